"""Laws of the direct solver, over human and odd arms, both sides, reachable and not."""

import numpy as np
import pytest

from body_model.arrays import Array
from signer.kinematics.arm import (
    Arm,
    ArmFlags,
    arm_parameters,
    elbow_rotation,
    forward_arm,
    solve_arm,
    solve_arm_global,
)
from signer.kinematics.arm_many import FEW
from signer.kinematics.arm_shape import FIRM
from signer.kinematics.rotations import axis_rotation, rotation_angle, rotation_exp
from tests.helpers.arms import (
    ARMS,
    MIRROR,
    Draw,
    anywhere,
    human_arm,
    nearest_distances,
    random_rotations,
    within_reach,
)

REFERENCES = ("vertical", "smooth")
MISSED = ArmFlags.TOO_FAR | ArmFlags.TOO_NEAR

every_arm = pytest.mark.parametrize("arm", ARMS.values(), ids=ARMS.keys())
every_reference = pytest.mark.parametrize("reference", REFERENCES)


def size_of(arm: Arm) -> float:
    return float(np.linalg.norm(arm.upper_arm) + np.linalg.norm(arm.forearm))


def elbow_lean(arm: Arm, draw: Draw, flexion: Array) -> Array:
    """Sine of the flexion counted from where it no longer changes the reach."""
    forearm = (arm.forearm + (draw.wrist_rotation @ draw.articulator[..., None])[..., 0]) @ arm.basis
    return np.abs(np.sin(flexion - np.arctan2(forearm[:, 2], forearm[:, 1])))


@every_arm
@every_reference
def test_a_reachable_target_is_reached(arm, reference):
    draw, _ = within_reach(arm)
    found = solve_arm(arm, **draw.arguments(), reference=reference)
    assert np.abs(found.articulator - draw.target).max() < 1e-12 * size_of(arm)
    assert (found.short_by_m == 0.0).all()
    assert not (found.flags & MISSED).any()


@every_arm
@every_reference
def test_the_chain_followed_forward_gives_the_same_points(arm, reference):
    draw = anywhere(arm)
    found = solve_arm(arm, **draw.arguments(), reference=reference)
    points = forward_arm(
        arm,
        shoulder=draw.shoulder,
        shoulder_rotation=found.shoulder_rotation,
        flexion=found.flexion_rad,
        wrist_rotation=found.wrist_rotation,
        articulator=draw.articulator,
    )
    for name in ("elbow", "wrist", "articulator"):
        assert np.abs(getattr(points, name) - getattr(found, name)).max() < 1e-12 * size_of(arm)


@every_arm
def test_beyond_reach_the_miss_is_the_reported_shortfall_along_the_line_to_the_shoulder(arm):
    draw = anywhere(arm)
    found = solve_arm(arm, **draw.arguments())
    missed = (found.flags & MISSED) != 0
    gap = np.linalg.norm(found.articulator - draw.target, axis=-1)
    assert np.abs(gap - found.short_by_m).max() < 1e-12 * size_of(arm)
    assert missed.sum() > 100
    assert (found.short_by_m[missed] > 0.0).all()
    sight, reach = draw.target - draw.shoulder, found.articulator - draw.shoulder
    assert np.abs(np.cross(sight, reach)[missed]).max() < 1e-12


@every_arm
def test_no_bend_of_the_elbow_comes_nearer(arm):
    draw = anywhere(arm, 300)
    found = solve_arm(arm, **draw.arguments())
    least, most = nearest_distances(arm, draw)
    distance = np.linalg.norm(draw.target - draw.shoulder, axis=-1)
    best = np.maximum(np.maximum(distance - most, least - distance), 0.0)
    assert np.abs(found.short_by_m - best).max() < 1e-7


@every_arm
@every_reference
def test_the_shoulder_only_turns_and_the_elbow_stays_in_its_range(arm, reference):
    found = solve_arm(arm, **anywhere(arm).arguments(), reference=reference)
    R = found.shoulder_rotation
    assert np.abs(np.swapaxes(R, -1, -2) @ R - np.eye(3)).max() < 1e-12
    assert np.abs(np.linalg.det(R) - 1.0).max() < 1e-12
    low, high = arm.flexion_range
    assert found.flexion_rad.min() >= low
    assert found.flexion_rad.max() <= high


