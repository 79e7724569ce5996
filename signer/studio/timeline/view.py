"""The timeline as the window shows it: transport, lanes, and the selected key in words."""

from PySide6.QtWidgets import QFrame, QVBoxLayout

from signer.studio.hand_pictures import HandPictures
from signer.studio.player import Player
from signer.studio.session import Session
from signer.studio.timeline.lanes import Lanes
from signer.studio.timeline.readout import Readout
from signer.studio.timeline.transport import Transport
from signer.studio.widgets.pieces import rule


class Timeline(QFrame):
    """The bottom of the window."""

    def __init__(self, session: Session, player: Player, pictures: HandPictures | None = None) -> None:
        super().__init__()
        self.setObjectName("timeline")
        self.setProperty("kind", "panel")
        self.lanes = Lanes(session, player, pictures)
        self.transport = Transport(session, player, self.lanes)
        self.readout = Readout(session, player, self.lanes)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(0)
        for part in (self.transport, self.lanes, rule(), self.readout):
            box.addWidget(part)
        box.addStretch(1)
        self.setTabOrder(self.transport.last_control, self.lanes)
