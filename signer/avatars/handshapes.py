"""Handshapes of an avatar: fitted to its own fingers one after the other, and measured.

What touches in a shape is the fact; our angles were found on our hand. On another hand the joints turn as
little as needed from ours until the parts meet and do not stand in each other.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

import numpy as np

from body_model.arrays import Array
from handshapes import catalogue
from handshapes.handshape import Handshape
from signer.characters.character import Character
from signer.characters.fingers import finger_angles
from signer.fitting.fitter import Fitter
from signer.fitting.hand_model import HandModel
from signer.fitting.measure import Residuals
from signer.fitting.overlap import Overlaps
from signer.fitting.recipe import FIST, is_good, recipe_for, residuals_of
from signer.kinematics.hand import ANGLE_COUNT, handshape_angles

GAP_MM: Final = 1.5
"""Widest gap of a touch that is good on an avatar; its hand is of a few hundred triangles, edges of 5 mm."""
OVERLAP_MM: Final = 2.0
"""Deepest overlap that is good on an avatar."""


def shapes_to_fit(first: Sequence[str] = ()) -> list[Handshape]:
    """Return the shapes in the order in which they are fitted: the fist, those named, all others."""
    every = {shape.name: shape for shape in catalogue.every()}
    return [every[name] for name in dict.fromkeys((FIST, *first, *every)) if name in every]


def fit_handshapes(
    character: Character, known: Mapping[str, Array], first: Sequence[str] = ()
) -> Iterator[tuple[str, Array, Residuals]]:
    """Fit the shapes that are not known yet; some seconds each, of 83.

    Args:
        character: whose hand it is; the right one, the left is its mirror.
        known: (21,) degrees by which shapes were turned from ours.
        first: shapes that are wanted before others.

    Yields:
        A shape, by how many degrees (21,) it is turned from ours, and what is left.
    """
    hand = HandModel(character.body)
    fitter = Fitter(hand, Overlaps(hand))
    for shape in shapes_to_fit(first):
        ours = np.degrees(handshape_angles(shape))
        recipe = replace(recipe_for(shape), own=ours)
        if shape.name in known:
            fitter.keep(recipe, ours + known[shape.name])
            continue
        angles, _ = fitter.fit(recipe)
        left = residuals_of(hand, fitter.parts, shape, np.radians(angles))
        yield shape.name, np.round(angles - ours, 1) + 0.0, left


def measured_handshapes(character: Character, names: Sequence[str] = ()) -> Iterator[tuple[str, Residuals]]:
    """Measure shapes on a character's hand as it makes them: those named, or every one."""
    hand = HandModel(character.body)
    parts = Overlaps(hand)
    for shape in map(catalogue.find, names) if names else shapes_to_fit():
        yield shape.name, residuals_of(hand, parts, shape, finger_angles(character, shape))


def good_handshapes(character: Character) -> dict[str, Array]:
    """Return by how many degrees (21,) shapes are turned from ours that a character makes well as it is."""
    return {
        name: np.degrees(character.handshapes.get(name, np.zeros(ANGLE_COUNT)))
        for name, left in measured_handshapes(character)
        if is_good_here(left)
    }


def is_good_here(residuals: Residuals) -> bool:
    """Return whether a shape is good enough on an avatar."""
    return is_good(residuals, GAP_MM, OVERLAP_MM)
