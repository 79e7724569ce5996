"""Exports are whole or not there."""

import os
from pathlib import Path

import pytest

from signer.export.whole_file import write_whole


def test_a_failed_export_leaves_the_older_file_and_nothing_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.json"
    write_whole(path, b"one")

    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(OSError, match="No space"):
        write_whole(path, b"two")
    assert path.read_bytes() == b"one"
    assert [item.name for item in tmp_path.glob("*a.json*")] == ["a.json"]
    assert not [item for item in tmp_path.iterdir() if item.suffix == ".part"]
