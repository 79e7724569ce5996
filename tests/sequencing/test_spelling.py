"""Fingerspelling and numbers: where the hand is, how long a letter lasts, and that it is that letter."""

from functools import cache
from itertools import pairwise

import numpy as np
import pytest

from fingerspelling.catalogue import letters, variants_of
from handshapes import catalogue as shapes
from signer.characters.load import reference
from signer.document.problems import structure_problems
from signer.document.sign import Sign
from signer.document.tracks.hand import Key
from signer.document.utterance import DOUBLES, LARGEST_NUMBER, NUMBER_USES, Doubles, Number, Spelling
from signer.files import read_sign
from signer.files.writing import sign_bytes
from signer.kinematics.hand import handshape_angles
from signer.motion.posing import poses
from signer.sequencing import number, perform, spell
from signer.sequencing.letter_keys import LINE
from signer.sequencing.numbers import number_sign, number_variants
from signer.sequencing.spelling import spelling_sign
from tests.helpers.extent import count, part

WORDS = ("Jaz", "fax 5")


@pytest.mark.parametrize("word", WORDS)
def test_the_wrist_stays_while_letters_pass(word: str) -> None:
    sign = spelling_sign(reference(), Spelling(word))
    assert structure_problems(sign) == ()
    keys = sign.hand("dominant").keys
    hands = poses(sign, [key.time_s for key in keys], reference()).hands["dominant"]
    wrists = np.array([hand.wrist for hand in hands])
    assert np.linalg.norm(wrists - wrists[0], axis=1).max() < 0.06 + 0.05  # and the drift
    for key, hand in zip(keys, hands, strict=True):
        if not key.joints:
            wanted = handshape_angles(shapes.find(key.handshape))
            assert np.abs(hand.handshape_angles - wanted).max() < np.radians(1.0), key.id


def performed_keys(word: str, rate_hz: float = 4.0) -> tuple[Key, ...]:
    return performed(word, rate_hz).hand("dominant").keys


@cache
def performed(word: str, rate_hz: float = 4.0) -> Sign:
    return perform(spell(word, rate_hz), avoid=False).sign


@pytest.mark.parametrize(
    ("word", "rate_hz"), part((("jay", 2.5), ("finn", 4.0), ("linda", 4.0), ("zoe", 2.0)), every=2)
)
def test_words_last_as_the_rate_asks_for_and_their_letters_differ(word: str, rate_hz: float) -> None:
    keys = performed_keys(word, rate_hz)
    assert len(word) / (keys[-1].end_s - keys[0].time_s) == pytest.approx(rate_hz, rel=0.03)
    letters = [key for key in keys if key.articulator == "wrist.palmar"]
    held = [key.hold_s for key in letters]
    assert all(hold_s >= 0.07 for hold_s in held)
    assert held[-1] > 1.5 * max(held[:-1], default=0.0)
    if len(letters) == len(word):
        assert held[0] > min(held[1:])
    if word == "linda":  # D is made with its tips, and N and I with none
        assert held[3] > 1.25 * held[1]


def test_a_word_is_slower_where_fingers_must_be_and_quicker_elsewhere() -> None:
    keys = performed_keys("brick")  # R is crossed
    ways = [after.time_s - before.end_s for before, after in pairwise(keys)]
    assert ways[0] > 1.5 * max(ways[1:])
    assert len(keys) / (keys[-1].end_s - keys[0].time_s) > 3.7


def test_tips_that_touch_are_held_longer_and_lexicalised_words_are_quick() -> None:
    keys = spelling_sign(reference(), Spelling("bdl", 12.0)).hand("dominant").keys
    assert [key.hold_s >= 0.09 for key in keys[:2]] == [False, True]
    plain, quick = (
        spelling_sign(reference(), Spelling("dill", 3.0, lexicalised=way)) for way in (False, True)
    )
    ends = [sign.hand("dominant").keys[-1].end_s for sign in (plain, quick)]
    assert ends[1] < 0.7 * ends[0]


@pytest.mark.parametrize("doubles", DOUBLES)
def test_doubles_slide_reform_or_bounce(doubles: Doubles) -> None:
    sign = spelling_sign(reference(), Spelling("oll", doubles=doubles))
    keys = sign.hand("dominant").keys
    points = np.array([key.placement.point_m for key in keys])  # type: ignore[union-attr]
    aside = float(points[1, 0] - points[-1, 0])
    expected = {"slide": (3, 0.04), "reform": (4, 0.0), "bounce": (4, 0.0)}[doubles]
    assert (len(keys), round(aside, 3)) == expected
    if doubles == "bounce":
        assert 0.0 < points[1, 1] - points[2, 1] < 0.013


