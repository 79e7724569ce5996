"""The whole window: what it says, where things stand in it, what it opens, saves and remembers."""

from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QLabel, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from body_model.plain_types import Side
from signer.document.edits import Edit, Moment, set_details
from signer.document.fitting import with_key
from signer.document.sign import Sign
from signer.document.tracks.hand import HandTrack, Key
from signer.document.values import SpacePoint
from signer.files.sign_file import load_sign, save_sign
from signer.library.shelf import FOLDER
from signer.motion.operations.hand_edits import RaiseElbow
from signer.studio.files import dialogs
from signer.studio.look import theme
from signer.studio.panels.sites.pages import sites_on
from signer.studio.pictures.queue import Pictures
from signer.studio.window import Window
from signer.studio.workspace import Workspace
from tests.helpers.windows import blank_picture, child, on_stage, press


@pytest.fixture(scope="module")
def nothing_is_looked_for_at_rest() -> None:
    """Let all be looked for here."""


@pytest.mark.parametrize("name", ["handshape", "articulator", "site"])
def test_each_word_of_the_sentence_opens_its_chooser(name: str, window: Window) -> None:
    QTest.mouseClick(child(window, f"sentence.{name}"), Qt.MouseButton.LeftButton)
    assert not next(each for each in window.steps.sections if each.objectName() == f"steps.{name}").is_folded


def test_the_sentence_says_the_key(window: Window) -> None:
    words = [
        child(window, f"sentence.{name}").property("text")
        for name in ("handshape", "articulator", "contact", "site")
    ]
    assert words == ["I", "Pinky tip", "touches", "Temple, right"]


def test_a_long_gloss_has_the_room_there_is_and_its_whole_name_in_the_tooltip(
    window: Window, qtbot: QtBot
) -> None:
    gloss = child(window, "header.gloss")
    window.session.perform(set_details(gloss="A-LONG-GLOSS-" * 6))
    shown = len(gloss.property("text"))
    assert "A-LONG-GLOSS-" * 6 in gloss.toolTip()
    window.resize(1600, 800)
    qtbot.waitUntil(lambda: len(gloss.property("text")) > shown)
    window.resize(1280, 800)


def test_the_sentence_says_the_name_that_a_handshape_was_given(window: Window) -> None:
    changed = replace(window.session.sign.hand("dominant").keys[0], joints=(("index_pip_flex", 0.5),))
    for name, said in (("", "I, changed"), ("Mine", "Mine")):
        key = replace(changed, own_handshape=name)
        window.session.perform(Edit("Take", lambda sign, key=key: with_key(sign, "dominant", key)))
        assert child(window, "sentence.handshape").property("text") == said


def test_a_left_handed_signer_is_told_the_other_side(window: Window) -> None:
    QTest.mouseClick(child(window, "header.dominant.left"), Qt.MouseButton.LeftButton)
    assert child(window, "sentence.site").property("text") == "Temple, left"
    assert child(window, "hand.side.left").isChecked()


def test_between_keys_the_sentence_says_how_to_set_one(window: Window) -> None:
    window.player.seek(0.75)
    words = child(window, "sentence.instead")
    assert isinstance(words, QLabel)
    assert words.text() == "between key 1 and key 2; change anything to set a key here."
    window.session.set_auto_key(False)
    assert words.text() == "between key 1 and key 2; press K to set a key here."


def test_the_sentence_says_how_the_chosen_hand_faces(window: Window, qtbot: QtBot) -> None:
    window.session.select("base")
    on_stage(window, qtbot)
    press(window, Qt.Key.Key_K)
    qtbot.waitUntil(lambda: "palm right" in window.sentence.toolTip().lower())
    window.session.select("dominant")
    assert "palm right" not in window.sentence.toolTip().lower()
    window.session.select("base")
    assert "palm right" in window.sentence.toolTip().lower()


