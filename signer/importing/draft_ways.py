"""Ways of a notation as transitions of keys: arcs, circles and zigzags in the planes that it tells."""

from dataclasses import replace
from math import atan2, cos, radians
from typing import Final, NamedTuple

import numpy as np

from body_model.arrays import Array
from signer.document.values import LARGEST_ACT_M, Act, ActShape, LocalKind, LocalMovement, Transition
from signer.kinematics.rotations import axis_rotation
from signer.motion.movement.paths import bulge_direction, onward_direction
from signer.notation.directions import CURVE, RADIUS_M, STEP_M, VECTORS, bulge
from signer.notation.notated import Circle, Straight, Wrist

WAVES: Final = 3.0
"""Waves of a zigzag whose number nothing tells: with two it looks like a curve."""
HALF: Final = 0.5
"""Half a round: circles are written by two of them, so that their plane is told by their ends."""
FLATNESS: Final = 0.5
"""Shorter radius of an ellipse, as a share of the longer one: at 0.8 it looks like a circle."""
CLOCK: Final = ("u", "ur", "r", "dr", "d", "dl", "l", "ul")
"""Places on a circle in the order in which it is gone round."""
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
        aside = np.array(bulge(vector(straight.direction, straight.second), straight.curve))
        height_m = length * CURVE[straight.curve_size]
        return replace(
            before, path="arc", height_m=round(height_m, 4), plane_rad=plane_towards(start, end, aside)
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


def is_part(circle: Circle) -> bool:
    """Return whether a circle ends elsewhere than it began, before it has gone round once."""
    return bool(circle.end) and circle.end != circle.start and not circle.full_turns


def _radius(circle: Circle) -> Array:
    """Return the way, (3,) m, from the middle of a circle to where it begins."""
    axis = vector(circle.axis, circle.second)
    up = vector(circle.start) if circle.start else -np.array(VECTORS["o" if abs(axis[1]) > 0.5 else "u"])
    radius = up - (up @ axis) * axis
    if np.linalg.norm(radius) < _HARDLY_ACROSS:
        radius = np.array(VECTORS["u" if abs(axis[1]) < 0.5 else "i"])
        radius = radius - (radius @ axis) * axis
    return np.asarray(RADIUS_M[circle.size] * _length(circle, radius) * radius / np.linalg.norm(radius))


def _length(circle: Circle, along: Array) -> float:
    """Return the length of an ellipse along a direction (3,), as a share of its longer radius."""
    if not circle.ellipse:
        return 1.0
    u, r = (float(np.array(VECTORS[word]) @ along) for word in ("u", "r"))
    if circle.ellipse in ("ur", "ul"):  # the long axis goes across: begin on it where it does
        u, r = u + r, u - r if circle.ellipse == "ur" else -(u - r)
        return 1.0 if abs(u) >= abs(r) else FLATNESS
    return 1.0 if (abs(u) >= abs(r)) == (circle.ellipse == "v") else FLATNESS


def opposite_point(circle: Circle, start: Array) -> Array:
    """Return the point, (3,) m, across the circle that begins at a point."""
    return np.asarray(start - 2.0 * _radius(circle))


def part_end(circle: Circle, start: Array) -> Array:
    """Return where a part of a circle that begins at a point ends, (3,) m."""
    radius = _radius(replace(circle, ellipse=""))
    return np.asarray(start - radius + _turned(circle, radius, _turn_rad(circle)))


def part_way(circle: Circle, start: End, end: End) -> Transition:
    """Return the way along a part of a circle, an arc."""
    radius, turn_rad = _radius(replace(circle, ellipse="")), _turn_rad(circle)
    height_m = float(np.linalg.norm(radius)) * (1.0 - cos(0.5 * turn_rad))
    plane_rad = plane_towards(start, end, _turned(circle, radius, 0.5 * turn_rad))
    return Transition("arc", height_m=round(height_m, 4), plane_rad=plane_rad, easing="even")


def _turn_rad(circle: Circle) -> float:
    start = CLOCK.index(circle.start or CLOCK[0])
    return radians(45.0 * ((CLOCK.index(circle.end) - start) % len(CLOCK)))


def _turned(circle: Circle, radius: Array, by_rad: float) -> Array:
    return np.asarray(axis_rotation(vector(circle.axis, circle.second), by_rad) @ radius)


def halves(circle: Circle, start: End, across: End, rounds: int) -> tuple[Transition, Transition]:
    """Return the ways to the point across a circle and back, which go round so often together.

    An ellipse is two arcs, so that it is gone round once.
    """
    axis = vector(circle.axis, circle.second)
    ways = []
    for one, other, turns in ((start, across, rounds - HALF), (across, start, HALF)):
        centre = 0.5 * (one.point + other.point)
        onto = (axis_rotation(axis, 0.5 * np.pi) @ (one.point - centre)[:, None])[:, 0]
        plane_rad = plane_towards(one, other, onto)
        way_ = Transition("circle", turns=turns, plane_rad=plane_rad, easing="even")
        if circle.ellipse and rounds == 1:
            height_m = RADIUS_M[circle.size] * _length(circle, onto)
            way_ = Transition("arc", height_m=round(height_m, 4), plane_rad=plane_rad, easing="even")
        ways.append(way_)
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
