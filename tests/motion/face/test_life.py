"""Laws of life: trunk and head move with the hands within bounds, contacts stay exact, nothing else changes.

The thirteen laws of its design, and the tests that hold them (*here* is this module):
1. Without life all is as it was: `tests/goldens`, `movement/test_flow.py` (no flow), `operations/test_second_hand.py`,
   `operations/test_loosening.py`, `document/test_blinks.py`.
2. A frame of a clip is the pose of its time: here, on both bodies and left-handed; `movement/test_flow.py`.
3. Held contacts are met as without it: here, on both bodies and left-handed.
4. Keys are met at their times: `movement/test_flow.py`.
5. A left-handed signer is the mirror image: here, `movement/test_flow.py`.
6. A pose is of sign and time alone, in any order: `movement/test_flow.py`; blinks and beats are drawn from the
   gloss: `document/test_blinks.py`.
7. A little more life moves a little more: here, `movement/test_flow.py`, `operations/test_loosening.py`.
8. Speed goes on through passed keys: `movement/test_flow.py`.
9. No hand is deeper in flesh: here for signs at the body and at the face, `dev.py soak life` for the library on
   both bodies; the trunk turns as one: here, `carriers/test_parts.py`; keys that would be passed deeper:
   `operations/test_clear_flow.py`.
10. Bounds of trunk and head, and grammar that wins: here; blinks: `document/test_blinks.py`.
11. What is bound, acts, repeats and ends keep their times: `operations/test_loosening.py`,
    `operations/test_second_hand.py`, `sequencing/test_life.py`, `movement/test_flow.py` (repeats).
12. The times of both hands keep their order: `operations/test_loosening.py`, `operations/test_second_hand.py`.
13. A transition plays as it was looked at: `sequencing/test_transitions.py`.
"""

from dataclasses import replace

import numpy as np
import pytest
from numpy.lib.stride_tricks import sliding_window_view
from scipy.signal import butter, sosfiltfilt

from body_model.arrays import Array
from nonmanuals.signal import CHANNELS
from signer.document.queries import span_s
from signer.document.sign import Sign
from signer.document.timing import frame_times
from signer.document.tracks.hand import Key
from signer.document.tracks.kinds import KINDS
from signer.document.tracks.shoulder import ShoulderKey, ShoulderTrack
from signer.document.tracks.span import Span
from signer.document.values import ROLES, Marker, SpacePoint
from signer.files import load_sign
from signer.library.shelf import sign_files
from signer.motion.carriers.part import turn_of
from signer.motion.carriers.standing import standing_of
from signer.motion.carriers.torso import TORSO
from signer.motion.face.life import life_curve
from signer.motion.face.track import FaceTrack, face_at, face_score
from signer.motion.operations.clear_flow import DEEPER_M
from signer.motion.pose import MET_M
from signer.motion.posing import clip, pose_at, poses
from signer.motion.posture.figure import in_chest_frame
from tests.helpers.characters import OTHER, REFERENCE
from tests.helpers.extent import count
from tests.helpers.moving_hands import moving_hands
from tests.helpers.passing_hands import passing_hands
from tests.helpers.signs import LIBRARY
from tests.soak.life import deeper_m
from tests.strategies.utterances import library

DRAWN = [moving_hands(seed)[1] for seed in (0, 7)]
SIGNS = [*library(), *DRAWN]
HELD = SIGNS if count(0, whole=1) else [one for one in SIGNS if one.gloss in ("SICK", "NAME", "ON ONE PLACE")]
SOME = [load_sign(path) for name in ("BED", "BROTHER") for path in sign_files() if path.stem == name]
"""A hand at the cheek and a forearm before the belly: both were over 1.3 mm deeper before the trunk turned as
one, and before the head kept still for them."""
HEAD_BAND_DEG = 4.0
"""Most that the head may move to and fro in the world between 1.5 and 5 Hz, where nods and shakes are."""
MOST_TO_AND_FRO_DEG = 0.75
"""Most that trunk and head may turn or tilt to one side and back within half a second."""
MOST_NOD_DEG, NOD_S = 3.0, 0.8
"""Most that it may pitch in the world within so long."""


def lively(sign: Sign, life: float = 1.0) -> Sign:
    return replace(sign, life=life)


def face(sign: Sign, hz: float = 60.0) -> FaceTrack:
    return face_at(sign, np.array(frame_times(span_s(sign)[1], hz)))


