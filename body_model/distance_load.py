"""Reading and checking what distances to the body are measured by."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import numpy as np

from body_model.bodies import REFERENCE
from body_model.distance_face import FacePoints
from body_model.distance_grid import Grid, Grids
from body_model.distance_skin import MovingSkin, Widths, moving_skin
from body_model.kept import Kept, per_owner
from body_model.load import FOLDER, Arrays, checked, read_arrays, require
from body_model.model import Body

FORMAT: Final = 1


@dataclass(frozen=True, slots=True, eq=False)
class Obstacles:
    """All that a hand can be in: lattices about what keeps its shape, and the skin that moves."""

    lattices: Grids
    skin: MovingSkin
    kept: Kept = field(init=False, repr=False, default_factory=dict)


def file_of(name: str) -> Path:
    """Return the file of what distances to a shipped body are measured by."""
    return FOLDER / ("distance.npz" if name == REFERENCE else f"{name}-distance.npz")


@per_owner
def load_obstacles(body: Body) -> Obstacles:
    """The obstacles of a shipped body, read once.

    A quarter of a second that only those pay who ask for distances.

    Raises:
        ValueError: a data file is missing, broken, or of another body.
    """
    return read_obstacles(body, file_of(body.name))


def read_obstacles(body: Body, path: Path) -> Obstacles:
    """Read obstacles from a baked file, checking that they are of this body.

    The chosen points of skin stand in the reference body's file alone.
    """
    arrays = read_arrays(path, "tools/bake_distance.py")
    if body.name != REFERENCE:
        arrays = {**read_arrays(file_of(REFERENCE), "tools/bake_distance.py"), **arrays}
    return checked(path, lambda: _obstacles(body, arrays))


def _obstacles(body: Body, arrays: Arrays) -> Obstacles:
    require(int(arrays["format"]) == FORMAT, f"format is {arrays['format']}, expected {FORMAT}")
    require(
        str(arrays["topology_hash"]) == body.topology_hash,
        "baked for another body; run tools/bake_distance.py",
    )
    points, starts, bones = (
        arrays[name].astype(np.intp) for name in ("patch_points", "bundle_starts", "bundle_bones")
    )
    are_of_body = int(points.max()) < len(body.rest) and int(bones.max()) < len(body.bone_names)
    require(are_of_body and int(starts[-1]) == len(points), "patches do not fit the body")
    grids, step_m = read_grids(body, arrays), np.float32(arrays["width_step_m"])
    widths = Widths(*(arrays[name].astype(np.float32) * step_m for name in ("patch_widths", "bundle_widths")))
    require(len(widths.patches) == len(widths.bundles) == len(bones), "widths do not fit the patches")
    chosen, partners, rim = (arrays[f"face_{name}"].astype(np.intp) for name in ("points", "partners", "rim"))
    stale = np.unpackbits(arrays["face_stale"], count=sum(len(grid.distance) for grid in grids))
    face = FacePoints(chosen, partners, rim, stale.astype(bool))
    return Obstacles(Grids(body, grids, face), moving_skin(body, points, starts, bones, widths))


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
