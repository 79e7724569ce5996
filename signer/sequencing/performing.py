"""From an utterance to a sign: parts put in order of time and joined, with what is signed over them.

A pure function. What is slow in it, solving the ends of a part and finding a way that is free, depends on one
item or on two neighbours, and is kept by its content: an edit costs one item and two transitions.
"""

import math
from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import pairwise, takewhile
from typing import Any

from signer.characters.character import Character, per_character
from signer.characters.load import reference
from signer.document.problems import Problem
from signer.document.sign import Rest, Sign
from signer.document.timing import LONGEST_S, SAME_TIME_S, SHORTEST_GAP_S, stored
from signer.document.tracks.hand import HandTrack, Key
from signer.document.tracks.kinds import SPAN_KINDS, kind_of
from signer.document.tracks.track import Track, TrackName
from signer.document.utterance import (
    ENDS,
    PEOPLE,
    Gap,
    Onward,
    Pause,
    Point,
    SignContent,
    Style,
    Unknown,
    Utterance,
    UtteranceItem,
)
from signer.document.values import ROLES, HandRole, Marker, Transition
from signer.motion.checks.penetrating_transitions import Passage
from signer.motion.operations.leads import with_rest
from signer.sequencing.bending import Loci, bent
from signer.sequencing.contents import Source, gloss_of, source_of, waits_s
from signer.sequencing.idle import idle_keys
from signer.sequencing.joining import (
    LEAD_S,
    TURNS_OVER_RAD,
    Joint,
    Leads,
    duration_s,
    ends_of,
    joint_of,
    largest_turn_rad,
    longer_s,
    set_way,
    usual_way,
)
from signer.sequencing.part import (
    Part,
    last_hold_s,
    least_factor,
    mirrored,
    moved,
    one_handed,
    paced,
    placed,
    with_last_hold,
    with_shared_hold,
)
from signer.sequencing.pointing import place_m, towards
from signer.sequencing.rates import END_S, RATES
from signer.sequencing.spans import with_spans
from signer.sequencing.ways import KnownWays, Way, free_way


@dataclass(frozen=True, slots=True)
class PerformedItem:
    """An item and its times in the sign: when it is reached, and when its last hold ends, s."""

    id: str
    gloss: str
    start_s: float
    end_s: float


@dataclass(frozen=True, slots=True)
class PerformedTransition:
    """A transition between two items.

    Attributes:
        before, after: ids of the items.
        start_s, end_s: from when to when.
        ways: how each hand goes.
        is_free: no hand lies deeper in the body than flesh gives; None where that was not looked at.
        is_set: somebody set the path.
        deepest: where in the sign a hand lies most too deep in the body; None where none does.
    """

    before: str
    after: str
    start_s: float
    end_s: float
    ways: Mapping[HandRole, Transition]
    is_free: bool | None
    is_set: bool = False
    deepest: Passage | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Performed:
    """An utterance as a sign, with the times of its items, its transitions, and what is wrong with it.

    `unchecked` are the transitions that go straight because nobody has looked yet whether that is free.
    """

    sign: Sign
    items: tuple[PerformedItem, ...]
    transitions: tuple[PerformedTransition, ...]
    problems: tuple[Problem, ...]
    unchecked: tuple[Joint, ...] = ()


