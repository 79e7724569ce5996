"""Freed memory is given back when poses cease to come, and now and then while they do not."""

import pytest
from pytestqt.qtbot import QtBot

from signer.document.sign import Sign
from signer.studio.background import freed_memory
from signer.studio.background.freed_memory import MOST_S, FreedMemory, give_back, keep_little
from signer.studio.editing.player import Player
from signer.studio.editing.session import Session


def test_it_is_given_back_at_rest_once(idea: Sign, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(freed_memory, "REST_MS", 0)
    given: list[str] = []
    player = Player(Session(idea), waiting=True)
    FreedMemory(player, lambda: given.append("back"))
    for _ in range(3):
        player.pose_changed.emit(None)
    assert given == []
    qtbot.waitUntil(lambda: given == ["back"])


def test_poses_without_end_do_not_keep_it(idea: Sign, monkeypatch: pytest.MonkeyPatch) -> None:
    now_s = 1000.0
    monkeypatch.setattr(freed_memory.time, "monotonic", lambda: now_s)
    given: list[float] = []
    player = Player(Session(idea), waiting=True)
    FreedMemory(player, lambda: given.append(now_s))
    for _ in range(100):
        now_s += MOST_S / 10
        player.pose_changed.emit(None)
    assert 8 <= len(given) <= 10


def test_it_can_be_called_on_any_system() -> None:
    keep_little()
    give_back()
