"""Rows of the face on the timeline: folded into a strip, nested, and ends that snap to keys and are bound."""

from types import SimpleNamespace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from signer.document.face_edits import span_over, spread
from signer.document.span_edits import add_span
from signer.document.tracks.span import Span
from signer.document.tracks.track import TrackName
from signer.studio.timeline.items import HEAD_PX, DashItem, lay_out, target_at
from signer.studio.timeline.scale import Scale
from signer.studio.timeline.shown_rows import SPAN_PX, row_box, strip_box
from signer.studio.timeline.track_view.told import tip
from tests.studio.timeline.conftest import SIGN

LEFT = Qt.MouseButton.LeftButton
ALT, NONE = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.NoModifier
SCALE = Scale(left_px=HEAD_PX, width_px=760, start_s=0, px_per_s=500)
GRAMMAR, MOUTH = TrackName("grammar"), TrackName("mouth")


@pytest.fixture
def signed(desk: SimpleNamespace) -> SimpleNamespace:
    """A question over both keys, and a mouth over none."""
    sign = spread("q.wh", "k1", "k2")(SIGN)
    desk.session.open_sign(add_span("mouth", Span("m1", 1.6, 0.2, signal="morph.oo"))(sign), None)
    desk.track_view.snap = False
    QApplication.processEvents()
    return desk


def drag(desk: SimpleNamespace, start: QPoint, end: QPoint, modifiers: Qt.KeyboardModifier = NONE) -> None:
    QTest.mousePress(desk.track_view, LEFT, NONE, start)
    for share in (0.25, 0.5, 1.0):
        place = start + (end - start) * share
        QTest.mouseEvent(QTest.MouseAction.MouseMove, desk.track_view, LEFT, modifiers, place)
    QTest.mouseRelease(desk.track_view, LEFT, modifiers, end)


def at(desk: SimpleNamespace, row: TrackName, time_s: float, dx: int = 0) -> QPoint:
    box = row_box(row, desk.track_view.items.rows, desk.track_view.scale)
    return QPoint(round(desk.track_view.scale.x(time_s)) + dx, int(box.y + box.height / 2))


def mouth(desk: SimpleNamespace) -> Span:
    (span,) = desk.session.sign.spans("mouth")
    return span


def test_folded_rows_are_one_strip_with_a_dash_for_each_span(signed: SimpleNamespace) -> None:
    view = signed.track_view
    assert {row.kind for row in view.items.rows} == {"hand"}
    assert {dash.key_id for dash in view.items.dashes} == {"m1", signed.session.sign.spans("grammar")[0].id}
    for dash in view.items.dashes:
        middle = (dash.box.x + dash.box.width / 2, dash.box.y + dash.box.height / 2)
        target = target_at(view.items, view.scale, *middle)
        assert (target.part, target.key_id) == ("strip", dash.key_id)
        assert tip(signed.session.sign, target)


def test_a_click_on_a_dash_opens_the_rows_and_chooses_it(signed: SimpleNamespace) -> None:
    view = signed.track_view
    view.unfolding_wanted.connect(lambda: view.open_spans(True))
    dash: DashItem = next(dash for dash in view.items.dashes if dash.key_id == "m1")
    QTest.mouseClick(view, LEFT, NONE, QPoint(round(dash.box.x + 3), round(dash.box.y + 1)))
    assert signed.session.selection.row == MOUTH
    assert signed.session.selection.key_ids == ("m1",)
    assert strip_box(view.items.rows, view.scale) is None
    assert {GRAMMAR, MOUTH} <= set(view.items.rows)


def test_a_marker_within_another_stands_below_it() -> None:
    sign = spread("topic", "k1")(spread("q.wh", "k1", "k2")(SIGN))
    rows = lay_out(sign, SCALE).rows
    assert row_box(GRAMMAR, rows, SCALE).height == 2 * SPAN_PX
    outer, inner = (item for item in lay_out(sign, SCALE).keys if item.row == GRAMMAR)
    assert outer.y + SPAN_PX == inner.y
    assert outer.key.end_s > inner.key.end_s


@pytest.mark.parametrize("modifiers", [NONE, ALT], ids=["snaps", "free"])
def test_an_end_snaps_to_the_edge_of_a_key_and_is_bound(
    signed: SimpleNamespace, modifiers: Qt.KeyboardModifier
) -> None:
    signed.track_view.open_spans(True)
    steps = signed.session.undo_stack.count()
    drag(signed, at(signed, MOUTH, 1.6), at(signed, MOUTH, 1.0, dx=4), modifiers)
    if modifiers == ALT:
        assert mouth(signed).time_s != 1.0
        assert mouth(signed).from_key == ""
    else:
        assert (mouth(signed).time_s, mouth(signed).from_key) == (1.0, "k2")
    assert signed.session.undo_stack.count() == steps + 1
    signed.session.undo()
    assert mouth(signed).time_s == 1.6


def test_an_end_that_is_dragged_off_its_key_is_free(signed: SimpleNamespace) -> None:
    sign = signed.session.sign
    span = span_over(sign, "m2", "morph.cha", "k1")
    signed.session.open_sign(add_span("mouth", span)(SIGN), None)
    signed.track_view.open_spans(True)
    signed.track_view.snap = False
    drag(signed, at(signed, MOUTH, 0.6, dx=-5), at(signed, MOUTH, 0.8, dx=-5))
    assert (mouth(signed).from_key, mouth(signed).to_key) == ("k1", "")
    assert mouth(signed).end_s == pytest.approx(0.8, abs=0.02)


def test_an_empty_row_asks_for_a_signal_and_holds_no_span_without_one(desk: SimpleNamespace) -> None:
    wanted: list[str] = []
    desk.track_view.signal_wanted.connect(wanted.append)
    desk.session.select_on(MOUTH)
    QTest.mouseDClick(desk.track_view, LEFT, NONE, at(desk, MOUTH, 1.3))
    assert wanted == ["mouth"]
    assert desk.player.playhead_s == pytest.approx(1.3, abs=0.02)
    assert not desk.session.set_key()
    assert desk.session.sign.spans("mouth") == ()
