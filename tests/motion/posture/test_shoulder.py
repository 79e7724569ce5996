"""What shoulders do: near targets leave them alone, far ones draw them, shrugs are keyed, and contact is as
exact as ever."""

from dataclasses import replace

import numpy as np
import pytest

from body_model.load import load_body
from body_model.plain_types import Vector
from signer.document.sign import Sign
from signer.document.tracks.hand import HandTrack, Key
from signer.document.tracks.shoulder import ShoulderKey, ShoulderTrack
from signer.document.values import Elbow, GlobalOrientation, HandRole, Orientation, SpacePoint, Transition
from signer.kinematics.arm import attainable
from signer.kinematics.rig import arm_rig
from signer.kinematics.rotations import rotation_log
from signer.motion.face.track import face_score
from signer.motion.movement.shoulder_curve import shoulder_curve
from signer.motion.operations import elbows, turning
from signer.motion.pose import HandPose
from signer.motion.posing import clip, pose_at, poses
from signer.motion.posture.posture_solver import solve_posture
from signer.motion.posture.shoulder import AUTOMATIC, Shoulder
from signer.motion.posture.surroundings import Context, at_rest, resting
from signer.motion.solving.hand_moment import HandMoment
from tests.helpers.characters import REFERENCE
from tests.helpers.examples import EXAMPLE_KEYS, example, sign_of, touching_key
from tests.helpers.extent import part

BODY = load_body()
RIG = arm_rig(BODY, "right")
STILL = Shoulder(assist=0.0)
FAR: Vector = (-0.2, 0.2, 0.62)
SHRUG = ShoulderTrack(
    "dominant",
    (ShoulderKey("s1", 0.5, 0.1, 1.0, 0.3, 0.1), ShoulderKey("s2", 0.9, 0.0, 0.2, -0.1, -0.05, "even")),
)


def space_key(point: Vector, time_s: float = 0.4, key_id: str = "k1") -> Key:
    return Key(key_id, time_s, "1", SpacePoint("index.tip", point), hold_s=0.2, elbow=Elbow(0.4))


def shrugging(sign: Sign, role: HandRole = "dominant") -> Sign:
    return (
        sign.with_tracks(replace(SHRUG, side="dominant"))
        if role == "dominant"
        else sign.with_tracks(replace(SHRUG, side="base"))
    )


@pytest.mark.parametrize(("name", "index"), EXAMPLE_KEYS)
def test_near_targets_are_reached_without_help(name: str, index: int) -> None:
    key = example(name).hand("dominant").keys[index]
    helped, alone = (
        solve_posture(key, "dominant", around=at_rest(REFERENCE)),
        solve_posture(key, "dominant", Context(STILL, resting(REFERENCE))),
    )
    assert helped.reach.help is None
    np.testing.assert_array_equal(helped.reach.posture.elbow, alone.reach.posture.elbow)


def test_a_far_target_draws_the_shoulder_to_it_and_is_met_where_it_was_missed() -> None:
    key = space_key(FAR)
    helped, alone = (
        solve_posture(key, "dominant", around=at_rest(REFERENCE)).reach,
        solve_posture(key, "dominant", Context(STILL, resting(REFERENCE))).reach,
    )
    assert alone.posture.short_by_m > 0.005
    assert helped.posture.short_by_m == 0.0
    assert helped.girdle.shoulder[2] > alone.girdle.shoulder[2] + 0.01
    assert pose_at(sign_of(key), 0.5).hands["dominant"].contact_error_m < 1e-12


def test_help_grows_with_its_amount() -> None:
    moved = [
        solve_posture(
            space_key(FAR), "dominant", Context(Shoulder(amount), resting(REFERENCE))
        ).reach.girdle.shoulder
        for amount in (0.0, 0.3, 0.6, 1.0)
    ]
    away = [float(np.linalg.norm(each - moved[0])) for each in moved]
    assert away == sorted(away)
    assert len(set(away)) == 4