def test_saving_and_opening_gives_the_same_sign(
    window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    on_stage(window, qtbot)
    QTest.mouseClick(child(window, "header.dominant.left"), Qt.MouseButton.LeftButton)
    path = tmp_path / "IDEA.sign"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", staticmethod(lambda *_: (str(tmp_path / "IDEA"), "")))
    press(window, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert load_sign(path) == window.session.sign
    assert not window.session.is_modified
    assert window.settings.recent[0] == path
    assert window.status.text == "Saved IDEA.sign."


def test_a_bad_file_is_one_clear_message_and_the_open_sign_stays(
    window: Window, idea: Sign, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bad = tmp_path / "bad.sign"
    bad.write_text('{"format": "asl-sign"')
    shown: list[str] = []
    monkeypatch.setattr(dialogs, "show_error", lambda _parent, what, error: shown.append(f"{what} {error}"))
    assert not window.files.open_path(bad)
    assert window.session.sign is idea
    assert len(shown) == 1
    assert "bad.sign" in shown[0]


def test_closing_asks_when_there_is_something_to_lose(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = iter(["cancel", "discard"])
    monkeypatch.setattr(dialogs, "ask_unsaved", lambda *_: next(answers))
    QTest.mouseClick(child(window, "header.dominant.left"), Qt.MouseButton.LeftButton)
    assert not window.close()
    assert window.isVisible()
    assert window.close()


def test_a_new_sign_is_empty_and_not_modified(window: Window) -> None:
    window.actions_["new"].trigger()
    assert window.session.sign == Sign(life=0.5)
    assert not window.session.is_modified


def test_a_sign_file_dropped_on_the_window_is_opened(
    window: Window, idea: Sign, tmp_path: Path, qtbot: QtBot
) -> None:
    path = tmp_path / "OTHER.sign"
    save_sign(Sign(gloss="OTHER"), path)
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    arguments = (Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    enter = QDragEnterEvent(QPoint(100, 100), *arguments)
    QApplication.sendEvent(window, enter)
    assert enter.isAccepted()
    QApplication.sendEvent(window, QDropEvent(QPointF(100, 100), *arguments))
    qtbot.waitUntil(lambda: window.session.sign.gloss == "OTHER")


def test_a_file_of_a_further_start_waits_until_a_question_is_answered(
    window: Window, idea: Sign, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "OTHER.sign"
    save_sign(Sign(gloss="OTHER"), path)
    monkeypatch.setattr("signer.studio.window.FURTHER_MS", 1)
    before = window.session.sign
    question = QDialog(window)
    question.open()
    window.open_further(path)
    qtbot.wait(10)
    assert window.session.sign is before
    question.close()
    qtbot.waitUntil(lambda: window.session.sign.gloss == "OTHER")
    assert window.session.path == path


def test_theme_and_switches_are_there_at_the_next_start(
    window: Window, qapp: QApplication, qtbot: QtBot
) -> None:
    light = next(
        action
        for action in window.header.menus["View"].findChildren(type(window.actions_["new"]))
        if action.text() == "Light"
    )
    light.trigger()
    window.session.set_auto_key(False)
    window.close()
    window.settings.save()
    again = Window(Workspace(window.settings, pictures=Pictures(blank_picture)))
    assert again.settings.theme == "light"
    qtbot.addWidget(again)
    assert not again.session.auto_key
    theme.use_theme(qapp, "dark")


def test_every_control_has_a_name_for_tests_and_one_to_be_spoken(window: Window) -> None:
    nameless = [
        (type(widget).__name__, widget.objectName(), widget.accessibleName(), widget.toolTip())
        for widget in window.findChildren(QWidget)
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        and not widget.objectName().startswith("qt_")
        and not (widget.objectName() and (widget.accessibleName() or widget.property("text")))
    ]
    assert nameless == []


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)], ids=str)
def test_nothing_sticks_out_of_the_window(size: tuple[int, int], window: Window, qtbot: QtBot) -> None:
    window.resize(*size)
    qtbot.waitUntil(lambda: (window.width(), window.height()) == size)
    qtbot.wait(50)
    frame = window.rect()
    outside = [
        (button.objectName(), button.mapTo(window, QPoint(0, 0)), button.size())
        for button in window.findChildren(QToolButton)
        if button.isVisible()
        and not frame.contains(button.rect().translated(button.mapTo(window, QPoint(0, 0))))
    ]
    assert outside == []


@pytest.mark.parametrize("width", [1280, 1920])
def test_the_tracks_are_as_wide_as_there_is_room(width: int, window: Window, qtbot: QtBot) -> None:
    window.resize(width, 800)
    qtbot.waitUntil(lambda: window.width() == width)
    window.glosses.resize(640, 100)  # it shares their axis, and is hidden while no sentence is open
    window.grab()  # which tells hidden widgets, too, how large they are
    scale, tracks = window.timeline.track_view.axis.scale, window.timeline.track_view
    assert scale.left_px + scale.width_px == tracks.width() > 640


def test_the_left_dock_folds_where_there_is_no_room(window: Window, qtbot: QtBot) -> None:
    window.resize(1280, 800)
    qtbot.waitUntil(lambda: sum(each.is_folded for each in window.steps.sections) == 2)
    window.resize(1920, 1080)
    qtbot.waitUntil(lambda: not any(each.is_folded for each in window.steps.sections))


def test_tab_walks_from_region_to_region(window: Window, qtbot: QtBot) -> None:
    regions = [
        window.header,
        window.sentence,
        window.steps,
        window.stage,
        window.hand.posture,
        window.timeline,
    ]
    start = child(window, "header.undo")
    visited, stop = [], start
    for _ in range(400):
        stop = stop.nextInFocusChain()
        if stop is start:
            break
        if stop.focusPolicy() & Qt.FocusPolicy.TabFocus:
            owner = next(
                (k for k, region in enumerate(regions) if region is stop or region.isAncestorOf(stop)), None
            )
            if owner is not None and (not visited or visited[-1] != owner):
                visited.append(owner)
    assert visited == [0, 1, 2, 3, 4, 5] or visited == [0, 1, 2, 3, 4, 5, 0]


def test_the_tab_key_comes_round_the_whole_window_and_nowhere_twice(window: Window) -> None:
    window.stage.setFocus()
    walked: list[QWidget] = []
    while (stop := QApplication.focusWidget()) not in walked and len(walked) < 120:
        assert stop is not None
        walked.append(stop)
        press(window, Qt.Key.Key_Tab)
    assert stop is window.stage
    for region in (window.header, window.sentence, window.steps, window.hand.posture, window.timeline):
        assert any(region.isAncestorOf(each) for each in walked), region.objectName()


def test_moving_the_playhead_shows_the_answers_of_that_key(window: Window) -> None:
    answers = [each.findChild(QToolButton).accessibleName() for each in window.steps.sections]
    assert answers == ["Handshape: I", "Articulator: Pinky tip", "Site: Temple, right"]
    window.player.seek(0.9)
    assert window.steps.sections[2].findChild(QToolButton).accessibleName() == "Site: Forehead side, right"


def test_places_stand_on_the_signer_while_one_is_chosen_and_a_click_there_takes_it(
    window: Window, qtbot: QtBot
) -> None:
    window.resize(1280, 800)
    press(window, Qt.Key.Key_3, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: window.stage.dot_point("chin") is not None)
    at = window.stage.dot_point("chin")
    assert at is not None
    QTest.mouseClick(window.stage, Qt.MouseButton.LeftButton, pos=at.toPoint())
    contact = window.session.sign.hand("dominant").keys[0].contact
    assert contact is not None
    assert contact.site == "chin"
    assert window.stage.dot_point("chin") is None


def test_places_go_when_the_hand_goes_elsewhere(window: Window, qtbot: QtBot) -> None:
    press(window, Qt.Key.Key_3, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: window.stage.dot_point("chin") is not None)
    child(window, "posture.elbow").setFocus()
    assert window.stage.dot_point("chin") is None


@pytest.mark.parametrize("way", ["key", "side", "command"])
def test_places_of_the_other_hand_stand_on_the_signer_when_one_goes_on_to_it(
    way: str, window: Window, qtbot: QtBot
) -> None:
    across = Key("b1", 0.4, "b", SpacePoint("palm.centre", (0.05, -0.18, 0.28)), hold_s=0.2)
    window.session.perform(Edit("Set", lambda sign: sign.with_tracks(HandTrack("base", (across,)))))
    tracks = window.timeline.track_view
    key = next(item for item in tracks.items.keys if item.row.side == "base")

    def shown(hand: Side) -> list[str]:
        return [site.id for site in sites_on("arm", hand) if window.stage.dot_point(site.id) is not None]

    press(window, Qt.Key.Key_3, Qt.KeyboardModifier.ControlModifier)
    QTest.mouseClick(child(window, "site.tabs.arm"), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: bool(shown("right")))
    if way == "key":
        QTest.mouseClick(tracks, Qt.MouseButton.LeftButton, pos=QPoint(round(key.x), round(key.y)))
    elif way == "side":
        QTest.mouseClick(child(window, "hand.side.left"), Qt.MouseButton.LeftButton)
    else:
        window.actions_["other_hand"].trigger()
    assert window.session.selection.role == "base"
    qtbot.waitUntil(lambda: bool(shown("left")))
    assert not shown("right")


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)], ids=str)
def test_a_choice_by_enter_opens_the_next_step_and_takes_the_keyboard_there(
    size: tuple[int, int], window: Window, qtbot: QtBot
) -> None:
    window.resize(*size)
    qtbot.waitUntil(lambda: window.steps.is_roomy is (size[1] > 800))
    window.actions_["new"].trigger()
    search = child(window, "handshape.search")
    assert search.hasFocus()
    QTest.keyClicks(search, "1")
    press(window, Qt.Key.Key_Return)
    assert window.session.sign.hand("dominant").keys[0].handshape == "1"
    assert child(window, "articulator.picture").hasFocus()
    press(window, Qt.Key.Key_Return)
    assert child(window, "site.picture").hasFocus()
    if not window.steps.is_roomy:
        assert [each.is_folded for each in window.steps.sections] == [True, True, False]
    press(window, Qt.Key.Key_3, Qt.KeyboardModifier.ControlModifier)
    search = child(window, "site.search")
    assert search.hasFocus()
    QTest.keyClicks(search, "chin")
    press(window, Qt.Key.Key_Return)
    contact = window.session.sign.hand("dominant").keys[0].contact
    assert contact is not None
    assert contact.site == "chin"
    assert window.stage.hasFocus()
    assert window.stage.dot_point("chin") is None
    window.resize(1280, 800)


