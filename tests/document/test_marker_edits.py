"""Markers: words at moments."""

import math

import pytest

from signer.document import marker_edits
from signer.document.sign import Sign
from signer.document.values import Marker

SIGN = Sign(markers=(Marker(0.4, "touch"), Marker(1.0, "away")))


def test_markers_stand_in_order_of_time_whatever_is_done() -> None:
    assert marker_edits.add_marker(0.7, "turn")(SIGN).markers == (
        Marker(0.4, "touch"),
        Marker(0.7, "turn"),
        Marker(1.0, "away"),
    )
    assert marker_edits.move_marker(0, 1.2)(SIGN).markers == (Marker(1.0, "away"), Marker(1.2, "touch"))


def test_a_marker_is_written_and_taken_away() -> None:
    assert marker_edits.name_marker(1, "back")(SIGN).markers[1] == Marker(1.0, "back")
    assert marker_edits.remove_marker(0)(SIGN).markers == (Marker(1.0, "away"),)


def test_what_changes_nothing_is_the_same_sign() -> None:
    assert marker_edits.move_marker(0, 0.4)(SIGN) is SIGN
    assert marker_edits.name_marker(0, "touch")(SIGN) is SIGN


def test_no_marker_is_before_the_beginning() -> None:
    assert marker_edits.move_marker(0, -3.0)(SIGN).markers[0].time_s == 0.0


def test_a_marker_that_is_not_there_and_a_time_that_is_none_are_refused() -> None:
    with pytest.raises(LookupError, match="no marker 5"):
        marker_edits.name_marker(5, "x")(SIGN)
    with pytest.raises(ValueError, match="finite"):
        marker_edits.add_marker(math.inf)(SIGN)
