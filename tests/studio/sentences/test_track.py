"""The track of glosses by real keys and clicks: typed, pasted, filled, moved, entered, saved and exported."""

import itertools
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from signer.document import edits
from signer.document.sign import Sign
from signer.document.utterance import Gap, Onward, Pause, SignContent, Spelling, Utterance
from signer.document.utterance_edits import set_utterance
from signer.document.utterance_item_edits import set_transition
from signer.document.values import ROLES
from signer.files import load_utterance
from signer.library import shelf
from signer.motion.posing import pose_at
from signer.sequencing.glosses import typed
from signer.studio.background import whole_sign
from signer.studio.background.insides import InsideFinder
from signer.studio.background.possibilities import PossibilityFinder
from signer.studio.background.whole_sign import Measured
from signer.studio.files import dialogs
from signer.studio.sentences.acts import NOTHING_OPEN
from signer.studio.sentences.answer_card import NONE
from signer.studio.sentences.told import own_time_words
from signer.studio.sentences.track import GlossTrack
from signer.studio.timeline.readout import HINT, SENTENCE_HINT, Readout
from signer.studio.widgets.readout import MAKING, NOT_YET
from signer.studio.window import Window
from tests.helpers.windows import child

LINE = "fs-JOE . MOTHER IX-2p WHAT ?"
KNOWN = ("MY", "NAME", "WHAT", "MOTHER", "HELP")


@pytest.fixture(autouse=True)
def few_signs(monkeypatch: pytest.MonkeyPatch) -> None:
    """A small library, of which no pictures are drawn."""
    entries = tuple(shelf.Entry(path) for path in shelf.sign_files() if path.stem in KNOWN)
    monkeypatch.setattr(shelf, "read_shelf", lambda *_asked: (entries, ()))


@pytest.fixture
def window(one_window: Window, qtbot: QtBot) -> Window:
    """The window on whatever was open before: every test begins a sentence of its own."""
    one_window.session.end_gesture()
    one_window.player.pause()
    one_window.activateWindow()
    qtbot.waitUntil(one_window.isActiveWindow, timeout=20000)
    return one_window


