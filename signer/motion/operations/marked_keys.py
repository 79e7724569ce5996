"""Keys at marked times with the postures that are there: timing before shapes and places."""

from collections.abc import Sequence
from typing import NamedTuple

from signer.characters.character import Character
from signer.document.edits import Edit, replace_key
from signer.document.queries import find_key
from signer.document.sign import Sign
from signer.document.timing import stored
from signer.document.values import HandRole
from signer.motion.operations.keying import hand_key_at
from signer.motion.places.skin_spots import touches_other_hand
from signer.phrases import phrase


class MarkedHold(NamedTuple):
    """A hand that holds from one time to another, s."""

    role: HandRole
    start_s: float
    end_s: float


def set_marked_keys(character: Character, holds: Sequence[MarkedHold]) -> Edit:
    """Set a key with its hold for every mark; one that is there holds from then as long as marked.

    Args:
        character: who signs.
        holds: the marks, in any order.
    """

    def change(sign: Sign) -> Sign:
        made = list[tuple[MarkedHold, str]]()
        for hold in sorted(holds, key=lambda one: (one.start_s, one.role)):
            sign, key = hand_key_at(character, sign, hold.role, stored(hold.start_s))
            made.append((hold, key.id))
        for hold, key_id in made:  # only now is it known how much room each has
            lasts_s = stored(max(0.0, hold.end_s - find_key(sign, key_id)[1].time_s))
            sign = replace_key(hold.role, key_id, hold_s=lasts_s)(sign)
        return sign

    return Edit(phrase("Keys from marks"), change, touches=touches_other_hand)
