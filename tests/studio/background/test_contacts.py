"""Hands brought to each other beside the window: one step, with a mark that moves meanwhile, ended by Esc."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from threading import Event

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from signer.document.edits import Moment
from signer.document.sign import Sign
from signer.document.tracks.hand import HandTrack
from signer.document.values import ROLES, BothMeet, Contact
from signer.motion.operations import hand_edits, raising, searches
from signer.motion.posing import pose_at, poses
from signer.studio.background.contacts import BRINGS_BOTH
from signer.studio.background.searching import STOPPED
from signer.studio.widgets.busy_mark import BusyMark
from signer.studio.window import Window
from tests.helpers.characters import REFERENCE


@pytest.fixture
def endless(monkeypatch: pytest.MonkeyPatch) -> Iterator[Event]:
    """Searches for hands that meet, and for a hand that is raised, that go on until this is set; they tell
    that they do as always."""
    goes_on = Event()

    def slowly(search: Callable[..., object], place: int) -> Callable[..., object]:
        def searched(*given: object, **named: object) -> object:
            tell = given[place]
            while not goes_on.wait(0.002):
                tell()  # type: ignore[operator]
            return search(*given, **named)

        return searched

    monkeypatch.setattr(searches, "settled_meeting", slowly(searches.settled_meeting, 4))
    monkeypatch.setattr(hand_edits, "touched", slowly(raising.touched, 2))
    yield goes_on
    goes_on.set()


def mark(window: Window, name: str) -> BusyMark:
    found = window.findChild(BusyMark, name)
    assert found is not None
    return found


def click_both_meet(window: Window, qtbot: QtBot) -> None:
    window.steps.open(2)
    for name in ("site.tabs.hand", "site.both_meet"):
        button = window.findChild(QAbstractButton, name)
        assert button is not None
        qtbot.waitUntil(button.isVisible)
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_while_both_hands_are_brought_to_each_other_the_window_goes_on_and_a_mark_moves(
    window: Window, qtbot: QtBot, endless: Event
) -> None:
    before, steps = window.session.sign, window.session.undo_stack.count()
    click_both_meet(window, qtbot)
    assert window.session.sign is before
    seen: set[int] = set()

    def moves() -> bool:
        seen.add(mark(window, "site.busy").step)
        return len(seen) > 3

    qtbot.waitUntil(moves, timeout=20000)
    assert mark(window, "site.busy").isVisible()
    assert mark(window, "status.busy").isVisible()
    assert window.status.text == f"{BRINGS_BOTH} Esc stops."
    window.player.seek(0.45)
    qtbot.waitUntil(
        lambda: window.player.pose is not None and window.player.pose.time_s == 0.45, timeout=20000
    )
    assert window.workspace.searching.is_busy
    endless.set()
    qtbot.waitUntil(lambda: not window.workspace.searching.is_busy, timeout=30000)
    assert all(isinstance(window.session.sign.hand(role).keys[0].placement, BothMeet) for role in ROLES)
    assert window.session.undo_stack.count() == steps + 1
    assert mark(window, "site.busy").isHidden()
    assert mark(window, "status.busy").isHidden()


def test_escape_ends_it_and_the_sign_stays_as_it_was(window: Window, qtbot: QtBot, endless: Event) -> None:
    before = window.session.sign
    click_both_meet(window, qtbot)
    qtbot.waitUntil(mark(window, "site.busy").isVisible, timeout=20000)
    QTest.keyClick(window.focusWidget() or window, Qt.Key.Key_Escape)
    assert not window.workspace.searching.is_busy
    assert window.status.text == STOPPED
    assert mark(window, "site.busy").isHidden()
    endless.set()
    qtbot.wait(50)
    assert window.session.sign is before


def test_a_place_on_the_hand_at_rest_raises_that_hand_in_the_same_step_and_says_so(
    window: Window, qtbot: QtBot
) -> None:
    session, before = window.session, window.session.sign
    window.sites.choose("other.palm.centre")
    qtbot.waitUntil(lambda: not window.workspace.searching.is_busy, timeout=30000)
    touching, raised = session.sign.hand("dominant").keys[0], session.sign.hand("base").keys[0]
    assert touching.contact == Contact("pinky.tip", "other.palm.centre")
    assert (raised.time_s, raised.hold_s) == (touching.time_s, touching.hold_s)
    assert {hand.state for hand in pose_at(session.sign, 0.4).hands.values()} == {"touching", "free"}
    assert window.status.text.startswith("The left hand is raised to be touched: palm ")
    assert session.undo_stack.count() == 1
    session.undo()
    assert session.sign is before


def test_a_raised_hand_that_is_waited_for_can_be_given_up(
    window: Window, qtbot: QtBot, endless: Event
) -> None:
    before: Sign = window.session.sign
    window.sites.choose("other.palm.centre")
    qtbot.waitUntil(mark(window, "site.busy").isVisible, timeout=20000)
    assert window.sites.page == "hand"
    window.workspace.searching.stop()
    assert mark(window, "site.busy").isHidden()
    assert window.session.sign is before


def test_hands_that_meet_in_the_middle_of_a_hold_are_held_alike(idea: Sign) -> None:
    (first, second), end_s = idea.hand("dominant").keys, idea.hand("dominant").keys[0].end_s
    beside = idea.with_tracks(HandTrack("base", (replace(second, id="b1", time_s=0.5, hold_s=0.3),)))
    for sign in (idea, beside):
        after = searches.MeetBothHands(at=Moment("dominant", 0.5))(sign)
        assert [(after.hand(role).keys[0].time_s, after.hand(role).keys[0].end_s) for role in ROLES] == [
            (first.time_s, end_s)
        ] * 2
        held = poses(after, (first.time_s, 0.5, end_s), REFERENCE).hands
        assert {hand.state for role in ROLES for hand in held[role]} == {"touching"}
