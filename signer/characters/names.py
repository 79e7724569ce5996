"""Names in a sign, of handshapes, joints, articulators and sites, checked against the inventories.

Spots are checked against the body.
"""

import math
from functools import cache

import handshapes.catalogue
import sites.catalogue
from handshapes.joints import RANGES
from handshapes.search import did_you_mean
from signer.document.sign import SIDE_OF
from signer.document.values import HandRole, SkinSpot
from signer.lazy import lazily
from signer.printable import quoted
from sites.site import BOTH_MEET

with lazily():
    from signer.characters import spots  # only a sign with a site of its own needs the body to be read

_SUM_TO_ONE = 1e-9
_AT_THE_LIMIT_RAD = 1e-9


def handshape_problem(name: str) -> str:
    """Return what is wrong with the name of a handshape, empty when nothing."""
    return (
        ""
        if name in _handshapes()
        else f"there is no handshape {quoted(name)}{did_you_mean(name, _handshapes())}"
    )


def joint_problem(name: str, angle_rad: float) -> str:
    """Return what is wrong with a joint and its angle, empty when nothing."""
    if name not in RANGES:
        return f"a hand has no joint {quoted(name)}{did_you_mean(name, RANGES)}"
    low, high = RANGES[name]
    if low - _AT_THE_LIMIT_RAD <= angle_rad <= high + _AT_THE_LIMIT_RAD or not math.isfinite(angle_rad):
        return ""
    return (
        f"is {angle_rad:.3f}; this joint goes from {low:.3f} to {high:.3f} ({math.degrees(low):.0f}° "
        f"to {math.degrees(high):.0f}°)"
    )


def articulator_problem(name: str) -> str:
    """Return what is wrong with the name of an articulator, empty when nothing."""
    if name in _articulators(placed=True):
        return ""
    hint = did_you_mean(name, _articulators(placed=True))
    if name in _articulators(placed=False):
        return f"the articulator {quoted(name)} cannot be placed yet{hint or '; choose another'}"
    return f"there is no articulator {quoted(name)}{hint}"


def site_problem(site: str | SkinSpot, role: HandRole) -> str:
    """Return what is wrong with a site, named or one's own, for the hand of that role; "" if nothing."""
    if isinstance(site, SkinSpot):
        return _spot_problem(site, role)
    if site in _placed_sites(role):
        return ""
    hint = did_you_mean(site, _placed_sites(role))
    if site == BOTH_MEET:
        return (
            f"{quoted(site)} is no place: both hands meet at a point that the sign names; write it "
            "as both_meet"
        )
    if site in _sites():
        return (
            f"the {role} hand cannot be brought to the site {quoted(site)}, which its own arm "
            f"carries{hint or '; choose another'}"
        )
    return f"there is no site {quoted(site)}{hint}"


def _spot_problem(spot: SkinSpot, role: HandRole) -> str:
    if not all(math.isfinite(weight) and weight >= 0.0 for weight in spot.weights):
        return "the weights of a spot must be finite numbers from 0 up; choose the spot anew"
    if abs(sum(spot.weights) - 1.0) > _SUM_TO_ONE:
        return f"the weights of a spot must sum to 1, not to {sum(spot.weights):g}; choose the spot anew"
    try:
        spots.triangle_of(spot)
    except LookupError as error:
        return f"{error}; choose the spot anew"
    return (
        ""
        if spots.may_be_reached(spot, SIDE_OF[role])
        else f"the {role} hand cannot be brought to a spot on its own arm; choose another"
    )


@cache
def _handshapes() -> frozenset[str]:
    return frozenset(shape.name for shape in handshapes.catalogue.every())


@cache
def _articulators(*, placed: bool) -> frozenset[str]:
    every = handshapes.catalogue.articulators()
    return frozenset(one.id for one in every if not placed or one.is_offered)


@cache
def _sites() -> frozenset[str]:
    return frozenset(site.id for site in sites.catalogue.every())


@cache
def _placed_sites(role: HandRole) -> frozenset[str]:
    return frozenset(site.id for site in sites.catalogue.placed(SIDE_OF[role]))