@dataclass(frozen=True, slots=True)
class Placed:
    """A part of an item at its time, once for each repetition."""

    item: UtteranceItem
    prefix: str
    part: Part
    start_s: float

    @property
    def end_s(self) -> float:
        """Time at which its last hold ends, s."""
        return stored(self.start_s + self.part.length_s)


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
        ways: what is known of transitions; then these are taken, and nothing is looked at. This is quick;
            `unchecked` says what to look at meanwhile.
    """
    who, problems = character or reference(), list(_problems_of_items(utterance))
    utterance = _with_ends_carried(utterance)
    way_of = ways or (partial(free_way, who) if avoid else _never)
    laid = _laid(who, utterance, problems)
    tracks = dict[TrackName, list[Any]]()
    for one in laid:
        for name, item in placed(one.part, one.prefix, one.start_s):
            tracks.setdefault(name, []).append(item)
    for role in ROLES:
        keys = tracks.setdefault(TrackName("hand", role), [])
        keys += idle_keys(who, laid, role)
        keys.sort(key=lambda key: key.time_s)
    unchecked = list[Joint]()
    leads = _leads(who, utterance, laid)
    transitions = tuple(_joined(utterance, tracks, laid, leads, way_of, unchecked))
    problems += _through_body(utterance, transitions)
    with_spans(tracks, utterance, _times_of_items(utterance, laid), problems)
    items = tuple(_performed_items(laid))
    if items and items[-1].end_s > LONGEST_S:
        words = f"the sentence lasts {items[-1].end_s:.0f} s; at most {LONGEST_S:.0f} s can be, make it two"
        problems.append(Problem("items", words))
    sign = _sign(utterance, leads, tracks, items)
    return Performed(sign, items, transitions, tuple(problems), tuple(unchecked))


def _with_ends_carried(utterance: Utterance) -> Utterance:
    """Return an utterance in which what ends with a pause or a gap ends with what is signed before it too."""
    items = list(utterance.items)
    for row in range(len(items) - 1, 0, -1):
        end = items[row].end
        if waits_s(items[row].content) and ENDS.index(end) > ENDS.index(items[row - 1].end):
            items[row - 1] = replace(items[row - 1], end=end)
    return replace(utterance, items=tuple(items)) if tuple(items) != utterance.items else utterance


def _times_of_items(utterance: Utterance, laid: Sequence[Placed]) -> dict[str, tuple[float, float]]:
    """Return when items begin and end, s: pauses and gaps at the end of what is signed before them."""
    found = {one.item.id: (one.start_s, one.end_s) for one in reversed(laid)}
    waiting, until_s = list[UtteranceItem](), 0.0
    for item in (*reversed(utterance.items), None):
        if item is not None and waits_s(item.content):
            waiting.append(item)
        elif item is None or item.id in found:
            until_s = found[item.id][1] if item is not None else _wait_s(utterance, waiting)
            for one in waiting:
                start_s = until_s - _wait_s(utterance, [one])
                found[one.id], until_s = (start_s, until_s), start_s
            waiting = []
    return found if laid else {}


def _wait_s(utterance: Utterance, items: Iterable[UtteranceItem]) -> float:
    """Return how long the hands wait at pauses and gaps, s."""
    return sum(waits_s(item.content) / (utterance.tempo * item.tempo) for item in items)


def _through_body(utterance: Utterance, transitions: Sequence[PerformedTransition]) -> Iterator[Problem]:
    """Yield the transitions on which a hand goes through the body: where, when, how deep, and what to do."""
    for way in transitions:
        if way.deepest is None:
            continue
        inside, after = way.deepest.inside, gloss_of(utterance.item(way.after).content)
        why, mend = "none that is free was found", "give it more time, or set an arc"
        if way.is_set:
            why, mend = "its path was set so", 'set another one, or let it be "Free of the body, by itself"'
        words = (
            f"on the way to {after} the {inside.part} is {1000.0 * inside.depth_m:.1f} mm inside the "
            f"{inside.into} at {way.deepest.time_s:.2f} s, {1000.0 * inside.over_m:.1f} mm more than flesh "
            f"gives; {why}: {mend}"
        )
        where = item_place(utterance, utterance.item(way.before))
        yield Problem(where, words, "warning", way.deepest.time_s, code="inside")


def _never(_joint: Joint) -> None:
    """Know no way."""


def item_place(utterance: Utterance, item: UtteranceItem) -> str:
    """Spell the place of an item as messages do: "items[3] (NAME)"."""
    return f"items[{utterance.index(item.id)}] ({gloss_of(item.content)})"


def part_of_item(character: Character, utterance: Utterance, index: int) -> Part:
    """Return what an item does, in its own time.

    It depends on the item, on the rates of the utterance, on whether it came before or is the last one of a
    sentence, and on pauses and gaps that follow it.
    """
    item = utterance.items[index]
    following = next(
        (one for one in utterance.items[index + 1 :] if not isinstance(one.content, Pause | Gap | Unknown)),
        None,
    )
    waiting = takewhile(lambda one: isinstance(one.content, Pause | Gap), utterance.items[index + 1 :])
    pause_s = _wait_s(utterance, waiting)
    again = isinstance(item.content, SignContent) and any(
        one.content == item.content for one in utterance.items[:index]
    )
    source = source_of(character, utterance, item.content)
    paces = _Paces(utterance.style, utterance.tempo, following is None or item.end == "sentence", again)
    plain = replace(item, id="", content=Unknown(), onward=Onward(), at_s=None, extra=())
    return _part(character, source, plain, paces, _loci(utterance, item), stored(pause_s))


def _loci(utterance: Utterance, item: UtteranceItem) -> Loci:
    known = {*PEOPLE, *(place.id for place in utterance.places)}
    subject, object_ = (name if name in known else "" for name in (item.subject, item.object))
    x, _, z = place_m(utterance, object_)
    return Loci(
        towards(utterance, subject) if subject else None,
        towards(utterance, object_) if object_ else None,
        math.atan2(x, z) if object_ and object_ not in PEOPLE else 0.0,
    )


@dataclass(frozen=True, slots=True)
class _Paces:
    """Conditions of an item's pace beside the item itself."""

    style: Style
    tempo: float
    is_last: bool
    again: bool


