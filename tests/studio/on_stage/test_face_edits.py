"""Points of the face dragged on the stage with a real mouse: one step a drag, and hidden where they would lie
on each other."""

from types import SimpleNamespace

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from nonmanuals import catalogue
from nonmanuals.target import Hand, Point, Target
from nonmanuals.target import Place as PlaceTarget
from signer.document.edits import set_dominant_side
from signer.document.face_edits import spread
from signer.document.place_edits import add_place
from signer.document.sign import Sign
from signer.document.values import Place
from signer.studio.drawing import gl_format
from signer.studio.editing.session import Session
from signer.studio.on_stage.edits import StageEdits
from signer.studio.on_stage.face_edits import FaceEdits
from signer.studio.on_stage.gaze_marks import GazeMarks
from signer.studio.stage.view import StageView
from signer.studio.workspace import Workspace

gl_format.prepare()
PLAIN, ALT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.AltModifier
PRESS, MOVE, RELEASE = (
    QEvent.Type.MouseButtonPress,
    QEvent.Type.MouseMove,
    QEvent.Type.MouseButtonRelease,
)


@pytest.fixture
def face(qtbot: QtBot, idea: Sign) -> SimpleNamespace:
    workspace = Workspace(session=Session(spread("q.wh", "k2")(idea)))
    session, player = workspace.session, workspace.player
    stage = StageView(session, player)
    qtbot.addWidget(stage)
    stage.resize(900, 700)
    StageEdits(stage, session, workspace.contacts, workspace.possibilities)
    edits = FaceEdits(stage, session, player)
    player.begin()
    player.seek(0.4)
    QApplication.processEvents()
    return SimpleNamespace(workspace=workspace, session=session, player=player, stage=stage, edits=edits)


def send(stage: StageView, kind: QEvent.Type, at: QPointF, keys: Qt.KeyboardModifier = PLAIN) -> None:
    held = Qt.MouseButton.NoButton if kind == RELEASE else Qt.MouseButton.LeftButton
    event = QMouseEvent(kind, at, stage.mapToGlobal(at), Qt.MouseButton.LeftButton, held, keys)
    QApplication.sendEvent(stage, event)
    QApplication.processEvents()


def drag(
    face: SimpleNamespace, name: str, by: QPointF, keys: Qt.KeyboardModifier = PLAIN
) -> tuple[QPointF, QPointF]:
    start = face.stage.rig_point(name)
    send(face.stage, PRESS, start, keys)
    for share in (0.5, 1.0):
        send(face.stage, MOVE, start + share * by, keys)
    send(face.stage, RELEASE, start + by, keys)
    return start, face.stage.rig_point(name)


def test_the_points_of_the_face_are_there_while_it_is_worked_on_from_near(face: SimpleNamespace) -> None:
    stage = face.stage
    face.edits.show_face(True)
    assert stage.rig_point("nose") is None
    stage.set_view("closeup")
    assert stage.rig_point("nose") is not None
    assert stage.handle_point("elbow") is None
    stage.set_playing(True)
    assert stage.rig_point("nose") is None
    stage.set_playing(False)
    face.edits.show_face(False)
    assert stage.rig_point("nose") is None
    assert stage.handle_point("elbow") is not None


def test_each_drag_is_one_step_and_follows_the_pointer(face: SimpleNamespace) -> None:
    face.edits.show_face(True)
    face.stage.set_view("closeup")
    for count, (name, by, kind) in enumerate(
        (
            ("brow.middle.left", QPointF(0.0, -10.0), "brows"),
            ("nose", QPointF(25.0, 5.0), "head"),
            ("iris.left", QPointF(-6.0, 0.0), "gaze"),
        )
    ):
        before = face.session.sign
        start, end = drag(face, name, by)
        assert abs((end - start - by).x()) < 3.0, name
        assert abs((end - start - by).y()) < (3.0 if kind != "head" else 12.0), name
        assert face.session.undo_stack.count() == count + 1
        assert face.session.selection.kind == kind
        face.session.undo()
        assert face.session.sign is before
        face.session.redo()


def test_alt_leaves_the_other_side_and_esc_gives_the_drag_up(face: SimpleNamespace) -> None:
    face.edits.show_face(True)
    face.stage.set_view("closeup")
    other = face.stage.rig_point("mouth.corner.left")
    drag(face, "mouth.corner.right", QPointF(0.0, -8.0), ALT)
    after = face.stage.rig_point("mouth.corner.left")
    assert abs((after - other).y()) < 1.5
    before, start = face.session.sign, face.stage.rig_point("chin")
    send(face.stage, PRESS, start)
    send(face.stage, MOVE, start + QPointF(0.0, 12.0))
    assert face.session.sign is not before
    face.stage.pointer.give_up()
    assert face.session.sign is before


def test_places_are_dragged_and_places_hands_and_points_looked_at(face: SimpleNamespace) -> None:
    stage, session = face.stage, face.session
    session.perform(set_dominant_side("left"))
    session.perform(add_place(Place("a", "Mary", angle_rad=0.5)))
    session.select("dominant", "k1")
    marks = GazeMarks(stage, session, face.player)
    marks.show_marks(True)
    stage.set_view("top")
    QApplication.processEvents()
    steps = session.undo_stack.count()
    start, end = drag(face, "place/a", QPointF(20.0, 15.0))
    assert (end - start - QPointF(20.0, 15.0)).manhattanLength() < 1.0
    place = session.sign.places[0]
    assert place.height_m == pytest.approx(0.0, abs=0.03)
    assert session.undo_stack.count() == steps + 1

    def targets() -> list[Target | None]:
        return [span.target or catalogue.find(span.signal).target for span in session.sign.spans("gaze")]

    for name, wanted in (("place/a", PlaceTarget("a")), ("hand/dominant", Hand("dominant"))):
        at = stage.rig_point(name)
        send(stage, PRESS, at)
        send(stage, RELEASE, at)
        assert targets() == [wanted]
    assert session.sign.places[0] == place
    stage.set_view("front")
    QTest.mouseDClick(stage, Qt.MouseButton.LeftButton, PLAIN, QPoint(860, 650))
    (point,) = targets()
    assert isinstance(point, Point)
    assert point.point_m[0] < 0.0  # the viewer's right is the left of this signer, where points are mirrored
    assert point.point_m[1] < 0.0
