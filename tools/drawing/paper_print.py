"""Errors of the formulas as McDonald et al. 2002 print them, on seeded arms against our solver."""

from dataclasses import dataclass
from math import pi, radians
from typing import Any, Final

import numpy as np

from body_model.arrays import Array
from signer.kinematics.arm import Arm, ArmPosture, elbow_rotation, forward_arm, solve_arm
from signer.kinematics.limits import DEVIATION, ELBOW, FLEXION, PRONATION
from signer.kinematics.rotations import rotation_angle
from signer.kinematics.swivel import elbow_offset
from signer.kinematics.wrist import wrist_rotation

UPPER_ARM_M: Final = 0.30
FOREARM_M: Final = 0.26
COUNT: Final = 20_000
SEED: Final = 2002
ELEVATIONS_DEG: Final = (0, 10, 20, 30, 40, 50, 60, 70)
UP: Final = np.array((0.0, 1.0, 0.0))


@dataclass(frozen=True, eq=False)
class Sample:
    """Postures within the joints' ranges.

    Wrist, articulator, flexion, and the articulator as the paper's elbow frame has it.
    """

    arm: Arm
    wrist: Array
    hand: Array
    flexion: Array
    distance: Array
    x: Array
    y: Array
    z: Array

    @property
    def across(self) -> Array:
        """The paper's l', the distance of the articulator from the hinge axis."""
        return np.asarray(np.hypot(self.x, self.z))

    @property
    def length(self) -> Array:
        """The paper's l = |EA|."""
        return np.asarray(np.sqrt(self.x**2 + self.y**2 + self.z**2))


def sample() -> Sample:
    """Left arms with any wrist and flexion within the limits and articulators about the hand."""
    rng = np.random.default_rng(SEED)
    arm = Arm.straight(UPPER_ARM_M, FOREARM_M, 1, (ELBOW.low_rad, ELBOW.high_rad))
    ranges = PRONATION, FLEXION, DEVIATION
    wrist = wrist_rotation(arm, *(rng.uniform(each.low_rad, each.high_rad, COUNT) for each in ranges))
    hand = rng.uniform((-0.04, -0.19, -0.04), (0.04, -0.05, 0.04), (COUNT, 3))
    flexion = rng.uniform(ELBOW.low_rad, ELBOW.high_rad, COUNT)
    in_forearm = arm.forearm + (wrist @ hand[..., None])[..., 0]
    sight = arm.upper_arm + (elbow_rotation(arm, flexion) @ in_forearm[..., None])[..., 0]
    # z along the forearm, x towards the side on which a bent elbow has the shoulder
    x, y, z = in_forearm[:, 2], -in_forearm[:, 0], -in_forearm[:, 1]
    return Sample(arm, wrist, hand, flexion, np.linalg.norm(sight, axis=1), x, y, z)


def printed_flexion(given: Sample, distance: Array, epsilon: Array, clamp: Array | None = None) -> Array:
    """Flexion rad by the paper's section 4.1.

    Delta = arcsin(l/l' cos alpha) + epsilon, gamma = pi/2 - delta, flexion = pi - gamma.
    """
    u = UPPER_ARM_M
    cos_alpha = (u**2 + given.length**2 - distance**2) / (2.0 * u * given.length)
    sine = given.length / given.across * cos_alpha
    held = np.clip(sine, -1.0, 1.0) if clamp is None else np.where(np.abs(sine) > 1.0, clamp, sine)
    return np.asarray(pi / 2.0 + np.arcsin(held) + epsilon)


def epsilon_as_printed(given: Sample) -> float:
    """Median error of the elbow, degrees, with epsilon = arctan(x/z) as printed.

    Where the paper's branch is the right one.
    """
    right = printed_flexion(given, given.distance, -np.arctan2(given.x, given.z))
    ours = np.abs(right - given.flexion) < 1e-6
    wrong = printed_flexion(given, given.distance, np.arctan(given.x / given.z))
    return float(np.degrees(np.median(np.abs(wrong - given.flexion)[ours])))


def corrected_epsilon(given: Sample) -> float:
    """Largest difference, rad, between the paper's formula, sign mended, and our solver, in reach."""
    posture = base_posture(given)
    mended = printed_flexion(given, given.distance, -np.arctan2(given.x, given.z))
    primary = (posture.branch == 0) & (mended > 1e-3)
    return float(np.abs(mended - posture.flexion_rad)[primary].max())


