"""Landmarks of the bare body, measured on the mesh: the points from which places in space are told."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from baking.figure import SKIN, Figure
from baking.skeleton import Skeleton, locate
from baking.source import Array, BaseMesh
from baking.symmetry import MIRROR
from body_model.arrays import Indices


def find_landmarks(
    figure: Figure, skeleton: Skeleton, mirror: Indices, lips: Array, ears: Array
) -> dict[str, Array]:
    """Points by name, right and left exact mirrors; how each is found stands beside it."""
    skin = figure.parts == SKIN
    eye, size = skeleton.head("eye.L"), figure.size
    front = _front_profile(figure, mirror)
    face = front[np.abs(front[:, 1] - eye[1]) < 0.13 * size]

    nose_tip = face[np.argmax(face[:, 2])]  # foremost point of the face
    nasion = _deepest(
        face, nose_tip[1] + 0.01 * size, eye[1] + 0.035 * size
    )  # hollow between the nose and the forehead
    lip_heights = figure.positions[skin & (lips > 0.5), 1]
    under_chin = face[face[:, 2] > eye[2], 1].min()
    chin = _foremost(
        face, under_chin, lip_heights.min() - 0.005 * size
    )  # the bulge between the lower lip and the chin's underside
    clavicle = skeleton.head("clavicle.L")[1]
    notch = _deepest(
        front, clavicle - 0.045 * size, clavicle + 0.075 * size
    )  # hollow between the breastbone and the throat
    crown = figure.positions[skin][np.argmax(figure.positions[skin, 1])] * [0.0, 1.0, 1.0]  # highest point

    found = {
        "nose_tip": nose_tip,
        "nasion": nasion,
        "chin": chin,
        "suprasternal_notch": notch,
        "crown": crown,
    }
    found["mouth"] = _between_lips(face, lip_heights)
    for side, sign in (("R", -1.0), ("L", 1.0)):
        flip = np.array([-sign, 1.0, 1.0])
        found[f"eye.{side}"] = skeleton.head("eye.R") * flip  # centre of the eyeball
        found[f"acromion.{side}"] = _above_shoulder(figure, skeleton) * flip
        found[f"ear.{side}"] = (
            figure.positions[skin & (ears > 0.5) & (figure.positions[:, 0] < 0)].mean(axis=0) * flip
        )  # middle of the ear
        corner = figure.positions[skin & (lips > 0.5)]
        found[f"mouth_corner.{side}"] = corner[np.argmin(corner[:, 0])] * flip  # outermost point of the lips
    return found


def leg_joints(rig: Mapping[str, Any], figure: Figure, mesh: BaseMesh) -> dict[str, Array]:
    """Find the joints of the legs, which are not drawn: exports give them to other bodies.

    The left ones are mirrored from the right.
    """

    def middle(end: str, *bones: str) -> Array:
        return np.mean([locate(rig[f"{bone}.R"][end], figure, mesh) for bone in bones], axis=0)

    right = {
        "knee": middle("head", "lowerleg01"),
        "ankle": middle("head", "foot"),
        "toes": middle("head", *(f"toe{toe}-1" for toe in range(1, 6))),
        "toe_tips": middle("tail", "toe1-2", *(f"toe{toe}-3" for toe in range(2, 6))),
    }
    return {
        f"{name}.{side}": point * flip
        for name, point in right.items()
        for side, flip in (("R", np.ones(3)), ("L", MIRROR))
    }


def _front_profile(figure: Figure, mirror: Indices) -> Array:
    """The outermost points of the middle line in front, from below upwards."""
    middle = (mirror == np.arange(len(mirror))) & (figure.parts == SKIN)
    points = figure.positions[middle]
    centre = (
        np.interp(points[:, 1] / figure.size, [0.9, 1.35, 1.45, 1.70], [0.02, 0.02, 0.03, 0.05]) * figure.size
    )
    points = points[points[:, 2] > centre]
    points = points[np.argsort(points[:, 1], kind="stable")]
    # Inside the mouth and under the nostrils the middle line folds back: keep what no point nearby covers
    # from in front.
    visible = [
        point
        for point in points
        if point[2] >= points[np.abs(points[:, 1] - point[1]) < 0.004, 2].max() - 0.012
    ]
    return np.array(visible) * [0.0, 1.0, 1.0]


def _deepest(profile: Array, low: float, high: float) -> Array:
    """The point farthest behind the straight line between two heights of a profile."""
    part = profile[(profile[:, 1] >= low) & (profile[:, 1] <= high)]
    chord = np.interp(part[:, 1], part[[0, -1], 1], part[[0, -1], 2])
    return np.asarray(part[np.argmax(chord - part[:, 2])])


def _foremost(profile: Array, low: float, high: float) -> Array:
    """The point farthest before the straight line between two heights of a profile."""
    return _deepest(profile * [1.0, 1.0, -1.0], low, high) * [1.0, 1.0, -1.0]


def _between_lips(face: Array, lip_heights: Array) -> Array:
    """The hollow of the middle line between the upper and the lower lip."""
    return _deepest(face, lip_heights.min(), lip_heights.max())


def _above_shoulder(figure: Figure, skeleton: Skeleton) -> Array:
    """The highest skin straight above the right shoulder joint, within a finger's breadth."""
    joint = skeleton.head("upperarm01.R")
    beside = np.hypot(*(figure.positions - joint)[:, [0, 2]].T)
    near = figure.positions[(figure.parts == SKIN) & (beside < 0.012) & (figure.positions[:, 1] > joint[1])]
    return np.asarray(near[np.argmax(near[:, 1])])
