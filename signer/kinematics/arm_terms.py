"""Terms shared by the solvers of one arm and of many: elbow constants, flags, branches, tolerances."""

from enum import IntFlag, auto
from math import sqrt
from typing import Final, NamedTuple


class ArmFlags(IntFlag):
    """Flags of a solve for what was out of the ordinary; several may hold at once."""

    TOO_FAR = auto()
    TOO_NEAR = auto()
    AT_SHOULDER = auto()
    ELBOW_FREE = auto()
    NO_REFERENCE = auto()
    ON_HINGE_AXIS = auto()


TOO_FAR, TOO_NEAR, AT_SHOULDER, ELBOW_FREE, NO_REFERENCE, ON_HINGE_AXIS = map(int, ArmFlags)

PRIMARY, SECONDARY, NEAREST, FIRM = (0, 1, 2, 4)
"""Branches of the elbow that may be asked for. FIRM is added to one of the first two: where that is past the
elbow's range the nearer end of the range is taken, not the other branch."""

SMOOTH_TILT: Final = sqrt(0.75)
"""Sine of 60 degrees: where the smooth reference hides its two zeros, behind straight up and straight
down."""

# of the tolerances below half and double change nothing that the laws on degenerate arms could see, but where
# it is said otherwise
THIN_RATIO: Final = 1e-6
"""Squared ratio of the articulator's distance from the hinge axis to the upper arm below which sine and
cosine of the flexion are normalised again: else the forearm's length goes with rounding over it."""
SHELL_SLACK: Final = 1e-14
"""Rounding allowed, relative, before a squared distance counts as outside the attainable shell. Without it
reached targets are called too far."""
NO_REFERENCE_2: Final = 1e-18
"""Squared length below which the reference of the swivel has no direction."""


class Elbow(NamedTuple):
    """Constants of an arm that the solver needs, in the elbow's own frame.

    There the hinge axis is -x and the upper arm, from shoulder to elbow, is (`offset`, -`reach`, 0); `reach2`
    is the square of `reach`. The range of the flexion is told by its ends, `low` and `high`, and as
    everything within `half` of `mid`: an angle is within it when its cosine and sine, times those of `mid`,
    add up to `cos_half` at least, which carries a hair of tolerance.
    """

    reach: float
    offset: float
    reach2: float
    cos_mid: float
    sin_mid: float
    cos_half: float
    low: float
    high: float
    cos_low: float
    sin_low: float
    cos_high: float
    sin_high: float
