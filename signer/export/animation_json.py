"""Animation JSON: sampled frames with their own skeleton, for players that know nothing of signs.

It holds joint rotations and translations, weights of the face shapes, which part of a hand is brought to
which place and how well, and what is known about the sign; and, for other bodies, legs at rest, bone lengths
and a T-pose. It cannot hold the skin,
how the face shapes move it, or all that the keys meant: those are in the sign file.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any, Final

import numpy as np

from body_model.arrays import Array, Indices
from signer import atomic
from signer.document.frame_rates import ratio
from signer.export.joint_names import joint_name
from signer.export.options import Options, Progress, part_of, quiet
from signer.export.skeleton import Joint, Motion, joints, local_motion, moving
from signer.export.whole_body import WholeJoint, whole_body
from signer.motion.pose import Clip, Goal, HandPose

LENGTH_DIGITS: Final = 7
"""Of metres: a tenth of a micrometre."""


def goals(clip: Clip, track: Sequence[HandPose]) -> list[dict[str, Any]]:
    """List what one hand of a clip is brought to, frame by frame, second contacts after the first."""
    firsts = [_told(clip, frame, hand, second=False) for frame, hand in enumerate(track)]
    seconds = [_told(clip, frame, hand, second=True) for frame, hand in enumerate(track)]
    return sorted([*_runs(firsts), *_runs(seconds)], key=lambda run: (run["first_frame"], not run["primary"]))


def _runs(told: Sequence[dict[str, Any] | None]) -> Iterator[dict[str, Any]]:
    """Join neighbouring frames that say the same."""
    frame = 0
    for value, same in groupby(told):
        count = len(list(same))
        if value is not None:
            yield {"first_frame": frame, "last_frame": frame + count - 1, **value}
        frame += count


def _told(clip: Clip, frame: int, hand: HandPose, *, second: bool) -> dict[str, Any] | None:
    goal: Goal | None = hand.second_goal if second else hand.goal
    if goal is None:
        return None
    articulator, target = (
        (hand.second_articulator, hand.second_target) if second else (hand.articulator, hand.target)
    )
    assert articulator is not None
    assert target is not None
    names = clip.character.body.bone_names
    return {
        "primary": not second,
        "articulator": goal.articulator,
        "articulator_joint": joint_name(names[goal.articulator_bone]),
        "articulator_m": _in_joint(clip, frame, goal.articulator_bone, articulator),
        "site": goal.site,
        "manner": goal.manner,
        "target_joint": joint_name(names[goal.target_bone]),
        "target_m": _in_joint(clip, frame, goal.target_bone, target),
        "site_m": None
        if second or hand.site is None
        else _in_joint(clip, frame, goal.target_bone, hand.site),
        "target_normal": _turned_to(clip, frame, goal.target_bone, hand.target_normal)
        if goal.on_skin and not second
        else None,
    }


def _in_joint(clip: Clip, frame: int, bone: int, point: Array) -> list[float]:
    return _turned_to(clip, frame, bone, point - clip.bone_positions[frame, bone])


def _turned_to(clip: Clip, frame: int, bone: int, direction: Array) -> list[float]:
    """A direction of the world in a joint's frame, rounded."""
    axes = clip.bone_rotations[frame, bone] @ clip.character.body.frames[bone]
    told: list[float] = (
        np.round(axes.T @ direction, LENGTH_DIGITS) + 0.0
    ).tolist()  # adding zero turns -0.0 into 0.0
    return told


FORMAT: Final = "asl-animation"
VERSION: Final = 1
COORDINATES: Final = {
    "handedness": "right", "x": "the signer's left", "y": "up", "z": "forward", "length": "metre",
    "quaternion": "xyzw", "transforms": "parent-relative",
}  # fmt: skip
QUATERNION_DIGITS: Final = 8
WEIGHT_DIGITS: Final = 6
BLOCK: Final = 500
"""Frames that are written at once, between two words on how far it is."""


def write(clip: Clip, path: Path, options: Options, progress: Progress = quiet) -> None:
    """Write the clip as animation JSON; OSError when that cannot be done."""
    atomic.write(path, animation_bytes(clip, options, progress), keep_backup=False)


