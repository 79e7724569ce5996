"""Sites of one's own: what each is near, what carries it, and whether a hand may be brought to it.

All of it is told of the reference character: a sign means the same whoever shows it.
"""

from functools import lru_cache

import numpy as np

import sites.catalogue as places
from body_model.arrays import Array
from body_model.plain_types import Side
from body_model.surface_point import Attachment, attach
from signer.characters.load import reference
from signer.characters.spots import surface_point
from signer.document import trimming
from signer.document.tracks.hand import Key
from signer.document.values import HandRole, SkinSpot
from signer.motion.places.hands import is_shaped, point_on_hand
from sites.site import Carrier, Site


def carrier_of(spot: SkinSpot) -> Carrier:
    """Return the carrier of a spot: that of the site that it is near."""
    return nearest_site(spot).carrier


def touches_other_hand(key: Key, role: HandRole) -> bool:
    """Return whether a key brings its hand to the other hand or arm, at sites of one's own too."""
    return trimming.touches_other_hand(key, role) or any(
        isinstance(site, SkinSpot) and _is_on_arm(site) for site in key.sites
    )


def _is_on_arm(spot: SkinSpot) -> bool:
    try:
        return carrier_of(spot) in ("arm.R", "arm.L", "hand")
    except LookupError:  # a spot of a newer file
        return False


@lru_cache(maxsize=256)
def nearest_site(spot: SkinSpot) -> Site:
    """Find the inventory's site nearest to a spot on the body as modelled, its arms held away."""
    where = _attached(spot).rest
    found = _resting_sites("left" if where[0] > 0.0 else "right")
    return min(found, key=lambda each: float(np.linalg.norm(each[1] - where)))[0]


@lru_cache(maxsize=2)
def _resting_sites(hand_side: Side) -> tuple[tuple[Site, Array], ...]:
    """Every site of the skin with its place on the body at rest, those of a hand on the hand of that side."""
    found = []
    for site in places.every():
        if site.kind != "surface" or (site.articulator is not None and is_shaped(site)):
            continue
        point = point_on_hand(reference(), site, hand_side) if site.articulator is not None else site.point
        if point is not None:
            found.append((site, attach(reference().body, [(point, 1.0)]).rest))
    return tuple(found)


def _attached(spot: SkinSpot) -> Attachment:
    return attach(reference().body, [(surface_point(spot), 1.0)])
