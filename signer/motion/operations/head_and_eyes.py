"""Head and eyes that follow a dragged point: how far the head turns, and where the eyes look."""

from dataclasses import dataclass
from typing import Final

import numpy as np

from body_model.arrays import Array
from body_model.plain_types import Vector
from nonmanuals.target import FURTHEST_RAD, Direction, Target, mirrored_target
from signer.document.change import Outcome
from signer.document.face_edits import set_span
from signer.document.sign import Sign
from signer.document.tracks.head import HEAD as KIND
from signer.motion.carriers.head import BONES, HEAD, ROUNDS
from signer.motion.operations.editing import Held, SolvedEdit, outcome_of
from signer.motion.operations.face_points import TURNS, head_of, head_points
from signer.motion.operations.keying import span_at
from signer.motion.pose import Pose
from signer.phrases import phrase

STEP_RAD: Final = 1e-4
"""Step of slopes, and the least of Newton's rule that is gone, rad; half or double change turns by 1e-5."""
_COLUMNS: Final = {channel.name: place for place, channel in enumerate(KIND.channels)}
"""Column of each channel among the head's angles."""


def head_change(pose: Pose, name: str, to: Array) -> dict[str, float]:
    """Return by how much the channels of the head's track change as a drag takes one of its points along.

    Args:
        pose: when the drag began.
        name: of the point: the nose turns and nods the head, the crown tilts it.
        to: (3,) m of the world, where the point is asked to go.

    Returns:
        Changes in rad, of the sign as it is written.
    """
    character, body = pose.character, pose.character.body
    skin = head_points(character)[name]
    channels = ("pitch_rad", "turn_rad") if name == TURNS else ("tilt_rad",)
    rest = body.heads[body.bones(*BONES)]
    chest = pose.chest[:, :3]
    mirror = np.array([-1.0, 1.0, 1.0]) if pose.dominant_side == "left" else np.ones(3)
    turned = mirror[:, None] * (chest.T @ head_of(pose)) * mirror
    start = np.array([*_angles(turned), 0.0])
    goal = mirror * (chest.T @ (to - skin.position(pose.matrices)))

    def point(change: Array) -> Array:
        values = start.copy()
        values[[_COLUMNS[channel] for channel in channels]] += change
        world, at = np.eye(3), rest[0]
        for local, joint, following in zip(
            HEAD.turns(character, values[None])[0], rest, (*rest[1:], skin.rest), strict=True
        ):
            world = world @ local
            at = at + world @ (following - joint)
        return np.asarray(at)

    change, home = np.zeros(len(channels)), point(np.zeros(len(channels)))
    for _ in range(ROUNDS):
        now = point(change)
        slopes = [(point(change + STEP_RAD * axis) - now) / STEP_RAD for axis in np.eye(len(channels))]
        step = np.linalg.lstsq(np.transpose(slopes), home + goal - now, rcond=None)[0]
        change = change + step
        if np.abs(step).max() < STEP_RAD:
            break
    return dict(zip(channels, (float(value) for value in change), strict=True))


def _angles(rotation: Array) -> tuple[float, float, float]:
    """Return pitch, turn and tilt, rad, of a rotation (3, 3) Ry Rx Rz."""
    pitch = float(np.arcsin(np.clip(-rotation[1, 2], -1.0, 1.0)))
    turn = float(np.arctan2(rotation[0, 2], rotation[2, 2]))
    return pitch, turn, float(np.arctan2(rotation[1, 0], rotation[1, 1]))


@dataclass(frozen=True)
class LookTowards(SolvedEdit):
    """Let the eyes look in a direction of the room.

    Attributes:
        direction: (3,) of any length, in the world, as the signer is drawn.
    """

    direction: Vector
    named = phrase("Turn eyes")
    kind = "gaze"

    def outcome(self, sign: Sign) -> Outcome[Sign]:
        """Return what becomes of a sign. ValueError without a moment."""
        captured, span = span_at(sign, "gaze", self.moment.time_s)
        target: Target = direction_of(self.direction)
        target = mirrored_target(target) if sign.dominant_side == "left" else target
        after = set_span(span.id, signal="", target=target).change(captured)
        return outcome_of(sign, after, span.id, Held(span))


def direction_of(direction: Vector) -> Direction:
    """Return a direction of the room by its angles, no further than a gaze may be."""
    x, y, z = direction
    angles = np.clip((np.arctan2(-y, np.hypot(x, z)), np.arctan2(x, z)), -FURTHEST_RAD, FURTHEST_RAD)
    return Direction(*(round(float(angle), 4) for angle in angles))
