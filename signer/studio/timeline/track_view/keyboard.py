"""The keyboard on the tracks: does by keys what the mouse does, and tells the selected key in words."""

from typing import Final, Protocol

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from signer.document import timing
from signer.document.items import find_item, has_id, items_on
from signer.studio.editing.deleting import without_keys
from signer.studio.editing.player import Player
from signer.studio.editing.retiming import Retiming
from signer.studio.editing.session import Session

_KEY: Final = Qt.Key
_NONE: Final = Qt.KeyboardModifier.NoModifier
_ALT: Final = Qt.KeyboardModifier.AltModifier
_SHIFT: Final = Qt.KeyboardModifier.ShiftModifier
_CTRL: Final = Qt.KeyboardModifier.ControlModifier
_OURS: Final = {
    (_KEY.Key_Delete, _NONE), (_KEY.Key_Backspace, _NONE), (_KEY.Key_Return, _NONE),
    (_KEY.Key_Enter, _NONE), (_KEY.Key_A, _CTRL), (_KEY.Key_Left, _ALT), (_KEY.Key_Right, _ALT),
    (_KEY.Key_Left, _ALT | _SHIFT), (_KEY.Key_Right, _ALT | _SHIFT),
}  # fmt: skip
_ZOOM: Final = {_KEY.Key_Plus: 1.25, _KEY.Key_Equal: 1.25, _KEY.Key_Minus: 0.8}


class TrackView(Protocol):
    """Interface of the tracks that the keyboard uses."""

    @property
    def zoom(self) -> float:
        """Zoom as a share from 0 (most seconds in view) to 1 (fewest), on a logarithmic scale."""

    def set_zoom(self, share: float) -> None:
        """Zoom about the playhead."""

    def open_menu(self, key_id: str) -> bool:
        """Open the menu of a key."""

    @property
    def retiming(self) -> Retiming:
        """The edits of timing."""


def is_ours(event: QKeyEvent) -> bool:
    """Return whether the tracks take this key before any shortcut of the window."""
    return (_KEY(event.key()), _modifiers(event)) in _OURS or _KEY(event.key()) in _ZOOM


def press(event: QKeyEvent, track_view: TrackView, session: Session, player: Player) -> bool:
    """Do what the key means here; False when it means nothing."""
    key, modifiers = _KEY(event.key()), _modifiers(event)
    ids = tuple(key_id for key_id in session.selection.key_ids if has_id(session.sign, key_id))
    direction = {_KEY.Key_Left: -1, _KEY.Key_Right: 1}.get(key, 0)
    if key in _ZOOM and not modifiers & ~_SHIFT:
        track_view.set_zoom(track_view.zoom + 0.05 * (1 if _ZOOM[key] > 1 else -1))
    elif direction and modifiers == _NONE:
        player.step_frames(direction)
    elif key in (_KEY.Key_Up, _KEY.Key_Down) and modifiers == _NONE:
        player.to_key(1 if key == _KEY.Key_Down else -1)
    elif key == _KEY.Key_Home:
        player.home()
    elif key == _KEY.Key_End:
        player.end()
    elif key == _KEY.Key_A and modifiers == _CTRL:
        row = session.selection.row
        session.select_on(row, *(each.id for each in items_on(session.sign, row)))
    elif key in (_KEY.Key_Delete, _KEY.Key_Backspace) and ids:
        session.perform(without_keys(ids))
    elif direction and modifiers == _ALT and ids:
        _nudge(session, player, track_view.retiming, ids, direction)
    elif direction and modifiers == _ALT | _SHIFT and len(ids) == 1:
        held = find_item(session.sign, ids[0])[1].hold_s
        session.perform(
            track_view.retiming.hold(ids[0], timing.stored(max(0.0, held + direction / session.sign.fps)))
        )
    elif key in (_KEY.Key_Return, _KEY.Key_Enter) and ids:
        return track_view.open_menu(ids[0])
    else:
        return False
    return True


def _nudge(session: Session, player: Player, retiming: Retiming, ids: tuple[str, ...], frames: int) -> None:
    start = find_item(session.sign, ids[0])[1]
    session.perform(retiming.move(ids, timing.seconds(frames, session.sign.fps)))
    if start.time_s - timing.SAME_TIME_S <= player.playhead_s <= start.end_s + timing.SAME_TIME_S:
        player.seek(player.playhead_s + find_item(session.sign, ids[0])[1].time_s - start.time_s)


def _modifiers(event: QKeyEvent) -> Qt.KeyboardModifier:
    return event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
