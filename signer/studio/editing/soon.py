"""Do something once before the window is next painted, or after a while.

However often it was asked for in this turn of the event loop.
"""

from collections.abc import Callable
from time import perf_counter

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from shiboken6 import isValid


class Soon(QObject):
    """Runs a function when what goes on now is over.

    What one of them asks for of another comes right after it.

    A timer of no time would do it too, but Qt paints before it looks at its timers: a change and its
    consequences would be painted one after the other.
    """

    _due = Signal()
    _turn: "list[Soon] | None" = None
    """Those that are due in the turn that is under way; None between turns."""
    began_s = 0.0
    """Start of the latest turn, by `time.perf_counter`."""

    def __init__(self, function: Callable[[], None], parent: QObject) -> None:
        super().__init__(parent)
        self._function = function
        self.is_due = False
        """True while the call was asked for and has not run yet."""
        self._due.connect(self._run, Qt.ConnectionType.QueuedConnection)

    def ask(self) -> None:
        """Let it run soon."""
        if self.is_due:
            return
        self.is_due = True
        if Soon._turn is not None and self not in Soon._turn:
            Soon._turn.append(self)
        else:
            self._due.emit()

    def drop(self) -> None:
        """It need not run any more."""
        self.is_due = False

    def _run(self) -> None:
        if Soon._turn is not None:  # an event loop within a turn, as of a question that is asked
            self._do()
            return
        Soon._turn, Soon.began_s = [self], perf_counter()
        turn = Soon._turn
        try:
            for each in turn:  # grows while it goes on; whoever ran once waits for the next turn
                each._do()
        finally:
            Soon._turn = None
            for each in turn:
                if each.is_due and isValid(each):
                    each._due.emit()

    def _do(self) -> None:
        if self.is_due and isValid(self):
            self.is_due = False
            self._function()


def later(parent: QObject, function: Callable[[], object], wait_ms: int = 0) -> QTimer:
    """A timer that runs a function once, so long after it was last started."""
    timer = QTimer(parent)
    timer.setSingleShot(True)
    timer.setInterval(wait_ms)
    timer.timeout.connect(function)
    return timer
