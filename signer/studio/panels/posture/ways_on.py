"""Ways on from a direction that is only nearly met: exactly anyway, a freer turn, the next place out."""

from typing import Final

from PySide6.QtCore import Signal, SignalInstance
from PySide6.QtWidgets import QSizePolicy, QToolButton, QWidget

from signer.studio.language import tr
from signer.studio.look import plain
from signer.studio.widgets.pieces import across, button

ANYWAY_TIP: Final = tr(
    "Meet the direction exactly, whatever that breaks: a joint at its stop, the arm in the body.\n"
    "A second click on the same direction does so too."
)
FREER_TIP: Final = tr("Turn the hand that way only as far as is easy, up to 65° off.")
FARTHER_TIP: Final = tr(
    "Bring the hand to the next place out from the body where the direction is met better."
)
NO_FARTHER_TIP: Final = tr("Only a hand in space goes farther out: this one touches, or is far out already.")
_GAP_PX: Final = 4


class WaysOn(QWidget):
    """Three buttons, there only while the direction that was asked for last is nearly met or not at all.

    Signals:
        anyway(): it is to be met exactly.
        freer(): the hand is to be turned only as far as is easy.
        farther(): the hand is to go farther out.
    """

    anyway = Signal()
    freer = Signal()
    farther = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("posture.ways_on")
        box = across(self, gap=_GAP_PX, margins=(0, 2, 0, 2))
        self._farther = _button(tr("Next place out"), "farther", FARTHER_TIP, self.farther)
        for made in (
            _button(tr("Exact anyway"), "anyway", ANYWAY_TIP, self.anyway),
            _button(tr("Freer turn"), "freer", FREER_TIP, self.freer),
            self._farther,
        ):
            box.addWidget(made)
        self.hide()

    def offer(self, *, can_go_out: bool) -> None:
        """Show the buttons; the last one only invites where there is a place farther out."""
        self._farther.setEnabled(can_go_out)
        self._farther.setToolTip(plain.tip(FARTHER_TIP if can_go_out else NO_FARTHER_TIP))
        self.show()


def _button(text: str, name: str, tip: str, pressed: SignalInstance) -> QToolButton:
    made = button(text, name=f"posture.ways_on.{name}", tip=tip, kind="raised")
    made.setProperty("snug", "true")
    made.setSizePolicy(QSizePolicy.Policy.MinimumExpanding, QSizePolicy.Policy.Fixed)
    made.clicked.connect(lambda _checked=False: pressed.emit())
    return made
