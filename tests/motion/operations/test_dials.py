"""The law of the dials: whatever is turned, the articulator stays where it is, or misses by exactly what is
reported."""

from collections.abc import Iterator
from dataclasses import replace

import numpy as np
import pytest

from signer.document.tracks.hand import Key
from signer.document.values import Orientation
from signer.kinematics.limits import DEVIATION, FLEXION, PRONATION, Range
from signer.motion.operations.elbows import raised_elbow
from signer.motion.operations.turning import turned_wrist
from signer.motion.solving.hand_moment import HandMoment
from tests.helpers.characters import REFERENCE
from tests.helpers.examples import EXAMPLE_KEYS, example, hand_at, sign_of

IN_SOLVER_M, ON_SKIN_M = 1e-9, 1e-4
WRIST = {"pronation_rad": PRONATION, "flexion_rad": FLEXION, "deviation_rad": DEVIATION}


def turned(key: Key, axis: str, reach: Range) -> Iterator[Key]:
    for angle in np.linspace(reach.low_rad, reach.high_rad, 15):
        yield turned_wrist(
            HandMoment(REFERENCE, sign_of(key), "dominant", key),
            replace(key.orientation, **{axis: float(angle)}),
        )


def stays(key: Key) -> None:
    hand = hand_at(key)
    solved = np.linalg.norm(hand.posture.articulator - hand.target)
    assert abs(solved - hand.short_by_m) < IN_SOLVER_M
    assert abs(hand.contact_error_m - hand.short_by_m) < (ON_SKIN_M if hand.short_by_m else IN_SOLVER_M)


@pytest.mark.parametrize("axis", WRIST)
@pytest.mark.parametrize(("name", "index"), EXAMPLE_KEYS)
def test_turning_the_wrist_keeps_the_articulator(name: str, index: int, axis: str) -> None:
    for key in turned(example(name).hand("dominant").keys[index], axis, WRIST[axis]):
        stays(key)


@pytest.mark.parametrize(("name", "index"), EXAMPLE_KEYS)
def test_the_elbow_goes_round_its_circle_and_the_articulator_stays(name: str, index: int) -> None:
    key = example(name).hand("dominant").keys[index]
    for height in np.linspace(-np.pi, np.pi, 25):
        raised = raised_elbow(HandMoment(REFERENCE, sign_of(key), "dominant", key), float(height))
        stays(raised)
        assert np.cos(hand_at(raised).elbow_height_rad - height) > 1.0 - 1e-12


@pytest.mark.parametrize(("name", "index"), EXAMPLE_KEYS)
def test_turning_the_dials_back_restores_the_key(name: str, index: int) -> None:
    key = example(name).hand("dominant").keys[index]
    sign, before = sign_of(key), hand_at(key)
    away = turned_wrist(HandMoment(REFERENCE, sign, "dominant", key), Orientation(0.3, 0.2, 0.1))
    away = raised_elbow(HandMoment(REFERENCE, sign, "dominant", away), before.elbow_height_rad + 0.6)
    back = turned_wrist(
        HandMoment(
            REFERENCE,
            sign,
            "dominant",
            raised_elbow(HandMoment(REFERENCE, sign, "dominant", away), before.elbow_height_rad),
        ),
        key.orientation,
    )
    assert back == replace(key, elbow=back.elbow)
    assert abs(back.elbow.swivel_rad - key.elbow.swivel_rad) < 1e-11
    np.testing.assert_allclose(hand_at(back).elbow, before.elbow, rtol=0, atol=1e-11)
