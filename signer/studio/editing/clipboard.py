"""Copying, pasting and deleting keys."""

from dataclasses import replace

from signer.document import timing
from signer.document.edits import Edit
from signer.document.lanes import with_new_key
from signer.document.queries import new_row_key_id
from signer.document.rows import AnyKey, Row, find_row_key, keys_on, row_key_under
from signer.document.sign import Key, Sign
from signer.studio.editing.deleting import without_keys
from signer.studio.editing.session import Session

NOTHING_CHOSEN = "No key is chosen: click one on the timeline, or put the playhead on it."


class Clipboard:
    """Keys that were copied, and what is done with the chosen ones."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._copied: tuple[AnyKey, ...] = ()
        self._rows: tuple[Row, ...] = ()

    @property
    def chosen(self) -> tuple[AnyKey, ...]:
        """The selected keys, or the one under the playhead, in order of time."""
        session = self._session
        keys = [find_row_key(session.sign, key_id)[1] for key_id in session.selection.key_ids]
        under = row_key_under(session.sign, session.selection.row, session.playhead_s)
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
        self._rows = tuple(find_row_key(self._session.sign, key.id)[0] for key in keys)
        self._session.tell(f"Copied {_count(len(keys))}. Put the playhead where they go and paste.")
        return True

    def cut(self) -> bool:
        """Remember the chosen keys and take them away."""
        return self.copy() and self.delete()

    def paste(self) -> bool:
        """Put the remembered keys at the playhead of the selected hand, or of its shoulder, as far apart as they were.

        Keys of several rows go back to their own.
        """
        session = self._session
        if not self._copied:
            session.tell("Nothing was copied yet.")
            return False
        row = Row(session.selection.lane, "hand" if isinstance(self._copied[0], Key) else "shoulder")
        dt_s = session.playhead_s - self._copied[0].time_s
        made: list[str] = []
        rows = self._rows if len(set(self._rows)) > 1 else (row,) * len(self._copied)

        def change(sign: Sign) -> Sign:
            made.clear()
            for key, onto in zip(self._copied, rows, strict=True):
                copy = replace(key, id=new_row_key_id(sign, onto), time_s=timing.stored(key.time_s + dt_s))
                sign = with_new_key(sign, onto, copy)
                made.append(copy.id)
            return sign

        changed = session.apply(Edit(f"Paste {_count(len(self._copied))}", change))
        session.select(row.lane, *made, part=row.part)
        return changed

    def delete(self, *, ripple: bool = False) -> bool:
        """Take the chosen keys away; with `ripple` what comes later on their rows closes up."""
        keys = self.chosen
        if not keys:
            self._session.tell(NOTHING_CHOSEN)
            return False
        return self._session.apply(without_keys([key.id for key in keys], ripple=ripple))

    def select_all(self) -> None:
        """Choose every key of the selected lane."""
        row = self._session.selection.row
        self._session.select(row.lane, *(key.id for key in keys_on(self._session.sign, row)), part=row.part)


def _count(number: int) -> str:
    return "a key" if number == 1 else f"{number} keys"
