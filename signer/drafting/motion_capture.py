"""Points of recorded movement: joints of a skeleton, BVH or GLB, where a detector would find them.

Its bones are known by the names that avatars are learned by. The head's points stand where ours stand about
its joint; ends of fingers that the skeleton has not are put where its last bones would end.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

import numpy as np

from body_model.arrays import Array
from body_model.plain_types import Side
from signer.avatars.bone_names import bones_of, missing_from, missing_words
from signer.avatars.reading import checked as sound
from signer.characters.load import reference
from signer.drafting.landmarks import rest_of
from signer.drafting.points import BODY, Points, checked
from signer.drafting.skeletons import Moving, read_bvh, read_moving_glb
from signer.errors import AvatarError, ImportingError
from signer.export.keypoints import HAND_NAMES
from signer.importing.formats import BVH
from signer.kinematics.sides import SIDES, bone_suffix

TIP: Final = 0.8
"""Length of the last bone of a finger beside the one before it: 0.7 to 0.9 in hands."""
SHOULDERS_PX: Final = 200.0
"""Distance of the shoulders in the picture, px; any other gives the same draft."""
SIZE: Final = (1000, 1000)
MIDDLE: Final = np.array((0.5 * SIZE[0], 0.5 * SIZE[1], 0.0))
"""Place of the middle of the shoulders in the picture."""
HEAD_ROWS: Final = slice(0, 11)
"""Rows of the points of the head among those of a body."""
_SIDED: Final = {"shoulder": "upperarm02", "elbow": "lowerarm01", "wrist": "wrist", "hip": "upperleg01",
                 "pinky": "finger5-1", "index": "finger2-1", "thumb": "finger1-2"}  # fmt: skip
"""Points of the body, and the bones at whose joints they are."""
_WITHOUT_FINGERS: Final = "Takes without fingers hold no handshapes: record them with the hands."


def read_capture(content: bytes, name: str) -> Points:
    """Return the points of a BVH or GLB file; ImportingError where no draft can be made of them.

    Args:
        content: of the file.
        name: of the file: its ending says what it is.
    """
    read = read_bvh if name.lower().endswith(BVH.ending) else read_moving_glb
    try:
        points = sound(Path(name), lambda: _points_of(read(content, name)), "no draft")
    except AvatarError as error:
        raise ImportingError(str(error)) from error
    return checked(points, name)


def _points_of(moving: Moving) -> Points:
    bones = bones_of(moving.tree)
    if missing := missing_from(bones):
        fingers = f" {_WITHOUT_FINGERS}" if all(bone.startswith("finger") for bone in missing) else ""
        raise ValueError(missing_words(missing) + fingers)
    for side in "RL":  # one that has twist bones begins its arm at the first
        bones[f"upperarm02.{side}"] = bones.get(f"upperarm01.{side}", bones[f"upperarm02.{side}"])
    facing = _facing(moving, bones)
    places = moving.places @ facing.T
    shoulders = [bones["upperarm02.L"], bones["upperarm02.R"]]
    wide = float(np.median(np.linalg.norm(places[:, shoulders[0]] - places[:, shoulders[1]], axis=-1)))
    if not 1e-9 < wide < np.inf:
        raise ValueError("its shoulders lie in one place")
    body = np.full((len(places), len(BODY), 3), np.nan)
    for side in SIDES:
        for point, bone in _SIDED.items():
            if (node := bones.get(f"{bone}{bone_suffix(side)}")) is not None:
                body[:, BODY[f"{side}_{point}"]] = places[:, node]
    body[:, HEAD_ROWS] = _head(moving, bones, facing, wide, places)
    hands: dict[Side, Array] = {side: _hand(moving, bones, facing, places, side) for side in SIDES}
    middle = np.median(places[:, shoulders].mean(axis=1), axis=0)

    scale = SHOULDERS_PX / wide * np.array((1.0, -1.0, -1.0))

    def in_picture(at: Array) -> Array:
        return np.asarray((at - middle) * scale + MIDDLE)

    return Points(
        moving.times_s,
        in_picture(body),
        {side: in_picture(at) for side, at in hands.items()},
        SIZE,
        "skeleton",
    )


def _facing(moving: Moving, bones: Mapping[str, int]) -> Array:
    """Return the turn (3, 3) after which up is y, and the signer's left is x."""
    up = np.median(moving.places[:, bones["head"]] - moving.places[:, bones["root"]], axis=0)
    axis = int(np.argmax(np.abs(up)))
    high = np.eye(3)[axis] * np.sign(up[axis])  # the file's axis: from hips to head bodies lean
    left = np.median(
        moving.places[:, bones["upperarm02.L"]] - moving.places[:, bones["upperarm02.R"]], axis=0
    )
    left = left - (left @ high) * high
    left /= max(float(np.linalg.norm(left)), 1e-12)
    return np.stack([left, high, np.cross(left, high)])


def _since_rest(moving: Moving, node: int, facing: Array) -> Array:
    """Return how a joint is turned (F, 3, 3) since the skeleton's rest, in axes of the signer."""
    turned = moving.worlds[:, node, :3, :3] @ np.linalg.inv(moving.tree.worlds[node, :3, :3])
    return np.asarray(facing @ turned @ facing.T)


def _head(moving: Moving, bones: Mapping[str, int], facing: Array, wide: float, places: Array) -> Array:
    """Return the points (F, 11, 3) of the head, which go with its joint as ours do."""
    character = reference()
    rest, body = rest_of(character), character.body
    size = wide / float(np.linalg.norm(rest[BODY["left_shoulder"]] - rest[BODY["right_shoulder"]]))
    about = size * (rest[HEAD_ROWS] - body.heads[body.bone_index["head"]])
    turned = _since_rest(moving, bones["head"], facing)
    return np.asarray(np.einsum("fij,nj->fni", turned, about) + places[:, None, bones["head"]])


def _hand(moving: Moving, bones: Mapping[str, int], facing: Array, places: Array, side: Side) -> Array:
    """Return the 21 points (F, 21, 3) of a hand."""
    suffix = bone_suffix(side)
    found = [places[:, bones[f"wrist{suffix}"]]]
    for digit in range(1, 6):
        chain = [bones[f"finger{digit}-{joint}{suffix}"] for joint in (1, 2, 3)]
        found += [places[:, node] for node in chain]
        below = moving.tree.nodes[chain[2]].get("children") or ()
        if below:
            found.append(places[:, below[0]])
            continue
        rest = moving.tree.worlds[:, :3, 3] @ facing.T
        along = TIP * (rest[chain[2]] - rest[chain[1]])
        found.append(places[:, chain[2]] + _since_rest(moving, chain[2], facing) @ along)
    assert len(found) == len(HAND_NAMES)
    return np.stack(found, axis=1)
