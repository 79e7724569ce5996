"""Parts of a window that its commands work on, by name."""

from dataclasses import dataclass

from PySide6.QtWidgets import QDockWidget, QMainWindow

from handshapes.own import OwnHandshape
from signer.studio.docks.hand_dock import HandDock
from signer.studio.docks.header import Header
from signer.studio.docks.steps import Steps
from signer.studio.files.file_menu import Files
from signer.studio.files.own_acts import OwnActs
from signer.studio.on_stage.compared import Compared
from signer.studio.on_stage.film_pane import FilmPane
from signer.studio.on_stage.onion import Onion
from signer.studio.sentences.track import GlossTrack
from signer.studio.stage.view import StageView
from signer.studio.timeline.view import Timeline
from signer.studio.workspace import Workspace


@dataclass(frozen=True, slots=True, eq=False)
class WindowParts:
    """The services of one window, and the parts that are built on them."""

    window: QMainWindow
    workspace: Workspace
    files: Files
    header: Header
    steps: Steps
    stage: StageView
    hand: HandDock
    acts: OwnActs[OwnHandshape]
    timeline: Timeline
    onion: Onion
    docks: dict[str, QDockWidget]
    film: FilmPane
    compared: Compared
    glosses: GlossTrack
