"""Laws of the search behind direction buttons: clean or as it was, mirrored, repeatable, idempotent."""

from dataclasses import replace
from functools import cache
from math import degrees, radians

import numpy as np
import pytest

from benchmarks.fresh_contacts import choice
from signer.document.sign import Sign
from signer.document.tracks.hand import HandTrack, Key
from signer.document.values import Contact, Elbow, GlobalOrientation, Orientation
from signer.kinematics.arm import ArmFlags
from signer.kinematics.comfort import BACKWARD_MOST, TOGETHER_LIMIT, turn_share, wrist_share
from signer.kinematics.limits import WRIST, shoulder_excess
from signer.kinematics.orientation import DIRECTIONS, directions_of
from signer.motion.checks.awkward import awkward_problems
from signer.motion.checks.moments import Moments
from signer.motion.operations.both_hands import mirrored_key
from signer.motion.operations.elbows import to_directions
from signer.motion.operations.turning import facing_answer
from signer.motion.posing import pose_at
from signer.motion.posture.penetration import inside_of
from signer.motion.posture.posture_solver import solve_candidate
from signer.motion.posture.solved_posture import hand_in_world
from signer.motion.posture.surroundings import at_rest
from signer.motion.solving.descent import Measured
from signer.motion.solving.directions import MOST_TILT_RAD, Asked
from signer.motion.solving.facing_search import Answer, FacingSearch
from signer.motion.solving.hand_moment import HandMoment
from signer.motion.solving.hold import course_of
from signer.motion.solving.place_search import Search
from tests.helpers.characters import REFERENCE
from tests.helpers.comfort import Request, elevation_rad, requests, space_request, with_key
from tests.helpers.extent import count, part, seeds
from tests.helpers.kept import changed_besides

KINDS = ("palm", "palm", "fingers", "both")


def answer_to(request: Request) -> Answer:
    return facing_answer(
        HandMoment(REFERENCE, request.sign, "dominant", request.key),
        palm=request.palm,
        fingers=request.fingers,
    )


@cache
def asked_in_space(seed: int, kind: str) -> tuple[Request, Answer]:
    """A request of a place in space and what comes of it, found once for several laws."""
    request = space_request(seed, kind)
    return request, answer_to(request)


def asked_of(request: Request) -> Asked:
    return Asked(*(None if name is None else DIRECTIONS[name] for name in (request.palm, request.fingers)))


def assert_is_clean_or_as_it_was(request: Request, answer: Answer) -> Answer:
    if answer.key is request.key:
        assert answer.reason or answer.off_rad < radians(0.2)
        return answer
    sign = with_key(answer.key)
    pose = pose_at(sign, answer.key.time_s)
    hand = pose.hands["dominant"]
    assert not hand.limits
    assert hand.contact_error_m < 1e-6
    assert inside_of(pose)["dominant"].is_clear
    assert elevation_rad(REFERENCE, sign, "dominant", 1.0) < radians(90.01)
    assert not [
        problem
        for problem in awkward_problems(Moments(sign, REFERENCE))
        if "wrist is at" in problem.words or "stands" in problem.words
    ]
    now = hand_in_world(solve_candidate(answer.key, "dominant", at_rest(REFERENCE)))
    assert answer.off_rad == pytest.approx(float(asked_of(request).off_rad("right", now)), abs=1e-9)
    assert answer.off_rad <= MOST_TILT_RAD + radians(0.1)
    assert (answer.off_rad > radians(0.1)) <= bool(answer.reason)
    return answer


@pytest.mark.parametrize("seed", seeds(4, whole=200))
def test_a_direction_gives_a_clean_posture_or_leaves_the_key(seed: int) -> None:
    assert_is_clean_or_as_it_was(*asked_in_space(seed, KINDS[seed % len(KINDS)]))


@pytest.mark.parametrize(
    "request_", part(list(requests()), every=180), ids=lambda each: f"{each.handshape}, {each.site}"
)
def test_directions_at_twenty_places_give_a_clean_posture_or_leave_the_key(request_: Request) -> None:
    assert_is_clean_or_as_it_was(request_, answer_to(request_))


