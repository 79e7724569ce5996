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
from baking.patches import Patches, choose_patches
from numpy.typing import NDArray

from body_model.bodies import BODIES, REFERENCE
from body_model.distance.lattices import Grids
from body_model.distance.obstacles import read_grids
from body_model.load import distances_of, load_body
from body_model.model import Body
from signer.avatars.distances import BOXES, COARSE_STEP_M, lattices, widths

LARGEST_BYTES: Final = 600_000
STEP_M: Final = 1e-4
"""Distances of the reference are stored as whole numbers of this, m."""


def bake(body: Body, patches: Patches) -> dict[str, NDArray[Any]]:
    """All arrays of a body's file."""
    step = STEP_M if body.name == REFERENCE else COARSE_STEP_M
    size = float(body.landmarks["crown"][1] / load_body().landmarks["crown"][1])
    boxes = {name: (size * np.array(low), size * np.array(high)) for name, (_, low, high, _) in BOXES.items()}
    arrays = lattices(body, boxes, step)
    wide = widths(body, patches.points, patches.bundle_starts, patches.bundle_bones)
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
        **wide,
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
