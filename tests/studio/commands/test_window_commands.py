"""Commands by their keys on a real window: single letters act on stage and timeline, and none is taken
twice."""

from collections import Counter
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QScrollArea, QToolButton
from pytestqt.qtbot import QtBot

from signer.document.guesses import Guess
from signer.document.sign import Sign
from signer.document.utterance import MOST_TEMPO, SignContent, Spelling, Utterance, UtteranceItem, is_role
from signer.export.notating import noted
from signer.files.sign_file import load_sign
from signer.library import shelf
from signer.library.shelf import FOLDER, sign_files
from signer.motion.checks.review import review
from signer.notation.grammar import parse
from signer.notation.symbols import names_in
from signer.sequencing import glosses
from signer.sequencing.gaps import gaps_of
from signer.sequencing.proposing import told
from signer.studio.commands.sentence_commands import NO_SENTENCE
from signer.studio.commands.templates import SENTENCES
from signer.studio.lab.window import LabWindow
from signer.studio.library.window import Library
from signer.studio.side_windows.help_dialogs import ShortcutSheet
from signer.studio.stage.stage import Stage
from signer.studio.widgets.inventory_list import ItemList
from signer.studio.window import SMALLEST, Window
from tests.helpers.windows import child, on_stage, press


def test_an_edit_in_the_window_is_undone_and_redone_by_its_shortcuts(
    window: Window, idea: Sign, qtbot: QtBot
) -> None:
    on_stage(window, qtbot)
    QTest.mouseClick(child(window, "header.dominant.left"), Qt.MouseButton.LeftButton)
    after = window.session.sign
    assert after.dominant_side == "left"
    press(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert window.session.sign is idea
    press(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    assert window.session.sign is after


def test_a_sign_is_copied_as_hamnosys_and_what_is_lost_is_told(window: Window, idea: Sign) -> None:
    before, told = window.session.undo_stack.count(), []
    window.session.told.connect(told.append)
    action = window.actions_["copy_hamnosys"]
    menu = next(menu for menu in window.findChildren(QMenu) if action in menu.actions())
    menu.popup(QPoint(0, 0))
    QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(action).center())
    text = QApplication.clipboard().text()
    read = parse(names_in(text), idea.gloss)
    assert (read,) == noted(idea).signs
    assert told[-1].startswith(f"Copied {len(text)} symbols of HamNoSys: ")
    assert told[-1].endswith("changed. Export as SiGML (Ctrl+E) lists them.")
    assert window.session.undo_stack.count() == before
    assert window.session.sign is idea


def test_commands_that_can_do_nothing_are_off_and_say_why(window: Window, idea: Sign) -> None:
    names = ("guesses", "spell_items", "item_faster")
    assert [window.actions_[name].isEnabled() for name in names] == [False] * 3
    assert window.actions_["guesses"].toolTip().startswith("Nothing is guessed in this sign")
    assert window.actions_["spell_items"].toolTip() == NO_SENTENCE
    first = idea.hand("dominant").keys[0]
    window.session.open_sign(replace(idea, guesses=(Guess(first.id, "timing"),)), None)
    assert window.actions_["guesses"].isEnabled()
    items = (
        UtteranceItem("i1", SignContent("IDEA", idea), tempo=MOST_TEMPO),
        UtteranceItem("i2", Spelling("JO")),
    )
    window.session.open_document(Utterance(items=items), None)
    window.session.sentence.choose(("i1",))
    assert [window.actions_[name].isEnabled() for name in names] == [
        True,
        True,
        False,
    ]  # the first lists what is proposed
    assert "as quick as an item can be" in window.actions_["item_faster"].toolTip()
    window.session.sentence.choose(("i2",))
    assert [window.actions_[name].isEnabled() for name in names] == [True, False, True]
    assert window.actions_["spell_items"].toolTip() == "It is spelled already."


def test_the_menu_lets_hands_come_from_another_rest_and_new_signs_too(window: Window) -> None:
    window.actions_["rest_waist"].trigger()
    assert window.session.sign.rest == "waist"
    assert window.actions_["rest_waist"].isChecked()
    window.session.undo()
    assert window.session.sign.rest == "hanging"
    assert window.actions_["rest_hanging"].isChecked()
    window.session.undo_stack.setClean()
    assert window.files.new()
    assert window.session.sign.rest == "hanging"
    preference = window.findChild(QAction, "action.new_rest_waist")
    assert preference is not None
    preference.trigger()
    assert window.files.new()
    assert window.session.sign == Sign(rest="waist", life=0.5)
    assert window.files.new_sentence()
    assert window.session.document == Utterance(rest="waist", life=0.5)
    window.actions_["rest_hanging"].trigger()
    assert window.session.document == Utterance(life=0.5)
    window.session.undo_stack.setClean()


def test_a_template_begins_a_sign_or_a_sentence_of_known_signs(window: Window) -> None:
    window.session.undo_stack.setClean()
    menu = next(menu for menu in window.findChildren(QMenu) if menu.objectName() == "menu.template")
    sign, question = menu.actions()[:2]
    sign.trigger()
    assert review(window.session.sign).is_good
    assert {track.side for track in window.session.sign.tracks} == {"dominant", "base"}
    question.trigger()
    utterance = window.session.sentence.utterance
    assert utterance is not None
    assert [span.signal for span in utterance.spans] == ["q.wh"]
    entries, _refused = shelf.read_shelf()
    lines = [glosses.say(line, (*entries, *shelf.examples())) for _title, line in SENTENCES]
    assert not any(map(gaps_of, lines))
    roles = {told(lines[-1], [span]).split(" over ")[0] for span in lines[-1].spans if is_role(span.signal)}
    assert roles == {"Role of the one on the dominant side", "Role of the one on the other side"}


def test_the_menu_says_what_undo_takes_back(window: Window) -> None:
    QTest.mouseClick(child(window, "header.dominant.left"), Qt.MouseButton.LeftButton)
    assert window.actions_["undo"].text() == "&Undo Change dominant hand"
    assert window.actions_["undo"].isEnabled()
    assert not window.actions_["redo"].isEnabled()


@pytest.mark.parametrize(
    ("key", "time_s"),
    [
        (Qt.Key.Key_Right, 13 / 30),
        (Qt.Key.Key_Left, 11 / 30),
        (Qt.Key.Key_Home, 0.0),
        (Qt.Key.Key_End, 1.3),
        (Qt.Key.Key_Down, 0.9),
    ],
)
@pytest.mark.parametrize("ground", ["stage", "timeline.tracks"])
def test_keys_move_the_playhead_on_stage_and_timeline(
    key: Qt.Key, time_s: float, ground: str, window: Window, qtbot: QtBot
) -> None:
    widget = child(window, ground)
    widget.setFocus()
    qtbot.waitUntil(lambda: widget.hasFocus())
    press(window, key)
    assert window.player.playhead_s == pytest.approx(time_s, abs=1e-5)


def test_space_plays_and_pauses_on_the_stage(window: Window, qtbot: QtBot) -> None:
    on_stage(window, qtbot)
    press(window, Qt.Key.Key_Space)
    assert window.player.playing
    press(window, Qt.Key.Key_Space)
    assert not window.player.playing


def test_k_sets_a_key_between_two(window: Window, qtbot: QtBot) -> None:
    on_stage(window, qtbot)
    window.player.seek(0.75)
    press(window, Qt.Key.Key_K)
    assert [key.time_s for key in window.session.sign.hand("dominant").keys] == [0.4, 0.75, 0.9]


def test_delete_removes_the_key_under_the_playhead(window: Window, qtbot: QtBot) -> None:
    on_stage(window, qtbot)
    press(window, Qt.Key.Key_Delete)
    assert [key.id for key in window.session.sign.hand("dominant").keys] == ["k2"]


def test_letters_typed_into_a_search_stay_there(window: Window, idea: Sign, qtbot: QtBot) -> None:
    search = child(window, "handshape.search")
    search.setFocus()
    qtbot.waitUntil(lambda: search.hasFocus())
    QTest.keyClicks(search, "k fst")
    assert window.session.sign is idea
    assert not window.player.playing
    assert search.property("text") == "k fst"


@pytest.mark.parametrize(
    ("digit", "name"), [(Qt.Key.Key_1, "handshape"), (Qt.Key.Key_2, "articulator"), (Qt.Key.Key_3, "site")]
)
def test_control_and_a_digit_open_a_chooser(digit: Qt.Key, name: str, window: Window, qtbot: QtBot) -> None:
    on_stage(window, qtbot)
    press(window, digit, Qt.KeyboardModifier.ControlModifier)
    section = next(each for each in window.steps.sections if each.objectName() == f"steps.{name}")
    assert not section.is_folded
    qtbot.waitUntil(lambda: section.isAncestorOf(QApplication.focusWidget()))


def test_the_solver_lab_opens_once_and_goes_with_the_editor(window: Window) -> None:
    window.actions_["lab"].trigger()
    window.actions_["lab"].trigger()
    (lab,) = window.findChildren(LabWindow)
    assert lab.isWindow()
    assert lab.isVisible()
    lab.close()


def test_no_shortcut_belongs_to_two_commands(window: Window) -> None:
    keys = Counter(sequence.toString() for action in window.actions_.every for sequence in action.shortcuts())
    assert [key for key, count in keys.items() if count > 1] == []


@pytest.mark.parametrize("size", [SMALLEST, QSize(1280, 800)], ids=["smallest", "1280x800"])
def test_the_sheet_of_shortcuts_fits_into_the_window_and_is_cut_at_no_side(
    window: Window, size: QSize
) -> None:
    window.resize(size)
    sheet = ShortcutSheet(window, window.actions_.sheet())
    wanted = sheet.sizeHint()
    assert wanted.boundedTo(window.size()) == wanted
    sheet.show()
    assert sheet.size() == wanted
    area = sheet.findChild(QScrollArea)
    assert area.widget().minimumSizeHint().width() <= area.viewport().width()
    assert area.verticalScrollBar().maximum() == 0 or size == SMALLEST
    sheet.close()
    sheet.deleteLater()


@pytest.mark.parametrize("command", ["delete", "cut", "set_key", "right_handed"])
def test_a_command_in_the_middle_of_a_drag_on_the_stage_is_a_step_of_its_own(
    command: str, window: Window, qtbot: QtBot
) -> None:
    stage = window.findChild(Stage, "stage")
    child(window, "timeline.tracks").setFocus()  # no place is being chosen
    qtbot.waitUntil(lambda: stage.handle_point("elbow") is not None)
    at = stage.handle_point("elbow").toPoint()
    QTest.mousePress(stage, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
    for step in (8, 16):
        QTest.mouseMove(stage, at + QPoint(-step, -step))
    dragged = window.session.sign
    window.actions_[command].trigger()
    assert not window.session.in_gesture
    after = window.session.sign
    QTest.mouseMove(stage, at + QPoint(-30, -30))
    QTest.mouseRelease(
        stage, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at + QPoint(-30, -30)
    )
    assert window.session.sign is after
    while window.session.sign is not dragged:
        window.session.undo()
    window.session.undo()
    assert not window.session.undo_stack.canUndo()


def test_single_letters_mirror_the_key_and_take_the_other_hand(window: Window, qtbot: QtBot) -> None:
    on_stage(window, qtbot)
    press(window, Qt.Key.Key_M)
    (made,) = window.session.sign.hand("base").keys
    assert window.session.undo_stack.undoText() == "Mirror to the other hand"
    press(window, Qt.Key.Key_H)
    assert (window.session.selection.role, window.session.selection.key_ids) == ("base", (made.id,))
    qtbot.waitUntil(lambda: window.hand.findChild(QToolButton, "hand.side.left").isChecked())
    press(window, Qt.Key.Key_X)
    assert window.session.sign.hand("dominant") is not None
    assert window.session.undo_stack.undoText() in ("Relax elbow", "Mirror to the other hand")


def test_shoulder_track_view_are_shown_when_asked_for(window: Window) -> None:
    height = window.timeline.track_view.height()
    window.actions_["body_tracks"].trigger()
    assert window.timeline.track_view.height() > height
    window.actions_["body_tracks"].trigger()
    assert window.timeline.track_view.height() == height


def test_the_library_is_opened_by_its_key_once_and_inserts_into_the_open_sign(
    window: Window, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, idea: Sign
) -> None:
    window.player.seek(2.0)
    press(window, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    library = window.findChild(Library)
    assert library is not None
    qtbot.waitUntil(lambda: len(library.findChild(ItemList).ids()) == len(sign_files()), timeout=20_000)
    window.commands.file.open_library()
    assert len(window.findChildren(Library)) == 1
    QTest.keyClicks(child(library, "library.search"), "mother")
    QTest.mouseClick(child(library, "library.insert"), Qt.MouseButton.LeftButton)
    mother = load_sign(FOLDER / "MOTHER.sign")
    assert len(window.session.sign.hand("dominant").keys) == len(idea.hand("dominant").keys) + len(
        mother.hand("dominant").keys
    )
    assert window.player.playhead_s == 2.0
    window.session.undo()
    assert window.session.sign is idea
    library.close()
