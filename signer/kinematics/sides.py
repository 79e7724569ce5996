"""Left and right: the two words used here, the solver's signs, and the endings of the bones' names."""

from typing import Final

from body_model.plain_types import Side

SIDES: Final[tuple[Side, Side]] = ("right", "left")


def side_sign(side: Side) -> int:
    """The solver's sign of a side: +1 left, -1 right."""
    if side == "left":
        return 1
    if side == "right":
        return -1
    raise ValueError(f"side is 'left' or 'right', got {side!r}")


def bone_suffix(side: Side) -> str:
    """Return the suffix of the names of a side's bones."""
    return ".L" if side_sign(side) > 0 else ".R"
