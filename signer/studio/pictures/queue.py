"""Pictures of hands, signals and signs, from one queue: what was asked for last is made first."""

from __future__ import annotations

import sys
from collections import deque
from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

from PySide6.QtCore import QCoreApplication, QElapsedTimer, QObject, QProcess, Signal
from PySide6.QtGui import QGuiApplication, QImage, QPixmap

from body_model.bodies import REFERENCE
from signer.characters.load import character_names, load_character, reference
from signer.document.values import HandForm
from signer.lazy import lazily
from signer.studio.editing.soon import later
from signer.studio.files import locations

with lazily():
    from signer.studio.drawing import picture_store, quality, recorder, signal_views
    from signer.studio.pictures import sign_drawing

if TYPE_CHECKING:
    from pathlib import Path


AT_ONCE: Final = 2
"""Signs that the process has been asked for: one that it draws, and one so that it need not wait. What comes
later may be more wanted."""


class Elsewhere:
    """A process that is asked for pictures of files, and answers each when its picture lies on disk."""

    def __init__(self, parent: QObject, done: Callable[[Any], object]) -> None:
        """`done` is called with what a picture was asked for by."""
        self._parent, self._done = parent, done
        self._asked: dict[Path, Any] = {}
        self._running: list[QProcess] = []
        parent.destroyed.connect(partial(_end, self._running))
        app = QCoreApplication.instance()
        if app is not None:
            app.aboutToQuit.connect(partial(_end, self._running))

    @property
    def count(self) -> int:
        """Return how many pictures are being drawn."""
        return len(self._asked)

    @property
    def is_full(self) -> bool:
        """Return whether more would have to wait."""
        return self.count >= AT_ONCE

    def draw(self, path: Path, wanted: Any) -> None:
        """Draw the picture of a file."""
        if path in self._asked:
            return
        self._asked[path] = wanted
        if not self._running:
            process = QProcess(self._parent)
            self._running.append(process)
            process.setProcessChannelMode(QProcess.ProcessChannelMode.ForwardedErrorChannel)
            process.readyReadStandardOutput.connect(self._on_told)
            process.finished.connect(self._on_finished)
            names = [QCoreApplication.applicationName(), QCoreApplication.organizationName()]
            process.start(sys.executable, ["-m", "signer.studio.pictures.sign_drawing", *names])
        self._running[0].write(f"{locations.as_text(path)}\n".encode("ascii"))

    def _on_told(self) -> None:
        while self._running and self._running[0].canReadLine():
            line = bytes(self._running[0].readLine().data()).decode("ascii").rstrip("\r\n")
            wanted = self._asked.pop(locations.of_text(line), None)
            if wanted is not None:
                self._done(wanted)
        if self._running and not self._asked:
            self._running[0].closeWriteChannel()

    def _on_finished(self) -> None:
        """All is drawn, or the process ended: what is missing stays empty."""
        left, self._asked = self._asked, {}
        for process in self._running:
            process.deleteLater()
        self._running.clear()
        for wanted in left.values():
            self._done(wanted)


def _end(running: list[QProcess], *_object: QObject) -> None:
    """End processes at once, also those whose owner is being destroyed; the list is empty then."""
    for process in running:
        process.blockSignals(True)  # nobody is told any more
        process.kill()
        process.waitForFinished()
    running.clear()


HAND_PX: Final = 160  # twice what the largest card shows, for fine screens
SIGNAL_PX: Final = 144
KEPT_UNUSED: Final = 32
"""Pictures of hands with bent joints that nobody looks at now; an undo may bring one back. Each takes a tenth
of a megabyte."""
PATIENCE_MS: Final = 120
"""Wait while somebody drags, or the sign plays."""
AFTER_MS: Final = 500
"""Time after which pictures of another signer are made: figure and bands come first. With half of it four
hands are drawn before them, a tenth of a second of the window's thread."""
BUSY_MS: Final = 8
"""Pictures that lie ready on disk are taken together, up to a fraction of a frame."""


class Still(NamedTuple):
    """One picture of a signal: which of the moments by which it is told."""

    signal: str
    number: int = 0


class Mouth(NamedTuple):
    """The mouth of a phoneme."""

    phoneme: str


class OwnFace(NamedTuple):
    """A face of the user's own: its shapes, and how the head is held."""

    shapes: tuple[tuple[str, float], ...]
    head: tuple[tuple[str, float], ...]


class SignFile(NamedTuple):
    """A sign of the library: its file, and the digest of that."""

    path: Path
    digest: str


Wanted: TypeAlias = HandForm | Still | Mouth | OwnFace | SignFile
Make: TypeAlias = Callable[[Wanted, str], QImage]
Seen: TypeAlias = Callable[[Wanted], bool]


def drawn(wanted: Wanted, signer: str) -> QImage:
    """Return a picture from the renderer, or from the disk where it was kept; signs only from there.

    Raises:
        LookupError, ValueError: of a newer file; there is no such hand or signal.
    """
    match wanted:
        case HandForm():
            return recorder.handshape_picture(load_character(signer), wanted, HAND_PX)
        case Still():
            return signal_views.signal_card(load_character(signer), *wanted, SIGNAL_PX)
        case Mouth():
            return signal_views.mouth_card(load_character(signer), wanted.phoneme, SIGNAL_PX)
        case OwnFace():
            return signal_views.own_card(load_character(signer), *wanted, SIGNAL_PX)
        case SignFile():
            return picture_store.found(reference(), sign_drawing.question(wanted.digest))


