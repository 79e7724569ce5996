from collections.abc import Iterator
from math import degrees, radians

import numpy as np
import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from signer.document.sign import Sign
from signer.document.values import Contact, Orientation
from signer.motion.operations.hand_edits import ChangeKey
from signer.motion.pose import HandPose
from signer.motion.posture.penetration import inside_of
from signer.studio.background import insides
from signer.studio.look import theme
from signer.studio.widgets.adjustable import Adjustable
from signer.studio.widgets.direction_pad import DirectionPad
from signer.studio.widgets.goniometer import Goniometer
from signer.studio.widgets.number_field import NumberField
from tests.helpers.comfort import requests
from tests.helpers.extent import part
from tests.helpers.posture_desk import PostureDesk

FOLDED = Orientation(radians(50), radians(-10), radians(20))
"""With the index finger at the ear this wrist folds the arm nearly as far as it goes."""


class Desk(PostureDesk):
    """A posture panel on a sign, and what a hand does with it."""

    @property
    def hand(self) -> HandPose:
        assert self.player.pose is not None
        return self.player.pose.hands["dominant"]

    def dial(self, name: str) -> Adjustable:
        found = self.child(name)
        assert isinstance(found, Adjustable)
        return found

    def type(self, name: str, text: str) -> None:
        field = self.child(name)
        assert isinstance(field, NumberField)
        field.setFocus()
        field.selectAll()
        for letter in text:
            QApplication.sendEvent(
                field, QKeyEvent(QEvent.Type.KeyPress, 0, Qt.KeyboardModifier.NoModifier, letter)
            )
        QTest.keyClick(field, Qt.Key.Key_Return)
        self.settle()

    def drag(self, name: str, *points: tuple[int, int]) -> None:
        widget = self.dial(name)
        QTest.mousePress(widget, Qt.MouseButton.LeftButton, pos=QPoint(*points[0]))
        for point in points[1:]:
            QTest.mouseMove(widget, QPoint(*point))
            self.settle()
        QTest.mouseRelease(widget, Qt.MouseButton.LeftButton, pos=QPoint(*points[-1]))
        self.settle()


@pytest.fixture(scope="module")
def one_desk(qapp: QApplication) -> Iterator[Desk]:
    """One dock for all tests. It stays as it is in its first second, in which no distance is measured: what is in
    the way would be told instead of what the joints allow, from whichever test on that the machine is so far."""
    theme.use_theme(qapp, "dark")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(insides, "LOADED_MS", 3_600_000)
        made = Desk(Sign(), 0.0, None)
        yield made
        made.put_away()


@pytest.fixture
def desk(one_desk: Desk, idea: Sign, qtbot: QtBot) -> Desk:
    one_desk.begin(idea, 0.4, qtbot)
    return one_desk


@pytest.mark.parametrize(
    ("name", "axis"),
    [("posture.bend", "flexion_rad"), ("posture.side", "deviation_rad"), ("posture.turn", "pronation_rad")],
)
def test_a_typed_angle_turns_the_wrist_and_the_contact_is_kept(name: str, axis: str, desk: Desk) -> None:
    before = desk.hand.articulator
    desk.type(f"{name}.number", "-12")
    assert getattr(desk.session.sign.hand("dominant").keys[0].orientation, axis) == pytest.approx(
        radians(-12)
    )
    assert np.linalg.norm(desk.hand.articulator - before) < 1e-4


def test_dragging_a_dial_is_one_step_and_keeps_the_contact(desk: Desk, idea: Sign) -> None:
    desk.drag("posture.bend", (30, 40), (36, 30), (44, 24), (52, 22))
    assert desk.session.undo_stack.count() == 1
    assert desk.hand.contact_error_m < 1e-4
    desk.session.undo()
    assert desk.session.sign is idea


