"""The arm, its names, the elbow's circle, the reach and two branches, drawn from the solver's answers."""

from math import atan2, cos, degrees, pi, radians, sin
from typing import Final

import numpy as np

from body_model.arrays import Array
from signer.kinematics.arm import Arm, ArmPosture, elbow_rotation, shell, solve_arm
from signer.kinematics.swivel import reference_direction
from signer.kinematics.wrist import wrist_rotation
from tools.drawing.svg import (
    ACCENT,
    BAD,
    BONE,
    GOOD,
    LINE,
    QUIET,
    SECOND,
    TEXT,
    THIRD,
    Drawing,
    Plot,
    degrees_text,
)

UPPER_ARM_M: Final = 0.30
FOREARM_M: Final = 0.26
ARM: Final = Arm.straight(UPPER_ARM_M, FOREARM_M, 1)
SHOULDER: Final = np.zeros(3)
HAND: Final = np.array((0.02, -0.17, 0.01))
WRIST: Final = wrist_rotation(ARM, radians(20), radians(-45), radians(10))
TARGET: Final = np.array((-0.10, 0.06, 0.46))
IN_PLANE: Final = np.array((0.0, -0.17, 0.03))
"""An articulator that stays in the hinge's plane while the hand is bent to the side, so that a drawing can
hold it all."""


class Eye:
    """Looks at the arm from its front and side: metres to pixels of a drawing."""

    def __init__(
        self, centre: tuple[float, float], pixels_per_m: float, azimuth_deg: float, height_deg: float
    ) -> None:
        a, h = radians(azimuth_deg), radians(height_deg)
        self._right = np.array((cos(a), 0.0, -sin(a)))
        self._up = np.array((-sin(h) * sin(a), cos(h), -sin(h) * cos(a)))
        self._centre, self._scale = centre, pixels_per_m

    def at(self, point: Array) -> tuple[float, float]:
        """Pixels of a point (3,) m."""
        return self._centre[0] + self._scale * float(self._right @ point), self._centre[
            1
        ] - self._scale * float(self._up @ point)


def solved(target: Array, swivel_deg: float) -> ArmPosture:
    """The arm of the pictures on a target."""
    return solve_arm(
        ARM,
        shoulder=SHOULDER,
        target=target,
        articulator=HAND,
        wrist_rotation=WRIST,
        swivel=radians(swivel_deg),
    )


def arm_picture() -> str:
    """Points, bones, hinge axis, flexion, and the frames of forearm and hand."""
    picture = Drawing(760, 590, "The arm: shoulder S, elbow E, wrist W, articulator A")
    eye = Eye((620, 130), 1150, 62, 14)
    posture = solved(TARGET, 35)
    forearm = posture.shoulder_rotation @ elbow_rotation(ARM, posture.flexion_rad)
    hand = forearm @ posture.wrist_rotation
    S, E, W, A = SHOULDER, posture.elbow, posture.wrist, posture.articulator
    hinge = posture.shoulder_rotation @ ARM.hinge
    onward = E + 0.13 * E / np.linalg.norm(E)
    picture.line(eye.at(E), eye.at(onward), LINE, 1.5, "5 5")
    picture.line(eye.at(S), eye.at(A), ACCENT, 1.8, "7 5")
    _wedge(picture, eye, E, onward - E, W - E)
    for origin, frame, size in ((E, forearm, 0.075), (W, hand, 0.075)):
        for column, (name, colour) in enumerate((("x", BAD), ("y", GOOD), ("z", THIRD))):
            tip = origin + size * frame[:, column]
            picture.arrow(eye.at(origin), eye.at(tip), colour, 1.6)
            picture.words(_beside(eye.at(origin), eye.at(tip), 10), name, colour, 13, "middle")
    picture.arrow(eye.at(E), eye.at(E + 0.13 * hinge), SECOND, 2.2)
    picture.words(_beside(eye.at(E), eye.at(E + 0.13 * hinge), 14), "k", SECOND, 15, "middle", bold=True)
    _bones(picture, eye, posture, BONE, 5.0)
    for point, name, dx, dy in (
        (S, "S", -20, -8),
        (E, "E", -24, 16),
        (W, "W", 12, 24),
        (A, "A on P", 16, -6),
    ):
        x, y = eye.at(point)
        picture.words((x + dx, y + dy), name, TEXT, 16, bold=True)
    names = ("e", S, E, -22, 4), ("w", E, W, -4, 26), ("a", W, A, 12, 14), ("d", S, A, -6, -12)
    for name, start, end, dx, dy in names:
        x, y = eye.at((start + end) / 2.0)
        picture.words((x + dx, y + dy), name, QUIET, 15)
    d = float(np.linalg.norm(A))
    lines = (
        f"|e| {1e3 * UPPER_ARM_M:.0f} mm, |w| {1e3 * FOREARM_M:.0f} mm, |a| "
        f"{1e3 * float(np.linalg.norm(HAND)):.0f} mm, d = |SA| {1e3 * d:.0f} mm",
        f"flexion φ = {degrees(float(posture.flexion_rad)):.1f}° about the hinge k",
        "wrist R_w: turn 20°, bend -45°, side 10°; x, y, z of forearm and hand",
    )
    for i, line in enumerate(lines):
        picture.words((24, 530 + 22 * i), line, QUIET, 14)
    return picture.text()


