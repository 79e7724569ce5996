"""Reading and checking the shipped bodies: the reference, and others of the same mesh."""

from __future__ import annotations

import hashlib
import io
import zipfile
import zlib
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, TypeVar

import numpy as np
import scipy
from numpy.typing import NDArray

from body_model.arrays import Array, Array32
from body_model.bodies import BODIES, REFERENCE
from body_model.model import EYE, LASH, TEETH, TONGUE, Body, ShapeDelta
from body_model.shape import from_difference, on_small_face
from body_model.subdivide import Subdivision, subdivide

FOLDER: Final = Path(__file__).parent / "data"
DATA: Final = FOLDER / "body.npz"
FORMAT: Final = 1
"""Of every baked file: they are made together."""
WEIGHT_TOTAL: Final = 65534  # whole-number weights of a vertex sum to this: even, and in 16 bits

_AS_LONG: Final = (
    ("cage", "bare_cage", "parts", "mirror_vertex"),
    ("quads", "mirror_quad"),
    ("bone_names", "parents", "heads", "tails", "frames", "mirror_bone"),
)
"""Names of arrays that are as long as each other."""

Arrays = Mapping[str, NDArray[Any]]
Made = TypeVar("Made")


def load_body(name: str = REFERENCE) -> Body:
    """A shipped body, read once.

    Raises:
        LookupError: there is no body of that name.
        ValueError: a data file is missing or broken; the message says how.
    """
    return _shipped(name)


@cache
def _shipped(name: str) -> Body:
    if name == REFERENCE:
        return read_body(DATA)
    if name not in BODIES:
        raise LookupError(f"there is no signer {name!r}; there are {', '.join(BODIES)}")
    return read_shape(FOLDER / f"{name}.npz", name)


def distances_of(name: str) -> Path:
    """Return the file of what distances to a shipped body are measured by."""
    return FOLDER / ("distance.npz" if name == REFERENCE else f"{name}-distance.npz")


def read_body(path: Path) -> Body:
    """Read the reference body from a baked file, checking everything that later code relies on."""
    arrays = read_arrays(path, "tools/bake_body.py")
    return checked(path, lambda: _body(arrays, REFERENCE))


def read_shape(path: Path, name: str) -> Body:
    """Read a body of the reference body's mesh from a baked file that tells only what differs.

    It shares all else with it.
    """
    kept, reference = read_arrays(path, "tools/bake_body.py"), load_body(REFERENCE)

    def made() -> Body:
        require_mesh_of(reference, kept, "tools/bake_body.py")
        ours = read_arrays(DATA, "tools/bake_body.py")
        whole = from_difference(kept, ours)
        whole["shape_deltas"] = on_small_face(whole, ours)
        return _body(whole, name, Subdivision(reference.subdivision, reference.triangles))

    return checked(path, made)


def checked(path: Path, made: Callable[[], Made]) -> Made:
    """Make something of a baked file's arrays; whatever is wrong with them is a ValueError that says so."""
    try:
        return made()
    except KeyError as missing:
        raise ValueError(f"{path}: no array {missing} in the data") from missing
    except (ValueError, IndexError, TypeError) as wrong:
        raise ValueError(f"{path}: broken data: {wrong}") from wrong


def read_arrays(path: Path, baked_by: str) -> Arrays:
    """All arrays of a baked file of our format; whatever is wrong with it is a ValueError that says so."""
    try:
        content = io.BytesIO(path.read_bytes())
    except FileNotFoundError as missing:
        raise ValueError(f"{path}: the data file is missing; bake it with {baked_by}") from missing
    except OSError as wrong:
        raise ValueError(f"{path}: the data file cannot be read: {wrong.strerror}") from wrong
    try:
        with np.load(content, allow_pickle=False) as stored:
            arrays = {name: stored[name] for name in stored.files}
    except (OSError, ValueError, EOFError, TypeError, zipfile.BadZipFile, zlib.error) as wrong:
        raise ValueError(f"{path}: not a readable body data file: {wrong}") from wrong

    def of_our_format() -> Arrays:
        require(int(arrays["format"]) == FORMAT, f"format is {arrays['format']}, expected {FORMAT}")
        return arrays

    return checked(path, of_our_format)


def require_mesh_of(body: Body, arrays: Arrays, baked_by: str) -> None:
    """Raise a ValueError unless baked arrays are of a body's mesh."""
    is_own = str(arrays["topology_hash"]) == body.topology_hash
    require(is_own, f"baked for another body; run {baked_by}")


