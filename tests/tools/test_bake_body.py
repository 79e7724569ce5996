"""What the bake promises without its source: the same bytes every time, differences named, and no other
source accepted."""

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

TOOLS = Path(__file__).parents[2] / "tools"


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