def clamped_to_one(given: Sample) -> float:
    """Median distance from the target, mm, with a target 5 % too far clamped to +1 as printed."""
    far = 1.05 * np.sqrt((UPPER_ARM_M + given.across) ** 2 + given.y**2)
    flexion = printed_flexion(given, far, -np.arctan2(given.x, given.z), clamp=np.ones(1))
    in_forearm = np.stack([-given.y, -given.z, given.x], 1)
    sight = given.arm.upper_arm + (elbow_rotation(given.arm, flexion) @ in_forearm[..., None])[..., 0]
    return float(1e3 * np.median(far - np.linalg.norm(sight, axis=1)))


def straightened_past_the_joint(given: Sample) -> float:
    """Share of wrists for which a target too far, clamped to -1, opens the elbow past straight."""
    far = np.full(COUNT, 9.0)
    return float((printed_flexion(given, far, -np.arctan2(given.x, given.z)) < ELBOW.low_rad).mean())


def second_branch(given: Sample) -> tuple[float, float]:
    """Share of postures whose distance two flexions give, and of those not on the paper's branch."""
    first = np.arctan2(given.x, given.z)
    other = 2.0 * (pi - first) - given.flexion
    other = (other + pi) % (2.0 * pi) - pi
    both = (other >= ELBOW.low_rad) & (other <= ELBOW.high_rad)
    secondary = np.sin(given.flexion - (pi - first)) > 0.0
    return float(both.mean()), float(secondary.mean())


def base_posture(given: Sample) -> ArmPosture:
    """The paper's base pose: target level and ahead (+z), shoulder, elbow and wrist in one upright plane."""
    return _solved(given, 0.0)


def added_angles(given: Sample, elevation_deg: float) -> float:
    """Median miss, mm, when the target's spherical angles are added to those of the base pose's elbow.

    The turn of the upper arm about itself, which the paper leaves open, keeps shoulder, elbow and wrist in an
    upright plane.
    """
    base = base_posture(given)
    rise = np.arcsin(np.clip(base.elbow[:, 1] / UPPER_ARM_M, -1.0, 1.0)) + radians(elevation_deg)
    heading = np.arctan2(base.elbow[:, 0], base.elbow[:, 2])
    y = -np.stack([np.cos(rise) * np.sin(heading), np.sin(rise), np.cos(rise) * np.cos(heading)], -1)
    x = np.stack([np.cos(heading), np.zeros(COUNT), -np.sin(heading)], -1)
    added = np.stack([x, y, np.cross(x, y)], -1)
    points = forward_arm(
        given.arm,
        shoulder=np.zeros(3),
        shoulder_rotation=added,
        flexion=base.flexion_rad,
        wrist_rotation=given.wrist,
        articulator=given.hand,
    )
    return float(1e3 * np.median(np.linalg.norm(points.articulator - _targets(given, elevation_deg), axis=1)))


def two_frames(given: Sample, elevation_deg: float) -> float:
    """The worst miss, mm, of the two frames that our solver uses instead, at the same targets."""
    found = _solved(given, elevation_deg)
    points = forward_arm(
        given.arm,
        shoulder=np.zeros(3),
        shoulder_rotation=found.shoulder_rotation,
        flexion=found.flexion_rad,
        wrist_rotation=given.wrist,
        articulator=given.hand,
    )
    return float(1e3 * np.linalg.norm(points.articulator - _targets(given, elevation_deg), axis=1).max())


def lost_sign(given: Sample) -> float:
    """Share of base poses whose theta_0 is negative, which an arccosine cannot say."""
    elbow = base_posture(given).elbow
    return float((np.arctan2(elbow[:, 0], elbow[:, 2]) < 0.0).mean())


def elbow_on_the_wrong_side(given: Sample) -> float:
    """Share of base poses with the elbow below its target that the paper's formula puts above.

    phi_0 = pi/2 - arccos(...), with z up.
    """
    return float((base_posture(given).elbow[:, 1] < 0.0).mean())


