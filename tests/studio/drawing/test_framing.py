import math
from itertools import product

import numpy as np
import pytest

from signer.studio.drawing import framing
from signer.studio.drawing.framing import VIEW_NAMES
from tests.helpers.extent import each

NORMALS = [(-1.0, 0.0, 0.2), (0.0, 0.0, 1.0), (0.0, 1.0, 0.0), (1.0, 0.2, 0.1), (0.0, -0.3, 0.9)]
FINGERS = [(0.0, 1.0, 0.0), (0.6, 0.8, 0.0), (0.0, 0.0, -1.0), (1.0, 0.0, 0.0)]


@each([*product(NORMALS, FINGERS, ("right", "left"))])
def test_a_close_up_looks_at_the_contact_from_outside_the_body(
    normal: tuple[float, ...], finger: tuple[float, ...], side: str
) -> None:
    camera = framing.close_up((0.1, 1.5, 0.1), np.array(normal), np.array(finger), side)
    assert camera.target_m == pytest.approx((0.1, 1.5, 0.1))
    assert camera.axes[:, 2] @ np.array(normal) > 0.0


@pytest.mark.parametrize("name", VIEW_NAMES)
def test_named_views_of_a_left_handed_signer_are_mirrored(name: framing.ViewName) -> None:
    right, left = (framing.named_view(name, side) for side in ("right", "left"))
    assert np.allclose(right.eye * [-1, 1, 1], left.eye)


def test_the_front_shows_the_signer_from_above_the_hips_with_room_for_a_raised_hand() -> None:
    points = [[0.0, 1.80, 0.05], [0.0, 0.94, 0.05], [0.0, 0.90, 0.05]]
    heights = framing.FRONT.project(points, 800.0, 600.0)[:, 1]
    assert 0.0 < heights[0] < heights[1] < 600.0 < heights[2]


@pytest.mark.parametrize("azimuth", [0.0, 1.0, 3.0])
def test_around_holds_every_point(azimuth: float) -> None:
    points = np.random.default_rng(3).normal((0.2, 1.2, 0.1), 0.08, size=(40, 3))
    camera = framing.around(points, azimuth, 0.2)
    seen = camera.project(points, 100.0, 100.0)
    assert (seen[:, :2] >= 0.0).all()
    assert (seen[:, :2] <= 100.0).all()
    assert math.isfinite(camera.distance_m)
