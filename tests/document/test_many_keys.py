"""Many keys changed in time together."""

import pytest

from signer.document import edits
from signer.document.many_keys import stretch_room, with_posture
from signer.document.sign import Sign
from signer.document.timing import LONGEST_S, SHORTEST_GAP_S
from signer.document.tracks.hand import HandTrack, Key
from signer.document.tracks.shoulder import ShoulderKey, ShoulderTrack
from signer.document.values import Contact

TOUCH = Contact("index.tip", "chin")
SIGN = Sign(
    tracks=(
        HandTrack(
            "dominant",
            (
                Key("k1", 0.4, "1", TOUCH, hold_s=0.2),
                Key("k2", 1.0, "1", TOUCH, hold_s=0.1),
                Key("k3", 2.0, "1", TOUCH),
            ),
        ),
        HandTrack("base", (Key("k4", 1.0, "s", TOUCH),)),
        ShoulderTrack("dominant", (ShoulderKey("s1", 1.0), ShoulderKey("s2", 1.5))),
    )
)


def spans(sign: Sign) -> list[tuple[float, float]]:
    return [(key.time_s, key.end_s) for key in sign.hand("dominant").keys]


@pytest.mark.parametrize("factor", [0.5, 1.25, 1.5])
def test_stretching_scales_every_distance_from_the_moment_that_stays(factor: float) -> None:
    after = edits.stretch_keys(["k1", "k2"], 0.4, factor)(SIGN)
    for (start, end), (old_start, old_end) in zip(spans(after)[:2], spans(SIGN)[:2], strict=True):
        assert start == pytest.approx(0.4 + (old_start - 0.4) * factor, abs=2e-6)
        assert end == pytest.approx(0.4 + (old_end - 0.4) * factor, abs=2e-6)
    assert spans(after)[2] == (2.0, 2.0)


def test_a_stretch_ends_at_the_key_that_stays_and_never_turns_keys_about() -> None:
    longest = spans(edits.stretch_keys(["k1", "k2"], 0.4, 100.0)(SIGN))
    assert longest[1][1] == pytest.approx(2.0 - SHORTEST_GAP_S, abs=2e-6)
    shortest = spans(edits.stretch_keys(["k1", "k2"], 0.4, -5.0)(SIGN))
    assert shortest[0][1] + SHORTEST_GAP_S <= shortest[1][0] + 2e-6


def test_the_last_key_has_room_to_the_end_of_time() -> None:
    assert stretch_room(SIGN, frozenset({"k3"}), 0.0)[1] == pytest.approx(LONGEST_S / 2.0)


def test_what_is_deleted_with_ripple_leaves_no_gap_on_its_row_alone() -> None:
    after = edits.remove_keys(["k2"], ripple=True)(SIGN)
    assert spans(after) == [pytest.approx((0.4, 0.6)), (1.0, 1.0)]
    assert after.shoulder("dominant") is SIGN.shoulder("dominant")


def test_a_posture_is_what_begins_at_one_moment() -> None:
    assert with_posture(SIGN, frozenset({"k2"})) == {"k2", "k4", "s1"}
    assert with_posture(SIGN, frozenset({"k1"})) == {"k1"}


@pytest.mark.parametrize("hold_s", [0.0, 0.05, 0.7, 1e9])
def test_with_ripple_a_hold_takes_what_is_later_on_its_row_along(hold_s: float) -> None:
    after = edits.set_hold("k1", hold_s, ripple=True)(SIGN)
    by = after.hand("dominant").keys[0].hold_s - 0.2
    assert by == pytest.approx(min(hold_s, LONGEST_S - 2.0 + 0.2) - 0.2, abs=2e-6)
    assert [start for start, _ in spans(after)[1:]] == pytest.approx([1.0 + by, 2.0 + by], abs=2e-6)
    assert after.hand("base") is SIGN.hand("base")
    assert after.shoulder("dominant") is SIGN.shoulder("dominant")


@pytest.mark.parametrize("factor", [-5.0, 0.5, 1.5, 1e6])
def test_with_ripple_what_is_later_follows_the_end_of_a_stretch_and_never_comes_nearer(factor: float) -> None:
    after = edits.stretch_keys(["k1", "k2", "k4"], 0.4, factor, ripple=True)(SIGN)
    assert spans(after)[2][0] - spans(after)[1][1] == pytest.approx(2.0 - 1.1, abs=3e-6)
    assert spans(after)[2][1] <= LONGEST_S + 1e-6
    assert after.shoulder("dominant") is SIGN.shoulder("dominant")


def test_stretched_with_ripple_from_the_start_nothing_later_moves() -> None:
    after = edits.stretch_keys(["k1", "k2"], 1.1, 1.2, ripple=True)(SIGN)
    assert spans(after)[2] == (2.0, 2.0)
    assert spans(after)[0][0] == pytest.approx(1.1 - 0.7 * 1.2, abs=2e-6)


@pytest.mark.parametrize(
    ("begins_s", "starts_s"), [(0.9, 0.9), (1.05, 1.05), (0.1, 0.6 + SHORTEST_GAP_S), (3.0, 1.1)]
)
def test_a_hold_that_begins_earlier_or_later_ends_when_it_did(begins_s: float, starts_s: float) -> None:
    after = edits.set_span("k2", begins_s, 1.1)(SIGN)
    assert spans(after)[1] == pytest.approx((starts_s, 1.1), abs=2e-6)
