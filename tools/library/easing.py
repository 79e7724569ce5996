"""Ease of written signs: wrists and forearms at their stops go back to where they are held with it."""

from dataclasses import replace
from math import radians
from typing import Final

import numpy as np

from body_model.plain_types import Vector
from signer.characters.load import load_character
from signer.document.edits import replace_key
from signer.document.sign import Sign
from signer.document.tracks.hand import Key
from signer.document.values import ROLES, GlobalOrientation, HandOrientation, HandRole, Orientation
from signer.kinematics.comfort import turn_share, wrist_share
from signer.kinematics.rotations import rotation_angle
from signer.kinematics.swivel import wrapped
from signer.kinematics.wrist import WristAngles
from signer.motion.movement.score import context_for
from signer.motion.operations.elbows import described_like, to_wrist_angles
from signer.motion.operations.turning import turned_wrist
from signer.motion.posing import pose_at
from signer.motion.posture.penetration import inside_of
from signer.motion.posture.posture_solver import solve_candidate
from signer.motion.posture.solved_posture import elbow_height_of, hand_in_world
from signer.motion.solving.hand_moment import HandMoment

MOST_ELBOW_RAD: Final = radians(20.0)
MOST_HAND_RAD: Final = radians(20.0)
"""Limits of what is no more than a touch: how far the elbow is swung and the hand turned."""
_AT_STOP: Final = 0.97
"""Share of the forearm's range or of the wrist's ellipse from which it is brought back."""
_EASY: Final = 0.93
"""Share to which it is brought: by the measure of comfort, where six degrees of tilt count as one awkward
joint, less than that gains nothing more."""


def eased(sign: Sign) -> Sign:
    """The sign with wrists and forearms that are at a stop turned back, where all stays as clear.

    A key with two contacts stays: these turn its wrist.
    """
    for role in reversed(ROLES):
        for key in sign.hand(role).keys:
            at = HandMoment(load_character(), sign, role, key)
            local = to_wrist_angles(at)
            wrist = local.orientation
            assert isinstance(wrist, Orientation)
            angles = WristAngles(
                *map(np.asarray, (wrist.pronation_rad, wrist.flexion_rad, wrist.deviation_rad))
            )
            if key.second is not None or not (
                turn_share(angles) > _AT_STOP or wrist_share(angles) > _AT_STOP
            ):
                continue
            bend = min(1.0, _EASY / max(float(wrist_share(angles)), _EASY))
            turn = min(1.0, _EASY / max(float(turn_share(angles)), _EASY))
            back = Orientation(
                turn * wrist.pronation_rad, bend * wrist.flexion_rad, bend * wrist.deviation_rad
            )
            found = described_like(at, turned_wrist(at.with_key(local), back))
            after = _with_posture(sign, role, key, found)
            if _is_a_touch(sign, role, key, found) and _deepest(after, key) <= max(_deepest(sign, key), 0.0):
                sign = after
    return sign


def _deepest(sign: Sign, key: Key) -> float:
    """Return how much deeper than flesh gives either hand lies in anything while a key is held, m."""
    times = sorted({key.time_s, key.end_s})
    inside = [one for time_s in times for one in inside_of(pose_at(sign, time_s)).values()]
    return max((one.over_m for one in inside), default=0.0)


def _with_posture(sign: Sign, role: HandRole, key: Key, like: Key) -> Sign:
    """The sign with a key in the posture of another one, in a few digits."""
    elbow = replace(like.elbow, swivel_rad=round(like.elbow.swivel_rad, 4))
    return replace_key(role, key.id, orientation=_rounded(like.orientation), elbow=elbow)(sign)


def _rounded(turned: HandOrientation) -> HandOrientation:
    if isinstance(turned, GlobalOrientation):
        return GlobalOrientation(_short(turned.palm), _short(turned.fingers))
    return Orientation(
        *(round(angle, 4) for angle in (turned.pronation_rad, turned.flexion_rad, turned.deviation_rad))
    )


def _short(direction: Vector) -> Vector:
    x, y, z = direction
    return round(x, 4), round(y, 4), round(z, 4)


def _is_a_touch(sign: Sign, role: HandRole, before: Key, after: Key) -> bool:
    around = context_for(load_character(), sign, role, before)
    one, other = solve_candidate(before, role, around), solve_candidate(after, role, around)
    swung = abs(float(wrapped(elbow_height_of(other) - elbow_height_of(one))))
    turned = float(rotation_angle(hand_in_world(one).T @ hand_in_world(other)))
    return swung <= MOST_ELBOW_RAD and turned <= MOST_HAND_RAD
