"""Life of the open sign or sentence: a bar to drag while it plays, and how it looks without."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QWidget

from signer.document import edits
from signer.studio.editing.gestures import follow
from signer.studio.editing.player import Player
from signer.studio.editing.session import Session
from signer.studio.language import tr
from signer.studio.look import theme
from signer.studio.widgets.bars import LevelLine
from signer.studio.widgets.forms import SideWindow
from signer.studio.widgets.pieces import beneath, button, hint, row

HELP: Final = tr(
    "Hands flow through keys that ask for no stop, trunk, head and shoulders go along, lids blink. Contacts "
    "stay where they are. 50 % is what new signs and sentences begin with, 30 % suits teaching."
)
WITHOUT_TIP: Final = tr("Shows it without life as long as you hold this down")
_WIDTH_PX: Final = 400


class LifeWindow(SideWindow):
    """A bar from none to all of it, its number, and what plays and compares."""

    def __init__(self, parent: QWidget, session: Session, player: Player) -> None:
        super().__init__(parent, "life", tr("Life"))
        self._session, self._player = session, player
        self.line = LevelLine(
            "life.bar", tr("Life"), tr("Life"), self._set,
            limits=(0.0, 100.0), unit=tr("percent"), suffix=" %",
            tip=tr("How much of it there is: ← → one percent, PgUp PgDn ten"),
        )  # fmt: skip
        self.play = button(
            tr("Play"),
            "play",
            name="life.play",
            tip=tr("Play it again and again"),
            kind="raised",
            checkable=True,
        )
        self.without = button(tr("Without life"), name="life.without", tip=WITHOUT_TIP, kind="raised")
        self._listen()
        parts = (self.line, row(self.play, self.without, None), hint(HELP))
        beneath(self, *parts, gap=theme.GAP, margins=theme.MARGIN)
        self.setFixedWidth(_WIDTH_PX)
        self._show()

    def _listen(self) -> None:
        session = self._session
        follow(self.line.bar, session)
        self.play.clicked.connect(lambda _checked=False: self._player.toggle())
        self._player.playing_changed.connect(self.play.setChecked)
        self.without.pressed.connect(self._show_without)
        self.without.released.connect(session.cancel_gesture)
        session.sign_changed.connect(lambda _before, _after: self._show())
        session.sign_opened.connect(self._show)

    @property
    def _life(self) -> float:
        """Life of what is open, which a sentence shows before it is performed with it."""
        utterance = self._session.sentence.utterance
        is_sentence = utterance is not None and not self._session.sentence.entered
        return utterance.life if is_sentence and utterance is not None else self._session.sign.life

    def _set(self, percent: float) -> None:
        """Give it so much life, in whole percents where the bar asks."""
        percent = round(percent) if self._session.in_gesture else percent
        self._session.perform(edits.set_details(life=percent / 100.0), from_start=True)

    def _show_without(self) -> None:
        """Show it without life, as a gesture that is given up when the button is let go."""
        self._session.begin_gesture()
        self._session.perform(edits.set_details(life=0.0), from_start=True)

    def _show(self) -> None:
        if not self.without.isDown():
            self.line.show_value(100.0 * self._life)
        self.play.setChecked(self._player.playing)

    def hideEvent(self, event: QHideEvent) -> None:
        if self.without.isDown():
            self._session.cancel_gesture()
        super().hideEvent(event)
