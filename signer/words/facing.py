"""Directions of the palm and fingers of a hand, and the nearest of the six named directions."""

from __future__ import annotations

from math import acos, degrees
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np

from body_model.plain_types import Vector
from signer.phrases import joined, phrase

if TYPE_CHECKING:
    from signer.document.values import HandRole
    from signer.motion.pose import Pose


NAMED: Final[dict[str, Vector]] = {
    "up": (0.0, 1.0, 0.0),
    "down": (0.0, -1.0, 0.0),
    "left": (1.0, 0.0, 0.0),
    "right": (-1.0, 0.0, 0.0),
    "out": (0.0, 0.0, 1.0),
    "in": (0.0, 0.0, -1.0),
}
NAMES: Final = {
    "up": phrase("up"), "down": phrase("down"), "left": phrase("left"), "right": phrase("right"),
    "out": phrase("out"), "in": phrase("in"),
}  # fmt: skip
"""Words for the directions."""
SAME_WITHIN_DEG: Final = 5.0
RISE_TOLD_DEG: Final = 4.0
TILT_TOLD_DEG: Final = 2.0
"""Tilt from which an easier posture is told in words."""


class Facing(NamedTuple):
    """Unit directions in the frame of the signer's chest.

    Out of the palm, and along the hand to the knuckles.
    """

    palm: Vector
    fingers: Vector


def facing(pose: Pose, role: HandRole) -> Facing:
    """Return the directions of the palm and the fingers of a track's hand as the chest sees them."""
    body, bone = pose.character.body, pose.character.bones[f"{pose.hands[role].side} wrist"]
    turned = pose.chest[:, :3].T @ pose.bone_rotations[bone] @ body.frames[bone]
    fingers = turned[:, 1]
    # The bone's x points to the thumb on the right hand and to the little finger on the left one; z follows
    # by handedness.
    palm = np.cross(turned[:, 0], fingers)
    return Facing(_vector(palm), _vector(fingers))


def nearest(direction: Vector) -> tuple[str, float]:
    """The named direction nearest to a unit direction of the signer's frame, and the degrees between them."""
    name = max(NAMED, key=lambda each: _dot(NAMED[each], direction))
    return name, off(direction, name)


def off(direction: Vector, name: str) -> float:
    """The degrees between a unit direction of the signer's frame and a named one."""
    return degrees(acos(min(1.0, max(-1.0, _dot(NAMED[name], direction)))))


def mirrored(name: str) -> str:
    """The direction seen in the mirror: left and right change places."""
    return {"left": "right", "right": "left"}.get(name, name)


def _vector(direction: Any) -> Vector:
    x, y, z = (float(value) for value in direction)
    return x, y, z


def _dot(first: Vector, second: Vector) -> float:
    return first[0] * second[0] + first[1] * second[1] + first[2] * second[2]


def easier_words(rise_rad: float, tilt_rad: float, *, bares: bool = False) -> str:
    """Describe an easier posture by what it changes: the elbow's height and the directions of the hand."""
    rise, tilt = degrees(rise_rad), degrees(tilt_rad)
    told: list[str] = []
    if abs(rise) >= RISE_TOLD_DEG:
        told.append(
            phrase("elbow {rise:.0f}° higher", rise=rise)
            if rise > 0.0
            else phrase("elbow {rise:.0f}° lower", rise=-rise)
        )
    if tilt >= TILT_TOLD_DEG:
        told.append(phrase("hand {tilt:.0f}° off", tilt=tilt))
    named = phrase("A posture that shows the face") if bares else phrase("An easier posture")
    what = joined(", ", told) if told else phrase("joints off their stops")
    return joined("", (named, ": ", what, "."))
