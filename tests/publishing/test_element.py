"""Parts of a site beside its signs run nothing that they are told, and are current."""

import hashlib
import json
import re
from pathlib import Path

from signer.publishing.site import ELEMENT
from tests.helpers.node import node

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
RUNS_TEXT = re.compile(
    r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function|srcdoc|javascript:"
)


def test_the_bundle_is_made_from_the_sources_that_stand_here() -> None:
    digest = hashlib.sha256()
    for name in (
        "build.mjs",
        "package-lock.json",
        *(f"src/{path.name}" for path in sorted(WEB.glob("src/*"))),
    ):
        digest.update(f"{name}\0".encode() + (WEB / name).read_bytes())
    head = (ELEMENT / "asl-sign.js").read_text(encoding="utf-8")[:300]
    assert digest.hexdigest()[:32] in head, "run python3 dev.py bake element"


def test_no_source_makes_markup_of_text() -> None:
    for path in (*WEB.glob("src/*.js"), ELEMENT / "site.js"):
        assert not RUNS_TEXT.search(path.read_text(encoding="utf-8")), path


def test_the_lock_names_no_host() -> None:
    assert "://" not in (WEB / "package-lock.json").read_text(encoding="utf-8")


def test_a_hostile_index_is_shown_as_text_or_left_out(tmp_path: Path) -> None:
    markup = "<img src=x onerror=alert(1)>"
    index = {
        "format": "asl-site",
        "version": 1,
        "title": markup,
        "names": {"handshapes": {"i": markup}, "places": 3},
        "signs": [
            None,
            7,
            {"src": "javascript:alert(1)", "gloss": "A"},
            {"src": "https://elsewhere.example/signs/A", "gloss": "A"},
            {"src": "signs/../../A", "gloss": "A"},
            {"src": "signs/..", "gloss": "A"},
            {"src": "signs/%2e%2e", "gloss": "A"},
            {"src": "signs/a%2fb", "gloss": "A"},
            {"src": "signs/B", "gloss": markup, "handshapes": ["i"], "words": {"a": 1}, "licence": markup},
        ],
    }
    (tmp_path / "index.json").write_text(json.dumps(index), encoding="utf-8")
    (tmp_path / "broken.json").write_text("{", encoding="utf-8")
    (tmp_path / "other.json").write_text('{"format": "asl-sign"}', encoding="utf-8")
    good, broken, other = node(
        "site.mjs", ELEMENT / "site.js", *(tmp_path / f"{name}.json" for name in ("index", "broken", "other"))
    )
    assert good["player"] == "signs/B"
    assert good["told"] == "1 of 1 signs"
    assert good["title"] == markup
    assert markup in good["found"][0]
    assert broken["told"] == "The index of this site cannot be read: it is no JSON."
    assert other["told"] == "The index of this site cannot be read: it is no index of a site of Signer."


def test_ten_thousand_signs_are_searched_within_a_key_press(tmp_path: Path) -> None:
    signs = [
        {"src": f"signs/S{k}", "gloss": f"S{k}", "words": ["much said"], "handshapes": ["i"]}
        for k in range(10_000)
    ]
    (tmp_path / "index.json").write_text(
        json.dumps({"format": "asl-site", "version": 1, "names": {}, "signs": signs})
    )
    (found,) = node("site.mjs", ELEMENT / "site.js", tmp_path / "index.json", "--word", "s77")
    assert found["told"] == "111 of 10,000 signs"
    assert found["listed"] == 61  # the rest is a press away: no more is drawn at once