def test_the_elbow_stays_while_the_wrist_turns_unless_it_is_told_not_to(desk: Desk) -> None:
    height = desk.hand.elbow_height_rad
    desk.type("posture.bend.number", "25")
    assert desk.hand.elbow_height_rad == pytest.approx(height, abs=1e-6)
    desk.session.undo()
    keep = desk.child("posture.keep_elbow")
    assert isinstance(keep, QAbstractButton)
    QTest.mouseClick(keep, Qt.MouseButton.LeftButton, pos=QPoint(12, keep.height() // 2))
    assert not keep.isChecked()
    swivel = desk.session.sign.hand("dominant").keys[0].elbow.swivel_rad
    desk.type("posture.bend.number", "25")
    assert desk.session.sign.hand("dominant").keys[0].elbow.swivel_rad == swivel


def test_an_impossible_angle_is_answered_with_the_nearest_and_a_reason(desk: Desk) -> None:
    desk.type("posture.bend.number", "131")
    assert desk.session.sign.hand("dominant").keys[0].orientation.flexion_rad == pytest.approx(radians(80))
    assert desk.dial("posture.bend").asked == 131.0
    reason = desk.child("posture.reason.words").property("text")
    assert reason == "131° is not possible; 80° is the nearest: bend goes no further to the palm."


def test_a_reason_goes_when_something_possible_is_asked(desk: Desk) -> None:
    desk.type("posture.bend.number", "131")
    desk.type("posture.side.number", "5")
    assert desk.dial("posture.bend").asked is None
    assert "not possible" not in desk.child("posture.reason.words").property("text")


def test_a_typed_elbow_height_raises_the_elbow_and_the_contact_is_kept(desk: Desk) -> None:
    desk.type("posture.elbow.number", "70")
    assert degrees(desk.hand.elbow_height_rad) == pytest.approx(70, abs=0.01)
    assert desk.hand.contact_error_m < 1e-4


def test_dragging_the_elbow_bar_is_one_step(desk: Desk, idea: Sign) -> None:
    desk.drag("posture.elbow", (80, 22), (110, 22), (140, 22))
    assert desk.session.undo_stack.undoText() == "Change elbow height"
    assert desk.session.undo_stack.count() == 1
    desk.session.undo()
    assert desk.session.sign is idea


def test_a_drag_given_up_leaves_everything_as_it_was(desk: Desk, idea: Sign) -> None:
    bar = desk.dial("posture.elbow")
    bar.setFocus()
    QTest.mousePress(bar, Qt.MouseButton.LeftButton, pos=QPoint(150, 22))
    assert desk.session.sign is not idea
    QTest.keyClick(bar, Qt.Key.Key_Escape)
    assert desk.session.sign is idea
    assert desk.session.undo_stack.count() == 0


def test_a_run_of_arrow_keys_is_one_step(desk: Desk) -> None:
    bar = desk.dial("posture.elbow")
    bar.setFocus()
    for _ in range(4):
        QTest.keyClick(bar, Qt.Key.Key_Right)
        desk.settle()
    bar._run.start(0)
    desk.bot.waitUntil(lambda: not desk.session.in_gesture, timeout=2000)
    assert desk.session.undo_stack.count() == 1


def test_relax_takes_the_least_strained_elbow(desk: Desk) -> None:
    desk.type("posture.elbow.number", "10")
    before = desk.hand.orientation
    QTest.mouseClick(desk.child("posture.relax"), Qt.MouseButton.LeftButton)
    desk.settle()
    bar = desk.panel.elbow.bar
    assert bar.pin == pytest.approx(bar.value, abs=0.01)
    assert desk.hand.orientation == before


def test_relax_with_shift_turns_the_wrist_too_and_keeps_the_contact(desk: Desk) -> None:
    desk.type("posture.turn.number", "-70")
    QTest.mouseClick(
        desk.child("posture.relax"), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ShiftModifier
    )
    desk.settle()
    assert desk.session.undo_stack.undoText() == "Relax wrist and elbow"
    assert degrees(abs(desk.hand.orientation.pronation_rad)) < 60
    assert desk.hand.contact_error_m < 1e-4


def test_a_height_that_is_not_possible_is_answered_with_the_nearest_a_ghost_and_the_reason(
    desk: Desk,
) -> None:
    bar = desk.panel.elbow.bar
    high = bar.possible[-1][1]
    desk.type("posture.elbow.number", "178")
    assert bar.value == pytest.approx(high, abs=0.01)
    assert bar.asked == 178.0
    reason = str(desk.child("posture.reason.words").property("text"))
    assert reason.startswith("178° is not possible; ")
    assert reason.endswith("is the nearest. The shoulder cannot turn further. The contact stays in place.")
    assert not desk.hand.limits


def test_a_drag_of_the_bar_beyond_what_is_possible_stops_at_the_end(desk: Desk) -> None:
    bar = desk.panel.elbow.bar
    high = bar.possible[-1][1]
    desk.drag("posture.elbow", (120, 22), (180, 22), (bar.width() - 27, 22))
    assert bar.value == pytest.approx(high, abs=0.01)
    assert desk.session.undo_stack.count() == 1


def test_what_keeps_the_elbow_is_said_while_nothing_is_refused(desk: Desk) -> None:
    high = desk.panel.elbow.bar.possible[-1][1]
    lines = str(desk.child("posture.reason.words").property("text")).splitlines()
    assert lines[-1] == f"Above {high:.0f}°: shoulder cannot turn further."


def test_a_dial_that_would_miss_the_place_stops_and_its_arc_says_so(desk: Desk) -> None:
    near_ear = Contact("index.tip", "cheek.near_ear.R")
    desk.session.perform(ChangeKey({"handshape": "1", "placement": near_ear, "orientation": FOLDED}))
    desk.settle()
    dial = desk.panel.wrist.dials["flexion_rad"]
    ends = [end for interval in dial.dial.possible for end in interval]
    assert dial.dial.possible != (dial.dial.limits,)
    assert "Not " in dial.dial.toolTip()
    desk.type("posture.bend.number", "79")
    assert min(abs(dial.dial.value - end) for end in ends) < 0.01
    assert desk.hand.contact_error_m < 1e-4
    assert "The contact stays in place." in str(desk.child("posture.reason.words").property("text"))


def test_every_joint_has_a_strain_meter_with_its_source(desk: Desk) -> None:
    for joint in ("shoulder", "elbow", "wrist"):
        meter = desk.child(f"posture.readout.{joint}")
        assert "RULA" in meter.toolTip()
        assert meter.accessibleName().startswith(joint.capitalize())


@pytest.mark.parametrize("name", ["down", "in"])
def test_the_palm_is_pointed_with_one_click_and_the_contact_is_kept(name: str, desk: Desk) -> None:
    pad = desk.child("posture.palm")
    assert isinstance(pad, DirectionPad)
    off_before = pad.nearest()
    QTest.mouseClick(pad, Qt.MouseButton.LeftButton, pos=pad.spot(name).center().toPoint())
    desk.settle()
    assert desk.hand.contact_error_m < 1e-4
    assert pad.nearest() != off_before


def test_fingers_up_at_the_temple_is_met_as_nearly_as_a_clean_posture_does(desk: Desk) -> None:
    pad = desk.child("posture.fingers")
    assert isinstance(pad, DirectionPad)
    QTest.mouseClick(pad, Qt.MouseButton.LeftButton, pos=pad.spot("up").center().toPoint())
    desk.settle()
    name, off = pad.nearest()
    assert name == "up"
    assert 1.0 < off < 20.0


def test_a_direction_that_no_arm_comes_near_to_leaves_the_hand_and_says_so(desk: Desk, idea: Sign) -> None:
    pad = desk.child("posture.fingers")
    assert isinstance(pad, DirectionPad)
    pad.chosen.emit("right")
    desk.settle()
    assert desk.session.sign is idea
    said = desk.panel.reason.text
    assert said.startswith("Fingers right is not possible here: ")
    assert said.endswith(". The hand stays as it was.")
    assert not desk.child("posture.ways_on.farther").isEnabled()  # a contact is kept
    desk.child("posture.palm").chosen.emit("down")
    desk.settle()
    assert "not possible" not in desk.panel.reason.text


def test_clicks_on_directions_leave_clean_postures_or_the_key_with_a_reason(desk: Desk) -> None:
    for request in part(tuple(requests()), every=151):
        what, name = ("palm", request.palm) if request.palm is not None else ("fingers", request.fingers)
        assert name is not None
        desk.session.open_sign(request.sign, None)
        desk.player.seek(1.0)
        desk.settle()
        pad = desk.child(f"posture.{what}")
        assert isinstance(pad, DirectionPad)
        QTest.mouseClick(pad, Qt.MouseButton.LeftButton, pos=pad.spot(name).center().toPoint())
        desk.settle()
        hand, pose, said = desk.hand, desk.player.pose, desk.panel.directions.refusal
        assert pose is not None
        if desk.session.sign is request.sign:
            assert pad.off(name) < 1.0 or (said and not desk.child("posture.ways_on").isHidden())
            continue
        assert not hand.limits, (request, said)
        assert inside_of(pose)["dominant"].is_clear, (request, said)
        assert hand.contact_error_m < 1e-6
        assert hand.elbow[1] <= hand.shoulder[1] + 1e-6
        assert bool(said) is (pad.off(name) >= 0.5), (request, said)
        assert not said or f"{pad.off(name):.0f}° off" in said


@pytest.mark.parametrize("button", ["anyway", "freer", "farther"])
def test_each_way_on_from_a_direction_is_one_step_that_keeps_the_place_or_says_the_next(
    button: str, desk: Desk
) -> None:
    desk.session.perform(ChangeKey({"placement": Contact("pinky.tip", "space.contra.mid.near", "none")}))
    desk.settle()
    pad = desk.child("posture.palm")
    assert isinstance(pad, DirectionPad)
    pad.chosen.emit("up")
    desk.settle()
    before, count = pad.off("up"), desk.session.undo_stack.count()
    pressed = desk.child(f"posture.ways_on.{button}")
    assert pressed.isVisible()
    QTest.mouseClick(pressed, Qt.MouseButton.LeftButton)
    desk.bot.waitUntil(lambda: not desk.workspace.searching.is_busy)
    desk.settle()
    assert desk.session.undo_stack.count() == count + 1
    assert desk.hand.contact_error_m < 1e-6
    contact = desk.session.sign.hand("dominant").keys[0].contact
    assert contact is not None
    assert contact.site == ("space.contra.mid.mid" if button == "farther" else "space.contra.mid.near")
    assert pad.off("up") < before
    assert not desk.hand.limits or button == "anyway"


def test_a_direction_that_is_nearly_met_says_by_how_much_and_why_and_is_met_when_pressed_again(
    desk: Desk,
) -> None:
    pad = desk.child("posture.fingers")
    assert isinstance(pad, DirectionPad)
    pad.chosen.emit("up")
    desk.settle()
    assert desk.panel.reason.text.startswith(f"Fingers up, {pad.nearest()[1]:.0f}° off: ")
    desk.panel.directions.set_open(False)
    assert desk.child("posture.ways_on").isVisible()  # beside the words, though the directions are folded
    desk.panel.directions.set_open(True)
    once = pad.nearest()[1]
    pad.chosen.emit("up")
    desk.settle()
    assert pad.nearest()[0] == "up"
    assert pad.nearest()[1] < once
    assert not desk.child("posture.ways_on").isVisible()


def test_near_keeps_a_distance_and_touch_takes_it_back(desk: Desk) -> None:
    QTest.mouseClick(desk.child("posture.contact.near"), Qt.MouseButton.LeftButton)
    contact = desk.session.sign.hand("dominant").keys[0].contact
    assert contact is not None
    assert (contact.manner, contact.stand_off_m) == ("near", 0.02)
    QTest.mouseClick(desk.child("posture.contact.touch"), Qt.MouseButton.LeftButton)
    contact = desk.session.sign.hand("dominant").keys[0].contact
    assert contact is not None
    assert (contact.manner, contact.stand_off_m) == ("touch", 0.0)


def test_in_space_there_is_nothing_to_touch(desk: Desk) -> None:
    desk.session.perform(ChangeKey({"placement": Contact("pinky.tip", "space.ipsi.mid.mid", "none")}))
    desk.settle()
    assert not desk.child("posture.contact").isEnabled()
    assert not desk.child("posture.stand_off").isVisible()
    assert desk.child("posture.readout.contact.value").property("text") == "free"


def test_a_typed_stand_off_is_kept_in_millimetres(desk: Desk) -> None:
    QTest.mouseClick(desk.child("posture.contact.near"), Qt.MouseButton.LeftButton)
    desk.type("posture.stand_off", "12.5")
    contact = desk.session.sign.hand("dominant").keys[0].contact
    assert contact is not None
    assert contact.stand_off_m == 0.0125


def test_the_read_outs_say_contact_and_reach(desk: Desk) -> None:
    assert desk.child("posture.readout.contact.value").property("text") == "0.00 mm"
    assert str(desk.child("posture.readout.reach.value").property("text")).endswith("mm to spare")
    assert desk.child("posture.readout.wrist").accessibleName() == "Wrist: at ease"


def test_between_keys_a_change_sets_a_key_in_the_same_step(desk: Desk, idea: Sign) -> None:
    desk.begin(idea, 0.75, desk.bot)
    desk.type("posture.elbow.number", "60")
    assert [key.time_s for key in desk.session.sign.hand("dominant").keys] == [0.4, 0.75, 0.9]
    assert desk.session.undo_stack.count() == 1
    desk.session.undo()
    assert desk.session.sign is idea


def test_an_empty_sign_gets_its_first_key_and_the_playhead_goes_there(desk: Desk) -> None:
    desk.begin(Sign(), 0.0, desk.bot)
    desk.type("posture.turn.number", "20")
    assert len(desk.session.sign.hand("dominant").keys) == 1
    assert desk.player.playhead_s == desk.session.sign.hand("dominant").keys[0].time_s


def test_everything_fits_without_scrolling_at_the_smallest_usual_size(desk: Desk) -> None:
    desk.bot.wait(20)
    inner = desk.child("qt_scrollarea_viewport")
    content = inner.findChild(QWidget)
    assert content is not None
    assert content.sizeHint().height() <= inner.height()
    assert content.minimumSizeHint().width() <= inner.width()


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("posture.elbow.number", "999", "999° is not possible; "),
        ("posture.elbow.number", "-1e3", "\N{MINUS SIGN}1000° is not possible; "),
        ("posture.bend.number", "1e3", "1000° is not possible; "),
        ("posture.stand_off", "999", "A stand-off of 999 mm is not possible; 300 mm is the nearest: "),
        (
            "posture.stand_off",
            "-10",
            "A stand-off of \N{MINUS SIGN}10 mm is not possible; 0 mm is the nearest: ",
        ),
    ],
)
def test_a_number_that_is_not_possible_is_answered_again_and_again(
    name: str, text: str, said: str, desk: Desk
) -> None:
    for _ in range(2):
        desk.type(name, text)
        assert desk.panel.reason.text.startswith(said)
        assert desk.child(name).value() != float(text)


def test_the_ghost_of_an_impossible_wish_does_not_cross_the_words_under_the_dial(desk: Desk) -> None:
    dial = desk.dial("posture.turn")
    assert isinstance(dial, Goniometer)
    low, high = dial.limits
    assert low - 20.0 < dial.ghost_deg(-999.0) < low
    assert high < dial.ghost_deg(999.0) < high + 20.0


def test_what_one_hand_was_refused_is_not_said_of_the_other(desk: Desk) -> None:
    pad = desk.child("posture.fingers")
    assert isinstance(pad, DirectionPad)
    pad.chosen.emit("right")
    desk.settle()
    assert "not possible" in desk.panel.reason.text
    QTest.mouseClick(desk.child("hand.side.left"), Qt.MouseButton.LeftButton)
    assert "not possible" not in desk.panel.reason.text
