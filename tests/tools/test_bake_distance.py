"""Promises of the bake of distances: what it would write again is what is shipped, and its solids are
closed."""

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from body_model.distance.obstacles import load_obstacles
from body_model.load import load_body
from signer.avatars import solid
from tests.helpers.characters import SOME_BODIES

TOOLS = Path(__file__).parents[2] / "tools"


@pytest.fixture
def bake_distance(monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    monkeypatch.syspath_prepend(str(TOOLS))
    yield importlib.import_module("bake_distance")
    for name in [name for name in sys.modules if name.startswith("bake_") or name.split(".")[0] == "baking"]:
        monkeypatch.delitem(sys.modules, name)


def test_the_shipped_points_are_those_of_the_shipped_body(bake_distance: ModuleType) -> None:
    patches = bake_distance.choose_patches(bake_distance.load_body())
    with np.load(bake_distance.distances_of("signer-hm08")) as stored:
        assert np.array_equal(stored["patch_points"], patches.points)
        assert np.array_equal(stored["bundle_bones"], patches.bundle_bones)


@pytest.mark.parametrize("name", SOME_BODIES)
def test_the_shipped_points_of_the_face_are_those_of_the_body(bake_distance: ModuleType, name: str) -> None:
    shipped = load_obstacles(load_body(name)).lattices
    chosen = bake_distance.choose_face_points(shipped)
    assert shipped.face is not None
    assert all(map(np.array_equal, chosen, shipped.face))


def test_the_trunk_is_closed() -> None:
    closed = solid.trunk_solid(load_body())
    edges = np.concatenate(
        [closed.triangles[:, [0, 1]], closed.triangles[:, [1, 2]], closed.triangles[:, [2, 0]]]
    )
    forward = {tuple(edge) for edge in edges.tolist()}
    assert all((b, a) in forward for a, b in forward)


def test_a_ball_is_wound_round_once_within_and_never_without() -> None:
    corners = np.array([(1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1)], float)
    faces = np.array([(0, 2, 4), (2, 1, 4), (1, 3, 4), (3, 0, 4), (2, 0, 5), (1, 2, 5), (3, 1, 5), (0, 3, 5)])
    axis = np.linspace(-1.17, 1.17, 13)
    wound = solid.winding_numbers(solid.Solid(corners, faces, np.zeros(8, bool)), (axis, axis, axis))
    within = np.abs(np.stack(np.meshgrid(axis, axis, axis, indexing="ij"))).sum(axis=0) < 1.0
    assert np.array_equal(wound, within.astype(wound.dtype))
