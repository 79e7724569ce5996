"""Subdivision keeps what it must: constants, flat sheets, borders; and the fan of each quad is laid out as
said."""

import numpy as np
import pytest

from body_model.load import load_body
from body_model.subdivide import subdivide

GRID = np.array([[0, 1, 4, 3], [1, 2, 5, 4], [3, 4, 7, 6], [4, 5, 8, 7]])
FLAT = np.array([[x, y, 0.0] for y in range(3) for x in range(3)], np.float64)


def test_rows_sum_to_one() -> None:
    matrix = load_body().subdivision
    assert np.abs(np.asarray(matrix.sum(axis=1)) - 1.0).max() < 1e-12


def test_a_flat_sheet_stays_flat_and_within_its_border() -> None:
    refined = subdivide(GRID, 9).matrix @ FLAT
    assert np.all(refined[:, 2] == 0.0)
    assert refined.min() >= 0.0
    assert refined.max() <= 2.0


def test_the_middle_of_a_regular_sheet_stays_in_place() -> None:
    assert (subdivide(GRID, 9).matrix @ FLAT)[4] == pytest.approx([1.0, 1.0, 0.0])


def test_an_inner_vertex_follows_the_classic_rule() -> None:
    raised = FLAT + np.array([0.0, 0.0, 1.0]) * (np.arange(9) == 4)[:, None]
    # Four quads around: 9/16 of the vertex itself.
    assert (subdivide(GRID, 9).matrix @ raised)[4, 2] == pytest.approx(9.0 / 16.0)


def test_a_border_edge_is_split_in_its_middle() -> None:
    refined = subdivide(GRID, 9).matrix @ FLAT
    assert any(np.allclose(point, [0.5, 0.0, 0.0]) for point in refined)


def test_a_cube_becomes_rounder_by_the_classic_amount() -> None:
    corners = np.array([[x, y, z] for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)], np.float64)
    quads = np.array([[0, 1, 3, 2], [4, 6, 7, 5], [0, 4, 5, 1], [2, 3, 7, 6], [0, 2, 6, 4], [1, 5, 7, 3]])
    refined = subdivide(quads, 8).matrix @ corners
    assert np.abs(refined[:8]) == pytest.approx(np.full((8, 3), 5.0 / 9.0))


def test_every_triangle_has_a_cage_vertex_first_and_the_centre_of_its_quad() -> None:
    body = load_body()
    fans = body.triangles.reshape(-1, 8, 3)
    centres = len(body.subdivision.indptr) - 1 - len(body.quads) + np.arange(len(body.quads))
    assert np.array_equal(fans[:, ::2, 0], body.quads)
    assert np.array_equal(fans[:, 1::2, 0], body.quads)
    assert (fans[:, ::2, 2] == centres[:, None]).all()
    assert (fans[:, 1::2, 1] == centres[:, None]).all()


def test_triangles_turn_as_their_quads_do() -> None:
    subdivision = subdivide(GRID, 9)
    a, b, c = (subdivision.matrix @ FLAT)[subdivision.triangles].transpose(1, 0, 2)
    assert (np.cross(b - a, c - a)[:, 2] > 0.0).all()
