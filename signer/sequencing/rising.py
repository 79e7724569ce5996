"""Ways of a sentence's hands from rest and back: in the time that each needs, on its signs' arcs."""

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from signer.characters.character import Character, per_character
from signer.document.sign import Rest, Sign
from signer.document.timing import stored
from signer.document.utterance import SignContent, Utterance, UtteranceItem
from signer.document.values import ROLES, HandRole, Lead
from signer.motion.operations.leads import ENDS, LeadEnd, lasting_s, lively_s, own_s, with_arc, with_rest
from signer.sequencing.contents import life_of_hands
from signer.sequencing.joining import LEAD_S, Leads
from signer.sequencing.part import Part


class Used(NamedTuple):
    """A part of an item, to which hands come up or from which they go to rest."""

    item: UtteranceItem
    part: Part


def leads_of(character: Character, utterance: Utterance, used: Sequence[Used]) -> Leads:
    """Return how hands come from rest and go back to it.

    Each does so on the arc of the sign that it does first, or last, in its own time. Where hands differ both
    are given the longer one, as far as there is so much before their first keys.
    """
    into, back = (_at_ends(used, end) for end in ENDS)
    if not into:
        return Leads()
    in_s, out_s = (
        max(_lead_s(character, utterance, used[row], role, end) for role, row in rows.items())
        for end, rows in zip(ENDS, (into, back), strict=True)
    )
    # a hand that is left free behind its last item goes to rest from where it waited
    falls = {role: row for role, row in back.items() if row == len(used) - 1}
    arcs_in, arcs_out = (
        tuple((role, _arc(character, utterance, used[row], role, end)) for role, row in rows.items())
        for end, rows in zip(ENDS, (into, falls), strict=True)
    )
    return Leads(in_s, out_s, arcs_in, arcs_out)


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
    needs_s = max(set_s, _own_s(character, used.part, role, end, utterance.rest))
    return stored(lively_s(needs_s, life_of_hands(utterance), end))


@per_character(maxsize=1024)
def _own_s(character: Character, part: Part, role: HandRole, end: LeadEnd, rest: Rest) -> float:
    return own_s(character, replace(with_arc(part.sign, role, end, None), rest=rest), role, end)


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
