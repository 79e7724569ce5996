"""Points of a signer as .pose, for sign.mt's tools: body, hands and face.

Version 0.2. A sign is seen from the front, straight, without a lens: 560 pixels a metre in a picture of 1000
by 1000, z nearer to the viewer negative and as large as pixels, and every point with confidence 1: a movement
hides nothing. Body and hands have MediaPipe's names. The face is a component of its own, the named places of
our inventory: no true correspondence to the 468 points of MediaPipe's mesh is known. The file cannot hold
joints, the gaze, the gloss or the sign.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

import numpy as np

from body_model.arrays import Array, Mask
from signer import atomic
from signer.export.keypoints import BODY_NAMES, HAND_NAMES, keypoints_of
from signer.export.options import Options, Progress, quiet
from signer.motion.pose import Clip

Colour: TypeAlias = tuple[int, int, int]
"""Red, green and blue, up to 255."""
POSE_VERSION: Final = 0.2
_FINGERS: Final = tuple(
    (0 if joint == 1 else 4 * finger + joint - 1, 4 * finger + joint)
    for finger in range(5)
    for joint in (1, 2, 3, 4)
)
_BONES: Final = (
    (11, 12), (11, 13), (13, 15), (12, 14), (14, 16), (11, 23), (12, 24), (23, 24), (23, 25), (25, 27),
    (24, 26), (26, 28),
)  # fmt: skip
"""Pairs of points of the body between which players draw a line."""


_WHITE: Final[Colour] = (255, 255, 255)
_FINGER_COLOURS: Final[tuple[Colour, ...]] = (
    (255, 160, 60), (240, 220, 70), (90, 200, 90), (80, 160, 255), (220, 110, 230),
)  # fmt: skip
"""Red, green, blue of thumb to pinky."""
_HAND_COLOURS: Final = tuple(colour for colour in _FINGER_COLOURS for _ in range(4))
"""One a point after the wrist: players give each point of a component the colour of its number."""
_DARK: Final[Colour] = (70, 90, 120)
_FACE_COLOUR: Final[Colour] = (170, 80, 60)
"""Colours of body and face, which are seen on the white ground of the visualiser; those of data sets were
white before, and stay."""
_WITH_FINGER: Final = ("index", "middle", "ring")
"""Fingers that MediaPipe calls so with that word, as in INDEX_FINGER_MCP."""
_PALM: Final = ((5, 9), (9, 13), (13, 17))
"""Links of knuckles, beside those of the fingers."""
_FACE: Final = (
    ("brow.tail.R", "brow.R"), ("brow.R", "brow.centre"), ("brow.centre", "brow.L"),
    ("brow.L", "brow.tail.L"), ("eye.outer.R", "eye.R"), ("eye.outer.R", "eye.below.R"),
    ("eye.outer.L", "eye.L"), ("eye.outer.L", "eye.below.L"), ("mouth.corner.R", "lip.upper"),
    ("lip.upper", "mouth.corner.L"), ("mouth.corner.R", "lip.lower"), ("lip.lower", "mouth.corner.L"),
)  # fmt: skip
"""Links of brows, lids and lips, by the ids of places."""
SIZE: Final = (1000, 1000)
PER_METRE: Final = 560.0
"""Pixels a metre: a signer is as large as in a film in which hips and hands over the head are seen."""
MIDDLE_M: Final = 0.95
"""Height in the middle of the picture, m: from the ankles to hands over the head all is in it."""


class _Component(NamedTuple):
    """Part of a .pose file: its name, the points, their links, and colours of the first points or of all."""

    name: str
    points: tuple[str, ...]
    limbs: tuple[tuple[int, int], ...]
    colours: tuple[Colour, ...]


def write(blocks: Iterable[Clip], path: Path, _: Options, progress: Progress = quiet) -> None:
    """Write the blocks of a clip; OSError when that cannot be done."""
    found = list(blocks)
    keypoints = keypoints_of(found[0].character)
    points = np.concatenate([keypoints.at(block.matrices, block.face_weights) for block in found])
    shown = np.ones(points.shape[:2], np.bool_)
    rate = round(float(found[0].fps), 4)
    atomic.write(
        path,
        pose_bytes(keypoints.names, in_picture(points), shown, SIZE, rate, is_sign=True),
        keep_backup=False,
    )
    progress(1.0)


def in_picture(points_m: Array) -> Array:
    """Return pixels and depth (..., 3) of points of the world, m: x to the viewer's right, y down."""
    x, y, z = np.moveaxis(points_m, -1, 0)
    return np.stack(
        [0.5 * SIZE[0] + PER_METRE * x, 0.5 * SIZE[1] + PER_METRE * (MIDDLE_M - y), -PER_METRE * z], axis=-1
    )


def pose_bytes(
    names: Sequence[str],
    values: Array,
    shown: Mask,
    size: tuple[int, int],
    fps: float,
    *,
    is_sign: bool = False,
) -> bytes:
    """Return a .pose file.

    Args:
        names: of the N points, as `keypoints_of` has them.
        values: (F, N, 3) pixels, and depth as large as they.
        shown: (F, N) points with confidence 1; others have 0.
        size: width and height, px.
        fps: frames a second.
        is_sign: knuckles are linked, and brows, lids and lips; nothing is white.
    """
    components = list(_components(names, is_sign=is_sign))
    made = bytearray(struct.pack("<fHHHH", POSE_VERSION, *size, size[0], len(components)))
    for one in components:
        counts = len(one.points), len(one.limbs), len(one.colours)
        made += _text(one.name) + _text("XYZC") + struct.pack("<HHH", *counts)
        for point in one.points:
            made += _text(_named_as_mediapipe(point))
        for limb in one.limbs:
            made += struct.pack("<HH", *limb)
        for colour in one.colours:
            made += struct.pack("<HHH", *colour)
    order = {name: row for row, name in enumerate(names)}
    rows = [order[name] for one in components for name in one.points]
    made += struct.pack("<fIH", fps, len(values), 1)
    made += values[:, None, rows].astype("<f4").tobytes() + shown[:, None, rows].astype("<f4").tobytes()
    return bytes(made)


def _components(names: Sequence[str], *, is_sign: bool) -> Iterator[_Component]:
    face = tuple(name for name in names if name.startswith("face."))
    links = tuple((face.index(f"face.{one}"), face.index(f"face.{other}")) for one, other in _FACE)
    dark = _DARK if is_sign else _WHITE
    yield _Component("POSE_LANDMARKS", tuple(f"body.{name}" for name in BODY_NAMES), _BONES, (dark,))
    yield _Component("SIGNER_FACE", face, links if is_sign else (), (_FACE_COLOUR if is_sign else _WHITE,))
    for side in ("left", "right"):
        points = tuple(f"{side}_hand.{name}" for name in HAND_NAMES)
        limbs = (*_FINGERS, *_PALM) if is_sign else _FINGERS
        yield _Component(f"{side.upper()}_HAND_LANDMARKS", points, limbs, (dark, *_HAND_COLOURS))


def _named_as_mediapipe(point: str) -> str:
    """Return the name that MediaPipe has for a point: INDEX_FINGER_MCP of a hand, LEFT_SHOULDER."""
    part, _, name = point.partition(".")
    finger, _, joint = name.partition("_")
    if part in ("left_hand", "right_hand") and finger in _WITH_FINGER:
        name = f"{finger}_finger_{joint}"
    return name.upper()


def _text(text: str) -> bytes:
    data = text.encode()
    return struct.pack("<H", len(data)) + data