def circle_picture() -> str:
    """Draw the effect of psi: the elbow's circle about the line from shoulder to articulator.

    The arm is drawn at several psi, with zero marked.
    """
    picture = Drawing(760, 560, "The elbow's circle about the line from shoulder to articulator")
    eye = Eye((560, 232), 860, 50, 16)
    around = [eye.at(solved(TARGET, psi).elbow) for psi in range(-180, 181, 4)]
    picture.path(around, LINE, 1.5)
    for psi in (-30, 0, 30, 60, 90):
        posture = solved(TARGET, psi)
        _bones(picture, eye, posture, ACCENT if psi == 0 else BONE, 4.5 if psi == 0 else 2.0)
        x, y = eye.at(posture.elbow)
        outward = eye.at(posture.elbow * 1.0 + (posture.elbow - _centre_of_circle(posture)) * 0.16)
        picture.words(
            (outward[0], outward[1] + 5), f"{psi}°", ACCENT if psi == 0 else TEXT, 14, "middle", bold=psi == 0
        )
    posture = solved(TARGET, 0)
    t = posture.articulator / np.linalg.norm(posture.articulator)
    picture.line(eye.at(SHOULDER), eye.at(posture.articulator), ACCENT, 1.8, "7 5")
    for reference, colour, words in (("vertical", SECOND, "h, vertical"), ("smooth", THIRD, "h, smooth")):
        h = reference_direction(t, reference)  # type: ignore[arg-type]
        tip = SHOULDER + 0.13 * h
        picture.arrow(eye.at(SHOULDER), eye.at(tip), colour, 2.0)
        x, y = eye.at(tip)
        picture.words((x - 8, y + (16 if reference == "smooth" else -6)), words, colour, 13, "end")
    x, y = eye.at(posture.articulator)
    picture.words((x + 12, y), "A", TEXT, 16, bold=True)
    x, y = eye.at(SHOULDER)
    picture.words((x - 2, y - 14), "S", TEXT, 16, "end", bold=True)
    picture.words(
        (24, 510),
        "ψ turns the whole arm about S-A; positive swings the elbow outward on both sides.",
        QUIET,
        14,
    )
    picture.words(
        (24, 532),
        f"Flexion is {degrees_text(float(posture.flexion_rad), 1)} at every ψ, and A stays on P. Signer's "
        "left arm, from the left.",
        QUIET,
        14,
    )
    return picture.text()


