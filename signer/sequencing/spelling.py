"""Fingerspelling: a word as a sign of one hand, a key a letter, placed by the wrist.

How long a letter lasts depends on which it is and where in its word it stands, by half and more (Keane and
others 2011, abstract): letters whose tips touch, the first, the fourth of a group and the last are held
longer, and a way lasts as its fingers and wrist ask for it, as signs do (Grosjean 1979). The word keeps the
rate that is asked for: all of it is quicker where some of it has to be slow.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from math import cos, pi, sin, sqrt, tau
from typing import Final, NamedTuple

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
from signer.document.utterance import SPELLED_HZ, Spelling
from signer.kinematics.hand import handshape_angles
from signer.motion.operations.evenness import STEP_M_S, changes_of, joints_of, of_hand
from signer.motion.posing import poses
from signer.sequencing.letter_keys import LINE, Step, led_round, letter_key
from signer.sequencing.paces import AFTER, ROUNDS, SURELY
from signer.sequencing.part import hand_sign, rounded


class _Rhythm(NamedTuple):
    """Rhythm of letters: how long they are held, and the ways between them last.

    Attributes:
        hold: share of a letter's time in which it is held: learners read more from holds than from the ways
            between.
        touching, other: holds of letters whose tips touch, and of others, against that: tips are held a third
            longer.
        first, group_end: holds of the first letter and of the last of a group against those of others:
            without the second no hold changes by more than 40 ms at two letters a second.
        group: letters of a group.
        last, last_run_on: hold of the last letter, in letters: 0.35 s at four a second; and in words that are
            run together.
        least_last_s: and at least so long, s: six frames. With half, last letters are lost; with double,
            three letters take half as long again as was asked for.
        least_hold_s: least hold in which a letter is read, s, but where fingertips touch
            (`fingerspelling/SOURCES.md`).
        least_way_s: least time between two letters, s: with their holds a new shape comes every 150 ms, the
            fastest seen.
        still: share of the mean that a way lasts where nothing turns.
        turn_rad, bend_rad: turn of the hand, or of a joint, rad, for which it lasts as long as the mean:
            about the medians of pairs of letters.
        lexicalised_hz: letters a second at which a lexicalised word is spelled at least.
        slide_s, reform_s: time in which a letter slides to its double, or opens and closes again for it, s.
        word_gap_s: time more between two words, s: by eye.
    """

    hold: float
    touching: float
    other: float
    first: float
    group_end: float
    group: int
    last: float
    last_run_on: float
    least_last_s: float
    least_hold_s: float
    least_way_s: float
    still: float
    turn_rad: float
    bend_rad: float
    lexicalised_hz: float
    slide_s: float
    reform_s: float
    word_gap_s: float


RHYTHM: Final = _Rhythm(
    hold=0.45,
    touching=1.25,
    other=0.9,
    first=1.3,
    group_end=1.15,
    group=4,
    last=1.4,
    last_run_on=0.72,
    least_last_s=0.2,
    least_hold_s=0.07,
    least_way_s=0.08,
    still=0.6,
    turn_rad=1.2,
    bend_rad=1.6,
    lexicalised_hz=6.0,
    slide_s=0.16,
    reform_s=0.14,
    word_gap_s=0.2,
)
_USUAL_WAY_S: Final = (1.0 - RHYTHM.hold) / SPELLED_HZ
"""Time, s, at which a way is first looked at, so that most are looked at once."""
_BESIDE_S: Final = AFTER / MOMENTS_HZ
"""So much of the holds beside a way is looked at, s: its beginning and end are seen from there."""


class _Path(NamedTuple):
    """Path of a letter that a fingertip draws.

    Attributes:
        tip: which.
        lasts_s: how long it takes, s, whatever the rate.
        points_m: (x, y) m, its points from where the tip is at first: of a J the end, of a Z the corners, at
            which the tip stands.
        bow_m: how far it is off the straight line half way, m.
        turned: palm and fingers at its end; as at the beginning where there are none.
    """

    tip: str
    lasts_s: float
    points_m: tuple[tuple[float, float], ...]
    bow_m: Vector = (0.0, 0.0, 0.0)
    turned: tuple[Vector, Vector] | None = None


_PATHS: Final = {
    "j": _Path(
        tip="pinky.tip",
        lasts_s=0.25,
        points_m=((0.0, 0.0), (0.075, -0.035)),
        bow_m=(-0.0175, -0.0275, 0.0),
        turned=((0.45, 0.15, -0.85), (0.35, 1.0, 0.0)),
    ),
    "z": _Path(
        tip="index.tip",
        lasts_s=0.30,
        points_m=((0.0275, 0.0), (-0.0275, 0.0), (0.0275, -0.05), (-0.0275, -0.05)),
    ),
}


@per_character(maxsize=256)
def spelling_sign(character: Character, content: Spelling) -> Sign:
    """Return a spelling as a sign that lasts as the rate asks for; without letters it has no keys.

    It lasts longer where fingers, tips that draw and holds need more time.
    """
    letters = list(spelled(content.word))
    rate_hz = max(content.rate_hz, RHYTHM.lexicalised_hz) if content.lexicalised else content.rate_hz
    words = "".join(letters).split()
    lasts_s = sum(map(len, words)) / rate_hz + RHYTHM.word_gap_s * (len(words) - 1)
    steps = list(_steps(content, letters, rate_hz))
    for number, (before, step) in enumerate(pairwise(steps), 1):
        needs_s = _needed_s(character, *_bare(before, step))
        steps[number] = replace(step, least_way_s=max(step.least_way_s, needs_s))
    keys, time_s = list[Key](), 0.0
    for number, step in enumerate(_timed(steps, lasts_s)):
        if keys:
            time_s = stored(time_s + step.way_s)
        keys.append(letter_key(character, f"k{number + 1}", step, time_s))
        if any(step.arc_m) and number:
            keys[-2] = led_round(keys[-2], keys[-1], np.array(step.arc_m))
        time_s = keys[-1].end_s
    return hand_sign(keys, content.word)


def _bare(before: Step, step: Step) -> tuple[Step, Step]:
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
def _needed_s(character: Character, before: Step, step: Step) -> float:
    """Return how long a way must last at least for no joint's velocity to step, s, as within every item."""
    lasts_s = _USUAL_WAY_S
    for _ in range(ROUNDS):
        keys = [
            letter_key(character, "k1", before, 0.0),
            letter_key(character, "k2", step, _BESIDE_S + lasts_s),
        ]
        if any(step.arc_m):
            keys[0] = led_round(keys[0], keys[1], np.array(step.arc_m))
        sign = hand_sign(keys)
        times = np.arange(0.0, 2 * _BESIDE_S + lasts_s, 1.0 / MOMENTS_HZ)
        _, sizes = changes_of(times, joints_of(poses(sign, times, character), "dominant"))
        worst = float(of_hand(sizes).max()) / STEP_M_S
        if worst <= 1.0:  # a quicker one has velocities that change by the square of that, or by less
            return max(lasts_s * min(SURELY * sqrt(worst), 1.0), RHYTHM.least_way_s)
        lasts_s *= SURELY * sqrt(worst)
    return lasts_s


