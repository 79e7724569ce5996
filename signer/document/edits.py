"""Changes to a sign as pure functions with a label: whole keys, their times, and metadata.

Whatever an edit is asked for, the keys of a track stay in order, apart by at least `SHORTEST_GAP_S`, and
never before zero. An edit that changes nothing returns the very same sign. The content of one key is changed
in `key_edits`.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from body_model.plain_types import Side
from signer.document.binding import copied_binding, with_bound_ends
from signer.document.change import Change, Outcome
from signer.document.fitting import room, with_item, with_key, with_new_item
from signer.document.frame_rates import LEAST, MOST, Rate
from signer.document.items import find_item, has_id, items_on, new_item_id, with_items
from signer.document.life import require_life
from signer.document.many_keys import closed_up, moved_along, with_moved, with_stretched
from signer.document.queries import find_key
from signer.document.settling import copied_guesses, with_guesses_settled
from signer.document.sign import Sign, SignConfidence
from signer.document.timing import stored
from signer.document.tracks.hand import Key
from signer.document.tracks.kinds import TRACK_NAMES, kind_of
from signer.document.tracks.track import TrackName
from signer.document.trimming import Interval, Touches, staying, touches_other_hand, trimmed
from signer.document.values import Easing, HandRole, require_finite
from signer.phrases import phrase


@dataclass(frozen=True, slots=True)
class Edit(Change[Sign]):
    """One change of a sign and its name in the Undo menu.

    `item_id` names the key or span that it is about, where it is about one. A hand that is touched, as
    `touches` tells, holds on meanwhile.
    """

    label: str
    change: Callable[[Sign], Sign]
    item_id: str | None = None
    touches: Touches = touches_other_hand

    def outcome(self, before: Sign, /) -> Outcome[Sign]:
        """Return the changed sign, and the item that the edit is about."""
        after = carried_through(before, self.change(before), self.touches)
        is_there = self.item_id is not None and has_id(after, self.item_id)
        ids = (self.item_id,) if self.item_id and is_there else ()
        return Outcome(after, ids, changed=after is not before)


def carried_through(before: Sign, after: Sign, touches: Touches) -> Sign:
    """Return an edited sign with all that follows from the edit; the same object when nothing changed.

    A hand that is touched, as `touches` tells, holds on, bound spans go along, and guesses are settled.
    """
    followed = with_bound_ends(before, staying(before, after, touches))
    followed = with_guesses_settled(before, followed)
    return before if followed == before else followed


class Moment(NamedTuple):
    """A hand, and its shoulder, at a time of a sign, s."""

    side: HandRole
    time_s: float


@dataclass(frozen=True)
class MomentEdit(Change[Sign]):
    """A change of what a track does at a moment.

    Attributes:
        named: name in the Undo menu, unless that tells more of the edit.
        kind: of the track that is changed.
        at: the hand and the moment; None for those that are worked on.
    """

    named = ""
    kind = "hand"
    at: Moment | None = field(default=None, kw_only=True)

    @property
    def label(self) -> str:
        """Name in the Undo menu."""
        return self.named

    @property
    def moment(self) -> Moment:
        """The hand and the moment. ValueError without."""
        if self.at is None:
            raise ValueError(f"{self.label!r} says of no hand and moment; give it at=Moment(side, time_s)")
        return self.at


@dataclass(frozen=True, slots=True)
class Prepared(Change[Sign]):
    """An edit whose outcome on one sign was computed beforehand, as by a search beside the window.

    On another sign the outcome is computed anew.
    """

    edit: Change[Sign]
    before: Sign
    found: Outcome[Sign]

    @property
    def label(self) -> str:
        """Name in the Undo menu."""
        return self.edit.label

    def outcome(self, before: Sign, /) -> Outcome[Sign]:
        """Return what becomes of a sign."""
        return self.found if before is self.before else self.edit.outcome(before)


def add_key(role: HandRole, key: Key) -> Edit:
    """Put a key on a track. A key at the same moment is replaced, a hold it falls into ends before it."""
    return Edit(
        phrase("Set key"), lambda sign: with_new_item(sign, TrackName("hand", role), key), item_id=key.id
    )


def remove_keys(key_ids: Iterable[str], *, ripple: bool = False) -> Edit:
    """Take keys away, of hands and of shoulders. With `ripple` what comes later on their rows closes up."""
    ids = frozenset(key_ids)

    def change(sign: Sign) -> Sign:
        for key_id in ids:
            find_item(sign, key_id)
        for row in TRACK_NAMES:
            keys = items_on(sign, row)
            sign = with_items(
                sign, row, closed_up(keys, ids) if ripple else tuple(key for key in keys if key.id not in ids)
            )
        return sign

    return Edit(_plural(phrase("Delete key"), ids), change)


def move_keys(
    key_ids: Iterable[str],
    dt_s: float,
    *,
    ripple: bool = False,
    as_one: bool = False,
    touches: Touches = touches_other_hand,
) -> Edit:
    """Move keys of hands and shoulders together, earlier or later, as far as there is room.

    The keys that stay limit it.

    Args:
        key_ids: of any rows.
        dt_s: later when positive.
        ripple: the later keys of the same rows go along.
        as_one: the keys of the same postures go along, whatever row they are on.
        touches: which keys bring their hand to the other one, which holds on while it is touched.
    """
    ids = frozenset(key_ids)

    def change(sign: Sign) -> Sign:
        require_finite(dt_s=dt_s)
        moved = moved_along(sign, ids, ripple=ripple, as_one=as_one)
        low, high = room(sign, moved)
        return with_moved(sign, moved, min(max(dt_s, low), high))

    return Edit(_plural(phrase("Move key"), ids), change, touches=touches)


def stretch_keys(
    key_ids: Iterable[str],
    about_s: float,
    factor: float,
    *,
    ripple: bool = False,
    as_one: bool = False,
    touches: Touches = touches_other_hand,
) -> Edit:
    """Stretch keys and their holds in time by `factor` about `about_s`, as far as there is room.

    The keys that stay limit it. With `ripple` the later keys of the same rows go along with the end of
    them all; with `as_one` so do the keys of the same postures.
    """
    ids = frozenset(key_ids)

    def change(sign: Sign) -> Sign:
        require_finite(about_s=about_s, factor=factor)
        return with_stretched(sign, ids, about_s, factor, ripple=ripple, as_one=as_one)

    return Edit(_plural(phrase("Stretch key"), ids), change, touches=touches)


def copy_keys(key_ids: Iterable[str], dt_s: float, *, new_ids: Iterable[str] = ()) -> Edit:
    """Put copies of keys of hands and shoulders `dt_s` later (earlier when negative).

    They are made in order of time; `new_ids` are new ones of the sign unless given.
    """
    ids, names = frozenset(key_ids), tuple(new_ids)

    def change(sign: Sign) -> Sign:
        require_finite(dt_s=dt_s)
        originals = sorted(
            (find_item(sign, key_id) for key_id in ids), key=lambda found: (found[1].time_s, found[1].id)
        )
        step = max(dt_s, -min((key.time_s for _, key in originals), default=0.0))
        copies: dict[str, str] = {}
        for index, (row, key) in enumerate(originals):
            copies[key.id] = names[index] if index < len(names) else new_item_id(sign, row)
            sign = with_new_item(sign, row, replace(key, id=copies[key.id], time_s=key.time_s + step))
        return copied_guesses(copied_binding(sign, copies), copies)

    return Edit(_plural(phrase("Copy key"), ids), change)


def set_easing(item_id: str, easing: Easing) -> Edit:
    """Change how fast a track goes on from a key to the next one; ValueError for one with ramps."""

    def change(sign: Sign) -> Sign:
        name, item = find_item(sign, item_id)
        eased = kind_of(name).eased
        if eased is None:
            raise ValueError(f"{item_id!r} comes and goes by its own ramps ({name}); it has no speed to set")
        return with_item(sign, eased(item, easing))

    return Edit(phrase("Change speed"), change, item_id=item_id)


def replace_key(role: HandRole, key_id: str, **changes: Any) -> Edit:
    """Change any fields of a key at once. Its time and hold are fitted between its neighbours."""
    if "id" in changes:
        raise ValueError("a key keeps its id")

    def change(sign: Sign) -> Sign:
        found, key = find_key(sign, key_id)
        if found != role:
            raise LookupError(f"the key {key_id!r} is on the {found} track, not on the {role} track")
        return with_key(sign, role, replace(key, **changes))

    return Edit(phrase("Change key"), change, key_id)


def set_hold(
    key_id: str,
    hold_s: float,
    *,
    ripple: bool = False,
    as_one: bool = False,
    touches: Touches = touches_other_hand,
) -> Edit:
    """Set the duration of a key's hold, for a hand or a shoulder.

    The hold may last up to the next key; with `ripple` the later keys are moved along instead. `trimming`
    says which other keys change with it.
    """

    def change(sign: Sign) -> Sign:
        require_finite(hold_s=hold_s)
        start_s = find_item(sign, key_id)[1].time_s
        span = Interval(start_s, start_s + max(hold_s, 0.0))
        return trimmed(sign, key_id, span, ripple=ripple, as_one=as_one, touches=touches)

    return Edit(phrase("Change hold"), change, key_id, touches)


def set_span(
    key_id: str, time_s: float, end_s: float, *, as_one: bool = False, touches: Touches = touches_other_hand
) -> Edit:
    """Set when a key of a hand or a shoulder begins and when its hold ends, between its neighbours.

    Moving one end leaves the other where it is. `trimming` says which other keys change with it.
    """

    def change(sign: Sign) -> Sign:
        require_finite(time_s=time_s, end_s=end_s)
        span = Interval(min(time_s, end_s), end_s)
        return trimmed(sign, key_id, span, ripple=False, as_one=as_one, touches=touches)

    return Edit(phrase("Change hold"), change, key_id, touches)


# The sign as a whole


def set_dominant_side(side: Side) -> Edit:
    """Let the signer be right-handed or left-handed; nothing else of the sign changes."""
    return Edit(phrase("Change dominant hand"), lambda sign: replace(sign, dominant_side=side))


def set_details(
    *,
    gloss: str | None = None,
    translation: str | None = None,
    notes: str | None = None,
    tags: Iterable[str] | None = None,
    author: str | None = None,
    licence: str | None = None,
    source: str | None = None,
    confidence: SignConfidence | None = None,
    fps: Rate | None = None,
    lead_in_s: float | None = None,
    lead_out_s: float | None = None,
    life: float | None = None,
) -> Edit:
    """Change what is known about a sign and how it is shown; what is not given stays."""
    wishes = {
        "gloss": gloss,
        "translation": translation,
        "notes": notes,
        "tags": None if tags is None else tuple(tags),
        "author": author,
        "licence": licence,
        "source": source,
        "confidence": confidence,
        "fps": fps,
        "lead_in_s": lead_in_s,
        "lead_out_s": lead_out_s,
        "life": life,
    }
    changes: dict[str, Any] = {name: value for name, value in wishes.items() if value is not None}
    for name in {"lead_in_s", "lead_out_s"} & set(changes):
        require_finite(**{name: changes[name]})
        changes[name] = stored(max(0.0, changes[name]))
    if not LEAST <= changes.get("fps", LEAST) <= MOST:
        raise ValueError(f"fps is {changes['fps']}; it must be from {LEAST} to {MOST}")
    require_life(changes.get("life", 0.0))

    def change(sign: Sign) -> Sign:
        return replace(sign, **changes)

    return Edit(phrase("Change details"), change)


def _plural(label: str, ids: frozenset[str]) -> str:
    return f"{label}s" if len(ids) > 1 else label
