"""A second start hands its file over; nothing that a crash or a stranger leaves is in the way."""

import os
import socket
import threading
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from pytestqt.qtbot import QtBot

from signer.studio.files import single_window
from signer.studio.files.single_window import SingleWindow
from signer.studio.files.state_folder import state_folder


@pytest.fixture
def first(monkeypatch: pytest.MonkeyPatch) -> Iterator[SingleWindow]:
    with TemporaryDirectory(prefix="w") as runtime:  # a test's own folder is too long for a socket's name
        monkeypatch.setenv("XDG_RUNTIME_DIR", runtime)
        monkeypatch.setattr(single_window, "START_S", 0.3)
        made = SingleWindow()
        assert made.is_first
        yield made
        made.close()


def hand_over(qtbot: QtBot, path: Path) -> bool:
    """Hand a file over as another process does, while this one goes on; whether it was taken."""
    taken: list[bool] = []
    other = threading.Thread(target=lambda: taken.append(SingleWindow().hand_over(path)))
    other.start()
    qtbot.waitUntil(lambda: bool(taken))
    other.join()
    return taken[0]


def test_every_path_comes_as_it_is_one_after_the_other(
    first: SingleWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    came: list[Path] = []
    first.file_came.connect(came.append)
    first.listen()
    names = ["IDEA.sign", "mit Lücke und %41.sign", "two\nlines.sign", os.fsdecode(b"not utf-8 \xff.sign")]
    for name in names:
        assert hand_over(qtbot, tmp_path / name)
    qtbot.waitUntil(lambda: len(came) == len(names))
    assert came == [tmp_path / name for name in names]


def test_a_stranger_who_talks_nonsense_is_cut_off_and_the_next_is_heard(
    first: SingleWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    came: list[Path] = []
    first.file_came.connect(came.append)
    first.listen()
    place = single_window.address()
    assert place is not None
    assert os.stat(place).st_mode & 0o077 == 0
    for nonsense in (b"\n", b"[]\n", b'{"open": 7}\n', b"\xff\n", b"x" * single_window.MOST_BYTES):
        with socket.socket(socket.AF_UNIX) as stranger:
            stranger.connect(place)
            stranger.sendall(nonsense)
            stranger.setblocking(False)
            ended: list[bool] = []

            def is_cut(stranger: socket.socket = stranger, ended: list[bool] = ended) -> bool:
                try:
                    ended.append(stranger.recv(1) == b"")
                except BlockingIOError:
                    return False
                except ConnectionResetError:
                    return True
                return ended[-1]

            qtbot.waitUntil(is_cut)
    assert hand_over(qtbot, tmp_path / "A.sign")
    qtbot.waitUntil(lambda: came == [tmp_path / "A.sign"])


def test_what_a_crash_leaves_is_in_nobodys_way(
    first: SingleWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = single_window.address()
    assert place is not None
    with socket.socket(socket.AF_UNIX) as left:
        left.bind(place)  # a socket on which nobody listens
    lock = state_folder() / f"{Path(place).name}.lock"
    host = lock.read_text().split("\n", 1)[1]
    first.close()
    lock.write_text("4194305\n" + host)  # no process has this number
    after = SingleWindow()
    assert after.is_first
    after.listen()
    assert hand_over(qtbot, tmp_path / "A.sign")
    after.close()
    assert SingleWindow().is_first


def test_an_editor_that_does_not_answer_keeps_no_file(
    first: SingleWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    assert not hand_over(qtbot, tmp_path / "A.sign")
    assert not first.hand_over(tmp_path / "A.sign")


def test_a_folder_whose_name_is_too_long_for_a_socket_gives_no_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("XDG_RUNTIME_DIR", raising=False)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / ("x" * 100)))
    alone = SingleWindow()
    assert not alone.is_first
    assert not alone.hand_over(tmp_path / "A.sign")
    alone.listen()