def test_a_sign_that_is_opened_is_seen_from_the_front_and_has_the_keyboard_on_the_stage(
    window: Window, idea: Sign
) -> None:
    child(window, "handshape.search").setFocus()
    window.stage.set_view("side")
    window.session.open_sign(idea, None)
    assert window.stage.view == "front"
    assert window.stage.hasFocus()


def _is_whole(chip: QWidget) -> bool:
    return chip.width() >= chip.sizeHint().width()


def test_how_the_hand_faces_is_said_whole_or_in_the_tooltip(window: Window, qtbot: QtBot) -> None:
    window.resize(1280, 800)
    qtbot.waitUntil(lambda: window.width() == 1280)
    faces = next(label for label in window.sentence.findChildren(QLabel) if label.text().startswith("palm "))
    assert faces.isVisible()
    assert (
        max(faces.fontMetrics().horizontalAdvance(line) for line in faces.text().split("\n")) <= faces.width()
    )
    window.resize(1120, 800)
    qtbot.waitUntil(lambda: window.width() == 1120)
    assert ", fingers " in window.sentence.toolTip()
    for name in ("handshape", "articulator", "site"):
        chip = child(window, f"sentence.{name}")
        qtbot.waitUntil(partial(_is_whole, chip))
    window.resize(1280, 800)


