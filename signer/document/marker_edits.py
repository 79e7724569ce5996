"""Changes of the markers of a sign.

A marker is identified by its number in order of time. An edit that moves it may change that number.
"""

from collections.abc import Callable
from dataclasses import replace

from signer.document.edits import Edit
from signer.document.sign import Sign
from signer.document.timing import LONGEST_S, stored
from signer.document.values import Marker, require_finite
from signer.phrases import phrase


def add_marker(time_s: float, text: str = "") -> Edit:
    """Put a marker at a time."""
    return Edit(phrase("Set marker"), lambda sign: _with(sign, (*sign.markers, Marker(_kept(time_s), text))))


def move_marker(index: int, time_s: float) -> Edit:
    """Move a marker to another time."""
    return _changed(phrase("Move marker"), index, lambda marker: replace(marker, time_s=_kept(time_s)))


def name_marker(index: int, text: str) -> Edit:
    """Write other words on a marker."""
    return _changed(phrase("Write marker"), index, lambda marker: replace(marker, text=text))


def remove_marker(index: int) -> Edit:
    """Take a marker away."""

    def change(sign: Sign) -> Sign:
        _marker(sign, index)
        return replace(sign, markers=(*sign.markers[:index], *sign.markers[index + 1 :]))

    return Edit(phrase("Delete marker"), change)


def _changed(label: str, index: int, change_marker: Callable[[Marker], Marker]) -> Edit:
    def change(sign: Sign) -> Sign:
        changed = change_marker(_marker(sign, index))
        return _with(sign, (*sign.markers[:index], changed, *sign.markers[index + 1 :]))

    return Edit(label, change)


def _marker(sign: Sign, index: int) -> Marker:
    if not 0 <= index < len(sign.markers):
        raise LookupError(f"no marker {index}; the sign has {len(sign.markers)}")
    return sign.markers[index]


def _with(sign: Sign, markers: tuple[Marker, ...]) -> Sign:
    return replace(sign, markers=tuple(sorted(markers, key=lambda marker: marker.time_s)))


def _kept(time_s: float) -> float:
    require_finite(time_s=time_s)
    return stored(min(max(0.0, time_s), LONGEST_S))
