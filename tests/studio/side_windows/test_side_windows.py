"""History and problems: a click goes back to any step, a click jumps to what is wrong."""

from types import SimpleNamespace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QListWidget, QWidget
from pytestqt.qtbot import QtBot

from signer.document import edits, marker_edits
from signer.document.problems import Problem
from signer.document.sign import Sign
from signer.document.tracks.hand import HandTrack, Key
from signer.document.utterance import Utterance
from signer.document.values import Contact, Elbow, SpacePoint
from signer.studio.background.problems import ProblemFinder
from signer.studio.editing.player import Player
from signer.studio.editing.session import Session
from signer.studio.side_windows.history_window import FIRST, HistoryWindow
from signer.studio.side_windows.practice_window import BEGIN, SLOWER, PracticeWindow
from signer.studio.side_windows.problems_window import (
    LOOKING,
    LOOKING_SENTENCE,
    NONE_FOUND,
    ProblemsWindow,
    key_of,
)

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture(scope="module")
def nothing_is_looked_for_at_rest() -> None:
    """Let all be looked for here."""


@pytest.fixture
def desk(idea: Sign, qtbot: QtBot) -> SimpleNamespace:
    parent = QWidget()
    qtbot.addWidget(parent)
    session = Session(idea)
    player = Player(session, waiting=True)
    finder = ProblemFinder(session, player)
    return SimpleNamespace(parent=parent, session=session, player=player, finder=finder, bot=qtbot)


def click(found: QListWidget, row: int) -> None:
    place: QPoint = found.visualItemRect(found.item(row)).center()
    QTest.mouseClick(found.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, place)


def test_every_step_is_named_and_a_click_goes_there_and_on_again(desk: SimpleNamespace) -> None:
    history = HistoryWindow(desk.parent, desk.session)
    history.show()
    before = desk.session.sign
    states = [before]
    for edit in (
        edits.replace_key("dominant", "k1", elbow=Elbow(0.8)),
        edits.move_keys(["k2"], 0.2),
        marker_edits.add_marker(0.5, "turn"),
    ):
        desk.session.perform(edit)
        states.append(desk.session.sign)
    assert [history.list.item(row).text() for row in range(4)] == [
        FIRST,
        "Change key",
        "Move key",
        "Set marker",
    ]
    for row in (1, 3, 0, 2):
        click(history.list, row)
        assert desk.session.sign is states[row]
        assert history.list.currentRow() == row


@pytest.mark.parametrize(
    "edit",
    [
        edits.replace_key("dominant", "k1", elbow=Elbow(0.8)),
        edits.stretch_keys(["k1", "k2"], 0.4, 1.2),
        edits.remove_keys(["k1"], ripple=True),
        marker_edits.add_marker(0.5),
        edits.set_details(gloss="OTHER"),
        edits.set_dominant_side("left"),
    ],
    ids=lambda edit: edit.label,
)
def test_whatever_changes_the_sign_is_one_named_step_that_can_be_taken_back(
    desk: SimpleNamespace, edit: edits.Edit
) -> None:
    before = desk.session.sign
    assert desk.session.perform(edit).changed
    assert desk.session.undo_stack.undoText() == edit.label
    assert desk.session.undo_stack.count() == 1
    desk.session.undo()
    assert desk.session.sign is before


def test_a_problem_is_told_and_a_click_goes_to_its_key(desk: SimpleNamespace) -> None:
    far = Key("k9", 1.6, "i", SpacePoint("pinky.tip", (-1.5, 0.0, 0.3)), hold_s=0.1)
    near = desk.session.sign.hand("dominant").keys
    desk.session.open_sign(Sign(tracks=(HandTrack("dominant", (*near, far)),)), None)
    desk.player.seek(0.4)
    window = ProblemsWindow(desk.parent, desk.session, desk.player, desk.finder, {})
    window.show()
    desk.bot.waitUntil(lambda: window.is_settled, timeout=20000)
    rows = [row for row in range(window.list.count()) if "key 3" in window.list.item(row).text()]
    assert rows
    click(window.list, rows[0])
    assert desk.session.selection.key_ids == ("k9",)
    assert 1.0 < desk.player.playhead_s <= 1.7