@per_character(maxsize=2048)
def _part(
    character: Character, source: Source, item: UtteranceItem, paces: _Paces, loci: Loci, pause_s: float
) -> Part:
    rates, tempo = RATES[paces.style], paces.tempo * item.tempo
    part = bent(character, source.part, loci)
    if item.one_handed:
        part = one_handed(character, part)
    if item.mirrored:
        part = mirrored(part)
    part = moved(part, item.moved_m)
    factor = (1.0 if source.is_paced else rates.core) * (rates.mentioned_again if paces.again else 1.0)
    factor *= (rates.at_end if paces.is_last else 1.0) / tempo
    part = paced(part, max(factor, least_factor(character, part)), 1.0 / tempo)
    share = 1.0 if source.is_paced or item.end else rates.last_hold
    ends_s = END_S[item.end] / tempo
    if source.is_paced:  # what is made here holds its end by itself: a last letter for a third of a second
        ends_s = max(ends_s - last_hold_s(part), 0.0)
    return with_last_hold(part, share, stored(ends_s + item.hold_s + pause_s))


def _laid(character: Character, utterance: Utterance, problems: list[Problem]) -> list[Placed]:
    """Place the parts in time, each as far from the one before as its transition lasts."""
    laid = list[Placed]()
    for index, item in enumerate(utterance.items):
        part = part_of_item(character, utterance, index)
        if not any(part.keys(role) for role in ROLES):
            continue
        for number in range(item.repeats + 1):
            if laid and number == 0 and _may_keep_hold(laid[-1].item, item):
                shared = with_shared_hold(laid[-1].part, part)
                laid[-1] = laid[-1] if shared is None else replace(laid[-1], part=shared)
            else:
                shared = None
            if shared is not None:
                start_s = stored(laid[-1].end_s + SHORTEST_GAP_S)
            elif laid:
                start_s = stored(laid[-1].end_s + _lasts_s(character, utterance, laid, item, part))
            else:
                led = _led(character, utterance, item)
                lead_s = LEAD_S if led is None else led.lead_in_s
                start_s = stored(lead_s + _wait_s(utterance, utterance.items[:index]))
            if item.at_s is not None and number == 0:
                if item.at_s < start_s - SAME_TIME_S:
                    words = (
                        f"is pinned to {item.at_s:.2f} s, but the hands get there at {start_s:.2f} s; pin it "
                        "later, or make quicker what comes before"
                    )
                    problems.append(Problem(item_place(utterance, item), words, code="pinned"))
                elif laid:  # until then the hands wait as they are
                    waits_on = with_last_hold(laid[-1].part, 1.0, stored(item.at_s - start_s))
                    laid[-1] = replace(laid[-1], part=waits_on)
                start_s = max(start_s, item.at_s)
            prefix = item.id if number == 0 else f"{item.id} {number + 1}"
            laid.append(Placed(item, prefix, part, start_s))
    return laid


