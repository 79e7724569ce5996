"""What a second contact of a hand is at first: another part of the hand, on the place it is nearest to anyway."""

from dataclasses import replace
from typing import Final

import numpy as np
from numpy.typing import NDArray

import handshapes.catalogue as shapes
import sites.catalogue as places
from body_model.load import load_body
from body_model.surface_point import attach
from signer.document.sign import SIDE_OF, Key, Sign
from signer.document.values import Contact, LaneName
from signer.motion.places.contact import articulator_attachment, surface_point_of
from signer.motion.places.names import site_problem
from signer.motion.posing import pose_at

Array = NDArray[np.float64]

PREFERRED: Final = ("thumb.tip", "index.tip")
"""Signs with two contacts of a hand mostly touch with the thumb beside a finger."""


def articulators_beside(key: Key) -> tuple[str, ...]:
    """The parts of the hand that may touch a second place: the legal ones but that of the first contact."""
    legal = [each.id for each in shapes.legal(shapes.find(key.handshape)) if each.is_offered and each.id != key.articulator]
    first = [each for each in PREFERRED if each in legal]
    return (*first, *(each for each in legal if each not in first))


def sites_for_second(lane: LaneName) -> tuple[str, ...]:
    """The places of the skin that the hand of a lane may touch, most used first."""
    return tuple(site.id for site in places.placed(SIDE_OF[lane]) if site.kind == "surface" and not site_problem(site.id, lane))


def suggested_second(sign: Sign, lane: LaneName, key: Key, articulator: str | None = None) -> Contact:
    """A second contact for a key of a sign: that part of the hand, or the likeliest, on the site nearest to where it is drawn now."""
    part = articulators_beside(key)[0] if articulator is None else articulator
    matrices = pose_at(replace(sign, dominant_side="right"), key.time_s).matrices
    where = articulator_attachment(key.form, part, SIDE_OF[lane]).position(matrices)

    def away(site: str) -> float:
        point = surface_point_of(site, SIDE_OF[lane])
        assert point is not None  # sites of the skin have one
        return float(np.linalg.norm(attach(load_body(), [(point, 1.0)]).position(matrices) - where))

    return Contact(part, min(sites_for_second(lane), key=away))
