"""The film beside, under and over the figure: the frame of the playhead, its process, pins, marks, camera."""

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from signer.document import video_edits
from signer.document.sign import Sign
from signer.document.video import Pin, Video
from signer.files import load_utterance, save_utterance
from signer.films import scrub
from signer.films.film import frame_index
from signer.sequencing import say
from signer.studio.background import film_copying
from signer.studio.drawing.camera import Camera
from signer.studio.drawing.film import pixels
from signer.studio.on_stage import film_pane
from signer.studio.on_stage.film_camera import landmarks, match_camera
from signer.studio.window import Window
from tests.helpers.extent import count
from tests.helpers.numbered_films import constant, number_in, variable, write_numbered
from tests.helpers.windows import child, press

FILMS = {
    "constant.mp4": {"times": constant(60)},
    "variable.mp4": {"times": variable(40)},
    "turned.mov": {"times": constant(50, Fraction(60000, 1001)), "turned_deg": 90},
}


@pytest.fixture
def window(one_window: Window) -> Iterator[Window]:
    one_window.session.open_sign(Sign(), None)
    yield one_window
    one_window.session.perform(video_edits.set_video(None))
    one_window.film.put("beside")
    one_window.session.open_sign(Sign(), None)


@pytest.fixture
def copied(monkeypatch: pytest.MonkeyPatch) -> None:
    """Films are copied at once; one test looks at the process that does it."""

    def make(self: film_copying.FilmCopy, film: Path) -> None:
        scrub.write_copy(film, film_copying.cache_folder() / self.key, lambda _share: None)
        assert self.take(self.key)
        self.made.emit()

    monkeypatch.setattr(film_copying.FilmCopy, "make", make)


def show(window: Window, film: Path, **fields: object) -> None:
    window.workspace.film.allow(str(film))
    window.session.perform(video_edits.set_video(Video(str(film), scrub.digest_of(film), **fields)))
    settle(window)


def settle(window: Window) -> None:
    """Wait until it is known which film it is."""
    film = window.workspace.film
    while film._looking.is_busy or film._trying.is_busy:
        QTest.qWait(1)


def shown_number(window: Window) -> int:
    """The number that the frame on the screen carries, by the pixels of the pane itself."""
    picture = window.film.picture
    corner, far = (picture.transform().map(QPointF(*share)) for share in ((0.0, 0.0), (1.0, 1.0)))
    grabbed = pixels(picture.grab().toImage(), alpha=False)
    inside = grabbed[round(corner.y()) : round(far.y()), round(corner.x()) : round(far.x())]
    return number_in(inside)


@pytest.mark.parametrize("name", FILMS)
def test_the_pane_shows_the_frame_of_the_playhead(
    name: str, window: Window, tmp_path: Path, copied: None
) -> None:
    starts = np.array([float(time_s) for time_s in FILMS[name]["times"]])
    show(window, write_numbered(tmp_path / name, **FILMS[name]), offset_s=0.1)
    assert window.film.beside.isVisible()
    rng = np.random.default_rng(3)
    for time_s in rng.uniform(0.0, starts[-1] + 0.2, count(30, whole=1000)):
        if np.abs(starts - time_s - 0.1).min() > 2e-3:
            window.player.seek(float(time_s))
            assert shown_number(window) == frame_index(starts, time_s + 0.1)


def test_a_film_is_copied_beside_the_window_and_said_to_be_no_film(
    window: Window, tmp_path: Path, qtbot: QtBot
) -> None:
    told: list[str] = []
    window.session.told.connect(told.append)
    show(window, write_numbered(tmp_path / "beside.mp4", constant(30)))
    film = window.workspace.film
    assert film.state == "copying"
    qtbot.waitUntil(lambda: film.state == "ready", timeout=20_000)
    window.player.seek(0.5)
    assert shown_number(window) == 15
    assert window.player.end_s == pytest.approx(1.0)
    (tmp_path / "text.mp4").write_text("Not a film.\n" * 300)
    show(window, tmp_path / "text.mp4")
    qtbot.waitUntil(lambda: film.state == "refused", timeout=20_000)
    assert told[-1].startswith("text.mp4: is not a film")
    assert film.shown(0.0) is None
    assert not list(film_copying.cache_folder().glob("*.part*"))