@pytest.mark.parametrize(
    "direction",
    part([(-0.2, 0.1, 1.0), (-0.3, 1.0, 0.4), (0.8, 0.1, 0.8), (-1.0, 0.1, 0.1), (-0.3, -1.0, 0.3)], every=2),
)
def test_moving_out_past_full_reach_help_comes_without_a_jump_or_a_jerk(direction: Vector) -> None:
    line = np.array(direction) / np.linalg.norm(direction)
    key, notch = space_key((0.0, 0.0, 0.0)), BODY.landmarks["suprasternal_notch"]
    solved_posture = solve_posture(key, "dominant", around=at_rest(REFERENCE))
    most = float(
        attainable(
            RIG.arm, wrist_rotation=solved_posture.wrist_rotation, articulator=solved_posture.articulator
        ).most_m
    )
    turns = []
    for distance in np.linspace(0.85, 1.05, 401) * most:
        point = RIG.shoulder + distance * line - notch
        help_ = solve_posture(
            space_key((point[0], point[1], point[2])), "dominant", around=at_rest(REFERENCE)
        ).reach.help
        turns.append(np.zeros(3) if help_ is None else rotation_log(help_))
    path = np.array(turns)
    assert not path[0].any()
    assert np.linalg.norm(path[-1]) > 0.02
    assert np.linalg.norm(np.diff(path, axis=0), axis=-1).max() < 0.003
    assert np.linalg.norm(np.diff(path, n=2, axis=0), axis=-1).max() < 1e-4


def test_a_shoulder_without_keys_helps_and_keys_are_met_and_left_smoothly() -> None:
    sign = shrugging(sign_of(space_key(FAR)))
    times = np.array((0.0, 0.1, 0.3, 0.5, 0.55, 0.6, 0.75, 0.9, 1.1, 1.3, 2.0))
    curve = shoulder_curve(sign, "dominant", face_score(sign))
    assert curve is not None
    found = curve.at(times)
    rises = np.asarray(found.elevation_rad)
    np.testing.assert_allclose(rises, [0.0, 0.0, 0.15, 0.3, 0.3, 0.3, 0.1, -0.1, -0.05, 0.0, 0.0], atol=1e-12)
    assert np.asarray(found.assist)[[0, 3, 7, 10]].tolist() == [1.0, 1.0, 0.2, 1.0]
    assert shoulder_curve(sign, "base", face_score(sign)) is None
    assert Shoulder(1.0, 0.0, 0.0) == AUTOMATIC


SIGNS = {
    "space": sign_of(space_key(FAR), replace(space_key((-0.3, 0.4, 0.35), 1.0), id="k2")),
    "chin and collar bone": sign_of(
        touching_key("chin"), replace(touching_key("clavicle.L"), id="k2", time_s=1.0)
    ),
    "own chest": sign_of(
        touching_key("chest.mid.R", "b", "palm.centre"),
        replace(touching_key("nose.tip"), id="k2", time_s=1.0),
    ),
    "at rest": Sign(),
}


@pytest.mark.parametrize("name", SIGNS)
def test_each_pose_of_a_clip_is_the_pose_at_its_time_and_contact_holds(name: str) -> None:
    sign = shrugging(SIGNS[name])
    solved = clip(sign, 15)
    for index, time_s in enumerate(solved.times_s):
        np.testing.assert_allclose(
            pose_at(sign, float(time_s)).matrices, solved[index].matrices, rtol=0, atol=1e-11
        )
    for hand in solved.hands["dominant"]:
        assert abs(hand.contact_error_m - hand.short_by_m) < 1e-8


@pytest.mark.parametrize("name", part(list(SIGNS), every=2))
def test_nothing_jumps_and_it_begins_and_ends_at_rest(name: str) -> None:
    solved, resting = clip(shrugging(SIGNS[name]), 500), pose_at(Sign(), 0.0)
    assert np.linalg.norm(np.diff(solved.bone_positions, axis=0), axis=-1).max() < 0.014
    for pose in (solved[0], solved[-1]):
        np.testing.assert_allclose(pose.matrices, resting.matrices, rtol=0, atol=1e-12)


def test_a_far_key_is_come_to_from_rest_without_a_jump() -> None:
    clavicle = BODY.bone_index["clavicle.R"]
    turned, moved = [], []
    for fps in (500, 1000):
        solved = clip(sign_of(space_key(FAR)), fps)
        turned.append(
            np.linalg.norm(np.diff(solved.bone_rotations[:, clavicle], axis=0), axis=(-2, -1)).max()
        )
        moved.append(np.linalg.norm(np.diff(solved.bone_positions, axis=0), axis=-1).max())
    assert turned[1] < 0.005
    assert moved[1] < 0.008
    # Half the time is half the way: a jump would not halve, nor the square root with which a reach ends when
    # it ends hard.
    assert turned[1] < 0.51 * turned[0]
    assert moved[1] < 0.51 * moved[0]


