"""The trunk of a film stood upright: hands are where they are for somebody whose trunk does not turn."""

from dataclasses import replace
from math import pi, sqrt
from typing import Final

import numpy as np
from scipy.ndimage import gaussian_filter1d
from scipy.spatial.transform import Rotation

from body_model.arrays import Array
from body_model.plain_types import Side
from signer.characters.character import Character
from signer.drafting.holds import frame_noise
from signer.drafting.landmarks import Landmarks
from signer.drafting.points import BODY
from signer.kinematics.rig import girdle
from signer.kinematics.sides import SIDES

TURNS_RAD: Final = np.radians(1.7)
"""Standard deviation of how far trunks turn that nobody means to turn: a third of the 5.1 degrees by which
people's upper spines turn in a sign (docs/naturalness.md). What errs by as much is believed by half; with 5
degrees errors of 32 mm in the depth of shoulders put wrists 23 mm off, and 19 when no turn was taken off."""
JITTER_RAD: Final = np.radians(0.2)
"""Noise of a frame that is left of a turn: a millimetre and a half at a hand, by which holds begin later."""
ROUNDS: Final = 3
"""Times that turns are found: shoulders go along with arms, whose directions change with the turn."""
LEGS: Final = BODY["left_hip"]
"""First of the points that do not go with the trunk."""


def stood_upright(character: Character, found: Landmarks) -> Landmarks:
    """Return landmarks whose trunk stands, and arms and head with it.

    A trunk turns at the waist as its shoulders do, less what the arms move these by. As much is taken off as
    errors of shoulders allow, and nothing of landmarks that know no depth.
    """
    if not found.detector.has_depth:
        return found
    waist = character.body.heads[character.bones["waist"]]
    turns = np.broadcast_to(np.eye(3), (len(found.times_s), 3, 3))
    for _ in range(ROUNDS):
        body = _turned_back(found.body, waist, turns)
        stands = [_shoulder(character, body, side) - waist for side in SIDES]
        seen = [found.joint(side, "shoulder") - waist for side in SIDES]
        turns = _believed(found, _axes(*seen) @ np.swapaxes(_axes(*stands), -1, -2), stands[0])
    body = found.body.copy()
    body[:, :LEGS] = _turned_back(found.body[:, :LEGS], waist, turns)
    hands = {side: _turned_back(found.hands[side], waist, turns) for side in SIDES}
    return replace(found, body=body, hands=hands)


def _turned_back(points: Array, waist: Array, turns: Array) -> Array:
    """Return points (F, N, 3) m before a trunk was turned by (F, 3, 3)."""
    return np.asarray((points - waist) @ turns + waist)


def _shoulder(character: Character, body: Array, side: Side) -> Array:
    """Return where the shoulder (F, 3) m of a trunk that stands is with an arm of a body (F, 33, 3)."""
    along = body[:, BODY[f"{side}_elbow"]] - body[:, BODY[f"{side}_shoulder"]]
    along /= np.maximum(np.linalg.norm(along, axis=1, keepdims=True), 1e-9)
    rig = character.rigs[side]
    return girdle(rig, along, rig.girdle_gain).shoulder


def _axes(one: Array, other: Array) -> Array:
    """Return the axes (F, 3, 3), in columns, of a trunk with shoulders (F, 3) m above its waist."""
    up = one + other
    up /= np.maximum(np.linalg.norm(up, axis=1, keepdims=True), 1e-9)
    across = one - other
    across = across - np.sum(across * up, axis=1, keepdims=True) * up
    across /= np.maximum(np.linalg.norm(across, axis=1, keepdims=True), 1e-9)
    return np.stack([across, up, np.cross(across, up)], axis=-1)


def _believed(found: Landmarks, turns: Array, shoulder: Array) -> Array:
    """Return turns (F, 3, 3) smoothed by their noise, and by as much less as they may err."""
    detector, (wide, high, _) = found.detector, np.abs(np.median(shoulder, axis=0))
    depth_m = detector.shoulder_depth_m
    errs = np.array((depth_m / high, depth_m / wide, detector.plane_m / high))
    share = TURNS_RAD**2 / (TURNS_RAD**2 + 0.5 * errs**2)
    angles = Rotation.from_matrix(turns).as_rotvec()
    frames = (frame_noise(angles) / JITTER_RAD) ** 2 / (2.0 * sqrt(pi))  # a Gaussian leaves so much of noise
    smooth = [gaussian_filter1d(one, width) for one, width in zip(angles.T, frames, strict=True)]
    return np.asarray(Rotation.from_rotvec(share * np.stack(smooth, axis=-1)).as_matrix())
