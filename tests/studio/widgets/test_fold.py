"""The header of a fold: its answer gives way, and what stands beside it does not."""

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from signer.studio.widgets.fold import Fold
from signer.studio.widgets.pieces import button


def test_a_long_answer_gives_way_to_the_button_beside_it(qtbot: QtBot) -> None:
    fold, reset = Fold("here", "Head"), button("Reset", "auto", name="here.reset")
    fold.fill(QWidget(), reset)
    qtbot.addWidget(fold)
    fold.resize(280, 60)
    fold.show()
    for answer in ("", "20° down", "20° down, 20° right, 15° left, 12 mm forward"):
        fold.say(answer)
        qtbot.wait(1)
        assert reset.width() >= reset.sizeHint().width()
        assert fold.answer.width() >= 80