@pytest.mark.parametrize("seed", seeds(12, whole=200))
def test_the_other_hand_gets_the_mirrored_key(seed: int) -> None:
    request, right = asked_in_space(seed, KINDS[seed % len(KINDS)])
    mirror = mirrored_key(request.key)
    flip = np.array((-1.0, 1.0, 1.0))
    palm, fingers = (None if each is None else each * flip for each in asked_of(request))
    alone = Sign(tracks=(HandTrack("base", (mirror,)),))
    left = facing_answer(HandMoment(REFERENCE, alone, "base", mirror), palm=palm, fingers=fingers)
    assert (left.key is mirror) == (right.key is request.key)
    assert left.off_rad == pytest.approx(right.off_rad, abs=1e-9)
    assert left.discomfort == pytest.approx(right.discomfort, abs=1e-9)
    one, other = (
        solve_candidate(key, role, at_rest(REFERENCE))
        for key, role in ((right.key, "dominant"), (left.key, "base"))
    )
    assert other.reach.posture.elbow * flip == pytest.approx(one.reach.posture.elbow, abs=1e-9)
    assert other.wrist == pytest.approx(one.wrist, abs=1e-9)


@pytest.mark.parametrize("seed", seeds(3, whole=100))
def test_asking_again_changes_nothing(seed: int) -> None:
    request, once = asked_in_space(seed, KINDS[seed % len(KINDS)])
    again = answer_to(request)
    assert again == once
    turned = replace(request, given=once.key)
    assert answer_to(turned).key is once.key


def test_palm_up_on_an_open_hand_before_the_chest_keeps_the_elbow_low() -> None:
    """The case that this search was made for: the elbow rose above the chin, the upper arm past its limit."""
    key = Key("k1", 1.0, "5", Contact("palm.centre", "space.centre.mid.mid", "none"))
    answer = facing_answer(HandMoment(REFERENCE, with_key(key), "dominant", key), palm="up")
    assert answer.is_clean
    assert degrees(elevation_rad(REFERENCE, with_key(answer.key), "dominant", 1.0)) < 45.0
    assert degrees(answer.off_rad) < 20.0
    assert answer.reason == "the forearm turns no further"


def test_what_no_posture_shows_leaves_the_key_and_says_what_is_in_the_way() -> None:
    key = Key("k1", 1.0, "open_b", Contact("palm.centre", "space.contra.high.mid", "none"))
    answer = facing_answer(HandMoment(REFERENCE, with_key(key), "dominant", key), palm="right")
    assert answer.key is key
    assert answer.off_rad > MOST_TILT_RAD
    assert answer.reason == "the upper arm turns no further"


@pytest.mark.parametrize("seed", seeds(6, whole=200))
def test_the_joint_that_is_named_is_out_of_range_in_the_posture_that_faces_exactly(seed: int) -> None:
    """And none is where the body is named: then that part lies in that place, deeper than flesh gives."""
    request, answer = asked_in_space(seed, KINDS[seed % len(KINDS)])
    search = FacingSearch(
        course_of(HandMoment(REFERENCE, request.sign, "dominant", request.key)), asked_of(request)
    )
    if search.find() is not None and answer.off_rad < radians(0.2):
        return
    words, values = search.barred()
    found = search.measured(values)
    assert asked_of(request).off_rad("right", search._turns.rotations(values))[0] < radians(0.01)
    is_out = out_of_range(found)
    if " would be in " in words:
        assert not any(is_out.values())
        assert found.worst.over_m[0] > 0.0
    elif words in is_out:
        assert is_out[words]
    else:  # all is kept, and awkward
        assert found.clean[0]


