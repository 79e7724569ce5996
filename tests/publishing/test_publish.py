"""A site is made by one command, goes on after a stop, and holds what is shown and no more."""

import base64
import gzip
import json
from dataclasses import replace
from pathlib import Path

import pytest

from signer.document.sign import Sign
from signer.files import save_sign
from signer.publishing.told import published
from tests.helpers.command_line import run
from tests.helpers.examples import example


@pytest.fixture(scope="module")
def idea() -> Sign:
    return replace(example("IDEA"), life=0.0, lead_in_s=0.2, lead_out_s=0.2)


def test_changed_signs_alone_are_written_again(idea: Sign, tmp_path: Path) -> None:
    own, site = tmp_path / "own", tmp_path / "site"
    own.mkdir()
    for name in ("A", "B & <b>"):
        save_sign(replace(idea, gloss=name), own / f"{name}.sign")
    given = ["publish", str(own), "-o", str(site)]
    assert run(*given) == 0
    before = {path: path.stat().st_mtime_ns for path in site.rglob("*") if path.is_file()}
    index = json.loads((site / "index.json").read_text(encoding="utf-8"))
    assert [one["src"] for one in index["signs"]] == ["signs/A", "signs/B%20%26%20%3Cb%3E"]
    assert index["signs"][1]["gloss"] == "B & <b>"
    assert index["names"]["places"] == {"temple": "Temple"}
    assert index["signs"][0]["licence"] == "CC BY 4.0"
    assert not index["signs"][0]["reviewed"]
    assert str(tmp_path) not in (site / "index.json").read_text(encoding="utf-8")
    packed = site / "signs" / "A.glb.gz"
    assert gzip.decompress(packed.read_bytes()).startswith(b"glTF")
    assert base64.b64encode(packed.read_bytes()) in packed.with_suffix(".js").read_bytes()

    save_sign(replace(idea, gloss="A", notes="another"), own / "A.sign")
    (own / "B & <b>.sign").unlink()
    assert run(*given) == 0
    after = {path: path.stat().st_mtime_ns for path in site.rglob("*") if path.is_file()}
    assert {path.name for path in after if after[path] != before.get(path)} <= {
        "A.glb.gz",
        "A.glb.js",
        "A.json",
        "index.json",
        "index.json.gz",
        "index.json.js",
    }
    assert not list(site.rglob("B*"))
    assert len(json.loads((site / "index.json").read_text(encoding="utf-8"))["signs"]) == 1


def test_an_address_for_reports_is_one(tmp_path: Path) -> None:
    assert run("publish", "-o", str(tmp_path / "site"), "--report", "javascript:alert(1)") == 2
    assert not (tmp_path / "site").exists()


def test_a_sign_says_who_has_reviewed_it(idea: Sign) -> None:
    assert not published(idea)["reviewed"]
    assert not published(replace(idea, confidence="H"))["reviewed"]
    assert published(replace(idea, confidence="H", notes="Seen by two signers."))["reviewed"]
