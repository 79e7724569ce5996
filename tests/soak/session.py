"""The editor used for long with real mouse and key events: memory stays flat, and Qt has nothing to complain of."""

import contextlib
import ctypes
import gc
import os
import random
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from PySide6.QtCore import QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

from signer.files import load_sign, save_sign
from signer.studio.files.settings import Settings
from signer.studio.window import Window
from tests.helpers.signs import small_sign
from tests.helpers.windows import put_away
from tests.soak.acts import ACTS, Act, Desk
from tools.acting import User

ROUND: Final = 12
"""Acts between two looks at the memory; then the sign is opened anew, so that undo steps do not add up."""


@dataclass
class Log:
    """What was done, what memory was used after each round, and what Qt said.

    `used_s` is how long a person takes for this without ever stopping to think.
    """

    done: Counter[str] = field(default_factory=Counter)
    rss_mb: list[float] = field(default_factory=list)
    widgets: list[int] = field(default_factory=list)
    warnings: list[str] = field(default_factory=list)
    used_s: float = 0.0

    def grown_mb(self) -> float:
        """How much more memory the last third of the rounds used than the second: what comes first fills caches."""
        third = max(1, len(self.rss_mb) // 3)
        return _middle(self.rss_mb[-third:]) - _middle(self.rss_mb[third : 2 * third] or self.rss_mb[:1])

    def more_widgets(self) -> int:
        """How many more widgets there are at the end than when every act had been done once, or fewer (negative)."""
        once = -(-len(ACTS) // ROUND)
        return self.widgets[-1] - max(self.widgets[:once])

    def hidden(self) -> int:
        """How many acts found nothing to act on."""
        return sum(count for name, count in self.done.items() if name.endswith("hidden"))


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


def run(desk: Desk, use_s: float, until: float = float("inf")) -> Log:
    """Do every act once, then acts at random for so many seconds of use, or until a moment (of the monotonic clock)."""
    log, begun_s = Log(), desk.user.spent_s
    before = qInstallMessageHandler(lambda kind, _context, text: _note(log, kind, text))
    try:
        acts = desk.draw.sample(ACTS, len(ACTS))
        while (acts or log.used_s < use_s) and time.monotonic() < until:
            acts = acts or desk.draw.choices(ACTS, k=ROUND)
            for act in acts[:ROUND]:
                _do(desk, act, log)
            acts = acts[ROUND:]
            _tidy(desk)
            log.rss_mb.append(rss_mb_now())
            log.widgets.append(len(QApplication.allWidgets()))
            log.used_s = desk.user.spent_s - begun_s
    finally:
        qInstallMessageHandler(before)
    return log


def close_desk(desk: Desk) -> None:
    """Close the window for good."""
    put_away(desk.window)


def _do(desk: Desk, act: Act, log: Log) -> None:
    try:
        act(desk)
    except LookupError:  # hidden just now, behind another panel or out of the view
        log.done[f"{act.__name__} hidden"] += 1
    else:
        log.done[act.__name__] += 1


def _tidy(desk: Desk) -> None:
    desk.window.player.pause()
    desk.window.session.open_sign(load_sign(desk.path), desk.path)
    desk.user.settle()
    gc.collect()


def _note(log: Log, kind: QtMsgType, text: str) -> None:
    if kind in (QtMsgType.QtWarningMsg, QtMsgType.QtCriticalMsg, QtMsgType.QtFatalMsg):
        log.warnings.append(text)


def rss_mb_now() -> float:
    """The memory that this process occupies, what was freed and not yet given back left out."""
    with contextlib.suppress(OSError, AttributeError):  # another C library than GNU's
        ctypes.CDLL("libc.so.6").malloc_trim(0)
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def _middle(values: list[float]) -> float:
    return sorted(values)[len(values) // 2]
