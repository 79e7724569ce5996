"""Guesses of a draft, settled one by one: the head counts them, Enter takes, Tab goes on, Right opens."""

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
from signer.document.values import Contact, SpacePoint
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


PLACES = (
    Contact("index.tip", "chin"),
    SpacePoint("index.tip", (0.1, 1.2, 0.3)),
    Contact("index.tip", "lip.lower"),
    Contact("index.tip", "other.palm.centre"),
    Contact("pinky.tip", "chin"),
)
SHARES = (0.3, 0.05, 0.25, 0.2, 0.1)


@pytest.fixture
def placing(window: GuessesWindow) -> GuessesWindow:
    """One guess of a place: three contacts of the face, one of the other hand, and space."""
    session = session_of(window)
    alternatives = tuple(Alternative(*one) for one in zip(PLACES, SHARES, strict=True))
    key_id = session.sign.guesses[0].key_id
    opened = replace(session.sign, guesses=(Guess(key_id, "placement", alternatives),))
    session.open_sign(opened, None)
    return window


def lines(window: GuessesWindow) -> list[str]:
    return [window.guesses.list.item(row).text() for row in range(window.guesses.list.count())]


def placed(window: GuessesWindow, key_id: str) -> object:
    return find_key(session_of(window).sign, key_id)[1].placement


def test_places_are_listed_by_region_the_likelier_first(placing: GuessesWindow) -> None:
    assert lines(placing) == [
        "1   Face, perhaps, 3 places\nIndex tip on chin, open",
        "2   Index tip on other hand: Palm centre, open",
        "3   Index tip in space, open",
    ]


@pytest.mark.parametrize(("keys", "number"), [("1", 0), ("2", 3), ("3", 1), ("R2", 2), ("R3", 4), ("RL2", 3)])
def test_a_digit_takes_the_place_that_is_shown_with_it(
    keys: str, number: int, placing: GuessesWindow
) -> None:
    key_id = session_of(placing).sign.guesses[0].key_id
    for one in keys:
        press(placing, {"R": Qt.Key.Key_Right, "L": Qt.Key.Key_Left}.get(one) or Qt.Key(ord(one)))
    assert placed(placing, key_id) == PLACES[number]


def test_a_region_is_opened_and_closed_by_its_button_and_the_ghost_is_of_what_is_listed(
    placing: GuessesWindow,
) -> None:
    key_id, seen = session_of(placing).sign.guesses[0].key_id, list[int]()
    placing.guesses.looked_at.connect(seen.append)
    QTest.mouseClick(placing.guesses.places, Qt.MouseButton.LeftButton)
    assert len(lines(placing)) == 3
    press(placing, Qt.Key.Key_Down)
    assert seen[-1] == 2
    QTest.mouseClick(placing.guesses.places, Qt.MouseButton.LeftButton)
    press(placing, Qt.Key.Key_Down)
    assert seen[-1] == 3
    assert not placing.guesses.places.isEnabled()
    press(placing, Qt.Key.Key_Return)
    assert placed(placing, key_id) == PLACES[3]


def test_pictures_of_a_region_are_those_of_its_places(placing: GuessesWindow, qtbot: QtBot) -> None:
    shown = placing.guesses

    def first() -> int:
        return shown.list.item(2).icon().cacheKey()

    blank = first()
    qtbot.waitUntil(lambda: first() != blank)
    press(placing, Qt.Key.Key_Right)
    blank = first()
    qtbot.waitUntil(lambda: first() != blank)
    assert first() == shown._made[4].cacheKey()


def test_pictures_of_a_guess_that_is_gone_or_of_another_signer_are_not_kept(
    placing: GuessesWindow, qtbot: QtBot
) -> None:
    shown, session = placing.guesses, session_of(placing)
    qtbot.waitUntil(lambda: bool(shown._made))  # the others are still to be made
    placing.hide()
    (guess,) = session.sign.guesses
    session.open_sign(
        replace(session.sign, guesses=(replace(guess, alternatives=guess.alternatives[2:4]),)), None
    )
    qtbot.wait(200)
    assert not shown._made
    placing.show()
    qtbot.waitUntil(lambda: len(shown._made) == 2)
    session.show_signer("child")
    assert not shown._made
