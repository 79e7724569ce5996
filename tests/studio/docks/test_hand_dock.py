"""The right dock: its tabs by mouse and keys, the read-outs beneath them, and room for all of it in the usual
small window."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRegularExpression, Qt
from PySide6.QtGui import QAccessible, QFontMetrics, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QScrollArea, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from signer.document.sign import Sign
from signer.document.tracks.hand import HandTrack, Key
from signer.document.tracks.track import TrackName
from signer.document.values import Contact, SpacePoint
from signer.studio.commands.view_commands import panel_command
from signer.studio.docks.hand_dock import HandBar, HandDock
from signer.studio.docks.registered import PANELS, panels_of
from signer.studio.editing.session import Session
from signer.studio.editing.signals import switch_signal
from signer.studio.look import theme
from signer.studio.panels.face.cards import UNREVIEWED
from signer.studio.timeline.shown_rows import RULER_PX, row_box
from signer.studio.widgets.adjustable import Ranged
from signer.studio.widgets.inventory_list import ItemList
from signer.studio.window import Window
from signer.studio.workspace import Panel, Workspace
from tests.helpers.posture_desk import PostureDesk
from tests.helpers.signs import chained
from tests.helpers.spoken import spoken
from tests.helpers.windows import child, press

LEFT = Qt.MouseButton.LeftButton
CTRL = Qt.KeyboardModifier.ControlModifier
NONE = Qt.KeyboardModifier.NoModifier
TABS = panels_of("right")
ON_SKIN = Sign(
    tracks=(
        HandTrack(
            "dominant",
            (
                Key("k1", 0.4, "i", Contact("pinky.tip", "temple.R"), hold_s=0.1),
                Key("k2", 1.4, "i", Contact("pinky.tip", "cheekbone.R")),
                Key("k3", 2.0, "i", SpacePoint("pinky.tip", (-0.2, 0.1, 0.3))),
            ),
        ),
    )
)


@pytest.fixture(scope="module")
def one_desk(qapp: QApplication) -> Iterator[PostureDesk]:
    """One dock for all tests that need no window around it."""
    made = PostureDesk(Sign(), 0.0, None)
    yield made
    made.put_away()


@pytest.fixture
def desk(one_desk: PostureDesk, qtbot: QtBot) -> PostureDesk:
    one_desk.begin(ON_SKIN, 0.4, qtbot)
    return one_desk


def click(desk: PostureDesk, name: str) -> None:
    QTest.mouseClick(desk.child(name), LEFT)
    desk.settle()


@pytest.mark.parametrize("panel", PANELS, ids=[panel.id for panel in PANELS])
def test_each_panel_is_opened_by_its_shortcut_and_takes_the_keyboard(panel: Panel, window: Window) -> None:
    window.stage.setFocus()
    keys = QKeySequence(panel.shortcut)[0]
    press(window, keys.key(), keys.keyboardModifiers())
    assert child(window, panel.id).isVisible()
    assert child(window, panel.id).isAncestorOf(QApplication.focusWidget())
    assert (
        window.actions_[panel_command(panel)]
        in window.header.menus["View"].findChild(QMenu, "menu.choose").actions()
    )


def test_a_shortcut_brings_a_tab_back_where_its_dock_was_closed(window: Window) -> None:
    window.docks["posture"].hide()
    press(window, Qt.Key.Key_5, CTRL)
    assert child(window, "movement").isVisible()


def test_the_read_outs_stand_beneath_every_tab(desk: PostureDesk) -> None:
    for tab in TABS:
        click(desk, f"hand.tab.{tab.id}")
        assert desk.child(tab.id).isVisible()
        assert desk.child("posture.readout.contact").isVisible()


def test_the_right_click_menu_of_a_key_opens_the_movement(window: Window) -> None:
    window.hand.open_tab("posture")
    window.timeline.track_view.movement_wanted.emit("held")
    assert (window.hand.tab, window.hand.movement.page) == ("movement", "held")


def test_movement_stands_in_a_menu(window: Window) -> None:
    assert window.actions_["tab_movement"] in window.header.menus["Sign"].actions()


def test_one_panel_more_is_one_tab_more(qtbot: QtBot) -> None:
    more = Panel("more", "More", "right", lambda _workspace: QWidget(), "Ctrl+9")
    assert more.id not in {tab.id for tab in TABS}
    dock = HandDock(Workspace(session=Session(ON_SKIN)), (*TABS, more))
    qtbot.addWidget(dock)
    dock.resize(332, 756)
    dock.show()
    tab = dock.findChild(QToolButton, "hand.tab.more")
    QTest.mouseClick(tab, LEFT)
    assert dock.tab == "more"
    assert len(dock.findChildren(QToolButton, QRegularExpression(r"hand\.tab\..*"))) == len(TABS) + 1
    heavy = QFontMetrics(theme.font(theme.BODY, 600))
    for made in dock.findChildren(QToolButton):
        if made.objectName().startswith(("hand.tab.", "hand.side.")):
            assert made.width() >= heavy.horizontalAdvance(made.text()), made.objectName()
    assert dock.width() == 332


GESTURES = {
    "touch": ("touch", None, "straight"), "near": ("near", None, "straight"), "none": ("none", None, "straight"),
    "tap": ("tap", 0.025, "straight"), "slide": ("brush", 0.03, "straight"), "rub": ("rub", 0.02, "straight"),
}  # fmt: skip


@pytest.mark.parametrize("gesture", GESTURES)
def test_a_click_gives_the_contact_what_it_does_in_one_step(gesture: str, desk: PostureDesk) -> None:
    click(desk, "posture.contact.tap" if gesture == "touch" else "posture.contact.touch")
    steps = desk.session.undo_stack.count()
    click(desk, f"posture.contact.{gesture}")
    key = desk.session.sign.hand("dominant").keys[0]
    assert key.contact is not None
    size_m = key.act.size_m if key.act is not None else None
    assert (key.contact.manner, size_m, key.transition.path) == GESTURES[gesture]
    assert desk.session.undo_stack.count() == steps + 1
    assert desk.child(f"posture.contact.{gesture}").isChecked()


def test_a_slide_goes_to_the_next_key_where_that_is_chosen(desk: PostureDesk) -> None:
    click(desk, "posture.contact.slide")
    QTest.mouseClick(desk.child("posture.contact.way"), LEFT)
    (menu,) = desk.dock.findChildren(QMenu, "posture.contact.ways")
    QTest.mouseClick(menu, LEFT, pos=menu.actionGeometry(menu.actions()[0]).center())
    desk.settle()
    key = desk.session.sign.hand("dominant").keys[0]
    assert (key.act, key.transition.path) == (None, "slide")
    desk.player.seek(0.4)
    desk.settle()
    assert desk.child("posture.contact.slide").isChecked()
    assert desk.child("posture.contact.way").property("text") == "to the next key"


@pytest.mark.parametrize(
    ("gesture", "sizes"),
    [
        ("touch", []),
        ("near", ["stand_off"]),
        ("tap", ["size", "times"]),
        ("slide", ["size", "direction", "way"]),
        ("rub", ["size", "times"]),
    ],
)
def test_only_the_sizes_of_the_gesture_open_and_the_tab_fits_without_scrolling(
    gesture: str, sizes: list[str], desk: PostureDesk
) -> None:
    click(desk, f"posture.contact.{gesture}")
    names = {"stand_off": "posture.stand_off"} | {
        name: f"posture.contact.{name}" for name in ("size", "times", "direction", "way")
    }
    assert [name for name, widget in names.items() if desk.child(widget).isVisible()] == sizes
    view = desk.panel.findChild(QScrollArea)
    desk.bot.waitUntil(lambda: view.verticalScrollBar().maximum() == 0)
    for made in desk.panel.contact.findChildren(QToolButton):
        assert not made.isVisible() or made.width() >= made.sizeHint().width(), made.objectName()


def test_more_of_a_tap_is_set_in_the_movement(desk: PostureDesk) -> None:
    click(desk, "posture.contact.tap")
    click(desk, "posture.contact.more")
    assert (desk.dock.tab, desk.dock.movement.page) == ("movement", "held")


def test_the_tab_shows_a_picture_of_the_movement(desk: PostureDesk) -> None:
    tab = desk.dock.findChild(QToolButton, "hand.tab.movement")
    assert tab.toolButtonStyle() == Qt.ToolButtonStyle.ToolButtonTextOnly
    click(desk, "posture.contact.tap")
    assert tab.toolButtonStyle() == Qt.ToolButtonStyle.ToolButtonTextBesideIcon


def test_nothing_moves_sideways_when_the_scroll_bar_comes(desk: PostureDesk) -> None:
    bar = desk.child("posture.elbow")
    view = desk.panel.findChild(QScrollArea)
    where = (bar.mapTo(desk.dock, bar.rect().topLeft()).x(), bar.width())
    desk.dock.resize(304, 560)
    desk.bot.waitUntil(lambda: view.verticalScrollBar().isVisible())
    desk.settle()
    assert (bar.mapTo(desk.dock, bar.rect().topLeft()).x(), bar.width()) == where


def test_the_movement_takes_the_keyboard_at_the_first_thing_that_can_be_changed(window: Window) -> None:
    window.hand.open_tab("movement", "way")
    window.stage.setFocus()
    press(window, Qt.Key.Key_5, CTRL)
    press(window, Qt.Key.Key_Right)
    assert window.session.sign.hand("dominant").keys[0].transition.path == "arc"


def test_the_body_is_shown_while_a_part_of_it_is_worked_on_and_the_hand_again_after_it(
    window: Window,
) -> None:
    dock, session = window.hand, window.session
    torso = TrackName("torso")
    session.select_on(torso)
    assert dock.tab == "body"
    session.select("dominant", "k1")
    assert dock.tab == "posture"
    window.actions_["tab_body"].trigger()
    assert (dock.tab, session.selection.row) == ("body", torso)
    assert torso in window.timeline.track_view.items.rows
    window.player.seek(0.0)
    assert (dock.tab, session.selection.row) == ("body", torso)
    window.actions_["tab_movement"].trigger()
    assert (dock.tab, session.selection.row) == ("movement", TrackName("hand", "dominant"))
    assert torso not in window.timeline.track_view.items.rows


def test_four_tabs_stand_uncut_in_the_narrowest_dock(qtbot: QtBot) -> None:
    face = replace(TABS[0], id="face", title="Face")
    bar = HandBar(Workspace(), (*TABS[:2], face, *TABS[2:]))
    qtbot.addWidget(bar)
    bar.resize(304, 28)
    bar.show()
    for name, tab in bar.tabs.buttons.items():
        bar.tabs.choose(name)
        assert tab.width() >= tab.fontMetrics().horizontalAdvance(tab.text())


SIGNS = ((0.5, "1"), (1.2, "h"), (1.9, "5"))
"""When each sign of YOU NAME WHAT is, and its handshape."""


def click_on(widget: QWidget, at: QPoint | None = None) -> None:
    QTest.mouseClick(widget, LEFT, NONE, widget.rect().center() if at is None else at)
    QApplication.processEvents()


def typed(text: str) -> None:
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClicks(focus, text)


def test_you_name_what_is_written_with_its_question(window: Window, qtbot: QtBot) -> None:
    window.session.open_sign(Sign(gloss="YOU NAME WHAT"), None)
    view = window.timeline.track_view
    view.axis.set_zoom(0.0)
    for time_s, handshape in SIGNS:
        click_on(view, QPoint(round(view.scale.x(time_s)), round(RULER_PX / 2)))
        press(window, Qt.Key.Key_1, CTRL)
        typed(handshape)
        press(window, Qt.Key.Key_Return)
    keys = window.session.sign.hand("dominant").keys
    assert len(keys) == len(SIGNS)
    view.setFocus()
    press(window, Qt.Key.Key_A, CTRL)
    steps = window.session.undo_stack.count()

    press(window, Qt.Key.Key_7, CTRL)
    typed("wh")
    press(window, Qt.Key.Key_Return)  # four keys in all; eight are allowed

    (question,) = window.session.sign.spans("grammar")
    assert (question.signal, question.from_key, question.to_key) == ("q.wh", keys[0].id, keys[-1].id)
    assert window.session.undo_stack.count() == steps + 1
    QApplication.processEvents()
    words = child(window, "sentence.face")
    assert words.isVisible()
    assert words.text().startswith("Face: wh-question over 3 keys")
    qtbot.waitUntil(lambda: window.player.pose is not None and bool(window.player.pose.face_weights.any()))


def test_a_question_over_a_sign_takes_four_clicks_at_most(window: Window) -> None:
    view, clicks = window.timeline.track_view, 0
    box = row_box(window.session.selection.row, view.items.rows, view.scale)
    key = window.session.sign.hand("dominant").keys[0]
    click_on(view, QPoint(round(view.scale.x(key.time_s)), int(box.y + box.height / 2)))
    for name in ("hand.tab.face", "face.section.grammar"):
        made = child(window, name)
        assert isinstance(made, QToolButton)
        click_on(made)
        clicks += 1
    cards = child(window, "face.list")
    assert isinstance(cards, ItemList)
    at = cards.area("q.wh").center().toPoint()
    assert cards.viewport().rect().contains(at)  # without scrolling
    click_on(cards.viewport(), at)
    clicks += 1
    (question,) = window.session.sign.spans("grammar")
    assert (question.from_key, question.to_key) == (key.id, key.id)
    assert clicks <= 4


def test_rows_of_the_face_are_opened_and_folded_by_a_key(window: Window) -> None:
    window.session.select("dominant", "k1")
    press(window, Qt.Key.Key_7, CTRL)
    typed("wh")
    press(window, Qt.Key.Key_Return)
    view = window.timeline.track_view
    folded = view.height()
    for is_open in (True, False):
        window.stage.setFocus()
        press(window, Qt.Key.Key_M, CTRL | Qt.KeyboardModifier.ShiftModifier)
        assert ("grammar" in {row.kind for row in view.items.rows}) == is_open
    assert view.height() == folded


def test_all_rows_of_the_face_are_within_the_smallest_usual_window(window: Window, qtbot: QtBot) -> None:
    for signal in ("q.wh", "topic", "feel.angry", "brow.raise", "eyes.wide", "gaze.hands", "nose.wrinkle",
                   "morph.oo", "head.nod", "torso.lean.forward"):  # fmt: skip
        switch_signal(window.session, signal)
    window.timeline.track_view.open_spans(True)
    window.resize(1280, 800)
    qtbot.waitUntil(lambda: window.height() == 800)
    QApplication.processEvents()
    foot = window.timeline.readout
    # A busy machine lays out the opened rows some turns of the event loop later.
    qtbot.waitUntil(lambda: foot.mapTo(window, QPoint(0, foot.height())).y() <= window.height())
    window.timeline.track_view.open_spans(False)


def test_you_name_what_gets_its_question_in_five_keys(window: Window) -> None:
    window.session.open_sign(chained("YOU", "NAME", "WHAT"), None)
    window.timeline.track_view.setFocus()
    press(window, Qt.Key.Key_A, CTRL)
    press(window, Qt.Key.Key_7, CTRL)
    QTest.keyClicks(QApplication.focusWidget(), "wh")
    press(window, Qt.Key.Key_Return)
    keys = window.session.sign.hand("dominant").keys
    (span,) = window.session.sign.spans("grammar")
    assert (span.signal, span.from_key, span.to_key) == ("q.wh", keys[0].id, keys[-1].id)
    assert window.session.undo_stack.count() == 1
    assert "wh-question" in child(window, "sentence.face").text()
    unreviewed = child(window, "face.unreviewed")
    assert unreviewed.isVisible()
    assert UNREVIEWED in unreviewed.text() + unreviewed.toolTip()


def test_every_dial_and_bar_is_a_slider_that_tells_its_value_and_takes_another(one_desk: PostureDesk) -> None:
    dials = [one for one in one_desk.dock.findChildren(QWidget) if isinstance(one, Ranged)]
    assert len(dials) > 4
    for dial in dials:
        found = spoken(dial)
        assert found.role() == QAccessible.Role.Slider
        assert found.text(QAccessible.Text.Name) == dial.accessibleName()
        assert found.text(QAccessible.Text.Value) == dial.accessibleDescription()
        value = found.valueInterface()
        assert value is not None
        assert value.currentValue() == dial.value
        assert (value.minimumValue(), value.maximumValue()) == dial.limits
        wished: list[float] = []
        dial.wished.connect(wished.append)
        value.setCurrentValue(dial.limits[0])
        assert wished == [dial.limits[0]]
