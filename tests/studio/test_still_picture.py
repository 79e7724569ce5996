"""Pictures from a process without a window: the screen that is there, or a virtual one."""

import os
import socket
from pathlib import Path

import pytest

from signer.errors import ExportError
from signer.studio import still_picture


@pytest.fixture(autouse=True)
def no_wayland(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)


@pytest.mark.parametrize("display", ["", "nonsense", ":", ":x", ":4711", "localhost:4711.0"])
def test_a_display_that_does_not_answer_is_none(display: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISPLAY", display)
    assert not still_picture.has_screen()


def test_the_display_of_the_tests_answers() -> None:
    assert still_picture.has_screen()


def test_a_display_across_the_network_is_asked_there(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        monkeypatch.setenv("DISPLAY", f"127.0.0.1:{server.getsockname()[1] - 6000}.0")
        assert still_picture.has_screen()


def test_wayland_and_other_systems_have_a_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DISPLAY", raising=False)
    assert not still_picture.has_screen()
    monkeypatch.setattr(still_picture.sys, "platform", "darwin")
    assert still_picture.has_screen()
    monkeypatch.setattr(still_picture.sys, "platform", "linux")
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert still_picture.has_screen()


def test_a_virtual_screen_answers_as_long_as_it_is_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    with still_picture.virtual_screen() as name:
        monkeypatch.setenv("DISPLAY", name)
        assert still_picture.has_screen()
    assert not still_picture.has_screen()


def test_a_virtual_screen_that_does_not_start_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = tmp_path / "Xvfb"
    broken.write_text("#!/bin/sh\nexit 1\n", encoding="utf-8")
    broken.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    with pytest.raises(ExportError, match="does not start"), still_picture.virtual_screen():
        pass


def test_a_process_on_a_virtual_screen_does_not_start_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.setenv("SIGNER_ON_VIRTUAL_SCREEN", "1")
    with pytest.raises(ExportError, match="does not answer"):
        still_picture.draw(
            Path("a.sign"),
            tmp_path / "a.png",
            still_picture.Shot(0.0, "front", (64, 64)),
            lambda _share: None,
        )


@pytest.mark.parametrize("name", ["a.png", "a.gif"])
def test_nothing_is_drawn_for_a_pipe(name: str, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / name)
    shot = still_picture.Shot(0.0, "front", (16, 16))
    for draw in (still_picture.draw, still_picture.draw_beside):
        with pytest.raises(ExportError, match="not drawn: is a device or a pipe, not a file"):
            draw(None, tmp_path / name, shot, lambda _: None)  # type: ignore[operator]
    assert (tmp_path / name).is_fifo()
