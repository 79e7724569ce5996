"""Laws of gaze: both eyes meet on their target whatever head and trunk do, shifts are saccades, lids follow."""

import math
from dataclasses import replace

import numpy as np
import pytest

from body_model.arrays import Array
from body_model.face_shapes import FACE_SHAPES, mirrored_shape
from nonmanuals.target import Addressee, Direction, Far, Hand, Place, Point, Sweep, Target
from signer.characters.load import reference
from signer.document import face_edits
from signer.document.sign import Sign
from signer.document.span_edits import add_span
from signer.document.tracks.hand import HandTrack
from signer.document.tracks.head import HeadTrack
from signer.document.tracks.span import Span
from signer.document.tracks.torso import TorsoTrack
from signer.document.values import Place as RoomPlace
from signer.document.values import SpacePoint
from signer.motion.face.gaze import EYE
from signer.motion.face.track import face_score
from signer.motion.pose import Clip
from signer.motion.posing import pose_at, poses
from tests.helpers.examples import example
from tests.helpers.signs import contact_key, small_sign, space_key

REFERENCE = reference()
EYES = [REFERENCE.bones[f"{side} eye"] for side in ("left", "right")]
NOTCH = REFERENCE.body.landmarks["suprasternal_notch"]
PLACES = (RoomPlace("a", "Mary", -0.4, 0.9, 0.1), RoomPlace("b", "John", 0.4, 0.9, 0.1))


def looking_at(target: Target | None, sign: Sign | None = None, hold_s: float = 1.0) -> Sign:
    sign = replace(sign or small_sign(), places=PLACES)
    return add_span("gaze", Span("l1", 0.5, hold_s, 0.1, 0.1, target=target or Addressee()))(sign)


def rays(clip: Clip) -> tuple[Array, Array]:
    """Centres (F, 2, 3) of both eyes, and the unit directions in which they look."""
    return clip.bone_positions[:, EYES], clip.bone_rotations[:, EYES][..., 2]


def misses(clip: Clip, point: Array) -> Array:
    """(F, 2) m, how far both gaze lines pass from a point."""
    centres, ways = rays(clip)
    to_point = point - centres
    along = (to_point * ways).sum(axis=-1, keepdims=True) * ways
    return np.asarray(np.linalg.norm(to_point - along, axis=-1))


def moving(sign: Sign, seed: int) -> Sign:
    """The sign with a head that nods, turns, tilts and pushes and a trunk that leans and turns."""
    draw = np.random.default_rng(seed)
    head = tuple(
        (name, float(draw.uniform(-high, high)))
        for name, high in (("pitch_rad", 0.15), ("turn_rad", 0.2), ("tilt_rad", 0.3), ("thrust_m", 0.01))
    )
    torso = (("pitch_rad", float(draw.uniform(-0.1, 0.1))), ("turn_rad", float(draw.uniform(-0.1, 0.1))))
    nods = Span("h2", 1.1, 0.4, signal="head.nod.rapid")
    return sign.with_tracks(
        HeadTrack((Span("h1", 0.6, 0.3, pose=head), nods)), TorsoTrack((Span("t1", 0.4, 1.0, pose=torso),))
    )


@pytest.mark.parametrize("target", [Addressee(), Place("a"), Place("b"), Point((0.1, 0.1, 0.8))], ids=str)
def test_both_eyes_meet_on_a_point_of_the_room_whatever_head_and_trunk_do(target: Target) -> None:
    clip = poses(moving(looking_at(target), 1), np.linspace(0.5, 1.5, 30), REFERENCE)
    point = {
        Addressee(): NOTCH + np.array((0.0, 0.16, 1.5)),
        Place("a"): NOTCH + np.array((0.9 * math.sin(-0.4), 0.1, 0.9 * math.cos(-0.4))),
        Place("b"): NOTCH + np.array((0.9 * math.sin(0.4), 0.1, 0.9 * math.cos(0.4))),
        Point((0.1, 0.1, 0.8)): NOTCH + np.array((0.1, 0.1, 0.8)),
    }[target]
    assert clip.gaze is not None
    free = ~clip.gaze.held_back
    assert free.mean() > 0.8
    assert misses(clip, point)[free].max() < 1e-6
    middle = clip.bone_positions[:, EYES].mean(axis=1)
    assert clip.gaze.converged_at_m[free] == pytest.approx(np.linalg.norm(point - middle, axis=-1)[free])
    assert np.linalg.norm(clip.gaze.target - point, axis=-1)[free].max() < 0.005


