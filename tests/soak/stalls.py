"""Watches the event loop: how long it stands still at a time, and where the program is meanwhile."""

from __future__ import annotations

import contextlib
import sys
import threading
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from types import FrameType
from typing import Final

from PySide6.QtCore import QTimer

BEAT_MS: Final = 20
"""Between two signs of life of the event loop."""
LOOK_S: Final = 0.05
"""Between two looks of the watching thread."""
LATE_S: Final = 0.3
"""From here on it is looked where the program is; a stall is judged when it is over."""
STALL_S: Final = 1.0
"""A window that does not answer for so long, and does not show that it works, is taken for dead (issue
12)."""
ROOT: Final = Path(__file__).parents[2]
DEPTH: Final = 8
"""Innermost calls of the project that are told."""


@dataclass(frozen=True)
class Stall:
    """The event loop stood still: so long, less what other programs had of the processor, during what, and
    where."""

    lasted_s: float
    during: str
    where: str

    def told(self) -> str:
        """One line."""
        return f"{self.lasted_s:.1f} s in {self.during}: {self.where}"


class Watch:
    """Keeps every stall of the main thread's event loop; made in that thread.

    Seconds in which threads of this program were ready to run but other programs ran are not counted, so that
    a busy machine is not taken for a slow window; OpenGL on the processor has threads that the main one waits
    for. Where the system does not tell these seconds, all are counted.
    """

    def __init__(self, during: Callable[[], str], is_shown_as_work: Callable[[], bool]) -> None:
        """With what is done now, and whether the window shows that it works; both are asked from another
        thread.

        While what is done has no name, nothing is kept: it is not the window's.
        """
        self.stalls: list[Stall] = []
        self._during, self._is_shown = during, is_shown_as_work
        self._beat_s = time.monotonic()
        self._main = threading.get_ident()
        self._timer = QTimer()
        self._timer.setInterval(BEAT_MS)
        self._timer.timeout.connect(self._on_beat)
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._look, daemon=True)

    @contextlib.contextmanager
    def running(self) -> Iterator[None]:
        """Watch for as long as this lasts."""
        self._timer.start()
        self._on_beat()
        self._thread.start()
        try:
            yield
        finally:
            self._over.set()
            self._thread.join()
            self._timer.stop()

    def _on_beat(self) -> None:
        self._beat_s = time.monotonic()

    def _look(self) -> None:
        beat_s, waited = self._beat_s, _waited_s()
        while not self._over.wait(LOOK_S):
            if time.monotonic() - beat_s > LATE_S and beat_s == self._beat_s:
                self._follow(beat_s, waited)
            if beat_s != self._beat_s:
                beat_s, waited = self._beat_s, _waited_s()

    def _follow(self, beat_s: float, waited: dict[str, float]) -> None:
        """Look where the program is until the event loop goes on, and keep a stall if it was one."""
        during, shown, places = self._during(), False, Counter[str]()
        while self._beat_s == beat_s and not self._over.wait(LOOK_S):
            shown |= self._is_shown()
            places[_place(sys._current_frames().get(self._main))] += 1
        lost_s = sum(now - waited.get(task, 0.0) for task, now in _waited_s().items())
        lasted_s = time.monotonic() - beat_s - lost_s
        if lasted_s > STALL_S and during and not shown and places:
            self.stalls.append(Stall(lasted_s, during, places.most_common(1)[0][0]))


def _place(frame: FrameType | None) -> str:
    """The innermost calls of the project, the last one first."""
    calls = [
        f"{Path(each.f_code.co_filename).relative_to(ROOT)}:{line} {each.f_code.co_name}"
        for each, line in traceback.walk_stack(frame)
        if each.f_code.co_filename.startswith(str(ROOT))
    ]
    return " < ".join(calls[:DEPTH])


def _waited_s() -> dict[str, float]:
    """Return how long each thread of this program was ready to run and did not run, s.

    It is empty where the system does not tell.
    """
    found: dict[str, float] = {}
    for told in Path("/proc/self/task").glob("*/schedstat"):
        with contextlib.suppress(OSError, IndexError, ValueError):  # the thread has ended
            found[told.parent.name] = int(told.read_text(encoding="ascii").split()[1]) / 1e9
    return found
