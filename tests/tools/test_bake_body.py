"""Promises of the bake without its source: the same bytes every time, differences named, no other source
accepted, and bodies stored as differences that give them back."""

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from body_model.bodies import REFERENCE
from body_model.load import DATA, FOLDER, read_arrays
from body_model.shape import SHAPE_STEP_M, from_difference
from tests.helpers.characters import SOME_BODIES

TOOLS = Path(__file__).parents[2] / "tools"
OTHERS = tuple(name for name in SOME_BODIES if name != REFERENCE)
WHOLE = read_arrays(DATA, "")


@pytest.fixture
def bake_body(monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    monkeypatch.syspath_prepend(str(TOOLS))
    yield importlib.import_module("bake_body")
    for name in [name for name in sys.modules if name == "bake_body" or name.split(".")[0] == "baking"]:
        monkeypatch.delitem(sys.modules, name)


def test_packing_the_shipped_arrays_again_gives_the_shipped_arrays(
    bake_body: ModuleType, tmp_path: Path
) -> None:
    with np.load(bake_body.OUTPUT) as stored:
        arrays = {name: stored[name] for name in stored.files}
    first, second = bake_body.packed(arrays), bake_body.packed(arrays)
    (tmp_path / "body.npz").write_bytes(first)
    assert first == second
    assert bake_body.differences(arrays, tmp_path / "body.npz") == []


def test_differences_are_named(bake_body: ModuleType, tmp_path: Path) -> None:
    arrays = {"same": np.arange(3), "changed": np.arange(4.0), "longer": np.zeros(2), "new": np.ones(1)}
    stored = {
        "same": np.arange(3),
        "changed": np.arange(4.0) + 1e-6,
        "longer": np.zeros(3),
        "old": np.ones(1),
    }
    (tmp_path / "body.npz").write_bytes(bake_body.packed(stored))
    assert bake_body.differences(arrays, tmp_path / "body.npz") == ["changed", "longer", "new", "old"]


def test_any_other_source_is_refused(bake_body: ModuleType, tmp_path: Path) -> None:
    (tmp_path / "other.whl").write_bytes(b"something else")
    with pytest.raises(ValueError, match="sha256"):
        bake_body.bake(tmp_path / "other.whl")


@pytest.mark.parametrize("name", OTHERS)
def test_what_is_stored_gives_the_body_that_gives_what_is_stored(bake_body: ModuleType, name: str) -> None:
    kept = read_arrays(FOLDER / f"{name}.npz", "")
    again = bake_body.as_difference(from_difference(kept, WHOLE), WHOLE)
    assert all(np.array_equal(again[each], kept[each]) for each in again)


def test_the_reference_body_differs_from_itself_in_nothing(bake_body: ModuleType) -> None:
    kept = bake_body.as_difference(WHOLE, WHOLE)
    again = from_difference(kept, WHOLE)
    assert not kept["cage_steps"].any()
    assert len(kept["weight_rows"]) == 0
    for name, array in WHOLE.items():
        step = SHAPE_STEP_M if name in ("cage", "bare_cage") else 0.0
        assert (
            np.array_equal(again[name], array)
            if array.dtype.kind == "U"
            else np.abs(again[name] - array.astype(float)).max() <= step
        )
