"""Onion skin and trail of the hand that is worked on.

It at the keys before and after, and the way of its articulator.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from PySide6.QtCore import QObject
from PySide6.QtGui import QImage

from body_model.arrays import Array
from signer.document.queries import key_after, key_before, key_under
from signer.document.sign import Sign
from signer.document.timing import frame_times
from signer.document.tracks.hand import Key
from signer.document.tracks.track import TrackName, name_of
from signer.document.values import HandRole
from signer.lazy import lazily
from signer.studio.background.jobs import OneJob
from signer.studio.editing.player import Player
from signer.studio.editing.session import Session
from signer.studio.editing.soon import later
from signer.studio.hearing import hear
from signer.studio.on_stage.ghost import drawn_arm
from signer.studio.stage.stage import Stage
from signer.studio.stage.traces import Trail, tinted
from signer.studio.timeline.curves.sampling import NOTHING, Sampled, sample

with lazily():
    from signer.motion import posing


AFTER_MS: Final = 60
GHOST_TINTS: Final = ("curve3", "curve2")
"""Of the key before and of the key after."""
KEPT_POSES: Final = 24


class Onion(QObject):
    """Keeps ghosts and trail current.

    When switched off it listens to nothing. While the sign plays, ghosts are hidden.
    """

    def __init__(self, session: Session, player: Player, stage: Stage) -> None:
        super().__init__(stage)
        self._session, self._player, self._stage = session, player, stage
        self._skin = self._trail = False
        self._poses: dict[tuple[object, ...], Array] = {}
        self._drawn: tuple[object, ...] = ()
        self._job: OneJob[Sampled] = OneJob(self)
        self._sampled: tuple[Sign | None, Sampled] = (None, NOTHING)
        """The latest samples, and the sign that they are of."""
        self._wait = later(self, self._refresh, AFTER_MS)
        session.sign_changed.connect(self._show_age)
        session.selection_changed.connect(self._show_trail)
        session.sign_opened.connect(self._forget)
        session.signer_changed.connect(self._on_signer)
        hear(self._later, *player.at_work, stage.camera_moved)

    @property
    def is_settled(self) -> bool:
        """Return whether what is shown is that of the sign as it is now."""
        return not (self._wait.isActive() or self._job.is_busy)

    def show_skin(self, on: bool) -> None:
        """Show the hand at the keys before and after the playhead, or not."""
        self._skin, self._drawn = on, ()
        if not on:
            self._stage.traces.show_ghosts(())
        self._later()

    def show_trail(self, on: bool) -> None:
        """Show the way of the articulator, or not."""
        self._trail = on
        self._show_trail()
        self._later()

    def _later(self, *_changed: object) -> None:
        if (self._skin or self._trail) and not self._wait.isActive():
            self._wait.start()

    def _refresh(self) -> None:
        if self._skin:
            self._draw_ghosts()
        if self._trail:
            self._draw_trail()

    # Ghosts

    def _neighbours(self) -> tuple[Key | None, Key | None]:
        """The keys before and after the one under the playhead, or before and after the playhead itself."""
        role, time_s = self._session.sign.hand(self._session.selection.role), self._session.playhead_s
        held = key_under(role, time_s)
        return key_before(role, held.time_s if held else time_s), key_after(
            role, held.time_s if held else time_s
        )

    def _draw_ghosts(self) -> None:
        stage, camera = self._stage, self._stage.camera
        if self._player.playing:
            stage.traces.show_ghosts(())
            self._drawn = ()
            return
        keys = self._neighbours()
        poses = [None if key is None else self._matrices(key) for key in keys]
        wanted = (camera, stage.size(), *(id(pose) for pose in poses))
        if wanted == self._drawn and stage.traces.ghosts:
            return
        self._drawn = wanted
        made = [
            self._ghost(pose, tint) for pose, tint in zip(poses, GHOST_TINTS, strict=True) if pose is not None
        ]
        stage.traces.show_ghosts(tuple(ghost for ghost in made if not ghost.isNull()))

    def _matrices(self, key: Key) -> Array:
        """The pose of a key, kept as long as neither it nor what it may depend on changes.

        Posing another key leaves it alone.
        """
        sign = self._session.sign
        role = self._session.selection.role
        others = tuple(track for track in sign.tracks if name_of(track) != TrackName("hand", role))
        told = (key, role, others, sign.dominant_side, self._session.signer)
        if told not in self._poses:
            while len(self._poses) >= KEPT_POSES:
                self._poses.pop(next(iter(self._poses)))
            self._poses[told] = posing.pose_at(sign, key.time_s, self._session.character).matrices
        return self._poses[told]

    def _ghost(self, matrices: Array, tint: str) -> QImage:
        session = self._session
        drawn = drawn_arm(self._stage, session.character, session.sign, session.selection.role, matrices)
        return drawn if drawn.isNull() else tinted(drawn, tint)

    # Trail

    def _forget(self) -> None:
        """Another sign was opened: nothing of the one before stays on the stage."""
        self._poses.clear()
        self._drawn, self._sampled = (), (None, NOTHING)
        self._stage.traces.show_ghosts(())
        self._stage.traces.show_trail(None)

    def _on_signer(self) -> None:
        """Draw anew: another signer moves otherwise."""
        self._job.drop()
        self._forget()
        self._later()

    def _show_age(self, *_changed: object) -> None:
        """The trail of the sign as it was is pale."""
        if self._trail:
            self._stage.traces.set_pale(self._sampled[0] is not self._session.sign)

    def _draw_trail(self) -> None:
        sign = self._session.sign
        if self._job.is_busy or self._session.in_gesture or self._player.playing:
            self._wait.start()
        elif sign is not self._sampled[0]:
            sample(self._job, self._session, self._on_sampled)

    def _on_sampled(self, sign: Sign, found: Sampled) -> None:
        if sign is self._session.sign:
            self._sampled = (sign, found)
            self._show_trail()
        self._later()

    def _show_trail(self, *_changed: object) -> None:
        """Show the trail of the hand that is worked on; none while it rests all along."""
        sign, found = self._sampled
        role = self._session.selection.role
        is_shown = self._trail and sign is not None and role in found.places
        self._stage.traces.show_trail(_trail(sign, found, role) if is_shown and sign is not None else None)
        self._show_age()


def _trail(sign: Sign, found: Sampled, role: HandRole) -> Trail:
    """The whole way of a hand, with its rise from rest and its return."""
    keys, times = sign.hand(role).keys, found.times_s
    is_keyed = (times >= keys[0].time_s) & (times <= keys[-1].end_s)
    points = found.places[role]
    frames = np.stack(
        [np.interp(frame_times(times[-1], sign.fps), times, part) for part in points.T], axis=-1
    )
    return Trail(points, found.curves[role]["speed"], is_keyed, frames)
