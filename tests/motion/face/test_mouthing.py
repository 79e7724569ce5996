"""Laws of mouthed words: sounds that must be reached are, others run into each other, nothing jumps."""

import random

import numpy as np
import pytest

from body_model.face_shapes import FACE_SHAPES
from nonmanuals.mouthing import phonemes, visemes
from signer.document.sign import Sign
from signer.document.span_edits import add_span
from signer.document.tracks.span import Span
from signer.motion.face.mouthing import REACHING, mouthing_of
from signer.motion.face.track import face_at
from tests.helpers.characters import SOME_BODIES
from tests.helpers.extent import seeds
from tests.helpers.faces import lips_gap_m

AT = {name: place for place, name in enumerate(FACE_SHAPES)}


def said(word: str, hold_s: float = 0.5, **more: object) -> Sign:
    span = Span("m1", 0.5, hold_s, signal="mouthing.word", word=word, **more)  # type: ignore[arg-type]
    return add_span("mouth", span)(Sign())


@pytest.mark.parametrize("word", ["mother", "paper", "water", "baby", "fish", "very"])
@pytest.mark.parametrize("offset", [0.0, 0.012, 0.027])
def test_a_sound_that_must_be_reached_is_seen_whole_in_a_frame_at_30_a_second(
    word: str, offset: float
) -> None:
    times = np.arange(0.3, 1.2, 1.0 / 30.0) + offset
    weights = face_at(said(word), times).weights
    moved = np.array([not name.startswith("tongue") for name in FACE_SHAPES])
    for mouth in visemes(phonemes(word).sounds):
        if mouth.must_reach:
            wanted = np.array([dict(mouth.weights).get(name, 0.0) for name in FACE_SHAPES])
            off = np.abs(weights[:, moved] - wanted[moved]).max(axis=1)
            assert off.min() < 1e-9, (word, mouth.phoneme)


LABIALS = (
    "maple",
    "bathmat",
    "bumblebee",
    "wombat",
    "jump",
    "both of them",
    "up",
    "amoeba",
    "shrimp",
    "oh boy",
)
"""Words whose lips meet after and before open, round and drawn mouths, and a tongue that is out."""
AROUND = (
    (),
    (("feeling", "feel.surprised"), ("grammar", "q.wh")),
    (("feeling", "feel.afraid"), ("nose", "nose.wrinkle"), ("grammar", "negation")),
    (("feeling", "feel.happy"), ("eyes", "eyes.squint"), ("grammar", "q.rhetorical")),
)
"""Movements of the rest of the face meanwhile: kinds of tracks and signals."""


@pytest.mark.parametrize("name", SOME_BODIES)
@pytest.mark.parametrize("seed", seeds(4, whole=200))
def test_drawn_lips_meet_for_p_b_and_m_whatever_is_said_before_and_after_and_felt(
    name: str, seed: int
) -> None:
    """Law 13 on the drawn skin: some frame at 30 a second has lips within 0.3 mm of each other."""
    draw = random.Random(seed)
    word, around = LABIALS[seed % len(LABIALS)], AROUND[seed % len(AROUND)]
    sign = said(word, draw.uniform(0.4, 1.2))
    for kind, signal in around:
        sign = add_span(kind, Span(f"{kind[0]}9", 0.3, 2.0, signal=signal))(sign)
    (span,) = sign.spans("mouth")
    mouthing = mouthing_of(span, "whole")
    assert mouthing is not None
    times = np.arange(0.3, 2.0, 1.0 / 30.0) + draw.random() / 30.0
    weights = face_at(sign, times).weights
    labial = [mouth.phoneme in "PBM" for mouth in visemes(phonemes(word).sounds)]
    assert any(labial)
    for middle in (0.5 * (mouthing.starts + mouthing.ends))[labial]:
        frames = np.flatnonzero(np.abs(times - middle) <= 0.5 * REACHING.least_s)
        assert min(lips_gap_m(name, weights[frame]) for frame in frames) < 0.0003
        assert not weights[frames, AT["tongueOut"]].any()


def test_lips_are_shut_over_a_shut_jaw_for_p_b_and_m() -> None:
    weights = face_at(said("baby", 0.6), np.arange(0.4, 1.2, 0.001)).weights
    shut = weights[:, AT["mouthPressLeft"]] == 0.5
    assert shut.any()
    assert not weights[shut, AT["jawOpen"]].any()


def test_words_do_not_jump_and_are_gone_when_their_span_is() -> None:
    times = np.arange(0.0, 2.0, 0.001)
    weights = face_at(said("chocolate", 0.8), times).weights
    assert np.abs(np.diff(weights, axis=0)).max() < 0.06
    assert not weights[times < 0.4].any()
    assert not weights[times > 1.42].any()
    assert weights.max() <= 1.0


def test_a_first_reading_and_corrections_by_hand_are_shorter_and_a_word_without_sounds_is_silent() -> None:
    whole, first = (mouthing_of(Span("m", 0.0, 1.0, word="finish"), one) for one in ("whole", "first"))
    assert whole is not None
    assert first is not None
    assert (len(whole.starts), len(first.starts)) == (5, 3)
    assert whole.ends[-1] == pytest.approx(1.0)
    own = mouthing_of(Span("m", 0.0, 1.0, word="finish", sounds=(("F", 1.0), ("SH", 3.0))), "whole")
    assert own is not None
    assert own.ends.tolist() == pytest.approx([0.25, 1.0])
    assert mouthing_of(Span("m", 0.0, 1.0), "whole") is None
    assert mouthing_of(Span("m", 0.0, 0.0, word="finish"), "whole") is None
    assert not face_at(said(""), np.array([0.7])).weights.any()


def test_a_word_alone_is_the_same_frame_by_frame_and_gives_way_to_the_next_signal() -> None:
    sign = add_span("mouth", Span("m2", 1.05, 0.3, signal="morph.oo"))(said("apple"))
    times = np.linspace(0.3, 1.6, 30)
    together = face_at(sign, times).weights
    for row in range(0, 30, 6):
        assert np.array_equal(face_at(sign, times[row : row + 1]).weights[0], together[row])
    oo = face_at(sign, np.array([1.2])).weights[0]
    assert oo[AT["mouthPucker"]] == 0.85
