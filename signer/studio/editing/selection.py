"""Selection that the user works on, and the time at which a new item is set on its track."""

from __future__ import annotations

from dataclasses import dataclass, replace

from signer.document.items import has_id, item_under, items_on
from signer.document.queries import first_key_s
from signer.document.sign import Sign
from signer.document.tracks.kinds import TRACK_NAMES, kind_of, track_of
from signer.document.tracks.span import ONSET_S
from signer.document.tracks.track import TrackName
from signer.document.values import HandRole


@dataclass(frozen=True, slots=True)
class Selection:
    """Selection that the user works on: a hand, and some items of one track.

    Attributes:
        role: the hand; the one worked on last while the track has no side.
        key_ids: ids of the chosen items.
        kind: kind of the track.
    """

    role: HandRole = "dominant"
    key_ids: tuple[str, ...] = ()
    kind: str = "hand"

    @property
    def row(self) -> TrackName:
        """Track on which these items are, and on which a new one is set."""
        return track_of(self.kind, self.role)

    def moved_to(self, name: TrackName, *key_ids: str) -> Selection:
        """Return some items of a track, with the hand of its side; with this hand where it has none."""
        return Selection(self.role if name.side is None else name.side, key_ids, name.kind)

    def kept_in(self, sign: Sign) -> Selection:
        """Return those of the items that a sign has."""
        return replace(self, key_ids=tuple(key_id for key_id in self.key_ids if has_id(sign, key_id)))


def time_for_item(sign: Sign, row: TrackName, time_s: float) -> float:
    """Return when an item that is wanted at a time of a track begins, s: then, or later.

    The first key of a side leaves time for the way from rest, and a span for its rise.
    """
    if kind_of(row).ramps:
        return time_s if item_under(sign, row, time_s) is not None else max(time_s, ONSET_S)
    is_first = not any(items_on(sign, name) for name in TRACK_NAMES if name.side == row.side)
    return first_key_s(sign, row.side, time_s) if is_first and row.side is not None else time_s
