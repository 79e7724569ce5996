"""Copying, pasting and deleting keys."""

from dataclasses import replace

from signer.document import timing
from signer.document.binding import copied_binding
from signer.document.edits import Edit
from signer.document.fitting import with_new_item
from signer.document.items import every_item, find_item, item_under, items_on, new_item_id
from signer.document.settling import copied_guesses
from signer.document.sign import Sign
from signer.document.tracks.kinds import kind_of, track_of
from signer.document.tracks.span import Span
from signer.document.tracks.track import Item
from signer.studio.editing.carried import (
    FOREIGN,
    Carried,
    carried,
    is_board_foreign,
    keep_board,
    with_place_ids,
    with_places_of,
)
from signer.studio.editing.retiming import without_keys
from signer.studio.editing.session import Session
from signer.studio.editing.signals import Over, chosen_over, spans_over
from signer.studio.language import tr

NO_FACE = tr("There is no signal over what is chosen.")
NOTHING_CHOSEN = tr("No key is chosen: click one on the timeline, or put the playhead on it.")


class Clipboard:
    """Keys that were copied, and what is done with the chosen ones."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._copied: Carried | None = None

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
        sign = self._session.sign
        items = tuple((find_item(sign, key.id)[0], key) for key in keys)
        self._keep(carried(sign, items, keys[0].time_s))
        self._session.tell(
            tr("Copied {count}. Put the playhead where they go and paste.", count=_count(len(keys)))
        )
        return True

    def copy_face(self) -> bool:
        """Remember what face, head and torso do over the chosen keys, or in the whole sign where none is."""
        session, sign = self._session, self._session.sign
        over = chosen_over(session)
        is_whole = over.is_point or not over.from_key
        found = (
            [(name, item) for name, item in every_item(sign) if isinstance(item, Span)]
            if is_whole
            else list(spans_over(sign, over))
        )
        if not found:
            session.tell(NO_FACE)
            return False
        items = tuple(sorted(found, key=lambda one: one[1].time_s))
        if is_whole:
            self._keep(carried(sign, items, items[0][1].time_s))
        else:
            keys = (over.from_key, over.to_key)
            self._keep(carried(sign, items, over.time_s, over=keys, ends_s=over.end_s))
        count = tr("one signal") if len(items) == 1 else tr("{count} signals", count=len(items))
        where = tr("Put the playhead where they go") if is_whole else tr("Choose the keys that they go over")
        session.tell(tr("Copied {count}. {where} and paste.", count=count, where=where))
        return True

    def _keep(self, copied: Carried) -> None:
        self._copied = copied
        keep_board()

    def cut(self) -> bool:
        """Remember the chosen keys and take them away."""
        return self.copy() and self.delete()

    def paste(self) -> bool:
        """Put the remembered items at the playhead, on the chosen track, as far apart as they were.

        The track is of the selected hand, its shoulder, the torso or the head.

        Keys of several rows go back to their own.
        """
        session = self._session
        copied = self._copied
        if is_board_foreign() or copied is None:
            session.tell(FOREIGN if is_board_foreign() else tr("Nothing was copied yet."))
            return False
        over = chosen_over(session)
        if copied.over[0] and over.from_key:
            return self._paste_over(copied, over)
        rows = [row for row, _ in copied.items]
        row = track_of(rows[0].kind, session.selection.role)
        dt_s = session.playhead_s - copied.begins_s
        onto = rows if len(set(rows)) > 1 else [row] * len(rows)
        made: list[str] = []

        def change(sign: Sign) -> Sign:
            made.clear()
            sign, names = with_places_of(sign, copied)
            for (_, key), name in zip(copied.items, onto, strict=True):
                copy = replace(key, id=new_item_id(sign, name), time_s=timing.stored(key.time_s + dt_s))
                sign = with_new_item(sign, name, with_place_ids(copy, names))
                made.append(copy.id)
            originals = (key.id for _, key in copied.items)
            copies = dict(zip(originals, made, strict=True))
            return copied_guesses(copied_binding(sign, copies), copies, copied.guesses)

        changed = session.perform(Edit(tr("Paste {count}", count=_count(len(rows))), change)).changed
        session.select_on(row, *made)
        return changed

    def _paste_over(self, copied: Carried, over: Over) -> bool:
        """Put a face that was copied over keys over the chosen ones, bound to them as it was to those."""
        session = self._session
        by_s = over.time_s - copied.begins_s, over.end_s - copied.ends_s

        def change(sign: Sign) -> Sign:
            sign, names = with_places_of(sign, copied)
            for row, item in copied.items:
                if not isinstance(item, Span):
                    continue
                bound = item.from_key == copied.over[0], item.to_key == copied.over[1]
                time_s = item.time_s + by_s[0]
                end_s = item.end_s + by_s[1 if bound[1] else 0]
                copy = replace(
                    with_place_ids(item, names),
                    id=new_item_id(sign, row),
                    time_s=timing.stored(time_s),
                    hold_s=timing.stored(max(end_s - time_s, 0.0)),
                    from_key=over.from_key if bound[0] else "",
                    to_key=over.to_key if bound[1] else "",
                )
                nests = kind_of(row).nests
                gone = [
                    one.id
                    for one in items_on(sign, row)
                    if _lies_within(one, copy) and (not nests or one.signal == copy.signal)
                ]
                sign = with_new_item(without_keys(gone)(sign) if gone else sign, row, copy)
            return sign

        return session.perform(Edit(tr("Paste face"), change)).changed

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


def _lies_within(one: Item, copy: Span) -> bool:
    return copy.time_s - timing.SAME_TIME_S <= one.time_s and one.end_s <= copy.end_s + timing.SAME_TIME_S


def _count(number: int) -> str:
    return tr("a key") if number == 1 else tr("{number} keys", number=number)
