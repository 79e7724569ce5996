"""Life by real mouse and keys: dragged as one step, looked at without, typed, and what its menu does."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from signer.document.sign import Sign
from signer.document.tracks.hand import HandTrack
from signer.document.utterance import Utterance
from signer.document.values import Marker
from signer.studio.commands.life_commands import (
    BY_ITSELF,
    LOOSENED,
    NO_LIFE,
    NONE_LEFT,
    WRITTEN,
    LifeCommands,
)
from signer.studio.editing.player import Player
from signer.studio.editing.session import Session
from signer.studio.side_windows.life_window import LifeWindow
from tests.helpers.signs import contact_key, space_key

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
KEYS = (space_key("a", 0.8, 0.2), contact_key("b", 1.4, 0.3), space_key("c", 2.0, 0.3))
SIGN = Sign(tracks=(HandTrack("dominant", KEYS),), markers=(Marker(0.8, "ONE"),), life=0.5)


@pytest.fixture
def life(qtbot: QtBot) -> Iterator[LifeWindow]:
    parent = QWidget()
    qtbot.addWidget(parent)
    session = Session(SIGN)
    shown = LifeWindow(parent, session, Player(session, waiting=True))
    shown.show()
    yield shown
    shown.close()


def at(life: LifeWindow, percent: float) -> QPoint:
    return QPoint(round(life.line.bar.x_of(percent)), life.line.bar.height() // 2)


def test_life_is_dragged_in_one_step_and_the_number_follows(life: LifeWindow) -> None:
    session = life._session
    assert (life.line.bar.value, life.line.number.value()) == (50.0, 50.0)
    QTest.mousePress(life.line.bar, LEFT, NONE, at(life, 50))
    for percent in (60, 70, 80):
        QTest.mouseMove(life.line.bar, at(life, percent))
    QTest.mouseRelease(life.line.bar, LEFT, NONE, at(life, 80))
    assert session.sign.life == pytest.approx(0.8, abs=0.011)
    assert life.line.number.value() == pytest.approx(100.0 * session.sign.life)
    assert session.undo_stack.count() == 1
    session.undo()
    assert session.sign is SIGN
    assert life.line.bar.value == 50.0


def test_a_number_is_typed(life: LifeWindow) -> None:
    life.line.number.setFocus()
    life.line.number.selectAll()
    QTest.keyClicks(life.line.number, "30")
    QTest.keyClick(life.line.number, Qt.Key.Key_Return)
    assert life._session.sign.life == 0.3


def test_without_is_seen_as_long_as_the_button_is_held_and_leaves_no_step(life: LifeWindow) -> None:
    QTest.mousePress(life.without, LEFT)
    assert life._session.sign.life == 0.0
    assert life.line.bar.value == 50.0
    QTest.mouseRelease(life.without, LEFT)
    assert life._session.sign is SIGN
    assert life._session.undo_stack.count() == 0


def test_a_window_that_is_closed_while_the_button_is_held_changes_nothing(life: LifeWindow) -> None:
    QTest.mousePress(life.without, LEFT)
    life.hide()
    assert life._session.sign is SIGN


def test_play_runs_and_stops_and_shows_which(life: LifeWindow) -> None:
    QTest.mouseClick(life.play, LEFT)
    assert life._player.playing
    assert life.play.isChecked()
    QTest.mouseClick(life.play, LEFT)
    assert not life._player.playing
    assert not life.play.isChecked()


def test_a_sentence_has_the_life_that_is_asked_for(life: LifeWindow) -> None:
    session = life._session
    session.open_document(Utterance(life=0.5), None)
    QTest.keyClick(life.line.bar, Qt.Key.Key_PageUp)
    assert session.document == Utterance(life=0.6)
    assert life.line.number.value() == 60.0


class TestMenu:
    @pytest.fixture
    def told(self, life: LifeWindow) -> list[str]:
        told = list[str]()
        life._session.told.connect(told.append)
        return told

    def commands(self, life: LifeWindow) -> LifeCommands:
        return LifeCommands(life.parentWidget(), life._session, life._player)  # type: ignore[arg-type]

    def test_holds_are_loosened_in_one_step_and_the_ends_stay(
        self, life: LifeWindow, told: list[str]
    ) -> None:
        self.commands(life).loosen()
        after = life._session.sign.hand("dominant").keys
        assert [key.hold_s for key in after] == pytest.approx([0.1, 0.228, 0.3])
        assert [replace(key, time_s=0.0, hold_s=0.0) for key in after] == [
            replace(key, time_s=0.0, hold_s=0.0) for key in KEYS
        ]
        assert (life._session.undo_stack.count(), told[-1]) == (1, LOOSENED)

    def test_life_is_written_as_spans_and_put_back(self, life: LifeWindow, told: list[str]) -> None:
        self.commands(life).write()
        sign = life._session.sign
        assert (sign.life, told[-1], life._session.undo_stack.count()) == (0.0, WRITTEN, 1)
        assert sign.spans("head")
        assert sign.spans("torso")
        assert sign.spans("eyes")
        self.commands(life).loosen()
        assert (life._session.sign, told[-1]) == (sign, NO_LIFE)

    def test_life_is_put_back_to_nothing_and_said_to_be_gone(self, life: LifeWindow, told: list[str]) -> None:
        self.commands(life).put_back()
        assert life._session.sign == replace(SIGN, life=0.0)
        assert not told
        self.commands(life).put_back()
        assert told == [NONE_LEFT]
        life._session.open_document(Utterance(), None)
        self.commands(life).put_back()
        assert told[1:] == [NONE_LEFT]

    def test_a_sentence_says_that_it_does_this_itself(self, life: LifeWindow, told: list[str]) -> None:
        life._session.open_document(Utterance(life=0.5), None)
        self.commands(life).loosen()
        assert told[-1] == BY_ITSELF
