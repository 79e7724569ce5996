import numpy as np
import pytest

from signer.kinematics.arm import Arm, solve_arm
from signer.kinematics.two_bone import axis_angle_step, heading_step, length_step, solve_planar, solve_spatial

RNG = np.random.default_rng(0)


def planar_end(l1, l2, bend):
    a, b = bend.theta1_rad, bend.theta1_rad + bend.theta2_rad
    return l1 * np.cos(a) + l2 * np.cos(b), l1 * np.sin(a) + l2 * np.sin(b)


def planar_draws(n=2000):
    l1, l2 = RNG.uniform(0.1, 2.0, (2, n))
    d = np.abs(l1 - l2) + RNG.uniform(0.0, 1.0, n) * (l1 + l2 - np.abs(l1 - l2))
    angle = RNG.uniform(-np.pi, np.pi, n)
    return l1, l2, d * np.cos(angle), d * np.sin(angle)


@pytest.mark.parametrize("positive", [True, False])
def test_planar_bones_meet_every_target_of_the_solvable_domain_with_the_bend_asked_for(positive):
    l1, l2, x, y = planar_draws()
    bend = solve_planar(l1, l2, x, y, positive)
    ends = planar_end(l1, l2, bend)
    assert bend.reached.all()
    assert max(np.abs(ends[0] - x).max(), np.abs(ends[1] - y).max()) < 1e-12
    assert ((bend.theta2_rad >= 0.0) if positive else (bend.theta2_rad <= 0.0)).all()


def test_planar_bones_point_at_what_they_cannot_reach():
    far = solve_planar(1.0, 0.5, 3.0, 4.0)
    assert not far.reached
    assert far.theta2_rad == 0.0
    assert far.theta1_rad == pytest.approx(np.arctan2(4.0, 3.0))
    for l1, l2 in ((1.0, 0.5), (0.5, 1.0)):
        near = solve_planar(l1, l2, 0.06, 0.08)
        assert not near.reached
        x, y = planar_end(l1, l2, near)
        assert np.arctan2(y, x) == pytest.approx(np.arctan2(0.08, 0.06))
        assert np.hypot(x, y) == pytest.approx(0.5)


def test_planar_edges_of_the_domain_belong_to_it():
    assert solve_planar(0.3, 0.1, 0.4, 0.0).reached
    assert solve_planar(0.3, 0.1, 0.0, 0.2).reached
    folded = solve_planar(1.0, 1.0, 0.0, 0.0)
    assert folded.reached
    assert folded.theta1_rad == 0.0
    assert folded.theta2_rad == pytest.approx(np.pi)
    bare = solve_planar(1.0, 0.0, 0.0, 1.0)
    assert bare.theta1_rad == pytest.approx(np.pi / 2)


def test_planar_bones_are_the_direct_solver_in_its_plane():
    l1, l2, x, y = planar_draws(200)
    for i in range(200):
        arm = Arm.straight(l1[i], l2[i], 1, (0.0, np.pi))
        target = (0.0, y[i], x[i])  # the arm's plane at zero swivel: z ahead, y up
        found = solve_arm(
            arm,
            shoulder=np.zeros(3),
            target=target,
            articulator=np.zeros(3),
            wrist_rotation=np.eye(3),
            swivel=0.0,
        )
        bend = solve_planar(l1[i], l2[i], abs(x[i]), y[i], positive_bend=True)
        elbow = l1[i] * np.array((np.cos(bend.theta1_rad), np.sin(bend.theta1_rad)))
        assert (
            np.abs((abs(found.elbow[2]), found.elbow[1]) - np.array((abs(elbow[0]), elbow[1]))).max() < 1e-9
        )
        assert found.flexion_rad == pytest.approx(bend.theta2_rad, abs=1e-9)


