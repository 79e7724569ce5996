"""Animation JSON: sampled frames with their own skeleton, for players that know nothing of signs.

It holds joint rotations and translations, weights of the face shapes, which part of a hand is brought to
which place and how well, and what is known about the sign; and, for other bodies, legs at rest, bone lengths
and a T-pose. It cannot hold the skin,
how the face shapes move it, or all that the keys meant: those are in the sign file.
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol

import numpy as np

from body_model.arrays import Array
from body_model.model import Body
from signer import atomic
from signer.document.frame_rates import ratio
from signer.export.options import Options, Progress, part_of, quiet
from signer.export.skeleton import Movement, Tracks, joint_name
from signer.export.whole_body import WholeJoint, whole_body
from signer.motion.pose import Clip, Gaze, Goal, HandPose

LENGTH_DIGITS: Final = 7
"""Of metres: a tenth of a micrometre."""


class Joints(Protocol):
    """Joints that a file tells of: those of a body of ours, or of somebody's avatar."""

    @property
    def movement(self) -> Tracks:
        """Return their motion over the blocks of a clip."""

    def add(self, clip: Clip) -> None:
        """Go on with the next block."""

    def described(self) -> Sequence[WholeJoint]:
        """List them at rest and in a T-pose."""

    def name_of(self, bone: int) -> str:
        """Return the name of the joint that carries the skin of a bone of ours."""

    def stands(self, clip: Clip, frame: int, bone: int) -> tuple[Array, Array]:
        """Return the axes (3, 3) of that joint in a frame, in its columns, and its place (3,) m."""


class _OwnJoints:
    """Joints of a body of ours."""

    def __init__(self, body: Body) -> None:
        self._body, self.movement = body, Movement(body)

    def add(self, clip: Clip) -> None:
        self.movement.add(clip.bone_rotations, clip.bone_positions)

    def described(self) -> Sequence[WholeJoint]:
        return whole_body(self._body)

    def name_of(self, bone: int) -> str:
        return joint_name(self._body.bone_names[bone])

    def stands(self, clip: Clip, frame: int, bone: int) -> tuple[Array, Array]:
        axes = clip.bone_rotations[frame, bone] @ self._body.frames[bone]
        return axes, clip.bone_positions[frame, bone]


class _Goals:
    """Goals of a hand over the blocks of a clip; neighbouring frames that say the same are one."""

    def __init__(self, joints: Joints) -> None:
        self._joints = joints
        self._runs: dict[bool, list[list[Any]]] = {False: [], True: []}

    def add(self, clip: Clip, track: Sequence[HandPose], first_frame: int) -> None:
        """Go on with a block whose frames are numbered from `first_frame` on."""
        for is_second, runs in self._runs.items():
            for frame, hand in enumerate(track):
                goal = _told(self._joints, clip, frame, hand, second=is_second)
                words = None if goal is None else _text(goal)
                if not runs or runs[-1][2] != words:
                    runs.append([first_frame + frame, 0, words])
                runs[-1][1] = first_frame + frame

    def lines(self) -> list[str]:
        """List what the hand is brought to, second contacts after the first."""
        found = [
            (first, is_second, f'{{"first_frame": {first}, "last_frame": {last}, {words[1:]}')
            for is_second, runs in self._runs.items()
            for first, last, words in runs
            if words is not None
        ]
        return [line for _, _, line in sorted(found, key=lambda one: one[:2])]


def _told(joints: Joints, clip: Clip, frame: int, hand: HandPose, *, second: bool) -> dict[str, Any] | None:
    goal: Goal | None = hand.second_goal if second else hand.goal
    if goal is None:
        return None
    articulator, target = (
        (hand.second_articulator, hand.second_target) if second else (hand.articulator, hand.target)
    )
    assert articulator is not None
    assert target is not None
    tip, place = (
        _Frame(*joints.stands(clip, frame, bone)) for bone in (goal.articulator_bone, goal.target_bone)
    )
    return {
        "primary": not second,
        "articulator": goal.articulator,
        "articulator_joint": joints.name_of(goal.articulator_bone),
        "articulator_m": tip.point(articulator),
        "site": goal.site,
        "manner": goal.manner,
        "target_joint": joints.name_of(goal.target_bone),
        "target_m": place.point(target),
        "site_m": None if second or hand.site is None else place.point(hand.site),
        "target_normal": place.direction(hand.target_normal) if goal.on_skin and not second else None,
    }


