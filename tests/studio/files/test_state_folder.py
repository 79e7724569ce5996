import sys
from pathlib import Path

import pytest

from signer.studio.files.state_folder import made, state_folder


@pytest.mark.parametrize(
    ("system", "below"),
    [
        ("linux", ".local/state/asl-signer"),
        ("darwin", "Library/Application Support/asl-signer"),
        ("win32", "AppData/Local/asl-signer"),
    ],
)
def test_each_system_has_its_custom(
    system: str, below: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("XDG_STATE_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", system)
    assert state_folder() == tmp_path / below


def test_what_the_user_says_goes_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setattr(sys, "platform", "linux")
    assert state_folder() == tmp_path / "state" / "asl-signer"


def test_a_folder_is_made_for_this_user_alone_or_not_at_all(tmp_path: Path) -> None:
    folder = made(tmp_path / "a" / "b")
    assert folder == tmp_path / "a" / "b"
    assert folder.stat().st_mode & 0o077 == 0
    (tmp_path / "file").write_text("")
    assert made(tmp_path / "file" / "b") is None
