"""Spans on the timeline under real mouse and key events: handled as keys are, and their slopes dragged by
their feet."""

from types import SimpleNamespace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from signer.document.items import items_on, with_items
from signer.document.sign import Sign
from signer.document.tracks.hand import HandTrack, Key
from signer.document.tracks.kinds import BODY_KINDS
from signer.document.tracks.span import Span
from signer.document.tracks.track import TrackName
from signer.document.values import Contact
from signer.studio.editing.clipboard import Clipboard
from signer.studio.timeline.items import lay_out, target_at
from signer.studio.timeline.shown_rows import SPAN_PX, STRIP_PX, row_box
from signer.studio.timeline.track_view.told import tip

LEFT = Qt.MouseButton.LeftButton
CTRL, ALT, SHIFT = (
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.AltModifier,
    Qt.KeyboardModifier.ShiftModifier,
)
NONE = Qt.KeyboardModifier.NoModifier
TOUCH = Contact("pinky.tip", "temple.R")
SIGN = Sign(
    tracks=(HandTrack("dominant", (Key("k1", 0.4, "i", TOUCH, hold_s=0.2), Key("k2", 1.0, "i", TOUCH))),)
)
EACH_ROW = pytest.mark.parametrize("row", [TrackName(kind.name) for kind in BODY_KINDS], ids=str)


def moved_sign(row: TrackName) -> Sign:
    """Two spans: one with the first key of the hand, and one behind it."""
    (channel, *_) = next(kind.channels for kind in BODY_KINDS if kind.name == row.kind)
    return with_items(
        SIGN,
        row,
        [
            Span("t1", 0.4, 0.2, pose=((channel.name, 0.02),)),
            Span("t2", 1.2, 0.2, pose=((channel.name, -0.01),)),
        ],
    )


@pytest.fixture
def moving(desk: SimpleNamespace, row: TrackName) -> SimpleNamespace:
    desk.session.open_sign(moved_sign(row), None)
    desk.track_view.open_spans(True)
    desk.track_view.snap = False
    QApplication.processEvents()
    return desk


def at(desk: SimpleNamespace, row: TrackName, time_s: float, dx: int = 0) -> QPoint:
    box = row_box(row, desk.track_view.items.rows, desk.track_view.scale)
    return QPoint(round(desk.track_view.scale.x(time_s)) + dx, int(box.y + box.height / 2))


def drag(desk: SimpleNamespace, start: QPoint, end: QPoint, modifiers: Qt.KeyboardModifier = NONE) -> None:
    QTest.mousePress(desk.track_view, LEFT, NONE, start)
    for share in (0.25, 0.5, 1.0):
        QTest.mouseEvent(
            QTest.MouseAction.MouseMove, desk.track_view, LEFT, modifiers, start + (end - start) * share
        )
    QTest.mouseRelease(desk.track_view, LEFT, modifiers, end)


def span(desk: SimpleNamespace, row: TrackName, number: int) -> Span:
    found: Span = items_on(desk.session.sign, row)[number]
    return found


@EACH_ROW
def test_the_row_is_there_when_it_holds_something_or_is_worked_on(
    desk: SimpleNamespace, row: TrackName
) -> None:
    height = desk.track_view.height()
    desk.session.select_on(row)
    assert desk.track_view.height() == height + SPAN_PX
    desk.session.select("dominant")
    assert desk.track_view.height() == height
    desk.session.open_sign(moved_sign(row), None)
    assert desk.track_view.height() == height + STRIP_PX
    desk.track_view.open_spans(True)
    assert desk.track_view.height() == height + SPAN_PX


@EACH_ROW
def test_a_drag_moves_a_span_in_one_step_with_its_slopes(moving: SimpleNamespace, row: TrackName) -> None:
    steps = moving.session.undo_stack.count()
    drag(moving, at(moving, row, 1.2), at(moving, row, 1.4))
    moved = span(moving, row, 1)
    assert moved.time_s == pytest.approx(1.4, abs=0.01)
    assert (moved.hold_s, moved.onset_s, moved.offset_s) == (0.2, 0.2, 0.2)
    assert moving.session.undo_stack.count() == steps + 1
    assert moving.session.selection.row == row
    moving.session.undo()
    assert moving.session.sign == moved_sign(row)


@EACH_ROW
def test_a_span_that_begins_with_a_key_moves_with_it(moving: SimpleNamespace, row: TrackName) -> None:
    drag(
        moving, at(moving, TrackName("hand", "dominant"), 0.4), at(moving, TrackName("hand", "dominant"), 0.3)
    )
    assert span(moving, row, 0).time_s == moving.session.sign.hand("dominant").keys[0].time_s < 0.4


@EACH_ROW
def test_the_feet_of_the_slopes_are_dragged_on_their_own(moving: SimpleNamespace, row: TrackName) -> None:
    before = span(moving, row, 1)
    drag(moving, at(moving, row, before.from_s), at(moving, row, before.from_s - 0.1))
    drag(moving, at(moving, row, before.until_s), at(moving, row, before.until_s + 0.15))
    after = span(moving, row, 1)
    assert (after.onset_s, after.offset_s) == pytest.approx((0.3, 0.35), abs=0.01)
    assert (after.time_s, after.hold_s, after.pose) == (before.time_s, before.hold_s, before.pose)
    drag(moving, at(moving, row, after.until_s), at(moving, row, 0.2))
    assert span(moving, row, 1).offset_s == 0.0
    assert moving.session.undo_stack.count() == 3


