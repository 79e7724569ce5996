"""A surface point is exactly on what is drawn, in every pose, and survives the way from triangles and
back."""

import numpy as np
import pytest

from body_model.load import load_body
from body_model.regions import below
from body_model.skin import posed_cage, surface
from body_model.surface_point import SurfacePoint, attach, nearest, on_surface, on_triangle, point_of_triangle
from tests.helpers.characters import SOME_BODIES
from tests.helpers.poses import random_matrices, random_points, rest_matrices
from tests.helpers.rays import project

BODY = load_body()
POINTS = random_points(BODY, 10, 80)


def test_an_attachment_is_on_the_refined_posed_cage_in_every_pose() -> None:
    attachments = [attach(BODY, [(point, 1.0)]) for point in POINTS]
    for seed in range(3):
        matrices = random_matrices(BODY, seed, angle_rad=0.8)
        exact = on_surface(BODY, POINTS, BODY.subdivision @ posed_cage(BODY, matrices))
        carried = np.array([attachment.position(matrices) for attachment in attachments])
        assert np.abs(carried - exact).max() < 1e-12


def test_an_attachment_is_on_the_drawn_surface_within_a_micrometre() -> None:
    matrices = random_matrices(BODY, 11)
    carried = np.array([attach(BODY, [(point, 1.0)]).position(matrices) for point in POINTS])
    assert np.abs(carried - on_surface(BODY, POINTS, surface(BODY, matrices).positions)).max() < 1e-6


@pytest.mark.parametrize("name", SOME_BODIES)
def test_an_attachment_follows_every_face_exactly_and_its_normal_is_the_drawn_one(name: str) -> None:
    body, generator = load_body(name), np.random.default_rng(12)
    faces = generator.uniform(0.0, 1.0, (6, len(body.shapes))) * (
        generator.random((6, len(body.shapes))) < 0.3
    )
    matrices, rest = random_matrices(body, 12), rest_matrices(body)
    for place in ("chin", "mouth_corner.R", "nose_tip"):
        point = project(body, body.landmarks[place] + [0.0, 0.0, 0.1], np.array([0.0, 0.0, -1.0]))
        assert point is not None
        neutral = attach(body, [(point, 1.0)])
        many = neutral.on_face(faces)
        for row, face in enumerate(faces):
            exact = on_surface(body, [point], body.subdivision @ posed_cage(body, matrices, face))[0]
            assert neutral.on_face(face).position(matrices) == pytest.approx(exact, abs=1e-12)
            assert many.rows(np.array([row])).position(matrices)[0] == pytest.approx(exact, abs=1e-12)
            triangle, shares = on_triangle(body, point)
            drawn = shares @ surface(body, rest, face).normals[body.triangles[triangle]]
            turned = neutral.on_face(face).normal(rest)
            assert turned @ drawn / np.linalg.norm(drawn) > 1.0 - 1e-6
            assert np.allclose(many.normal(rest)[row], turned, atol=1e-12)
        assert np.array_equal(neutral.on_face(np.zeros(len(body.shapes))).q, neutral.q)
    tip = attach(body, [(nearest(body, body.tails[body.bone_index["finger2-3.R"]]), 1.0)])
    assert tip.on_face(faces[0]) is tip


def test_shares_on_the_bones_sum_to_one() -> None:
    everything = range(len(BODY.bone_names))
    assert all(
        attach(BODY, [(point, 1.0)]).weight_on(everything) == pytest.approx(1.0, abs=1e-14)
        for point in POINTS
    )


def test_a_fingertip_is_carried_by_its_last_bone_alone() -> None:
    tip = nearest(BODY, BODY.tails[BODY.bone_index["finger2-3.R"]], bones=below(BODY, "finger2-1.R"))
    assert attach(BODY, [(tip, 1.0)]).weight_on(BODY.bones("finger2-3.R")) == pytest.approx(1.0)


def test_many_poses_give_what_each_gives() -> None:
    attachment, many = attach(BODY, [(POINTS[0], 1.0)]), random_matrices(BODY, 13, count=5)
    assert attachment.position(many) == pytest.approx(
        np.array([attachment.position(one) for one in many]), abs=1e-15
    )
    assert attachment.normal(many) == pytest.approx(
        np.array([attachment.normal(one) for one in many]), abs=1e-15
    )


def test_a_mean_of_points_lies_in_their_mean() -> None:
    matrices = random_matrices(BODY, 14)
    shares = [0.5, 0.3, 0.2]
    mean = attach(BODY, list(zip(POINTS[:3], shares, strict=True))).position(matrices)
    each = [attach(BODY, [(point, 1.0)]).position(matrices) for point in POINTS[:3]]
    assert mean == pytest.approx(np.average(each, axis=0, weights=shares), abs=1e-14)


def test_the_rest_pose_leaves_place_and_normal() -> None:
    for point in POINTS[:40]:
        attachment = attach(BODY, [(point, 1.0)])
        assert attachment.position(rest_matrices(BODY)) == pytest.approx(attachment.rest, abs=1e-14)
        assert attachment.normal(rest_matrices(BODY)) == pytest.approx(attachment.rest_normal, abs=1e-14)