def shell_picture() -> str:
    """Draw distance as a function of flexion, and the shell in section with targets in it.

    Other targets are too far or too near.
    """
    picture = Drawing(900, 520, "The attainable shell, and the distance as a function of flexion")
    turn = wrist_rotation(ARM, 0.0, 0.0, radians(-35))
    low, high = ARM.flexion_range
    ends = shell(ARM, _planar(np.array((0.0, -0.3, 0.3)), turn))
    side = Eye((190, 250), 250, -90, 0)
    for radius in (ends.least_m, ends.most_m):
        picture.ring(side.at(SHOULDER), 250 * radius, ACCENT, 1.6)
    cases = (
        (np.array((0.0, -0.16, 0.42)), GOOD, "reached"),
        (np.array((0.0, 0.66, 0.58)), BAD, "too far"),
        (np.array((0.0, -0.06, -0.06)), SECOND, "too near"),
    )
    for target, colour, words in cases:
        posture = _planar(target, turn)
        _bones(picture, side, posture, colour, 3.0)
        picture.dot(side.at(target), colour, 5, hollow=True)
        picture.line(side.at(target), side.at(posture.articulator), colour, 1.4, "3 4")
        x, y = side.at(target)
        short = f", {1e3 * float(posture.short_by_m):.0f} mm short" if posture.short_by_m > 0.0 else ""
        dx, dy = (10, 5) if words == "reached" else (-6, -12) if words == "too far" else (-10, 84)
        picture.words(
            (x + dx, y + dy), words + short, colour, 13, "start" if words == "reached" else "middle"
        )
    picture.words(
        (190, 470),
        f"shell {1e3 * ends.least_m:.0f} to {1e3 * ends.most_m:.0f} mm, hinge's plane seen from its side",
        QUIET,
        13,
        "middle",
    )

    plot = Plot(picture, (470, 60), (390, 350), (-180, 180), (0, 800))
    plot.axes(
        [(v, f"{v}°") for v in (-180, -90, 0, 90, 180)],
        [(v, str(v)) for v in range(0, 801, 200)],
        "flexion φ",
        "d = |SA|, mm; solid within the elbow's range",
    )
    reach = [(phi, 1e3 * _distance(radians(phi), turn)) for phi in range(-180, 181, 2)]
    plot.curve(reach, LINE, 1.8, "4 4")
    within = [(phi, d) for phi, d in reach if degrees(low) <= phi <= degrees(high)]
    top = degrees(_flexion_of_extreme(turn, far=True))
    nearest = degrees(_flexion_of_extreme(turn, far=False))
    plot.curve([(phi, d) for phi, d in within if phi <= top], SECOND, 3.0)
    plot.curve([(phi, d) for phi, d in within if phi >= top], ACCENT, 3.0)
    plot.dot(top, 1e3 * _distance(radians(top), turn), ACCENT)
    plot.dot(nearest, 1e3 * _distance(radians(nearest), turn), QUIET, hollow=True)
    plot.dot(degrees(high), 1e3 * _distance(high, turn), ACCENT)
    plot.dot(degrees(low), 1e3 * _distance(low, turn), SECOND)
    x, y = plot.at(top, 1e3 * _distance(radians(top), turn))
    picture.words((x + 6, y - 12), f"d_max {1e3 * ends.most_m:.0f} at {top:.1f}°", ACCENT, 13)
    x, y = plot.at(degrees(high), 1e3 * ends.least_m)
    picture.words((x + 10, y + 18), f"d_min {1e3 * ends.least_m:.0f}", ACCENT, 13, "end")
    x, y = plot.at(nearest, 1e3 * _distance(radians(nearest), turn))
    picture.words((x + 4, y + 20), f"free end {1e3 * _distance(radians(nearest), turn):.0f}", QUIET, 13)
    picture.words(plot.at(-78, 60), "blue: primary, flexing comes nearer", ACCENT, 13)
    picture.words(plot.at(-78, 115), "brown: secondary, flexing goes farther", SECOND, 13)
    return picture.text()


