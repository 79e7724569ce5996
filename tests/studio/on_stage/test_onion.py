"""Onion skin and trail in the window: switched on the stage, live while posing, and without cost when off."""

from collections.abc import Iterator

import numpy as np
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot

from body_model.arrays import Array
from signer.document import edits
from signer.document.inserting import insert_sign
from signer.document.queries import span_s
from signer.document.sign import Sign
from signer.document.values import OTHER_ROLE, Elbow
from signer.files import load_sign
from signer.library.shelf import FOLDER
from signer.motion.posing import pose_at, poses
from signer.studio.on_stage.onion import AFTER_MS
from signer.studio.stage.traces import FAST, FAST_M_S, SLOW, colour_of
from signer.studio.window import Window
from tests.helpers.characters import REFERENCE

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def window(one_window: Window, idea: Sign, qtbot: QtBot) -> Iterator[Window]:
    made = one_window
    made.onion._poses.clear()
    made.stage.set_view("front")
    made.session.open_sign(idea, None)
    made.player.seek(0.4)
    qtbot.waitUntil(lambda: made.player.pose is not None and made.player.pose.time_s == 0.4, timeout=20000)
    yield made
    for name in ("onion", "trail"):
        if made.actions_[name].isChecked():
            made.actions_[name].trigger()


def switch(window: Window, name: str) -> None:
    button = window.findChild(QToolButton, name)
    assert button is not None
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_the_next_key_stands_as_a_ghost_and_posing_this_one_leaves_it(window: Window, qtbot: QtBot) -> None:
    switch(window, "stage.onion")
    assert window.actions_["onion"].isChecked()
    qtbot.waitUntil(lambda: len(window.stage.traces.ghosts) == 1, timeout=20000)
    before = dict(window.onion._poses)
    window.session.perform(edits.replace_key("dominant", "k1", elbow=Elbow(0.8)))
    qtbot.waitUntil(lambda: window.onion.is_settled, timeout=20000)
    assert len(window.stage.traces.ghosts) == 1
    assert len(before) == 1
    window.player.seek(0.75)
    qtbot.waitUntil(lambda: len(window.stage.traces.ghosts) == 2, timeout=20000)


def test_ghosts_stay_while_the_elbow_is_dragged_and_look_from_where_the_view_is_turned_to(
    window: Window, qtbot: QtBot
) -> None:
    switch(window, "stage.onion")
    stage, traces = window.stage, window.stage.traces
    qtbot.waitUntil(lambda: len(traces.ghosts) == 1, timeout=20000)
    ghost, before, at = traces.ghosts[0], window.session.sign, stage.handle_point("elbow")
    assert at is not None
    seen: list[int] = []
    QTest.mousePress(stage, LEFT, pos=at.toPoint())
    for dx in (6, 12, 18, 24):
        QTest.mouseMove(stage, at.toPoint() + QPoint(-dx, dx // 3))
        qtbot.wait(AFTER_MS + 20)
        seen.append(len(traces.ghosts))
        assert window.session.in_gesture
    QTest.mouseRelease(stage, LEFT, pos=at.toPoint() + QPoint(-24, 8))
    assert window.session.sign is not before
    assert seen == [1, 1, 1, 1]
    assert traces.ghosts[0] == ghost  # the next key is where it was
    corner = QPoint(stage.width() // 8, stage.height() // 2)
    QTest.mousePress(stage, LEFT, pos=corner)
    QTest.mouseMove(stage, corner + QPoint(60, 0))
    QTest.mouseRelease(stage, LEFT, pos=corner + QPoint(60, 0))
    qtbot.waitUntil(lambda: window.onion.is_settled and len(traces.ghosts) == 1, timeout=20000)
    assert traces.ghosts[0] != ghost


def test_the_trail_goes_through_the_articulator(window: Window, qtbot: QtBot) -> None:
    switch(window, "stage.trail")
    qtbot.waitUntil(lambda: window.stage.traces.trail is not None, timeout=20000)
    there = pose_at(window.session.sign, 0.4).hands["dominant"].articulator
    assert np.linalg.norm(window.stage.traces.trail.points - there, axis=1).min() < 1e-9


def test_the_trail_is_that_of_the_hand_that_is_worked_on_with_all_its_ways(
    window: Window, qtbot: QtBot
) -> None:
    window.session.perform(insert_sign(load_sign(FOLDER / "GOOD.sign"), window.player.playhead_s))
    switch(window, "stage.trail")
    for side in ("left", "right"):
        switch(window, f"hand.side.{side}")
        qtbot.waitUntil(
            lambda: window.onion.is_settled and window.stage.traces.trail is not None, timeout=20000
        )
        hand, role = window.stage.traces.trail, window.session.selection.role
        assert hand is not None
        times = np.linspace(0.0, span_s(window.session.sign)[1], 9)
        own = np.array(
            [pose.articulator for pose in poses(window.session.sign, times, REFERENCE).hands[role]]
        )
        others = np.array(
            [
                pose.articulator
                for pose in poses(window.session.sign, times, REFERENCE).hands[OTHER_ROLE[role]]
            ]
        )
        assert away(own, hand.points).max() < 0.1  # a rise from rest goes twice as far from sample to sample
        assert away(others, hand.points).max() > 0.2
        assert hand.is_keyed.any()
        assert not hand.is_keyed[[0, -1]].any()


def away(points: Array, trail: Array) -> Array:
    """(n,) m from points to the nearest of a trail."""
    return np.linalg.norm(points[:, None] - trail, axis=-1).min(axis=1)


def test_of_a_sign_that_is_opened_no_old_ghost_or_trail_stays(window: Window, qtbot: QtBot) -> None:
    switch(window, "stage.trail")
    switch(window, "stage.onion")
    traces = window.stage.traces
    qtbot.waitUntil(lambda: traces.trail is not None and bool(traces.ghosts), timeout=20000)
    window.session.open_sign(Sign(), None)
    assert traces.trail is None
    assert not traces.ghosts
    qtbot.waitUntil(lambda: window.onion.is_settled, timeout=20000)
    assert traces.trail is None


def test_a_trail_of_the_sign_as_it_was_is_pale_until_it_is_found_anew(window: Window, qtbot: QtBot) -> None:
    switch(window, "stage.trail")
    traces = window.stage.traces
    qtbot.waitUntil(lambda: traces.trail is not None and window.onion.is_settled, timeout=20000)
    assert not traces.is_pale
    window.session.perform(edits.replace_key("dominant", "k1", elbow=Elbow(0.7)))
    assert traces.is_pale
    qtbot.waitUntil(lambda: not traces.is_pale, timeout=20000)
    there = pose_at(window.session.sign, 0.4).hands["dominant"].articulator
    assert np.linalg.norm(traces.trail.points - there, axis=1).min() < 1e-9


def test_switched_off_nothing_is_drawn_or_solved(window: Window, qtbot: QtBot) -> None:
    for name in ("onion", "trail"):
        switch(window, f"stage.{name}")
        switch(window, f"stage.{name}")
    qtbot.waitUntil(lambda: window.onion.is_settled, timeout=20000)
    known = len(window.onion._poses)
    window.session.perform(edits.replace_key("dominant", "k1", elbow=Elbow(0.7)))
    window.player.seek(0.7)
    assert window.onion.is_settled
    assert not window.stage.traces.isVisible()
    assert len(window.onion._poses) == known


def test_the_colour_of_the_trail_tells_speed() -> None:
    assert colour_of(0.0).name() == SLOW.name()
    assert colour_of(10 * FAST_M_S).name() == FAST.name()
    assert colour_of(FAST_M_S / 2).name() not in (SLOW.name(), FAST.name())
