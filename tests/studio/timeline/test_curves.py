"""The curves under the tracks: on the same axis, true to the poses, and with handles that edit keys."""

from dataclasses import replace
from math import degrees
from types import SimpleNamespace

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest

from signer.document import edits
from signer.document.sign import Sign
from signer.document.tracks.hand import HandTrack
from signer.document.values import Elbow, SpacePoint
from signer.motion.posing import pose_at
from signer.studio.look import theme
from signer.studio.timeline.curves.panel import CurvesPanel
from signer.studio.timeline.curves.plot import AXIS_PX
from signer.studio.timeline.curves.sampling import sampled
from signer.studio.timeline.items import HEAD_PX
from tests.helpers.characters import REFERENCE

LEFT = Qt.MouseButton.LeftButton
NONE = Qt.KeyboardModifier.NoModifier


@pytest.fixture
def open_curves(desk: SimpleNamespace, idea: Sign) -> SimpleNamespace:
    desk.session.open_sign(idea, None)
    desk.timeline.resize(976, 360)
    desk.timeline.show_curves(True)
    desk.curves = desk.timeline.curves
    settle(desk)
    return desk


def settle(desk: SimpleNamespace) -> None:
    desk.bot.waitUntil(lambda: desk.curves.is_settled and bool(desk.curves.sampled.grips), timeout=20000)


def grip(curves: CurvesPanel, key_id: str, name: str) -> QPoint:
    found = [at for one, of, at in curves.plot._handles() if one.key_id == key_id and of == name]
    return found[0].toPoint()


def drag(desk: SimpleNamespace, start: QPoint, by: QPoint) -> None:
    ground = desk.curves.plot.viewport()
    QTest.mousePress(ground, LEFT, NONE, start)
    for share in (0.4, 0.7, 1.0):
        QTest.mouseEvent(QTest.MouseAction.MouseMove, ground, LEFT, NONE, start + by * share)
    QTest.mouseRelease(ground, LEFT, NONE, start + by)


def test_curves_are_those_of_the_poses(idea: Sign) -> None:
    curves = sampled(REFERENCE, idea)
    for time_s in (0.4, 0.5, 0.9):
        hand = pose_at(idea, time_s).hands["dominant"]
        assert curves.value("dominant", "bend", time_s) == pytest.approx(
            degrees(hand.orientation.flexion_rad), abs=0.5
        )
        height = curves.value("dominant", "elbow", time_s)
        assert height is not None
        assert (height - degrees(hand.elbow_height_rad) + 180) % 360 - 180 == pytest.approx(0.0, abs=0.5)
    assert curves.value("base", "elbow", 0.5) is None


def test_speed_is_how_fast_the_place_changes(idea: Sign) -> None:
    curves = sampled(REFERENCE, idea)
    path = np.array([curves.curves["dominant"][name] for name in ("across", "up", "out")]).T / 100.0
    length = float(np.linalg.norm(np.diff(path, axis=0), axis=1).sum())
    assert float(np.trapezoid(curves.curves["dominant"]["speed"], curves.times_s)) == pytest.approx(
        length, rel=0.03
    )


def test_a_sign_without_keys_has_no_curves() -> None:
    assert sampled(REFERENCE, Sign()).grips == ()


def test_time_stands_over_the_same_time_of_the_track_view(open_curves: SimpleNamespace) -> None:
    for zoom in (None, 0.7):
        if zoom is not None:
            open_curves.track_view.axis.set_zoom(zoom)
        for time_s in (0.45, 0.6):
            on_track_view = open_curves.track_view.mapTo(
                open_curves.timeline, QPointF(open_curves.track_view.scale.x(time_s), 0)
            ).x()
            on_plot = open_curves.curves.plot.mapTo(
                open_curves.timeline, open_curves.curves.plot.pixel(time_s, 0.0)
            ).x()
            assert on_plot == pytest.approx(on_track_view, abs=1.5)


def test_a_key_is_dragged_by_its_elbow_height_in_one_step_with_its_contact(
    open_curves: SimpleNamespace,
) -> None:
    before = pose_at(open_curves.session.sign, 0.4).hands["dominant"]
    drag(open_curves, grip(open_curves.curves, "k1", "elbow"), QPoint(0, -12))
    after = pose_at(open_curves.session.sign, 0.4).hands["dominant"]
    assert after.elbow_height_rad > before.elbow_height_rad + 0.01
    assert after.contact_error_m < 1e-4
    assert open_curves.session.undo_stack.count() == 1
    assert open_curves.session.undo_stack.undoText() == "Change elbow height"


def test_a_key_is_dragged_by_a_wrist_angle_and_the_others_stay(open_curves: SimpleNamespace) -> None:
    open_curves.curves.choose("wrist")
    before = open_curves.session.sign.hand("dominant").keys[0].orientation
    drag(open_curves, grip(open_curves.curves, "k1", "bend"), QPoint(0, -8))
    after = open_curves.session.sign.hand("dominant").keys[0].orientation
    assert after.flexion_rad > before.flexion_rad + 0.01
    assert (after.pronation_rad, after.deviation_rad) == pytest.approx(
        (before.pronation_rad, before.deviation_rad), abs=1e-6
    )
    assert pose_at(open_curves.session.sign, 0.4).hands["dominant"].contact_error_m < 1e-4