def no_upright_plane(given: Sample) -> float:
    """Share of targets, in all directions, for which no swivel puts the arm in one upright plane."""
    direction = np.random.default_rng(SEED + 1).normal(size=(COUNT, 3))
    direction /= np.linalg.norm(direction, axis=1, keepdims=True)
    level = given.distance * np.hypot(direction[:, 0], direction[:, 2])
    return float((level < np.abs(given.y)).mean())


def least_tilt(given: Sample, target: Array, index: int) -> float:
    """The least angle, degrees, between the hinge axis and the level over all swivels.

    For one posture and a target's direction.
    """
    posture = solve_arm(
        given.arm,
        shoulder=np.zeros(3),
        target=given.distance[index] * target,
        articulator=given.hand[index],
        wrist_rotation=given.wrist[index],
        swivel=np.linspace(-pi, pi, 3601),
    )
    hinge = posture.shoulder_rotation @ given.arm.hinge
    return float(np.degrees(np.abs(np.arcsin(np.clip(hinge @ UP, -1.0, 1.0))).min()))


def straight_arm_rule(given: Sample) -> float:
    """Median angle, degrees, between the planes of the paper's two rules where the arm gets straight.

    Its rule for a straight arm, and the limit of its rule for a bent one.
    """
    offset = np.abs(
        elbow_offset(
            given.arm, flexion=np.full(COUNT, 1e-9), wrist_rotation=given.wrist, articulator=given.hand
        )
    )
    return float(np.degrees(np.median(np.minimum(offset, pi - offset))))


def palm_turn_in_line() -> tuple[float, float]:
    """All four points in line: how the hand turns and the articulator moves for 60 degrees of psi.

    Degrees, and mm.
    """
    arm = Arm.straight(UPPER_ARM_M, FOREARM_M, 1)
    given: dict[str, Any] = {
        "shoulder": np.zeros(3),
        "articulator": np.array((0.0, -0.17, 0.0)),
        "wrist_rotation": np.eye(3),
    }
    target = 0.73 * np.array((0.0, 0.0, 1.0))
    first, second = (solve_arm(arm, target=target, swivel=radians(psi), **given) for psi in (0.0, 60.0))
    turned = rotation_angle(first.shoulder_rotation.T @ second.shoulder_rotation)
    return float(np.degrees(turned)), float(1e3 * np.linalg.norm(first.articulator - second.articulator))


def numbers() -> dict[str, str]:
    """Every number that docs/solver.md states about the paper's print, as it stands there."""
    given = sample()
    both, secondary = second_branch(given)
    sideways = int(np.argmax(np.abs(given.y)))
    turned, moved = palm_turn_in_line()
    return {
        "epsilon as printed": f"median {epsilon_as_printed(given):.0f} degrees",
        "clamped to +1": f"median {clamped_to_one(given):.0f} mm",
        "past straight": f"{100 * straightened_past_the_joint(given):.0f} % of wrists",
        "two flexions": f"{100 * both:.1f} % of postures",
        "not the paper's branch": f"{100 * secondary:.1f} %",
        "lost sign": f"{100 * lost_sign(given):.0f} % of base poses",
        "wrong side": f"{100 * elbow_on_the_wrong_side(given):.1f} % of them",
        "added at 30": f"{added_angles(given, 30):.1f} mm at 30 degrees",
        "added at 60": f"{added_angles(given, 60):.0f} mm at 60",
        "no upright plane": f"{100 * no_upright_plane(given):.1f} % of targets",
        "least tilt": f"{least_tilt(given, UP, sideways):.0f} degrees",
        "straight arm": f"median {straight_arm_rule(given):.0f} degrees",
        "palm in line": f"60 degrees of psi turn the hand by {turned:.0f} degrees and move the articulator "
        f"by {moved:.0f} mm",
    }


def _targets(given: Sample, elevation_deg: float) -> Array:
    e = radians(elevation_deg)
    return np.asarray(given.distance[:, None] * np.array((0.0, np.sin(e), np.cos(e))))


def _solved(given: Sample, elevation_deg: float) -> ArmPosture:
    return solve_arm(
        given.arm,
        shoulder=np.zeros(3),
        target=_targets(given, elevation_deg),
        articulator=given.hand,
        wrist_rotation=given.wrist,
        swivel=0.0,
    )