@every_arm
@every_reference
def test_reading_the_parameters_of_a_posture_and_solving_gives_it_back(arm, reference):
    draw, posture = within_reach(arm, 6000)
    given = {
        "shoulder": draw.shoulder,
        "shoulder_rotation": posture.shoulder_rotation,
        "flexion": posture.flexion_rad,
        "wrist_rotation": draw.wrist_rotation,
        "articulator": draw.articulator,
    }
    read = arm_parameters(arm, **given, reference=reference)
    again = solve_arm(
        arm,
        shoulder=draw.shoulder,
        target=read.target,
        articulator=draw.articulator,
        wrist_rotation=draw.wrist_rotation,
        swivel=read.swivel,
        branch=read.branch,
        reference=reference,
    )
    sharp = elbow_lean(arm, draw, posture.flexion_rad) > 1e-3
    assert sharp.mean() > 0.9
    assert np.abs(again.flexion_rad - posture.flexion_rad)[sharp].max() < 1e-9
    assert np.abs(again.shoulder_rotation - posture.shoulder_rotation)[sharp].max() < 1e-9
    assert (again.branch == read.branch)[sharp].all()


@every_reference
def test_a_mirrored_arm_takes_the_mirrored_posture(reference):
    right, left = human_arm(-1), human_arm(1)
    draw = anywhere(right)
    a = solve_arm(right, **draw.arguments(), reference=reference)
    b = solve_arm(
        left,
        shoulder=draw.shoulder @ MIRROR,
        target=draw.target @ MIRROR,
        articulator=draw.articulator @ MIRROR,
        wrist_rotation=MIRROR @ draw.wrist_rotation @ MIRROR,
        swivel=draw.swivel,
        reference=reference,
    )
    assert (MIRROR @ a.shoulder_rotation @ MIRROR == b.shoulder_rotation).all()
    assert (a.flexion_rad == b.flexion_rad).all()
    assert (a.elbow @ MIRROR == b.elbow).all()


@every_arm
@every_reference
def test_the_swivel_turns_the_arm_about_shoulder_and_target_and_nothing_else(arm, reference):
    draw = anywhere(arm, 500)
    before = solve_arm(arm, **draw.arguments(), reference=reference)
    by = np.random.default_rng(5).uniform(-2.0, 2.0, 500)
    after = solve_arm(arm, **(draw.arguments() | {"swivel": draw.swivel + by}), reference=reference)
    sight = draw.target - draw.shoulder
    turn = axis_rotation(sight / np.linalg.norm(sight, axis=-1, keepdims=True), arm.side * by)
    assert np.abs(turn @ before.shoulder_rotation - after.shoulder_rotation).max() < 1e-13
    assert (before.flexion_rad == after.flexion_rad).all()
    assert (before.articulator == after.articulator).all()


@pytest.mark.parametrize("side", [1, -1])
def test_positive_swivel_swings_the_elbow_outward(side):
    arm = human_arm(side)
    straight_ahead = {
        "shoulder": np.zeros(3),
        "target": (0.0, 0.0, 0.4),
        "articulator": np.zeros(3),
        "wrist_rotation": np.eye(3),
    }
    low = solve_arm(arm, **straight_ahead, swivel=0.0).elbow
    raised = solve_arm(arm, **straight_ahead, swivel=0.5).elbow
    assert low[1] < 0.0
    assert abs(low[0]) < 1e-12
    assert side * raised[0] > 0.01