def test_a_gaze_at_a_hand_follows_it_and_the_head_takes_its_share() -> None:
    key = replace(
        small_sign().hand("dominant").keys[1],
        time_s=0.5,
        hold_s=0.2,
        placement=SpacePoint("index.tip", (-0.1, 0.05, 0.45)),
    )
    later = replace(key, id="k9", time_s=1.1, hold_s=0.0, placement=SpacePoint("index.tip", (0.1, 0.1, 0.45)))
    plain_sign = Sign(tracks=(HandTrack("dominant", (key, later)),))
    sign = looking_at(Hand("dominant"), plain_sign, hold_s=0.6)
    clip, plain = (poses(one, np.linspace(0.5, 1.1, 12), REFERENCE) for one in (sign, plain_sign))
    hand = [REFERENCE.bones[f"right {joint}"] for joint in ("wrist", "middle knuckle")]
    assert clip.gaze is not None
    free = ~clip.gaze.held_back
    assert free.any()
    points = clip.bone_positions[:, hand].mean(axis=1)
    assert misses(clip, points[:, None])[free].max() < 1e-6
    head, wrist = REFERENCE.bones["head"], REFERENCE.bones["right wrist"]
    assert (clip.bone_rotations[-6:, head, 1, 2] < -0.05).all()  # it nods down to the hand
    assert clip.bone_positions[:, wrist] == pytest.approx(plain.bone_positions[:, wrist], abs=1e-9)


def test_a_gaze_at_a_hand_on_the_head_does_not_move_the_head() -> None:
    sign = looking_at(Hand("dominant"), example("IDEA"), hold_s=0.6)
    clip, plain = (poses(one, np.linspace(0.3, 1.1, 12), REFERENCE) for one in (sign, example("IDEA")))
    head = REFERENCE.bones["head"]
    assert np.array_equal(clip.bone_rotations[:, head], plain.bone_rotations[:, head])
    assert not np.array_equal(clip.bone_rotations[:, EYES], plain.bone_rotations[:, EYES])


def test_a_gaze_at_a_hand_that_is_moved_to_the_head_leaves_the_head_alone_whatever_was_solved_before() -> (
    None
):
    in_space = looking_at(Hand("dominant"), Sign(tracks=(HandTrack("dominant", (space_key(),)),)))
    on_head = in_space.with_tracks(HandTrack("dominant", (contact_key(),)))
    assert on_head.spans("gaze") is in_space.spans("gaze")
    followed, left_alone = (face_score(sign).gaze for sign in (in_space, on_head))
    assert followed is not None
    assert followed.follows_hands
    assert left_alone is not None
    assert not left_alone.follows_hands


def test_a_sign_without_spans_looks_straight_ahead_and_one_with_any_at_the_addressee() -> None:
    plain = pose_at(small_sign(), 0.5)
    assert plain.gaze is None
    assert np.array_equal(plain.bone_rotations[EYES], np.broadcast_to(np.eye(3), (2, 3, 3)))
    sign = add_span("brows", Span("b1", 0.4, 0.2, signal="brow.raise"))(small_sign())
    clip = poses(sign, np.array([0.0, 0.5, 1.4]), REFERENCE)
    assert misses(clip, NOTCH + np.array((0.0, 0.16, 1.5))).max() < 1e-6


def test_far_eyes_are_parallel_and_a_direction_is_one_of_the_room() -> None:
    for target, wanted in (
        (Far(), (0.0, 0.0, 1.0)),
        (Direction(0.2, 0.3), (math.cos(0.2) * math.sin(0.3), -math.sin(0.2), math.cos(0.2) * math.cos(0.3))),
    ):
        clip = poses(moving(looking_at(target), 2), np.linspace(0.5, 1.5, 9), REFERENCE)
        assert clip.gaze is not None
        free = ~clip.gaze.held_back
        assert free.any()
        assert rays(clip)[1][free] == pytest.approx(np.broadcast_to(wanted, (free.sum(), 2, 3)), abs=1e-9)
        assert np.isinf(clip.gaze.converged_at_m[free]).all()


def test_eyes_stop_at_their_limits_say_so_and_the_head_takes_a_share_beyond_15_degrees() -> None:
    near, wide = (poses(looking_at(Direction(0.0, turn)), np.array([1.2]), REFERENCE) for turn in (0.2, 1.4))
    assert near.gaze is not None
    assert wide.gaze is not None
    head = REFERENCE.bones["head"]
    assert np.array_equal(near.bone_rotations[0, head], np.eye(3))
    assert not near.gaze.held_back.any()
    turned = np.arctan2(wide.bone_rotations[0, head, 0, 2], wide.bone_rotations[0, head, 2, 2])
    assert turned == pytest.approx(0.5 * (1.4 - math.radians(15)), abs=1e-6)
    assert wide.gaze.held_back.all()
    ways = wide.bone_rotations[0, head].T @ wide.bone_rotations[0, EYES[0]][:, 2]
    assert np.arctan2(ways[0], ways[2]) == pytest.approx(EYE.aside)
    assert max(EYE.up, EYE.down) < EYE.aside


