"""Warnings of awkward postures: each is told of a posture made to have it, and of none that has not."""

from dataclasses import replace
from math import ceil

import numpy as np
import pytest

from signer.document.sign import Sign
from signer.document.tracks.hand import HandTrack, Key
from signer.document.values import Contact, Elbow, Orientation, SpacePoint
from signer.kinematics.limits import DEVIATION, FLEXION, PRONATION
from signer.motion.checks import awkward
from signer.motion.checks.awkward import awkward_problems
from signer.motion.checks.moments import Moments
from signer.motion.comfort.body import HIDING, Look
from signer.motion.operations.elbows import raised_elbow
from signer.motion.posing import pose_at
from signer.motion.posture.surroundings import at_rest
from signer.motion.solving.hand_moment import HandMoment
from tests.helpers.characters import REFERENCE
from tests.helpers.drawn_cover import drawn_cover
from tests.helpers.extent import seeds

EASY = Key(
    "k1",
    0.5,
    "open_b",
    Contact("palm.centre", "space.ipsi.mid.mid", "none"),
    orientation=Orientation(),
    elbow=Elbow(0.2),
)
BEFORE_FACE = Key("k1", 0.5, "open_b", SpacePoint("palm.centre", (-0.02, 0.16, 0.28)), elbow=Elbow(0.4))


def with_key(key: Key, role: str = "dominant") -> Sign:
    return Sign(tracks=(HandTrack(role, (key,)),))  # type: ignore[arg-type]


def words_of(key: Key) -> list[str]:
    return [problem.words for problem in awkward_problems(Moments(with_key(key), REFERENCE))]


def test_an_easy_posture_and_an_empty_sign_are_told_nothing_of() -> None:
    assert not words_of(EASY)
    assert not list(awkward_problems(Moments(Sign(), REFERENCE)))


@pytest.mark.parametrize("degrees", [40.0, 57.0, 60.2, 62.9, 80.0])
def test_the_elbow_of_a_held_key_that_is_swung_up_by_more_than_sixty_degrees_is_told(degrees: float) -> None:
    held = replace(EASY, hold_s=0.2)
    raised = raised_elbow(HandMoment(REFERENCE, with_key(held), "dominant", held), np.radians(degrees))
    told = [words for words in words_of(raised) if words.startswith("the elbow is swung up by")]
    assert len(told) == (degrees > 60.0)
    assert all(f"by {ceil(degrees)}°, where 60°" in words for words in told)
    assert not [words for words in words_of(replace(raised, hold_s=0.0)) if "swung up" in words]


def test_an_elbow_above_the_shoulder_is_told() -> None:
    raised = raised_elbow(HandMoment(REFERENCE, with_key(EASY), "dominant", EASY), 2.6)
    (words,) = [words for words in words_of(raised) if "elbow stands" in words]
    hand = pose_at(with_key(raised), 0.5).hands["dominant"]
    assert f"{1000.0 * (hand.elbow[1] - hand.shoulder[1]):.0f} mm above the shoulder" in words


@pytest.mark.parametrize(
    ("orientation", "words"),
    [
        (Orientation(0.0, FLEXION.high_rad, 0.1), "the wrist is at its stop"),
        (Orientation(0.0, 0.9, 0.3), "the wrist is at its stop"),
        (Orientation(0.0, 0.0, DEVIATION.low_rad - 0.1), "the wrist is at its stop"),
        (Orientation(PRONATION.low_rad, 0.0, 0.0), "the forearm is turned to its stop, palm up"),
        (Orientation(PRONATION.high_rad, 0.0, 0.0), "the forearm is turned to its stop, palm down"),
    ],
)
def test_a_wrist_or_forearm_at_its_stop_is_told(orientation: Orientation, words: str) -> None:
    assert any(words in each for each in words_of(replace(EASY, orientation=orientation)))


def test_a_wrist_bent_the_way_of_a_dart_is_not_at_its_stop() -> None:
    """Flexion with a bend to the pinky is the easy diagonal, with one to the thumb it is not."""
    assert not words_of(replace(EASY, orientation=Orientation(0.0, 0.6, -0.3)))
    assert any(
        "the wrist is at its stop" in each
        for each in words_of(replace(EASY, orientation=Orientation(0.0, 0.6, 0.3)))
    )


def test_a_goose_neck_is_told_past_40_degrees_of_bend() -> None:
    for bend_deg, is_told in ((39.0, False), (42.0, True), (-39.0, False), (-42.0, True)):
        bent = replace(EASY, hold_s=0.1, orientation=Orientation(0.0, np.radians(bend_deg), 0.0))
        assert any("goose" in words for words in words_of(bent)) == is_told


def palm_before_face() -> Key:
    """A palm before the eyes, its back to the viewer."""
    return replace(BEFORE_FACE, orientation=Orientation(-1.29, 0.415, -0.243), elbow=Elbow(0.234))


def test_a_hidden_face_is_told_unless_the_contact_is_there() -> None:
    assert any(
        "are hidden" in words or "is hidden" in words
        for words in words_of(replace(palm_before_face(), time_s=0.5))
    )
    on_mouth = Key(
        "k1",
        0.5,
        "flat_o",
        Contact("index.tip", "mouth", "touch"),
        orientation=Orientation(-0.4, 0.2, 0.0),
        elbow=Elbow(0.6),
    )
    pose = pose_at(with_key(on_mouth), 0.5)
    assert drawn_cover(pose, "right").mouth > 0.3
    assert not any("mouth is hidden" in words for words in words_of(on_mouth))


def test_a_hand_at_rest_hides_nothing_and_a_palm_before_the_face_most() -> None:
    pose = pose_at(with_key(palm_before_face()), 0.5)
    assert drawn_cover(pose, "left")[:3] == (0.0, 0.0, 0.0)
    hidden = drawn_cover(pose, "right")
    assert max(hidden.eyes, hidden.mouth) > 0.9
    assert hidden.face > HIDING.third


@pytest.mark.parametrize("seed", seeds(4, whole=60))
def test_the_rough_look_hides_about_what_the_drawn_skin_does(seed: int) -> None:
    source = np.random.default_rng(seed)
    place = tuple(float(each) for each in source.uniform((-0.12, 0.05, 0.2), (0.08, 0.25, 0.32)))
    key = replace(
        BEFORE_FACE,
        placement=SpacePoint("palm.centre", place),
        orientation=Orientation(*source.uniform(-0.5, 0.5, 3)),
    )  # type: ignore[arg-type]
    pose = pose_at(with_key(key), 0.5)
    exact, hand = drawn_cover(pose, "right"), pose.hands["dominant"]
    rough = Look("right", pose.matrices, at_rest(REFERENCE).surroundings).terms(
        pose.matrices[None], hand.articulator[None]
    )
    assert float(rough.face[0]) == pytest.approx(exact.face, abs=0.2)


def test_a_forearm_before_half_the_face_is_told_where_neither_eyes_nor_mouth_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """At the forehead the eyes are the sign's own affair; the face is not."""
    told = [each for each in words_of(palm_before_face()) if "hidden" in each]
    assert told
    assert all(each.startswith(("the eyes", "the mouth")) for each in told)
    monkeypatch.setattr(awkward, "_is_at", lambda *_: True)
    (words,) = (each for each in words_of(palm_before_face()) if "hidden" in each)
    assert words.startswith("the face is for the most part hidden")
