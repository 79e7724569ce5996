"""The bones of the body by what they do.

The one table from "right wrist" to the name that the mesh's makers gave.
"""

from collections.abc import Mapping
from typing import Final

from signer.kinematics.sides import SIDES, bone_suffix

_MIDDLE: Final = {
    "head": "head",
    "top of the neck": "neck03",
    "neck": "neck01",
    "shoulder girdle": "spine01",
    "chest": "spine02",
    "belly": "spine04",
    "waist": "spine05",
    "hips": "root",
}
_SIDED: Final = {
    "eye": "eye",
    "shoulder": "upperarm01",
    "elbow": "lowerarm01",
    "wrist": "wrist",
    "middle knuckle": "finger3-1",
    "thigh": "upperleg01",
}

CHEST: Final = "shoulder girdle"
"""Role of the bone that carries both clavicles: arms are solved in its frame, which is the world's while the
signer is upright."""
ROOM: Final = "hips"
"""Role of the bone that no track moves: what hangs on it stays in the room."""
WAIST: Final = "waist"
"""Role of the spine's first bone, at which the whole trunk turns on the hips."""
HEAD: Final = "head"
EYES: Final = ("left eye", "right eye")
NECK: Final = "neck"
"""Role of the neck's first bone, on which the head stands."""

BONE_OF_ROLE: Final[Mapping[str, str]] = _MIDDLE | {
    f"{side} {role}": bone + bone_suffix(side) for side in SIDES for role, bone in _SIDED.items()
}
"""A bone is named by the joint at which it starts: the bone of the elbow is the forearm's."""
