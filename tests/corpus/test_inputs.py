"""Inputs of a run: whatever names files, each of them once."""

import os
from pathlib import Path

import pytest

from signer.corpus import inputs, table
from signer.errors import SignerError, SignFileError


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name in (
        "b.sign",
        "a.sign",
        "c.utterance",
        "notes.txt",
        "deep/d.sign",
        "deep/er/e.sign",
        "odd[1].sign",
    ):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_whatever_names_a_file_names_it_once(tree: Path) -> None:
    (tree / "list.txt").write_text("\ufeff# mine\n\nb.sign\ndeep\n@more.txt\nb.sign\n", encoding="utf-8")
    (tree / "more.txt").write_text("deep/**/*.sign\n", encoding="utf-8")
    (tree / "table.csv").write_text("gloss,Path\nD,deep/d.sign\n\nB,b.sign\n", encoding="utf-8")
    (tree / "bare.csv").write_text("a.sign,A\nb.sign,B\n", encoding="utf-8")
    os.symlink("a.sign", "link.sign")
    for given, found in (
        (["."], ["a.sign", "b.sign", "c.utterance", "odd[1].sign"]),
        (["b.sign", "a.sign", "./b.sign", str(tree / "a.sign")], ["b.sign", "a.sign"]),
        (["**/*.sign"], ["a.sign", "b.sign", "deep/d.sign", "deep/er/e.sign", "odd[1].sign"]),
        (["deep/**"], ["deep/d.sign", "deep/er/e.sign"]),
        (["odd[1].sign"], ["odd[1].sign"]),
        (["@list.txt"], ["b.sign", "deep/d.sign", "deep/er/e.sign"]),
        (["table.csv"], ["deep/d.sign", "b.sign"]),
        (["bare.csv", "a.sign", "-", "-"], ["a.sign", "b.sign", "-"]),
    ):  # fmt: skip
        assert inputs.paths_of(given) == found
    assert inputs.paths_of(["none.sign"]) == ["none.sign"]  # told when it is opened


def test_what_names_no_file_is_told(tree: Path) -> None:
    (tree / "self.txt").write_text("@self.txt\n", encoding="utf-8")
    (tree / "empty.csv").write_text("path\n", encoding="utf-8")
    (tree / "bytes.txt").write_bytes(b"\xff\xfe\x00")
    for given, words in (
        ("*.nosign", "no sign or sentence file has such a name"),
        ("@none.txt", "cannot be read as a list of paths"),
        ("@bytes.txt", "it is not text"),
        ("none.csv", "cannot be read as a table"),
        ("empty.csv", "it names no file"),
        ("@self.txt", "does one name itself"),
    ):
        with pytest.raises(SignFileError, match=words):
            inputs.paths_of([given])


def test_a_table_that_needs_the_extra_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "find_spec", lambda _name: None)
    with pytest.raises(SignerError, match=r"asl-signer\[table\]"):
        inputs.paths_of(["a.parquet"])
