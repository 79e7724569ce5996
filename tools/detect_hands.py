"""Find hands in pictures: `python detect_hands.py FOLDER`, in the detector's environment.

Each FOLDER/*.npy of pictures (P, H, W, 3) gets a .npz beside it: `points` (P, 21, 3), px, NaN where none is
found. `tools.bake_detector` starts it.
"""

import sys
from pathlib import Path

import mediapipe
import numpy as np

LEAST_SURE: float = 0.3
"""Certainty that is enough: a hand is in each picture, so that less than the usual half is."""


def main(folder: str) -> None:
    """Find the hands."""
    finder = mediapipe.solutions.hands.Hands(
        static_image_mode=True, max_num_hands=1, model_complexity=1, min_detection_confidence=LEAST_SURE
    )
    for path in sorted(Path(folder).glob("*.npy")):
        pictures = np.load(path)
        points = np.full((len(pictures), 21, 3), np.nan)
        height, width = pictures.shape[1:3]
        for number, picture in enumerate(pictures):
            found = finder.process(np.ascontiguousarray(picture)).multi_hand_landmarks
            if found:
                marks = [(one.x * width, one.y * height, one.z * width) for one in found[0].landmark]
                points[number] = marks
        np.savez(path.with_suffix(".npz"), points=points)
        print(path.stem, int(np.isfinite(points[:, 0, 0]).sum()), len(pictures), flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
