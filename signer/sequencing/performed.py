"""A performed sentence: its sign, the times of its items, its transitions, and what is wrong with it."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

import numpy as np

from signer.characters.character import Character
from signer.document.problems import MISSING, Problem
from signer.document.sign import Sign
from signer.document.timing import LONGEST_S
from signer.document.utterance import PEOPLE, Point, Unknown, Utterance, UtteranceItem
from signer.document.values import HandRole, Transition
from signer.motion.checks.penetrating_transitions import Passage
from signer.phrases import phrase
from signer.sequencing.contents import gloss_of
from signer.sequencing.gaps import why_gap
from signer.sequencing.items import part_of_item
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
    for way in performed.transitions:
        if utterance.item(way.before).onward.duration_s is None or way.before == way.after:
            continue
        leaves, comes = (
            ends_of(character, part_of_item(character, utterance, utterance.index(one)))
            for one in (way.before, way.after)
        )
        lasts_s = way.end_s - way.start_s
        for role in set(leaves.last) & set(comes.first):
            way_m = float(np.linalg.norm(leaves.last[role].wrist - comes.first[role].wrist))
            if way_m > lasts_s * FASTEST_MEAN_M_S:
                found.add(way.before)
    return frozenset(found)


def place_of_item(utterance: Utterance, item: UtteranceItem) -> str:
    """Spell the place of an item as messages do: "items[3] (NAME)"."""
    return f"items[{utterance.index(item.id)}] ({gloss_of(item.content)})"


def lacking_items(utterance: Utterance) -> Iterator[Problem]:
    """Yield what an item lacks: a sign, somebody to point at, or anything at all."""
    known = {*PEOPLE, *(place.id for place in utterance.places)}
    for item in utterance.items:
        where, content = place_of_item(utterance, item), item.content
        if why := why_gap(content):
            yield Problem(where, why, code=MISSING)
        elif isinstance(content, Unknown):
            yield Problem(
                where, phrase("only a newer Signer knows what this is; it takes no time"), "warning"
            )
        elif isinstance(content, Point) and content.to not in known:
            yield Problem(where, phrase("points at nobody; choose a place"), "warning")


def pinned_too_early(utterance: Utterance, item: UtteranceItem, at_s: float, reached_s: float) -> Problem:
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
    return Problem(place_of_item(utterance, item), words, "warning", code="pinned")


def through_body(utterance: Utterance, transitions: Sequence[PerformedTransition]) -> Iterator[Problem]:
    """Yield the transitions on which a hand goes through the body: where, when, how deep, and what to do."""
    for way in transitions:
        if way.deepest is None:
            continue
        inside, after = way.deepest.inside, gloss_of(utterance.item(way.after).content)
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
            after=after,
            part=inside.part,
            depth_mm=1000.0 * inside.depth_m,
            into=inside.into,
            time_s=way.deepest.time_s,
            over_mm=1000.0 * inside.over_m,
            why=why,
            mend=mend,
        )
        where = place_of_item(utterance, utterance.item(way.before))
        yield Problem(where, words, "warning", way.deepest.time_s, code="inside")


def too_long(end_s: float) -> Iterator[Problem]:
    """Yield the problem of a sentence that ends, s, later than any sign may."""
    if end_s > LONGEST_S:
        words = phrase(
            "the sentence lasts {end_s:.0f} s; at most {longest_s:.0f} s can be, make it two",
            end_s=end_s,
            longest_s=LONGEST_S,
        )
        yield Problem("items", words)
