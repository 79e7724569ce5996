"""Signs that are notated and drafted again."""

from collections.abc import Collection

import numpy as np

from signer.document.sign import Sign
from signer.document.values import ROLES
from signer.export.notating import noted
from signer.export.noted_hands import HeldHand, held_hands
from signer.export.noted_movements import facing_of
from signer.export.sigml import sigml_bytes
from signer.importing.drafted_keys import NEXT_RAD
from signer.importing.sigml import read_sigml
from signer.importing.told_hands import ToldHand
from signer.notation.directions import angle
from signer.notation.notated import Posture

NAME = "a.sigml"


def brought_back(sign: Sign) -> tuple[int, int]:
    """Count the keys of a sign that its draft from SiGML has too, in order, and all of them.

    A key has come back with its handshape, its first site and its part of the hand, where notation names these
    as they are, and with directions within a symbol of those that are told.
    """
    content = sigml_bytes(sign, "gestural")
    lost = {(loss.feature, loss.where) for loss in noted(sign).losses}
    (drafted,) = read_sigml(content, NAME)
    before, after = held_hands(sign), held_hands(drafted.document)
    came = 0
    for role in ROLES:
        rest = list(after[role])
        for one in before[role]:
            row = next((row for row, other in enumerate(rest) if _is_back(one, other, lost)), None)
            if row is not None:
                came, rest = came + 1, rest[row + 1 :]
    return came, sum(map(len, before.values()))


def _is_back(one: HeldHand, other: HeldHand, lost: Collection[tuple[str, str]]) -> bool:
    """Return whether a key of a draft is that of a sign."""
    hand = ToldHand(Posture(facing=facing_of(one)))
    palm, fingers = hand.directions()
    if palm is None or fingers is None:
        return False
    off_rad = max(angle(np.array(palm), other.palm), angle(np.array(fingers), other.fingers))
    if ("handshapes", f"{one.place}.handshape") not in lost and one.key.handshape != other.key.handshape:
        return False
    contact = one.key.contact
    if contact is not None and isinstance(contact.site, str):
        if ("sites", f"{one.place}.contacts[0]") not in lost and one.key.sites[:1] != other.key.sites[:1]:
            return False
        if ("articulators", one.place) not in lost and one.key.articulator != other.key.articulator:
            return False
    return off_rad < NEXT_RAD
