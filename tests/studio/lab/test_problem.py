"""Questions, presets and words."""

import numpy as np
import pytest

from signer.studio.lab.problem import (
    PRESETS,
    Kind,
    Problem,
    angle_words,
    first_problem,
    length_words,
    preset,
    preset_words,
    worksheet_words,
)  # fmt: skip

KINDS: tuple[Kind, ...] = ("plane", "space", "links")


@pytest.mark.parametrize("kind", KINDS)
def test_the_target_comes_back_from_where_it_was_put(kind: Kind) -> None:
    problem = first_problem().of_kind(kind)
    place = problem.task().shown_at(np.array((0.11, -0.21, 0.33)))
    assert problem.with_place(place).place() == pytest.approx(place, abs=1e-12)


def test_another_chain_keeps_how_far_the_target_is() -> None:
    problem = preset("beyond", first_problem())
    assert np.linalg.norm(problem.of_kind("links").target) == pytest.approx(1.12)
    assert problem.of_kind("links").clamp_deg == 90.0
    assert problem.of_kind("plane") is problem


@pytest.mark.parametrize("name", [each.id for each in PRESETS])
def test_every_preset_is_a_question_and_says_what_to_look_at(name: str) -> None:
    assert isinstance(preset(name, first_problem()), Problem)
    assert preset_words(name).endswith(".")


def test_an_unknown_preset_is_refused_with_those_there_are() -> None:
    with pytest.raises(LookupError, match="near, beyond"):
        preset("sideways", first_problem())


def test_the_worksheets_numbers_are_those_of_the_worksheet() -> None:
    words = worksheet_words()
    for number in ("1.8235", "\N{MINUS SIGN}1.3181", "0.50536", "3.1416", "0.72273", "2.9242"):
        assert number in words


def test_lengths_and_angles_in_words() -> None:
    assert length_words(0.0123, "m") == "12.30 mm"
    assert length_words(1e-9, "m") == "< 0.01 mm"
    assert length_words(0.0, "links") == "0.0000 links"
    assert length_words(0.8, "m") == "800 mm"
    assert angle_words(np.pi) == "180\N{DEGREE SIGN}"
    assert angle_words(40 * np.pi) == "20 turns"
