"""The offer of an easier posture on the stage: a ghost of the arm, what is easier, and a button."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt

from signer.studio.background.easier import EasierFinder, Offer
from signer.studio.editing.soon import later
from signer.studio.language import tr, translated
from signer.studio.look import theme
from signer.studio.on_stage.ghost import drawn_arm
from signer.studio.on_stage.status_line import EDGE_PX, FootCard
from signer.studio.stage.stage import Stage
from signer.studio.stage.traces import outlined
from signer.studio.widgets.pieces import Elided, across, button
from signer.words.facing import easier_words

TINT: Final = "ok"
"""Colour of the ghost: what is well."""
AFTER_MS: Final = 60
_HIGH_PX: Final = 36
_ABOVE_PX: Final = 48
"""Above the foot of the stage, whose line of words stays free."""
TAKE_TIP: Final = tr(
    "Take this posture: the ghost on the stage (E). Place and handshape stay; one undo step."
)
REFUSE_TIP: Final = tr("Leave this key as it is")


class EasierOffer(FootCard):
    """A card over the foot of the stage, there only while an easier posture is offered."""

    def __init__(self, stage: Stage, finder: EasierFinder) -> None:
        super().__init__(stage, "easier")
        self._offer: Offer | None = None
        self._words = Elided("", 1, name="easier.words")
        self._words.setFont(theme.font(theme.SMALL))
        self._take = button(tr("Take it"), name="easier.take", tip=TAKE_TIP, kind="raised", on=finder.take)
        refuse = button(icon="x", name="easier.refuse", tip=REFUSE_TIP, on=finder.refuse)
        middle = Qt.AlignmentFlag.AlignVCenter
        parts = ((self._words, 1, middle), (self._take, 0, middle), (refuse, 0, middle))
        across(self, *parts, gap=8, margins=(EDGE_PX, 2, 4, 2))
        self._wait = later(self, self._draw, AFTER_MS)
        finder.offered.connect(self.show_offer)
        stage.camera_moved.connect(self._on_camera)
        theme.theme_changed.connect(self._on_camera)

    @property
    def text(self) -> str:
        """Words of the posture that is offered; empty without one."""
        return self.accessibleName() if self._offer is not None else ""

    def show_offer(self, offer: Offer | None) -> None:
        """Show an offer; None takes it away."""
        self._offer = offer
        self.stage.traces.show_offer(None)
        self.setVisible(offer is not None)
        if offer is None:
            self._wait.stop()
            return
        words = translated(easier_words(offer.found.rise_rad, offer.found.tilt_rad, bares=offer.found.bares))
        self._words.setText(words)
        self.setAccessibleName(words)
        self.place()
        self.raise_()
        self._wait.start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.stage and event.type() == QEvent.Type.Resize:
            self._on_camera()
        return super().eventFilter(watched, event)

    def _on_camera(self, *_changed: object) -> None:
        if self._offer is not None:
            self.stage.traces.show_offer(None)
            self._wait.start()

    def _draw(self) -> None:
        if self._offer is not None:
            offer, pose = self._offer, self._offer.pose
            drawn = drawn_arm(self.stage, pose.character, offer.sign, offer.at.side, pose.matrices)
            self.stage.traces.show_offer(None if drawn.isNull() else outlined(drawn, TINT))

    def place(self) -> None:
        room = max(self.foot[1] - self.foot[0] - 2 * EDGE_PX, self.minimumSizeHint().width())
        self.stand(min(self.sizeHint().width(), room), _HIGH_PX, _ABOVE_PX)
