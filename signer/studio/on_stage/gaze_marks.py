"""Marks on the stage of hands and places that the eyes may look at, while a gaze is chosen."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

import numpy as np
from PySide6.QtCore import QObject

from nonmanuals.target import Place as PlaceTarget
from nonmanuals.target import Point
from signer.characters.roles import EYES
from signer.characters.scale import NOTCH
from signer.document.place_edits import point_of, set_place
from signer.document.values import ROLES
from signer.phrases import begins
from signer.studio.editing.player import Player
from signer.studio.editing.session import Session
from signer.studio.editing.signals import look_at
from signer.studio.hearing import hear
from signer.studio.language import translated
from signer.studio.stage.places import palm_centre
from signer.studio.stage.scene import Mark
from signer.words import wording
from signer.words.wording import HANDS

if TYPE_CHECKING:
    from body_model.arrays import Array
    from signer.motion.pose import Pose
    from signer.studio.drawing.camera import Ray
    from signer.studio.stage.view import StageView

PLACE: Final = "place/"
HAND: Final = "hand/"
AROUND_M: Final = 0.7
"""A point that is pointed at with nothing there lies so far from the eyes."""


class GazeMarks(QObject):
    """Shows the marks, and carries clicks on them, and beside them, to the session."""

    def __init__(self, stage: StageView, session: Session, player: Player) -> None:
        super().__init__(stage)
        self._stage, self._session, self._player = stage, session, player
        self._is_shown = False
        stage.pointer.mark_clicked.connect(self._on_clicked)
        stage.pointer.rig_dragged.connect(self._on_dragged)
        stage.pointer.pointed.connect(self._on_pointed)
        hear(self._follow, player.pose_changed, player.playing_changed, session.sign_changed)

    def show_marks(self, on: bool) -> None:
        """Show them while the gaze is worked on."""
        self._is_shown = on
        self._follow()

    def _follow(self, *_changed: object) -> None:
        pose = self._player.pose if self._is_shown and not self._player.playing else None
        self._stage.show_marks(() if pose is None else tuple(self._marks(pose)), pointing=pose is not None)

    def _marks(self, pose: Pose) -> list[Mark]:
        sign, found = self._session.sign, []
        for role in ROLES:
            hand = pose.hands[role]
            if not hand.resting:
                words = begins(translated(HANDS[hand.side]))
                found.append(Mark(f"{HAND}{role}", palm_centre(pose, hand), words, can_move=False))
        for place in sign.places:
            point = _in_world(pose, np.array(point_of(place)))
            found.append(
                Mark(f"{PLACE}{place.id}", point, translated(wording.place_title(place)), can_move=True)
            )
        return found

    def _on_clicked(self, name: str) -> None:
        kind, _, one = name.partition("/")
        if kind == "hand":
            look_at(self._session, f"gaze.hand.{one}", None)
        else:
            look_at(self._session, "gaze.locus", PlaceTarget(one))

    def _on_dragged(self, name: str, to: Array, _alone: bool) -> None:
        pose = self._player.pose
        if not name.startswith(PLACE) or pose is None:
            return
        x, y, z = (float(value) for value in _written(pose, to))
        self._session.perform(
            set_place(
                name.removeprefix(PLACE), angle_rad=math.atan2(x, z), distance_m=math.hypot(x, z), height_m=y
            )
        )

    def _on_pointed(self, ray: Ray) -> None:
        """Look at the point that is nearest to the viewer on a sphere about the eyes, or nearest to it."""
        pose = self._player.pose
        if pose is None:
            return
        eyes = pose.bone_positions[[pose.character.bones[eye] for eye in EYES]].mean(axis=0)
        along = float((eyes - ray.origin) @ ray.direction)
        beside = ray.origin + along * ray.direction - eyes
        room = AROUND_M**2 - float(beside @ beside)
        point = eyes + (
            beside - math.sqrt(room) * ray.direction
            if room > 0.0
            else AROUND_M * beside / np.linalg.norm(beside)
        )
        x, y, z = (round(float(value), 4) for value in _written(pose, point))
        look_at(self._session, "gaze.locus", Point((x, y, z)))


def _in_world(pose: Pose, written: Array) -> Array:
    """(3,) m of the world, as the signer is drawn, for a point of the room as signs have it."""
    point = pose.character.body.landmarks[NOTCH] + pose.character.scale.point(written)
    return np.asarray(_mirror(pose) * point)


def _written(pose: Pose, point: Array) -> Array:
    """(3,) m as signs have it, for a point of the world."""
    return pose.character.scale.written(_mirror(pose) * point - pose.character.body.landmarks[NOTCH])


def _mirror(pose: Pose) -> Array:
    return np.array([-1.0 if pose.dominant_side == "left" else 1.0, 1.0, 1.0])
