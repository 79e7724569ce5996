import numpy as np
import pytest

from signer.document.queries import frame_count
from signer.document.sign import Sign
from signer.motion.posing import clip
from tests.helpers.examples import example


def test_a_clip_has_the_frames_of_its_sign() -> None:
    sign = example("IDEA")
    assert len(clip(sign)) == frame_count(sign)
    assert clip(sign).fps == sign.fps


def test_frames_are_evenly_spaced_from_zero() -> None:
    times = clip(example("IDEA"), 24).times_s
    assert times[0] == 0.0
    np.testing.assert_allclose(np.diff(times), 1 / 24)


def test_an_empty_sign_is_one_frame_at_rest() -> None:
    solved = clip(Sign())
    assert len(solved) == 1
    assert solved[0].hands["dominant"].resting


@pytest.mark.parametrize("fps", [0.0, -5.0, float("nan")])
def test_a_frame_rate_that_is_none_is_refused(fps: float) -> None:
    with pytest.raises(ValueError, match="frames per second"):
        clip(example("IDEA"), fps)


def test_a_clip_can_be_walked_through() -> None:
    assert [pose.time_s for pose in clip(example("IDEA"), 5)] == clip(example("IDEA"), 5).times_s.tolist()
