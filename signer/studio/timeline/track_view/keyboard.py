"""Keys of the tracks: what the mouse does, done by the keyboard."""

from collections.abc import Callable
from functools import partial
from typing import Final, TypeAlias

from PySide6.QtCore import Qt

from signer.document import timing
from signer.document.items import find_item, has_id, items_on
from signer.studio.editing.player import Player
from signer.studio.editing.retiming import Retiming, without_keys
from signer.studio.editing.session import Session
from signer.studio.timeline.axis import Axis
from signer.studio.timeline.row_canvas import NO_MODIFIERS, Press

_KEY: Final = Qt.Key
_ALT: Final = Qt.KeyboardModifier.AltModifier
_SHIFT: Final = Qt.KeyboardModifier.ShiftModifier
ZOOM_STEP: Final = 0.05
"""Share of the whole range of zoom that one key press zooms by; half takes 40 presses from end to end."""
_ZOOM: Final = {_KEY.Key_Plus: ZOOM_STEP, _KEY.Key_Equal: ZOOM_STEP, _KEY.Key_Minus: -ZOOM_STEP}
_STEPS: Final = {_KEY.Key_Left: -1, _KEY.Key_Right: 1}
Keys: TypeAlias = dict[Press, Callable[[], object]]


def keys_of(
    session: Session, player: Player, axis: Axis, retiming: Retiming, open_menu: Callable[[str], bool]
) -> Keys:
    """Return what each key does on the tracks before any shortcut of the window."""

    def on_chosen(do: Callable[[tuple[str, ...]], object]) -> Callable[[], object]:
        def act() -> object:
            ids = tuple(key_id for key_id in session.selection.key_ids if has_id(session.sign, key_id))
            return do(ids) if ids else False

        return act

    def nudge(frames: int, ids: tuple[str, ...]) -> None:
        start = find_item(session.sign, ids[0])[1]
        session.perform(retiming.move(ids, timing.seconds(frames, session.sign.fps)))
        if start.time_s - timing.SAME_TIME_S <= player.playhead_s <= start.end_s + timing.SAME_TIME_S:
            player.seek(player.playhead_s + find_item(session.sign, ids[0])[1].time_s - start.time_s)

    def lengthen(frames: int, ids: tuple[str, ...]) -> object:
        if len(ids) != 1:
            return False
        hold_s = find_item(session.sign, ids[0])[1].hold_s + frames / session.sign.fps
        return session.perform(retiming.hold(ids[0], timing.stored(max(0.0, hold_s))))

    def choose_row() -> None:
        row = session.selection.row
        session.select_on(row, *(each.id for each in items_on(session.sign, row)))

    delete = on_chosen(lambda ids: session.perform(without_keys(ids)))
    menu = on_chosen(lambda ids: open_menu(ids[0]))
    return {
        **dict.fromkeys(((key, NO_MODIFIERS) for key in (_KEY.Key_Delete, _KEY.Key_Backspace)), delete),
        **dict.fromkeys(((key, NO_MODIFIERS) for key in (_KEY.Key_Return, _KEY.Key_Enter)), menu),
        (_KEY.Key_A, Qt.KeyboardModifier.ControlModifier): choose_row,
        **{(key, _ALT): on_chosen(partial(nudge, by)) for key, by in _STEPS.items()},
        **{(key, _ALT | _SHIFT): on_chosen(partial(lengthen, by)) for key, by in _STEPS.items()},
        **{
            (key, modifiers): lambda by=by: axis.set_zoom(axis.zoom + by)  # type: ignore[misc]
            for key, by in _ZOOM.items()
            for modifiers in (NO_MODIFIERS, _SHIFT)
        },
    }


def playing_keys(player: Player) -> Keys:
    """Return what keys do on the tracks that are shortcuts of the window too."""
    return {
        **{(key, NO_MODIFIERS): partial(player.step_frames, by) for key, by in _STEPS.items()},
        (_KEY.Key_Up, NO_MODIFIERS): partial(player.to_key, -1),
        (_KEY.Key_Down, NO_MODIFIERS): partial(player.to_key, 1),
        (_KEY.Key_Home, NO_MODIFIERS): player.home,
        (_KEY.Key_End, NO_MODIFIERS): player.end,
    }
