"""Sites of one's own lie where they were chosen, on either side."""

import random

import numpy as np
import pytest

import sites.catalogue as places
from body_model.load import load_body
from body_model.regions import touchable_triangles
from body_model.surface_point import SurfacePoint, attach, point_of_triangle
from signer.characters.names import site_problem
from signer.characters.spots import mirrored_spot, spot_at, surface_point
from signer.document.values import SkinSpot
from tests.helpers.extent import each

BODY = load_body()


def drawn(seed: int) -> SurfacePoint:
    draw = random.Random(seed)
    shares = np.array([draw.random() for _ in range(3)]) * np.array(
        [1.0, draw.random() < 0.8, draw.random() < 0.8]
    )
    return point_of_triangle(BODY, draw.choice(touchable_triangles(BODY).tolist()), shares / shares.sum())


def place(point: SurfacePoint) -> tuple[float, ...]:
    return tuple(attach(BODY, [(point, 1.0)]).rest)


@each(range(40))
def test_a_spot_is_the_point_it_was_made_of(seed: int) -> None:
    spot = spot_at(drawn(seed), "freckle")
    assert place(surface_point(spot)) == pytest.approx(place(drawn(seed)), abs=1e-12)
    corners = (BODY.subdivision @ BODY.cage)[list(spot.vertices)]
    assert tuple(np.array(spot.weights) @ corners) == pytest.approx(place(drawn(seed)), abs=1e-12)


@each(range(20))
def test_a_mirrored_spot_lies_on_the_other_side(seed: int) -> None:
    spot = spot_at(drawn(seed))
    x, y, z = place(surface_point(spot))
    assert place(surface_point(mirrored_spot(spot))) == pytest.approx((-x, y, z), abs=1e-12)
    assert place(surface_point(mirrored_spot(mirrored_spot(spot)))) == pytest.approx((x, y, z), abs=1e-12)


def test_a_hand_is_not_brought_to_its_own_arm() -> None:
    forearm = places.find("forearm.inner.L").point
    assert forearm is not None
    assert site_problem(spot_at(forearm), "dominant") == ""
    assert (
        site_problem(spot_at(forearm), "base")
        == "the base hand cannot be brought to a spot on its own arm; choose another"
    )


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"vertices": (0, 1, 10**9)}, "not the corners"),
        ({"vertices": (0, 0, 1)}, "not the corners"),
        ({"vertices": ()}, "not the corners"),
        ({"weights": (1.0,)}, "not the corners"),
        ({"weights": (0.5, 0.5, 0.1)}, "sum to 1, not to 1.1"),
        ({"weights": (0.5, 1.5, -1.0)}, "finite numbers from 0 up"),
        ({"weights": (0.5, 0.5, float("nan"))}, "finite numbers"),
    ],
)
def test_a_spot_that_is_no_place_of_the_skin_is_told_so(
    change: dict[str, tuple[float, ...]], words: str
) -> None:
    sound = spot_at(drawn(1))
    fields = {"vertices": sound.vertices, "weights": sound.weights} | change
    assert words in site_problem(SkinSpot(**fields), "base")  # type: ignore[arg-type]
