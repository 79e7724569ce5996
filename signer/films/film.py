"""A film read exact to the frame: all pictures in order, upright, with their times from its start on."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable, Iterator
from heapq import heappop, heappush
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from body_model.arrays import Array
from signer.errors import FilmError
from signer.films import extra, pictures
from signer.films.clock import LEAP_S, Clock
from signer.films.plain_file import require_plain
from signer.lazy import lazily
from signer.phrases import phrase

with lazily():
    import av

Pixels = NDArray[np.uint8]
"""(height, width, 3) red, green, blue of each pixel, 0 to 255."""

SAME_TIME_S: Final = 6e-4
"""s. A frame is shown from so much before its time on: WebM rounds times to milliseconds, signs finer."""
MOST_PIXELS: Final = 8192 * 4608
"""Larger frames would not fit into the memory of a small machine several at a time."""
CONTAINERS: Final = "mov,matroska,avi,mpegts,mpeg,ogg,flv,asf,gif,mp3,wav,flac,aac"
"""Kinds of files that are opened. Play lists are not among them: they would fetch other files."""


class Frame(NamedTuple):
    """One frame of a film.

    Attributes:
        time_s: from when it is shown, counted from the film's start.
        pixels: (height, width, 3), upright.
    """

    time_s: float
    pixels: Pixels


class Film(contextlib.AbstractContextManager["Film"]):
    """A film open for reading. Close it, or use it in a `with` statement.

    Frames are those that decoding from the first packet to the last gives, in that order; where a film's own
    clock runs on all the way, a frame is also found by a jump, and else by reading from the start.

    Attributes:
        path: the file.
        duration_s: length that the file states, from its start; 0 where it states none.
        size: width and height of the upright picture, px, with square pixels.
        ended_early: why reading frames ended before the end of the file; empty unless it did.
        damaged: number of packets that were left out, as they could not be read.
    """

    def __init__(self, path: Path) -> None:
        """Open a film and read its first frame.

        Raises:
            FilmError: the extra is missing, or the file is no film that can be read; the message says why.
        """
        extra.require()
        self.path: Final = path
        self.ended_early = ""
        self.damaged = 0
        self._is_at_first = True
        require_plain(path)
        self._open()
        try:
            first = self._first()
        except BaseException:
            self.close()
            raise
        self._turns = round(first.picture.rotation / 90.0) % 4
        ratio = self._stream.sample_aspect_ratio or 1  # a stream must not be asked once its file is closed
        self._square: Final = max(1, round(first.picture.width * ratio)), first.picture.height
        """Width and height of the picture as it lies in the file, px, its pixels made square."""
        self.size: Final = self._square[::-1] if self._turns % 2 else self._square
        self._lead_s: Final = self._start_before()
        self._shown: _Timed = first
        self._seekable: frozenset[int] | bool | None = None
        self.duration_s: Final = self._stated_duration()

    @property
    def is_mended(self) -> bool:
        """Return whether times of frames so far were counted on where the film's clock does not run on."""
        return self._clock.is_mended

    def frames(self, height: Callable[[], int] | None = None) -> Iterator[Frame]:
        """Yield all frames from the first one on, none higher than `height` says then, px.

        A film that cannot be read any further ends there; `ended_early` then says why.
        """
        if not self._is_at_first:
            self._begin()
        timed: _Timed | None = self._shown
        self._is_at_first = False
        try:
            while timed is not None:
                self._shown = timed
                size = self._scaled(None if height is None else height())
                yield Frame(self._lead_s + timed.time_s, self._pixels(timed.picture, size))
                timed = next(self._running, None)
        except av.FFmpegError as error:
            self.ended_early = f"ends early: {_reason(error)}"

    def at(self, time_s: float, height: int | None = None) -> Frame:
        """Return the frame shown at a time: the last one that begins by then, else the first.

        Raises:
            FilmError: the film is damaged there.
        """
        wanted_s = time_s - self._lead_s
        with self._refusing("cannot be read there; it is damaged"):
            ahead_s = wanted_s - self._shown.time_s
            is_near = -SAME_TIME_S <= ahead_s < _DECODE_ON_S
            if not is_near and not self._jump(wanted_s) and (ahead_s < -SAME_TIME_S or self._has_jumped):
                self._begin()
            self._is_at_first = False
            try:
                self._go_on_to(wanted_s)
            except LookupError:  # the jump led to what reading from the start does not give
                self._seekable = False
                self._begin()
                self._is_at_first = False
                self._go_on_to(wanted_s)
        return Frame(
            self._lead_s + self._shown.time_s, self._pixels(self._shown.picture, self._scaled(height))
        )

    def close(self) -> None:
        """Let go of the file."""
        self._container.close()

    def __exit__(self, *_: object) -> None:
        self.close()

    # opening

    def _open(self) -> None:
        """Open the file at its beginning."""
        self._container: Any = self._opened()
        try:
            self._stream: Any = self._picture_stream(self._container)
        except BaseException:
            self.close()
            raise
        names = set(self._container.format.name.split(","))
        rate = self._stream.average_rate or self._stream.guessed_rate
        self._is_avi, self._is_indexed = "avi" in names, "mov" in names
        self._leaps = bool(names & {"mpegts", "mpeg"})
        self._clock = Clock(float(1 / rate) if rate else 0.0, leaps=self._leaps)
        self._running: Iterator[_Timed] = self._read_through()
        self._next: _Timed | None = None
        self._is_at_first = True
        self._has_jumped = False

    def _opened(self) -> Any:
        with self._refusing("is not a film that can be read, or it is damaged"):
            return av.open(
                os.path.abspath(self.path),
                options={"protocol_whitelist": "file", "format_whitelist": CONTAINERS},
                metadata_errors="replace",
            )

    def _picture_stream(self, container: Any) -> Any:
        """Return the stream of pictures; a cover of a piece of music is none."""
        found = [each for each in container.streams.video if not _is_cover(each)]
        if not found:
            what = (
                phrase("holds sound, and no pictures")
                if container.streams.audio
                else phrase("holds no pictures")
            )
            raise FilmError.of(self.path.name, phrase("{what}; choose a film", what=what))
        stream = found[0]
        if stream.codec_context is None or stream.codec_context.codec is None:
            raise FilmError.of(self.path.name, _UNKNOWN_KIND)
        if stream.codec_context.width * stream.codec_context.height > MOST_PIXELS:
            size = phrase(
                "{width}x{height}", width=stream.codec_context.width, height=stream.codec_context.height
            )
            raise FilmError.of(
                self.path.name, phrase("frames of {size} are too large; make it smaller first", size=size)
            )
        stream.thread_type = "AUTO"
        return stream

    def _first(self) -> _Timed:
        with self._refusing(_UNKNOWN_KIND, kinds=("DecoderNotFoundError", "PatchWelcomeError")):
            first = next(self._running, None)
        if first is None:
            raise FilmError.of(
                self.path.name, phrase("no frame of it can be read; it is damaged or not whole")
            )
        return first

    def _start_before(self) -> float:
        """Return how long after the start of the file its first picture begins, s; 0 within half a frame.

        The file starts with what begins first in it, such as the sound: from there other programs count.
        """
        start = self._container.start_time
        if start is None or self._told_first_s is None:
            return 0.0
        lead_s = self._told_first_s - start / av.time_base
        return lead_s if lead_s > self._clock.step_s / 2 else 0.0

    def _stated_duration(self) -> float:
        if self._stream.duration is not None and self._stream.time_base is not None:
            return self._lead_s + float(self._stream.duration * self._stream.time_base)
        return 0.0 if self._container.duration is None else self._container.duration / av.time_base

    @contextlib.contextmanager
    def _refusing(self, words: str, kinds: tuple[str, ...] = ()) -> Iterator[None]:
        """Turn what the library raises into a FilmError; other words than `words` for other kinds."""
        try:
            yield
        except (av.FFmpegError, ValueError, LookupError, StopIteration) as error:
            if kinds and type(error).__name__ not in kinds:
                words = phrase("cannot be read; it is damaged or not whole")
            raise FilmError.of(self.path.name, words) from error

    # reading

    def _begin(self) -> None:
        """Read from the start again."""
        self.close()
        self._open()
        self._shown = self._first()

    def _decoded(self) -> Iterator[tuple[Any, float | None]]:
        """Yield pictures in the order in which they are shown, each with the time that the film tells, s.

        AVI tells times in the order of its packets alone: so the first picture has the first of them.
        """
        told: list[int] = []
        for packet in self._container.demux(self._stream):
            if packet.dts is not None and packet.size:
                heappush(told, packet.dts)
            try:
                found = packet.decode()
            except av.error.InvalidDataError:
                self.damaged += 1
                continue
            for picture in found:
                if not self._is_avi:
                    yield picture, picture.time
                else:
                    yield picture, float(heappop(told) * self._stream.time_base) if told else None

    def _read_through(self) -> Iterator[_Timed]:
        for number, (picture, told_s) in enumerate(self._decoded()):
            if not number:
                self._told_first_s: float | None = told_s
            yield _Timed(self._clock.time_s(told_s), picture)

    def _read_from_key(self) -> Iterator[_Timed]:
        """Yield frames after a jump, from a whole picture on; LookupError for one that is not known."""
        known, keys = self._seekable, 0
        for picture, told_s in self._decoded():
            keys += bool(picture.key_frame)
            if keys > self._leaps:  # a jump into a stream may lead into the middle of its first picture
                if told_s is None or (isinstance(known, frozenset) and picture.pts not in known):
                    raise LookupError("a frame that is not known")
                yield _Timed(told_s - (self._told_first_s or 0.0), picture)

    def _jump(self, time_s: float) -> bool:
        """Go to a whole picture at or before a time; False where only reading from the start is sure."""
        if self._clock.is_mended or time_s <= _DECODE_ON_S:
            return False
        if self._seekable is None:
            self._seekable = self._is_indexed or self._steady_packets()
        if not self._seekable:
            return False
        for earlier_s in (2.0, 10.0) if self._leaps else (0.0, 2.0, 10.0):
            ticks = int((time_s - earlier_s + (self._told_first_s or 0.0)) / self._stream.time_base)
            self._has_jumped = True
            with contextlib.suppress(av.FFmpegError, LookupError):
                self._container.seek(ticks, stream=self._stream, backward=True, any_frame=False)
                self._running, self._next = self._read_from_key(), None
                found = next(self._running, None)
                if found is not None and found.time_s <= time_s + SAME_TIME_S:
                    self._shown = found
                    return True
        self._seekable = False
        return False

    def _steady_packets(self) -> frozenset[int]:
        """Return the times of all packets of pictures, in ticks; none where their clock does not run on.

        The packets are read, and not decoded.
        """
        found, before = set[int](), None
        container = self._opened()
        try:
            stream = self._picture_stream(container)
            leap = LEAP_S / float(stream.time_base) if self._leaps else np.inf
            for packet in container.demux(stream):
                if not packet.size:
                    continue
                if packet.pts is None or packet.pts in found or (self._is_avi and packet.pts != packet.dts):
                    return frozenset()
                if packet.dts is not None:
                    if before is not None and not 0 <= packet.dts - before <= leap:
                        return frozenset()
                    before = packet.dts
                found.add(packet.pts)
        finally:
            container.close()
        return frozenset(found)

    def _go_on_to(self, time_s: float) -> None:
        """Decode on until the frame after the shown one begins later."""
        while True:
            if self._next is None:
                self._next = next(self._running, None)
            if self._next is None or self._next.time_s > time_s + SAME_TIME_S:
                return
            self._shown, self._next = self._next, None

    # pictures

    def _scaled(self, height: int | None) -> tuple[int, int]:
        """Width and height in the file that give an upright picture no higher than `height`, px."""
        width, tall = self._square
        most = self.size[1]
        share = 1.0 if height is None or most <= height else height / most
        return max(1, round(width * share)), max(1, round(tall * share))

    def _pixels(self, picture: Any, size: tuple[int, int]) -> Pixels:
        return np.ascontiguousarray(np.rot90(pictures.rgb(picture, size), self._turns))


class _Timed(NamedTuple):
    """A decoded picture, and when it begins, s from the first one."""

    time_s: float
    picture: Any


_DECODE_ON_S: Final = 0.5
"""s. Nearer than this, decoding on is quicker than looking for a whole picture anew."""
_UNKNOWN_KIND: Final = phrase(
    "its pictures are of a kind that cannot be read here; turn it into WebM or MP4 (H.264) elsewhere"
)


def _is_cover(stream: Any) -> bool:
    return bool(stream.disposition & av.stream.Disposition.attached_pic)


def _reason(error: Exception) -> str:
    return str(getattr(error, "strerror", None) or error)


def frame_index(times_s: Array, time_s: float) -> int:
    """Return the number of the frame shown at a time: the last that begins by then, else the first.

    Args:
        times_s: (frames,) when each begins, ascending; at least one.
        time_s: the moment, on the same clock.
    """
    return max(0, int(np.searchsorted(times_s, time_s + SAME_TIME_S, side="right")) - 1)
