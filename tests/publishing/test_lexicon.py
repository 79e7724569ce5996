"""A release holds signs under its licence alone, in all forms, with sums that hold."""

import csv
import hashlib
from dataclasses import replace
from pathlib import Path

import pytest

from signer.files import load_sign, save_sign
from tests.helpers.command_line import run
from tests.helpers.signs import small_sign


def test_a_release_is_whole_and_holds_its_licence_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    free = replace(
        small_sign(),
        gloss="A",
        licence="CC BY 4.0",
        source="written by hand",
        tags=("one", "two"),
        notes="Sure, but\nin part.",
    )
    for name, licence in (("A", "CC BY 4.0"), ("B", "CC BY-NC 4.0"), ("C", "")):
        save_sign(replace(free, licence=licence), tmp_path / f"{name}.sign")
    out = tmp_path / "out"
    assert run("lexicon", tmp_path, "-o", out) == 1
    assert "its licence is 'CC BY-NC 4.0'" in capsys.readouterr().out
    with (out / "signs.csv").open(encoding="utf-8", newline="") as file:
        (row,) = csv.DictReader(file)
    told = {name: row[name] for name in ("name", "source", "reviewed", "tags", "notes")}
    assert told == {
        "name": "A",
        "source": "written by hand",
        "reviewed": "no",
        "tags": "one; two",
        "notes": free.notes,
    }
    assert load_sign(out / "sign" / "A.sign") == free
    sums = dict(reversed(line.split("  ")) for line in (out / "SHA256SUMS").read_text().splitlines())
    there = {path.relative_to(out).as_posix(): path for path in out.rglob("*") if path.is_file()}
    assert sums.keys() == there.keys() - {"SHA256SUMS"}
    assert {"json/A.json", "glb/A.glb", "pose/A.pose", "figure.glb", "CITATION.cff"} <= sums.keys()
    assert all(hashlib.sha256(there[name].read_bytes()).hexdigest() == found for name, found in sums.items())
