"""Pictures of signals of the face, made a few at a time beside what the window does."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple, TypeAlias

from PySide6.QtCore import QElapsedTimer, QObject, Signal
from PySide6.QtGui import QGuiApplication, QImage, QPixmap

from body_model.bodies import REFERENCE
from signer.characters.load import load_character
from signer.lazy import lazily
from signer.studio.editing.soon import later

with lazily():
    from signer.studio.drawing import quality, signal_views


PICTURE_PX: Final = 144
PATIENCE_MS: Final = 120  # while somebody drags, or the sign plays
IN_SIGHT: Final = 40
"""So many pictures may be wanted at once: those in sight; what was scrolled past is asked for again."""
BUSY_MS: Final = 8  # pictures that lie ready on disk are taken together, up to a fraction of a frame


VISEME: Final = "mouth of "
"""Beginning of the name of a picture that shows the mouth of a phoneme."""


OWN_FACE: Final = "own face "
"""Beginning of the name of a picture that shows a face of the user's own: its shapes and head follow."""


class Still(NamedTuple):
    """One picture of a signal: which of the moments by which it is told."""

    signal: str
    number: int


MakeStill: TypeAlias = Callable[[Still], QImage]


def rendered_still(still: Still, signer: str = REFERENCE) -> QImage:
    """The picture of a still from the renderer, or from the disk where it was kept."""
    if still.signal.startswith(VISEME):
        return signal_views.mouth_card(load_character(signer), still.signal.removeprefix(VISEME), PICTURE_PX)
    if still.signal.startswith(OWN_FACE):
        shapes, head = json.loads(still.signal.removeprefix(OWN_FACE))
        return signal_views.own_card(load_character(signer), shapes, head, PICTURE_PX)
    return signal_views.signal_card(load_character(signer), still.signal, still.number, PICTURE_PX)


def rendered_frame(signal: str, time_s: float, signer: str = REFERENCE) -> QImage:
    """A picture of a signal as it plays: quickly drawn, and not kept."""
    quick = quality.Quality(shadow_taps=0, detail=True, samples=2)
    return signal_views.signal_picture(load_character(signer), signal, time_s, PICTURE_PX, quick)


class SignalPictures(QObject):
    """A cache of pictures of signals; missing ones are made in turn, as many as were asked for last.

    Signals:
        ready(signal): a picture of that signal can be had now.
    """

    ready = Signal(str)

    def __init__(self, make: MakeStill | None = None, *, waiting: bool = False) -> None:
        """With `waiting` nothing is made before `begin`, so that the window and the figure come first."""
        super().__init__()
        self._make: MakeStill = make or rendered_still
        self._renders = make is None
        self._signer = REFERENCE
        self._waiting = waiting
        self._pictures: dict[Still, QPixmap] = {}
        self._wanted: list[Still] = []
        self._busy: Callable[[], bool] = lambda: False
        self._timer = later(self, self._on_turn)

    def begin(self) -> None:
        """Make pictures from now on."""
        self._waiting = False
        self._schedule()

    def show_signer(self, name: str) -> None:
        """Make the pictures of another signer; those that are there stay until theirs is made."""
        if self._renders and name != self._signer:
            self._signer, self._make = name, partial(rendered_still, signer=name)
            self._wanted[:0] = [still for still in self._pictures if still not in self._wanted]
            self._schedule()

    def wait_while(self, busy: Callable[[], bool]) -> None:
        """Hold back while the given question is answered yes: while the sign plays, say."""
        self._busy = busy

    def picture(self, signal: str, number: int = 0) -> QPixmap | None:
        """One of the pictures of a signal, or None for now: `ready` says when it is there."""
        still = Still(signal, number)
        found = self._pictures.get(still)
        if found is None:
            if still in self._wanted:
                self._wanted.remove(still)
            self._wanted = [*self._wanted[-IN_SIGHT:], still]
            self._schedule()
        return found

    def frame(self, signal: str, time_s: float) -> QPixmap | None:
        """A picture of a signal as it plays; None while there is better to do."""
        if self._waiting or self._busy() or not self._renders:
            return None
        return QPixmap.fromImage(rendered_frame(signal, time_s, self._signer))

    def _schedule(self) -> None:
        if self._wanted and not self._waiting and not self._timer.isActive():
            self._timer.start(0)

    def _on_turn(self) -> None:
        if self._busy() or QGuiApplication.mouseButtons():
            self._timer.start(PATIENCE_MS)
            return
        clock = QElapsedTimer()
        clock.start()
        while self._wanted and clock.elapsed() < BUSY_MS:
            still = self._wanted.pop(0)
            self._pictures[still] = QPixmap.fromImage(self._made(still))
            self.ready.emit(still.signal)
        self._schedule()

    def _made(self, still: Still) -> QImage:
        try:
            return self._make(still)
        except (LookupError, ValueError):  # a signal of a newer file: its card is empty, the rest goes on
            return QImage()
