"""A key tried otherwise over the whole of its hold: what it breaks, how deep it lies in something."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property, reduce
from typing import NamedTuple

import numpy as np

from body_model.arrays import AS_ONE, Array, Mask
from body_model.plain_types import Side, Vector
from signer.document.queries import key_under
from signer.document.sign import OTHER_SIDE, SIDE_OF
from signer.document.tracks.hand import Key
from signer.document.values import OTHER_ROLE, BothMeet, GlobalOrientation, HandRole
from signer.kinematics.wrist import WristAngles, wrist_angles
from signer.motion.comfort.body import BodyTerms, Look
from signer.motion.movement.score import score_of
from signer.motion.movement.segments import end_of
from signer.motion.movement.shoulder_curve import shoulder_for
from signer.motion.posture.contact_constraint import ContactConstraint, follows_other_arm
from signer.motion.posture.penetration import Worst, is_too_deep, worst_in, worst_of
from signer.motion.posture.posture_solver import solve_candidate
from signer.motion.posture.second_contact import wrist_for_second
from signer.motion.posture.solved_posture import SolvedPosture
from signer.motion.posture.surroundings import Context, Surroundings, arm_carrier, arm_matrices, resting
from signer.motion.posture.wished_wrist import wished_wrist
from signer.motion.solving.budgets import BUDGETS
from signer.motion.solving.candidates import Candidates, Codes, as_it_is, coarse, swivelled, wristed
from signer.motion.solving.hand_moment import HandMoment


class Follower(NamedTuple):
    """The other hand's key where it goes to the hand that is tried, and so goes along with it."""

    key: Key
    role: HandRole
    around: Context


class Obstacle(NamedTuple):
    """The body and the other arm as they are around a hand; where the other hand's articulator is.

    Attributes:
        surroundings: of the hand in question.
        articulator: (3,) m of the other hand.
        follower: who follows the hand in question.
    """

    surroundings: Surroundings
    articulator: Vector | None = None
    follower: Follower | None = None


def obstacle_for(at: HandMoment) -> Obstacle:
    """Return the obstacle to a key's hand at the key's time."""
    sign, role, key = at.sign, at.role, at.key
    score, across = score_of(at.character, sign), OTHER_ROLE[role]
    character = score.character
    surroundings = score.surroundings_of(role, key.time_s)
    if not surroundings.moves({arm_carrier(SIDE_OF[across])}):
        return Obstacle(surroundings)
    x, y, z = (float(value) for value in score.at(np.array([key.time_s])).tracks[across].frames.reached[0])
    held = key_under(sign.hand(across), key.time_s)
    if held is None or not follows_other_arm(character, held, across):
        return Obstacle(surroundings, (x, y, z))
    around = end_of(character, sign, across, held).context(
        shoulder_for(sign, across, key), resting(character)
    )
    return Obstacle(surroundings, (x, y, z), Follower(held, across, around))


def bodies_of(
    solved: SolvedPosture, tries: Candidates, obstacle: Obstacle
) -> tuple[Array, dict[Side, Array], Surroundings]:
    """The bodies of tried postures, each with the other arm as it then is.

    Returns skinning matrices (n, B, 3, 4), articulators (n, 3) m of hands in use by side, and surroundings.
    """
    assert solved.constraint is not None
    count, articulators = len(tries), {solved.side: tries.articulators}
    across, surroundings = OTHER_SIDE[solved.side], surroundings_of(solved, obstacle)
    if obstacle.follower is not None:
        arm, articulators[across] = following(solved, tries, obstacle.follower)
        surroundings = surroundings.with_arm(across, arm)
    elif surroundings.moves({arm_carrier(across)}) and obstacle.articulator is not None:
        articulators[across] = np.broadcast_to(np.array(obstacle.articulator), (count, 3))
    return solved.constraint.bodies(tries.answer, surroundings), articulators, surroundings


