"""Recipe of a place on the body: a ray at the skin, and in words where it goes."""

from typing import NamedTuple

import numpy as np

from placing.rest_surface import Array, Mask

FAR_M = 0.5
FRONT = np.array([0.0, 0.0, 1.0])
BACK = -FRONT
UP = np.array([0.0, 1.0, 0.0])
RIGHT = np.array([-1.0, 0.0, 0.0])


class Recipe(NamedTuple):
    """A point that the ray goes through, the side it comes from, what may answer, and how it is said."""

    through: Array
    seen_from: Array
    how: str
    where: Mask | None = None


def front(lateral: float, y: float, how: str, where: Mask | None = None) -> Recipe:
    """Straight from the front; `lateral` is counted to the signer's right."""
    return Recipe(np.array([-lateral, y, 0.0]), FRONT, f"from the front, {how}", where)


def side(z: float, y: float, how: str, where: Mask | None = None) -> Recipe:
    """Straight from the signer's right."""
    return Recipe(np.array([0.0, y, z]), RIGHT, f"from the right, {how}", where)


def back(y: float, how: str, where: Mask | None = None) -> Recipe:
    """Straight from behind, in the mid plane."""
    return Recipe(np.array([0.0, y, 0.0]), BACK, f"from behind, {how}", where)
