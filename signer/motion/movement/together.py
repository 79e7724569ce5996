"""Both lanes through time, each with the other arm as it truly is."""

from dataclasses import dataclass, replace
from itertools import repeat
from math import prod
from typing import Any, Final

import numpy as np

from body_model.arrays import Array, Indices, Mask
from signer.characters.character import Character, per_character
from signer.document.sign import SIDE_OF, Sign
from signer.document.tracks.hand import Key
from signer.document.values import LANES, OTHER_LANE, LaneName
from signer.kinematics.rig import hand_matrices
from signer.motion.carriers.standing import moving_carriers, standing_at
from signer.motion.movement.acts import acts
from signer.motion.movement.following import around_key, ever_follows, followed
from signer.motion.movement.frames import Frames, Track
from signer.motion.movement.schedule import stretch_at, stretches_of
from signer.motion.movement.shoulder_lane import shoulder_for
from signer.motion.movement.track import EndsFound, ends_of, track_of
from signer.motion.posture.settling import Round, foreseen
from signer.motion.posture.stations import carriers_of
from signer.motion.posture.surroundings import Context, Surroundings, arm_carrier, arm_matrices
from signer.motion.posture.turning import Begun

_SETTLED_M: Final = 1e-10
"""Two hands have converged when a round changes no number by more than this, m and shares of turns."""
_ROUNDS: Final = 12
"""Rounds of each frame at most: what settles does so in five."""
_VAIN_ROUNDS: Final = 3
"""After so many rounds that did not halve what is left a frame is given up."""
_ROUGHLY: Final = 0.1
"""What may be left of what is off before the hands are solved in turns: these have to come back to it anyhow."""
_ONE_ROUND: Final = 2.0
_ARM: Final = 312
_FOUND: Final = 9
"""How many numbers tell an arm, and what a hand has found."""
_DEPTH: Final = 2
"""So often a hand that rises may look ahead to one that rises, too; after that it sees the other one as if that were alone."""


def tracks_of(character: Character, sign: Sign, times_s: Array) -> dict[LaneName, Track]:
    """The lanes that do something, solved at the times (F,).

    What carries a place is solved first, and the hand that goes there second. Where each hand goes to what the other one
    carries, as two fists crossed on the chest, they are solved in turns until both stay; how a frame is solved depends on
    no other frame. What is held is solved once: at the first moment at which both hands keep still.
    """
    times_s = _first_moments(sign, times_s)
    return _tracks_at(character, sign, float(times_s[0])) if len(times_s) == 1 else _tracks(character, sign, times_s)


def _first_moments(sign: Sign, times_s: Array) -> Array:
    """(F,) s, the times, but in holds of both hands the moment from which on both of them keep still."""
    since, is_still = np.full(len(times_s), -np.inf), np.ones(len(times_s), np.bool_)
    if moving_carriers(sign) or any(sign.shoulder(lane).keys for lane in LANES):
        return times_s
    for lane in LANES:
        stretches = stretches_of(sign, lane)
        at = stretch_at(stretches, times_s)
        stands = [one.is_still and (one.before is None or not (acts(one.before) or one.before.local)) for one in stretches]
        is_still &= np.array(stands)[at]
        since = np.maximum(since, np.array([one.start_s for one in stretches])[at])
    return np.where(is_still & np.isfinite(since), since, times_s)


@per_character(maxsize=128)
def _tracks_at(character: Character, sign: Sign, time_s: float, depth: int = 0) -> dict[LaneName, Track]:
    """One moment, remembered: the pose, and what each hand finds around it there, are told by the same two arms."""
    return _tracks(character, sign, np.array([time_s]), depth)


def _tracks(character: Character, sign: Sign, times_s: Array, depth: int = 0) -> dict[LaneName, Track]:
    """Solve the lanes that do something at the times (F,).

    A hand on its way from rest looks ahead to where the other will be; `depth` counts how often one looks ahead from there,
    so that two hands never do so without end. A hand that leaves the other one behind looks back to when it left; that is
    always earlier, and so comes to an end by itself.
    """
    lanes = [lane for lane in LANES if sign.hand(lane).keys or sign.shoulder(lane).keys]
    if len(lanes) < 2:
        return {lane: _alone(character, sign, lane, times_s, depth) for lane in lanes}
    solving = {lane: _Lane(character, sign, lane, times_s, depth) for lane in lanes}
    later: LaneName = "dominant" if ever_follows(character, sign, "dominant") else "base"
    first, second = solving[OTHER_LANE[later]], solving[later]
    everything, mutual = np.arange(len(times_s)), first.follows & second.follows
    first.solve(everything, None)
    second.solve(everything, first.arm if second.follows.any() else None, roughly=mutual)
    rows = np.flatnonzero(first.follows)
    if len(rows):
        first.solve(rows, second.arm[rows], roughly=mutual[rows])
    residual = np.zeros(len(times_s))
    residual[mutual] = _settle(first, second, np.flatnonzero(mutual))
    return {lane: replace(one.track, residual=residual) for lane, one in solving.items()}


