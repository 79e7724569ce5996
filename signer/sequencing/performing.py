"""From an utterance to a sign: parts put in order of time and joined, with what is signed over them.

A pure function. What is slow in it, solving the ends of a part and finding a way that is free, depends on one
item or on two neighbours, and is kept by its content: an edit costs one item and two transitions.
"""

from bisect import bisect_left
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from itertools import groupby, pairwise
from math import inf
from operator import attrgetter
from typing import Any, NamedTuple, TypeAlias

from signer.characters.character import Character
from signer.characters.load import reference
from signer.document.settling import with_guesses
from signer.document.sign import Sign
from signer.document.timing import SAME_TIME_S, stored
from signer.document.tracks.hand import HandTrack, Key
from signer.document.tracks.kinds import SPAN_KINDS, kind_of
from signer.document.tracks.span import Span
from signer.document.tracks.track import Track, TrackName
from signer.document.utterance import ENDS, Onward, Utterance
from signer.document.values import ROLES, HandRole, Marker, Transition, marked_gap
from signer.motion.movement.flow import is_shaped, stop_of
from signer.motion.operations.second_hand import LATER, base_later
from signer.sequencing.contents import gloss_of, life_of_hands, waits_s
from signer.sequencing.gaps import gaps_of
from signer.sequencing.idle import idle_keys
from signer.sequencing.joining import Joint, Leads, joint_of, set_way, usual_way
from signer.sequencing.paces import Pace, evenly_paced, known_part
from signer.sequencing.part import Part, placed, placed_guesses
from signer.sequencing.performed import (
    Performed,
    PerformedItem,
    PerformedTransition,
    lacking_items,
    through_body,
    too_long,
)
from signer.sequencing.rising import Used, leads_of
from signer.sequencing.schedule import TimedPart, schedule_parts, times_of_items
from signer.sequencing.spans import with_spans
from signer.sequencing.way_search import Way
from signer.sequencing.ways import KnownWays, free_way


def perform(
    utterance: Utterance,
    character: Character | None = None,
    *,
    avoid: bool = True,
    ways: KnownWays | None = None,
) -> Performed:
    """Return an utterance as a sign that everything which takes signs understands.

    Args:
        utterance: any; at gaps the hands wait, unknown items take no time, and both are told of.
        character: on whom ways are measured; None for the one that signs are written on.
        avoid: look whether transitions lead through the body, and lead them round it. Without it they go
            straight, and nothing is looked at.
        ways: what is known of transitions and paces; then these are taken, and nothing is looked at. This is
            quick; `unchecked` says what to look at meanwhile, paces first.
    """
    who, utterance = character or reference(), _with_ends_carried(utterance)
    way_of, unpaced = ways or (partial(free_way, who) if avoid else _never), dict[Pace, None]()

    def paced(pace: Pace) -> Part:
        if ways is None:
            return evenly_paced(who, pace)
        known = known_part(who, pace) or ways.paced(pace)
        if known is None:
            unpaced[pace] = None
        return known or pace.roughly

    performed, longer = _performed(who, utterance, way_of, {}, paced)
    if unpaced:  # ways between items at other paces are others
        return replace(performed, unchecked=tuple(unpaced))
    return _performed(who, utterance, way_of, longer, paced)[0] if longer else performed


def _performed(
    who: Character,
    utterance: Utterance,
    way_of: Callable[[Joint], Way | None],
    lasting: Mapping[str, float],
    paced: Callable[[Pace], Part],
) -> tuple[Performed, dict[str, float]]:
    """Perform an utterance, and return also how long ways must last, s, that are free only then.

    Both these and `lasting`, which says how long some ways last, are by the prefix of the part they lead to.
    """
    problems, longer = list(lacking_items(utterance)), dict[str, float]()
    timed = schedule_parts(who, utterance, problems, lasting, paced)
    tracks = dict[TrackName, list[Any]]()
    for one in timed:
        stops = bool(utterance.life) and not life_of_hands(utterance, one.item.content)
        for name, item in placed(one.part, one.prefix, one.start_s):
            held = replace(item, stops=True) if stops and isinstance(item, Key) else item
            tracks.setdefault(name, []).append(held)
    for role in ROLES:
        keys = tracks.setdefault(TrackName("hand", role), [])
        keys += idle_keys(who, timed, role, life_of_hands(utterance))
        keys.sort(key=attrgetter("time_s"))
    hands = {role: tuple(tracks[TrackName("hand", role)]) for role in ROLES}
    tracks[TrackName("hand", "base")][:] = base_later(hands, life_of_hands(utterance), _ends(timed))
    unchecked = list[Joint]()
    since_s = (inf, *(stored(other.start_s - one.end_s) for one, other in pairwise(timed)))
    used = [Used(one.item, one.part, room_s) for one, room_s in zip(timed, since_s, strict=False)]
    leads = leads_of(who, utterance, used)
    times = times_of_items(utterance, timed)
    with_spans(tracks, utterance, times, problems)
    signals = [(name, span) for name, held in tracks.items() if kind_of(name) in SPAN_KINDS for span in held]
    hands = {role: tuple(tracks[TrackName("hand", role)]) for role in ROLES}
    joined_hands, joined = _Joining(utterance, hands, leads, signals, way_of).joined(timed)
    tracks |= {TrackName("hand", role): held for role, held in joined_hands.items()}
    for (joint, way, _), (one, other) in zip(joined, pairwise(timed), strict=True):
        if way is None:
            unchecked.append(joint)
        elif way.lasts_s is not None and _onward(one, other).duration_s is None and other.item.at_s is None:
            longer[other.prefix] = way.lasts_s
    transitions = tuple(one.performed for one in joined)
    problems += through_body(utterance, transitions)
    items = tuple(_performed_items(timed))
    problems += too_long(items[-1].end_s if items else 0.0)
    sign = _sign(utterance, leads, tracks, tuple(_markers(utterance, items, times)))
    sign = with_guesses(sign, (guess for one in timed for guess in placed_guesses(one.part, one.prefix)))
    return Performed(sign, items, transitions, tuple(problems), tuple(unchecked)), longer