class _Frame(NamedTuple):
    """Axes (3, 3) of a joint in the world, in its columns, and its place (3,) m."""

    axes: Array
    place: Array

    def point(self, point: Array) -> list[float]:
        """Return a point of the world in the joint's frame, rounded."""
        return self.direction(point - self.place)

    def direction(self, direction: Array) -> list[float]:
        """Return a direction of the world in the joint's frame, rounded."""
        told: list[float] = _rounded(self.axes.T @ direction, LENGTH_DIGITS)
        return told


FORMAT: Final = "asl-animation"
VERSION: Final = 1
COORDINATES: Final = {
    "handedness": "right", "x": "the signer's left", "y": "up", "z": "forward", "length": "metre",
    "quaternion": "xyzw", "transforms": "parent-relative",
}  # fmt: skip
QUATERNION_DIGITS: Final = 8
WEIGHT_DIGITS: Final = 6


def write(
    blocks: Iterable[Clip],
    path: Path,
    options: Options,
    progress: Progress = quiet,
    joints: Joints | None = None,
) -> None:
    """Write the blocks of a clip as animation JSON; OSError when that cannot be done.

    `joints` are those that the file tells of, the body's own unless given.
    """
    atomic.write(path, _content(blocks, options, progress, joints), keep_backup=False)


def animation_bytes(clip: Clip, options: Options, progress: Progress = quiet) -> bytes:
    """The content of the file; the same clip gives the same bytes."""
    return b"".join(_content([clip], options, progress))


def _content(
    blocks: Iterable[Clip], options: Options, progress: Progress, joints: Joints | None = None
) -> Iterator[bytes]:
    """Yield the file piece by piece; the frames are solved before the first one."""
    frames = _Frames(blocks, joints)
    timing = {
        "fps": _number(float(frames.fps)),
        **({"rate": list(broken)} if (broken := ratio(frames.fps)) else {}),
        "frames": len(frames.times_s),
        "duration_s": _number(float(frames.times_s[-1] - frames.times_s[0])),
    }
    content = _Object(
        format=FORMAT,
        version=VERSION,
        coordinates=COORDINATES,
        timing=timing,
        sign=dict(options.about),
        skeleton=_Lines(_text(_joint(joint)) for joint in frames.joints.described()),
        tracks=_tracks(frames.joints.movement, progress),
        face=_face(frames),
        gaze=_gaze(frames.gazes),
        hands=_Object({role: hand.told() for role, hand in frames.hands.items()}),
    )
    return (piece.encode() for piece in chain(_written(content), "\n"))


class _Frames:
    """All that the file tells of the frames, read from the blocks of a clip."""

    def __init__(self, blocks: Iterable[Clip], joints: Joints | None) -> None:
        times, self.face, self.gazes = list[Array](), list[Array](), list[Gaze]()
        self.hands = dict[str, _Hand]()
        for block in blocks:
            if not times:
                self.character, self.fps = block.character, block.fps
                self.joints = _OwnJoints(block.character.body) if joints is None else joints
                self.hands = {role: _Hand(track[0].side, self.joints) for role, track in block.hands.items()}
            self.joints.add(block)
            for role, track in block.hands.items():
                self.hands[role].add(block, track)
            times.append(block.times_s)
            self.face.append(block.face_weights)
            if block.gaze is not None:
                self.gazes.append(block.gaze)
        self.times_s = np.concatenate(times)


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


