"""Dots at the joints of a hand in its picture, by which a finger is chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from body_model.plain_types import Side
from handshapes.handshape import DIGITS, DigitName
from signer.kinematics.sides import bone_suffix
from signer.studio.language import goes_on, named, tr
from signer.studio.widgets.dots import Dot

if TYPE_CHECKING:
    from signer.studio.drawing.recorder import Picture

_BONES: Final = ((tr("Knuckle"), 1, 0), (tr("Middle joint"), 2, 2), (tr("End joint"), 3, 3))
_OF_THE_THUMB: Final = ((tr("Base"), 1, 0), (tr("Knuckle"), 2, 3), (tr("End joint"), 3, 4))
_MIDDLE_FIRST: Final = {"2": 0, "0": 1, "3": 2, "4": 3}
"""Order in which joints stand for their fingers where there is no room for all."""
SKIN_M: Final = 0.012
"""Depth of a joint below the skin: what hides it must stand nearer to the viewer than that."""


def joint_dots(picture: Picture, side: Side) -> list[Dot]:
    """A dot for each joint, by the name of the digit and the number of the joint's first bar: "index.2"."""
    body = picture.figure.character.body
    found = []
    for number, digit in enumerate(DIGITS, 1):
        for title, bone, first in _OF_THE_THUMB if digit == "thumb" else _BONES:
            index = body.bone_index[f"finger{number}-{bone}{bone_suffix(side)}"]
            matrix = picture.figure.matrices[index]
            at = matrix[:, :3] @ body.heads[index] + matrix[:, 3]
            to_eye = picture.camera.eye - at
            place = picture.place(at + SKIN_M * to_eye / np.linalg.norm(to_eye))
            found.append(
                Dot(
                    f"{digit}.{first}",
                    f"{named(digit.capitalize())}, {goes_on(title)}",
                    place.x,
                    place.y,
                    place.seen,
                )
            )
    return sorted(found, key=lambda dot: _MIDDLE_FIRST[dot.id.split(".")[1]])


def joint_of(dot_id: str) -> tuple[DigitName, int]:
    """The digit of a dot, and which of its bars the joint's first one is."""
    digit, first = dot_id.split(".")
    return next(name for name in DIGITS if name == digit), int(first)
