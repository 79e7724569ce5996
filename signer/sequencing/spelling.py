"""Fingerspelling: a word as a sign of one hand, a key a letter, placed by the wrist."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import pairwise
from math import cos, pi, radians, sin, tau
from typing import Final

import numpy as np

from body_model.arrays import Array
from body_model.plain_types import Vector
from fingerspelling.catalogue import USUAL, find_letter, find_numeral
from fingerspelling.characters import GAP, spelled
from fingerspelling.form import Form, Letter
from signer.characters.character import Character, per_character
from signer.document.items import with_items
from signer.document.sign import Sign
from signer.document.timing import stored
from signer.document.tracks.hand import Key
from signer.document.tracks.track import TrackName
from signer.document.utterance import Spelling
from signer.document.values import Elbow, GlobalOrientation, SpacePoint, Transition
from signer.motion.movement.paths import bulge_direction, onward_direction
from signer.motion.posing import poses

WRIST_M: Final = (-0.19, -0.06, 0.20)
"""Place of a spelling wrist, m from the notch: before the dominant shoulder, a little below.

Of 54 places and elbows tried it is one where a palm that faces out needs least of the wrist (34 degrees)."""
_ANCHOR: Final = "wrist.palmar"
"""The articulator by which a letter is placed: it goes with the wrist, whatever the fingers do."""
PALM_IN_RAD: Final = radians(15.0)
"""Palms that face out are turned so far inwards."""
_ELBOW: Final = Elbow(radians(15.0))
DRIFT_M: Final = 0.006
MOST_DRIFT_M: Final = 0.05
HOLD_SHARE: Final = 0.45
"""Share of a letter's time in which it is held: learners read more from holds than from the ways between."""
LEXICALISED_HZ: Final = 6.0
"""Letters a second at which a lexicalised word is spelled at least."""
_FIRST, _LAST, _GROUP_END = 1.3, 1.6, 1.15
_GROUP: Final = 4
_LAST_S: Final = 0.35
_SLIDE_M, _SLIDE_S = 0.04, 0.16
_BOUNCE_M: Final = 0.012
CIRCLE_M: Final = 0.03
"""Radius of the circle of an initialism, m."""
_REFORM_S: Final = 0.14
_WORD_GAP_S: Final = 0.2
_PATH_S: Final = {"j": 0.25, "z": 0.35}
_FINGERS_FIRST: Final = 0.1
_Z_M: Final = (0.055, 0.05)
"""Width and height of a Z, m: three strokes, and at its corners the tip stands."""
_J_M, _J_BOW_M = (0.075, -0.035), (-0.0175, -0.0275, 0.0)
"""End of a J from where it begins, m, and how far its bow is off the straight line at half way."""


@dataclass(frozen=True, slots=True)
class _Step:
    """A key before it has its place: its form, its point from the usual place, and its times.

    `tip` names a fingertip where that draws a path: the point is then the tip's. `arc_m` is how far, and in
    which direction, the way to it is off the straight one at half way.
    """

    form: Form
    way_s: float
    hold_s: float
    point_m: Vector
    tip: str = ""
    arc_m: Vector = (0.0, 0.0, 0.0)


@per_character(maxsize=256)
def spelling_sign(character: Character, content: Spelling) -> Sign:
    """Return a spelling as a sign; without letters it has no keys."""
    keys, time_s = list[Key](), 0.0
    for number, step in enumerate(_steps(content)):
        if keys:
            time_s = stored(time_s + step.way_s)
        keys.append(_key(character, f"k{number + 1}", step, time_s))
        if any(step.arc_m) and number:
            keys[-2] = _led_round(keys[-2], keys[-1], np.array(step.arc_m))
        time_s = keys[-1].end_s
    return with_items(Sign(gloss=content.word), TrackName("hand", "dominant"), tuple(keys))


def form_for(character_: str, variants: dict[str, str]) -> tuple[Form, Letter | None]:
    """Return the form of a letter or a digit, and the letter's row; digits face out within a word."""
    if character_.isdecimal():
        form = find_numeral(int(character_)).forms[0]
        return replace(form, palm=(0.0, 0.0, 1.0)) if form.palm[2] < 0.0 else form, None
    letter = find_letter(character_, variants.get(character_, USUAL))
    return letter.form, letter


