"""Joint limits: ranges with their sources, clamping, and what stopped the arm in plain words.

The wrist is limited before a solve and the elbow within it; the shoulder's limits are told, not enforced.
"""

from dataclasses import dataclass
from math import degrees, radians
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import ArrayLike

from body_model.arrays import Array
from signer.kinematics.arm_shape import Arm, ArmFlags, ArmPosture
from signer.kinematics.rotations import FixedAxis
from signer.kinematics.vectors import Y, unit_or_ahead
from signer.kinematics.wrist import WristAngles
from signer.phrases import begins, phrase


@dataclass(frozen=True, slots=True)
class Range:
    """The least and greatest angle of a joint, what each end is called, and where the numbers come from."""

    low_rad: float
    high_rad: float
    low_words: str
    high_words: str
    source: str

    def clamped(self, angle: ArrayLike) -> Array:
        """The nearest angle (...) rad within the range."""
        # two calls take a third of the time of `np.clip`
        found: Array = np.minimum(np.maximum(np.asarray(angle, np.float64), self.low_rad), self.high_rad)
        return found

    def words_toward(self, change: float) -> str:
        """Return the words for the range's end that a change goes to: the upper one above zero."""
        return self.high_words if change > 0.0 else self.low_words


class LimitReport(NamedTuple):
    """One limit that bound: of what, in words, and by how much the wish went past it."""

    joint: str
    words: str
    over_rad: float


def _range(low_deg: float, high_deg: float, low_words: str, high_words: str, source: str) -> Range:
    return Range(radians(low_deg), radians(high_deg), low_words, high_words, source)


ELBOW: Final = _range(0, 150, phrase("straight"), phrase("bent"), "150: AAOS 1965; 143: Boone & Azen 1979")
PRONATION: Final = _range(
    -82,
    80,
    phrase("palm up"),
    phrase("palm down"),
    "pronation 76-84, supination 77-82: AAOS 1965, Boone & Azen 1979",
)
FLEXION: Final = _range(
    -70,
    80,
    phrase("to the back"),
    phrase("to the palm"),
    "flexion 73-80, extension 65-75: AAOS 1965, Boone & Azen 1979",
)
DEVIATION: Final = _range(
    -35,
    22,
    phrase("to the pinky"),
    phrase("to the thumb"),
    "radial 20-25, ulnar 30-39: AAOS 1965, Boone & Azen 1979",
)
HUMERAL_TWIST: Final = _range(
    -90,
    105,
    phrase("outward"),
    phrase("inward"),
    "lateral 84-108, medial 50-96: AAOS 1965, Boone & Azen 1979",
)
"""Medial of an arm at the side; by the shortest turn from hanging, an arm across the chest reads more: with
90 no palm comes to the other shoulder, with 105 it does, 120 adds the outside of the other upper arm."""
CLAVICLE_RISE: Final = _range(
    0, 15, phrase("level"), phrase("raised"), "11-15: Ludewig 2004; rhythm 2.3 to 1: Braman 2009"
)

WRIST: Final = (
    (phrase("forearm turn"), PRONATION),
    (phrase("wrist bend"), FLEXION),
    (phrase("wrist side"), DEVIATION),
)
"""The three wrist dials in the order of WristAngles, by the words of the interface."""
LOW, HIGH = np.transpose([(reach.low_rad, reach.high_rad) for _, reach in WRIST])
"""(3,) rad each, least and greatest angles of a wrist, in the order of WristAngles."""

_ABOUT_DOWN: Final = FixedAxis.of(-Y)
CONE_AXIS: Final = unit_or_ahead(np.array((0.55, -0.35, 0.76)))
"""Middle of where the upper arm points (outward, up, forward); source: extension 44-62, abduction 165-184,
AAOS 1965."""
CONE_RAD: Final = radians(110.0)
"""Angle from there to which it may point; source: as of the axis."""
INWARD_MOST: Final = -0.71
"""Least outward part of the upper arm's unit direction; source: horizontal adduction 45 degrees past the
middle, AAOS 1965."""
_INWARD_MOST_RAD: Final = np.arcsin(-INWARD_MOST)


class ClampedWrist(NamedTuple):
    """Wrist angles within their ranges, and how far the wished ones went past them, signed, rad."""

    angles: WristAngles
    over: WristAngles


def clamp_wrist(angles: WristAngles) -> ClampedWrist:
    """Bring wrist angles (...) rad into their ranges, each on its own."""
    clamped = WristAngles(*(reach.clamped(angle) for (_, reach), angle in zip(WRIST, angles, strict=True)))
    over = WristAngles(
        *(np.asarray(wish, np.float64) - got for wish, got in zip(angles, clamped, strict=True))
    )
    return ClampedWrist(clamped, over)


def wrist_reports(over: WristAngles) -> tuple[LimitReport, ...]:
    """Return reports of what bound one wrist, from `ClampedWrist.over`; rounding is not a limit."""
    return tuple(
        _stop(name, reach, float(amount))
        for (name, reach), amount in zip(WRIST, over, strict=True)
        if abs(float(amount)) > 1e-9
    )


