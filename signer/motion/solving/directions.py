"""Directions that a hand is to have, and the free values that meet them: turn, tilt, elbow height."""

from typing import Final, NamedTuple

import numpy as np

from body_model.arrays import Array
from body_model.plain_types import Side
from signer.kinematics.orientation import directions_of, hand_rotation
from signer.kinematics.rotations import axis_rotation, rotation_exp
from signer.kinematics.sides import side_sign

TURN, TILT, HEIGHT = 0, slice(1, 4), 4
"""Columns of free values: turn about the asked direction, tilt as a rotation vector, height of the elbow
about shoulder-wrist; rad."""


class Leeway(NamedTuple):
    """Leeway of a hand that is to face some way.

    Attributes:
        most_rad: greatest tilt off what is asked.
        per_rad: cost of a radian of tilt.
        gives_way: cost above which an exact answer gives way to a cheaper tilt.
    """

    most_rad: float
    per_rad: float
    gives_way: float


NEARLY: Final = Leeway(most_rad=np.radians(30.0), per_rad=1.0 / np.radians(6.0), gives_way=6.0)
"""Leeway of a direction that is asked for. A palm that faces up but for 30 degrees still reads as up, at 45
as another direction. Six degrees count as much as one awkward joint: of 600 postures looked at, three left 26
forearms and 19 wrists at their stops for a degree or two; six leaves six of each. An exact answer gives way
at twice the cost of what should not be chosen: below it a tilt is cheaper in hardly any case."""
FREELY: Final = Leeway(most_rad=np.radians(65.0), per_rad=1.0 / np.radians(30.0), gives_way=0.0)
"""Leeway of a direction that is met only as far as is easy: 30 degrees count as one awkward joint, and beyond
65 a hand points another of the six ways."""
MOST_TILT_RAD: Final = NEARLY.most_rad


class _Tries(NamedTuple):
    """Free values that are tried.

    Attributes:
        turns_rad, heights_rad: tried exactly, each turn with every height.
        tilted_turns_rad, tilted_heights_rad: coarser ones, with every tilt.
        tilts: shares of the greatest tilt that are tried where nothing is clean exactly; tilts between are
            found by polishing.
        ways: number of ways in which a hand is tilted.
    """

    turns_rad: Array
    heights_rad: Array
    tilted_turns_rad: Array
    tilted_heights_rad: Array
    tilts: Array
    ways: int


_TRIES: Final = _Tries(
    turns_rad=np.radians(np.arange(-180.0, 180.0, 15.0)),
    heights_rad=np.radians(np.arange(-60.0, 111.0, 10.0)),
    tilted_turns_rad=np.radians(np.arange(-180.0, 180.0, 20.0)),
    tilted_heights_rad=np.radians(np.arange(-45.0, 96.0, 20.0)),
    tilts=np.array((12.0, 26.0)) / 30.0,
    ways=8,
)
_ACROSS: Final = ((0.5, 0.6, 0.62), (-0.2, 0.9, -0.4))
"""Directions (inward, up, forward) from which turns are counted, the second where the first lies along the
asked one."""
_LEAST_ACROSS: Final = 0.3  # sine, below which two directions are too near to span a plane: 17 degrees


class Asked(NamedTuple):
    """Directions (3,) of palm and fingers in the chest's frame, of any length; None leaves one free."""

    palm: Array | None = None
    fingers: Array | None = None

    def off_rad(self, side: Side, rotation: Array) -> Array:
        """Return by how much (...) rad hands (..., 3, 3) are off, the larger of two."""
        now = directions_of(side, rotation)
        pairs = ((self.palm, now.palm), (self.fingers, now.fingers))
        off = [_angle(there, asked / np.linalg.norm(asked)) for asked, there in pairs if asked is not None]
        return np.asarray(np.max(off, axis=0))


