"""Measures of movement agree with movements whose measures are known."""

import numpy as np
import pytest

from benchmarks.naturalness.measures import Places, of_sentence
from body_model.arrays import Array
from signer.kinematics.least_jerk import least_jerk

FPS = 30.0
STROKES, STROKE_S = 7, 0.8
LATER_S = 0.1
ROLL_DEG = 3.0


def to_and_fro(times: Array) -> Array:
    """(F, 2) m, half a metre across and back, least jerk in each stroke."""
    number, share = np.divmod(np.clip(times, 0.0, STROKES * STROKE_S - 1e-9) / STROKE_S, 1.0)
    along = least_jerk(share)
    return np.stack([0.5 * np.where(number % 2, 1.0 - along, along), np.zeros_like(times)], axis=-1)


@pytest.fixture(scope="module")
def found() -> dict[str, float]:
    times = np.arange(-0.3, STROKES * STROKE_S + 0.3, 1.0 / FPS)
    roll = np.radians(ROLL_DEG) * np.sin(2.0 * np.pi * times)
    eyes = 0.03 * np.stack([-np.cos(roll), -np.sin(roll), np.cos(roll), np.sin(roll)], -1).reshape(-1, 2, 2)
    return of_sentence(
        Places(
            FPS,
            np.stack([to_and_fro(times), 0.5 * to_and_fro(times - LATER_S)], axis=1),
            0.01 * np.stack([np.cos(times), np.sin(8.0 * times)], axis=-1),
            eyes,
            5.0 * eyes,
            glosses=STROKES,
            two_handed=((0.0, float(times[-1] - times[0])),),
        )
    )


def test_a_stroke_of_least_jerk_is_measured_as_one(found: dict[str, float]) -> None:
    duration = STROKES * STROKE_S + 0.6
    assert found["strokes a second"] * duration == pytest.approx(STROKES, rel=0.05)
    assert found["peak / mean of a stroke"] == pytest.approx(1.875, rel=0.08)
    assert found["speed, 95th percentile"] == pytest.approx(1.875 * 0.5 / STROKE_S, rel=0.03)
    assert found["arc / chord of a stroke"] == pytest.approx(1.0, abs=0.02)
    assert found["full stops a second"] * duration == pytest.approx(STROKES + 1, rel=0.05)


def test_the_hand_that_comes_later_is_told_by_how_much(found: dict[str, float]) -> None:
    assert found["lag of the other hand"] == pytest.approx(1e3 * LATER_S, abs=1e3 / FPS)


def test_ranges_are_from_the_least_to_the_most(found: dict[str, float]) -> None:
    assert found["head, roll"] == pytest.approx(2.0 * ROLL_DEG, rel=0.02)
    assert found["shoulders, tilt"] == pytest.approx(found["head, roll"])
    assert found["nose, range"] == pytest.approx(20.0, rel=0.03)
