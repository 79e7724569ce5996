"""Panels of the window, in order.

Each line adds a panel with its button, command, menu entry and shortcut.
"""

from typing import Final

from signer.studio.movement import panel as movement
from signer.studio.panels import articulator_picker
from signer.studio.panels.body import panel as body
from signer.studio.panels.face import panel as face
from signer.studio.panels.fingers import panel as fingers
from signer.studio.panels.handshapes import browser as handshapes
from signer.studio.panels.posture import panel as posture
from signer.studio.panels.sites import browser as sites
from signer.studio.workspace import Dock, Panel

PANELS: Final = (
    handshapes.PANEL,
    articulator_picker.PANEL,
    sites.PANEL,
    posture.PANEL,
    movement.PANEL,
    body.PANEL,
    face.PANEL,
    fingers.PANEL,
)


def panels_of(dock: Dock) -> tuple[Panel, ...]:
    """List the panels of a dock, from the top or from the left."""
    return tuple(panel for panel in PANELS if panel.dock == dock)
