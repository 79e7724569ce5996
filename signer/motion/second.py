"""The wrist of a hand with two contacts: it turns about the first, which is met exactly, until the second is as near as can be."""

from dataclasses import replace
from typing import Final

import numpy as np
from numpy.typing import NDArray

from signer.kinematics.limits import WRIST
from signer.kinematics.wrist import WristAngles, wrist_rotation
from signer.motion.meeting import Meeting
from signer.motion.other_arm import OtherArm, rows_of
from signer.motion.reaching import Ask, some_of

Array = NDArray[np.float64]

_LOW: Final = np.array([reach.low_rad for _, reach in WRIST])
_HIGH: Final = np.array([reach.high_rad for _, reach in WRIST])
_TRIED_RAD: Final = 1e-5
_SETTLED_RAD: Final = 1e-8
_ROUNDS: Final = 60
_FIRST_DAMPING: Final = 1e-3
_LEAST_DAMPING: Final = 1e-9
_EASIER: Final = 0.2
_HARDER: Final = 5.0
_NO_WAY_M: Final = 1e-9
_LEAST_STRETCH: Final = 0.1


def wrist_for_second(meeting: Meeting, wish: WristAngles, ask: Ask, other: OtherArm | None) -> WristAngles:
    """The wrist angles (...) within their limits that bring the second articulator nearest to its place; the swivel stays.

    Two points of the hand leave it one turn, that about the line between them, and it keeps what the wish has of it. The rule
    of Levenberg and Marquardt, for each posture by itself: it holds where limits leave little room and the miss stays large.

    Args:
        meeting: with a second one.
        wish: the angles (...) to begin with, within their limits.
        ask: of the arm; its wrist and articulator are found here.
        other: the other arm.
    """
    assert meeting.second is not None
    lead = np.broadcast_shapes(ask.target.shape[:-1], np.shape(wish.pronation))
    angles = np.broadcast_to(np.stack(np.broadcast_arrays(*wish), axis=-1), (*lead, 3)).reshape(-1, 3)
    moving = np.ones(len(angles), np.bool_)
    damping = np.full(len(angles), _FIRST_DAMPING)
    misses, stretch = _around(meeting, angles, ask, other)
    for _ in range(_ROUNDS):
        miss, slope = misses[0], np.moveaxis(misses[1:] - misses[0], 0, -1) / _TRIED_RAD
        tried = np.clip(angles + _step(slope, miss, angles, damping, stretch), _LOW, _HIGH)
        found, found_stretch = _around(meeting, tried, ask, other)
        nearer = moving & ((found[0] ** 2).sum(-1) < (miss**2).sum(-1))
        far = np.abs(tried - angles).max(axis=-1) >= _SETTLED_RAD
        angles = np.where(nearer[:, None], tried, angles)
        misses, stretch = np.where(nearer[:, None], found, misses), np.where(nearer, found_stretch, stretch)
        damping = np.maximum(damping * np.where(nearer, _EASIER, _HARDER), _LEAST_DAMPING)
        moving = moving & far
        if not moving.any():
            break
    return WristAngles(*np.moveaxis(angles.reshape(*lead, 3), -1, 0))


def _around(meeting: Meeting, angles: Array, ask: Ask, other: OtherArm | None) -> tuple[Array, Array]:
    """Where the second articulator is with the first contact met, for wrists (n, 3) and for each of their angles turned on a little.

    Returns:
        (4, n, 3) m from its place to it, and (n,) how many times as far as it its place is from the first articulator.
    """
    assert meeting.second is not None
    tried = angles + _TRIED_RAD * np.concatenate([np.zeros((1, 3)), np.eye(3)])[:, None]
    rows = np.tile(np.arange(len(angles)), len(tried))
    turns = wrist_rotation(meeting.rig.arm, *np.moveaxis(tried.reshape(-1, 3), -1, 0))
    beside = rows_of(other, rows)
    full = replace(some_of(ask, rows), articulator=meeting.articulator_in(turns), wrist_rotation=turns)
    _, answer = meeting.reached(full, beside)
    bodies = meeting.bodies(answer, beside)
    first, drawn, place = meeting.attachment.position(bodies), meeting.second.attachment.position(bodies), meeting.second.aim(bodies)
    size, away = (np.linalg.norm(point - first, axis=-1)[: len(angles)] for point in (drawn, place))
    return (drawn - place).reshape(tried.shape), away / np.maximum(size, _NO_WAY_M)


def _step(slope: Array, miss: Array, angles: Array, damping: Array, stretch: Array) -> Array:
    """(n, 3) rad towards the least miss; an angle at a limit that would pass it is held.

    The articulator moves on a sphere about the first one. Its place may lie far off that sphere, and the miss then bends with the
    turn `stretch` times as much as its slope alone tells.
    """
    downhill = -(np.swapaxes(slope, -1, -2) @ miss[..., None])[..., 0]
    free = ~(((angles <= _LOW) & (downhill < 0.0)) | ((angles >= _HIGH) & (downhill > 0.0)))
    kept = slope * free[:, None, :]
    normal = np.swapaxes(kept, -1, -2) @ kept * np.maximum(stretch, _LEAST_STRETCH)[:, None, None]
    size = np.trace(normal, axis1=-2, axis2=-1)
    normal = normal + (damping * size + 1e-18)[:, None, None] * np.eye(3)
    return np.asarray(np.linalg.solve(normal, np.where(free, downhill, 0.0)[..., None])[..., 0])
