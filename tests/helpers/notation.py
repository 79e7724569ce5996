"""Signs that are notated and drafted again."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from signer.document.guesses import GuessField
from signer.document.sign import Sign
from signer.document.values import ROLES
from signer.export.notating import noted
from signer.export.noted_hands import HeldHand, held_hands
from signer.export.noted_movements import facing_of
from signer.export.sigml import sigml_bytes
from signer.importing.sigml import read_sigml
from signer.importing.told_hands import ToldHand
from signer.notation import tables
from signer.notation.directions import NEXT_RAD, angle
from signer.notation.notated import Posture

NAME = "a.sigml"


class Back(NamedTuple):
    """Count of a sign's keys that its draft from SiGML has, too.

    Attributes:
        keys: of the sign.
        as_told: keys that are there within a symbol.
        or_guessed: those, and keys of which what differs is a guess.
        gone: places of the others.
    """

    keys: int
    as_told: int
    or_guessed: int
    gone: tuple[str, ...]


def brought_back(sign: Sign) -> Back:
    """Compare the keys of a sign with those of its draft from SiGML, in order.

    A key has come back with its handshape, its first site and its part of the hand, where notation names these
    as they are, and with directions within a symbol of those that are told. Neighbours that are written alike
    are one.
    """
    content = sigml_bytes(sign, "gestural")
    (drafted,) = read_sigml(content, NAME)
    comparing = _Comparing(
        frozenset((loss.feature, loss.where) for loss in noted(sign).losses),
        {(guess.key_id, guess.field) for guess in drafted.document.guesses},
    )
    before, after = held_hands(sign), held_hands(drafted.document)
    told = sum(len(comparing.found(before[role], after[role], guessed=False)) for role in ROLES)
    found = {one for role in ROLES for one in comparing.found(before[role], after[role], guessed=True)}
    every = [one.place for role in ROLES for one in before[role]]
    return Back(len(every), told, len(found), tuple(place for place in every if place not in found))


@dataclass(frozen=True)
class _Comparing:
    """Compares keys of a sign with those of its draft; knows what was lost, and what is guessed."""

    lost: frozenset[tuple[str, str]]
    guesses: set[tuple[str, GuessField]]

    def found(self, before: Sequence[HeldHand], after: Sequence[HeldHand], *, guessed: bool) -> set[str]:
        """Return the places of keys that are found again, the most that are in order."""
        none = frozenset[str]()
        best = [none] * (len(after) + 1)  # of the keys so far, by how many keys of the draft are used
        matched = dict[int, frozenset[str]]()  # where the last key is the last of these
        for last, one in zip((None, *before[:-1]), before, strict=False):
            stays = last is not None and _are_written_alike(last, one)
            now = dict[int, frozenset[str]]()
            row = [none]
            for number, other in enumerate(after, 1):
                differs = set(self.differing(one, other))
                if guessed:
                    differs -= {field for key_id, field in self.guesses if key_id == other.key.id}
                if not differs:
                    begun = (best[number - 1], matched.get(number, none) if stays else none)
                    now[number] = max(begun, key=len) | {one.place}
                row.append(max(row[-1], best[number], now.get(number, none), key=len))
            best, matched = row, now
        return set(best[-1])

    def differing(self, one: HeldHand, other: HeldHand) -> Iterator[GuessField]:
        """Yield what of a draft's key is not as the sign has it, and as it is written."""
        palm, fingers = ToldHand(Posture(facing=facing_of(one))).directions()
        assert palm is not None
        assert fingers is not None
        if max(angle(np.array(palm), other.palm), angle(np.array(fingers), other.fingers)) >= NEXT_RAD:
            yield "directions"
        if (
            "handshapes",
            f"{one.place}.handshape",
        ) not in self.lost and one.key.handshape != other.key.handshape:
            yield "handshape"
        contact = one.key.contact
        if contact is not None and isinstance(contact.site, str):
            is_site_told = ("sites", f"{one.place}.contacts[0]") not in self.lost
            is_part_told = ("articulators", one.place) not in self.lost
            if (is_site_told and one.key.sites[:1] != other.key.sites[:1]) or (
                is_part_told and one.key.articulator != other.key.articulator
            ):
                yield "placement"


def _are_written_alike(one: HeldHand, other: HeldHand) -> bool:
    """Return whether nothing that notation says of a key differs from another one but a way."""
    shapes, (first, second) = tables.shapes(), (one.key, other.key)
    return (
        shapes[first.handshape] == shapes[second.handshape]
        and facing_of(one) == facing_of(other)
        and first.sites == second.sites
        and first.articulator == second.articulator
    )
