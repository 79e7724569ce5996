"""Ways between the keys of a sign, from rest and to it, that lead through nothing.

They are chosen where nobody has set another one. A way is *ours* where it is as this module, or what gives
new keys life, would leave it; any other way was set by hand and stays. So nothing of it is kept in the sign,
and equal signs get equal ways. So it is with the time that hands take from rest and to it.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import product
from math import ceil, degrees, inf
from typing import Final, Literal, NamedTuple, TypeAlias

import numpy as np

from body_model.arrays import Array
from signer.characters.character import Character, per_character
from signer.characters.load import reference
from signer.document.edits import Edit
from signer.document.sign import Sign
from signer.document.timing import SAME_TIME_S, stored
from signer.document.tracks.hand import HandTrack, Key
from signer.document.values import OTHER_ROLE, ROLES, HandRole, Lead, Transition
from signer.motion.checks.penetrating_transitions import passages_in
from signer.motion.movement.intervals import LEAD, Interval, intervals_of, lead_transition
from signer.motion.operations.clear_flow import with_clear_flow
from signer.motion.operations.leads import (
    ENDS,
    LEAST_S,
    LeadEnd,
    lasting,
    lasting_s,
    lead_s,
    led_round,
    with_arc,
)
from signer.motion.operations.liveliness import way_between
from signer.motion.posing import poses
from signer.motion.posture.penetration import insides
from signer.motion.solving.descent import Tell, quietly
from signer.phrases import phrase
from signer.sequencing.joining import LEAST_LOOKS
from signer.sequencing.rough_ways import Ways
from signer.sequencing.way_search import Between, Search

_MOST_KNOWN: Final = 64
"""Ways that were chosen: an edit asks for five or six and for those of the edit before, one that moves all
keys for one each. Every one keeps the sign it was searched in: 256 kept those of the last fifty edits."""
_BY_ITSELF: Final = Transition()


class Leg(NamedTuple):
    """A hand's way from one key to the next, from rest to its first or from its last to rest."""

    role: HandRole
    way: Interval

    @property
    def end(self) -> LeadEnd | None:
        """The end of the track that leads from rest or to it; None between keys."""
        return "lead_in" if self.way.before is None else "lead_out" if self.way.after is None else None

    @property
    def keys(self) -> list[Key]:
        """The keys that it leaves and comes to."""
        return [key for key in (self.way.before, self.way.after) if key is not None]

    @property
    def ids(self) -> tuple[str, ...]:
        """The hand, and both keys or the end of its track."""
        return self.role, *([key.id for key in self.keys] if self.end is None else [self.end])

    def is_beside(self, leg: "Leg") -> bool:
        """Return whether both ways begin and end together, between keys or at the same end."""
        apart_s = (self.way.start_s - leg.way.start_s, self.way.end_s - leg.way.end_s)
        return self.end == leg.end and max(map(abs, apart_s)) < SAME_TIME_S


Legs: TypeAlias = tuple[Leg, ...]


def with_free_ways(
    sign: Sign, since: Sign | None = None, character: Character | None = None, tell: Tell = quietly
) -> Sign:
    """Return a sign whose new ways lead through nothing, where such a way is found.

    It is searched as between the items of a sentence; from rest and to it as in the library, where the least
    deep one is taken if none is free. A way that somebody set stays, and so does one between keys of which no
    free one is found: `signer check` tells of it. From rest and to it hands take the time that they need.
    With life, keys that would be passed deeper in flesh get a stop.

    Args:
        sign: the sign as it is now.
        since: the sign as it was when its ways were last chosen: only ways to and from keys that were made or
            moved since, or beside which the other hand was, are looked at. None for all ways.
        character: who signs; the reference unless given.
        tell: called meanwhile; an exception that it raises ends the search.
    """
    who, before = character or reference(), since or Sign()
    open_ = dict[Leg, Transition]()
    for leg in legs_of(sign):
        usual = _usual(who, before, sign, leg, tell) if _is_changed(before, sign, leg) else None
        if usual is not None:
            open_[leg] = usual
    for group in _groups(open_):
        sign = _with_ways(sign, _chosen(who, _plainly(who, sign, group, open_), group, tell), group)
    for end in ENDS:
        if _leads(sign, end) != _leads(before, end):
            tell()
            sign = _in_time(who, before, sign, end)
    return with_clear_flow(sign, before, who, tell)


class LedRound(NamedTuple):
    """The edit that leads a way round what is in it, and by what in words; or why there is none."""

    edit: Edit | None
    words: str = ""
    why: Literal["", "no way", "clear", "none"] = ""


