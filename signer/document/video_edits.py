"""Changes of the film beside a sign: which one, where its moments are, what of it is looked at."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from signer.document.edits import Edit
from signer.document.sign import Sign
from signer.document.timing import LONGEST_S, stored
from signer.document.values import require_finite
from signer.document.video import LEAST_APART_S, Pin, Video, with_pin
from signer.phrases import phrase

LONGEST_FILM_S: Final = 100_000.0
"""Latest moment of a film, s: more than a day."""


def set_video(video: Video | None) -> Edit:
    """Put a film beside the sign in the place of the one there, or take that away."""
    return Edit(
        phrase("Take the film away") if video is None else phrase("Set film"),
        lambda sign: replace(sign, video=video),
    )


def move_video(path: str, digest: str = "") -> Edit:
    """Say where the film is now; its pins stay."""
    return _changed(
        phrase("Find film"), lambda video: replace(video, path=path, digest=digest or video.digest)
    )


def pin_video(film_s: float, sign_s: float) -> Edit:
    """Pin a moment of the film to a moment of the sign; pins that contradict it go."""

    def change(video: Video) -> Video:
        require_finite(film_s=film_s, sign_s=sign_s)
        pin = Pin(_in_film(film_s), stored(min(max(0.0, sign_s), LONGEST_S)))
        return replace(video, pins=with_pin(video.pins, pin))

    return _changed(phrase("Pin film"), change)


def move_pin(index: int, sign_s: float) -> Edit:
    """Let a pinned moment of the film belong to another moment of the sign, between its neighbours."""

    def change(video: Video) -> Video:
        require_finite(sign_s=sign_s)
        pin = _pin(video, index)
        before, after = video.pins[:index], video.pins[index + 1 :]
        first = before[-1].sign_s + LEAST_APART_S if before else 0.0
        last = after[0].sign_s - LEAST_APART_S if after else LONGEST_S
        moved = Pin(pin.film_s, stored(max(first, min(sign_s, last))))
        return replace(video, pins=(*before, moved, *after))

    return _changed(phrase("Move pin"), change)


def unpin_video(index: int) -> Edit:
    """Take a pin away; with the last one its pace and place stay."""

    def change(video: Video) -> Video:
        _pin(video, index)
        pins = (*video.pins[:index], *video.pins[index + 1 :])
        offset_s = video.offset_s if pins else stored(video.film_time(0.0))
        return replace(video, pins=pins, offset_s=offset_s)

    return _changed(phrase("Take pin out"), change)


def trim_video(start_s: float | None, end_s: float | None = None) -> Edit:
    """Look at a part of the film only, in its own time, s; without a start at all of it."""

    def change(video: Video) -> Video:
        if start_s is None or end_s is None:
            return replace(video, trim_s=None)
        require_finite(start_s=start_s, end_s=end_s)
        first, last = sorted((_in_film(max(0.0, start_s)), _in_film(max(0.0, end_s))))
        return replace(video, trim_s=(first, last) if last - first >= LEAST_APART_S else None)

    return _changed(phrase("Trim film"), change)


def _changed(label: str, change: Callable[[Video], Video]) -> Edit:
    def changed(sign: Sign) -> Sign:
        if sign.video is None:
            raise LookupError("there is no film beside the sign")
        return replace(sign, video=change(sign.video))

    return Edit(label, changed)


def _pin(video: Video, index: int) -> Pin:
    if not 0 <= index < len(video.pins):
        raise LookupError(f"no pin {index}; the film has {len(video.pins)}")
    return video.pins[index]


def _in_film(time_s: float) -> float:
    return stored(min(max(-LONGEST_FILM_S, time_s), LONGEST_FILM_S))
