"""Shape and directions of a hand as a notation has told them by now."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from body_model.plain_types import Vector
from signer.export.losses import read_as
from signer.importing import draft_ways, nearest
from signer.importing.strokes import NOTHING
from signer.notation.directions import palm_normal
from signer.notation.notated import Posture, Shape
from signer.printable import quoted

DEFAULT_SHAPES: Final = ("b", "s", "5", "1", "c")
"""Handshapes of a base hand of which nothing is told: those of base hands that differ (`checks.conditions`),
the flat one first."""
SAME: Final = 1e-6
"""Length of the mean of two opposite directions, of which none lies between."""


@dataclass(slots=True)
class ToldHand:
    """A hand as it is told so far.

    Attributes:
        posture: its shape and directions; what is told later completes it.
        handshape: nearest to the shape; empty before any is told.
        doubt: handshapes that it may have, where it is open which.
    """

    posture: Posture = NOTHING
    handshape: str = ""
    doubt: tuple[str, ...] = ()

    def tell(self, delta: Posture) -> Iterator[str]:
        """Keep what is told now; yield in words what is read otherwise."""
        self.posture = replace(delta, location=None).completed(self.posture)
        if delta.shape is not None:
            found = nearest.handshapes_near(delta.shape)
            self.handshape = found.names[0]
            self.doubt = () if found.is_sure else found.names
            if not found.is_exact:
                yield read_as(quoted(_spelled(delta.shape)), found.names[0])

    def guess_shape(self) -> None:
        """Choose the shape of a hand of which nothing is told."""
        self.handshape, self.doubt = DEFAULT_SHAPES[0], DEFAULT_SHAPES

    def directions(self) -> tuple[Vector | None, Vector | None]:
        """Return where the palm faces and the fingers point, as far as that is told."""
        facing = self.posture.facing
        if not facing.fingers:
            return None, None
        fingers = draft_ways.vector(facing.fingers, facing.second_fingers)
        x, y, z = (round(float(part), 6) for part in fingers)
        if not facing.palm:
            return None, (x, y, z)
        palms = [palm_normal((x, y, z), palm) for palm in (facing.palm, facing.second_palm) if palm]
        mean = np.mean(palms, axis=0)
        if np.linalg.norm(mean) < SAME:
            mean = np.array(palms[0])
        a, b, c = (round(float(part), 6) for part in mean / np.linalg.norm(mean))
        return (a, b, c), (x, y, z)


def _spelled(shape: Shape) -> str:
    words = (shape.base, shape.thumb, shape.bend, *(f"{digit} {bend}" for digit, bend in shape.bends))
    return " ".join(word for word in words if word)