def worst_of_tries(solved: SolvedPosture, tries: Candidates, obstacle: Obstacle) -> Worst:
    """The worst point of the hand in each of n tried postures, or of the other hand in it."""
    matrices, articulators, around = bodies_of(solved, tries, obstacle)
    worst, near = worst_of(solved.character, matrices, articulators, solved.side, around.face)
    if not around.moves({arm_carrier(OTHER_SIDE[solved.side])}):
        return worst
    # where it is in something already, the other hand's own skin would not make it clear
    rows = np.flatnonzero(near & ~is_too_deep(worst.over_m))
    if len(rows):
        some = {side: points[rows] for side, points in articulators.items()}
        worst.put_deeper(worst_in(solved.character, matrices[rows], some, solved.side), rows)
    return worst


def surroundings_of(solved: SolvedPosture, obstacle: Obstacle) -> Surroundings:
    """Return what is around a hand: what the obstacle tells of, else what the posture was solved beside."""
    return obstacle.surroundings if obstacle.surroundings.moved else solved.surroundings


def following(solved: SolvedPosture, tries: Candidates, follower: Follower) -> tuple[Array, Array]:
    """The arm of a hand that goes along with the candidate, and its articulator. (n, 26, 3, 4) and (n, 3)."""
    answer, (key, role, around) = tries.answer, follower
    own = arm_matrices(tries.rig, answer.girdle, answer.posture, solved.hand.matrices)
    around = replace(around, surroundings=around.surroundings.with_arm(solved.side, own))
    beside = solve_candidate(key, role, around, AS_ONE)
    assert beside.constraint is not None
    arm = arm_matrices(beside.constraint.rig, beside.reach.girdle, beside.reach.posture, beside.hand.matrices)
    return arm, np.asarray(beside.reach.posture.articulator)


@dataclass(frozen=True, eq=False)
class HoldSamples:
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

    @cached_property
    def look(self) -> Look:
        """Rough looks about the posture as it is; a hand that goes along with this one may be anywhere."""
        solved, obstacle = self.solved, self.obstacle
        now = bodies_of(solved, as_it_is(solved), obstacle)[0][0]
        stays = obstacle.follower is None or isinstance(obstacle.follower.key.placement, BothMeet)
        articulator = None if obstacle.articulator is None else np.array(obstacle.articulator)
        return Look(solved.side, now, surroundings_of(solved, obstacle), articulator, with_other=stays)

    def as_it_is(self) -> "Tried":
        """The key itself, as it is solved at each moment."""
        return Tried(self, tuple(map(as_it_is, self.solved_postures)))

    def swivelled(self, swivels: Array) -> "Tried":
        """The elbow swung to swivels (n,) rad, the wrist being as the key tells it."""
        return Tried(self, tuple(_swivelled(solved, swivels) for solved in self.solved_postures))

    def wristed(self, postures: Array, *, roughly: bool = False, nearly: bool = False) -> "Tried":
        """Wrists and swivels (n, 4) rad; a second contact turns the wrists about the first one.

        Those that are only looked at are solved `roughly`, second contacts of others exactly or `nearly`.
        """
        rounds = BUDGETS.second_looked if roughly else BUDGETS.second_nearly if nearly else None
        tried = (_wristed(solved, postures, roughly, rounds) for solved in self.solved_postures)
        return Tried(self, tuple(tried))

    def along(self, site: Candidates) -> "Tried":
        """Postures (n,) solved at the site, and with these wrists and elbows wherever else the hold goes."""
        wrists = np.stack(wrist_angles(site.rig.arm, site.answer.posture.wrist_rotation), axis=-1)
        goal = site.goal
        assert goal is not None
        return Tried(
            self,
            (
                site,
                *(
                    wristed(replace(solved, branch=goal.branch), wrists, goal.swivel_rad)
                    for solved in self.solved_postures[1:]
                ),
            ),
        )


