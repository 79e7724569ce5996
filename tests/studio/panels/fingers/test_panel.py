"""Bending fingers under real drags, keys and typing: the sign has what the panel shows, in one step each, and
undo takes it back."""

from math import degrees, radians

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QToolButton

from handshapes import catalogue
from handshapes.handshape import DigitName
from handshapes.joints import angles_of
from handshapes.own import OwnHandshape
from signer.document import edits
from signer.folders import data_folder
from signer.motion.posing import pose_at
from signer.studio.handshapes.own_handshapes import OwnHandshapes
from signer.studio.panels.fingers.joint_bars import DIGITS
from signer.studio.panels.fingers.panel import FingersPanel
from signer.studio.widgets.bars import JointBar, JointRow
from tests.studio.panels.conftest import Desk

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
I_HAS = angles_of(catalogue.find("i"))


@pytest.fixture
def own() -> OwnHandshapes:
    return OwnHandshapes()


@pytest.fixture
def panel(desk: Desk, own: OwnHandshapes) -> FingersPanel:
    made = FingersPanel(desk.session, desk.player, own)
    desk.show(made)
    made.resize(304, 720)
    desk.bot.waitUntil(lambda: bool(made.picture.dots))
    return made


def row(panel: FingersPanel, joint: str) -> JointRow:
    return panel.joints.rows[joint]


def bar(panel: FingersPanel, joint: str) -> JointBar:
    return row(panel, joint).bar


