"""Retiming a sign by one map of times, and loosening its holds: hands that nothing holds go longer.

Holds that meaning or contact asks for keep their time, and so do acts, repeats, ways that somebody set, and
the end of a sign. No posture is changed: each key is met as it was, at another time.
"""

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate, pairwise
from typing import Any, Final, NamedTuple, Self

import numpy as np

from signer.characters.character import Character
from signer.document.edits import Edit
from signer.document.items import items_on, with_items
from signer.document.sign import Sign
from signer.document.timing import MOMENTS_HZ, SAME_TIME_S, SHORTEST_GAP_S, stored
from signer.document.tracks.hand import Key
from signer.document.tracks.kinds import TRACK_NAMES
from signer.document.tracks.track import TrackName
from signer.document.values import ROLES, HandRole
from signer.motion.movement.flow import is_plain, is_with_other_hand, own_contact
from signer.motion.operations.leads import with_lively_leads
from signer.phrases import phrase


@dataclass(frozen=True, slots=True)
class TimeWarp:
    """A rising map of times: straight between edges, and beyond them at a rate of its own.

    Attributes:
        edges: s, rising; at least one.
        becomes: s, the times that these become.
        beyond: how many times as long everything before the first edge and after the last one lasts.
    """

    edges: Sequence[float]
    becomes: Sequence[float]
    beyond: float = 1.0

    @classmethod
    def stretching(cls, edges: Sequence[float], factors: Sequence[float], beyond: float = 1.0) -> Self:
        """Return the warp by which intervals between edges last so many times as long."""
        lengths = (by * (end - start) for by, (start, end) in zip(factors, pairwise(edges), strict=True))
        return cls(edges, tuple(accumulate(lengths, initial=edges[0])), beyond)

    def __call__(self, time_s: float) -> float:
        """Return the time, s, that a time becomes."""
        edges, becomes = self.edges, self.becomes
        if time_s <= edges[0] or len(edges) == 1:
            return becomes[0] + (time_s - edges[0]) * self.beyond
        if time_s >= edges[-1]:
            return becomes[-1] + (time_s - edges[-1]) * self.beyond
        return float(np.interp(time_s, edges, becomes))


def retimed(sign: Sign, warp: TimeWarp) -> Sign:
    """Return a sign with the times of all that its tracks and markers hold as a warp has them."""
    for name in TRACK_NAMES:
        items, end_s = list[Any](), 0.0
        for item in items_on(sign, name):
            time_s = stored(warp(item.time_s))
            if name.kind in ("hand", "shoulder"):
                time_s = max(time_s, stored(end_s + SHORTEST_GAP_S)) if items else time_s
            hold_s = stored(max(warp(item.end_s) - time_s, 0.0))
            items.append(replace(item, time_s=time_s, hold_s=hold_s))
            end_s = time_s + hold_s
        sign = with_items(sign, name, tuple(items))
    markers = tuple(
        replace(marker, time_s=(at_s := stored(warp(marker.time_s))),
                hold_s=stored(max(warp(marker.time_s + marker.hold_s) - at_s, 0.0)))
        for marker in sign.markers
    )  # fmt: skip
    return sign if markers == sign.markers else replace(sign, markers=markers)


class Loosening(NamedTuple):
    """Times that holds give to ways with whole life.

    Attributes:
        touched_s: a touch keeps so much of its hold, s: two frames of a film, or it is not seen as one.
        touch_gives: share of the rest of a touch's hold that life takes at most. With all of it contacts look
            brushed past.
        most_given: a way lasts longer by no more than this share of itself for what holds have lost: hands
            would creep on the short ways of signs that stand for long.
        longer: share by which ways within signs last longer besides: people's are slower than the library's.
    """

    touched_s: float
    touch_gives: float
    most_given: float
    longer: float


LOOSENING: Final = Loosening(touched_s=0.06, touch_gives=0.6, most_given=0.6, longer=0.12)


