"""Laws of life: trunk and head move with the hands within bounds, contacts stay exact, nothing else changes."""

from dataclasses import replace

import numpy as np
import pytest
from scipy.signal import butter, sosfiltfilt

from body_model.arrays import Array
from nonmanuals.signal import CHANNELS
from signer.document.queries import span_s
from signer.document.sign import Sign
from signer.document.timing import frame_times
from signer.document.tracks.kinds import KINDS
from signer.document.tracks.span import Span
from signer.motion.face.track import FaceTrack, face_at
from signer.motion.pose import MET_M
from signer.motion.posing import clip, pose_at
from tests.helpers.characters import OTHER, REFERENCE
from tests.helpers.moving_hands import moving_hands
from tests.strategies.utterances import library

DRAWN = [moving_hands(seed)[1] for seed in (0, 7)]
SIGNS = [*library(), *DRAWN]
HEAD_BAND_DEG = 4.0
"""Most that a turn of the head may move to and fro between 1.5 and 5 Hz, where nods and shakes are."""
MOST_TORSO_TILT_DEG = 4.0


def lively(sign: Sign, life: float = 1.0) -> Sign:
    return replace(sign, life=life)


def face(sign: Sign, hz: float = 60.0) -> FaceTrack:
    return face_at(sign, np.array(frame_times(span_s(sign)[1], hz)))


def added(sign: Sign, life: float = 1.0) -> Array:
    """(F, 7) what life adds to head and torso, before limits of their channels matter."""
    return face(lively(sign, life)).channels[:, :7] - face(sign).channels[:, :7]


@pytest.mark.parametrize("sign", SIGNS, ids=lambda sign: sign.gloss)
def test_contacts_stay_exact_and_a_clip_has_the_poses(sign: Sign) -> None:
    for character in (REFERENCE, OTHER):
        moved = clip(lively(sign), 5, character)
        still = clip(sign, 5, character)
        for role, hands in moved.hands.items():
            for before, now in zip(still.hands[role], hands, strict=True):
                assert now.state == before.state
                assert now.contact_error_m <= max(before.contact_error_m + 1e-6, MET_M)
        row = len(moved) // 2
        alone = pose_at(lively(sign), float(moved.times_s[row]), character)
        assert np.abs(alone.matrices - moved.matrices[row]).max() < 1e-9


def test_signs_of_no_hand_and_of_the_base_hand_alone_live_too() -> None:
    base = SIGNS[-1].hand("base")
    for sign in (Sign(), Sign(tracks=(base,))):
        moved = clip(lively(sign), 5)
        assert np.isfinite(moved.matrices).all()
        assert np.abs(face(lively(sign)).of("head")).max() > 0.0  # the empty one lasts for one frame


def test_a_left_handed_signer_is_the_mirror_image() -> None:
    for sign in SIGNS[:4]:
        right, left = (clip(replace(lively(sign), dominant_side=side), 6) for side in ("right", "left"))
        mirrored = right.bone_positions[:, REFERENCE.body.mirror_bone] * (-1.0, 1.0, 1.0)
        assert np.abs(mirrored - left.bone_positions).max() < 1e-9


def test_more_life_moves_trunk_and_head_more_and_nothing_jumps() -> None:
    for sign in DRAWN:
        half, almost = added(sign, 0.5), added(sign, 0.5 + 1e-6)
        assert np.abs(half - almost).max() < 1e-6
        assert (np.ptp(added(sign), axis=0) >= np.ptp(half, axis=0) - 1e-9).all()
        assert np.ptp(half, axis=0).min() > 0.0


@pytest.mark.parametrize("sign", SIGNS, ids=lambda sign: sign.gloss)
def test_life_never_looks_like_a_nod_a_shake_or_a_lean(sign: Sign) -> None:
    names = CHANNELS[:7]
    angles = np.degrees(added(sign))
    assert np.abs(angles[:, names.index("torso.tilt_rad")]).max() < MOST_TORSO_TILT_DEG
    band = sosfiltfilt(butter(2, (1.5, 5.0), "band", fs=60.0, output="sos"), angles[:, :3], axis=0)
    assert 2.0 * np.percentile(np.abs(band), 99) < HEAD_BAND_DEG


def test_grammar_wins() -> None:
    sign = DRAWN[0]
    end_s = span_s(sign)[1]
    shake = Span("s1", 0.4, end_s - 0.8, signal="head.shake")
    shaking = sign.with_tracks(KINDS["head"].make(None, (shake,)))
    torso, head = slice(4, 7), slice(0, 4)
    times = np.linspace(0.5, end_s - 0.5, 40)
    alone = [face_at(each, times).channels for each in (sign, lively(sign))]
    beside = [face_at(each, times).channels for each in (shaking, lively(shaking))]
    assert np.allclose(beside[1][:, torso] - beside[0][:, torso], (alone[1] - alone[0])[:, torso])
    kept = np.abs(beside[1] - beside[0])[:, head]
    assert (kept <= 0.3 * np.abs(alone[1] - alone[0])[:, head] + 1e-9).all()


def test_no_life_is_no_life() -> None:
    for life in (-0.1, 1.1, float("nan"), True, "1"):
        with pytest.raises(ValueError, match="it must be a number from 0 to 1"):
            Sign(life=life)  # type: ignore[arg-type]
