"""Face shapes as signals name them: for both sides at once, and by the region of the face they move."""

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias

from body_model.face_shapes import FACE_SHAPES

Region: TypeAlias = Literal["brows", "eyes", "nose", "mouth"]

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


def both_sides(name: str) -> tuple[str, ...]:
    """Return the shapes that a name stands for: browDown* is browDownLeft and browDownRight.

    LookupError for a name that stands for none.
    """
    names = (f"{name[:-1]}Left", f"{name[:-1]}Right") if name.endswith("*") else (name,)
    if strange := [one for one in names if one not in FACE_SHAPES]:
        raise LookupError(f"there is no face shape {strange[0]!r}")
    return names
