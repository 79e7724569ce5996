"""Laws of the face: recipes to the last bit, mixing, rules, envelopes without jumps, each frame by itself."""

import math
import random
from dataclasses import replace

import numpy as np
import pytest

from body_model.arrays import Array
from body_model.face_shapes import FACE_SHAPES, mirrored_shape
from nonmanuals import catalogue
from nonmanuals.shapes import region_of
from nonmanuals.signal import BLINK_HOLD_S, CHANNELS, Signal
from signer.document.fitting import with_new_item
from signer.document.sign import Sign
from signer.document.tracks.face import FACE
from signer.document.tracks.kinds import SPAN_KINDS
from signer.document.tracks.span import Span
from signer.document.tracks.track import TrackName
from signer.kinematics.least_jerk import least_jerk
from signer.motion.face.mixing import joined
from signer.motion.face.rules import within_rules
from signer.motion.face.swing import SHAKE, Swing, halves_in, whole_s
from signer.motion.face.track import face_at, posture_at
from signer.motion.posing import poses
from tests.helpers.characters import REFERENCE
from tests.strategies.signs import face_track

SHAPED = [signal for signal in catalogue.every() if signal.phases and signal.track != "grammar"]
SPANS = [one for one in catalogue.every() if one.track not in ("gaze", "grammar") and one.reading is None]


def sign_of(*spans: tuple[str, Span]) -> Sign:
    sign = Sign()
    for kind, span in spans:
        sign = with_new_item(sign, TrackName(kind), span)
    return sign


def drawn_sign(seed: int) -> Sign:
    """A sign whose face, head and trunk do this and that, many of it at once."""
    tracks, count = [], 0
    for kind in FACE:
        spans = []
        for span in face_track(kind, seed).spans:
            count += 1
            spans.append(
                replace(
                    span, id=f"x{count}", onset_s=max(span.onset_s, 0.05), offset_s=max(span.offset_s, 0.05)
                )
            )
        tracks.append(replace(face_track(kind, seed), spans=tuple(spans)))
    return Sign(tracks=tuple(tracks))


def weights_of(recipe: tuple[tuple[str, float], ...]) -> Array:
    found = dict(recipe)
    return np.array([found.get(name, 0.0) for name in FACE_SHAPES])


@pytest.mark.parametrize("side", ["written", "mirrored"])
def test_a_signal_alone_shows_its_recipe_to_the_last_bit_while_it_is_held(side: str) -> None:
    for signal in SPANS:
        span = Span("x", 1.0, 1.0, signal=signal.id, side=side)  # type: ignore[arg-type]
        track = face_at(sign_of((signal.track, span)), np.array([0.0, 1.0, 1.0 + 1e-6, 2.0, 9.0]))
        other = mirrored_shape if side == "mirrored" else str
        if signal.movement is None:
            for row, phase in ((1, 0), (3, -1)):
                recipe = signal.phases[phase].weights if signal.phases else ()
                wanted = weights_of(tuple((other(name), weight) for name, weight in recipe))
                assert np.array_equal(track.weights[row], wanted), signal.id
        sign = -1.0 if side == "mirrored" else 1.0
        for place, name in enumerate(CHANNELS[:7]):
            turned = sign if "turn" in name or "tilt" in name else 1.0
            assert track.channels[1, place] == turned * dict(signal.pose).get(name, 0.0)
        assert not track.weights[[0, 4]].any()
        assert not track.channels[[0, 4]].any()


def test_nothing_at_all_is_a_neutral_face() -> None:
    track = face_at(Sign(), np.linspace(0.0, 1.0, 5))
    assert not track.weights.any()
    assert not track.channels.any()
    assert not track.of("shoulder").any()
    assert track.reasons == ()


def test_mixing_commutes_is_associative_and_monotonic_and_stays_within_0_and_1() -> None:
    a, b, c, d = np.random.default_rng(0).random((4, 500))
    assert joined(a, b) == pytest.approx(joined(b, a), abs=1e-15)
    assert joined(joined(a, b), c) == pytest.approx(joined(a, joined(b, c)), abs=1e-15)
    assert (joined(a, b) <= 1.0).all()
    assert (joined(a, b) >= np.maximum(a, b) - 1e-15).all()
    more = np.minimum(b + d, 1.0)
    assert (joined(a, more) >= joined(a, b) - 1e-15).all()
    assert np.array_equal(joined(a, 0.0 * a), a)
    assert np.array_equal(joined(0.0 * a, a), a)


