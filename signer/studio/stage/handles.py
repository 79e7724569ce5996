"""The handles on the stage.

The elbow's circle, the rings of the wrist, the target in space, and what a drag of each asks for.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias

import numpy as np

from body_model.arrays import Array
from signer.motion.pose import HandPose, Pose
from signer.studio.drawing.camera import Camera, Ray
from signer.studio.stage.picking import Circle, angle_nearest_to, distance_to_line, plane_hit, turned_angle

WristAxis: TypeAlias = Literal["bend", "side", "turn"]
HandleName: TypeAlias = Literal["elbow", "target", "bend", "side", "turn"]

WRIST_AXES: Final[tuple[WristAxis, ...]] = ("bend", "side", "turn")
RING_M: Final = 0.062
ELBOW_REACH_PX: Final = 15.0
TARGET_REACH_PX: Final = 13.0
LINE_REACH_PX: Final = 7.0
SMALLEST_CIRCLE_M: Final = 0.004
# Away from where two rings cross.
GRIPS_RAD: Final[dict[WristAxis, float]] = {"bend": 0.8, "side": 0.8, "turn": 0.8}


@dataclass(frozen=True, slots=True, eq=False)
class Handles:
    """Handles of one hand that can be dragged, in metres.

    Attributes:
        elbow_circle: where the elbow can go while the articulator stays; None when the arm is straight.
        elbow: (3,) where it is on it.
        rings: about the wrist; angles grow with the anatomical value (to the palm, to the thumb, pronation),
            0 is now.
        target: (3,) the point of space or of the skin the articulator is sent to, or None when it touches a
            site of the inventory.
    """

    elbow_circle: Circle | None
    elbow: Array
    rings: dict[WristAxis, Circle]
    target: Array | None

    def grips(self) -> dict[HandleName, Array]:
        """(3,) m of each handle, where it can be taken hold of."""
        found: dict[HandleName, Array] = {
            axis: ring.points(GRIPS_RAD[axis]) for axis, ring in self.rings.items()
        }
        if self.elbow_circle is not None:
            found["elbow"] = self.elbow
        if self.target is not None:
            found["target"] = self.target
        return found


Drag: TypeAlias = Callable[[Ray], Any]
"""A handle that is held: what a line of sight through the pointer asks for."""


def handles_of(pose: Pose, hand: HandPose, *, target_moves: bool) -> Handles:
    """The handles of a hand of a pose.

    `target_moves` when it is sent to a free point, or to a place of one's own.
    """
    return Handles(
        elbow_circle(hand), hand.elbow, wrist_rings(pose, hand), hand.target if target_moves else None
    )


def elbow_circle(hand: HandPose) -> Circle | None:
    """The circle on which the elbow turns about the line from shoulder to articulator.

    Angle 0 is where it is now.
    """
    line = hand.articulator - hand.shoulder
    length = float(np.linalg.norm(line))
    if length < 1e-6:
        return None
    axis = line / length
    out = hand.elbow - hand.shoulder
    centre = hand.shoulder + (out @ axis) * axis
    radius = float(np.linalg.norm(hand.elbow - centre))
    if radius < SMALLEST_CIRCLE_M:
        return None
    return Circle(centre, axis, (hand.elbow - centre) / radius, radius)


def wrist_rings(pose: Pose, hand: HandPose) -> dict[WristAxis, Circle]:
    """Rings about the wrist joint.

    Bend about the hand's width, side about its palm's normal, turn about the forearm.
    """
    body, bone = pose.character.body, pose.character.bones[f"{hand.side} wrist"]
    across, along, palmar = (pose.bone_rotations[bone] @ body.frames[bone]).T
    outward = -1.0 if hand.side == "right" else 1.0
    forearm = hand.wrist - hand.elbow
    forearm = forearm / np.linalg.norm(forearm)
    # A positive turn about the bone's width bends to the palm on both hands; the other two change sign in the
    # mirror.
    return {
        "bend": _ring(hand.wrist, across, along),
        "side": _ring(hand.wrist, outward * palmar, along),
        "turn": _ring(hand.wrist, outward * forearm, palmar),
    }


def handle_at(
    handles: Handles, camera: Camera, x: float, y: float, size: tuple[float, float]
) -> HandleName | None:
    """The handle under the pointer: points before lines, the nearest line of several."""

    def away_px(point: Array) -> float:
        seen = camera.project(point, *size)
        return math.dist((x, y), seen[:2]) if seen[2] > 0.0 else math.inf

    if handles.target is not None and away_px(handles.target) <= TARGET_REACH_PX:
        return "target"
    if handles.elbow_circle is not None and away_px(handles.elbow) <= ELBOW_REACH_PX:
        return "elbow"
    lines: dict[HandleName, float] = {
        axis: distance_to_line(x, y, camera.project(ring.outline(48), *size)[:, :2])
        for axis, ring in handles.rings.items()
    }
    nearest = min(lines, key=lines.__getitem__)
    return nearest if lines[nearest] <= LINE_REACH_PX else None


def begin_drag(handles: Handles, name: HandleName, camera: Camera, ray: Ray) -> Drag:
    """Take hold of a handle.

    The elbow and the target ask for the point to which they go, (3,) m; a ring for its turn since it was
    taken hold of, rad, which may go round more than once.
    """
    if name == "target":
        assert handles.target is not None
        return across_sight(handles.target, camera, ray)
    if name == "elbow":
        assert handles.elbow_circle is not None
        return _along(handles.elbow_circle)
    return _about(handles.rings[name], ray)


def across_sight(start: Array, camera: Camera, ray: Ray | None = None) -> Drag:
    """Let a point of space follow the pointer in the plane that faces the viewer, as it is gripped."""
    normal = camera.axes[:, 2]
    gripped = None if ray is None else plane_hit(ray, start, normal)
    grip = start if gripped is None else gripped

    def moved(ray: Ray) -> Array:
        hit = plane_hit(ray, start, normal)
        return start if hit is None else start + hit - grip

    return moved


def _along(circle: Circle) -> Drag:
    """Let the elbow follow the pointer along its circle."""
    angle_rad = 0.0

    def moved(ray: Ray) -> Array:
        nonlocal angle_rad
        angle_rad = angle_nearest_to(circle, ray, angle_rad)
        return circle.points(angle_rad)

    return moved


def _about(ring: Circle, ray: Ray) -> Drag:
    """Let a ring of the wrist follow the pointer."""
    start_rad = angle_rad = turned_angle(ring, ray, _angle_under(ring, ray))

    def moved(ray: Ray) -> float:
        nonlocal angle_rad
        angle_rad = turned_angle(ring, ray, angle_rad)
        return angle_rad - start_rad

    return moved


def _angle_under(ring: Circle, ray: Ray) -> float:
    """Return the angle at which the pointer took hold of a ring, rad.

    The whole ring is searched for the point nearest to the line of sight.
    """
    halves = [angle_nearest_to(ring, ray, start, math.pi / 2.0) for start in (0.0, math.pi)]

    def away(angle: float) -> float:
        out = ring.points(angle) - ray.origin
        return float(np.linalg.norm(out - (out @ ray.direction) * ray.direction))

    return min(halves, key=away)


def _ring(centre: Array, axis: Array, toward: Array) -> Circle:
    start = toward - (toward @ axis) * axis
    return Circle(centre, axis, start / np.linalg.norm(start), RING_M)
