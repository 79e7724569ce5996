"""Items of a sentence: for each one record with all that is asked about it, made in one pass.

First comes what an item is by itself: its gloss, what it lacks, and its content as a part, changed as the
item has it. Then what hangs on its neighbours: its pace, and how long its end is held. The rest of a
performance asks the record, and neither the content nor the sentence again.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import takewhile
from typing import NamedTuple

from signer.characters.character import Character, per_character
from signer.document.same import Same
from signer.document.sign import Rest, Sign
from signer.document.timing import stored
from signer.document.utterance import (
    ENDS,
    Gap,
    Number,
    Pause,
    Point,
    Spelling,
    Style,
    Unknown,
    Utterance,
    UtteranceItem,
)
from signer.document.values import ROLES
from signer.sequencing.contents import Source, gloss_of, source_of, waits_s
from signer.sequencing.gaps import why_gap
from signer.sequencing.paces import Pace
from signer.sequencing.part import Changes, Part, changed, last_hold_s, with_last_hold
from signer.sequencing.pointing import changes_of, in_mirror
from signer.sequencing.rates import END_S, LAST_GIVES, POINT_GIVES, RATES


class Setting(NamedTuple):
    """Conditions that all items of a sentence share.

    Attributes:
        character: who signs it.
        style, tempo, rest, life: of the sentence.
        life_of_hands: how far life changes the times and stops of hands: in citation form they stay as they
            are, and only trunk, head and lids live.
    """

    character: Character
    style: Style
    tempo: float
    rest: Rest
    life: float
    life_of_hands: float


class Said(NamedTuple):
    """An item of a sentence, and all that a performance asks about it.

    Attributes:
        item: as it is written; what ends with a pause after it ends with it too.
        place: what messages call it: "items[3] (NAME)".
        gloss: as it is typed.
        lacks: why there is nothing to sign in it, and the mend; empty where there is.
        waits_s: how long hands wait at it, s, if it is a pause or a gap.
        life: of its hands; none in what is spelled.
        sign: of a library, with what was changed here; None for other contents.
        part: what it does, in its own time, up to where the transition begins.
    """

    item: UtteranceItem
    place: str
    gloss: str
    lacks: str
    waits_s: float
    life: float
    sign: Sign | None
    part: Part

    @property
    def moves(self) -> bool:
        """Return whether a hand does anything in it."""
        return any(self.part.keys(role) for role in ROLES)


@dataclass(frozen=True, slots=True)
class TimedPart:
    """The part of an item at its time, once for each repetition; `prefix` begins the ids of its keys."""

    said: Said
    prefix: str
    part: Part
    start_s: float

    @property
    def item(self) -> UtteranceItem:
        """The item as it is written."""
        return self.said.item

    @property
    def end_s(self) -> float:
        """Time at which its last hold ends, s."""
        return stored(self.start_s + self.part.length_s)


def setting_of(character: Character, utterance: Utterance) -> Setting:
    """Return what the items of a sentence share."""
    life = utterance.life
    of_hands = 0.0 if utterance.style == "citation" else life
    return Setting(character, utterance.style, utterance.tempo, utterance.rest, life, of_hands)


def said_items(setting: Setting, utterance: Utterance, paced: Callable[[Pace], Part]) -> tuple[Said, ...]:
    """Return what is asked about the items of a sentence; `paced` gives parts their pace."""
    waits = [waits_s(item.content) / (setting.tempo * item.tempo) for item in utterance.items]
    items, found = _with_ends_carried(utterance.items, waits), list[Said]()
    for row, item in enumerate(items):
        behind = range(row + 1, len(items))
        pauses = takewhile(lambda each: isinstance(items[each].content, Pause | Gap), behind)
        beside = _Beside(
            all(isinstance(items[each].content, Pause | Gap | Unknown) for each in behind),
            any(one.content == item.content for one in items[:row]),
            stored(sum(waits[each] for each in pauses)),
        )
        lacks, gloss = why_gap(item.content), gloss_of(item.content)
        there = in_mirror(utterance) if item.mirrored else utterance
        source, changes = source_of(setting.character, there, item.content), changes_of(there, item)
        own = source._replace(part=_changed(setting.character, Same(source.part), changes))
        life = 0.0 if isinstance(item.content, Spelling | Number) else setting.life_of_hands
        part = _part(setting, item, own, life, beside, paced)
        place = f"items[{row}] ({gloss})"
        found.append(Said(item, place, gloss, lacks, waits[row], life, source.sign, part))
    return tuple(found)


def _with_ends_carried(items: Sequence[UtteranceItem], waits: Sequence[float]) -> tuple[UtteranceItem, ...]:
    """Return items of which what ends with a pause or a gap ends with what is signed before it too."""
    carried = list(items)
    for row in range(len(carried) - 1, 0, -1):
        end = carried[row].end
        if waits[row] and ENDS.index(end) > ENDS.index(carried[row - 1].end):
            carried[row - 1] = replace(carried[row - 1], end=end)
    return tuple(carried)


@per_character(maxsize=2048)
def _changed(character: Character, part: Same[Part], changes: Changes) -> Part:
    return changed(character, part.value, changes)


class _Beside(NamedTuple):
    """Neighbours of an item: nothing is signed after it, it was signed before, and so long, s, hands wait."""

    is_last: bool
    again: bool
    waits_s: float


def _part(
    setting: Setting,
    item: UtteranceItem,
    own: Source,
    life: float,
    beside: _Beside,
    paced: Callable[[Pace], Part],
) -> Part:
    """Return what an item does among its neighbours: at its pace, its end held as long as it is there."""
    rates, tempo = RATES[setting.style], setting.tempo * item.tempo
    factor, gives = 1.0 / tempo, 0.0 if own.is_paced else life
    if not own.is_paced:
        factor *= rates.core * (rates.mentioned_again if beside.again else 1.0)
        factor *= rates.at_end if beside.is_last or item.end == "sentence" else 1.0
    part = paced(_pace(Same(own.part), factor, 1.0 / tempo, gives, own.is_even))
    share = 1.0 if own.is_paced else rates.last_hold * (1.0 - life)
    if isinstance(item.content, Point):
        share = 1.0 - POINT_GIVES * life
    ends_s = END_S[item.end] / tempo
    if beside.is_last:  # hands that go to rest separate it from nothing
        ends_s *= 1.0 - LAST_GIVES * life
    if own.is_paced:  # what is made here holds its end by itself: a last letter for a third of a second
        ends_s = max(ends_s - last_hold_s(part), 0.0)
    return _held_on(Same(part), 1.0 if item.end else share, ends_s + item.hold_s + beside.waits_s)


@lru_cache(maxsize=2048)
def _pace(part: Same[Part], factor: float, act_factor: float, life: float, is_even: bool) -> Pace:
    return Pace(part.value, factor, act_factor, life, is_even)


@lru_cache(maxsize=2048)
def _held_on(part: Same[Part], share: float, more_s: float) -> Part:
    return with_last_hold(part.value, share, stored(more_s))
