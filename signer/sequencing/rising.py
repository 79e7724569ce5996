"""Ways of a sentence's hands from rest and back: in the time that each needs, on its signs' arcs."""

from collections.abc import Sequence
from dataclasses import replace
from math import inf
from typing import Final, NamedTuple

from signer.characters.character import Character, per_character
from signer.document.sign import Rest, Sign
from signer.document.timing import stored
from signer.document.utterance import SignContent, Utterance, UtteranceItem
from signer.document.values import ROLES, HandRole, Lead
from signer.motion.operations.leads import (
    ENDS,
    LeadEnd,
    begun_at,
    lasting_s,
    lively_s,
    own_s,
    with_arc,
    with_rest,
)
from signer.sequencing.contents import life_of_hands
from signer.sequencing.joining import LEAD_S, Leads
from signer.sequencing.part import Part

EARLY: Final = 0.42
"""Share of its rise by which a hand sets out before the sign before has ended: it has gone a fifth of its way
then, and is below the waist. With double, signs of one hand look like signs of both; with none, sentences
wait half as long again for a hand that comes up."""
SLOWER: Final = 0.3
"""Share of its rise by which a hand that comes up in the midst takes longer with whole life: without it, it
did four fifths of its way within three frames of a slow film (0.25 s). With double, transitions to such signs
last 0.2 s longer."""

LEAST_RISE_S: Final = 0.75
"""Time that a hand which comes up in the midst takes at least, s, whatever the life: it does 0.4 of its way
then between two pictures of a slow film (1/6 s). Without it hands did 0.58 of it in CHOCOLATE, and seemed to
pop up; with half more, transitions to such signs last 0.2 s longer."""


class Used(NamedTuple):
    """A part of an item, to which hands come up or from which they go to rest.

    `room_s` is how long it comes after the part before it; at the beginning there is as much as hands need.
    """

    item: UtteranceItem
    part: Part
    room_s: float = inf


def leads_of(character: Character, utterance: Utterance, used: Sequence[Used]) -> Leads:
    """Return how hands come from rest and go back to it.

    Each does so on the arc of the sign that it does first, or last, in its own time. Of hands that begin or
    end together both are given the longer one. One that comes up in the midst leaves rest hardly before the
    sign before has ended, and is no quicker than it may be.
    """
    into, back = (_at_ends(used, end) for end in ENDS)
    if not into:
        return Leads()
    first = min(into.values())
    in_s, out_s = (
        max(
            _lead_s(character, utterance, used[row], role, end)
            for role, row in rows.items()
            if end == "lead_out" or row == first
        )
        for end, rows in zip(ENDS, (into, back), strict=True)
    )
    life, later = life_of_hands(utterance), list[tuple[HandRole, float]]()
    for role, row in into.items():
        if row != first:
            needs_s = _rise_s(character, utterance, used[row], role)
            has_s = min(lively_s(needs_s, life, "lead_in"), used[row].room_s / (1.0 - EARLY))
            later.append((role, stored(max(needs_s, has_s))))
    # a hand that is left free behind its last item goes to rest from where it waited
    falls = {role: row for role, row in back.items() if row == len(used) - 1}
    arcs_in, arcs_out = (
        tuple((role, _arc(character, utterance, used[row], role, end)) for role, row in rows.items())
        for end, rows in zip(ENDS, (into, falls), strict=True)
    )
    return Leads(in_s, out_s, arcs_in, arcs_out, tuple(later))


def room_s(character: Character, utterance: Utterance, before: Sequence[Part], comes: Used) -> float:
    """Return how long a transition lasts at least, s, for hands that come up from rest in it."""
    needs_s = (
        _rise_s(character, utterance, comes, role)
        for role in ROLES
        if comes.part.keys(role) and not any(part.keys(role) for part in before)
    )
    return (1.0 - EARLY) * max(needs_s, default=0.0)


def rise_s(character: Character, utterance: Utterance, first: Used) -> float:
    """Return how long hands take from rest to the first part of a sentence, s."""
    roles = [role for role in ROLES if first.part.keys(role)]
    return max((_lead_s(character, utterance, first, role, "lead_in") for role in roles), default=LEAD_S)


def _at_ends(used: Sequence[Used], end: LeadEnd) -> dict[HandRole, int]:
    """Return the row of the part that each hand does first, or last; a hand that does nothing is left out."""
    found, rows = dict[HandRole, int](), range(len(used))
    for row in rows if end == "lead_in" else reversed(rows):
        found |= {role: row for role in ROLES if role not in found and used[row].part.keys(role)}
    return found


def _lead_s(character: Character, utterance: Utterance, used: Used, role: HandRole, end: LeadEnd) -> float:
    """Return how long a hand takes from rest to a part, or from it back, s; with life it takes its time."""
    led = _led(character, utterance, used.item)
    set_s = LEAD_S if led is None else lasting_s(led, end)
    needs_s = max(set_s, _own_s(character, used.part, role, end, utterance.rest, None))
    return stored(lively_s(needs_s, life_of_hands(utterance), end))


def _rise_s(character: Character, utterance: Utterance, used: Used, role: HandRole) -> float:
    """Return how long a hand takes from rest to a part at least, s, on the arc of its sign."""
    arc, slower = _arc(character, utterance, used, role, "lead_in"), 1.0 + SLOWER * life_of_hands(utterance)
    own_s = _own_s(character, used.part, role, "lead_in", utterance.rest, arc)
    return slower * max(own_s, LEAST_RISE_S)


@per_character(maxsize=1024)
def _own_s(
    character: Character, part: Part, role: HandRole, end: LeadEnd, rest: Rest, arc: Lead | None
) -> float:
    sign = replace(with_arc(part.sign, role, end, arc), rest=rest)
    return own_s(character, begun_at(sign, sign.lead_in_s), role, end)  # parts begin with their first key


def _arc(character: Character, utterance: Utterance, used: Used, role: HandRole, end: LeadEnd) -> Lead | None:
    """Return the arc of a hand from rest to a part, or from it back; None where it goes by itself."""
    led = None if used.item.mirrored else _led(character, utterance, used.item)
    return None if led is None else getattr(led.hand(role), end)


def _led(character: Character, utterance: Utterance, item: UtteranceItem) -> Sign | None:
    """Return an item's sign with the ways from and to the rest of the sentence; None for what is no sign."""
    content = item.content
    return _at_rest(character, content.edited, utterance.rest) if isinstance(content, SignContent) else None


@per_character(maxsize=64)
def _at_rest(character: Character, sign: Sign, rest: Rest) -> Sign:
    return with_rest(character, sign, rest)
