"""The elbow's circle on the stage in pieces: where the elbow can be and where it cannot."""

from __future__ import annotations

from math import pi, tau
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from body_model.arrays import Array
from signer.studio.stage.picking import Circle

if TYPE_CHECKING:
    from body_model.plain_types import Side
    from signer.motion.operations.possible import Possible


_STEP_RAD: Final = tau / 96
_NOTHING_RAD: Final = 1e-6


class Piece(NamedTuple):
    """Points (n, 3) m of an arc of the circle, and whether the elbow can be there."""

    points: Array
    is_possible: bool


def pieces(circle: Circle, height_rad: float, side: Side, possible: Possible | None) -> list[Piece]:
    """The circle, whose zero is where the elbow stands now at a height, cut where what is possible ends.

    Args:
        circle: about the line from shoulder to articulator.
        height_rad: of the elbow now.
        side: on which the arm is drawn: heights grow outward, and so the other way round on the other side.
        possible: heights; everything where nothing is known.
    """
    if possible is None:
        return [Piece(circle.outline(), True)]
    growing = 1.0 if side == "left" else -1.0
    found: list[Piece] = []
    for low, high, is_possible in _stretches(possible.allowed):
        count = 2 + int((high - low) / _STEP_RAD)
        found.append(
            Piece(circle.points(growing * (np.linspace(low, high, count) - height_rad)), is_possible)
        )
    return found


def _stretches(allowed: tuple[tuple[float, float], ...]) -> list[tuple[float, float, bool]]:
    """All round from the first possible height, the possible and the others in turn."""
    if not allowed:
        return [(-pi, pi, False)]
    found: list[tuple[float, float, bool]] = []
    for (low, high), following in zip(
        allowed, [low for low, _ in allowed[1:]] + [allowed[0][0] + tau], strict=True
    ):
        found.append((low, high, True))
        if following - high > _NOTHING_RAD:
            found.append((high, following, False))
    return found
