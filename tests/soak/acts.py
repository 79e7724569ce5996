"""Acts of the user of the long session: one each, by real mouse and key events."""

import random
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import QPoint, QPointF, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDockWidget, QLineEdit, QMenu, QToolButton, QWidget

from signer.studio.look import theme
from signer.studio.side_windows.history_window import HistoryWindow
from signer.studio.side_windows.problems_window import ProblemsWindow
from signer.studio.stage.stage import Stage
from signer.studio.timeline.cards import BreakdownCard
from signer.studio.timeline.items import RULER_PX, KeyItem
from signer.studio.timeline.track_view.marker_field import MarkerField
from signer.studio.timeline.track_view.widget import TrackView
from signer.studio.widgets.adjustable import Adjustable
from signer.studio.widgets.inventory_list import ItemList
from signer.studio.window import Window
from tests.helpers.windows import wheel
from tools.acting import User

CTRL, SHIFT, ALT = (
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.AltModifier,
)
PATIENCE_MS: Final = 60
POKES: Final = 6
KEYS: Final = tuple(
    getattr(Qt.Key, f"Key_{name}")
    for name in (
        *"ABCGHKLNOPRTVXYZ1234",
        "Left",
        "Right",
        "Up",
        "Down",
        "Home",
        "End",
        "Return",
        "Escape",
        "Space",
        "Tab",
        "Delete",
    )
)
"""What is pressed without sense, also with Shift and Ctrl; nothing that saves, exports or ends the
program."""


@dataclass
class Desk:
    """A window, its user, and chance."""

    window: Window
    user: User
    draw: random.Random
    path: Path
    does: str = ""
    """The act that is being done."""

    @property
    def track_view(self) -> TrackView:
        """The tracks of the timeline, which have the keyboard now."""
        found = self.user.find(TrackView, "timeline.tracks")
        found.setFocus()
        return found

    def some_key(self) -> KeyItem:
        """A key of the timeline."""
        track_view = self.track_view
        items = [
            item
            for item in track_view.items.keys
            if track_view.scale.left_px <= item.x < track_view.width() - 30
        ]
        if not items:
            raise LookupError("no key is in sight")
        return self.draw.choice(items)


Act = Callable[[Desk], None]


# On the stage and in the docks


def turn_the_view(desk: Desk) -> None:
    stage = desk.user.find(Stage, "stage")
    corner = QPointF(stage.width() * 0.12, stage.height() * 0.45)
    desk.user.drag(stage, corner, corner + QPointF(desk.draw.uniform(-60, 60), desk.draw.uniform(-40, 40)))


def choose_a_view(desk: Desk) -> None:
    desk.user.press_on(desk.window.stage, desk.draw.choice("fstcv"))


def drag_the_elbow(desk: Desk) -> None:
    stage = desk.user.find(Stage, "stage")
    at = stage.handle_point("elbow")
    if at is None:
        raise LookupError("no handle")
    desk.user.drag(stage, at, at + QPointF(desk.draw.uniform(-25, 25), desk.draw.uniform(-25, 25)))


def turn_a_dial(desk: Desk) -> None:
    dial = desk.user.find(
        Adjustable, desk.draw.choice(("posture.bend", "posture.side", "posture.turn", "posture.elbow"))
    )
    middle = QPointF(dial.width() / 2, dial.height() * 0.4)
    desk.user.drag(dial, middle, middle + QPointF(desk.draw.uniform(-30, 30), 0.0))


def choose_a_handshape(desk: Desk) -> None:
    desk.user.press(Qt.Key.Key_1, CTRL)
    grid = desk.user.find(ItemList, "handshape.list")
    inside = [one for one in grid.ids() if grid.viewport().rect().contains(grid.area(one).toRect())]
    desk.user.click(grid.viewport(), grid.area(desk.draw.choice(inside)).center())


def search_a_site(desk: Desk) -> None:
    desk.user.press(Qt.Key.Key_3, CTRL)
    field = desk.user.find(QLineEdit, "site.search")
    desk.user.click(field)
    desk.user.type(desk.draw.choice(("chin", "temple", "chest", "beside")))
    desk.user.press(desk.draw.choice((Qt.Key.Key_Return, Qt.Key.Key_Escape)))