def at(panel: FingersPanel, joint: str, angle_deg: float) -> QPoint:
    return QPoint(round(bar(panel, joint).x_of(angle_deg)), bar(panel, joint).height() // 2)


def show(panel: FingersPanel, digit: str) -> None:
    press(panel, f"fingers.digit.{digit}")


def words(panel: FingersPanel) -> str:
    (found,) = panel.findChildren(QLabel, "fingers.words")
    return found.text()


def press(panel: FingersPanel, name: str) -> None:
    (found,) = panel.findChildren(QToolButton, name)
    QTest.mouseClick(found, LEFT)


@pytest.mark.parametrize("digit", DIGITS)
def test_every_joint_is_dragged_in_one_undo_step(panel: FingersPanel, desk: Desk, digit: DigitName) -> None:
    show(panel, digit)
    for joint in DIGITS[digit]:
        low, high = bar(panel, joint).limits
        middle = (low + high) / 2
        target = (
            middle - 0.2 * (high - low) if degrees(I_HAS[joint]) > middle else middle + 0.2 * (high - low)
        )
        QTest.mousePress(bar(panel, joint), LEFT, NONE, at(panel, joint, middle))
        QTest.mouseMove(bar(panel, joint), at(panel, joint, target))
        QTest.mouseRelease(bar(panel, joint), LEFT, NONE, at(panel, joint, target))
        ((name, bent),) = desk.key().joints
        assert name == joint
        assert degrees(bent) == pytest.approx(target, abs=0.6 * (high - low) / 100)
        assert degrees(bent) == pytest.approx(bar(panel, joint).value)
        assert desk.session.undo_stack.index() == 1
        desk.session.undo()
        assert desk.key().joints == ()
        assert bar(panel, joint).value == pytest.approx(degrees(I_HAS[joint]))


def test_what_is_bent_is_the_pose_on_the_stage_and_the_contact_is_kept(
    panel: FingersPanel, desk: Desk
) -> None:
    QTest.keyClick(bar(panel, "index_pip_flex"), Qt.Key.Key_PageDown)
    QTest.keyClick(bar(panel, "index_pip_flex"), Qt.Key.Key_Left, Qt.KeyboardModifier.ShiftModifier)
    pose = pose_at(desk.session.sign, 0.4)
    assert degrees(pose.hands["dominant"].handshape_angles[2]) == pytest.approx(
        degrees(I_HAS["index_pip_flex"]) - 10.1
    )
    assert pose.hands["dominant"].contact_error_m < 1e-4


def test_a_typed_number_is_met_exactly_and_one_beyond_the_range_is_the_nearest(
    panel: FingersPanel, desk: Desk
) -> None:
    number = row(panel, "ring_pip_flex").number
    show(panel, "ring")
    number.lineEdit().selectAll()
    QTest.keyClicks(number, "33.5")
    QTest.keyClick(number, Qt.Key.Key_Return)
    assert desk.key().joints == (("ring_pip_flex", radians(33.5)),)
    number.lineEdit().selectAll()
    QTest.keyClicks(number, "400")
    QTest.keyClick(number, Qt.Key.Key_Return)
    assert desk.key().joints == (("ring_pip_flex", radians(110)),)
    assert words(panel) == "Ring, middle joint: 400° is not possible; 110° is the nearest."


def test_escape_gives_up_a_drag_and_then_closes(panel: FingersPanel, desk: Desk) -> None:
    joint = "index_pip_flex"
    QTest.mousePress(bar(panel, joint), LEFT, NONE, at(panel, joint, 20))
    assert desk.key().joints
    QTest.keyClick(bar(panel, joint), Qt.Key.Key_Escape)
    assert desk.key().joints == ()
    with desk.bot.waitSignal(panel.closed):
        QTest.keyClick(bar(panel, joint), Qt.Key.Key_Escape)


def test_a_joint_brought_back_to_where_the_handshape_has_it_is_no_change(
    panel: FingersPanel, desk: Desk
) -> None:
    QTest.keyClick(bar(panel, "index_pip_flex"), Qt.Key.Key_PageDown)
    QTest.keyClick(bar(panel, "index_pip_flex"), Qt.Key.Key_PageUp)
    assert desk.key().joints == ()


def test_a_finger_or_the_hand_is_as_it_was_again(panel: FingersPanel, desk: Desk) -> None:
    for joint in ("index_pip_flex", "index_dip_flex", "ring_pip_flex"):
        desk.session.perform(
            edits.replace_key("dominant", "k1", joints=tuple(sorted([*desk.key().joints, (joint, 0.5)])))
        )
    press(panel, "fingers.reset_finger")
    assert [name for name, _ in desk.key().joints] == ["ring_pip_flex"]
    press(panel, "fingers.reset_hand")
    assert desk.key().joints == ()


def test_a_click_on_a_joint_in_the_picture_chooses_its_finger_and_its_bar(panel: FingersPanel) -> None:
    chosen = []
    for name in panel.picture.shown_dots():
        if name not in panel.picture.shown_dots():
            continue  # the dot that is chosen takes the room of its neighbours
        if name not in panel.picture.shown_dots():  # dots make room for the one chosen last
            continue
        QTest.mouseClick(panel.picture, LEFT, NONE, panel.picture.spot(name).toPoint())
        digit, first = name.split(".")
        joint = next(joints for one, joints in DIGITS.items() if one == digit)[int(first)]
        assert bar(panel, joint).isVisible()
        assert panel.picture.chosen_dot == name
        chosen.append(name)
    assert len({name.split(".")[0] for name in chosen}) >= 4


def test_the_picture_follows_and_turns(panel: FingersPanel, desk: Desk) -> None:
    before = {dot.id: (dot.x, dot.y) for dot in panel.picture.dots}
    desk.session.perform(
        edits.replace_key("dominant", "k1", joints=(("index_mcp_flex", 0.0), ("index_pip_flex", 0.0)))
    )
    desk.bot.waitUntil(
        lambda: {dot.id: (dot.x, dot.y) for dot in panel.picture.dots}["index.3"] != before["index.3"]
    )
    press(panel, "fingers.turn.back")
    mirrored = {dot.id: dot.x for dot in panel.picture.dots}
    desk.bot.waitUntil(lambda: {dot.id: dot.x for dot in panel.picture.dots} != mirrored)


def test_the_base_hand_and_a_left_handed_signer_get_the_other_hand_in_a_mirror(
    panel: FingersPanel, desk: Desk
) -> None:
    right = {dot.id: dot.x for dot in panel.picture.dots}
    desk.session.perform(edits.set_dominant_side("left"))
    desk.bot.waitUntil(lambda: {dot.id: dot.x for dot in panel.picture.dots} != right)
    assert {dot.id: 1.0 - dot.x for dot in panel.picture.dots} == pytest.approx(right, abs=0.01)
    assert "Left fingers" in [found.text() for found in panel.findChildren(QLabel)]
    QTest.keyClick(bar(panel, "index_pip_flex"), Qt.Key.Key_PageDown)
    assert [name for name, _ in desk.key().joints] == ["index_pip_flex"]
    desk.session.select("base")
    assert panel.picture.dots == ()
    QTest.mouseClick(bar(panel, "index_pip_flex"), LEFT)
    assert desk.session.sign.hand("base").keys == ()


# Keeping one


def test_fingers_that_stand_in_each_other_are_told_when_the_hand_is_left_alone(
    panel: FingersPanel, desk: Desk
) -> None:
    panel.joints.wished.emit("thumb_cmc_palmar_abd", radians(5.0))
    desk.bot.waitUntil(lambda: words(panel).startswith("The thumb") and "of the same hand" in words(panel))
    press(panel, "fingers.reset_hand")
    desk.bot.waitUntil(lambda: "of the same hand" not in words(panel))


def save(panel: FingersPanel, name: str) -> None:
    panel.saving.name.selectAll()
    QTest.keyClicks(panel.saving.name, name)
    QTest.keyClick(panel.saving.name, Qt.Key.Key_Return)


def test_esc_in_the_name_leaves_the_name_alone(panel: FingersPanel, desk: Desk) -> None:
    left, closed = list[bool](), list[bool]()
    panel.saving.name.left.connect(lambda: left.append(True))
    panel.closed.connect(lambda: closed.append(True))
    QTest.keyClick(panel.saving.name, Qt.Key.Key_Escape)
    assert left
    assert not closed


def test_a_bent_hand_is_kept_under_a_name(panel: FingersPanel, desk: Desk, own: OwnHandshapes) -> None:
    QTest.keyClick(bar(panel, "index_pip_flex"), Qt.Key.Key_PageDown)
    save(panel, "loose hand")
    assert own.every == (OwnHandshape("loose hand", "i", desk.key().joints),)
    assert desk.key().own_handshape == "loose hand"
    assert words(panel) == "Saved. loose hand stands among the handshapes."
    assert own.of_key(desk.key()) == own.every[0]


def test_what_cannot_be_kept_is_said_in_its_place(
    panel: FingersPanel, desk: Desk, own: OwnHandshapes
) -> None:
    save(panel, "loose hand")
    assert words(panel).startswith("Bend a joint first")
    QTest.keyClick(bar(panel, "index_pip_flex"), Qt.Key.Key_PageDown)
    save(panel, "Bent V")
    assert words(panel) == "Bent V is in the inventory; choose another name."
    own.add(OwnHandshape("taken hand", "5", (("index_pip_flex", 0.5),)))
    save(panel, "Taken-Hand")
    assert words(panel) == "There is one called taken hand already; choose another name."
    assert len(own.every) == 1


def test_a_folder_that_cannot_be_written_is_said(panel: FingersPanel, desk: Desk) -> None:
    data_folder().mkdir(parents=True)
    (data_folder() / "handshapes").touch()
    QTest.keyClick(bar(panel, "index_pip_flex"), Qt.Key.Key_PageDown)
    save(panel, "loose hand")
    assert words(panel).startswith("Not saved: the folder cannot be made")
    assert desk.key().own_handshape == ""


def test_one_of_ones_own_is_changed_under_its_name(
    panel: FingersPanel, desk: Desk, own: OwnHandshapes
) -> None:
    QTest.keyClick(bar(panel, "index_pip_flex"), Qt.Key.Key_PageDown)
    save(panel, "loose hand")
    QTest.keyClick(bar(panel, "index_dip_flex"), Qt.Key.Key_PageDown)
    assert desk.key().own_handshape == ""
    assert panel.saving.name.text() == "loose hand"
    press(panel, "fingers.save")
    assert [one.joints for one in own.every] == [desk.key().joints]
    assert desk.key().own_handshape == "loose hand"


def test_one_that_came_with_a_sign_is_kept_here_too(
    panel: FingersPanel, desk: Desk, own: OwnHandshapes
) -> None:
    desk.session.perform(
        edits.replace_key("dominant", "k1", joints=(("index_pip_flex", 0.5),), own_handshape="from a friend")
    )
    assert panel.saving.name.text() == "from a friend"
    assert words(panel) == "Save keeps it on this computer too: it came with the sign."
    press(panel, "fingers.save")
    assert own.of_key(desk.key()) is not None
    assert desk.session.undo_stack.index() == 1
