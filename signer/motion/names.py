"""The handshapes, articulators and sites a sign names, checked against the inventories."""

from functools import cache

import handshapes.catalogue
import sites.catalogue
from handshapes.search import did_you_mean
from signer.document.sign import SIDE_OF
from signer.document.values import LaneName


def handshape_problem(name: str) -> str:
    """What is wrong with the name of a handshape, empty when nothing."""
    return "" if name in _handshapes() else f"there is no handshape {name!r}{did_you_mean(name, _handshapes())}"


def articulator_problem(name: str) -> str:
    """What is wrong with the name of an articulator, empty when nothing."""
    if name in _articulators(placed=True):
        return ""
    hint = did_you_mean(name, _articulators(placed=True))
    if name in _articulators(placed=False):
        return f"the articulator {name!r} cannot be placed yet{hint or '; choose another'}"
    return f"there is no articulator {name!r}{hint}"


def site_problem(name: str, lane: LaneName) -> str:
    """What is wrong with the name of a site for the hand of that lane, empty when nothing."""
    if name in _placed_sites(lane):
        return ""
    hint = did_you_mean(name, _placed_sites(lane))
    if name in _sites():
        return f"the {lane} hand cannot be brought to the site {name!r} yet{hint or '; choose another'}"
    return f"there is no site {name!r}{hint}"


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
def _placed_sites(lane: LaneName) -> frozenset[str]:
    return frozenset(site.id for site in sites.catalogue.placed(SIDE_OF[lane]))