def relax(desk: Desk) -> None:
    desk.user.press_on(desk.window.stage, "x")


def change_hands(desk: Desk) -> None:
    desk.user.click(
        desk.user.find(QToolButton, desk.draw.choice(("header.dominant.left", "header.dominant.right")))
    )


def switch_ghosts_or_trail(desk: Desk) -> None:
    desk.user.click(desk.user.find(QToolButton, desk.draw.choice(("stage.onion", "stage.trail"))))


def change_the_theme(desk: Desk) -> None:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    theme.use_theme(app, desk.draw.choice(("dark", "light")))
    desk.user.settle()


def resize_the_window(desk: Desk) -> None:
    desk.window.resize(desk.draw.randrange(1120, 1400), desk.draw.randrange(720, 900))
    desk.user.settle()


def poke_anywhere(desk: Desk) -> None:
    """Click, drag and press keys with no sense at all; what that opens is closed."""
    closing = QTimer()
    closing.timeout.connect(_close_what_asks)
    closing.start(PATIENCE_MS)
    for _ in range(POKES):
        desk.draw.choice((_click_somewhere, _drag_somewhere, _press_something))(desk)
        desk.user.settle()
    _close_what_asks()
    desk.window.player.pause()
    desk.window.workspace.searching.stop()
    desk.window.activateWindow()
    desk.user.settle()


