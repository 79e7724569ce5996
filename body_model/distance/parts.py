"""The parts of the moving skin that distances tell apart, and which of them may touch which."""

from enum import IntEnum
from typing import Final, TypeVar

import numpy as np

from body_model.arrays import Indices
from body_model.model import Body

SIDES: Final = ("right", "left")
FAR: Final = np.float32(9.0)
"""Distance that stands for none within reach, m: more than any two points of a body are apart."""
POINTS: Final = 8
"""Points of a patch."""
BUNDLE: Final = POINTS
"""Patches of a bundle, as many."""


class Part(IntEnum):
    """A part of the skin of one side.

    SHOULDER is all of the trunk that arms move, with the top of the arm.
    """

    SHOULDER = 0
    UPPER_ARM = 1
    FOREARM = 2
    PALM = 3
    THUMB = 4
    INDEX = 5
    MIDDLE = 6
    RING = 7
    PINKY = 8


DIGITS: Final = (Part.THUMB, Part.INDEX, Part.MIDDLE, Part.RING, Part.PINKY)
LIMB: Final = (Part.FOREARM, Part.PALM, *DIGITS)
"""Parts that must stay out of everything: the forearm and what is below it."""

CHAIN: Final = (
    "root",
    "spine05",
    "spine04",
    "spine03",
    "spine02",
    "spine01",
    "neck01",
    "neck02",
    "neck03",
    "head",
)
"""The bones that carry trunk, neck and head, each the parent of the next."""

GRIDS: Final = ("head", "trunk")
"""Grids by their codes: a code is the place of a grid here, then come the parts of the right side, then the
left's."""

CODES: Final = len(GRIDS) + len(SIDES) * len(Part)
"""Count of all codes."""

Codes = TypeVar("Codes", int, Indices)

_BONES: Final = {
    Part.SHOULDER: ("spine", "neck", "clavicle", "shoulder01", "upperarm01"),
    Part.UPPER_ARM: ("upperarm02",),
    Part.FOREARM: ("lowerarm",),
    Part.PALM: ("wrist", "metacarpal", "finger1-1"),
    Part.THUMB: ("finger1-2", "finger1-3"),
    Part.INDEX: ("finger2",),
    Part.MIDDLE: ("finger3",),
    Part.RING: ("finger4",),
    Part.PINKY: ("finger5",),
}
ROOTS: Final = ("finger1-2", "finger2-1", "finger3-1", "finger4-1", "finger5-1")
"""Names of the digits' first bones, without their sides: their skin is one with the palm's and its
neighbours'."""
ARM: Final = ("upperarm", "shoulder01")
"""Beginnings of the names of bones that carry the upper arm's skin, on which its own forearm may lie."""
_MOVING: Final = ("clavicle", "shoulder01", "upperarm", "lowerarm", "wrist", "metacarpal", "finger")


def code_of(side: Codes, part: Codes | Part) -> Codes:
    """The code of a part; side 0 is the right one."""
    return len(GRIDS) + side * len(Part) + part


def side_of_code(code: Indices) -> Indices:
    """The sides of codes of parts; 0 is the right one."""
    return (code - len(GRIDS)) // len(Part)


def part_of_code(code: int) -> tuple[int, Part] | None:
    """Side and part of a code; None for head and trunk."""
    return (
        None
        if code < len(GRIDS)
        else ((code - len(GRIDS)) // len(Part), Part((code - len(GRIDS)) % len(Part)))
    )


def moving_bones(body: Body) -> Indices:
    """Indices of the bones from the collar bones down."""
    return np.array([i for i, name in enumerate(body.bone_names) if name.startswith(_MOVING)], np.intp)


def part_of_bone(body: Body) -> Indices:
    """The part (B,) that each bone's skin belongs to; -1 for bones that bear none."""
    found = np.full(len(body.bone_names), -1, np.intp)
    for part, names in _BONES.items():
        found[[i for i, name in enumerate(body.bone_names) if name.startswith(names)]] = part
    return found
