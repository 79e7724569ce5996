"""Nonsense is refused before solving, in words, for one target and for many."""

from itertools import product

import numpy as np
import pytest

from signer.kinematics.arm import Arm, solve_arm, solve_arm_global
from tests.helpers.arms import human_arm
from tests.helpers.extent import each

GOOD = {
    "shoulder": np.zeros(3),
    "target": np.array((0.1, -0.2, 0.3)),
    "articulator": np.zeros(3),
    "wrist_rotation": np.eye(3),
    "swivel": 0.0,
}
REFLECTION = np.diag([1.0, 1.0, -1.0])

WRONG = {
    "a target of two numbers": {"target": np.zeros(2)},
    "a target of four numbers": {"target": np.zeros(4)},
    "no wrist matrix": {"wrist_rotation": np.zeros(3)},
    "a two by two wrist": {"wrist_rotation": np.eye(2)},
    "a wrist of three by four": {"wrist_rotation": np.zeros((3, 4))},
    "a stretched wrist": {"wrist_rotation": np.eye(3) * (1.0 + 1e-5)},
    "a skewed wrist": {"wrist_rotation": np.eye(3) + np.array([[0, 1e-5, 0], [0, 0, 0], [0, 0, 0]])},
    "a mirrored wrist": {"wrist_rotation": REFLECTION},
    "a wrist that is not a number": {"wrist_rotation": np.full((3, 3), np.nan)},
    "one entry of the wrist not a number": {"wrist_rotation": np.eye(3) + np.diag([0, 0, np.nan])},
    "a target that is not a number": {"target": np.array((0.0, np.nan, 0.1))},
    "an endless target": {"target": np.array((0.0, np.inf, 0.1))},
    "an endless shoulder": {"shoulder": np.array((0.0, -np.inf, 0.1))},
    "an articulator that is not a number": {"articulator": np.array((0.0, 0.0, np.nan))},
    "an endless articulator": {"articulator": np.array((np.inf, 0.0, 0.0))},
    "a swivel that is not a number": {"swivel": np.nan},
    "an endless swivel": {"swivel": np.inf},
    "a hint that is not a number": {"hint_flexion": np.nan},
    "an unknown branch": {"branch": "third"},
    "a branch number": {"branch": 2},
    "a firm branch that is none": {"branch": 6},
    "an unknown reference": {"reference": "level"},
}


@each(tuple(WRONG))
def test_one_nonsense_argument_is_refused(wrong):
    with pytest.raises(ValueError, match=r".{10}"):
        solve_arm(human_arm(1), **(GOOD | WRONG[wrong]))


@each([*product(WRONG, (5, 100))])
def test_one_nonsense_member_of_many_is_refused(wrong, count):
    many = GOOD | {"target": np.tile(GOOD["target"], (count, 1))}
    (name, value), *_ = WRONG[wrong].items()
    if isinstance(value, np.ndarray) and value.shape == np.shape(GOOD[name]):
        members = np.array(np.broadcast_to(GOOD[name], (count, *value.shape)))
        members[count // 2] = value
        value = members
    with pytest.raises(ValueError, match=r".{10}"):
        solve_arm(human_arm(1), **(many | {name: value}))


def test_leading_axes_that_do_not_fit_are_named():
    with pytest.raises(ValueError, match="leading axes"):
        solve_arm(human_arm(1), **(GOOD | {"target": np.zeros((4, 3)), "articulator": np.zeros((3, 3))}))


def test_a_wrist_within_a_millionth_is_accepted():
    solve_arm(human_arm(1), **(GOOD | {"wrist_rotation": np.eye(3) * (1.0 + 3e-7)}))


@pytest.mark.parametrize("hand", [REFLECTION, np.eye(3) * 1.1, np.full((3, 3), np.nan), np.eye(2)])
def test_a_hand_that_is_not_turned_is_refused(hand):
    with pytest.raises(ValueError, match="hand_rotation"):
        solve_arm_global(
            human_arm(1),
            shoulder=np.zeros(3),
            target=np.ones(3),
            articulator=np.zeros(3),
            hand_rotation=hand,
            swivel_about_wrist=0.0,
        )


DOWN = np.array((0.0, -0.3, 0.0))
HINGE = np.array((-1.0, 0.0, 0.0))


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        ((np.zeros(3), DOWN, HINGE, (0.0, 1.0), 1), "upper_arm"),
        ((DOWN, np.zeros(3), HINGE, (0.0, 1.0), 1), "forearm"),
        ((DOWN, np.array((0.0, np.nan, 0.0)), HINGE, (0.0, 1.0), 1), "forearm"),
        ((DOWN, DOWN, np.zeros(3), (0.0, 1.0), 1), "hinge"),
        ((DOWN, DOWN, DOWN, (0.0, 1.0), 1), "hinge"),
        ((DOWN, DOWN, HINGE, (1.0, 0.5), 1), "flexion_range"),
        ((DOWN, DOWN, HINGE, (0.0, 3.2), 1), "flexion_range"),
        ((DOWN, DOWN, HINGE, (0.0, np.nan), 1), "flexion_range"),
        ((DOWN, DOWN, HINGE, (0.0, 1.0), 0), "side"),
    ],
)
def test_an_impossible_arm_is_refused(arguments, word):
    with pytest.raises(ValueError, match=word):
        Arm(*arguments)


def test_an_arm_cannot_be_changed():
    arm = human_arm(1)
    with pytest.raises(ValueError, match="read-only"):
        arm.upper_arm[0] = 1.0


@pytest.mark.parametrize(
    "lengths", [(0.28, -0.25), (-0.28, 0.25), (0.28, 0.0), (0.0, 0.25), (np.nan, 0.25), (0.28, np.inf)]
)
def test_a_straight_arm_has_bones_of_positive_length(lengths):
    word = "upper_arm_m" if not (np.isfinite(lengths[0]) and lengths[0] > 0.0) else "forearm_m"
    with pytest.raises(ValueError, match=word):
        Arm.straight(*lengths, 1)
