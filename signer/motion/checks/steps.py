"""Velocity steps of joints, found cheaply at the times where they can occur.

Those are where parts of a track's time begin, where limits and branches change, and where a joint leaps.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import pairwise
from typing import Final, NamedTuple

import numpy as np

from body_model.arrays import Array, Mask
from signer.document.problems import Problem, key_place
from signer.document.queries import span_s
from signer.document.sign import SIDE_OF, Sign
from signer.document.timing import STORED_S
from signer.document.values import ROLES, HandRole, Transition
from signer.kinematics.limits import ELBOW, WRIST
from signer.kinematics.wrist import wrist_angles
from signer.motion.movement.easing import progress
from signer.motion.movement.intervals import intervals_of
from signer.motion.pose import Clip
from signer.motion.posing import clip, poses

STEP_M_S: Final = 0.2
"""The most by which the velocity of a joint may change within `WITHIN_S`, m/s: as at 400 m/s^2, some ten
times what hands do."""
WITHIN_S: Final = 0.0005
_AROUND: Final = 8
"""So many times `WITHIN_S` to either side of a change are looked at: giving way begins softly and is
strongest a little later."""
_CLOSE_S: Final = _AROUND * WITHIN_S / 2
"""To within this a change is found by bisection, s: well within what is looked at around it."""
TOGETHER_S: Final = 2 * _AROUND * WITHIN_S
"""Of steps that lie closer together than this, s, the largest is told."""
LEAP_M: Final = 0.03
"""A joint that goes so far within `_CLOSE_S` leaps, m: at 15 m/s, five times as quick as hands are."""
_FINER_FPS: Final = 120.0
"""Frames a second at which a sign is looked at again in which a joint leaps."""
ASKED_S: Final = STORED_S + 1.5 * WITHIN_S
"""So near a corner of a speed profile a step is asked for: a hand counts as held from `STORED_S` before
its key."""
_AT_LIMIT_RAD: Final = 1e-9
_PROFILE_STEPS: Final = 2000
_CORNER: Final = 0.05
"""A speed profile whose slope (share of the way in share of the time) changes by more than this at once turns
a corner there."""
_JOINTS: Final = ("shoulder", "elbow", "wrist")


class Step(NamedTuple):
    """A step in the velocity of a joint: of which hand, when, of which joint, and by how much, m/s."""

    role: HandRole
    time_s: float
    joint: str
    size_m_s: float


def step_problems(sign: Sign, frames: Clip) -> Iterator[Problem]:
    """Warn of every step in the velocity of a joint, at the key that is held then or left last.

    Args:
        sign: one whose names are known.
        frames: its clip, at any frame rate.
    """
    for step in velocity_steps(sign, frames):
        words = (
            f"the {step.joint} jerks: its velocity changes by {step.size_m_s:.2f} m/s within half a "
            f"millisecond at {step.time_s:.2f} s;"
            " give the way more time, lead it further from the body, or take another posture"
        )
        yield Problem(_place(sign, step), words, "warning", step.time_s)


def velocity_steps(sign: Sign, frames: Clip) -> tuple[Step, ...]:
    """Find the steps in the velocity of joints by more than `STEP_M_S`, in the order of time.

    Of each step the worst joint is given. The sampled times are those at which a part of a track's time
    begins, those between two frames of which a limit, a branch or a reach binds in one and not in
    the other, found by bisection, and those at which a joint leaps by more than `LEAP_M`. A step that a
    speed profile asks for, as "sharp stop" does, does not count.

    Args:
        sign: one whose names are known.
        frames: its clip, at any frame rate.
    """
    moments = np.unique(np.concatenate([_edges(sign), _mask_changes(sign, frames), _leaps(sign, frames)]))
    end_s, corners = span_s(sign)[1], profile_corners(sign)
    times = moments[:, None] + WITHIN_S * np.arange(-_AROUND, _AROUND + 1)
    times = times[(times[:, 0] < end_s) & (times[:, -1] > 0.0)]
    if not len(times):
        return ()
    solved, middle = poses(sign, times.ravel(), frames.character), times[:, 1:-1]
    is_asked = (np.abs(middle[..., None] - corners) < ASKED_S).any(axis=-1)
    is_asked |= (times[:, :-2] < 0.0) | (times[:, 2:] > end_s)
    found = []
    for role in ROLES:
        if sign.hand(role).keys:
            points = joints_of(solved, role).reshape(*times.shape, -1, 3)
            steps = np.linalg.norm(np.diff(points, 2, axis=1), axis=-1) / WITHIN_S
            found += _worst(role, middle, np.where(is_asked[..., None], 0.0, steps))
    return tuple(sorted(found, key=lambda step: step.time_s))


def _worst(role: HandRole, times: Array, steps: Array) -> list[Step]:
    """Select the steps that are too large, one for those that lie close together.

    The steps are (M, K, joints) m/s at times (M, K).
    """
    flat, at = steps.max(axis=-1).ravel(), times.ravel()
    joints = steps.argmax(axis=-1).ravel()
    found: list[Step] = []
    for place in np.argsort(-flat, kind="stable"):
        if flat[place] <= STEP_M_S:
            break
        if all(abs(at[place] - one.time_s) > TOGETHER_S for one in found):
            joint = _JOINTS[joints[place]] if joints[place] < len(_JOINTS) else "finger"
            found.append(Step(role, float(at[place]), joint, float(flat[place])))
    return found


def joints_of(solved: Clip, role: HandRole) -> Array:
    """(F, 3 + fingers, 3) m, the joints of one arm and its hand."""
    hands = solved.hands[role]
    arm = [[hand.shoulder, hand.elbow, hand.wrist] for hand in hands]
    fingers = solved.character.rigs[hands[0].side].hand_bones
    return np.concatenate([np.array(arm), solved.bone_positions[:, fingers]], axis=1)


def _edges(sign: Sign) -> Array:
    """Return the times at which segments of hands start and shoulder keys start or end, s."""
    hands = [one.start_s for role in ROLES for one in intervals_of(sign, role)]
    shoulders = [
        time_s for role in ROLES for key in sign.shoulder(role).keys for time_s in (key.time_s, key.end_s)
    ]
    return np.array([time_s for time_s in (*hands, *shoulders) if np.isfinite(time_s)])


def _mask_changes(sign: Sign, frames: Clip) -> Array:
    """Return the times at which what binds an arm changes between two frames, s, within `_CLOSE_S`."""
    masks = {role: _masks(frames, role) for role in ROLES if sign.hand(role).keys}
    changes = [
        (role, row, column)
        for role, mask in masks.items()
        for row, column in np.argwhere(mask[1:] != mask[:-1]).tolist()
    ]
    if not changes:
        return np.zeros(0)
    rows = np.array([row for _, row, _ in changes])
    early, late = frames.times_s[rows], frames.times_s[rows + 1]
    before = np.array([masks[role][row, column] for role, row, column in changes])
    while (late - early).max() > _CLOSE_S:
        middle = 0.5 * (early + late)
        solved = poses(sign, middle, frames.character)
        tried = {role: _masks(solved, role) for role in masks}
        is_before = (
            np.array([tried[role][at, column] for at, (role, _, column) in enumerate(changes)]) == before
        )
        early, late = np.where(is_before, middle, early), np.where(is_before, late, middle)
    return np.asarray(0.5 * (early + late))


def _leaps(sign: Sign, frames: Clip) -> Array:
    """Return the times at which a joint leaps, s, within `_CLOSE_S`.

    Looked at are frames in which a joint goes elsewhere than the frames beside them say. Each half in which
    it still goes as far is halved again. What leaps once may leap to and fro between two frames: the sign is
    looked at once more at `_FINER_FPS`.
    """
    roles = [role for role in ROLES if sign.hand(role).keys]
    if not roles or len(frames.times_s) < 2:
        return np.zeros(0)

    def joints(solved: Clip) -> Array:
        return np.concatenate([joints_of(solved, role) for role in roles], axis=1)

    points = joints(frames)
    moves = np.diff(points, axis=0, prepend=points[:1], append=points[-1:])
    bends = np.linalg.norm(np.diff(moves, 2, axis=0), axis=-1)
    rows = np.flatnonzero((bends > 2.0 * LEAP_M).any(axis=-1))
    times = np.stack([frames.times_s[rows], frames.times_s[rows + 1]])
    between = np.stack([points[rows], points[rows + 1]])
    while times.size and (times[1] - times[0]).max() > _CLOSE_S:
        middle = times.mean(axis=0)
        solved = joints(poses(sign, middle, frames.character))
        times = np.concatenate([[times[0], middle], [middle, times[1]]], axis=1)
        between = np.concatenate([[between[0], solved], [solved, between[1]]], axis=1)
        leaps = (np.linalg.norm(between[1] - between[0], axis=-1) > LEAP_M).any(axis=-1)
        times, between = times[:, leaps], between[:, leaps]
    found = times.mean(axis=0)
    if found.size and np.diff(frames.times_s[:2]).max() > 1.5 / _FINER_FPS:
        finer = _leaps(sign, clip(sign, _FINER_FPS, character=frames.character))
        return np.concatenate([found, finer])
    return np.asarray(found)


def _masks(solved: Clip, role: HandRole) -> Mask:
    """Return masks (F, n) of the constraints that bind the arm of a track in each frame.

    They are limits of wrist and elbow, its reach, the flags of its solver, and its branch.
    """
    hands = solved.hands[role]
    arm = solved.character.rigs[SIDE_OF[role]].arm
    wrists = wrist_angles(arm, np.array([hand.posture.wrist_rotation for hand in hands]))
    angles = (*wrists, np.array([float(hand.posture.flexion_rad) for hand in hands]))
    columns = []
    for angle, reach in zip(angles, (*(reach for _, reach in WRIST), ELBOW), strict=True):
        columns += [angle <= reach.low_rad + _AT_LIMIT_RAD, angle >= reach.high_rad - _AT_LIMIT_RAD]
    flags = np.array([int(hand.posture.flags) for hand in hands])
    columns += [
        flags & bit != 0 for bit in (1 << place for place in range(max(int(flags.max()).bit_length(), 8)))
    ]
    columns += [
        np.array([hand.short_by_m > 0.0 for hand in hands]),
        np.array([hand.posture.branch == 1 for hand in hands]),
    ]
    return np.stack(columns, axis=-1)


def profile_corners(sign: Sign) -> Array:
    """Return the times at which a speed profile of a hand or a shoulder turns a corner, s."""
    found: list[float] = []
    for role in ROLES:
        for one in intervals_of(sign, role):
            if not one.is_still:
                found += (
                    one.start_s + share * (one.end_s - one.start_s)
                    for share in _corner_shares(one.transition)
                )
        for key, after in pairwise(sign.shoulder(role).keys):
            found += (
                key.end_s + share * (after.time_s - key.end_s)
                for share in _corner_shares(Transition(easing=key.easing))
            )
    return np.array(found)


@lru_cache(maxsize=256)
def _corner_shares(transition: Transition) -> tuple[float, ...]:
    """Return the shares of its time at which a transition turns a corner.

    The corners are of the hand, and of fingers and wrist that lead it.
    """
    shares = np.arange(-1, _PROFILE_STEPS + 2) / _PROFILE_STEPS
    found: set[float] = set()
    for lead in {0.0, transition.handshape_lead, transition.orientation_lead}:
        slopes = np.diff(progress(transition, shares, lead)) * _PROFILE_STEPS
        found.update(shares[1:-1][np.abs(np.diff(slopes)) > _CORNER].tolist())
    return tuple(sorted(found))


def _place(sign: Sign, step: Step) -> str:
    """The key of the hand that is held at a step or left last; the first one on the way from rest."""
    times: Iterable[float] = (key.time_s for key in sign.hand(step.role).keys)
    return key_place(step.role, max(sum(time_s <= step.time_s for time_s in times) - 1, 0))
