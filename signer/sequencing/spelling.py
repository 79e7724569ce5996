"""Fingerspelling: a word as a sign of one hand, a key a letter, placed by the wrist.

How long a letter lasts depends on which it is and where in its word it stands, by half and more (Keane and
others 2011, abstract): letters whose tips touch, the first, the fourth of a group and the last are held
longer, and a way lasts as its fingers and wrist ask for it, as signs do (Grosjean 1979). The word keeps the
rate that is asked for: all of it is quicker where some of it has to be slow.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from math import cos, pi, radians, sin, sqrt, tau
from typing import Final

import numpy as np

from body_model.arrays import Array
from body_model.plain_types import Vector
from fingerspelling.catalogue import USUAL, find_letter, find_numeral
from fingerspelling.characters import GAP, spelled
from fingerspelling.form import Form, Letter
from handshapes import catalogue as shapes
from handshapes.joints import with_joints
from signer.characters.character import Character, per_character
from signer.document.sign import Sign
from signer.document.timing import MOMENTS_HZ, stored
from signer.document.tracks.hand import Key
from signer.document.utterance import Spelling
from signer.document.values import Elbow, GlobalOrientation, SpacePoint, Transition
from signer.kinematics.hand import handshape_angles
from signer.motion.movement.paths import bulge_direction, onward_direction
from signer.motion.operations.evenness import STEP_M_S, changes_of, joints_of, of_hand
from signer.motion.posing import poses
from signer.sequencing.paces import SURELY
from signer.sequencing.part import hand_sign, rounded

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
LEAST_HOLD_S: Final = 0.07
"""Least hold in which a letter is read, s, but where fingertips touch (`fingerspelling/SOURCES.md`)."""
_FIRST, _GROUP_END = 1.3, 1.15
_GROUP: Final = 4
_TOUCHING, _OPEN = 1.25, 0.9
"""Holds of letters whose tips touch, and of others, against the mean: tips are held a third longer."""
_LAST, _LAST_RUN_ON = 1.4, 0.72
"""Hold of the last letter, in letters: 0.35 s at four a second; and in words that are run together."""
_LEAST_LAST_S: Final = 0.2
"""And at least so long, s: six frames. With half, last letters are lost; with double, three letters take half
as long again as was asked for."""
_DRAWN_S: Final = 0.05
"""Least hold of a letter that was drawn, which is read from its path, s."""
_LEAST_WAY_S: Final = 0.08
"""Least time between two letters, s: with their holds a new shape comes every 150 ms, the fastest seen."""
_STILL, _TURN_RAD, _BEND_RAD = 0.6, 1.2, 1.6
"""A way lasts 0.6 of the mean where nothing turns, the mean where the hand turns by so much, or a joint, rad:
about the medians of pairs of letters."""
_MOST_WAY: Final = 1.5
_HALVINGS: Final = 50  # of an interval: more than a float's 53 bits leave anything of
_ROUNDS: Final = 5
"""So often a way is prolonged until it is even."""
_TRIED_S: Final = 0.15
"""Time, s, at which a way is first looked at: a usual one, so that most are looked at once."""
_BESIDE_S: Final = 0.02
"""So much of the holds beside a way is looked at, s: its beginning and end are seen from there."""
_SLIDE_M, _SLIDE_S = 0.04, 0.16
_BOUNCE_M: Final = 0.012
CIRCLE_M: Final = 0.03
"""Radius of the circle of an initialism, m."""
_REFORM_S: Final = 0.14
_WORD_GAP_S: Final = 0.2
_PATH_S: Final = {"j": 0.25, "z": 0.30}
_BOB_M: Final = 0.001
"""Letters stand so far above and below the line by turns, m: hands that spell bob by 1 to 3 mm."""
_FINGERS_FIRST: Final = 0.1
_Z_M: Final = (0.055, 0.05)
"""Width and height of a Z, m: three strokes, and at its corners the tip stands."""
_J_M, _J_BOW_M = (0.075, -0.035), (-0.0175, -0.0275, 0.0)
"""End of a J from where it begins, m, and how far its bow is off the straight line at half way."""


@dataclass(frozen=True, slots=True)
class _Step:
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
    least_way_s: float = _LEAST_WAY_S
    least_hold_s: float = 0.0
    begun: Form | None = None


@per_character(maxsize=256)
def spelling_sign(character: Character, content: Spelling) -> Sign:
    """Return a spelling as a sign that lasts as the rate asks for; without letters it has no keys.

    It lasts longer where fingers, tips that draw and holds need more time.
    """
    letters = list(spelled(content.word))
    rate_hz = max(content.rate_hz, LEXICALISED_HZ) if content.lexicalised else content.rate_hz
    words = "".join(letters).split()
    lasts_s = sum(map(len, words)) / rate_hz + _WORD_GAP_S * (len(words) - 1)
    steps = list(_steps(content, letters, rate_hz))
    for number, (before, step) in enumerate(pairwise(steps), 1):
        needs_s = _needed_s(character, *_bare(before, step))
        steps[number] = replace(step, least_way_s=max(step.least_way_s, needs_s))
    keys, time_s = list[Key](), 0.0
    for number, step in enumerate(_timed(steps, lasts_s)):
        if keys:
            time_s = stored(time_s + step.way_s)
        keys.append(_key(character, f"k{number + 1}", step, time_s))
        if any(step.arc_m) and number:
            keys[-2] = _led_round(keys[-2], keys[-1], np.array(step.arc_m))
        time_s = keys[-1].end_s
    return hand_sign(keys, content.word)


def _bare(before: _Step, step: _Step) -> tuple[_Step, _Step]:
    """Return two steps without their times, from the usual place on: pairs of letters are solved once."""
    far = (0.0, 0.0, 0.0)
    if before.tip or step.tip:
        far = rounded(np.round(np.array(step.point_m) - np.array(before.point_m), 3))
    start = replace(before, way_s=0.0, hold_s=_BESIDE_S, point_m=(0.0, 0.0, 0.0), arc_m=(0.0, 0.0, 0.0))
    return (
        replace(start, least_way_s=0.0, least_hold_s=0.0),
        replace(step, way_s=0.0, hold_s=_BESIDE_S, point_m=far, least_way_s=0.0, least_hold_s=0.0),
    )


@per_character(maxsize=1024)
def _needed_s(character: Character, before: _Step, step: _Step) -> float:
    """Return how long a way must last at least for no joint's velocity to step, s, as within every item."""
    lasts_s = _TRIED_S
    for _ in range(_ROUNDS):
        keys = [_key(character, "k1", before, 0.0), _key(character, "k2", step, _BESIDE_S + lasts_s)]
        if any(step.arc_m):
            keys[0] = _led_round(keys[0], keys[1], np.array(step.arc_m))
        sign = hand_sign(keys)
        times = np.arange(0.0, 2 * _BESIDE_S + lasts_s, 1.0 / MOMENTS_HZ)
        _, sizes = changes_of(times, joints_of(poses(sign, times, character), "dominant"))
        worst = float(of_hand(sizes).max()) / STEP_M_S
        if worst <= 1.0:  # a quicker one has velocities that change by the square of that, or by less
            return max(lasts_s * min(SURELY * sqrt(worst), 1.0), _LEAST_WAY_S)
        lasts_s *= SURELY * sqrt(worst)
    return lasts_s