def test_two_layers_on_one_shape_follow_the_stated_rule() -> None:
    both = sign_of(
        ("brows", Span("x1", 1.0, 1.0, signal="brow.raise.slight")),
        ("grammar", Span("x2", 1.0, 1.0, signal="q.yn", strength=0.5)),
    )
    found = face_at(both, np.array([1.5])).weights[0, FACE_SHAPES.index("browInnerUp")]
    assert found == pytest.approx(1.0 - (1.0 - 0.45) * (1.0 - 0.5))


def test_feeling_gives_way_to_grammar_on_the_brow_and_to_a_word_on_the_mouth() -> None:
    feeling = ("feeling", Span("x1", 1.0, 1.0, signal="feel.afraid"))
    alone = face_at(sign_of(feeling), np.array([1.5])).weights[0]
    grammar = face_at(
        sign_of(feeling, ("grammar", Span("x2", 1.0, 1.0, signal="q.wh"))), np.array([1.5])
    ).weights[0]
    mouth = face_at(
        sign_of(feeling, ("mouth", Span("x3", 1.0, 1.0, signal="mouth.relax"))), np.array([1.5])
    ).weights[0]
    for place, name in enumerate(FACE_SHAPES):
        if name == "browInnerUp":
            assert grammar[place] == pytest.approx(0.5 * alone[place])
        if region_of(name) == "mouth":
            assert mouth[place] == pytest.approx(0.15 * alone[place])  # a relaxed mouth says something, too
    spoken = face_at(
        sign_of(feeling, ("mouth", Span("x3", 1.0, 1.0, signal="mouth.press"))), np.array([1.5])
    ).weights[0]
    stretch = FACE_SHAPES.index("mouthStretchLeft")
    assert spoken[stretch] == pytest.approx(0.15 * alone[stretch])
    negated = ("grammar", Span("x2", 1.0, 1.0, signal="negation"))
    down = FACE_SHAPES.index("mouthFrownLeft")
    own = face_at(sign_of(negated), np.array([1.5])).weights[0, down]
    both = face_at(sign_of(negated, ("mouth", Span("x3", 1.0, 1.0, signal="mouth.press"))), np.array([1.5]))
    assert both.weights[0, down] == pytest.approx(0.15 * own)


def test_rules_leave_every_recipe_as_it_is_and_are_idempotent() -> None:
    for signal in SHAPED:
        for phase in signal.phases:
            weights = weights_of(phase.weights)[None]
            ruled = within_rules(weights)
            assert np.array_equal(ruled.weights, weights), (signal.id, ruled.reasons)
    drawn = np.random.default_rng(1).random((400, len(FACE_SHAPES)))
    drawn = np.where(np.random.default_rng(2).random(drawn.shape) < 0.4, drawn, 0.0)
    once = within_rules(drawn)
    assert np.array_equal(within_rules(once.weights).weights, once.weights)
    assert once.reasons
    assert ((once.weights >= 0.0) & (once.weights <= 1.0)).all()
    found = dict(zip(FACE_SHAPES, once.weights.T, strict=True))
    assert (found["mouthClose"] <= found["jawOpen"]).all()
    assert (found["eyeWideLeft"] <= 1.0 - found["eyeBlinkLeft"]).all()
    assert (np.minimum(found["jawLeft"], found["jawRight"]) == 0.0).all()
    mirror = [FACE_SHAPES.index(mirrored_shape(name)) for name in FACE_SHAPES]
    assert np.array_equal(within_rules(drawn[:, mirror]).weights, once.weights[:, mirror])


@pytest.mark.parametrize("seed", range(6))
def test_a_frame_is_the_same_whatever_is_asked_for_with_it_and_weights_stay_weights(seed: int) -> None:
    sign, times = drawn_sign(seed), np.linspace(-0.1, 5.0, 40)
    track = face_at(sign, times)
    for row in range(0, 40, 7):
        alone = face_at(sign, times[row : row + 1])
        assert np.array_equal(alone.weights[0], track.weights[row])
        assert np.array_equal(alone.channels[0], track.channels[row])
        assert np.array_equal(alone.of("shoulder")[0], track.of("shoulder")[row])
    assert ((track.weights >= 0.0) & (track.weights <= 1.0)).all()


