"""Meet of a ray with the touchable surface of a body at rest."""

from collections.abc import Iterable

import numpy as np

from body_model.model import Body
from body_model.rays import first_hit
from body_model.regions import touchable_triangles, triangles_of
from body_model.surface_point import SurfacePoint, point_of_triangle, rest_surface


def project(
    body: Body, origin: np.ndarray, direction: np.ndarray, bones: Iterable[int] | None = None
) -> SurfacePoint | None:
    """The first point of the surface at rest on a ray; of what some bones carry if they are given."""
    chosen = touchable_triangles(body)
    if bones is not None:
        chosen = np.intersect1d(chosen, triangles_of(body, bones))
    hit = first_hit(rest_surface(body).positions, body.triangles[chosen], origin, direction)
    return None if hit is None else point_of_triangle(body, int(chosen[hit.triangle]), hit.barycentric)
