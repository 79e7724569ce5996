"""View > Signer: another character shows the sign; the sign, the playhead and the selection stay as they
are."""

from collections.abc import Iterator

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu, QToolButton
from pytestqt.qtbot import QtBot

from body_model.distance import obstacles
from signer.characters import making
from signer.document.edits import Moment
from signer.motion.checks.review import missed_keys
from signer.motion.operations.hand_edits import RaiseElbow
from signer.motion.posing import pose_at
from signer.studio.background import jobs, whole_sign
from signer.studio.commands import menus
from signer.studio.window import Window
from signer.studio.workspace import Workspace
from tests.helpers.characters import OTHER, REFERENCE
from tests.helpers.short_sign import short_sign
from tests.helpers.windows import child


@pytest.fixture(scope="module")
def nothing_is_looked_for_at_rest() -> Iterator[None]:
    """Let all be looked for here, and every frame at once."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(whole_sign, "BEGIN_MS", 0)
        patch.setattr(whole_sign, "AT_REST_MS", 0)
        yield


def choose(window: Window, name: str, qtbot: QtBot) -> None:
    action = window.findChild(QAction, f"action.signer_{name}")
    assert action is not None
    action.trigger()
    qtbot.waitUntil(
        lambda: window.player.pose is not None and window.player.pose.character.name == name, timeout=20000
    )
    qtbot.waitUntil(
        lambda: window.workspace.whole.is_settled and window.workspace.possibilities.is_settled, timeout=20000
    )


def test_another_signer_shows_the_sign_and_nothing_of_it_changes(window: Window, qtbot: QtBot) -> None:
    window.player.seek(0.45)
    qtbot.waitUntil(
        lambda: window.player.pose is not None and window.player.pose.time_s == 0.45, timeout=20000
    )
    session = window.session
    before = (
        session.sign,
        session.selection,
        window.player.playhead_s,
        session.is_modified,
    )
    camera = window.stage.camera
    first = window.player.pose
    assert first is not None
    assert first.character is REFERENCE
    choose(window, "woman", qtbot)
    pose = window.player.pose
    assert pose is not None
    assert np.array_equal(pose.matrices, pose_at(session.sign, 0.45, OTHER).matrices)
    assert (
        session.sign,
        session.selection,
        window.player.playhead_s,
        session.is_modified,
    ) == before
    height = OTHER.scale.height
    assert window.stage.camera.distance_m == pytest.approx(height * camera.distance_m)
    assert window.stage.camera.target_m == pytest.approx(np.multiply(height, camera.target_m))
    assert window.stage.canvas.figure is not None
    assert window.stage.canvas.figure.character is OTHER
    assert window.workspace.settings.signer == "woman"
    qtbot.waitUntil(lambda: "meets all of it" in window.status.text, timeout=20000)
    choose(window, REFERENCE.name, qtbot)
    assert window.player.pose is not None
    assert np.array_equal(window.player.pose.matrices, first.matrices)


def test_a_signer_that_is_pointed_at_is_ready_when_it_is_chosen(
    window: Window, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    pointed = window.findChild(QAction, "action.signer_slim")
    assert pointed is not None
    pointed.hover()
    qtbot.wait(menus.POINTED_MS + 40)
    qtbot.waitUntil(jobs.is_idle, timeout=20000)

    def made(*_of: object) -> None:
        raise AssertionError("it was not ready")  # what pytest raises would end no job: the window waited

    monkeypatch.setattr(making, "make_character", made)
    monkeypatch.setattr(obstacles, "read_obstacles", made)
    choose(window, "slim", qtbot)
    qtbot.waitUntil(lambda: window.workspace.insides.is_settled, timeout=20000)


def test_edits_are_solved_on_the_signer_that_is_shown(window: Window, qtbot: QtBot) -> None:
    choose(window, "woman", qtbot)
    side = window.session.selection.role
    edit = RaiseElbow(0.4, anyway=True)
    at = Moment(side, window.player.playhead_s)
    wanted = RaiseElbow(0.4, anyway=True, at=at, character=OTHER)(window.session.sign)
    assert wanted != RaiseElbow(0.4, anyway=True, at=at)(window.session.sign)
    window.session.perform(edit)
    assert window.session.sign == wanted


def test_the_signer_is_remembered(window: Window, qtbot: QtBot) -> None:
    choose(window, "woman", qtbot)
    again = Workspace(window.workspace.settings)
    assert again.session.signer == "woman"
    assert not again.session.is_modified


def test_a_switch_says_what_the_other_body_does_not_meet(window: Window, qtbot: QtBot) -> None:
    hear = short_sign()
    assert missed_keys(hear, REFERENCE) == 0
    assert missed_keys(hear, OTHER) > 0
    window.session.open_sign(hear, None)
    choose(window, OTHER.name, qtbot)
    qtbot.waitUntil(lambda: "not met on this body" in window.status.text, timeout=20000)


def test_another_signer_is_compared_at_the_same_moment(window: Window, qtbot: QtBot) -> None:
    menu = window.findChild(QMenu, "menu.compare")
    assert menu is not None
    next(one for one in menu.actions() if one.text() == "Woman").trigger()
    compared, session = window.compared, window.session
    for time_s in (0.45, 0.5):
        window.player.seek(time_s)
        qtbot.waitUntil(
            lambda at=time_s: compared.pose is not None and compared.pose.time_s == at, timeout=20000
        )
        assert compared.pose is not None
        assert np.array_equal(compared.pose.matrices, pose_at(session.sign, time_s, OTHER).matrices)
    window.stage.set_view("side")
    assert compared.isVisible()
    own, told = (child(window, f"compared.{name}") for name in ("own", "told"))
    assert own.isVisible()
    assert own.accessibleName() == "Reference signer"
    assert told.accessibleName().startswith("Woman: ")
    assert compared._canvas.camera.azimuth_rad == window.stage.camera.azimuth_rad
    close = window.findChild(QToolButton, "compared.close")
    assert close is not None
    QTest.mouseClick(close, Qt.MouseButton.LeftButton)
    assert not compared.isVisible()
    assert not own.isVisible()
    assert session.signer == REFERENCE.name