def added(sign: Sign, life: float = 1.0) -> Array:
    """(F, 7) what life adds to head and torso, before limits of their channels matter."""
    return face(lively(sign, life)).channels[:, :7] - face(sign).channels[:, :7]


@pytest.mark.parametrize("sign", HELD, ids=lambda sign: sign.gloss)
def test_contacts_stay_exact_and_a_clip_has_the_poses(sign: Sign) -> None:
    for character, side in ((REFERENCE, "right"), (OTHER, "left")):
        sign = replace(sign, dominant_side=side)
        moved = clip(lively(sign), 5, character)
        still = clip(sign, 5, character)
        for role, hands in moved.hands.items():
            for before, now in zip(still.hands[role], hands, strict=True):
                assert now.state == before.state
                assert now.contact_error_m <= max(before.contact_error_m + 1e-6, MET_M)
        row = len(moved) // 2
        alone = pose_at(lively(sign), float(moved.times_s[row]), character)
        assert np.abs(alone.matrices - moved.matrices[row]).max() < 1e-9


def test_the_head_goes_with_the_chest_while_a_hand_is_at_the_face() -> None:
    """Bounded by itself it turned by a quarter of a degree against a hand at the ear."""
    sign = lively(load_sign(LIBRARY / "TELEPHONE.sign"))
    times = np.linspace(0.0, sign.hand("dominant").keys[0].end_s + 0.1, 9)[-2:]
    track = face_at(sign, times)
    assert np.abs(track.of("head")).max() < 1e-6
    assert np.abs(track.of("torso")).max() > 0.01


def test_signs_of_no_hand_and_of_the_base_hand_alone_live_too() -> None:
    base = SIGNS[-1].hand("base")
    for sign in (Sign(), Sign(tracks=(base,))):
        moved = clip(lively(sign), 5)
        assert np.isfinite(moved.matrices).all()
        assert np.abs(face(lively(sign)).of("head")).max() > 0.0  # the empty one lasts for one frame


def test_a_left_handed_signer_is_the_mirror_image() -> None:
    for sign in HELD[:2]:
        right, left = (clip(replace(lively(sign), dominant_side=side), 6) for side in ("right", "left"))
        mirrored = right.bone_positions[:, REFERENCE.body.mirror_bone] * (-1.0, 1.0, 1.0)
        assert np.abs(mirrored - left.bone_positions).max() < 1e-9


def test_more_life_moves_trunk_and_head_more_and_nothing_jumps() -> None:
    for sign in DRAWN:
        half, almost = added(sign, 0.5), added(sign, 0.5 + 1e-6)
        assert np.abs(half - almost).max() < 1e-6
        assert (np.ptp(added(sign), axis=0) >= np.ptp(half, axis=0) - 1e-9).all()
        assert np.ptp(half, axis=0).min() > 0.0


def test_life_never_looks_like_a_nod_a_shake_or_a_lean() -> None:
    for sign in (*SIGNS, shaking(SIGNS[-1])):
        angles = np.degrees(added(sign))
        assert (
            np.abs(angles[:, [CHANNELS.index(f"torso.{name}_rad") for name in ("tilt", "pitch")]]).max() < 4.0
        )
        in_world = angles[:, :3] + angles[:, 4:7]
        steps = min(round(NOD_S * 60.0), len(in_world))
        assert np.ptp(sliding_window_view(in_world[:, 0], steps), axis=1).max() <= MOST_NOD_DEG
        band = sosfiltfilt(butter(2, (1.5, 5.0), "band", fs=60.0, output="sos"), in_world, axis=0)
        assert 2.0 * np.percentile(np.abs(band), 99) < HEAD_BAND_DEG


def test_trunk_and_head_do_not_change_sides_within_half_a_second() -> None:
    """They went to and fro by up to 1.2 degrees so quickly, and by more in sentences, and looked drunk."""
    aside, quarter = [CHANNELS.index(f"torso.{name}_rad") for name in ("turn", "tilt")], 15
    for sign in SIGNS:
        angles = np.degrees(added(sign))
        for part in (angles[:, aside], angles[:, aside] + angles[:, 1:3]):
            there = part[quarter:-quarter] - part[: -2 * quarter]
            back = part[quarter:-quarter] - part[2 * quarter :]
            to_and_fro = np.minimum(np.abs(there), np.abs(back))[there * back > 0.0]
            assert to_and_fro.max(initial=0.0) < MOST_TO_AND_FRO_DEG


