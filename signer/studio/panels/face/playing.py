"""Signals that play on their cards while the pointer rests on them."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QElapsedTimer, QModelIndex, QObject

from signer.lazy import lazily
from signer.studio.editing.soon import later
from signer.studio.pictures.queue import Pictures
from signer.studio.widgets.inventory_list import ItemList

with lazily():
    from signer.studio.drawing import signal_views

RESTS_MS: Final = 250
"""The pointer rests on a card for so long before it plays: whoever passes over the cards wants no movies."""
FRAME_MS: Final = 40


class Playing(QObject):
    """Plays the signal under the pointer, over and over."""

    def __init__(self, shown: ItemList, pictures: Pictures) -> None:
        super().__init__(shown)
        self._list, self._pictures = shown, pictures
        self.signal = ""
        """The signal that plays; empty while none does."""
        self._clock = QElapsedTimer()
        self._timer = later(self, self._on_tick)
        shown.pointed.connect(self._on_pointed)
        shown.entered.connect(self._on_entered)

    def _on_pointed(self, signal: str) -> None:
        if signal != self.signal:
            self._stop()

    def _on_entered(self, index: QModelIndex) -> None:
        self._stop()
        item = self._list.items.item(index.row())
        if item is not None and not item.is_own:
            self.signal = item.id
            self._timer.start(RESTS_MS)

    def _on_tick(self) -> None:
        if not self.signal or not self._list.isVisible():
            return
        if not self._clock.isValid():
            self._clock.start()
        time_s = (self._clock.elapsed() / 1000.0) % signal_views.length_s(self.signal)
        self._list.play(self.signal, self._pictures.moment(self.signal, time_s))
        self._timer.start(FRAME_MS)

    def _stop(self) -> None:
        was, self.signal = self.signal, ""
        self._timer.stop()
        self._clock.invalidate()
        if was:
            self._list.play(was, None)