@EACH_ROW
def test_escape_gives_a_dragged_slope_up(moving: SimpleNamespace, row: TrackName) -> None:
    start = at(moving, row, 1.0)
    QTest.mousePress(moving.track_view, LEFT, NONE, start)
    QTest.mouseEvent(QTest.MouseAction.MouseMove, moving.track_view, LEFT, NONE, start - QPoint(40, 0))
    assert span(moving, row, 1).onset_s > 0.2
    QTest.keyClick(moving.track_view, Qt.Key.Key_Escape)
    QTest.mouseRelease(moving.track_view, LEFT, NONE, start)
    assert moving.session.sign == moved_sign(row)
    assert not moving.session.is_modified


@EACH_ROW
def test_every_part_of_a_span_can_be_taken_hold_of_however_short_its_slopes_are(
    row: TrackName, desk: SimpleNamespace
) -> None:
    for onset_s, hold_s, offset_s in ((0.0, 0.0, 0.0), (0.2, 0.0, 0.3), (0.0, 0.5, 0.0), (0.4, 0.5, 0.4)):
        sign = with_items(SIGN, row, [Span("t1", 0.6, hold_s, onset_s, offset_s)])
        items = lay_out(sign, desk.track_view.scale)
        (item,) = (item for item in items.keys if item.row == row)
        assert item.onset is not None
        assert item.offset is not None
        middles = [
            (part, box.x + box.width / 2)
            for part, box in (("onset", item.onset.grip), ("offset", item.offset.grip), ("grip", item.grip))
        ]
        for part, x in [*middles, ("key", item.x)]:
            target = target_at(items, desk.track_view.scale, x, item.y)
            assert (target.part, target.key_id) == (part, "t1")
            assert tip(sign, target)


@EACH_ROW
def test_the_edges_of_the_bar_change_the_hold(moving: SimpleNamespace, row: TrackName) -> None:
    drag(moving, at(moving, row, 1.4, -6), at(moving, row, 1.6, -6))
    assert span(moving, row, 1).hold_s == pytest.approx(0.4, abs=0.02)


@EACH_ROW
def test_ctrl_leaves_a_copy_and_delete_takes_it_away(moving: SimpleNamespace, row: TrackName) -> None:
    drag(moving, at(moving, row, 1.2), at(moving, row, 1.8), CTRL)
    assert [each.time_s for each in items_on(moving.session.sign, row)] == pytest.approx(
        [0.4, 1.2, 1.8], abs=0.01
    )
    moving.track_view.setFocus()
    QTest.keyClick(moving.track_view, Qt.Key.Key_Delete)
    assert moving.session.sign == moved_sign(row)


@EACH_ROW
def test_a_box_chooses_spans_and_they_are_copied_and_pasted(moving: SimpleNamespace, row: TrackName) -> None:
    box = row_box(row, moving.track_view.items.rows, moving.track_view.scale)
    drag(
        moving,
        QPoint(round(moving.track_view.scale.x(0.88)), int(box.y + 3)),
        QPoint(round(moving.track_view.scale.x(1.3)), int(box.y + box.height - 3)),
    )
    assert moving.session.selection.key_ids == ("t2",)
    clipboard = Clipboard(moving.session)
    assert clipboard.copy()
    moving.player.seek(2.0)
    assert clipboard.paste()
    pasted = span(moving, row, 2)
    assert (pasted.time_s, pasted.pose) == (2.0, span(moving, row, 1).pose)
    assert moving.session.selection.row == row


@EACH_ROW
def test_a_double_click_sets_a_span_and_k_does(desk: SimpleNamespace, row: TrackName) -> None:
    desk.session.select_on(row)
    desk.track_view.snap = False
    QTest.mouseClick(desk.track_view, LEFT, NONE, at(desk, row, 1.3))
    QTest.mouseDClick(desk.track_view, LEFT, NONE, at(desk, row, 1.3))
    assert span(desk, row, 0).time_s == pytest.approx(1.3, abs=0.01)
    assert desk.session.selection.key_ids == (span(desk, row, 0).id,)
    desk.player.seek(0.45)
    assert desk.session.selection.row == row
    assert desk.session.set_key()
    first = span(desk, row, 0)
    assert (first.time_s, first.hold_s) == (0.4, 0.2)  # as long as the key of the hand there


@EACH_ROW
def test_a_first_span_leaves_time_for_its_rise(desk: SimpleNamespace, row: TrackName) -> None:
    desk.session.select_on(row)
    desk.player.seek(0.0)
    assert desk.session.set_key()
    assert span(desk, row, 0).from_s == 0.0
    assert span(desk, row, 0).time_s == span(desk, row, 0).onset_s == desk.player.playhead_s


@EACH_ROW
def test_its_menu_offers_no_ways(moving: SimpleNamespace, row: TrackName) -> None:
    assert moving.track_view.open_menu("t1")
    menu = next(one for one in moving.track_view.findChildren(QMenu) if one.isVisible())
    assert [action.text() for action in menu.actions() if not action.isSeparator()] == ["Delete key"]
    menu.close()


@EACH_ROW
def test_frames_are_stepped_by_keys(moving: SimpleNamespace, row: TrackName) -> None:
    QTest.mouseClick(moving.track_view, LEFT, NONE, at(moving, row, 1.2))
    moving.track_view.setFocus()
    QTest.keyClick(moving.track_view, Qt.Key.Key_Right, ALT)
    assert span(moving, row, 1).time_s == pytest.approx(1.2 + 1 / 30, abs=1e-6)
    QTest.keyClick(moving.track_view, Qt.Key.Key_Right, ALT | SHIFT)
    assert span(moving, row, 1).hold_s == pytest.approx(0.2 + 1 / 30, abs=1e-6)
