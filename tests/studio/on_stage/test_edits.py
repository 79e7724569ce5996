from math import pi, radians

import numpy as np
import pytest
from PySide6.QtCore import QObject, Signal
from pytestqt.qtbot import QtBot

from signer.characters.spots import spot_at, surface_point
from signer.document import edits
from signer.document.sign import Sign
from signer.document.values import Contact
from signer.kinematics import limits
from signer.motion.posing import pose_at
from signer.studio.editing.session import Session
from signer.studio.on_stage.edits import StageEdits
from signer.studio.workspace import Workspace
from sites import catalogue


class Drags(QObject):
    """The signals of a stage, without a stage."""

    workspace: Workspace

    drag_started = Signal(str)
    elbow_dragged = Signal(object)
    wrist_dragged = Signal(str, float)
    target_dragged = Signal(object)
    place_dragged = Signal(object)
    drag_ended = Signal()
    drag_cancelled = Signal()
    site_clicked = Signal(str)

    @property
    def pointer(self) -> "Drags":
        return self

    def give_up(self) -> None:
        self.drag_cancelled.emit()


@pytest.fixture
def at_temple(idea: Sign, qtbot: QtBot) -> tuple[Session, Drags]:
    session, drags = Session(idea), Drags()
    session.playhead_s = 0.4
    drags.workspace = Workspace(session=session)
    StageEdits(drags, session, drags.workspace.contacts, drags.workspace.possibilities)  # type: ignore[arg-type]
    return session, drags


def test_an_elbow_dragged_round_is_one_step_and_the_contact_is_kept(
    at_temple: tuple[Session, Drags], idea: Sign
) -> None:
    session, drags = at_temple
    before = pose_at(idea, 0.4).hands["dominant"]
    drags.drag_started.emit("elbow")
    for height in np.linspace(0.0, 0.2, 5):
        drags.elbow_dragged.emit(before.elbow + np.array((0.0, height, 0.0)))
    drags.drag_ended.emit()
    after = pose_at(session.sign, 0.4).hands["dominant"]
    assert after.elbow[1] > before.elbow[1] + 0.02
    assert np.linalg.norm(after.articulator - before.articulator) < 1e-6
    assert session.undo_stack.count() == 1
    session.undo()
    assert session.sign is idea


def test_an_elbow_dragged_back_home_leaves_no_step(at_temple: tuple[Session, Drags], idea: Sign) -> None:
    session, drags = at_temple
    home = pose_at(idea, 0.4).hands["dominant"].elbow
    drags.drag_started.emit("elbow")
    drags.elbow_dragged.emit(home + np.array((0.0, 0.1, 0.0)))
    drags.elbow_dragged.emit(home)
    drags.drag_ended.emit()
    assert session.sign is idea
    assert session.undo_stack.count() == 0


@pytest.mark.parametrize(
    ("axis", "field", "range_"),
    [
        ("bend", "flexion_rad", limits.FLEXION),
        ("side", "deviation_rad", limits.DEVIATION),
        ("turn", "pronation_rad", limits.PRONATION),
    ],
)
def test_a_ring_turns_its_joint_from_where_the_drag_began_and_stops_at_its_limit(
    axis: str, field: str, range_: limits.Range, at_temple: tuple[Session, Drags]
) -> None:
    session, drags = at_temple
    drags.drag_started.emit(axis)
    drags.wrist_dragged.emit(axis, radians(5))
    drags.wrist_dragged.emit(axis, radians(10))
    assert getattr(session.sign.hand("dominant").keys[0].orientation, field) == pytest.approx(radians(10))
    drags.wrist_dragged.emit(axis, pi)
    assert getattr(session.sign.hand("dominant").keys[0].orientation, field) == pytest.approx(range_.high_rad)
    drags.drag_ended.emit()
    assert session.undo_stack.undoText() == "Turn wrist"


def test_a_drag_given_up_leaves_nothing(at_temple: tuple[Session, Drags], idea: Sign) -> None:
    session, drags = at_temple
    drags.drag_started.emit("turn")
    drags.wrist_dragged.emit("turn", 0.4)
    drags.drag_cancelled.emit()
    assert session.sign is idea
    assert session.undo_stack.count() == 0


def test_a_target_dragged_becomes_a_point_of_space_where_the_pointer_is(
    at_temple: tuple[Session, Drags],
) -> None:
    session, drags = at_temple
    point = np.array((-0.2, 1.35, 0.35))
    drags.drag_started.emit("target")
    drags.target_dragged.emit(point)
    drags.drag_ended.emit()
    assert session.sign.hand("dominant").keys[0].contact is None
    assert np.linalg.norm(pose_at(session.sign, 0.4).hands["dominant"].target - point) < 1e-5


def test_a_place_clicked_becomes_the_site(at_temple: tuple[Session, Drags]) -> None:
    session, drags = at_temple
    drags.site_clicked.emit("chin")
    contact = session.sign.hand("dominant").keys[0].contact
    assert contact is not None
    assert contact.site == "chin"
    assert session.undo_stack.count() == 1


def test_undo_in_the_middle_of_a_drag_lets_go_and_leaves_the_undone_sign(
    at_temple: tuple[Session, Drags], idea: Sign
) -> None:
    session, drags = at_temple
    heard: list[str] = []
    drags.drag_cancelled.connect(lambda: heard.append("let go"))
    drags.drag_started.emit("bend")
    drags.wrist_dragged.emit("bend", radians(5))
    session.undo()
    assert heard == ["let go"]
    assert session.sign is idea
    assert session.undo_stack.count() == 1


def test_an_elbow_dragged_past_its_limit_stops_there_and_the_reason_is_told(
    at_temple: tuple[Session, Drags], idea: Sign
) -> None:
    session, drags = at_temple
    told: list[str] = []
    session.told.connect(told.append)
    before = pose_at(idea, 0.4).hands["dominant"]
    drags.drag_started.emit("elbow")
    drags.elbow_dragged.emit(before.shoulder + np.array((0.3, 0.4, 0.0)))
    drags.drag_ended.emit()
    after = pose_at(session.sign, 0.4).hands["dominant"]
    assert told
    assert told[-1].endswith("further.")
    assert not after.limits
    assert np.linalg.norm(after.articulator - before.articulator) < 1e-6


def test_a_place_of_ones_own_is_dragged_over_the_skin_and_keeps_its_name(
    at_temple: tuple[Session, Drags],
) -> None:
    session, drags = at_temple
    cheek, chin = (catalogue.find(name).point for name in ("cheek.lower.R", "chin"))
    own = spot_at(cheek, "Dimple")
    session.perform(edits.replace_key("dominant", "k1", placement=Contact("pinky.tip", own)))
    drags.drag_started.emit("target")
    drags.place_dragged.emit(chin)
    drags.drag_ended.emit()
    spot = session.sign.hand("dominant").keys[0].contact.site
    assert spot.name == "Dimple"
    assert surface_point(spot) == pytest.approx(chin)
    assert pose_at(session.sign, 0.4).hands["dominant"].contact_error_m < 1e-4
    assert session.undo_stack.count() == 2


def test_a_left_handed_signers_own_place_is_written_for_a_right_handed_one(
    at_temple: tuple[Session, Drags],
) -> None:
    session, drags = at_temple
    session.perform(edits.set_dominant_side("left"))
    drags.place_dragged.emit(catalogue.find("cheek.lower.L").point)
    spot = session.sign.hand("dominant").keys[0].contact.site
    assert surface_point(spot) == pytest.approx(catalogue.find("cheek.lower.R").point)
    assert pose_at(session.sign, 0.4).hands["dominant"].contact_error_m < 1e-4