def _timed(steps: Sequence[Step], lasts_s: float) -> tuple[Step, ...]:
    """Return steps at the one factor with which all together last so long, or as short as they may."""

    def at(factor: float) -> tuple[Step, ...]:
        return tuple(
            replace(
                one,
                way_s=max(one.way_s * factor, one.least_way_s) if number else 0.0,
                hold_s=max(one.hold_s * factor, one.least_hold_s),
            )
            for number, one in enumerate(steps)
        )

    spans = [(one.way_s, one.least_way_s) for one in steps[1:]]
    spans += [(one.hold_s, one.least_hold_s) for one in steps]
    # between factors at which something is as short as it may be all of it grows evenly
    factors = sorted({0.0, 2.0, *(least_s / own_s for own_s, least_s in spans if own_s)})
    each_s = [sum(one.way_s + one.hold_s for one in at(factor)) for factor in factors]
    return at(float(np.interp(lasts_s, each_s, factors)))


def form_for(character_: str, variants: dict[str, str]) -> tuple[Form, Letter | None]:
    """Return the form of a letter or a digit, and the letter's row; digits face out within a word."""
    if character_.isdecimal():
        form = find_numeral(int(character_)).forms[0]
        return replace(form, palm=(0.0, 0.0, 1.0)) if form.palm[2] < 0.0 else form, None
    letter = find_letter(character_, variants.get(character_, USUAL))
    return letter.form, letter


