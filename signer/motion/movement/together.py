"""Both lanes through time, each with the other arm as it truly is."""

from dataclasses import replace
from functools import lru_cache, partial
from itertools import repeat
from math import prod
from typing import Any, Final

import numpy as np

from body_model.arrays import Array, Indices, Mask
from body_model.load import load_body
from signer.characters.load import load_character
from signer.document.sign import OTHER_SIDE, SIDE_OF, Sign
from signer.document.tracks.hand import Key
from signer.document.values import LANES, OTHER_LANE, LaneName
from signer.kinematics.rig import arm_rig, hand_matrices
from signer.motion.carriers.standing import standing_at
from signer.motion.movement.following import around_key, followed, held_to_other_arm
from signer.motion.movement.frames import Frames, Track
from signer.motion.movement.shoulder_lane import shoulder_for
from signer.motion.movement.track import nearly_again, track_of
from signer.motion.posture.settling import Round, foreseen
from signer.motion.posture.stations import carriers_of
from signer.motion.posture.surroundings import Context, Surroundings, arm_carrier, arm_matrices
from signer.motion.posture.turning import Begun

_SETTLED: Final = 1e-10
_ROUNDS: Final = 60
_ROUGHLY: Final = 0.1
"""What may be left of what is off before the hands are solved in turns: these have to come back to it anyhow."""
_ONE_ROUND: Final = 2.0
_ARM: Final = 312
_FOUND: Final = 9
"""How many numbers tell an arm, and what a hand has found."""


def tracks_of(sign: Sign, times_s: Array) -> dict[LaneName, Track]:
    """The lanes that do something, solved at the times (F,).

    What carries a place is solved first, and the hand that goes there second. Where each hand goes to what the other one
    carries, as two fists crossed on the chest, they are solved in turns until both stay; how a frame is solved depends on
    no other frame.
    """
    return _tracks_at(sign, float(times_s[0]), looks_ahead=True) if len(times_s) == 1 else _tracks(sign, times_s, looks_ahead=True)


@lru_cache(maxsize=32)
def _tracks_at(sign: Sign, time_s: float, *, looks_ahead: bool) -> dict[LaneName, Track]:
    """One moment, remembered: the pose, and what each hand finds around it there, are told by the same two arms."""
    return _tracks(sign, np.array([time_s]), looks_ahead=looks_ahead)


def _tracks(sign: Sign, times_s: Array, *, looks_ahead: bool) -> dict[LaneName, Track]:
    """Solve the lanes that do something at the times (F,), with or without looking ahead.

    A hand on its way from rest may look ahead to where the other will be. What it sees there is solved without
    looking further, so that two hands never look ahead for each other without end. A hand that leaves the other
    one behind looks back to when it left; that is always earlier, and so comes to an end by itself.
    """
    lanes = [lane for lane in LANES if sign.hand(lane).keys or sign.shoulder(lane).keys]
    if len(lanes) < 2:
        return {lane: _alone(sign, lane, times_s) for lane in lanes}
    solving = {lane: _Lane(sign, lane, times_s, looks_ahead=looks_ahead) for lane in lanes}
    later: LaneName = "dominant" if solving["dominant"].follows.any() else "base"
    first, second = solving[OTHER_LANE[later]], solving[later]
    if first.follows.any():
        # Held on each other neither says where both are; the review tells so, and one of them is solved as if it were alone.
        first.follows &= ~(held_to_other_arm(sign, "dominant", times_s) & held_to_other_arm(sign, "base", times_s))
    everything, mutual = np.arange(len(times_s)), first.follows & second.follows
    first.solve(everything, None)
    second.solve(everything, first.arm if second.follows.any() else None, roughly=mutual)
    rows = np.flatnonzero(first.follows)
    if len(rows):
        first.solve(rows, second.arm[rows], roughly=mutual[rows])
    _settle(first, second, np.flatnonzero(mutual))
    return {lane: one.track for lane, one in solving.items()}


def _alone(sign: Sign, lane: LaneName, times_s: Array) -> Track:
    """Solve the only lane that does something."""
    at = partial(_carried_at, sign)
    return track_of(sign, lane, times_s, standing_at(load_character(), sign, times_s).surroundings, ahead=at, behind=at)


