from PySide6.QtWidgets import QToolButton, QWidget
from pytestqt.qtbot import QtBot

from signer.studio.stage.view_bar import ViewBar


def test_where_the_letters_of_the_keys_do_not_fit_the_words_still_stand(qtbot: QtBot) -> None:
    stage = QWidget()
    qtbot.addWidget(stage)
    bar = ViewBar(stage)
    closeup = bar.findChild(QToolButton, "stage.view.closeup")
    bar.fit(10_000)
    roomy = bar.width()
    assert closeup.text() == "Close-up  C"
    bar.fit(roomy - 30)
    assert closeup.text() == "Close-up"
    assert bar.width() <= roomy - 30
    bar.fit(roomy)
    assert closeup.text() == "Close-up  C"
    assert bar.width() == roomy


def test_what_stands_in_the_menu_too_gives_way_first(qtbot: QtBot) -> None:
    ground = QWidget()
    qtbot.addWidget(ground)
    bar = ViewBar(ground)
    bar.fit(2000)
    assert not any(switch.isHidden() for switch in bar.shown.values())
    bar.fit(1)
    assert all(switch.isHidden() for switch in bar.shown.values())
    least = bar.width()
    bar.fit(least + 10)
    assert all(switch.isHidden() for switch in bar.shown.values())
    bar.fit(2000)
    assert not any(switch.isHidden() for switch in bar.shown.values())
