"""Plain words for the status line on side effects of a change of a hand."""

from __future__ import annotations

from collections.abc import Sequence
from math import acos, degrees, remainder, tau
from typing import TYPE_CHECKING, Final

from body_model.plain_types import Side
from handshapes.catalogue import find_articulator
from signer.document.tracks.hand import Key
from signer.document.values import GlobalOrientation, Orientation
from signer.kinematics.limits import WRIST
from signer.phrases import begins, joined, listed, name_of, phrase, within
from signer.words import facing, wording

if TYPE_CHECKING:
    from signer.document.values import HandRole
    from signer.motion.pose import Pose

PARTS: Final = {"palm": phrase("the palm"), "fingers": phrase("the fingers")}
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
            told.append(
                phrase(
                    "{name} turned by {turned:.0f}°, to {nearest}",
                    name=PARTS[name],
                    turned=turned,
                    nearest=facing.NAMES[facing.nearest(new)[0]],
                )
            )
    rise = degrees(remainder(after.hands[role].elbow_height_rad - before.hands[role].elbow_height_rad, tau))
    if abs(rise) > RAISED_DEG:
        told.append(
            phrase(
                "the elbow {part} by {rise:.0f}°",
                part=phrase("rose") if rise > 0.0 else phrase("sank"),
                rise=abs(rise),
            )
        )
    return _sentence(told, phrase("so this is shown most easily"))


def after_placing(before: Key | None, after: Key | None) -> str:
    """Describe how a key's new place changed its wrist; empty when it did not, or without both keys."""
    if before is None or after is None:
        return ""
    old, new = before.orientation, after.orientation
    if isinstance(old, GlobalOrientation) and isinstance(new, GlobalOrientation):
        told = [phrase("the hand turned")] if old != new else []
    elif isinstance(old, Orientation) and isinstance(new, Orientation):
        pairs = (
            (old.pronation_rad, new.pronation_rad),
            (old.flexion_rad, new.flexion_rad),
            (old.deviation_rad, new.deviation_rad),
        )
        told = [
            phrase(
                "the {name} went {to:.0f}° further {words_toward}",
                name=name,
                to=abs(degrees(to - was)),
                words_toward=reach.words_toward(to - was),
            )
            for (name, reach), (was, to) in zip(WRIST, pairs, strict=True)
            if abs(degrees(to - was)) > BENT_DEG
        ]
    else:
        told = []
    turned = _sentence(told, phrase("as it was, the hand would be in something or past a limit there"))
    if before.articulator == after.articulator:
        return turned
    now = small_name(after.articulator)
    told_now = phrase("The {now} is at the place: it is the usual part there.", now=now)
    return joined(" ", (told_now, turned)) if turned else told_now


def after_raising(side: Side, words: str) -> str:
    """Describe how the other hand was raised so that it can be touched; empty where it was not."""
    return (
        phrase("The {side} hand is raised to be touched: {words}.", side=wording.SIDES[side], words=words)
        if words
        else ""
    )


def after_shaping(before: Key | None, after: Key | None) -> str:
    """Describe the articulator that a new handshape changed to; empty when it is the one that was."""
    if before is None or after is None or before.articulator == after.articulator:
        return ""
    now, was = (small_name(key.articulator) for key in (after, before))
    return phrase("The {now} is at the place now: the {was} is none of this handshape.", now=now, was=was)


def small_name(articulator: str) -> str:
    """Return an articulator's name as it stands after other words."""
    return within(name_of(find_articulator(articulator).name))


def _sentence(told: Sequence[str], why: str) -> str:
    if not told:
        return ""
    return joined("", (begins(listed(told)), ": ", why, "."))
