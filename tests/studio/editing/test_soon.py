"""Once in a turn, before the paint."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from signer.studio.editing.soon import Soon


class Painted(QObject):
    """Hears when a widget is painted."""

    def __init__(self, heard: list[str]) -> None:
        super().__init__()
        self._heard = heard

    def eventFilter(self, _target: QObject, event: QEvent) -> bool:  # noqa: N802  Qt's name
        if event.type() == QEvent.Type.Paint:
            self._heard.append("painted")
        return False


def test_what_is_asked_for_many_times_runs_once(qtbot: QtBot) -> None:
    heard: list[str] = []
    owner = QObject()
    soon = Soon(lambda: heard.append("ran"), owner)
    for _ in range(5):
        soon.ask()
    assert soon.is_due
    qtbot.waitUntil(lambda: not soon.is_due)
    assert heard == ["ran"]


def test_what_is_dropped_does_not_run(qtbot: QtBot) -> None:
    heard: list[str] = []
    owner = QObject()
    soon = Soon(lambda: heard.append("ran"), owner)
    soon.ask()
    soon.drop()
    qtbot.wait(20)
    assert heard == []


def test_a_change_and_its_consequences_are_painted_once(qtbot: QtBot) -> None:
    heard: list[str] = []
    sheet, ear = QWidget(), Painted(heard)
    sheet.installEventFilter(ear)
    qtbot.addWidget(sheet)
    sheet.resize(40, 40)
    with qtbot.waitExposed(sheet):
        sheet.show()
    qtbot.waitUntil(lambda: "painted" in heard)
    qtbot.wait(50)
    heard.clear()

    def follow() -> None:
        heard.append("second")
        sheet.update()

    def begin() -> None:
        heard.append("first")
        sheet.update()
        second.ask()

    first, second = Soon(begin, sheet), Soon(follow, sheet)
    sheet.update()
    first.ask()
    qtbot.waitUntil(lambda: "painted" in heard)
    assert heard == ["first", "second", "painted"]


def test_one_that_asks_for_itself_lets_others_go_on_between(qtbot: QtBot) -> None:
    heard: list[str] = []
    owner = QObject()

    def again() -> None:
        heard.append("ran")
        if len(heard) < 3:
            soon.ask()

    soon = Soon(again, owner)
    soon.ask()
    qtbot.waitUntil(lambda: len(heard) == 3 and not soon.is_due)


def test_an_error_is_raised_and_the_next_turn_goes_on(qtbot: QtBot) -> None:
    heard: list[str] = []
    owner = QObject()
    after = Soon(lambda: heard.append("after"), owner)

    def broken() -> None:
        after.ask()
        raise ValueError("broken on purpose")

    with qtbot.captureExceptions() as errors:
        Soon(broken, owner).ask()
        qtbot.waitUntil(lambda: heard == ["after"])
    assert [str(value) for _, value, _ in errors] == ["broken on purpose"]
