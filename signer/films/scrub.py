"""The scrub copy of a film: every frame a small JPEG with its time, in the user's cache.

A copy is a folder: `frames` has the JPEGs one after the other, `times` a record for each, `film.json` what
the film is. It grows while it is made and can be read meanwhile; `film.json` is written last.
"""

from __future__ import annotations

import contextlib
import errno
import hashlib
import json
import os
import shutil
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from signer import atomic
from signer.errors import FilmError
from signer.films.clock import USUAL_S
from signer.films.film import Film, frame_index
from signer.lazy import lazily
from signer.phrases import phrase

with lazily():
    from PIL import Image

if TYPE_CHECKING:
    from body_model.arrays import Array

HEIGHT_PX: Final = 540
"""Frames of a copy are no higher: a JPEG of this size is shown within 5 ms."""
QUALITY: Final = 85
LIMIT_BYTES: Final = 2_000_000_000
"""All copies together take no more; those used longest ago go first."""
COPY_BYTES: Final = 1_500_000_000
"""One copy takes no more: about half an hour at full height; longer films have smaller frames."""
LEAST_HEIGHT_PX: Final = 90
"""Frames of a copy are no smaller; the film itself is shown where somebody looks closely."""
SIZE_BY_HEIGHT: Final = 1.25
"""A JPEG grows at least with its height to this power: 1.2 to 1.4 for drawn figures, more with noise."""
SMOOTH_FRAMES: Final = 24
"""So many frames say how large the next ones are."""
SPARED: Final = 0.95
"""Share of the room that is planned; the rest is for frames that are larger than those before."""
DIGESTED_BYTES: Final = 1 << 20
"""So much of its beginning says which film it is."""
ABANDONED_S: Final = 3600.0
"""s. A half-made copy that did not grow for so long belongs to a process that was ended."""
LONG_STILL_S: Final = 1.0
"""s. A last frame that would be shown for longer is said to be the last that is there."""
MENDED: Final = "its clock does not run on; where it does not, times are counted from frame to frame"
RECORD: Final = np.dtype([("time_s", "<f8"), ("end", "<u8")])
"""Of each frame: when it begins, and where its JPEG ends in `frames`."""
FORMAT: Final = 2
"""Version of the folder's content; copies of another one are made anew."""


class Shown(NamedTuple):
    """A frame of a copy: its number, when it begins, s, and its JPEG."""

    number: int
    time_s: float
    jpeg: bytes


@dataclass(frozen=True, slots=True)
class FilmFacts:
    """Facts about a film whose copy is complete.

    Attributes:
        duration_s: until when its last frame is shown.
        size: width and height of the upright film, px.
        frames: number of frames.
        warning: why it ended before the end of its file; empty unless it did.
    """

    duration_s: float
    size: tuple[int, int]
    frames: int
    warning: str = ""


def digest_of(path: Path) -> str:
    """Return the SHA-256 of the first MiB of a file, by which a film is recognised. OSError where unread."""
    with open(path, "rb") as file:
        return hashlib.sha256(file.read(DIGESTED_BYTES)).hexdigest()


def key_of(path: Path) -> str:
    """Return the name of a film's copy: the same as long as its file has the same content. OSError."""
    found = path.stat()
    told = f"{FORMAT} {HEIGHT_PX} {digest_of(path)} {found.st_size} {found.st_mtime_ns}"
    return hashlib.sha256(told.encode()).hexdigest()[:32]


