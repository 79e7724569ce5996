"""Turn a drag of a point of the face into an edit of its shapes, of the head, or of the gaze."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np
from PySide6.QtCore import QObject

from nonmanuals import catalogue
from signer.document.items import item_under
from signer.document.tracks.head import HEAD
from signer.document.tracks.kind import Channel
from signer.document.tracks.kinds import SPAN_KINDS
from signer.document.tracks.span import Span
from signer.document.tracks.track import TrackName
from signer.lazy import lazily
from signer.studio.editing.player import Player
from signer.studio.editing.session import Session
from signer.studio.language import tr

with lazily():
    from signer.motion.face import track
    from signer.motion.operations import body_edits, face_dragging, face_points

if TYPE_CHECKING:
    from body_model.arrays import Array
    from body_model.plain_types import Vector
    from signer.motion.pose import Pose
    from signer.studio.stage.view import StageView

FACE_KINDS: Final = frozenset(kind.name for kind in SPAN_KINDS) - {"torso"}
"""Kinds of tracks whose spans the points of the face set."""
SWINGS: Final = tr("The head swings here: how far is changed in the tab Face.")


class FaceEdits(QObject):
    """Carries drags of the face to the session; all of a drag counts from its beginning."""

    def __init__(self, stage: StageView, session: Session, player: Player) -> None:
        super().__init__(stage)
        self._stage, self._session, self._player = stage, session, player
        self._is_shown = False
        self._start: Pose | None = None
        self._home: dict[str, float] | None = None
        """Values of the head's own track when the drag began, by its channels."""
        stage.pointer.drag_started.connect(self._begin)
        stage.pointer.rig_dragged.connect(self._on_dragged)
        session.selection_changed.connect(self._follow)
        self._follow()

    def show_face(self, on: bool) -> None:
        """Work on the face, as long as its panel is shown; also while one of its spans is chosen."""
        self._is_shown = on
        self._follow()

    def _follow(self, *_changed: object) -> None:
        selection = self._session.selection
        chosen = selection.kind in FACE_KINDS and bool(selection.key_ids)
        self._stage.set_on_face(self._is_shown or chosen)

    def _begin(self, _name: str) -> None:
        self._start, self._home = self._player.pose, None

    def _on_dragged(self, name: str, to: Array, alone: bool) -> None:
        pose = self._start
        if pose is None or "/" in name:  # a mark of something to look at
            return
        if name in face_points.IRISES:
            self._look(pose, name, to)
        elif name in (face_points.TURNS, face_points.TILTS):
            self._turn_head(pose, name, to)
        else:
            self._shape(pose, name, to, alone=alone)

    def _shape(self, pose: Pose, name: str, to: Array, *, alone: bool) -> None:
        pull = face_points.pull_of(pose, name, to - _at(pose, name))
        region = face_points.rig_points(pose.character)[name].region
        pulls = (pull,) if alone else face_points.with_mirror(pose.character, pull)
        across = face_points.head_of(pose).T @ self._stage.camera.axes[:, 2]
        normal = _vector(across * (np.array([-1.0, 1.0, 1.0]) if pose.dominant_side == "left" else 1.0))
        self._say(self._session.perform(face_dragging.DragFace(region, pulls, normal)).words)

    def _turn_head(self, pose: Pose, name: str, to: Array) -> None:
        session, time_s = self._session, pose.time_s
        under = item_under(session.sign, TrackName("head"), time_s)
        span = under if isinstance(under, Span) else None
        change = body_edits.head_change(pose, name, to)
        movement = catalogue.find(span.signal).movement if span and catalogue.has(span.signal) else None
        if movement is not None and any(f"head.{channel}" in movement.channels for channel in change):
            session.tell(SWINGS)
            return
        if self._home is None:
            self._home = track.posture_at(session.sign, "head", time_s)
        share = span.strength if span is not None and span.strength > 0.0 else 1.0
        limits = {channel.name: channel for channel in HEAD.channels}
        values = tuple(
            (channel, _within((self._home.get(channel, 0.0) + by) / share, limits[channel]))
            for channel, by in change.items()
        )
        session.perform(body_edits.PoseSpan("head", values, tr("Turn head")))

    def _look(self, pose: Pose, name: str, to: Array) -> None:
        iris = next(point for point in face_points.seen_points(pose) if point.name == name)
        centre = iris.at - pose.character.scale.length * face_points.IRIS_M * iris.outward
        outcome = self._session.perform(body_edits.LookTowards(_vector(to - centre)))
        self._say(outcome.words)

    def _say(self, words: str) -> None:
        if words:
            self._session.tell(words)


def _at(pose: Pose, name: str) -> Array:
    return next(point.at for point in face_points.seen_points(pose) if point.name == name)


def _within(value: float, channel: Channel) -> float:
    return min(max(value, channel.low), channel.high)


def _vector(point: Array) -> Vector:
    x, y, z = (float(value) for value in point)
    return x, y, z
