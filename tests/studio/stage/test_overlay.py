from math import pi, radians

import numpy as np
import pytest

from body_model.plain_types import Side
from signer.kinematics.swivel import elbow_heights
from signer.motion.operations.possible import Blocked, Possible
from signer.studio.stage.overlay import pieces
from signer.studio.stage.picking import Circle

SHOULDER, ARTICULATOR = np.array((0.1, 1.3, 0.0)), np.array((0.2, 1.4, 0.35))
LINE = (ARTICULATOR - SHOULDER) / np.linalg.norm(ARTICULATOR - SHOULDER)
SIDES: tuple[tuple[Side, int], ...] = (("left", 1), ("right", -1))
POSSIBLE = Possible(
    ((-0.4, 1.2), (2.0, 2.5)),
    (Blocked(1.2, 2.0, "between"), Blocked(2.5, 2.0 * pi - 0.4, "behind")),
    is_round=True,
)


def ring(elbow: np.ndarray) -> Circle:
    centre = SHOULDER + (elbow - SHOULDER) @ LINE * LINE
    out = elbow - centre
    return Circle(centre, LINE, out / np.linalg.norm(out), float(np.linalg.norm(out)))


@pytest.mark.parametrize(("side", "sign"), SIDES)
def test_every_point_of_the_circle_is_drawn_as_its_height_is(side: Side, sign: int) -> None:
    elbow = SHOULDER + np.array((0.05, -0.12, 0.1))
    now = float(elbow_heights(sign, SHOULDER, elbow, ARTICULATOR))
    for piece in pieces(ring(elbow), now, side, POSSIBLE):
        inner = piece.points[1:-1]
        heights = elbow_heights(sign, SHOULDER, inner, np.broadcast_to(ARTICULATOR, inner.shape))
        assert all(POSSIBLE.allows(float(height)) == piece.is_possible for height in heights)


def test_the_pieces_close_the_circle() -> None:
    found = pieces(ring(SHOULDER + np.array((0.05, -0.12, 0.1))), 0.3, "left", POSSIBLE)
    ends = [(found[i].points[-1], found[(i + 1) % len(found)].points[0]) for i in range(len(found))]
    assert [piece.is_possible for piece in found] == [True, False, True, False]
    assert all(np.allclose(a, b) for a, b in ends)


def test_where_nothing_is_known_all_is_solid_and_where_nothing_is_possible_all_is_dashed() -> None:
    circle = ring(SHOULDER + np.array((0.05, -0.12, 0.1)))
    assert [piece.is_possible for piece in pieces(circle, 0.0, "left", None)] == [True]
    nowhere = Possible((), (Blocked(-pi, pi, "Out of reach."),), is_round=True)
    assert [piece.is_possible for piece in pieces(circle, radians(20), "left", nowhere)] == [False]