def _steps(content: Spelling) -> Iterator[_Step]:
    letters = list(spelled(content.word))
    rate_hz = max(content.rate_hz, LEXICALISED_HZ) if content.lexicalised else content.rate_hz
    period_s, variants, x_m, before, since = 1.0 / rate_hz, dict(content.variants), 0.0, "", 0
    count = sum(letter != GAP for letter in letters)
    done, y_m, arc_m = 0, 0.0, (0.0, 0.0, 0.0)
    for letter in letters:
        if letter == GAP:
            before, since = GAP, 0
            continue
        done, since = done + 1, since + 1
        form, row = form_for(letter, variants)
        least_s = 0.07 if row is None else row.least_hold_s
        hold_s = period_s * HOLD_SHARE
        hold_s *= _FIRST if done == 1 else _GROUP_END if since % _GROUP == 0 else 1.0
        if done == count:
            hold_s = period_s * HOLD_SHARE * _LAST if content.lexicalised else max(hold_s * _LAST, _LAST_S)
        hold_s, way_s = max(hold_s, least_s), period_s * (1.0 - HOLD_SHARE)
        if before == GAP:
            way_s += _WORD_GAP_S
        if before == letter:
            if content.doubles == "slide":
                x_m, way_s = x_m - _SLIDE_M, min(_SLIDE_S, way_s)
            elif content.doubles == "bounce":
                yield _Step(form, way_s / 2, 0.0, (x_m, -_BOUNCE_M, _BOUNCE_M / 2))
                way_s /= 2
            else:
                yield _Step(replace(form, handshape="lax", joints=()), _REFORM_S / 2, 0.0, (x_m, 0.0, 0.0))
                way_s = _REFORM_S / 2
        elif before not in ("", GAP):
            x_m -= DRIFT_M
        x_m = max(x_m, -MOST_DRIFT_M)
        if content.circled:
            x_m, y_m = CIRCLE_M * -sin(turn := tau * (done - 1) / count), CIRCLE_M * (cos(turn) - 1.0)
            off_m, middle = CIRCLE_M * (1.0 - cos(pi / count)), turn - pi / count
            arc_m = (-off_m * sin(middle), off_m * cos(middle), 0.0)
        path = "" if row is None else row.path
        if path:
            first, *drawn = _drawn(path, form, way_s, hold_s, (x_m, y_m))
            yield replace(first, arc_m=arc_m)
            yield from drawn
        else:
            yield _Step(form, way_s, hold_s, (x_m, y_m, 0.0), arc_m=arc_m)
        before = letter


def _drawn(
    path: str, form: Form, way_s: float, hold_s: float, from_m: tuple[float, float]
) -> Iterator[_Step]:
    """Yield the keys of a letter that a fingertip draws: points of the tip from where it is at first."""
    lasts_s, bow_m = _PATH_S[path], (0.0, 0.0, 0.0)
    if path == "z":
        width, height = _Z_M
        points = [(width / 2, 0.0), (-width / 2, 0.0), (width / 2, -height), (-width / 2, -height)]
        forms, tip = [form] * 4, "index.tip"
    else:
        points, bow_m = [(0.0, 0.0), _J_M], _J_BOW_M
        last = Form(form.handshape, _unit(0.45, 0.15, -0.85), _unit(0.35, 1.0, 0.0))
        forms, tip = [form, last], "pinky.tip"
    lengths = [float(np.hypot(b[0] - a[0], b[1] - a[1])) for a, b in pairwise(points)]
    for number, ((x, y), shape) in enumerate(zip(points, forms, strict=True)):
        way = way_s if number == 0 else lasts_s * lengths[number - 1] / sum(lengths)
        held = 0.03 if number == 0 else hold_s if number == len(points) - 1 else 0.0
        arc_m = bow_m if number else (0.0, 0.0, 0.0)
        yield _Step(shape, way, held, (from_m[0] + x, from_m[1] + y, 0.0), tip, arc_m)


def _led_round(before: Key, after: Key, off: Array) -> Key:
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
    return _key(character, key_id, _Step(form, 0.0, hold_s, (0.0, 0.0, 0.0)), time_s)


def _key(character: Character, key_id: str, step: _Step, time_s: float) -> Key:
    form = replace(step.form, aside_m=(0.0, 0.0, 0.0))
    by, first = step.tip or _ANCHOR, form
    if step.tip:  # the path is of the tip; where it begins the wrist is at its place
        first = replace(form, palm=(0.0, 0.0, 1.0), fingers=(0.0, 1.0, 0.0))
    point = np.array(WRIST_M) + np.array(step.point_m) + _aside(step.form)
    point += _from_wrist(character, first, by, _turned_in(first.palm))
    return Key(
        key_id,
        time_s,
        form.handshape,
        SpacePoint(by, _rounded(point)),
        stored(step.hold_s),
        GlobalOrientation(_rounded(np.array(_turned_in(form.palm))), _rounded(np.array(form.fingers))),
        _ELBOW,
        Transition(handshape_lead=_FINGERS_FIRST),
        joints=form.joints,
    )


def _aside(form: Form) -> Array:
    """(3,) m, how far a form is from the usual place: to the signing side, which is -x, up and forward."""
    x, y, z = form.aside_m
    return np.array((x, y, z))


@per_character(maxsize=256)
def _from_wrist(character: Character, form: Form, by: str, palm: Vector) -> Array:
    """(3,) m, from the wrist's joint to an articulator when the hand is in a form at the usual place."""
    point, offset = np.array(WRIST_M), np.zeros(3)
    for _ in range(3):
        key = Key(
            "k1", 0.0, form.handshape, SpacePoint(by, _rounded(point + offset)),
            orientation=GlobalOrientation(palm, form.fingers), elbow=_ELBOW, joints=form.joints,
        )  # fmt: skip
        hand = poses(with_items(Sign(), TrackName("hand", "dominant"), (key,)), (0.0,), character)
        posed = hand.hands["dominant"][0]
        offset = posed.articulator - posed.wrist
    return offset


def _turned_in(palm: Vector) -> Vector:
    """Turn a palm that faces out a little inwards, to the signer's left."""
    _, y, z = palm
    if z < 0.9:
        return palm
    return (sin(PALM_IN_RAD), y, cos(PALM_IN_RAD) * z)


def _unit(x: float, y: float, z: float) -> Vector:
    length = float(np.linalg.norm((x, y, z)))
    return (x / length, y / length, z / length)


def _rounded(numbers: Array) -> Vector:
    x, y, z = (round(float(part), 9) + 0.0 for part in numbers)
    return (x, y, z)
