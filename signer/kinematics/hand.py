"""From the anatomical angles of a handshape to the turns of the hand's bones."""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import ArrayLike

from body_model.arrays import Array, Indices
from body_model.kept import per_owner
from body_model.model import Body
from body_model.plain_types import Side
from handshapes import joints
from handshapes.handshape import Handshape
from signer.kinematics.rotations import axis_rotation
from signer.kinematics.sides import bone_suffix
from signer.kinematics.skeleton import mirrored_rotations
from signer.kinematics.vectors import X, Y, Z

ANGLE_COUNT: Final = len(joints.NAMES)
"""21: index, middle, ring, pinky, each (mcp flexion, mcp spread, pip, dip); thumb (cmc flexion, palmar
abduction, opposition, mcp, ip)."""
BONES: Final = (
    *(f"metacarpal{k}" for k in "1234"),
    *(f"finger{k}-{j}" for k in "12345" for j in "123"),
)
"""The bones below the wrist, in the order of all results here; finger1 is the thumb."""


def handshape_angles(handshape: Handshape) -> Array:
    """The 21 angles of a handshape, rad, in the order of ANGLE_COUNT."""
    fingers = [
        a
        for f in handshape.fingers
        for a in (f.mcp_flex_rad, f.mcp_spread_rad, f.pip_flex_rad, f.dip_flex_rad)
    ]
    t = handshape.thumb
    return np.array(
        [*fingers, t.cmc_flex_rad, t.palmar_abd_rad, t.axial_opp_rad, t.mcp_flex_rad, t.ip_flex_rad]
    )


@per_owner
def hand_bones(body: Body, side: Side) -> Indices:
    """Indices of the bones below the wrist, in the order of `BONES`."""
    bones = body.bones(*(name + bone_suffix(side) for name in BONES))
    bones.flags.writeable = False
    return bones


def finger_rotations(body: Body, side: Side, angles: ArrayLike) -> Array:
    """Turns (..., 19, 3, 3) of the bones below the wrist against their parents, in world rest axes.

    Args:
        body: the body at rest.
        side: "right" or "left".
        angles: (..., 21) rad, see ANGLE_COUNT; zero is straight and in the palm's plane, not the model's
            rest.

    Raises:
        ValueError: not 21 angles.
    """
    values = np.asarray(angles, np.float64)
    if values.shape[-1:] != (ANGLE_COUNT,):
        raise ValueError(f"a hand has {ANGLE_COUNT} angles, got {values.shape}")
    rest = _rest(body, side)
    fingers = values[..., :16].reshape(*values.shape[:-1], 4, 4)
    thumb = values[..., 16:]
    out = np.empty((*values.shape[:-1], len(BONES), 3, 3))
    bases = fingers[..., 0]
    out[..., :4, :, :] = axis_rotation(
        rest.metacarpal_axes, np.maximum(bases, 0.0) * body.turn_shares.metacarpals
    )
    # spread within the plane that flexion has carried along (decision 10); what the model has at rest is
    # taken back
    turned = _flexed_and_spread(bases, fingers[..., 1])
    out[..., 7::3, :, :] = rest.hand @ turned @ rest.undo_bases
    out[..., 8::3, :, :] = rest.undo_middles[1:] @ axis_rotation(rest.middle_axes[1:], fingers[..., 2])
    out[..., 9::3, :, :] = rest.undo_ends[1:] @ axis_rotation(rest.end_axes[1:], fingers[..., 3])
    root = axis_rotation(Z, thumb[..., 0]) @ axis_rotation(X, thumb[..., 1]) @ axis_rotation(Y, thumb[..., 2])
    # the bone's flexion axis is the thumb's z, its length the thumb's y
    out[..., 4, :, :] = (
        rest.hand @ np.stack([root[..., 2], root[..., 1], -root[..., 0]], -1) @ rest.undo_thumb
    )
    out[..., 5, :, :] = rest.undo_middles[0] @ axis_rotation(rest.middle_axes[0], thumb[..., 3])
    out[..., 6, :, :] = rest.undo_ends[0] @ axis_rotation(rest.end_axes[0], thumb[..., 4])
    return out if side == "right" else mirrored_rotations(out)


class _Rest(NamedTuple):
    """A hand at rest: its frame, and per digit (thumb first) axes in the world.

    What undoes a bone's rest turns it to where its joint is straight. The left one is seen in a mirror, as a
    right hand.
    """

    hand: Array
    metacarpal_axes: Array
    undo_bases: Array
    undo_thumb: Array
    middle_axes: Array
    end_axes: Array
    undo_middles: Array
    undo_ends: Array


@per_owner
def _rest(body: Body, side: Side) -> _Rest:
    suffix = bone_suffix(side)
    frames, digits = _as_right(body, side), _digits(body, side)
    hand = frames[body.bone_index["wrist" + suffix]]
    x, y, z = np.moveaxis(digits[1:, 0, :, 1] @ hand, -1, 0)
    bases = _flexed_and_spread(np.arctan2(z, y), np.arcsin(x))
    undo_bases = np.swapaxes(bases, -1, -2) @ hand.T
    straight = _straight(body if body.straight_as is None else body.straight_as, side)
    undo = digits[:, :2] @ straight @ np.swapaxes(digits[:, 1:], -1, -2)
    return _Rest(
        hand,
        frames[hand_bones(body, side)[:4], :, 0],
        undo_bases,
        digits[0, 0].T,
        digits[:, 1, :, 0],
        digits[:, 2, :, 0],
        undo[:, 0],
        undo[:, 1],
    )


def _as_right(body: Body, side: Side) -> Array:
    """(B, 3, 3) frames of a body's bones, in a mirror for the left hand."""
    return body.frames if side == "right" else mirrored_rotations(body.frames)


def _digits(body: Body, side: Side) -> Array:
    """(5, 3, 3, 3) frames of the digits' bones as of a right hand, thumb first."""
    return _as_right(body, side)[hand_bones(body, side)[4:]].reshape(5, 3, 3, 3)


@per_owner
def _straight(body: Body, side: Side) -> Array:
    """(5, 2, 3, 3) frames of middle and end bones against the bone before, their joints straight.

    Bones lean to the side at a straight joint: fingers by up to 4 degrees, the thumb by 8 and 10.
    """
    digits = _digits(body, side)
    axes, lengths = digits[..., 0], digits[..., 1]
    flexion = np.arcsin((np.cross(lengths[:, :2], lengths[:, 1:]) * axes[:, 1:]).sum(-1))
    return np.asarray(np.swapaxes(digits[:, :2], -1, -2) @ digits[:, 1:] @ axis_rotation(X, -flexion))


def _flexed_and_spread(flexion: Array, spread: Array) -> Array:
    """Rotation (..., 3, 3) of a right finger's base in the hand's frame; spread is positive to the thumb."""
    return np.asarray(axis_rotation(X, flexion) @ axis_rotation(Z, -spread))