def loosen(character: Character) -> Edit:
    """Give holds of a sign to its ways as far as its life asks, and hands time up and down, in one step."""

    def change(sign: Sign) -> Sign:
        sign = with_lively_leads(character, sign)
        made = loosened(sign, sign.life)
        pairs = (
            (one, other)
            for role in ROLES
            for one, other in zip(sign.hand(role).keys, made.hand(role).keys, strict=True)
        )
        return made if any(other.hold_s < one.hold_s - SAME_TIME_S for one, other in pairs) else sign

    return Edit(phrase("Loosen holds"), change)


def loosened(sign: Sign, life: float) -> Sign:
    """Return a sign with holds and ways as long as they are with so much life; it itself with none."""
    return loosened_by(sign, loosening(sign, life)) if life else sign


def loosened_by(sign: Sign, warp: TimeWarp) -> Sign:
    """Return a sign retimed by a warp of `loosening`, without what is hardly left of a hold."""
    made = retimed(sign, warp)
    for role in ROLES:
        before = {key.id: key.hold_s for key in sign.hand(role).keys}
        keys = tuple(
            replace(key, hold_s=0.0) if key.hold_s < min(1.0 / MOMENTS_HZ, before[key.id]) else key
            for key in made.hand(role).keys
        )
        made = with_items(made, TrackName("hand", role), keys)
    return made


def loosening(sign: Sign, life: float) -> TimeWarp:
    """Return the warp by which holds give to ways what nothing asks of them.

    An interval between two edges of holds loses the least share that a hand held in it can spare, and nothing
    while a hand is on its way. What is lost is shared by the ways that nobody set and in which nothing
    repeats. The end, from when all hands are at their last key, stays.
    """
    keys = {role: sign.hand(role).keys for role in ROLES}
    found = sorted({edge for each in keys.values() for key in each for edge in (key.time_s, key.end_s)})
    if len(found) < 2:
        return TimeWarp((0.0,), (0.0,))
    ends_s = max(each[-1].time_s for each in keys.values() if each)
    spare, gains = list[float](), list[bool]()
    for start_s, end_s in pairwise(found):
        hands = _hands_at(keys, (start_s + end_s) / 2)
        held = [_spare_share(keys, role, key, life) for role, key, is_held in hands if is_held]
        ways = [key for _, key, is_held in hands if not is_held]
        is_free = not ways and start_s < ends_s
        spare.append(min(held, default=0.0) if is_free else 0.0)
        gains.append(bool(ways) and all(map(_may_last, ways)) and not any(
            key.moves_in_hold for _, key, is_held in hands if is_held))  # fmt: skip
    lengths = [end_s - start_s for start_s, end_s in pairwise(found)]
    lost_s = sum(share * length for share, length in zip(spare, lengths, strict=True))
    ways_s = sum(length for gain, length in zip(gains, lengths, strict=True) if gain)
    more = 1.0 + LOOSENING.longer * life + (min(lost_s / ways_s, LOOSENING.most_given) if ways_s else 0.0)
    return TimeWarp.stretching(
        found, [more if gain else 1.0 - share for share, gain in zip(spare, gains, strict=True)]
    )


def _hands_at(keys: Mapping[HandRole, Sequence[Key]], time_s: float) -> list[tuple[HandRole, Key, bool]]:
    """Return the hands that do something at a time: the last key of each, and whether it is held there."""
    found = list[tuple[HandRole, Key, bool]]()
    for role, track in keys.items():
        row = bisect_right(track, time_s, key=lambda key: key.time_s) - 1
        if row >= 0 and time_s <= (track[row].end_s if row == len(track) - 1 else track[-1].end_s):
            found.append((role, track[row], time_s <= track[row].end_s))
    return found


def _spare_share(keys: Mapping[HandRole, Sequence[Key]], role: HandRole, key: Key, life: float) -> float:
    """Return the share of a key's hold that nothing asks for."""
    if key.moves_in_hold:
        return 0.0
    if own_contact(key) is None and not is_with_other_hand(keys, role, key):
        return life
    kept_s = LOOSENING.touched_s
    return LOOSENING.touch_gives * life * (1.0 - kept_s / key.hold_s) if key.hold_s > kept_s else 0.0


def _may_last(key: Key) -> bool:
    """Return whether the way from a key may last longer: nobody set it, and nothing in it has a rate."""
    way = key.transition
    return is_plain(way) and not way.repeats and not any(one.during != "hold" for one in key.local)
