"""Turn the wrist of a hand with two contacts until the second is as near as it can be.

The wrist turns about the first contact, which is met exactly.
"""

from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from body_model.arrays import Array, Indices
from signer.kinematics.limits import WRIST
from signer.kinematics.wrist import WristAngles, wrist_rotation
from signer.motion.posture.contact_constraint import ContactConstraint
from signer.motion.posture.reaching import ArmGoal, some_of
from signer.motion.posture.surroundings import Surroundings

_LOW: Final = np.array([reach.low_rad for _, reach in WRIST])
_HIGH: Final = np.array([reach.high_rad for _, reach in WRIST])
_TRIED_RAD: Final = 3e-4
_AXES: Final = np.eye(3)
_PAIRS: Final = ((0, 1), (0, 2), (1, 2))
_PATTERN: Final = np.concatenate([np.zeros((1, 3)), _AXES, -_AXES, [_AXES[i] + _AXES[j] for i, j in _PAIRS]])
"""The posture itself, each angle turned on and back a little, and each two turned on: what slope and
curvature are read from."""
_CONVERGED_RAD: Final = 1e-9
_EXACT_M: Final = 1e-10
"""How exactly a miss is measured: where a step is to gain less, the miss no longer tells whether it was good,
but the next step's length does. Without that a wrist would end wherever rounding happens to stop it, up to a
millionth of a radian apart."""
_ROUNDS: Final = 40
_FIRST_DAMPING: Final = 1e-3
_LEAST_DAMPING: Final = 1e-9
_EASIER: Final = 0.1
_HARDER: Final = 5.0
_FLAT: Final = 1e-3
"""Of the curvature of a free turn: with less than this share a turn makes no difference, and is left as the
wish has it."""


def wrist_for_second(
    constraint: ContactConstraint, wish: WristAngles, arm_goal: ArmGoal, surroundings: Surroundings
) -> WristAngles:
    """Return the wrist angles (...) that bring the second articulator nearest to its place.

    They are within their limits; the swivel stays.

    Two points of the hand leave it one turn, that about the line between them. It keeps what the wanted
    angles have of it. Newton's rule is used with the true curvature, damped where it would not come
    nearer, for each posture by itself. Where limits leave little room the miss stays large, and rules
    that count on a small one take long.

    Args:
        constraint: with a second one.
        wish: the angles (...) to begin with, within their limits.
        arm_goal: of the arm; its wrist and articulator are found here.
        surroundings: of the hand.
    """
    assert constraint.second is not None
    lead = np.broadcast_shapes(arm_goal.target.shape[:-1], np.shape(wish.pronation))
    angles = np.array(
        np.broadcast_to(np.stack(np.broadcast_arrays(*wish), axis=-1), (*lead, 3)).reshape(-1, 3)
    )
    damping = np.full(len(angles), _FIRST_DAMPING)
    rows = np.arange(len(angles))
    some = _Second(constraint, arm_goal, surroundings)
    misses, targets = some.around(angles, rows, None)
    last = np.full(len(angles), np.inf)
    for _ in range(_ROUNDS):
        here, now = angles[rows], np.linalg.norm(misses[0, rows], axis=-1)
        step, gain = _step(misses[:, rows], here, damping[rows])
        tried = np.clip(here + step, _LOW, _HIGH)
        found, met = some.around(tried, rows, targets[:, rows])
        size, is_flat = np.abs(tried - here).max(axis=-1), gain < _EXACT_M * now
        good = np.where(is_flat, size < last[rows], np.linalg.norm(found[0], axis=-1) < now)
        angles[rows[good]], misses[:, rows[good]], targets[:, rows[good]] = (
            tried[good],
            found[:, good],
            met[:, good],
        )
        last[rows] = np.where(good & is_flat, 0.5 * size, last[rows])
        damping[rows] = np.maximum(damping[rows] * np.where(good, _EASIER, _HARDER), _LEAST_DAMPING)
        rows = rows[(size >= _CONVERGED_RAD) & (good | ~is_flat)]
        if not len(rows):
            break
    return WristAngles(*np.moveaxis(angles.reshape(*lead, 3), -1, 0))


@dataclass(frozen=True, slots=True)
class _Second:
    """A hand with two contacts: its constraint, the goal of its arm, and its surroundings.

    Each is one for all or for n postures.
    """

    constraint: ContactConstraint
    arm_goal: ArmGoal
    surroundings: Surroundings

    def around(self, angles: Array, rows: Indices, targets: Array | None) -> tuple[Array, Array]:
        """Measure how far second contacts are off for wrists and those around them.

        The first contact is met. The wrists (m, 3) are of some postures.

        Args:
            angles: (m, 3) rad.
            rows: (m,) which of the postures these are.
            targets: (10, m, 3) m, a warm start: where the first contact was met with wrists only little
                different.

        Returns:
            (10, m, 3) m each: from the place of the second articulator to it, and where the first one is
                met.
        """
        every = np.tile(rows, len(_PATTERN))
        constraint, beside = self.constraint.rows(every), self.surroundings.rows(every)
        assert constraint.second is not None
        tried = angles + _TRIED_RAD * _PATTERN[:, None]
        turns = wrist_rotation(constraint.rig.arm, *np.moveaxis(tried.reshape(-1, 3), -1, 0))
        arm_goal = replace(
            some_of(self.arm_goal, every), articulator=constraint.articulator_in(turns), wrist_rotation=turns
        )
        if targets is not None and constraint.moves:
            arm_goal = replace(arm_goal, target=targets.reshape(-1, 3))
        there, solution = constraint.reached(arm_goal, beside)
        bodies = constraint.bodies(solution, beside)
        miss = constraint.second.attachment.position(bodies) - constraint.second.aim(
            bodies, bends=beside.bends
        )
        return np.asarray(miss.reshape(tried.shape)), np.array(
            np.broadcast_to(there.target, (len(every), 3))
        ).reshape(tried.shape)


def _step(misses: Array, angles: Array, damping: Array) -> tuple[Array, Array]:
    """(n, 3) rad towards the least miss, and by how much (n,) m^2 half its square is to shrink.

    An angle at a limit that would pass it is held.
    """
    miss, on, back, both = misses[0], misses[1:4], misses[4:7], misses[7:]
    slope = np.moveaxis(on - back, 0, -1) / (2.0 * _TRIED_RAD)
    downhill = -(np.swapaxes(slope, -1, -2) @ miss[..., None])[..., 0]
    free = ~(((angles <= _LOW) & (downhill < 0.0)) | ((angles >= _HIGH) & (downhill > 0.0)))
    squared = np.swapaxes(slope, -1, -2) @ slope
    bent = np.empty_like(squared)
    for axis in range(3):
        bent[:, axis, axis] = ((on[axis] + back[axis] - 2.0 * miss) * miss).sum(-1)
    for (i, j), pair in zip(_PAIRS, both, strict=True):
        bent[:, i, j] = bent[:, j, i] = ((pair - on[i] - on[j] + miss) * miss).sum(-1)
    size = np.trace(squared, axis1=-2, axis2=-1)
    held = np.where(free[:, :, None] & free[:, None, :], squared + bent / _TRIED_RAD**2, 0.0)
    curves, turns = np.linalg.eigh(held)
    curves = np.maximum(np.abs(curves), (_FLAT * size + 1e-18)[:, None]) + (damping * size)[:, None]
    along = (np.swapaxes(turns, -1, -2) @ np.where(free, downhill, 0.0)[..., None])[..., 0]
    step = (turns @ (along / curves)[..., None])[..., 0]
    return step, 0.5 * (np.where(free, downhill, 0.0) * step).sum(axis=-1)