def _alone(character: Character, sign: Sign, lane: LaneName, times_s: Array, depth: int = 0) -> Track:
    """Solve a lane as if it were the only one that does something."""
    around = standing_at(character, sign, times_s).surroundings
    return track_of(sign, lane, times_s, around, elsewhen=_Elsewhen(character, sign, lane, depth, is_alone=True))


def _settle(first: "_Lane", second: "_Lane", everyone: Indices) -> Array:
    """Solve two hands that follow each other a little in turns, until neither the one arm nor what either hand has found changes.

    Each frame by itself. One that does not settle is left where least changed; what did, (n,), is returned.
    """
    tried = _state(first, second, everyone)
    best, residual = tried.copy(), np.full(len(everyone), np.inf)
    rows, vain, is_best = np.arange(len(everyone)), np.zeros(len(everyone), np.intp), np.ones(len(everyone), np.bool_)
    rounds: list[Round] = []
    for _ in range(_ROUNDS):
        if not len(rows):
            break
        _turn(first, second, everyone[rows], tried)
        rounds.append(Round(tried, _state(first, second, everyone[rows])))
        off, before = np.abs(rounds[-1].off).max(axis=-1), residual[rows]
        better = off < before
        best[rows[better]], residual[rows[better]], is_best[rows] = tried[better], off[better], better
        vain[rows] = np.where(off < 0.5 * before, 0, vain[rows] + 1)
        goes_on = (off > _SETTLED_M) & (vain[rows] < _VAIN_ROUNDS)
        # where an arm ends stretched nothing can be foreseen
        is_short = first.is_short[everyone[rows]] | second.is_short[everyone[rows]]
        tried = np.where(is_short[:, None], rounds[-1].came, foreseen(rounds))[goes_on]
        rows, rounds = rows[goes_on], [Round(*(values[goes_on] for values in one)) for one in rounds]
    again = np.flatnonzero(~is_best)
    if len(again):
        _turn(first, second, everyone[again], best[again])
    return residual


def _turn(first: "_Lane", second: "_Lane", rows: Indices, tried: Array) -> None:
    """Solve the second hand beside the first arm as it is `tried` (n, 330), then the first beside the second."""
    second.solve(rows, tried[:, :_ARM].reshape(len(rows), *first.arm.shape[1:]), tried[:, -_FOUND:])
    first.solve(rows, second.arm[rows], tried[:, _ARM:-_FOUND])


def _state(first: "_Lane", second: "_Lane", rows: Indices) -> Array:
    """(n, 312 + 9 + 9): the arm of the first hand as the second finds it, and what each has found."""
    return np.concatenate([_flat(first.arm[rows]), first.found(rows), second.found(rows)], axis=1)


def arm_of(track: Track) -> Array:
    """Skinning matrices (F, 26, 3, 4) of the arm of a track, as `Surroundings.with_arm` takes them."""
    rig, frames, still = track.character.rigs[track.side], track.frames, track.still
    fingers = hand_matrices(track.character.body, track.side, frames.fingers) if still is None else still.hand.matrices
    return arm_matrices(rig, frames.reach.girdle, frames.reach.posture, fingers)


def around_for(character: Character, sign: Sign, lane: LaneName, key: Key) -> Context:
    """Return what the posture of a key's hand depends on at the key's time besides the key."""
    carriers = carriers_of(character, key, lane)
    follows = arm_carrier(SIDE_OF[OTHER_LANE[lane]]) in carriers
    surroundings = surroundings_at(character, sign, lane, key.time_s) if follows else _carried_at(character, sign, key.time_s)
    return around_key(sign, lane, key, shoulder_for(sign, lane, key), surroundings.only(carriers))


def surroundings_at(character: Character, sign: Sign, lane: LaneName, time_s: float) -> Surroundings:
    """The surroundings of a hand at a time, whether or not they move anything that it goes to."""
    across: LaneName = OTHER_LANE[lane]
    if not (sign.hand(across).keys or sign.shoulder(across).keys):
        return _carried_at(character, sign, time_s)
    (moment_s,) = _first_moments(sign, np.array([time_s])).tolist()
    return _carried_at(character, sign, time_s).with_arm(SIDE_OF[across], _arm_at(character, sign, across, moment_s, 0))


def _carried_at(character: Character, sign: Sign, time_s: float) -> Surroundings:
    """The surroundings of either hand at a time as torso and head make them."""
    return standing_at(character, sign, np.array([time_s])).surroundings.row(0)


@per_character(maxsize=128)
def _arm_at(character: Character, sign: Sign, lane: LaneName, time_s: float, depth: int) -> Array:
    """(26, 3, 4) the arm of a lane that does something at a time."""
    return np.asarray(arm_of(_tracks_at(character, sign, time_s, depth)[lane])[0])