def test_weights_never_jump_and_chained_spans_stay_between_both_recipes() -> None:
    draw = random.Random(3)
    for _ in range(40):
        one, other = draw.sample([signal for signal in SPANS if signal.track == "brows"], 2)
        gap_s = draw.uniform(0.11, 0.5)
        ramps = [draw.uniform(0.1, 0.4) for _ in range(4)]
        sign = sign_of(
            ("brows", Span("x1", 0.5, 0.4, ramps[0], ramps[1], signal=one.id)),
            ("brows", Span("x2", 0.9 + gap_s, 0.4, ramps[2], ramps[3], signal=other.id)),
        )
        times = np.arange(0.0, 3.0, 0.001)
        weights = face_at(sign, times).weights
        steep = 1.9 * 0.001 / min(*ramps, gap_s, 0.1)
        assert np.abs(np.diff(weights, axis=0)).max() <= steep
        if 0.9 + ramps[1] > 0.9 + gap_s - ramps[2]:
            first, second = weights_of(one.phases[-1].weights), weights_of(other.phases[0].weights)
            between = weights[(times > 0.9) & (times < 0.9 + gap_s)]
            assert (between >= np.minimum(first, second) - 1e-12).all()
            assert (between <= np.maximum(first, second) + 1e-12).all()


def test_phases_cross_over_about_their_share_and_a_repeat_runs_them_round() -> None:
    times = np.arange(0.0, 3.0, 0.001)
    cha = face_at(sign_of(("mouth", Span("x", 1.0, 1.0, signal="morph.cha"))), times).weights
    opens = cha[:, FACE_SHAPES.index("jawOpen")]
    assert opens[np.searchsorted(times, 1.3)] == pytest.approx(0.21, abs=0.005)
    assert not opens[times <= 1.239].any()
    assert (opens[(times > 1.361) & (times < 1.999)] == 0.42).all()
    chew = face_at(sign_of(("mouth", Span("x", 1.0, 1.0, signal="mouth.chew"))), times).weights
    right = chew[:, FACE_SHAPES.index("jawRight")] > 0.2
    assert np.count_nonzero(np.diff(right.astype(int)) == 1) == 2
    twitch = face_at(sign_of(("nose", Span("x", 1.0, 1.0, signal="nose.twitch"))), times).weights
    up = twitch[:, FACE_SHAPES.index("noseSneerLeft")] > 0.4
    assert np.count_nonzero(np.diff(up.astype(int)) == 1) == 2


@pytest.mark.parametrize(("hold_s", "halves"), [(1.0, 4), (0.3, 1), (2.0, 9)])
def test_a_movement_swings_inside_its_stretch_and_begins_and_ends_without_speed(
    hold_s: float, halves: int
) -> None:
    times = np.arange(0.0, 4.0, 0.001)
    turn = face_at(sign_of(("head", Span("x", 1.0, hold_s, signal="head.shake"))), times).channels[:, 1]
    outside = (times <= 1.0) | (times >= 1.0 + hold_s)
    assert not turn[outside].any()
    assert np.count_nonzero(np.diff(np.sign(turn[~outside]))) == halves - 1
    speed = np.abs(np.diff(turn)) / 0.001
    assert speed[np.searchsorted(times, 1.0)] < 0.05
    assert speed[np.searchsorted(times, 1.0 + hold_s) - 1] < 0.05
    assert np.abs(turn).max() <= math.radians(12) + 1e-12
    assert np.abs(turn).max() == pytest.approx(math.radians(12), rel=1e-3)


def test_long_shakes_fade_and_half_a_cycle_is_a_single_thrust() -> None:
    times = np.linspace(0.0, 3.0, 3001)
    swings = Swing((1,), 1.0, 0.0, 3.0, 8).at(times)
    peaks = [np.abs(swings[start : start + 375]).max() for start in range(0, 3000, 375)]
    assert np.array(peaks[1:]) / np.array(peaks[:-1]) == pytest.approx(0.9, abs=0.01)
    thrust = face_at(sign_of(("head", Span("x", 1.0, 1.0, signal="head.thrust.single"))), times).channels[
        :, 3
    ]
    assert (thrust >= 0.0).all()
    assert thrust.max() == pytest.approx(0.018, rel=1e-3)
    assert times[thrust > 0.0][-1] == pytest.approx(1.25, abs=0.002)


def test_a_shake_swings_thrice_where_there_is_time_and_a_nod_as_often_as_its_rate_says() -> None:
    shake, nod = (catalogue.find(name).movement for name in ("head.shake", "head.nod.repeated"))
    assert shake is not None
    assert nod is not None
    for hold_s in np.linspace(0.1, 2.0, 39):
        usual = max(1, round(2.0 * shake.rate_hz * hold_s))
        assert halves_in(hold_s, shake) == (max(usual, SHAKE.halves) if hold_s >= whole_s(shake) else usual)
        assert halves_in(hold_s, shake) <= max(2.0 * SHAKE.quicker * shake.rate_hz * hold_s, 2.0)
        assert halves_in(hold_s, nod) == max(1, round(2.0 * nod.rate_hz * hold_s))


