"""How far each wrist dial may be turned for one contact: within the joint's range, the target in reach, the shoulder at ease."""

from collections.abc import Callable
from math import radians
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import ArrayLike, NDArray

from signer.kinematics.arm import Reference, solve_arm
from signer.kinematics.arm_shape import Arm
from signer.kinematics.limits import WRIST, shoulder_excess
from signer.kinematics.reach import attainable
from signer.kinematics.swivel import elbow_offset
from signer.kinematics.wrist import WristAngles, wrist_rotation

Array: TypeAlias = NDArray[np.float64]
Codes: TypeAlias = NDArray[np.intp]
ArticulatorOf: TypeAlias = Callable[[Array], Array]

STEP_RAD: Final = radians(1.0)
HALVINGS: Final = 7
"""Halvings of a step at each end of a range: to a hundredth of a degree."""
SLACK_M: Final = 1e-9
_REASONS: Final = (
    "",
    "the target is out of the arm's reach",
    "the target is too near for the arm",
    "the upper arm cannot go further back",
    "the upper arm cannot cross further",
    "the shoulder cannot turn further",
)


class Blocked(NamedTuple):
    """Angles, rad, that a dial cannot take, and why, in words."""

    low_rad: float
    high_rad: float
    words: str


class DialRange(NamedTuple):
    """One wrist dial: the angles it may take, and those within the joint's range that it may not."""

    name: str
    possible: tuple[tuple[float, float], ...]
    blocked: tuple[Blocked, ...]

    def allows(self, angle_rad: float) -> bool:
        """Whether the dial may take this angle."""
        return any(low - 1e-9 <= angle_rad <= high + 1e-9 for low, high in self.possible)


def wrist_ranges(
    arm: Arm,
    *,
    shoulder: ArrayLike,
    target: ArrayLike,
    articulator: ArrayLike | ArticulatorOf,
    angles: WristAngles,
    swivel: float,
    reference: Reference = "vertical",
    keep_elbow: bool = True,
) -> tuple[DialRange, DialRange, DialRange]:
    """The ranges of the three wrist dials, in the order of WristAngles, each while the other two stay; for one target.

    Features narrower than a degree are not seen; the ends of those seen are found to a hundredth.

    Args:
        arm: the arm.
        shoulder: (3,) m.
        target: (3,) m.
        articulator: (3,) m in the hand's frame, or how to get (n, 3) of them from wrist rotations (n, 3, 3).
        angles: where the dials stand now, rad.
        swivel: the elbow's, rad.
        reference: of the swivel.
        keep_elbow: whether turning the wrist keeps the elbow's height or, if not, the swivel.
    """
    now = np.array([float(angle) for angle in angles])
    S, P = np.asarray(shoulder, np.float64), np.asarray(target, np.float64)
    distance = float(np.linalg.norm(P - S))
    find = articulator if callable(articulator) else _always(np.asarray(articulator, np.float64))

    def posture_codes(wrists: Array) -> Codes:
        turn = wrist_rotation(arm, *wrists.T)
        hand = find(turn)
        span = attainable(arm, wrist_rotation=turn, articulator=hand)
        given = {"shoulder": S, "target": P, "articulator": hand, "wrist_rotation": turn}
        psi: ArrayLike = swivel
        if keep_elbow:
            flexion = solve_arm(arm, **given, swivel=0.0, reference=reference).flexion_rad
            offset = elbow_offset(arm, flexion=flexion, wrist_rotation=turn, articulator=hand)
            psi = swivel + offset[0] - offset
        excess = shoulder_excess(arm, solve_arm(arm, **given, swivel=psi, reference=reference).shoulder_rotation)
        broken = [distance > span.most_m + SLACK_M, distance < span.least_m - SLACK_M, *(np.abs(each) > 1e-9 for each in excess)]
        return np.select(broken, [1, 2, 3, 4, 5], 0)

    def codes(wrists: Array) -> Codes:
        """The first wrist is the present one: its elbow is the one that is kept."""
        return posture_codes(np.concatenate([now[None], wrists]))[1:]

    grids = [np.linspace(reach.low_rad, reach.high_rad, 2 + int((reach.high_rad - reach.low_rad) / STEP_RAD)) for _, reach in WRIST]
    dial = np.repeat(np.arange(3), [len(grid) for grid in grids])
    value = np.concatenate(grids)
    code = codes(_turned(now, dial, value))
    seams = np.flatnonzero((np.diff(code) != 0) & (np.diff(dial) == 0))
    low, high = value[seams], value[seams + 1]
    for _ in range(HALVINGS if len(seams) else 0):
        middle = 0.5 * (low + high)
        same = codes(_turned(now, dial[seams], middle)) == code[seams]
        low, high = np.where(same, middle, low), np.where(same, high, middle)
    first, second, third = (_dial(i, dial, value, code, seams, low, high) for i in range(3))
    return first, second, third


def _dial(i: int, dial: Codes, value: Array, code: Codes, seams: Codes, low: Array, high: Array) -> DialRange:
    """Join the samples of one dial into stretches of the same answer."""
    members = np.flatnonzero(dial == i)
    own = (seams >= members[0]) & (seams < members[-1])
    starts = [float(value[members[0]]), *high[own].tolist()]
    ends = [*low[own].tolist(), float(value[members[-1]])]
    kinds = [int(code[members[0]]), *(int(kind) for kind in code[seams[own] + 1])]
    stretches = list(zip(starts, ends, kinds, strict=True))
    blocked = tuple(Blocked(a, b, _REASONS[kind]) for a, b, kind in stretches if kind)
    return DialRange(WRIST[i][0], tuple((a, b) for a, b, kind in stretches if not kind), blocked)


def _turned(now: Array, dial: Codes, value: Array) -> Array:
    wrists = np.tile(now, (len(dial), 1))
    wrists[np.arange(len(dial)), dial] = value
    return wrists


def _always(articulator: Array) -> ArticulatorOf:
    return lambda turn: np.broadcast_to(articulator, (len(turn), 3))
