"""A key of a hand at its moment in a sign: what operations on a hand solve, search and change."""

from dataclasses import dataclass
from dataclasses import replace as changed
from functools import cached_property
from typing import Any, Final, NamedTuple

import numpy as np

from body_model.plain_types import Side
from signer.characters.character import Character
from signer.document.sign import SIDE_OF, Sign
from signer.document.tracks.hand import Key
from signer.document.values import HandRole
from signer.motion.movement.contact_gestures import Slid, slid_of
from signer.motion.movement.score import context_for
from signer.motion.posture.posture_solver import (
    PostureGoal,
    goal_on,
    solve_cached,
    solve_candidate,
    solve_moving,
    solve_posture,
)
from signer.motion.posture.solved_posture import SolvedPosture
from signer.motion.posture.surroundings import Context

_ACROSS: Final = (0.25, 0.75)
"""The far ends as shares of the way along the skin: of a stroke its ends, of a round two places across from
each other."""


class Hold(NamedTuple):
    """The hold of a key, whenever that is: what it asks of its hand.

    Attributes:
        goal: of its posture.
        slid: the way of a contact that rubs or brushes; None for any other.
    """

    goal: PostureGoal
    slid: Slid | None

    @property
    def postures(self) -> tuple[SolvedPosture, ...]:
        """The posture at the site and then, of a contact that rubs or brushes, at the far ends of that."""
        solved = solve_cached(self.goal, None)
        if self.slid is None or solved.constraint is None:
            return (solved,)
        postures, constraint = [solved], solved.constraint
        for way in map(np.atleast_1d, _ACROSS if self.slid.path.is_closed else (0.0, 1.0)):
            there = constraint.sent_to(self.slid.target(constraint.contact_target, way))
            postures.append(solve_moving(solved, there, None, 1).rows(0))
        return tuple(postures)


def hold_of(key: Key, role: HandRole, around: Context) -> Hold:
    """Return the hold of a key on its track."""
    slid = slid_of(around.character, key, SIDE_OF[role], around.form)
    return Hold(goal_on(key, role, around), slid)


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

    @cached_property
    def hold(self) -> Hold:
        """Goal of the posture, and the way of a contact that rubs or brushes."""
        return hold_of(self.key, self.role, self.around)

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
