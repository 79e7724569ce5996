"""Laws of the joints' part of the measure of comfort."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from signer.kinematics.arm import solve_arm
from signer.kinematics.arm_shape import Arm, ArmPosture
from signer.kinematics.comfort import (
    WRIST_COUPLING,
    JointTerms,
    elevation,
    joint_terms,
    joints_of,
    past_stops,
    turn_share,
    wrist_share,
)
from signer.kinematics.limits import DEVIATION, FLEXION, PRONATION
from signer.kinematics.rotations import shortest_turn
from signer.kinematics.wrist import WristAngles, wrist_rotation
from tests.strategies import over

SHOULDER = np.array((0.18, 1.35, 0.02))
MIRROR = np.array((-1.0, 1.0, 1.0))


def arm_of(side: int) -> Arm:
    return Arm.straight(0.247, 0.245, side)


def within(draw: st.DrawFn, limits: object) -> float:
    return draw(st.floats(limits.low_rad, limits.high_rad))  # type: ignore[attr-defined]


@st.composite
def wrists(draw: st.DrawFn) -> WristAngles:
    return WristAngles(*(np.asarray(within(draw, each)) for each in (PRONATION, FLEXION, DEVIATION)))


@st.composite
def postures(draw: st.DrawFn) -> tuple[np.ndarray, float, WristAngles]:
    """A target counted from the left shoulder, a swivel and a wrist."""
    away = np.array([draw(st.floats(low, high)) for low, high in ((-0.4, 0.3), (-0.3, 0.35), (0.12, 0.42))])
    return away, draw(st.floats(-1.0, 2.0)), draw(wrists())


def solved(side: int, away: np.ndarray, swivel: float, wrist: WristAngles) -> tuple[ArmPosture, np.ndarray]:
    mirror = MIRROR if side < 0 else np.ones(3)
    shoulder, arm = SHOULDER * mirror, arm_of(side)
    turn = wrist_rotation(arm, *wrist)
    return solve_arm(
        arm,
        shoulder=shoulder,
        target=shoulder + away * mirror,
        articulator=np.array((0.0, -0.08, 0.0)),
        wrist_rotation=turn,
        swivel=swivel,
    ), shoulder


@given(postures())
@over(40)
def test_mirrored_arms_are_as_comfortable(drawn: tuple[np.ndarray, float, WristAngles]) -> None:
    both = [joint_terms(arm_of(side), *solved(side, *drawn)) for side in (1, -1)]
    for left, right in zip(*both, strict=True):
        assert left == pytest.approx(right, abs=1e-8)


@given(postures())
@over(40)
def test_many_arms_are_measured_as_each_by_itself(drawn: tuple[np.ndarray, float, WristAngles]) -> None:
    posture, shoulder = solved(1, *drawn)
    many = ArmPosture(*(np.repeat(np.asarray(part)[None], 3, axis=0) for part in posture))
    assert joint_terms(arm_of(1), many, shoulder).total() == pytest.approx(
        float(joint_terms(arm_of(1), posture, shoulder).total()), rel=1e-12
    )


@given(postures(), st.integers(0, 2**31))
@over(40)
def test_a_hair_of_change_costs_a_hair(drawn: tuple[np.ndarray, float, WristAngles], seed: int) -> None:
    posture, shoulder = solved(1, *drawn)
    if float(posture.short_by_m) > 0.0:
        return
    away, swivel, wrist = drawn
    nudge = 1e-6 * np.random.default_rng(seed).normal(size=7)
    near, _ = solved(
        1,
        away + nudge[:3],
        swivel + nudge[3],
        WristAngles(*(angle + by for angle, by in zip(wrist, nudge[4:], strict=True))),
    )
    if float(near.short_by_m) > 0.0:
        return
    changed = [
        abs(float(a - b))
        for a, b in zip(*(joint_terms(arm_of(1), each, shoulder) for each in (posture, near)), strict=True)
    ]
    turned = (
        float(
            np.abs(near.shoulder_rotation - posture.shoulder_rotation).max()
            + abs(near.flexion_rad - posture.flexion_rad)
        )
        + 1e-5
    )
    assert max(changed) < 400.0 * turned


def test_the_ellipse_of_the_wrist_touches_every_limit_and_nowhere_exceeds_one() -> None:
    """Along the edge each angle comes to its limits, on both sides, and past none."""
    angle = np.linspace(-np.pi, np.pi, 40001)
    ray = WristAngles(np.zeros_like(angle), np.cos(angle), np.sin(angle))
    share = wrist_share(ray)
    bend, side = np.cos(angle) / share, np.sin(angle) / share
    assert wrist_share(WristAngles(bend * 0.0, bend, side)) == pytest.approx(1.0)
    for values, limits in ((bend, FLEXION), (side, DEVIATION)):
        assert values.max() == pytest.approx(limits.high_rad, abs=1e-6)
        assert values.min() == pytest.approx(limits.low_rad, abs=1e-6)


@given(wrists(), st.floats(0.0, 1.0))
@over(60)
def test_the_share_of_the_wrist_grows_in_proportion_along_every_ray(wrist: WristAngles, part: float) -> None:
    shorter = WristAngles(*(part * angle for angle in wrist))
    assert float(wrist_share(shorter)) == pytest.approx(part * float(wrist_share(wrist)), abs=1e-12)
    assert abs(float(turn_share(shorter))) <= 1.0 + 1e-12


@given(wrists())
@over(60)
def test_bend_to_the_palm_takes_the_side_bend_to_the_thumb_away(wrist: WristAngles) -> None:
    """The way of a thrown dart is the easy one: of two mirror images the one along it is never farther
    out."""
    x = float(wrist.flexion / (FLEXION.high_rad if wrist.flexion > 0 else -FLEXION.low_rad))
    y = float(wrist.deviation / (DEVIATION.high_rad if wrist.deviation > 0 else -DEVIATION.low_rad))
    plain = (x * x + y * y) / (1.0 - WRIST_COUPLING**2)
    share2 = float(wrist_share(wrist)) ** 2
    assert share2 >= plain - 1e-12 if x * y > 0.0 else share2 <= plain + 1e-12


@given(postures(), st.sampled_from(JointTerms._fields))
@over(40)
def test_no_term_is_below_zero(drawn: tuple[np.ndarray, float, WristAngles], term: str) -> None:
    assert float(getattr(joint_terms(arm_of(1), *solved(1, *drawn)), term)) >= -1e-12


def test_a_wrist_farther_out_a_forearm_farther_turned_and_an_elbow_farther_up_cost_more() -> None:
    posture, shoulder = solved(1, np.array((0.0, -0.1, 0.35)), 0.2, WristAngles(*np.zeros(3)))
    parts = np.linspace(0.0, 1.0, 30)
    for axis, limits in enumerate((PRONATION, FLEXION, DEVIATION)):
        for end in (limits.low_rad, limits.high_rad):
            angles = [np.zeros_like(parts)] * 3
            angles[axis] = parts * end
            many = ArmPosture(*(np.broadcast_to(part, (30, *np.shape(part))) for part in posture))
            cost = joint_terms(
                arm_of(1), many, shoulder, joints_of(arm_of(1), many, WristAngles(*angles))
            ).total()
            assert (np.diff(cost) >= -1e-12).all()
            assert cost[-1] > cost[0] + 1.0
    raised = [
        solved(1, np.array((0.1, -0.05, 0.2)), swivel, WristAngles(*np.zeros(3)))[0]
        for swivel in np.linspace(0.2, 2.5, 30)
    ]
    heights = np.array([float(elevation(arm_of(1), each)) for each in raised])
    terms = [joint_terms(arm_of(1), each, SHOULDER) for each in raised]
    assert (np.diff(heights) > 0.0).all()
    assert (np.diff([float(each.raised + each.high) for each in terms]) > 0.0).all()


def test_an_elbow_farther_behind_costs_more_and_most_where_the_arm_is_raised() -> None:
    """And past the plane of the back no posture is held; a level arm comes there sooner than a hanging one."""
    parts, wrist = np.linspace(0.0, 0.7, 30), WristAngles(*(np.zeros(30),) * 3)
    arm, least = arm_of(1), []
    for raised in (0.1, 0.9):  # elbows on circles of two heights, from the side backward
        across = np.sqrt(1.0 - (1.0 - raised) ** 2)
        back = parts * across
        towards = np.stack([np.sqrt(across**2 - back**2), np.full(30, raised - 1.0), -back], axis=-1)
        turns = np.stack([shortest_turn(np.array((0.0, -1.0, 0.0)), each) for each in towards])
        posture, _ = solved(1, np.array((0.0, -0.1, 0.35)), 0.2, WristAngles(*np.zeros(3)))
        many = ArmPosture(*(np.broadcast_to(part, (30, *np.shape(part))) for part in posture))
        many = many._replace(shoulder_rotation=turns)
        joints = joints_of(arm, many, wrist)
        cost = joint_terms(arm, many, SHOULDER, joints).back
        assert (np.diff(cost) >= 0.0).all()
        past = past_stops(many, SHOULDER, joints).behind
        assert (np.diff(past) > 0.0).all()
        least.append(np.interp(0.0, past, back) if past[-1] > 0.0 else 1.0)
    assert least[1] < least[0]


def test_a_limit_that_is_passed_costs_more_than_any_ease() -> None:
    posture, shoulder = solved(1, np.array((0.0, -0.1, 0.35)), 0.2, WristAngles(*np.zeros(3)))
    past = WristAngles(np.asarray(PRONATION.high_rad + 0.2), np.zeros(()), np.zeros(()))
    joints = joints_of(arm_of(1), posture, past)
    assert float(joint_terms(arm_of(1), posture, shoulder, joints).limit) > 6.0
    assert float(joint_terms(arm_of(1), posture._replace(short_by_m=np.asarray(0.01)), shoulder).limit) > 19.0