class UpperArm(NamedTuple):
    """Direction and twist of upper arms.

    Attributes:
        direction: (..., 3) of length one: outward, up, forward.
        twist: (...) rad, inward positive.
    """

    direction: Array
    twist: Array


def upper_arm_of(arm: Arm, shoulder_rotation: ArrayLike) -> UpperArm:
    """Read the upper arms of shoulder rotations (..., 3, 3) in the chest's frame."""
    R = np.asarray(shoulder_rotation, np.float64)
    direction = (R @ arm.upper_arm) / arm.upper_arm_m * (arm.side, 1.0, 1.0)
    return UpperArm(direction, np.asarray(arm.side * _ABOUT_DOWN.twist(R)))


class ShoulderExcess(NamedTuple):
    """Excess of a shoulder (...) past its limits, rad; zero within them."""

    backward: Array
    inward: Array
    twist: Array


def shoulder_excess(arm: Arm, shoulder_rotation: ArrayLike) -> ShoulderExcess:
    """Measure shoulder rotations (..., 3, 3) against the shoulder's limits.

    These are the cone of the upper arm, the midline and the humeral twist (signed).
    """
    return upper_arm_excess(upper_arm_of(arm, shoulder_rotation))


def upper_arm_excess(upper: UpperArm) -> ShoulderExcess:
    """Measure upper arms (...) that are read already, as `shoulder_excess` does."""
    direction, twist = upper
    backward = np.maximum(np.arccos(within_one(direction @ CONE_AXIS)) - CONE_RAD, 0.0)
    inward = np.maximum(np.arcsin(within_one(-direction[..., 0])) - _INWARD_MOST_RAD, 0.0)
    return ShoulderExcess(backward, inward, twist - HUMERAL_TWIST.clamped(twist))


def within_one(x: Array) -> Array:
    """Cosines or sines (...) without what rounding carries past one; several times quicker than `np.clip`."""
    found: Array = np.minimum(np.maximum(x, -1.0), 1.0)
    return found


def posture_reports(
    arm: Arm, posture: ArmPosture, excess: ShoulderExcess | None = None
) -> tuple[LimitReport, ...]:
    """Return reports of the limits that elbow and shoulder of one solved arm have reached.

    The elbow counts where it keeps the hand from its target. `excess` is that of the shoulder, if it is
    measured already.
    """
    reports: list[LimitReport] = []
    flags, short_mm = ArmFlags(int(posture.flags)), 1000.0 * float(posture.short_by_m)
    if flags & (ArmFlags.TOO_FAR | ArmFlags.TOO_NEAR):
        reports.append(LimitReport("elbow", _missed(arm, posture, flags, short_mm), 0.0))
    excess = shoulder_excess(arm, posture.shoulder_rotation) if excess is None else excess
    for joint, amount, words in (
        (phrase("upper arm back"), excess.backward, phrase("The upper arm goes too far back")),
        (phrase("upper arm across"), excess.inward, phrase("The upper arm crosses too far")),
    ):
        if float(amount) > 1e-9:
            reports.append(
                LimitReport(
                    joint,
                    phrase("{words}, by {degrees}.", words=words, degrees=_degrees(float(amount))),
                    float(amount),
                )
            )
    if abs(float(excess.twist)) > 1e-9:
        reports.append(_stop(phrase("upper arm turn"), HUMERAL_TWIST, float(excess.twist)))
    return tuple(reports)


def _missed(arm: Arm, posture: ArmPosture, flags: ArmFlags, short_mm: float) -> str:
    low, high = arm.flexion_range
    flexion = float(posture.flexion_rad)
    far = bool(flags & ArmFlags.TOO_FAR)
    if flags & ArmFlags.ELBOW_FREE:
        why = phrase("bending the elbow does not move this point")
    elif abs(flexion - high) < 1e-6:
        why = phrase("the elbow bends {high:.0f}° at most", high=degrees(high))
    elif abs(flexion - low) < 1e-6:
        straight = phrase("the arm is straight") if far else phrase("the elbow does not bend backward")
        why = straight if low == 0.0 else phrase("the elbow opens to {low:.0f}°", low=degrees(low))
    else:
        why = (
            phrase("the arm with this wrist is not longer")
            if far
            else phrase("the arm with this wrist folds no further")
        )
    return (
        phrase("{short_mm:.1f} mm out of reach: {why}.", short_mm=short_mm, why=why)
        if far
        else phrase("{short_mm:.1f} mm too near: {why}.", short_mm=short_mm, why=why)
    )


def _stop(name: str, reach: Range, over: float) -> LimitReport:
    end = reach.high_rad if over > 0.0 else reach.low_rad
    return LimitReport(
        name,
        phrase(
            "{name} stops at {degrees} {words_toward}.",
            name=begins(name),
            degrees=_degrees(abs(end)),
            words_toward=reach.words_toward(over),
        ),
        over,
    )


def _degrees(angle: float) -> str:
    shown = degrees(angle)
    return f"{shown:.0f}°" if shown >= 0.95 else f"{shown:.1f}°"
