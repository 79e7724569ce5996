"""The score of a sign: what torso, head and hands are to do, compiled once and sampled at any times.

The order of solution is data: trunk and head first, which follow nothing, then the hands as their segments
    depend on each other.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from typing import Final

import numpy as np

from body_model.arrays import Array
from signer.characters.character import Character, per_character
from signer.document.same import Same
from signer.document.sign import SIDE_OF, Sign
from signer.document.tracks.hand import Key
from signer.document.values import OTHER_ROLE, HandRole
from signer.motion.carriers.standing import Standing, carriers_moved_by, standing_of, upright
from signer.motion.face.track import FaceScore, face_score
from signer.motion.movement.around_hand import Around
from signer.motion.movement.compiling import hand_scores
from signer.motion.movement.coupling import arm_of, coupled
from signer.motion.movement.frames import Track
from signer.motion.movement.hand_motion import track_of
from signer.motion.movement.segments import HandScore, end_of
from signer.motion.movement.shoulder_curve import shoulder_for
from signer.motion.posture.fixed_point import EXACT
from signer.motion.posture.surroundings import CarrierName, Context, Surroundings, arm_carrier

_DEPTH: Final = 2
"""So often a hand that rises may look ahead to one that rises, too; after that it sees the other one as if
that were alone."""
_MOMENTS: Final = 64
"""Moments that a score keeps solved."""


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
        arm: (26, 3, 4) the arm of a hand at a time, after so many looks ahead; kept.
        arm_alone: the same as its own keys alone would have it.
    """

    character: Character
    face: FaceScore
    hands: Mapping[HandRole, HandScore]
    _moment: "Callable[[float, int], dict[HandRole, Track]]" = field(init=False)
    arm: "Callable[[HandRole, float, int], Array]" = field(init=False)
    arm_alone: "Callable[[HandRole, float], Array]" = field(init=False)

    def __post_init__(self) -> None:
        """Keep single moments: what a pose shows, and where hands look ahead and back."""

        def arm(track: Track) -> Array:
            return np.asarray(arm_of(track)[0])

        kept: tuple[tuple[str, Callable[..., object]], ...] = (
            ("_moment", lambda time_s, depth: self.tracks(np.array([time_s]), depth)),
            ("arm", lambda role, time_s, depth: arm(self._track(role, time_s, depth))),
            ("arm_alone", lambda role, time_s: arm(self.alone(role, np.array([time_s])))),
        )
        for name, solve in kept:
            object.__setattr__(self, name, lru_cache(maxsize=_MOMENTS)(solve))

    def at(self, times_s: Array, met_m: float = EXACT) -> Solved:
        """Solve the sign at times (F,) in any order; how a moment is solved depends on no other one.

        What is held is solved once: at the first moment from which on both hands keep still. `met_m` is the
        error of hands on their way that is near enough.
        """
        standing, moments_s = standing_of(self.character, self.face, times_s), self._first_moments(times_s)
        if len(moments_s) == 1:
            return Solved(standing, self._moment(float(moments_s[0]), 0))
        return Solved(standing, self.tracks(moments_s, 0, met_m))

    def surroundings_of(self, role: HandRole, time_s: float) -> Surroundings:
        """The surroundings of a hand at a time, whether or not they move anything that it goes to."""
        carried = self.carried_at(time_s)
        if OTHER_ROLE[role] not in self.hands:
            return carried
        (moment_s,) = self._first_moments(np.array([time_s])).tolist()
        return carried.with_arm(SIDE_OF[OTHER_ROLE[role]], self.arm(OTHER_ROLE[role], moment_s, 0))

    def carried_at(self, time_s: float) -> Surroundings:
        """The surroundings of either hand at a time as torso and head make them."""
        return standing_of(self.character, self.face, np.array([time_s])).surroundings.rows(0)

    def tracks(self, times_s: Array, depth: int, met_m: float = EXACT) -> dict[HandRole, Track]:
        """Solve the hands at times (F,), at which one looks after so many looks ahead."""
        if len(self.hands) < 2:
            return {role: self.alone(role, times_s, met_m) for role in self.hands}
        around = self.around(times_s)
        elsewhen = {role: _Elsewhen(self, role, depth) for role in self.hands}
        return coupled(self.hands, times_s, around, elsewhen, met_m)

    def _track(self, role: HandRole, time_s: float, depth: int) -> Track:
        """Solve a hand at one time, and the other one only where that is followed then; else as `tracks`."""
        times_s = np.array([time_s])
        if len(self.hands) < 2 or self.hands[role].follows_at(times_s)[0]:
            return self._moment(time_s, depth)[role]
        around = Around(self.around(times_s), None, _Elsewhen(self, role, depth))
        return track_of(self.hands[role], times_s, around)

    def alone(self, role: HandRole, times_s: Array, met_m: float = EXACT) -> Track:
        """Solve a hand at times (F,) as if it were the only one that does something."""
        around = Around(self.around(times_s), None, _Elsewhen(self, role, None), met_m)
        return track_of(self.hands[role], times_s, around)

    def around(self, times_s: Array) -> Surroundings:
        """The surroundings of the hands at times (F,), at rest where nothing carries what they go to."""
        standing = (
            upright(self.character) if self._is_free else standing_of(self.character, self.face, times_s)
        )
        return standing.beside_eyes if self._carriers.isdisjoint(("eyes", "face")) else standing.surroundings

    @cached_property
    def _carriers(self) -> frozenset[CarrierName]:
        """Return all that carries what any hand goes to."""
        segments = (segment for hand in self.hands.values() for segment in hand.segments)
        ends = (end for segment in segments for end in segment.ends if end is not None)
        return frozenset(name for end in ends for name in end.carriers)

    @cached_property
    def _is_free(self) -> bool:
        """Return whether torso, head and face move nothing to which any hand goes."""
        return carriers_moved_by(self.face).isdisjoint(self._carriers)

    def _first_moments(self, times_s: Array) -> Array:
        """(F,) s, the times, but in holds of both hands the moment from which on both of them keep still."""
        if not self._is_free or any(hand.shoulder is not None for hand in self.hands.values()):
            return times_s
        since = np.full(len(times_s), -np.inf)
        for hand in self.hands.values():
            since = np.maximum(since, hand.still_since(times_s))
        return np.where(np.isfinite(since), since, times_s)