def shaking(sign: Sign) -> Sign:
    """A sign whose head shakes for half a second, from 2 s on."""
    shake = Span("s1", 2.0, 0.5, 0.1, 0.1, signal="head.shake")
    return sign.with_tracks(KINDS["head"].make(None, (shake,)))


def lowered(sign: Sign) -> Sign:
    """The sign 20 cm lower: no hand comes near the face."""
    tracks = [sign.hand(role) for role in ROLES]
    return sign.with_tracks(*(replace(one, keys=tuple(map(_lower, one.keys))) for one in tracks))


def _lower(key: Key) -> Key:
    assert isinstance(key.placement, SpacePoint)
    x, y, z = key.placement.point_m
    return replace(key, placement=replace(key.placement, point_m=(x, y - 0.2, z)))


def test_grammar_wins_from_a_second_before_it_on() -> None:
    sign = lowered(passing_hands(3, 8))
    times = np.linspace(0.0, span_s(sign)[1], 200)
    alone = life_curve(lively(sign), ())
    beside = face_score(shaking(lively(sign))).life
    assert alone is not None
    assert beside is not None
    (shake,) = shaking(sign).spans("head")
    mine = (times >= shake.time_s - 1.0) & (times <= shake.end_s)
    torso, head = [each.at(times)[:, 4:7] for each in (alone, beside)], slice(0, 3)
    assert np.array_equal(*torso)  # no hand is near the face
    in_world = [
        np.abs(each.at(times)[:, head] + moved) for each, moved in zip((alone, beside), torso, strict=True)
    ]
    assert (in_world[1][mine] <= 0.3 * in_world[0][mine] + 1e-9).all()
    beyond = (times < shake.from_s - 1.7) | (times > shake.until_s + 0.7)
    assert np.array_equal(in_world[1][beyond], in_world[0][beyond])
    assert beyond.any()
    steps = [np.abs(np.diff(each, axis=0)).max() for each in in_world]
    assert steps[1] < 1.5 * steps[0]


def test_no_hand_is_deeper_in_flesh_with_life() -> None:
    for sign, character in zip(SOME, (REFERENCE, OTHER), strict=True):
        assert deeper_m(sign, character, fps=12.0) <= DEEPER_M


def test_life_turns_the_trunk_as_one_and_spans_bend_it_all_the_same() -> None:
    bent = Span("t1", 0.3, 0.5, 0.2, 0.2, pose=(("turn_rad", 0.3), ("pitch_rad", 0.1)))
    times, spine = np.linspace(0.0, 2.0, 9), REFERENCE.body.bones(*TORSO.bones)
    sign = lively(DRAWN[0])
    for one in (sign, sign.with_tracks(KINDS["torso"].make(None, (bent,)))):
        standing = standing_of(REFERENCE, face_score(one), times)
        assert standing.chest[:, :, :3] == pytest.approx(
            turn_of(*face_at(one, times).of("torso").T), abs=1e-12
        )
        drawn = poses(one, times, REFERENCE)
        against_chest = np.abs(in_chest_frame(drawn.chest, drawn.matrices[:, spine]) - np.eye(3, 4)).max()
        assert (against_chest < 1e-12) == (one is sign)
        assert ("trunk" in standing.surroundings.moved) == (one is not sign)


def test_no_life_is_no_life() -> None:
    for life in (-0.1, 1.1, float("nan"), True, "1"):
        with pytest.raises(ValueError, match="it must be a number from 0 to 1"):
            Sign(life=life)  # type: ignore[arg-type]


def test_the_face_that_is_kept_is_that_of_a_sign_made_anew() -> None:
    sign = lively(load_sign(next(path for path in sign_files() if path.stem == "IDEA")))
    face_score(sign)  # is kept
    marked = replace(sign, markers=(Marker(0.3, "here"),))
    longer = replace(sign, tracks=(*sign.tracks, ShoulderTrack("dominant", (ShoulderKey("s1", 12.0),))))
    for changed in (marked, longer):
        anew = replace(changed, tracks=tuple(replace(track) for track in changed.tracks))
        times = np.arange(0.0, span_s(changed)[1], 0.05)
        assert np.array_equal(face_at(changed, times).weights, face_at(anew, times).weights)
    assert not np.array_equal(face_at(sign, times).weights, face_at(longer, times).weights)