class ScrubCopy(contextlib.AbstractContextManager["ScrubCopy"]):
    """A copy open for reading, complete or still growing. Close it, or use it in a `with` statement."""

    def __init__(self, folder: Path) -> None:
        """Open the copy in a folder. OSError when there is none that can be read, or it is damaged."""
        self._folder = folder
        self._times = open(folder / "times", "rb")  # noqa: SIM115  open as long as the copy is
        try:
            self._frames = open(folder / "frames", "rb")  # noqa: SIM115
        except OSError:
            self._times.close()
            raise
        self._records = np.zeros(0, RECORD)
        self.facts: FilmFacts | None = None
        """Facts about the whole film; None while the copy grows."""
        self.refresh()
        if self.facts is not None and not self._is_whole():
            self.close()
            raise OSError(errno.EIO, "the copy is damaged", str(folder))

    def _is_whole(self) -> bool:
        """Return whether all frames are there, in order of time."""
        ends, size = self._records["end"], os.fstat(self._frames.fileno()).st_size
        return (
            self.facts is not None
            and len(self._records) == self.facts.frames > 0
            and int(ends[-1]) == size
            and bool((np.diff(ends.astype(np.int64)) > 0).all())
            and bool((np.diff(self.times_s) > 0.0).all())
        )

    @property
    def times_s(self) -> Array:
        """(frames,) when each frame that is there begins, ascending."""
        return np.asarray(self._records["time_s"], np.float64)

    def refresh(self) -> None:
        """Take in what was added meanwhile."""
        if self.facts is None:
            facts = read_facts(self._folder)
            self._times.seek(0)
            written = self._times.read()
            self._records = np.frombuffer(
                written[: len(written) // RECORD.itemsize * RECORD.itemsize], RECORD
            )
            self.facts = facts

    def at(self, time_s: float) -> Shown | None:
        """Return the frame shown at a time; while the copy grows the nearest that is there, else None."""
        if not len(self._records):
            return None
        number = frame_index(self._records["time_s"], time_s)
        begin = int(self._records["end"][number - 1]) if number else 0
        self._frames.seek(begin)
        jpeg = self._frames.read(int(self._records["end"][number]) - begin)
        return Shown(number, float(self._records["time_s"][number]), jpeg)

    def is_exact(self, time_s: float) -> bool:
        """Return whether the frame shown at a time is among those that are there."""
        later = len(self._records) and time_s + SEEN_S < float(self._records["time_s"][-1])
        return self.facts is not None or bool(later)

    def close(self) -> None:
        """Let go of its files."""
        self._times.close()
        self._frames.close()

    def __exit__(self, *_: object) -> None:
        self.close()


SEEN_S: Final = 1e-3
"""s. While a copy grows, its last frame may be followed by another one from so much later on."""


def read_facts(folder: Path) -> FilmFacts | None:
    """Return what is known of the film of a complete copy; None where there is none."""
    with contextlib.suppress(OSError, ValueError, TypeError, KeyError, OverflowError):
        told = json.loads((folder / "film.json").read_text())
        width, height = map(int, told["size"])
        return FilmFacts(
            float(told["duration_s"]), (width, height), int(told["frames"]), str(told["warning"])
        )
    return None


def write_copy(path: Path, folder: Path, progress: Callable[[float], None], limit: int = COPY_BYTES) -> None:
    """Write the copy of a film into a folder that is made for it.

    Args:
        path: the film.
        folder: where to; it does not exist yet.
        progress: told the share done, 0 to 1, after every frame; what it raises ends the work.
        limit: bytes that the copy may take.

    Raises:
        FilmError: the film cannot be read, was changed meanwhile, or is too long even for the smallest
            frames; the disk is full.
    """
    with Film(path) as film:
        before = _state(path)
        folder.mkdir(parents=True)
        room, times = Room(film.duration_s, limit, min(HEIGHT_PX, film.size[1])), [0.0]
        try:
            with (
                open(folder / "frames", "wb") as frames,
                open(folder / "times", "wb", buffering=0) as records,
            ):
                for frame in film.frames(lambda: room.height_px):
                    Image.fromarray(frame.pixels).save(frames, "JPEG", quality=QUALITY)
                    frames.flush()
                    times = [*times[-1:], frame.time_s]
                    room.take(frame.time_s, frames.tell())
                    records.write(np.array([(frame.time_s, room.written)], RECORD).tobytes())
                    if room.written > limit:
                        raise FilmError.of(
                            path.name, phrase("is too long; cut out the part to be written first")
                        )
                    progress(min(1.0, frame.time_s / film.duration_s) if film.duration_s > 0 else 0.0)
                count = os.path.getsize(folder / "times") // RECORD.itemsize
        except OSError as error:
            raise FilmError.of(
                path.name, phrase("not copied: {refusal}", refusal=atomic.refusal(error, folder / "frames"))
            ) from error
        if _state(path) != before:
            raise FilmError.of(path.name, phrase("was changed while it was read; open it again"))
        last_s = times[-1] - times[0] if len(times) > 1 and times[-1] > times[0] else USUAL_S
        # A file may state less than its last frame needs, and more where it is cut off, or its clock jumps.
        is_stated = not film.ended_early and not film.is_mended and film.duration_s > times[-1]
        end_s = film.duration_s if is_stated else times[-1] + last_s
        facts = FilmFacts(end_s, film.size, count, _warning(film, times[-1]))
        atomic.write(folder / "film.json", json.dumps(asdict(facts)).encode(), keep_backup=False)


def _warning(film: Film, last_s: float) -> str:
    """Return what a viewer of a film should know of it; empty where all is well."""
    told = [film.ended_early] if film.ended_early else []
    if film.damaged:
        told.append(f"{film.damaged} of its packets are damaged and left out")
    if film.is_mended:
        told.append(MENDED)
    elif not told and film.duration_s - last_s > LONG_STILL_S:
        told.append(
            f"its last frame is at {last_s:.2f} s of {film.duration_s:.2f} s; what follows is missing"
        )
    return "; ".join(told)


class Room:
    """Room of a copy in bytes, and how high its frames may be so that all of them find a place in it.

    A film of usual length keeps the full height; a long one gets smaller frames from near its beginning on.

    Attributes:
        height_px: of the next frame.
        written: bytes so far.
    """

    def __init__(self, duration_s: float, limit: int, height_px: int) -> None:
        self._duration_s, self._limit = duration_s, limit
        self.height_px, self.written = height_px, 0
        self._frames, self._recent = 0, 0.0

    def take(self, time_s: float, written: int) -> None:
        """Note that a frame at a time, s, ended at so many bytes, and set the height of the next one."""
        size, self.written = written - self.written, written
        self._recent = size if not self._frames else self._recent + (size - self._recent) / SMOOTH_FRAMES
        self._frames += 1
        if self._frames < SMOOTH_FRAMES:
            return
        # A film that states no length may go on for as long as it has lasted.
        ahead_s = max(self._duration_s - time_s, 0.0) if self._duration_s > 0 else time_s
        ahead = max(1.0, ahead_s * self._frames / max(time_s, 1e-3))
        share = (SPARED * self._limit - written) / ahead / max(self._recent, 1.0)
        if share < 1.0:
            smaller = self.height_px * max(share, 0.25) ** (1.0 / SIZE_BY_HEIGHT)
            self.height_px = max(min(LEAST_HEIGHT_PX, self.height_px), int(smaller))
            self._recent *= max(share, 0.25)


def _state(path: Path) -> tuple[int, int]:
    found = path.stat()
    return found.st_size, found.st_mtime_ns


def keep_within(folder: Path, limit: int = LIMIT_BYTES, needed: str = "") -> None:
    """Delete copies used longest ago until all take no more than `limit` bytes, and abandoned halves.

    The copy named `needed` stays. What the disk refuses is left for the next time.
    """
    found = []
    with contextlib.suppress(OSError), os.scandir(folder) as items:
        for item in items:
            with contextlib.suppress(OSError):
                used = (folder / item.name / "times").stat().st_mtime
                if ".part" in item.name:
                    if time.time() - used > ABANDONED_S:
                        shutil.rmtree(item.path, ignore_errors=True)
                else:
                    size = sum(each.stat().st_size for each in os.scandir(item.path))
                    found.append((item.name == needed, used, size, item.path))
    total = sum(size for _, _, size, _ in found)
    for is_needed, _, size, path in sorted(found):
        if total > limit and not is_needed:
            shutil.rmtree(path, ignore_errors=True)
            total -= size


def mark_used(folder: Path) -> None:
    """Note that a copy was used now."""
    with contextlib.suppress(OSError):
        os.utime(folder / "times")
