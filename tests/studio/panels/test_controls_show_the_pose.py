"""Law: a control shows what the pose has, after an edit that was made, refused or given up by Esc.

By real events on the controls of posture and body: what each shows is what it shows when all is shown anew.
"""

import random
from dataclasses import replace
from typing import Final

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from signer.document.sign import Sign
from signer.document.tracks.shoulder import ShoulderKey, ShoulderTrack
from signer.studio.look import theme
from signer.studio.widgets.adjustable import Adjustable
from signer.studio.widgets.direction_pad import DirectionPad
from signer.studio.widgets.number_field import NumberField
from signer.studio.widgets.segments import Segments
from tests.helpers.extent import count, part
from tests.helpers.posture_desk import PostureDesk

SEED: Final = 32
LEFT: Final = Qt.MouseButton.LeftButton
ACTS: Final = count(1, whole=12)
"""Times that a control is used in each situation."""
EVERY: Final = {"at a key": 4, "between keys": 4, "refused": 1}
"""Of so many controls one is used, in the suite: each edit that is made is solved."""
SITUATIONS: Final = {"at a key": (0.45, True), "between keys": (0.75, True), "refused": (0.75, False)}


def shown(dock: QWidget) -> dict[str, object]:
    """Return the value that each control shows."""
    said: dict[str, object] = {}
    for each in dock.findChildren(QWidget):
        if isinstance(each, Adjustable):
            said[each.objectName()] = round(each.value, 6)
        elif isinstance(each, NumberField):
            said[each.objectName()] = each.text()
        elif isinstance(each, Segments):
            said[each.objectName()] = each.value
        elif isinstance(each, DirectionPad):
            said[each.objectName()] = each.accessibleDescription()
    return said


def controls(panel: QWidget) -> list[QWidget]:
    """The controls that are seen, each time in the same order."""

    def is_one(each: QWidget) -> bool:
        is_choice = isinstance(each, QAbstractButton) and isinstance(each.parentWidget(), Segments)
        return is_choice or isinstance(each, Adjustable | NumberField | DirectionPad)

    return [each for each in panel.findChildren(QWidget) if is_one(each) and each.isVisibleTo(panel)]


def use(each: QWidget, draw: random.Random) -> None:
    """Click it or drag it, now and then up to Esc; type a number into it."""
    if isinstance(each, NumberField):
        each.setFocus()
        each.selectAll()
        QTest.keyClicks(each, str(draw.randint(-200, 200)))
        QTest.keyClick(each, draw.choice((Qt.Key.Key_Return, Qt.Key.Key_Tab)))
        return
    at = QPoint(draw.randrange(2, each.width() - 2), draw.randrange(2, each.height() - 2))
    QTest.mousePress(each, LEFT, pos=at)
    if isinstance(each, Adjustable):
        QTest.mouseMove(each, at + QPoint(draw.randint(-30, 30), draw.randint(-10, 10)))
        if draw.random() < 0.5:
            QApplication.processEvents()
        if draw.random() < 0.5:
            QTest.keyClick(each, Qt.Key.Key_Escape)
    QTest.mouseRelease(each, LEFT, pos=at)


def solve(desk: PostureDesk) -> None:
    """Wait until the pose is that of the sign; not for what is possible, which is looked for beside it."""
    now = desk.session.sign, desk.player.playhead_s
    desk.bot.waitUntil(lambda: desk.player._solved == now, timeout=20000)


@pytest.mark.parametrize("situation", SITUATIONS)
def test_a_control_shows_what_the_pose_has(
    situation: str, idea: Sign, qapp: QApplication, qtbot: QtBot
) -> None:
    theme.use_theme(qapp, "dark")
    time_s, auto_key = SITUATIONS[situation]
    both = ShoulderTrack("dominant", (ShoulderKey("s1", 0.0), ShoulderKey("s2", 1.0)))
    sign = replace(idea, tracks=(*idea.tracks, both))
    desk = PostureDesk(sign, time_s, qtbot)
    desk.session.set_auto_key(auto_key)
    draw = random.Random(SEED)
    refused = 0
    for tab in ("posture", "body"):
        panel = desk.dock.open_tab(tab)
        desk.session.select("dominant")
        desk.settle()
        for each in part(controls(panel), every=EVERY[situation]) * ACTS:
            if not each.isEnabled():
                continue
            before, name = desk.session.sign, each.objectName()
            use(each, draw)
            desk.session.end_gesture()
            solve(desk)
            refused += desk.session.sign is before
            said = shown(desk.dock)
            desk.player.pose_changed.emit(desk.player.pose)
            desk.session.sign_changed.emit(desk.session.sign, desk.session.sign)
            desk.session.selection_changed.emit(desk.session.selection)
            assert said == shown(desk.dock), (tab, name)
            desk.session.open_sign(sign, None)
            desk.player.seek(time_s)
            solve(desk)
    assert refused > (5 if situation == "refused" else 0)