@dataclass(frozen=True, slots=True)
class _Elsewhen:
    """Surroundings of a hand at other times than those that are solved.

    A hand on its way from rest looks ahead to where the other will be, at most `_DEPTH` times, so that two
    hands never do so without end. A hand that leaves the other one behind looks back to when it left; that is
    always earlier, and so comes to an end by itself. Without a `depth` the other arm hangs.
    """

    score: Score
    role: HandRole
    depth: int | None

    def ahead(self, time_s: float, *, with_arm: bool) -> Surroundings:
        """The surroundings at a time to come."""
        if not with_arm or self.depth is None:
            return self._with(None, time_s)
        if self.depth == _DEPTH:
            return self.alone(time_s, with_arm=True)
        return self._with(self.score.arm(OTHER_ROLE[self.role], time_s, self.depth + 1), time_s)

    def behind(self, time_s: float, *, with_arm: bool) -> Surroundings:
        """The surroundings at a time that has been."""
        hangs = not with_arm or self.depth is None
        arm = None if hangs else self.score.arm(OTHER_ROLE[self.role], time_s, self.depth)  # type: ignore[arg-type]
        return self._with(arm, time_s)

    def alone(self, time_s: float, *, with_arm: bool) -> Surroundings:
        """The surroundings at a time with the other arm as its own keys alone would have it."""
        return self._with(self.arm_alone(time_s) if with_arm else None, time_s)

    def arm_set_out(self, time_s: float) -> Array | None:
        """(26, 3, 4) the other arm when this hand set out, whoever asks and at whatever depth."""
        return None if self.depth is None else self.score.arm(OTHER_ROLE[self.role], time_s, _DEPTH)

    def arm_alone(self, time_s: float) -> Array | None:
        """(26, 3, 4) the other arm as its own keys alone would have it."""
        return None if self.depth is None else self.score.arm_alone(OTHER_ROLE[self.role], time_s)

    def _with(self, arm: Array | None, time_s: float) -> Surroundings:
        around = self.score.around(np.array([time_s])).rows(0)
        return around if arm is None else around.with_arm(SIDE_OF[OTHER_ROLE[self.role]], arm)


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
