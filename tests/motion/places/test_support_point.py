"""Skin of two hands that comes straight on from one plane."""

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from signer.kinematics.rotations import axis_rotation
from signer.motion.places.support_point import Opposite, SupportPoint

_BULGE_M, _MEETS_M = 0.0005, 0.008


@pytest.mark.parametrize(("spread_m", "aside_m"), [(0.004, 0.0), (0.004, 0.001), (0.002, 0.3)])
def test_hands_stay_apart_by_what_is_least_of_all_pairs_of_points(spread_m: float, aside_m: float) -> None:
    random = np.random.default_rng(1)
    own, other = (random.normal(0.0, spread_m, (40, 3)) for _ in range(2))
    away = random.normal(size=(25, 3))
    away /= np.linalg.norm(away, axis=1, keepdims=True)
    carried = np.zeros((2, 25, 3, 4))
    carried[..., :3] = axis_rotation(away[:, ::-1], random.uniform(-3.0, 3.0, (2, 25)))
    carried[..., 3] = random.normal(0.0, aside_m, (2, 25, 3))
    skin: Any = None
    at: Any = SimpleNamespace(position=lambda _: np.zeros(3))
    found = Opposite(SupportPoint(0, other, skin), at).gap(
        SupportPoint(0, own, skin), carried[0], np.zeros(3), carried[1][:, None], away
    )
    for row in range(25):
        one, two = (
            points @ pose[:, :3].T + pose[:, 3]
            for points, pose in zip((own, other), carried[:, row], strict=True)
        )
        heights, depths = one @ away[row], two @ -away[row]
        aside = (one - heights[:, None] * away[row])[:, None] - (two + depths[:, None] * away[row])
        pairs = (heights - heights.min())[:, None] + (depths - depths.min())
        least = (pairs + (aside**2).sum(axis=-1) / (2.0 * _BULGE_M)).min()
        assert found[row] == pytest.approx(np.clip(least, 0.0, _MEETS_M), abs=1e-12)
    assert bool(np.ptp(found) > 0.0) == (aside_m < spread_m)
