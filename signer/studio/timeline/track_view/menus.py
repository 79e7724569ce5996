"""Context menus of the tracks: of a key or its transition, of a way from or to rest, and of the ruler."""

from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QWidget

from signer.document.items import find_item
from signer.document.lead_edits import End
from signer.document.tracks.track import sided
from signer.document.values import HandRole
from signer.studio.editing.player import Player
from signer.studio.editing.session import Session
from signer.studio.timeline.axis import Axis
from signer.studio.timeline.items import Items, Target, key_and_next, lead_at
from signer.studio.timeline.scale import snapped
from signer.studio.timeline.track_view.key_menu import key_menu
from signer.studio.timeline.track_view.lead_menu import lead_menu
from signer.studio.timeline.track_view.marker_field import MarkerField
from signer.studio.timeline.track_view.ruler_menu import ruler_menu


class Menus:
    """The menus over one widget of tracks.

    `items_now` says what is drawn where, `open_movement` opens a page of the movement.
    """

    def __init__(
        self,
        track_view: QWidget,
        session: Session,
        player: Player,
        axis: Axis,
        field: MarkerField,
        items_now: Callable[[], Items],
        open_movement: Callable[[str], object],
    ) -> None:
        self._track_view, self._session, self._player = track_view, session, player
        self._axis, self._field, self._items_now = axis, field, items_now
        self._open_movement = open_movement

    def open_on(self, target: Target, x: float, at: QPoint, *, snap: bool) -> None:
        """Open the menu of what lies under the pointer; a key is selected.

        The pointer stands at the pixel `x` of the timeline and `at` on the screen.
        """
        scale = self._axis.scale
        if target.part in ("ruler", "marker", "stretch"):
            ruler_menu(
                self._track_view, self._session, self._player, target, scale.time_s(x), self._field, scale
            ).popup(at)
        elif target.key_id is not None:
            row, key = find_item(self._session.sign, target.key_id)
            if key.id not in self._session.selection.key_ids:
                self._session.select_on(row, key.id)
                self._player.seek(key.time_s)
            on_way = target.part == "transition"
            if on_way:
                self._player.look_at_way(key.id)
            self.open_of_key(
                key.id, at, snapped(scale.time_s(x), self._session.sign.fps, snap) if on_way else None
            )
        elif (rest := lead_at(self._items_now(), target, x)) is not None:
            self.open_of_lead(sided(rest.row), rest.end, at)

    def open_of_lead(self, role: HandRole, end: End, at: QPoint) -> None:
        """Open the menu of how a hand rises from rest, or goes back to it."""
        menu = lead_menu(self._track_view, self._session, self._player, role, end)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(at)

    def open_of_key(self, key_id: str, at: QPoint | None = None, at_s: float | None = None) -> bool:
        """Open the menu of a key (below it), with the ways to the next one and a moment on it.

        False when there is no such key.
        """
        found = key_and_next(self._session.sign, key_id)
        if found is None:
            return False
        item = next(item for item in self._items_now().keys if item.key.id == key_id)
        below = QPoint(int(item.x), int(item.hold.y + item.hold.height))
        has_next = found.following is not None
        menu = key_menu(
            self._track_view,
            self._session,
            self._player,
            found.key,
            self._open_movement,
            has_next=has_next,
            at_s=at_s,
        )
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(at if at is not None else self._track_view.mapToGlobal(below))
        return True
