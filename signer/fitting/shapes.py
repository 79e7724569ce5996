"""Handshapes measured on a hand: gaps of what should touch, and parts that stand in each other."""

from typing import Final

from body_model.arrays import Array
from handshapes.handshape import Handshape
from signer.fitting.hand_model import HandModel
from signer.fitting.measure import Residuals, measured
from signer.fitting.overlap import Overlaps
from signer.fitting.recipe import Recipe, inventory, recipe_of
from signer.fitting.touches import touches

GAP_MM: Final = 1.0
"""Widest gap of a good touch."""
OVERLAP_MM: Final = 1.5
"""Deepest overlap of a good shape."""
PRESSED_MM: Final = 3.0
"""Greatest depth to which ends of curled fingers may press into the palm: flesh gives."""


def recipe_for(shape: Handshape) -> Recipe:
    """Return the recipe by which a shape of the inventory is fitted; LookupError for another one."""
    return recipe_of(inventory()[shape.name], touches(shape.touches))


def residuals_of(hand: HandModel, parts: Overlaps, shape: Handshape, angles: Array) -> Residuals:
    """Measure a shape of the inventory with the (21,) angles, rad, on a hand."""
    return measured(hand, parts, angles, touches(shape.touches), recipe_for(shape).curled)


def is_good(residuals: Residuals, gap_mm: float = GAP_MM, overlap_mm: float = OVERLAP_MM) -> bool:
    """Return whether all touches are met and no part stands in another, within these tolerances."""
    return (
        1e3 * residuals.gap_m <= gap_mm
        and 1e3 * residuals.overlap_m <= overlap_mm
        and 1e3 * residuals.pressed_m <= PRESSED_MM
    )
