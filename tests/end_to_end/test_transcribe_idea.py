"""IDEA written from a film of IDEA by mouse and key events: marked, made keys, filled, matched, saved, reopened."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TypeVar

import numpy as np
import pytest
from PySide6.QtCore import QPointF, QSettings, Qt
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit, QToolButton, QWidget

from signer.characters.load import reference
from signer.document.queries import span_s
from signer.document.values import Contact
from signer.files.sign_file import load_sign
from signer.films.writing import film_bytes
from signer.library.shelf import sign_files
from signer.motion import posing
from signer.studio.drawing.camera import Camera
from signer.studio.drawing.film import pixels
from signer.studio.drawing.recorder import LIGHT_BACKDROP, render_pose
from signer.studio.look import theme
from signer.studio.on_stage.film_camera import landmarks
from signer.studio.widgets.dot_picture import DotPicture
from signer.studio.window import Window
from tests.helpers.windows import FEW_PIXELS, blank_workspace, no_pixels, put_away
from tools.acting import User
from tools.write_idea import with_dot

FPS = 15
W = TypeVar("W", bound=QWidget)
SIZE = (160, 120)
FILMED = load_sign(next(path for path in sign_files() if path.stem == "IDEA"))


@cache
def camera() -> Camera:
    """The camera of the film, a little aside and above."""
    middle = landmarks(posing.pose_at(FILMED, 0.0, reference())).mean(axis=0)
    return Camera((float(middle[0]), float(middle[1]) - 0.1, float(middle[2])), 2.3, 0.25, 0.05, 0.6)


def film_of_idea(path: Path) -> Path:
    """A film as long as the library's IDEA, from a little aside.

    Its frames are looked at by nobody: their size and times count, and where its camera stood.
    """
    pose = posing.pose_at(FILMED, 0.0, reference())
    picture = pixels(
        render_pose(pose, camera(), *SIZE, backdrop=LIGHT_BACKDROP, quality=FEW_PIXELS), alpha=False
    )
    frames = [picture] * len(np.arange(0.0, span_s(FILMED)[1], 1.0 / FPS))
    path.write_bytes(film_bytes(".webm", frames, FPS))
    return path


@pytest.fixture
def window(qapp: QApplication, tmp_path: Path) -> Iterator[Window]:
    QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, str(tmp_path / "settings"))
    theme.use_theme(qapp, "dark")
    with no_pixels():
        made = Window(blank_workspace())
        made.resize(1120, 640)
        made.show()
        yield made
        put_away(made)


def test_idea_is_written_from_its_film_by_real_events_only(
    window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "films").mkdir()
    film = film_of_idea(tmp_path / "films" / "IDEA.webm")
    user = User(window)
    user.wait_until(lambda: window.stage.is_drawn, "the first picture")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", staticmethod(lambda *_: (str(film), "")))
    window.actions_["film_open"].trigger()
    user.wait_until(lambda: window.workspace.film.state == "ready", "the copy of the film")
    window.stage.setFocus()
    frame = 0
    for key in FILMED.hand("dominant").keys:
        for moment_s in (key.time_s, key.end_s):
            wanted = round(moment_s * window.session.sign.fps)
            while frame < wanted:
                user.press(Qt.Key.Key_Right)
                frame += 1
            user.press(Qt.Key.Key_J)
    user.press(Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    fill_first(user)
    window.stage.setFocus()
    user.press(Qt.Key.Key_J, Qt.KeyboardModifier.ControlModifier)
    fill_second(user)
    match(window, user)
    matched = window.stage.camera
    user.answer_file_dialog(tmp_path / "IDEA.sign")
    user.press(Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    user.wait_until((tmp_path / "IDEA.sign").is_file, "the file")

    written = load_sign(tmp_path / "IDEA.sign")
    times = [(key.time_s, key.end_s) for key in written.hand("dominant").keys]
    filmed = [(key.time_s, key.end_s) for key in FILMED.hand("dominant").keys]
    assert np.abs(np.array(times) - filmed).max() <= 1.0 / FPS
    first, second = written.hand("dominant").keys
    assert isinstance(first.placement, Contact)
    assert (first.handshape, first.placement.articulator, first.placement.site) == (
        "i",
        "pinky.tip",
        "temple.R",
    )
    assert second.placement != first.placement
    assert written.video is not None
    assert written.video.path == "films/IDEA.webm"
    assert window.files.open_path(tmp_path / "IDEA.sign")
    assert window.session.sign.video is not None
    assert window.session.sign.video.path == str(film)
    user.wait_until(lambda: window.workspace.film.state == "ready", "the copy of the film again")
    user.wait_until(lambda: not window.film.on_stage.transform().isIdentity(), "its first frame")
    camera_holds(window, matched)


def once_there(user: User, kind: type[W], name: str) -> W:
    """The widget of that name, once it is visible."""

    def is_there() -> bool:
        return any(each.isVisible() for each in user.window.findChildren(kind, name))

    user.wait_until(is_there, name)
    return user.find(kind, name)


def fill_first(user: User) -> None:
    """The handshape I, the pinky tip, the temple, for the first marked key."""
    user.click(once_there(user, QLineEdit, "handshape.search"))
    user.type("I")
    user.press(Qt.Key.Key_Return)
    hand = with_dot(user, DotPicture, "articulator.picture", "pinky.tip")
    user.click(hand, hand.spot("pinky.tip"))
    user.click(once_there(user, QToolButton, "site.tabs.face"))
    face = with_dot(user, DotPicture, "site.picture", "temple.R")
    user.click(face, face.spot("temple.R"))


def fill_second(user: User) -> None:
    """A place beside the head, found by its name, for the next one."""
    user.click(once_there(user, QLineEdit, "site.search"))
    user.type("beside")
    user.press(Qt.Key.Key_Return)
    user.press(Qt.Key.Key_Return)


def match(window: Window, user: User) -> None:
    """Four clicks in the film's first picture, where the signer's eyes and shoulders are."""
    window.player.seek(0.0)
    user.wait_until(lambda: window.player.pose is not None and window.player.pose.time_s == 0.0, "the rest")
    window.actions_["film_match"].trigger()
    picture = window.film.beside
    user.wait_until(lambda: picture.isVisible() and not picture.transform().isIdentity(), "its first frame")
    at_rest = landmarks(posing.pose_at(FILMED, 0.0, reference()))
    for x, y, _ in camera().project(at_rest, *SIZE):
        user.click(picture, picture.transform().map(QPointF(x / SIZE[0], y / SIZE[1])))


def camera_holds(window: Window, matched: Camera) -> None:
    """The stage sees the filmed hand where the film has it, within a twentieth of the picture's height."""
    pose = posing.pose_at(FILMED, 0.45, reference())
    hand = pose.hands["dominant"].wrist
    stage, film = window.stage, window.film.on_stage
    x, y, _ = matched.project(hand, stage.width(), stage.height())
    share = camera().project(hand, *SIZE)[:2] / SIZE
    wanted = film.transform().map(QPointF(*share))
    assert np.hypot(x - wanted.x(), y - wanted.y()) < 0.05 * stage.height()
