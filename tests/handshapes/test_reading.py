"""Broken copies of the tables are refused, with the file, the row and the reason."""

import csv
import json
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from handshapes.catalogue import DATA
from handshapes.reading import read_inventory

Cells = list[dict[str, str]]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(shutil.copytree(DATA, tmp_path / "data"))


def change(path: Path, how: Callable[[Cells], object]) -> None:
    with path.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    columns = list(rows[0])
    how(rows)
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, columns, extrasaction="ignore")
        writer.writeheader()
        writer.writerows(rows)


def first(column: str, value: str) -> Callable[[Cells], object]:
    return lambda rows: rows[0].update({column: value})


def copy_first(rows: Cells) -> None:
    rows.insert(1, dict(rows[0]))


def two_defaults(rows: Cells) -> None:
    rows[1].update(is_default="1")


def no_default(rows: Cells) -> None:
    rows[0].update(is_default="0")


def drop_first(rows: Cells) -> None:
    del rows[0]


@pytest.mark.parametrize(
    ("name", "how", "reason"),
    [
        ("handshapes.csv", first("source", ""), r"handshapes.csv, row 2: it does not name its source"),
        ("handshapes.csv", first("index_mcp_flex", "120"), r"row 2: index_mcp_flex is 120; allowed is -20 to 90"),
        ("handshapes.csv", first("thumb_ip_flex", "bent"), r"row 2: thumb_ip_flex is 'bent', not a number"),
        ("handshapes.csv", first("index_pip_flex", "nan"), r"row 2: index_pip_flex is nan"),
        ("handshapes.csv", first("selected_fingers", "ix"), r"row 2: unknown finger 'x'"),
        ("handshapes.csv", first("selected_fingers", ""), r"row 2: no finger is selected"),
        ("handshapes.csv", first("group", "bend"), r"row 2: group is 'bend'; allowed is H, K, L, R"),
        ("handshapes.csv", first("confidence", "sure"), r"row 2: confidence is 'sure'; allowed is H, L, M"),
        ("handshapes.csv", first("name", ""), r"row 2: name is empty"),
        ("handshapes.csv", copy_first, r"row 3: 's' stands in row 2 already"),
        ("articulators.csv", first("kind", "area"), r"articulators.csv, row 2: kind is 'area'"),
        ("articulators.csv", first("kind", "derived"), r"row 2: thumb.tip is derived, but there is no rule"),
        ("articulators.csv", first("source", ""), r"articulators.csv, row 2: it does not name its source"),
        ("articulators.csv", first("id", "thumb.top"), r"articulator 'thumb.tip' is not in articulators.csv"),
        ("handshape_articulators.csv", first("articulator", "elbow.tip"), r"handshape_articulators.csv, row 2: the articulator 'elbow.tip'"),
        ("handshape_articulators.csv", first("handshape", "ss"), r"row 2: the handshape 'ss' is not in handshapes.csv"),
        ("handshape_articulators.csv", two_defaults, r"row 3: s has two defaults, fist.palm_side and"),
        ("handshape_articulators.csv", no_default, r"s has no default articulator"),
        ("handshape_articulators.csv", copy_first, r"'s fist.palm_side' stands in row 2 already"),
        ("names.csv", first("name", "aa"), r"names.csv, row 2: the handshape 'aa' is not in handshapes.csv"),
        ("names.csv", drop_first, r"names.csv: a has no title"),
        ("articulator_uses.csv", first("id", "nose"), r"articulator_uses.csv, row 2: 'nose' is not in the inventory"),
        ("articulator_uses.csv", first("uses", "0"), r"row 2: uses is 0"),
        ("rig_angles.csv", first("name", "zz"), r"rig_angles.csv, row 2: the handshape 'zz' is not in handshapes.csv"),
        ("rig_angles.csv", first("thumb_cmc_flex", "99"), r"rig_angles.csv, row 2: thumb_cmc_flex is 99"),
    ],
)  # fmt: skip
def test_a_broken_table_is_refused_by_file_row_and_reason(
    folder: Path, name: str, how: Callable[[Cells], object], reason: str
) -> None:
    change(folder / name, how)
    with pytest.raises(ValueError, match=reason):
        read_inventory(folder)


def test_a_missing_column_is_named(folder: Path) -> None:
    path = folder / "handshapes.csv"
    path.write_text(path.read_text(encoding="utf-8").replace("pose_words", "words", 1), encoding="utf-8")
    with pytest.raises(ValueError, match=r"handshapes.csv, row 1: column 'pose_words' is missing"):
        read_inventory(folder)


def test_a_row_with_a_cell_too_many_is_refused(folder: Path) -> None:
    path = folder / "names.csv"
    heading, rows = path.read_text(encoding="utf-8").split("\n", 1)
    path.write_text(f"{heading}\na,b,c\n{rows}", encoding="utf-8")
    with pytest.raises(ValueError, match=r"names.csv, row 2: it has not as many cells"):
        read_inventory(folder)


def test_a_missing_table_is_named(folder: Path) -> None:
    (folder / "articulators.csv").unlink()
    with pytest.raises(ValueError, match=r"articulators.csv cannot be read"):
        read_inventory(folder)


def change_places(folder: Path, how: Callable[[dict[str, dict[str, object]]], object]) -> None:
    path = folder / "places.json"
    content = json.loads(path.read_text(encoding="utf-8"))
    how(content["points"])
    path.write_text(json.dumps(content), encoding="utf-8")


@pytest.mark.parametrize(
    ("how", "reason"),
    [
        (
            lambda points: points["index.tip"].update(u=1.5),
            r"places.json, index.tip: .* lies in none of the \d+ quads",
        ),
        (
            lambda points: points["index.tip"].update(quad=10**6),
            r"places.json, index.tip: .* lies in none of the \d+ quads",
        ),
        (lambda points: points["index.tip"].update(quad="near"), r"places.json cannot be read"),
        (
            lambda points: points["index.tip"].update(how=""),
            "places.json, index.tip: it does not say how it was found",
        ),
        (lambda points: points["index.tip"].pop("v"), "places.json cannot be read"),
        (lambda points: points.update(nose=points["index.tip"]), "places.json, nose: no such articulator"),
    ],
)
def test_broken_places_are_refused(
    folder: Path, how: Callable[[dict[str, dict[str, object]]], object], reason: str
) -> None:
    change_places(folder, how)
    with pytest.raises(ValueError, match=reason):
        read_inventory(folder)


def test_places_that_are_no_json_are_refused(folder: Path) -> None:
    (folder / "places.json").write_text("points", encoding="utf-8")
    with pytest.raises(ValueError, match=r"places.json cannot be read"):
        read_inventory(folder)


def test_what_is_not_placed_is_not_offered(folder: Path) -> None:
    change_places(folder, lambda points: points.pop("pinky.tip"))
    inventory = read_inventory(folder)
    assert not inventory.articulators["pinky.tip"].is_offered
    assert inventory.articulators["index.tip"].is_offered