@per_character(maxsize=64)
def _arm_alone(character: Character, sign: Sign, lane: LaneName, time_s: float) -> Array:
    """(26, 3, 4) the arm of a lane at a time as its own keys alone would have it."""
    return np.asarray(arm_of(_alone(character, sign, lane, np.array([time_s])))[0])


@dataclass(frozen=True, slots=True)
class _Elsewhen:
    """Surroundings of the hand of a lane at other times than those that are solved; `is_alone` leaves the other arm hanging."""

    character: Character
    sign: Sign
    lane: LaneName
    depth: int
    is_alone: bool = False

    def ahead(self, time_s: float) -> Surroundings:
        """The surroundings at a time to come."""
        if self.is_alone or self.depth < _DEPTH:
            return self._with(
                None if self.is_alone else _arm_at(self.character, self.sign, OTHER_LANE[self.lane], time_s, self.depth + 1), time_s
            )
        return self._with(self.arm_alone(time_s), time_s)

    def behind(self, time_s: float) -> Surroundings:
        """The surroundings at a time that has been."""
        return self._with(self.arm_behind(time_s), time_s)

    def arm_behind(self, time_s: float) -> Array | None:
        """(26, 3, 4) the other arm at a time that has been."""
        return None if self.is_alone else _arm_at(self.character, self.sign, OTHER_LANE[self.lane], time_s, self.depth)

    def arm_alone(self, time_s: float) -> Array | None:
        """(26, 3, 4) the other arm as its own keys alone would have it."""
        return None if self.is_alone else _arm_alone(self.character, self.sign, OTHER_LANE[self.lane], time_s)

    def _with(self, arm: Array | None, time_s: float) -> Surroundings:
        around = _carried_at(self.character, self.sign, time_s)
        return around if arm is None else around.with_arm(SIDE_OF[OTHER_LANE[self.lane]], arm)


class _Lane:
    """A lane while it is being solved: its track so far, its arm as the other hand finds it, and in which frames it follows that one."""

    def __init__(self, character: Character, sign: Sign, name: LaneName, times_s: Array, depth: int) -> None:
        self._character, self._sign, self._name, self._times_s = character, sign, name, times_s
        self._around = standing_at(character, sign, times_s).surroundings
        self._elsewhen = _Elsewhen(character, sign, name, depth)
        self.follows = followed(character, sign, name, times_s)
        self._track: Track | None = None
        self._arm: Array | None = None
        self._ends: EndsFound | None = None

    @property
    def track(self) -> Track:
        """Track with the latest solution of each frame."""
        assert self._track is not None
        return self._track

    @property
    def arm(self) -> Array:
        """(F, 26, 3, 4) the arm in all frames as the other hand finds it."""
        if self._arm is None:
            self._arm = arm_of(self.track)
        return self._arm

    @property
    def is_short(self) -> Mask:
        """(F,) where the hand does not get as far as it should."""
        return self.track.frames.short_by > 0.0

    def found(self, rows: Indices) -> Array:
        """(n, 9) m, what was found in some frames: shoulder, place, and the articulator in the hand's frame."""
        frames = self.track.frames
        return np.concatenate([frames.shoulder[rows], frames.target[rows], frames.articulator[rows]], axis=1)

    def solve(self, rows: Indices, other: Array | None, found: Array | None = None, roughly: Mask | None = None) -> None:
        """Solve some frames, all of them first, beside the other arm (n, 26, 3, 4) as it is in these; None while it hangs.

        With what was `found` (n, 9) beside an arm only little elsewhere a single round is done from there; frames that are solved
        `roughly` (n,) are left for such rounds.
        """
        begun, ends = None, None
        if found is not None:
            shoulder, target, articulator = found[:, :3], found[:, 3:6], found[:, 6:]
            got = np.where(self.is_short[rows, None], self.track.frames.reached[rows], target)
            begun = Begun(shoulder, got, target, articulator, np.full(len(rows), _ONE_ROUND))
            self._ends = ends_of(self.track) if self._ends is None else self._ends
            ends = EndsFound(*(values[rows] for values in self._ends))
        track = track_of(
            self._sign,
            self._name,
            self._times_s[rows],
            self._around.rows(rows),
            other,
            elsewhen=self._elsewhen,
            begun=begun,
            left_off=None if roughly is None else np.where(roughly, _ROUGHLY, 0.0),
            found=ends,
        )
        if self._ends is not None:
            for values, new in zip(self._ends, ends_of(track), strict=True):
                values[rows] = new
        if self._track is None or len(rows) == len(self._times_s):
            self._track, self._arm = track, None
            return
        arm = _with_rows(self.arm, rows, arm_of(track))
        self._track = replace(self._track, frames=Frames(*map(_with_rows, self._track.frames, repeat(rows), track.frames)))
        self._arm = arm


def _flat(matrices: Array) -> Array:
    """(n, 312) for matrices (n, 26, 3, 4)."""
    return matrices.reshape(len(matrices), prod(matrices.shape[1:]))


def _with_rows(values: Any, rows: Indices, new: Any) -> Any:
    changed = np.array(values)
    changed[rows] = new
    return changed