def led_round_at(
    sign: Sign, role: HandRole, time_s: float, character: Character | None = None, tell: Tell = quietly
) -> LedRound:
    """Lead the way of a hand at a time round what it leads through; what else is set of it stays.

    At a key it is the way that follows it, or else the one before. Arguments as of `with_free_ways`.
    """
    who, legs = character or reference(), [leg for leg in legs_of(sign) if leg.role == role]
    here = [leg for leg in legs if leg.way.start_s < time_s < leg.way.end_s] or [
        *[leg for leg in legs if leg.way.start_s >= time_s][:1],
        *[leg for leg in legs if leg.way.end_s <= time_s][-1:],
    ]
    leg = next((leg for leg in here if _leads_through(who, sign, leg)), None)
    if leg is None:
        return LedRound(None, why="clear" if here else "no way")
    if leg.end:  # whoever asks for a way would rather have a restless one than none
        led = led_round(who, sign, role, leg.end, most_restless=inf).hand(role)
        found = lead_transition(getattr(led, leg.end))
    else:
        usual = replace(leg.way.transition, path="straight")
        found = _searched(who, _with_ways(sign, {role: usual}, (leg,)), (leg,), tell)[role]
    edit = Edit(phrase("Change movement"), lambda sign: _with_ways(sign, {role: found}, (leg,)))
    if _leads_through(who, edit(sign), leg):
        return LedRound(None, why="none")
    arc = phrase(
        "an arc of {height_mm:.0f} mm, turned by {plane_deg:.0f}°",
        height_mm=1000.0 * found.height_m,
        plane_deg=abs(degrees(found.plane_rad)),
    )
    return LedRound(edit, phrase("the way of itself") if found == LEAD else arc)


def _leads_through(who: Character, sign: Sign, leg: Leg) -> bool:
    """Return whether a hand lies deeper in something on its way than at its ends."""
    count = max(ceil((leg.way.end_s - leg.way.start_s) * sign.fps), LEAST_LOOKS)
    frames = poses(sign, np.linspace(leg.way.start_s, leg.way.end_s, count + 1), who)
    return bool(passages_in(frames, leg.role, insides(frames)[leg.role]))


def legs_of(sign: Sign) -> list[Leg]:
    """Return the ways of both hands that take time, from rest, from key to key and to rest, in its order."""
    found = [
        Leg(role, way)
        for role in ROLES
        for way in intervals_of(sign, role)
        if not way.is_still and way.end_s - way.start_s > SAME_TIME_S
    ]
    return sorted(found, key=lambda leg: leg.way.start_s)


def _leads(sign: Sign, end: LeadEnd) -> list[tuple[HandRole, list[Key], Transition]]:
    """Return the hands that rise or sink, to or from which keys, and how; not in which time."""
    return [(leg.role, leg.keys, leg.way.transition) for leg in legs_of(sign) if leg.end == end]


def _groups(legs: Iterable[Leg]) -> Iterator[Legs]:
    """Yield the ways to be searched together: those of both hands that begin and end together."""
    left = list(legs)
    while left:
        group = tuple(leg for leg in left if leg.is_beside(left[0]))
        left = [leg for leg in left if leg not in group]
        yield group


def _same(sign: Sign, leg: Leg) -> Leg | None:
    """Return the way of a sign that leads between the same keys."""
    return next((one for one in legs_of(sign) if one.ids == leg.ids), None)


def _is_changed(before: Sign, after: Sign, leg: Leg) -> bool:
    """Return whether one of the keys of a way, or of those of the other hand meanwhile, was made or moved."""
    was = _same(before, leg)
    return was is None or _conditions(before, was) != _conditions(after, leg)


def _conditions(sign: Sign, leg: Leg) -> list[object]:
    """Return the keys of a way and those between which the other hand is meanwhile, without their ways.

    Their times are counted from its first key's. From rest and to it, the rest is told besides.
    """
    beside, from_s = sign.hand(OTHER_ROLE[leg.role]).keys, leg.keys[0].end_s
    first = max((row for row, key in enumerate(beside) if key.time_s <= leg.way.start_s), default=0)
    last = min((row for row, key in enumerate(beside) if key.end_s >= leg.way.end_s), default=len(beside))
    keys = (
        replace(key, time_s=stored(key.time_s - from_s), transition=_BY_ITSELF)
        for key in (*leg.keys, *beside[first : last + 1])
    )
    return [*keys, sign.rest if leg.end else None]


def _usual(who: Character, before: Sign, after: Sign, leg: Leg, tell: Tell) -> Transition | None:
    """Return the transition that a way has where nothing is in its way; None for one that somebody set.

    A lead that is left over from keys that were deleted was not.
    """
    now, plain = leg.way.transition, _plain(who, after, leg)
    was = _same(before, leg)
    if was is None:
        is_left_over = leg.end is not None and lead_transition(getattr(before.hand(leg.role), leg.end)) == now
        return now if now in plain else LEAD if is_left_over else None
    if now != was.way.transition and now not in plain:
        return None
    beside = tuple(one for one in legs_of(before) if one.is_beside(was))
    for group, kind in product(dict.fromkeys([(was,), beside]), range(len(plain))):
        usual = {one: _plain(who, before, one)[kind] for one in group}
        found = _chosen(who, _plainly(who, before, group, usual), group, tell)
        if found[leg.role] == was.way.transition:
            return plain[kind]
    return None