def test_normals_are_unit() -> None:
    normals = attach(BODY, [(POINTS[5], 1.0)]).normal(random_matrices(BODY, 15, count=6))
    assert np.linalg.norm(normals, axis=-1) == pytest.approx(np.ones(6))


def test_from_triangle_and_back_is_the_same_point() -> None:
    for point in POINTS:
        again = point_of_triangle(BODY, *on_triangle(BODY, point))
        assert on_surface(BODY, [again], BODY.rest) == pytest.approx(
            on_surface(BODY, [point], BODY.rest), abs=1e-7
        )
        assert (again.u, again.v) == pytest.approx((point.u, point.v), abs=1e-15)


def test_every_triangle_of_a_fan_is_found_from_its_middle() -> None:
    middle = np.full(3, 1.0 / 3.0)
    assert [on_triangle(BODY, point_of_triangle(BODY, 80 + k, middle)).triangle for k in range(8)] == list(
        range(80, 88)
    )


@pytest.mark.parametrize("corner", range(4))
def test_corners_of_a_point_s_square_are_corners_of_the_quad(corner: int) -> None:
    u, v = ((0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0))[corner]
    triangle, barycentric = on_triangle(BODY, SurfacePoint(77, u, v))
    assert BODY.triangles[triangle][np.argmax(barycentric)] == BODY.quads[77, corner]
    assert barycentric.max() == 1.0


def test_points_on_either_side_of_a_line_of_the_quad_are_neighbours() -> None:
    for u, v, du, dv in ((0.5, 0.2, 1, 0), (0.3, 0.5, 0, 1), (0.25, 0.25, 1, -1), (0.7, 0.3, 1, 1)):
        near = [SurfacePoint(500, u + sign * du * 1e-9, v + sign * dv * 1e-9) for sign in (-1, 1)]
        a, b = on_surface(BODY, near, BODY.subdivision @ BODY.cage)
        assert np.linalg.norm(a - b) < 1e-9


@pytest.mark.parametrize(
    "point",
    [
        SurfacePoint(-1, 0.5, 0.5),
        SurfacePoint(10**6, 0.5, 0.5),
        SurfacePoint(0, 1.1, 0.5),
        SurfacePoint(0, 0.5, float("nan")),
    ],
)
def test_a_point_that_is_nowhere_is_refused(point: SurfacePoint) -> None:
    with pytest.raises(ValueError, match="u and v from 0 to 1"):
        attach(BODY, [(point, 1.0)])


@pytest.mark.parametrize("shares", [[], [(POINTS[0], 0.4)], [(POINTS[0], float("nan"))]])
def test_shares_that_do_not_sum_to_one_are_refused(shares: list[tuple[SurfacePoint, float]]) -> None:
    with pytest.raises(ValueError, match="not to 1"):
        attach(BODY, shares)


def test_a_triangle_that_is_not_there_is_refused() -> None:
    with pytest.raises(ValueError, match="triangle"):
        point_of_triangle(BODY, len(BODY.triangles), np.array([1.0, 0.0, 0.0]))


def test_a_ray_at_the_nose_meets_its_tip() -> None:
    point = project(BODY, np.array([0.0, BODY.landmarks["nose_tip"][1], 1.0]), np.array([0.0, 0.0, -2.0]))
    assert point is not None
    attachment = attach(BODY, [(point, 1.0)])
    assert np.linalg.norm(attachment.rest - BODY.landmarks["nose_tip"]) < 0.002
    assert attachment.rest_normal[2] > 0.8
    assert abs(attachment.rest[0]) < 1e-12


def test_a_ray_that_passes_by_meets_nothing() -> None:
    assert project(BODY, np.array([2.0, 1.5, 1.0]), np.array([0.0, 0.0, -1.0])) is None


def test_a_ray_kept_to_some_bones_passes_through_the_rest() -> None:
    knuckle = BODY.heads[BODY.bone_index["finger3-1.R"]]
    origin, direction = (
        knuckle + 0.5 * BODY.frames[BODY.bone_index["wrist.R"]][:, 2],
        -BODY.frames[BODY.bone_index["wrist.R"]][:, 2],
    )
    point = project(BODY, origin, direction, bones=below(BODY, "wrist.R"))
    assert point is not None
    assert attach(BODY, [(point, 1.0)]).weight_on(below(BODY, "wrist.R")) > 0.5
    assert project(BODY, origin, direction, bones=below(BODY, "wrist.L")) is None


def test_the_nearest_point_of_a_point_on_the_surface_is_itself() -> None:
    for point in (
        project(BODY, np.array([x, 1.2, 1.0]), np.array([0.0, 0.0, -1.0])) for x in (-0.1, 0.03, 0.12)
    ):
        assert point is not None
        place = attach(BODY, [(point, 1.0)]).rest
        assert attach(BODY, [(nearest(BODY, place), 1.0)]).rest == pytest.approx(place, abs=1e-12)