def test_a_shrug_lifts_a_hanging_arm_as_it_is() -> None:
    resting, shrugged = pose_at(Sign(), 0.55), pose_at(shrugging(Sign()), 0.55)
    lifted = shrugged.hands["dominant"].shoulder - resting.hands["dominant"].shoulder
    assert lifted[1] > 0.03
    for name in ("elbow", "wrist"):
        np.testing.assert_allclose(
            getattr(shrugged.hands["dominant"], name),
            getattr(resting.hands["dominant"], name) + lifted,
            atol=1e-12,
        )
    left = [bone for bone, title in enumerate(BODY.bone_names) if title.endswith(".L")]
    np.testing.assert_array_equal(shrugged.matrices[left], resting.matrices[left])


def test_both_shoulders_and_the_left_handed_signer_are_mirror_images() -> None:
    flip = (-1.0, 1.0, 1.0)
    key = space_key(FAR)
    right = poses(shrugging(sign_of(key)), (0.45, 0.7), REFERENCE).hands["dominant"]
    other = replace(key, placement=SpacePoint("index.tip", (-FAR[0], *FAR[1:])))
    left = poses(
        shrugging(Sign(tracks=(HandTrack("base", (other,)),)), "base"), (0.45, 0.7), REFERENCE
    ).hands["base"]
    mirrored = poses(replace(shrugging(sign_of(key)), dominant_side="left"), (0.45, 0.7), REFERENCE).hands[
        "dominant"
    ]
    for a, b, c in zip(right, left, mirrored, strict=True):
        for name in ("shoulder", "elbow", "wrist"):
            np.testing.assert_allclose(getattr(b, name), getattr(a, name) * flip, rtol=0, atol=1e-12)
            np.testing.assert_allclose(getattr(c, name), getattr(a, name) * flip, rtol=0, atol=1e-12)


def test_the_drawn_joints_are_those_of_the_solved_arm() -> None:
    for time_s in (0.3, 0.5, 0.75, 1.05):
        pose = pose_at(shrugging(SIGNS["space"]), time_s)
        hand = pose.hands["dominant"]
        for title, point in (
            ("upperarm01.R", hand.shoulder),
            ("lowerarm01.R", hand.elbow),
            ("wrist.R", hand.wrist),
        ):
            np.testing.assert_allclose(pose.bone_positions[BODY.bone_index[title]], point, rtol=0, atol=1e-12)


def test_an_arc_out_of_help_and_back_keeps_its_ends() -> None:
    there = replace(space_key((-0.2, 0.0, 0.4)), transition=Transition("arc", 0.3))
    sign = sign_of(there, space_key((-0.2, 0.2, 0.4), 1.0, "k2"))
    ends = poses(sign, (there.end_s, there.end_s + 1e-6, 1.0 - 1e-6, 1.0), REFERENCE)
    assert np.abs(np.diff(ends.matrices[:2], axis=0)).max() < 1e-5
    assert np.abs(np.diff(ends.matrices[2:], axis=0)).max() < 1e-5


def test_wishes_are_for_the_shoulder_as_it_is_at_the_key() -> None:
    key = replace(touching_key("chin", "5", "thumb.tip"), time_s=0.5)
    sign = shrugging(sign_of(key))

    def hand(changed: Key) -> HandPose:
        return pose_at(shrugging(sign_of(changed)), 0.5).hands["dominant"]

    in_world = elbows.to_directions(HandMoment(REFERENCE, sign, "dominant", key))
    back = elbows.to_wrist_angles(HandMoment(REFERENCE, sign, "dominant", in_world))
    assert isinstance(in_world.orientation, GlobalOrientation)
    for other in (in_world, back):
        np.testing.assert_allclose(hand(other).elbow, hand(key).elbow, rtol=0, atol=1e-9)
        np.testing.assert_allclose(hand(other).wrist, hand(key).wrist, rtol=0, atol=1e-9)
    assert hand(
        elbows.raised_elbow(HandMoment(REFERENCE, sign, "dominant", key), 0.7)
    ).elbow_height_rad == pytest.approx(0.7, abs=1e-9)
    turned = turning.turned_wrist(HandMoment(REFERENCE, sign, "dominant", key), Orientation(0.2, 0.3, 0.0))
    assert hand(turned).elbow_height_rad == pytest.approx(hand(key).elbow_height_rad, abs=1e-9)
    dragged = elbows.elbow_dragged(HandMoment(REFERENCE, sign, "dominant", key), hand(turned).elbow)
    assert hand(dragged).contact_error_m < 1e-12