def _with_ends_carried(utterance: Utterance) -> Utterance:
    """Return an utterance in which what ends with a pause or a gap ends with what is signed before it too."""
    items = list(utterance.items)
    for row in range(len(items) - 1, 0, -1):
        end = items[row].end
        if waits_s(items[row].content) and ENDS.index(end) > ENDS.index(items[row - 1].end):
            items[row - 1] = replace(items[row - 1], end=end)
    return replace(utterance, items=tuple(items)) if tuple(items) != utterance.items else utterance


def _ends(timed: Sequence[TimedPart]) -> frozenset[str]:
    """Return the ids of last keys whose hold says that something ends, or waits for a time that is set."""
    last = [
        one
        for one, following in zip(timed, [*timed[1:], None], strict=False)
        if one.item.end or following is None or following.item.at_s is not None
    ]
    return frozenset(
        f"{one.prefix}.{one.part.keys(role)[-1].id}" for one in last for role in ROLES if one.part.keys(role)
    )


def _never(_joint: Joint) -> None:
    """Know no way."""


_Hands: TypeAlias = dict[HandRole, list[Key]]


class _Joined(NamedTuple):
    """Transition between two parts; the way is None where none is known."""

    joint: Joint
    way: Way | None
    performed: PerformedTransition

    @property
    def leads_through(self) -> bool:
        """Return whether its way is not free with the life that it has."""
        return self.joint.life > 0.0 and self.way is not None and not self.way.is_free


class _Joining(NamedTuple):
    """Conditions of the transitions between parts; `hands` are the keys of both hands."""

    utterance: Utterance
    hands: Mapping[HandRole, Sequence[Key]]
    leads: Leads
    signals: Sequence[tuple[TrackName, Span]]
    way_of: Callable[[Joint], Way | None]

    def joined(self, timed: Sequence[TimedPart]) -> tuple[_Hands, list[_Joined]]:
        """Return the keys of both hands with the transitions between parts, and these.

        A way that is not free with life is one as without, and hands stop at both its ends. Then all others
        are asked again, as how quickly a hand passes a key depends on the ways on both sides of it. Each
        round takes their life from some, so there is one round more than ways at most.
        """
        pairs, still = list(pairwise(timed)), set[int]()
        between = [_rows_between(self.hands, *pair, self.utterance.life * LATER.latest_s) for pair in pairs]
        while True:
            hands = {role: list(keys) for role, keys in self.hands.items()}
            if self.utterance.life:
                for pair, (leaves, comes) in zip(pairs, between, strict=True):
                    for role in leaves.keys() & comes.keys():
                        _leave(hands, role, leaves[role], set_way(self.utterance.style, _onward(*pair)))
            rows = sorted(range(len(pairs)), key=lambda row: row not in still)
            found = {
                row: self._join(hands, between[row], *pairs[row], lively=row not in still) for row in rows
            }
            through = {row for row, one in found.items() if one.leads_through}
            if not through:
                return hands, [found[row] for row in range(len(pairs))]
            still |= through

    def _join(
        self, hands: _Hands, between: "_Rows", one: TimedPart, other: TimedPart, *, lively: bool
    ) -> _Joined:
        """Give hands their way from one part to the next, with the life of the sentence or without."""
        style, onward = self.utterance.style, _onward(one, other)
        leaves, comes = between
        before = {role: hands[role][: row + 1] for role, row in leaves.items()}
        after = {role: hands[role][row:] for role, row in comes.items()}
        start_s, life = one.end_s, self.utterance.life if lively else 0.0
        if self.utterance.life:  # the base hand may leave later than its part ends
            start_s = max(start_s, *(keys[-1].end_s for keys in before.values()), 0.0)
        lasts_s = stored(other.start_s - start_s)
        ends = [(role, row) for rows in (leaves, comes) for role, row in rows.items()]
        passed = frozenset(
            hands[role][row].id for role, row in ends if life and not stop_of(hands, role, row)
        )
        around = self.utterance.rest, self.leads, self.signals
        joint = joint_of(before, after, lasts_s, style, onward, *around, life, passed, f"{other.prefix}.")
        way = self.way_of(joint)
        ways = dict.fromkeys(before, set_way(style, onward)) if way is None else dict(way.transitions)
        for role in leaves.keys() & comes.keys():
            _leave(hands, role, leaves[role], ways.get(role) or usual_way(style))
        if not lively:
            for role, row in ends:  # a way without a profile of its own would have life all the same
                if role in ways and is_shaped(ways[role]):
                    hands[role][row] = replace(hands[role][row], stops=True)
        is_free = None if way is None else way.is_free
        deepest = (
            None if way is None or way.deepest is None else way.deepest.at(start_s, lasts_s / joint.lasts_s)
        )
        times = one.item.id, other.item.id, one.end_s, other.start_s
        return _Joined(
            joint, way, PerformedTransition(*times, ways, is_free, onward.path is not None, deepest)
        )


