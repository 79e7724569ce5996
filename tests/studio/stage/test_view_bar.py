from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton, QWidget
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
    assert bar.findChild(QToolButton, "stage.more").isHidden()
    bar.fit(1)
    assert all(switch.isHidden() for switch in bar.shown.values())
    least = bar.width()
    bar.fit(least + 10)
    assert all(switch.isHidden() for switch in bar.shown.values())
    bar.fit(2000)
    assert not any(switch.isHidden() for switch in bar.shown.values())


def test_what_had_no_room_stands_in_a_menu_at_the_end_of_the_bar(qtbot: QtBot) -> None:
    ground = QWidget()
    qtbot.addWidget(ground)
    ground.resize(900, 200)
    ground.show()
    bar = ViewBar(ground)
    bar.show()
    zoomed: list[float] = []
    bar.zoomed.connect(zoomed.append)
    for width in range(380, 900, 40):
        bar.fit(width)
        hidden = [
            each
            for each in bar.findChildren(QToolButton)
            if each.isHidden() and each.objectName() != "stage.more"
        ]
        more = bar.findChild(QToolButton, "stage.more")
        assert more.isHidden() is not bool(hidden)
        assert bar.width() <= max(width, 440)
        if hidden:
            QTest.mouseClick(more, Qt.MouseButton.LeftButton)
            menu = QApplication.activePopupWidget()
            assert [action.text() for action in menu.actions()] == [each.toolTip() for each in hidden]
            menu.actions()[-1].trigger()  # the trail
            assert bar.shown["trail"].isChecked()
            bar.shown["trail"].click()
            menu.close()
    bar.fit(380)
    QTest.mouseClick(bar.findChild(QToolButton, "stage.more"), Qt.MouseButton.LeftButton)
    QApplication.activePopupWidget().actions()[1].trigger()
    assert zoomed == [1.25]
