"""Measures of movement over places that a recording or a clip has: speeds, stops, strokes, ranges.

Places are smoothed by a local quadratic over five frames. A *stroke* is what lies between the lowest speeds
before and after a maximum over 30 % of the 95th percentile.
"""

from collections.abc import Iterable
from itertools import pairwise
from typing import Final, NamedTuple

import numpy as np
from scipy.signal import argrelextrema, savgol_filter

from body_model.arrays import Array
from signer.kinematics.rotations import rotation_angle
from signer.motion.pose import Clip

FRAMES: Final = 5
"""Over which places are smoothed; an eighth of a second at 30 frames, less than the shortest stroke."""
MOVES_M_S: Final = 0.25
"""A hand that is quicker moves: the one that does for longer leads."""
STILL, STOPPED, STROKE = 0.15, 0.03, 0.30
"""Shares of the 95th percentile of the leading hand's speed: below the first it is still, below the second it
has stopped, and above the third a maximum is a stroke."""
SIGN_MOVES_M_S: Final = 0.15
"""A wrist that is quicker moves, within a single sign."""
TURNS_DEG_S: Final = 5.0
"""A joint that is quicker turns."""
LAG_S: Final = 0.2
"""The most by which one hand is tried against the other."""


class Places(NamedTuple):
    """Places of a signer in the picture plane over F even moments, m.

    Hands (F, 2, 2) are the middle knuckles, dominant first; eyes and shoulders (F, 2, 2) right first, the
    nose (F, 2); `two_handed` is from when to when, s from the first moment, both hands belong to a sign.
    """

    fps: float
    hands: Array
    nose: Array
    eyes: Array
    shoulders: Array
    glosses: int
    two_handed: tuple[tuple[float, float], ...] = ()


def of_sentence(places: Places) -> dict[str, float]:
    """Return the measures of one sentence by name, lags as the median of its two-handed signs."""
    smooth = np.stack([_smoothed(places.hands[:, hand], places.fps) for hand in (0, 1)])
    speeds = np.linalg.norm(smooth[:, 1], axis=-1)
    leads = int((speeds[1] > MOVES_M_S).mean() > (speeds[0] > MOVES_M_S).mean())
    speed, other = speeds[leads], speeds[1 - leads]
    usual = float(np.percentile(speed, 95))
    duration = len(speed) / places.fps
    strokes = _strokes(speed, STROKE * usual)
    path, curved = smooth[leads, 0], _exponent(smooth[leads], speed, STOPPED * usual)
    eyes, shoulders = np.diff(places.eyes, axis=1)[:, 0], np.diff(places.shoulders, axis=1)[:, 0]
    width = np.linalg.norm(shoulders, axis=-1)
    low, high = np.percentile(width, (2, 98))
    return {
        "signs a second": places.glosses / duration,
        "leading hand is still": float((speed < STILL * usual).mean()),
        "other hand moves": float((other > STILL * usual).mean()),
        "full stops a second": _runs(speed < STOPPED * usual) / duration,
        "speed, 95th percentile": usual,
        "median speed / 95th percentile": float(np.median(speed)) / usual,
        "strokes a second": len(strokes) / duration,
        "peak / mean of a stroke": _median(speed[a:b].max() / speed[a:b].mean() for a, b in strokes),
        "arc / chord of a stroke": _median(_arc_to_chord(path[a : b + 1]) for a, b in strokes),
        "exponent of speed on curvature": curved,
        "jerk, 95th percentile": float(np.percentile(np.linalg.norm(smooth[leads, 3], axis=-1), 95)),
        "lag of the other hand": _median(
            1e3 * _lag_s(speeds[:, int(a * places.fps) : int(b * places.fps) + 1], places.fps)
            for a, b in places.two_handed
        ),
        "nose, range": 1e3 * float(np.ptp(places.nose, axis=0).max()),
        "head, roll": float(np.ptp(_tilts_deg(eyes))),
        "shoulders, tilt": float(np.ptp(_tilts_deg(shoulders))),
        "middle of the shoulders, range": 1e3 * float(np.ptp(places.shoulders.mean(axis=1), axis=0).max()),
        "shoulders shrink to": float(low / high),
    }


