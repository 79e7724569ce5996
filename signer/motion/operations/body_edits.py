"""Edits of what shoulders, torso, head and eyes do at a moment, each one record."""

from dataclasses import dataclass, field, replace
from typing import Any, Final

import numpy as np

from body_model.arrays import Array
from body_model.plain_types import Vector
from nonmanuals.target import FURTHEST_RAD, Direction, Target, mirrored_target
from signer.document.change import Outcome
from signer.document.face_edits import set_span
from signer.document.queries import key_under
from signer.document.sign import Sign
from signer.document.span_edits import set_span_pose
from signer.document.tracks.head import HEAD as KIND
from signer.document.tracks.shoulder import DOINGS, Doing, ShoulderKey
from signer.document.tracks.track import TrackName
from signer.document.values import HandRole
from signer.lazy import lazily
from signer.motion.carriers.head import BONES, HEAD
from signer.motion.operations.editing import Held, ShoulderEdit, SolvedEdit, item_at, outcome_of, span_at
from signer.motion.operations.face_points import TURNS, head_of, head_points
from signer.motion.operations.ranges import RANGES, shoulder_ranges
from signer.motion.pose import Pose
from signer.motion.posture.posture_solver import goal_on
from signer.motion.posture.shoulder import Shoulder
from signer.motion.solving.hand_moment import HandMoment
from signer.phrases import phrase

with lazily():
    from scipy import optimize


@dataclass(frozen=True)
class Shrug(ShoulderEdit):
    """Let a shoulder help, rise or draw forward (a share, rad, rad), as far as the hand keeps its contact."""

    doing: Doing
    value: float

    @property
    def label(self) -> str:
        return {
            "assist": phrase("Change shoulder's help"),
            "elevation_rad": phrase("Raise shoulder"),
            "protraction_rad": phrase("Forward shoulder"),
        }[self.doing]

    def held(self, sign: Sign, role: HandRole, key: ShoulderKey) -> Held[ShoulderKey]:
        doing = DOINGS.index(self.doing)
        low, high = RANGES[doing]
        value, words = min(max(self.value, low), high), ""
        own = key_under(sign.hand(role), self.moment.time_s)
        if own is not None:
            does = Shoulder(key.assist, key.elevation_rad, key.protraction_rad)
            around = replace(HandMoment(self.signer, sign, role, own).around, shoulder=does)
            value, words = shoulder_ranges(goal_on(own, role, around))[doing].nearest(value)
        changes: dict[str, Any] = {self.doing: value}
        return Held(replace(key, **changes), value, words)


@dataclass(frozen=True)
class LetShoulderGo(ShoulderEdit):
    """Let a shoulder do what it does by itself."""

    named = phrase("Let shoulder go")

    def held(self, sign: Sign, role: HandRole, key: ShoulderKey) -> Held[ShoulderKey]:
        return Held(replace(key, assist=1.0, elevation_rad=0.0, protraction_rad=0.0))


@dataclass(frozen=True)
class PoseSpan(SolvedEdit):
    """Change some channels of a part with spans at a moment, rad or m: `(("pitch_rad", 0.2),)`."""

    kind: str = field()
    values: tuple[tuple[str, float], ...]
    named: str = phrase("Change posture")

    def outcome(self, sign: Sign) -> Outcome[Sign]:
        """Return what becomes of a sign. ValueError without a moment."""
        captured, span = item_at(self.signer, sign, TrackName(self.kind), self.moment.time_s)
        after = set_span_pose(span.id, **dict(self.values)).change(captured)
        return outcome_of(sign, after, span.id, Held(span))


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

    home = np.zeros(len(channels))
    asked = point(home) + goal

    def missed(change: Array) -> Array:
        return point(change) - asked

    found = optimize.least_squares(missed, home, method="lm").x
    return dict(zip(channels, found.tolist(), strict=True))


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