def test_angles_add_and_give_way_softly_at_their_limits() -> None:
    spans = [("head", Span("x1", 1.0, 1.0, pose=(("pitch_rad", 0.6),)))]
    spans += [("grammar", Span("x2", 1.0, 1.0, signal="q.wh.final", strength=1.5))]
    track = face_at(sign_of(*spans), np.array([1.5]))
    limit = next(kind for kind in SPAN_KINDS if kind.name == "head").channels[0].high
    assert limit < track.channels[0, 0] < limit + 0.1
    assert "the head moves no further" in track.reasons
    assert track.of("shoulder").any() == False  # noqa: E712
    shrug = face_at(sign_of(("torso", Span("x", 1.0, 1.0, signal="shoulders.raise.ipsi"))), np.array([1.5]))
    assert shrug.of("shoulder")[0] == pytest.approx([math.radians(10), 0.0, 0.0, 0.0])
    assert posture_at(sign_of(*spans), "head", 1.5)["pitch_rad"] == pytest.approx(0.6)


@pytest.mark.parametrize(
    ("signal", "rises"), [("shoulders.raise", (True, True)), ("shoulders.raise.ipsi", (True, False))]
)
def test_a_hand_without_keys_goes_up_with_its_shoulder(signal: str, rises: tuple[bool, bool]) -> None:
    shrug = poses(sign_of(("torso", Span("x", 1.0, 1.0, signal=signal))), [0.0, 1.5], REFERENCE)
    for bone, does in zip(("wrist.R", "wrist.L"), rises, strict=True):
        before, after = shrug.bone_positions[:, REFERENCE.body.bone_index[bone], 1]
        assert after - before > 0.01 if does else after == pytest.approx(before, abs=1e-9)


def test_own_values_stand_in_place_of_the_recipe_and_strength_scales_them() -> None:
    own = Span("x", 1.0, 1.0, signal="brow.raise", strength=0.5, shapes=(("browDownLeft", 0.8),))
    track = face_at(sign_of(("brows", own)), np.array([1.5]))
    assert np.array_equal(track.weights[0], 0.5 * weights_of(own.shapes))
    size = Span("x", 1.0, 1.0, signal="head.shake", pose=(("turn_rad", 0.1),), rate_hz=1.0, cycles=1.0)
    turn = face_at(sign_of(("head", size)), np.linspace(1.0, 2.0, 500)).channels[:, 1]
    assert (turn.max(), turn.min()) == (pytest.approx(0.1, rel=1e-3), pytest.approx(-0.1, rel=1e-3))
    strong = Span("x", 1.0, 1.0, signal="brow.raise", strength=1.5)
    assert face_at(sign_of(("brows", strong)), np.array([1.5])).weights.max() == 1.0


def test_the_share_of_least_jerk_is_what_a_ramp_follows() -> None:
    span = Span("x", 1.0, 1.0, 0.4, 0.4, signal="brow.raise")
    track = face_at(sign_of(("brows", span)), np.array([0.7, 0.8, 2.1]))
    inner = track.weights[:, FACE_SHAPES.index("browInnerUp")]
    assert inner == pytest.approx(least_jerk(np.array([0.25, 0.5, 0.75])))


def test_a_blink_is_seen_in_three_frames_of_film_wherever_they_fall() -> None:
    sign = sign_of(("eyes", Span("x", 1.0, BLINK_HOLD_S, signal="eyes.blink")))
    for offset in np.linspace(0.0, 1.0 / 24.0, 12):
        shut = face_at(sign, np.arange(0.5, 2.0, 1.0 / 24.0) + offset).weights[
            :, FACE_SHAPES.index("eyeBlinkLeft")
        ]
        assert np.count_nonzero(shut > 0.1) >= 3


def signals_at_work(signal: Signal) -> bool:
    return bool(signal.parts)


def test_every_grammatical_marker_moves_what_its_parts_say_and_lets_go() -> None:
    for signal in filter(signals_at_work, catalogue.every()):
        sign = sign_of(("grammar", Span("x", 1.0, 1.0, signal=signal.id)))
        track = face_at(sign, np.linspace(0.0, 6.0, 241))
        moves = {part.signal.partition(".")[0] for part in signal.parts}
        if moves - {"gaze", "head", "torso", "shoulders"}:
            assert track.weights.any(), signal.id
        if "head" in moves or "torso" in moves:
            assert track.channels.any(), signal.id
        assert not track.weights[[0, -1]].any()
        assert not track.channels[[0, -1]].any()
