"""Program that finds landmarks in films and writes .pose files, in an environment of its own.

`python detector_program.py FILM OUT [FILM OUT ...]` needs mediapipe 0.10.21 and what that needs, and nothing
of Signer. `signer.drafting.detecting` starts it; nobody imports it. It tells each frame in a line: its
number, of how many there seem to be, and frames a second. The file is of version 0.2 of the .pose format; x
and y are pixels, z is as large as pixels, and grows away from the camera.
"""

import os
import struct
import sys
from collections.abc import Iterator
from typing import Any

import cv2
import mediapipe
import numpy as np

VERSION = 0.2
POINTS_FORM = "XYZC"
LOOKED = 10
"""Frames from one in which faces are counted to the next."""
USUAL_FPS = 30.0
"""Frames a second of a film that says none."""
SOLUTION = mediapipe.solutions.holistic
BODY = tuple(point.name for point in SOLUTION.PoseLandmark)
HAND = tuple(point.name for point in SOLUTION.HandLandmark)
PARTS = (
    ("POSE_LANDMARKS", "pose_landmarks", BODY),
    ("LEFT_HAND_LANDMARKS", "left_hand_landmarks", HAND),
    ("RIGHT_HAND_LANDMARKS", "right_hand_landmarks", HAND),
)
"""Components of the file, the detector's name of each, and its points."""


def frames_of(film: Any) -> Iterator[Any]:
    """Yield the pictures of a film, RGB."""
    while True:
        there, picture = film.read()
        if not there:
            return
        yield cv2.cvtColor(picture, cv2.COLOR_BGR2RGB)


def rows_of(found: Any, width: int, height: int) -> np.ndarray:
    """Return the points of a frame (N, 4): pixels, and how sure they are."""
    rows = []
    for _, name, points in PARTS:
        marks = getattr(found, name)
        if marks is None:
            rows.append(np.zeros((len(points), 4)))
            continue
        # points of hands come without a visibility: a hand is found or not
        sure = [mark.visibility if mark.HasField("visibility") else 1.0 for mark in marks.landmark]
        at = np.array([(mark.x, mark.y, mark.z) for mark in marks.landmark])
        rows.append(np.column_stack([at * (width, height, width), np.maximum(sure, 1e-6)]))
    return np.concatenate(rows)


def pose_of(values: np.ndarray, width: int, height: int, fps: float) -> bytes:
    """Return the bytes of a .pose file of points (F, N, 4) of one person."""

    def text(words: str) -> bytes:
        return struct.pack("<H", len(words)) + words.encode()

    head = [struct.pack("<fHHHH", VERSION, width, height, 0, len(PARTS))]
    for name, _, points in PARTS:
        head += [text(name), text(POINTS_FORM), struct.pack("<HHH", len(points), 0, 0), *map(text, points)]
    head.append(struct.pack("<fIH", fps, len(values), 1))
    numbers = values.astype("<f4")
    return b"".join([*head, numbers[..., :3].tobytes(), numbers[..., 3].tobytes()])


def main(film: str, out: str) -> int:
    """Write the landmarks of a film of one person."""
    source = cv2.VideoCapture(film)
    fps = source.get(cv2.CAP_PROP_FPS) or USUAL_FPS
    count = int(source.get(cv2.CAP_PROP_FRAME_COUNT))
    rows, size, crowds = [], (0, 0), []
    with (
        SOLUTION.Holistic(model_complexity=1, refine_face_landmarks=False) as detector,
        mediapipe.solutions.face_detection.FaceDetection(model_selection=1) as faces,
    ):
        for number, picture in enumerate(frames_of(source), 1):
            size = picture.shape[1], picture.shape[0]
            rows.append(rows_of(detector.process(picture), *size))
            if number % LOOKED == 1:
                crowds.append(len(faces.process(picture).detections or ()) > 1)
            print(number, max(count, number), fps, flush=True)
    if not rows:
        print("no picture can be read of the film", file=sys.stderr)
        return 1
    if 2 * sum(crowds) > len(crowds):
        print("several people are in it; cut the picture to the one who signs", file=sys.stderr)
        return 1
    part = f"{out}.part"
    with open(part, "wb") as file:
        file.write(pose_of(np.array(rows), *size, fps))
    os.replace(part, out)
    return 0


if __name__ == "__main__":
    sys.exit(max(main(*pair) for pair in zip(sys.argv[1::2], sys.argv[2::2], strict=True)))
