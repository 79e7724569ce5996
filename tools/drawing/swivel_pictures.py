"""Pictures of psi: its zero in both references, the psi that joints allow, errors of added angles."""

from collections.abc import Sequence
from math import cos, degrees, log10, pi, radians, sin
from typing import Final

import numpy as np

from body_model.arrays import Array
from signer.kinematics import arcs, limits
from signer.kinematics.arcs import Arcs
from signer.kinematics.arm import ArmPosture, Reference, elbow_rotation, solve_arm, solve_arm_global
from signer.kinematics.arm_shape import Arm
from signer.kinematics.rotations import rotation_angle
from signer.kinematics.swivel import between, circling, shoulder_arcs
from tools.drawing import paper_print
from tools.drawing.arm_pictures import ARM, HAND, SHOULDER, WRIST, solved
from tools.drawing.svg import ACCENT, BAD, LINE, QUIET, SECOND, TEXT, THIRD, Drawing, Plot, number

DISTANCE_M: Final = 0.50
CONTACT: Final = np.array((-0.16, 0.16, 0.34))
"""A place about the chin, from the left shoulder."""
STEP_M: Final = 0.001


def turn_per_mm(direction_deg: float, reference: Reference) -> float:
    """Degrees by which the shoulder turns for a step of 1 mm near the upright plane through it.

    The target is 1 mm to the side of that plane.

    The direction is counted from straight ahead, positive upwards; the step goes on along the circle. Psi is
    zero throughout.
    """
    a, b = radians(direction_deg), radians(direction_deg) + STEP_M / DISTANCE_M
    targets = np.array([(STEP_M, DISTANCE_M * sin(x), DISTANCE_M * cos(x)) for x in (a, b)])
    found = solve_arm(
        ARM,
        shoulder=SHOULDER,
        target=targets,
        articulator=HAND,
        wrist_rotation=WRIST,
        swivel=0.0,
        reference=reference,
    )
    return degrees(float(rotation_angle(found.shoulder_rotation[0].T @ found.shoulder_rotation[1])))


def references_picture() -> str:
    """Draw each reference's two bad directions, and what it costs to pass beside them."""
    picture = Drawing(900, 440, "Two references of psi, vertical and smooth")
    centre, radius = (190.0, 190.0), 115.0
    picture.ring(centre, radius, LINE, 1.2)
    for heading, words, anchor in (
        (0, "ahead", "start"),
        (90, "up", "middle"),
        (180, "behind", "end"),
        (270, "down", "middle"),
    ):
        x, y = _polar(centre, radius + 20, heading)
        picture.words((x, y + 5), words, QUIET, 13, anchor)
    for reference_words, colour, size, poles in (
        ("vertical", SECOND, radius, (90, -90)),
        ("smooth", THIRD, radius - 16, (150, -150)),
    ):
        picture.arc(centre, size, radians(poles[1]), radians(poles[0]), colour, 3.0)
        for pole in poles:
            picture.dot(_polar(centre, size, pole), colour, 6, hollow=True)
        picture.words(
            (centre[0] - 34, centre[1] + (-14 if reference_words == "vertical" else 14)),
            reference_words,
            colour,
            14,
        )
    picture.dot(centre, TEXT, 4)
    for i, line in enumerate(
        (
            "Upright plane through the shoulder, from the side.",
            "Hollow: a target there leaves no reference;",
            "beyond it the hinge points the other way.",
        )
    ):
        picture.words((24, 372 + 20 * i), line, QUIET, 13)
    plot = Plot(picture, (450, 50), (420, 300), (-180, 180), (-2, 2))
    plot.axes(
        [(v, f"{v}°") for v in (-180, -90, 0, 90, 180)],
        [(log10(v), number(v)) for v in (0.01, 0.1, 1, 10, 100)],
        "direction of the target: 0° ahead, 90° straight up, -90° straight down",
        "degrees of shoulder turn for 1 mm, 1 mm beside the plane",
    )
    for reference, colour in (("vertical", SECOND), ("smooth", THIRD)):
        curve = [(x / 2, log10(max(turn_per_mm(x / 2, reference), 0.01))) for x in range(-360, 361, 2)]  # type: ignore[arg-type]
        plot.curve(curve, colour, 2.0)
    for reference, colour, dy in (("vertical", SECOND, -8), ("smooth", THIRD, 20)):
        value = turn_per_mm(-90, reference)  # type: ignore[arg-type]
        plot.dot(-90, log10(value), colour)
        x, y = plot.at(-90, log10(value))
        picture.words((x + 10, y + dy), f"{reference}, below: {value:.2f}", colour, 13)
    return picture.text()


def arcs_picture() -> str:
    """Each limit's psi as a bar, and what they leave, for one contact with wrist held and hand held."""
    picture = Drawing(900, 470, "Which psi the joints allow for one contact")
    given = {"shoulder": SHOULDER, "target": CONTACT, "articulator": HAND}
    hand = _hand_rotation(solved(CONTACT, 40))
    with_wrist = solve_arm(ARM, **given, wrist_rotation=WRIST, swivel=0.0, reference="smooth")  # type: ignore[arg-type]
    with_hand = solve_arm_global(ARM, **given, hand_rotation=hand, swivel_about_wrist=0.0, reference="smooth")  # type: ignore[arg-type]
    of_wrist, of_hand = shoulder_arcs(ARM, with_wrist, SHOULDER), hand_arcs(ARM, with_hand, SHOULDER, hand)
    _bars(picture, 40.0, of_wrist, "The wrist keeps its angles; ψ about shoulder-articulator")
    _bars(picture, 216.0, of_hand, "The hand keeps its turn in the world; ψ about shoulder-wrist")
    return picture.text()


