import pytest
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication

from handshapes import catalogue
from signer.studio.look import theme
from signer.studio.widgets.inventory_list import in_two_lines

ROOM_PX = 58
"""What a card has in the smallest window."""


@pytest.fixture
def metrics(qapp: QApplication) -> QFontMetrics:
    return QFontMetrics(theme.font(theme.SMALL, 600))


def test_short_words_stay_in_one_line(metrics: QFontMetrics) -> None:
    assert in_two_lines("Bent B", metrics, ROOM_PX) == ("Bent B",)


def test_every_handshape_has_its_whole_title_on_its_card(metrics: QFontMetrics) -> None:
    titles = [shape.title for shape in catalogue.every()]
    assert [" ".join(in_two_lines(title, metrics, ROOM_PX)) for title in titles] == titles


def test_words_are_parted_as_evenly_as_can_be_and_none_is_wider_than_its_place(metrics: QFontMetrics) -> None:
    assert in_two_lines("a hand of mine", metrics, metrics.horizontalAdvance("a hand of")) == (
        "a hand",
        "of mine",
    )
    for line in in_two_lines("unbelievablylongword and anotherveryverylongone", metrics, ROOM_PX):
        assert metrics.horizontalAdvance(line) <= ROOM_PX
