"""The body holds a drag at its edge until it is pulled on; joints hold it for good, which is no matter of
this."""

from math import radians

import pytest

from signer.motion.operations.dials import IN_BODY
from signer.motion.operations.possible import Blocked, Possible
from signer.phrases import Phrase
from signer.studio.editing.detent import PULL_DEG, Detent
from signer.studio.panels.posture.elbow import edge_words, elsewhere_words, way_out_words

BODY = "The hand would be in the head."


def detent(*, is_round: bool = False) -> Detent:
    """Possible from 0 to 40 and from 80 to 100 degrees, in the body between, past the joints elsewhere."""
    blocked = (
        Blocked(radians(-180), radians(0), "The upper arm cannot cross further."),
        Blocked(radians(40.1), radians(79.9), BODY, by_body=True),
        Blocked(radians(100), radians(180), "The shoulder cannot turn further."),
    )
    found = Detent()
    found.show_possible(Possible(((0.0, radians(40)), (radians(80), radians(100))), blocked, is_round))
    found.begin()
    return found


def test_the_edge_holds_a_drag_until_it_is_pulled_on() -> None:
    held = detent()
    assert held.answer(39.0) == 39.0
    assert held.answer(44.0) == pytest.approx(40.0)
    assert held.words.startswith(BODY)
    assert held.answer(40.0 + PULL_DEG - 0.1) == pytest.approx(40.0)
    assert held.answer(40.0 + PULL_DEG + 0.1) == pytest.approx(40.0 + PULL_DEG + 0.1)
    assert held.words == ""


def test_within_the_body_and_out_of_it_a_drag_is_free() -> None:
    held, within = detent(), 40.0 + PULL_DEG + 0.1
    assert [held.answer(angle) for angle in (39.0, within, 45.0, 41.0, 39.0)] == [
        39.0,
        within,
        45.0,
        41.0,
        39.0,
    ]
    assert held.answer(42.0) == pytest.approx(40.0)


def test_it_holds_from_the_other_side_too() -> None:
    held = detent()
    assert held.answer(85.0) == 85.0
    assert held.answer(77.0) == pytest.approx(80.0)


def test_a_drag_that_begins_in_the_body_is_free() -> None:
    assert detent().answer(42.0) == 42.0


@pytest.mark.parametrize("is_round", [False, True])
def test_joints_are_no_matter_of_it(is_round: bool) -> None:
    held = detent(is_round=is_round)
    assert [held.answer(angle) for angle in (20.0, -3.0, 120.0)] == [20.0, -3.0, 120.0]


def test_where_nothing_is_known_nothing_holds() -> None:
    held = detent()
    held.show_possible(None)
    assert [held.answer(angle) for angle in (39.0, 44.0)] == [39.0, 44.0]


def test_round_a_circle_the_edge_is_found_past_its_back() -> None:
    held = Detent()
    stretch = Blocked(radians(150), radians(210), BODY, by_body=True)
    held.show_possible(Possible(((radians(-149.9), radians(149.9)),), (stretch,), is_round=True))
    held.begin()
    assert held.answer(-140.0) == -140.0
    assert held.answer(-153.0) == pytest.approx(-149.9)
    assert held.answer(-175.0) == -175.0


def test_in_the_body_it_is_said_where_it_is_clear_and_beside_it_how_far_one_may_go() -> None:
    words = Phrase(IN_BODY, {"part": "forearm", "name": "the body"})
    stretch = Blocked(radians(-20), radians(20), words, by_body=True)
    possible = Possible(
        ((radians(-180), radians(-20)), (radians(20), radians(180))), (stretch,), is_round=True
    )
    assert way_out_words(possible, radians(12)) == "It is clear at 20°. O\N{NO-BREAK SPACE}brings it clear."
    assert elsewhere_words(possible, radians(12)).startswith(
        "The forearm is in the body elsewhere in the hold. It is clear at 20°."
    )
    assert edge_words(possible, radians(40), is_clear=True) == "Below 20°: forearm in the body."
    assert edge_words(possible, radians(40), is_clear=False) == "Below 20°: forearm in the body."
    assert edge_words(possible, radians(18.6), is_clear=True) == "Below 19°: forearm in the body."
    assert edge_words(possible, radians(18.6), is_clear=False) == ""
