"""Places on a pose for the stage: the sites to choose from, and the palm's middle."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QPointF, QSize

from body_model.arrays import Array, Array32
from signer.document.values import Contact
from signer.motion.places.contact_target import ContactTarget, contact_target_of
from signer.motion.pose import HandPose, Pose
from signer.studio.drawing.camera import Camera
from signer.studio.editing.hands_shown import HandsShown
from signer.studio.language import translated
from signer.studio.stage.scene import Scene
from signer.studio.widgets import dots
from signer.studio.widgets.dots import Dot
from signer.words import wording
from sites import catalogue

if TYPE_CHECKING:
    from body_model.plain_types import Side
    from signer.motion.pose import Pose

# A dot on the skin is seen when nothing stands this much nearer to the viewer.
HIDDEN_BY_M = 0.006


@dataclass(frozen=True, slots=True, eq=False)
class _Place:
    """One site on the side where it is drawn: on the skin, off it, or at a point of space."""

    id: str
    name: str
    landing: ContactTarget
    on_skin: bool


@dataclass(frozen=True, slots=True, eq=False)
class Places:
    """Sites to choose from, most used first."""

    ids: tuple[str, ...]
    hands: HandsShown
    items: tuple[_Place, ...]

    def dots(
        self, pose: Pose, camera: Camera, size: tuple[float, float], distances: Array32 | None
    ) -> tuple[Dot, ...]:
        """Return the sites in front of the camera as dots of a pose's picture, and whether each is seen.

        Without distances only the far side counts as hidden.
        """
        found = []
        for place in self.items:
            point, seen = place.landing.aim(pose.matrices), True
            x, y, away = camera.project(point, *size)
            if away <= 0.0:
                continue
            if place.on_skin:
                seen = bool(place.landing.outward(pose.matrices) @ (camera.eye - point) > 0.0)
                if seen and distances is not None:
                    seen = bool(away <= _distance_at(distances, x / size[0], y / size[1]) + HIDDEN_BY_M)
            found.append(Dot(place.id, place.name, float(x) / size[0], float(y) / size[1], seen))
        return tuple(found)


@lru_cache(maxsize=16)
def places_of(ids: tuple[str, ...], hands: HandsShown) -> Places:
    """The sites of these ids, where this signer has them."""
    return Places(ids, hands, tuple(_place(name, hands) for name in ids))


def _place(site_id: str, hands: HandsShown) -> _Place:
    site, name = catalogue.find(site_id), translated(wording.site_name(site_id, hands.dominant_side))
    drawn = site if hands.dominant_side == "right" else catalogue.mirrored(site)
    return _Place(
        site_id,
        name,
        contact_target_of(hands.character, Contact("", drawn.id, "none"), hands.drawn, hands.other),
        site.kind == "surface",
    )


def _distance_at(distances: Array32, x: float, y: float) -> float:
    height, width = distances.shape
    if not (0.0 <= x < 1.0 and 0.0 <= y < 1.0):
        return float("inf")
    row, column = int(y * height), int(x * width)
    return float(distances[max(row - 1, 0) : row + 2, max(column - 1, 0) : column + 2].max())


def palm_centre(pose: Pose, hand: HandPose) -> Array:
    """(3,) m, halfway from the wrist to the middle knuckle."""
    knuckle = pose.bone_positions[pose.character.bones[f"{hand.side} middle knuckle"]]
    return np.asarray(0.5 * (hand.wrist + knuckle))


def around_hand(pose: Pose, hand: HandPose) -> Array:
    """(6, 3) m, about the middle knuckle, as far off as the wrist: about the length of a finger."""
    knuckle = pose.bone_positions[pose.character.bones[f"{hand.side} middle knuckle"]]
    axes = np.vstack((np.eye(3), -np.eye(3)))
    return np.asarray(knuckle + np.linalg.norm(hand.wrist - knuckle) * axes)


class Choosing:
    """Keeps the dots of a scene; nothing is chosen while no places are shown."""

    def __init__(self, scene: Scene) -> None:
        self._scene = scene
        self.places: Places | None = None
        """Places that are shown; None while the handles are."""

    def show(self, ids: Sequence[str], chosen: str, hands: HandsShown) -> None:
        """Show places, most used first, for a hand; without ids none."""
        self.places = places_of(tuple(ids), hands) if ids else None
        self._scene.chosen_dot, self._scene.hovered_dot = chosen, ""

    def turn_over(self, dominant_side: Side) -> None:
        """The signer's other hand is the dominant one now."""
        if self.places is not None:
            self.places = places_of(self.places.ids, replace(self.places.hands, dominant_side=dominant_side))

    def lay_out(
        self,
        pose: Pose | None,
        size: QSize,
        distances: Array32 | None,
        taken: tuple[float, float, float, float],
    ) -> None:
        """Put the dots where the places of a pose are seen; those under what is taken have no room."""
        scene = self._scene
        if self.places is None or pose is None:
            scene.dots, scene.shown_dots = (), ()
            return
        width, height = max(size.width(), 1), max(size.height(), 1)
        scene.dots = self.places.dots(pose, scene.camera, (float(width), float(height)), distances)
        scene.shown_dots = dots.shown(
            scene.dots, dots.View(width, height, width / height), scene.chosen_dot, [taken]
        )

    def point(self, site_id: str, size: QSize) -> QPointF | None:
        """The pixel of a place that can be clicked, or None when it is not shown."""
        found = [dot for dot in self._scene.dots if dot.id == site_id and dot.id in self._scene.shown_dots]
        return QPointF(found[0].x * size.width(), found[0].y * size.height()) if found else None