def _somewhere(desk: Desk) -> tuple[QWidget, QPoint]:
    window = desk.window
    at = QPoint(
        desk.draw.randrange(window.width()), desk.draw.randrange(window.menuBar().height(), window.height())
    )
    widget = window.childAt(at)
    if widget is None or isinstance(widget, QDockWidget):  # between the docks, and what closes them
        return window.stage, QPoint(window.stage.width() // 9, window.stage.height() // 2)
    return widget, widget.mapFrom(window, at)


def _click_somewhere(desk: Desk) -> None:
    widget, at = _somewhere(desk)
    button = desk.draw.choice(
        (Qt.MouseButton.LeftButton, Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton)
    )
    QTest.mouseClick(widget, button, desk.draw.choice((Qt.KeyboardModifier.NoModifier, SHIFT, CTRL)), at)


def _drag_somewhere(desk: Desk) -> None:
    widget, at = _somewhere(desk)
    QTest.mousePress(widget, Qt.MouseButton.LeftButton, pos=at)
    for _ in range(6):
        at += QPoint(desk.draw.randint(-25, 25), desk.draw.randint(-25, 25))
        QTest.mouseMove(widget, at)
        desk.user.settle()
    QTest.mouseRelease(widget, Qt.MouseButton.LeftButton, pos=at)


def _press_something(desk: Desk) -> None:
    focus = QApplication.focusWidget() or desk.window
    QTest.keyClick(
        focus, desk.draw.choice(KEYS), desk.draw.choice((Qt.KeyboardModifier.NoModifier, SHIFT, CTRL))
    )


def _close_what_asks() -> None:
    for found in (QApplication.activePopupWidget(), QApplication.activeModalWidget()):
        if found is not None:
            QTest.keyClick(found, Qt.Key.Key_Escape)


# On the timeline


def click_the_ruler(desk: Desk) -> None:
    track_view = desk.track_view
    desk.user.click(track_view, QPointF(track_view.width() * desk.draw.uniform(0.3, 0.9), RULER_PX / 3))


def drag_a_key(desk: Desk) -> None:
    item = desk.some_key()
    at = QPointF(item.x, item.y)
    desk.user.drag(desk.track_view, at, at + QPointF(desk.draw.uniform(-40, 40), 0.0))


def drag_the_end_of_a_hold(desk: Desk) -> None:
    item = desk.some_key()
    at = QPointF(item.grip.x + item.grip.width / 2, item.y)
    desk.user.drag(desk.track_view, at, at + QPointF(desk.draw.uniform(-40, 40), 0.0))


def drag_a_copy(desk: Desk) -> None:
    item = desk.some_key()
    at = QPointF(item.x, item.y)
    desk.user.drag(desk.track_view, at, at + QPointF(desk.draw.uniform(30, 60), 0.0), CTRL)


def draw_a_box(desk: Desk) -> None:
    track_view = desk.track_view
    desk.user.drag(
        track_view,
        QPointF(track_view.scale.left_px + 6, RULER_PX + 4),
        QPointF(track_view.width() - 8, track_view.height() - 8),
    )


def stretch(desk: Desk) -> None:
    desk.user.press(Qt.Key.Key_A, CTRL) if desk.track_view.hasFocus() else draw_a_box(desk)
    bracket = desk.track_view.items.bracket
    if bracket is None or bracket[1] > desk.track_view.width() - 60:
        raise LookupError("no bracket is in sight")
    at = QPointF(bracket[1], RULER_PX - 4)
    desk.user.drag(desk.track_view, at, at + QPointF(desk.draw.uniform(-30, 50), 0.0))


def play_a_stretch(desk: Desk) -> None:
    track_view = desk.track_view
    at = QPointF(track_view.width() * desk.draw.uniform(0.3, 0.6), RULER_PX / 3)
    desk.user.drag(track_view, at, at + QPointF(120.0, 0.0), CTRL)
    play_a_little(desk)
    desk.user.press_on(track_view, "P")


def write_a_marker(desk: Desk) -> None:
    desk.user.press_on(desk.track_view, "n")
    field = desk.user.find(MarkerField, "timeline.marker_field")
    field.setFocus()
    desk.user.type("palm turns")
    desk.user.press(desk.draw.choice((Qt.Key.Key_Return, Qt.Key.Key_Escape)))


def switch_ripple_or_postures(desk: Desk) -> None:
    desk.user.press_on(desk.track_view, desk.draw.choice("rR"))


def break_down(desk: Desk) -> None:
    track_view = desk.track_view
    ways = [
        way.box
        for way in track_view.items.transitions
        if way.box.width > 20
        and track_view.scale.left_px < way.box.x + way.box.width / 2 < track_view.width()
    ]
    if not ways:
        raise LookupError("no way is in sight")
    box = desk.draw.choice(ways)
    desk.user.click(track_view, QPointF(box.x + box.width / 2, box.y + box.height - 2))
    desk.user.click(track_view, QPointF(box.x + box.width / 2, RULER_PX / 3))
    desk.user.press(Qt.Key.Key_B, ALT)
    card = next((each for each in track_view.findChildren(BreakdownCard) if each.isVisible()), None)
    if card is None:
        raise LookupError("there is a key or the end of a hold")
    middle = QPointF(card.bar.rect().center())
    desk.user.drag(card.bar, middle, middle + QPointF(desk.draw.uniform(-80, 80), 0.0))
    QTest.keyClick(card, Qt.Key.Key_Escape)


def open_the_menu_of_a_key(desk: Desk) -> None:
    QTest.keyClick(_menu_of_a_key(desk), Qt.Key.Key_Escape)
    desk.user.settle()


def open_the_movement_of_a_key(desk: Desk) -> None:
    menu = _menu_of_a_key(desk)
    first = menu.actions()[0]
    QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(first).center())
    desk.user.settle()


def _menu_of_a_key(desk: Desk) -> QMenu:
    item = desk.some_key()
    desk.user.click(desk.track_view, QPointF(item.x, item.y))
    desk.user.press(Qt.Key.Key_Return)
    menu = next((each for each in desk.track_view.findChildren(QMenu) if each.isVisible()), None)
    if menu is None:
        raise LookupError("no menu came")
    return menu


def zoom_and_pan(desk: Desk) -> None:
    track_view = desk.track_view
    at = QPoint(round(track_view.width() * 0.6), round(RULER_PX / 2))
    for modifiers in (CTRL, Qt.KeyboardModifier.NoModifier):
        wheel(track_view, at, desk.draw.choice((-1, 1)), modifiers)
    desk.user.settle()


def show_or_hide_curves(desk: Desk) -> None:
    desk.user.press_on(desk.track_view, "g")


