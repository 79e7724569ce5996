"""The skeleton: which bones of the source rig are kept, where they lie, and their anatomical frames."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from baking.figure import Figure
from baking.source import Array, BaseMesh
from baking.symmetry import MIRROR, mirror_bones
from body_model.arrays import Indices
from body_model.distance.parts import CHAIN
from body_model.frames import frame_about, least_turn, on_line, unit

ARM: Final = ("clavicle", "shoulder01", "upperarm01", "upperarm02", "lowerarm01", "lowerarm02", "wrist")
HAND: Final = tuple(f"metacarpal{k}" for k in range(1, 5)) + tuple(
    f"finger{k}-{j}" for k in range(1, 6) for j in (1, 2, 3)
)
SIDED: Final = (*ARM, *HAND, "pelvis", "upperleg01", "eye")
KEPT: Final = frozenset(CHAIN) | {f"{name}.{side}" for name in SIDED for side in "LR"}


@dataclass(frozen=True, slots=True)
class Skeleton:
    """Kept bones, parents before children, with rest joints and frames.

    Columns: X flexion axis, Y distal, Z palmar or forward.
    """

    names: tuple[str, ...]
    parents: Indices
    heads: Array
    tails: Array
    frames: Array
    mirror: Indices

    def head(self, name: str) -> Array:
        """The rest joint at which a bone starts."""
        return self.heads[self.names.index(name)]


def kept_ancestor(rig: Mapping[str, Any], bone: str) -> str:
    """The bone itself when it is kept, else the nearest kept one above it."""
    while bone not in KEPT:
        bone = rig[bone]["parent"]
    return bone


def build_skeleton(
    rig: Mapping[str, Any], figure: Figure, mesh: BaseMesh, like: Skeleton | None = None
) -> Skeleton:
    """Keep, place, straighten and frame the bones.

    `like` is the reference body's skeleton, whose hands' frames are carried over by the least turn of each
    bone: what an angle of a finger means is then the same on both. Without it they are found on the figure
    itself.
    """
    names = tuple(_walk(rig, "root"))
    parents = [
        -1 if name == "root" else names.index(kept_ancestor(rig, rig[name]["parent"])) for name in names
    ]
    heads = {name: locate(rig[name]["head"], figure, mesh) for name in names}
    tails = {name: locate(rig[name]["tail"], figure, mesh) for name in names}
    for side in "LR":
        _straighten_twist_bones(heads, tails, side)
    frames = _frames(names, heads, tails)
    if like is not None:
        frames |= _carried_frames(like, heads, tails)
    mirror = mirror_bones(names)
    return Skeleton(
        names,
        np.array(parents),
        _mirror_left(np.array([heads[name] for name in names]), mirror),
        _mirror_left(np.array([tails[name] for name in names]), mirror),
        _mirror_frames(np.array([frames[name] for name in names]), mirror),
        mirror,
    )


def _walk(rig: Mapping[str, Any], bone: str) -> list[str]:
    below = [child for child in sorted(rig) if rig[child]["parent"] == bone]
    return ([bone] if bone in KEPT else []) + [name for child in below for name in _walk(rig, child)]


def locate(place: Mapping[str, Any], figure: Figure, mesh: BaseMesh) -> Array:
    """Find a joint of the source rig on the figure, (3,) m."""
    positions = figure.all_positions
    match place["strategy"]:
        case "CUBE":
            return np.asarray(
                positions[np.unique(mesh.quads[mesh.groups == place["cube_name"]])].mean(axis=0)
            )
        case "MEAN":
            return np.asarray(positions[place["vertex_indices"]].mean(axis=0))
        case "VERTEX":
            return np.asarray(positions[place["vertex_index"]])
    raise ValueError(f"unknown strategy {place['strategy']!r} in the rig")


def _straighten_twist_bones(heads: dict[str, Array], tails: dict[str, Array], side: str) -> None:
    """Put the middle joints of upper arm and forearm on the lines between their ends.

    The source has them 2 mm beside; a share of twist given to such a bone would move the elbow and the wrist.
    """
    for first, second, end in (
        ("upperarm01", "upperarm02", "lowerarm01"),
        ("lowerarm01", "lowerarm02", "wrist"),
    ):
        middle = on_line(*(heads[f"{name}.{side}"] for name in (second, first, end)))
        heads[f"{second}.{side}"] = tails[f"{first}.{side}"] = middle
        tails[f"{second}.{side}"] = heads[f"{end}.{side}"]


def _frames(
    names: tuple[str, ...], heads: Mapping[str, Array], tails: Mapping[str, Array]
) -> dict[str, Array]:
    frames = {name: _forward_frame(tails[name] - heads[name]) for name in names}
    frames["root"] = np.eye(3)
    for side in "LR":
        frames[f"eye.{side}"] = np.eye(3)  # gaze: Z forward, Y up
        palm = _palm_normal(heads, tails, side)
        for finger in range(2, 6):
            axis = _finger_axis(heads, tails, f"finger{finger}", side, palm)
            for joint in (1, 2, 3):
                name = f"finger{finger}-{joint}.{side}"
                frames[name] = frame_about(axis, tails[name] - heads[name])
            name = f"metacarpal{finger - 1}.{side}"
            frames[name] = _frame_towards(palm, tails[name] - heads[name])
        frames[f"wrist.{side}"] = _frame_towards(palm, heads[f"finger3-1.{side}"] - heads[f"wrist.{side}"])
        thumb = _thumb_axis(heads, tails, side)
        elbow = _elbow_axis(heads, side)
        for names_of, axis in ((("finger1-1", "finger1-2", "finger1-3"), thumb), (ARM[2:6], elbow)):
            for name in names_of:
                bone = f"{name}.{side}"
                frames[bone] = frame_about(axis, tails[bone] - heads[bone])
    return frames


def _carried_frames(
    like: Skeleton, heads: Mapping[str, Array], tails: Mapping[str, Array]
) -> dict[str, Array]:
    found = {}
    for side in "LR":
        for stem in ("wrist", *HAND):
            name = f"{stem}.{side}"
            end = heads[f"finger3-1.{side}"] if stem == "wrist" else tails[name]
            frame = like.frames[like.names.index(name)]
            along = unit(end - heads[name])
            found[name] = least_turn(frame[:, 1], along) @ frame
    return found


def _palm_normal(heads: Mapping[str, Array], tails: Mapping[str, Array], side: str) -> Array:
    wrist = heads[f"wrist.{side}"]
    normal = unit(np.cross(heads[f"finger2-1.{side}"] - wrist, heads[f"finger5-1.{side}"] - wrist))
    # The fingers are slightly bent at rest, so their tips lie on the palm's side.
    return normal if normal @ (tails[f"finger3-3.{side}"] - heads[f"finger3-1.{side}"]) > 0 else -normal


def _finger_axis(
    heads: Mapping[str, Array], tails: Mapping[str, Array], finger: str, side: str, palm: Array
) -> Array:
    """Half way between the normal of the finger's own plane and the axis the palm suggests."""
    joints = _joints(heads, tails, finger, side)
    own = _plane_normal(joints)
    from_palm = unit(np.cross(joints[3] - joints[0], palm))
    return unit(from_palm + (own if own @ from_palm > 0 else -own))


