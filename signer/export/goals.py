"""Goals of hands, ready for another body: runs of frames in which nothing of a goal changes."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any, Final

import numpy as np

from body_model.arrays import Array
from signer.export.joint_names import joint_name
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