def _may_keep_hold(before: UtteranceItem, item: UtteranceItem) -> bool:
    """Return whether one hold may stand for the end of one item and the beginning of the next.

    It may not where something ends, somebody has set how long the way takes, or the sign is done again.
    """
    return not before.end and before.onward.duration_s is None and before.content != item.content


def _lasts_s(
    character: Character, utterance: Utterance, laid: Sequence[Placed], item: UtteranceItem, part: Part
) -> float:
    before = laid[-1].item
    if before.onward.duration_s is not None and before.id != item.id:
        return max(before.onward.duration_s, SHORTEST_GAP_S)
    parts = [one.part for one in laid[-2:]]  # a hand that the last item left free stayed as it was
    leaves = {role: end for each in parts for role, end in ends_of(character, each).last.items()}
    comes = ends_of(character, part).first
    lasts_s = max(duration_s(utterance.style, utterance.tempo, leaves, comes), SHORTEST_GAP_S)
    if largest_turn_rad(leaves, comes) < TURNS_OVER_RAD:
        return lasts_s
    last = {role: each.keys(role)[-1] for each in parts for role in ROLES if each.keys(role)}
    first = {role: part.keys(role)[0] for role in ROLES if part.keys(role)}
    joint = joint_of(last, first, lasts_s, utterance.style, rest=utterance.rest)
    return lasts_s + longer_s(character, joint)


def _led(character: Character, utterance: Utterance, item: UtteranceItem) -> Sign | None:
    """Return an item's sign with the ways from and to the rest of the sentence; None for what is no sign."""
    content = item.content
    return _at_rest(character, content.edited, utterance.rest) if isinstance(content, SignContent) else None


@per_character(maxsize=64)
def _at_rest(character: Character, sign: Sign, rest: Rest) -> Sign:
    return with_rest(character, sign, rest)


def _leads(character: Character, utterance: Utterance, laid: Sequence[Placed]) -> Leads:
    """Return how hands come from rest and go back to it: as those of the first item, and of the last one."""
    if not laid:
        return Leads()
    items = laid[0].item, laid[-1].item
    first, last = (_led(character, utterance, item) for item in items)
    leads = Leads()
    if first is not None:
        arcs = () if items[0].mirrored else tuple((role, first.hand(role).lead_in) for role in ROLES)
        leads = leads._replace(in_s=first.lead_in_s, arcs_in=arcs)
    if last is not None:
        arcs = () if items[1].mirrored else tuple((role, last.hand(role).lead_out) for role in ROLES)
        leads = leads._replace(out_s=last.lead_out_s, arcs_out=arcs)
    return leads