def _settle(first: "_Lane", second: "_Lane", rows: Indices) -> None:
    """Solve two hands that follow each other in turns, until neither the one arm nor what either hand has found changes."""
    tried = _state(first, second, rows)
    rounds: list[Round] = []
    while len(rows) and len(rounds) < _ROUNDS:
        arm = tried[:, :_ARM].reshape(len(rows), *first.arm.shape[1:])
        second.solve(rows, arm, tried[:, -_FOUND:])
        first.solve(rows, second.arm[rows], tried[:, _ARM:-_FOUND])
        rounds.append(Round(tried, _state(first, second, rows)))
        moves = np.abs(rounds[-1].off).max(axis=-1) > _SETTLED
        # where an arm ends stretched nothing can be foreseen
        is_short = first.is_short[rows] | second.is_short[rows]
        tried = np.where(is_short[:, None], rounds[-1].came, foreseen(rounds))[moves]
        rows, rounds = rows[moves], [Round(*(values[moves] for values in one)) for one in rounds]


def _state(first: "_Lane", second: "_Lane", rows: Indices) -> Array:
    """(n, 312 + 9 + 9): the arm of the first hand as the second finds it, and what each has found."""
    return np.concatenate([_flat(first.arm[rows]), first.found(rows), second.found(rows)], axis=1)


def arm_of(track: Track) -> Array:
    """Skinning matrices (F, 26, 3, 4) of the arm of a track, as `Surroundings.with_arm` takes them."""
    rig, frames, still = arm_rig(load_body(), track.side), track.frames, track.still
    fingers = hand_matrices(load_body(), track.side, frames.fingers) if still is None else still.hand.matrices
    return arm_matrices(rig, frames.reach.girdle, frames.reach.posture, fingers)


def around_for(sign: Sign, lane: LaneName, key: Key) -> Context:
    """Return what the posture of a key's hand depends on at the key's time besides the key."""
    carriers = carriers_of(load_character(), key, lane)
    follows = arm_carrier(SIDE_OF[OTHER_LANE[lane]]) in carriers
    surroundings = surroundings_at(sign, lane, key.time_s) if follows else _carried_at(sign, key.time_s)
    return around_key(sign, lane, key, shoulder_for(sign, lane, key), surroundings.only(carriers))


def surroundings_at(sign: Sign, lane: LaneName, time_s: float) -> Surroundings:
    """The surroundings of a hand at a time, whether or not they move anything that it goes to."""
    return _surroundings_at(sign, lane, time_s, looks_ahead=True)


@lru_cache(maxsize=32)
def _surroundings_at(sign: Sign, lane: LaneName, time_s: float, *, looks_ahead: bool) -> Surroundings:
    """The surroundings of a hand at a time."""
    around = _carried_at(sign, time_s)
    track = _tracks_at(sign, time_s, looks_ahead=looks_ahead).get(OTHER_LANE[lane])
    return around if track is None else around.with_arm(track.side, arm_of(track)[0])


def _carried_at(sign: Sign, time_s: float) -> Surroundings:
    """The surroundings of either hand at a time as torso and head make them."""
    return standing_at(load_character(), sign, np.array([time_s])).surroundings.row(0)


class _Lane:
    """A lane while it is being solved: its track so far, its arm as the other hand finds it, and in which frames it follows that one."""

    def __init__(self, sign: Sign, name: LaneName, times_s: Array, *, looks_ahead: bool) -> None:
        self._sign, self._name, self._times_s = sign, name, times_s
        self._ahead = partial(_surroundings_at, sign, name, looks_ahead=False) if looks_ahead else None
        self._behind = partial(_surroundings_at, sign, name, looks_ahead=looks_ahead)
        self._around = standing_at(load_character(), sign, times_s).surroundings
        self.follows = followed(sign, name, times_s, from_rest=not looks_ahead)
        self._track: Track | None = None
        self._arm: Array | None = None

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
        surroundings = self._around.rows(rows)
        if other is not None:
            surroundings = surroundings.with_arm(OTHER_SIDE[SIDE_OF[self._name]], other)
        begun, track = None, None
        if found is not None:
            shoulder, target, articulator = found[:, :3], found[:, 3:6], found[:, 6:]
            got = np.where(self.is_short[rows, None], self.track.frames.reached[rows], target)
            begun = Begun(shoulder, got, target, articulator, np.full(len(rows), _ONE_ROUND))
            if len(rows) == len(self._times_s):
                track = nearly_again(self.track, self._name, surroundings, begun)
        if track is None:
            track = track_of(
                self._sign,
                self._name,
                self._times_s[rows],
                surroundings,
                ahead=self._ahead,
                behind=self._behind,
                begun=begun,
                left_off=None if roughly is None else np.where(roughly, _ROUGHLY, 0.0),
            )
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
