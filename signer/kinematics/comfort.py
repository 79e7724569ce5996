"""Discomfort of an arm's joints: the part of the measure of comfort that needs no body.

docs/comfort.md tells all of the measure.

About 1 of a term is one joint clearly awkward. Every term is continuous, zero where the joint is at ease, and
the same for mirrored arms.
"""

from math import radians
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import ArrayLike

from body_model.arrays import Array
from signer.kinematics.arm_shape import Arm, ArmPosture
from signer.kinematics.limits import (
    DEVIATION,
    FLEXION,
    PRONATION,
    UpperArm,
    clamp_wrist,
    upper_arm_excess,
    upper_arm_of,
    within_one,
)
from signer.kinematics.swivel import elbow_heights
from signer.kinematics.wrist import WristAngles, wrist_angles

WRIST_COUPLING: Final = 0.4
"""Lean of the wrist's ellipse, from 0 for an upright one to 1 for a line: a bend to the palm takes the side
bend to the thumb away. By eye. Crisco et al. 2011 find the envelope of six wrists turned by 26.6 degrees; so
much would need more than the published ranges, which the ellipse here touches on all four sides and nowhere
exceeds."""


class Felt(NamedTuple):
    """From where on a joint is felt, how much more counts one, and where both are from."""

    begins: float
    one: float
    source: str
    most: float = np.inf
    """Limit that it comes near to and never exceeds, however far past the beginning."""

    def of(self, reading: Array) -> Array:
        """Return the term (...) of readings (...): the square of what is past the beginning, if less."""
        past = np.maximum((reading - self.begins) / self.one, 0.0)
        squared = past * past
        return np.asarray(squared / (1.0 + squared / self.most))


def _between(begins: float, most: float, source: str) -> Felt:
    return Felt(begins, most - begins, source)


FELT: Final = {
    "wrist": _between(0.15, 1.0, "share of its ellipse: RULA counts from 0 degrees on, 0.15 is 12 of bend"),
    "bend": Felt(
        radians(30.0),
        radians(6.0),
        "of the hand to palm or back; people let the hand follow the forearm. So steep that a bend of 45 is "
        "tilted away, of 40 not; by eye, on the library. It is only seen: at most less than what makes a "
        "posture unbearable, 3",
        most=2.5,
    ),
    "turn": _between(0.5, 1.0, "share of the forearm's range: RULA, McAtamney & Corlett 1993, the mid-range"),
    "high": _between(
        radians(60.0), radians(90.0), "RULA: 45 to 90 is 3, over 90 is 4; notes of signs ask for less than 60"
    ),
    "twist in": _between(
        radians(55.0), radians(90.0), "by eye: a forearm that lies before the belly needs about 60, of 90"
    ),
    "twist out": _between(radians(20.0), radians(45.0), "by eye: at the side 45 to 60 are possible"),
    "inward": Felt(0.05, 0.4, "share of the upper arm: RULA, one for across the midline; scale by eye"),
    "outward": Felt(0.45, 0.55, "share, 27 degrees: RULA, one for an abducted arm; scale by eye"),
    "back": Felt(
        0.2,
        0.37,
        "share, 12 degrees, where the back of the elbow comes to the plane of the back; RULA and REBA count "
        "from 20 on. More as the arm is raised, twice where it is level: arms are raised in the plane of the "
        "shoulder blade, 30 degrees forward",
    ),
    "straight": Felt(radians(-30.0), radians(30.0), "flexion, downward, where arms begin to look stretched"),
    "folded": _between(radians(125.0), radians(150.0), "flexion: 25 degrees before its limit"),
    "wrist's stop": _between(0.85, 1.0, "share of its ellipse; Yang, Marler & Abdel-Malek: 0.9 of a range"),
    "turn's stop": Felt(
        0.9,
        0.075,
        "share of the forearm's range; so steep that a palm is rather tilted by the last two degrees than "
        "turned by them",
    ),
}
"""Beginnings of what is felt in each joint, by the names of docs/comfort.md; angles in rad."""
BACKWARD_MOST: Final = 0.5
"""Share by which an upper arm points backward, more as it is raised, at which an elbow is behind the back: 26
degrees of a hanging arm, 14 of a level one. The joint of the elbow comes to the plane of the back at 23; of
the 44 to 62 that are possible few use any."""
SWIVEL_RAD: Final = radians(18.0)
"""Height of the elbow about shoulder-wrist that arms reaching with a free palm have: rig.md's natural elbow
of low and middle targets."""
ELBOW_HIGH_RAD: Final = radians(60.0)
"""Height of the elbow about the line from shoulder to hand above which a held posture looks swung up. It is
warned of, and not chosen for a hand that nobody has turned."""

