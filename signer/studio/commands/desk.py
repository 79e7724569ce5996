"""Parts of a window that its commands work on, by name."""

from dataclasses import dataclass

from PySide6.QtWidgets import QDockWidget, QMainWindow

from signer.studio.background.contacts import Contacts
from signer.studio.background.searching import Searching
from signer.studio.docks.hand_dock import HandDock
from signer.studio.docks.header import Header
from signer.studio.docks.steps import Steps
from signer.studio.editing.player import Player
from signer.studio.editing.session import Session
from signer.studio.files.file_menu import Files
from signer.studio.files.settings import Settings
from signer.studio.handshapes.own_handshape_acts import OwnHandshapeActs
from signer.studio.on_stage.onion import Onion
from signer.studio.stage.view import StageView
from signer.studio.timeline.view import Timeline


@dataclass(frozen=True, slots=True, eq=False)
class Desk:
    """The parts of one window."""

    window: QMainWindow
    session: Session
    searching: Searching
    contacts: Contacts
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