class Tried(NamedTuple):
    """Postures (n,) of a key, at each moment of its course or at its site alone."""

    course: HoldSamples
    moments: tuple[Candidates, ...]

    @property
    def site(self) -> Candidates:
        """The postures at the site."""
        return self.moments[0]

    def rows(self, rows: Codes) -> "Tried":
        """Some of them."""
        return Tried(self.course, tuple(tries.rows(rows) for tries in self.moments))

    def broken(self) -> Codes:
        """(n,) the first limit that each breaks at any moment, a place in `candidates.REASONS`."""
        return reduce(
            lambda codes, tries: np.where(codes != 0, codes, tries.broken()),
            self.moments[1:],
            self.moments[0].broken(),
        )

    def keeps_on(self) -> Mask:
        """(n,) whether each keeps every limit wherever the hold goes from its site."""
        return np.asarray(
            np.all(
                [np.ones(len(self.moments[0])), *(tries.broken() == 0 for tries in self.moments[1:])], axis=0
            )
        )

    def worst(self) -> Worst:
        """The worst point of each at its worst moment."""
        worst, *others = (
            worst_of_tries(solved, tries, self.course.obstacle)
            for solved, tries in zip(self.course.solved_postures, self.moments, strict=False)
        )
        for there in others:
            worst.put_deeper(there, np.arange(len(worst.into)))
        return worst

    def look(self, every: int = 1) -> BodyTerms:
        """Look roughly at postures at their worst moment, at one in so many patches of skin."""
        seen = [
            self.course.look.terms(bodies, tries.articulators, every)
            for bodies, tries in zip(self.bodies(), self.moments, strict=True)
        ]
        return seen[0]._replace(over_m=np.max([terms.over_m for terms in seen], axis=0))

    def hides(self) -> Array:
        """Cost (n,) of what each hides of the face at its site."""
        return self.course.look.hides(next(self.bodies()), self.site.articulators)

    def glance(self) -> Array:
        """(n,) how much deeper each lies in head or trunk than any flesh gives; a tenth of a look."""
        return np.asarray(np.max([self.course.look.glance(bodies) for bodies in self.bodies()], axis=0))

    def bodies(self) -> Iterator[Array]:
        """Yield bodies (n, B, 3, 4) of postures at each moment of the hold, the other arm as it is now."""
        surroundings = surroundings_of(self.course.solved, self.course.obstacle)
        for solved, tries in zip(self.course.solved_postures, self.moments, strict=False):
            assert solved.constraint is not None
            yield solved.constraint.bodies(tries.answer, surroundings)

    def over_m(self) -> Array:
        """(n,) how much deeper than flesh gives each lies in something at its worst moment."""
        return self.worst().over_m

    def missed_m(self) -> Array:
        """(n,) how far the second contact of each is missed."""
        solved, tries = self.course.solved, self.moments[0]
        assert solved.constraint is not None
        assert solved.constraint.second is not None
        second, around = solved.constraint.second, solved.surroundings
        bodies = solved.constraint.bodies(tries.answer, around)
        miss = second.attachment.position(bodies) - second.aim(bodies, bends=around.bends)
        return np.asarray(np.linalg.norm(miss, axis=-1))


def _wristed(solved: SolvedPosture, postures: Array, roughly: bool, rounds: int | None) -> Candidates:
    wrists, swivels, constraint = postures[:, :3], postures[:, 3], solved.constraint
    if constraint is not None and constraint.second is not None:
        # what is only looked at has a plane for the skin that it touches: that is found much sooner
        constraint = coarse(constraint) if roughly else constraint
        wrists = _about_both(solved, constraint, WristAngles(*wrists.T), swivels, rounds)
    return wristed(solved, wrists, swivels, roughly=roughly)


def _swivelled(solved: SolvedPosture, swivels: Array) -> Candidates:
    constraint = solved.constraint
    if constraint is None or constraint.second is None:
        return swivelled(solved, swivels)
    wish = solved.wrist if isinstance(solved.wish, GlobalOrientation) else wished_wrist(solved.wish)
    wrists = _about_both(solved, constraint, wish, swivels)
    return wristed(solved, np.broadcast_to(wrists, (len(swivels), 3)), swivels)


def _about_both(
    solved: SolvedPosture,
    constraint: ContactConstraint,
    wish: WristAngles,
    swivels: Array,
    rounds: int | None = None,
) -> Array:
    """(n, 3) rad, wrists that a second contact turns about the first one, wherever the elbow is."""
    count = len(swivels)
    ask = replace(solved.arm_goal, target=np.broadcast_to(solved.target, (count, 3)), swivel_rad=swivels)
    each = constraint.rows(np.zeros(count, np.intp))
    return np.stack(wrist_for_second(each, wish, ask, solved.surroundings, rounds=rounds), axis=-1)


def course_of(at: HandMoment) -> HoldSamples:
    """The course of a key; the other arm is taken as it is when the hold begins."""
    return HoldSamples(at.hold.postures, obstacle_for(at))
