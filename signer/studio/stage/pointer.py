"""The pointer on the stage: what it is over, the handle it drags, what it turns, the place it clicks."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from body_model.arrays import Array
from signer.studio.drawing.camera import Camera, Ray
from signer.studio.stage import rig
from signer.studio.stage.handles import WRIST_AXES, across_sight, begin_drag, handle_at
from signer.studio.stage.scene import Scene
from signer.studio.widgets import dots
from signer.studio.widgets.painted import CLICK_PX, WHEEL_ZOOM

if TYPE_CHECKING:
    from signer.studio.stage.handles import Drag


ORBIT_RAD_PER_PX: Final = math.radians(0.45)
FINE: Final = 0.25
NOWHERE: Final = QPointF(-1e4, -1e4)
BY_KEY: Final = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
NEARER: Final = {Qt.Key.Key_Plus: 1.25, Qt.Key.Key_Equal: 1.25, Qt.Key.Key_Minus: 0.8}
"""Keys by which the camera comes nearer or goes back, and by how much."""


class Pointer(QObject):
    """Follows the mouse of one stage through its scene, and takes its wheel and its keys.

    Attributes:
        is_pointing: whether a double click where nothing is to be taken hold of is told.

    Signals:
        drag_started(name): "elbow", "target", "bend", "side" or "turn" is taken hold of.
        elbow_dragged(point): (3,) m of the elbow's circle.
        wrist_dragged(axis, delta_rad): "bend", "side" or "turn", counted from where the drag began; positive
            bends to the palm, moves the hand to the thumb's side, turns the palm down.
        target_dragged(point): (3,) m.
        drag_ended(), drag_cancelled(): released, or given up with Esc.
        site_clicked(id): one of the places that are shown.
        place_dragged(ray): a place of one's own is dragged to where this line of sight meets the skin.
        rig_dragged(name, to, alone): a point of the face is dragged to (3,) m, with Alt without its partner.
        mark_clicked(name): something that may be looked at.
        pointed(ray): the stage was double-clicked where nothing is to be taken hold of.
        beside_clicked(ray): while places are shown, something else was clicked.
        camera_moved(camera): look from there.
        zoomed(factor): come nearer (above 1) or go back.
        changed(): something else is hovered or held; the overlay shows it.
    """

    drag_started = Signal(str)
    elbow_dragged = Signal(object)
    wrist_dragged = Signal(str, float)
    target_dragged = Signal(object)
    place_dragged = Signal(object)
    rig_dragged = Signal(str, object, bool)
    mark_clicked = Signal(str)
    pointed = Signal(object)
    beside_clicked = Signal(object)
    drag_ended = Signal()
    drag_cancelled = Signal()
    site_clicked = Signal(str)
    camera_moved = Signal(object)
    zoomed = Signal(float)
    changed = Signal()

    def __init__(self, stage: QWidget, scene: Scene) -> None:
        super().__init__(stage)
        self._stage, self._scene = stage, scene
        self._drag: Drag | None = None
        self._is_alone = False
        self._grip = QPointF()
        self._pressed: Qt.MouseButton | None = None
        self._pressed_dot = ""
        self._last = QPointF()
        self._travelled = 0.0
        self.is_pointing = False
        stage.installEventFilter(self)

    @property
    def is_dragging(self) -> bool:
        """Return whether a handle is being dragged."""
        return self._drag is not None

    def size(self) -> tuple[float, float]:
        """Width and height of the stage in pixels."""
        return float(max(self._stage.width(), 1)), float(max(self._stage.height(), 1))

    def pixel(self, point: Array) -> QPointF:
        """Return the pixel at which a point, (3,) m, is seen."""
        x, y, _ = self._scene.camera.pixel(point, *self.size())
        return QPointF(x, y)

    def eventFilter(self, _stage: QObject, event: QEvent) -> bool:
        kind = event.type()
        if isinstance(event, QKeyEvent):
            return self._press_key(event)
        if isinstance(event, QFocusEvent):
            # A frame round the whole signer helps whoever came by key; whoever clicked knows where they are.
            self._scene.ringed = kind == QEvent.Type.FocusIn and event.reason() in BY_KEY
            self.changed.emit()
        elif isinstance(event, QWheelEvent):
            self.zoomed.emit(WHEEL_ZOOM ** (event.angleDelta().y() / 120.0))
            return True
        elif isinstance(event, QMouseEvent):
            if kind == QEvent.Type.MouseMove:
                self.move(event)
            elif kind == QEvent.Type.MouseButtonRelease:
                self.release(event)
            else:
                self._stage.setFocus(Qt.FocusReason.MouseFocusReason)
                self.press(event)
                is_double = kind == QEvent.Type.MouseButtonDblClick
                if is_double and self.is_pointing and event.button() == Qt.MouseButton.LeftButton:
                    self.point(event)
            return True
        elif kind == QEvent.Type.Leave and self._drag is None:
            self.hover(NOWHERE)
        elif kind == QEvent.Type.Hide:
            self.give_up()
        return False

    def _press_key(self, event: QKeyEvent) -> bool:
        """Take Esc while something is dragged, even where a shortcut would, and the keys that zoom."""
        pressed = event.type() == QEvent.Type.KeyPress
        if event.key() == Qt.Key.Key_Escape and self._drag is not None:
            if pressed:
                self.give_up()
            event.accept()
            return True
        if pressed and (factor := NEARER.get(Qt.Key(event.key()))) is not None:
            self.zoomed.emit(factor)
            return True
        return False

    def press(self, event: QMouseEvent) -> None:
        """A button goes down: take hold of what is under the pointer."""
        if self._pressed is not None:
            return
        at = event.position()
        self._pressed, self._last, self._travelled = event.button(), at, 0.0
        self.hover(at)
        self._pressed_dot = self._scene.hovered_dot
        if event.button() == Qt.MouseButton.LeftButton and self._scene.hovered_rig:
            self._take_rig(at)
        elif event.button() == Qt.MouseButton.LeftButton and self._scene.hovered is not None:
            self._take(at)

    def move(self, event: QMouseEvent) -> None:
        """The pointer moves, with or without a button."""
        at, step = event.position(), event.position() - self._last
        if self._pressed is None:
            self.hover(at)
            return
        self._last = at
        self._travelled += math.hypot(step.x(), step.y())
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if self._drag is not None:
            if shift:  # a finer drag: the grip falls behind the pointer
                self._grip += step * (1.0 - FINE)
            self._is_alone = bool(event.modifiers() & Qt.KeyboardModifier.AltModifier)
            self._follow(at - self._grip)
        elif self._travelled > CLICK_PX or not self._pressed_dot:
            panning = shift or self._pressed != Qt.MouseButton.LeftButton
            self.camera_moved.emit(self._panned(step) if panning else self._orbited(step))

    def release(self, event: QMouseEvent) -> None:
        """The button that went down comes up."""
        if event.button() != self._pressed:
            return
        self._pressed = None
        if self._drag is not None:
            clicked = self._scene.dragged_rig if self._is_mark and self._travelled <= CLICK_PX else ""
            self._drop()
            self.drag_ended.emit()
            if clicked:
                self.mark_clicked.emit(clicked)
        elif self._pressed_dot and self._travelled <= CLICK_PX:
            self.site_clicked.emit(self._pressed_dot)
        elif self._scene.dots and event.button() == Qt.MouseButton.LeftButton and self._travelled <= CLICK_PX:
            self.beside_clicked.emit(self._ray(event.position()))
        self._pressed_dot = ""
        self.hover(event.position())

    @property
    def _is_mark(self) -> bool:
        """Return whether what is held may be clicked: something to look at."""
        return any(mark.name == self._scene.dragged_rig for mark in self._scene.marks)

    def point(self, event: QMouseEvent) -> None:
        """Say where a double click goes, if nothing is there to be taken hold of."""
        self.hover(event.position())
        scene = self._scene
        if not (scene.hovered or scene.hovered_dot or scene.hovered_rig):
            self.pointed.emit(self._ray(event.position()))

    def give_up(self) -> None:
        """Let go of a handle as if it had never been taken."""
        if self._drag is not None:
            self._pressed = None
            self._drop()
            self.drag_cancelled.emit()

    def hover(self, at: QPointF) -> None:
        """Find what is under the pointer."""
        scene = self._scene
        before = scene.hovered, scene.hovered_dot, scene.hovered_rig
        scene.hovered, scene.hovered_dot, scene.hovered_rig = None, "", ""
        if scene.dots:
            scene.hovered_dot = dots.nearest(self._dot_spots(), at.x(), at.y())
        elif scene.rig or scene.marks:
            scene.hovered_rig = rig.point_at(scene, at.x(), at.y(), self.size())
        if not scene.dots and not scene.hovered_rig and scene.handles is not None:
            scene.hovered = handle_at(scene.handles, scene.camera, at.x(), at.y(), self.size())
        if before != (scene.hovered, scene.hovered_dot, scene.hovered_rig):
            over = scene.hovered or scene.hovered_dot or scene.hovered_rig
            self._stage.setCursor(Qt.CursorShape.PointingHandCursor if over else Qt.CursorShape.ArrowCursor)
            self.changed.emit()

    def _take(self, at: QPointF) -> None:
        scene = self._scene
        name, handles = scene.hovered, scene.handles
        if name is None or handles is None:
            return
        # Points are held where they are, wherever they were gripped; rings where the pointer is.
        held = self.pixel(handles.grips()[name]) if name in ("elbow", "target") else at
        self._grip = at - held
        self._drag, scene.dragged = begin_drag(handles, name, scene.camera, self._ray(held)), name
        self.changed.emit()
        self.drag_started.emit(name)

    def _take_rig(self, at: QPointF) -> None:
        """Take hold of a point of the face, which goes with the pointer across the line of sight."""
        scene = self._scene
        start = scene.points[scene.hovered_rig]
        self._grip = at - self.pixel(start)
        self._drag = across_sight(start, scene.camera)
        scene.dragged_rig, scene.asked = scene.hovered_rig, start
        self.changed.emit()
        self.drag_started.emit(scene.dragged_rig)

    def _follow(self, at: QPointF) -> None:
        drag, scene, ray = self._drag, self._scene, self._ray(at)
        if drag is None or (self._is_mark and self._travelled <= CLICK_PX):
            return
        if scene.dragged_rig:
            scene.asked = drag(ray)
            self.rig_dragged.emit(scene.dragged_rig, scene.asked, self._is_alone)
        elif scene.dragged == "elbow":
            self.elbow_dragged.emit(drag(ray))
        elif scene.dragged in WRIST_AXES:
            self.wrist_dragged.emit(scene.dragged, drag(ray))
        elif scene.focus.on_own_place:
            self.place_dragged.emit(ray)
        else:
            self.target_dragged.emit(drag(ray))

    def _drop(self) -> None:
        self._drag, self._scene.dragged = None, None
        self._scene.dragged_rig, self._scene.asked = "", None
        self.changed.emit()

    def _orbited(self, step: QPointF) -> Camera:
        return self._scene.camera.orbited(-step.x() * ORBIT_RAD_PER_PX, step.y() * ORBIT_RAD_PER_PX)

    def _panned(self, step: QPointF) -> Camera:
        return self._scene.camera.panned(step.x(), step.y(), *self.size())

    def _ray(self, at: QPointF) -> Ray:
        return self._scene.camera.ray(at.x(), at.y(), *self.size())

    def _dot_spots(self) -> dict[str, dots.Spot]:
        width, height = self.size()
        shown = (dot for dot in self._scene.dots if dot.id in self._scene.shown_dots)
        return dots.spots(shown, dots.View(width, height, width / height))
