"""Keys of letters and numbers: forms of a hand at their places, by the wrist or by the tip that draws."""

from dataclasses import dataclass, replace
from math import cos, radians, sin
from typing import Final, NamedTuple

import numpy as np

from body_model.arrays import Array
from body_model.plain_types import Vector
from fingerspelling.form import Form
from signer.characters.character import Character, per_character
from signer.document.timing import stored
from signer.document.tracks.hand import Key
from signer.document.values import Elbow, GlobalOrientation, SpacePoint
from signer.motion.movement.paths import bulge_direction, onward_direction
from signer.motion.posing import poses
from signer.sequencing.part import hand_sign, rounded

_ANCHOR: Final = "wrist.palmar"
"""The articulator by which a letter is placed: it goes with the wrist, whatever the fingers do."""


class _Line(NamedTuple):
    """Places of letters.

    Attributes:
        wrist_m: place of a spelling wrist, m from the notch: before the dominant shoulder, a little below. Of
            54 places and elbows tried it is one where a palm that faces out needs least of the wrist (34
            degrees).
        palm_in_rad: palms that face out are turned so far inwards, rad.
        elbow_rad: height of the elbow, rad: 5 degrees less change the length of words by 1 %.
        drift_m, most_drift_m: way to the side from letter to letter, m, and of a word: by eye.
        bob_m: so far above and below the line letters stand by turns, m: hands that spell bob by 1 to 3 mm.
        slide_m: way to the side of a letter that slides to its double, m: by eye.
        bounce_m: way down of one that bounces, and half that ahead, m: by eye.
        circle_m: radius of the circle of an initialism, m: by eye.
    """

    wrist_m: Vector
    palm_in_rad: float
    elbow_rad: float
    drift_m: float
    most_drift_m: float
    bob_m: float
    slide_m: float
    bounce_m: float
    circle_m: float


LINE: Final = _Line(
    wrist_m=(-0.19, -0.06, 0.20),
    palm_in_rad=radians(15.0),
    elbow_rad=radians(15.0),
    drift_m=0.006,
    most_drift_m=0.05,
    bob_m=0.001,
    slide_m=0.04,
    bounce_m=0.012,
    circle_m=0.03,
)


@dataclass(frozen=True, slots=True)
class Step:
    """A key before it has its place: its form, its point from the usual place, and its times.

    Attributes:
        way_s, hold_s: at the rate that is asked for.
        least_way_s, least_hold_s: and how short they may be; what is as long as its least keeps to it.
        tip: a fingertip where that draws a path: the point is then the tip's.
        arc_m: how far, and in which direction, the way to it is off the straight one at half way.
        begun: form with which the path begins, by which it is placed.
    """

    form: Form
    way_s: float
    hold_s: float
    point_m: Vector
    tip: str = ""
    arc_m: Vector = (0.0, 0.0, 0.0)
    least_way_s: float = 0.0
    least_hold_s: float = 0.0
    begun: Form | None = None


def led_round(before: Key, after: Key, off: Array) -> Key:
    """Return a key whose way to the next one is off the straight line by (3,) m at half way."""
    assert isinstance(before.placement, SpacePoint)
    assert isinstance(after.placement, SpacePoint)
    start, end = np.array(before.placement.point_m), np.array(after.placement.point_m)
    usual = bulge_direction(start, end, np.zeros(3), np.zeros(3))
    along = onward_direction(start, end, usual)
    across = off - (off @ along) * along
    plane_rad = float(np.arctan2(np.cross(usual, across) @ along, usual @ across))
    arc = replace(before.transition, path="arc", height_m=float(np.linalg.norm(across)), plane_rad=plane_rad)
    return replace(before, transition=arc)


def placed_key(character: Character, key_id: str, form: Form, time_s: float, hold_s: float) -> Key:
    """Return a key of a letter or a number at the usual place, by its wrist."""
    return letter_key(character, key_id, Step(form, 0.0, hold_s, (0.0, 0.0, 0.0)), time_s)


def letter_key(character: Character, key_id: str, step: Step, time_s: float) -> Key:
    """Return the key of a letter: its form at its place, held from a time, s, on."""
    form = replace(step.form, aside_m=(0.0, 0.0, 0.0))
    by, first = step.tip or _ANCHOR, step.begun or form  # where a path begins the wrist is at its place
    point = np.array(LINE.wrist_m) + np.array(step.point_m) + np.array(step.form.aside_m)
    point += _from_wrist(character, first, by, _turned_in(first.palm))
    return Key(
        key_id,
        time_s,
        form.handshape,
        SpacePoint(by, rounded(point)),
        stored(step.hold_s),
        GlobalOrientation(rounded(np.array(_turned_in(form.palm))), rounded(np.array(form.fingers))),
        Elbow(LINE.elbow_rad),
        joints=form.joints,
    )


@per_character(maxsize=256)
def _from_wrist(character: Character, form: Form, by: str, palm: Vector) -> Array:
    """(3,) m, from the wrist's joint to an articulator when the hand is in a form at the usual place."""
    point, offset = np.array(LINE.wrist_m), np.zeros(3)
    for _ in range(3):
        key = Key(
            "k1", 0.0, form.handshape, SpacePoint(by, rounded(point + offset)),
            orientation=GlobalOrientation(palm, form.fingers), elbow=Elbow(LINE.elbow_rad),
            joints=form.joints,
        )  # fmt: skip
        hand = poses(hand_sign([key]), (0.0,), character)
        posed = hand.hands["dominant"][0]
        offset = posed.articulator - posed.wrist
    return offset


def _turned_in(palm: Vector) -> Vector:
    """Turn a palm that faces out a little inwards, to the signer's left."""
    _, y, z = palm
    if z < 0.9:
        return palm
    return (sin(LINE.palm_in_rad), y, cos(LINE.palm_in_rad) * z)
