"""Bake the drawn bodies into `body_model/data`; with `--check`, bake again and compare.

The source is one pinned wheel; without its path as an argument it is downloaded by name. Everything that
takes time happens here, so that loading a body is quick. The reference body is `body.npz`, whole; of every
other one only what differs is written, into a file of its name.
"""

import argparse
import hashlib
import io
import sys
import zipfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from baking.difference import as_difference
from baking.dressing import measure_dress, put_on
from baking.face import STEP_M, FaceShapes, all_shapes, source_shapes, stored_shapes
from baking.family import family_arrays, mix
from baking.figure import (
    CUT_HEIGHT_M,
    Figure,
    build_figure,
    hem_of,
    kept_after_cut,
    level_hem,
    rest_the_face,
    sample_mask,
)
from baking.hands import even_out_webs, slim_thumb_roots, widen_finger_roots
from baking.landmarks import find_landmarks, leg_joints
from baking.mouth import finish_mouth, meeting_lips
from baking.skeleton import Skeleton, build_skeleton
from baking.source import Wheel, open_wheel
from baking.symmetry import mirror_vertices, order_quads, symmetric_points, symmetric_values
from baking.weighting import dense_weights, relieve_shoulder_top, whole_weights
from numpy.typing import NDArray

from body_model.arrays import Array, Indices
from body_model.bodies import BODIES, BUILDS, REFERENCE
from body_model.family import FILE
from body_model.load import FORMAT

FOLDER: Final = Path(__file__).parents[1] / "body_model" / "data"
OUTPUT: Final = FOLDER / "body.npz"
MASKS: Final = {"lips": "lips", "nail": "fingernails", "mouth": "inside-mouth", "ears": "ears"}
LARGEST_BYTES: Final = 1_200_000
LARGEST_SHAPE_BYTES: Final = 200_000
FAMILY: Final = FILE.stem
"""The file of what all bodies of the family are mixed of."""


class Common(NamedTuple):
    """Common parts of all bodies, from the reference one.

    Its figure and bones, mirror pairs, and what of the mesh is kept.

    `mirror` pairs the figure's vertices, `kept` are those above the cut, and all that follows is in their
    numbering; `lips` are the whole figure's, which meet in the middle. `bare` is the figure as the source has
    it, `painted` the finished one with the source's face, on which brows are painted; `face` are the
    source's shapes on the whole figure, `shapes` all that are baked.
    """

    bare: Figure
    figure: Figure
    painted: Figure
    skeleton: Skeleton
    mirror: Indices
    lips: Indices
    kept: Indices
    hem: Indices
    quads: Indices
    mirror_kept: Indices
    mirror_quad: Indices
    face: Mapping[str, Array]
    shapes: FaceShapes


def bake(path: Path | None) -> dict[str, dict[str, NDArray[Any]]]:
    """All arrays of the shipped files, by their names: those of the bodies, and what others are mixed of."""
    wheel = open_wheel(path)
    common = _common(wheel)
    whole = _body_arrays(wheel, common.figure, common.painted, common.skeleton, common)
    made = {REFERENCE: whole, FAMILY: family_arrays(wheel, common.figure, common.kept, common.hem, whole)}
    for name in BODIES[1:]:
        built = build_figure(wheel, mix(wheel, BUILDS[name]), common.figure.scale)
        painted = finish_mouth(built, common.mirror, common.bare, common.lips)
        figure = rest_the_face(painted, common.face)
        skeleton = build_skeleton(wheel.rig(), figure, wheel.mesh, common.skeleton)
        arrays = _body_arrays(wheel, figure, painted, skeleton, common)
        made[name] = {"format": np.array(FORMAT), "like": np.array(REFERENCE)} | as_difference(arrays, whole)
    return made


def _common(wheel: Wheel) -> Common:
    bare = build_figure(wheel, mix(wheel, BUILDS[REFERENCE]))
    mirror = mirror_vertices(bare.positions)
    face = source_shapes(wheel, bare, mirror)
    lips = symmetric_values(sample_mask(bare, wheel.mask(MASKS["lips"])), mirror)
    meeting = meeting_lips(bare, mirror, lips, face["jawOpen"])
    painted = finish_mouth(bare, mirror, bare, meeting)
    figure = rest_the_face(painted, face)
    skeleton = build_skeleton(wheel.rig(), figure, wheel.mesh)
    kept, quads = kept_after_cut(figure)
    hem = hem_of(figure.positions[kept], quads)
    levelled = level_hem(figure.positions[kept], hem, CUT_HEIGHT_M)
    mirror_kept = mirror_vertices(levelled)
    quads, mirror_quad = order_quads(quads, levelled, mirror_kept)
    shapes = stored_shapes(all_shapes(face, figure, mirror, lips), kept)
    return Common(
        bare,
        figure,
        painted,
        skeleton,
        mirror,
        meeting,
        kept,
        hem,
        quads,
        mirror_kept,
        mirror_quad,
        face,
        shapes,
    )


