"""From an utterance to a sign: parts put in order of time and joined, with what is signed over them.

Data goes one way: items become records (`Said`), these get their times (`TimedPart`), then tracks are made of
them, and last the transitions between them. A pure function. What is slow in it, solving the ends of a part
and finding a way that is free, depends on one item or on two neighbours, and is kept by its content: an edit
costs one item and two transitions.
"""

from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from itertools import pairwise
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
from signer.document.utterance import Onward, Utterance
from signer.document.values import ROLES, HandRole, Marker, Transition, marked_gap
from signer.motion.movement.flow import is_shaped, stop_of
from signer.motion.operations.second_hand import LATER, base_later
from signer.sequencing.idle import idle_keys
from signer.sequencing.items import Said, Setting, TimedPart, said_items, setting_of
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
from signer.sequencing.rising import Rises, leads_of, rises_of
from signer.sequencing.schedule import schedule_parts, times_of_items
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
    setting, unpaced = setting_of(character or reference(), utterance), dict[Pace, None]()
    way_of = ways or (partial(free_way, setting.character) if avoid else lambda _joint: None)

    def paced(pace: Pace) -> Part:
        if ways is None:
            return evenly_paced(setting.character, pace)
        known = known_part(setting.character, pace) or ways.paced(pace)
        if known is None:
            unpaced[pace] = None
        return known or pace.roughly

    items = said_items(setting, utterance, paced)
    rises = rises_of(setting, items)
    performed, longer = _performed(setting, utterance, items, rises, way_of, {})
    if unpaced:  # ways between items at other paces are others
        return replace(performed, unchecked=tuple(unpaced))
    return _performed(setting, utterance, items, rises, way_of, longer)[0] if longer else performed


def _performed(
    setting: Setting,
    utterance: Utterance,
    items: Sequence[Said],
    rises: Rises,
    way_of: Callable[[Joint], Way | None],
    lasting: Mapping[str, float],
) -> tuple[Performed, dict[str, float]]:
    """Perform an utterance, and return also how long ways must last, s, that are free only then.

    Both these and `lasting`, which says how long some ways last, are by the prefix of the part they lead to.
    """
    problems = list(lacking_items(utterance, items))
    timed = schedule_parts(setting, items, rises, lasting, problems)
    leads, times = leads_of(setting, rises, timed), times_of_items(items, timed)
    tracks = _tracks(setting, timed)
    with_spans(tracks, utterance, times, problems)
    signals = [(name, span) for name, held in tracks.items() if kind_of(name) in SPAN_KINDS for span in held]
    hands, joined = _Joining(setting, _hands(tracks), leads, signals, way_of).joined(timed)
    tracks |= {TrackName("hand", role): held for role, held in hands.items()}
    unchecked, longer = list[Joint](), dict[str, float]()
    for (joint, way, _), (one, other) in zip(joined, pairwise(timed), strict=True):
        if way is None:
            unchecked.append(joint)
        elif way.lasts_s is not None and _onward(one, other).duration_s is None and other.item.at_s is None:
            longer[other.prefix] = way.lasts_s
    ends_s = {one.item.id: one.end_s for one in timed}  # of the last repetition
    performed = tuple(
        PerformedItem(one.item.id, one.gloss, times[one.item.id][0], ends_s[one.item.id])
        for one in items
        if one.moves
    )
    transitions = tuple(one.performed for one in joined)
    problems += through_body(items, transitions)
    problems += too_long(performed[-1].end_s if performed else 0.0)
    sign = _sign(utterance, leads, tracks, tuple(_markers(setting, items, times)))
    sign = with_guesses(sign, (guess for one in timed for guess in placed_guesses(one.part, one.prefix)))
    return Performed(sign, performed, transitions, tuple(problems), tuple(unchecked)), longer


def _tracks(setting: Setting, timed: Sequence[TimedPart]) -> dict[TrackName, list[Any]]:
    """Return what hands and signals of the parts do, and what hands do that these leave free."""
    tracks = dict[TrackName, list[Any]]()
    for one in timed:
        stops = bool(setting.life) and not one.said.life
        for name, item in placed(one.part, one.prefix, one.start_s):
            held = replace(item, stops=True) if stops and isinstance(item, Key) else item
            tracks.setdefault(name, []).append(held)
    for role in ROLES:
        keys = tracks.setdefault(TrackName("hand", role), [])
        keys += idle_keys(setting.character, timed, role, setting.life_of_hands)
        keys.sort(key=attrgetter("time_s"))
    tracks[TrackName("hand", "base")] = [*base_later(_hands(tracks), setting.life_of_hands, _ends(timed))]
    return tracks


def _hands(tracks: Mapping[TrackName, Sequence[Key]]) -> dict[HandRole, tuple[Key, ...]]:
    return {role: tuple(tracks[TrackName("hand", role)]) for role in ROLES}


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

    setting: Setting
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
        between = [_rows_between(self.hands, *pair, self.setting.life * LATER.latest_s) for pair in pairs]
        while True:
            hands = {role: list(keys) for role, keys in self.hands.items()}
            if self.setting.life:
                for pair, (leaves, comes) in zip(pairs, between, strict=True):
                    for role in leaves.keys() & comes.keys():
                        _leave(hands, role, leaves[role], set_way(self.setting.style, _onward(*pair)))
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
        style, onward = self.setting.style, _onward(one, other)
        leaves, comes = between
        before = {role: hands[role][: row + 1] for role, row in leaves.items()}
        after = {role: hands[role][row:] for role, row in comes.items()}
        start_s, life = one.end_s, self.setting.life if lively else 0.0
        if self.setting.life:  # the base hand may leave later than its part ends
            start_s = max(start_s, *(keys[-1].end_s for keys in before.values()), 0.0)
        lasts_s = stored(other.start_s - start_s)
        ends = [(role, row) for rows in (leaves, comes) for role, row in rows.items()]
        passed = frozenset(
            hands[role][row].id for role, row in ends if life and not stop_of(hands, role, row)
        )
        around = self.setting.rest, self.leads, self.signals
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


def _markers(
    setting: Setting, items: Iterable[Said], times: Mapping[str, tuple[float, float]]
) -> Iterator[Marker]:
    """Yield what is signed when, and where there is no sign for a gloss, in order of time.

    With life they say what ends with them, where lids blink.
    """
    marked = [one for one in items if one.item.id in times and (one.moves or one.lacks)]
    for one in sorted(marked, key=lambda one: times[one.item.id]):
        start_s, end_s = times[one.item.id]
        gloss = marked_gap(one.gloss) if one.lacks else one.gloss
        end = one.item.end if setting.life else ""
        yield Marker(stored(start_s), gloss, stored(end_s - start_s), end)


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