def test_a_key_at_a_free_point_is_dragged_by_its_place(open_curves: SimpleNamespace) -> None:
    there = SpacePoint("pinky.tip", (-0.2, 0.05, 0.3))
    keys = open_curves.session.sign.hand("dominant").keys
    open_curves.session.open_sign(
        Sign(tracks=(HandTrack("dominant", (keys[0], replace(keys[1], placement=there))),)), None
    )
    settle(open_curves)
    open_curves.curves.choose("place")
    drag(open_curves, grip(open_curves.curves, "k2", "up"), QPoint(0, -10))
    after = open_curves.session.sign.hand("dominant").keys[1].placement
    assert isinstance(after, SpacePoint)
    assert after.point_m[1] > 0.06
    assert (after.point_m[0], after.point_m[2]) == pytest.approx((-0.2, 0.3), abs=1e-5)
    assert pose_at(open_curves.session.sign, 0.9).hands["dominant"].contact_error_m < 1e-4
    assert open_curves.session.undo_stack.undoText() == "Move target"
    assert open_curves.session.undo_stack.count() == 1


@pytest.mark.parametrize(("group", "name"), [("place", "up"), ("speed", "speed")])
def test_a_place_on_the_skin_and_a_speed_are_dragged_in_time_alone(
    open_curves: SimpleNamespace, group: str, name: str
) -> None:
    open_curves.curves.choose(group)
    before = open_curves.session.sign
    drag(open_curves, grip(open_curves.curves, "k1", name), QPoint(0, -14))
    assert open_curves.session.sign is before
    drag(
        open_curves,
        grip(open_curves.curves, "k2", name),
        QPoint(round(0.2 * open_curves.track_view.scale.px_per_s), -3),
    )
    assert open_curves.session.sign.hand("dominant").keys[1].time_s == pytest.approx(1.1, abs=0.02)


def test_a_handle_dragged_sideways_moves_its_key_in_time(open_curves: SimpleNamespace) -> None:
    by = round(0.2 * open_curves.track_view.scale.px_per_s)
    drag(open_curves, grip(open_curves.curves, "k2", "elbow"), QPoint(by, 1))
    assert open_curves.session.sign.hand("dominant").keys[1].time_s == pytest.approx(1.1, abs=0.02)
    assert open_curves.session.undo_stack.undoText() == "Move key"


def test_a_click_beside_all_handles_moves_the_playhead(open_curves: SimpleNamespace) -> None:
    x = round(open_curves.track_view.scale.x(0.7) - HEAD_PX + AXIS_PX)
    QTest.mouseClick(open_curves.curves.plot.viewport(), LEFT, NONE, QPoint(x, 140))
    assert open_curves.player.playhead_s == pytest.approx(0.7, abs=0.02)


def test_escape_gives_a_drag_up(open_curves: SimpleNamespace) -> None:
    before = open_curves.session.sign
    ground, start = open_curves.curves.plot.viewport(), grip(open_curves.curves, "k1", "elbow")
    QTest.mousePress(ground, LEFT, NONE, start)
    QTest.mouseEvent(QTest.MouseAction.MouseMove, ground, LEFT, NONE, start - QPoint(0, 15))
    assert open_curves.session.sign is not before
    QTest.keyClick(open_curves.curves, Qt.Key.Key_Escape)
    assert open_curves.session.sign is before
    assert open_curves.session.undo_stack.count() == 0


def test_moving_the_cursor_draws_no_curve_anew(
    open_curves: SimpleNamespace, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        open_curves.curves.plot, "show_curves", lambda *_all, **_named: pytest.fail("drawn anew")
    )
    before = open_curves.curves.plot.cursor_line.x()
    open_curves.player.seek(0.8)
    assert open_curves.curves.plot.cursor_line.x() > before


def test_curves_of_the_sign_as_it_was_are_pale_until_they_are_sampled_anew(
    open_curves: SimpleNamespace,
) -> None:
    curves = open_curves.curves
    opacity = [curve.opacity() for curve in curves.plot._curves.values()]
    assert set(opacity) == {1.0}
    open_curves.session.perform(edits.replace_key("dominant", "k1", elbow=Elbow(0.7)))
    assert {curve.opacity() for curve in curves.plot._curves.values()} == {theme.PALE}
    settle(open_curves)
    assert {curve.opacity() for curve in curves.plot._curves.values()} == {1.0}


def test_hidden_curves_sample_nothing(open_curves: SimpleNamespace) -> None:
    open_curves.timeline.show_curves(False)
    sampled_before = open_curves.curves.sampled
    open_curves.session.set_key()
    open_curves.bot.wait(120)
    assert open_curves.curves.sampled is sampled_before