def test_the_worksheets_numbers():
    target = np.array((-3.0, np.sqrt(7.0), 0.0))
    bend = length_step(3.0, 2.0, 4.0)
    assert np.pi + bend.theta2_rad == pytest.approx(1.8235, abs=5e-5)
    assert bend.theta2_rad == pytest.approx(-1.3181, abs=5e-5)
    assert bend.end == pytest.approx((3.5, -1.93649, 0.0), abs=5e-6)
    heading = heading_step(bend.end, target)
    assert heading.theta1_rad == pytest.approx(0.50536, abs=5e-6)
    assert heading.heading_rad == np.pi
    assert heading.elevation_rad == pytest.approx(0.72273, abs=5e-6)
    angle, axis = axis_angle_step(bend.end, target)
    assert angle == pytest.approx(2.9242, abs=5e-5)
    assert axis == pytest.approx((0.0, 0.0, 1.0))


@pytest.mark.parametrize("method", ["heading", "axis_angle"])
def test_bones_in_space_meet_every_reachable_target(method):
    l1, l2, x, y = planar_draws()
    d = np.hypot(x, y)
    direction = RNG.normal(size=(2000, 3))
    target = direction / np.linalg.norm(direction, axis=-1, keepdims=True) * d[:, None]
    bend = solve_spatial(l1, l2, target, method)
    assert bend.reached.all()
    assert np.abs(bend.end - target).max() < 1e-12
    first = (bend.rotation1 @ np.array((1.0, 0.0, 0.0))) * l1[:, None]
    second = (bend.rotation1 @ bend.rotation2 @ np.array((1.0, 0.0, 0.0))) * l2[:, None]
    assert np.abs(first + second - target).max() < 1e-12


@pytest.mark.parametrize("method", ["heading", "axis_angle"])
def test_bones_in_space_point_at_what_they_cannot_reach(method):
    far = solve_spatial(3.0, 2.0, (0.0, 6.0, 8.0), method)
    assert not far.reached
    assert np.abs(far.end - (0.0, 3.0, 4.0)).max() < 1e-12
    near = solve_spatial(3.0, 2.0, (0.0, 0.03, 0.04), method)
    assert not near.reached
    assert np.abs(near.end - (0.0, 0.6, 0.8)).max() < 1e-12


@pytest.mark.parametrize(
    "target", [(5.0, 0.0, 0.0), (-5.0, 0.0, 0.0), (0.0, 0.0, 0.0), (0.0, 4.0, 0.0), (0.0, 0.0, -4.0)]
)
@pytest.mark.parametrize("method", ["heading", "axis_angle"])
def test_special_directions_have_turns_too(target, method):
    bend = solve_spatial(3.0, 2.0, target, method)
    for turn in (bend.rotation1, bend.rotation2):
        assert np.abs(turn.T @ turn - np.eye(3)).max() < 1e-12
    if bend.reached:
        assert np.abs(bend.end - target).max() < 1e-9


def test_both_methods_bend_alike_and_differ_by_a_twist_only():
    target = (1.0, 2.0, -3.0)
    a, b = solve_spatial(3.0, 2.0, target, "heading"), solve_spatial(3.0, 2.0, target, "axis_angle")
    assert (a.rotation2 == b.rotation2).all()
    sight = np.array(target) / np.linalg.norm(target)
    twist = b.rotation1 @ a.rotation1.T
    assert np.abs(twist @ sight - sight).max() < 1e-12


@pytest.mark.parametrize("wrong", [(-1.0, 1.0, 0.0, 0.0), (1.0, np.nan, 0.0, 0.0), (1.0, 1.0, np.inf, 0.0)])
def test_nonsense_in_the_plane_is_refused(wrong):
    with pytest.raises(ValueError, match="length"):
        solve_planar(*wrong)


@pytest.mark.parametrize(
    "wrong", [(1.0, 1.0, (0.0, 0.0)), (1.0, 1.0, (0.0, 0.0, 1.0), "spin"), (-1.0, 1.0, (0.0, 0.0, 1.0))]
)
def test_nonsense_in_space_is_refused(wrong):
    with pytest.raises(ValueError, match=r"target|method|length"):
        solve_spatial(*wrong)
