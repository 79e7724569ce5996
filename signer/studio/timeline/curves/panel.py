"""The panel of curves under the tracks.

Which are drawn, their values under the playhead, and handles to drag.
"""

from functools import partial
from math import radians
from typing import Final

import numpy as np
from PySide6.QtCore import QElapsedTimer, QEvent, QObject, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QToolButton, QWidget

from signer.characters.character import Character
from signer.document.change import Change
from signer.document.edits import Moment
from signer.document.queries import find_key
from signer.document.sign import Sign
from signer.document.values import Orientation
from signer.lazy import lazily
from signer.studio.background.jobs import OneJob
from signer.studio.editing.player import Player
from signer.studio.editing.session import Session
from signer.studio.editing.soon import later
from signer.studio.language import named, tr, translated
from signer.studio.look import theme
from signer.studio.timeline.curves.plot import AXIS_PX, LOOKS, CurvePlot
from signer.studio.timeline.curves.sampling import (
    GROUPS,
    KINDS,
    NOTHING,
    CurveName,
    Grip,
    GroupName,
    Sampled,
    sample,
)
from signer.studio.timeline.items import HEAD_PX
from signer.studio.timeline.scale import snapped
from signer.studio.timeline.track_view.widget import TrackView
from signer.studio.widgets.pieces import across, beneath, button, label
from signer.words.numbers import signed

with lazily():
    from signer.characters import scale
    from signer.motion.operations import hand_edits

PLACE: Final = GROUPS["place"]


def pulled(character: Character, grip: Grip, name: CurveName, value: float) -> Change[Sign]:
    """Edit a key: another angle in degrees, or another free point, in cm."""
    at = Moment(grip.role, grip.time_s)
    if name in PLACE:
        values = dict(grip.values) | {name: value}
        x, y, z = character.body.landmarks[scale.NOTCH] + np.array([values[one] for one in PLACE]) / 100.0
        return hand_edits.MoveTarget(
            (float(x), float(y), float(z)), in_chest=True, at=at, character=character
        )
    if name == "elbow":
        return hand_edits.RaiseElbow(radians(value), anyway=True, at=at, character=character)
    angles = {one: radians(angle) for one, angle in grip.values.items()} | {name: radians(value)}
    return hand_edits.SetWrist(
        Orientation(angles["turn"], angles["bend"], angles["side"]), at=at, character=character
    )


HEIGHT_PX: Final = 148
LEAST_PX: Final = 126
"""In a low window: as high as its own controls and three lines of legend."""
LOW_WINDOW_PX: Final = 800
DRAG_PX: Final = 4.0
QUICK_S: Final = 0.15  # sampling that takes longer waits for the end of a drag
FINE: Final = 0.1
DASHES: Final = {
    Qt.PenStyle.SolidLine: "\u2014\u2014",
    Qt.PenStyle.DashLine: "\u2013 \u2013",
    Qt.PenStyle.DashDotLine: "\u2013\u00b7",
}


