"""Terms shared by the solvers of one arm and of many: elbow constants, flags, branches, tolerances."""

from math import sqrt
from typing import Final, NamedTuple

# what may be told of an arm: bits of one number
TOO_FAR, TOO_NEAR, AT_SHOULDER, ELBOW_FREE, NO_REFERENCE, ON_HINGE_AXIS = (1 << bit for bit in range(6))

PRIMARY, SECONDARY, NEAREST = range(3)
"""Branches of the elbow that may be asked for."""
FIRM: Final = 4
"""Added to PRIMARY or SECONDARY: where that branch is past the elbow's range the nearer end of the range is
taken, not the other branch."""

SMOOTH_TILT: Final = sqrt(0.75)
"""Sine of 60 degrees: where the smooth reference hides its two zeros, behind straight up and straight
down."""

# of the tolerances below half and double change nothing that the laws on degenerate arms could see, but where
# it is said otherwise
ON_LINE_RATIO: Final = 1e-24
"""Squared ratio below which a point lies on a line: the articulator on the hinge axis, where flexion moves
nothing, or the line from shoulder to articulator along it. With the double articulators beside the axis are
missed by more than 1e-12 m."""
THIN_RATIO: Final = 1e-6
"""Squared ratio of the articulator's distance from the hinge axis to the upper arm below which sine and
cosine of the flexion are normalised again: else the forearm's length goes with rounding over it."""
SHELL_SLACK: Final = 1e-14
"""Rounding allowed, relative, before a squared distance counts as outside the attainable shell. Without it
reached targets are called too far."""
STRAIGHT_RATIO: Final = 1e-12
"""Below this squared sine of the elbow, and this near to the flexion that is hinted at, that flexion is
taken: both branches meet there, and a straight elbow would go with the root of rounding."""
AT_SHOULDER_M2: Final = 1e-30
"""Squared distance from the shoulder, m^2, below which a point has no direction."""
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
