import random

import pytest
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication

from handshapes import catalogue
from signer.studio.look import theme
from signer.studio.widgets.inventory_list import in_lines

ROOM_PX = 58
"""What a card has in the smallest window."""


@pytest.fixture
def metrics(qapp: QApplication) -> QFontMetrics:
    return QFontMetrics(theme.font(theme.SMALL, 600))


def test_short_words_stay_in_one_line(metrics: QFontMetrics) -> None:
    assert in_lines("Bent B", metrics, ROOM_PX) == ("Bent B",)


def test_every_handshape_has_its_whole_title_on_its_card(metrics: QFontMetrics) -> None:
    titles = [shape.title for shape in catalogue.every()]
    assert [" ".join(in_lines(title, metrics, ROOM_PX)) for title in titles] == titles


def test_words_are_parted_as_evenly_as_can_be_and_none_is_wider_than_its_place(metrics: QFontMetrics) -> None:
    assert in_lines("a hand of mine", metrics, metrics.horizontalAdvance("a hand of")) == (
        "a hand",
        "of mine",
    )
    for line in in_lines("unbelievablylongword and anotherveryverylongone", metrics, ROOM_PX):
        assert metrics.horizontalAdvance(line) <= ROOM_PX


@pytest.mark.parametrize("most", [1, 2, 3, 6])
@pytest.mark.parametrize("seed", range(6))
def test_lines_but_the_last_have_whole_words_and_what_is_left_out_is_the_end(
    most: int, seed: int, metrics: QFontMetrics
) -> None:
    draw = random.Random(seed)
    words = " ".join(
        draw.choice(("TEACHER", "HELP", "YOU", "ix", "GO-OUT")) for _ in range(draw.randint(2, 14))
    )
    *full, last = in_lines(words, metrics, 70, most)
    assert len(full) < most
    assert all(metrics.horizontalAdvance(line) <= 70 for line in (*full, last))
    told = words
    for line in full:
        assert told.startswith(line)
        told = told[len(line) :].lstrip()
    assert told == last or (len(full) == most - 1 and told.startswith(last.removesuffix("…")))
