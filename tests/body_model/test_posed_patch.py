"""A body touches skin with whichever of its points comes first, though few of them are looked at closely."""

import numpy as np
import pytest

from body_model.posed_patch import HALF, SIDE, SPACING_M, SkinPatch, TouchingPoints
from signer.kinematics.rotations import rotation_exp
from tests.helpers.extent import seeds

GRID = SPACING_M * (np.stack(np.divmod(np.arange(SIDE * SIDE), SIDE), axis=1) - HALF)


def skin(heights: np.ndarray) -> SkinPatch:
    """Skin that stands still, of such heights (N,) m."""
    none, seen = np.zeros(0), np.insert(GRID, 2, heights, axis=1)
    still = np.zeros((0, 3, 4))
    return SkinPatch(none.astype(np.intp), none, still, np.zeros(3), np.eye(3), seen, seen, False, False)


@pytest.mark.parametrize("seed", seeds(6, whole=200))
def test_a_body_goes_as_far_as_the_first_of_its_points_to_touch(seed: int) -> None:
    draw, count = np.random.default_rng(seed), 5
    # flat skin too, where a lowest point may be as high as any can touch, and directions beside the normal
    waves = np.sin(GRID @ draw.normal(scale=100.0, size=(2, 3))).sum(axis=1)
    posed = skin(0.002 * (seed % 3) * waves).posed(None)
    points = draw.uniform(-0.03, 0.03, (40, 3))
    turns = rotation_exp(draw.normal(size=(count, 3)))
    shifts = np.append(draw.uniform(-0.01, 0.01, (count, 2)), np.full((count, 1), 0.02), axis=1)
    slant = draw.normal(scale=0.15 * (seed % 2), size=(count, 2))
    outward = np.insert(slant, 2, 1.0, axis=1)
    outward /= np.linalg.norm(outward, axis=1, keepdims=True)
    gives = draw.choice((0.0, 0.003), 40)
    whole = posed.most_along(TouchingPoints(points, gives), turns, shifts, outward)
    alone = [
        posed.most_along(TouchingPoints(points[[row]], gives[[row]]), turns, shifts, outward)
        for row in range(40)
    ]
    assert np.abs(whole - np.max(alone, axis=0)).max() < 1e-12


def test_a_lowest_point_over_flat_skin_touches_it_first() -> None:
    draw, posed = np.random.default_rng(0), skin(np.zeros(SIDE * SIDE)).posed(None)
    turns, points = rotation_exp(draw.normal(size=(200, 3))), draw.uniform(-0.005, 0.005, (40, 3))
    shifts = draw.uniform(-0.003, 0.003, (200, 3))
    lowest = (points @ np.swapaxes(turns, 1, 2) + shifts[:, None])[..., 2].min(axis=1)
    ahead = np.tile((0.0, 0.0, 1.0), (200, 1))
    found = posed.most_along(TouchingPoints(points, np.zeros(40)), turns, shifts, ahead)
    assert np.abs(found + lowest).max() < 1e-15
