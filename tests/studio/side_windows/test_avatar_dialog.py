"""An avatar is learned on one page and shows signs as any signer; its file is found again when it moved.

What takes seconds, the fits of chart and handshapes, is tested in `tests/avatars`: here the chart is known.
"""

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QMenu
from pytestqt.qtbot import QtBot

from body_model.arrays import Array
from body_model.load import load_body
from body_model.skin import posed_cage
from signer import avatars
from signer.avatars import Avatar
from signer.avatars.reading import read_avatar
from signer.studio.background.easier import EasierFinder
from signer.studio.background.problems import ProblemFinder
from signer.studio.background.whole_sign import WholeSign
from signer.studio.drawing import recorder
from signer.studio.files import dialogs
from signer.studio.files.own_avatars import OwnAvatars
from signer.studio.side_windows.avatar_dialog import AvatarDialog
from signer.studio.stage.canvas import Canvas
from signer.studio.widgets.readout import Readout
from signer.studio.window import Window
from tests.helpers.avatar_files import Made, charted, mixamo, t_posed, write_avatar
from tests.helpers.windows import FEW_PIXELS


@pytest.fixture(scope="module")
def nothing_is_looked_for_at_rest() -> None:
    """Let all be looked for here."""


def known(path: Path, bones: Mapping[str, str], landmarks: Mapping[str, Array]) -> Avatar:
    """The woman in a T-pose, on whose skin our chart lies as on the woman."""
    body = load_body("woman")
    truth = body.subdivision @ posed_cage(body, t_posed(body)[0])
    return charted(read_avatar(path, named=bones), truth, landmarks=landmarks)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    def learn(
        path: Path, name: str, *, bones: Mapping[str, str], landmarks: Mapping[str, Array], **_: Any
    ) -> Avatar:
        return known(path, bones, landmarks)

    monkeypatch.setattr(avatars, "learn", learn)
    monkeypatch.setattr(avatars, "with_landmarks", lambda of, shown: replace(of, landmarks=dict(shown)))
    monkeypatch.setattr(OwnAvatars, "_fit", lambda *_: None)
    drawn = partial(recorder.signer_closeup, quality=FEW_PIXELS)
    monkeypatch.setattr(recorder, "signer_closeup", drawn)
    monkeypatch.setattr(Canvas, "_warm", lambda _canvas: None)  # nothing is dragged here


def show_a_place(page: AvatarDialog, qtbot: QtBot) -> None:
    """Click a place on the skin, and let it go back to the guess."""
    row = next(row for row in range(10) if page._places.item(row).text() == "Belly")
    QTest.mouseClick(
        page._places.viewport(), Qt.MouseButton.LeftButton,
        pos=page._places.visualItemRect(page._places.item(row)).center(),
    )  # fmt: skip
    assert page._dots.chosen_dot == "belly"
    beside = page._dots.spot("belly").toPoint() + QPoint(17, 9)
    QTest.mouseClick(page._dots, Qt.MouseButton.LeftButton, pos=beside)
    qtbot.waitUntil(lambda: not page._job.is_busy and page._landmarks.keys() == {"belly"}, timeout=20000)
    assert page.avatar is not None
    assert page.avatar.landmarks["belly"] == pytest.approx(page._landmarks["belly"])
    assert page._places.item(row).text() == "Belly, shown"
    QTest.mouseClick(page._guess, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not page._job.is_busy, timeout=20000)
    assert not page.avatar.landmarks


def choose_a_bone(page: AvatarDialog, qtbot: QtBot) -> None:
    """Choose the joint for a bone that was not found by its name."""
    page.activateWindow()  # keys would be shortcuts of the window behind it
    qtbot.waitUntil(lambda: page._again.isVisible() and page.isActiveWindow(), timeout=20000)
    assert page.avatar is None
    choice = page.findChild(QComboBox, "avatar.bone.finger1-3.R")
    assert choice is not None
    choice.setFocus()
    QTest.keyClicks(choice, "ThumbEnd")
    QTest.mouseClick(page._again, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: page.avatar is not None, timeout=20000)
    assert page.avatar is not None
    assert page.avatar.glb.name_of(page.avatar.bones["finger1-3.R"]) == "ThumbEnd"


def look_for_nothing(patch: pytest.MonkeyPatch) -> None:
    """Look for nothing on the signers that are shown before and after."""
    for finder, look in ((EasierFinder, "_look"), (ProblemFinder, "_look"), (WholeSign, "_measure")):
        patch.setattr(finder, look, lambda _finder: None)


def test_an_avatar_that_is_learned_shows_the_sign_and_is_found_again(
    window: Window, quick: None, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, other = tmp_path / "mira.glb", {"finger1-3.R": "ThumbEnd"}
    write_avatar(here, Made(names=lambda bone: other.get(bone, mixamo(bone)), every=3))
    monkeypatch.setattr(dialogs, "ask_avatar", lambda *_: here)

    def accept(page: AvatarDialog) -> int:
        page.show()
        choose_a_bone(page, qtbot)
        show_a_place(page, qtbot)
        assert page.take.isEnabled()
        assert page._allowed.isVisible()  # it has no licence: who learns it says whether it may be passed on
        QTimer.singleShot(0, page.take.click)
        qtbot.waitUntil(lambda: page.result() == 1, timeout=20000)
        return page.result()

    monkeypatch.setattr(AvatarDialog, "exec", accept)
    before = window.session.sign
    action = window.findChild(QAction, "action.learn_avatar")
    assert action is not None
    with monkeypatch.context() as patch:
        look_for_nothing(patch)
        action.trigger()
    qtbot.waitUntil(lambda: window.session.signer.endswith("mira.avatar"), timeout=20000)
    qtbot.waitUntil(
        lambda: window.player.pose is not None and window.player.pose.character.drawn is not None,
        timeout=20000,
    )
    assert window.session.sign is before
    pose = window.player.pose
    assert pose is not None
    assert max(hand.contact_error_m for hand in pose.hands.values() if hand.touching) < 1e-4
    qtbot.waitUntil(
        lambda: window.workspace.whole.is_settled and window.workspace.possibilities.is_settled, timeout=20000
    )
    inside = window.findChild(Readout, "posture.readout.inside")
    assert inside is not None
    qtbot.waitUntil(lambda: inside.accessibleName() == "Inside: not measured", timeout=20000)
    window.hand.readouts.problems.show_problems(())
    assert window.hand.readouts.problems.text() == "No problems, depth not measured"
    look_for_nothing(monkeypatch)
    path, character = window.session.signer, window.session.character
    window.session.show_signer("signer-hm08")
    window.workspace.avatars.show(Path(path))
    assert window.session.character is character  # kept: it is not read again
    window.session.show_signer("signer-hm08")
    here.rename(tmp_path / "moved.glb")
    monkeypatch.setattr(dialogs, "ask_moved", lambda *_: "find")
    monkeypatch.setattr(dialogs, "ask_avatar", lambda *_: tmp_path / "moved.glb")
    menu = window.findChild(QMenu, "menu.signer")
    assert menu is not None
    next(one for one in menu.actions() if one.text() == "mira").trigger()
    qtbot.waitUntil(lambda: window.session.signer == path, timeout=20000)
    assert avatars.kept_of(Path(path)).file == tmp_path / "moved.glb"
