"""Sites of one's own: points of the drawn skin, as a sign keeps them and as the body takes them."""

from functools import lru_cache

import numpy as np

from body_model.load import load_body
from body_model.plain_types import Side
from body_model.regions import below, touchable_triangles
from body_model.surface_point import SurfacePoint, attach, mirrored, on_triangle, point_of_triangle
from signer.document.values import SkinSpot
from sites.catalogue import OWN_ARM_LIMIT


def spot_at(point: SurfacePoint, name: str = "") -> SkinSpot:
    """A point of the surface as a site of one's own."""
    triangle, shares = on_triangle(load_body(), point)
    corners = tuple(int(corner) for corner in load_body().triangles[triangle])
    return SkinSpot(corners, tuple(max(float(share), 0.0) for share in shares), name)


def surface_point(spot: SkinSpot) -> SurfacePoint:
    """Return the point of the body's surface at which the spot is.

    Raises:
        LookupError: its corners are not those of a triangle of the skin.
    """
    row = triangle_of(spot)
    shares = dict(zip(spot.vertices, spot.weights, strict=True))
    return point_of_triangle(
        load_body(), row, np.array([shares[int(corner)] for corner in load_body().triangles[row]])
    )


def mirrored_spot(spot: SkinSpot) -> SkinSpot:
    """The spot on the other side of the body."""
    return spot_at(mirrored(load_body(), surface_point(spot)), spot.name)


@lru_cache(maxsize=256)
def may_be_reached(spot: SkinSpot, hand: Side) -> bool:
    """Return whether a hand may be brought to a spot: not to one on its own arm, which would flee from it."""
    own = below(load_body(), f"upperarm01.{'R' if hand == 'right' else 'L'}")
    return attach(load_body(), [(surface_point(spot), 1.0)]).weight_on(own) <= OWN_ARM_LIMIT


def triangle_of(spot: SkinSpot) -> int:
    """The triangle of the drawn surface that a spot lies in; LookupError when it lies in none."""
    rows = _rows()
    corners = tuple(sorted(spot.vertices))
    if corners not in rows or len(spot.weights) != len(corners):
        raise LookupError(
            f"a spot lies in a triangle of the skin, and {', '.join(map(str, spot.vertices))} are not the "
            "corners of one"
        )
    return rows[corners]


@lru_cache(maxsize=1)
def _rows() -> dict[tuple[int, ...], int]:
    rows = touchable_triangles(load_body())
    return dict(
        zip(map(tuple, np.sort(load_body().triangles[rows], axis=1).tolist()), rows.tolist(), strict=True)
    )
