"""Keys at marked times with the postures that are there: timing before shapes and places."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from signer.characters.character import Character
from signer.characters.load import reference
from signer.document.binding import with_bound_ends
from signer.document.edits import Outcome, replace_key
from signer.document.sign import Sign
from signer.document.timing import stored
from signer.document.values import HandRole
from signer.motion.operations.keying import hand_key_at


class MarkedHold(NamedTuple):
    """A hand that holds from one time to another, s."""

    role: HandRole
    start_s: float
    end_s: float


@dataclass(frozen=True)
class SetMarkedKeys:
    """Set a key with its hold for every mark; one that is there already holds from then as long as marked.

    Attributes:
        holds: the marks, in any order.
        character: who signs; None for the one that signs are written on.
    """

    holds: Sequence[MarkedHold]
    character: Character | None = None

    @property
    def label(self) -> str:
        """Name in the Undo menu."""
        return "Keys from marks"

    def outcome(self, sign: Sign) -> Outcome:
        """Return what becomes of a sign."""
        after, made = sign, list[tuple[MarkedHold, str]]()
        for hold in sorted(self.holds, key=lambda one: (one.start_s, one.role)):
            after, key = hand_key_at(self.character or reference(), after, hold.role, stored(hold.start_s))
            made.append((hold, key.id))
        for hold, key_id in made:  # only now is it known how much room each has
            key = next(key for key in after.hand(hold.role).keys if key.id == key_id)
            lasts_s = stored(max(0.0, hold.end_s - key.time_s))
            after = replace_key(hold.role, key_id, hold_s=lasts_s)(after)
        after = with_bound_ends(sign, after)
        return Outcome(sign if after == sign else after, changed=after != sign)

    def __call__(self, sign: Sign) -> Sign:
        """Return the changed sign, or the same object when nothing changed."""
        return self.outcome(sign).sign
