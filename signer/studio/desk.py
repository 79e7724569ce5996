"""What the commands of the window work on, by name."""

from dataclasses import dataclass

from PySide6.QtWidgets import QDockWidget, QMainWindow

from signer.studio.files import Files
from signer.studio.hand_dock import HandDock
from signer.studio.header import Header
from signer.studio.onion import Onion
from signer.studio.own_handshape_acts import OwnHandshapeActs
from signer.studio.player import Player
from signer.studio.session import Session
from signer.studio.settings import Settings
from signer.studio.stage.view import StageView
from signer.studio.steps import Steps
from signer.studio.timeline.view import Timeline


@dataclass(frozen=True, slots=True, eq=False)
class Desk:
    """The parts of one window."""

    window: QMainWindow
    session: Session
    player: Player
    settings: Settings
    files: Files
    header: Header
    steps: Steps
    stage: StageView
    hand: HandDock
    acts: OwnHandshapeActs
    timeline: Timeline
    onion: Onion
    docks: dict[str, QDockWidget]
