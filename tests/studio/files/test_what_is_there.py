"""Before a file is replaced the question says whose it is, whatever the file holds."""

import os
import struct
from pathlib import Path

import pytest

from signer.document.sign import Sign
from signer.export import export
from signer.files.sign_file import save_sign
from signer.studio.files.dialogs import what_is_there

WRITTEN_S = 1_763_800_000


@pytest.fixture(autouse=True)
def utc(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TZ", "UTC")


def told(path: Path) -> str:
    os.utime(path, (WRITTEN_S, WRITTEN_S))
    return what_is_there(path).partition(", written on ")[0]


def test_a_sign_and_its_exports_are_called_by_their_gloss(idea: Sign, tmp_path: Path) -> None:
    save_sign(idea, tmp_path / "a.sign")
    assert told(tmp_path / "a.sign") == "It holds the sign IDEA"
    for name in ("a.json", "a.glb"):
        export(idea, tmp_path / name, 4.0)
        assert told(tmp_path / name) == "It holds the animation of IDEA"


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("a.gif", b"GIF89a"),
        ("a.json", b"{}"),
        ("a.json", b"[" * 100_000),
        ("a.json", b"\xff\xfe"),
        ("a.json", b'{"sign": {"gloss": 7}}'),
        ("a.glb", b""),
        ("a.glb", struct.pack("<4sIIII", b"glTF", 2, 20, 2**32 - 1, 0) + b"{"),
        ("a.sign", b"null"),
    ],
)
def test_what_cannot_be_read_is_something_else(name: str, content: bytes, tmp_path: Path) -> None:
    (tmp_path / name).write_bytes(content)
    assert told(tmp_path / name) == "It holds something else"


def test_a_folder_and_a_file_that_went_are_no_trouble(tmp_path: Path) -> None:
    assert what_is_there(tmp_path).startswith("It holds something else, written on ")
    assert what_is_there(tmp_path / "gone") == "There is something of that name in the folder already."


@pytest.mark.parametrize("ending", [".sign", ".json", ".glb"])
def test_a_pipe_is_not_waited_for(ending: str, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / f"a{ending}")
    assert told(tmp_path / f"a{ending}") == "It holds something else"
