"""Broken copies of the table are refused, with the file, the row and the reason."""

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from sites.catalogue import DATA
from sites.reading import mirrored_id, read_sites


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(shutil.copytree(DATA, tmp_path / "data"))


@pytest.mark.parametrize(
    ("name", "old", "new", "reason"),
    [
        ("sites.csv", ",H,\"ASL-LEX, HamNoSys and SiGML names; position from general anthropometry\"", ",H,", r"sites.csv, row 2: it does not name its source"),
        ("sites.csv", "head.top,Top of head (vertex),head,", "head.top,Top of head (vertex),skull,", r"row 2: region is 'skull'"),
        ("sites.csv", "head,centre,surface", "head,middle,surface", r"row 2: side is 'middle'"),
        ("sites.csv", "head,centre,surface", "head,centre,skin", r"row 2: kind is 'skin'"),
        ("sites.csv", "0,110,,,up", "0,1100,,,up", r"row 2: y_mm is 1100; allowed is -700 to 200"),
        ("sites.csv", "head.side_top.L", "head.side_top.M", r"row 3: its mirror 'head.side_top.L' is missing"),
        ("sites.csv", "head.side_top.L,", "head.side_top.R,", r"row 4: 'head.side_top.R' stands in row 3 already"),
        ("sites.csv", "outward_normal", "normal", r"row 1: column 'outward_normal' is missing"),
        ("sites.csv", "other.web.ring_pinky,", "other.web.ring_toe,", r"row \d+: the other hand has no such point: .*did you mean"),
        ("uses.csv", "chin,", "elbow.tip,", r"uses.csv, row \d+: 'elbow.tip' is not in the inventory"),
    ],
)  # fmt: skip
def test_a_broken_table_is_refused_by_file_row_and_reason(
    folder: Path, name: str, old: str, new: str, reason: str
) -> None:
    path = folder / name
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(ValueError, match=reason):
        read_sites(folder)


def broken(how: Callable[[dict[str, Any]], object], folder: Path) -> Path:
    path = folder / "places.json"
    content = json.loads(path.read_text(encoding="utf-8"))
    how(content)
    path.write_text(json.dumps(content), encoding="utf-8")
    return folder


@pytest.mark.parametrize(
    ("how", "reason"),
    [
        (
            lambda all_: all_["surface"]["chin"].update(v=-0.1),
            r"places.json, chin: .* lies in none of the \d+ quads",
        ),
        (
            lambda all_: all_["surface"]["chin"].update(quad=10**6),
            r"places.json, chin: the point \(1000000, .* lies in none of the \d+ quads",
        ),
        (
            lambda all_: all_["surface"].pop("chin"),
            r"sites.csv, row \d+: it has no place in places.json; run tools/place_sites.py",
        ),
        (
            lambda all_: all_["space"].pop("mouth.front"),
            r"sites.csv, row \d+: it has no place in places.json",
        ),
        (
            lambda all_: all_["surface"].update({"other.palm.heel": all_["surface"]["chin"]}),
            r"row \d+: it is a point of the other hand, and has",
        ),
        (
            lambda all_: all_["space"].update(chin=all_["space"]["mouth.front"]),
            r"row \d+: places.json has it on the skin and in space",
        ),
        (
            lambda all_: (
                all_["space"].update(chin=all_["space"]["mouth.front"]) or all_["surface"].pop("chin")
            ),
            r"row \d+: it is a point of the skin, and",
        ),
        (
            lambda all_: all_["surface"]["chin"].update(how=""),
            r"places.json, chin: it does not say how it was found",
        ),
        (
            lambda all_: all_["surface"].update(nowhere=all_["surface"]["chin"]),
            r"places.json, nowhere: no such site",
        ),
        (lambda all_: all_["space"]["mouth.front"].update(carrier="foot"), r"unknown carrier 'foot'"),
        (lambda all_: all_["space"]["mouth.front"].update(offset_m=[0, 0]), r"places.json cannot be read"),
        (
            lambda all_: all_["space"]["mouth.front"].update(offset_m=[0, 0, float("nan")]),
            r"a number is not finite",
        ),
        (lambda all_: all_.pop("topology_hash"), r"places.json cannot be read"),
    ],
)
def test_broken_places_are_refused(
    folder: Path, how: Callable[[dict[str, Any]], object], reason: str
) -> None:
    with pytest.raises(ValueError, match=reason):
        read_sites(broken(how, folder))


def test_mirrored_ids() -> None:
    assert mirrored_id("ear.lobe.R") == "ear.lobe.L"
    assert mirrored_id("space.contra.high.far") == "space.ipsi.high.far"
    assert mirrored_id("other.ring.tip") == "other.ring.tip"