class Pictures(QObject):
    """A cache of pictures; missing ones are made at turns of the event loop, while nobody drags or plays.

    What was asked for last is made first, and what nobody sees any more not at all. Signs that lie on no disk
    are drawn by another process, by the same rule.

    Signals:
        ready(wanted): that picture can be had now, or is one of an earlier state.
        drawing(count): so many signs are being drawn.
    """

    ready = Signal(object)
    drawing = Signal(int)

    def __init__(self, make: Make = drawn, *, waiting: bool = False) -> None:
        """With `waiting` nothing is made before `begin`, so that the window and the figure come first."""
        super().__init__()
        self._make, self._waiting, self._signer = make, waiting, REFERENCE
        self._pictures: dict[Wanted, QPixmap] = {}
        self._stale: set[Wanted] = set()
        self._wanted: dict[Wanted, tuple[int, Seen]] = {}
        self._ahead: deque[Wanted] = deque()
        self._turn = 0
        self._busy: Callable[[], bool] = lambda: False
        self._in_use: Callable[[HandForm], bool] = lambda _form: True
        self._elsewhere = Elsewhere(self, self._on_drawn)
        self._timer = later(self, self._on_turn)

    def begin(self) -> None:
        """Make pictures from now on."""
        self._waiting = False
        self._schedule()

    def wait_while(self, busy: Callable[[], bool]) -> None:
        """Hold back while the given question is answered yes: while the sign plays, say."""
        self._busy = busy

    def make_while(self, in_use: Callable[[HandForm], bool]) -> None:
        """Make hands with bent joints only while the given question is answered yes.

        Only the latest are kept after that: a drag passes through hundreds.
        """
        self._in_use = in_use

    def show_signer(self, name: str) -> None:
        """Make the pictures of another signer; those that are there are stale until theirs is made."""
        if name != self._signer or name not in character_names():
            self._signer = name
            self._stale = {wanted for wanted in self._pictures if not isinstance(wanted, SignFile)}
            if not self._waiting:
                self._timer.start(AFTER_MS)
            for wanted in tuple(self._stale):
                self.ready.emit(wanted)

    def picture(self, wanted: Wanted, seen: Seen = lambda _wanted: True) -> QPixmap | None:
        """Return a picture, or None for now: `ready` says when it is there, if `seen` answers yes by then.

        Until then a hand with bent joints is shown as its handshape.
        """
        found = self._pictures.get(wanted)
        if (found is None or wanted in self._stale) and wanted != HandForm(""):
            self._wanted.pop(wanted, None)
            self._wanted[wanted] = (self._turn, seen)
            self._schedule()
        if found is None and isinstance(wanted, HandForm):
            return self._pictures.get(HandForm(wanted.handshape))
        return found

    def is_stale(self, wanted: Wanted) -> bool:
        """Return whether a picture shows an earlier state, another signer's; it is to be drawn pale."""
        return wanted in self._stale

    def prefetch(self, every: Iterable[Wanted]) -> None:
        """Make these too, after everything that somebody looks at."""
        known = {*self._pictures, *self._wanted, *self._ahead}
        self._ahead.extend(wanted for wanted in every if wanted not in known)
        self._schedule()

    def moment(self, signal: str, time_s: float) -> QPixmap | None:
        """Return a picture of a signal as it plays, quickly drawn; None while there is better to do."""
        if self._waiting or self._busy() or self._make is not drawn:
            return None
        quick = quality.Quality(shadow_taps=0, detail=True, samples=2)
        character = load_character(self._signer)
        return QPixmap.fromImage(signal_views.signal_picture(character, signal, time_s, SIGNAL_PX, quick))

    # Making

    def _schedule(self) -> None:
        if (self._wanted or self._ahead) and not self._waiting and not self._timer.isActive():
            self._timer.start(0)

    def _on_turn(self) -> None:
        if self._busy() or QGuiApplication.mouseButtons():
            self._timer.start(PATIENCE_MS)
            return
        self._turn += 1
        clock = QElapsedTimer()
        clock.start()
        while (self._wanted or self._ahead) and clock.elapsed() < BUSY_MS:
            wanted = self._next()
            if wanted is not None:
                self._take(wanted)
        if self._elsewhere.is_full:
            return  # goes on when one is drawn
        self._schedule()

    def _next(self) -> Wanted | None:
        """Take the next off the queue: of what was asked for last the first; None if it is unseen."""
        if not self._wanted:
            wanted, seen = self._ahead.popleft(), True
        else:
            last = max(turn for turn, _ in self._wanted.values())
            wanted = next(one for one, (turn, _) in self._wanted.items() if turn == last)
            seen = self._wanted.pop(wanted)[1](wanted)
        if isinstance(wanted, HandForm) and wanted.joints:
            seen = seen and self._in_use(wanted)
        return wanted if seen else None

    def _take(self, wanted: Wanted) -> None:
        try:
            image = self._make(wanted, self._signer)
        except (LookupError, ValueError):  # of a newer file: its card is empty, the rest goes on
            image = QImage()
        if isinstance(wanted, SignFile) and image.isNull() and self._make is drawn:
            self._elsewhere.draw(wanted.path, wanted)
            self.drawing.emit(self._elsewhere.count)
            return
        self._keep(wanted, image)

    def _keep(self, wanted: Wanted, image: QImage) -> None:
        self._pictures[wanted] = QPixmap.fromImage(image)
        self._stale.discard(wanted)
        unused = [
            one
            for one in self._pictures
            if isinstance(one, HandForm) and one.joints and not self._in_use(one)
        ]
        for one in unused[:-KEPT_UNUSED]:
            del self._pictures[one]
        self.ready.emit(wanted)

    def _on_drawn(self, wanted: Wanted) -> None:
        self._keep(wanted, self._make(wanted, self._signer))
        self.drawing.emit(self._elsewhere.count)
        self._schedule()
