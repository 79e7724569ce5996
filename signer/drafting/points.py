"""Points of a signer over the frames of a film, as a file has them: by name, in pixels."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from body_model.arrays import Array, Mask
from body_model.plain_types import Side
from signer.errors import ImportingError
from signer.export.keypoints import BODY_NAMES, HAND_NAMES
from signer.phrases import phrase

BODY: Final = {name: row for row, name in enumerate(BODY_NAMES)}
"""Rows of the points of a body by their names."""
MOST_BYTES: Final = 256 * 2**20
"""Bytes of a file that is read at most: twenty minutes of body, hands and face."""
MOST_S: Final = 60.0
"""Seconds of a film that are drafted at most: a sign takes two, and what is longer is a recording of many."""
LEAST_FRAMES: Final = 4
"""Frames from which on there is a speed to look at."""
MOST_FRAMES: Final = 15_000
"""Frames of a film at most: a minute of 240 frames a second."""
FASTEST_FPS: Final = 1000.0
"""Frames a second at most: cameras for slow motion have fewer."""
LARGEST_PX: Final = 1e6
"""Pixels beyond which a point is none of a picture."""


@dataclass(frozen=True, eq=False)
class Points:
    """Points of one signer in the frames of a film.

    Attributes:
        times_s: (F,) of the frames, s, from the beginning of the film.
        body: (F, 33, 3) px: x to the viewer's right, y down, z as large as pixels, away from the camera; NaN
            where a point is not known. They are in the order of `BODY_NAMES`.
        hands: (F, 21, 3) of each hand likewise, in the order of `HAND_NAMES`.
        size: width and height of the picture, px.
        detector: whose points they are, a name in `detectors.json`.
        told: what somebody should know of the points, a sentence each.
    """

    times_s: Array
    body: Array
    hands: Mapping[Side, Array]
    size: tuple[int, int]
    detector: str
    told: tuple[str, ...] = ()

    def seen(self, side: Side) -> Mask:
        """Return in which frames (F,) a hand is seen."""
        return np.asarray(np.isfinite(self.hands[side][:, :, 0]).all(axis=1))


def checked(points: Points, name: str) -> Points:
    """Return points that a draft can be made of; ImportingError, with a sentence, where none can.

    Args:
        points: as they were read.
        name: of their file.
    """
    times = points.times_s
    if len(times) < LEAST_FRAMES:
        raise refused(name, phrase("it has {count} frames; give a film of a whole sign", count=len(times)))
    if len(times) > MOST_FRAMES or times[-1] - times[0] > MOST_S:
        words = phrase(
            "it lasts {long:.0f} s in {count} frames; {most:.0f} s are read at most: cut it to one sign",
            long=times[-1] - times[0],
            count=len(times),
            most=MOST_S,
        )
        raise refused(name, words)
    if not (np.isfinite(times).all() and (np.diff(times) > 0.5 / FASTEST_FPS).all()):
        raise refused(name, phrase("the times of its frames do not grow"))
    shoulders = points.body[:, [BODY["left_shoulder"], BODY["right_shoulder"]], :2]
    are_seen = np.isfinite(shoulders).all(axis=(1, 2))
    # a detector places shoulders that a picture cuts off under its edge
    if are_seen.sum() < LEAST_FRAMES or np.median(shoulders[are_seen, :, 1]) > points.size[1]:
        raise refused(name, phrase("no shoulders are seen in it; film somebody from the hips up"))
    if not any(points.seen(side).sum() >= LEAST_FRAMES for side in points.hands):
        raise refused(name, phrase("no hand is seen in it; film both hands from the front, in even light"))
    return points


def refused(name: str, words: str) -> ImportingError:
    """Return the error of a file of which no draft is made."""
    return ImportingError(phrase("{name}: no draft: {words}", name=name, words=words))


def kept(values: Array) -> Array:
    """Return values (..., 3) with those that are no numbers, or of no picture, as NaN in all three."""
    with np.errstate(invalid="ignore"):
        is_fine = (np.abs(values) < LARGEST_PX).all(axis=-1, keepdims=True)
    return np.asarray(np.where(is_fine, values, np.nan), np.float64)


def row_of_body(name: str) -> int | None:
    """Return the row of a point of the body by MediaPipe's name or ours; None for none."""
    return BODY.get(name.lower())


def row_of_hand(name: str) -> int | None:
    """Return the row of a point of a hand by MediaPipe's name (INDEX_FINGER_MCP) or ours; None for none."""
    plain = name.lower().replace("_finger_", "_")
    return HAND_NAMES.index(plain) if plain in HAND_NAMES else None


def largest(people: Sequence[Array]) -> int:
    """Return the number of the person (F, 33, 3) whose shoulders are furthest apart."""
    left, right = BODY["left_shoulder"], BODY["right_shoulder"]
    widths = [np.linalg.norm((one[:, left] - one[:, right])[:, :2], axis=1) for one in people]
    found = [np.nanmedian(one) if np.isfinite(one).any() else 0.0 for one in widths]
    return int(np.argmax(found))
