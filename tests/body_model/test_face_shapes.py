"""The face shapes: their names, their mirror images, and what lips, teeth and tongue do, on every body."""

from functools import cache

import numpy as np
import pytest

from body_model.arrays import Array
from body_model.bodies import REFERENCE
from body_model.face_shapes import ARKIT_SHAPES, FACE_SHAPES, SUPPLEMENTARY_SHAPES, mirrored_shape, sided
from body_model.load import load_body
from body_model.model import MATERIALS, TEETH, TONGUE, Body
from tests.helpers.characters import SOME_BODIES

MIRROR = np.array([-1.0, 1.0, 1.0])
STEP_M = 1e-5
LIP_GIVES_M = 8e-4
"""So deep the tongue may press into the lower lip of a body whose lips are fuller than the reference's."""


@cache
def moved(body: Body, name: str) -> Array:
    """(N, 3) m, what a shape does to the cage."""
    result = np.zeros_like(body.cage)
    result[body.shapes[name].vertices] = body.shapes[name].moved
    return result


def face(body: Body, **weights: float) -> Array:
    """(N, 3) m, the cage with such a face."""
    return np.asarray(body.cage + sum(weight * moved(body, name) for name, weight in weights.items()))


def facing_lips(body: Body) -> tuple[int, int]:
    """The vertices of the middle at which the upper and the lower lip meet."""
    count = len(body.cage)
    lips = np.flatnonzero(
        (body.mirror_vertex == np.arange(count)) & (body.materials[:count, MATERIALS.index("lips")] > 0.5)
    )
    falls = moved(body, "jawOpen")[lips, 1] < -0.01
    upper, lower = lips[~falls], lips[falls]
    return int(upper[body.cage[upper, 1].argmin()]), int(lower[body.cage[lower, 1].argmax()])


def test_every_name_is_there_once_and_has_its_mirror() -> None:
    assert len(ARKIT_SHAPES) == 52
    assert set(FACE_SHAPES) == {*ARKIT_SHAPES, *SUPPLEMENTARY_SHAPES}
    assert len(FACE_SHAPES) == len(set(FACE_SHAPES)) == len(ARKIT_SHAPES) + len(SUPPLEMENTARY_SHAPES)
    assert {mirrored_shape(name) for name in FACE_SHAPES} == set(FACE_SHAPES)
    assert all(mirrored_shape(mirrored_shape(name)) == name for name in FACE_SHAPES)
    assert sided("cheekPuff", "right") == "cheekPuffRight"


@pytest.mark.parametrize("name", SOME_BODIES)
def test_left_and_right_shapes_are_exact_mirror_images(name: str) -> None:
    body = load_body(name)
    assert body.shape_names == FACE_SHAPES
    for shape in FACE_SHAPES:
        mirrored = moved(body, mirrored_shape(shape))[body.mirror_vertex] * MIRROR
        assert np.array_equal(moved(body, shape), mirrored), shape


@pytest.mark.parametrize("name", SOME_BODIES)
def test_cheeks_of_both_sides_are_puffed_as_one_and_sucked_in_away_from_the_lips(name: str) -> None:
    body = load_body(name)
    both = moved(body, "cheekPuffLeft") + moved(body, "cheekPuffRight")
    assert np.abs(both - moved(body, "cheekPuff")).max() < 4.1 * STEP_M  # each leaves 2 steps out
    across = load_body().cage[:, 0]  # the shapes are the reference's
    assert np.abs(moved(body, "cheekPuffRight")[across > 0.0125]).max() == 0.0
    assert np.abs(moved(body, "cheekSuckLeft")[across < 0.0175]).max() == 0.0
    sucked, puffed = moved(body, "cheekSuckLeft"), moved(body, "cheekPuffLeft")
    assert (sucked * puffed).sum(axis=1).max() <= 0.0
    assert 0.9 < np.linalg.norm(sucked, axis=1).max() / np.linalg.norm(puffed, axis=1).max() < 1.3  # a hollow


@pytest.mark.parametrize("name", SOME_BODIES)
def test_the_drawn_teeth_meet(name: str) -> None:
    body = load_body(name)
    drawn, on_teeth = body.subdivision @ body.cage, body.subdivision @ (body.parts == TEETH) > 0.999
    lower = (body.subdivision @ moved(body, "jawOpen"))[:, 1] < 0.0
    for x in np.arange(-0.024, 0.0241, 0.004):
        beside = on_teeth & (np.abs(drawn[:, 0] - x) < 0.0045)
        rows = (drawn[beside & (lower == is_lower), 1] for is_lower in (False, True))
        upper, under = next(rows).min(), next(rows).max()
        assert -0.0021 < upper - under < 0.0005, f"{1e3 * (upper - under):.2f} mm apart at x {x}"
    middle = on_teeth & (np.abs(drawn[:, 0]) < 1e-6)
    assert abs(drawn[middle & ~lower, 1].min() - drawn[middle & lower, 1].max() + 0.0003) < 1e-5


@pytest.mark.parametrize("name", SOME_BODIES)
def test_lips_that_are_closed_as_far_as_the_jaw_is_open_meet_as_they_rest(name: str) -> None:
    body = load_body(name)
    upper, lower = facing_lips(body)
    rest = body.cage[upper] - body.cage[lower]
    for open_ in (0.1, 0.4, 1.0):
        shut = face(body, jawOpen=open_, mouthClose=open_)
        assert np.linalg.norm(shut[upper] - shut[lower] - rest) < 3.3e-4
        apart = face(body, jawOpen=open_)
        assert (apart[upper] - apart[lower] - rest)[1] > 0.024 * open_  # a child's, on the others 0.03


@pytest.mark.parametrize("name", SOME_BODIES)
def test_a_tongue_that_is_out_passes_between_the_lips(name: str) -> None:
    body = load_body(name)
    upper, lower = facing_lips(body)
    tongue = np.flatnonzero((body.parts == TONGUE) & (np.abs(body.cage[:, 0]) < 1e-6))
    for open_ in (0.22, 0.35, 0.6):
        posed = face(body, tongueOut=1.0, jawOpen=open_)
        line = posed[tongue]
        assert line[:, 2].max() > posed[lower, 2] + 0.012
        crossing = line[np.abs(line[:, 2] - posed[lower, 2]) < 0.006, 1]
        assert crossing.mean() < posed[upper, 1]
        assert crossing.min() > posed[lower, 1] - (0.0 if name == REFERENCE else LIP_GIVES_M)


@pytest.mark.parametrize("name", SOME_BODIES)
def test_a_turned_tongue_goes_where_it_is_named(name: str) -> None:
    body = load_body(name)
    tip = int(np.flatnonzero(body.parts == TONGUE)[body.cage[body.parts == TONGUE, 2].argmax()])
    for shape, axis, sign in (
        ("tongueUp", 1, 1.0),
        ("tongueDown", 1, -1.0),
        ("tongueLeft", 0, 1.0),
        ("tongueRight", 0, -1.0),
    ):
        assert sign * moved(body, shape)[tip, axis] > 0.008, shape
        assert not moved(body, shape)[body.parts != TONGUE].any()
