"""Strokes of a drawing: what goes to and fro, comes again or leads on is one, as a dictionary draws it."""

from dataclasses import replace

import numpy as np
import pytest

from signer.files import load_sign
from signer.library.shelf import FOLDER
from signer.studio.drawing.strokes import Stroke, strokes
from tests.helpers.characters import REFERENCE

ASIDE = np.array([-1.0, 1.0, 1.0])


def drawn(name: str, **changes: object) -> list[Stroke]:
    sign = load_sign(FOLDER / f"{name}.sign")
    return strokes(replace(sign, life=0.0, **changes), REFERENCE)


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("WHICH", [("way", 2, True), ("way", 2, True)]),
        ("FORK", [("way", 2, False)]),
        ("COFFEE", [("round", 2, False)]),
        ("PIZZA", [("way", 1, False)] * 3),
        ("SLOW", [("way", 1, False)]),
        ("MILK", [("squeeze", 2, True)]),
        ("FALL", [("way", 2, False)]),
        ("SOON", [("way", 2, False)]),
        ("WHERE", [("way", 2, True)]),
    ],
)
def test_a_movement_is_told_by_its_form_and_how_often_it_is_done(
    name: str, told: list[tuple[str, int, bool]]
) -> None:
    assert [(one.kind, one.times, one.is_double) for one in drawn(name)] == told


def test_a_round_is_told_once_and_ends_where_it_begins() -> None:
    (once,) = drawn("COFFEE")
    assert np.linalg.norm(once.points[-1] - once.points[0]) < 0.2 * once.reach_m


def test_a_left_handed_signer_has_the_mirrored_strokes() -> None:
    right, left = drawn("SLOW"), drawn("SLOW", dominant_side="left")
    assert [one.points for one in left] == [pytest.approx(one.points * ASIDE, abs=1e-6) for one in right]


def test_a_twist_goes_about_the_forearm_however_still_the_fingertips_are() -> None:
    (twist,) = drawn("UNCLE")
    assert twist.is_double
    assert twist.reach_m > 0.05