def out_of_range(found: Measured) -> dict[str, bool]:
    """Tell of each joint whether it is out of range in a measured posture, by its limits alone."""
    one = found.tried.site
    arm, posture, wrist = one.rig.arm, one.answer.posture, one.wrist
    back, across, twist = (
        abs(float(np.squeeze(each))) for each in shoulder_excess(arm, posture.shoulder_rotation)
    )
    elbow = (posture.elbow - one.answer.girdle.shoulder)[0]
    upper = elbow / np.linalg.norm(elbow)
    forearm, bend, side = (
        float(np.maximum(reach.low_rad - angle, angle - reach.high_rad)[0]) > 0.0
        for (_, reach), angle in zip(WRIST, wrist, strict=True)
    )
    share, turn = float(wrist_share(wrist)[0]), abs(float(turn_share(wrist)[0]))
    short = float(posture.short_by_m[0]) > 0.0
    is_far = bool(posture.flags[0] & ArmFlags.TOO_FAR)
    return {
        "the wrist bends no further": bend or side or share > 1.0,
        "the forearm turns no further": forearm,
        "wrist and forearm turn no further together": np.hypot(share, turn) > TOGETHER_LIMIT,
        "the upper arm goes no further back": back > 0.0,
        "the upper arm goes no further across": across > 0.0,
        "the upper arm turns no further": twist > 0.0,
        "the arm is not long enough": short and is_far,
        "the elbow folds no further": short and not is_far,
        "the elbow would stand above the shoulder": elbow[1] > 0.0,
        "the elbow would stand behind the back": -upper[2] * (2.0 + upper[1]) > BACKWARD_MOST,
    }


@pytest.mark.parametrize("seed", [1, 2, *range(4, 7), *range(8, count(9, whole=60))])
def test_a_search_changes_nothing_that_somebody_has_set(seed: int) -> None:
    """Each search on a generated sign; `dev.py soak comfort` asks a thousand."""
    assert not changed_besides(seed)


def test_a_key_told_by_directions_stays_told_so() -> None:
    key = Key("k1", 1.0, "5", Contact("palm.centre", "space.ipsi.mid.mid", "none"), elbow=Elbow(0.3))
    sign = with_key(key)
    told = to_directions(HandMoment(REFERENCE, sign, "dominant", key))
    answer = facing_answer(HandMoment(REFERENCE, with_key(told), "dominant", told), palm="down")
    assert isinstance(answer.key.orientation, GlobalOrientation)
    assert np.array(answer.key.orientation.palm) @ DIRECTIONS["down"] > 0.999999


def test_of_like_postures_the_one_nearer_to_what_the_other_direction_is_stays() -> None:
    """Fingers that point out stay so within 50 degrees while the palm turns down or left, and up while it turns
    out: a hand follows its forearm rather than bend far."""
    for fingers, palm in (("out", "down"), ("out", "left"), ("up", "out")):
        key = Key(
            "k1",
            1.0,
            "open_b",
            Contact("palm.centre", "space.ipsi.mid.mid", "none"),
            orientation=Orientation(),
        )
        first = facing_answer(HandMoment(REFERENCE, with_key(key), "dominant", key), fingers=fingers).key
        second = facing_answer(HandMoment(REFERENCE, with_key(first), "dominant", first), palm=palm).key
        now = directions_of("right", hand_in_world(solve_candidate(second, "dominant", at_rest(REFERENCE))))
        assert now.fingers @ DIRECTIONS[fingers] > 0.64


def test_the_budget_is_counted() -> None:
    for seed in seeds(2, whole=30):
        request = space_request(seed)
        search = FacingSearch(
            course_of(HandMoment(REFERENCE, request.sign, "dominant", request.key)), asked_of(request)
        )
        search.find()
        assert (
            search.candidates <= 8000
        )  # half of them over all turns, tilts and elbow heights, before a refusal
        assert search.measures <= 26


@pytest.mark.parametrize("kind", ["body", "other hand"])
def test_a_wrist_that_somebody_turned_stays_where_a_bearable_elbow_brings_the_hand_out(kind: str) -> None:
    """A fresh contact keeps what was set: wrist where it is clear, place, handshape and articulator always."""
    for seed in seeds(1, whole=40):
        made = choice(kind, seed)
        before = made.before.hand("dominant").keys[0]
        turned = replace(before, orientation=Orientation(0.3, 0.1, 0.05))
        after = (
            made.chosen(made.before.with_tracks(HandTrack("dominant", (turned,)))).hand("dominant").keys[0]
        )
        assert (after.handshape, after.joints, after.articulator) == (
            turned.handshape,
            turned.joints,
            turned.articulator,
        )
        if after.orientation != turned.orientation:
            told = replace(after, orientation=turned.orientation)
            course = course_of(
                HandMoment(
                    REFERENCE, made.before.with_tracks(HandTrack("dominant", (told,))), "dominant", told
                )
            )
            elbow = Search(course).easiest_elbow()
            assert elbow is None or not elbow.is_bearable
