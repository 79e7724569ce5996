"""Frames between frames are nearly those that are solved there, and the solved ones stay."""

import numpy as np
import pytest

from signer.motion.checks.between_frames import filled
from signer.motion.posing import poses
from tests.helpers.characters import REFERENCE
from tests.motion.movement.test_tried_transitions import TRANSITIONS, going


def test_frames_between_are_nearly_the_solved_ones() -> None:
    times = np.linspace(0.3, 0.6, 19)
    sign = going(TRANSITIONS[1])
    found = filled(poses(sign, times, REFERENCE), 2)
    exact = poses(sign, found.times_s, REFERENCE)
    assert found.matrices[::2] == pytest.approx(exact.matrices[::2], abs=1e-12)
    wrists, solved = (np.array([hand.wrist for hand in each.hands["dominant"]]) for each in (found, exact))
    assert np.abs(np.diff(solved, axis=0)).max() > 5e-3
    assert np.abs(wrists - solved).max() < 1e-3
    held = [hand.key_id for hand in found.hands["dominant"]]
    assert (held[0], held[-1]) == ("k1", "k2")  # a key is held between two frames only where it is in both
    assert set(held[1:-1]) == {None}