def _steps(content: Spelling, letters: Sequence[str], rate_hz: float) -> Iterator[Step]:
    period_s, variants, x_m, before, since = 1.0 / rate_hz, dict(content.variants), 0.0, "", 0
    count = sum(letter != GAP for letter in letters)
    done, arc_m, was = 0, (0.0, 0.0, 0.0), None
    for letter in letters:
        if letter == GAP:
            before, since = GAP, 0
            continue
        done, since = done + 1, since + 1
        form, row = form_for(letter, variants)
        least_s = RHYTHM.least_hold_s if row is None else row.least_hold_s
        touches = least_s > RHYTHM.least_hold_s
        hold_s = period_s * RHYTHM.hold * (RHYTHM.touching if touches else RHYTHM.other)
        hold_s *= RHYTHM.first if done == 1 else RHYTHM.group_end if since % RHYTHM.group == 0 else 1.0
        if done == count:
            hold_s = period_s * (RHYTHM.last_run_on if content.lexicalised else RHYTHM.last)
            least_s = least_s if content.lexicalised else RHYTHM.least_last_s
        way_s, least_way_s = period_s * (1.0 - RHYTHM.hold) * _asks(was, form), RHYTHM.least_way_s
        was, y_m = form, LINE.bob_m * (-1.0) ** done
        if before == GAP:
            way_s, least_way_s = way_s + RHYTHM.word_gap_s, least_way_s + RHYTHM.word_gap_s
        if before == letter:
            if content.doubles == "slide":
                x_m, way_s = x_m - LINE.slide_m, min(RHYTHM.slide_s, way_s)
            elif content.doubles == "bounce":
                at_m = (x_m, -LINE.bounce_m, LINE.bounce_m / 2)
                yield Step(form, way_s, 0.0, at_m, least_way_s=RHYTHM.least_way_s)
            else:
                way_s = RHYTHM.reform_s / 2
                lax = replace(form, handshape="lax", joints=())
                yield Step(lax, way_s, 0.0, (x_m, 0.0, 0.0), least_way_s=RHYTHM.least_way_s)
        elif before not in ("", GAP):
            x_m -= LINE.drift_m
        x_m = max(x_m, -LINE.most_drift_m)
        if content.circled:
            radius_m, turn = LINE.circle_m, tau * (done - 1) / count
            x_m, y_m = radius_m * -sin(turn), radius_m * (cos(turn) - 1.0)
            off_m, middle = radius_m * (1.0 - cos(pi / count)), turn - pi / count
            arc_m = (-off_m * sin(middle), off_m * cos(middle), 0.0)
        path = "" if row is None else row.path
        if path:
            first, *drawn, last = _drawn(path, form, way_s, hold_s, (x_m, y_m))
            yield replace(first, arc_m=arc_m, least_way_s=least_way_s)
            yield from drawn
            yield replace(last, least_hold_s=least_s)
            was = last.form
        else:
            at_m = (x_m, y_m, 0.0)
            yield Step(form, way_s, hold_s, at_m, "", arc_m, least_way_s, least_s)
        before = letter


def _drawn(path: str, form: Form, way_s: float, hold_s: float, from_m: tuple[float, float]) -> Iterator[Step]:
    """Yield the keys of a letter that a fingertip draws: points of the tip from where it is at first.

    The path keeps its time, whatever the rate.
    """
    tip, lasts_s, points, bow_m, turned = _PATHS[path]
    last = form
    if turned is not None:
        palm, fingers = turned
        last = Form(form.handshape, _unit(*palm), _unit(*fingers))
    forms = [form] * (len(points) - 1) + [last]
    lengths = [float(np.hypot(b[0] - a[0], b[1] - a[1])) for a, b in pairwise(points)]
    for number, ((x, y), shape) in enumerate(zip(points, forms, strict=True)):
        way = way_s if number == 0 else lasts_s * lengths[number - 1] / sum(lengths)
        held = hold_s if number == len(points) - 1 else 0.0
        arc_m = bow_m if number else (0.0, 0.0, 0.0)
        at_m = (from_m[0] + x, from_m[1] + y, 0.0)
        least_s, way = (RHYTHM.least_way_s, way) if number == 0 else (way, 0.0)
        yield Step(shape, way, held, at_m, tip, arc_m, least_s, begun=form)


def _asks(before: Form | None, form: Form) -> float:
    """Return how long the way between two forms lasts against the mean: as far as hand and joints turn."""
    if before is None:
        return 1.0
    bent = np.abs(_angles(form) - _angles(before)).max()
    turned = max(
        np.arccos(np.clip(np.dot(one, other), -1.0, 1.0))
        for one, other in ((before.palm, form.palm), (before.fingers, form.fingers))
    )
    far = max(float(turned) / RHYTHM.turn_rad, float(bent) / RHYTHM.bend_rad)
    return RHYTHM.still + (1.0 - RHYTHM.still) * far


def _angles(form: Form) -> Array:
    """(K,) rad, angles of the joints of a form's hand."""
    return handshape_angles(with_joints(shapes.find(form.handshape), form.joints))


def _unit(x: float, y: float, z: float) -> Vector:
    length = float(np.linalg.norm((x, y, z)))
    return (x / length, y / length, z / length)
