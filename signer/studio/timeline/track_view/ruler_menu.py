"""The menu of the ruler: a marker set, written on or deleted, and what is played."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu, QWidget

from signer.document import marker_edits
from signer.document.timing import snapped
from signer.studio.editing.player import Player
from signer.studio.editing.session import Session
from signer.studio.look import theme
from signer.studio.timeline.items import Target, span_of
from signer.studio.timeline.scale import Scale
from signer.studio.timeline.track_view.marker_field import MarkerField


def ruler_menu(
    parent: QWidget,
    session: Session,
    player: Player,
    target: Target,
    time_s: float,
    field: MarkerField,
    scale: Scale,
) -> QMenu:
    """Return the menu at a time of the ruler: actions on the marker there, and on the range to be played."""
    menu = QMenu(parent)
    menu.setObjectName("timeline.ruler_menu")
    menu.setAccessibleName("Ruler")
    menu.setFont(theme.font())
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    at_s = snapped(time_s, session.sign.fps)
    if target.part == "marker" and target.key_id:
        index = int(target.key_id)
        menu.addAction("Write on the marker\N{HORIZONTAL ELLIPSIS}").triggered.connect(
            lambda: field.open(session.sign.markers[index].time_s, index, scale)
        )
        menu.addAction("Delete marker").triggered.connect(
            lambda: session.perform(marker_edits.remove_marker(index))
        )
    else:
        menu.addAction("Set a marker here\N{HORIZONTAL ELLIPSIS}").triggered.connect(
            lambda: field.open(at_s, None, scale)
        )
    menu.addSeparator()
    start_s, end_s = player.range_s or (0.0, max(at_s, session.sign.lead_in_s))
    menu.addAction("Play from here").triggered.connect(
        lambda: player.set_range((at_s, max(end_s, at_s + 1.0)))
    )
    menu.addAction("Play up to here").triggered.connect(lambda: player.set_range((min(start_s, at_s), at_s)))
    chosen = menu.addAction("Play the chosen keys")
    chosen.setEnabled(len(session.selection.key_ids) > 1)
    chosen.triggered.connect(lambda: player.set_range(span_of(session.sign, session.selection.key_ids)))
    whole = menu.addAction("Play the whole sign")
    whole.setEnabled(player.range_s is not None)
    whole.triggered.connect(lambda: player.set_range(None))
    return menu
