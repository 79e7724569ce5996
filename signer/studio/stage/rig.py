"""The face rig on the stage: the points that are seen, the one under the pointer, and their look."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import TYPE_CHECKING, Final

import numpy as np
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPen, QPolygonF

from signer.characters.roles import EYES
from signer.lazy import lazily
from signer.studio.drawing import framing
from signer.studio.drawing.camera import Camera, as_point
from signer.studio.language import tr
from signer.studio.look import theme
from signer.studio.stage.pencil import DOTTED, IVORY, RIM, WHITE, Pencil
from signer.studio.stage.scene import Scene
from signer.studio.widgets.painted import diamond, draw_pill

with lazily():
    from signer.motion.operations import face_points

if TYPE_CHECKING:
    from body_model.arrays import Array
    from signer.motion.pose import Pose

LEAST_PX: Final = 70.0
"""The eyes are at least so far apart where the rig is shown: nearer, its points lie on each other. The face's
close-up shows more in the smallest window, a view of the whole signer less in the largest."""
REACH_PX: Final = 10.0
OUTWARD: Final = 0.12
"""Cosine to the viewer of skin that is seen well enough to be taken hold of."""
ABOVE_EYES_M: Final = 0.004
"""Middle of the picture of a face, from between the eyes."""
AWAY_M: Final = 0.74
GHOST_PX: Final = 5.0
"""So far off the pointer a point that is held back is shown with what was asked."""
NAMES: Final = {
    "brow.inner": tr("Inner brow"),
    "brow.middle": tr("Brow"),
    "brow.outer": tr("Outer brow"),
    "lid": tr("Lid"),
    "nose.wing": tr("Wing of the nose"),
    "mouth.corner": tr("Corner of the mouth"),
    "lip.upper": tr("Upper lip"),
    "lip.lower": tr("Lower lip"),
    "chin": tr("Chin"),
    "nose": tr("Nose: turns and nods the head"),
    "crown": tr("Crown: tilts the head"),
    "iris": tr("Iris: where the eyes look"),
}


def seen_rig(pose: Pose, camera: Camera, size: tuple[float, float]) -> tuple[face_points.SeenPoint, ...]:
    """Return the points of a pose's rig that are seen; none where the face is too small for them."""
    eyes = pose.bone_positions[[pose.character.bones[eye] for eye in EYES]]
    wide = float(np.linalg.norm(eyes[0] - eyes[1]))
    nose = camera.project(eyes.mean(axis=0), *size)
    right = camera.project(eyes.mean(axis=0) + wide * camera.axes[:, 0], *size)
    if nose[2] <= 0.0 or math.dist(nose[:2], right[:2]) < LEAST_PX:
        return ()
    found = []
    for point in face_points.seen_points(pose):
        away = camera.eye - point.at
        if point.outward @ away > OUTWARD * np.linalg.norm(away) or point.name == face_points.TILTS:
            found.append(point)
    return tuple(found)


def point_at(scene: Scene, x: float, y: float, size: tuple[float, float]) -> str:
    """Return the name of the point of the rig, or of the mark, under a pixel; empty for none."""
    best, found = REACH_PX, ""
    for name, point in scene.points.items():
        away = math.dist((x, y), scene.camera.project(point, *size)[:2])
        if away < best:
            best, found = away, name
    return found


def face_camera(pose: Pose) -> Camera:
    """A camera on the face, from the front, wherever torso and head have brought it."""
    eyes = pose.bone_positions[[pose.character.bones[eye] for eye in EYES]].mean(axis=0)
    camera = framing.sized(framing.FACE, pose.character.scale.height)
    middle = eyes + pose.character.scale.height * np.array([0.0, ABOVE_EYES_M, 0.0])
    return replace(camera, target_m=as_point(middle), distance_m=pose.character.scale.height * AWAY_M)


def spoken(name: str) -> str:
    """Return what a point of the rig is called, with its side."""
    base, _, side = name.rpartition(".")
    words = NAMES.get(base, "") if side in ("left", "right") else NAMES[name]
    if ":" in words:
        return words
    return f"{words}, {side}" if side in ("left", "right") else words


def draw_rig(pencil: Pencil, scene: Scene, bounds: QRectF) -> None:
    """Draw the points, the name of the one under the pointer, and how far one that is held back was asked."""
    held = None
    for point in scene.rig:
        at, name = pencil.sight.pixel(point.at), point.name
        bright = name in (scene.hovered_rig, scene.dragged_rig)
        turns = name in (face_points.TURNS, face_points.TILTS) or name in face_points.IRISES
        size = (5.5 if turns else 4.5) + (2.0 if bright else 0.0)
        pencil.joint(at, size, theme.colour("accent") if bright else IVORY if turns else WHITE)
        held = at if bright else held
        if name == scene.dragged_rig and scene.asked is not None:
            _draw_ghost(pencil, at, scene.asked)
    named = scene.dragged_rig or scene.hovered_rig
    if held is not None and not scene.dragged_rig:
        side = ". Alt: this side alone" if named.endswith((".left", ".right")) else ""
        one_sided = side if named not in face_points.IRISES else ""
        draw_pill(pencil.painter, held, f"{spoken(named)}{one_sided}", bounds)


def draw_marks(pencil: Pencil, scene: Scene, bounds: QRectF) -> None:
    """Draw what may be looked at: places as diamonds, hands as rings, with their names."""
    for mark in scene.marks:
        at, bright = pencil.sight.pixel(mark.at), mark.name in (scene.hovered_rig, scene.dragged_rig)
        if not bounds.contains(at):
            continue
        if not mark.can_move:
            pencil.joint(at, 7.0 if bright else 5.0, theme.colour("accent") if bright else IVORY)
        else:
            size = 9.0 if bright else 7.0
            theme.ink(pencil.painter, QPen(RIM, 2.0), theme.colour("accent") if bright else IVORY)
            pencil.painter.drawPolygon(diamond(at, size))
        if bright or mark.can_move:
            words = tr("Look at {words}", words=mark.words) if bright else mark.words
            draw_pill(pencil.painter, at, words, bounds)


def _draw_ghost(pencil: Pencil, at: QPointF, asked: Array) -> None:
    """Draw a hollow ring where a point was asked to go, and a line to where it is."""
    wanted = pencil.sight.pixel(asked)
    away = wanted - at
    if math.hypot(away.x(), away.y()) < GHOST_PX:
        return
    pencil.line(QPolygonF([at, wanted]), 1.6, WHITE, DOTTED, 0.6)
    theme.ink(pencil.painter, theme.pen("accent", 1.6), theme.colour("accent", 0.25))
    pencil.painter.drawEllipse(wanted, 6.0, 6.0)
