import math
import time
from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache

import numpy as np
import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QFocusEvent, QImage, QMouseEvent
from PySide6.QtWidgets import QApplication, QLabel, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from body_model.load import load_body
from body_model.regions import below
from body_model.surface_point import SurfacePoint, attach
from signer.document.sign import Sign
from signer.document.tracks.hand import HandTrack, Key
from signer.document.values import Contact, Elbow, Orientation, SpacePoint
from signer.motion.pose import Pose
from signer.motion.posing import pose_at
from signer.studio.drawing.framing import ViewName
from signer.studio.stage.canvas import LATE_MS, REST_MS
from signer.studio.stage.lower_edge import best_place
from signer.studio.stage.places import palm_centre
from signer.studio.stage.scene import Focus
from signer.studio.stage.stage import Stage
from signer.studio.widgets.painted import WHEEL_ZOOM
from tests.helpers.characters import OTHER, REFERENCE
from tests.helpers.windows import few_pixels, wheel

LEFT = Qt.MouseButton.LeftButton
FOCUS = Focus("dominant", "Temple, right")


@pytest.fixture(scope="module")
def quick_pictures() -> Iterator[None]:
    """Draw few pixels: what is drawn is looked at here."""
    with few_pixels():
        yield


@lru_cache
def touching() -> Pose:
    key = Key(
        "k",
        0.4,
        "i",
        Contact("pinky.tip", "temple.R"),
        hold_s=0.2,
        orientation=Orientation(0.6, -0.3, -0.1),
        elbow=Elbow(0.8),
    )
    return pose_at(Sign(tracks=(HandTrack("dominant", (key,)),)), 0.5)


@lru_cache
def in_space() -> Pose:
    key = Key("k", 0.4, "5", SpacePoint("palm.centre", (-0.25, -0.15, 0.35)), hold_s=0.2)
    return pose_at(Sign(tracks=(HandTrack("dominant", (key,)),)), 0.5)


@pytest.fixture
def stage(qtbot: QtBot) -> Iterator[Stage]:
    made = Stage()
    qtbot.addWidget(made)
    made.resize(500, 420)
    made.show_pose(touching())
    made.set_focus(FOCUS)
    made.show()
    qtbot.waitExposed(made)
    yield made
    made.close()


def grabbed(stage: QWidget) -> np.ndarray:
    image = stage.grab().toImage().convertToFormat(QImage.Format.Format_RGBA8888)
    return (
        np.array(image.constBits(), np.uint8).reshape(image.height(), image.width(), 4)[..., :3].astype(int)
    )


def drawn(qtbot: QtBot, stage: Stage) -> None:
    qtbot.waitUntil(lambda: stage.is_drawn, timeout=10_000)


def drag(
    qtbot: QtBot,
    stage: Stage,
    start: QPoint,
    step: QPoint,
    modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
) -> None:
    qtbot.mouseMove(stage, start)
    qtbot.mousePress(stage, LEFT, modifier, start)
    for k in range(1, 5):
        _move(stage, start + step * k / 4, modifier)
    qtbot.mouseRelease(stage, LEFT, modifier, start + step)