_Rows: TypeAlias = tuple[dict[HandRole, int], dict[HandRole, int]]
"""Rows of the keys with which hands leave a part, and with which they come to the next."""


def _leave(hands: _Hands, role: HandRole, row: int, way: Transition) -> None:
    """Let a hand leave its key in a row on a way."""
    if hands[role][row].transition != way:
        hands[role][row] = replace(hands[role][row], transition=way)


def _onward(one: TimedPart, other: TimedPart) -> Onward:
    """Return what somebody set for the transition between two parts; nothing between repetitions."""
    return one.item.onward if one.item.id != other.item.id else Onward()


def _rows_between(
    hands: Mapping[HandRole, Sequence[Key]], one: TimedPart, other: TimedPart, late_s: float
) -> _Rows:
    """Return the rows of the keys with which hands leave one part, and with which they come to the next.

    A hand may come to its key so late that the part is over.
    """
    leaves, comes = dict[HandRole, int](), dict[HandRole, int]()
    comes_s = other.start_s - SAME_TIME_S
    for role in ROLES:
        keys = hands[role]
        row = bisect_left(keys, comes_s, key=attrgetter("time_s"))
        if row and one.start_s - SAME_TIME_S <= keys[row - 1].end_s < comes_s:
            leaves[role] = row - 1
        if row < len(keys) and keys[row].time_s <= other.end_s + late_s + SAME_TIME_S:
            comes[role] = row
    return leaves, comes


def _performed_items(timed: Sequence[TimedPart]) -> Iterator[PerformedItem]:
    """Yield items with their times: from the first repetition to the last."""
    ends_s = {one.item.id: one.end_s for one in timed}
    for item_id, of_item in groupby(timed, key=lambda one: one.item.id):
        first = next(of_item)
        yield PerformedItem(item_id, gloss_of(first.item.content), first.start_s, ends_s[item_id])


def _markers(
    utterance: Utterance, items: Sequence[PerformedItem], times: Mapping[str, tuple[float, float]]
) -> Iterator[Marker]:
    """Yield what is signed when, and where there is no sign for a gloss, in order of time.

    With life they say what ends with them, where lids blink.
    """
    ends = {item.id: item.end for item in utterance.items if utterance.life}
    glosses = {item.id: item.gloss for item in items}
    glosses |= {gap.id: marked_gap(gap.gloss) for gap in gaps_of(utterance) if gap.id in times}
    for item_id, gloss in sorted(glosses.items(), key=lambda one: times[one[0]]):
        start_s, end_s = times[item_id]
        yield Marker(stored(start_s), gloss, stored(end_s - start_s), ends.get(item_id, ""))


def _sign(
    utterance: Utterance,
    leads: Leads,
    tracks: Mapping[TrackName, list[Any]],
    markers: tuple[Marker, ...],
) -> Sign:
    made = list[Track]()
    arcs_in, arcs_out = dict(leads.arcs_in), dict(leads.arcs_out)
    for name, held in tracks.items():
        kind = kind_of(name)
        if name.kind == "hand" and name.side is not None:
            into, back = arcs_in.get(name.side), arcs_out.get(name.side)
            made.append(HandTrack(name.side, tuple(held), into, back, dict(leads.later).get(name.side)))
        elif held:
            is_span = kind in SPAN_KINDS
            ordered = sorted(held, key=lambda one: (one.time_s, -one.hold_s)) if is_span else held
            made.append(kind.make(name.side, tuple(ordered)))
    return Sign(
        gloss=utterance.title or " ".join(marker.text for marker in markers),
        translation=utterance.translation,
        author=utterance.author,
        licence=utterance.licence,
        source=utterance.source,
        dominant_side=utterance.dominant_side,
        fps=utterance.fps,
        lead_in_s=leads.in_s,
        lead_out_s=leads.out_s,
        rest=utterance.rest,
        life=utterance.life,
        tracks=tuple(made),
        markers=markers,
        places=utterance.places,
        addressee_m=utterance.addressee_m,
        video=utterance.video,
    )
