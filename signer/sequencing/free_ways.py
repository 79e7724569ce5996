"""Ways between the keys of a sign that lead through nothing, chosen where nobody has set another one.

A way is *ours* where it is as this module, or what gives new keys life, would leave it; any other way was set
by hand and stays. So nothing of it is kept in the sign, and equal signs get equal ways.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import product
from math import ceil
from typing import Final, NamedTuple

import numpy as np

from body_model.arrays import Array
from signer.characters.character import Character, per_character
from signer.characters.load import reference
from signer.document.sign import Sign
from signer.document.timing import SAME_TIME_S, stored
from signer.document.tracks.hand import Key
from signer.document.values import OTHER_ROLE, ROLES, HandRole, Transition
from signer.motion.operations.liveliness import way_between
from signer.motion.solving.descent import Tell, quietly
from signer.sequencing.rough_ways import Ways
from signer.sequencing.ways import Between, Search

_LEAST_LOOKS: Final = 8
"""A short way is looked at so often at least."""
_MOST_KNOWN: Final = 256  # ways that were chosen: those of the keys of one long sign
_BY_ITSELF: Final = Transition()


class Leg(NamedTuple):
    """A hand's way from one key to the next."""

    role: HandRole
    one: Key
    other: Key

    @property
    def ids(self) -> tuple[HandRole, str, str]:
        """The hand and both keys."""
        return self.role, self.one.id, self.other.id

    def is_beside(self, leg: "Leg") -> bool:
        """Return whether both ways begin and end together."""
        apart_s = (self.one.end_s - leg.one.end_s, self.other.time_s - leg.other.time_s)
        return max(map(abs, apart_s)) < SAME_TIME_S


def with_free_ways(
    sign: Sign, since: Sign | None = None, character: Character | None = None, tell: Tell = quietly
) -> Sign:
    """Return a sign whose new ways lead through nothing, where such a way is found.

    It is searched as between the items of a sentence. A way that somebody set stays, and so does one of which
    no free one is found: `signer check` tells of it.

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
        sign = _with_ways(sign, _chosen(who, _plainly(sign, group, open_), group, tell), group)
    return sign


def legs_of(sign: Sign) -> list[Leg]:
    """Return the ways of both hands from key to key, in order of time."""
    found = [
        Leg(role, one, other)
        for role in ROLES
        for one, other in zip(sign.hand(role).keys, sign.hand(role).keys[1:], strict=False)
    ]
    return sorted(found, key=lambda leg: leg.one.end_s)


def _groups(legs: Iterable[Leg]) -> Iterator[tuple[Leg, ...]]:
    """Yield the ways to be searched together: those of both hands that begin and end together."""
    left = list(legs)
    while left:
        group = tuple(leg for leg in left if leg.is_beside(left[0]))
        left = [leg for leg in left if leg not in group]
        yield group


def _is_changed(before: Sign, after: Sign, leg: Leg) -> bool:
    """Return whether one of the keys of a way, or of those of the other hand meanwhile, was made or moved."""
    was = next((one for one in legs_of(before) if one.ids == leg.ids), None)
    return was is None or _conditions(before, was) != _conditions(after, leg)


def _conditions(sign: Sign, leg: Leg) -> list[Key]:
    """Return both keys of a way and those between which the other hand is meanwhile, without their ways.

    Their times are counted from when the hand leaves.
    """
    leaves_s, comes_s, beside = leg.one.end_s, leg.other.time_s, sign.hand(OTHER_ROLE[leg.role]).keys
    first = max((row for row, key in enumerate(beside) if key.time_s <= leaves_s), default=0)
    last = min((row for row, key in enumerate(beside) if key.end_s >= comes_s), default=len(beside))
    return [
        replace(key, time_s=stored(key.time_s - leaves_s), transition=_BY_ITSELF)
        for key in (leg.one, leg.other, *beside[first : last + 1])
    ]


def _usual(who: Character, before: Sign, after: Sign, leg: Leg, tell: Tell) -> Transition | None:
    """Return the transition that a way has where nothing is in its way; None for one that somebody set."""
    now, plain = leg.one.transition, _plain(who, after, leg)
    was = next((one for one in legs_of(before) if one.ids == leg.ids), None)
    if was is None:
        return now if now in plain else None
    if now != was.one.transition and now not in plain:
        return None
    beside = tuple(one for one in legs_of(before) if one.is_beside(was))
    for group, kind in product(dict.fromkeys([(was,), beside]), range(len(plain))):
        usual = {one: _plain(who, before, one)[kind] for one in group}
        if _chosen(who, _plainly(before, group, usual), group, tell)[leg.role] == was.one.transition:
            return plain[kind]
    return None


def _plain(who: Character, sign: Sign, leg: Leg) -> tuple[Transition, Transition]:
    """Return the transitions of new keys, without and with life."""
    return _BY_ITSELF, way_between(who, sign, leg.role, leg.one, leg.other)


def _plainly(sign: Sign, group: Iterable[Leg], usual: Mapping[Leg, Transition]) -> Sign:
    """Return a sign with usual ways, and all others of the same hands straight: they change nothing here."""
    for leg in group:
        track = sign.hand(leg.role)
        keys = (
            replace(key, transition=usual[leg] if key.id == leg.one.id else _BY_ITSELF) for key in track.keys
        )
        sign = sign.with_tracks(replace(track, keys=tuple(keys)))
    return sign


def _with_ways(sign: Sign, ways: Mapping[HandRole, Transition], group: Iterable[Leg]) -> Sign:
    """Return a sign with other transitions of some ways, the same object where they are these already."""
    for leg in group:
        track = sign.hand(leg.role)
        keys = tuple(
            replace(key, transition=ways[leg.role]) if key.id == leg.one.id else key for key in track.keys
        )
        sign = sign if keys == track.keys else sign.with_tracks(replace(track, keys=keys))
    return sign


def _chosen(who: Character, sign: Sign, group: tuple[Leg, ...], tell: Tell) -> Ways:
    """Return the free ways of hands that go together, or the usual ones where none are found."""
    known, asked = _known(who), (sign, tuple(leg.ids for leg in group))
    if asked not in known:
        between = _between(sign, group)
        way = Search(who, between, tell).best().way
        known[asked] = dict(way.transitions if way.is_free else between.usual)
        for oldest in list(known)[: max(len(known) - _MOST_KNOWN, 0)]:
            known.pop(oldest, None)
    return known[asked]


@per_character(maxsize=4)
def _known(_who: Character) -> dict[tuple[Sign, tuple[tuple[HandRole, str, str], ...]], Ways]:
    """Return the ways that were chosen on a character so far."""
    return {}


def _between(sign: Sign, group: tuple[Leg, ...]) -> Between:
    """Return the conditions of a search for ways of a sign that begin and end together."""
    leaves_s, comes_s = group[0].one.end_s, group[0].other.time_s
    keys = {leg.role: {key.id: key for key in sign.hand(leg.role).keys}[leg.one.id] for leg in group}

    def times(hz: float) -> Array:
        return np.linspace(leaves_s, comes_s, max(ceil((comes_s - leaves_s) * hz), _LEAST_LOOKS) + 1)

    return Between(
        {role: key.transition for role, key in keys.items()},
        lambda ways: _with_ways(sign, ways, group),
        times,
        comes_s - leaves_s,
        is_hurried=True,
    )
