"""Shapes of the source's family, by the names of `body_model.family`, as moves of the body's points."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from scipy.spatial import cKDTree

from baking.dressing import Dress, under_dress
from baking.figure import Figure
from baking.landmarks import leg_joints
from baking.skeleton import locate
from baking.source import MAKEHUMAN, Wheel
from baking.symmetry import MIRROR
from body_model.arrays import Array, Indices
from body_model.bodies import Build
from body_model.family import DETAILS, ORIGINS, SHAPES, STEP_M, shares
from body_model.shape import right_side

IDEAL_SHARE: Final = 0.35
"""A little towards the source's "ideal" proportions: a fitter figure than the plain mean."""
PARTS: Final = {
    "shoulders": ("torso/measure-shoulder-dist",),
    "arms": ("arms/measure-upperarm-length", "arms/measure-lowerarm-length"),
}


def target_of(wheel: Wheel, name: str) -> Array:
    """Return a shape of the family as moves (V, 3) of the base mesh, in file units."""
    first, *rest = name.split("-")
    if first in DETAILS:
        end = "decr" if rest == ["less"] else "incr"
        files = [f"{MAKEHUMAN}/targets/{part}-{end}.target.gz" for part in PARTS[first]]
        return np.asarray(sum(map(wheel.target, files)))
    if first in ORIGINS:
        return wheel.macro_target(name)
    age, muscle, weight = rest
    kind = f"{first}-{age}-{muscle}muscle-{weight}weight"
    ideal = wheel.macro_target(f"proportions/{kind}-idealproportions")
    return wheel.macro_target(f"universal-{kind}") + IDEAL_SHARE * ideal


def mix(wheel: Wheel, build: Build) -> Array:
    """Return how far a build moves the base mesh (V, 3), in file units."""
    return np.asarray(sum(share * target_of(wheel, name) for name, share in shares(build).items()))


def family_arrays(
    wheel: Wheel, figure: Figure, kept: Indices, hem: Indices, arrays: Mapping[str, NDArray[Any]]
) -> dict[str, NDArray[Any]]:
    """Return the arrays of the family's file.

    Args:
        wheel: the source.
        figure: the reference body, whole.
        kept: its vertices that are in the cage.
        hem: vertices of the cage whose heights stay one.
        arrays: of the file of the reference body.
    """
    rig, right = wheel.rig(), right_side(arrays)
    names, mirror_bone = arrays["bone_names"].tolist(), arrays["mirror_bone"]
    middle = arrays["mirror_vertex"] == np.arange(len(arrays["mirror_vertex"]))
    landmarks = dict(zip(arrays["landmark_names"].tolist(), arrays["landmarks"], strict=True))
    nearest = cKDTree(figure.positions).query(list(landmarks.values()))[1]
    sole = int(np.argmin(figure.positions[:, 1]))
    dress = Dress(
        *(_on_figure(figure, kept, arrays[f"field_{name}"]) for name in ("shirt", "hair")), np.zeros(0)
    )
    steps = []
    for name in SHAPES:
        every = figure.scale * target_of(wheel, name)
        every[:, 1] -= every[figure.source_vertices[sole], 1]
        moved = replace(figure, all_positions=every)
        cage = under_dress(figure, dress, every[figure.source_vertices])[kept]
        cage[hem, 1] = cage[hem, 1].mean()
        cage[middle, 0] = 0.0
        joints = [
            np.array([locate(rig[bone][end], moved, wheel.mesh) for bone in names])
            for end in ("head", "tail")
        ]
        for each in joints:
            each[mirror_bone == np.arange(len(names)), 0] = 0.0
        legs = leg_joints(rig, moved, wheel.mesh)
        eyes = {f"eye.{side}": joints[0][names.index(f"eye.{side}")] for side in "RL"}
        skin = dict(zip(landmarks, every[figure.source_vertices[nearest]], strict=True))
        points = _mirrored(skin | legs | eyes)
        steps.append(np.concatenate([cage[right], *joints, points]))
    return {
        "format": arrays["format"],
        "topology_hash": arrays["topology_hash"],
        "steps": np.round(np.array(steps) / STEP_M).astype(np.int16),
    }


def _on_figure(figure: Figure, kept: Indices, field: NDArray[Any]) -> Array:
    """Return a field of the cage on the whole figure, outside where it was cut away."""
    found = np.full(len(figure.positions), -1.0)
    found[kept] = field
    return found


def _mirrored(points: Mapping[str, Array]) -> Array:
    """Return points (L, 3) with left ones as mirror images of right ones, and the others in the middle."""
    found = []
    for name, point in points.items():
        stem, dot, side = name.rpartition(".")
        found.append(
            points[f"{stem}.R"] * MIRROR if dot and side == "L" else point * [float(bool(dot)), 1, 1]
        )
    return np.array(found)