def animation_bytes(clip: Clip, options: Options, progress: Progress = quiet) -> bytes:
    """The content of the file; the same clip gives the same bytes."""
    body = clip.character.body
    whole, skeleton = whole_body(body), joints(body)
    motion = local_motion(body, clip.bone_rotations, clip.bone_positions)
    timing = {
        "fps": _number(float(clip.fps)),
        **({"rate": list(broken)} if (broken := ratio(clip.fps)) else {}),
        "frames": len(clip),
        "duration_s": _number(float(clip.times_s[-1] - clip.times_s[0])),
    }
    parts = {
        "format": _text(FORMAT),
        "version": _text(VERSION),
        "coordinates": _text(COORDINATES),
        "timing": _text(timing),
        "sign": _text(dict(options.about)),
        "skeleton": _lines([_text(_joint(joint)) for joint in whole], 2),
        "tracks": _tracks(skeleton, motion, progress),
        "face": _face(clip),
        "gaze": _gaze(clip),
        "hands": _object({role: _hand(clip, track) for role, track in clip.hands.items()}, 2),
    }
    return (_object(parts, 0) + "\n").encode()


def _joint(whole: WholeJoint) -> dict[str, Any]:
    joint = whole.joint
    return {
        "name": joint.name,
        "parent": joint.parent,
        "translation_m": _rounded(joint.translation_m, LENGTH_DIGITS),
        "rest_rotation": _rounded(joint.rotation, QUATERNION_DIGITS),
        "t_pose_rotation": _rounded(whole.t_pose, QUATERNION_DIGITS),
        "length_m": round(whole.length_m, LENGTH_DIGITS),
    }


def _tracks(skeleton: tuple[Joint, ...], motion: Motion, progress: Progress) -> str:
    """Only joints that move: most of a body stands still while it signs."""
    turning, shifting = moving(skeleton, motion)
    tracks = {
        "rotation": _track(
            skeleton, turning, motion.rotations, ("frames", QUATERNION_DIGITS), part_of(progress, 0.0, 0.9)
        ),
        "translation": _track(
            skeleton,
            shifting,
            motion.translations_m,
            ("frames_m", LENGTH_DIGITS),
            part_of(progress, 0.9, 1.0),
        ),
    }
    return _object(tracks, 2)


def _track(
    skeleton: tuple[Joint, ...], chosen: Indices, values: Array, form: tuple[str, int], progress: Progress
) -> str:
    names, (field, digits) = [skeleton[index].name for index in chosen], form
    frames: list[str] = []
    for start in range(0, len(values) if names else 0, BLOCK):
        progress(start / len(values))
        frames += [_text(frame) for frame in _rounded(values[start : start + BLOCK][:, chosen], digits)]
    return _object({"joints": _text(names), field: _lines(frames, 6)}, 4)


def _face(clip: Clip) -> str:
    """Write the face shapes that are ever seen, and their weights frame by frame."""
    seen = np.flatnonzero(np.any(clip.face_weights != 0.0, axis=0))
    shapes = list(clip.character.body.shapes)
    frames = (
        [_text(frame) for frame in _rounded(clip.face_weights[:, seen], WEIGHT_DIGITS)] if len(seen) else []
    )
    return _object({"shapes": _text([shapes[index] for index in seen]), "frames": _lines(frames, 4)}, 2)


def _gaze(clip: Clip) -> str:
    """Write where the eyes meet frame by frame, null far away, and whether they reach it."""
    if clip.gaze is None:
        return _object({"targets_m": "[]", "held_back": "[]"}, 2)
    points = _rounded(np.nan_to_num(clip.gaze.target), LENGTH_DIGITS)
    far = np.asarray(np.isnan(clip.gaze.target).any(axis=1))
    targets = [_text(None if is_far else point) for point, is_far in zip(points, far, strict=True)]
    return _object({"targets_m": _lines(targets, 4), "held_back": _text(clip.gaze.held_back.tolist())}, 2)


def _hand(clip: Clip, track: tuple[HandPose, ...]) -> str:
    """Write a hand's goals, and its key, touch and errors frame by frame, as JSON.

    Errors are null while the hand rests or is on its way from or to rest.
    """
    contact = [None if hand.resting else _number(round(hand.contact_error_m, 9)) for hand in track]
    return _object(
        {
            "side": _text(track[0].side),
            "key": _text([hand.key_id for hand in track]),
            "touching": _text([hand.touching for hand in track]),
            "contact_error_m": _text(contact),
            "short_by_m": _text(
                [None if hand.resting else _number(round(hand.short_by_m, 9)) for hand in track]
            ),
            "goals": _lines([_text(goal) for goal in goals(clip, track)], 6),
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
    return (
        "{\n"
        + ",\n".join(f"{inner}{_text(name)}: {text}" for name, text in parts.items())
        + f"\n{' ' * indent}}}"
    )


def _lines(items: list[str], indent: int) -> str:
    inner = " " * (indent + 2)
    if not items:
        return "[]"
    return "[\n" + ",\n".join(inner + item for item in items) + f"\n{' ' * indent}]"