def _plain(who: Character, sign: Sign, leg: Leg) -> tuple[Transition, Transition]:
    """Return the transitions of new keys, without and with life."""
    one, other = leg.way.before, leg.way.after
    if one is None or other is None:
        return LEAD, LEAD
    return _BY_ITSELF, way_between(who, sign, leg.role, one, other)


def _plainly(who: Character, sign: Sign, group: Legs, usual: Mapping[Leg, Transition]) -> Sign:
    """Return a sign with usual ways, and all others of the same hands straight: they change nothing here.

    From rest and to it they last as long as new keys let them.
    """
    for leg in group:
        track = sign.hand(leg.role)
        keys = tuple(replace(key, transition=_BY_ITSELF) for key in track.keys)
        sign = sign.with_tracks(replace(track, keys=keys, lead_in=None, lead_out=None))
        sign = _with_ways(sign, {leg.role: usual[leg]}, (leg,))
    if any(leg.end for leg in group):
        lead_in_s, lead_out_s = (lead_s(who, sign, end, fits=True) for end in ENDS)
        sign = replace(sign, lead_in_s=lead_in_s, lead_out_s=lead_out_s)
    return sign


def _with_ways(sign: Sign, ways: Mapping[HandRole, Transition], group: Iterable[Leg]) -> Sign:
    """Return a sign with other transitions of some ways, the same object where they are these already."""
    for leg in group:
        before = sign.hand(leg.role)
        track = _with_way(before, leg, ways[leg.role])
        sign = sign if track == before else sign.with_tracks(track)
    return sign


def _with_way(track: HandTrack, leg: Leg, way: Transition) -> HandTrack:
    if leg.end is None:
        left = leg.keys[0].id
        keys = (replace(key, transition=way) if key.id == left else key for key in track.keys)
        return replace(track, keys=tuple(keys))
    lead = None if way == LEAD else Lead(way.height_m, way.plane_rad)
    return replace(track, lead_in=lead) if leg.end == "lead_in" else replace(track, lead_out=lead)


def _in_time(who: Character, before: Sign, after: Sign, end: LeadEnd) -> Sign:
    """Return a sign whose hands take the time that they need from rest or to it, unless somebody set it.

    That of a new sign, `LEAST_S`, is nobody's.
    """
    was_s, now_s = (lasting_s(one, end) for one in (before, after))
    itself = after
    for role in ROLES:
        itself = with_arc(itself, role, end, None)
    if was_s not in (LEAST_S, lead_s(who, before, end, fits=True)):
        return after
    if now_s not in (was_s, lead_s(who, itself, end, fits=True)):
        return after
    needs_s = lead_s(who, after, end, fits=True)
    return after if needs_s == now_s else lasting(after, end, needs_s)


def _chosen(who: Character, sign: Sign, group: Legs, tell: Tell) -> Ways:
    """Return the free ways of hands that go together, or the usual ones where none are found."""
    known, asked = _known(who), (sign, tuple(leg.ids for leg in group))
    if asked not in known:
        known[asked] = _searched(who, sign, group, tell)
        for oldest in list(known)[: max(len(known) - _MOST_KNOWN, 0)]:
            known.pop(oldest, None)
    return known[asked]


def _searched(who: Character, sign: Sign, group: Legs, tell: Tell) -> Ways:
    if end := group[0].end:
        for leg in group:
            tell()
            sign = led_round(who, sign, leg.role, end)
        return {leg.role: lead_transition(getattr(sign.hand(leg.role), end)) for leg in group}
    between = _between(sign, group)
    way = Search(who, between, tell).best().way
    return dict(way.transitions if way.is_free else between.usual)


@per_character(maxsize=4)
def _known(_who: Character) -> dict[tuple[Sign, tuple[tuple[str, ...], ...]], Ways]:
    """Return the ways that were chosen on a character so far."""
    return {}


def _between(sign: Sign, group: Legs) -> Between:
    """Return the conditions of a search for ways of a sign that begin and end together."""
    asked = {leg.ids for leg in group}
    legs = tuple(leg for leg in legs_of(sign) if leg.ids in asked)
    from_s, until_s = legs[0].way.start_s, legs[0].way.end_s

    def times(hz: float) -> Array:
        return np.linspace(from_s, until_s, max(ceil((until_s - from_s) * hz), LEAST_LOOKS) + 1)

    return Between(
        {leg.role: leg.way.transition for leg in legs},
        lambda ways: _with_ways(sign, ways, legs),
        times,
        is_hurried=True,
    )