class Turns:
    """Free values of a request, and the hands that they stand for; the same for mirrored hands."""

    def __init__(self, side: Side, asked: Asked, most_rad: float = MOST_TILT_RAD) -> None:
        """Prepare for a hand; at least one direction is asked for, and tilted by so much at most."""
        self._most_rad = most_rad
        base = _base(side, asked)
        now = directions_of(side, base)
        self._base = base
        first, second = (now.palm, now.fingers) if asked.palm is not None else (now.fingers, now.palm)
        # about mirrored axes a mirrored hand turns the other way, as it does about these
        other = -side_sign(side)
        self._axes = np.stack([other * first, other * second, np.cross(first, second)])
        self.can_turn = asked.palm is None or asked.fingers is None

    def rotations(self, values: Array) -> Array:
        """(n, 3, 3) hands in the chest's frame of free values (n, 5)."""
        is_new = np.ones(len(values), np.bool_)  # in a grid hands come again and again, at other heights
        is_new[1:] = (values[1:, :HEIGHT] != values[:-1, :HEIGHT]).any(axis=1)
        own = values[is_new]
        turned = rotation_exp(own[:, TILT] @ self._axes)
        if self.can_turn:
            turned = turned @ axis_rotation(self._axes[0], -own[:, TURN])
        return np.asarray((turned @ self._base)[np.cumsum(is_new) - 1])

    def exact(self) -> Array:
        """(n, 5) values that meet what is asked."""
        return _grid(_TRIES.turns_rad if self.can_turn else np.zeros(1), np.zeros((1, 3)), _TRIES.heights_rad)

    def tilted(self) -> Array:
        """(n, 5) values that are off by two tilts, every way."""
        if self.can_turn:
            angle = np.arange(_TRIES.ways) * (2.0 * np.pi / _TRIES.ways)
            ways, turns = (
                np.stack([np.zeros(_TRIES.ways), np.cos(angle), np.sin(angle)], axis=1),
                _TRIES.tilted_turns_rad,
            )
        else:
            corners = np.stack(np.meshgrid(*((-1.0, 0.0, 1.0),) * 3, indexing="ij"), axis=-1).reshape(-1, 3)
            corners = corners[np.abs(corners).sum(axis=1) > 0.0]
            ways, turns = corners / np.linalg.norm(corners, axis=1, keepdims=True), np.zeros(1)
        return _grid(
            turns,
            (self._most_rad * _TRIES.tilts[:, None, None] * ways).reshape(-1, 3),
            _TRIES.tilted_heights_rad,
        )

    def within(self, values: Array) -> Array:
        """Free values (n, 5) whose tilt is brought back to the greatest one where it is more."""
        share = np.minimum(1.0, self._most_rad / np.maximum(tilt_of(values), 1e-12))
        kept = values.copy()
        kept[:, TILT] *= share[:, None]
        return kept


def tilt_of(values: Array) -> Array:
    """Return the tilt (n,) rad of free values (n, 5)."""
    return np.asarray(np.linalg.norm(values[:, TILT], axis=1))


def _base(side: Side, asked: Asked) -> Array:
    """(3, 3) the hand from which turns and tilts are counted."""
    if asked.palm is not None and asked.fingers is not None:
        return hand_rotation(side, asked.palm, asked.fingers)
    one = asked.palm if asked.palm is not None else asked.fingers
    assert one is not None
    one = one / np.linalg.norm(one)
    for inward, up, forward in _ACROSS:
        across = np.array((-side_sign(side) * inward, up, forward))
        across = across - (across @ one) * one
        if np.linalg.norm(across) > _LEAST_ACROSS:
            break
    return hand_rotation(side, one, across) if asked.palm is not None else hand_rotation(side, across, one)


def _grid(turns: Array, tilts: Array, heights: Array) -> Array:
    """(n, 5) every turn with every tilt (m, 3) and every height."""
    turn, tilt, height = (
        each.ravel()
        for each in np.meshgrid(*(np.arange(len(each)) for each in (turns, tilts, heights)), indexing="ij")
    )
    return np.concatenate([turns[turn, None], tilts[tilt], heights[height, None]], axis=1)


def _angle(directions: Array, one: Array) -> Array:
    """Angles (...) rad between unit vectors (..., 3) and one, exact for small ones too."""
    return np.asarray(2.0 * np.arcsin(np.clip(0.5 * np.linalg.norm(directions - one, axis=-1), 0.0, 1.0)))
