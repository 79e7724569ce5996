"""Structure that only a file can break."""

from dataclasses import replace

from body_model.plain_types import Vector
from signer.document.problems import Problem, meeting_problems, structure_problems
from signer.document.sign import Sign
from signer.document.tracks.hand import HandTrack, Key
from signer.document.values import BothMeet
from tests.helpers.signs import contact_key, random_sign, small_sign, space_key


def test_a_good_sign_has_none() -> None:
    assert structure_problems(small_sign()) == ()
    assert all(structure_problems(random_sign(seed)) == () for seed in range(20))


def test_an_id_used_twice_names_both_places() -> None:
    (problem,) = structure_problems(small_sign().with_tracks(HandTrack("base", (contact_key("k1"),))))
    assert problem.where == "tracks[1] (hand, base).keys[0].id"
    assert "tracks[0] (hand, dominant).keys[0]" in problem.words


def test_keys_out_of_order_and_overlapping_are_both_told() -> None:
    keys = (contact_key("k1", 1.0), contact_key("k2", 0.4, 0.2), space_key("k3", 0.5))
    problems = structure_problems(Sign(tracks=(HandTrack("dominant", keys),)))
    assert [problem.where for problem in problems] == [
        "tracks[0] (hand, dominant).keys[1].time_s",
        "tracks[0] (hand, dominant).keys[2].time_s",
    ]


def test_a_hold_that_touches_the_next_key_overlaps_it() -> None:
    assert structure_problems(
        Sign(tracks=(HandTrack("dominant", (contact_key("k1", 0.4, 0.2), space_key("k2", 0.6))),))
    )


def test_a_problem_reads_as_place_and_words() -> None:
    assert str(Problem("fps", "too small")) == "fps: too small"
    assert str(Problem("", "empty")) == "empty"


# Both hands to one point


def meeting_key(key_id: str, time_s: float, point_m: Vector = (0.0, -0.1, 0.3)) -> Key:
    return replace(space_key(key_id, time_s, 0.2), placement=BothMeet("index.tip", point_m))


def test_hands_that_meet_at_one_point_at_one_time_are_good() -> None:
    sign = Sign(
        tracks=(
            HandTrack("dominant", (meeting_key("k1", 1.0),)),
            HandTrack("base", (meeting_key("k2", 1.2),)),
        )
    )
    assert meeting_problems(sign) == ()


def test_a_hand_that_is_to_meet_one_that_is_elsewhere_is_told_so() -> None:
    for other in ((), (space_key("k2", 1.0),), (meeting_key("k2", 1.3),)):
        sign = Sign(tracks=(HandTrack("dominant", (meeting_key("k1", 1.0),)), HandTrack("base", other)))
        first = meeting_problems(sign)[0]
        assert first.where == "tracks[0] (hand, dominant).keys[0].both_meet"
        assert "has no such key at this time" in first.words


def test_two_points_are_no_meeting() -> None:
    sign = Sign(
        tracks=(
            HandTrack("dominant", (meeting_key("k1", 1.0),)),
            HandTrack("base", (meeting_key("k2", 1.0, (0.0, -0.1, 0.31)),)),
        )
    )
    assert ["at two points" in problem.words for problem in meeting_problems(sign)] == [True, True]
