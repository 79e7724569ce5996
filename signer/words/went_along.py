"""Plain words for the status line on side effects of a change of a hand."""

from __future__ import annotations

from math import acos, degrees, remainder, tau
from typing import TYPE_CHECKING, Final

from body_model.plain_types import Side
from handshapes.catalogue import find_articulator
from signer.document.tracks.hand import Key
from signer.document.values import GlobalOrientation, Orientation
from signer.kinematics.limits import WRIST
from signer.words import facing, wording

if TYPE_CHECKING:
    from signer.document.values import HandRole
    from signer.motion.pose import Pose

TURNED_DEG: Final = 15.0
"""A palm or fingers that were turned less than this are as they were."""
RAISED_DEG: Final = 10.0
BENT_DEG: Final = 2.0


def after_pointing(what: str, role: HandRole, before: Pose, after: Pose) -> str:
    """Describe what pointing palm or fingers (`what`: "palm", "fingers") changed besides; else empty."""
    was, now = facing.facing(before, role), facing.facing(after, role)
    told: list[str] = []
    for name, old, new in (("palm", was.palm, now.palm), ("fingers", was.fingers, now.fingers)):
        turned = degrees(acos(min(1.0, max(-1.0, sum(a * b for a, b in zip(old, new, strict=True))))))
        if name != what and turned > TURNED_DEG:
            told.append(f"the {name} turned by {turned:.0f}°, to {facing.nearest(new)[0]}")
    rise = degrees(remainder(after.hands[role].elbow_height_rad - before.hands[role].elbow_height_rad, tau))
    if abs(rise) > RAISED_DEG:
        told.append(f"the elbow {'rose' if rise > 0.0 else 'sank'} by {abs(rise):.0f}°")
    return _sentence(told, "so this is shown most easily")


def after_placing(before: Key | None, after: Key | None) -> str:
    """Describe how a key's new place changed its wrist; empty when it did not, or without both keys."""
    if before is None or after is None:
        return ""
    old, new = before.orientation, after.orientation
    if isinstance(old, GlobalOrientation) and isinstance(new, GlobalOrientation):
        told = ["the hand turned"] if old != new else []
    elif isinstance(old, Orientation) and isinstance(new, Orientation):
        pairs = (
            (old.pronation_rad, new.pronation_rad),
            (old.flexion_rad, new.flexion_rad),
            (old.deviation_rad, new.deviation_rad),
        )
        told = [
            f"the {name} went {abs(degrees(to - was)):.0f}° further {reach.words_toward(to - was)}"
            for (name, reach), (was, to) in zip(WRIST, pairs, strict=True)
            if abs(degrees(to - was)) > BENT_DEG
        ]
    else:
        told = []
    turned = _sentence(told, "as it was, the hand would be in something or past a limit there")
    if before.articulator == after.articulator:
        return turned
    now = find_articulator(after.articulator).name.lower()
    return " ".join(filter(None, (f"The {now} is at the place: it is the usual part there.", turned)))


def after_raising(side: Side, words: str) -> str:
    """Describe how the other hand was raised so that it can be touched; empty where it was not."""
    return f"The {side} hand is raised to be touched: {words}." if words else ""


def after_shaping(before: Key | None, after: Key | None) -> str:
    """Describe the articulator that a new handshape changed to; empty when it is the one that was."""
    if before is None or after is None or before.articulator == after.articulator:
        return ""
    now, was = (find_articulator(key.articulator).name.lower() for key in (after, before))
    return f"The {now} is at the place now: the {was} is none of this handshape."


def _sentence(told: list[str], why: str) -> str:
    if not told:
        return ""
    words = f"{', '.join(told[:-1])} and {told[-1]}" if len(told) > 1 else told[0]
    return f"{wording.capitalized(words)}: {why}."
