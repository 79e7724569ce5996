"""Bake what distances to the bodies are measured by into `body_model/data`.

With `--check`, bake again and compare.

Made from the bodies alone, in half a minute each: lattices of signed distances about head and trunk, evenly
spread points of the skin that moves, how wide their patches become, and points of the face. Those of the
skin that moves are chosen on the reference body, for all.
"""

import argparse
import sys
from typing import Any, Final

import numpy as np
from bake_body import differences, packed
from baking.face_points import choose_face_points
from baking.lattice import Lattice, measure
from baking.patches import Patches, choose_patches
from baking.solid import trunk_solid
from baking.stretch import widest
from numpy.typing import NDArray

from body_model.bodies import BODIES, REFERENCE
from body_model.distance_grid import Grids
from body_model.distance_load import read_grids
from body_model.distance_parts import STILL_SHARE, moving_bones
from body_model.load import FORMAT, distances_of, load_body
from body_model.model import Body
from body_model.regions import carried_share

LARGEST_BYTES: Final = 600_000
STEP_M: Final = 1e-4
"""Distances are stored as whole numbers of this,"""
COARSE_STEP_M: Final = 2.5e-4
"""and those of other bodies than the reference of this: a fourth fewer bytes for an eighth of a
millimetre."""
WIDTH_STEP_M: Final = 5e-4
WIDER: Final = 1.04
"""Beyond the widest that was measured, for postures that were not."""
BOXES: Final = {
    "head": ("head", (-0.112, 1.430, -0.080), (0.112, 1.740, 0.192), 0.004),
    "trunk": ("spine01", (-0.212, 0.745, -0.112), (0.212, 1.500, 0.176), 0.006),
}
"""By name: the bone that carries it, the corners of its box on the reference body at rest, and the step of
its lattice, in metres."""


def bake(body: Body, patches: Patches) -> dict[str, NDArray[Any]]:
    """All arrays of a body's file."""
    step = STEP_M if body.name == REFERENCE else COARSE_STEP_M
    size = float(body.landmarks["crown"][1] / load_body().landmarks["crown"][1])
    solid = trunk_solid(body)
    still = np.append(
        carried_share(body, moving_bones(body)) < STILL_SHARE,
        np.ones(len(solid.points) - len(body.rest), bool),
    )
    arrays: dict[str, NDArray[Any]] = {
        "format": np.array(FORMAT),
        "topology_hash": np.array(body.topology_hash),
        "distance_step_m": np.array(step),
        "grid_names": np.array(list(BOXES)),
        "grid_bones": np.array([bone for bone, *_ in BOXES.values()]),
    }
    for name, (_, low, high, step_m) in BOXES.items():
        arrays |= _stored(
            name, measure(solid, size * np.array(low), size * np.array(high), step_m, still), step
        )
    wide = widest(body, patches)
    if body.name == REFERENCE:
        arrays |= {
            "patch_points": patches.points.astype(np.uint16),
            "bundle_starts": patches.bundle_starts.astype(np.uint16),
            "bundle_bones": patches.bundle_bones.astype(np.uint8),
        }
    face = choose_face_points(Grids(body, read_grids(body, arrays)))
    return arrays | {
        "face_points": face.points.astype(np.uint16),
        "face_partners": face.partners.astype(np.int16),
        "face_rim": face.rim.astype(np.uint16),
        "face_stale": np.packbits(face.stale),
        "width_step_m": np.array(WIDTH_STEP_M),
        **{
            f"{name}_widths": np.ceil(WIDER * width / WIDTH_STEP_M).astype(np.uint8)
            for name, width in (("patch", wide.patches), ("bundle", wide.bundles))
        },
    }


def _stored(name: str, lattice: Lattice, step: float) -> dict[str, NDArray[Any]]:
    """Distances as steps from the point before along the last axis: small numbers, which pack well."""
    whole = np.round(lattice.distance / step).astype(np.int16)
    return {
        f"{name}_origin": lattice.origin,
        f"{name}_step_m": np.array(lattice.step_m),
        f"{name}_distance": np.diff(whole, axis=2, prepend=np.int16(0)).astype(np.int16),
        f"{name}_still": np.packbits(lattice.still, axis=2),
    }


def main() -> int:
    """Bake, or compare; 1 when a file is not what its body gives."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--check", action="store_true", help="bake again and compare with the files instead of writing them"
    )
    options = parser.parse_args()
    wrong, patches = 0, choose_patches(load_body())
    for name in BODIES:
        arrays, output = bake(load_body(name), patches), distances_of(name)
        if options.check:
            different = differences(arrays, output)
            print(
                f"{output.name}: "
                + (f"differs in {', '.join(different)}" if different else "is what the body gives")
            )
            wrong = wrong or int(bool(different))
            continue
        content = packed(arrays)
        if len(content) > LARGEST_BYTES:
            raise ValueError(
                f"{output.name}: {len(content)} bytes, more than the {LARGEST_BYTES} this file may have"
            )
        output.write_bytes(content)
        print(
            f"{output}: {len(content) / 1e6:.2f} MB, {len(patches.points)} patches, "
            f"{len(patches.bundle_bones)} bundles"
        )
    return wrong


if __name__ == "__main__":
    sys.exit(main())
