"""Our arm solver beside others on the same arm and targets.

`python -m benchmarks.peers [COUNT]`.

Each solver puts the articulator of one left arm on points, the wrist locked: within reach, at 99.9 % of it,
and beyond, where the nearest point is asked. What is not installed in this environment is named; the wheels
are `pin` and `roboticstoolbox-python`. docs/solver-benchmarks.md keeps what eleven libraries took.
"""

import importlib.util
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from math import cos, pi, radians, sin
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from benchmarks.yardstick import FOREARM_M, HAND_M, UPPER_ARM_M, WRIST_DEG, yardstick

Array: TypeAlias = NDArray[np.float64]
Place: TypeAlias = Callable[[Array], Any]
"""A target (3,) to four joint angles, to a posture of ours, or to None."""

DOWN, HINGE, BACK = np.array((0.0, -1.0, 0.0)), np.array((-1.0, 0.0, 0.0)), np.array((0.0, 0.0, -1.0))
AXES: Final = (DOWN, HINGE, DOWN, HINGE)
"""Of three joints of the shoulder, and of the elbow."""
FLEXION_MOST: Final = radians(150.0)
SEED_POSTURE: Final = np.array((0.3, 0.8, 0.1, 1.2))
"""Posture at which iterative solvers start on every target."""
SWIVEL_RAD: Final = 0.3
NEAR, BEYOND = 0.999, 1.05
"""Shares of the reach of targets that are near its end, and past it."""
PATIENCE_S: Final = 2.0
"""A solver gets no further target of a kind after this."""
MET_M, NEAREST_M = 1e-4, 1e-6
"""Met is a target within 0.1 mm; nearest is a tip within 1 um of the least possible distance."""


def turn(axis: Array, angle: Array | float) -> Array:
    """Rotations (..., 3, 3) about one axis by angles (...) rad."""
    x, y, z = axis
    across = np.array(((0.0, -z, y), (z, 0.0, -x), (-y, x, 0.0)))
    a = np.asarray(angle, np.float64)[..., None, None]
    return np.asarray(np.eye(3) + np.sin(a) * across + (1.0 - np.cos(a)) * (across @ across))


PRONATION, BEND, SIDE = np.radians(WRIST_DEG).tolist()
WRIST: Final = turn(DOWN, PRONATION) @ turn(BACK, BEND) @ turn(HINGE, SIDE)
TIP: Final = FOREARM_M * DOWN + WRIST @ np.array(HAND_M)
"""The articulator in the forearm's frame."""


def reached(joints: Array) -> Array:
    """Places (n, 3) m of the articulator for joint angles (n, 4) rad."""
    shoulder = turn(AXES[0], joints[:, 0]) @ turn(AXES[1], joints[:, 1]) @ turn(AXES[2], joints[:, 2])
    return np.asarray(UPPER_ARM_M * shoulder @ DOWN + shoulder @ turn(HINGE, joints[:, 3]) @ TIP)