@pytest.fixture
def track(window: Window, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[GlossTrack]:
    """The track of a new sentence; nothing is painted or measured at rest that is not asked for here."""
    monkeypatch.setattr(whole_sign, "measure", lambda sign, *_: Measured(sign, (), {}))
    monkeypatch.setattr(PossibilityFinder, "_wanted", lambda _self: None)
    monkeypatch.setattr(InsideFinder, "_wait", lambda _self: None)
    window.workspace.easier.set_on(False)
    window.setUpdatesEnabled(False)
    window.known_signs.read()
    window.session.undo_stack.setClean()
    window.actions_["new_sentence"].trigger()
    qtbot.waitUntil(lambda: window.known_signs.is_read and window.glosses.hasFocus())
    yield window.glosses
    window.glosses.card.close_card()
    window.session.open_sign(Sign(), None)
    window.setUpdatesEnabled(True)
    window.workspace.easier.set_on(True)


def keyboard() -> QWidget:
    """Widget to which keys go now."""
    found = QApplication.activePopupWidget() or QApplication.focusWidget()
    assert found is not None
    return found


def type_in(text: str) -> None:
    for letter in text:
        QTest.keyClicks(keyboard(), letter)


def press(key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(keyboard(), key, modifiers)


def open_utterance(window: Window) -> Utterance:
    utterance = window.session.sentence.utterance
    assert utterance is not None
    return utterance


def place(track: GlossTrack, row: int, share: float = 0.5) -> QPoint:
    box = track.layout_.items[row].box
    return QPoint(round(box.x + share * box.width), round(box.y + 6))


def test_the_empty_field_covers_no_words_of_the_stage_and_says_with_answers_what_takes_them(
    window: Window, track: GlossTrack
) -> None:
    card, foot = track.card, window.stage.mapTo(window, QPoint(0, window.stage.height())).y()
    type_in("MY ")
    assert card.isVisible()
    assert card.y() >= foot
    field = card.field
    assert field.fontMetrics().horizontalAdvance(field.placeholderText()) < field.width() - 16
    type_in("M")
    assert card.y() < foot
    assert child(window, "glosses.hint").isVisible()


def test_a_click_takes_every_short_item_by_its_box_or_its_name_which_can_be_zoomed_to_fit(
    window: Window, track: GlossTrack, qtbot: QtBot
) -> None:
    track.acts.put_line("MY IX-2p MOTHER IX-1p IX-3p MY .")
    qtbot.waitUntil(lambda: window.session.sentence.is_current, timeout=20000)
    window.session.end_gesture()
    track.axis.fit()
    track.axis.zoom_by(80.0 / track.axis.scale.px_per_s, 0.0)  # as nine seconds are fitted
    short = [row for row, one in enumerate(track.layout_.items) if one.box.width <= 20]
    assert len(short) > 2
    for row, share in itertools.product(short, (0.0, 0.5, 1.0, None)):
        window.session.sentence.choose((), 0)
        window.player.seek(0.0)
        one = track.layout_.items[row]  # where it stands now: transitions are still looked at
        dx, dy = (one.name_px, 12) if share is None else (share * one.box.width, 3 + 40 * share)
        at = QPoint(round(one.box.x + min(max(dx, 1), max(dx - 1, 1))), round(track.layout_.top_px + dy))
        QTest.mouseClick(track, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
        assert window.session.sentence.chosen == (one.item.id,), (one, at)
    assert any(one.wanted_px > one.words_px for one in track.layout_.items)
    track.fit_words()
    assert all(one.wanted_px <= one.words_px + 1 for one in track.layout_.items)


def test_what_is_refused_stays_said_and_no_problem_is_denied_while_a_sentence_is_made(
    window: Window, track: GlossTrack, qtbot: QtBot
) -> None:
    count, line = window.hand.readouts.problems, child(window, "status")
    type_in("MY )")
    assert line.accessibleName() == NOTHING_OPEN
    assert count.text() == MAKING
    assert window.session.sentence.is_being_made
    window.session.sentence.settle()
    QApplication.processEvents()
    assert line.accessibleName() == NOTHING_OPEN  # the hands came, and nothing was done
    assert not window.session.sentence.is_being_made
    assert count.text() == NOT_YET
    type_in("NAME ")
    assert not line.accessibleName()


def test_the_menu_of_questions_stays_on_the_screen_as_items_come_to_stand_elsewhere(
    window: Window, track: GlossTrack
) -> None:
    room, before = window.screen().availableGeometry(), window.pos()
    type_in("WHERE ")
    window.move(room.left(), room.bottom() - track.mapTo(window, QPoint(0, track.height())).y() - 40)
    type_in("?")
    menu = QApplication.activePopupWidget()
    assert menu is not None
    window.session.sentence.settle()
    track.lay_out()
    assert menu.objectName() == "glosses.question_menu"
    assert room.contains(menu.geometry())
    press(Qt.Key.Key_Escape)
    window.move(before)


def test_the_readout_promises_no_drag_of_keys_in_a_sentence_as_it_is_signed(
    window: Window, track: GlossTrack
) -> None:
    line = window.findChild(Readout)
    assert line is not None
    type_in("MOTHER ")
    window.session.sentence.settle()
    QApplication.processEvents()
    assert line._words.text() == SENTENCE_HINT
    window.session.sentence.enter(open_utterance(window).items[0].id)
    window.session.select("base")
    assert line._words.text() == HINT


def is_exported(window: Window) -> bool:
    """Tell whether the export has ended: another one is refused until then."""
    return not child(window, "export.card").isVisibleTo(window)


def test_a_typed_line_is_a_sentence_that_plays_saves_opens_and_exports_with_its_question(
    window: Window, track: GlossTrack, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = window.session
    type_in(LINE)
    menu = QApplication.activePopupWidget()
    assert menu is not None
    assert menu.objectName() == "glosses.question_menu"
    session.sentence.settle()  # items come to stand elsewhere
    assert menu.x() == track.mapToGlobal(QPoint(round(track.layout_.carets[-1]), 0)).x()
    press(Qt.Key.Key_Return)
    utterance = open_utterance(window)
    assert typed(utterance) == LINE
    assert [(one.signal, one.from_item, one.to_item) for one in utterance.spans] == [("q.wh", "i2", "i4")]
    assert not window.player.playing  # Space ended words, and began nothing
    done = session.sentence.settle()
    assert done is not None
    assert session.sign is done.sign
    asked = session.sentence.times_of("i4")
    assert asked is not None
    pose = pose_at(session.sign, (asked.start_s + asked.end_s) / 2)
    plain = pose_at(session.sign, done.items[0].start_s)
    assert (pose.face_weights != plain.face_weights).any()
    track.setFocus()
    press(Qt.Key.Key_Left)
    at_s = window.player.playhead_s
    session.perform(set_transition("i1", Onward(None, "arc", 0.06)))
    session.sentence.settle()
    assert window.player.playhead_s == at_s  # where the user put it, whatever was performed anew
    session.undo()
    session.sentence.settle()
    press(Qt.Key.Key_Space)
    assert window.player.playing
    assert window.player.playhead_s >= done.items[2].start_s  # from the item before the caret
    press(Qt.Key.Key_Space)
    session.perform(set_utterance(fps=5))  # few frames: that they are exact is tested elsewhere
    utterance = open_utterance(window)
    file, out = tmp_path / "joe.utterance", tmp_path / "joe.json"
    asked_for: list[Path] = []
    monkeypatch.setattr(dialogs, "ask_save", lambda _parent, path: asked_for.append(path) or file)
    window.actions_["save"].trigger()
    assert [path.name for path in asked_for] == ["fs-JOE . MOTHER IX-2p WHAT.utterance"]
    assert load_utterance(file) == utterance
    assert not window.isWindowModified()
    monkeypatch.setattr(dialogs, "ask_export", lambda *_: out)
    monkeypatch.setattr(QDialog, "exec", lambda _dialog: QDialog.DialogCode.Accepted)
    window.actions_["export"].trigger()
    qtbot.waitUntil(lambda: out.exists() and is_exported(window), timeout=60000)
    assert "MOTHER" in json.dumps(json.loads(out.read_text())["sign"])
    window.files.open_path(file)
    assert typed(open_utterance(window)) == LINE


def test_markings_are_typed_and_proposals_answered_from_their_list_a_step_each(
    window: Window, track: GlossTrack, qtbot: QtBot
) -> None:
    type_in("t(MOTHER) , IX:a HELP MY NAME .")
    assert typed(open_utterance(window)) == "t( MOTHER ) , IX:a HELP MY NAME ."
    type_in("rs:mary( KUZIN")
    press(Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)  # spells it
    begun = typed(open_utterance(window))
    assert begun.endswith("rs:mary( fs-KUZIN")  # nothing is lost before it is closed
    steps = window.session.undo_stack.index()
    type_in(")")
    assert typed(open_utterance(window)) == begun + " )"
    assert window.session.undo_stack.index() == steps + 1
    press(Qt.Key.Key_Escape)
    button = child(window, "header.draft")
    assert isinstance(button, QAbstractButton)
    assert button.text() == "4 proposed"
    button.click()
    rows = child(window, "grammar.list")
    spans = open_utterance(window).spans
    qtbot.keyClick(rows, Qt.Key.Key_Return)
    assert [one.signal for one in open_utterance(window).spans] == [
        *(one.signal for one in spans),
        "gaze.locus",
    ]
    qtbot.keyClick(rows, Qt.Key.Key_Delete)
    assert [one.rule for one in open_utterance(window).declined] == ["nod"]
    assert window.session.undo_stack.index() == steps + 3
    press_all = child(window, "grammar.all")
    assert isinstance(press_all, QAbstractButton)
    press_all.click()
    assert not button.isVisible()
    for _ in range(3):
        window.session.undo()
    assert open_utterance(window).spans == spans
    rows.window().close()


def test_what_is_unknown_becomes_a_gap_that_is_filled_by_its_spelling_or_a_sign(
    window: Window, track: GlossTrack, monkeypatch: pytest.MonkeyPatch
) -> None:
    QApplication.clipboard().setText("MY  COUSIN\nZEBRA")
    press(Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    items = open_utterance(window).items
    assert [item.content for item in items[1:]] == [Gap("COUSIN"), Gap("ZEBRA")]
    assert window.session.undo_stack.count() == 1
    track.acts.spell_instead("i2")
    assert open_utterance(window).items[1].content == Spelling("COUSIN")
    QTest.mouseDClick(track, Qt.MouseButton.LeftButton, pos=place(track, 2))
    assert track.card.field.selectedText() == "ZEBRA"
    type_in("mo")
    assert [answer.title for answer in track.card.answers] == ["MOTHER", "M-O"]
    assert track.card.current == NONE  # none is called so: nothing is taken before it is chosen
    press(Qt.Key.Key_Return)
    assert track.card.current == 0
    press(Qt.Key.Key_Return)
    content = open_utterance(window).items[2].content
    assert isinstance(content, SignContent)
    assert content.name == "MOTHER"


@pytest.mark.parametrize(
    ("way", "line"), [("spell", "MY fs-OX fs-ANT"), ("pause", "MY (0.6s) (0.6s)"), ("keep", "")]
)
def test_a_sentence_with_gaps_is_exported_in_one_of_three_ways(
    way: str, line: str, window: Window, track: GlossTrack, qtbot: QtBot, tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    asked, out = list[str](), tmp_path / "out.json"

    def click(box: QMessageBox) -> None:
        asked.append(box.informativeText())
        button = box.findChild(QAbstractButton, f"dialog.gaps.{way}")
        assert button is not None
        QTimer.singleShot(0, lambda: QTest.mouseClick(button, Qt.MouseButton.LeftButton))
        box.open()
        qtbot.waitUntil(lambda: not box.isVisible())

    monkeypatch.setattr(QMessageBox, "exec", click)
    monkeypatch.setattr(QDialog, "exec", lambda _form: QDialog.DialogCode.Accepted)
    monkeypatch.setattr(dialogs, "ask_export", lambda *_asked: out)
    window.workspace.settings.set_export_format("json")
    track.acts.put_line("MY OX ANT")
    window.actions_["export"].trigger()
    qtbot.waitUntil(lambda: out.exists() and is_exported(window), timeout=20000)
    assert "OX, gloss 2 of the sentence, at " in asked[0]
    assert "ANT, gloss 3 of the sentence, at " in asked[0]
    texts = [marker["text"] for marker in json.loads(out.read_text())["sign"]["markers"]]
    kept = ["MY", "OX (no sign)", "ANT (no sign)"]
    assert texts == {"spell": ["MY", "fs-OX", "fs-ANT"], "pause": ["MY"], "keep": kept}[way]
    assert typed(open_utterance(window)) == (line or "MY OX ANT")
    if line:
        window.session.undo()
        assert typed(open_utterance(window)) == "MY OX ANT"


def test_tab_goes_to_the_next_answer_and_the_last_one_spells(window: Window, track: GlossTrack) -> None:
    type_in("NAM")
    assert [answer.title for answer in track.card.answers] == ["NAME", "N-A-M"]
    press(Qt.Key.Key_Backtab)
    press(Qt.Key.Key_Return)
    type_in("12")
    press(Qt.Key.Key_Return)
    type_in("#job")
    press(Qt.Key.Key_Space)
    press(Qt.Key.Key_Escape)
    assert typed(open_utterance(window)) == "fs-NAM 12 #JOB"
    type_in("xx")
    press(Qt.Key.Key_Escape)
    assert len(open_utterance(window).items) == 3
    assert track.hasFocus()
    window.stage.setFocus()
    window.session.undo_stack.setClean()
    window.actions_["new_sentence"].trigger()  # after another sentence, too, glosses can be typed at once
    assert track.hasFocus()


def test_keys_of_the_window_are_heard_while_a_gloss_is_typed(
    window: Window, track: GlossTrack, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[object] = []
    monkeypatch.setattr(dialogs, "ask_gaps", lambda _parent, *told: (asked.append(told), "cancel")[1])
    type_in("ZEBRA MY")
    field = keyboard()
    press(Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier)
    assert len(asked) == 1
    for name in ("save", "problems", "shortcuts"):
        keys = window.actions_[name].shortcut()[0]
        event = QKeyEvent(QEvent.Type.ShortcutOverride, keys.key(), keys.keyboardModifiers())
        QApplication.sendEvent(field, event)
        assert not event.isAccepted(), name
    press(Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    type_in("k")
    assert field.text() == "k"
    assert len(open_utterance(window).items) == 1


def test_items_are_chosen_moved_copied_and_deleted_by_keys(window: Window, track: GlossTrack) -> None:
    control, shift, alt = (
        Qt.KeyboardModifier.ControlModifier,
        Qt.KeyboardModifier.ShiftModifier,
        Qt.KeyboardModifier.AltModifier,
    )
    track.acts.put_line("MY NAME HELP")
    press(Qt.Key.Key_Left, shift)
    assert window.session.sentence.chosen == ("i3",)
    press(Qt.Key.Key_Left, alt)
    assert typed(open_utterance(window)) == "MY HELP NAME"
    press(Qt.Key.Key_D, control)
    assert typed(open_utterance(window)) == "MY HELP HELP NAME"
    press(Qt.Key.Key_X, control)
    press(Qt.Key.Key_End)
    press(Qt.Key.Key_V, control)
    assert typed(open_utterance(window)) == "MY HELP NAME HELP"
    press(Qt.Key.Key_M, alt)
    press(Qt.Key.Key_Up, alt)
    last = open_utterance(window).items[-1]
    assert (last.mirrored, last.tempo) == (True, 1.1)
    press(Qt.Key.Key_Home)
    press(Qt.Key.Key_Delete)
    press(Qt.Key.Key_End)
    press(Qt.Key.Key_Backspace)
    assert typed(open_utterance(window)) == "HELP NAME"
    for _ in range(window.session.undo_stack.count()):
        press(Qt.Key.Key_Z, control)
    assert open_utterance(window).items == ()


def test_drags_move_items_and_change_tempo_and_transitions_each_as_one_step(
    window: Window, track: GlossTrack
) -> None:
    track.acts.put_line("MY NAME MOTHER")
    window.session.sentence.settle()
    left = Qt.MouseButton.LeftButton
    stack = window.session.undo_stack

    def drag(start: QPoint, end: QPoint, modifiers: Qt.KeyboardModifier) -> None:
        QTest.mousePress(track, left, modifiers, start)
        for share in (0.3, 0.6, 1.0):
            step = start + (end - start) * share
            QTest.mouseMove(track, step)
        QTest.mouseRelease(track, left, modifiers, end)

    none = Qt.KeyboardModifier.NoModifier
    drag(place(track, 2), place(track, 0) - QPoint(30, 0), none)
    assert typed(open_utterance(window)) == "MOTHER MY NAME"
    way = track.layout_.ways[0].box
    middle = QPoint(round(way.x + way.width / 2), round(way.y + way.height / 2))
    drag(middle, middle - QPoint(1000, 0), none)
    assert open_utterance(window).items[0].onward.duration_s == pytest.approx(0.05)
    window.session.sentence.settle()
    assert window.session.sentence.hurried == {"i3"}
    box = track.layout_.items[0].box
    end = QPoint(round(box.right) - 2, round(box.y + 6))
    drag(end, end + QPoint(round(box.width), 0), Qt.KeyboardModifier.AltModifier)
    assert open_utterance(window).items[0].tempo == pytest.approx(0.5, abs=0.03)
    assert stack.count() == 4


def test_a_pause_is_typed_dragged_and_taken_back(window: Window, track: GlossTrack, qtbot: QtBot) -> None:
    type_in("MY (")
    assert [answer.title for answer in track.card.answers] == ["0.3 s", "0.5 s", "1 s"]
    type_in("600")
    press(Qt.Key.Key_Return)  # takes nothing
    assert track.card.row.accessibleDescription() == (
        "(600s): a pause lasts at most 60 s; type (60s), and again for a longer one."
    )
    for _ in range(3):
        press(Qt.Key.Key_Backspace)
    type_in("0.4 s) (1")
    press(Qt.Key.Key_Return)
    assert typed(open_utterance(window)) == "MY (0.4s) (1s)"
    with qtbot.waitSignal(window.session.told) as told:
        track.acts.put_line("(61s) COUSIN")
    (words,) = told.args or ("",)
    assert words.startswith("(61s): a pause lasts at most 60 s; type (60s), and again for a longer one. ")
    assert "no sign for COUSIN:" in words
    window.session.undo()
    window.session.sentence.settle()
    box = track.layout_.items[1].box
    end = QPoint(round(box.right) - 2, round(box.y + 6))
    longer = QPoint(round(0.5 * track.axis.scale.px_per_s), 0)
    QTest.mousePress(track, Qt.MouseButton.LeftButton, pos=end)
    for share in (0.5, 1.0):
        QTest.mouseMove(track, end + longer * share)
    QTest.mouseRelease(track, Qt.MouseButton.LeftButton, pos=end + longer)
    content = open_utterance(window).items[1].content
    assert isinstance(content, Pause)
    assert content.seconds == pytest.approx(0.9, abs=0.02)
    window.session.undo()
    assert typed(open_utterance(window)) == "MY (0.4s) (1s)"


def test_an_item_is_pinned_by_a_drag_or_to_the_playhead_and_let_go(window: Window, track: GlossTrack) -> None:
    track.acts.put_line("MY NAME")
    sentence, alt = window.session.sentence, Qt.KeyboardModifier.AltModifier
    sentence.settle()
    begins_s = track.layout_.items[1].times_s[0]
    start = place(track, 1, 0.3)
    by = QPoint(round(0.5 * track.axis.scale.px_per_s), 0)
    QTest.mousePress(track, Qt.MouseButton.LeftButton, alt, start)
    for share in (0.5, 1.0):
        QTest.mouseMove(track, start + by * share)
    QTest.mouseRelease(track, Qt.MouseButton.LeftButton, alt, start + by)
    sentence.settle()
    pinned_s = sentence.items[1].at_s
    assert pinned_s == pytest.approx(begins_s + 0.5, abs=0.02)
    assert sentence.performed is not None
    assert sentence.performed.items[1].start_s == pinned_s
    window.session.undo()
    assert sentence.items[1].at_s is None
    sentence.choose(("i2",))
    for at_s, kept in ((2.5, 2.5), (2.5, None), (0.1, None)):
        window.player.seek(at_s)
        press(Qt.Key.Key_B, alt)
        assert sentence.items[1].at_s == kept


def test_a_sign_is_entered_by_a_double_click_and_left_by_esc(window: Window, track: GlossTrack) -> None:
    track.acts.put_line("MY NAME MOTHER")
    session = window.session
    session.sentence.settle()
    QTest.mouseDClick(track, Qt.MouseButton.LeftButton, pos=place(track, 1))
    assert session.sentence.entered == "i2"
    key = session.sign.hand("dominant").keys[0]
    session.perform(edits.set_hold(key.id, key.hold_s + 0.3))
    assert window.windowTitle().startswith("NAME in Untitled sentence: 1 change from the library")
    own = track.layout_.items[1].times_s
    assert own[0] == pytest.approx(key.time_s)
    assert session.sentence.performed is not None
    there = session.sentence.performed.items[1]
    last = max(one.end_s for role in ROLES for one in session.sign.hand(role).keys)
    pace, moment = own_time_words(session.sentence, session.sign, key.time_s)
    assert moment == f"{there.start_s:.2f} s of the sentence"
    assert float(pace.split()[1][:-1]) == pytest.approx(
        (last - key.time_s) / (there.end_s - there.start_s), rel=0.1
    )
    window.stage.setFocus()
    press(Qt.Key.Key_Escape)
    assert session.sentence.entered == ""
    assert window.windowTitle().startswith("Untitled sentence")
    assert track.hasFocus()
