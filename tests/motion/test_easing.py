import numpy as np
import pytest

from signer.document.values import EASINGS, Easing
from signer.motion.easing import ease

SHARES = np.linspace(0.0, 1.0, 1001)


@pytest.mark.parametrize("easing", EASINGS)
def test_every_profile_goes_from_start_to_end(easing: Easing) -> None:
    assert ease(easing, 0.0) == 0.0
    assert ease(easing, 1.0) == 1.0


@pytest.mark.parametrize("easing", EASINGS)
def test_no_profile_turns_back(easing: Easing) -> None:
    assert (np.diff(ease(easing, SHARES)) >= 0.0).all()


@pytest.mark.parametrize("easing", EASINGS)
def test_outside_its_time_a_profile_stands_at_its_ends(easing: Easing) -> None:
    assert ease(easing, [-1.0, 2.0]).tolist() == [0.0, 1.0]


def test_smooth_leaves_and_arrives_at_rest() -> None:
    speed = np.diff(ease("smooth", SHARES)) / np.diff(SHARES)
    assert speed[0] < 1e-4
    assert speed[-1] < 1e-4


def test_soft_ends_are_mirror_images() -> None:
    np.testing.assert_allclose(ease("soft start", SHARES), 1.0 - ease("soft stop", 1.0 - SHARES), atol=1e-15)
