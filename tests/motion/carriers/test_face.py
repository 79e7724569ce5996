"""Laws of a signer whose face moves: contacts hold on the drawn skin, and a face that rests changes nothing."""

from dataclasses import replace

import numpy as np
import pytest

import sites.catalogue as places
from body_model.arrays import Array
from body_model.rays import nearest_point
from body_model.skin import posed_cage, surface
from signer.document.sign import Sign
from signer.document.tracks.hand import Key
from signer.document.values import Contact, Elbow, Orientation, Transition
from signer.motion.places.touched_skin import LIDS
from signer.motion.pose import MET_M, HandPose, Pose
from signer.motion.posing import clip, pose_at, poses
from signer.motion.posture.contact_constraint import carriers_of
from signer.motion.posture.surroundings import arm_bones
from tests.helpers.characters import REFERENCE
from tests.helpers.drawn_contacts import drawn_miss_m, held_on_skin, touching_sign
from tests.helpers.examples import sign_of, touching_key
from tests.helpers.extent import part, seeds
from tests.helpers.faces import MIRRORED, with_held_face, with_random_face, with_random_gaze
from tests.helpers.touching import gap_m, random_touch
from tests.strategies.motion import carried_sign

FPS = 12.0
SOLVED_M = 1e-9
DRAWN_M = 1e-4
"""Most that a contact may miss on the skin as it is drawn."""
SEEDS = seeds(3, whole=500)
FACE_SITES = [
    site.id
    for site in places.placed("right")
    if site.kind == "surface"
    and "face" in carriers_of(REFERENCE, touching_key(site.id, "1", "index.nail"), "dominant")
]


def on_face(seed: int) -> Sign:
    """A point of the hand on a place that the face moves, while face, torso and head move."""
    sign = touching_sign(seed)
    (key,) = sign.hand("dominant").keys
    assert isinstance(key.placement, Contact)
    placement = replace(key.placement, site=FACE_SITES[(7 * seed) % len(FACE_SITES)])
    hand = replace(sign.hand("dominant"), keys=(replace(key, placement=placement),))
    return with_random_face(sign.with_tracks(hand), seed)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_point_on_the_face_stays_on_the_drawn_skin_whatever_the_face_does(seed: int) -> None:
    sign = on_face(seed)
    for pose in poses(sign, np.linspace(0.4, 1.4, 5), REFERENCE):
        hand = pose.hands["dominant"]
        assert abs(drawn_miss_m(pose, hand, sign.hand("dominant").keys[0]) - hand.short_by_m) < DRAWN_M
        assert abs(hand.contact_error_m - hand.short_by_m) < SOLVED_M