def targets(count: int) -> dict[str, tuple[Array, float]]:
    """Targets (n, 3) m by what they ask, each with the least possible distance, m."""
    rng = np.random.default_rng(20020911)
    joints = rng.uniform((-pi, 0.2, -pi, 0.4), (pi, pi - 0.2, pi, 2.3), (count, 4))
    bends = np.linspace(0.0, FLEXION_MOST, 20001)
    most = float(np.linalg.norm(UPPER_ARM_M * DOWN + turn(HINGE, bends) @ TIP, axis=1).max())
    ways = rng.normal(size=(max(20, count // 5), 3))
    ways *= most / np.linalg.norm(ways, axis=1, keepdims=True)
    return {
        "within": (reached(joints), 0.0),
        "near": (NEAR * ways, 0.0),
        "beyond": (BEYOND * ways, (BEYOND - 1.0) * most),
    }


def signer_call() -> Place:
    """`solve_arm`: arrays in, checked, whole posture out, at a given swivel."""
    from signer.kinematics.arm import Arm, solve_arm

    arm = Arm.straight(UPPER_ARM_M, FOREARM_M, 1, (0.0, FLEXION_MOST))
    hand, shoulder = np.array(HAND_M), np.zeros(3)

    def place(target: Array) -> Any:
        return solve_arm(
            arm, shoulder=shoulder, target=target, articulator=hand, wrist_rotation=WRIST, swivel=SWIVEL_RAD
        ).articulator

    return place


def scipy_least_squares() -> Place:
    """Bounded least squares on the arm's own formulas, its Jacobian by differences, tolerances of 1e-8."""
    from scipy.optimize import least_squares

    low, high = [-7.0, -7.0, -7.0, 0.0], [7.0, 7.0, 7.0, FLEXION_MOST]
    return lambda target: (
        least_squares(
            lambda q: reached(q[None])[0] - target, SEED_POSTURE, bounds=(low, high), max_nfev=200
        ).x
    )


def robotics_toolbox() -> Place:
    """Levenberg-Marquardt in C++, tolerance 1e-20 in its own squared measure, up to 100 random restarts."""
    from roboticstoolbox import ET

    free: dict[str, Any] = {"flip": True, "qlim": [-pi, pi]}
    tip = np.eye(4)
    tip[:3, :3], tip[:3, 3] = WRIST, WRIST @ HAND_M
    arm = ET.Ry(**free) * ET.Rx(**free) * ET.Ry(**free) * ET.ty(-UPPER_ARM_M)
    arm = arm * ET.Rx(flip=True, qlim=[0.0, FLEXION_MOST]) * ET.ty(-FOREARM_M) * ET.SE3(tip)
    only_place = np.array((1.0, 1.0, 1.0, 0.0, 0.0, 0.0))

    def place(target: Array) -> Any:
        pose = np.eye(4)
        pose[:3, 3] = target
        found = arm.ik_LM(pose, q0=SEED_POSTURE.copy(), mask=only_place, tol=1e-20, joint_limits=True)
        return found.q if found.success else None

    return place


def pinocchio_damped() -> Place:
    """Whole steps of damped least squares to 1e-11, at most 100, the damping falling with the error."""
    import pinocchio as pin

    model, last = pin.Model(), 0
    for axis, offset in zip(AXES, (0.0, 0.0, 0.0, UPPER_ARM_M), strict=True):
        joint = pin.JointModelRevoluteUnaligned(axis)
        last = model.addJoint(last, joint, pin.SE3(np.eye(3), offset * DOWN), f"j{model.njoints}")
    tip = model.addFrame(pin.Frame("tip", last, 0, pin.SE3(np.eye(3), TIP), pin.FrameType.OP_FRAME))
    data = model.createData()

    def place(target: Array) -> Any:
        q = SEED_POSTURE.copy()
        for _ in range(100):
            pin.computeJointJacobians(model, data, q)
            miss = target - pin.updateFramePlacement(model, data, tip).translation
            if miss @ miss < 1e-22:
                break
            J = pin.getFrameJacobian(model, data, tip, pin.ReferenceFrame.LOCAL_WORLD_ALIGNED)[:3]
            damping = (0.01 * (miss @ miss) + 1e-14) * np.eye(3)
            q = pin.integrate(model, q, J.T @ np.linalg.solve(J @ J.T + damping, miss))
        return q

    return place


class Peer(NamedTuple):
    """One solver: what makes its call, and the module that it needs."""

    name: str
    make: Callable[[], Place]
    module: str


PEERS: Final = (
    Peer("Signer", signer_call, "signer"),
    Peer("Robotics Toolbox", robotics_toolbox, "roboticstoolbox"),
    Peer("pinocchio, damped", pinocchio_damped, "pinocchio"),
    Peer("scipy least squares", scipy_least_squares, "scipy"),
)


def judged(place: Place, asked: Array, least_m: float) -> tuple[float, float]:
    """Return how many yardsticks a call takes, and the share of targets whose answer is right.

    Answers are judged by the arm they make, its elbow within the range, whatever is said of them.
    """
    within_m = NEAREST_M if least_m else MET_M
    place(asked[0])
    taken, right, begun = list[int](), 0, time.perf_counter()
    for target in asked:
        start = time.perf_counter_ns()
        answer = place(target)
        taken.append(time.perf_counter_ns() - start)
        right += answer is not None and _miss_m(np.asarray(answer), target) < least_m + within_m
        if time.perf_counter() - begun > PATIENCE_S:
            break
    return statistics.median(taken) / _yardstick_ns(), right / len(taken)


def _miss_m(answer: Array, target: Array) -> float:
    """Distance of the tip from a target; without end for an elbow out of its range."""
    if answer.shape == (3,):
        return float(np.linalg.norm(answer - target))
    bend = (answer[3] + pi) % (2.0 * pi) - pi
    if not -1e-6 < bend < FLEXION_MOST + 1e-6:
        return np.inf
    return float(np.linalg.norm(reached(answer[None])[0] - target))


def _yardstick_ns() -> float:
    """Median time of the bare closed form in plain Python, now: a busy machine slows both."""
    entries, swing, taken = tuple(WRIST.ravel().tolist()), (cos(SWIVEL_RAD), sin(SWIVEL_RAD)), []
    for target in (np.random.default_rng(1).normal(size=(400, 3)) * 0.3).tolist():
        start = time.perf_counter_ns()
        yardstick(*target, entries, *swing)
        taken.append(time.perf_counter_ns() - start)
    return statistics.median(taken)


def main(arguments: Sequence[str]) -> None:
    """Print a row a solver: yardsticks a call, and the share that is right, of each kind of target."""
    kinds = targets(int(arguments[0]) if arguments else 200)
    print(f"{'yardsticks a call, right':26}" + "".join(f"{kind:>20}" for kind in kinds))
    for peer in PEERS:
        if importlib.util.find_spec(peer.module) is None:
            print(f"{peer.name:26}not installed")
            continue
        place = peer.make()
        found = [judged(place, asked, least_m) for asked, least_m in kinds.values()]
        print(f"{peer.name:26}" + "".join(f"{ratio:12,.1f}{share:8.1%}" for ratio, share in found))


if __name__ == "__main__":
    main(sys.argv[1:])
