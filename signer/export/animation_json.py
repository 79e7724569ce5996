"""Animation JSON: sampled frames with their own skeleton, for players that know nothing of signs.

It holds joint rotations and translations, how well every contact is met, and what is known about the sign. It cannot hold
the skin, the face shapes, or what the keys meant: those are in the sign file.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from body_model.load import load_body
from signer import atomic
from signer.export.skeleton import Joint, Motion, joints, local_motion
from signer.motion.pose import Clip, HandPose

Array: TypeAlias = NDArray[np.float64]

FORMAT: Final = "asl-animation"
VERSION: Final = 1
COORDINATES: Final = {
    "handedness": "right", "x": "the signer's left", "y": "up", "z": "forward", "length": "metre", "quaternion": "xyzw",
    "transforms": "parent-relative",
}  # fmt: skip
# Below these a joint counts as still: far under what a millimetre at the fingertip needs, far over rounding.
STILL_RAD: Final = 1e-7
STILL_M: Final = 1e-7
QUATERNION_DIGITS: Final = 8
LENGTH_DIGITS: Final = 7


@dataclass(frozen=True, slots=True)
class Options:
    """What goes into the file beside the poses: the sign's metadata, as JSON."""

    about: Mapping[str, Any] = field(default_factory=dict)


def write(clip: Clip, path: Path, options: Options) -> None:
    """Write the clip as animation JSON; OSError when that cannot be done."""
    atomic.write(path, animation_bytes(clip, options), keep_backup=False)


def animation_bytes(clip: Clip, options: Options) -> bytes:
    """The content of the file; the same clip gives the same bytes."""
    body = load_body()
    skeleton = joints(body)
    motion = local_motion(body, clip.bone_rotations, clip.bone_positions)
    timing = {"fps": _number(clip.fps), "frames": len(clip), "duration_s": _number(float(clip.times_s[-1] - clip.times_s[0]))}
    parts = {
        "format": _text(FORMAT),
        "version": _text(VERSION),
        "coordinates": _text(COORDINATES),
        "timing": _text(timing),
        "sign": _text(dict(options.about)),
        "skeleton": _lines([_text(_joint(joint)) for joint in skeleton], 2),
        "tracks": _tracks(skeleton, motion),
        "hands": _object({lane: _hand(track) for lane, track in clip.hands.items()}, 2),
    }
    return (_object(parts, 0) + "\n").encode()


def _joint(joint: Joint) -> dict[str, Any]:
    return {
        "name": joint.name,
        "parent": joint.parent,
        "translation_m": _rounded(joint.translation_m, LENGTH_DIGITS),
        "rest_rotation": _rounded(joint.rotation, QUATERNION_DIGITS),
    }


def _tracks(skeleton: tuple[Joint, ...], motion: Motion) -> str:
    """Only joints that move: most of a body stands still while it signs."""
    count = motion.rotations.shape[1]
    at_rest = np.array([joint.rotation for joint in skeleton[:count]])
    placed = np.array([joint.translation_m for joint in skeleton[:count]])
    apart = np.minimum(np.abs(motion.rotations - at_rest), np.abs(motion.rotations + at_rest)).max(axis=(0, 2))
    turning = np.flatnonzero(2.0 * apart > STILL_RAD)
    moving = np.flatnonzero(np.abs(motion.translations_m - placed).max(axis=(0, 2)) > STILL_M)
    tracks = {
        "rotation": _track(skeleton, turning, motion.rotations, "frames", QUATERNION_DIGITS),
        "translation": _track(skeleton, moving, motion.translations_m, "frames_m", LENGTH_DIGITS),
    }
    return _object(tracks, 2)


def _track(skeleton: tuple[Joint, ...], chosen: NDArray[np.intp], values: Array, name: str, digits: int) -> str:
    names = [skeleton[index].name for index in chosen]
    frames = [_text(frame) for frame in _rounded(values[:, chosen], digits)] if names else []
    return _object({"joints": _text(names), name: _lines(frames, 6)}, 4)


def _hand(track: tuple[HandPose, ...]) -> str:
    """How well the hand is where its key wants it, frame by frame; null while it rests or is on its way from or to rest."""
    contact = [None if hand.resting else _number(round(hand.contact_error_m, 9)) for hand in track]
    return _object(
        {
            "side": _text(track[0].side),
            "key": _text([hand.key_id for hand in track]),
            "touching": _text([hand.touching for hand in track]),
            "contact_error_m": _text(contact),
            "short_by_m": _text([None if hand.resting else _number(round(hand.short_by_m, 9)) for hand in track]),
        },
        4,
    )


def _text(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, allow_nan=False)


def _number(value: float) -> float | int:
    return int(value) if float(value).is_integer() else float(value)


def _rounded(values: Array, digits: int) -> Any:
    return (np.round(values, digits) + 0.0).tolist()  # adding zero turns -0.0 into 0.0


def _object(parts: Mapping[str, str], indent: int) -> str:
    inner = " " * (indent + 2)
    return "{\n" + ",\n".join(f"{inner}{_text(name)}: {text}" for name, text in parts.items()) + f"\n{' ' * indent}}}"


def _lines(items: list[str], indent: int) -> str:
    inner = " " * (indent + 2)
    if not items:
        return "[]"
    return "[\n" + ",\n".join(inner + item for item in items) + f"\n{' ' * indent}]"
