"""The editor used for long with real mouse and key events: memory stays flat, and Qt has nothing to complain of."""

import gc
import os
import random
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from PySide6.QtCore import QPointF, Qt, QtMsgType, qInstallMessageHandler
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QListWidget, QToolButton

from signer.files import load_sign, save_sign
from signer.studio import theme
from signer.studio.settings import Settings
from signer.studio.stage.stage import Stage
from signer.studio.timeline.items import RULER_PX
from signer.studio.timeline.lanes import Lanes
from signer.studio.widgets.adjustable import Adjustable
from signer.studio.window import Window
from tests.helpers.signs import small_sign
from tests.helpers.windows import put_away
from tools.acting import User

Act = Callable[["Desk"], None]
ROUND: Final = 12
"""Acts between two looks at the memory, what a person does in twenty seconds; then the sign is opened anew, so that undo
steps do not add up."""
CTRL: Final = Qt.KeyboardModifier.ControlModifier


@dataclass
class Desk:
    """A window, its user, and chance."""

    window: Window
    user: User
    draw: random.Random
    path: Path


@dataclass
class Log:
    """What was done, what memory was used after each round, and what Qt said."""

    done: Counter[str] = field(default_factory=Counter)
    rss_mb: list[float] = field(default_factory=list)
    widgets: list[int] = field(default_factory=list)
    warnings: list[str] = field(default_factory=list)

    def grown_mb(self) -> float:
        """How much more memory the last third of the rounds used than the second: what comes first fills caches."""
        third = max(1, len(self.rss_mb) // 3)
        return _middle(self.rss_mb[-third:]) - _middle(self.rss_mb[third : 2 * third] or self.rss_mb[:1])


def open_desk(folder: Path, seed: int) -> Desk:
    """A window on a sign of two hands."""
    path = folder / "SESSION.sign"
    save_sign(small_sign(), path)
    window = Window(Settings())
    window.open_first(path)
    window.show()
    user = User(window)
    user.wait_until(lambda: window.stage.is_drawn, "the first picture")
    return Desk(window, user, random.Random(seed), path)


def run(desk: Desk, rounds: int, until: float = float("inf")) -> Log:
    """Do some rounds of acts, or as many as there is time for (of the monotonic clock)."""
    log = Log()
    before = qInstallMessageHandler(lambda kind, _context, text: _note(log, kind, text))
    try:
        for _ in range(rounds):
            for _ in range(ROUND):
                act = desk.draw.choice(ACTS)
                try:
                    act(desk)
                except LookupError:  # hidden just now, behind another panel or out of the view
                    log.done[f"{act.__name__} hidden"] += 1
                else:
                    log.done[act.__name__] += 1
            _tidy(desk)
            log.rss_mb.append(rss_mb_now())
            log.widgets.append(len(QApplication.allWidgets()))
            if time.monotonic() > until:
                break
    finally:
        qInstallMessageHandler(before)
    return log


def close_desk(desk: Desk) -> None:
    """Close the window for good."""
    put_away(desk.window)


def _tidy(desk: Desk) -> None:
    desk.window.player.pause()
    desk.window.session.open_sign(load_sign(desk.path), desk.path)
    desk.user.settle()
    gc.collect()


def _note(log: Log, kind: QtMsgType, text: str) -> None:
    if kind in (QtMsgType.QtWarningMsg, QtMsgType.QtCriticalMsg, QtMsgType.QtFatalMsg):
        log.warnings.append(text)


def rss_mb_now() -> float:
    """The memory that this process occupies."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def _middle(values: list[float]) -> float:
    return sorted(values)[len(values) // 2]


# The acts


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
    dial = desk.user.find(Adjustable, desk.draw.choice(("posture.bend", "posture.side", "posture.turn", "posture.elbow")))
    middle = QPointF(dial.width() / 2, dial.height() * 0.4)
    desk.user.drag(dial, middle, middle + QPointF(desk.draw.uniform(-30, 30), 0.0))


def click_the_ruler(desk: Desk) -> None:
    lanes = desk.user.find(Lanes, "timeline.lanes")
    desk.user.click(lanes, QPointF(lanes.width() * desk.draw.uniform(0.3, 0.9), RULER_PX / 2))


def drag_a_key(desk: Desk) -> None:
    lanes = desk.user.find(Lanes, "timeline.lanes")
    if not lanes.items.keys:
        raise LookupError("no key")
    item = desk.draw.choice(lanes.items.keys)
    at = QPointF(item.grip.x + item.grip.width / 2, item.y)
    desk.user.drag(lanes, at, at + QPointF(desk.draw.uniform(-40, 40), 0.0))


def choose_a_handshape(desk: Desk) -> None:
    desk.user.press(Qt.Key.Key_1, CTRL)
    grid = desk.user.find(QListWidget, "handshape.grid")
    inside = [row for row in range(grid.count()) if grid.viewport().rect().contains(grid.visualItemRect(grid.item(row)))]
    desk.user.click(grid.viewport(), QPointF(grid.visualItemRect(grid.item(desk.draw.choice(inside))).center()))


def search_a_site(desk: Desk) -> None:
    desk.user.press(Qt.Key.Key_3, CTRL)
    field = desk.user.find(QLineEdit, "site.search")
    desk.user.click(field)
    desk.user.type(desk.draw.choice(("chin", "temple", "chest", "beside")))
    desk.user.press(desk.draw.choice((Qt.Key.Key_Return, Qt.Key.Key_Escape)))


def step_the_playhead(desk: Desk) -> None:
    desk.window.stage.setFocus()
    desk.user.press(desk.draw.choice((Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End)))


def set_a_key(desk: Desk) -> None:
    desk.user.press_on(desk.window.stage, "k")


def relax(desk: Desk) -> None:
    desk.user.press_on(desk.window.stage, "x")


def delete_a_key(desk: Desk) -> None:
    desk.window.stage.setFocus()
    desk.user.press(Qt.Key.Key_Delete)


def undo(desk: Desk) -> None:
    desk.user.press(Qt.Key.Key_Z, CTRL)


def redo(desk: Desk) -> None:
    desk.user.press(Qt.Key.Key_Y, CTRL)


def copy_and_paste(desk: Desk) -> None:
    desk.window.stage.setFocus()
    desk.user.press(Qt.Key.Key_C, CTRL)
    desk.user.press(Qt.Key.Key_V, CTRL)


def change_hands(desk: Desk) -> None:
    desk.user.click(desk.user.find(QToolButton, desk.draw.choice(("header.dominant.left", "header.dominant.right"))))


def play_a_little(desk: Desk) -> None:
    desk.user.press_on(desk.window.stage, " ")
    QTest.qWait(60)
    desk.user.press_on(desk.window.stage, " ")


def change_the_theme(desk: Desk) -> None:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    theme.use_theme(app, desk.draw.choice(("dark", "light")))
    desk.user.settle()


ACTS: Final[tuple[Act, ...]] = (
    turn_the_view, choose_a_view, drag_the_elbow, turn_a_dial, turn_a_dial, click_the_ruler, click_the_ruler, drag_a_key, drag_a_key,
    choose_a_handshape, search_a_site, step_the_playhead, step_the_playhead, set_a_key, relax, delete_a_key, undo, undo, redo,
    copy_and_paste, change_hands, play_a_little,
)  # fmt: skip
