"""A key between two others, with the posture that the hand has at a share of the way."""

import math
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import numpy as np

from signer.characters.character import Character
from signer.document.edits import Edit, remove_keys
from signer.document.fitting import with_new_item
from signer.document.items import has_id, with_items
from signer.document.queries import every_key, key_under, neighbours
from signer.document.sign import Sign
from signer.document.timing import SAME_TIME_S, stored
from signer.document.tracks.hand import Key
from signer.document.tracks.track import TrackName
from signer.document.values import HandRole, Transition
from signer.motion.movement.easing import DIGITS, STANDS, cut, is_passed, progress, rejoined
from signer.motion.movement.intervals import Interval, interval_at, intervals_of
from signer.motion.operations.new_keys import key_at

_STEPS: Final = 2001
"""Of a way: the share at which a key lies on it is told to 0.0005 before it is read between two."""
_TURNING: Final = ("circle", "zigzag")


def breakdown_at(character: Character, sign: Sign, role: HandRole, time_s: float, share: float) -> Key | None:
    """A new key at a share (0 to 1) of the way between two keys, solved on it; None where there is no way."""
    stretch = _way_at(sign, role, time_s)
    if stretch is None:
        return None
    parts = np.linspace(0.0, 1.0, _STEPS)
    reached = progress(stretch.transition, stretch.paced(parts)) >= min(max(share, 0.0), 1.0)
    part = float(parts[int(np.argmax(reached))])
    at_s = stretch.start_s + part * (stretch.end_s - stretch.start_s)
    inside_s = min(max(at_s, stretch.start_s + 2e-3), stretch.end_s - 2e-3)
    return replace(key_at(character, sign, role, inside_s), time_s=stored(time_s))


def broken_down(character: Character, sign: Sign, role: HandRole, time_s: float, share: float) -> Sign | None:
    """The sign with that key, or one there set anew; None where nothing is on both sides to lie between."""
    there = key_under(sign.hand(role), time_s)
    if there is not None and abs(there.time_s - time_s) > SAME_TIME_S:
        return None
    without = sign if there is None else _without(sign, role, there)
    time_s = time_s if there is None else there.time_s
    made = breakdown_at(character, without, role, time_s, share)
    if made is None:
        return None
    if there is not None:
        made = replace(made, id=there.id, time_s=there.time_s, hold_s=there.hold_s, extra=there.extra)
    return _with_key_on_way(without, role, made, share)


def set_on_way(character: Character, sign: Sign, role: HandRole, time_s: float) -> Sign | None:
    """The sign with a key between two others that changes nothing; None on no way, or one to and fro."""
    way, share = _way_at(sign, role, time_s), share_at(sign, role, time_s)
    if way is None or share is None or way.transition.repeats:
        return None
    return _with_key_on_way(sign, role, key_at(character, sign, role, time_s), share)


def rejoined_without(key_ids: Sequence[str]) -> Edit:
    """Take keys of hands and shoulders away; past a key that the hand passed goes one way again."""
    removed = remove_keys(key_ids)

    def change(sign: Sign) -> Sign:
        for role, key in every_key(sign):
            before = neighbours(sign.hand(role), key.id)[0] if key.id in key_ids else None
            if before is not None and is_passed(before.transition, key.transition):
                sign = _without(sign, role, key)
        return remove_keys([key_id for key_id in key_ids if has_id(sign, key_id)]).change(sign)

    return Edit(removed.label, change)


def _with_key_on_way(sign: Sign, role: HandRole, made: Key, share: float) -> Sign | None:
    way = _way_at(sign, role, made.time_s)
    if way is None or way.before is None:
        return None
    stops = made.hold_s > 0.0 or way.transition.repeats > 0
    time_share = None if stops else float(way.share(np.array([made.time_s]))[0])
    first, second = divided(way.transition, share, time_share)
    local = tuple(one for one in made.local if one.during != "hold")
    made = replace(made, transition=second, act=None, local=local)
    return with_new_item(_with_way(sign, role, way.before, first), TrackName("hand", role), made)


def divided(way: Transition, share: float, time_share: float | None = None) -> tuple[Transition, Transition]:
    """Divide a transition at a share of its way into two that together go the same way.

    An arc becomes two parts of the same parabola; of a circle or a zigzag each part has its share of the
    turns. What goes back and there again does so from the place on. The place is passed at a share of the
    time; with none, the hand stops there.
    """
    share = min(max(share, STANDS), 1.0 - STANDS)
    first, second = (replace(way, **_part(way, part)) for part in (share, 1.0 - share))  # type: ignore[arg-type]
    profiles = None if time_share is None else cut(way, time_share, share)
    if profiles is not None:
        first, second = replace(first, handles=profiles[0]), replace(second, handles=profiles[1])
    return replace(first, repeats=0), second


def joined(first: Transition, second: Transition, time_share: float | None = None) -> Transition:
    """The way divided into these two at a share of the time; the first one where their kinds differ."""
    if first.path != second.path:
        return first
    if time_share is not None and is_passed(first, second):
        first = replace(first, handles=rejoined(first, second, time_share))
    height_m = first.height_m
    if first.path == "arc":
        height_m = sum(math.sqrt(max(one.height_m, 0.0)) for one in (first, second)) ** 2
    turns = first.turns + second.turns if first.path in _TURNING else first.turns
    return replace(
        first,
        height_m=round(height_m, DIGITS),
        turns=round(turns, DIGITS) or first.turns,
        repeats=second.repeats,
    )


def _part(way: Transition, part: float) -> dict[str, float]:
    if way.path == "arc":
        return {"height_m": round(way.height_m * part * part, DIGITS)}
    return {"turns": round(way.turns * part, DIGITS)} if way.path in _TURNING else {}


def _without(sign: Sign, role: HandRole, key: Key) -> Sign:
    """The sign without a key, the ways to it and from it made one again."""
    before, after = neighbours(sign.hand(role), key.id)
    without = remove_keys([key.id]).change(sign)
    if before is None or after is None:
        return without
    time_share = (key.time_s - before.end_s) / (after.time_s - before.end_s)
    return _with_way(without, role, before, joined(before.transition, key.transition, time_share))


def _with_way(sign: Sign, role: HandRole, key: Key, way: Transition) -> Sign:
    keys = tuple(replace(one, transition=way) if one.id == key.id else one for one in sign.hand(role).keys)
    return with_items(sign, TrackName("hand", role), keys)


def share_at(sign: Sign, role: HandRole, time_s: float) -> float | None:
    """Return the share of its way between two keys that a hand has gone at a time; None on no such way."""
    stretch = _way_at(sign, role, time_s)
    if stretch is None:
        return None
    return float(progress(stretch.transition, stretch.paced(stretch.share(np.array([time_s]))))[0])


def _way_at(sign: Sign, role: HandRole, time_s: float) -> Interval | None:
    stretches = intervals_of(sign, role)
    stretch = stretches[int(interval_at(stretches, np.array([time_s]))[0])]
    return None if stretch.is_still or stretch.before is None or stretch.after is None else stretch