def _move(stage: Stage, to: QPoint, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """Qt's test mouse carries no buttons while it moves, so the move is posted as an event of its own."""
    at = QPointF(to)
    QApplication.sendEvent(
        stage,
        QMouseEvent(
            QEvent.Type.MouseMove, at, stage.mapToGlobal(at), Qt.MouseButton.NoButton, LEFT, modifier
        ),
    )


def test_the_signer_is_drawn_in_skin_and_shirt(qtbot: QtBot, stage: Stage) -> None:
    drawn(qtbot, stage)
    picture = grabbed(stage)
    red, green, blue = (picture[..., k] for k in range(3))
    assert ((red > green + 15) & (green > blue + 5) & (red > 120)).sum() > 2000
    assert ((blue > red + 25) & (blue < 160)).sum() > 3000


def test_the_same_pose_solved_again_is_not_drawn_again(qtbot: QtBot, stage: Stage) -> None:
    drawn(qtbot, stage)
    stage.show_pose(replace(touching(), matrices=touching().matrices.copy()))
    stage.set_focus(replace(FOCUS, target_name="Somewhere"))
    assert stage.is_drawn
    stage.show_pose(in_space())
    assert not stage.is_drawn


def test_the_picture_of_another_body_is_pale_until_it_is_drawn_with_care(qtbot: QtBot, stage: Stage) -> None:
    drawn(qtbot, stage)
    shown = grabbed(stage.canvas).std()
    stage.show_pose(pose_at(Sign(), 0.5, OTHER))
    assert not stage.is_drawn
    assert grabbed(stage.canvas).std() < 0.7 * shown
    assert not stage.canvas.is_moving  # nothing is drawn in haste between
    drawn(qtbot, stage)
    assert grabbed(stage.canvas).std() > 0.8 * shown


def test_orbiting_shows_the_other_side_and_leaves_the_named_view(qtbot: QtBot, stage: Stage) -> None:
    with qtbot.waitSignal(stage.view_changed) as seen:
        drag(qtbot, stage, QPoint(40, 200), QPoint(-100, 0))
    assert seen.args == [""]
    assert stage.camera.azimuth_rad == pytest.approx(math.radians(45.0))
    assert stage.view is None


def test_shift_drag_moves_and_the_wheel_zooms(qtbot: QtBot, stage: Stage) -> None:
    before = stage.camera
    drag(qtbot, stage, QPoint(40, 200), QPoint(60, 0), Qt.KeyboardModifier.ShiftModifier)
    assert stage.camera.azimuth_rad == before.azimuth_rad
    assert stage.camera.target_m[0] < before.target_m[0]
    qtbot.keyClick(stage, Qt.Key.Key_Plus)
    assert stage.camera.distance_m == pytest.approx(before.distance_m / 1.25)
    wheel(stage, QPoint(40, 200), -1)
    assert stage.camera.distance_m == pytest.approx(before.distance_m / 1.25 * WHEEL_ZOOM)


def test_a_frame_is_drawn_round_it_for_who_comes_by_key_alone(stage: Stage) -> None:
    for reason, ringed in ((Qt.FocusReason.TabFocusReason, True), (Qt.FocusReason.MouseFocusReason, False)):
        QApplication.sendEvent(stage, QFocusEvent(QEvent.Type.FocusIn, reason))
        assert stage.pointer._scene.ringed == ringed


@pytest.mark.parametrize("name", ["front", "side", "top", "closeup", "signer"])
def test_the_buttons_choose_a_view(qtbot: QtBot, stage: Stage, name: str) -> None:
    button = stage.findChild(QToolButton, f"stage.view.{name}")
    assert isinstance(button, QToolButton)
    qtbot.mouseClick(button, LEFT)
    assert stage.view == name
    assert button.isChecked()


def test_the_elbow_is_dragged_along_its_circle(qtbot: QtBot, stage: Stage) -> None:
    asked: list[np.ndarray] = []
    log: list[str] = []
    stage.pointer.elbow_dragged.connect(asked.append)
    stage.pointer.drag_started.connect(log.append)
    stage.pointer.drag_ended.connect(lambda: log.append("end"))
    at = stage.handle_point("elbow")
    assert at is not None
    drag(qtbot, stage, at.toPoint(), QPoint(10, 30))
    assert log == ["elbow", "end"]
    hand = touching().hands["dominant"]
    assert asked[-1][1] < hand.elbow[1] - 0.01
    for point in asked:
        assert np.linalg.norm(point - hand.shoulder) == pytest.approx(
            np.linalg.norm(hand.elbow - hand.shoulder), abs=1e-9
        )


def test_a_wrist_ring_is_dragged_by_an_angle(qtbot: QtBot, stage: Stage) -> None:
    asked: list[tuple[str, float]] = []
    stage.pointer.wrist_dragged.connect(lambda axis, delta: asked.append((axis, delta)))
    at = stage.handle_point("side")
    assert at is not None
    drag(qtbot, stage, at.toPoint(), QPoint(14, 14))
    assert asked
    assert abs(asked[-1][1]) > 0.05


def test_a_point_of_space_is_dragged_and_a_site_is_not(qtbot: QtBot, stage: Stage) -> None:
    assert stage.handle_point("target") is None
    stage.show_pose(in_space())
    stage.set_focus(Focus("dominant", "Space", in_space=True))
    asked: list[np.ndarray] = []
    stage.pointer.target_dragged.connect(asked.append)
    at = stage.handle_point("target")
    assert at is not None
    drag(qtbot, stage, at.toPoint(), QPoint(-30, 20))
    assert asked[-1][0] < in_space().hands["dominant"].target[0]


def test_a_place_of_ones_own_is_dragged_over_the_skin_through_the_arm_that_reaches_for_it(
    qtbot: QtBot, stage: Stage
) -> None:
    stage.set_focus(Focus("dominant", "Own place", on_own_place=True))
    asked: list[SurfacePoint] = []
    stage.place_dragged.connect(asked.append)
    at = stage.handle_point("target")
    assert at is not None
    drag(qtbot, stage, at.toPoint(), QPoint(18, 14))
    matrices = touching().matrices
    start, end = (attach(load_body(), [(point, 1.0)]).position(matrices) for point in (asked[0], asked[-1]))
    head = below(load_body(), "head")
    assert all(attach(load_body(), [(point, 1.0)]).weight_on(head) > 0.5 for point in asked)
    seen = stage.camera.project(end, stage.width(), stage.height())
    assert seen[:2] == pytest.approx((at.x() + 18, at.y() + 14), abs=1.5)
    assert np.linalg.norm(end - start) > 0.005


def test_bare_skin_is_clicked_while_places_are_shown_and_only_then(qtbot: QtBot, stage: Stage) -> None:
    heard: list[SurfacePoint] = []
    stage.skin_clicked.connect(heard.append)
    chest = stage.camera.project(np.array([0.03, 1.25, 0.1]), stage.width(), stage.height())[:2]
    at = QPoint(*map(int, chest))
    qtbot.mouseClick(stage, LEFT, pos=at)
    assert heard == []
    stage.show_sites(["chin"])
    qtbot.mouseClick(stage, LEFT, pos=at)
    assert len(heard) == 1
    qtbot.mouseClick(stage, LEFT, pos=QPoint(490, 300))
    assert len(heard) == 1


def test_escape_gives_up_a_drag(qtbot: QtBot, stage: Stage) -> None:
    log: list[str] = []
    stage.pointer.drag_cancelled.connect(lambda: log.append("cancelled"))
    stage.pointer.drag_ended.connect(lambda: log.append("ended"))
    at = stage.handle_point("elbow")
    assert at is not None
    qtbot.mousePress(stage, LEFT, pos=at.toPoint())
    _move(stage, at.toPoint() + QPoint(5, 20))
    qtbot.keyClick(stage, Qt.Key.Key_Escape)
    qtbot.mouseRelease(stage, LEFT, pos=at.toPoint())
    assert log == ["cancelled"]


def test_shift_makes_a_drag_finer(qtbot: QtBot, stage: Stage) -> None:
    asked: list[np.ndarray] = []
    stage.pointer.elbow_dragged.connect(asked.append)
    at = stage.handle_point("elbow")
    assert at is not None
    drag(qtbot, stage, at.toPoint(), QPoint(10, 40))
    plain = asked[-1]
    drag(qtbot, stage, at.toPoint(), QPoint(10, 40), Qt.KeyboardModifier.ShiftModifier)
    elbow = touching().hands["dominant"].elbow
    assert np.linalg.norm(asked[-1] - elbow) < 0.5 * np.linalg.norm(plain - elbow)


def test_places_are_clicked_and_a_drag_is_no_click(qtbot: QtBot, stage: Stage) -> None:
    clicked: list[str] = []
    stage.pointer.site_clicked.connect(clicked.append)
    stage.show_sites(["chin", "forehead.centre", "temple.R"])
    at = stage.dot_point("chin")
    assert at is not None
    qtbot.mouseMove(stage, at.toPoint())
    qtbot.mouseClick(stage, LEFT, pos=at.toPoint())
    assert clicked == ["chin"]
    drag(qtbot, stage, at.toPoint(), QPoint(40, 0))
    assert clicked == ["chin"]
    stage.show_sites([])
    assert stage.dot_point("chin") is None


def test_a_rest_that_comes_late_is_none_yet(qtbot: QtBot, stage: Stage) -> None:
    drawn(qtbot, stage)
    stage.zoom(1.1)
    QApplication.processEvents()
    time.sleep(
        (REST_MS + LATE_MS + 40) / 1000
    )  # the program was busy: the next move of the hand waits already
    QApplication.processEvents()
    assert not stage.is_drawn
    drawn(qtbot, stage)


def test_there_are_no_handles_while_playing_or_at_rest(qtbot: QtBot, stage: Stage) -> None:
    stage.set_playing(True)
    assert stage.handle_point("elbow") is None
    stage.set_playing(False)
    assert stage.handle_point("elbow") is not None
    stage.set_focus(Focus("base"))
    assert stage.handle_point("elbow") is None


def test_the_close_up_is_not_pale_for_ever_where_the_next_pose_looks_alike(
    qtbot: QtBot, stage: Stage
) -> None:
    closeup = stage.edge.closeup
    qtbot.waitUntil(lambda: closeup.isVisible() and not closeup.is_stale, timeout=10_000)
    pictured = closeup._image
    same = touching.__wrapped__()  # solved again, as after an edit that changes no bone
    stage.show_pose(same)
    assert not closeup.is_stale
    assert closeup._image is pictured  # nor is it drawn again
    assert closeup._hand is same.hands["dominant"]


def test_the_close_up_appears_when_the_hand_rests_and_a_click_enlarges_it(qtbot: QtBot, stage: Stage) -> None:
    inset = stage.findChild(QWidget, "stage.inset")
    assert inset is not None
    qtbot.waitUntil(lambda: inset.isVisible(), timeout=10_000)
    qtbot.waitUntil(lambda: not stage.edge.closeup.is_stale)
    fresh = inset.grab().toImage()
    stage.edge.closeup.follow(replace(stage._scene.hand))
    assert stage.edge.closeup.is_stale
    assert inset.grab().toImage() != fresh  # pale until it is drawn anew
    qtbot.mouseClick(inset, LEFT)
    assert stage.view == "closeup"
    assert not inset.isVisible()
    assert stage.edge._free == (0, stage.width()), (
        "the words at the foot have the place of the close-up that is gone"
    )


def test_a_direction_shows_its_arrow_and_takes_it_away(qtbot: QtBot, stage: Stage) -> None:
    drawn(qtbot, stage)
    plain = grabbed(stage)
    stage.show_direction("palm", "left")
    assert np.abs(grabbed(stage) - plain).max() > 60
    stage.show_direction("palm", None)
    assert np.abs(grabbed(stage) - plain).max() == 0


def test_without_opengl_the_stage_says_so_and_the_handles_still_work(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    from signer.studio.drawing import recorder
    from signer.studio.drawing.offscreen import NoGraphics

    monkeypatch.setattr(recorder, "studio", lambda _character: NoGraphics())
    stage = Stage()
    qtbot.addWidget(stage)
    stage.resize(500, 420)
    stage.show_pose(touching())
    stage.set_focus(FOCUS)
    stage.show()
    words = stage.findChild(QLabel, "stage.words")
    assert isinstance(words, QLabel)
    qtbot.waitUntil(lambda: words.isVisible())
    assert "OpenGL" in words.text()
    at = stage.handle_point("elbow")
    assert at is not None
    with qtbot.waitSignal(stage.pointer.elbow_dragged):
        drag(qtbot, stage, at.toPoint(), QPoint(10, 20))


def test_an_error_while_painting_surfaces_and_is_said_once(
    qtbot: QtBot, stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    from signer.studio.drawing import recorder

    drawn(qtbot, stage)

    def broken(*_given: object, **_options: object) -> QImage:
        raise RuntimeError("the card is on fire")

    monkeypatch.setattr(recorder.studio(REFERENCE), "picture", broken)
    with qtbot.captureExceptions() as errors:
        stage.zoom(1.1)
        qtbot.waitUntil(lambda: bool(errors))
        stage.zoom(1.1)
        stage.repaint()
    assert len(errors) == 1
    assert "the card is on fire" in str(errors[0][1])
    words = stage.findChild(QLabel, "stage.words")
    assert isinstance(words, QLabel)
    assert words.isVisible()


PLACES = [
    QRectF(480, 200, 184, 184),
    QRectF(12, 200, 184, 184),
    QRectF(480, 54, 184, 184),
    QRectF(12, 54, 184, 184),
]


def mark_at(x: float, y: float = 300) -> QRectF:
    return QRectF(x, y, 60, 26)


def test_the_close_up_goes_away_from_what_it_hides_and_not_back_before_it_must() -> None:
    right, left = mark_at(500), mark_at(30)
    assert [best_place(PLACES, now, [], []) for now in range(4)] == [0, 1, 2, 3]
    assert [best_place(PLACES, now, [right], []) for now in range(4)] == [1, 1, 2, 3]
    assert [best_place(PLACES, now, [left], []) for now in range(4)] == [0, 0, 2, 3]
    assert best_place(PLACES, 0, [right, left], []) == 2
    assert best_place(PLACES, 0, [right], [left]) == 2
    assert (
        best_place(PLACES, 0, [right, mark_at(500, 60), mark_at(30, 60)], [left]) == 1
    )  # words give way to grips


@pytest.mark.parametrize("size", [(508, 382), (668, 482), (940, 640)], ids=str)
def test_the_close_up_lies_over_no_handle_of_any_hand_from_any_side(
    size: tuple[int, int], qtbot: QtBot, stage: Stage
) -> None:
    """A seeded walk over postures: hands at the face, the chest, the hip, far to each side; the views and the
    sizes of the stage."""
    chance = np.random.default_rng(12)
    stage.resize(*size)
    inset = stage.edge.closeup
    qtbot.waitUntil(inset.isVisible)
    for place in chance.uniform((-0.45, -0.45, 0.1), (0.35, 0.35, 0.45), (12, 3)):
        key = Key("k", 0.4, "5", SpacePoint("palm.centre", tuple(map(float, place))), hold_s=0.2)
        stage.show_pose(
            pose_at(
                Sign(dominant_side=chance.choice(["right", "left"]), tracks=(HandTrack("dominant", (key,)),)),
                0.5,
            )
        )
        for view in ("front", "side", "top", "signer"):
            stage.set_view(
                view
            )  # and no time to rest: a handle under the close-up could not be taken hold of meanwhile
            assert inset.isVisible()
            assert not any(QRectF(inset.geometry()).intersects(grip) for grip in stage._overlay.grips()), (
                place,
                view,
            )


@pytest.mark.parametrize("size", [(668, 482), (940, 640)], ids=str)
def test_the_close_up_lies_over_no_palm(size: tuple[int, int], qtbot: QtBot, stage: Stage) -> None:
    """A seeded walk over two hands before the body, apart and together."""
    chance = np.random.default_rng(12)
    stage.resize(*size)
    inset = stage.edge.closeup
    qtbot.waitUntil(inset.isVisible)
    for places in chance.uniform((-0.4, -0.35, 0.1), (0.1, 0.2, 0.45), (12, 2, 3)):
        (x, y, z), (away, high, far) = places.tolist()
        keys = {"dominant": (x, y, z), "base": (-away, high, far)}
        tracks = [
            HandTrack(role, (Key(f"{role} 1", 0.4, "5", SpacePoint("palm.centre", at), hold_s=0.2),))
            for role, at in keys.items()
        ]
        pose = pose_at(Sign(tracks=tuple(tracks)), 0.5)
        for focus in (FOCUS, replace(FOCUS, role="base")):
            stage.set_focus(focus)
            stage.show_pose(pose)
            palms = [stage.pointer.pixel(palm_centre(pose, hand)).toPoint() for hand in pose.hands.values()]
            assert not any(map(inset.geometry().contains, palms)), (places, focus.role)


def test_beside_a_film_the_close_up_leaves_most_of_the_width_and_every_word(
    qtbot: QtBot, stage: Stage
) -> None:
    stage.resize(444, 582)
    stage.show_pose(touching())
    drawn(qtbot, stage)
    inset = stage.edge.closeup
    qtbot.waitUntil(inset.isVisible)
    assert inset.width() < 0.42 * stage.width()
    assert not any(QRectF(inset.geometry()).intersects(each) for each in stage._overlay.words())


@pytest.mark.parametrize("view", ["front", "side", "signer"])
def test_a_left_handed_signers_elbow_is_not_hidden_by_the_close_up(
    view: ViewName, qtbot: QtBot, stage: Stage
) -> None:
    key = Key("k", 0.4, "i", Contact("pinky.tip", "chin"), hold_s=0.2)
    stage.resize(670, 460)
    stage.show_pose(pose_at(Sign(dominant_side="left", tracks=(HandTrack("dominant", (key,)),)), 0.5))
    stage.set_view(view)
    drawn(qtbot, stage)
    inset = stage.findChild(QWidget, "stage.inset")
    qtbot.waitUntil(inset.isVisible)
    assert not any(
        QRectF(inset.geometry()).intersects(each)
        for each in (*stage._overlay.grips(), *stage._overlay.words())
    )
    assert not inset.geometry().contains(stage.handle_point("elbow").toPoint())
