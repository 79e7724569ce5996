"""Contents of a bug report: versions, the computer, and nobody's name."""

from pathlib import Path

import pytest

from signer import installed
from tests.helpers.command_line import run


def test_it_tells_versions_and_why_there_is_no_window_and_hides_the_home(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISPLAY", "")
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setenv("QT_STYLE_OVERRIDE", str(Path.home() / "style"))
    assert run("--diagnose") == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0] == f"signer {installed.version()} (asl-signer {installed.version()}; checkout)"
    assert {f"{each.name} {each.version}" for each in installed.needed()} <= set(told)
    assert "QT_STYLE_OVERRIDE=~/style" in told
    assert "window: no screen answers" in told
    assert not [line for line in told if str(Path.home()) in line]


def test_a_window_that_ends_the_program_is_told_with_its_last_words(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "no such platform")
    assert run("--diagnose") == 0
    told = capsys.readouterr().out
    assert "window: ended with -6" in told
    assert "no such platform" in told


def test_screen_letters_and_folders_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--diagnose") == 0
    told = capsys.readouterr().out
    for words in ("on xcb", "screen 1920x1200", "OpenGL renderer ", "font ", "settings ~", "shelf My own ~"):
        assert words in told
