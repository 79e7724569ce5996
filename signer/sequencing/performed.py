"""A performed sentence: its sign, the times of its items, its transitions, and what is wrong with it."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from operator import attrgetter

import numpy as np

from signer.characters.character import Character
from signer.document.problems import MISSING, Problem
from signer.document.sign import Sign
from signer.document.timing import LONGEST_S
from signer.document.utterance import PEOPLE, Point, Unknown, Utterance
from signer.document.values import HandRole, Transition
from signer.motion.checks.penetrating_transitions import Passage
from signer.phrases import phrase
from signer.sequencing.items import Said, said_items, setting_of
from signer.sequencing.joining import Joint, ends_of
from signer.sequencing.paces import Pace
from signer.sequencing.rates import FASTEST_MEAN_M_S


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

    `unchecked` is what nobody has looked at yet: items that may be too quick; else, with the paces of all of
    them known, transitions that go straight, free or not.
    """

    sign: Sign
    items: tuple[PerformedItem, ...]
    transitions: tuple[PerformedTransition, ...]
    problems: tuple[Problem, ...]
    unchecked: tuple[Joint, ...] | tuple[Pace, ...] = ()


def hurried(character: Character, utterance: Utterance, performed: Performed) -> frozenset[str]:
    """Return the items that are left too fast: a wrist goes over 2 m/s on the mean of its way.

    Only transitions whose length somebody set are looked at; the others last as long as they need.
    """
    found = set[str]()
    asked = {item.id for item in utterance.items if item.onward.duration_s is not None}
    ways = [way for way in performed.transitions if way.before in asked and way.before != way.after]
    setting = setting_of(character, utterance)
    items = said_items(setting, utterance, attrgetter("roughly")) if ways else ()
    parts = {one.item.id: one.part for one in items}  # hands come and go alike at any pace
    for way in ways:
        leaves, comes = (ends_of(character, parts[one]) for one in (way.before, way.after))
        lasts_s = way.end_s - way.start_s
        for role in set(leaves.last) & set(comes.first):
            way_m = float(np.linalg.norm(leaves.last[role].wrist - comes.first[role].wrist))
            if way_m > lasts_s * FASTEST_MEAN_M_S:
                found.add(way.before)
    return frozenset(found)


def lacking_items(utterance: Utterance, items: Iterable[Said]) -> Iterator[Problem]:
    """Yield what an item lacks: a sign, somebody to point at, or anything at all."""
    known = {*PEOPLE, *(place.id for place in utterance.places)}
    for one in items:
        content = one.item.content
        if one.lacks:
            yield Problem(one.place, one.lacks, code=MISSING)
        elif isinstance(content, Unknown):
            yield Problem(
                one.place, phrase("only a newer Signer knows what this is; it takes no time"), "warning"
            )
        elif isinstance(content, Point) and content.to not in known:
            yield Problem(one.place, phrase("points at nobody; choose a place"), "warning")


def pinned_too_early(one: Said, at_s: float, reached_s: float) -> Problem:
    """Return what is odd about an item pinned to a time, s, before the one at which the hands get there.

    It is no error: annotators' times are often a few hundredths of a second too early for the way between
    two signs, and the sentence is signed all the same.
    """
    words = phrase(
        "is pinned to {at_s:.2f} s, but the hands get there at {reached_s:.2f} s; pin it "
        "later, or make quicker what comes before",
        at_s=at_s,
        reached_s=reached_s,
    )
    return Problem(one.place, words, "warning", code="pinned")


def through_body(items: Iterable[Said], transitions: Iterable[PerformedTransition]) -> Iterator[Problem]:
    """Yield the transitions on which a hand goes through the body: where, when, how deep, and what to do."""
    named = {one.item.id: one for one in items}
    for way in transitions:
        if way.deepest is None:
            continue
        inside = way.deepest.inside
        why, mend = phrase("none that is free was found"), phrase("give it more time, or set an arc")
        if way.is_set:
            why, mend = (
                phrase("its path was set so"),
                phrase('set another one, or let it be "Free of the body, by itself"'),
            )
        words = phrase(
            "on the way to {after} the {part} is {depth_mm:.1f} mm inside the "
            "{into} at {time_s:.2f} s, {over_mm:.1f} mm more than flesh "
            "gives; {why}: {mend}",
            after=named[way.after].gloss,
            part=inside.part,
            depth_mm=1000.0 * inside.depth_m,
            into=inside.into,
            time_s=way.deepest.time_s,
            over_mm=1000.0 * inside.over_m,
            why=why,
            mend=mend,
        )
        yield Problem(named[way.before].place, words, "warning", way.deepest.time_s, code="inside")


def too_long(end_s: float) -> Iterator[Problem]:
    """Yield the problem of a sentence that ends, s, later than any sign may."""
    if end_s > LONGEST_S:
        words = phrase(
            "the sentence lasts {end_s:.0f} s; at most {longest_s:.0f} s can be, make it two",
            end_s=end_s,
            longest_s=LONGEST_S,
        )
        yield Problem("items", words)
