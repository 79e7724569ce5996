"""Reading and checking what distances to the body are measured by."""

from dataclasses import dataclass, field, replace
from pathlib import Path
from threading import RLock
from typing import Final

import numpy as np

from body_model.arrays import Indices, Mask
from body_model.bodies import REFERENCE
from body_model.distance.face import FacePoints
from body_model.distance.lattices import Grid, Grids
from body_model.distance.parts import FAR
from body_model.distance.skin import MovingSkin, Widths, moving_skin
from body_model.kept import Kept, per_owner
from body_model.load import Arrays, checked, distances_of, read_arrays, require, require_mesh_of
from body_model.model import Body

_LOADING: Final = RLock()


@dataclass(frozen=True, slots=True, eq=False)
class Obstacles:
    """All that a hand can be in: lattices about what keeps its shape, and the skin that moves."""

    lattices: Grids
    skin: MovingSkin
    kept: Kept = field(init=False, repr=False, default_factory=dict)


def load_obstacles(body: Body) -> Obstacles:
    """The obstacles of a body, read once; of one that has none, nothing is near anything.

    A quarter of a second that only those pay who ask for distances.

    Raises:
        ValueError: a data file is missing, broken, or of another body.
    """
    with _LOADING:  # a worker may read what another one wants now
        return _obstacles_of(body)


@per_owner
def _obstacles_of(body: Body) -> Obstacles:
    return _nothing_near(body) if body.distances is None else read_obstacles(body, body.distances)


def read_obstacles(body: Body, path: Path) -> Obstacles:
    """Read obstacles from a baked file, checking that they are of this body.

    The chosen points of skin stand in the reference body's file alone.
    """
    arrays = read_arrays(path, "tools/bake_distance.py")
    if path.name != distances_of(REFERENCE).name:
        arrays = {**_of_reference(), **arrays}
    return checked(path, lambda: _obstacles(body, arrays))


def _of_reference() -> Arrays:
    return read_arrays(distances_of(REFERENCE), "tools/bake_distance.py")


def _nothing_near(body: Body) -> Obstacles:
    """Obstacles that nothing is near of: one lattice of points far from all, skin not held against any.

    Its patches are as wide as the reference's, so that all that looks at them has some to look at.
    """
    arrays = _of_reference()
    far, flags = np.full(8, FAR, np.float32), np.ones(8, bool)
    grid = Grid("nothing", 0, np.zeros(3, np.float32), 1.0, (2, 2, 2), far, flags)
    skin = moving_skin(body, *_patches(arrays), _widths(arrays))
    none = np.zeros_like(skin.others)
    return Obstacles(Grids(body, (grid,), _face(arrays, ~flags)), replace(skin, others=none, own_hand=none))


def _obstacles(body: Body, arrays: Arrays) -> Obstacles:
    require_mesh_of(body, arrays, "tools/bake_distance.py")
    points, starts, bones = _patches(arrays)
    are_of_body = int(points.max()) < len(body.rest) and int(bones.max()) < len(body.bone_names)
    require(are_of_body and int(starts[-1]) == len(points), "patches do not fit the body")
    grids, widths = read_grids(body, arrays), _widths(arrays)
    require(len(widths.patches) == len(widths.bundles) == len(bones), "widths do not fit the patches")
    stale = np.unpackbits(arrays["face_stale"], count=sum(len(grid.distance) for grid in grids))
    face = _face(arrays, stale.astype(bool))
    return Obstacles(Grids(body, grids, face), moving_skin(body, points, starts, bones, widths))


def _patches(arrays: Arrays) -> tuple[Indices, Indices, Indices]:
    names = ("patch_points", "bundle_starts", "bundle_bones")
    points, starts, bones = (arrays[name].astype(np.intp) for name in names)
    return points, starts, bones


def _widths(arrays: Arrays) -> Widths:
    step_m = np.float32(arrays["width_step_m"])
    return Widths(*(arrays[name].astype(np.float32) * step_m for name in ("patch_widths", "bundle_widths")))


def _face(arrays: Arrays, stale: Mask) -> FacePoints:
    chosen, partners, rim = (arrays[f"face_{name}"].astype(np.intp) for name in ("points", "partners", "rim"))
    return FacePoints(chosen, partners, rim, stale)


def read_grids(body: Body, arrays: Arrays) -> tuple[Grid, ...]:
    """Return the lattices that are among baked arrays."""
    return tuple(
        _grid(arrays, str(name), body.bone_index[str(bone)])
        for name, bone in zip(arrays["grid_names"], arrays["grid_bones"], strict=True)
    )


def _grid(arrays: Arrays, name: str, bone: int) -> Grid:
    whole = np.cumsum(arrays[f"{name}_distance"], axis=2, dtype=np.int16)
    still = np.unpackbits(arrays[f"{name}_still"], axis=2, count=whole.shape[2]).astype(bool)
    if whole.ndim != 3 or still.shape != whole.shape:
        raise ValueError(f"the grid of the {name} is not one")
    x, y, z = whole.shape
    distance = (whole * np.float32(arrays["distance_step_m"])).astype(np.float32)
    origin = arrays[f"{name}_origin"].astype(np.float32)
    return Grid(
        name, bone, origin, float(arrays[f"{name}_step_m"]), (x, y, z), distance.ravel(), still.ravel()
    )
