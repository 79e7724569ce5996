"""Bake the drawn body into `body_model/data/body.npz`; with `--check`, bake again and compare.

The source is one pinned wheel; without its path as an argument it is downloaded by name. Everything that takes time
happens here, so that loading the body is quick.
"""

import argparse
import hashlib
import io
import sys
import zipfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from baking.dressing import measure_dress, put_on
from baking.face import STEP_M, face_shapes
from baking.figure import build_figure, kept_after_cut, level_hem, sample_mask
from baking.landmarks import find_landmarks, leg_joints
from baking.skeleton import build_skeleton
from baking.source import open_wheel
from baking.symmetry import mirror_vertices, order_quads, symmetric_points, symmetric_values
from baking.weighting import dense_weights, relieve_shoulder_top, whole_weights
from numpy.typing import NDArray

OUTPUT = Path(__file__).parents[1] / "body_model" / "data" / "body.npz"
MASKS = {"lips": "lips", "nail": "fingernails", "mouth": "inside-mouth", "ears": "ears"}
FORMAT = 1
LARGEST_BYTES = 1_200_000


def bake(path: Path | None) -> dict[str, NDArray[Any]]:
    """All arrays of the shipped file."""
    wheel = open_wheel(path)
    figure = build_figure(wheel)
    rig = wheel.rig()
    skeleton = build_skeleton(rig, figure, wheel.mesh)
    mirror = mirror_vertices(figure.positions)
    masks = {name: symmetric_values(sample_mask(figure, wheel.mask(image)), mirror) for name, image in MASKS.items()}
    weights = relieve_shoulder_top(dense_weights(figure, skeleton, rig, wheel.weights(), mirror), figure, skeleton)
    dress = measure_dress(figure, skeleton, weights, masks["ears"])
    dressed = put_on(figure, dress)
    landmarks = find_landmarks(figure, skeleton, mirror, masks["lips"], masks["ears"]) | leg_joints(rig, figure, wheel.mesh)

    kept, quads = kept_after_cut(figure)
    bare, worn = (level_hem(positions[kept], quads) for positions in (figure.positions, dressed))
    mirror_kept = mirror_vertices(bare)
    quads, mirror_quad = order_quads(quads, bare, mirror_kept)
    whole = whole_weights(weights[kept], mirror_kept, skeleton.mirror)
    starts, bones, shares = _rows(whole)
    shapes = face_shapes(wheel, figure, kept)
    quads16 = quads.astype(np.uint16)
    return {
        "format": np.array(FORMAT),
        "topology_hash": np.array(hashlib.sha256(quads16.astype("<u2").tobytes()).hexdigest()[:16]),
        "cage": symmetric_points(worn, mirror_kept).astype(np.float32),
        "bare_cage": symmetric_points(bare, mirror_kept).astype(np.float32),
        "quads": quads16,
        "parts": figure.parts[kept],
        "mirror_vertex": mirror_kept.astype(np.uint16),
        "mirror_quad": mirror_quad.astype(np.uint16),
        "bone_names": np.array(skeleton.names),
        "parents": skeleton.parents.astype(np.int16),
        "mirror_bone": skeleton.mirror.astype(np.uint8),
        "heads": skeleton.heads,
        "tails": skeleton.tails,
        "frames": skeleton.frames,
        "weight_starts": starts,
        "weight_bones": bones,
        "weight_shares": shares,
        "shape_names": np.array(shapes.names),
        "shape_starts": shapes.starts,
        "shape_vertices": shapes.vertices,
        "shape_deltas": shapes.deltas,
        "shape_step_m": np.array(STEP_M),
        "landmark_names": np.array(list(landmarks)),
        "landmarks": np.array(list(landmarks.values())),
        "field_shirt": symmetric_values(dress.shirt, mirror)[kept].astype(np.float16),
        "field_hair": symmetric_values(dress.hair, mirror)[kept].astype(np.float16),
        **{f"field_{name}": np.round(masks[name][kept] * 255).astype(np.uint8) for name in ("lips", "nail", "mouth")},
    }


def _rows(whole: NDArray[np.uint16]) -> tuple[NDArray[np.int32], NDArray[np.uint8], NDArray[np.uint16]]:
    vertices, bones = np.nonzero(whole)
    starts = np.searchsorted(vertices, np.arange(len(whole) + 1)).astype(np.int32)
    return starts, bones.astype(np.uint8), whole[vertices, bones]


def packed(arrays: Mapping[str, NDArray[Any]]) -> bytes:
    """The arrays as an npz whose bytes do not depend on the hour."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, array in arrays.items():
            entry = zipfile.ZipInfo(f"{name}.npy", date_time=(1980, 1, 1, 0, 0, 0))
            entry.compress_type = zipfile.ZIP_DEFLATED
            stored = io.BytesIO()
            np.lib.format.write_array(stored, np.asarray(array, order="C"), allow_pickle=False)
            archive.writestr(entry, stored.getvalue())
    return buffer.getvalue()


def differences(arrays: Mapping[str, NDArray[Any]], path: Path) -> list[str]:
    """The names of the arrays in which a fresh bake and the file differ."""
    with np.load(path, allow_pickle=False) as stored:
        names = {*arrays, *stored.files}
        return sorted(name for name in names if name not in arrays or name not in stored or not _same(arrays[name], stored[name]))


def _same(fresh: NDArray[Any], stored: NDArray[Any]) -> bool:
    if fresh.dtype != stored.dtype or fresh.shape != stored.shape:
        return False
    if fresh.dtype.kind != "f":
        return np.array_equal(fresh, stored)
    # The last bits go through the machine's linear algebra and are not ours to promise.
    step = 4.0 * float(np.finfo(fresh.dtype).eps)
    return bool(np.allclose(fresh, stored, rtol=step, atol=max(1e-12, 0.25 * step)))


def main() -> int:
    """Bake, or compare; 1 when the file is not what the source gives."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("wheel", nargs="?", type=Path, help="path of the pinned wheel; downloaded by name when left out")
    parser.add_argument("--check", action="store_true", help="bake again and compare with the file instead of writing it")
    options = parser.parse_args()
    arrays = bake(options.wheel)
    if options.check:
        different = differences(arrays, OUTPUT)
        print(f"{OUTPUT.name}: " + (f"differs in {', '.join(different)}" if different else "is what the source gives"))
        return 1 if different else 0
    content = packed(arrays)
    if len(content) > LARGEST_BYTES:
        raise ValueError(f"{len(content)} bytes: more than the {LARGEST_BYTES} this file may have")
    OUTPUT.write_bytes(content)
    print(
        f"{OUTPUT}: {len(content) / 1e6:.2f} MB, {len(arrays['cage'])} vertices, {len(arrays['quads'])} quads, {len(arrays['bone_names'])} bones"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