def test_the_hand_goes_round_once_in_an_initialism() -> None:
    sign = spelling_sign(reference(), Spelling("bbbb", circled=True))
    keys = sign.hand("dominant").keys
    times = np.linspace(keys[0].time_s, keys[-1].end_s, 25)
    middle = np.array(keys[0].placement.point_m) - (0.0, LINE.circle_m, 0.0)  # type: ignore[union-attr]
    hands = poses(sign, times, reference()).hands["dominant"]
    notch = reference().body.landmarks["suprasternal_notch"]
    around = np.array([hand.articulator for hand in hands]) - notch - middle
    assert np.abs(np.hypot(around[:, 0], around[:, 1]) - LINE.circle_m).max() < 0.1 * LINE.circle_m
    turns = np.unwrap(np.arctan2(around[:, 1], around[:, 0]))
    assert turns[-1] - turns[0] == pytest.approx(1.5 * np.pi)  # outwards, down, and nearly back
    assert (np.diff(turns) > -1e-3).all()


def test_the_wrist_never_jolts_and_bobs_by_millimetres() -> None:
    keys = performed_keys("jz")
    times = np.arange(keys[0].time_s, keys[-1].end_s, 1.0 / 240.0)
    wrists = np.array([hand.wrist for hand in poses(performed("jz"), times, reference()).hands["dominant"]])
    assert 240.0 * np.linalg.norm(np.diff(wrists, 2, axis=0), axis=1).max() < 0.3  # m/s
    letters = performed_keys("linda", 4.0)
    heights = [key.placement.point_m[1] for key in letters]  # type: ignore[union-attr]
    assert 0.001 <= np.abs(np.diff(heights)).min() <= np.abs(np.diff(heights)).max() <= 0.003


def test_j_and_z_are_drawn_by_the_tip() -> None:
    for letter, tip, turns in (("j", "pinky.tip", 1), ("z", "index.tip", 2)):
        keys = spelling_sign(reference(), Spelling(letter)).hand("dominant").keys
        assert {key.articulator for key in keys} == {tip}
        points = np.array([key.placement.point_m for key in keys])  # type: ignore[union-attr]
        steps = np.diff(points[:, 0])
        assert sum(one * other < 0 for one, other in pairwise(steps[np.abs(steps) > 1e-6])) == turns - (
            letter == "j"
        )
        assert points[-1, 1] < points[0, 1] - 0.03
        lasts_s = keys[-1].time_s - keys[0].end_s
        assert lasts_s == pytest.approx(0.3 if letter == "z" else 0.25, abs=0.01)
        fingers = keys[0].orientation.fingers  # type: ignore[union-attr]
        assert (fingers[2] > 0.7) == (letter == "z")  # its index points forward


def test_every_letter_and_variant_is_formed() -> None:
    for one in letters()[:: count(6, whole=1)]:
        sign = spelling_sign(reference(), Spelling(one.letter, variants=((one.letter, one.variant),)))
        assert sign.hand("dominant").keys[0].handshape == one.form.handshape
        assert one.variant in variants_of(one.letter)
    with pytest.raises(LookupError, match="has no variant 'odd'; it has usual"):
        spelling_sign(reference(), Spelling("a", variants=(("a", "odd"),)))


@pytest.mark.parametrize("value", [*range(3, LARGEST_NUMBER + 1, count(167, whole=1))])
def test_every_number_is_a_sign(value: int) -> None:
    for variant in ("", *number_variants(value)[1:]):
        sign = number_sign(reference(), Number(value, variant=variant))
        assert structure_problems(sign) == ()
        assert read_sign(sign_bytes(sign)).sign == sign


def test_uses_of_a_number_differ_where_they_should() -> None:
    signs = {use: number_sign(reference(), Number(3, use)).hand("dominant").keys for use in NUMBER_USES}
    palms = {use: keys[-1].orientation.palm[2] for use, keys in signs.items()}  # type: ignore[union-attr]
    assert palms["count"] < 0.0 < palms["address"]
    assert palms["time"] == palms["address"]
    assert [len(signs[use]) for use in NUMBER_USES] == [1, 1, 1, 2, 2]
    with pytest.raises(ValueError, match="1000 is no number from 0 to 999"):
        number(1000)
    with pytest.raises(LookupError, match="7 has no form 'odd'"):
        number_sign(reference(), Number(7, variant="odd"))
    with pytest.raises(ValueError, match="nothing to spell"):
        spell("--")
