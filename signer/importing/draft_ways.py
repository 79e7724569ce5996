"""Ways of a notation as transitions of keys: arcs, circles and zigzags in the planes that it tells."""

from dataclasses import replace
from math import atan2
from typing import Final, NamedTuple

import numpy as np

from body_model.arrays import Array
from signer.document.values import LARGEST_ACT_M, Act, ActShape, LocalKind, LocalMovement, Transition
from signer.kinematics.rotations import axis_rotation
from signer.motion.movement.paths import bulge_direction, onward_direction
from signer.notation.directions import VECTORS, palm_normal
from signer.notation.notated import Circle, Straight, Wrist
from signer.notation.sizes import CURVE, RADIUS_M, STEP_M

WAVES: Final = 3.0
"""Waves of a zigzag whose number nothing tells: with two it looks like a curve."""
HALF: Final = 0.5
"""Half a round: circles are written by two of them, so that their plane is told by their ends."""
_HARDLY_ACROSS: Final = 1e-3
"""Part of a direction across another one that says nothing."""
KINDS: Final[dict[str, tuple[LocalKind, ...]]] = {
    "nodding": ("nod",), "swinging": ("waggle",), "twisting": ("twist",), "stircw": ("nod", "waggle"),
    "stirccw": ("nod", "waggle"),
}  # fmt: skip
"""Local movements by the word of a wrist's motion; stirring is told by both of its parts."""
SWINGS: Final = {"small": 0.6, "": 1.0, "big": 1.5}
"""Share of the usual size of a local movement, by the word for it."""


class End(NamedTuple):
    """End of a way: its point, (3,) m, and outward from the body there, zero in free space."""

    point: Array
    normal: Array


def vector(word: str, second: str = "") -> Array:
    """Return the unit vector (3,) of a direction, or of that between two."""
    both = np.array(VECTORS[word]) + (np.array(VECTORS[second]) if second else 0.0)
    length = float(np.linalg.norm(both))
    return np.asarray(both / length) if length > _HARDLY_ACROSS else np.array(VECTORS[word])


def step(straight: Straight) -> Array:
    """Return how far a straight movement goes, (3,) m."""
    return np.asarray(STEP_M[straight.size] * vector(straight.direction, straight.second))


def way(straight: Straight, start: End, end: End, before: Transition) -> Transition:
    """Return the transition from one end to another as a straight movement tells it."""
    length = float(np.linalg.norm(end.point - start.point))
    if straight.curve and length:
        bulge = np.array(
            palm_normal(end.point - start.point, straight.curve)
        )  # an arc turns with its way as palms do
        height_m = length * CURVE[straight.curve_size]
        return replace(
            before, path="arc", height_m=round(height_m, 4), plane_rad=plane_towards(start, end, bulge)
        )
    if straight.zigzag and length:
        height_m = 0.5 * STEP_M[straight.zigzag_size or "small"]
        return replace(before, path="zigzag", height_m=round(height_m, 4), turns=WAVES)
    return before


def plane_towards(start: End, end: End, wished: Array) -> float:
    """Return the plane, rad, in which a way from one end to another leaves its line as is wished."""
    plain = bulge_direction(start.point, end.point, start.normal, end.normal)
    along = onward_direction(start.point, end.point, plain)
    across = wished - (wished @ along) * along
    if np.linalg.norm(across) < _HARDLY_ACROSS:
        return 0.0
    return round(atan2(float(np.cross(plain, across) @ along), float(plain @ across)), 4)


def opposite_point(circle: Circle, start: Array) -> Array:
    """Return the point, (3,) m, across the circle that begins at a point."""
    axis = vector(circle.axis, circle.second)
    up = vector(circle.start) if circle.start else -np.array(VECTORS["o" if abs(axis[1]) > 0.5 else "u"])
    radius = up - (up @ axis) * axis
    if np.linalg.norm(radius) < _HARDLY_ACROSS:
        radius = np.array(VECTORS["u" if abs(axis[1]) < 0.5 else "i"])
        radius = radius - (radius @ axis) * axis
    return np.asarray(start - 2.0 * RADIUS_M[circle.size] * radius / np.linalg.norm(radius))


def halves(circle: Circle, start: End, across: End, rounds: int) -> tuple[Transition, Transition]:
    """Return the ways to the point across a circle and back, which go round so often together."""
    axis = vector(circle.axis, circle.second)
    ways = []
    for one, other, turns in ((start, across, rounds - HALF), (across, start, HALF)):
        centre = 0.5 * (one.point + other.point)
        onto = (axis_rotation(axis, 0.5 * np.pi) @ (one.point - centre)[:, None])[:, 0]
        plane_rad = plane_towards(one, other, onto)
        ways.append(Transition("circle", turns=turns, plane_rad=plane_rad, easing="even"))
    return ways[0], ways[1]


def rub(circle: Circle, outward: Array, rounds: int) -> Act:
    """Return the contact gesture of a circle on skin, whose outward direction is (3,)."""
    is_with = float(vector(circle.axis, circle.second) @ outward) < 0.0
    shape: ActShape = "clockwise" if is_with else "counterclockwise"
    return Act(RADIUS_M["small" if circle.size == "small" else ""], rounds, shape)


def brush(straight: Straight, outward: Array) -> Act:
    """Return the contact gesture of a straight movement on skin, whose outward direction is (3,)."""
    up = np.array(VECTORS["u"]) - outward[1] * outward
    up = up if np.linalg.norm(up) > _HARDLY_ACROSS else np.array(VECTORS["o"])
    right = np.cross(up, outward)
    along = vector(straight.direction, straight.second)
    return Act(
        min(STEP_M[straight.size] / 2.0, LARGEST_ACT_M), 1, "line", round(atan2(along @ right, along @ up), 4)
    )


def local_movements(wrist: Wrist) -> tuple[LocalMovement, ...]:
    """Return what the wrist does by itself."""
    usual = LocalMovement("nod").size_rad * SWINGS[wrist.size]
    return tuple(LocalMovement(kind, round(usual, 3)) for kind in KINDS[wrist.motion])