def test_a_sign_that_is_right_says_so(desk: SimpleNamespace) -> None:
    desk.session.open_sign(
        Sign(tracks=(HandTrack("dominant", (Key("k1", 0.4, "i", Contact("pinky.tip", "temple.R")),)),)), None
    )
    window = ProblemsWindow(desk.parent, desk.session, desk.player, desk.finder, {})
    window.show()
    desk.bot.waitUntil(lambda: window.is_settled, timeout=20000)
    assert (
        window.list.count() == 0 and window.head.text() == NONE_FOUND
    ) or "Index" not in window.head.text()


@pytest.mark.parametrize("kind", [HistoryWindow, ProblemsWindow])
def test_esc_closes_a_side_window_from_its_list(desk: SimpleNamespace, kind: type) -> None:
    about = (desk.player, desk.finder, {}) if kind is ProblemsWindow else ()
    window = kind(desk.parent, desk.session, *about)
    desk.session.perform(edits.replace_key("dominant", "k1", elbow=Elbow(0.8)))
    window.show()
    window.list.setFocus()
    QTest.keyClick(window.list, Qt.Key.Key_Escape)
    assert not window.isVisible()


def test_a_sentence_that_is_looked_over_is_called_one(desk: SimpleNamespace) -> None:
    window = ProblemsWindow(desk.parent, desk.session, desk.player, desk.finder, {})
    assert window.head.text() == LOOKING
    desk.session.open_document(Utterance(title="Two"), None)
    assert window.head.text() == LOOKING_SENTENCE


def test_a_place_in_the_file_is_the_key_there(idea: Sign) -> None:
    found = key_of(idea, Problem("tracks[0] (hand, dominant).keys[1].contacts[0]", "x"))
    assert found is not None
    assert found[1] == "k2"
    assert key_of(idea, Problem("tracks[0] (hand, dominant).keys[9]", "x")) is None
    assert key_of(idea, Problem("", "x")) is None


def test_a_word_is_spelled_hidden_shown_and_spelled_again_by_keys_alone(desk: SimpleNamespace) -> None:
    before = desk.session.sign
    practice = PracticeWindow(desk.parent, desk.session, seed=1)
    practice.show()
    QTest.keyClick(practice, Qt.Key.Key_Space)
    assert practice.told.text() == BEGIN
    QTest.keyClick(practice, Qt.Key.Key_N)
    first = practice.word
    assert 2 <= len(first) <= 4
    assert practice.is_hidden
    desk.bot.waitUntil(lambda: practice._timer.isActive())
    QTest.keyClick(practice, Qt.Key.Key_Return)
    assert practice.letters.text() == " ".join(first.upper())
    QTest.keyClick(practice, Qt.Key.Key_Return)
    assert practice.is_hidden
    QTest.keyClick(practice, Qt.Key.Key_S)
    assert practice.rate_hz == pytest.approx(4.0 * SLOWER)
    QTest.keyClick(practice, Qt.Key.Key_6)
    assert (practice.rate_hz, practice.rate.value) == (6.0, "6")
    QTest.keyClick(practice, Qt.Key.Key_T)
    QTest.keyClicks(practice.typed, "cat!")
    QTest.keyClick(practice.typed, Qt.Key.Key_Return)
    assert (practice.word, practice.typed.text()) == ("cat!", "")
    assert practice.is_hidden  # it is for somebody else to read
    for told in ("", "Words that take more than a line, " * 3):
        practice.told.setText(told)
        desk.bot.waitUntil(lambda: practice.canvas.geometry().bottom() < practice.letters.geometry().top())
        assert practice.letters.height() >= practice.letters.sizeHint().height()
    desk.bot.waitUntil(lambda: practice._timer.isActive())
    QTest.keyClick(practice, Qt.Key.Key_N)
    assert practice.word not in (first, "cat!")
    practice.spell("?!")
    assert practice.told.text() == "There is nothing to spell in it, no letter and no digit."
    QTest.keyClick(practice, Qt.Key.Key_Escape)
    assert not practice.isVisible()
    assert not practice._timer.isActive()
    assert desk.session.sign is before
    assert desk.session.undo_stack.count() == 0
