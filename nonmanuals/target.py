"""Targets of a gaze: where the eyes may look."""

import math
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from body_model.plain_types import Vector


@dataclass(frozen=True, slots=True)
class Addressee:
    """The one who is signed to, a point of the room."""


@dataclass(frozen=True, slots=True)
class Hand:
    """A hand of the signer, followed as it moves."""

    role: Literal["dominant", "base"]


@dataclass(frozen=True, slots=True)
class Hands:
    """The middle of both hands, followed as they move."""


@dataclass(frozen=True, slots=True)
class Place:
    """A place of the sign by its id, empty where it is still to be chosen.

    `lower_rad` is how far below it the eyes look.
    """

    id: str = ""
    lower_rad: float = 0.0


@dataclass(frozen=True, slots=True)
class Point:
    """A point of the room, m, counted as free points of hands are, which does not move with the trunk."""

    point_m: Vector


@dataclass(frozen=True, slots=True)
class Direction:
    """A direction in the room: down is positive, and so is the signer's left."""

    pitch_rad: float = 0.0
    turn_rad: float = 0.0


@dataclass(frozen=True, slots=True)
class Far:
    """Straight ahead, far away: both eyes look the same way."""


@dataclass(frozen=True, slots=True)
class Sweep:
    """From one place of the sign to another one in the course of the span."""

    start: str = ""
    end: str = ""


Target: TypeAlias = Addressee | Hand | Hands | Place | Point | Direction | Far | Sweep


def mirrored_target(target: Target) -> Target:
    """Return the target on the other side; places keep to where they are in the room."""
    if isinstance(target, Hand):
        return Hand("base" if target.role == "dominant" else "dominant")
    if isinstance(target, Direction):
        return replace(target, turn_rad=-target.turn_rad + 0.0)
    if isinstance(target, Point):
        x, y, z = target.point_m
        return Point((-x + 0.0, y, z))
    return target


def numbers_of(target: Target) -> tuple[float, ...]:
    """Return the numbers of a target, all of which have to be finite."""
    if isinstance(target, Point):
        return target.point_m
    if isinstance(target, Direction):
        return target.pitch_rad, target.turn_rad
    return (target.lower_rad,) if isinstance(target, Place) else ()


FURTHEST_RAD = math.pi / 2
"""A direction of gaze may be as far from straight ahead."""
