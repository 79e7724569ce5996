"""Parts of a sentence placed in time, each as far from the one before as its transition lasts."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache

from signer.characters.character import Character, per_character
from signer.document.problems import Problem
from signer.document.same import Same
from signer.document.timing import SAME_TIME_S, SHORTEST_GAP_S, stored
from signer.document.utterance import Style, UtteranceItem
from signer.sequencing.items import Said, Setting, TimedPart
from signer.sequencing.joining import duration_s, ends_of, in_milliseconds
from signer.sequencing.part import Part, with_last_hold, with_shared_hold
from signer.sequencing.performed import pinned_too_early
from signer.sequencing.rising import Rises


def schedule_parts(
    setting: Setting,
    items: Sequence[Said],
    rises: Rises,
    lasting: Mapping[str, float],
    problems: list[Problem],
) -> list[TimedPart]:
    """Return what the items do, one after the other; add to `problems` what is pinned too early.

    `lasting` says how long ways to parts must last, s, by the prefix of the part, where that is not told by
    way, turn and fingers.
    """
    timed = list[TimedPart]()
    for row, one in enumerate(items):
        if not one.moves:
            continue
        for number in range(one.item.repeats + 1):
            prefix = one.item.id if number == 0 else f"{one.item.id} {number + 1}"
            if timed:
                start_s = _reached_s(setting, timed, one, rises, lasting.get(prefix))
            else:
                start_s = stored(rises.in_s + sum(each.waits_s for each in items[:row]))
            at_s = one.item.at_s if number == 0 else None
            if at_s is not None and at_s < start_s - SAME_TIME_S:
                problems.append(pinned_too_early(one, at_s, start_s))
            elif at_s is not None and timed:  # until then the hands wait as they are
                waits = with_last_hold(timed[-1].part, 1.0, stored(at_s - start_s))
                timed[-1] = replace(timed[-1], part=waits)
            timed.append(TimedPart(one, prefix, one.part, max(start_s, at_s or 0.0)))
    return timed


def times_of_items(items: Sequence[Said], timed: Sequence[TimedPart]) -> dict[str, tuple[float, float]]:
    """Return when items begin and end, s: pauses and gaps at the end of what is signed before them."""
    found = {one.item.id: (one.start_s, one.end_s) for one in reversed(timed)}
    waiting, until_s = list[Said](), 0.0
    for said in (*reversed(items), None):
        if said is not None and said.waits_s:
            waiting.append(said)
        elif said is None or said.item.id in found:
            until_s = found[said.item.id][1] if said is not None else sum(one.waits_s for one in waiting)
            for one in waiting:
                found[one.item.id], until_s = (until_s - one.waits_s, until_s), until_s - one.waits_s
            waiting = []
    return found if timed else {}


def _reached_s(
    setting: Setting, timed: list[TimedPart], one: Said, rises: Rises, lasts_s: float | None
) -> float:
    """Return when a next part is reached, s; the last one ends earlier where one hold stands for two."""
    last, parts = timed[-1], (timed[-1].part, one.part)
    shared = _sharing(Same(parts, parts)) if _may_keep_hold(last.item, one.item) else None
    if shared is not None:
        timed[-1] = replace(last, part=shared)
        return stored(timed[-1].end_s + SHORTEST_GAP_S)
    return stored(last.end_s + (lasts_s or _lasts_s(setting, timed, one, rises)))


@lru_cache(maxsize=2048)
def _sharing(parts: Same[tuple[Part, Part]]) -> Part | None:
    return with_shared_hold(*parts.value)


def _may_keep_hold(before: UtteranceItem, item: UtteranceItem) -> bool:
    """Return whether one hold may stand for the end of one item and the beginning of the next.

    It may not where something ends, somebody has set how long the way takes, or the sign is done again.
    """
    return not before.end and before.onward.duration_s is None and before.content != item.content


def _lasts_s(setting: Setting, timed: Sequence[TimedPart], one: Said, rises: Rises) -> float:
    """Return how long the way from the last part to a next one lasts, s."""
    before = timed[-1].item
    if before.onward.duration_s is not None and before.id != one.item.id:
        return max(before.onward.duration_s, SHORTEST_GAP_S)
    parts = (*(each.part for each in timed[-2:]), one.part)  # a hand left free by the last stayed as it was
    lasts_s = _way_s(
        setting.character, Same(parts, parts), setting.style, setting.tempo, setting.life_of_hands
    )
    again = before.id == one.item.id
    return in_milliseconds(lasts_s if again else max(lasts_s, rises.room_s(one)))


@per_character(maxsize=2048)
def _way_s(
    character: Character, parts: Same[tuple[Part, ...]], style: Style, tempo: float, life: float
) -> float:
    """Return how long the way to the last of some parts lasts, s, by its length, its turn and the fingers."""
    *before, part = parts.value
    leaves = {role: end for each in before for role, end in ends_of(character, each).last.items()}
    return duration_s(style, tempo, leaves, ends_of(character, part).first, life)