def test_a_frame_that_is_looked_at_closely_is_the_film_s_own(
    window: Window, tmp_path: Path, copied: None, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setattr(scrub, "HEIGHT_PX", 32)
    show(window, write_numbered(tmp_path / "film.mp4", constant(30)))
    picture = window.film.beside
    for number in (11, 20):
        window.player.seek(number / 30)
        assert picture.image.height() == 32
        qtbot.waitUntil(lambda: picture.image.height() == 64, timeout=20_000)
        assert shown_number(window) == number
    picture.look(replace(picture.view, zoom=0.25))
    window.player.seek(0.1)
    QTest.qWait(film_pane.REST_MS + 50)
    assert picture.image.height() == 32  # drawn small, the copy shows all there is
    assert shown_number(window) == 3
    picture.look(replace(picture.view, zoom=1.0))


def test_a_film_that_moved_is_asked_for_and_keeps_its_pins(
    window: Window, tmp_path: Path, copied: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    film = write_numbered(tmp_path / "there.mp4", constant(30))
    show(window, film, pins=(Pin(0.4, 0.2),))
    moved = film.rename(tmp_path / "moved.mp4")
    window.workspace.film.open_again()
    settle(window)
    assert window.workspace.film.state == "missing"
    assert "is not in" in window.film.bar.told.text()
    monkeypatch.setattr(QFileDialog, "getOpenFileName", staticmethod(lambda *_: (str(moved), "")))
    window.actions_["film_open"].trigger()
    settle(window)
    assert window.session.sign.video is not None
    assert window.session.sign.video.pins == (Pin(0.4, 0.2),)
    window.player.seek(0.2)
    assert shown_number(window) == 12


def drop(window: Window, path: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    arguments = Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    entered = QDragEnterEvent(QPoint(100, 100), *arguments)
    QApplication.sendEvent(window, entered)
    assert entered.isAccepted()
    QApplication.sendEvent(window, QDropEvent(QPointF(100, 100), *arguments))


def test_a_dropped_film_stands_beside_the_sign_and_one_step_brings_the_other_back(
    window: Window, tmp_path: Path, copied: None, qtbot: QtBot
) -> None:
    first, second = write_numbered(tmp_path / "first.MP4", constant(9)), tmp_path / "second.webm"
    second.write_bytes(first.read_bytes() + b" ")
    show(window, first, pins=(Pin(0.2, 0.1),))
    pinned, steps = window.session.sign, window.session.undo_stack.count()
    drop(window, second)
    qtbot.waitUntil(lambda: window.session.sign is not pinned)
    assert window.session.undo_stack.count() == steps + 1
    assert window.session.sign.video is not None
    assert window.session.sign.video.path == str(second)
    window.session.undo()
    assert window.session.sign == pinned
    drop(window, first)
    settle(window)
    assert window.session.sign == pinned  # the same film keeps its pins


def test_a_sentence_keeps_the_pins_and_the_part_of_its_film_in_its_file(
    window: Window, tmp_path: Path, copied: None, qtbot: QtBot
) -> None:
    (tmp_path / "films").mkdir()
    film = write_numbered(tmp_path / "films" / "film.mp4", constant(60))
    save_utterance(say("fs-A", ()), tmp_path / "a.utterance")
    assert window.files.open_path(tmp_path / "a.utterance")
    window.session.sentence.settle()
    drop(window, film)
    qtbot.waitUntil(lambda: window.workspace.film.state == "ready")
    window.activateWindow()
    window.stage.setFocus()
    qtbot.waitUntil(lambda: window.stage.hasFocus())
    window.player.seek(0.2)
    press(window, Qt.Key.Key_P, Qt.KeyboardModifier.AltModifier)
    window.player.seek(0.9)
    window.actions_["film_trim_end"].trigger()
    assert window.files.save()
    kept = load_utterance(tmp_path / "a.utterance").video
    assert kept is not None
    assert (kept.path, kept.pins, kept.trim_s) == ("films/film.mp4", (Pin(0.2, 0.2),), (0.0, 0.9))
    assert window.files.open_path(tmp_path / "a.utterance")
    window.session.sentence.settle()
    assert window.session.sign.video is not None
    assert window.session.sign.video.pins == kept.pins
    settle(window)
    window.player.seek(1.5)
    assert shown_number(window) == 27


def test_a_film_that_is_replaced_stays_as_it_was_until_it_is_read_again(
    window: Window, tmp_path: Path, copied: None, qtbot: QtBot
) -> None:
    told: list[str] = []
    window.session.told.connect(told.append)
    film = write_numbered(tmp_path / "film.mp4", constant(30))
    show(window, film)
    film.write_bytes(write_numbered(tmp_path / "other.mp4", constant(10)).read_bytes())
    qtbot.waitUntil(lambda: bool(told) and "was replaced" in told[-1])
    window.player.seek(0.9)
    assert shown_number(window) == 27
    window.actions_["film_again"].trigger()
    settle(window)
    window.player.seek(0.0)
    window.player.seek(0.9)
    assert shown_number(window) == 9


def test_a_frame_is_pinned_by_keys_and_taken_back_in_one_step(
    window: Window, tmp_path: Path, copied: None, qtbot: QtBot
) -> None:
    show(window, write_numbered(tmp_path / "film.mp4", constant(60)))
    window.activateWindow()
    window.stage.setFocus()
    qtbot.waitUntil(lambda: window.stage.hasFocus())
    window.player.seek(0.5)
    for _ in range(3):
        press(window, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    assert shown_number(window) == 18
    press(window, Qt.Key.Key_P, Qt.KeyboardModifier.AltModifier)
    assert window.session.sign.video is not None
    assert window.session.sign.video.pins == (Pin(0.6, 0.5),)
    assert shown_number(window) == 18
    window.session.undo()
    assert window.session.sign.video is not None
    assert window.session.sign.video.pins == ()
    assert shown_number(window) == 15


def test_marks_become_keys_in_one_step_and_are_filled_one_after_the_other(
    window: Window, tmp_path: Path, copied: None, qtbot: QtBot
) -> None:
    show(window, write_numbered(tmp_path / "film.mp4", constant(60)))
    window.activateWindow()
    window.stage.setFocus()
    qtbot.waitUntil(lambda: window.stage.hasFocus())
    shift, alt = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.AltModifier
    for time_s, modifier in ((0.41, Qt.KeyboardModifier.NoModifier), (0.62, Qt.KeyboardModifier.NoModifier),
                             (0.5, shift), (0.7, shift), (1.2, alt), (1.3, alt)):  # fmt: skip
        window.player.seek(time_s)
        press(window, Qt.Key.Key_J, modifier)
    steps = window.session.undo_stack.count()
    press(window, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    assert window.session.undo_stack.count() == steps + 1
    sign = window.session.sign
    spans = {side: [(key.time_s, key.end_s) for key in sign.hand(side).keys] for side in ("dominant", "base")}
    assert np.array(spans["dominant"]) == pytest.approx(np.array([(0.4, 0.6), (1.2, 1.3)]), abs=1e-5)
    assert np.array(spans["base"]) == pytest.approx(np.array([(0.5, 0.7), (1.2, 1.3)]), abs=1e-5)
    visited = []
    for _ in range(4):
        visited.append((window.session.selection.role, window.player.playhead_s))
        press(window, Qt.Key.Key_J, Qt.KeyboardModifier.ControlModifier)
    assert visited == [("dominant", 0.4), ("base", 0.5), ("dominant", 1.2), ("base", 1.2)]


def test_a_mark_while_it_plays_is_that_of_the_frame_that_is_shown(
    window: Window, tmp_path: Path, copied: None, qtbot: QtBot
) -> None:
    show(window, write_numbered(tmp_path / "film.mp4", variable(60)))
    starts = window.workspace.film._copy.frames.times_s
    window.activateWindow()
    window.stage.setFocus()
    qtbot.waitUntil(lambda: window.stage.hasFocus())
    press(window, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: window.player.playhead_s > 0.1)
    press(window, Qt.Key.Key_J)
    assert window.player.playing
    press(window, Qt.Key.Key_Space)
    (mark,) = window.workspace.marks.every
    assert np.abs(starts - mark.start_s).min() < 1e-6
    assert 0.0 < mark.start_s <= window.player.playhead_s + 1 / 60  # a pause goes to the nearest frame
    window.workspace.marks.clear()


def test_where_the_film_is_seen_is_chosen_and_the_figure_stands_over_or_under_it(
    window: Window, tmp_path: Path, copied: None, qtbot: QtBot
) -> None:
    show(window, write_numbered(tmp_path / "film.mp4", constant(10), size=(480, 320)))
    for where in ("under", "over"):
        QTest.mouseClick(child(window, f"film.where.{where}"), Qt.MouseButton.LeftButton)
        assert window.film.on_stage.isVisible()
        assert not window.film.beside.isVisible()
        qtbot.waitUntil(lambda: window.stage.is_drawn, timeout=20_000)
        seen = pixels(window.stage.grab().toImage(), alpha=False)
        red = seen[-30, seen.shape[1] // 2 - 140].astype(int)  # the lowest quarter of the film
        assert red[0] > red[1] + 40
    QTest.mouseClick(child(window, "film.where.beside"), Qt.MouseButton.LeftButton)
    assert not window.film.on_stage.isVisible()


def test_a_mirrored_film_is_moved_and_zoomed_by_the_mouse(
    window: Window, tmp_path: Path, copied: None
) -> None:
    show(window, write_numbered(tmp_path / "film.mp4", constant(4)))
    window.player.seek(0.1)
    picture = window.film.beside
    QTest.mouseClick(child(window, "film.mirror"), Qt.MouseButton.LeftButton)
    assert picture.place_at(picture.transform().map(QPointF(0.25, 0.5))).x() == pytest.approx(0.25)
    assert picture.transform().map(QPointF(0.0, 0.0)).x() > picture.transform().map(QPointF(1.0, 0.0)).x()
    middle = picture.rect().center()
    before = picture.transform().map(QPointF(0.5, 0.5))
    QTest.mousePress(picture, Qt.MouseButton.LeftButton, pos=middle)
    for step in (10, 30):
        QTest.mouseMove(picture, middle + QPoint(step, 0))
    QTest.mouseRelease(picture, Qt.MouseButton.LeftButton, pos=middle + QPoint(30, 0))
    moved = picture.transform().map(QPointF(0.5, 0.5)) - before
    assert (moved.x(), moved.y()) == pytest.approx((30.0, 0.0), abs=1.0)
    under = picture.place_at(QPointF(40.0, 60.0))
    picture.zoom(2.0, QPointF(40.0, 60.0))
    after = picture.place_at(QPointF(40.0, 60.0))
    assert (after.x(), after.y()) == pytest.approx((under.x(), under.y()), abs=1e-6)
    QTest.mouseDClick(picture, Qt.MouseButton.LeftButton, pos=middle)
    QTest.mouseClick(child(window, "film.mirror"), Qt.MouseButton.LeftButton)


def test_a_camera_is_found_again_from_the_points_that_it_sees(window: Window, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: window.player.pose is not None)
    points = landmarks(window.player.pose)
    rng = np.random.default_rng(0)
    for _ in range(count(6, whole=200)):
        made = Camera(
            tuple(points.mean(axis=0) + rng.uniform(-0.15, 0.15, 3)),
            rng.uniform(1.2, 3.5), rng.uniform(-0.7, 0.7), rng.uniform(-0.2, 0.2), rng.uniform(0.4, 0.8),
        )  # fmt: skip
        seen = made.project(points, 900, 600)[:, :2]
        found, miss_px = match_camera(points, seen, 900, 600, Camera((0.0, 0.0, 0.0), 2.0))
        assert miss_px < 6.0
        assert np.abs(found.project(points, 900, 600)[:, :2] - seen).max() == pytest.approx(miss_px, abs=3.0)


def test_four_clicks_put_the_camera_where_the_film_s_was(
    window: Window, tmp_path: Path, copied: None, qtbot: QtBot
) -> None:
    qtbot.waitUntil(lambda: window.player.pose is not None)
    points = landmarks(window.player.pose)
    made = Camera(tuple(points.mean(axis=0)), 2.2, 0.5, 0.05, 0.55)
    shares = made.project(points, 480, 360)[:, :2] / (480, 360)
    show(window, write_numbered(tmp_path / "film.mp4", constant(4), size=(480, 360)))
    window.player.seek(0.1)
    window.actions_["film_match"].trigger()
    picture = window.film.beside
    for share in shares:
        QTest.mouseClick(
            picture, Qt.MouseButton.LeftButton, pos=picture.transform().map(QPointF(*share)).toPoint()
        )
    camera = window.stage.camera
    assert camera.azimuth_rad == pytest.approx(0.5, abs=0.12)
    film = window.film.on_stage.transform()  # as large as the stage, where it would lie over the figure
    for point, share in zip(points, shares, strict=True):
        x, y, _ = camera.project(point, window.stage.width(), window.stage.height())
        wanted = film.map(QPointF(*share))
        assert (x, y) == pytest.approx((wanted.x(), wanted.y()), abs=4.0)
    window.stage.set_view("front")


def test_without_the_extra_the_menu_says_so(
    window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("signer.films.extra.find_spec", lambda _name: None)
    film = write_numbered(tmp_path / "film.mp4", constant(4))
    show(window, film)
    assert window.workspace.film.state == "refused"
    assert 'need the extra "video"' in window.film.bar.told.text()
