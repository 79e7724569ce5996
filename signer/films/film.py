"""A film read exact to the frame: pictures upright, with their times from the first one on."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from body_model.arrays import Array
from signer.errors import FilmError
from signer.films import extra
from signer.lazy import lazily
from signer.printable import quoted

with lazily():
    import av

if TYPE_CHECKING:
    from types import TracebackType

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
        time_s: from when it is shown, counted from the film's first frame.
        pixels: (height, width, 3), upright.
    """

    time_s: float
    pixels: Pixels


class Film:
    """A film open for reading. Close it, or use it in a `with` statement.

    Attributes:
        path: the file.
        duration_s: length that the file states; 0 where it states none.
        ended_early: why reading frames ended before the end of the file; empty unless it did.
    """

    def __init__(self, path: Path) -> None:
        """Open a film and read its first frame.

        Raises:
            FilmError: the extra is missing, or the file is no film that can be read; the message says why.
        """
        extra.require()
        self.path: Final = path
        self.ended_early = ""
        _require_content(path)
        with self._refusing("is not a film that can be read, or it is damaged"):
            self._container: Any = av.open(
                os.path.abspath(path),
                options={"protocol_whitelist": "file", "format_whitelist": CONTAINERS},
                metadata_errors="replace",
            )
        try:
            self._stream: Any = self._picture_stream()
            self._running: Iterator[Any] = iter(())
            self._shown: Any = None
            self._next: Any = None
            first = self._first()
        except BaseException:
            self.close()
            raise
        self._first_s: Final[float] = first.time
        self._turns = round(first.rotation / 90.0) % 4
        self._shown = first
        self.duration_s: Final = self._stated_duration()

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of the upright picture, px, with square pixels."""
        width, height = self._square()
        return (height, width) if self._turns % 2 else (width, height)

    def frames(self, height: Callable[[], int] | None = None) -> Iterator[Frame]:
        """Yield all frames from the first one on, none higher than `height` says then, px.

        A damaged film ends with its last frame that can be read; `ended_early` then says why.
        """
        self._start_at(None)
        last_s = -np.inf
        try:
            for frame in self._running:
                time_s = self._time_s(frame)
                if time_s > last_s:
                    last_s = time_s
                    size = self._scaled(None if height is None else height())
                    yield Frame(time_s, self._pixels(frame, size))
        except av.FFmpegError as error:
            self.ended_early = f"ends early: {_reason(error)}"

    def at(self, time_s: float, height: int | None = None) -> Frame:
        """Return the frame shown at a time: the last one that begins by then, else the first.

        Raises:
            FilmError: the film is damaged there.
        """
        with self._refusing("cannot be read there; it is damaged"):
            if not self._is_ahead(time_s):
                self._start_at(time_s)
                self._shown, self._next = next(self._running, None), None
                if self._shown is None or self._time_s(self._shown) > time_s + SAME_TIME_S:
                    self._start_at(None)
                    self._shown = next(self._running)
            self._go_on_to(time_s)
        return Frame(max(0.0, self._time_s(self._shown)), self._pixels(self._shown, self._scaled(height)))

    def close(self) -> None:
        """Let go of the file."""
        self._container.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    # opening

    def _picture_stream(self) -> Any:
        """Return the stream of pictures; a cover of a piece of music is none."""
        found = [each for each in self._container.streams.video if not _is_cover(each)]
        if not found:
            what = "holds sound, and no pictures" if self._container.streams.audio else "holds no pictures"
            raise FilmError(f"{self.path.name}: {what}; choose a film")
        stream = found[0]
        if stream.codec_context is None or stream.codec_context.codec is None:
            raise FilmError(f"{self.path.name}: {_UNKNOWN_KIND}")
        if stream.codec_context.width * stream.codec_context.height > MOST_PIXELS:
            size = f"{stream.codec_context.width}x{stream.codec_context.height}"
            raise FilmError(f"{self.path.name}: frames of {size} are too large; make it smaller first")
        stream.thread_type = "AUTO"
        return stream

    def _first(self) -> Any:
        with self._refusing(_UNKNOWN_KIND, kinds=("DecoderNotFoundError", "PatchWelcomeError")):
            self._start_at(None)
            first = next((frame for frame in self._running if frame.time is not None), None)
        if first is None:
            raise FilmError(f"{self.path.name}: no frame of it can be read; it is damaged or not whole")
        return first

    def _stated_duration(self) -> float:
        if self._stream.duration is not None and self._stream.time_base is not None:
            return float(self._stream.duration * self._stream.time_base)
        return 0.0 if self._container.duration is None else self._container.duration / av.time_base

    @contextlib.contextmanager
    def _refusing(self, words: str, kinds: tuple[str, ...] = ()) -> Iterator[None]:
        """Turn what the library raises into a FilmError; other words than `words` for other kinds."""
        try:
            yield
        except (av.FFmpegError, ValueError, LookupError, StopIteration) as error:
            if kinds and type(error).__name__ not in kinds:
                words = "cannot be read; it is damaged or not whole"
            raise FilmError(f"{self.path.name}: {words}") from error

    # reading

    def _start_at(self, time_s: float | None) -> None:
        """Decode from the last whole picture at or before a time on; None for the beginning."""
        if time_s is None:
            self._container.seek(0)
        else:
            ticks = int((time_s + self._first_s) / self._stream.time_base)
            self._container.seek(ticks, stream=self._stream, backward=True, any_frame=False)
        self._running, self._shown, self._next = self._container.decode(self._stream), None, None

    def _is_ahead(self, time_s: float) -> bool:
        """Return whether a time is reached soon by decoding on from the frame that is shown."""
        return self._shown is not None and -SAME_TIME_S <= time_s - self._time_s(self._shown) < _DECODE_ON_S

    def _go_on_to(self, time_s: float) -> None:
        """Decode on until the frame after the shown one begins later."""
        while True:
            if self._next is None:
                self._next = next(self._running, None)
            if self._next is None or self._time_s(self._next) > time_s + SAME_TIME_S:
                return
            self._shown, self._next = self._next, None

    def _time_s(self, frame: Any) -> float:
        return -np.inf if frame.time is None else float(frame.time) - self._first_s

    # pictures

    def _square(self) -> tuple[int, int]:
        """Width and height of the picture as it lies in the file, px, its pixels made square."""
        context = self._stream.codec_context
        ratio = self._stream.sample_aspect_ratio or 1
        return max(1, round(context.width * ratio)), int(context.height)

    def _scaled(self, height: int | None) -> tuple[int, int]:
        """Width and height in the file that give an upright picture no higher than `height`, px."""
        width, tall = self._square()
        most = self.size[1]
        share = 1.0 if height is None or most <= height else height / most
        return max(1, round(width * share)), max(1, round(tall * share))

    def _pixels(self, frame: Any, size: tuple[int, int]) -> Pixels:
        flat = frame.reformat(width=size[0], height=size[1], format="rgb24").to_ndarray()
        return np.ascontiguousarray(np.rot90(flat, self._turns))


_DECODE_ON_S: Final = 0.5
"""s. Nearer than this, decoding on is quicker than looking for a whole picture anew."""
_UNKNOWN_KIND: Final = (
    "its pictures are of a kind that cannot be read here; turn it into WebM or MP4 (H.264) elsewhere"
)


def _require_content(path: Path) -> None:
    """Raise FilmError for what is no file with something in it."""
    try:
        if path.is_dir():
            raise FilmError(f"{path.name}: is a folder; choose a film")
        with open(path, "rb") as file:
            if not file.read(1):
                raise FilmError(f"{path.name}: is empty; choose another film")
    except FileNotFoundError as error:
        raise FilmError(f"{path.name}: is not in {quoted(str(path.parent))}; show where it is now") from error
    except (OSError, ValueError) as error:
        words = getattr(error, "strerror", None) or str(error)
        raise FilmError(f"{path.name}: cannot be read: {words}") from error


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
