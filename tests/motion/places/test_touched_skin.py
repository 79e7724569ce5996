"""Touching means touching: where an articulator lies off the skin, the skin around it meets the skin about
the site as both are drawn."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from body_model.face_shapes import FACE_SHAPES
from body_model.posed_patch import EVENED_TO_M, STEEPEST
from signer.document.sign import Sign
from signer.document.tracks.hand import HandTrack
from signer.document.tracks.head import HeadTrack
from signer.document.tracks.span import Span
from signer.document.values import (
    Act,
    BothMeet,
    Contact,
    Elbow,
    HandForm,
    LocalMovement,
    Orientation,
    SpacePoint,
    Transition,
)
from signer.files import load_sign
from signer.library.shelf import FOLDER, sign_files
from signer.motion.movement.intervals import intervals_of
from signer.motion.places.touched_skin import EVENED_M
from signer.motion.pose import MET_M
from signer.motion.posing import pose_at, poses
from signer.motion.posture.contact_constraint import constraint_of
from tests.helpers.characters import REFERENCE
from tests.helpers.examples import sign_of, touching_key
from tests.helpers.extent import count, part, seeds
from tests.helpers.touching import BASE, gap_m, random_touch

WITHIN_S, STEP_M_S = 0.0005, 0.2
"""Within so short a time a velocity on skin steps by no more than this, s and m/s."""
WERE_IN_THE_AIR = [("FUNNY", 0), ("SISTER", 1), ("TRAIN", 0), ("KNOW", 0), ("GOOD", 0), ("SORRY", 0)]
SLIDE = [
    path
    for path, text in ((path, path.read_text()) for path in sign_files())
    if '"slide"' in text or ('"act"' in text and ('"rub"' in text or '"brush"' in text))
]
CORNER = 4.0 * EVENED_TO_M / EVENED_M
"""The largest corner of a way, rad, that evening takes away whole: the mean of its two sides over half a
stretch to either side is a quarter of half the stretch times the corner away from it."""


@pytest.mark.parametrize(("name", "number"), part(WERE_IN_THE_AIR, every=2))
def test_keys_that_were_said_to_touch_with_air_between_touch(name: str, number: int) -> None:
    sign = load_sign(FOLDER / f"{name}.sign")
    pose = pose_at(sign, sign.hand("dominant").keys[number].time_s)
    assert pose.hands["dominant"].contact_error_m < 1e-9
    assert gap_m(pose) < MET_M


@pytest.mark.parametrize("seed", seeds(3, whole=84))
def test_skin_meets_skin_whatever_touches_wherever_it_does(seed: int) -> None:
    """`dev.py soak touching` looks at hundreds."""
    sign = random_touch(seed)
    pose = pose_at(sign, sign.hand("dominant").keys[0].time_s)
    hand = pose.hands["dominant"]
    assert hand.short_by_m > 0.0 or hand.contact_error_m < 1e-9
    assert hand.short_by_m > 0.0 or gap_m(pose) < MET_M


@pytest.mark.parametrize(
    ("shape", "articulator", "site"), [("open_b", "fingertips", "chin"), ("f", "pinch", "cheek.near_mouth.R")]
)
def test_a_hand_that_faces_the_skin_lies_on_it_and_hardly_in_it(
    shape: str, articulator: str, site: str
) -> None:
    sign = sign_of(touching_key(site, shape, articulator, Orientation(1.2, 0.2, 0.0)))
    assert -0.0065 < gap_m(pose_at(sign, 0.45)) < MET_M


@pytest.mark.parametrize("site", ["chin", "jaw.R", "neck.front"])
def test_a_face_that_moves_no_skin_there_changes_nothing(site: str) -> None:
    constraint = constraint_of(REFERENCE, HandForm("s"), Contact("fist.palm_side", site), "right")
    skin = constraint.contact_target.skin
    assert skin is not None
    elsewhere = np.setdiff1d(np.arange(len(FACE_SHAPES)), skin.seen[0].shapes)
    face = np.zeros(len(FACE_SHAPES))
    face[elsewhere] = np.random.default_rng(4).uniform(0.2, 1.0, len(elsewhere))
    key = touching_key(site, "s", "fist.palm_side", Orientation(0.4, 0.2, 0.0))
    nod = Span("h1", 0.0, 1.0, pose=(("pitch_rad", 0.3), ("turn_rad", 0.4)))
    matrices = pose_at(sign_of(key).with_tracks(HeadTrack(spans=(nod,))), 0.5).matrices
    aims = constraint.on_face(face).aim(matrices), constraint.aim(matrices)
    np.testing.assert_allclose(*aims, rtol=0.0, atol=1e-15)  # metres: the last bit


@pytest.mark.parametrize("seed", [2, 4, 12])
def test_every_frame_of_a_clip_is_its_pose(seed: int) -> None:
    sign = random_touch(seed)
    moved = replace(
        BASE,
        id="b2",
        time_s=1.3,
        placement=SpacePoint("palm.centre", (0.08, -0.12, 0.30)),
        orientation=Orientation(-0.2, 0.0, 0.1),
    )
    sign = sign.with_tracks(HandTrack("base", (replace(BASE, hold_s=0.05), moved)))
    times = np.linspace(0.5, 0.8, 4)
    for pose, time_s in zip(poses(sign, times, REFERENCE), times, strict=True):
        np.testing.assert_allclose(pose.matrices, pose_at(sign, time_s).matrices, rtol=0.0, atol=1e-9)


def test_the_skin_stays_met_while_the_hand_slides_rubs_and_wriggles() -> None:
    slides = Transition(path="slide")
    first = replace(touching_key("chin", "f", "pinch", Orientation(0.9, 0.3, 0.0)), transition=slides)
    last = replace(first, id="k2", time_s=1.0, placement=Contact("pinch", "cheek.lower.R"))
    rubs = replace(
        last,
        id="k3",
        time_s=1.6,
        hold_s=0.6,
        placement=Contact("pinch", "cheek.lower.R", "rub"),
        act=Act(0.01, 2, "clockwise"),
    )
    sign = sign_of(first, last, replace(rubs, local=(LocalMovement("nod", 0.05, 3.0),)))
    solved = poses(sign, np.linspace(0.62, 2.1, count(3, whole=12)), REFERENCE)
    for pose in solved:
        if pose.hands["dominant"].touching:
            assert gap_m(pose) < 2.0 * MET_M


@pytest.mark.parametrize("path", part(np.random.default_rng(5).permutation(SLIDE).tolist(), every=12))
def test_what_slides_in_the_library_touches_all_along_and_takes_no_corner_at_once(path: Path) -> None:
    """Looked at every half millisecond: a stretch of every slide, rub and brush here, all of it in
    `dev.py soak laws`. The hand goes as its place on the skin does, up and down at the steepest, and turns no
    corner that evening would have taken away."""
    sign, draw = load_sign(path), np.random.default_rng(len(path.stem))
    for interval in intervals_of(sign, "dominant"):
        key = interval.before
        slides = not interval.is_still and interval.transition.path == "slide"
        if key is None or not (slides or (interval.is_still and key.act is not None)):
            continue
        long_s = min(count(40, whole=10_000) * WITHIN_S, interval.end_s - interval.start_s)
        start_s = interval.start_s + draw.random() * (interval.end_s - interval.start_s - long_s)
        times = np.arange(start_s, start_s + long_s, WITHIN_S)
        solved = poses(sign, times, REFERENCE)
        hands = solved.hands["dominant"]
        for at in range(0, len(times), count(len(times), whole=8)):
            hand = hands[at]
            if hand.touching and hand.short_by_m == 0.0:
                assert hand.contact_error_m < 1e-9
                assert gap_m(solved[at]) < MET_M, times[at]
        if all(hand.touching and hand.site is not None for hand in hands):
            own, site = (
                np.diff([getattr(hand, name) for hand in hands], axis=0) / WITHIN_S
                for name in ("articulator", "site")
            )
            speeds = np.maximum(np.linalg.norm(own, axis=1), np.linalg.norm(site, axis=1))
            asked = np.linalg.norm(np.diff(site, axis=0), axis=1)
            most = (1.0 + STEEPEST) * asked + np.minimum(
                CORNER * np.maximum(speeds[1:], speeds[:-1]), STEP_M_S
            )
            step = np.linalg.norm(np.diff(own, axis=0), axis=1)
            assert (step <= most).all(), (times[1:-1][step > most], (step - most).max())


def test_a_slide_goes_on_without_a_leap() -> None:
    first = replace(
        touching_key("forehead.L", "open_b", "fingerpads", Orientation(0.9, 0.3, 0.0)),
        transition=Transition(path="slide"),
    )
    sign = sign_of(first, replace(first, id="k2", time_s=1.2, placement=Contact("fingerpads", "forehead.R")))
    wrists = np.array(
        [hand.wrist for hand in poses(sign, np.linspace(0.4, 1.4, 501), REFERENCE).hands["dominant"]]
    )
    steps = np.linalg.norm(np.diff(wrists, axis=0), axis=1)
    assert steps.max() < 3e-3


def test_two_hands_that_meet_meet_with_their_skin() -> None:
    own = touching_key("chin", "flat_o", "pinch", Orientation(0.3, 0.2, 0.1))
    other = replace(own, id="k2", handshape="s", orientation=Orientation(0.1, -0.2, 0.0), elbow=Elbow(0.4))
    point = (0.0, -0.15, 0.3)
    sign = Sign(
        tracks=(
            HandTrack("dominant", (replace(own, placement=BothMeet("pinch", point)),)),
            HandTrack("base", (replace(other, placement=BothMeet("fist.palm_side", point)),)),
        )
    )
    pose = pose_at(sign, 0.45)
    assert max(hand.contact_error_m for hand in pose.hands.values()) < 1e-9
    hand = pose.hands["dominant"]
    assert abs(gap_m(replace(pose, hands={"dominant": replace(hand, site=hand.target)}))) < MET_M
