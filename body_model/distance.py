"""How deep the skin of hands and forearms lies in the rest of the posed body: every point that does, and in what."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

import numpy as np

from body_model.distance_load import load_obstacles
from body_model.distance_parts import BUNDLE, POINTS, code_of
from body_model.distance_search import Found, Search
from body_model.model import Array, Array32, Indices

SIDES: Final = ("right", "left")


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
    skin, asked = load_obstacles().skin, [SIDES.index(side) for side in sides]
    found = Search(load_obstacles(), matrices, skin.others & np.isin(skin.side, asked)[:, None])
    return _gathered(found, [found.in_still_or_shoulders(), *found.in_limbs()])


def sunk_in_own_hand(matrices: Array, sides: Iterable[str] = SIDES) -> Sunk:
    """All chosen points of hands that lie in another part of the same hand: a matter of the handshape alone.

    Args:
        matrices: (n, B, 3, 4) skinning matrices.
        sides: which hands.
    """
    skin, asked = load_obstacles().skin, [SIDES.index(side) for side in sides]
    found = Search(load_obstacles(), matrices, skin.own_hand & np.isin(skin.side, asked)[:, None])
    return _gathered(found, found.in_limbs())


def _gathered(found: Search, parts: list[Found]) -> Sunk:
    if not parts:
        none = np.zeros(0, np.intp)
        return Sunk(none, none, none, none, np.zeros(0, np.float32), np.zeros((0, 3), np.float32))
    joined = [np.concatenate(column) for column in zip(*parts, strict=True)]
    order = np.lexsort((joined[1], joined[0]))
    pose, row, into, depth, place = (column[order] for column in joined)
    skin = found.skin
    vertex, bundle = skin.vertices.reshape(-1)[row], row // (BUNDLE * POINTS)
    return Sunk(pose, vertex, code_of(skin.side[bundle], skin.part[bundle]), into, depth, place)
