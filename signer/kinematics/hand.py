"""From the anatomical angles of a handshape to the turns of the hand's bones."""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import ArrayLike

from body_model.arrays import Array, Indices
from body_model.kept import per_owner
from body_model.model import Body
from body_model.plain_types import Side
from handshapes.handshape import Handshape
from signer.kinematics.rotations import axis_rotation
from signer.kinematics.sides import bone_suffix
from signer.kinematics.skeleton import mirrored_rotations
from signer.kinematics.vectors import X, Y, Z

ANGLE_COUNT: Final = 21
"""Index, middle, ring, pinky, each (mcp flexion, mcp spread, pip, dip); thumb (cmc flexion, palmar abduction,
opposition, mcp, ip)."""
BONES: Final = tuple(f"metacarpal{k}" for k in range(1, 5)) + tuple(
    f"finger{k}-{j}" for k in range(1, 6) for j in (1, 2, 3)
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
    out[..., 8::3, :, :] = axis_rotation(rest.middle_axes[1:], fingers[..., 2] - rest.middle_flexion[1:])
    out[..., 9::3, :, :] = axis_rotation(rest.end_axes[1:], fingers[..., 3] - rest.end_flexion[1:])
    root = axis_rotation(Z, thumb[..., 0]) @ axis_rotation(X, thumb[..., 1]) @ axis_rotation(Y, thumb[..., 2])
    # the bone's flexion axis is the thumb's z, its length the thumb's y
    out[..., 4, :, :] = (
        rest.hand @ np.stack([root[..., 2], root[..., 1], -root[..., 0]], -1) @ rest.undo_thumb
    )
    out[..., 5, :, :] = axis_rotation(rest.middle_axes[0], thumb[..., 3] - rest.middle_flexion[0])
    out[..., 6, :, :] = axis_rotation(rest.end_axes[0], thumb[..., 4] - rest.end_flexion[0])
    return out if side == "right" else mirrored_rotations(out)


class _Rest(NamedTuple):
    """A hand at rest: its frame, and per digit (thumb first) axes in the world and flexions.

    The left one is seen in a mirror, as a right hand.
    """

    hand: Array
    metacarpal_axes: Array
    undo_bases: Array
    undo_thumb: Array
    middle_axes: Array
    end_axes: Array
    middle_flexion: Array
    end_flexion: Array


@per_owner
def _rest(body: Body, side: Side) -> _Rest:
    suffix = bone_suffix(side)
    frames = body.frames if side == "right" else mirrored_rotations(body.frames)
    hand, below = frames[body.bone_index["wrist" + suffix]], frames[hand_bones(body, side)]
    metacarpals, digits = below[:4, :, 0], below[4:].reshape(5, 3, 3, 3)
    axes, lengths = digits[..., 0], digits[..., 1]
    flexions = [
        np.arcsin((np.cross(lengths[:, j], lengths[:, j + 1]) * axes[:, j + 1]).sum(-1)) for j in (0, 1)
    ]
    x, y, z = np.moveaxis(lengths[1:, 0] @ hand, -1, 0)
    bases = _flexed_and_spread(np.arctan2(z, y), np.arcsin(x))
    undo_bases = np.swapaxes(bases, -1, -2) @ hand.T
    return _Rest(
        hand, metacarpals, undo_bases, digits[0, 0].T, axes[:, 1], axes[:, 2], flexions[0], flexions[1]
    )


def _flexed_and_spread(flexion: Array, spread: Array) -> Array:
    """Rotation (..., 3, 3) of a right finger's base in the hand's frame.

    Spread is positive to the thumb's side.
    """
    return np.asarray(axis_rotation(X, flexion) @ axis_rotation(Z, -spread))
