"""The places to choose from on the stage.

Where each is seen on the pose, and which of them have room to be clicked.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QSize

from body_model.arrays import Array32
from signer.studio.editing.hands_shown import HandsShown
from signer.studio.stage import places
from signer.studio.stage.scene import Scene
from signer.studio.widgets import dots

if TYPE_CHECKING:
    from body_model.plain_types import Side
    from signer.motion.pose import Pose


class Choosing:
    """Keeps the dots of a scene; nothing is chosen while no places are shown."""

    def __init__(self, scene: Scene) -> None:
        self._scene = scene
        self.places: places.Places | None = None
        """Places that are shown; None while the handles are."""

    def show(self, ids: Sequence[str], chosen: str, hands: HandsShown) -> None:
        """Show places, most used first, for a hand; without ids none."""
        self.places = places.places(tuple(ids), hands) if ids else None
        self._scene.chosen_dot, self._scene.hovered_dot = chosen, ""

    def turn_over(self, dominant_side: Side) -> None:
        """The signer's other hand is the dominant one now."""
        if self.places is not None:
            self.places = places.places(
                self.places.ids, replace(self.places.hands, dominant_side=dominant_side)
            )

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
