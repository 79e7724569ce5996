"""Bodies between and beside the shipped ones: laws of every body, and those of what is mixed."""

from dataclasses import replace

import numpy as np
import pytest

from body_model.bodies import BODIES, BUILDS, Build
from body_model.family import RANGES, SHAPES, shaped, shares
from body_model.load import load_body
from body_model.model import Body
from tests.helpers.extent import each, seeds

FLIP = np.array((-1.0, 1.0, 1.0))


def drawn(seed: int) -> Body:
    """A body of drawn values like a drawn one."""
    rng = np.random.default_rng(seed)
    like = BODIES[rng.integers(len(BODIES))]
    values = {name: float(rng.uniform(*limits)) for name, limits in RANGES.items()}
    return shaped(like, replace(BUILDS[like], **values), "drawn")


@each(BODIES)
def test_a_shipped_bodys_own_build_is_that_body_to_the_last_bit(name: str) -> None:
    made, own = shaped(name, BUILDS[name], "mine"), load_body(name)
    assert made.name == "mine"
    for field in ("cage", "bare_cage", "heads", "tails", "frames", "rest"):
        assert np.array_equal(getattr(made, field), getattr(own, field)), field


@each(seeds(4, whole=200))
def test_a_shaped_body_is_its_own_mirror_image_to_the_last_bit(seed: int) -> None:
    body = drawn(seed)
    for points in (body.cage, body.bare_cage):
        assert np.array_equal(points[body.mirror_vertex], points * FLIP)
    for points in (body.heads, body.tails):
        assert np.array_equal(points[body.mirror_bone], points * FLIP)
    assert np.abs(np.einsum("bji,bjk->bik", body.frames, body.frames) - np.eye(3)).max() < 1e-12
    for bone in ("upperarm", "lowerarm"):
        first, second, end = body.heads[body.bones(f"{bone}01.R", f"{bone}02.R", ENDS[bone])]
        assert np.linalg.norm(np.cross(second - first, end - first)) < 1e-12


ENDS = {"upperarm": "lowerarm01.R", "lowerarm": "wrist.R"}


@each([name for name in BODIES if name != "woman"])
def test_a_build_is_what_the_source_makes_of_it(name: str) -> None:
    """The woman with another body's build stands as that one, which was baked whole: what is dressed anew differs."""
    made, own = shaped("woman", BUILDS[name], name), load_body(name)
    apart = np.linalg.norm(made.cage - own.cage, axis=1)
    assert np.percentile(apart, 95) < 0.006
    assert np.linalg.norm(made.heads - own.heads, axis=1).max() < 0.0035


@each(RANGES)
def test_a_thousandth_of_a_slider_moves_no_vertex_by_a_millimetre(name: str) -> None:
    low, high = RANGES[name]
    for middle in (low, 0.5 * (low + high)):
        here, there = (
            shaped("slim", replace(BUILDS["slim"], **{name: middle + step}), "slim")
            for step in (0.0, 1e-3 * (high - low))
        )
        assert 0.0 < np.linalg.norm(there.cage - here.cage, axis=1).max() < 0.001


@each(seeds(20, whole=2000))
def test_shares_are_those_of_whole_people(seed: int) -> None:
    rng = np.random.default_rng(seed)
    values = {name: float(rng.uniform(*limits)) for name, limits in RANGES.items()}
    found = shares(Build(origins=(1, 0, 3), **values))
    assert set(found) <= set(SHAPES)
    by_origin = {name: share for name, share in found.items() if name.count("-") == 2}
    by_weight = {name: share for name, share in found.items() if name.count("-") == 3}
    assert sum(by_origin.values()) == pytest.approx(1.0)
    assert sum(by_weight.values()) == pytest.approx(1.0)


def test_a_value_out_of_bounds_and_an_unknown_body_are_refused() -> None:
    with pytest.raises(ValueError, match="out of bounds"):
        shaped("man", replace(BUILDS["man"], weight=1.5), "heavy")
    with pytest.raises(ValueError, match="out of bounds"):
        shaped("man", replace(BUILDS["man"], age=float("nan")), "ageless")
    with pytest.raises(LookupError, match="there are signer-hm08"):
        shaped("giant", BUILDS["man"], "giant")