def branches_picture() -> str:
    """Two flexions within the elbow's range that give the same distance: primary and secondary."""
    picture = Drawing(760, 250, "Two branches of the elbow for one target")
    turn = wrist_rotation(ARM, 0.0, 0.0, radians(-35))
    top = _flexion_of_extreme(turn, far=True)
    distance = 0.5 * (_distance(0.0, turn) + _distance(top, turn))
    eye = Eye((60, 110), 880, -90, 0)
    target = distance * np.array((0.0, 0.0, 1.0))
    for branch, colour in (("primary", ACCENT), ("secondary", SECOND)):
        posture = solve_arm(
            ARM,
            shoulder=SHOULDER,
            target=target,
            articulator=IN_PLANE,
            wrist_rotation=turn,
            swivel=0.0,
            branch=branch,
        )
        _bones(picture, eye, posture, colour, 4.0)
        x, y = eye.at(posture.elbow)
        down = posture.elbow[1] < 0.0
        text = f"{branch}: φ = {degrees_text(float(posture.flexion_rad), 1)}"
        picture.words((x, y + (28 if down else -16)), text, colour, 14, "middle", bold=True)
    picture.line(eye.at(SHOULDER), eye.at(target), LINE, 1.4, "6 5")
    picture.dot(eye.at(target), TEXT, 5, hollow=True)
    picture.words((eye.at(target)[0] - 4, eye.at(target)[1] - 16), "P", TEXT, 15, "middle", bold=True)
    picture.words((eye.at(SHOULDER)[0] - 20, eye.at(SHOULDER)[1] + 5), "S", TEXT, 15, "middle", bold=True)
    line = (
        f"Side bend -35°, d = {1e3 * distance:.1f} mm. The branches meet at φ = "
        f"{degrees_text(top, 1)}, d = {1e3 * _distance(top, turn):.1f} mm."
    )
    picture.words((24, 225), line, QUIET, 14)
    return picture.text()


def _planar(target: Array, turn: Array) -> ArmPosture:
    return solve_arm(
        ARM, shoulder=SHOULDER, target=target, articulator=IN_PLANE, wrist_rotation=turn, swivel=0.0
    )


def _distance(flexion: float, turn: Array) -> float:
    in_forearm = ARM.forearm + turn @ IN_PLANE
    return float(np.linalg.norm(ARM.upper_arm + elbow_rotation(ARM, flexion) @ in_forearm))


def _flexion_of_extreme(turn: Array, *, far: bool) -> float:
    """Flexion rad, within half a turn, at which the distance is greatest or least, were the elbow free."""
    _, y, z = ARM.forearm + turn @ IN_PLANE
    return (
        atan2(-z, -y)
        if far
        else atan2(z, y) % (2.0 * pi) - (2.0 * pi if atan2(z, y) % (2.0 * pi) > pi else 0.0)
    )


def _centre_of_circle(posture: ArmPosture) -> Array:
    t = posture.articulator / np.linalg.norm(posture.articulator)
    return np.asarray((posture.elbow @ t) * t)


def _bones(picture: Drawing, eye: Eye, posture: ArmPosture, colour: str, width: float) -> None:
    points = [eye.at(p) for p in (SHOULDER, posture.elbow, posture.wrist, posture.articulator)]
    picture.path(points, colour, width)
    for point in points[:3]:
        picture.dot(point, colour, 0.6 * width + 2.0, hollow=True)
    picture.dot(points[3], colour, 0.6 * width + 1.5)


def _wedge(picture: Drawing, eye: Eye, corner: Array, first: Array, second: Array) -> None:
    """The arc from one direction to another in their plane, named phi."""
    a, b = first / np.linalg.norm(first), second / np.linalg.norm(second)
    b = b - (a @ b) * a
    b /= np.linalg.norm(b)
    whole = atan2(float(second @ b), float(second @ a))
    arc = [corner + 0.085 * (cos(x) * a + sin(x) * b) for x in np.linspace(0.0, whole, 24).tolist()]
    picture.path([eye.at(p) for p in arc], QUIET, 1.4)
    middle = eye.at(corner + 0.115 * (cos(whole / 2) * a + sin(whole / 2) * b))
    picture.words((middle[0], middle[1] + 5), "φ", QUIET, 16, "middle")


def _beside(start: tuple[float, float], end: tuple[float, float], by: float) -> tuple[float, float]:
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = max((dx * dx + dy * dy) ** 0.5, 1e-9)
    return end[0] + by * dx / length, end[1] + by * dy / length + 5