def _tracks(movement: Tracks, progress: Progress) -> _Object:
    """Only joints that move: most of a body stands still while it signs."""
    turning, shifting = movement.moving()
    rotations = (block.rotations[:, turning] for block in movement.blocks)
    translations = (block.translations_m[:, shifting] for block in movement.blocks)
    names, count = [joint.name for joint in movement.skeleton], len(movement.blocks)
    turns = _counted(rotations, count, part_of(progress, 0.0, 0.9))
    shifts = _counted(translations, count, part_of(progress, 0.9, 1.0))
    turned, shifted = ([names[joint] for joint in those] for those in (turning, shifting))
    return _Object(
        rotation=_Object(joints=turned, frames=_rows(turns if turned else (), QUATERNION_DIGITS)),
        translation=_Object(joints=shifted, frames_m=_rows(shifts if shifted else (), LENGTH_DIGITS)),
    )


def _counted(blocks: Iterable[Array], count: int, progress: Progress) -> Iterator[Array]:
    """Yield blocks, and tell how far that is."""
    for number, block in enumerate(blocks):
        progress(number / count)
        yield block


def _rows(blocks: Iterable[Array], digits: int) -> _Lines:
    """Write the rows of blocks of numbers, one a line."""
    return _Lines(_text(row) for block in blocks for row in _rounded(block, digits))


def _face(frames: _Frames) -> _Object:
    """Write the face shapes that are ever seen, and their weights frame by frame."""
    seen = np.flatnonzero(np.any([np.any(block != 0.0, axis=0) for block in frames.face], axis=0))
    shapes = list(frames.character.body.shapes)
    blocks = (block[:, seen] for block in frames.face) if len(seen) else ()
    return _Object(shapes=[shapes[index] for index in seen], frames=_rows(blocks, WEIGHT_DIGITS))


def _gaze(gazes: Sequence[Gaze]) -> _Object:
    """Write where the eyes meet frame by frame, null far away, and whether they reach it."""
    points = (
        _text(None if any(map(math.isnan, point)) else point)
        for gaze in gazes
        for point in _rounded(gaze.target, LENGTH_DIGITS)
    )
    held_back = [held for gaze in gazes for held in gaze.held_back.tolist()]
    return _Object(targets_m=_Lines(points), held_back=held_back)


class _Hand:
    """A hand's goals, and its key, touch and errors frame by frame.

    Errors are null while the hand rests or is on its way from or to rest.
    """

    def __init__(self, side: str, joints: Joints) -> None:
        self._side, self._goals, self._keys = side, _Goals(joints), list[str | None]()
        self._touching, self._errors, self._short = list[bool](), list[Any](), list[Any]()

    def add(self, clip: Clip, track: Sequence[HandPose]) -> None:
        """Go on with the next block."""
        self._goals.add(clip, track, len(self._keys))
        self._keys += [hand.key_id for hand in track]
        self._touching += [hand.touching for hand in track]
        self._errors += [None if hand.resting else _number(round(hand.contact_error_m, 9)) for hand in track]
        self._short += [None if hand.resting else _number(round(hand.short_by_m, 9)) for hand in track]

    def told(self) -> _Object:
        """Return it as the file has it."""
        return _Object(
            side=self._side,
            key=self._keys,
            touching=self._touching,
            contact_error_m=self._errors,
            short_by_m=self._short,
            goals=_Lines(self._goals.lines()),
        )


def _text(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, allow_nan=False)


def _number(value: float) -> float | int:
    return int(value) if float(value).is_integer() else float(value)


def _rounded(values: Array, digits: int) -> Any:
    return (np.round(values, digits) + 0.0).tolist()  # adding zero turns -0.0 into 0.0


class _Object(dict[str, Any]):
    """An object of JSON of which each field stands in lines of its own."""


class _Lines(NamedTuple):
    """A list of JSON of which each item, written already, stands in a line of its own."""

    items: Iterable[str]


def _written(value: Any, indent: int = 0) -> Iterator[str]:
    """Yield a value as JSON, piece by piece."""
    inner, end = "\n" + " " * (indent + 2), "\n" + " " * indent
    before = "{" if isinstance(value, _Object) else "["
    if isinstance(value, _Object):
        for name, one in value.items():
            yield f"{before}{inner}{_text(name)}: "
            yield from _written(one, indent + 2)
            before = ","
        yield end + "}"
    elif isinstance(value, _Lines):
        for item in value.items:
            yield before + inner + item
            before = ","
        yield "[]" if before == "[" else end + "]"
    else:
        yield _text(value)
