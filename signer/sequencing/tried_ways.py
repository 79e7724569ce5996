"""Ways that a search tries between two items, and what each costs beside the straight one.

Simple ones come in order: arcs, and straight ways at other times. Others are drawn at random beside those
that are the best so far. Sizes, leads and costs were chosen by eye, so that a way is no odder than it must
be; how far ways are drawn, so that of all 5,476 transitions between the first library signs the fewest are
left that lead through the body.
"""

import cmath
from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from math import radians
from typing import Final

import numpy as np

from signer.document.values import Easing, Transition

_ARCS_M: Final = (0.04, 0.09, 0.16)
"""Heights of arcs that are tried round the body, m."""
_PLANES_DEG: Final = (0.0, 45.0, -45.0, 90.0, -90.0, 135.0, -135.0, 180.0)
"""By how much these are turned about the straight way, away from the body first."""
_EASINGS: Final[tuple[Easing, ...]] = ("smooth", "tense")
_LEADS: Final = (None, 0.0, -0.3)
"""Leads of fingers and wrist that are tried: the style's own, turning all the way, turning when the hand is
under way already."""

_SPREAD: Final = (0.05, 0.05, 0.5, 0.4, 0.3)
"""Distance of ways that are drawn at first from others: of the arc, m across and along; how early the hand
goes, as a share of what can be; leads of fingers and wrist."""
_HIGHEST_M: Final = 0.25
"""Height up to which arcs are drawn."""
_MOST_LEAD: Final = 0.6
"""Lead of fingers or wrist up to which ways are drawn, ahead or behind."""
_MIDDLE: Final = 0.35
"""First handle of the speed profile that neither hurries nor waits; it sets out and arrives at rest."""
_EARLY: Final = 0.25
"""Handles of a speed profile that is drawn stand so much earlier or later than in the middle, at most."""

_TURNED_COUNTS: Final = 0.05
"""Cost of turning an arc by a radian, beside a metre of its height."""
_TIMES_COUNT: Final = 0.03
"""Cost of other leads, and of another speed profile, likewise."""


def costs_of(way: Transition, usual: Transition) -> float:
    """Return how much a way changes the usual one, m of height."""
    leads = [(one.handshape_lead, one.orientation_lead) for one in (way, usual)]
    speeds = [(one.easing, one.handles) for one in (way, usual)]
    found = _TIMES_COUNT * ((leads[0] != leads[1]) + (speeds[0] != speeds[1]))
    return found + way.height_m + _TURNED_COUNTS * abs(way.plane_rad)


def simple_ways(usual: Transition) -> Iterator[Transition]:
    """Yield arcs of a hand at its usual times, and its usual way at other times."""
    for height_m, plane_deg in product(_ARCS_M, _PLANES_DEG):
        yield replace(usual, path="arc", height_m=height_m, plane_rad=radians(plane_deg))
    for easing, lead in product(_EASINGS, _LEADS):
        leads = (usual.handshape_lead, usual.orientation_lead) if lead is None else (lead, lead)
        yield replace(usual, easing=easing, handshape_lead=leads[0], orientation_lead=leads[1])


def way_beside(way: Transition, usual: Transition, spread: float, random: np.random.Generator) -> Transition:
    """Return an arc drawn at random beside another way, `spread` times as far as the first are drawn.

    It sets out and arrives without a leap of speed, earlier or later.
    """
    right, up, early, fingers, wrist = (spread * np.array(_SPREAD) * random.normal(size=5)).tolist()
    bulge = cmath.rect(way.height_m, way.plane_rad) + complex(right, up)
    shift = 0.0 if way.handles is None else _MIDDLE - way.handles[0]
    shift = min(max(shift + _EARLY * early, -_EARLY), _EARLY)
    leads = [
        round(min(max(lead, -_MOST_LEAD), _MOST_LEAD), 2)
        for lead in (way.handshape_lead + fingers, way.orientation_lead + wrist)
    ]
    return replace(
        usual,
        path="arc",
        height_m=round(min(abs(bulge), _HIGHEST_M), 3),
        plane_rad=round(cmath.phase(bulge), 2),
        handles=(round(_MIDDLE - shift, 2), 0.0, round(1.0 - _MIDDLE - shift, 2), 1.0),
        handshape_lead=leads[0],
        orientation_lead=leads[1],
    )