@pytest.mark.parametrize("move", ["shift", "grow", "turn"])
@every_reference
def test_the_solve_moves_with_the_world(move, reference):
    arm = human_arm(1)
    draw = anywhere(arm, 500)
    before = solve_arm(arm, **draw.arguments(), reference=reference)
    if move == "shift":
        by = np.array((0.3, -2.0, 1.0))
        moved = draw.arguments() | {"shoulder": draw.shoulder + by, "target": draw.target + by}
        after = solve_arm(arm, **moved, reference=reference)
        assert np.abs(after.elbow - before.elbow - by).max() < 1e-12
    elif move == "grow":
        big = Arm.straight(0.28 * 3, 0.25 * 3, 1)
        grown = {name: draw.arguments()[name] * 3 for name in ("shoulder", "target", "articulator")}
        after = solve_arm(big, **(draw.arguments() | grown), reference=reference)
        assert np.abs(after.elbow - 3 * before.elbow).max() < 1e-12
        assert np.abs(after.shoulder_rotation - before.shoulder_rotation).max() < 1e-11
    elif reference == "vertical":
        turn = axis_rotation((0.0, 1.0, 0.0), 0.7)
        turned = draw.arguments() | {"shoulder": draw.shoulder @ turn.T, "target": draw.target @ turn.T}
        after = solve_arm(arm, **turned)
        assert np.abs(after.shoulder_rotation - turn @ before.shoulder_rotation).max() < 1e-12


@every_arm
def test_turning_the_wrist_alone_keeps_the_articulator_and_never_jumps(arm):
    rng = np.random.default_rng(11)
    draw, _ = within_reach(arm, 400, wrist=True)
    axis = rng.normal(size=(400, 3))
    axis /= np.linalg.norm(axis, axis=-1, keepdims=True)

    def after(step: float):
        turned = rotation_exp(axis * step) @ draw.wrist_rotation
        return solve_arm(arm, **(draw.arguments() | {"wrist_rotation": turned}), reference="smooth")

    here, half, whole = after(0.0), after(1e-5), after(2e-5)
    reached = ((here.flags | half.flags | whole.flags) == 0) & (here.branch == whole.branch)
    assert np.abs(half.articulator - draw.target)[reached].max() < 1e-12
    one = rotation_angle(np.swapaxes(here.shoulder_rotation, -1, -2) @ half.shoulder_rotation)
    two = rotation_angle(np.swapaxes(here.shoulder_rotation, -1, -2) @ whole.shoulder_rotation)
    # at full reach the speed is infinite (a square root), so stay a little away from it
    calm = reached & (elbow_lean(arm, draw, here.flexion_rad) > 0.1) & (one > 1e-7)
    assert calm.sum() > 200
    assert np.abs(two / np.maximum(one, 1e-9) - 2.0)[calm].max() < 0.05


@every_arm
def test_with_the_wrist_as_articulator_it_is_the_plain_two_bone_arm(arm):
    draw = anywhere(arm, 500)
    found = solve_arm(arm, **(draw.arguments() | {"articulator": np.zeros(3)}))
    assert np.abs(found.wrist - found.articulator).max() < 1e-12
    u, f = np.linalg.norm(arm.upper_arm), np.linalg.norm(arm.forearm)
    assert np.abs(np.linalg.norm(found.elbow - draw.shoulder, axis=-1) - u).max() < 1e-12
    assert np.abs(np.linalg.norm(found.wrist - found.elbow, axis=-1) - f).max() < 1e-12


@every_arm
def test_on_the_primary_branch_a_farther_target_means_a_straighter_arm(arm):
    draw = anywhere(arm, 200)
    direction = (draw.target - draw.shoulder) / np.linalg.norm(
        draw.target - draw.shoulder, axis=-1, keepdims=True
    )
    distances = np.linspace(0.02, 1.4 * size_of(arm), 300)
    targets = draw.shoulder + distances[:, None, None] * direction
    found = solve_arm(arm, **(draw.arguments() | {"target": targets}))
    primary = (found.branch[1:] == 0) & (found.branch[:-1] == 0) & ((found.flags[1:] | found.flags[:-1]) == 0)
    assert primary.sum() > 1000
    assert np.diff(found.flexion_rad, axis=0)[primary].max() < 1e-12