TOGETHER_LIMIT: Final = 1.25
"""Root of the sum of both squares at which wrist and forearm together are at their stop: each at 88 % of its
range. Bend, side bend and turn take from one another (Marshall and others 1999); the figure is by eye."""


class JointTerms(NamedTuple):
    """Terms (...) of the measure that the joints alone make, unweighted, in the order of `JOINT_WEIGHTS`.

    Attributes:
        wrist: bend and side bend together, by how far out in their oblique ellipse.
        bend: a hand that does not follow its forearm, as a goose's neck.
        turn: of the forearm, past the middle of its range.
        raised: height of the elbow over hanging, in lengths of the upper arm: work against gravity.
        high: elevation of the upper arm past 60 degrees.
        twist: of the upper arm about its length.
        inward: elbow before the chest.
        outward: elbow away from the body.
        back: elbow behind the body.
        flex: elbow nearly straight or folded.
        swivel: elbow off the height that a reaching arm has.
        limit: nearness of the wrist's limits, and what is past any.
    """

    wrist: Array
    bend: Array
    turn: Array
    raised: Array
    high: Array
    twist: Array
    inward: Array
    outward: Array
    back: Array
    flex: Array
    swivel: Array
    limit: Array

    def weighted(self) -> "JointTerms":
        """Discomfort (...) of each joint term by itself."""
        return JointTerms(
            *(np.asarray(weight * term) for weight, term in zip(JOINT_WEIGHTS, self, strict=True))
        )

    def total(self) -> Array:
        """Discomfort (...) of the joints: the weighted sum."""
        return np.asarray(sum(self.weighted()))


JOINT_WEIGHTS: Final = JointTerms(
    *(np.float64(weight) for weight in (3.0, 1.0, 1.0, 1.2, 3.0, 0.5, 1.0, 0.8, 2.5, 0.4, 0.4, 1.0))  # type: ignore[arg-type]
)
"""Weights, without unit, set by eye on everyday postures seen from front and side; no published figure gives
them for signing."""

_PAST_LIMIT: Final = 30.0
"""Cost of a radian of a joint past its limits: anything within them is better."""
_SHORT: Final = 2000.0
"""Cost of a metre short of the place: 1 mm costs as much as two awkward joints."""


def wrist_share(angles: WristAngles) -> Array:
    """Return how far out (...) in its ellipse a wrist is: 0 straight, 1 at the edge.

    It grows in proportion along every ray. The ellipse leans towards extension with radial bend and flexion
    with ulnar bend, the way of a thrown dart.
    """
    x = angles.flexion / np.where(angles.flexion > 0.0, FLEXION.high_rad, -FLEXION.low_rad)
    y = angles.deviation / np.where(angles.deviation > 0.0, DEVIATION.high_rad, -DEVIATION.low_rad)
    c = WRIST_COUPLING
    return np.asarray(np.sqrt(np.maximum(x * x + y * y + 2.0 * c * x * y, 0.0) / (1.0 - c * c)))


def turn_share(angles: WristAngles) -> Array:
    """Return how far (...) a forearm is turned from the middle, 1 at its limit."""
    turn = angles.pronation
    return np.asarray(turn / np.where(turn > 0.0, PRONATION.high_rad, PRONATION.low_rad))


class Joints(NamedTuple):
    """Readings of solved arms (...) that the terms, the stops and the limits share.

    Attributes:
        wrist: its angles.
        wrist_share: how far out in its ellipse it is, of `wrist_share`.
        turn_share: how far the forearm is turned, of `turn_share`.
        upper_arm: where it points and how it is turned.
    """

    wrist: WristAngles
    wrist_share: Array
    turn_share: Array
    upper_arm: UpperArm


