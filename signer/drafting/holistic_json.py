"""Points of a JSON file of MediaPipe Holistic: the results of the detector, frame by frame."""

import json
import math
from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np

from body_model.arrays import Array
from signer.drafting.points import MOST_FRAMES, Points, checked, kept, refused
from signer.kinematics.sides import SIDES
from signer.phrases import phrase

NAMES: Final = {
    "body": (33, ("pose_landmarks", "poseLandmarks", "pose")),
    "left": (21, ("left_hand_landmarks", "leftHandLandmarks", "left_hand")),
    "right": (21, ("right_hand_landmarks", "rightHandLandmarks", "right_hand")),
}
"""Points of each part, and the names that Python and JavaScript give it."""
USUAL_FPS: Final = 30.0
"""Frames a second where a file says none."""
USUAL_SIZE: Final = (1280, 720)
"""Size of the picture, px, where a file says none: points are shares of it."""


def read_holistic(content: bytes, name: str) -> Points:
    """Return the points of a holistic JSON file; ImportingError where no draft can be made of them.

    Args:
        content: of the file: a list of frames, or an object with `frames` and, where it is known, `fps`,
            `width` and `height`. A frame has the landmarks of each part, x and y as shares of the picture.
        name: of the file, for errors.
    """
    try:
        found = json.loads(content.decode("utf-8-sig"))
    except (ValueError, RecursionError) as error:
        raise refused(name, phrase("it is no JSON")) from error
    about = found if isinstance(found, Mapping) else {}
    frames = about.get("frames", found)
    if not isinstance(frames, Sequence) or isinstance(frames, str) or not frames:
        raise refused(
            name, phrase("it has no list of frames; a holistic JSON file has the results of each frame")
        )
    frames = [one if isinstance(one, Mapping) else {} for one in frames[: MOST_FRAMES + 1]]
    if not any(_named(one, "body") for one in frames):
        raise refused(name, phrase("no frame of it has pose_landmarks"))
    width, height = (
        _number(about.get(key), usual) for key, usual in zip(("width", "height"), USUAL_SIZE, strict=True)
    )
    fps = _number(about.get("fps"), USUAL_FPS)
    scale = np.array((width, height, width))
    parts = {part: np.array([_frame(one, part) for one in frames]) for part in NAMES}
    return checked(
        Points(
            np.arange(len(frames)) / fps,
            kept(parts["body"] * scale),
            {side: kept(parts[side] * scale) for side in SIDES},
            (int(width), int(height)),
            "mediapipe",
        ),
        name,
    )


def _named(frame: Mapping[str, Any], part: str) -> Any:
    return next((frame[name] for name in NAMES[part][1] if frame.get(name)), None)


def _frame(frame: Mapping[str, Any], part: str) -> Array:
    """Return the points (N, 3) of a part in a frame, NaN where it has none."""
    count = NAMES[part][0]
    out, found = np.full((count, 3), np.nan), _named(frame, part)
    if isinstance(found, Mapping):
        found = found.get("landmark")
    if not isinstance(found, Sequence) or len(found) != count:
        return out
    for row, one in enumerate(found):
        values = [one.get(axis) for axis in "xyz"] if isinstance(one, Mapping) else one
        if isinstance(values, Sequence) and not isinstance(values, str):
            out[row, : min(len(values), 3)] = [_number(value, math.nan) for value in values[:3]]
    if np.isnan(out[:, 2]).all():
        out[:, 2] = 0.0
    return out


def _number(value: Any, usual: float) -> float:
    """Return a number that is above 0 where it must be, or the usual one."""
    is_number = isinstance(value, int | float) and not isinstance(value, bool)
    if not is_number:
        return usual
    try:
        number = float(value)
    except OverflowError:
        return usual
    if not math.isfinite(number) or (not math.isnan(usual) and not 0.0 < number < 1e5):
        return usual
    return number
