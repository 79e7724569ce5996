"""How deep the skin of hands and forearms lies in the rest of the posed body: every point that does, and in what."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np

from body_model.distance_load import load_obstacles
from body_model.distance_near import Question, question
from body_model.distance_parts import BUNDLE, POINTS, SIDES, code_of
from body_model.distance_search import Found, Search
from body_model.model import Array, Array32, Indices

AT_ONCE: Final = 16
"""Poses of a batch that are searched together: more of them no longer fit the processor's memory, and take longer each."""


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


def sunk(matrices: Array, sides: Iterable[str] = SIDES) -> Sunk:
    """All chosen points of forearms and hands that lie in the body or in the other arm.

    Args:
        matrices: (n, B, 3, 4) skinning matrices.
        sides: whose points are looked at; everything is looked at as what they may be in.
    """
    return _answered(matrices, _question(tuple(sides), own_hand=False))


def sunk_in_own_hand(matrices: Array, sides: Iterable[str] = SIDES) -> Sunk:
    """All chosen points of hands that lie in another part of the same hand: a matter of the handshape alone.

    Args:
        matrices: (n, B, 3, 4) skinning matrices.
        sides: which hands.
    """
    return _answered(matrices, _question(tuple(sides), own_hand=True))


@lru_cache(maxsize=8)
def _question(sides: tuple[str, ...], *, own_hand: bool) -> Question:
    skin, asked = load_obstacles().skin, [SIDES.index(side) for side in sides]
    may_sink = skin.own_hand if own_hand else skin.others
    return question(skin, may_sink & np.isin(skin.side, asked)[:, None], with_still=not own_hand)


def _answered(matrices: Array, asks: Question) -> Sunk:
    obstacles = load_obstacles()
    parts: list[Found] = []
    for first in range(0, len(matrices), AT_ONCE):
        here = Search(obstacles, matrices[first : first + AT_ONCE], asks).found()
        parts += [part._replace(pose=part.pose + first) for part in here]
    skin = obstacles.skin
    if not parts:
        none = np.zeros(0, np.intp)
        return Sunk(none, none, none, none, np.zeros(0, np.float32), np.zeros((0, 3), np.float32))
    joined = [np.concatenate(column) for column in zip(*parts, strict=True)]
    order = np.lexsort((joined[1], joined[0]))
    pose, row, into, depth, place = (column[order] for column in joined)
    vertex, bundle = skin.vertices.reshape(-1)[row], row // (BUNDLE * POINTS)
    return Sunk(pose, vertex, code_of(skin.side[bundle], skin.part[bundle]), into, depth, place)