def _joined(
    utterance: Utterance,
    tracks: Mapping[TrackName, list[Any]],
    laid: Sequence[Placed],
    leads: Leads,
    way_of: Callable[[Joint], Way | None],
    unchecked: list[Joint],
) -> Iterator[PerformedTransition]:
    """Give the last keys of parts their transitions, and yield these; list those of which no way is known."""
    style = utterance.style
    times = {role: [key.time_s for key in tracks[TrackName("hand", role)]] for role in ROLES}
    for one, other in pairwise(laid):
        before, after = dict[HandRole, Key](), dict[HandRole, Key]()
        rows = dict[HandRole, int]()
        for role in ROLES:
            keys = tracks[TrackName("hand", role)]
            row = bisect_left(times[role], other.start_s - SAME_TIME_S)
            if row and one.start_s - SAME_TIME_S <= keys[row - 1].end_s < other.start_s - SAME_TIME_S:
                before[role], rows[role] = keys[row - 1], row - 1
            if row < len(keys) and keys[row].time_s <= other.end_s + SAME_TIME_S:
                after[role] = keys[row]
        lasts_s = stored(other.start_s - one.end_s)
        onward = one.item.onward if one.item.id != other.item.id else Onward()
        joint = joint_of(before, after, lasts_s, style, onward, utterance.rest, leads)
        way, ways = way_of(joint), dict.fromkeys(before, set_way(style, onward))
        if way is None:
            unchecked.append(joint)
        else:
            ways = dict(way.transitions)
        for role, row in rows.items():
            if role not in after:
                continue
            keys = tracks[TrackName("hand", role)]
            keys[row] = replace(keys[row], transition=ways.get(role, usual_way(style)))
        is_free = None if way is None else way.is_free
        deepest = (
            None if way is None or way.deepest is None else way.deepest.at(one.end_s, lasts_s / joint.lasts_s)
        )
        ends = one.item.id, other.item.id, one.end_s, other.start_s
        yield PerformedTransition(*ends, ways, is_free, onward.path is not None, deepest)


def _performed_items(laid: Sequence[Placed]) -> Iterator[PerformedItem]:
    for index, one in enumerate(laid):
        if index and laid[index - 1].item.id == one.item.id:
            continue
        last = [each for each in laid if each.item.id == one.item.id][-1]
        yield PerformedItem(one.item.id, gloss_of(one.item.content), one.start_s, last.end_s)


def _sign(
    utterance: Utterance,
    leads: Leads,
    tracks: Mapping[TrackName, list[Any]],
    items: Sequence[PerformedItem],
) -> Sign:
    made = list[Track]()
    arcs_in, arcs_out = dict(leads.arcs_in), dict(leads.arcs_out)
    for name, held in tracks.items():
        kind = kind_of(name)
        if name.kind == "hand" and name.side is not None:
            made.append(HandTrack(name.side, tuple(held), arcs_in.get(name.side), arcs_out.get(name.side)))
        elif held:
            is_span = kind in SPAN_KINDS
            ordered = sorted(held, key=lambda one: (one.time_s, -one.hold_s)) if is_span else held
            made.append(kind.make(name.side, tuple(ordered)))
    return Sign(
        gloss=utterance.title or " ".join(item.gloss for item in items),
        translation=utterance.translation,
        author=utterance.author,
        licence=utterance.licence,
        source=utterance.source,
        dominant_side=utterance.dominant_side,
        fps=utterance.fps,
        lead_in_s=leads.in_s,
        lead_out_s=leads.out_s,
        rest=utterance.rest,
        tracks=tuple(made),
        markers=tuple(Marker(item.start_s, item.gloss, stored(item.end_s - item.start_s)) for item in items),
        places=utterance.places,
        addressee_m=utterance.addressee_m,
        video=utterance.video,
    )


def _problems_of_items(utterance: Utterance) -> Iterator[Problem]:
    """Yield what an item lacks: a sign, somebody to point at, or anything at all."""
    known = {*PEOPLE, *(place.id for place in utterance.places)}
    for item in utterance.items:
        where, content = item_place(utterance, item), item.content
        if isinstance(content, Gap):
            words = "the library has no such sign; choose another one, write it, or spell it"
            yield Problem(where, words, code="missing")
        elif isinstance(content, Unknown):
            yield Problem(where, "only a newer Signer knows what this is; it takes no time", "warning")
        elif isinstance(content, Point) and content.to not in known:
            yield Problem(where, "points at nobody; choose a place", "warning")