def hand_arcs(arm: Arm, posture: ArmPosture, shoulder: Array, hand: Array) -> dict[str, Arcs]:
    """Return the swivels about shoulder-wrist that each limit allows while a hand (3, 3) keeps its turn.

    `posture` is that at zero swivel, of `solve_arm_global`.
    """
    t = (posture.wrist - shoulder) / np.linalg.norm(posture.wrist - shoulder)
    x, y, z = (posture.shoulder_rotation @ elbow_rotation(arm, posture.flexion_rad)).T
    s, (turn, bend, tilt) = arm.side, (reach for _, reach in limits.WRIST)
    bent = circling(t, -s * y, hand[:, 0])
    of_wrist = (
        between(turn.low_rad, turn.high_rad, circling(t, s * z, hand[:, 0]), circling(t, x, hand[:, 0])),
        arcs.intersection(
            (arcs.linear_arcs(bent, sin(bend.low_rad)), arcs.linear_arcs(-bent, -sin(bend.high_rad)))
        ),
        between(tilt.low_rad, tilt.high_rad, circling(t, y, hand[:, 2]), circling(t, y, hand[:, 1])),
    )
    at_wrist = posture._replace(articulator=posture.wrist)
    return shoulder_arcs(arm, at_wrist, shoulder) | {
        name: held if s > 0 else arcs.mirrored(held)
        for (name, _), held in zip(limits.WRIST, of_wrist, strict=True)
    }


def angles_picture() -> str:
    """The miss of spherical angles that are added, as the paper does, over the target's elevation."""
    picture = Drawing(760, 400, "Miss of added angles")
    given = paper_print.sample()
    plot = Plot(picture, (80, 50), (620, 270), (0, 70), (0, 35))
    plot.axes(
        [(v, f"{v}°") for v in paper_print.ELEVATIONS_DEG],
        [(v, str(v)) for v in range(0, 36, 5)],
        "elevation of the target",
        "median miss of the articulator, mm",
    )
    missed = [(e, paper_print.added_angles(given, e)) for e in paper_print.ELEVATIONS_DEG]
    plot.curve(missed, BAD, 2.5)
    plot.curve([(e, paper_print.two_frames(given, e)) for e in paper_print.ELEVATIONS_DEG], ACCENT, 2.5)
    for elevation, miss in missed[1:]:
        plot.dot(elevation, miss, BAD)
        x, y = plot.at(elevation, miss)
        picture.words((x - 8, y - 10), f"{miss:.1f}", BAD, 13, "end")
    picture.words((plot.at(44, 1.2)[0], plot.at(44, 1.2)[1]), "two frames: below 1e-12 mm", ACCENT, 14)
    picture.words((plot.at(36, 22)[0] - 150, plot.at(36, 22)[1]), "angles added, as printed", BAD, 14)
    return picture.text()


def _hand_rotation(posture: ArmPosture) -> Array:
    return np.asarray(
        posture.shoulder_rotation @ elbow_rotation(ARM, posture.flexion_rad) @ posture.wrist_rotation
    )


def _bars(picture: Drawing, top: float, found: dict[str, Arcs], title: str) -> None:
    """One row a limit over psi from -180 to 180 degrees, the intersection last."""
    picture.words((24, top - 14), title, TEXT, 14, bold=True)
    rows = [(name, held, QUIET) for name, held in found.items()]
    rows.append(("allowed", arcs.intersection(found.values()), ACCENT))
    plot = Plot(picture, (130, top), (560, 24.0 * len(rows)), (-180, 180), (0, len(rows)))
    plot.axes([(v, f"{v}°") for v in range(-180, 181, 90)], (), "", "")
    for i, (name, held, colour) in enumerate(rows):
        level = len(rows) - i - 0.5
        x, y = plot.at(-180, level)
        picture.words((x - 10, y + 5), name, colour, 13, "end", bold=colour == ACCENT)
        picture.line((x, y), plot.at(180, level), LINE, 0.8)
        for low, high in held:
            picture.line(
                plot.at(degrees(low), level),
                plot.at(degrees(high), level),
                colour,
                9.0 if colour == ACCENT else 5.0,
            )
        intervals = ", ".join(_interval(low, high) for low, high in _joined(held))
        picture.words(
            (plot.at(180, level)[0] + 16, y + 5),
            "everywhere" if held == arcs.FULL else intervals or "nowhere",
            colour,
            13,
        )


def _interval(low: float, high: float) -> str:
    start, end = degrees(low), degrees(high)
    return f"{start:.0f}° to {end:.0f}°" if end <= 180.0 else f"{start:.0f}° over 180° to {end - 360.0:.0f}°"


def _joined(held: Arcs) -> Sequence[tuple[float, float]]:
    """Intervals that run through the back of the circle as one."""
    if len(held) > 1 and held[0][0] == -pi and held[-1][1] == pi:
        return [*held[1:-1], (held[-1][0], held[0][1] + 2.0 * pi)]
    return () if held == arcs.EMPTY else held


def _polar(centre: tuple[float, float], radius: float, angle_deg: float) -> tuple[float, float]:
    a = radians(angle_deg)
    return centre[0] + radius * cos(a), centre[1] - radius * sin(a)
