"""Pictures of signals of the face, made a few at a time beside what the window does."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple, TypeAlias

from PySide6.QtCore import Signal
from PySide6.QtGui import QImage, QPixmap

from body_model.bodies import REFERENCE
from signer.characters.load import character_names, load_character
from signer.lazy import lazily
from signer.studio.background.picture_queue import PictureQueue

with lazily():
    from signer.studio.drawing import quality, signal_views


PICTURE_PX: Final = 144
IN_SIGHT: Final = 40
"""So many pictures may be wanted at once: those in sight; what was scrolled past is asked for again."""


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


class SignalPictures(PictureQueue):
    """A cache of pictures of signals; missing ones are made in turn, as many as were asked for last.

    Signals:
        ready(signal): a picture of that signal can be had now.
    """

    ready = Signal(str)

    def __init__(self, make: MakeStill | None = None, *, waiting: bool = False) -> None:
        """With `waiting` nothing is made before `begin`, so that the window and the figure come first."""
        super().__init__(waiting=waiting)
        self._make: MakeStill = make or rendered_still
        self._renders = make is None
        self._signer = REFERENCE
        self._pictures: dict[Still, QPixmap] = {}
        self._wanted: list[Still] = []

    def show_signer(self, name: str) -> None:
        """Make the pictures of another signer; those that are there stay until theirs is made."""
        if self._renders and (name != self._signer or name not in character_names()):
            self._signer, self._make = name, partial(rendered_still, signer=name)
            self._wanted[:0] = [still for still in self._pictures if still not in self._wanted]
            self._schedule()

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

    def _is_wanted(self) -> bool:
        return bool(self._wanted)

    def _make_next(self) -> None:
        still = self._wanted.pop(0)
        self._pictures[still] = QPixmap.fromImage(self._made(still))
        self.ready.emit(still.signal)

    def _made(self, still: Still) -> QImage:
        try:
            return self._make(still)
        except (LookupError, ValueError):  # a signal of a newer file: its card is empty, the rest goes on
            return QImage()