@every_arm
def test_the_branch_asked_for_is_given_where_both_are_possible(arm):
    draw, _ = within_reach(arm, 6000)
    first = solve_arm(arm, **draw.arguments(), branch="primary")
    second = solve_arm(arm, **draw.arguments(), branch="secondary")
    both = (first.branch == 0) & (second.branch == 1)
    assert both.sum() > 20
    assert np.abs(second.articulator - draw.target).max() < 1e-12 * size_of(arm)
    mixed = np.arange(6000) % 2
    chosen = solve_arm(arm, **draw.arguments(), branch=mixed)
    assert (chosen.branch == mixed)[both].all()


@every_arm
@pytest.mark.parametrize("branch", [0, 1])
def test_a_branch_asked_for_firmly_ends_at_the_range_and_never_leaps(arm, branch):
    draw = anywhere(arm, 3000)
    found = solve_arm(arm, **draw.arguments(), branch=branch + FIRM)
    plain = solve_arm(arm, **draw.arguments(), branch=branch)
    given = (plain.branch == branch) & (plain.short_by_m == 0.0)
    assert given.any()
    assert np.abs(found.flexion_rad - plain.flexion_rad)[given].max() < 1e-12
    refused = (plain.branch != branch) & (plain.short_by_m == 0.0)
    at_end = np.minimum(found.flexion_rad - arm.elbow.low, arm.elbow.high - found.flexion_rad)
    assert (np.abs(at_end[refused]) < 1e-12).all()
    assert (found.branch == branch)[found.short_by_m == 0.0].all()
    for row in (*np.flatnonzero(given)[:20], *np.flatnonzero(refused)[:20]):
        one = solve_arm(arm, **draw.one(row), branch=branch + FIRM)
        assert (one.branch, one.flags) == (found.branch[row], found.flags[row])
        assert abs(one.flexion_rad - found.flexion_rad[row]) < 1e-12


@every_arm
def test_nearest_takes_the_flexion_closer_to_the_hint(arm):
    draw, posture = within_reach(arm, 6000)
    found = solve_arm(arm, **draw.arguments(), branch="nearest", hint_flexion=posture.flexion_rad)
    first = solve_arm(arm, **draw.arguments(), branch="primary")
    second = solve_arm(arm, **draw.arguments(), branch="secondary")
    off = [np.abs(each.flexion_rad - posture.flexion_rad) for each in (found, first, second)]
    assert (off[0] <= np.minimum(off[1], off[2]) + 1e-12).all()


@every_arm
def test_a_straight_elbow_takes_the_flexion_that_is_hinted_at(arm):
    """Both branches meet there, and the flexion would go with the root of rounding: by 1e-8 rad."""
    draw, _ = within_reach(arm, 300)
    away = draw.target - draw.shoulder
    straight = solve_arm(arm, **(draw.arguments() | {"target": draw.shoulder + 100.0 * away}))
    hint = straight.flexion_rad
    inside = (hint > arm.elbow.low + 1e-3) & (hint < arm.elbow.high - 1e-3)
    for noise in (-3e-16, 0.0, 3e-16):
        target = draw.shoulder + (1.0 + noise) * (straight.articulator - draw.shoulder)
        asked = draw.arguments() | {"target": target}
        found = solve_arm(arm, **asked, branch="nearest", hint_flexion=hint)
        assert (np.abs(found.flexion_rad - hint)[inside] < 1e-15).all()
        for row in np.flatnonzero(inside)[:5]:
            alone = draw.one(row) | {"target": target[row]}
            one = solve_arm(arm, **alone, branch="nearest", hint_flexion=hint[row])
            assert abs(one.flexion_rad - hint[row]) < 1e-15


@every_arm
@every_reference
def test_a_batch_equals_its_members_one_by_one(arm, reference):
    draw = anywhere(arm, 600)
    branch = np.random.default_rng(3).integers(0, 2, 600)
    many = solve_arm(arm, **draw.arguments(), branch=branch, reference=reference)
    for i in range(600):
        one = solve_arm(arm, **draw.one(i), branch=int(branch[i]), reference=reference)
        for single, member in zip(one, (field[i] for field in many), strict=True):
            assert np.abs(np.asarray(single) - member).max() < 2e-15