def _thumb_axis(heads: Mapping[str, Array], tails: Mapping[str, Array], side: str) -> Array:
    joints = _joints(heads, tails, "finger1", side)
    axis = _plane_normal(joints)
    return axis if axis @ np.cross(joints[1] - joints[0], joints[3] - joints[2]) > 0 else -axis


def _elbow_axis(heads: Mapping[str, Array], side: str) -> Array:
    shoulder, elbow, wrist = (heads[f"{name}.{side}"] for name in ("upperarm01", "lowerarm01", "wrist"))
    return unit(np.cross(elbow - shoulder, wrist - elbow))


def _joints(heads: Mapping[str, Array], tails: Mapping[str, Array], finger: str, side: str) -> Array:
    return np.array(
        [heads[f"{finger}-{joint}.{side}"] for joint in (1, 2, 3)] + [tails[f"{finger}-3.{side}"]]
    )


def _plane_normal(points: Array) -> Array:
    normal: Array = np.linalg.svd(points - points.mean(axis=0))[2][2]
    return normal


def _forward_frame(along: Array) -> Array:
    steep = abs(unit(along)[2]) >= 0.9
    return _frame_towards(np.array([0.0, 1.0, 0.0]) if steep else np.array([0.0, 0.0, 1.0]), along)


def _frame_towards(z: Array, along: Array) -> Array:
    return frame_about(np.cross(along, z), along)


def _mirror_left(points: Array, mirror: Indices) -> Array:
    result = points.copy()
    for bone, other in enumerate(mirror):
        if other == bone:
            result[bone, 0] = 0.0
        elif bone < other:  # left ones come first; those of the pelvis stand in the middle
            result[bone] = points[other] * MIRROR
    return result


def _mirror_frames(frames: Array, mirror: Indices) -> Array:
    flip = np.diag(MIRROR)
    result = frames.copy()
    for bone, other in enumerate(mirror):
        if other == bone:
            result[bone] = _orthonormal(0.5 * (frames[bone] + flip @ frames[bone] @ flip))
        elif bone < other:
            result[bone] = flip @ frames[other] @ flip
    return result


def _orthonormal(matrix: Array) -> Array:
    u, _, v = np.linalg.svd(matrix)
    return np.asarray(u @ v)
