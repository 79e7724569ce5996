"""Parts of a sentence placed in time, each as far from the one before as its transition lasts."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from signer.characters.character import Character, per_character
from signer.document.problems import Problem
from signer.document.same import Same
from signer.document.timing import SAME_TIME_S, SHORTEST_GAP_S, stored
from signer.document.utterance import Style, Utterance, UtteranceItem
from signer.document.values import ROLES
from signer.sequencing.contents import life_of_hands, waits_s
from signer.sequencing.items import part_of_item, wait_s
from signer.sequencing.joining import duration_s, ends_of, in_milliseconds
from signer.sequencing.paces import Pace
from signer.sequencing.part import Part, with_last_hold, with_shared_hold
from signer.sequencing.performed import pinned_too_early
from signer.sequencing.rising import Used, rise_s, room_s


@dataclass(frozen=True, slots=True)
class TimedPart:
    """A part of an item at its time, once for each repetition; `prefix` begins the ids of its keys."""

    item: UtteranceItem
    prefix: str
    part: Part
    start_s: float

    @property
    def end_s(self) -> float:
        """Time at which its last hold ends, s."""
        return stored(self.start_s + self.part.length_s)


def schedule_parts(
    character: Character,
    utterance: Utterance,
    problems: list[Problem],
    lasting: Mapping[str, float],
    paced: Callable[[Pace], Part],
) -> list[TimedPart]:
    """Return what the items do, one after the other; add to `problems` what is pinned too early.

    `lasting` says how long ways to parts must last, s, by the prefix of the part, where that is not told by
    way, turn and fingers. `paced` gives items their paces.
    """
    timed = list[TimedPart]()
    for index, item in enumerate(utterance.items):
        part = part_of_item(character, utterance, index, paced)
        if not any(part.keys(role) for role in ROLES):
            continue
        for number in range(item.repeats + 1):
            prefix = item.id if number == 0 else f"{item.id} {number + 1}"
            start_s = _reached_s(character, utterance, timed, index, part, lasting.get(prefix))
            if item.at_s is not None and number == 0:
                if item.at_s < start_s - SAME_TIME_S:
                    problems.append(pinned_too_early(utterance, item, item.at_s, start_s))
                elif timed:  # until then the hands wait as they are
                    waits = with_last_hold(timed[-1].part, 1.0, stored(item.at_s - start_s))
                    timed[-1] = replace(timed[-1], part=waits)
                start_s = max(start_s, item.at_s)
            timed.append(TimedPart(item, prefix, part, start_s))
    return timed


def times_of_items(utterance: Utterance, timed: Sequence[TimedPart]) -> dict[str, tuple[float, float]]:
    """Return when items begin and end, s: pauses and gaps at the end of what is signed before them."""
    found = {one.item.id: (one.start_s, one.end_s) for one in reversed(timed)}
    waiting, until_s = list[UtteranceItem](), 0.0
    for item in (*reversed(utterance.items), None):
        if item is not None and waits_s(item.content):
            waiting.append(item)
        elif item is None or item.id in found:
            until_s = found[item.id][1] if item is not None else wait_s(utterance, waiting)
            for one in waiting:
                start_s = until_s - wait_s(utterance, [one])
                found[one.id], until_s = (start_s, until_s), start_s
            waiting = []
    return found if timed else {}


def _reached_s(
    character: Character,
    utterance: Utterance,
    timed: list[TimedPart],
    index: int,
    part: Part,
    lasts_s: float | None,
) -> float:
    """Return when the next part is reached, s; the last one ends earlier where one hold stands for two."""
    item = utterance.items[index]
    if not timed:
        return stored(
            rise_s(character, utterance, Used(item, part)) + wait_s(utterance, utterance.items[:index])
        )
    last = timed[-1]
    shared = _sharing(Same((last.part, part), (last.part, part))) if _may_keep_hold(last.item, item) else None
    if shared is None:
        return stored(last.end_s + (lasts_s or _lasts_s(character, utterance, timed, item, part)))
    timed[-1] = replace(last, part=shared)
    return stored(timed[-1].end_s + SHORTEST_GAP_S)


@lru_cache(maxsize=2048)
def _sharing(parts: Same[tuple[Part, Part]]) -> Part | None:
    return with_shared_hold(*parts.value)


def _may_keep_hold(before: UtteranceItem, item: UtteranceItem) -> bool:
    """Return whether one hold may stand for the end of one item and the beginning of the next.

    It may not where something ends, somebody has set how long the way takes, or the sign is done again.
    """
    return not before.end and before.onward.duration_s is None and before.content != item.content


def _lasts_s(
    character: Character, utterance: Utterance, timed: Sequence[TimedPart], item: UtteranceItem, part: Part
) -> float:
    """Return how long the way from the last part to the next one lasts, s."""
    before = timed[-1].item
    if before.onward.duration_s is not None and before.id != item.id:
        return max(before.onward.duration_s, SHORTEST_GAP_S)
    parts = (*(one.part for one in timed[-2:]), part)  # a hand that the last item left free stayed as it was
    lasts_s = _way_s(
        character, Same(parts, parts), utterance.style, utterance.tempo, life_of_hands(utterance)
    )
    least_s = room_s(character, utterance, [one.part for one in timed], Used(item, part))
    return in_milliseconds(max(lasts_s, least_s))


@per_character(maxsize=2048)
def _way_s(
    character: Character, parts: Same[tuple[Part, ...]], style: Style, tempo: float, life: float
) -> float:
    """Return how long the way to the last of some parts lasts, s, by its length, its turn and the fingers."""
    *before, part = parts.value
    leaves = {role: end for each in before for role, end in ends_of(character, each).last.items()}
    return duration_s(style, tempo, leaves, ends_of(character, part).first, life)