@pytest.mark.parametrize("seed", SEEDS)
def test_signs_hold_their_contacts_in_every_frame_while_face_gaze_head_and_torso_move(seed: int) -> None:
    sign = with_random_face(replace(carried_sign(seed), dominant_side="right"), seed)
    sign = with_random_gaze(sign, seed) if seed % 2 else sign
    found = clip(sign, FPS)
    assert found.face_weights.any()
    for row, hand, key in held_on_skin(sign, found):
        assert abs(hand.contact_error_m - hand.short_by_m) < SOLVED_M, (
            f"{key.id} at {found.times_s[row]:.3f} s"
        )
    if seed in part(SEEDS, every=4):
        row = len(found) // 2
        alone = pose_at(sign, float(found.times_s[row]))
        assert alone.bone_positions == pytest.approx(found.bone_positions[row], abs=1e-3)
        left = poses(replace(sign, dominant_side="left"), found.times_s[::5], REFERENCE)
        assert left.face_weights == pytest.approx(found.face_weights[::5][:, MIRRORED], abs=1e-9)
        body = REFERENCE.body
        for one, other in ((left[0], found[0]), (left[len(left) // 2], found[5 * (len(left) // 2)])):
            drawn = posed_cage(body, other.matrices, other.face_weights)[body.mirror_vertex] * (
                -1.0,
                1.0,
                1.0,
            )
            assert posed_cage(body, one.matrices, one.face_weights) == pytest.approx(drawn, abs=1e-7)


@pytest.mark.parametrize("seed", seeds(4, whole=80))
def test_skin_around_an_articulator_meets_the_drawn_face(seed: int) -> None:
    """Fists, pinches and fingertips, which touch with the skin around them."""
    (key,) = random_touch(seed).hand("dominant").keys
    assert isinstance(key.placement, Contact)
    site = FACE_SITES[(5 * seed) % len(FACE_SITES)]
    sign = sign_of(replace(key, placement=replace(key.placement, site=site)))
    pose = pose_at(with_held_face(sign, cheekPuff=0.9, mouthSmileLeft=0.5, browInnerUp=0.8), key.time_s)
    hand = pose.hands["dominant"]
    assert hand.short_by_m > 0.0 or hand.contact_error_m < SOLVED_M
    assert hand.short_by_m > 0.0 or gap_m(pose) < MET_M


def finger_on_cheek(manner: str = "touch", articulator: str = "index.nail") -> Sign:
    placement = Contact(articulator, "cheek.lower.R", *(() if manner == "touch" else (manner, 0.02)))
    return sign_of(Key("k1", 0.4, "1", placement, 0.6, Orientation(0.4, 0.2, 0.0), Elbow(0.3)))


@pytest.mark.parametrize("articulator", ["index.nail", "index.tip"])
def test_a_finger_on_a_cheek_goes_out_with_it(articulator: str) -> None:
    sign = finger_on_cheek(articulator=articulator)
    rest, puffed, later = (
        pose_at(one, 0.7)
        for one in (sign, with_held_face(sign, cheekPuff=1.0), with_held_face(sign, 0.9, cheekPuff=1.0))
    )
    assert rest.hands["dominant"].short_by_m == puffed.hands["dominant"].short_by_m == 0.0
    moved = puffed.hands["dominant"].articulator - rest.hands["dominant"].articulator
    assert 0.010 < np.linalg.norm(moved) < 0.016
    assert moved[0] < 0.0
    assert later.bone_positions == pytest.approx(rest.bone_positions, abs=SOLVED_M)


def test_a_hand_near_a_puffed_cheek_keeps_off_it_along_its_drawn_normal() -> None:
    pose = pose_at(with_held_face(finger_on_cheek("near"), cheekPuff=1.0), 0.7)
    hand = pose.hands["dominant"]
    assert hand.site is not None
    off = hand.articulator - hand.site
    assert np.linalg.norm(off) == pytest.approx(0.02, abs=SOLVED_M)
    drawn = surface(pose.character.body, pose.matrices, pose.face_weights)
    near = np.linalg.norm(drawn.positions - hand.site, axis=1).argmin()
    resting = surface(pose.character.body, pose.matrices).normals[near]
    drawn_normal, resting_normal = (float(off @ one) for one in (drawn.normals[near], resting))
    assert drawn_normal > resting_normal
    assert drawn_normal / np.linalg.norm(off) > np.cos(np.radians(8.0))


def test_a_slide_over_a_moving_face_stays_on_it() -> None:
    first, last = (
        replace(touching_key(site, "1", "index.nail", Orientation(1.0, 0.2, 0.0)), id=name, time_s=time_s)
        for name, site, time_s in (("k1", "cheek.lower.R", 0.4), ("k2", "chin", 1.2))
    )
    sign = sign_of(replace(first, transition=Transition(path="slide")), last)
    for pose in poses(with_random_face(sign, 3), np.linspace(0.65, 1.2, 6), REFERENCE):
        hand = pose.hands["dominant"]
        assert abs(hand.contact_error_m - hand.short_by_m) < SOLVED_M
        assert distance_to_skin_m(pose, hand) < DRAWN_M + hand.short_by_m


def distance_to_skin_m(pose: Pose, hand: HandPose) -> float:
    """From the articulator to drawn skin that is not the hand's own."""
    body = pose.character.body
    drawn: Array = np.asarray(body.subdivision @ posed_cage(body, pose.matrices, pose.face_weights))
    rig = pose.character.rigs[hand.side]
    own = (body.subdivision @ body.weights)[:, [*rig.hand_bones.tolist(), int(rig.bones[-1])]]
    others = (np.asarray(own.sum(axis=1)).ravel() < 0.5)[body.triangles].all(axis=1)
    near = np.linalg.norm(drawn[body.triangles] - hand.articulator, axis=-1).min(axis=1) < 0.02
    chosen = body.triangles[others & near]
    hit = nearest_point(drawn, chosen, hand.articulator)
    return float(np.linalg.norm(hit.barycentric @ drawn[chosen[hit.triangle]] - hand.articulator))


def test_a_place_that_face_and_own_collarbone_move_is_met() -> None:
    """A wide jaw moves the skin of the throat, and so does the shoulder of the arm that reaches for it."""
    key = touching_key("neck.front", "5", "index.middle.ulnar", Orientation(0.4, 0.2, 0.0))
    pose = pose_at(with_held_face(sign_of(key), jawOpen=1.0), 0.5)
    hand = pose.hands["dominant"]
    assert hand.short_by_m == 0.0
    assert hand.contact_error_m < SOLVED_M
    assert drawn_miss_m(pose, hand, key) < DRAWN_M


def test_a_face_that_rests_changes_nothing() -> None:
    sign, times = finger_on_cheek(), np.linspace(0.0, 1.4, 8)
    without = poses(sign, times, REFERENCE)
    resting = poses(with_held_face(sign, browInnerUp=0.0), times, REFERENCE)
    arms = arm_bones(REFERENCE, "right")
    assert resting.matrices[:, arms] == pytest.approx(without.matrices[:, arms], abs=1e-9)
    assert not np.delete(resting.face_weights, np.flatnonzero(LIDS), axis=1).any()


def test_these_laws_look_at_enough() -> None:
    assert len(FACE_SITES) > 30
    assert {"chin", "lip.lower", "brow.R", "cheek.lower.R", "nose.tip", "mouth.corner.R"} <= set(FACE_SITES)
    hands = [pose_at(on_face(seed), 0.9).hands["dominant"] for seed in range(6)]
    assert sum(hand.short_by_m == 0.0 for hand in hands) > 3
