"""Balls in forearms and hands: as large as the skin lets them be, and near others as their centres say."""

import numpy as np
import pytest
import scipy

from body_model.distance_rough import balls_of, deepest_m
from body_model.surface_point import rest_surface
from tests.helpers.characters import REFERENCE


@pytest.mark.parametrize("side", ["right", "left"])
def test_balls_fill_the_arm_up_to_its_skin_and_no_further(side: str) -> None:
    balls = balls_of(REFERENCE.body, REFERENCE.obstacles, side)
    surface = rest_surface(REFERENCE.body)
    away_m, nearest = scipy.spatial.cKDTree(surface.positions).query(balls.centres)
    assert np.abs(away_m - balls.radii).max() < 1e-3  # of the skin chosen points are taken
    outward = (surface.positions[nearest] - balls.centres) * surface.normals[nearest]
    assert (outward.sum(axis=1) > 0.5 * balls.radii).all()  # within the skin, not beyond it
    carried = {REFERENCE.body.bone_names[bone].split(".")[0] for bone in balls.bones}
    assert {"lowerarm01", "wrist", "finger1-3", "finger2-3", "finger5-3"} <= carried


def test_balls_come_as_near_as_the_nearest_two_of_them() -> None:
    random = np.random.default_rng(1)
    first, second = (random.normal(size=(5, count, 3)).astype(np.float32) for count in (4, 6))
    reaches = random.uniform(0.5, 1.0, size=(4, 6)).astype(np.float32)
    apart = np.linalg.norm(first[:, :, None] - second[:, None], axis=-1)
    assert deepest_m(first, second, reaches) == pytest.approx((reaches - apart).max(axis=(1, 2)), abs=1e-5)
    assert len(deepest_m(first[:0], second[:0], reaches)) == 0