def test_lids_follow_the_eyes_and_give_way_to_a_blink() -> None:
    down = looking_at(Direction(math.radians(24), 0.0))
    at = {name: place for place, name in enumerate(FACE_SHAPES)}
    weights = poses(down, np.array([1.2]), REFERENCE).face_weights[0]
    assert weights[at["eyeLookDownLeft"]] == weights[at["eyeLookDownRight"]] > 0.5
    assert weights[at["eyeLookUpLeft"]] == 0.0
    shut = add_span("eyes", Span("e1", 1.1, 0.3, signal="eyes.closed"))(down)
    weights = poses(shut, np.array([1.2]), REFERENCE).face_weights[0]
    assert (weights[at["eyeBlinkLeft"]], weights[at["eyeLookDownLeft"]]) == (1.0, 0.0)
    left = poses(looking_at(Direction(0.0, 0.2)), np.array([1.2]), REFERENCE).face_weights[0]
    assert left[at["eyeLookOutLeft"]] == left[at["eyeLookInRight"]] == pytest.approx(0.2 / math.radians(35))


def test_a_shift_is_a_saccade_and_chained_looks_do_not_return_to_the_addressee() -> None:
    sign = looking_at(Direction(0.0, 0.2), hold_s=0.3)
    sign = add_span("gaze", Span("l2", 0.9, 0.3, 0.1, 0.1, target=Direction(0.0, 0.24)))(sign)
    times = np.arange(0.3, 1.6, 0.001)
    ways = rays(poses(sign, times, REFERENCE))[1][:, 0]
    turn = np.arctan2(ways[:, 0], ways[:, 2])
    assert (turn[(times > 0.501) & (times < 1.199)] > 0.199).all()
    moving_s = np.count_nonzero(np.abs(np.diff(turn[times < 0.55])) > 1e-5) * 0.001
    assert moving_s == pytest.approx(0.025 + 0.0022 * math.degrees(0.2), abs=0.006)
    assert turn[-1] == pytest.approx(turn[0], abs=1e-6)


def test_sweeps_places_not_chosen_and_left_handed_signers() -> None:
    swept = rays(poses(looking_at(Sweep("a", "b")), np.linspace(0.5, 1.5, 7), REFERENCE))[1][:, 0, 0]
    assert (np.diff(swept) >= 0.0).all()
    assert swept[0] < -0.3 < 0.3 < swept[-1]
    unknown = add_span("gaze", Span("l1", 0.5, 1.0, signal="gaze.locus"))(small_sign())
    assert misses(poses(unknown, np.array([1.0]), REFERENCE), NOTCH + np.array((0.0, 0.16, 1.5))).max() < 1e-6
    sign = moving(looking_at(Place("a")), 4)
    right, left = (
        poses(replace(sign, dominant_side=side), np.linspace(0.5, 1.5, 5), REFERENCE)
        for side in ("right", "left")
    )
    assert right.gaze is not None
    assert left.gaze is not None
    assert left.gaze.target == pytest.approx(right.gaze.target * (-1.0, 1.0, 1.0))
    mirror = [FACE_SHAPES.index(mirrored_shape(name)) for name in FACE_SHAPES]
    assert right.face_weights.any()
    assert np.array_equal(left.face_weights, right.face_weights[:, mirror])
    there, here = rays(left), rays(right)
    for one, other in zip(there, here, strict=True):
        assert one[:, ::-1] == pytest.approx(other * (-1.0, 1.0, 1.0), abs=1e-9)


def test_grammar_looks_too_and_the_gaze_track_lies_over_it() -> None:
    sign = replace(small_sign(), places=PLACES)
    thinking = face_edits.spread("thinking", "k1")(sign)
    (span,) = thinking.spans("grammar")
    middle = np.array([span.time_s + 0.5 * span.hold_s])
    up = rays(poses(thinking, middle, REFERENCE))[1][0, 0]
    assert up[1] > 0.1
    both = add_span("gaze", Span("l1", span.time_s, span.hold_s, target=Addressee()))(thinking)
    assert misses(poses(both, middle, REFERENCE), NOTCH + np.array((0.0, 0.16, 1.5))).max() < 1e-6
    drawn = poses(moving(both, 5), np.linspace(0.0, 2.0, 9), REFERENCE)
    for row in (0, 4, 7):
        alone = pose_at(moving(both, 5), float(drawn.times_s[row]))
        assert np.array_equal(alone.face_weights, drawn.face_weights[row])
        assert alone.bone_rotations[EYES] == pytest.approx(drawn.bone_rotations[row, EYES], abs=1e-12)
