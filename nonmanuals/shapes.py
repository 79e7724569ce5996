"""Names of the face shapes, their sides, and the regions of the face that they belong to."""

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias

Region: TypeAlias = Literal["brows", "eyes", "nose", "mouth"]

_ARKIT_PAIRS: Final = (
    "browDown", "browOuterUp", "cheekSquint", "eyeBlink", "eyeLookDown", "eyeLookIn", "eyeLookOut",
    "eyeLookUp", "eyeSquint", "eyeWide", "mouthDimple", "mouthFrown", "mouthLowerDown", "mouthPress",
    "mouthSmile", "mouthStretch", "mouthUpperUp", "noseSneer",
)  # fmt: skip
_ARKIT_SINGLE: Final = (
    "browInnerUp", "cheekPuff", "jawForward", "jawLeft", "jawOpen", "jawRight", "mouthClose", "mouthFunnel",
    "mouthLeft", "mouthPucker", "mouthRight", "mouthRollLower", "mouthRollUpper", "mouthShrugLower",
    "mouthShrugUpper", "tongueOut",
)  # fmt: skip
_OWN: Final = (
    "cheekPuffLeft", "cheekPuffRight", "cheekSuckLeft", "cheekSuckRight", "tongueBulgeLeft",
    "tongueBulgeRight", "tongueDown", "tongueLeft", "tongueRight", "tongueUp",
)  # fmt: skip

ARKIT_SHAPES: Final = tuple(
    sorted((*_ARKIT_SINGLE, *(f"{pair}{side}" for pair in _ARKIT_PAIRS for side in ("Left", "Right"))))
)
"""The 52 shapes that are named as by ARKit."""

FACE_SHAPES: Final = tuple(sorted((*ARKIT_SHAPES, *_OWN)))
"""All face shapes, sorted: those of ARKit, and supplementary ones named as in Unified Expressions."""

GAZE_SHAPES: Final = tuple(name for name in FACE_SHAPES if name.startswith("eyeLook"))
"""Shapes of the lids that follow the eyes; signals and users never set them."""

_REGIONS: Final[Mapping[str, Region]] = {
    "brow": "brows", "eye": "eyes", "cheekSquint": "eyes", "nose": "nose", "cheek": "mouth", "jaw": "mouth",
    "mouth": "mouth", "tongue": "mouth",
}  # fmt: skip


def region_of(shape: str) -> Region:
    """Return the region of the face that a shape moves. LookupError for a name that is no shape's."""
    if shape not in FACE_SHAPES:
        raise LookupError(f"there is no face shape {shape!r}")
    return next(region for start, region in _REGIONS.items() if shape.startswith(start))


def mirrored_shape(shape: str) -> str:
    """Return the name of the same shape on the other side; one of both sides is its own mirror."""
    for side, other in (("Left", "Right"), ("Right", "Left")):
        if shape.endswith(side):
            return shape.removesuffix(side) + other
    return shape


def both_sides(name: str) -> tuple[str, ...]:
    """Return the shapes that a name stands for: browDown* is browDownLeft and browDownRight.

    LookupError for a name that stands for none.
    """
    names = (f"{name[:-1]}Left", f"{name[:-1]}Right") if name.endswith("*") else (name,)
    if strange := [one for one in names if one not in FACE_SHAPES]:
        raise LookupError(f"there is no face shape {strange[0]!r}")
    return names
