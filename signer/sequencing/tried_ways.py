"""Ways of a hand between two items, told by five numbers: what a search changes, and where it begins.

The numbers are how far the way bulges across and along, how early the hand goes, and the leads of fingers and
wrist, each in steps of `STEPS`. Zero is the usual way, on an arc of no height.
"""

import cmath
from collections.abc import Iterator
from dataclasses import replace
from itertools import zip_longest
from math import radians
from typing import Final

import numpy as np

from body_model.arrays import Array
from signer.document.values import Lead, Transition
from signer.motion.movement.intervals import lead_transition

STEPS: Final = np.array((0.05, 0.05, 0.5, 0.4, 0.3))
"""Distance of a way from another one that counts as much as each of the others: of the bulge, m, across and
along; how early the hand goes, as a share of what can be; leads of fingers and wrist. Chosen by eye, so that
a way is no odder than it must be."""
_HIGHEST_M: Final = 0.25
"""Height up to which ways bulge: at arm's length half of what a hand can go round by."""
_MOST_LEAD: Final = 0.6
"""Lead of fingers or wrist, ahead or behind, up to which they still move for a good part of the way."""
_MIDDLE: Final = 0.35
"""First handle of the speed profile that neither hurries nor waits; it sets out and arrives at rest."""
_EARLY: Final = 0.25
"""Handles of a speed profile stand so much earlier or later than in the middle, at most."""
_ARCS_M: Final = (0.04, 0.06, 0.09, 0.12, 0.16)
"""Heights of arcs round the body from which a search may begin, m. With half of them hands go round by up to
twice as much as they must, and hop."""
_PLANES_DEG: Final = (0.0, 45.0, -45.0, 90.0, -90.0, 135.0, -135.0, 180.0)
"""By how much these are turned about the straight way, away from the body first."""
_LATE: Final = ((0.0, 0.0, 0.0, -0.5, 0.0), (0.0, 0.0, 0.0, -1.0, -1.0))
"""Straight ways from which it may begin: fingers that wait a little, and all that waits until the hand is
under way."""


def way_of(numbers: Array, usual: Transition, bulge_m: complex | None = None) -> Transition:
    """Return the way of a hand that differs from the usual one by numbers (5,), as it would be stored.

    From rest and to it a hand goes on an arc alone, told beside the one that is half way, by `bulge_m`, where
    the hand is by itself.
    """
    right, up, early, fingers, wrist = (STEPS * numbers).tolist()
    if bulge_m is not None:
        height_m, plane_rad = cmath.polar(bulge_m + complex(right, up))
        return lead_transition(Lead(round(height_m, 4), round(plane_rad, 3))) if right or up else usual
    bulge, shift = complex(right, up), min(max(_EARLY * early, -_EARLY), _EARLY)
    leads = [
        round(min(max(lead, -_MOST_LEAD), _MOST_LEAD), 3)
        for lead in (usual.handshape_lead + fingers, usual.orientation_lead + wrist)
    ]
    return replace(
        usual,
        path="arc",
        height_m=round(min(abs(bulge), _HIGHEST_M), 4),
        plane_rad=round(cmath.phase(bulge), 3),
        handles=(round(_MIDDLE - shift, 3), 0.0, round(1.0 - _MIDDLE - shift, 3), 1.0),
        handshape_lead=leads[0],
        orientation_lead=leads[1],
    )


def _simple() -> Iterator[Array]:
    """Yield the numbers (k, 5) of ways from which a search may begin, those that change less first."""
    for height_m, late in zip_longest(_ARCS_M, _LATE):
        bulges = [cmath.rect(height_m, radians(plane_deg)) for plane_deg in _PLANES_DEG]
        arcs = [np.array((bulge.real, bulge.imag, 0.0, 0.0, 0.0)) / STEPS for bulge in bulges]
        yield np.array(arcs if late is None else [*arcs, late])


SIMPLE: Final = tuple(_simple())
"""Numbers (k, 5) of ways from which a search may begin, those that change less first."""
