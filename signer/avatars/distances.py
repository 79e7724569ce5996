"""Distances to a body, baked: lattices about head and trunk at rest, and widths of its moving patches.

Those of an avatar are baked once, in half a minute of the processor, and kept in the user's cache by what
they are made of. Patches and points of the face are the reference's: an avatar has our chart.
"""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from body_model.arrays import Array, Indices, Mask
from body_model.bodies import REFERENCE
from body_model.distance.parts import moving_bones
from body_model.load import FORMAT, distances_of, load_body, read_arrays
from body_model.model import SKIN, Body
from body_model.regions import STILL_SHARE, carried_share, points_of_parts
from body_model.surface_point import rest_surface
from signer import atomic
from signer.avatars.lattice import Lattice, measure
from signer.avatars.solid import Solid, trunk_solid
from signer.avatars.widths import widest
from signer.folders import cache_folder

Arrays = dict[str, NDArray[Any]]

BOXES: Final = {
    "head": ("head", (-0.112, 1.430, -0.080), (0.112, 1.740, 0.192), 0.004),
    "trunk": ("spine01", (-0.212, 0.745, -0.112), (0.212, 1.500, 0.176), 0.006),
}
"""By name: the bone that carries it, the corners of its box on the reference body at rest, and the step of
its lattice, in metres."""
COARSE_STEP_M: Final = 2.5e-4
"""Distances of other bodies than the reference are whole numbers of this: an eighth of a millimetre off."""
WIDTH_STEP_M: Final = 5e-4
"""Widths are whole numbers of this, m, rounded up."""
WIDER: Final = 1.04
"""Beyond the widest that was measured, for postures that were not."""
_MOST_POINTS: Final = 1_000_000
"""Points of one lattice at most, about a minute of the processor: a body that is broader than any of ours is
measured more coarsely."""
_CARRIED: Final = {
    "head": ("head", "eye"),
    "trunk": ("root", "pelvis", "spine", "clavicle", "shoulder01", "upperleg"),
}
"""Beginnings of the names of bones whose skin a box holds."""
_MOSTLY: Final = 0.5
"""Share of these bones from which skin is in the box."""


def lattices(body: Body, boxes: dict[str, tuple[Array, Array]], step_m: float) -> Arrays:
    """Return lattices of a body in boxes of two corners (3,) m, distances in steps, ready to be stored."""
    solid = trunk_solid(body)
    carried = carried_share(body, moving_bones(body)) < STILL_SHARE
    still = np.append(carried, np.ones(len(solid.points) - len(body.rest), bool))
    arrays: Arrays = {
        "format": np.array(FORMAT),
        "topology_hash": np.array(body.topology_hash),
        "distance_step_m": np.array(step_m),
        "grid_names": np.array(list(BOXES)),
        "grid_bones": np.array([bone for bone, *_ in BOXES.values()]),
    }
    for name, (low, high) in boxes.items():
        arrays |= _stored(name, _measured(solid, low, high, BOXES[name][-1], still), step_m)
    return arrays


def _measured(solid: Solid, low: Array, high: Array, step_m: float, still: Mask) -> Lattice:
    count = float(np.prod((high - low) / step_m + 1.0))
    return measure(solid, low, high, step_m * max(1.0, (count / _MOST_POINTS) ** (1.0 / 3.0)), still)


def _stored(name: str, lattice: Lattice, step: float) -> Arrays:
    """Distances as steps from the point before along the last axis: small numbers, which pack well."""
    whole = np.round(lattice.distance / step).astype(np.int16)
    return {
        f"{name}_origin": lattice.origin,
        f"{name}_step_m": np.array(lattice.step_m),
        f"{name}_distance": np.diff(whole, axis=2, prepend=np.int16(0)).astype(np.int16),
        f"{name}_still": np.packbits(lattice.still, axis=2),
    }


def widths(body: Body, patches: Indices, starts: Indices, bones: Indices) -> Arrays:
    """Return how wide patches and bundles of a body become, in steps, ready to be stored."""
    wide = widest(body, patches, starts, bones)
    return {
        "width_step_m": np.array(WIDTH_STEP_M),
        **{
            f"{name}_widths": np.ceil(WIDER * width / WIDTH_STEP_M).astype(np.uint8)
            for name, width in (("patch", wide.patches), ("bundle", wide.bundles))
        },
    }


def kept_distances(digest: str) -> Path | None:
    """Return the file of what was baked under a name; None where there is none that can be read."""
    path = _file(digest)
    if not path.is_file():
        return None
    try:
        read_arrays(path, "signer avatar fit")
    except ValueError:
        return None
    return path


def bake_distances(body: Body, digest: str) -> Path:
    """Bake distances to an avatar's body, and keep them under a name.

    Raises:
        OSError: the disk does not let it.
        ValueError: its skin cannot be closed.
    """
    told = read_arrays(distances_of(REFERENCE), "tools/bake_distance.py")
    patches = (told[name].astype(np.intp) for name in ("patch_points", "bundle_starts", "bundle_bones"))
    boxes = {name: _box_of(name, body) for name in BOXES}
    arrays = lattices(body, boxes, COARSE_STEP_M) | widths(body, *patches)
    points = sum(arrays[f"{name}_distance"].size for name in BOXES)
    arrays["face_stale"] = np.packbits(np.zeros(points, bool))  # its face stands still
    stored, path = io.BytesIO(), _file(digest)
    np.savez_compressed(stored, **arrays)  # type: ignore[arg-type]  # its stubs take `allow_pickle` for one
    path.parent.mkdir(parents=True, exist_ok=True)
    atomic.write(path, stored.getvalue(), keep_backup=False)
    return path


def _box_of(name: str, body: Body) -> tuple[Array, Array]:
    """Return the corners (3,) m of a box about an avatar's skin, as wide about it as ours is about ours."""
    _, low, high, _ = BOXES[name]
    ours = load_body()
    (from_low, from_high), (to_low, to_high) = (_extent(each, name) for each in (ours, body))
    size = (to_high - to_low) / (from_high - from_low)
    return to_low - size * (from_low - np.array(low)), to_high + size * (np.array(high) - from_high)


def _extent(body: Body, name: str) -> tuple[Array, Array]:
    """Return the corners of what the skin of a box takes up at rest."""
    bones = [row for row, bone in enumerate(body.bone_names) if bone.startswith(_CARRIED[name])]
    own = points_of_parts(body, SKIN) & (carried_share(body, bones) > _MOSTLY)
    points = rest_surface(body).positions[own]
    return points.min(axis=0), points.max(axis=0)


def _file(digest: str) -> Path:
    return cache_folder("distances") / f"{digest[:24]}.npz"
