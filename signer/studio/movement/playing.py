"""The button that plays one movement again and again, and leaves what was played before as it was."""

from collections.abc import Callable
from typing import Final, TypeAlias

from PySide6.QtCore import QObject

from signer.studio.editing.player import Player
from signer.studio.look import icons
from signer.studio.widgets.pieces import button

Stretch: TypeAlias = tuple[float, float]
PLAY: Final = "Play"
PLAY_TIP: Final = "Play this movement again and again"


class MovementPlay(QObject):
    """Borrows the player: while the movement runs, its stretch is played in a loop.

    Afterwards range and loop are those of before.
    """

    def __init__(self, player: Player, stretch: Callable[[], Stretch | None]) -> None:
        super().__init__()
        self._player, self._stretch = player, stretch
        self._before: tuple[Stretch | None, bool] | None = None
        self.button = button(PLAY, "play", name="movement.play", tip=PLAY_TIP, kind="raised")
        self.button.clicked.connect(self._toggle)
        player.playing_changed.connect(self._on_playing)

    def refresh(self) -> None:
        """The movement is another one now: what runs follows it."""
        stretch = self._stretch()
        self.button.setEnabled(stretch is not None)
        if self._before is not None:
            if stretch is None:
                self._player.pause()
            else:
                self._player.set_range(stretch)

    def stop(self) -> None:
        """Play it no more."""
        if self._before is not None:
            self._player.pause()

    def _toggle(self) -> None:
        player, stretch = self._player, self._stretch()
        if self._before is not None:
            player.pause()
        elif stretch is not None:
            player.pause()
            self._before = player.range_s, player.loop
            player.set_range(stretch)
            player.set_loop(True)
            player.seek(stretch[0])
            player.play()
            self._show()

    def _on_playing(self, on: bool) -> None:
        if not on and self._before is not None:
            (range_s, loop), self._before = self._before, None
            self._player.set_range(range_s)
            self._player.set_loop(loop)
            self._show()

    def _show(self) -> None:
        runs = self._before is not None
        icons.set_icon(self.button, "pause" if runs else "play", "text2")
        self.button.setText("Pause" if runs else PLAY)
        self.button.setAccessibleName("Pause" if runs else PLAY_TIP)
