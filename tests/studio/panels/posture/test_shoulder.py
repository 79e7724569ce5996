"""The shoulder of the posture panel under real events: what is dragged, typed and clicked becomes a key of
the shoulder."""

from collections.abc import Iterator
from dataclasses import replace
from math import degrees, radians

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from signer.document.sign import Sign
from signer.document.tracks.shoulder import ShoulderKey, ShoulderTrack
from signer.kinematics.clavicle import GIRDLE
from signer.motion.pose import HandPose
from signer.studio.editing.session import NO_KEY_HERE
from signer.studio.look import theme
from signer.studio.panels.posture.shoulder import LEVELS, ShoulderGroup
from signer.studio.widgets.bars import LevelBar
from signer.studio.widgets.number_field import NumberField
from tests.helpers.posture_desk import PostureDesk

LEFT = Qt.MouseButton.LeftButton


class Desk(PostureDesk):
    """A posture panel on a sign, its shoulder unfolded by a click."""

    def begin(self, sign: Sign, time_s: float, bot: QtBot) -> None:
        super().begin(sign, time_s, bot)
        self.group.set_open(False)
        QTest.mouseClick(self.child("posture.shoulder.fold"), LEFT)
        QApplication.processEvents()  # what was unfolded is laid out before it is dragged
        self.settle()

    def bar(self, name: str) -> LevelBar:
        found = self.child(name)
        assert isinstance(found, LevelBar)
        return found

    def type(self, name: str, text: str) -> None:
        field = self.child(f"{name}.number")
        assert isinstance(field, NumberField)
        field.setFocus()
        field.selectAll()
        QTest.keyClicks(field, text)
        QTest.keyClick(field, Qt.Key.Key_Return)
        self.settle()

    def drag(self, name: str, *values: float) -> None:
        bar = self.bar(name)
        points = [QPoint(round(bar.x_of(value)), bar.height() // 2) for value in values]
        QTest.mousePress(bar, LEFT, pos=points[0])
        for point in points[1:]:
            QTest.mouseMove(bar, point)
            self.settle()
        QTest.mouseRelease(bar, LEFT, pos=points[-1])
        self.settle()

    @property
    def group(self) -> ShoulderGroup:
        return self.panel.shoulder

    @property
    def hand(self) -> HandPose:
        assert self.player.pose is not None
        return self.player.pose.hands["dominant"]

    @property
    def keys(self) -> tuple[ShoulderKey, ...]:
        return self.session.sign.shoulder("dominant").keys


@pytest.fixture(scope="module")
def one_desk(qapp: QApplication) -> Iterator[Desk]:
    theme.use_theme(qapp, "dark")
    made = Desk(Sign(), 0.0, None)
    yield made
    made.put_away()


@pytest.fixture
def desk(one_desk: Desk, idea: Sign, qtbot: QtBot) -> Desk:
    one_desk.begin(idea, 0.5, qtbot)
    return one_desk


def test_the_header_has_room_for_all_that_a_shoulder_does(desk: Desk) -> None:
    desk.group.say("24° up, 25° forward")
    QApplication.processEvents()
    answer = desk.group.answer
    assert answer.fontMetrics().horizontalAdvance(answer.text()) <= answer.width()


@pytest.mark.parametrize(
    ("name", "text", "doing", "value"),
    [
        ("posture.assist", "40", "assist", 0.4),
        ("posture.raise", "6", "elevation_rad", radians(6)),
        ("posture.raise", "-5", "elevation_rad", radians(-5)),
        ("posture.forward", "12", "protraction_rad", radians(12)),
    ],
)
def test_a_typed_number_makes_a_key_as_long_as_the_hands(
    name: str, text: str, doing: str, value: float, desk: Desk, idea: Sign
) -> None:
    shoulder = desk.hand.shoulder
    desk.type(name, text)
    (key,) = desk.keys
    assert getattr(key, doing) == pytest.approx(value)
    assert (key.time_s, key.hold_s) == (0.4, 0.2)
    assert desk.hand.contact_error_m < 1e-4
    assert (desk.hand.shoulder != shoulder).any() or doing == "assist"
    assert desk.session.selection.key_ids == (key.id,)
    desk.session.undo()
    assert desk.session.sign is idea


def test_a_drag_is_one_step_and_the_stage_hears_of_every_place(desk: Desk, idea: Sign) -> None:
    poses = []
    desk.player.pose_changed.connect(lambda pose: poses.append(pose.hands["dominant"].shoulder[1]))
    desk.drag("posture.raise", 0.0, 3.0, 6.0, 9.0)
    assert desk.keys[0].elevation_rad == pytest.approx(radians(9), abs=radians(0.6))
    assert desk.session.undo_stack.count() == 1
    assert desk.session.undo_stack.undoText() == "Raise shoulder"
    assert poses == sorted(poses)
    assert len(poses) >= 3


def test_a_drag_that_returns_home_leaves_a_key_of_a_shoulder_that_goes_by_itself(desk: Desk) -> None:
    desk.drag("posture.forward", 0.0, 9.0, 5.0)
    before = desk.keys
    desk.drag("posture.forward", 5.0, 12.0, 5.0)
    assert desk.keys[0].protraction_rad == pytest.approx(before[0].protraction_rad, abs=radians(0.5))


def test_escape_gives_up_the_drag(desk: Desk, idea: Sign) -> None:
    bar = desk.bar("posture.raise")
    bar.setFocus()
    QTest.mousePress(bar, LEFT, pos=QPoint(round(bar.x_of(0.0)), 14))
    QTest.mouseMove(bar, QPoint(round(bar.x_of(8.0)), 14))
    desk.settle()
    assert desk.keys
    QTest.keyClick(bar, Qt.Key.Key_Escape)
    QTest.mouseRelease(bar, LEFT, pos=QPoint(round(bar.x_of(8.0)), 14))
    desk.settle()
    assert desk.session.sign is idea


def test_what_would_lose_the_contact_is_answered_with_the_nearest_and_a_reason(desk: Desk) -> None:
    desk.type("posture.raise", "35")
    found = desk.panel.finder.found
    assert found is not None
    assert 0.0 < desk.keys[0].elevation_rad < radians(20)
    assert desk.panel.reason.text.startswith("Shoulder: 35° is not possible; ")
    assert "The contact stays in place." in desk.panel.reason.text
    assert desk.hand.short_by_m == 0.0
    assert desk.bar("posture.raise").asked == 35.0


def test_what_no_shoulder_can_do_is_answered_too(desk: Desk) -> None:
    desk.type("posture.assist", "150")
    assert not desk.keys or desk.keys[0].assist == 1.0
    assert (
        desk.panel.reason.text == "Shoulder: 150 % is not possible; 100 % is the nearest: it goes no further."
    )


def test_the_bars_show_what_is_possible(desk: Desk) -> None:
    (low, high), *others = desk.bar("posture.raise").possible
    assert not others
    assert low == pytest.approx(degrees(GIRDLE.rise_rad[0]))
    assert 0.0 < high < degrees(GIRDLE.rise_rad[1])
    assert "Too near for the arm." in desk.bar("posture.raise").toolTip()


def test_the_header_says_what_the_shoulder_does_now(desk: Desk) -> None:
    by_itself = desk.group.answer.text()
    assert by_itself.split(",")[0].endswith("° up")
    desk.type("posture.raise", "8")
    assert desk.group.answer.text() != by_itself


def test_auto_lets_the_shoulder_go_by_itself_again(desk: Desk) -> None:
    button = desk.child("posture.shoulder.auto")
    assert not button.isEnabled()
    desk.type("posture.raise", "8")
    desk.type("posture.assist", "50")
    QTest.mouseClick(button, LEFT)
    desk.settle()
    assert replace(desk.keys[0], id="", time_s=0.0, hold_s=0.0) == ShoulderKey("", 0.0)
    assert desk.session.undo_stack.undoText() == "Let shoulder go"


def test_between_keys_a_change_captures_what_the_shoulder_does_there(desk: Desk, idea: Sign) -> None:
    keys = ShoulderKey("s1", 0.4, elevation_rad=0.2), ShoulderKey("s2", 0.9)
    desk.begin(idea.with_tracks(ShoulderTrack("dominant", keys)), 0.7, desk.bot)
    desk.type("posture.forward", "4")
    made = desk.keys[1]
    assert made.time_s == 0.7
    assert 0.0 < made.elevation_rad < 0.2
    assert made.protraction_rad == pytest.approx(radians(4))


def test_without_auto_key_nothing_happens_between_keys(desk: Desk, idea: Sign) -> None:
    desk.begin(idea.with_tracks(ShoulderTrack("dominant", (ShoulderKey("s1", 0.4),))), 0.7, desk.bot)
    told: list[str] = []
    desk.session.told.connect(told.append)
    desk.session.set_auto_key(False)
    before = desk.session.sign
    desk.type("posture.forward", "4")
    assert desk.session.sign is before
    assert told[-1] == NO_KEY_HERE
    number = desk.child("posture.forward.number")
    assert isinstance(number, NumberField)
    assert number.value() == 0.0


def test_where_there_is_not_room_for_both_shoulder_and_directions_take_turns(desk: Desk) -> None:
    assert (desk.group.is_open, desk.panel.directions.is_open) == (True, False)
    QTest.mouseClick(desk.child("posture.directions.fold"), LEFT)
    assert (desk.group.is_open, desk.panel.directions.is_open) == (False, True)
    desk.dock.resize(332, 1000)
    desk.settle()
    assert (desk.group.is_open, desk.panel.directions.is_open) == (True, True)


def test_the_open_shoulder_needs_no_scrolling_at_the_smallest_usual_size(desk: Desk) -> None:
    desk.bot.wait(20)
    inner = desk.child("qt_scrollarea_viewport")
    content = inner.findChild(QWidget)
    assert content is not None
    assert content.sizeHint().height() <= inner.height()
    assert content.minimumSizeHint().width() <= inner.width()


def test_arrow_keys_step_a_bar_and_a_run_is_one_step(desk: Desk) -> None:
    for level in LEVELS[1:]:
        bar = desk.bar(level.name)
        bar._run.setInterval(60_000)  # on a busy machine a step takes longer than the pause that ends a run
        bar.setFocus()
        for _ in range(3):
            QTest.keyClick(bar, Qt.Key.Key_Right)
            desk.settle()
        assert getattr(desk.keys[0], level.doing) == pytest.approx(radians(3))
    desk.panel.setFocus()
    assert desk.session.undo_stack.count() == 2
