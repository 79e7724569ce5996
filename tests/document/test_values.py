"""Values that refuse what means nothing."""

import pytest

from body_model.plain_types import Vector
from signer.document.values import GlobalOrientation, direction_problem


@pytest.mark.parametrize(
    ("palm", "fingers", "words"),
    [
        ((0.0, 0.0, 0.0), (0.0, 1.0, 0.0), "direction of the palm has no length"),
        ((0.0, 0.0, 1.0), (0.0, 1e-5, 0.0), "direction of the fingers has no length"),
        ((0.0, 1.0, 0.0), (0.0, -0.5, 0.0), "cannot face where the fingers point"),
        ((0.0, float("nan"), 0.0), (0.0, 1.0, 0.0), "finite"),
    ],
)
def test_directions_that_make_no_hand_are_refused(palm: Vector, fingers: Vector, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        GlobalOrientation(palm, fingers)


def test_directions_need_no_length_of_one_and_no_right_angle() -> None:
    assert direction_problem((0.0, 0.0, 1.0), (0.5, 0.5, 0.5)) == ""
    assert GlobalOrientation((0.0, 0.0, 1.0), (1.0, 1.0, 0.0)) == GlobalOrientation(
        (0.0, 0.0, 1.0), (1.0, 1.0, 0.0)
    )
