"""Rows of a list that wrap: each has room for all its words, and the rows lie at one distance."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QStyle
from pytestqt.qtbot import QtBot

from signer.studio.look import icons
from signer.studio.widgets.forms import list_field

WORDS = (
    "STUDENT: beide Hände bewegen sich mit verschiedenen Handformen; die meisten Gebärden mit zwei "
    "bewegten Händen haben dieselbe Handform, hier und überall sonst auch"
)
SPACING = 4


@pytest.mark.parametrize("wide", range(300, 560, 20))
def test_all_words_of_a_row_have_room_and_rows_lie_at_one_distance(qtbot: QtBot, wide: int) -> None:
    found = list_field("rows", "Rows", wraps=True)
    qtbot.addWidget(found)
    found.setSpacing(SPACING)
    for count in range(3, WORDS.count(" ") + 2):
        found.addItem(" ".join(WORDS.split()[:count]))
        found.item(found.count() - 1).setIcon(icons.icon("near", "near"))
    found.resize(wide, 260)
    found.show()
    qtbot.waitUntil(found.verticalScrollBar().isVisible)
    metrics = QFontMetrics(found.font())
    margin = found.style().pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin, None, found) + 1
    beside = found.iconSize().width() if found.iconSize().isValid() else 0
    lines = [0]
    for row in range(found.count()):
        drawn, words = found.visualItemRect(found.item(row)), found.item(row).text()
        room = QRect(0, 0, drawn.width() - beside - 4 * margin, 1000)
        needs = metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, words).height()
        assert drawn.height() >= needs, words
        lines.append(needs)
        if row:
            assert drawn.top() - found.visualItemRect(found.item(row - 1)).bottom() - 1 == 2 * SPACING
    assert len(set(lines)) > 2
