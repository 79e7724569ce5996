"""Random poses of the body, seeded: any turn of any bone, so that laws are not tested on polite postures
only."""

import numpy as np
from scipy.spatial.transform import Rotation

from body_model.arrays import Array
from body_model.model import Body
from body_model.skin import skin_matrices
from body_model.surface_point import SurfacePoint


def random_matrices(body: Body, seed: int, *, angle_rad: float = 0.4, count: int | None = None) -> Array:
    """Skinning matrices (B, 3, 4), or (count, B, 3, 4), of bones turned and shifted each by itself."""
    rng = np.random.default_rng(seed)
    shape = (len(body.bone_names), 3) if count is None else (count, len(body.bone_names), 3)
    turns = (
        Rotation.from_rotvec(rng.normal(size=shape).reshape(-1, 3) * angle_rad).as_matrix().reshape(*shape, 3)
    )
    return skin_matrices(body, turns, body.heads + rng.normal(size=shape) * 0.02)


def rest_matrices(body: Body) -> Array:
    """Skinning matrices that leave everything where it is."""
    return skin_matrices(body, np.tile(np.eye(3), (len(body.bone_names), 1, 1)), body.heads)


def random_points(body: Body, seed: int, count: int) -> list[SurfacePoint]:
    """Surface points all over the body, with the corners, edges and lines of quads among them."""
    rng = np.random.default_rng(seed)
    places = np.concatenate(
        [
            rng.random((count, 2)),
            rng.choice([0.0, 0.5, 1.0], (count, 2)),
            np.repeat(rng.random((count, 1)), 2, axis=1),
        ]
    )
    return [
        SurfacePoint(int(quad), float(u), float(v))
        for quad, (u, v) in zip(rng.integers(0, len(body.quads), len(places)), places, strict=True)
    ]
