"""BVH: joints and turns as plain text, for Blender, Unreal, MotionBuilder and the like.

All bones with legs at rest, under the names of animation JSON, in centimetres; or fewer, folded
(`folding.py`). The hierarchy is the T-pose, with axes of the world: a frame of zeros is the T-pose. The root
has its place in its channels alone: some readers add an offset to them, others do not. Turns are Z, X, Y in
degrees, never folded back: in this order no joint comes near where the angles break, and elbows and fingers
do in others.
It cannot hold the face, the gaze but by turns of eyes, contacts, the sign, or what the keys meant; between
frames players mix angles, so it has 120 a second.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import numpy as np

from body_model.arrays import Array
from signer import atomic
from signer.export.bone_sets import BoneSet
from signer.export.folding import Folded
from signer.export.options import Options, Progress, quiet

PER_METRE: Final = 100.0
"""Centimetres: what readers take the numbers of a BVH for."""
DEGREE_DIGITS: Final = 4
"""Of degrees: 2 would leave a fingertip 0.07 mm off."""
LENGTH_DIGITS: Final = 5
"""Of centimetres: a ten-thousandth of a millimetre."""
ORDER: Final = "Zrotation Xrotation Yrotation"
_PLACE: Final = "Xposition Yposition Zposition"


def write(folded: Folded, path: Path, _: Options, progress: Progress = quiet) -> None:
    """Write a folded clip; OSError when that cannot be done."""
    atomic.write(path, _content(folded, progress), keep_backup=False)


def _content(folded: Folded, progress: Progress) -> Iterator[bytes]:
    order = list(_depth_first(folded.bones, 0))
    yield "\n".join(["HIERARCHY", *_hierarchy(folded, 0, ""), "MOTION", ""]).encode()
    step_s = float(1 / folded.fps)
    yield f"Frames: {len(folded.times_s)}\nFrame Time: {step_s:.10g}\n".encode()
    angles = angles_of(folded.from_t_pose()[:, order])
    for place, turn in zip(PER_METRE * folded.positions[:, 0], angles, strict=True):
        yield f"{_row(place, LENGTH_DIGITS)} {_row(turn.reshape(-1), DEGREE_DIGITS)}\n".encode()
    progress(1.0)


def _depth_first(bones: BoneSet, row: int) -> Iterator[int]:
    yield row
    for child in np.flatnonzero(bones.parents == row).tolist():
        yield from _depth_first(bones, child)


def _hierarchy(folded: Folded, row: int, indent: str) -> Iterator[str]:
    """Yield the lines of a joint and of all below it."""
    bones, heads = folded.bones, folded.t_pose_heads()
    parent, children = int(bones.parents[row]), np.flatnonzero(bones.parents == row).tolist()
    offset = heads[row] - heads[parent] if parent >= 0 else np.zeros(3)
    yield f"{indent}{'JOINT' if parent >= 0 else 'ROOT'} {bones.names[row]}"
    yield f"{indent}{{"
    yield f"{indent}  OFFSET {_offset(offset)}"
    yield f"{indent}  CHANNELS {f'3 {ORDER}' if parent >= 0 else f'6 {_PLACE} {ORDER}'}"
    for child in children:
        yield from _hierarchy(folded, child, f"{indent}  ")
    if not children:
        yield from (f"{indent}  End Site", f"{indent}  {{")
        yield f"{indent}    OFFSET {_offset(bones.t_turns[row] @ bones.tips[row])}"
        yield f"{indent}  }}"
    yield f"{indent}}}"


def _offset(offset: Array) -> str:
    return _row(PER_METRE * offset, LENGTH_DIGITS)


def _row(values: Array, digits: int) -> str:
    """Return numbers (n,) as text; adding zero turns -0.0 into 0.0."""
    return " ".join(f"{value:.{digits}f}" for value in (np.round(values, digits) + 0.0).tolist())


def angles_of(turns: Array) -> Array:
    """Return angles (F, K, 3) in degrees about Z, X and Y of turns (F, K, 3, 3), which are Rz Rx Ry.

    They go on from frame to frame without a leap of a whole turn.
    """
    x = np.arcsin(np.clip(turns[..., 2, 1], -1.0, 1.0))
    z = np.arctan2(-turns[..., 0, 1], turns[..., 1, 1])
    y = np.arctan2(-turns[..., 2, 0], turns[..., 2, 2])
    return np.degrees(np.unwrap(np.stack([z, x, y], axis=-1), axis=0))
