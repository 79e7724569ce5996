"""Items of a sentence, each in its own time: bent to its places, at its pace, with the waits after it."""

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache
from itertools import takewhile

from signer.characters.character import Character, per_character
from signer.document.same import Same
from signer.document.timing import stored
from signer.document.utterance import (
    PEOPLE,
    Gap,
    Pause,
    Point,
    SignContent,
    Style,
    Unknown,
    Utterance,
    UtteranceItem,
)
from signer.sequencing.bending import Loci, bent
from signer.sequencing.contents import Source, life_of_hands, source_of, waits_s
from signer.sequencing.paces import Pace, evenly_paced
from signer.sequencing.part import Part, last_hold_s, mirrored, moved, one_handed, with_last_hold
from signer.sequencing.pointing import place_m, towards
from signer.sequencing.rates import END_S, LAST_GIVES, POINT_GIVES, RATES


def part_of_item(
    character: Character, utterance: Utterance, index: int, paced: Callable[[Pace], Part] | None = None
) -> Part:
    """Return what an item does, in its own time; `paced` gives it its pace, else an even one.

    It depends on the item, on the rates of the utterance, on whether it came before or is the last one of a
    sentence, and on pauses and gaps that follow it.
    """
    item = utterance.items[index]
    following = next(
        (one for one in utterance.items[index + 1 :] if not isinstance(one.content, Pause | Gap | Unknown)),
        None,
    )
    waiting = takewhile(lambda one: isinstance(one.content, Pause | Gap), utterance.items[index + 1 :])
    pause_s = wait_s(utterance, waiting)
    again = isinstance(item.content, SignContent) and any(
        one.content == item.content for one in utterance.items[:index]
    )
    source = source_of(character, utterance, item.content)
    life = life_of_hands(utterance, item.content)
    is_last = following is None or item.end == "sentence"
    paces = _Paces(utterance.style, utterance.tempo, is_last, again, 0.0 if source.is_paced else life)
    loci = _loci(utterance, item)
    pace = _pace(character, Same((source, item, paces, loci), (source.part, item), (paces, loci)))
    part = evenly_paced(character, pace) if paced is None else paced(pace)
    rates, tempo = RATES[paces.style], paces.tempo * item.tempo
    share = 1.0 if source.is_paced else rates.last_hold * (1.0 - paces.life)
    if isinstance(item.content, Point):
        share = 1.0 - POINT_GIVES * life
    share = 1.0 if item.end else share
    ends_s = END_S[item.end] / tempo
    if following is None:  # hands that go to rest separate it from nothing
        ends_s *= 1.0 - LAST_GIVES * life
    if source.is_paced:  # what is made here holds its end by itself: a last letter for a third of a second
        ends_s = max(ends_s - last_hold_s(part), 0.0)
    return _held_on(Same(part), share, stored(ends_s + item.hold_s + stored(pause_s)))


def wait_s(utterance: Utterance, items: Iterable[UtteranceItem]) -> float:
    """Return how long the hands wait at pauses and gaps, s."""
    return sum(waits_s(item.content) / (utterance.tempo * item.tempo) for item in items)


def _loci(utterance: Utterance, item: UtteranceItem) -> Loci:
    known = {*PEOPLE, *(place.id for place in utterance.places)}
    subject, object_ = (name if name in known else "" for name in (item.subject, item.object))
    if not (subject or object_):
        return Loci()
    x, _, z = place_m(utterance, object_)
    return Loci(
        towards(utterance, subject) if subject else None,
        towards(utterance, object_) if object_ else None,
        math.atan2(x, z) if object_ and object_ not in PEOPLE else 0.0,
    )


@dataclass(frozen=True, slots=True)
class _Paces:
    """Conditions of an item's pace beside the item itself; `life` is how far its holds give to its ways."""

    style: Style
    tempo: float
    is_last: bool
    again: bool
    life: float


@lru_cache(maxsize=2048)
def _held_on(part: Same[Part], share: float, more_s: float) -> Part:
    return with_last_hold(part.value, share, more_s)


@per_character(maxsize=2048)
def _pace(character: Character, same: Same[tuple[Source, UtteranceItem, _Paces, Loci]]) -> Pace:
    """Return an item's part, bent and moved, and the pace that it is to have."""
    source, item, paces, loci = same.value
    rates, tempo = RATES[paces.style], paces.tempo * item.tempo
    part = bent(character, source.part, loci)
    if item.one_handed:
        part = one_handed(character, part)
    if item.mirrored:
        part = mirrored(part)
    part = moved(part, item.moved_m)
    factor = 1.0 / tempo
    if not source.is_paced:
        factor *= rates.core * (rates.mentioned_again if paces.again else 1.0)
        factor *= rates.at_end if paces.is_last else 1.0
    return Pace(part, factor, 1.0 / tempo, paces.life, source.is_even)
