"""Ways along the skin lie on it in every pose, from one end to the other, by the shorter side."""

import numpy as np
import pytest

from body_model.load import load_body
from body_model.posed_patch import EVENED_TO_M
from body_model.rays import nearest_point
from body_model.regions import touchable_triangles
from body_model.skin import posed_cage
from body_model.skin_path import SkinPath, draped_path, section_path, upright_axes
from body_model.surface_point import Attachment, attach, point_of_triangle, rest_surface
from signer.motion.places.contact_target import surface_point_of
from tests.helpers.characters import REFERENCE
from tests.helpers.extent import count
from tests.helpers.poses import random_matrices

BODY = load_body()
ABOUT_M = 0.05
PAIRS = (
    ("temple.R", "chin"),
    ("forehead.L", "forehead.R"),
    ("chest.upper.L", "chest.upper.R"),
    ("other.palm.heel", "other.fingertips"),
    ("nose.tip", "chin"),
    ("chest.mid.centre", "shoulder.L"),
)
ROUND = 0.02 * np.stack(
    [np.cos(np.linspace(0.0, 2.0 * np.pi, 97)), np.sin(np.linspace(0.0, 2.0 * np.pi, 97))], axis=1
)


def way(pair: tuple[str, str]) -> SkinPath:
    start, end = (surface_point_of(REFERENCE, site) for site in pair)
    assert start is not None
    assert end is not None
    found = section_path(BODY, start, end)
    assert found is not None
    return found


def assert_on_skin(path: SkinPath, shares: np.ndarray, seed: int = 3) -> None:
    """Its corners are on the skin in every pose, and in between it is hardly off it."""
    matrices = random_matrices(BODY, seed)
    drawn = np.asarray(BODY.subdivision @ posed_cage(BODY, matrices))
    some = np.linspace(0, len(path.knots) - 1, len(shares)).astype(int)
    corners = Attachment(path.bones, path.q[some], path.q[some, :, :3].sum(axis=1), path.normals[some])
    assert farthest_m(drawn, corners.position(matrices)) < 1e-12
    places = path.at(shares)
    assert farthest_m(rest_surface(BODY).positions, places.rest) < EVENED_TO_M
    ends = [surface.position(matrices) for surface in (path.at(np.zeros(1)), path.at(np.ones(1)))]
    assert farthest_m(drawn, np.concatenate(ends)) < 1e-12


def farthest_m(surface: np.ndarray, points: np.ndarray) -> float:
    """Return the distance, m, of the farthest of some points from the surface about them."""
    low, high = points.min(axis=0) - ABOUT_M, points.max(axis=0) + ABOUT_M
    is_about = ((surface > low) & (surface < high)).all(axis=1)
    about = BODY.triangles[is_about[BODY.triangles].any(axis=1)]
    return max(nearest_point(surface, about, point).distance_m for point in points)


@pytest.mark.parametrize("pair", [pair for pair in PAIRS if pair[0] != "nose.tip"])
def test_a_way_lies_on_the_skin_in_every_pose(pair: tuple[str, str]) -> None:
    assert_on_skin(way(pair), np.linspace(0.0, 1.0, 11))


@pytest.mark.parametrize("pair", PAIRS)
def test_a_way_leads_from_one_place_to_the_other(pair: tuple[str, str]) -> None:
    found, matrices = way(pair), random_matrices(BODY, 1)
    ends = found.at(np.array((0.0, 1.0))).position(matrices)
    for site, point in zip(pair, ends, strict=True):
        place = surface_point_of(REFERENCE, site)
        assert place is not None
        np.testing.assert_allclose(point, attach(BODY, [(place, 1.0)]).position(matrices), atol=1e-12)


@pytest.mark.parametrize("pair", PAIRS)
def test_a_way_is_hardly_longer_than_it_must_be_and_the_same_back(pair: tuple[str, str]) -> None:
    found, back = way(pair), way((pair[1], pair[0]))
    ends = found.at(np.array((0.0, 1.0))).rest
    assert found.length_m < 1.5 * np.linalg.norm(ends[1] - ends[0])
    assert back.length_m == pytest.approx(found.length_m, rel=1e-6)


def test_a_share_of_the_way_is_a_share_of_its_length() -> None:
    steps = np.linalg.norm(np.diff(way(PAIRS[0]).at(np.linspace(0.0, 1.0, 401)).rest, axis=0), axis=1)
    assert steps.max() < 1.01 * steps.mean()


def test_over_the_mouth_a_way_goes_over_the_lips() -> None:
    assert way(("nose.tip", "chin")).length_m < 0.1


def test_between_two_fingers_no_plane_leads() -> None:
    thumb, pinky = (
        surface_point_of(REFERENCE, "other.thumb.pad"),
        surface_point_of(REFERENCE, "other.pinky.pad"),
    )
    assert thumb is not None
    assert pinky is not None
    assert section_path(BODY, thumb, pinky) is None


@pytest.mark.parametrize(
    "site", ["chest.mid.centre", "chin", "temple.R", "other.palm.centre", "forehead.centre"]
)
def test_a_round_is_laid_on_the_skin(site: str) -> None:
    place = surface_point_of(REFERENCE, site)
    assert place is not None
    found = draped_path(BODY, place, ROUND)
    assert found is not None
    assert_on_skin(found, np.linspace(0.0, 1.0, 11))
    centre = attach(BODY, [(place, 1.0)])
    seen = (found.at(np.linspace(0.0, 1.0, 97)).rest - centre.rest) @ upright_axes(centre.rest_normal).T
    np.testing.assert_allclose(seen, ROUND, atol=EVENED_TO_M)


HOW_MANY = count(10, whole=120)


def test_random_rounds_are_on_the_skin_or_none() -> None:
    draw, laid = np.random.default_rng(5), 0
    for row in draw.choice(touchable_triangles(BODY), HOW_MANY):
        place = point_of_triangle(BODY, int(row), draw.dirichlet((1.0, 1.0, 1.0)))
        found = draped_path(BODY, place, 0.4 * ROUND)
        if found is not None:
            laid += 1
            assert_on_skin(found, np.linspace(0.0, 1.0, 3))
    assert laid > HOW_MANY // 4
