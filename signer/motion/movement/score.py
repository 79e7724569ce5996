"""The score of a sign: what torso, head and hands are to do, compiled once and sampled at any times.

The order of solution is data: trunk and head first, which follow nothing, then the hands as their segments
    depend on each other.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache, partial

import numpy as np

from body_model.arrays import Array
from signer.characters.character import Character, per_character
from signer.document.same import Same
from signer.document.sign import SIDE_OF, Sign
from signer.document.tracks.hand import Key
from signer.document.values import OTHER_ROLE, HandRole
from signer.motion.carriers.standing import Standing, carriers_moved_by, standing_of, upright
from signer.motion.face.track import FaceScore, face_score
from signer.motion.movement.compiling import hand_scores
from signer.motion.movement.coupling import arm_of, coupled
from signer.motion.movement.frames import Track
from signer.motion.movement.hand_motion import track_of
from signer.motion.movement.segment_ends import Around, Elsewhen
from signer.motion.movement.segments import HandScore, end_of
from signer.motion.movement.shoulder_curve import shoulder_for
from signer.motion.posture.fixed_point import EXACT
from signer.motion.posture.surroundings import CarrierName, Context, Surroundings, arm_carrier


@dataclass(frozen=True, slots=True, eq=False)
class Solved:
    """A sign at F times: torso and head, and the hands that do something."""

    standing: Standing
    tracks: Mapping[HandRole, Track]


@dataclass(frozen=True, eq=False)
class Score:
    """A compiled sign.

    Attributes:
        character: who signs, with the sign's own rest.
        face: what torso, head and face do.
        hands: the hands that do something; of two, the one that is solved first is told by what follows what.
    """

    character: Character
    face: FaceScore
    hands: Mapping[HandRole, HandScore]

    @cached_property
    def _moment(self) -> Callable[[float, int], dict[HandRole, Track]]:
        """Solve single moments: what a pose shows, and where hands look ahead and back."""
        return lru_cache()(lambda time_s, depth: self.tracks(np.array([time_s]), depth))

    @cached_property
    def arm(self) -> Callable[[HandRole, float, int], Array]:
        """Tell the arm (26, 3, 4) of a hand at a time, s, after so many looks ahead; kept."""
        return lru_cache()(lambda role, time_s, depth: arm_of(self._track(role, time_s, depth))[0])

    @cached_property
    def arm_alone(self) -> Callable[[HandRole, float], Array]:
        """Tell the same as its own keys alone would have it."""
        return lru_cache()(lambda role, time_s: arm_of(self.alone(role, np.array([time_s])))[0])

    def at(self, times_s: Array, met_m: float = EXACT) -> Solved:
        """Solve the sign at times (F,) in any order; how a moment is solved depends on no other one.

        `met_m` is the error of hands on their way that is near enough.
        """
        standing = standing_of(self.character, self.face, times_s)
        if len(times_s) == 1:
            return Solved(standing, self._moment(float(times_s[0]), 0))
        return Solved(standing, self.tracks(times_s, 0, met_m))

    def surroundings_of(self, role: HandRole, time_s: float) -> Surroundings:
        """The surroundings of a hand at a time, whether or not they move anything that it goes to."""
        carried = self.carried_at(time_s)
        if OTHER_ROLE[role] not in self.hands:
            return carried
        return carried.with_arm(SIDE_OF[OTHER_ROLE[role]], self.arm(OTHER_ROLE[role], time_s, 0))

    def carried_at(self, time_s: float) -> Surroundings:
        """The surroundings of either hand at a time as torso and head make them."""
        return standing_of(self.character, self.face, np.array([time_s])).surroundings.rows(0)

    def tracks(self, times_s: Array, depth: int, met_m: float = EXACT) -> dict[HandRole, Track]:
        """Solve the hands at times (F,), at which one looks after so many looks ahead."""
        if len(self.hands) < 2:
            return {role: self.alone(role, times_s, met_m) for role in self.hands}
        elsewhen = {role: self._elsewhen(role, depth) for role in self.hands}
        return coupled(self.hands, times_s, self.around(times_s), elsewhen, met_m)

    def _track(self, role: HandRole, time_s: float, depth: int) -> Track:
        """Solve a hand at one time, and the other one only where that is followed then; else as `tracks`."""
        times_s = np.array([time_s])
        if len(self.hands) < 2 or self.hands[role].follows_at(times_s)[0]:
            return self._moment(time_s, depth)[role]
        return self._apart(role, times_s, depth)

    def alone(self, role: HandRole, times_s: Array, met_m: float = EXACT) -> Track:
        """Solve a hand at times (F,) as if it were the only one that does something."""
        return self._apart(role, times_s, None, met_m)

    def _apart(self, role: HandRole, times_s: Array, depth: int | None, met_m: float = EXACT) -> Track:
        """Solve a hand at times (F,) at which it does not follow the other one."""
        around = Around(self.around(times_s), None, self._elsewhen(role, depth), met_m)
        return track_of(self.hands[role], times_s, around)

    def _elsewhen(self, role: HandRole, depth: int | None) -> Elsewhen:
        """Tell a hand its surroundings at other times, after so many looks ahead."""
        other = OTHER_ROLE[role]
        arms = partial(self.arm, other), partial(self.arm_alone, other)
        return Elsewhen(SIDE_OF[other], lambda time_s: self.around(np.array([time_s])).rows(0), *arms, depth)

    def around(self, times_s: Array) -> Surroundings:
        """The surroundings of the hands at times (F,), at rest where nothing carries what they go to."""
        standing = (
            upright(self.character) if self._is_free else standing_of(self.character, self.face, times_s)
        )
        return standing.beside_eyes if self._carriers.isdisjoint(("eyes", "face")) else standing.surroundings

    @cached_property
    def _carriers(self) -> frozenset[CarrierName]:
        """Return all that carries what any hand goes to."""
        return frozenset().union(*(hand.carriers for hand in self.hands.values()))

    @cached_property
    def _is_free(self) -> bool:
        """Return whether torso, head and face move nothing to which any hand goes."""
        return carriers_moved_by(self.face).isdisjoint(self._carriers)


def score_of(character: Character, sign: Sign) -> Score:
    """Compile a sign for a character, whose rest becomes the sign's; kept by the identity of its tracks."""
    room = (sign.rest, sign.lead_in_s, sign.lead_out_s, sign.places, sign.addressee_m)
    life = (sign.life, sign.gloss, bool(sign.markers), sign.ends) if sign.life else None
    return _score(character, Same(sign, sign.tracks, (room, life)))


@per_character(maxsize=16)
def _score(character: Character, same: Same[Sign]) -> Score:
    own = character.variant(same.value.rest, same.value.life)
    face = face_score(same.value)
    return Score(own, face, hand_scores(own, same.value, face))


def idle_track(character: Character, role: HandRole, count: int) -> Track:
    """Return a hand that does nothing, at so many times."""
    face = face_score(Sign())
    score = Score(character, face, hand_scores(character, Sign(), face, (role,)))
    return score.alone(role, np.zeros(count))


def context_for(character: Character, sign: Sign, role: HandRole, key: Key) -> Context:
    """Return what the posture of a key, be it of the sign or not, depends on besides the key at its time."""
    score = score_of(character, sign)
    end = end_of(score.character, sign, role, key)
    follows = arm_carrier(SIDE_OF[OTHER_ROLE[role]]) in end.carriers
    surroundings = score.surroundings_of(role, key.time_s) if follows else score.carried_at(key.time_s)
    return end.context(shoulder_for(sign, role, key), surroundings.only(end.carriers))