@pytest.mark.parametrize("height", [720, 768, 1080])
def test_with_curves_the_line_below_the_track_view_is_within_the_window(
    height: int, window: Window, qtbot: QtBot
) -> None:
    on_stage(window, qtbot)
    press(window, Qt.Key.Key_G)
    window.resize(1280, height)
    qtbot.waitUntil(lambda: window.height() == height)
    readout = window.timeline.readout
    qtbot.waitUntil(lambda: readout.mapTo(window, QPoint(0, readout.height())).y() <= height)
    press(window, Qt.Key.Key_G)
    window.resize(1280, 800)


def test_a_hand_without_a_key_begins_with_its_handshape(window: Window) -> None:
    window.resize(1280, 800)
    window.steps.open(2)
    QTest.mouseClick(child(window, "hand.side.left"), Qt.MouseButton.LeftButton)
    assert [each.is_folded for each in window.steps.sections] == [False, True, True]
    QTest.mouseClick(child(window, "hand.side.right"), Qt.MouseButton.LeftButton)


def test_the_base_hand_is_dragged_on_the_stage_like_the_dominant_one(window: Window, qtbot: QtBot) -> None:
    on_stage(window, qtbot)
    press(window, Qt.Key.Key_M)
    dominant = window.session.sign.hand("dominant")
    press(window, Qt.Key.Key_H)
    qtbot.waitUntil(lambda: window.workspace.possibilities.is_settled and window.stage.is_drawn)
    bar = window.hand.posture.elbow.bar
    QTest.mouseClick(bar, Qt.MouseButton.LeftButton, pos=QPoint(round(bar.x_of(80.0)), 22))
    assert window.session.sign.hand("dominant") is dominant
    assert window.session.undo_stack.undoText() == "Change elbow height"


