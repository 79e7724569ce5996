"""The stage's camera put where a film's was, from the eyes and shoulders clicked in its picture."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

import numpy as np
from PySide6.QtCore import QPointF

from body_model.arrays import Array
from signer.characters.roles import EYES
from signer.lazy import lazily
from signer.motion.pose import Pose
from signer.studio.drawing.camera import MAX_DISTANCE_M, MIN_DISTANCE_M, Camera, as_point
from signer.studio.language import tr

with lazily():
    from scipy import optimize

NAMES: Final = (tr("right eye"), tr("left eye"), tr("right shoulder"), tr("left shoulder"))
"""Points that are clicked, in order; right and left are the signer's own."""
FOV_RAD: Final = (math.radians(8.0), math.radians(75.0))
"""Opening angles of the cameras that people have."""
USUAL_FOV_RAD: Final = math.radians(35.0)
SCALE: Final = np.array([0.2, 0.2, 0.3, 0.1, 0.1, 0.3])
"""Large changes of a camera: its two angles, rad; log of its distance; shift, m, twice; log of its angle."""
SURE_PX: Final = 3.0
"""Weight of what is known beforehand beside one clicked point, px: without it four points leave the opening
angle nearly open."""
WELL_SHARE: Final = 0.03
"""A match that misses a point by more than this share of the picture is said to be rough."""


class Matched(NamedTuple):
    """A camera, and words on how far it misses the clicked points at most."""

    camera: Camera
    words: str


@dataclass
class Matching:
    """Four clicks, one after the other."""

    pose: Pose
    points: tuple[QPointF, ...] = ()

    @property
    def is_complete(self) -> bool:
        """Return whether all four are known."""
        return len(self.points) == len(NAMES)

    @property
    def words(self) -> str:
        """Words for what is to be clicked next."""
        count = tr("{count} of {count2}", count=len(self.points) + 1, count2=len(NAMES))
        return tr(
            "Match camera, {count}: click the signer's {count2} in the film. Esc ends it.",
            count=count,
            count2=NAMES[len(self.points)],
        )

    def click(self, point: QPointF) -> None:
        """Take the next point, in shares of the picture."""
        self.points = (*self.points, point)

    def camera(self, pixels: Sequence[QPointF], width: int, height: int, start: Camera) -> Matched:
        """Return the camera that sees the figure's eyes and shoulders at these pixels of the stage."""
        wanted = np.array([(pixel.x(), pixel.y()) for pixel in pixels])
        camera, miss_px = match_camera(landmarks(self.pose), wanted, width, height, start)
        rough = miss_px > WELL_SHARE * min(width, height)
        words = tr(
            "The camera stands where the film's stood; the points are met within {miss_px:.0f} px.",
            miss_px=miss_px,
        )
        if rough:
            words = tr(
                "A rough match: a point is missed by {miss_px:.0f} px. Click again, eyes first.",
                miss_px=miss_px,
            )
        return Matched(camera, words)


def landmarks(pose: Pose) -> Array:
    """Return the figure's own right and left eye and shoulder joints, (4, 3) m."""
    bones, hands = pose.character.bones, {hand.side: hand for hand in pose.hands.values()}
    left_eye, right_eye = (pose.bone_positions[bones[eye]] for eye in EYES)
    return np.array([right_eye, left_eye, hands["right"].shoulder, hands["left"].shoulder])


def match_camera(
    points: Array, pixels: Array, width: int, height: int, start: Camera
) -> tuple[Camera, float]:
    """Find the camera that sees points at pixels, and how far it misses them at most, px.

    Args:
        points: (n, 3) m; four or more.
        pixels: (n, 2) from the top left of the picture.
        width: of the picture, px.
        height: of the picture, px.
        start: any camera.
    """
    middle = points.mean(axis=0)

    def camera_of(x: Array) -> Camera:
        # What is looked at lies in the plane of the points' middle, across the line of sight.
        fov = float(np.clip(math.exp(x[5]), *FOV_RAD))
        looking = Camera((0.0, 0.0, 0.0), 1.0, float(x[0]), float(np.clip(x[1], -1.5, 1.5)), fov)
        axes = looking.axes
        distance = float(np.clip(math.exp(x[2]), MIN_DISTANCE_M, MAX_DISTANCE_M))
        return replace(
            looking, target_m=as_point(middle + axes[:, 0] * x[3] + axes[:, 1] * x[4]), distance_m=distance
        )

    usual = math.log(USUAL_FOV_RAD)

    def misses(x: Array) -> Array:
        seen = camera_of(x).project(points, width, height)[:, :2]
        known = SURE_PX * np.array([x[5] - usual, 0.2 * x[1]])
        return np.concatenate([(seen - pixels).ravel(), known])

    begins = (
        np.array([azimuth, 0.0, math.log(2.0), 0.0, 0.0, usual])
        for azimuth in (0.0, start.azimuth_rad, 0.6, -0.6)
    )
    fits = (optimize.least_squares(misses, begin, x_scale=SCALE, method="lm") for begin in begins)
    camera = camera_of(min(fits, key=lambda fit: float(fit.cost)).x)
    seen = camera.project(points, width, height)[:, :2]
    return camera, float(np.linalg.norm(seen - pixels, axis=1).max())
