"""Problems of a sentence: items that lack something, times that cannot be met, ways through the body."""

from collections.abc import Iterator, Sequence

from signer.document.problems import MISSING, Problem
from signer.document.timing import LONGEST_S
from signer.document.utterance import PEOPLE, Point, Unknown, Utterance, UtteranceItem
from signer.phrases import phrase
from signer.sequencing.contents import gloss_of
from signer.sequencing.gaps import why_gap
from signer.sequencing.performed import PerformedTransition


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
