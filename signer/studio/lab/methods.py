"""The methods that the lab puts side by side: what they are called, how each is drawn, how it works."""

from typing import Final, NamedTuple

from signer.studio.language import tr


class Method(NamedTuple):
    """One method, told from the others by its dash and its short name, and by its tint last of all.

    Attributes:
        title: its name in the table.
        short: its name beside a posture.
        token: the tint of its lines.
        dash: strokes and gaps in line widths; none is a solid line.
        about: one sentence on how it works.
    """

    title: str
    short: str
    token: str
    dash: tuple[float, ...]
    about: str


METHODS: Final[dict[str, Method]] = {
    "direct": Method(tr("Direct"), tr("Direct"), "dominant", (), tr("Straight to the answer.")),
    "ccd": Method(
        tr("Coordinate descent"), "CCD", "curve2", (6, 3),
        tr("Turns one joint after the other, from the tip inwards, at the target."),
    ),
    "jacobian_transpose": Method(
        tr("Jacobian transpose"), tr("Transpose"), "curve3", (1, 2.5),
        tr("Goes downhill: each joint turns by its pull on the tip."),
    ),
    "pseudo_inverse": Method(
        tr("Pseudo-inverse"), tr("Pseudo"), "missed", (8, 3, 1, 3),
        tr("The smallest turn that would move the tip there on a straight line."),
    ),
    "damped_least_squares": Method(
        tr("Damped least squares"), tr("Damped"), "curve4", (3, 2),
        tr("The pseudo-inverse with turning made costly by the damping."),
    ),
    "selectively_damped_least_squares": Method(
        tr("Selectively damped"), tr("Selective"), "base", (8, 2, 2, 2, 2, 2),
        tr("Damps only the directions in which a small move asks for a large turn.")
    ),
    "heading": Method(
        tr("Heading and elevation"), tr("Heading", "compass direction"), "curve3", (4, 4),
        tr("Bends to length, then turns by heading and elevation: the worksheet's first way."),
    ),
    "axis_angle": Method(
        tr("Axis and angle"), tr("Axis"), "curve2", (1, 3),
        tr("Bends to length, then turns the shortest way: the worksheet's second way."),
    ),
    "juggler": Method(
        tr("Juggler's elbow"), tr("Juggler"), "curve4", (6, 2, 1, 2),
        tr("Two equal bones: the elbow from shoulder, hand and one angle."),
    ),
}  # fmt: skip
