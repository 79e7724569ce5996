"""Film beside a sign: which file it is, and when its moments are in the sign."""

import os
from bisect import bisect_right
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from signer.addresses import is_address
from signer.document.values import Extra

MOST_PINS: Final = 100
LEAST_APART_S: Final = 0.001
"""Two pins are at least this far apart in both times, s."""


class Pin(NamedTuple):
    """A moment of the film that is a moment of the sign, s."""

    film_s: float
    sign_s: float


@dataclass(frozen=True, slots=True)
class Video:
    """A film beside what is written from it; it is shown, and never part of the figure.

    Between two pins times go linearly, outside them as fast as in the film.

    Attributes:
        path: its file: in a file of ours relative to that, in the window absolute.
        digest: SHA-256 of the film's first MiB, by which a film that was moved is recognised; may be empty.
        offset_s: time in the film at which the sign begins, where nothing is pinned.
        pins: moments that belong together, in order of both times.
        trim_s: from when to when the film is looked at, in its own time; None for all of it.
        extra: fields that only a newer program knows.
    """

    path: str
    digest: str = ""
    offset_s: float = 0.0
    pins: tuple[Pin, ...] = ()
    trim_s: tuple[float, float] | None = None
    extra: Extra = ()

    def film_time(self, sign_s: float) -> float:
        """Return the moment of the film, s, at a moment of the sign; it may lie outside the film."""
        if not self.pins:
            return sign_s + self.offset_s
        return _carried(sign_s, [(pin.sign_s, pin.film_s) for pin in self.pins])

    def sign_time(self, film_s: float) -> float:
        """Return the moment of the sign, s, at a moment of the film; it may lie before the sign begins."""
        if not self.pins:
            return film_s - self.offset_s
        return _carried(film_s, [(pin.film_s, pin.sign_s) for pin in self.pins])


def _carried(time_s: float, pairs: list[tuple[float, float]]) -> float:
    """Carry a time over by pairs of times: linearly between two, at the same pace outside them."""
    after = bisect_right([own for own, _ in pairs], time_s)
    if after in (0, len(pairs)):
        own, other = pairs[min(after, len(pairs) - 1)]
        return other + time_s - own
    (own, other), (next_own, next_other) = pairs[after - 1], pairs[after]
    return other + (time_s - own) / (next_own - own) * (next_other - other)


def placed(video: Video, folder: str | None, *, absolute: bool) -> Video:
    """Return a film with its path relative to the folder of our file, with /, or absolute.

    Where one path cannot be told from the other, as between two drives, it stays; so does an address.
    """
    if not video.path or folder is None or (is_address(video.path) and not is_address(folder)):
        return video
    try:
        if absolute:
            path = os.path.normpath(os.path.join(folder, video.path))
        else:
            path = os.path.relpath(video.path, folder).replace(os.sep, "/")
    except ValueError:
        return video
    return replace(video, path=path)


def with_pin(pins: tuple[Pin, ...], pin: Pin) -> tuple[Pin, ...]:
    """Return pins with one more; those that it contradicts, or stand in its place, go."""
    kept = [
        each
        for each in pins
        if (each.film_s <= pin.film_s - LEAST_APART_S and each.sign_s <= pin.sign_s - LEAST_APART_S)
        or (each.film_s >= pin.film_s + LEAST_APART_S and each.sign_s >= pin.sign_s + LEAST_APART_S)
    ]
    return tuple(sorted([*kept, pin]))[:MOST_PINS]
