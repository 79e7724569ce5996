"""The drawn body at rest as something to shoot rays at."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from body_model.arrays import Array, Mask
from body_model.model import MATERIALS, SKIN, Body
from body_model.rays import first_hit, nearest_point
from body_model.surface_point import SurfacePoint, point_of_triangle


@dataclass(frozen=True, slots=True)
class Hit:
    """Intersection of a ray with the surface."""

    point: SurfacePoint
    position: Array
    normal: Array


class RestSurface:
    """The dressed, subdivided surface at rest: skin and clothes.

    Eyes, teeth, tongue and lashes only where they are asked for.
    """

    def __init__(self, body: Body) -> None:
        self.body = body
        self.positions = np.asarray(body.subdivision @ body.cage)
        self.triangles = body.triangles
        corners = self.positions[self.triangles]
        self.normals = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
        self.normals /= np.linalg.norm(self.normals, axis=1, keepdims=True)
        on_corners = (body.subdivision @ body.weights).toarray()[self.triangles]
        self._ruler = on_corners.mean(axis=1).argmax(axis=1)
        skin_quads = (body.parts[body.quads] == SKIN).all(axis=1)
        self.skin: Mask = np.repeat(skin_quads, len(self.triangles) // len(body.quads))
        # The lining of the mouth and what is behind it is never touched from outside.
        mouth = body.materials[:, MATERIALS.index("mouth")]
        self.skin &= mouth[self.triangles].max(axis=1) < 0.5

    def ruled_by(self, *bones: str) -> Mask:
        """Triangles of skin and clothes whose greatest weight lies on one of the bones."""
        return self.skin & np.isin(self._ruler, self.body.bones(*bones))

    def part(self, part: int) -> Mask:
        """Triangles of the teeth or the tongue, which only an open mouth shows."""
        return np.repeat(
            (self.body.parts[self.body.quads] == part).all(axis=1),
            len(self.triangles) // len(self.body.quads),
        )

    def material(self, name: str) -> Array:
        """(M,) a material's field on the surface."""
        return self.body.materials[:, MATERIALS.index(name)].astype(np.float64)

    def cast(
        self, origin: Sequence[float] | Array, direction: Sequence[float] | Array, where: Mask | None = None
    ) -> Hit:
        """The first hit of a ray from outside, on skin and clothes or on the part given.

        LookupError when it meets nothing.
        """
        heading = np.asarray(direction, np.float64) / np.linalg.norm(direction)
        start = np.asarray(origin, np.float64)
        # Only what faces the ray: within a chosen part of the surface it could look out from inside.
        rows = np.flatnonzero(self.skin if where is None else where)
        chosen = rows[self.normals[rows] @ heading < 0]
        hit = first_hit(self.positions, self.triangles[chosen], start, heading)
        if hit is None:
            raise LookupError(f"a ray from {np.round(start, 4)} along {np.round(heading, 3)} meets nothing")
        return self._hit(int(chosen[hit.triangle]), hit.barycentric)

    def nearest(self, position: Array) -> Hit:
        """The point of the surface nearest to a position."""
        chosen = np.flatnonzero(self.skin)
        hit = nearest_point(self.positions, self.triangles[chosen], position)
        return self._hit(int(chosen[hit.triangle]), hit.barycentric)

    def _hit(self, triangle: int, shares: Array) -> Hit:
        point = point_of_triangle(self.body, triangle, shares)
        return Hit(point, shares @ self.positions[self.triangles[triangle]], self.normals[triangle])