def _body_arrays(
    wheel: Wheel, figure: Figure, painted: Figure, skeleton: Skeleton, common: Common
) -> dict[str, NDArray[Any]]:
    rig, mirror, kept, mirror_kept = wheel.rig(), common.mirror, common.kept, common.mirror_kept
    masks = {
        name: symmetric_values(sample_mask(figure, wheel.mask(image)), mirror)
        for name, image in MASKS.items()
    }
    bound = dense_weights(figure, skeleton, rig, wheel.weights(), mirror)
    weights = even_out_webs(
        relieve_shoulder_top(bound, figure, skeleton, common.skeleton), common.figure, common.skeleton
    )
    figure = widen_finger_roots(slim_thumb_roots(figure, skeleton), skeleton, weights, mirror)
    dress = measure_dress(figure, skeleton, weights, masks["ears"])
    dressed = put_on(figure, dress)
    landmarks = find_landmarks(figure, skeleton, mirror, masks["lips"], masks["ears"]) | leg_joints(
        rig, figure, wheel.mesh
    )

    was, now = (float(each.positions[kept][common.hem, 1].mean()) for each in (common.figure, figure))
    bare, worn = (
        level_hem(positions[kept], common.hem, CUT_HEIGHT_M * (now / was))
        for positions in (painted.positions, dressed)
    )
    whole = whole_weights(weights[kept], mirror_kept, skeleton.mirror)
    starts, bones, shares = _rows(whole)
    shapes = common.shapes
    quads16 = common.quads.astype(np.uint16)
    return {
        "format": np.array(FORMAT),
        "topology_hash": np.array(hashlib.sha256(quads16.astype("<u2").tobytes()).hexdigest()[:16]),
        "cage": symmetric_points(worn, mirror_kept).astype(np.float32),
        "bare_cage": symmetric_points(bare, mirror_kept).astype(np.float32),
        "quads": quads16,
        "parts": figure.parts[kept],
        "mirror_vertex": mirror_kept.astype(np.uint16),
        "mirror_quad": common.mirror_quad.astype(np.uint16),
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
        **{
            f"field_{name}": np.round(masks[name][kept] * 255).astype(np.uint8)
            for name in ("lips", "nail", "mouth")
        },
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
        return sorted(
            name
            for name in names
            if name not in arrays or name not in stored or not _same(arrays[name], stored[name])
        )


def _same(fresh: NDArray[Any], stored: NDArray[Any]) -> bool:
    if fresh.dtype != stored.dtype or fresh.shape != stored.shape:
        return False
    if fresh.dtype.kind != "f":
        return np.array_equal(fresh, stored)
    # The last bits go through the machine's linear algebra and are not ours to promise.
    step = 4.0 * float(np.finfo(fresh.dtype).eps)
    return bool(np.allclose(fresh, stored, rtol=step, atol=max(1e-12, 0.25 * step)))


def _written(name: str) -> Path:
    return OUTPUT if name == REFERENCE else FOLDER / f"{name}.npz"


def main() -> int:
    """Bake, or compare; 1 when a file is not what the source gives."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "wheel", nargs="?", type=Path, help="path of the pinned wheel; downloaded by name when left out"
    )
    parser.add_argument(
        "--check", action="store_true", help="bake again and compare with the files instead of writing them"
    )
    options = parser.parse_args()
    wrong = 0
    for name, arrays in bake(options.wheel).items():
        output = _written(name)
        if options.check:
            different = differences(arrays, output)
            print(
                f"{output.name}: "
                + (f"differs in {', '.join(different)}" if different else "is what the source gives")
            )
            wrong = wrong or int(bool(different))
            continue
        content = packed(arrays)
        largest = LARGEST_BYTES if name in (REFERENCE, FAMILY) else LARGEST_SHAPE_BYTES
        if len(content) > largest:
            raise ValueError(
                f"{output.name}: {len(content)} bytes, more than the {largest} this file may have"
            )
        output.write_bytes(content)
        print(f"{output}: {len(content) / 1e6:.2f} MB")
    return wrong


if __name__ == "__main__":
    sys.exit(main())
