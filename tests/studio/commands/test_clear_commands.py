"""Hands brought out of what they are in, and led round it: searched beside the window, one undo step, told in
words, ended by Esc."""

from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from signer.document import edits
from signer.document.sign import Sign
from signer.document.tracks.hand import HandTrack, Key
from signer.document.values import Contact, Elbow, Orientation, SpacePoint
from signer.motion.operations import searches
from signer.motion.operations.clearing import is_clear
from signer.motion.operations.searches import IS_CLEAR, NO_KEY, NOT_FOUND
from signer.motion.posing import pose_at
from signer.motion.solving.hand_moment import HandMoment
from signer.studio.background.searching import OVERTAKEN, SAID_MS, STOPPED, Searching
from signer.studio.commands.clear_commands import GOES_ROUND, LOOKS_OUT, NO_WAY, ClearCommands
from signer.studio.editing.player import Player
from signer.studio.editing.session import Session
from tests.helpers.characters import REFERENCE

ACROSS = Key(
    "k1",
    0.4,
    "b",
    Contact("index.tip", "shoulder.L"),
    0.2,
    orientation=Orientation(-1.0, 0.2, 0.0),
    elbow=Elbow(-0.5),
)


class Desk(NamedTuple):
    session: Session
    player: Player
    commands: ClearCommands
    told: list[str]

    def ask(self, command: Callable[[], None], qtbot: QtBot) -> str:
        """What is said once the search is over."""
        command()
        qtbot.waitUntil(lambda: not self.commands.searching.is_busy, timeout=30000)
        return self.told[-1]


def desk_on(sign: Sign, time_s: float) -> Desk:
    session, told = Session(sign), list[str]()
    player, commands = Player(session), ClearCommands(session, Searching(session))
    session.told.connect(told.append)
    player.seek(time_s)
    return Desk(session, player, commands, told)


def test_clear_brings_the_hand_out_in_one_step_and_says_how(qtbot: QtBot) -> None:
    desk = desk_on(Sign(tracks=(HandTrack("dominant", (ACROSS,)),)), 0.4)
    before = desk.session.sign
    assert desk.ask(desk.commands.clear, qtbot).startswith("Clear: ")
    after = desk.session.sign
    assert is_clear(HandMoment(REFERENCE, after, "dominant", after.hand("dominant").keys[0]))
    assert pose_at(after, 0.4).hands["dominant"].contact_error_m < 1e-9
    assert desk.ask(desk.commands.clear, qtbot) == IS_CLEAR
    assert desk.session.sign is after
    desk.session.undo()
    assert desk.session.sign is before


def test_where_there_is_no_key_nothing_is_done(qtbot: QtBot) -> None:
    desk = desk_on(Sign(tracks=(HandTrack("dominant", (ACROSS,)),)), 0.0)
    assert desk.ask(desk.commands.clear, qtbot) == NO_KEY


def test_where_nothing_helps_that_is_said(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(searches, "cleared", lambda *_: None)  # as seconds of searching find
    inside = replace(ACROSS, placement=SpacePoint("palm.centre", (0.0, -0.2, -0.05)))
    desk = desk_on(Sign(tracks=(HandTrack("dominant", (inside,)),)), 0.4)
    before = desk.session.sign
    assert desk.ask(desk.commands.clear, qtbot) == NOT_FOUND
    assert desk.session.sign is before


def test_an_answer_that_comes_too_late_changes_nothing(qtbot: QtBot) -> None:
    desk = desk_on(Sign(tracks=(HandTrack("dominant", (ACROSS,)),)), 0.4)
    desk.commands.clear()
    desk.session.perform(edits.replace_key("dominant", "k1", elbow=Elbow(-0.4)))
    changed = desk.session.sign
    qtbot.waitUntil(lambda: not desk.commands.searching.is_busy, timeout=30000)
    assert desk.told[-1] == OVERTAKEN
    assert desk.session.sign is changed


def test_a_search_can_be_stopped(qtbot: QtBot) -> None:
    desk = desk_on(Sign(tracks=(HandTrack("dominant", (ACROSS,)),)), 0.4)
    before = desk.session.sign
    desk.commands.clear()
    assert desk.commands.searching.is_busy
    desk.commands.searching.stop()
    assert not desk.commands.searching.is_busy
    assert desk.told[-1] == STOPPED
    qtbot.wait(50)
    assert desk.session.sign is before


def test_a_long_search_says_what_it_looks_for_while_it_lasts(qtbot: QtBot) -> None:
    desk, goes_on = desk_on(Sign(), 0.0), [True]

    def search(tell: Callable[[], None]) -> None:
        while goes_on[0]:
            tell()
            QTest.qSleep(5)

    desk.commands.searching.look(LOOKS_OUT, search, lambda _none: None)
    qtbot.waitUntil(lambda: desk.told == [f"{LOOKS_OUT} Esc stops."], timeout=20 * SAID_MS)
    cursor = QApplication.overrideCursor()
    assert cursor is not None
    assert cursor.shape() == Qt.CursorShape.BusyCursor
    goes_on[0] = False
    qtbot.waitUntil(lambda: not desk.commands.searching.is_busy)
    assert QApplication.overrideCursor() is None
    assert desk.told[-1] == ""


def test_the_way_is_led_round_in_one_step(qtbot: QtBot) -> None:
    one = Key("k1", 0.5, "1", SpacePoint("index.tip", (-0.14, 0.17, 0.06)), elbow=Elbow(0.6))
    other = replace(one, id="k2", time_s=1.1, placement=SpacePoint("index.tip", (0.12, 0.17, 0.10)))
    desk = desk_on(Sign(tracks=(HandTrack("dominant", (one, other)),)), 0.8)
    before = desk.session.sign
    assert desk.ask(desk.commands.lead_round, qtbot).startswith("Led round by an arc of")
    assert desk.session.sign.hand("dominant").keys[0].transition.path == "arc"
    assert desk.ask(desk.commands.lead_round, qtbot) == GOES_ROUND
    desk.session.undo()
    assert desk.session.sign is before


@pytest.mark.parametrize("role", ["dominant", "base"])
def test_a_hand_that_rests_is_on_no_way(role: str, qtbot: QtBot) -> None:
    desk = desk_on(Sign(), 0.0)
    desk.session.select(role)  # type: ignore[arg-type]
    assert desk.ask(desk.commands.lead_round, qtbot) == NO_WAY
