"""The watch of the event loop hears one that stands still, and nothing else."""

import time
from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from tests.soak import stalls


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stalls, "STALL_S", 0.02)
    monkeypatch.setattr(stalls, "LATE_S", 0.01)
    monkeypatch.setattr(stalls, "LOOK_S", 0.002)
    monkeypatch.setattr(stalls, "_waited_s", dict)


def stand_still_until(heard: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 30.0
    while not heard() and time.monotonic() < deadline:
        sum(range(1000))


def stalls_of_a_loop_that_stood_still(during: str, *, shown: bool) -> list[stalls.Stall]:
    asked: list[bool] = []

    def is_shown() -> bool:
        asked.append(shown)
        return shown

    watch = stalls.Watch(lambda: during, is_shown)
    with watch.running():
        stand_still_until(lambda: len(asked) > 20)
        QCoreApplication.processEvents()
    return watch.stalls


def test_an_event_loop_that_stands_still_is_told_with_the_place(short: None, qtbot: QtBot) -> None:
    (stall,) = stalls_of_a_loop_that_stood_still("waiting", shown=False)
    assert stall.during == "waiting"
    assert "stand_still_until" in stall.where
    assert stall.lasted_s > 0.02


def test_what_is_shown_as_work_is_no_stall(short: None, qtbot: QtBot) -> None:
    assert stalls_of_a_loop_that_stood_still("waiting", shown=True) == []


def test_what_is_not_the_windows_is_no_stall(short: None, qtbot: QtBot) -> None:
    assert stalls_of_a_loop_that_stood_still("", shown=False) == []
