"""IDEA from an empty sign with real mouse and key events: picked, placed, turned, keyed, played, saved,
exported."""

import json
from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
import pytest
from PySide6.QtCore import QSettings
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from body_model.load import load_body
from signer.document.sign import Sign
from signer.document.values import Contact
from signer.export.skeleton import joint_name
from signer.files.sign_file import load_sign
from signer.motion.checks.review import review
from signer.motion.posing import clip
from signer.studio.look import theme
from signer.studio.window import Window
from tests.helpers.animation_reader import joint_positions
from tests.helpers.windows import blank_workspace, no_pixels, short_drags
from tools.acting import User
from tools.write_idea import BEND_DEG, Written, take_picture, write_idea

MOST_CLICKS = 14


class Session(NamedTuple):
    """What a user left behind: the files, and the sign as it stood in the window."""

    written: Written
    sign: Sign
    undone: Sign
    redone: Sign


@pytest.fixture(scope="module")
def hurried() -> Iterator[None]:
    """Play shortly, and take the picture as soon as it stands."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("tools.write_idea._rest", lambda milliseconds: QTest.qWait(milliseconds // 40))
        yield


@pytest.fixture(scope="module")
def session(hurried: None, qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Session:
    folder = tmp_path_factory.mktemp("idea")
    QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, str(folder / "settings"))
    theme.use_theme(qapp, "dark")
    with no_pixels(), short_drags():
        window = Window(blank_workspace())
        window.show()
        user = User(window)
        user.wait_until(lambda: window.stage.is_drawn, "the first picture")
        empty = window.session.sign
        written = write_idea(window, user, folder)
    take_picture(window, user, written.picture)  # drawn in full
    sign, stack = window.session.sign, window.session.undo_stack
    stack.setIndex(0)
    undone = window.session.sign
    assert undone is empty
    stack.setIndex(stack.count())
    redone = window.session.sign
    stack.setClean()
    window.close()
    window.deleteLater()
    return Session(written, sign, undone, redone)


def test_idea_takes_at_most_14_clicks_and_drags(session: Session) -> None:
    assert session.written.clicks <= MOST_CLICKS


def test_the_saved_sign_is_the_one_in_the_window(session: Session) -> None:
    assert load_sign(session.written.sign_file) == session.sign


def test_it_is_idea(session: Session) -> None:
    first, second = session.sign.hand("dominant").keys
    assert (session.sign.gloss, first.handshape) == ("IDEA", "i")
    assert first.placement == Contact("pinky.tip", "temple.R", "touch")
    assert isinstance(second.placement, Contact)
    assert second.placement.site == "head.beside.R"


def test_wrist_and_elbow_were_turned_by_hand(session: Session) -> None:
    first, second = session.sign.hand("dominant").keys
    assert abs(np.degrees(first.orientation.flexion_rad) - BEND_DEG) < 1.0
    assert first.elbow != second.elbow


def test_every_contact_of_it_holds_and_nothing_is_doubtful(session: Session) -> None:
    found = review(session.sign)
    assert found.is_good
    assert found.problems == ()


def test_undo_and_redo_through_the_whole_session_return_the_very_same_sign(session: Session) -> None:
    assert session.undone == Sign(life=0.5)
    assert session.redone is session.sign


def test_the_exported_animation_replays_to_the_same_joints(session: Session) -> None:
    animation = json.loads(session.written.animation.read_text(encoding="utf-8"))
    poses = clip(session.sign, 30)
    body = load_body()
    assert len(poses) == animation["timing"]["frames"]
    for frame in (0, len(poses) // 2, len(poses) - 1):
        replayed = joint_positions(animation, frame)
        for bone, index in body.bone_index.items():
            np.testing.assert_allclose(
                replayed[joint_name(bone)], poses[frame].bone_positions[index], atol=1e-4
            )


def test_the_picture_shows_the_whole_window(session: Session) -> None:
    picture = QImage(str(session.written.picture))
    assert (picture.width(), picture.height()) == (1280, 800)