class CurvesPanel(QWidget):
    """Sampled in the background whenever the sign rests and the panel is seen; hidden it does nothing."""

    def __init__(self, session: Session, player: Player, track_view: TrackView) -> None:
        super().__init__()
        self.setObjectName("curves")
        self._session, self._player, self._track_view = session, player, track_view
        self.sampled: Sampled = NOTHING
        """Sampled curves that are drawn."""
        self._of: Sign | None = None
        self._job: OneJob[Sampled] = OneJob(self)
        self._clock = QElapsedTimer()
        self._cost_s = 0.0
        self._group: GroupName = "elbow"
        self._held: tuple[Grip, CurveName] | None = None
        self._pressed = self._last = QPointF()
        self._travelled = QPointF()
        self._way = ""
        self.plot = CurvePlot()
        self.plot.viewport().installEventFilter(self)
        self.plot.viewport().setMouseTracking(True)
        self._choice: dict[GroupName, QToolButton] = {}
        for group in GROUPS:
            made = button(named(group.capitalize()), name=f"curves.{group}", kind="overlay", checkable=True)
            made.setProperty("snug", "true")
            made.setFixedHeight(26)
            made.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            made.clicked.connect(partial(self.choose, group))
            self._choice[group] = made
        self._legend: list[QLabel] = [label("", 2, theme.SMALL) for _ in range(3)]
        self._lay_out()
        self._wait = later(self, self._sample, 30)
        session.sign_changed.connect(self._on_changed)
        session.sign_opened.connect(self._forget)
        session.signer_changed.connect(self._on_signer)
        session.selection_changed.connect(self._draw)
        session.gesture_broken.connect(self._let_go)
        player.playhead_moved.connect(self._show_time)
        track_view.axis.changed.connect(self._show_axis)
        theme.theme_changed.connect(self._show_legend)
        self.choose("elbow")
        self._show_axis()
        self._wait.start()

    @property
    def controls(self) -> tuple[QWidget, ...]:
        """Controls that the keyboard reaches, in focus order."""
        return tuple(self._choice.values())

    @property
    def is_settled(self) -> bool:
        """Return whether the curves are those of the current sign, and no sampling is under way."""
        return self._of is self._session.sign and not self._job.is_busy

    def choose(self, group: GroupName) -> None:
        """Draw another group of curves."""
        self._group = group
        for name, made in self._choice.items():
            made.setChecked(name == group)
        self._draw()

    def _lay_out(self) -> None:
        side = QWidget()
        side.setFixedWidth(int(HEAD_PX) - AXIS_PX)
        column = beneath(side, gap=2, margins=(6, 4, 0, 4))
        grid = QGridLayout()
        grid.setSpacing(2)
        for index, made in enumerate(self._choice.values()):
            grid.addWidget(made, index // 2, index % 2)
        column.addLayout(grid)
        for line in self._legend:
            line.setTextFormat(Qt.TextFormat.RichText)
            column.addWidget(line)
        column.addStretch(1)
        across(self, side, (self.plot, 1))
        self.setFixedHeight(HEIGHT_PX)

    def fit(self, window_px: int) -> None:
        """Be lower in a low window."""
        self.setFixedHeight(max(LEAST_PX, HEIGHT_PX - max(0, LOW_WINDOW_PX - window_px)))

    # Sampling

    def _on_changed(self, *_signs: object) -> None:
        self._wait.start()
        self._show_age()

    def _forget(self) -> None:
        """Another sign was opened: the curves of the one before are none of it."""
        self._job.drop()
        self.sampled, self._of, self._held = NOTHING, None, None
        self._draw()

    def _on_signer(self) -> None:
        """Sample anew: another signer moves otherwise."""
        self._forget()
        self._wait.start()

    def _show_age(self) -> None:
        """Curves of the sign as it was are pale; not those whose handle is held, which come at once."""
        self.plot.set_pale(self._held is None and self._of is not self._session.sign)

    def _sample(self) -> None:
        sign = self._session.sign
        if not self.isVisible() or self._of is sign:
            return
        busy = self._session.in_gesture and (self._held is None or self._cost_s > QUICK_S)
        if self._job.is_busy or self._player.playing or busy:
            self._wait.start()
            return
        self._clock.start()
        sample(self._job, self._session, self._on_sampled)

    def _on_sampled(self, sign: Sign, found: Sampled) -> None:
        self._cost_s = self._clock.elapsed() / 1000.0
        self.sampled, self._of = found, sign
        self._draw()
        self._show_age()
        if sign is not self._session.sign:
            self._wait.start()

    def showEvent(self, event: QEvent) -> None:
        self._wait.start()
        super().showEvent(event)  # type: ignore[arg-type]

    def _draw(self, *_changed: object) -> None:
        if self.isVisible():
            selection = self._session.selection
            self.plot.show_curves(
                self.sampled, self._group, selection.role, selection.key_ids, steady=self._held is not None
            )
            self._show_axis()
            self._show_legend()

    def _show_axis(self) -> None:
        self.plot.show_scale(self._track_view.axis.scale)
        self.plot.show_cursor(self._player.playhead_s)

    def _show_time(self, time_s: float) -> None:
        if self.isVisible():
            self.plot.show_cursor(time_s)
            self._show_legend()

    def _show_legend(self) -> None:
        names = GROUPS[self._group]
        for index, line in enumerate(self._legend):
            line.setVisible(index < len(names))
            if index < len(names):
                name = names[index]
                value = self.sampled.value(self._session.selection.role, name, self._player.playhead_s)
                digits = 2 if name == "speed" else 1
                shown = "" if value is None else translated(signed(value, digits)) + KINDS[name].unit
                tint, dash = LOOKS[name]
                line.setText(
                    tr(
                        '<span style="color:{name}">{dash}</span> {words} <b>{shown}</b>',
                        name=theme.colour(tint).name(),
                        dash=DASHES[dash],
                        words=KINDS[name].words,
                        shown=shown,
                    )
                )

    # Dragging handles

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QMouseEvent):
            if event.type() == QEvent.Type.MouseButtonPress and event.button() == Qt.MouseButton.LeftButton:
                self._press(event)
            elif event.type() == QEvent.Type.MouseMove:
                self._move(event)
            elif (
                event.type() == QEvent.Type.MouseButtonRelease and event.button() == Qt.MouseButton.LeftButton
            ):
                self._release()
            return True
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self._held is not None:
            self._held = None
            self._session.cancel_gesture()
        else:
            super().keyPressEvent(event)

    def _press(self, event: QMouseEvent) -> None:
        at = event.position()
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        self._held = self.plot.grip_at(at.x(), at.y())
        self._pressed = self._last = at
        self._travelled, self._way = QPointF(), ""
        if self._held is None:
            self._player.seek(
                snapped(
                    self._track_view.axis.scale.time_s(at.x() - AXIS_PX + HEAD_PX),
                    self._session.sign.fps,
                    self._track_view.snap,
                )
            )
            return
        grip = self._held[0]
        self._player.seek(grip.time_s)
        self._session.select(grip.role, grip.key_id)

    def _move(self, event: QMouseEvent) -> None:
        at = event.position()
        if not event.buttons() & Qt.MouseButton.LeftButton:
            over = self.plot.grip_at(at.x(), at.y())
            shape = (
                Qt.CursorShape.SizeAllCursor
                if over and over[0].pulls(over[1])
                else Qt.CursorShape.SizeHorCursor
            )
            self.plot.viewport().setCursor(shape if over else Qt.CursorShape.ArrowCursor)
            return
        if self._held is None:
            return
        fine = FINE if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1.0
        self._travelled += (at - self._last) * fine
        self._last = at
        if not self._way:
            away = at - self._pressed
            if max(abs(away.x()), abs(away.y())) < DRAG_PX:
                return
            if not self._held[0].pulls(self._held[1]) and abs(away.x()) < DRAG_PX:
                return  # what cannot be dragged up or down waits for a drag in time
            self._way = (
                "time" if abs(away.x()) > abs(away.y()) or not self._held[0].pulls(self._held[1]) else "value"
            )
            self._session.begin_gesture()
        self._pull(*self._held)

    def _pull(self, grip: Grip, name: CurveName) -> None:
        """The edit that the way so far asks for, counted from the sign as it was when the drag began."""
        session = self._session
        if self._way == "value":
            value = (
                grip.values[name]
                + self.plot.value_at(self._pressed.y() + self._travelled.y())
                - self.plot.value_at(self._pressed.y())
            )
            session.perform(pulled(session.character, grip, name, value), from_start=True)
            return
        scale = self._track_view.axis.scale
        to_s = snapped(
            grip.time_s + self._travelled.x() / scale.px_per_s, session.sign.fps, self._track_view.snap
        )
        session.perform(self._track_view.retiming.move((grip.key_id,), to_s - grip.time_s), from_start=True)
        self._player.seek(find_key(session.sign, grip.key_id)[1].time_s)

    def _release(self) -> None:
        if self._held is not None and self._way:
            self._session.end_gesture()
        self._held = None
        self._wait.start()

    def _let_go(self) -> None:
        self._held = None
