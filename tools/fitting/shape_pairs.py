"""Handshapes and the hand at rest with their joints, and pairs of them."""

from collections import Counter
from collections.abc import Collection
from functools import cache
from itertools import combinations, pairwise

import numpy as np

from body_model.arrays import Array
from fingerspelling.catalogue import letters
from handshapes import catalogue
from handshapes.ways import REST
from signer.characters.making import HANGING_FINGERS_DEG
from signer.document.tracks.hand import HandTrack
from signer.files import load_sign
from signer.kinematics.hand import handshape_angles
from signer.library.shelf import sign_files


def angles_of(name: str) -> Array:
    """Return the joints of a handshape, or of the hand at rest, (21,) rad."""
    if name == REST:
        return np.radians([angle for digit in HANGING_FINGERS_DEG for angle in digit])
    return handshape_angles(catalogue.find(name))


@cache
def every_shape() -> tuple[list[str], Array]:
    """Return the names of all shapes and of the hand at rest, and their angles (n, 21) rad."""
    names = [*(shape.name for shape in catalogue.every()), REST]
    return names, np.array([angles_of(name) for name in names])


def letter_shapes() -> list[str]:
    """Return the names of the shapes that letters are spelled with, sorted."""
    return sorted({one.form.handshape for one in letters()})


def pairs_in_order(shapes: Collection[str]) -> list[tuple[str, str]]:
    """Return all pairs of some shapes, each in the order of the inventory."""
    return list(combinations([name for name in every_shape()[0] if name in shapes], 2))


def pairs_by_use() -> list[tuple[str, str]]:
    """Return all pairs of shapes: those that library signs change between first, then of the commonest."""
    names = every_shape()[0]
    changes, uses = Counter[frozenset[str]](), Counter[str]()
    for file in sign_files():
        for track in load_sign(file).tracks:
            if isinstance(track, HandTrack):
                shapes = [REST, *(key.handshape for key in track.keys), REST]
                uses.update(shapes)
                changes.update(frozenset(pair) for pair in pairwise(shapes))
    pairs = list(combinations(names, 2))
    return sorted(
        pairs, key=lambda pair: (-changes[frozenset(pair)], -min(uses[pair[0]], uses[pair[1]]), pair)
    )
