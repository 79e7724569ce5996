"""Guesses of a draft, settled one by one: the head counts them, Enter takes, Tab goes on."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from signer.document.guesses import Alternative, Guess
from signer.document.queries import find_key
from signer.document.sign import Sign
from signer.studio.drafts.guess_list import SETTLED
from signer.studio.editing.player import Player
from signer.studio.editing.session import Session
from signer.studio.side_windows.guesses_window import GuessesWindow


@pytest.fixture
def window(idea: Sign, qtbot: QtBot) -> Iterator[GuessesWindow]:
    """The guesses of two keys, one of which has no alternative."""
    first, second = idea.hand("dominant").keys[:2]
    alternatives = (Alternative(first.handshape, 0.6), Alternative("1", 0.4))
    guesses = (
        Guess(first.id, "handshape", alternatives, "no shape is told"),
        Guess(second.id, "timing"),
        Guess(second.id, "elbow", (Alternative(second.elbow, 0.96),)),
    )
    parent, session = QWidget(), Session(replace(idea, guesses=guesses))
    qtbot.addWidget(parent)
    shown = GuessesWindow(parent, session, Player(session, waiting=True))
    shown.show()
    yield shown
    parent.close()


def session_of(window: GuessesWindow) -> Session:
    return window._session


def press(window: GuessesWindow, key: Qt.Key) -> None:
    QTest.keyClick(window.guesses.list, key)


def test_it_says_how_much_is_left_and_what_it_may_be(window: GuessesWindow) -> None:
    assert window.guesses.head.text() == "Draft: 3 guesses left, in 2 of 2 keys"
    assert window.guesses.told.text() == "1 of 3. Right hand, key 1, handshape: no shape is told"
    words = [window.guesses.list.item(row).text() for row in range(window.guesses.list.count())]
    assert [one.rsplit(", ", 1)[1] for one in words] == ["perhaps", "open"]


def test_enter_takes_the_chosen_value_in_one_step_that_can_be_undone(window: GuessesWindow) -> None:
    session = session_of(window)
    before = session.sign
    press(window, Qt.Key.Key_Down)
    press(window, Qt.Key.Key_Return)
    assert find_key(session.sign, before.guesses[0].key_id)[1].handshape == "1"
    assert window.guesses.head.text() == "Draft: 2 guesses left, in 1 of 2 keys"
    session.undo()
    assert session.sign is before
    assert window.guesses.head.text() == "Draft: 3 guesses left, in 2 of 2 keys"


def test_a_digit_takes_the_value_with_this_number_and_others_do_nothing(window: GuessesWindow) -> None:
    session = session_of(window)
    before = session.sign
    press(window, Qt.Key.Key_3)
    assert session.sign is before
    press(window, Qt.Key.Key_2)
    assert find_key(session.sign, before.guesses[0].key_id)[1].handshape == "1"


def test_a_value_under_the_pointer_is_told_and_none_when_it_leaves(window: GuessesWindow) -> None:
    shown, seen = window.guesses.list, list[int]()
    window.guesses.looked_at.connect(seen.append)
    middle = shown.visualItemRect(shown.item(1)).center()
    QTest.mouseMove(shown.viewport(), middle - QPoint(2, 2))
    QTest.mouseMove(shown.viewport(), middle)
    press(window, Qt.Key.Key_Tab)
    assert (seen[0], seen[-1]) == (1, -1)


def test_tab_goes_on_and_selects_the_key(window: GuessesWindow) -> None:
    second = session_of(window).sign.guesses[1].key_id
    press(window, Qt.Key.Key_Tab)
    assert window.guesses.guess is not None
    assert (window.guesses.guess.key_id, window.guesses.guess.field) == (second, "timing")
    assert second in session_of(window).selection.key_ids
    press(window, Qt.Key.Key_Backtab)
    assert window.guesses.guess.field == "handshape"


def test_what_is_sure_is_accepted_at_once_and_the_end_is_said(window: GuessesWindow) -> None:
    QTest.keyClick(window.guesses.list, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert {guess.field for guess in session_of(window).sign.guesses} == {"handshape", "timing"}
    press(window, Qt.Key.Key_Return)
    press(window, Qt.Key.Key_Return)
    assert window.guesses.head.text() == SETTLED
    assert not window.guesses.accept.isEnabled()
