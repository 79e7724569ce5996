"""Films as people have them whose clocks do not run from zero on, and in other kinds of files.

Each maker writes a film whose frames carry their numbers from zero on, and returns when each begins, s from
the start of the file; None where the file says nothing that can be relied on.
"""

from collections.abc import Callable, Sequence
from fractions import Fraction
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

import av
import numpy as np

from tests.helpers.numbered_films import numbered

Times: TypeAlias = list[float]
Maker: TypeAlias = Callable[[Path, int, Random], Times | None]
BASE = Fraction(1, 90_000)
SIZE = (96, 32)
FAST = {"deadline": "realtime", "cpu-used": "8"}


def write(
    path: Path,
    times: Sequence[Fraction],
    codec: str = "libx264",
    *,
    form: str = "",
    first: int = 0,
    options: dict[str, str] | None = None,
    muxing: dict[str, str] | None = None,
    size: tuple[int, int] = SIZE,
    sound: bool = False,
    rate: Fraction = Fraction(30),
    pixels: str = "yuv420p",
) -> None:
    """Write frames, numbered from `first` on, at each of the times, s."""
    with av.open(str(path), "w", format=form or None, options=muxing or {}) as container:
        stream: Any = container.add_stream(codec, rate=rate)
        stream.width, stream.height, stream.pix_fmt = *size, pixels
        if codec in ("libx264", "libvpx", "libvpx-vp9"):
            stream.codec_context.time_base = BASE
        stream.options = options or {}
        heard: Any = container.add_stream("mp2", rate=48_000) if sound else None
        if heard is not None:
            silence = av.AudioFrame.from_ndarray(np.zeros((1, 1152), np.int16), format="s16", layout="mono")
            silence.rate, silence.pts, silence.time_base = 48_000, 0, Fraction(1, 48_000)
            heard.layout = "mono"
            container.mux([*heard.encode(silence), *heard.encode()])
        unit = stream.codec_context.time_base or 1 / rate
        for number, time_s in enumerate(times, first):
            frame = av.VideoFrame.from_ndarray(numbered(number, size), format="rgb24")
            frame.pts, frame.time_base = round(time_s / unit), unit
            container.mux(stream.encode(frame))
        container.mux(stream.encode())


def even(frames: int, start_s: Fraction = Fraction(0)) -> list[Fraction]:
    """Return times of 30 frames a second, from a start on."""
    return [start_s + Fraction(number, 30) for number in range(frames)]


def counted(frames: int) -> Times:
    """Return the times of frames that follow each other at 30 a second from the start of the file on."""
    return [number / 30 for number in range(frames)]


def _before_zero(path: Path, frames: int, draw: Random) -> Times | None:
    start_s = -Fraction(draw.randrange(1, 2 * frames), 30)
    write(path, even(frames, start_s), muxing={"avoid_negative_ts": "disabled"})
    return None


def _wrapped(path: Path, frames: int, draw: Random) -> Times:
    start_s = 2**33 * BASE - Fraction(draw.randrange(1, frames), 30)
    write(path, even(frames, start_s), options={"g": "12"}, muxing={"mpegts_copyts": "1"})
    return counted(frames)


def _joined(form: str, codec: str, jump_s: int) -> Maker:
    def make(path: Path, frames: int, draw: Random) -> Times:
        cut, part = draw.randrange(5, frames - 5), path.with_suffix(".part")
        options, content = {"g": "9"}, b""
        for first, last, start in ((0, cut, 100), (cut, frames, 100 + jump_s)):
            muxing = {"mpegts_copyts": "1"} if form == "mpegts" else {}
            times = even(last - first, Fraction(start))
            write(part, times, codec, form=form, first=first, options=options, muxing=muxing)
            content += part.read_bytes()
        path.write_bytes(content)
        return counted(frames)

    return make


def _plain(codec: str, options: dict[str, str] | None = None, **more: Any) -> Maker:
    def make(path: Path, frames: int, _draw: Random) -> Times:
        write(path, even(frames), codec, options=options, **more)
        return counted(frames)

    return make


def _sound_first(path: Path, frames: int, draw: Random) -> Times:
    start_s = Fraction(draw.randrange(3, 40), 30)
    write(path, even(frames, start_s), sound=True)
    return [float(start_s) + time_s for time_s in counted(frames)]


INTERLACED = {"flags": "+ildct+ilme", "x264-params": "tff=1"}
ODD: dict[str, Maker] = {
    "before zero.mkv": _before_zero,
    "clock wraps.mts": _wrapped,
    "joined back.ts": _joined("mpegts", "libx264", -50),
    "joined ahead.ts": _joined("mpegts", "libx264", 5000),
    "joined.mpg": _joined("mpeg", "mpeg2video", -50),
    "b frames.avi": _plain("libx264", {"bf": "3", "b-pyramid": "strict"}),
    "mpeg4 b frames.avi": _plain("mpeg4", {"bf": "2", "g": "12"}),
    "motion jpeg.avi": _plain("mjpeg", pixels="yuvj420p"),
    "program stream.mpg": _plain("mpeg2video", {"bf": "2", "g": "9"}, form="vob"),
    "first program stream.mpg": _plain("mpeg1video", {"g": "9"}, form="mpeg"),
    "interlaced.mts": _plain("libx264", INTERLACED | {"g": "15"}),
    "interlaced.mpg": _plain("mpeg2video", {"flags": "+ildct+ilme", "g": "9"}, form="mpeg"),
    "transport stream.ts": _plain("libx264", {"g": "10"}),
    "hidden frames.webm": _plain("libvpx", FAST | {"auto-alt-ref": "1", "lag-in-frames": "10", "g": "20"}),
    "hidden frames.mkv": _plain("libvpx-vp9", FAST | {"auto-alt-ref": "1", "lag-in-frames": "10", "g": "20"}),
    "sound first.mp4": _sound_first,
    "sound first.mkv": _sound_first,
    "flash.flv": _plain("flv", {"g": "10"}),
    "open groups.mp4": _plain("libx264", {"g": "12", "x264-params": "open-gop=1", "bf": "3"}),
}
"""Kinds of films by the names of their files."""
