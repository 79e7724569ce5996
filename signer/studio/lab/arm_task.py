"""The signer's arm as a problem of the lab.

In a plane (shoulder and elbow each one angle) or in space (three and one).
"""

from dataclasses import dataclass, field
from functools import lru_cache
from math import pi, radians
from typing import Final

import numpy as np

from body_model.arrays import Array
from signer.characters.load import reference
from signer.kinematics.arm import elbow_rotation, forward_arm, solve_arm
from signer.kinematics.arm_shape import Arm
from signer.kinematics.elbow_circle import elbow_position
from signer.kinematics.rig import arm_rig
from signer.kinematics.rotations import rotation_angle, shortest_turn
from signer.kinematics.two_bone import solve_spatial
from signer.kinematics.wrist import wrist_rotation
from signer.studio.lab import arm_steps
from signer.studio.lab.arm_steps import ArmState, Bones
from signer.studio.lab.methods import ITERATIVE, MethodId
from signer.studio.lab.tasks import DirectWords

ORIGIN: Final = np.zeros(3)
HAND_BEND_RAD: Final = radians(-12.0)
"""The hand is held a little to the little finger's side, so that its tip is not in line with the forearm."""


@dataclass(frozen=True, slots=True, eq=False)
class ArmTask:
    """An arm whose hand is held still against the forearm; the shoulder is the origin.

    Args:
        lengths_m: shoulder to elbow, elbow to wrist, wrist to the tip; a hand of no length leaves two bones.
        in_space: whether the shoulder turns about three axes or only about the elbow's.
        flexion_max_rad: how far the elbow bends; it never bends backwards.
        damping_m: of the damped method.
        swivel_rad: how high the direct solver and the juggler hold the elbow.
        start_flexion_rad: the elbow that runs begin with, the upper arm `start_raise_rad` forward of hanging.
        hand_bend_rad: of the hand to the thumb's side.
    """

    lengths_m: tuple[float, float, float]
    in_space: bool
    flexion_max_rad: float
    damping_m: float
    swivel_rad: float
    start_flexion_rad: float
    start_raise_rad: float
    hand_bend_rad: float = HAND_BEND_RAD
    arm: Arm = field(init=False)
    wrist: Array = field(init=False)
    articulator: Array = field(init=False)
    bones: Bones = field(init=False)

    def __post_init__(self) -> None:
        upper, forearm, hand = self.lengths_m
        arm = Arm.straight(upper, forearm, -1, (0.0, min(self.flexion_max_rad, pi)))
        wrist = wrist_rotation(arm, 0.0, 0.0, self.hand_bend_rad)
        articulator = np.array((0.0, -hand, 0.0))
        x, y, z = (arm.forearm + wrist @ articulator).tolist()
        bones = Bones(upper, (x, y, z), arm.flexion_range, self.in_space)
        for name, value in (("arm", arm), ("wrist", wrist), ("articulator", articulator), ("bones", bones)):
            object.__setattr__(self, name, value)

    @property
    def methods(self) -> tuple[MethodId, ...]:
        if not self.in_space:
            return ("direct", *ITERATIVE)
        upper, forearm, hand = self.lengths_m
        return (
            "direct",
            *ITERATIVE,
            "heading",
            "axis_angle",
            *(("juggler",) if hand == 0.0 and upper == forearm else ()),
        )

    @property
    def unit(self) -> str:
        return "m"

    @property
    def direct_words(self) -> DirectWords:
        return DirectWords(
            "Direct", "Elbow by the law of cosines, shoulder by two frames: no iteration.", "none"
        )

    @property
    def shell(self) -> tuple[float, float]:
        low, high = self.arm.flexion_range
        _, y, z = self.bones.tip
        widest = float(np.clip(np.arctan2(-z, -y), low, high))
        ends = [self._distance(flexion) for flexion in (low, high, widest)]
        return min(ends), max(ends)

    def _distance(self, flexion: float) -> float:
        return float(np.linalg.norm(self.arm.upper_arm + elbow_rotation(self.arm, flexion) @ self.bones.tip))

    def start(self) -> ArmState:
        return ArmState(
            arm_steps.rotation(-self.start_raise_rad, 0.0, 0.0),
            min(self.start_flexion_rad, self.arm.flexion_range[1]),
        )

    def shown_at(self, target: Array) -> Array:
        return target if self.in_space else np.array((0.0, target[1], target[2]))

    def solved(self, method: MethodId, target: Array) -> ArmState:
        if method == "direct":
            return self._direct(target)
        upper = self.lengths_m[0]
        if method == "juggler":
            # The juggler faces the other way: lifted outward here is inward there.
            return self._through(elbow_position(ORIGIN, target, upper, -self.swivel_rad, 1).elbow, target)
        length = float(np.linalg.norm(self.bones.tip))
        found = solve_spatial(
            upper, length, target, method="heading" if method == "heading" else "axis_angle"
        )
        return self._through(found.rotation1[:, 0] * upper, found.end)

    def _direct(self, target: Array) -> ArmState:
        # In the plane the hinge stays across it: behind the shoulder the vertical reference looks the other
        # way.
        swivel = self.swivel_rad if self.in_space else (0.0 if target[2] >= 0.0 else pi)
        found = solve_arm(
            self.arm,
            shoulder=ORIGIN,
            target=target,
            articulator=self.articulator,
            wrist_rotation=self.wrist,
            swivel=swivel,
        )
        return ArmState(found.shoulder_rotation, float(found.flexion_rad))

    def _through(self, elbow: Array, tip: Array) -> ArmState:
        """The posture with the elbow and the tip at given places."""
        bend = np.cross(elbow, tip - elbow)
        size = float(np.linalg.norm(bend))
        upper = elbow / np.linalg.norm(elbow)
        hinge = (
            bend / size
            if size > 1e-12
            else shortest_turn(np.array((0.0, -1.0, 0.0)), upper) @ np.array((-1.0, 0.0, 0.0))
        )
        shoulder = np.column_stack([-hinge, -upper, np.cross(hinge, upper)])
        forearm = shoulder.T @ (tip - elbow)
        _, y, z = self.bones.tip
        flexion = np.arctan2(forearm[2], -forearm[1]) - np.arctan2(z, -y)
        return ArmState(shoulder, float((flexion + pi) % (2 * pi) - pi))

    def step(self, method: MethodId, state: ArmState, target: Array) -> ArmState:
        return arm_steps.step(self.bones, method, state, target, self.damping_m)

    def points(self, states: list[ArmState]) -> Array:
        elbow, wrist, tip = forward_arm(
            self.arm,
            shoulder=ORIGIN,
            shoulder_rotation=np.stack([state.shoulder for state in states]),
            flexion=[state.flexion for state in states],
            wrist_rotation=self.wrist,
            articulator=self.articulator,
        )
        joints = (
            [np.zeros_like(elbow), elbow, wrist, tip]
            if self.lengths_m[2]
            else [np.zeros_like(elbow), elbow, wrist]
        )
        return np.stack(joints, -2)

    def turned(self, states: list[ArmState]) -> Array:
        shoulders = np.stack([state.shoulder for state in states])
        return np.asarray(
            rotation_angle(shoulders[1:] @ np.swapaxes(shoulders[:-1], -1, -2))
            + np.abs(np.diff(self.bends(states)))
        )

    def bends(self, states: list[ArmState]) -> Array:
        return np.array([state.flexion for state in states])


@lru_cache(maxsize=1)
def signer_lengths() -> tuple[float, float, float]:
    """Upper arm, forearm, and wrist to index fingertip of the signer, metres."""
    body = reference().body
    rig = arm_rig(body, "right")
    hand = np.linalg.norm(body.tails[body.bone_index["finger2-3.R"]] - rig.wrist)
    return float(np.linalg.norm(rig.arm.upper_arm)), float(np.linalg.norm(rig.arm.forearm)), float(hand)
