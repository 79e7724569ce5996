"""Defaults of a hand's first key, and of the articulator where nobody has chosen one."""

from typing import Final

import handshapes.catalogue as shapes
from signer.document.values import Contact, HandRole, Placement, SkinSpot
from signer.motion.places.contact_target import is_on_skin

FIRST_HANDSHAPE: Final = "5"
FIRST_SITE: Final[dict[HandRole, str]] = {"dominant": "space.ipsi.mid.mid", "base": "space.contra.mid.mid"}
"""Site of a track's first key: an open hand in front of its own shoulder."""


def first_placement(role: HandRole, handshape: str) -> Contact:
    """Return where a track's first key is placed, and by which part of the hand."""
    site = FIRST_SITE[role]
    return Contact(default_articulator(handshape, site), site, manner="none")


def is_first_placement(role: HandRole, handshape: str, placement: Placement) -> bool:
    """Return whether a placement is the one of a first key, whose articulator nobody has chosen."""
    return placement == first_placement(role, handshape)


def default_articulator(handshape: str, site: str | SkinSpot | None) -> str:
    """Return the articulator of a handshape at a site, or (None) at a free point of space."""
    shape = shapes.find(handshape)
    in_space = site is None or not is_on_skin(site)
    return (shapes.default_in_space if in_space else shapes.default)(shape).id
