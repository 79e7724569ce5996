"""A key that is tried otherwise, in the whole course of its hold.

What its hand then breaks, and how deep it lies in something.
"""

from dataclasses import replace
from functools import reduce
from typing import Final, NamedTuple

import numpy as np

from body_model.arrays import Array, Mask
from signer.characters.character import Character
from signer.document.sign import OTHER_SIDE, Sign
from signer.document.tracks.hand import Key
from signer.document.values import GlobalOrientation, HandRole
from signer.kinematics.wrist import WristAngles, wrist_angles
from signer.motion.movement.score import context_for
from signer.motion.operations.candidates import Candidates, Codes, coarse, goal_at, swivelled, wristed
from signer.motion.operations.clearance import worst_of_tries
from signer.motion.operations.obstacles import Obstacle, following, obstacle_for
from signer.motion.operations.sampled_times import moments_of
from signer.motion.posture.penetration import Worst
from signer.motion.posture.reaching import ArmGoal, ArmSolution
from signer.motion.posture.second_contact import EXACT_ROUNDS, wrist_for_second
from signer.motion.posture.solved_posture import SolvedPosture
from signer.motion.posture.wished_wrist import wished_wrist

_LOOKED_ROUNDS: Final = 6
"""Rounds in which a second contact is found of postures that are only looked at: those that can meet it do
within a millimetre by then."""


class HoldSamples(NamedTuple):
    """Postures of a key's hand in the course of its hold, its site first, and what it has to keep out of."""

    solved_postures: tuple[SolvedPosture, ...]
    obstacle: Obstacle

    @property
    def solved(self) -> SolvedPosture:
        """The posture at the site."""
        return self.solved_postures[0]

    @property
    def posture(self) -> Array:
        """(4,) rad, wrist and swivel."""
        return np.array([*(float(angle) for angle in self.solved.wrist), self.solved.swivel_rad])

    def as_it_is(self) -> "Tried":
        """The key itself, with the wrist that it has at each moment.

        Past a limit, no wrist that is tried need be that one.
        """
        return Tried(
            self,
            tuple(
                wristed(solved, np.stack(solved.wrist, axis=-1).reshape(1, 3), np.array([solved.swivel_rad]))
                for solved in self.solved_postures
            ),
        )

    def swivelled(self, swivels: Array) -> "Tried":
        """The elbow swung to swivels (n,) rad, the wrist being as the key tells it."""
        return Tried(self, tuple(_swivelled(solved, swivels) for solved in self.solved_postures))

    def wristed(
        self, postures: Array, rounds: int | None = None, *, second_rounds: int = EXACT_ROUNDS
    ) -> "Tried":
        """Wrists and swivels (n, 4) rad; a second contact turns the wrists about the first one.

        Args:
            postures: (n, 4) rad.
            rounds: as `candidates.wristed` takes them, for postures that are only looked at.
            second_rounds: most rounds in which a second contact of the others is found.
        """
        second_rounds = second_rounds if rounds is None else _LOOKED_ROUNDS
        return Tried(
            self, tuple(_wristed(solved, postures, rounds, second_rounds) for solved in self.solved_postures)
        )

    def gone_along(self, posture: Array) -> "HoldSamples":
        """The course beside the other hand as that goes along with wrist and swivel (4,) rad.

        Itself unless each hand goes to the other.
        """
        partner = self.obstacle.partner
        if partner is None:
            return self
        tries = self.wristed(posture[None]).moments[0]
        (arm,), ((x, y, z),) = following(self.solved, tries, partner)
        side = OTHER_SIDE[self.solved.side]
        return HoldSamples(
            tuple(
                replace(
                    solved,
                    around=replace(solved.around, surroundings=solved.surroundings.with_arm(side, arm)),
                )
                for solved in self.solved_postures
            ),
            self.obstacle._replace(
                surroundings=self.obstacle.surroundings.with_arm(side, arm),
                articulator=(float(x), float(y), float(z)),
            ),
        )

    def measured(self, ask: ArmGoal, answer: ArmSolution) -> tuple[Worst, Mask]:
        """Return the worst points of postures (n,) solved at the site, and whether they keep every limit.

        Each is measured over the whole hold.
        """
        rig = self.solved.character.rigs[self.solved.side]
        worst = worst_of_tries(self.solved, Candidates(rig, ask, answer), self.obstacle)
        keeps = np.ones(len(worst.over_m), np.bool_)
        wrists = np.stack(wrist_angles(rig.arm, answer.posture.wrist_rotation), axis=-1)
        for solved in self.solved_postures[1:]:
            tries = wristed(replace(solved, branch=ask.branch), wrists, ask.swivel_rad)
            keeps &= tries.broken() == 0
            there = worst_of_tries(solved, tries, self.obstacle)
            deeper = (there.into >= 0) & ((worst.into < 0) | (there.over_m > worst.over_m))
            for column, more in zip(worst, there, strict=True):
                column[deeper] = more[deeper]
        return worst, keeps


