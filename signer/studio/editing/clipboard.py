"""Copying, pasting and deleting keys."""

from dataclasses import replace

from signer.document import timing
from signer.document.binding import copied_binding
from signer.document.edits import Edit
from signer.document.fitting import with_new_item
from signer.document.items import find_item, item_under, items_on, new_item_id
from signer.document.sign import Sign
from signer.document.tracks.kinds import track_of
from signer.document.tracks.track import Item, TrackName
from signer.studio.editing.deleting import without_keys
from signer.studio.editing.session import Session

NOTHING_CHOSEN = "No key is chosen: click one on the timeline, or put the playhead on it."


class Clipboard:
    """Keys that were copied, and what is done with the chosen ones."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._copied: tuple[Item, ...] = ()
        self._rows: tuple[TrackName, ...] = ()

    @property
    def chosen(self) -> tuple[Item, ...]:
        """The selected keys, or the one under the playhead, in order of time."""
        session = self._session
        keys = [find_item(session.sign, key_id)[1] for key_id in session.selection.key_ids]
        under = item_under(session.sign, session.selection.row, session.playhead_s)
        if not keys and under is not None:
            keys = [under]
        return tuple(sorted(keys, key=lambda key: key.time_s))

    def copy(self) -> bool:
        """Remember the chosen keys."""
        keys = self.chosen
        if not keys:
            self._session.tell(NOTHING_CHOSEN)
            return False
        self._copied = keys
        self._rows = tuple(find_item(self._session.sign, key.id)[0] for key in keys)
        self._session.tell(f"Copied {_count(len(keys))}. Put the playhead where they go and paste.")
        return True

    def cut(self) -> bool:
        """Remember the chosen keys and take them away."""
        return self.copy() and self.delete()

    def paste(self) -> bool:
        """Put the remembered items at the playhead, on the chosen track, as far apart as they were.

        The track is of the selected hand, its shoulder, the torso or the head.

        Keys of several rows go back to their own.
        """
        session = self._session
        if not self._copied:
            session.tell("Nothing was copied yet.")
            return False
        row = track_of(self._rows[0].kind, session.selection.role)
        dt_s = session.playhead_s - self._copied[0].time_s
        made: list[str] = []
        rows = self._rows if len(set(self._rows)) > 1 else (row,) * len(self._copied)

        def change(sign: Sign) -> Sign:
            made.clear()
            for key, onto in zip(self._copied, rows, strict=True):
                copy = replace(key, id=new_item_id(sign, onto), time_s=timing.stored(key.time_s + dt_s))
                sign = with_new_item(sign, onto, copy)
                made.append(copy.id)
            originals = (key.id for key in self._copied)
            return copied_binding(sign, dict(zip(originals, made, strict=True)))

        changed = session.perform(Edit(f"Paste {_count(len(self._copied))}", change)).changed
        session.select_on(row, *made)
        return changed

    def delete(self, *, ripple: bool = False) -> bool:
        """Take the chosen keys away; with `ripple` what comes later on their rows closes up."""
        keys = self.chosen
        if not keys:
            self._session.tell(NOTHING_CHOSEN)
            return False
        return self._session.perform(without_keys([key.id for key in keys], ripple=ripple)).changed

    def select_all(self) -> None:
        """Choose every key of the selected track."""
        row = self._session.selection.row
        self._session.select_on(row, *(key.id for key in items_on(self._session.sign, row)))


def _count(number: int) -> str:
    return "a key" if number == 1 else f"{number} keys"
