"""The stage: the signer in one live view, with handles to drag, views to choose and places to click."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt, Signal, SignalInstance
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from signer.studio.drawing import framing, looks
from signer.studio.drawing.camera import Camera, Ray
from signer.studio.drawing.framing import ViewName
from signer.studio.editing.hands_shown import HandsShown
from signer.studio.language import named, tr
from signer.studio.stage import places, rig
from signer.studio.stage.canvas import Canvas
from signer.studio.stage.handles import handles_of
from signer.studio.stage.lower_edge import LowerEdge
from signer.studio.stage.overlay import Overlay
from signer.studio.stage.pencil import Sight
from signer.studio.stage.places import Choosing
from signer.studio.stage.pointer import Pointer
from signer.studio.stage.scene import Arrow, DirectionKind, Focus, Mark, Scene, gaze_lines
from signer.studio.stage.traces import Traces
from signer.studio.stage.view_bar import ViewBar
from signer.studio.widgets.pieces import identify
from signer.words.facing import NAMED

if TYPE_CHECKING:
    from signer.document.values import HandRole
    from signer.motion.operations.possible import Possible
    from signer.motion.pose import Pose
    from signer.studio.stage.handles import HandleName

LEAST_INSET_PX: Final = 400
"""On a narrower stage, as beside a film, the close-up would cover the signer."""


class Stage(QWidget):
    """The signer, live.

    It is told what to show (`show_pose`, `set_focus`, `show_sites`, `show_direction`, `set_view`); what the
    pointer asks for `pointer` says. It changes nothing itself.

    Signals:
        place_dragged(point): a place of one's own, a `SurfacePoint` of the body without the arm that reaches
            for it.
        skin_clicked(point): the skin, a `SurfacePoint`, while places are shown.
        view_changed(name): a named view was chosen; empty when the camera was moved by hand.
        camera_moved(): it is seen from elsewhere.
        foot_changed(left_px, right_px): what the close-up leaves free along the lower edge.
    """

    place_dragged = Signal(object)
    skin_clicked = Signal(object)
    view_changed = Signal(str)
    foot_changed = Signal(int, int)
    camera_moved = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        identify(self, "stage", tr("The signer"))
        self.setMinimumSize(420, 240)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self._pose: Pose | None = None
        self._shows_gaze = self._on_face = False
        self._gaps_of: Pose | None = None
        self._gaps_m: Mapping[HandRole, float] = {}
        self._scene = Scene()
        self.view: ViewName | None = "front"
        """The named view that is shown, None after the camera was moved by hand."""
        self._playing = False
        self._film: QWidget | None = None
        self._choosing = Choosing(self._scene)
        self.canvas = Canvas(self)
        """The picture beneath handles and words."""
        self.canvas.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.canvas.rested.connect(self._on_rested)
        self.traces = Traces(self)
        self._overlay = Overlay(self, self._scene)
        self.edge = LowerEdge(self)
        self.edge.free_changed.connect(self.foot_changed)
        self.edge.closeup.clicked.connect(lambda: self.set_view("closeup"))
        self.bar = ViewBar(self)
        self.bar.chosen.connect(self.set_view)
        self.bar.zoomed.connect(self.zoom)
        self.bar.show_view("front")
        self.pointer = Pointer(self, self._scene)
        """Pointer that says what is asked for with the mouse."""
        self._connect_pointer()
        self.canvas.failed.connect(self.edge.captions.say)

    # what is shown

    @property
    def camera(self) -> Camera:
        """Camera that the stage is seen through."""
        return self._scene.camera

    @property
    def is_on_face(self) -> bool:
        """Return whether the face is worked on: a close-up shows it."""
        return self._on_face

    @property
    def is_drawn(self) -> bool:
        """Return whether the picture of the latest pose is drawn at full quality."""
        return self.canvas.is_drawn

    def show_pose(self, pose: Pose) -> None:
        """Show a pose."""
        before = self._pose
        sides_swapped = before is not None and before.dominant_side != pose.dominant_side
        resized = before is not None and before.character.body is not pose.character.body
        refaced = resized and self._on_face and self.view == "closeup"
        self._pose = pose
        if sides_swapped:
            self._choosing.turn_over(pose.dominant_side)
        self.canvas.show_pose(pose)
        self._refresh_hand()
        self._refresh_gaze()
        if self.edge.closeup.is_stale:  # a pose that looks like the last one is not drawn, and never rests
            self._after_rest()
        if self.view is not None and (before is None or sides_swapped or refaced):
            self.set_view(self.view)
        elif before is not None and resized and self._film is None:  # as large as the one before
            ratio = pose.character.scale.height / before.character.scale.height
            self._look_from(framing.sized(self.camera, ratio), self.view)

    def show_gaps(self, pose: Pose, gaps_m: Mapping[HandRole, float]) -> None:
        """Say how far skin is from skin, m, in a pose, as long as that pose is shown."""
        self._gaps_of, self._gaps_m = pose, gaps_m
        if self._gap_m() != self._scene.gap_m:
            self._refresh_hand()

    def set_focus(self, focus: Focus) -> None:
        """Say which hand the handles belong to, and how its target is called."""
        if focus != self._scene.focus:
            self._scene.focus = focus
            self._refresh_hand()
            self._after_rest()

    def set_playing(self, playing: bool) -> None:
        """While the sign runs there are no handles."""
        self._playing = playing
        self._refresh_hand()

    def set_dark_look(self, on: bool) -> None:
        """Show the figure with dark skin in a light shirt, or with light skin in a dark one."""
        looks.show("dark" if on else "light")
        self.canvas.refresh()

    def set_arm_line(self, shown: bool) -> None:
        """Show or hide the line shoulder, elbow, wrist, articulator."""
        self._scene.show_line = shown
        self._overlay.update()

    def set_gaze_lines(self, shown: bool) -> None:
        """Show or hide lines from both eyes to what they look at."""
        self._shows_gaze = shown
        self._refresh_gaze()

    def _refresh_gaze(self) -> None:
        shown = self._pose if self._shows_gaze else None
        lines = () if shown is None else gaze_lines(shown)
        if lines or self._scene.gaze:
            self._scene.gaze = lines
            self._overlay.update()

    def set_on_face(self, on: bool) -> None:
        """Work on the face: its rig takes the place of the hand's handles where it is seen large enough."""
        if on != self._on_face:
            self._on_face = on
            self._refresh_handles()

    def show_marks(self, marks: Sequence[Mark], *, pointing: bool) -> None:
        """Show what may be looked at; while `pointing` a double click elsewhere is told, too."""
        self.pointer.is_pointing = pointing
        if self._scene.marks or marks:
            self._scene.marks = tuple(marks)
            self._overlay.update()

    def set_arm_angles(self, shown: bool) -> None:
        """Show or hide the tetrahedron of the arm with its angles."""
        self._scene.show_angles = shown
        self._overlay.update()

    def show_elbow_range(self, possible: Possible | None) -> None:
        """Draw the elbow's circle solid at these heights and dashed at others.

        All solid where nothing is known.
        """
        if possible != self._scene.elbow_possible:
            self._scene.elbow_possible = possible
            if not self.canvas.is_moving:  # else it comes with the next frame, or with the rest
                self._overlay.update()

    def set_view(self, name: ViewName) -> None:
        """Look from a named side."""
        if name == "closeup" and self._on_face and self._pose is not None:
            camera = rig.face_camera(self._pose)
        elif name == "closeup":
            if self._scene.hand is None:
                self.bar.show_view(self.view)
                return
            camera = framing.contact_camera(self._scene.hand, framing.CLOSEUP_M)
        else:
            camera = framing.FRONT if self._pose is None else framing.view_of(self._pose, name)
        self._look_from(camera, name)

    def look_through(self, camera: Camera) -> None:
        """Look through a camera of one's own, such as that of a film."""
        self._look_from(camera, None)

    def put_film(self, film: QWidget, *, over: bool, figure: float | None, outlined: bool = False) -> None:
        """Lay a film's picture over the figure or under it, as large as the stage.

        `figure` is how opaque the figure is, or its outline alone, without its backdrop; None leaves it as it
        is.
        """
        film.setParent(self)
        film.setGeometry(self.rect())
        film.stackUnder(self.traces if over else self.canvas)
        self.canvas.show_over(figure, outlined=outlined)
        self._film = film

    def take_film(self) -> None:
        """Show the figure before its own backdrop again."""
        self._film = None
        self.canvas.show_over(None)

    def zoom(self, factor: float) -> None:
        """Come nearer (above 1) or go back."""
        self._look_from(self.camera.zoomed(factor), self.view)

    def show_direction(self, kind: DirectionKind, name: str | None) -> None:
        """Show an arrow where the palm or the fingers would face; None takes it away.

        Left and right are the signer's own.
        """
        arrow = None
        if name is not None and self._pose is not None and self._scene.hand is not None:
            words = " ".join(map(named, ("Palm" if kind == "palm" else "Fingers", name)))
            arrow = Arrow(places.palm_centre(self._pose, self._scene.hand), np.array(NAMED[name]), words)
        self._scene.arrow = arrow
        self._overlay.update()

    def show_sites(self, ids: Sequence[str], chosen: str = "", hands: HandsShown | None = None) -> None:
        """Show places to choose from on the signer, most used first, for a hand.

        Without ids the handles come back.
        """
        self._choosing.show(ids, chosen, hands or HandsShown())
        self.edge.captions.tell_choosing(bool(ids))
        self._refresh_dots()
        self._refresh_inset()
        self._after_rest()

    def handle_point(self, name: HandleName) -> QPointF | None:
        """The pixel at which a handle can be taken hold of, or None when it is not offered now."""
        handles = self._scene.handles
        if handles is None or self._choosing.places is not None:
            return None
        point = handles.grips().get(name)
        return None if point is None else self.pointer.pixel(point)

    def dot_point(self, site_id: str) -> QPointF | None:
        """The pixel of a place that can be clicked, or None when it is not shown."""
        return self._choosing.point(site_id, self.size())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        for sheet in (self.canvas, self.traces, self._overlay, *([self._film] if self._film else [])):
            sheet.setGeometry(self.rect())
        self.bar.fit(self.width() - 24)
        self.bar.move(12, 10)
        self._lay_out_edge()
        self._refresh_dots()

    # inside

    def _connect_pointer(self) -> None:
        pointer = self.pointer
        pointer.beside_clicked.connect(lambda ray: self._tell_skin(self.skin_clicked, ray, through_arm=False))
        pointer.place_dragged.connect(lambda ray: self._tell_skin(self.place_dragged, ray, through_arm=True))
        pointer.zoomed.connect(self.zoom)
        pointer.camera_moved.connect(lambda camera: self._look_from(camera, None))
        pointer.changed.connect(self._overlay.update)
        pointer.drag_ended.connect(self._after_rest)

    def _tell_skin(self, told: SignalInstance, ray: Ray, *, through_arm: bool) -> None:
        figure, hand = self.canvas.figure, self._scene.hand
        if figure and hand and (point := figure.skin_under(ray, without=hand.side if through_arm else None)):
            told.emit(point)

    def _refresh_hand(self) -> None:
        scene, pose = self._scene, self._pose
        if pose is None:
            return
        scene.hand = pose.hands[scene.focus.role]
        scene.gap_m = self._gap_m()
        self._refresh_handles()
        self._refresh_inset()
        self._refresh_dots()

    def _gap_m(self) -> float | None:
        return self._gaps_m.get(self._scene.focus.role) if self._gaps_of is self._pose else None

    def _refresh_handles(self) -> None:
        """Offer what can be dragged: the points of the face, or the handles of the hand, or nothing."""
        self._refresh_rig()
        scene, pose = self._scene, self._pose
        hidden = scene.hand is None or scene.hand.resting or self._playing
        if pose is None or scene.hand is None or hidden or scene.rig:
            scene.handles = None
        else:
            scene.handles = handles_of(pose, scene.hand, target_moves=scene.focus.target_moves)
        self._overlay.update()

    def _refresh_rig(self) -> None:
        """Find where the points of the face are, while the face is worked on and nothing plays."""
        pose = self._pose if self._on_face and not self._playing else None
        shown = () if pose is None else rig.seen_rig(pose, self._scene.camera, self.pointer.size())
        if self.pointer.is_dragging and self._scene.dragged_rig:  # it stays in the hand
            known = {point.name for point in shown}
            shown += tuple(
                point
                for point in self._scene.rig
                if point.name == self._scene.dragged_rig and point.name not in known
            )
        self._scene.rig = shown

    def rig_point(self, name: str) -> QPointF | None:
        """The pixel of a point of the face, or of a mark, by its name; None when it is not offered now."""
        point = self._scene.points.get(name)
        return None if point is None else self.pointer.pixel(point)

    def _refresh_dots(self) -> None:
        # How far away everything is costs a picture: it is asked for only where there are dots to hide.
        distances = None if self._choosing.places is None else self.canvas.distances()
        self._choosing.lay_out(self._pose, self.size(), distances, self.bar.taken())
        self._overlay.update()

    def _refresh_inset(self) -> None:
        scene = self._scene
        busy = scene.hand is not None and not scene.hand.resting and bool(scene.focus.target_name)
        hidden = self._playing or self.view == "closeup" or self._choosing.places is not None
        offered = busy and not hidden and self.width() >= LEAST_INSET_PX
        self.edge.closeup.follow(scene.hand if offered else None, scene.gap_m)
        if not self._playing:  # while it plays the words at the foot stay where they are
            self._lay_out_edge()

    def _lay_out_edge(self) -> None:
        """Put the close-up where it hides nothing that can be taken hold of, and no hand."""
        seen = [*self._overlay.words(), *self._raised_hands()]
        self._overlay.keep_clear_of(self.edge.lay_out(self._overlay.grips(), seen))

    def _raised_hands(self) -> list[QRectF]:
        """Return the rectangles in which hands are seen that do not rest."""
        if (pose := self._pose) is None:
            return []
        sight = Sight(self._scene.camera, self.width(), self.height())
        return [
            sight.polyline(places.around_hand(pose, hand)).boundingRect()
            for hand in pose.hands.values()
            if not hand.resting
        ]

    def _after_rest(self) -> None:
        """Draw what waits for a quiet moment now, when the picture stands already."""
        if self.canvas.is_drawn:
            self._on_rested()

    def _on_rested(self) -> None:
        if self._choosing.places is not None:
            self._refresh_dots()
        elif not (self.pointer.is_dragging and self.canvas.is_slow):  # such a drag goes on at once
            self._lay_out_edge()
            self.edge.closeup.redraw(self.canvas.figure)

    def _look_from(self, camera: Camera, view: ViewName | None) -> None:
        self._scene.camera = camera
        changed, self.view = view != self.view, view
        self.bar.show_view(view)
        self.canvas.look_from(camera)
        self.traces.look_from(camera)
        self.camera_moved.emit()
        if self._on_face:
            self._refresh_handles()
        self._refresh_inset()
        self._refresh_dots()
        self._overlay.update()
        if changed:
            self.view_changed.emit(view or "")
