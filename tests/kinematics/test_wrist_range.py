import itertools

import numpy as np
import pytest

from body_model.load import load_body
from body_model.surface_point import attach, nearest
from signer.kinematics.arm import solve_arm
from signer.kinematics.hand import ANGLE_COUNT, finger_rotations
from signer.kinematics.limits import WRIST, shoulder_excess
from signer.kinematics.rig import arm_rig, articulator_in_hand, hand_matrices
from signer.kinematics.swivel import elbow_height, hinge_swivel
from signer.kinematics.wrist import WristAngles, wrist_rotation
from signer.kinematics.wrist_range import wrist_ranges
from tests.helpers.arms import human_arm, within_reach

SIDES = pytest.mark.parametrize("side", [1, -1])


def possible(arm, given, wrist, hand, swivel, start):
    """Whether one wrist is allowed, from the solver itself, at a kept elbow height."""
    turn = wrist_rotation(arm, *wrist)
    kept = solve_arm(arm, **given, articulator=hand, wrist_rotation=wrist_rotation(arm, *start), swivel=swivel, reference="smooth")
    height = elbow_height(arm, swivel=swivel, flexion=kept.flexion_rad, wrist_rotation=kept.wrist_rotation, articulator=hand)
    flexion = solve_arm(arm, **given, articulator=hand, wrist_rotation=turn, swivel=0.0, reference="smooth").flexion_rad
    psi = hinge_swivel(arm, elbow_height=height, flexion=flexion, wrist_rotation=turn, articulator=hand)
    posture = solve_arm(arm, **given, articulator=hand, wrist_rotation=turn, swivel=psi, reference="smooth")
    excess = shoulder_excess(arm, posture.shoulder_rotation)
    return float(posture.short_by_m) < 1e-9 and max(abs(float(each)) for each in excess) < 1e-9


@SIDES
def test_the_ranges_are_what_the_solver_says_of_every_angle(side):
    arm = human_arm(side)
    rng = np.random.default_rng(0)
    draw, _ = within_reach(arm, 8, seed=11, wrist=True)
    kinds = set()
    for i in range(8):
        start = WristAngles(*np.radians(rng.uniform((-60, -50, -20), (60, 50, 15))))
        given = {"shoulder": draw.shoulder[i], "target": draw.target[i]}
        hand, swivel = draw.articulator[i], float(draw.swivel[i])
        found = wrist_ranges(arm, **given, articulator=hand, angles=start, swivel=swivel, reference="smooth")
        for dial, (_, reach) in enumerate(WRIST):
            edges = [edge for low_high in found[dial].possible for edge in low_high]
            for angle in rng.uniform(reach.low_rad, reach.high_rad, 8):
                if min((abs(angle - edge) for edge in edges), default=1.0) < np.radians(0.02):
                    continue
                wrist = [float(a) for a in start]
                wrist[dial] = float(angle)
                assert found[dial].allows(float(angle)) == possible(arm, given, wrist, hand, swivel, start)
            kinds.update(blocked.words for blocked in found[dial].blocked)
    assert len(kinds) >= 3


@SIDES
def test_stretches_follow_each_other_through_the_whole_range(side):
    arm = human_arm(side)
    start = WristAngles(*np.radians(np.array((0.0, 0.0, 0.0))))
    given = {"shoulder": np.zeros(3), "target": (0.0, 0.1, 0.55), "articulator": (0.0, -0.16, 0.0)}
    for dial, (name, reach) in zip(wrist_ranges(arm, **given, angles=start, swivel=0.3), WRIST, strict=True):
        assert dial.name == name
        ends = sorted([*dial.possible, *((b.low_rad, b.high_rad) for b in dial.blocked)])
        assert ends[0][0] == reach.low_rad
        assert ends[-1][1] == reach.high_rad
        assert all(abs(b[0] - a[1]) < np.radians(0.02) for a, b in itertools.pairwise(ends))


def test_an_easy_target_leaves_every_dial_its_whole_range_and_a_far_one_nothing():
    arm = human_arm(-1)
    start = WristAngles(*np.zeros(3))
    easy = {"shoulder": np.zeros(3), "target": (0.0, -0.25, 0.25), "articulator": np.zeros(3), "angles": start, "swivel": 0.3}
    for dial, (_, reach) in zip(wrist_ranges(arm, **easy), WRIST, strict=True):
        assert dial.possible == ((reach.low_rad, reach.high_rad),)
        assert dial.blocked == ()
    for dial in wrist_ranges(arm, **(easy | {"target": (0.0, 0.0, 3.0)})):
        assert dial.possible == ()
        assert [blocked.words for blocked in dial.blocked] == ["the target is out of the arm's reach"]


@pytest.mark.parametrize("keep_elbow", [True, False])
def test_a_point_near_the_wrist_is_read_from_the_skin_for_every_wrist(keep_elbow):
    body = load_body()
    rig = arm_rig(body, "right")
    point = attach(body, [(nearest(body, rig.wrist, [rig.bones[6]]), 1.0)])
    hand = hand_matrices(body, "right", finger_rotations(body, "right", np.zeros(ANGLE_COUNT)))
    found = wrist_ranges(
        rig.arm,
        shoulder=rig.shoulder,
        target=rig.shoulder + np.array((0.0, -0.2, 0.44)),
        articulator=lambda turn: articulator_in_hand(rig, point, hand, turn),
        angles=WristAngles(*np.zeros(3)),
        swivel=0.3,
        reference="smooth",
        keep_elbow=keep_elbow,
    )
    assert all(dial.allows(0.0) for dial in found)
