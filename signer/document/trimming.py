"""Trim a hold at one of its ends, and keep a touched hand there as long as it is touched.

Trimming changes the key that is trimmed. Beyond that, only what the key would be wrong without goes
along:

- A hand that is touched holds at least while it is touched. A hold that is made longer, and a key that
  is made or comes to touch, take the hold of the hand that is touched along. One that is made shorter
  leaves that alone. The hold of a hand that is touched ends no earlier, and begins no later, than the touch.
- Two hands that meet are one contact: ends of theirs that agree are trimmed together.
- Where postures are kept as one, the shoulder's key of the same arm is trimmed with the hand's, at
  the ends at which they agree.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Final, NamedTuple, TypeAlias

from signer.document.fitting import room, with_item
from signer.document.items import find_item, items_on
from signer.document.many_keys import followers, moved_along, with_moved
from signer.document.queries import find_key
from signer.document.sign import Sign
from signer.document.timing import SAME_TIME_S, SHORTEST_GAP_S, stored
from signer.document.tracks.hand import Key
from signer.document.tracks.kinds import kind_of
from signer.document.tracks.track import Item, sided
from signer.document.values import OTHER_ROLE, ROLES, BothMeet, HandRole

Touches: TypeAlias = Callable[[Key, HandRole], bool]
"""Function that tells whether a key of one side brings its hand to the other arm or hand."""


_OTHER_HAND: Final = frozenset({"other", "wrist", "forearm", "elbow", "upperarm", "arm"})
"""First parts of the names of all sites on the other hand and on the arms, of which none touches its own."""


def touches_other_hand(key: Key, _role: HandRole) -> bool:
    """Return whether a key brings its hand to the other hand or arm, as the names of its sites tell.

    Sites of one's own have none: of what carries them the document knows nothing.
    """
    return any(isinstance(site, str) and site.split(".")[0] in _OTHER_HAND for site in key.sites)


class Interval(NamedTuple):
    """From when to when a key is held, s."""

    start_s: float
    end_s: float


def trimmed(sign: Sign, key_id: str, span: Interval, *, ripple: bool, as_one: bool, touches: Touches) -> Sign:
    """Trim a hold; later keys go along with its end when they ripple.

    Args:
        sign: before.
        key_id: of a hand or of a shoulder.
        span: when the key should begin and its hold end; fitted between its neighbours.
        ripple: later keys of its row move with the end, and with `as_one` the postures of which these are.
        as_one: the shoulder's key of the same posture is trimmed along.
        touches: which keys bring their hand to the other arm.
    """
    before, key = sign, find_item(sign, key_id)[1]
    start_s, end_s = while_touched(sign, key_id, span, touches)
    along = tuple(_trimmed_along(sign, key_id, touches, as_one=as_one))
    later = (
        moved_along(sign, followers(sign, frozenset({key_id})), ripple=True, as_one=as_one)
        if ripple
        else frozenset()
    )
    if later and end_s > key.end_s:
        later_s = min(end_s - key.end_s, room(sign, later)[1])
        sign, end_s = with_moved(sign, later, later_s), key.end_s + later_s
    sign = staying(before, with_span(sign, key_id, start_s, end_s), touches)
    sign = _not_outlasting(before, sign, key_id, touches)
    sign = _with_agreeing_ends(sign, along, key, _span(find_item(sign, key_id)[1]))
    earlier_s = find_item(sign, key_id)[1].end_s - key.end_s
    if later and earlier_s < 0.0:
        sign = with_moved(sign, later, max(earlier_s, room(sign, later)[0]))
    return staying(before, sign, touches)


def _with_agreeing_ends(sign: Sign, along: tuple[Item, ...], key: Item, span: Interval) -> Sign:
    """Trim the keys that go along with one at the ends at which they agreed with it."""
    for one in along:
        start_s = span.start_s if _same(one.time_s, key.time_s) else one.time_s
        sign = with_span(sign, one.id, start_s, span.end_s if _same(one.end_s, key.end_s) else one.end_s)
    return sign


def with_span(sign: Sign, key_id: str, time_s: float, end_s: float) -> Sign:
    """Let a key begin and end then; one that would begin within its neighbour begins right after it."""
    row, key = find_item(sign, key_id)
    keys = items_on(sign, row)
    index = 0 if kind_of(row).nests else keys.index(key)
    first_s = keys[index - 1].end_s + SHORTEST_GAP_S if index else 0.0
    start_s = stored(max(time_s, first_s))
    return with_item(sign, replace(key, time_s=start_s, hold_s=stored(max(0.0, end_s - start_s))))


def while_touched(sign: Sign, key_id: str, span: Interval, touches: Touches) -> Interval:
    """Widen a key's requested span so that its hand is there while the other one touches it.

    This holds only for touches that began or ended within the key's hold before.
    """
    row, key = find_item(sign, key_id)
    start_s, end_s = min(span), span.end_s
    if row.kind != "hand" or not isinstance(key, Key):
        return Interval(start_s, end_s)
    meets = _touches(key, sided(row), touches)
    for other in _touching(sign, sided(row), key, touches):
        for own_s, time_s in ((key.time_s, other.time_s), (key.end_s, other.end_s)):
            if _holds(key, time_s) and not (meets and _same(own_s, time_s)):
                start_s, end_s = min(start_s, time_s), max(end_s, time_s)
    return Interval(start_s, end_s)


def staying(before: Sign, after: Sign, touches: Touches) -> Sign:
    """Adjust the holds of touched hands to touches that are new, or whose times have changed.

    Where a touch that began or ended in a hand's hold is at another time now, the hand holds on while it is
    touched. Where a touch is new, the hand neither comes after it has begun nor goes before it has ended;
    between keys of its own it goes on as it did. Keys that are new, or whose own times were changed, stay as
    they are.
    """
    if before.hand("dominant") is after.hand("dominant") and before.hand("base") is after.hand("base"):
        return after
    known = {key.id: (role, key) for role in ROLES for key in before.hand(role).keys}
    spans = {key_id: _span(key) for key_id, (_, key) in known.items()}
    for role in ROLES:
        for key in after.hand(role).keys:
            was_of, was = known.get(key.id, (role, None))
            if was is not None and was.sites == key.sites and _span(was) == _span(key):
                continue
            if was is not None and _touches(was, was_of, touches):
                after = _with_carriers(before, after, role, was, key, touches)
            elif touches(key, role):
                after = _with_hand_there(after, OTHER_ROLE[role], key, spans)
    return after


def _with_hand_there(after: Sign, role: HandRole, touch: Key, known: Mapping[str, Interval]) -> Sign:
    """Let a hand that would be at rest, or on its way from or to it, come before a touch and go after it."""
    keys = after.hand(role).keys
    if not keys:
        return after
    first, last = keys[0], keys[-1]
    comes = known.get(first.id) == _span(first) and touch.time_s < first.time_s
    goes = known.get(last.id) == _span(last) and touch.end_s > last.end_s
    if comes:
        after = with_span(after, first.id, touch.time_s, first.end_s)
    return with_span(after, last.id, find_item(after, last.id)[1].time_s, touch.end_s) if goes else after


def _with_carriers(before: Sign, after: Sign, role: HandRole, was: Key, key: Key, touches: Touches) -> Sign:
    now = {one.id: one for one in after.hand(OTHER_ROLE[role]).keys}
    for carrier in carriers(before, role, was, touches):
        if carrier.id in now and _span(now[carrier.id]) == _span(carrier):
            start_s = min(carrier.time_s, key.time_s) if _holds(carrier, was.time_s) else carrier.time_s
            end_s = max(carrier.end_s, key.end_s) if _holds(carrier, was.end_s) else carrier.end_s
            after = with_span(after, carrier.id, start_s, end_s)
    return after


def carriers(sign: Sign, role: HandRole, key: Key, touches: Touches) -> Iterator[Key]:
    """Yield the keys of the other hand in whose hold a key's touch begins or ends.

    There are none where the key does not touch that hand.
    """
    if not _touches(key, role, touches):
        return
    for other in sign.hand(OTHER_ROLE[role]).keys:
        if _holds(other, key.time_s) or _holds(other, key.end_s):
            yield other


def _not_outlasting(before: Sign, after: Sign, key_id: str, touches: Touches) -> Sign:
    """Trim a touch that was made longer to the hold of the hand that is touched.

    It ends, and begins, within that hold where the hold has no more room.
    """
    row, key = find_item(after, key_id)
    was = find_item(before, key_id)[1]
    if row.kind != "hand" or not isinstance(was, Key):
        return after
    start_s, end_s = _span(key)
    for carrier in carriers(before, sided(row), was, touches):
        now = find_key(after, carrier.id)[1]
        start_s = max(start_s, min(now.time_s, was.time_s)) if _holds(carrier, was.time_s) else start_s
        end_s = min(end_s, max(now.end_s, was.end_s)) if _holds(carrier, was.end_s) else end_s
    return after if (start_s, end_s) == _span(key) else with_span(after, key_id, start_s, end_s)


def _trimmed_along(sign: Sign, key_id: str, touches: Touches, *, as_one: bool) -> Iterator[Item]:
    """Yield the keys that are trimmed together with a key, at the ends at which they agree.

    They are keys of the hand that it meets and, with `as_one`, of its own shoulder.
    """
    row, key = find_item(sign, key_id)
    if row.kind != "hand" or not isinstance(key, Key):
        return
    if _touches(key, sided(row), touches):
        yield from _touching(sign, sided(row), key, touches)
    if as_one:
        yield from (one for one in sign.shoulder(sided(row)).keys if _same(one.time_s, key.time_s))


def _touching(sign: Sign, role: HandRole, key: Key, touches: Touches) -> Iterator[Key]:
    """The keys of the other hand that touch the hand of a key while it is held."""
    for other in sign.hand(OTHER_ROLE[role]).keys:
        is_beside = key.time_s <= other.end_s + SAME_TIME_S and other.time_s <= key.end_s + SAME_TIME_S
        if is_beside and _touches(other, OTHER_ROLE[role], touches):
            yield other


def _touches(key: Key, role: HandRole, touches: Touches) -> bool:
    return isinstance(key.placement, BothMeet) or touches(key, role)


def _span(key: Item) -> Interval:
    return Interval(key.time_s, key.end_s)


def _same(a_s: float, b_s: float) -> bool:
    return abs(a_s - b_s) <= SAME_TIME_S


def _holds(key: Item, time_s: float) -> bool:
    return key.time_s - SAME_TIME_S <= time_s <= key.end_s + SAME_TIME_S
