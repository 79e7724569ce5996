"""What the review says about movement."""

from dataclasses import replace

import pytest

from signer.document.sign import Sign
from signer.document.tracks.hand import HandTrack, Key
from signer.document.values import Act, Contact, Elbow, LocalMovement, SpacePoint, Transition
from signer.files import load_sign
from signer.library.shelf import sign_files
from signer.motion.checks.moments import Moments
from signer.motion.checks.pace import FASTEST_M_S, movement_doubts
from signer.motion.checks.review import review
from tests.helpers.characters import REFERENCE
from tests.helpers.extent import part


def two(gap_s: float, **fields: object) -> Sign:
    first = Key("k1", 0.5, "1", SpacePoint("index.tip", (-0.3, 0.1, 0.35)), 0.2, elbow=Elbow(0.5), **fields)  # type: ignore[arg-type]
    last = Key("k2", 0.7 + gap_s, "1", SpacePoint("index.tip", (0.1, 0.1, 0.35)), 0.2, elbow=Elbow(0.5))
    return Sign(tracks=(HandTrack("dominant", (first, last)),))


def words(sign: Sign) -> list[str]:
    return [f"{problem.where}: {problem.words}" for problem in movement_doubts(Moments(sign, REFERENCE))]


def test_a_way_faster_than_a_hand_goes_is_told_with_its_speed() -> None:
    """40 cm of least jerk: 1.875 times 0.4 m in the time."""
    assert words(two(0.4)) == []
    (found,) = words(two(0.1))
    assert found.startswith("tracks[0] (hand, dominant).keys[0].transition: the hand would move at 7.5 m/s")
    peak = 1.875 * 0.4 / FASTEST_M_S
    assert words(two(1.03 * peak)) == []
    assert len(words(two(0.97 * peak))) == 1


@pytest.mark.parametrize(
    ("radius_m", "is_seen"), [(0.008, False), (0.0199, False), (0.0201, True), (0.03, True)]
)
def test_a_circle_too_small_to_be_seen_is_told(radius_m: float, is_seen: bool) -> None:
    found = words(two(1.0, transition=Transition("circle", radius_m)))
    assert found == (
        []
        if is_seen
        else [
            "tracks[0] (hand, dominant).keys[0].transition: the circle is "
            f"{2000.0 * radius_m:.0f} mm across and hardly seen: 40 mm are"
        ]
    )


@pytest.mark.parametrize(
    "way",
    [Transition(repeats=3), Transition("circle", 0.1, turns=5.0), Transition("zigzag", 0.15, turns=6.0)],
)
def test_what_goes_back_or_round_is_faster_than_its_ends_tell(way: Transition) -> None:
    assert words(two(0.5)) == []
    assert len(words(two(0.5, transition=way))) == 1


def test_a_slide_through_space_and_an_act_without_time_are_told() -> None:
    assert "from one place on the skin" in words(two(0.5, transition=Transition("slide")))[0]
    tapping = Key("k1", 0.5, "1", Contact("index.tip", "chin", "tap"), 0.0, act=Act())
    assert "no hold" in words(Sign(tracks=(HandTrack("dominant", (tapping,)),)))[0]
    assert words(Sign(tracks=(HandTrack("dominant", (replace(tapping, hold_s=0.3),)),))) == []


def test_an_unknown_handshape_to_open_to_is_wrong() -> None:
    opening = Key(
        "k1",
        0.5,
        "1",
        Contact("index.tip", "chin"),
        0.5,
        local=(LocalMovement("open and close", toward="ss"),),
    )
    (problem,) = review(Sign(tracks=(HandTrack("dominant", (opening,)),))).problems
    assert str(problem).startswith(
        "tracks[0] (hand, dominant).keys[0].local[0].toward: there is no handshape 'ss'"
    )


def test_what_is_to_go_in_may_be_inside() -> None:
    into = Key("k1", 0.5, "1", Contact("index.tip", "chest.mid.centre", "near", -0.03), 0.3, elbow=Elbow(0.5))
    assert any(
        "inside" in problem.words
        for problem in review(Sign(tracks=(HandTrack("dominant", (into,)),))).problems
    )
    into = replace(into, placement=Contact("index.tip", "chest.mid.centre", "enter", -0.03))
    assert not [
        problem
        for problem in review(Sign(tracks=(HandTrack("dominant", (into,)),))).problems
        if problem.where.endswith("keys[0]") and "inside" in problem.words and "way" not in problem.words
    ]


def test_no_sign_of_the_library_moves_too_fast() -> None:
    for path in part(sign_files(), every=10):
        assert words(load_sign(path)) == []