def drag_a_handle_of_a_curve(desk: Desk) -> None:
    if desk.window.timeline.curves is None or not desk.window.timeline.curves.isVisible():
        show_or_hide_curves(desk)
    curves = desk.window.timeline.curves
    assert curves is not None
    desk.user.wait_until(lambda: curves.is_settled, "the curves")
    places = [
        at for _, _, at in curves.plot._handles() if curves.plot.viewport().rect().contains(at.toPoint())
    ]
    if not places:
        raise LookupError("no handle is in sight")
    at = desk.draw.choice(places)
    desk.user.drag(curves.plot.viewport(), at, at + QPointF(0.0, desk.draw.uniform(-12, 12)))


def step_the_playhead(desk: Desk) -> None:
    desk.window.stage.setFocus()
    desk.user.press(
        desk.draw.choice(
            (
                Qt.Key.Key_Left,
                Qt.Key.Key_Right,
                Qt.Key.Key_Up,
                Qt.Key.Key_Down,
                Qt.Key.Key_Home,
                Qt.Key.Key_End,
            )
        )
    )


def play_a_little(desk: Desk) -> None:
    desk.user.press_on(desk.window.stage, desk.draw.choice("[]") + " ")
    QTest.qWait(PATIENCE_MS)
    desk.user.press_on(desk.window.stage, " ")


def set_a_key(desk: Desk) -> None:
    desk.user.press_on(desk.window.stage, "k")


def delete_a_key(desk: Desk) -> None:
    desk.window.stage.setFocus()
    desk.user.press(Qt.Key.Key_Delete, desk.draw.choice((SHIFT, Qt.KeyboardModifier.NoModifier)))


def copy_and_paste(desk: Desk) -> None:
    desk.window.stage.setFocus()
    desk.user.press(Qt.Key.Key_C, CTRL)
    desk.user.press(Qt.Key.Key_V, CTRL)


def undo(desk: Desk) -> None:
    desk.user.press(Qt.Key.Key_Z, CTRL)


def redo(desk: Desk) -> None:
    desk.user.press(Qt.Key.Key_Y, CTRL)


# Small windows beside the editor


def go_back_in_the_history(desk: Desk) -> None:
    desk.user.press(Qt.Key.Key_H, CTRL)
    history = desk.window.findChild(HistoryWindow)
    if history is None or not history.isVisible():
        raise LookupError("no history came")
    item = history.list.item(desk.draw.randrange(history.list.count()))
    QTest.mouseClick(
        history.list.viewport(), Qt.MouseButton.LeftButton, pos=history.list.visualItemRect(item).center()
    )
    _close(desk, HistoryWindow)


def look_at_the_problems(desk: Desk) -> None:
    desk.user.press(Qt.Key.Key_P, CTRL)
    QTest.qWait(PATIENCE_MS)
    _close(desk, ProblemsWindow)


def _close(desk: Desk, kind: type[QWidget]) -> None:
    for each in desk.window.findChildren(kind):
        each.close()
    desk.window.activateWindow()
    desk.user.settle()


ACTS: Final[tuple[Act, ...]] = (
    turn_the_view, choose_a_view, drag_the_elbow, turn_a_dial, choose_a_handshape, search_a_site, relax, change_hands, switch_ghosts_or_trail,
    click_the_ruler, drag_a_key, drag_the_end_of_a_hold, drag_a_copy, draw_a_box, stretch, play_a_stretch, write_a_marker,
    resize_the_window, poke_anywhere, switch_ripple_or_postures, break_down, open_the_menu_of_a_key, open_the_movement_of_a_key, zoom_and_pan, show_or_hide_curves, drag_a_handle_of_a_curve,
    step_the_playhead, play_a_little, set_a_key, delete_a_key, copy_and_paste, undo, redo, go_back_in_the_history, look_at_the_problems,
)  # fmt: skip

OPENING: Final[tuple[Act, ...]] = (
    open_the_menu_of_a_key, open_the_movement_of_a_key, go_back_in_the_history, look_at_the_problems, write_a_marker, show_or_hide_curves,
)  # fmt: skip
"""Acts that open something, and close it."""
