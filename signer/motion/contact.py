"""Where a hand touches and where it is sent: articulators and sites as points of the drawn surface."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

import handshapes.catalogue as shapes
import sites.catalogue as places
from body_model.load import load_body
from body_model.surface_point import Attachment, attach
from signer.document.sign import Side
from signer.document.values import TOUCHING, Contact, Placement

Array = NDArray[np.float64]

NOTCH: Final = "suprasternal_notch"
SOMEWHERE: Final = (0.0, -0.1, 0.3)
"""From the notch: where a hand goes whose site has no place on the body yet; `review` says so."""


@dataclass(frozen=True, slots=True, eq=False)
class Landing:
    """Where a placement sends the articulator.

    Attributes:
        attachment: the site on the surface, None for a point of space.
        point: (3,) m, the point of space; unused with an attachment.
        normal: (3,) outward from the body there, zero at a free point; unused with an attachment.
        stand_off_m: how far outside the site the articulator stops.
        touching: skin on skin is wanted.
    """

    attachment: Attachment | None
    point: Array
    normal: Array
    stand_off_m: float
    touching: bool

    def aim(self, matrices: Array) -> Array:
        """(..., 3) m where the articulator should be on bodies posed by `matrices` (..., B, 3, 4)."""
        if self.attachment is None:
            return np.broadcast_to(self.point, (*matrices.shape[:-3], 3))
        on_skin = self.attachment.position(matrices)
        return on_skin + self.stand_off_m * self.attachment.normal(matrices) if self.stand_off_m else on_skin

    def outward(self, matrices: Array) -> Array:
        """(..., 3) unit, away from the body at the place; zero at a free point."""
        if self.attachment is None:
            return np.broadcast_to(self.normal, (*matrices.shape[:-3], 3))
        return self.attachment.normal(matrices)

    def weight_on(self, bones: Iterable[int]) -> float:
        """How much of the site hangs on these bones."""
        return 0.0 if self.attachment is None else self.attachment.weight_on(bones)


@lru_cache(maxsize=1024)
def articulator_attachment(handshape: str, articulator: str, side: Side) -> Attachment:
    """The articulator of a hand in that shape; the shape's default stands in for one that no hand can be placed by."""
    shape = shapes.find(handshape)
    chosen = articulator if shapes.find_articulator(articulator).is_offered else shapes.default(shape).id
    return attach(load_body(), shapes.articulator_points(chosen, side, shape))


@lru_cache(maxsize=1024)
def landing_of(placement: Placement) -> Landing:
    """Where a placement sends the articulator, on a right-handed signer."""
    body = load_body()
    notch = body.landmarks[NOTCH]
    if not isinstance(placement, Contact):
        return Landing(None, notch + np.array(placement.point_m), np.zeros(3), 0.0, touching=False)
    site, touching = places.find(placement.site), placement.manner in TOUCHING
    stand_off_m = 0.0 if touching else placement.stand_off_m
    if site.point is not None:
        return Landing(attach(body, [(site.point, 1.0)]), np.zeros(3), np.zeros(3), stand_off_m, touching)
    if site.offset_m is None or site.landmark is None:
        return Landing(None, notch + np.array(SOMEWHERE), np.zeros(3), 0.0, touching=False)
    normal = np.zeros(3) if site.normal is None else np.array(site.normal)
    point = body.landmarks[site.landmark] + np.array(site.offset_m) + stand_off_m * normal
    return Landing(None, point, normal, 0.0, touching=False)