def _timed(steps: Sequence[_Step], lasts_s: float) -> tuple[_Step, ...]:
    """Return steps at the one factor with which all together last so long, or as short as they may."""

    def at(factor: float) -> tuple[_Step, ...]:
        return tuple(
            replace(
                one,
                way_s=max(one.way_s * factor, one.least_way_s) if number else 0.0,
                hold_s=max(one.hold_s * factor, one.least_hold_s),
            )
            for number, one in enumerate(steps)
        )

    low, high = 0.0, 2.0
    for _ in range(_HALVINGS):
        middle = (low + high) / 2
        total_s = sum(one.way_s + one.hold_s for one in at(middle))
        low, high = (low, middle) if total_s > lasts_s else (middle, high)
    return at(high)


def form_for(character_: str, variants: dict[str, str]) -> tuple[Form, Letter | None]:
    """Return the form of a letter or a digit, and the letter's row; digits face out within a word."""
    if character_.isdecimal():
        form = find_numeral(int(character_)).forms[0]
        return replace(form, palm=(0.0, 0.0, 1.0)) if form.palm[2] < 0.0 else form, None
    letter = find_letter(character_, variants.get(character_, USUAL))
    return letter.form, letter


def _steps(content: Spelling, letters: Sequence[str], rate_hz: float) -> Iterator[_Step]:
    period_s, variants, x_m, before, since = 1.0 / rate_hz, dict(content.variants), 0.0, "", 0
    count = sum(letter != GAP for letter in letters)
    done, arc_m, was = 0, (0.0, 0.0, 0.0), None
    for letter in letters:
        if letter == GAP:
            before, since = GAP, 0
            continue
        done, since = done + 1, since + 1
        form, row = form_for(letter, variants)
        least_s = LEAST_HOLD_S if row is None else row.least_hold_s
        hold_s = period_s * HOLD_SHARE * (_TOUCHING if least_s > LEAST_HOLD_S else _OPEN)
        hold_s *= _FIRST if done == 1 else _GROUP_END if since % _GROUP == 0 else 1.0
        if done == count:
            hold_s = period_s * (_LAST_RUN_ON if content.lexicalised else _LAST)
            least_s = least_s if content.lexicalised else _LEAST_LAST_S
        way_s, least_way_s = period_s * (1.0 - HOLD_SHARE) * _asks(was, form), _LEAST_WAY_S
        was, y_m = form, _BOB_M * (-1.0) ** done
        if before == GAP:
            way_s, least_way_s = way_s + _WORD_GAP_S, least_way_s + _WORD_GAP_S
        if before == letter:
            if content.doubles == "slide":
                x_m, way_s = x_m - _SLIDE_M, min(_SLIDE_S, way_s)
            elif content.doubles == "bounce":
                yield _Step(form, way_s, 0.0, (x_m, -_BOUNCE_M, _BOUNCE_M / 2))
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
            first, *drawn, last = _drawn(path, form, way_s, hold_s, (x_m, y_m))
            yield replace(first, arc_m=arc_m, least_way_s=least_way_s)
            yield from drawn
            yield replace(last, least_hold_s=least_s if done == count else _DRAWN_S)
            was = last.form
        else:
            at_m = (x_m, y_m, 0.0)
            yield _Step(form, way_s, hold_s, at_m, "", arc_m, least_way_s, least_s)
        before = letter


