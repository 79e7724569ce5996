"""Penetration of hands and forearms into the rest of the posed body: each point, how deep, in what."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np

from body_model.arrays import Array, Array32, Indices, Mask
from body_model.distance_load import Obstacles
from body_model.distance_near import Question, question
from body_model.distance_parts import BUNDLE, POINTS, SIDES, Part, code_of
from body_model.distance_search import Found, Search
from body_model.distance_skin import MovingSkin

AT_ONCE: Final = 16
"""Poses of a batch that are searched together: more of them no longer fit the processor's memory, and take
longer each."""


__all__ = ["AT_ONCE", "SIDES", "Sunk", "sunk", "sunk_in_own_hand"]


class Sunk(NamedTuple):
    """Points of skin that lie in something else, ascending by pose.

    Attributes:
        pose: (k,) row of the batch.
        vertex: (k,) of the level-1 surface.
        limb: (k,) code of the part the point belongs to.
        into: (k,) code of what it is in.
        depth_m: (k,) to the nearest skin of that, positive.
        place: (k, 3) m, where the point is.
    """

    pose: Indices
    vertex: Indices
    limb: Indices
    into: Indices
    depth_m: Array32
    place: Array32


def sunk(
    obstacles: Obstacles,
    matrices: Array,
    sides: Iterable[str] = SIDES,
    into: str | None = None,
    face: Array | None = None,
) -> Sunk:
    """All chosen points of forearms and hands that lie in the body or in the other arm.

    Args:
        obstacles: of the body that is posed.
        matrices: (n, B, 3, 4) skinning matrices.
        sides: whose points are looked at.
        into: the side of the only arm that they may be in; everything unless it is given.
        face: (S,) or (n, S) weights of the face shapes; None for a face at rest.
    """
    return _answered(obstacles, matrices, _question(obstacles, tuple(sides), into), face)[0]


def sunk_and_near(
    obstacles: Obstacles, matrices: Array, side: str, face: Array | None = None
) -> tuple[Sunk, Mask]:
    """Find all chosen points of one forearm and hand that are in penetration.

    Also return in which poses (n,) these are near the other arm. Only where they are can points of the
    other one lie in them. `face` is as in `sunk`.
    """
    return _answered(obstacles, matrices, _question(obstacles, (side,), None), face)


def sunk_in_own_hand(obstacles: Obstacles, matrices: Array, sides: Iterable[str] = SIDES) -> Sunk:
    """All chosen points of hands that lie in another part of the same hand.

    A matter of the handshape alone.

    Args:
        obstacles: of the body that is posed.
        matrices: (n, B, 3, 4) skinning matrices.
        sides: which hands.
    """
    return _answered(obstacles, matrices, _question_of_hands(obstacles, tuple(sides)))[0]


@lru_cache(maxsize=32)
def _question(obstacles: Obstacles, sides: tuple[str, ...], into: str | None) -> Question:
    skin = obstacles.skin
    may_sink = skin.others & _of_sides(skin, sides)[:, None]
    if into is not None:
        may_sink &= _of_sides(skin, (into,)) & (skin.part != Part.SHOULDER)
    return question(skin, may_sink, with_still=into is None)


@lru_cache(maxsize=16)
def _question_of_hands(obstacles: Obstacles, sides: tuple[str, ...]) -> Question:
    skin = obstacles.skin
    return question(skin, skin.own_hand & _of_sides(skin, sides)[:, None], with_still=False)


def _of_sides(skin: MovingSkin, sides: tuple[str, ...]) -> Mask:
    """(K,) which bundles are of some sides."""
    return np.isin(skin.side, [SIDES.index(side) for side in sides])


def _answered(
    obstacles: Obstacles, matrices: Array, asks: Question, face: Array | None = None
) -> tuple[Sunk, Mask]:
    near = np.zeros(len(matrices), np.bool_)
    parts: list[Found] = []
    for first in range(0, len(matrices), AT_ONCE):
        rows = slice(first, first + AT_ONCE)
        own = face[rows] if face is not None and face.ndim > 1 else face
        search = Search(obstacles, matrices[rows], asks, own)
        parts += [part._replace(pose=part.pose + first) for part in search.found()]
        near[first + search.close_to_arm()] = True
    skin = obstacles.skin
    if not parts:
        none = np.zeros(0, np.intp)
        return Sunk(none, none, none, none, np.zeros(0, np.float32), np.zeros((0, 3), np.float32)), near
    joined = [np.concatenate(column) for column in zip(*parts, strict=True)]
    order = np.lexsort((joined[1], joined[0]))
    pose, row, into, depth, place = (column[order] for column in joined)
    vertex, bundle = skin.vertices.reshape(-1)[row], row // (BUNDLE * POINTS)
    return Sunk(pose, vertex, code_of(skin.side[bundle], skin.part[bundle]), into, depth, place), near
