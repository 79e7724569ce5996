"""Once of each that `dev.py soak` does with the editor for ten minutes."""

import gc
from collections.abc import Iterator
from pathlib import Path
from typing import Final
from weakref import ref

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from signer.studio.look import theme
from tests.helpers.windows import blank_workspace, no_pixels, short_drags
from tests.soak import session
from tests.soak.acts import ACTS, OPENING

SIGNS_AT_WORK: Final = 5
"""The open sign, and those that the latest pose, the latest measuring, the latest count of problems and the latest
gesture on the stage are of; each of many acts made another."""


@pytest.fixture
def desk(qapp: QApplication, tmp_path: Path) -> Iterator[session.Desk]:
    QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, str(tmp_path / "settings"))
    theme.use_theme(qapp, "dark")
    with no_pixels(), short_drags():
        made = session.open_desk(tmp_path, 4, blank_workspace())
        made.window.resize(1120, 720)  # what is small is drawn quickly
        yield made
        session.close_desk(made)
    gc.collect()
    gc.freeze()


def test_clicks_drags_and_keys_leave_no_signs_and_no_widgets_behind_and_qt_silent(desk: session.Desk) -> None:
    log = session.run(desk)
    once_more = session.run(desk, first=OPENING)
    assert {name.removesuffix(" hidden") for name in log.done} == {act.__name__ for act in ACTS}
    assert log.hidden() < log.done.total() / 3
    assert log.warnings == once_more.warnings == []
    assert once_more.samples[-1].widgets <= log.samples[-1].widgets
    gc.unfreeze()  # caches are looked for among all objects, tests and all; not so after every round
    desk.user.wait_until(lambda: session.signs_beside_caches() <= SIGNS_AT_WORK, "signs to be let go of")


def test_a_closed_window_is_let_go_of_with_its_session(qtbot: QtBot, tmp_path: Path) -> None:
    with no_pixels():
        made = session.open_desk(tmp_path, 4, blank_workspace())
        kept = [ref(each) for each in (made.window, made.window.workspace, made.window.session)]
        session.close_desk(made)
    del made
    qtbot.waitUntil(lambda: gc.collect() >= 0 and not any(each() for each in kept))


def test_a_rise_is_of_the_last_three_tenths_over_the_three_before() -> None:
    filling, flat, leaking = ([(minute, mb) for minute, mb in enumerate(values, 1)] for values in (
        (100, 200, 300, 400, 400, 400, 400, 400, 400, 400), (400,) * 10, (100, 120, 140, 160, 200, 200, 200, 300, 300, 300),
    ))  # fmt: skip
    assert [session.rise(each) for each in (filling, flat, leaking)] == [0.0, 0.0, 0.5]
