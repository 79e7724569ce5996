"""The score of a sign: what torso, head and hands are to do, compiled once and sampled at any times.

The order of solution is data: trunk and head first, which follow nothing, then the hands as their segments
    depend on each other.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from typing import Final, Generic, TypeVar

import numpy as np

from body_model.arrays import Array
from signer.characters.character import Character, per_character
from signer.document.blinks import ends_of
from signer.document.sign import SIDE_OF, Sign
from signer.document.tracks.hand import Key
from signer.document.values import OTHER_ROLE, HandRole
from signer.motion.carriers.standing import Standing, carriers_moved_by, standing_of, upright
from signer.motion.face.track import FaceScore, face_score
from signer.motion.movement.compiling import end_of, hand_score, hand_scores
from signer.motion.movement.coupling import arm_of, coupled
from signer.motion.movement.flow import Flows
from signer.motion.movement.frames import Track
from signer.motion.movement.hand_motion import Around, track_of
from signer.motion.movement.segments import HandScore
from signer.motion.movement.shoulder_curve import shoulder_for
from signer.motion.posture.fixed_point import EXACT
from signer.motion.posture.surroundings import Context, Surroundings, arm_carrier

_DEPTH: Final = 2
"""So often a hand that rises may look ahead to one that rises, too; after that it sees the other one as if
that were alone."""
_MOMENTS: Final = 64
"""Moments that a score keeps solved."""

T = TypeVar("T")


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
    _moments: "_Moments" = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_moments", _Moments(self))

    def at(self, times_s: Array, met_m: float = EXACT) -> Solved:
        """Solve the sign at times (F,) in any order; how a moment is solved depends on no other one.

        What is held is solved once: at the first moment from which on both hands keep still. `met_m` is the
        error of hands on their way that is near enough.
        """
        standing, moments_s = standing_of(self.character, self.face, times_s), self._first_moments(times_s)
        look = _Look()
        if len(moments_s) == 1:
            return Solved(standing, self._moments.tracks(float(moments_s[0]), look))
        return Solved(standing, self.tracks(moments_s, look, met_m))

    def surroundings_of(self, role: HandRole, time_s: float) -> Surroundings:
        """The surroundings of a hand at a time, whether or not they move anything that it goes to."""
        carried = self.carried_at(time_s)
        if OTHER_ROLE[role] not in self.hands:
            return carried
        (moment_s,) = self._first_moments(np.array([time_s])).tolist()
        arm = self._moments.arm(OTHER_ROLE[role], moment_s, _Look())
        return carried.with_arm(SIDE_OF[OTHER_ROLE[role]], arm)

    def carried_at(self, time_s: float) -> Surroundings:
        """The surroundings of either hand at a time as torso and head make them."""
        return standing_of(self.character, self.face, np.array([time_s])).surroundings.rows(0)

    def tracks(self, times_s: Array, look: "_Look", met_m: float = EXACT) -> dict[HandRole, Track]:
        """Solve the hands at times (F,), which are looked at so."""
        if len(self.hands) < 2:
            return {role: self.alone(role, times_s, met_m) for role in self.hands}
        around = self._around(times_s)
        elsewhen = {role: _Elsewhen(self, role, look) for role in self.hands}
        return coupled(self.hands, times_s, around, elsewhen, met_m)

    def track(self, role: HandRole, time_s: float, look: "_Look") -> Track:
        """Solve a hand at one time, and the other one only where that is followed then; else as `tracks`."""
        times_s = np.array([time_s])
        if len(self.hands) < 2 or self.hands[role].follows_at(times_s)[0]:
            return self._moments.tracks(time_s, look)[role]
        around = self._around(times_s)
        return track_of(self.hands[role], times_s, Around(around, None, _Elsewhen(self, role, look)))

    def alone(self, role: HandRole, times_s: Array, met_m: float = EXACT) -> Track:
        """Solve a hand at times (F,) as if it were the only one that does something."""
        around = Around(self._around(times_s), None, _Elsewhen(self, role, None), met_m)
        return track_of(self.hands[role], times_s, around)

    def _around(self, times_s: Array) -> Surroundings:
        """The surroundings of the hands at times (F,), at rest where nothing carries what they go to."""
        standing = (
            upright(self.character) if self._is_free else standing_of(self.character, self.face, times_s)
        )
        return standing.surroundings

    @cached_property
    def _is_free(self) -> bool:
        """Return whether torso, head and face move nothing to which any hand goes."""
        segments = (segment for hand in self.hands.values() for segment in hand.segments)
        ends = (end for segment in segments for end in segment.ends if end is not None)
        return carriers_moved_by(self.face).isdisjoint(name for end in ends for name in end.carriers)

    @property
    def moments(self) -> "_Moments":
        """Single moments, kept."""
        return self._moments

    def _first_moments(self, times_s: Array) -> Array:
        """(F,) s, the times, but in holds of both hands the moment from which on both of them keep still."""
        if self.face or any(hand.shoulder is not None for hand in self.hands.values()):
            return times_s
        since = np.full(len(times_s), -np.inf)
        for hand in self.hands.values():
            since = np.maximum(since, hand.still_since(times_s))
        return np.where(np.isfinite(since), since, times_s)


@dataclass(slots=True)
class _Look:
    """Look at a moment from others: how often hands looked ahead, one from where another did.

    Attributes:
        depth: so often until here.
        further: so often from here on at most; infinity where hands would have done so more than `_DEPTH`
            times in all.
    """

    depth: int = 0
    further: float = 0.0


class _Moment(Generic[T]):
    """Solutions of one moment, at each depth from which that is looked at.

    Where hands do not look ahead so often from there that the last depth stops them, it is the same at all
    these depths, and solved once.
    """

    def __init__(self, solve: Callable[[_Look], T]) -> None:
        self._solve = solve
        self._known: dict[int, tuple[T, float]] = {}

    def seen(self, look: _Look, *, ahead: bool = False) -> T:
        """Return what is solved as it is looked at, or looked ahead at."""
        depth = look.depth + ahead
        if depth not in self._known:
            same = (each for each in tuple(self._known.values()) if depth + each[1] <= _DEPTH)
            self._known[depth] = next(same, None) or self._solved_from(depth)
        found, further = self._known[depth]
        look.further = max(look.further, ahead + further)
        return found

    def _solved_from(self, depth: int) -> tuple[T, float]:
        look = _Look(depth)
        return self._solve(look), look.further


class _Moments:
    """Single moments of a score, solved and kept: what a pose shows, and where hands look ahead and back."""

    def __init__(self, score: Score) -> None:
        self._tracks = lru_cache(maxsize=_MOMENTS)(
            lambda time_s: _Moment(lambda look: score.tracks(np.array([time_s]), look))
        )
        self._arm = lru_cache(maxsize=_MOMENTS)(
            lambda role, time_s: _Moment(lambda look: np.asarray(arm_of(score.track(role, time_s, look))[0]))
        )
        self.arm_alone = lru_cache(maxsize=_MOMENTS)(
            lambda role, time_s: np.asarray(arm_of(score.alone(role, np.array([time_s])))[0])
        )

    def tracks(self, time_s: float, look: _Look) -> dict[HandRole, Track]:
        """The hands at a time."""
        return self._tracks(time_s).seen(look)

    def arm(self, role: HandRole, time_s: float, look: _Look, *, ahead: bool = False) -> Array:
        """(26, 3, 4) the arm of a hand at a time, to which one may look `ahead`."""
        return self._arm(role, time_s).seen(look, ahead=ahead)


@dataclass(frozen=True, slots=True)
class _Elsewhen:
    """Surroundings of a hand at other times than those that are solved.

    A hand on its way from rest looks ahead to where the other will be, at most `_DEPTH` times, so that two
    hands never do so without end. A hand that leaves the other one behind looks back to when it left; that is
    always earlier, and so comes to an end by itself. Without a `look` the other arm hangs.
    """

    score: Score
    role: HandRole
    look: _Look | None

    def ahead(self, time_s: float, *, with_arm: bool) -> Surroundings:
        """The surroundings at a time to come."""
        if not with_arm or self.look is None:
            return self._with(None, time_s)
        if self.look.depth == _DEPTH:
            self.look.further = np.inf
            return self.alone(time_s, with_arm=True)
        return self._with(
            self.score.moments.arm(OTHER_ROLE[self.role], time_s, self.look, ahead=True), time_s
        )

    def behind(self, time_s: float, *, with_arm: bool) -> Surroundings:
        """The surroundings at a time that has been."""
        if not with_arm or self.look is None:
            return self._with(None, time_s)
        return self._with(self.score.moments.arm(OTHER_ROLE[self.role], time_s, self.look), time_s)

    def alone(self, time_s: float, *, with_arm: bool) -> Surroundings:
        """The surroundings at a time with the other arm as its own keys alone would have it."""
        return self._with(self.arm_alone(time_s) if with_arm else None, time_s)

    def arm_set_out(self, time_s: float) -> Array | None:
        """(26, 3, 4) the other arm when this hand set out; the same at every depth of recursion.

        It must not depend on who asks.
        """
        if self.look is None:
            return None
        return self.score.moments.arm(OTHER_ROLE[self.role], time_s, _Look(_DEPTH))

    def arm_alone(self, time_s: float) -> Array | None:
        """(26, 3, 4) the other arm as its own keys alone would have it."""
        return None if self.look is None else self.score.moments.arm_alone(OTHER_ROLE[self.role], time_s)

    def _with(self, arm: Array | None, time_s: float) -> Surroundings:
        around = self.score._around(np.array([time_s])).rows(0)
        return around if arm is None else around.with_arm(SIDE_OF[OTHER_ROLE[self.role]], arm)


class _SameTracks:
    """Key of a cache: a sign by the identity of its immutable tracks, its rest and its leads."""

    __slots__ = ("sign",)

    def __init__(self, sign: Sign) -> None:
        self.sign = sign

    def __hash__(self) -> int:
        return hash((*map(id, self.sign.tracks), self.sign.rest, self.sign.lead_in_s, self.sign.lead_out_s))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, _SameTracks) or len(self.sign.tracks) != len(other.sign.tracks):
            return False
        leads = [(one.sign.rest, one.sign.lead_in_s, one.sign.lead_out_s) for one in (self, other)]
        room = [(one.sign.places, one.sign.addressee_m) for one in (self, other)]
        life = [(one.life, one.gloss, ends_of(one)) if one.life else None for one in (self.sign, other.sign)]
        return (
            leads[0] == leads[1]
            and room[0] == room[1]
            and life[0] == life[1]
            and all(one is two for one, two in zip(self.sign.tracks, other.sign.tracks, strict=True))
        )


def score_of(character: Character, sign: Sign) -> Score:
    """Compile a sign for a character, whose rest becomes the sign's; kept by the identity of its tracks."""
    return _score(character, _SameTracks(sign))


@per_character(maxsize=16)
def _score(character: Character, same: _SameTracks) -> Score:
    own = character.variant(same.sign.rest, same.sign.life)
    return Score(own, face_score(same.sign), hand_scores(own, same.sign))


def idle_track(character: Character, role: HandRole, count: int) -> Track:
    """Return a hand that does nothing, at so many times."""
    hand = hand_score(character, Sign(), role, {}, Flows({}, 0.0))
    return Score(character, face_score(Sign()), {role: hand}).alone(role, np.zeros(count))


def context_for(character: Character, sign: Sign, role: HandRole, key: Key) -> Context:
    """Return what the posture of a key's hand depends on besides the key, at the key's time.

    The key need not be one of the sign.
    """
    score = score_of(character, sign)
    end = end_of(score.character, sign, role, key)
    follows = arm_carrier(SIDE_OF[OTHER_ROLE[role]]) in end.carriers
    surroundings = score.surroundings_of(role, key.time_s) if follows else score.carried_at(key.time_s)
    return end.context(shoulder_for(sign, role, key), surroundings.only(end.carriers))
