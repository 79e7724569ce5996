"""Questions about a sign."""

import pytest

from signer.document import queries
from signer.document.sign import Sign
from signer.document.tracks.hand import HandTrack
from tests.helpers.signs import contact_key, random_sign, small_sign, space_key

TRACK = HandTrack("dominant", (contact_key("k1", 0.4, 0.2), space_key("k2", 1.0)))


@pytest.mark.parametrize(
    ("time_s", "expected"),
    [(0.39, None), (0.4, "k1"), (0.5, "k1"), (0.6, "k1"), (0.61, None), (1.0, "k2"), (1.1, None)],
)
def test_the_key_under_a_time_is_the_one_held_there(time_s: float, expected: str | None) -> None:
    key = queries.key_under(TRACK, time_s)
    assert (key and key.id) == expected


def test_a_key_is_under_the_frame_it_was_snapped_to() -> None:
    role = HandTrack("dominant", (contact_key("k1", 0.033333, 0.0),))
    assert queries.key_under(role, 1 / 30) is role.keys[0]


@pytest.mark.parametrize(
    ("time_s", "before", "after"),
    [(0.0, None, "k1"), (0.4, None, "k2"), (0.5, "k1", "k2"), (1.0, "k1", None), (2.0, "k2", None)],
)
def test_keys_before_and_after_a_time(time_s: float, before: str | None, after: str | None) -> None:
    found_before, found_after = queries.key_before(TRACK, time_s), queries.key_after(TRACK, time_s)
    assert (found_before and found_before.id, found_after and found_after.id) == (before, after)


def test_a_key_is_found_with_its_role() -> None:
    role, key = queries.find_key(small_sign(), "k3")
    assert (role, key.id) == ("base", "k3")


def test_an_unknown_key_is_an_error_that_names_the_known_ones() -> None:
    with pytest.raises(LookupError, match=r"k9.*k1, k2, k3"):
        queries.find_key(small_sign(), "k9")


def test_neighbours_of_the_first_and_last_key() -> None:
    assert queries.neighbours(TRACK, "k1") == (None, TRACK.keys[1])
    assert queries.neighbours(TRACK, "k2") == (TRACK.keys[0], None)
    with pytest.raises(LookupError):
        queries.neighbours(TRACK, "k3")


def test_the_span_ends_when_the_hand_is_back_at_rest() -> None:
    assert queries.span_s(small_sign()) == (0.0, 1.4)
    assert queries.frame_count(small_sign(), 10) == 15
    assert queries.frame_count(small_sign()) == 43


def test_an_empty_sign_is_one_frame_at_rest() -> None:
    assert queries.is_empty(Sign())
    assert queries.span_s(Sign()) == (0.0, 0.0)
    assert queries.frame_count(Sign()) == 1


def test_a_new_id_is_free() -> None:
    for seed in range(20):
        sign = random_sign(seed)
        assert not queries.has_key(sign, queries.new_key_id(sign))
    assert queries.new_key_id(Sign()) == "k1"


def test_the_side_of_a_role_follows_the_dominant_hand() -> None:
    lefty = Sign(dominant_side="left")
    assert [queries.side_of(Sign(), "dominant"), queries.side_of(Sign(), "base")] == ["right", "left"]
    assert [queries.side_of(lefty, "dominant"), queries.side_of(lefty, "base")] == ["left", "right"]
