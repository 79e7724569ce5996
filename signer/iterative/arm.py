"""The signer's arm as a problem, in a plane or in space, with the direct solver's answer."""

from dataclasses import dataclass
from functools import lru_cache
from math import pi, radians
from typing import Final

import numpy as np

from body_model.arrays import Array
from signer.characters.load import reference
from signer.iterative.chain import Chain, State
from signer.iterative.methods import Options
from signer.iterative.tasks import Task
from signer.kinematics.arm import solve_arm
from signer.kinematics.arm_shape import Arm
from signer.kinematics.elbow_circle import elbow_position
from signer.kinematics.rig import arm_rig
from signer.kinematics.rotations import rotation_angle, shortest_turn
from signer.kinematics.two_bone import solve_spatial
from signer.kinematics.wrist import wrist_rotation
from signer.phrases import phrase

ORIGIN: Final = np.zeros(3)
HAND_BEND_RAD: Final = radians(-12.0)
"""The hand is held a little to the little finger's side, so that its tip is not in line with the forearm."""
START_RAISE_RAD, START_FLEXION_RAD = radians(25.0), radians(75.0)
"""Upper arm forward of hanging, and elbow, with which runs begin: no joint near the end of its range."""


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class ArmTask(Task):
    """The arm with its hand held still: a shoulder of one hinge or three, and the elbow."""

    arm: Arm
    wrist: Array
    articulator: Array
    swivel_rad: float

    def solved(self, method: str, target: Array) -> State:
        """Solve it by the signer's own solver, by two bones in space, or by the juggler's angle."""
        upper, tip = self.chain.lengths[-2:]
        if method == "direct":
            # In a plane the hinge stays across it: behind the shoulder the reference looks the other way.
            swivel = self.swivel_rad if self.flat[0] else (0.0 if target[2] >= 0.0 else pi)
            found = solve_arm(
                self.arm, shoulder=ORIGIN, target=target, articulator=self.articulator,
                wrist_rotation=self.wrist, swivel=swivel,
            )  # fmt: skip
            return self._state(found.shoulder_rotation, float(found.flexion_rad))
        if method == "juggler":
            # The juggler faces the other way: lifted outward here is inward there.
            return self._through(elbow_position(ORIGIN, target, upper, -self.swivel_rad, 1).elbow, target)
        bent = solve_spatial(upper, tip, target, "heading" if method == "heading" else "axis_angle")
        return self._through(bent.rotation1[:, 0] * upper, bent.end)

    def _through(self, elbow: Array, tip: Array) -> State:
        """The state with the elbow and the tip at given places."""
        bend, upper = np.cross(elbow, tip - elbow), elbow / np.linalg.norm(elbow)
        size = float(np.linalg.norm(bend))
        straight = shortest_turn(np.array((0.0, -1.0, 0.0)), upper) @ np.array((-1.0, 0.0, 0.0))
        hinge = bend / size if size > 1e-12 else straight
        shoulder = np.column_stack([-hinge, -upper, np.cross(hinge, upper)])
        forearm, rest = shoulder.T @ (tip - elbow), self.chain.headings[-1]
        flexion = np.arctan2(forearm[2], -forearm[1]) - np.arctan2(rest[2], -rest[1])
        return self._state(shoulder, float((flexion + pi) % (2 * pi) - pi))

    def _state(self, shoulder: Array, flexion: float) -> State:
        """The hinges' angles: about x, and in space about z and y of what it has turned."""
        angles = [np.arctan2(shoulder[2, 1], shoulder[1, 1])]
        if self.flat[0]:
            angles.append(np.arcsin(np.clip(-shoulder[0, 1], -1.0, 1.0)))
            angles.append(np.arctan2(shoulder[0, 2], shoulder[0, 0]))
        return State(np.array([*angles, flexion]), self.chain.lengths)

    def points(self, states: State) -> Array:
        """Drawn joints (k, j, 3) of k states: shoulder, elbow, wrist and, with a hand, its tip."""
        joints = self.chain.points(states)[:, -3:]
        if not self.articulator.any():
            return joints
        forearm = self.chain.turns(states.angles)[:, -1] @ self.arm.forearm
        return np.insert(joints, 2, joints[:, 1] + forearm, axis=1)

    def turned(self, states: State) -> Array:
        """Return the turning (k - 1,) rad of the shoulder as one joint and of the elbow."""
        shoulders = self.chain.turns(states.angles)[:, -2]
        return np.asarray(
            rotation_angle(shoulders[1:] @ np.swapaxes(shoulders[:-1], -1, -2))
            + np.abs(np.diff(states.angles[:, -1]))
        )


def arm_task(
    lengths_m: tuple[float, ...], *, in_space: bool, clamp_rad: float, damping: float, swivel_rad: float
) -> ArmTask:
    """Return the arm of the given upper arm, forearm and hand; a hand of no length leaves two bones."""
    upper, forearm, hand = lengths_m
    arm = Arm.straight(upper, forearm, -1, (0.0, min(clamp_rad, pi)))
    wrist = wrist_rotation(arm, 0.0, 0.0, HAND_BEND_RAD if hand else 0.0)
    articulator = np.array((0.0, -hand, 0.0))
    tip = arm.forearm + wrist @ articulator
    free, none = (-np.inf, np.inf), (0.0, 0.0, 0.0)
    ball = [(1.0, 0.0, 0.0), (0.0, 0.0, 1.0), (0.0, 1.0, 0.0)] if in_space else [(1.0, 0.0, 0.0)]
    chain = Chain(
        np.array([*[none] * (len(ball) - 1), (0.0, -upper, 0.0), tip]),
        [*[free] * len(ball), arm.flexion_range],
        axes=[*ball, (-1.0, 0.0, 0.0)],
    )
    first = np.zeros(len(chain.lengths))
    first[0], first[-1] = -START_RAISE_RAD, min(START_FLEXION_RAD, arm.flexion_range[1])
    bends = np.clip([*arm.flexion_range, float(np.arctan2(-tip[2], -tip[1]))], *arm.flexion_range)
    ends = [float(np.hypot(-upper + tip[1] * c + tip[2] * s, tip[2] * c - tip[1] * s))
            for c, s in zip(np.cos(bends), np.sin(bends), strict=True)]  # fmt: skip
    juggler = ("juggler",) if hand == 0.0 and upper == forearm else ()
    return ArmTask(
        chain, State(first, chain.lengths),
        Options(damping=damping * sum(lengths_m) / (3 if hand else 2) / chain.mean_m),
        (min(ends), max(ends)), "m", (1.0 if in_space else 0.0, 1.0, 1.0),
        (phrase("Direct"), phrase("Elbow by the law of cosines, shoulder by two frames: no iteration."),
         phrase("none")),
        ("heading", "axis_angle", *juggler) if in_space else (),
        arm=arm, wrist=wrist, articulator=articulator, swivel_rad=swivel_rad,
    )  # fmt: skip


@lru_cache(maxsize=1)
def signer_lengths() -> tuple[float, float, float]:
    """Upper arm, forearm, and wrist to index fingertip of the signer, metres."""
    body = reference().body
    rig = arm_rig(body, "right")
    hand = np.linalg.norm(body.tails[body.bone_index["finger2-3.R"]] - rig.wrist)
    return float(np.linalg.norm(rig.arm.upper_arm)), float(np.linalg.norm(rig.arm.forearm)), float(hand)
