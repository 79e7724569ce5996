"""The rough look throws nothing away that is clear, and most of what is not; balls in arms are as large as the
skin lets them be."""

import numpy as np
import pytest
import scipy

from benchmarks.clearing import contact
from body_model.arrays import Array, Array32
from body_model.distance.obstacles import load_obstacles
from body_model.distance.rough import balls_of, deepest_m, rough_middles
from body_model.load import load_body
from body_model.plain_types import Side
from body_model.surface_point import rest_surface
from signer.kinematics.limits import WRIST
from signer.kinematics.sides import SIDES
from signer.motion.posture.figure import resting_body
from signer.motion.posture.posture_solver import solve_candidate
from signer.motion.posture.surroundings import at_rest, resting
from signer.motion.solving.candidates import wristed
from signer.motion.solving.hold import Obstacle, worst_of_tries
from tests.helpers.characters import REFERENCE

LOW, HIGH = (np.array([getattr(reach, end) for _, reach in WRIST]) for end in ("low_rad", "high_rad"))

DEEP_M = 0.012  # from here on a point lies in the body by any measure: a lattice's step is 4 or 6 mm


def rough_depth(matrices: Array, side: Side) -> Array32:
    """(n,) m, how deep the limb of a side lies roughly in head or trunk."""
    heights = rough_middles(load_obstacles(load_body()), matrices, side).heights
    return np.maximum(-heights.min(axis=1), np.float32(0.0))


def test_what_is_clear_is_never_thrown_away_and_most_of_the_rest_is() -> None:
    rng, clear, kept, asked = np.random.default_rng(7), 0, 0, 0
    for seed in (1, 4, 6, 12):
        key = contact(seed).hand("dominant").keys[0]
        station = solve_candidate(key, "dominant", at_rest(REFERENCE))
        tries = wristed(station, rng.uniform(LOW, HIGH, (25, 3)), rng.uniform(-np.pi, np.pi, 25))
        assert station.constraint is not None
        bodies = station.constraint.bodies(tries.answer, resting(REFERENCE))
        hopeful = rough_depth(bodies, station.side) < DEEP_M
        over = worst_of_tries(station, tries, Obstacle(resting(REFERENCE))).over_m
        assert hopeful[over <= 0.0].all()
        clear, kept, asked = clear + int((over <= 0.0).sum()), kept + int(hopeful.sum()), asked + 25
    assert clear
    assert kept < 0.7 * asked


def test_an_arm_that_hangs_is_in_nothing() -> None:
    for side in SIDES:
        assert rough_depth(resting_body(REFERENCE)[None], side)[0] < 0.003


def test_where_the_whole_body_stands_does_not_matter() -> None:
    key = contact(5).hand("dominant").keys[0]
    station = solve_candidate(key, "dominant", at_rest(REFERENCE))
    assert station.constraint is not None
    here = station.constraint.bodies(station.reach, resting(REFERENCE))[None]
    turn, shift = (
        np.array([[0.0, 0.0, 1.0], [0.0, 1.0, 0.0], [-1.0, 0.0, 0.0]]),
        np.array([[0.3], [0.1], [-0.2]]),
    )
    there = turn @ here + np.concatenate([np.zeros((3, 3)), shift], axis=1)
    np.testing.assert_allclose(
        rough_depth(there, "right"),
        rough_depth(here, "right"),
        atol=0.002,
    )


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
