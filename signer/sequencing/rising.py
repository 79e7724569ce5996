"""Ways of a sentence's hands from rest and back: in the time that each needs, on its signs' arcs."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Final, NamedTuple

from signer.characters.character import Character, per_character
from signer.document.sign import Rest, Sign
from signer.document.timing import stored
from signer.document.values import ROLES, HandRole, Lead
from signer.motion.operations.leads import (
    LeadEnd,
    begun_at,
    lasting_s,
    lively_s,
    own_s,
    with_arc,
    with_rest,
)
from signer.sequencing.items import Said, Setting, TimedPart
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


class Rises(NamedTuple):
    """Ways of hands from rest, as they are before anything has its time.

    Attributes:
        in_s: how long hands take to the first part, s.
        arcs: on which arc each hand comes, None where it goes by itself.
        later: hands that come up in the midst: with which item, and how long each takes at least, s.
    """

    in_s: float
    arcs: tuple[tuple[HandRole, Lead | None], ...]
    later: tuple[tuple[HandRole, str, float], ...]

    def room_s(self, one: Said) -> float:
        """Return how long the transition to an item lasts at least, s, for hands that come up in it."""
        needs_s = (needs_s for _, item_id, needs_s in self.later if item_id == one.item.id)
        return (1.0 - EARLY) * max(needs_s, default=0.0)


def rises_of(setting: Setting, items: Sequence[Said]) -> Rises:
    """Return how hands come up from rest: each on the arc of the sign that it does first, in its own time.

    Of hands that begin together both are given the longer one.
    """
    into = {role: items[row] for role, row in _first_rows([one.part for one in items]).items()}
    first = next(iter(into.values()), None)
    in_s = [_lead_s(setting, one, one.part, role, "lead_in") for role, one in into.items() if one is first]
    arcs = tuple((role, _arc(setting, one, role, "lead_in")) for role, one in into.items())
    midst = [(role, one) for role, one in into.items() if one is not first]
    later = tuple((role, one.item.id, _rise_s(setting, one, role)) for role, one in midst)
    return Rises(max(in_s, default=LEAD_S), arcs, later)


def leads_of(setting: Setting, rises: Rises, timed: Sequence[TimedPart]) -> Leads:
    """Return how hands come from rest and go back to it, when all has its time.

    They go back as they come. One that comes up in the midst leaves rest hardly before the sign before has
    ended.
    """
    if not timed:
        return Leads()
    later = list[tuple[HandRole, float]]()
    for role, item_id, needs_s in rises.later:
        before, comes = next(pair for pair in pairwise(timed) if pair[1].item.id == item_id)
        room_s = stored(comes.start_s - before.end_s) / (1.0 - EARLY)
        has_s = min(lively_s(needs_s, setting.life_of_hands, "lead_in"), room_s)
        later.append((role, stored(max(needs_s, has_s))))
    back = {role: timed[-1 - row] for role, row in _first_rows([one.part for one in reversed(timed)]).items()}
    out_s = max(_lead_s(setting, one.said, one.part, role, "lead_out") for role, one in back.items())
    # a hand that is left free behind its last item goes to rest from where it waited
    falls = [role for role, one in back.items() if one is timed[-1]]
    arcs_out = tuple((role, _arc(setting, timed[-1].said, role, "lead_out")) for role in falls)
    return Leads(rises.in_s, out_s, rises.arcs, arcs_out, tuple(later))


def _first_rows(parts: Sequence[Part]) -> dict[HandRole, int]:
    """Return the row of the one that each hand does first; a hand that does nothing is left out."""
    found = dict[HandRole, int]()
    for row, one in enumerate(parts):
        found |= {role: row for role in ROLES if role not in found and one.keys(role)}
    return found


def _lead_s(setting: Setting, one: Said, part: Part, role: HandRole, end: LeadEnd) -> float:
    """Return how long a hand takes from rest to a part, or from it back, s; with life it takes its time."""
    led, rest = _led(setting, one), setting.rest
    set_s = LEAD_S if led is None else lasting_s(led, end)
    needs_s = max(set_s, _own_s(setting.character, part, role, end, rest, None))
    return stored(lively_s(needs_s, setting.life_of_hands, end))


def _rise_s(setting: Setting, one: Said, role: HandRole) -> float:
    """Return how long a hand takes from rest to a part at least, s, on the arc of its sign."""
    arc, rest = _arc(setting, one, role, "lead_in"), setting.rest
    own_s = _own_s(setting.character, one.part, role, "lead_in", rest, arc)
    return (1.0 + SLOWER * setting.life_of_hands) * max(own_s, LEAST_RISE_S)


@per_character(maxsize=1024)
def _own_s(
    character: Character, part: Part, role: HandRole, end: LeadEnd, rest: Rest, arc: Lead | None
) -> float:
    sign = replace(with_arc(part.sign, role, end, arc), rest=rest)
    return own_s(character, begun_at(sign, sign.lead_in_s), role, end)  # parts begin with their first key


def _arc(setting: Setting, one: Said, role: HandRole, end: LeadEnd) -> Lead | None:
    """Return the arc of a hand from rest to a part, or from it back; None where it goes by itself."""
    led = None if one.item.mirrored else _led(setting, one)
    return None if led is None else getattr(led.hand(role), end)


def _led(setting: Setting, one: Said) -> Sign | None:
    """Return an item's sign with the ways from and to the rest of the sentence; None for what is no sign."""
    return None if one.sign is None else _at_rest(setting.character, one.sign, setting.rest)


@per_character(maxsize=64)
def _at_rest(character: Character, sign: Sign, rest: Rest) -> Sign:
    return with_rest(character, sign, rest)
