"""A key of a hand at its moment in a sign: what operations on a hand solve, search and change."""

from dataclasses import dataclass
from dataclasses import replace as changed
from functools import cached_property
from typing import Any

from body_model.plain_types import Side
from signer.characters.character import Character
from signer.document.sign import SIDE_OF, Sign
from signer.document.tracks.hand import Key
from signer.document.values import HandRole
from signer.motion.movement.score import context_for
from signer.motion.posture.posture_solver import solve_candidate, solve_posture
from signer.motion.posture.solved_posture import SolvedPosture
from signer.motion.posture.surroundings import Context


@dataclass(frozen=True)
class HandMoment:
    """A key of a hand, and all that its posture depends on.

    Attributes:
        character: who signs.
        sign: what happens around the key, which need not be one of it.
        role: of the hand.
        key: as it is, or as it is tried.
    """

    character: Character
    sign: Sign
    role: HandRole
    key: Key

    @property
    def side(self) -> Side:
        """The side on which a right-handed signer has the hand."""
        return SIDE_OF[self.role]

    @cached_property
    def around(self) -> Context:
        """Shoulder, surroundings and all else that the posture depends on besides the key."""
        return context_for(self.character, self.sign, self.role, self.key)

    @property
    def solved(self) -> SolvedPosture:
        """The posture, remembered: poses that show the key find it again."""
        return solve_posture(self.key, self.role, self.around)

    @property
    def tried(self) -> SolvedPosture:
        """The posture of a key that is shown only if it is chosen."""
        return solve_candidate(self.key, self.role, self.around)

    def with_key(self, key: Key) -> "HandMoment":
        """Return the same hand with another key."""
        return self if key is self.key else changed(self, key=key)

    def having(self, **fields: Any) -> "HandMoment":
        """Return the same hand with some fields of its key changed."""
        return self.with_key(changed(self.key, **fields))

    def within(self, sign: Sign) -> "HandMoment":
        """Return the same key in another sign."""
        return self if sign is self.sign else changed(self, sign=sign)