@every_arm
@every_reference
def test_few_are_as_of_a_block_to_the_last_bit(arm, reference):
    """A search by differences of postures ends at the same place in a clip and in a pose only so."""
    draw = anywhere(arm, 600)
    branch = np.random.default_rng(4).choice((0, 1, FIRM, FIRM + 1), 600)
    many = solve_arm(arm, **draw.arguments(), branch=branch, reference=reference)
    for start in range(0, 600, FEW):
        part = slice(start, start + FEW)
        few = {name: value[part] for name, value in draw.arguments().items()}
        for own, field in zip(
            solve_arm(arm, **few, branch=branch[part], reference=reference), many, strict=True
        ):
            np.testing.assert_array_equal(own, field[part])


@every_arm
def test_blocks_and_broadcasting_change_nothing(arm):
    draw = anywhere(arm, 9000)
    whole = solve_arm(arm, **draw.arguments())
    parts = solve_arm(arm, **{name: value[4000:4100] for name, value in draw.arguments().items()})
    assert (whole.shoulder_rotation[4000:4100] == parts.shoulder_rotation).all()
    grid = solve_arm(
        arm,
        shoulder=np.zeros(3),
        target=draw.target[:40].reshape(8, 5, 3),
        articulator=draw.articulator[:5],
        wrist_rotation=draw.wrist_rotation[0],
        swivel=draw.swivel[:8, None],
    )
    lone = solve_arm(
        arm,
        shoulder=np.zeros(3),
        target=draw.target[13],
        articulator=draw.articulator[3],
        wrist_rotation=draw.wrist_rotation[0],
        swivel=draw.swivel[2],
    )
    assert grid.shoulder_rotation.shape == (8, 5, 3, 3)
    assert np.abs(grid.shoulder_rotation[2, 3] - lone.shoulder_rotation).max() < 2e-15
    swivels = solve_arm(arm, **(draw.one(0) | {"swivel": np.linspace(-3, 3, 100)}))
    assert swivels.elbow.shape == (100, 3)


def test_no_targets_give_no_postures():
    empty = solve_arm(
        human_arm(1),
        shoulder=np.zeros(3),
        target=np.zeros((0, 3)),
        articulator=np.zeros(3),
        wrist_rotation=np.eye(3),
        swivel=0.0,
    )
    assert empty.elbow.shape == (0, 3)
    assert empty.flags.shape == (0,)


@every_arm
@every_reference
def test_a_global_hand_rotation_is_kept_and_the_target_met(arm, reference):
    draw = anywhere(arm)
    hand = random_rotations(np.random.default_rng(6), len(draw.target))
    found = solve_arm_global(
        arm,
        shoulder=draw.shoulder,
        target=draw.target,
        articulator=draw.articulator,
        hand_rotation=hand,
        swivel_about_wrist=draw.swivel,
        reference=reference,
    )
    in_world = found.shoulder_rotation @ elbow_rotation(arm, found.flexion_rad) @ found.wrist_rotation
    assert np.abs(in_world - hand).max() < 1e-12
    assert np.abs(np.linalg.norm(found.articulator - draw.target, axis=-1) - found.short_by_m).max() < 1e-12
    assert (found.flags == 0).sum() > 300


def test_a_target_moved_in_millimetres_turns_no_joint_by_a_degree_and_leaves_no_trace():
    arm = human_arm(-1)
    line = np.array((-0.1, -0.2, 0.28)) + np.linspace(-0.12, 0.12, 241)[:, None] * np.array((0.6, 0.64, 0.48))
    path = np.concatenate([line, line[::-1]])
    given = {
        "shoulder": np.zeros(3),
        "articulator": (0.02, -0.12, 0.01),
        "wrist_rotation": np.eye(3),
        "swivel": 0.3,
    }
    found = solve_arm(arm, **given, target=path, reference="smooth")
    R = found.shoulder_rotation
    steps = rotation_angle(np.swapaxes(R[:-1], -1, -2) @ R[1:])
    assert np.degrees(steps.max()) < 1.0
    assert np.degrees(np.abs(np.diff(found.flexion_rad)).max()) < 1.0
    assert (R[:241] == R[:240:-1]).all()