class Tried(NamedTuple):
    """Postures (n,) of a key, at each moment of its course."""

    course: HoldSamples
    moments: tuple[Candidates, ...]

    def rows(self, rows: Codes) -> "Tried":
        """Some of them."""
        return Tried(self.course, tuple(tries.rows(rows) for tries in self.moments))

    def broken(self) -> Codes:
        """(n,) the first limit that each breaks at any moment, a place in `many.REASONS`."""
        return reduce(
            lambda codes, tries: np.where(codes != 0, codes, tries.broken()),
            self.moments[1:],
            self.moments[0].broken(),
        )

    def over_m(self) -> Array:
        """(n,) how much deeper than flesh gives each lies in something at its worst moment."""
        solved_postures, obstacle = self.course
        worst = [
            worst_of_tries(solved, tries, obstacle).over_m
            for solved, tries in zip(solved_postures, self.moments, strict=True)
        ]
        return np.asarray(np.max(worst, axis=0))

    def missed_m(self) -> Array:
        """(n,) how far the second contact of each is missed."""
        solved, tries = self.course.solved, self.moments[0]
        assert solved.constraint is not None
        assert solved.constraint.second is not None
        second, around = solved.constraint.second, solved.surroundings
        bodies = solved.constraint.bodies(tries.answer, around)
        miss = second.attachment.position(bodies) - second.aim(bodies, bends=around.bends)
        return np.asarray(np.linalg.norm(miss, axis=-1))


def _wristed(solved: SolvedPosture, postures: Array, rounds: int | None, second_rounds: int) -> Candidates:
    wrists, swivels, constraint = postures[:, :3], postures[:, 3], solved.constraint
    if constraint is not None and constraint.second is not None:
        # what is only looked at has a plane for the skin that it touches: that is found much sooner
        constraint = constraint if rounds is None else coarse(constraint)
        target = np.broadcast_to(solved.target, (len(postures), 3))
        ask = goal_at(solved, target, swivels)
        constraint = constraint.rows(np.zeros(len(postures), np.intp))
        found = wrist_for_second(
            constraint,
            WristAngles(*wrists.T),
            ask,
            solved.surroundings,
            rounds=second_rounds,
        )
        wrists = np.stack(found, axis=-1)
    return wristed(solved, wrists, swivels) if rounds is None else wristed(solved, wrists, swivels, rounds)


def _swivelled(solved: SolvedPosture, swivels: Array) -> Candidates:
    constraint, count = solved.constraint, len(swivels)
    if constraint is None or constraint.second is None:
        return swivelled(solved, swivels)
    # a second contact turns the wrist about the first one, wherever the elbow is
    wish = solved.wrist if isinstance(solved.wish, GlobalOrientation) else wished_wrist(solved.wish)
    target = np.broadcast_to(solved.target, (count, 3))
    ask = ArmGoal(
        target, solved.articulator, solved.wrist_rotation, swivels, solved.branch, shoulder=solved.shoulder
    )
    constraint = constraint.rows(np.zeros(count, np.intp))
    wrists = np.stack(wrist_for_second(constraint, wish, ask, solved.surroundings), axis=-1)
    return wristed(solved, np.broadcast_to(wrists, (count, 3)), swivels)


def course_of(character: Character, sign: Sign, role: HandRole, key: Key) -> HoldSamples:
    """The course of a key; the other arm is taken as it is when the hold begins."""
    return HoldSamples(
        moments_of(key, role, context_for(character, sign, role, key)),
        obstacle_for(character, sign, role, key),
    )