def _drawn(
    path: str, form: Form, way_s: float, hold_s: float, from_m: tuple[float, float]
) -> Iterator[_Step]:
    """Yield the keys of a letter that a fingertip draws: points of the tip from where it is at first.

    The path keeps its time, whatever the rate.
    """
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
        held = hold_s if number == len(points) - 1 else 0.0
        arc_m = bow_m if number else (0.0, 0.0, 0.0)
        at_m = (from_m[0] + x, from_m[1] + y, 0.0)
        least_s, way = (_LEAST_WAY_S, way) if number == 0 else (way, 0.0)
        yield _Step(shape, way, held, at_m, tip, arc_m, least_s, begun=forms[0])


def _asks(before: Form | None, form: Form) -> float:
    """Return how long the way between two forms lasts against the mean: as far as hand and joints turn."""
    if before is None:
        return 1.0
    bent = np.abs(_angles(form) - _angles(before)).max()
    turned = max(
        np.arccos(np.clip(np.dot(one, other), -1.0, 1.0))
        for one, other in ((before.palm, form.palm), (before.fingers, form.fingers))
    )
    far = max(float(turned) / _TURN_RAD, float(bent) / _BEND_RAD)
    return min(_STILL + (1.0 - _STILL) * far, _MOST_WAY)


def _angles(form: Form) -> Array:
    """(K,) rad, angles of the joints of a form's hand."""
    return handshape_angles(with_joints(shapes.find(form.handshape), form.joints))


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
    by, first = step.tip or _ANCHOR, step.begun or form  # where a path begins the wrist is at its place
    point = np.array(WRIST_M) + np.array(step.point_m) + np.array(step.form.aside_m)
    point += _from_wrist(character, first, by, _turned_in(first.palm))
    return Key(
        key_id,
        time_s,
        form.handshape,
        SpacePoint(by, rounded(point)),
        stored(step.hold_s),
        GlobalOrientation(rounded(np.array(_turned_in(form.palm))), rounded(np.array(form.fingers))),
        _ELBOW,
        Transition(handshape_lead=_FINGERS_FIRST),
        joints=form.joints,
    )


@per_character(maxsize=256)
def _from_wrist(character: Character, form: Form, by: str, palm: Vector) -> Array:
    """(3,) m, from the wrist's joint to an articulator when the hand is in a form at the usual place."""
    point, offset = np.array(WRIST_M), np.zeros(3)
    for _ in range(3):
        key = Key(
            "k1", 0.0, form.handshape, SpacePoint(by, rounded(point + offset)),
            orientation=GlobalOrientation(palm, form.fingers), elbow=_ELBOW, joints=form.joints,
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
    return (sin(PALM_IN_RAD), y, cos(PALM_IN_RAD) * z)


def _unit(x: float, y: float, z: float) -> Vector:
    length = float(np.linalg.norm((x, y, z)))
    return (x / length, y / length, z / length)
