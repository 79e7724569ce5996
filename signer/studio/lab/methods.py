"""The methods that the lab puts side by side: their names, and how each is drawn."""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

MethodId: TypeAlias = Literal[
    "direct", "ccd", "transpose", "pseudo_inverse", "damped", "selective", "heading", "axis_angle", "juggler"
]


@dataclass(frozen=True, slots=True)
class Method:
    """One method. It is told from the others by its dash and its short name, and by its tint last of all.

    Attributes:
        id: its name in the program.
        title: its name in the table.
        short: its name beside a posture.
        token: the tint of its lines.
        dash: strokes and gaps in line widths; none is a solid line.
        about: one sentence on how it works.
    """

    id: MethodId
    title: str
    short: str
    token: str
    dash: tuple[float, ...]
    about: str


METHODS: Final = (
    Method(
        "direct",
        "Direct",
        "Direct",
        "dominant",
        (),
        "Straight to the answer.",
    ),
    Method(
        "ccd",
        "Coordinate descent",
        "CCD",
        "curve2",
        (6, 3),
        "Turns one joint after the other, from the tip inwards, at the target.",
    ),
    Method(
        "transpose",
        "Jacobian transpose",
        "Transpose",
        "curve3",
        (1, 2.5),
        "Goes downhill: each joint turns by its pull on the tip.",
    ),
    Method(
        "pseudo_inverse",
        "Pseudo-inverse",
        "Pseudo",
        "missed",
        (8, 3, 1, 3),
        "The smallest turn that would move the tip there on a straight line.",
    ),
    Method(
        "damped",
        "Damped least squares",
        "Damped",
        "curve4",
        (3, 2),
        "The pseudo-inverse with turning made costly by the damping.",
    ),
    Method(
        "selective",
        "Selectively damped",
        "Selective",
        "base",
        (8, 2, 2, 2, 2, 2),
        "Damps only the directions in which a small move asks for a large turn.",
    ),
    Method(
        "heading",
        "Heading and elevation",
        "Heading",
        "curve3",
        (4, 4),
        "Bends to length, then turns by heading and elevation: the worksheet's first way.",
    ),
    Method(
        "axis_angle",
        "Axis and angle",
        "Axis",
        "curve2",
        (1, 3),
        "Bends to length, then turns the shortest way: the worksheet's second way.",
    ),
    Method(
        "juggler",
        "Juggler's elbow",
        "Juggler",
        "curve4",
        (6, 2, 1, 2),
        "Two equal bones: the elbow from shoulder, hand and one angle.",
    ),
)
ITERATIVE: Final[tuple[MethodId, ...]] = ("ccd", "transpose", "pseudo_inverse", "damped", "selective")

_BY_ID: Final = {method.id: method for method in METHODS}


def find(name: MethodId) -> Method:
    """The method of that name."""
    return _BY_ID[name]
