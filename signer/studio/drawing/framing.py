"""Cameras for the named views of the stage, the close-up of a contact and the pictures of the pickers."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

import numpy as np
from numpy.typing import ArrayLike

from signer.studio.drawing.camera import Camera, as_point, looking_along

if TYPE_CHECKING:
    from signer.motion.pose import HandPose, Pose

ViewName: TypeAlias = Literal["front", "aside", "side", "top", "closeup", "signer"]
VIEW_NAMES: Final[tuple[ViewName, ...]] = ("front", "aside", "side", "top", "closeup", "signer")
View: TypeAlias = ViewName | tuple[float, float]
"""A named view, or how far round to the signer's left and how far up the viewer stands, in radians."""

FRONT: Final = Camera((0.0, 1.376, 0.05), 2.12)
"""From above a raised hand to above the hips, so that hands are seen as large as can be."""
ASIDE_RAD: Final = math.radians(12.0)
"""Angle from the front at which films are seen, to the side of the other hand: 100 of 283 signs move less
than 40 mm as the front sees them. Half of it changes little, from twice of it hands hide each other."""
WIDE: Final = Camera((0.0, 1.335, 0.05), 2.32)
"""For views from the side, from above and by angles, in which arms reach farther than from the front."""
# The pictures of the pickers hold their dots and little more, so that dots are as far apart as can be.
FACE: Final = Camera((0.0, 1.590, 0.06), 0.625)
HEAD: Final = Camera((0.0, 1.562, 0.06), 0.80)
TORSO: Final = Camera((0.0, 1.196, 0.0), 1.80)
BODY: Final = Camera((0.0, 1.27, 0.0), 2.20)
CLOSEUP_M: Final = 0.62
INSET_M: Final = 0.50


def named_view(name: View, dominant_side: str = "right") -> Camera:
    """The camera of a view other than the close-up, which needs to know what it looks at."""
    if isinstance(name, tuple):
        return replace(WIDE, azimuth_rad=name[0], elevation_rad=name[1])
    outward = -1.0 if dominant_side == "right" else 1.0
    if name == "aside":
        return replace(FRONT, azimuth_rad=-outward * ASIDE_RAD)
    if name == "side":
        return replace(WIDE, azimuth_rad=outward * 0.5 * math.pi)
    if name == "top":
        return replace(WIDE, target_m=(0.0, 1.35, 0.12), elevation_rad=math.radians(88.0))
    if name == "signer":
        # Over the shoulder of the signing hand: from the eyes themselves a hand at the head could not be
        # seen.
        return Camera(
            (0.09 * outward, 1.40, 0.14),
            1.55,
            outward * math.radians(141.0),
            math.radians(21.0),
            math.radians(31.0),
        )
    return FRONT


def view_of(pose: Pose, name: View) -> Camera:
    """Return the camera of a named view of a pose, by the height of its signer."""
    return sized(named_view(name, pose.dominant_side), pose.character.scale.height)


def sized(camera: Camera, height: float) -> Camera:
    """Return the camera for a signer of another height, a share of the reference's.

    What it shows is shown as large.
    """
    return replace(
        camera, target_m=as_point(height * np.array(camera.target_m)), distance_m=height * camera.distance_m
    )


def close_up(
    point: ArrayLike, normal: ArrayLike, along: ArrayLike, side: str, distance_m: float = CLOSEUP_M
) -> Camera:
    """A camera on a contact that sees it in profile: across the finger and not through it.

    Args:
        point: (3,) m, where they touch.
        normal: (3,) outward from the body there.
        along: (3,) from the wrist to the articulator.
        side: of the hand; where both ways across are as good, the camera stands on that side.
        distance_m: how far the camera stands away.
    """
    outward = np.asarray(normal, np.float64)
    finger = np.asarray(along, np.float64)
    across = np.cross(outward, finger)
    if np.linalg.norm(across) < 0.25 * np.linalg.norm(finger):
        across = np.cross((0.0, 1.0, 0.0), outward)
    if np.linalg.norm(across) < 1e-6:
        across = np.array([1.0, 0.0, 0.0])
    across = across / np.linalg.norm(across)
    front = np.array([0.0, 0.15, 1.0])
    preferred = np.array([-0.45 if side == "right" else 0.45, 0.15, 1.0])
    if across @ preferred < 0.0:
        across = -across
    from_there = 0.75 * across + 0.50 * outward + 0.35 * front / np.linalg.norm(front)
    from_there[1] = np.clip(from_there[1], -0.35, 0.6)
    return looking_along(from_there, np.asarray(point, np.float64), distance_m)


def around(
    points: ArrayLike,
    azimuth_rad: float,
    elevation_rad: float,
    *,
    margin: float = 1.12,
    fov_rad: float = FRONT.fov_rad,
    aspect: float = 1.0,
) -> Camera:
    """A camera from that side that holds all points in a picture `aspect` times as wide as high."""
    centre = np.asarray(points, np.float64).mean(axis=0)
    camera = Camera(as_point(centre), 1.0, azimuth_rad, elevation_rad, fov_rad)
    seen = (np.asarray(points, np.float64) - centre) @ camera.axes
    low, high = seen.min(axis=0), seen.max(axis=0)
    middle = centre + camera.axes @ np.array([*(low[:2] + high[:2]) / 2.0, 0.0])
    wide, tall = (float(each) for each in (high - low)[:2])
    reach = max(wide / max(aspect, 1.0), tall * min(aspect, 1.0)) / 2.0 * margin
    return replace(
        camera,
        target_m=as_point(middle),
        distance_m=reach / math.tan(fov_rad / 2.0) + max(float(high[2]), 0.0),
    )


def busy_hand(pose: Pose) -> HandPose:
    """The dominant hand, or the other one when only that one has left its rest."""
    dominant, base = pose.hands["dominant"], pose.hands["base"]
    return base if dominant.resting and not base.resting else dominant


def contact_camera(hand: HandPose, distance_m: float) -> Camera:
    """A camera on what a hand touches; where it cannot reach, on the hand and the gap before it."""
    gap = hand.target - hand.articulator
    length = float(np.linalg.norm(gap))
    seen = hand.articulator + min(0.5, 0.04 / max(length, 1e-9)) * gap
    away = distance_m + min(1.6 * length, 0.4)
    return close_up(seen, hand.target_normal, hand.articulator - hand.wrist, hand.side, away)