def joints_of(arm: Arm, posture: ArmPosture, wrist: WristAngles) -> Joints:
    """Read the joints of solved arms (...) in the chest's frame, whose wrists have these angles (...)."""
    return Joints(wrist, wrist_share(wrist), turn_share(wrist), upper_arm_of(arm, posture.shoulder_rotation))


class Past(NamedTuple):
    """Measure of how far arms (...) are past what a held posture may be; less than zero within it.

    Attributes:
        wrist: share of the wrist's ellipse past its edge: there it is at its stop, though each of bend and
            side bend alone may be within its range.
        forearm: share of the forearm's range past its end.
        together: of both past `TOGETHER_LIMIT`.
        above_m: height of the elbow above the shoulder, m.
        behind: share of the upper arm that points backward, more as it is raised, past `BACKWARD_MOST`.
    """

    wrist: Array
    forearm: Array
    together: Array
    above_m: Array
    behind: Array

    def array(self) -> Array:
        """(5, ...) all of them."""
        return np.stack(self)


def past_stops(posture: ArmPosture, shoulder: ArrayLike, joints: Joints) -> Past:
    """Measure how far solved arms (...) are past what a held posture may be.

    Args:
        posture: of `arm.solve_arm`, in the chest's frame.
        shoulder: (..., 3) m, from where it was solved.
        joints: of `joints_of`.
    """
    rho, turned = joints.wrist_share, joints.turn_share
    return Past(
        rho - 1.0,
        turned - 1.0,
        np.hypot(rho, turned) - TOGETHER_LIMIT,
        np.asarray(posture.elbow)[..., 1] - np.asarray(shoulder)[..., 1],
        _backward(joints.upper_arm.direction) - BACKWARD_MOST,
    )


def elevation(arm: Arm, posture: ArmPosture) -> Array:
    """Return the angle (...) rad between upper arm and hanging; 90 degrees has elbow and shoulder level."""
    return np.asarray(np.arccos(within_one(-upper_arm_of(arm, posture.shoulder_rotation).direction[..., 1])))


def joint_terms(
    arm: Arm, posture: ArmPosture, shoulder: ArrayLike, joints: Joints | None = None
) -> JointTerms:
    """Measure the joints of solved arms (...).

    Args:
        arm: whose lengths and side count.
        posture: of `arm.solve_arm`, in the chest's frame.
        shoulder: (..., 3) m, from where it was solved.
        joints: of `joints_of`, if they are read already or the wrist's angles are not those of its rotation.
    """
    if joints is None:
        joints = joints_of(arm, posture, wrist_angles(arm, posture.wrist_rotation))
    angles, rho, turned, (d, twist) = joints
    outward = d[..., 0]
    raised = np.arccos(within_one(-d[..., 1]))
    about_wrist = elbow_heights(arm.side, np.asarray(shoulder), posture.elbow, posture.wrist)
    excess = upper_arm_excess(joints.upper_arm)
    flexion = np.asarray(posture.flexion_rad)
    past_wrist = sum(np.abs(over) for over in clamp_wrist(angles).over)
    limit = (
        2.0 * FELT["wrist's stop"].of(rho)
        + FELT["turn's stop"].of(turned)
        + _PAST_LIMIT * (past_wrist + excess.backward + excess.inward + np.abs(excess.twist))
        + _SHORT * np.asarray(posture.short_by_m)
    )
    return JointTerms(
        wrist=FELT["wrist"].of(rho),
        bend=FELT["bend"].of(np.abs(angles.flexion)),
        turn=FELT["turn"].of(turned),
        raised=1.0 + d[..., 1],
        high=FELT["high"].of(raised),
        twist=FELT["twist in"].of(twist) + FELT["twist out"].of(-twist),
        inward=FELT["inward"].of(-outward),
        outward=FELT["outward"].of(outward),
        back=FELT["back"].of(_backward(d)),
        flex=FELT["straight"].of(-flexion) + FELT["folded"].of(flexion),
        swivel=1.0 - np.cos(about_wrist - SWIVEL_RAD),
        limit=np.asarray(limit),
    )


def _backward(upper_arm: Array) -> Array:
    """Share (...) by which upper arms (..., 3) point backward, up to twice it where they are level."""
    return np.asarray(-upper_arm[..., 2] * (2.0 + upper_arm[..., 1]))