def _body(arrays: Arrays, name: str, subdivision: Subdivision | None = None) -> Body:
    names = tuple(str(bone) for bone in arrays["bone_names"])
    cage, bare = (_points(arrays, name) for name in ("cage", "bare_cage"))
    quads = arrays["quads"].astype(np.intp)
    parents = arrays["parents"].astype(np.intp)
    mirrors = {what: arrays[f"mirror_{what}"].astype(np.intp) for what in ("vertex", "quad", "bone")}
    for columns in _AS_LONG:
        lengths = {name: len(arrays[name]) for name in columns}
        require(len(set(lengths.values())) == 1, f"lengths differ: {lengths}")
    fit = quads.ndim == 2 and quads.shape[1] == 4 and int(quads.max()) < len(cage)
    require(fit, "quads do not fit the cage")
    require(bool((parents < np.arange(len(names))).all()), "a bone stands before its parent")
    for what, mirror in mirrors.items():
        require(np.array_equal(mirror[mirror], np.arange(len(mirror))), f"mirror_{what} does not undo itself")
    found = hashlib.sha256(arrays["quads"].astype("<u2").tobytes()).hexdigest()[:16]
    require(str(arrays["topology_hash"]) == found, "the topology hash does not fit the quads")
    subdivision = subdivision or subdivide(quads, len(cage))
    return Body(
        name=name,
        bone_names=names,
        bone_index=MappingProxyType({bone: index for index, bone in enumerate(names)}),
        parents=parents,
        heads=_points(arrays, "heads"),
        tails=_points(arrays, "tails"),
        frames=_orthonormal(arrays["frames"].astype(np.float64)),
        mirror_bone=mirrors["bone"],
        cage=cage,
        bare_cage=bare,
        faces=quads,
        quads=quads,
        parts=arrays["parts"],
        mirror_vertex=mirrors["vertex"],
        mirror_quad=mirrors["quad"],
        weights=_weights(arrays, len(cage), len(names)),
        shapes=_shapes(arrays, len(cage)),
        landmarks=_landmarks(arrays),
        topology_hash=found,
        subdivision=subdivision.matrix,
        triangles=subdivision.triangles,
        materials=(subdivision.matrix @ _materials(arrays)).astype(np.float32),
        rest=(subdivision.matrix @ bare).astype(np.float32),
        distances=distances_of(name),
    )


def _points(arrays: Arrays, name: str) -> Array:
    points = arrays[name].astype(np.float64)
    are_points = points.ndim == 2 and points.shape[1] == 3 and bool(np.isfinite(points).all())
    require(are_points, f"{name} are not points")
    return points


def _orthonormal(frames: Array) -> Array:
    """The nearest rotations; stored frames may have been rounded."""
    u, sizes, v = np.linalg.svd(frames)
    are_rotations = bool(np.abs(sizes - 1.0).max() < 1e-4) and bool((np.linalg.det(frames) > 0.0).all())
    require(are_rotations, "bone frames are not rotations")
    return np.asarray(u @ v)


def _weights(arrays: Arrays, count: int, bones: int) -> scipy.sparse.csr_matrix:
    starts, columns = arrays["weight_starts"].astype(np.intp), arrays["weight_bones"].astype(np.intp)
    shares = arrays["weight_shares"].astype(np.int64)
    fit = len(starts) == count + 1 and int(starts[0]) == 0 and int(starts[-1]) == len(shares)
    require(fit, "weight rows do not fit the cage")
    are_there = len(columns) == len(shares) and int(columns.max()) < bones
    require(are_there, "weights name a bone that is not there")
    sums = np.add.reduceat(shares, starts[:-1])
    require(bool((sums == WEIGHT_TOTAL).all()), "weights of a vertex do not sum to one")
    return scipy.sparse.csr_matrix((shares / WEIGHT_TOTAL, columns, starts), shape=(count, bones))


def _shapes(arrays: Arrays, count: int) -> Mapping[str, ShapeDelta]:
    starts, vertices = arrays["shape_starts"].astype(np.intp), arrays["shape_vertices"].astype(np.intp)
    moved = (arrays["shape_deltas"] * float(arrays["shape_step_m"])).astype(np.float32)
    names = [str(name) for name in arrays["shape_names"]]
    require(
        len(starts) == len(names) + 1 and int(starts[-1]) == len(vertices) == len(moved),
        "face shapes do not fit their names",
    )
    require(int(vertices.max()) < count, "face shapes move a vertex that is not there")
    parts = zip(names, starts[:-1], starts[1:], strict=True)
    return MappingProxyType(
        {name: ShapeDelta(vertices[start:end], moved[start:end]) for name, start, end in parts}
    )


def _landmarks(arrays: Arrays) -> Mapping[str, Array]:
    names = [str(name) for name in arrays["landmark_names"]]
    return MappingProxyType(dict(zip(names, _points(arrays, "landmarks"), strict=True)))


def _materials(arrays: Arrays) -> Array32:
    """(N, 9) fields of the cage in the order of MATERIALS."""
    parts = arrays["parts"]
    distances = [arrays[f"field_{name}"].astype(np.float32) for name in ("shirt", "hair")]
    shares = [arrays[f"field_{name}"].astype(np.float32) / 255.0 for name in ("lips", "nail", "mouth")]
    flags = [(parts == part).astype(np.float32) for part in (EYE, LASH, TEETH, TONGUE)]
    return np.stack([*distances, *shares, *flags], axis=1)


def require(holds: bool, reason: str) -> None:
    """Raise a ValueError with a reason unless something holds."""
    if not holds:
        raise ValueError(reason)