def of_sign(clip: Clip) -> dict[str, float]:
    """Return the measures of a single sign by name, over evenly sampled moments of it."""
    fps, body = float(clip.fps), clip.character.body
    wrist = np.array([hand.wrist for hand in clip.hands["dominant"]])
    smooth = _smoothed(wrist, fps)
    speed = np.linalg.norm(smooth[1], axis=-1)
    bones = clip.bone_rotations
    local = np.swapaxes(bones[:, np.maximum(body.parents, 0)], -1, -2) @ bones
    turning = _angles_deg(local[1:], local[:-1]) * fps
    collar = "clavicle.R" if clip.dominant_side == "right" else "clavicle.L"
    spine, head, clavicle = body.bones("spine01", "head", collar)
    return {
        "wrist, peak speed": float(speed.max()),
        "wrist, median speed while moving": _median(speed[speed > SIGN_MOVES_M_S]),
        "wrist, jerk, 95th percentile": float(np.percentile(np.linalg.norm(smooth[3], axis=-1), 95)),
        "upper spine, turn": _turn_deg(bones[:, spine]),
        "head, turn": _turn_deg(bones[:, head]),
        "head, travel": 1e3 * float(_travel(clip.bone_positions[:, head])),
        "collar bone, turn": _turn_deg(local[:, clavicle]),
        "some joint turns": float((turning[:, body.parents >= 0].max(axis=1) > TURNS_DEG_S).mean()),
    }


def _smoothed(places: Array, fps: float) -> Array:
    """(4, F, axes): places (F, axes) m smoothed, their velocity, acceleration and jerk.

    Only the places are smoothed: derivatives are central differences.
    """
    found = [savgol_filter(places, FRAMES, 2, axis=0)]
    for _ in range(3):
        found.append(np.gradient(found[-1], 1.0 / fps, axis=0))
    return np.array(found)


def _strokes(speed: Array, least: float) -> list[tuple[int, int]]:
    """From which to which lowest speed the strokes of a hand go, whose maxima are over `least`."""
    peaks = argrelextrema(speed, np.greater)[0]
    peaks = peaks[speed[peaks] > least]
    bounds = [0, *(a + int(speed[a:b].argmin()) for a, b in pairwise(peaks)), len(speed) - 1]
    return list(pairwise(bounds)) if len(peaks) else []


def _exponent(smooth: Array, speed: Array, least: float) -> float:
    """Slope of the logarithm of speed over that of curvature, where a hand moves; NaN on a straight line."""
    velocity, push = smooth[1], smooth[2]
    across = np.abs(velocity[:, 0] * push[:, 1] - velocity[:, 1] * push[:, 0])
    bent = across / np.maximum(speed, 1e-9) ** 3
    moves = (speed > least) & (bent > 0.0)
    if not moves.any():
        return float("nan")
    return float(np.polyfit(np.log(bent[moves]), np.log(speed[moves]), 1)[0])


def _lag_s(speeds: Array, fps: float) -> float:
    """Time by which the other hand (second row) comes after the first, where both go together best, s."""
    one, other = speeds - speeds.mean(axis=1, keepdims=True)
    most = min(int(LAG_S * fps), len(one) // 2)

    def together(lag: int) -> float:
        a, b = (one[: len(one) - lag], other[lag:]) if lag >= 0 else (one[-lag:], other[:lag])
        return float(a @ b / max(np.linalg.norm(a) * np.linalg.norm(b), 1e-12))

    return max(range(-most, most + 1), key=together) / fps


def _arc_to_chord(path: Array) -> float:
    """Length of a path (F, axes), in lengths of the straight line between its ends."""
    arc = float(np.linalg.norm(np.diff(path, axis=0), axis=-1).sum())
    return arc / max(float(np.linalg.norm(path[-1] - path[0])), 1e-9)


def _runs(true: Array) -> int:
    """Number of stretches in which a mask (F,) is true."""
    return int(true[0]) + int((np.diff(true.astype(np.int8)) > 0).sum())


def _tilts_deg(lines: Array) -> Array:
    """(F,) degrees of lines (F, 2) against the level."""
    return np.degrees(np.arctan2(lines[:, 1], np.abs(lines[:, 0])))


def _turn_deg(rotations: Array) -> float:
    """The largest turn between two of rotations (F, 3, 3), degrees."""
    return float(_angles_deg(rotations[:, None], rotations[None]).max())


def _angles_deg(rotations: Array, others: Array) -> Array:
    """Angles between rotations (..., 3, 3) and others, degrees."""
    return np.degrees(rotation_angle(np.swapaxes(rotations, -1, -2) @ others))


def _travel(points: Array) -> float:
    """The largest distance between two of points (F, 3)."""
    return float(np.linalg.norm(points[:, None] - points[None], axis=-1).max())


def _median(values: Iterable[float]) -> float:
    """Median of some values; NaN of none."""
    found = np.fromiter(values, np.float64)
    return float(np.median(found)) if found.size else float("nan")