def test_a_timeline_that_was_made_higher_for_the_curves_leaves_nothing_empty_when_they_are_closed(
    window: Window, qtbot: QtBot
) -> None:
    dock = window.docks["timeline"]
    closed_px = dock.height()
    QTest.mouseClick(child(window, "transport.curves"), Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    window.resizeDocks([dock], [dock.height() + 80], Qt.Orientation.Vertical)
    QApplication.processEvents()
    QTest.mouseClick(child(window, "transport.curves"), Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    qtbot.waitUntil(lambda: dock.height() == closed_px)
    last = window.timeline.readout.geometry()
    assert last.bottom() >= window.timeline.rect().bottom() - 1


def test_words_being_typed_for_one_sign_are_not_written_into_the_next(window: Window, idea: Sign) -> None:
    window.actions_["marker"].trigger()
    field = child(window, "timeline.marker_field")
    QTest.keyClicks(field, "palm turns")
    window.session.open_sign(idea, None)
    assert window.session.sign is idea
    assert not field.isVisible()


def offered(window: Window, qtbot: QtBot) -> None:
    """Wait for what is offered for the second key of AGAIN, whose wrist is at its stop."""
    finder, at_s = window.workspace.easier, window.session.sign.hand("dominant").keys[1].time_s
    qtbot.waitUntil(
        lambda: window.player.pose is not None and window.player.pose.time_s == at_s, timeout=20000
    )
    finder._rest.start(0)
    qtbot.waitUntil(lambda: finder.offer is not None, timeout=20000)


def test_an_easier_posture_is_offered_and_never_applied_by_itself(window: Window, qtbot: QtBot) -> None:
    again = load_sign(FOLDER / "AGAIN.sign")
    session, card, finder = window.session, child(window, "easier"), window.workspace.easier
    session.open_sign(again, None)
    window.player.seek(again.hand("dominant").keys[1].time_s)
    session.select_under_playhead()
    offered(window, qtbot)
    assert session.sign is again
    assert card.isVisible()
    assert window.easier.text.startswith("An easier posture: elbow ")
    qtbot.waitUntil(lambda: window.stage.traces.offer is not None, timeout=20000)
    press(window, Qt.Key.Key_E)
    assert session.undo_stack.count() == 1
    assert session.undo_stack.undoText() == "Take the easier posture"
    assert not card.isVisible()
    assert window.stage.traces.offer is None
    session.undo()
    offered(window, qtbot)
    session.perform(RaiseElbow(0.5, at=Moment("dominant", again.hand("dominant").keys[1].time_s)))
    assert finder.offer is None
    session.undo()
    offered(window, qtbot)
    QTest.mouseClick(child(window, "easier.refuse"), Qt.MouseButton.LeftButton)
    finder._rest.start(0)
    qtbot.waitUntil(lambda: finder.is_settled, timeout=20000)
    assert finder.offer is None
    assert session.sign is again
