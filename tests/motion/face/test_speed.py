"""Head and trunk go no faster than people do: what is too short for its movement is softened, and told."""

from pathlib import Path

import numpy as np

from body_model.arrays import Array
from nonmanuals import catalogue
from nonmanuals.signal import Signal
from signer.document.fitting import with_new_item
from signer.document.grammar_parts import said_by
from signer.document.sign import Sign
from signer.document.timing import stored
from signer.document.tracks.kinds import BODY_KINDS
from signer.document.tracks.span import Span
from signer.document.tracks.track import TrackName
from signer.files.sign_file import load_sign
from signer.motion.checks.review import review
from signer.motion.face.claims import claims_of
from signer.motion.face.softening import softened
from signer.motion.face.speed import FASTEST_RAD_S, THRUST_M
from signer.motion.face.track import face_at
from signer.motion.posing import poses
from tests.helpers.characters import REFERENCE
from tests.helpers.extent import each, seeds

HZ = 240
NOD = Path(__file__).parents[2] / "cases" / "inputs" / "nod_of_25ms.sign"
TOLD = "would move too fast"


def alone(signal: Signal) -> Sign:
    """A signal by itself, with its own timing, early enough to be seen rise."""
    return with_new_item(Sign(), TrackName(signal.track), Span("x1", 1.0, 0.4, signal=signal.id))


MOVERS = [
    signal
    for signal in catalogue.every()
    if any(claim.moves & set(FASTEST_RAD_S) for claim in claims_of(said_by(alone(signal))))
]


def speeds(sign: Sign) -> dict[str, Array]:
    """Return the speeds of head and trunk at each frame, as shares of the fastest."""
    found = face_at(sign, np.arange(0.0, 3.0, 1.0 / HZ))
    limits = {part: np.full(3, most) for part, most in FASTEST_RAD_S.items()}
    limits["head"] = np.append(limits["head"], FASTEST_RAD_S["head"] * THRUST_M)
    values = {"head": found.of("head"), "torso": found.of("torso")}
    return {
        part: HZ * np.linalg.norm(np.diff(values[part], axis=0) / limits[part], axis=1) for part in values
    }


def drawn(seed: int) -> Sign:
    """Signals and postures of head and trunk on all tracks that have them: as short as a file may ask for, one
    after the other or at once, often too much for one."""
    draw, sign, count = np.random.default_rng(seed), Sign(), 0
    for track in sorted({signal.track for signal in MOVERS}):
        names, time_s = [one.id for one in MOVERS if one.track == track], float(draw.uniform(0.0, 0.6))
        kind = next((kind for kind in BODY_KINDS if kind.name == track), None)
        for _ in range(int(draw.integers(0, 4))):
            hold_s, onset_s, offset_s = (float(10.0 ** draw.uniform(-3.0, -0.2)) for _ in range(3))
            if draw.random() < 0.1:
                onset_s = offset_s = 0.0
            signal, own = str(draw.choice(names)), ()
            if kind is not None and draw.random() < 0.5:
                own = tuple((one.name, float(draw.uniform(one.low, one.high))) for one in kind.channels)
            times = (stored(each) for each in (time_s, hold_s, onset_s, offset_s))
            count += 1
            span = Span(f"x{count}", *times, own, signal=signal, strength=float(draw.uniform(0.3, 1.5)))
            sign = with_new_item(sign, TrackName(track), span)
            time_s += hold_s + float(draw.choice((0.01, draw.uniform(0.0, 0.5))))
    return sign


@each(seeds(40, whole=4000))
def test_whatever_signals_ask_for_head_and_trunk_are_no_faster_than_people(seed: int) -> None:
    for part, speed in speeds(drawn(seed)).items():
        assert speed.max() <= 1.0 + 1e-9, part


@each(MOVERS, lambda signal: signal.id)
def test_signals_with_their_own_timing_are_as_the_inventory_says(signal: Signal) -> None:
    claims = claims_of(said_by(alone(signal)))
    same, told = softened(claims)
    assert told == ()
    assert all(one is other for one, other in zip(claims, same, strict=True))


def test_what_is_slow_stays_while_something_else_is_softened() -> None:
    lean = Span("h1", 1.0, 1.0, 0.25, 0.25, (("tilt_rad", 0.2),))
    sign = with_new_item(Sign(), TrackName("head"), lean)
    jerk = with_new_item(sign, TrackName("grammar"), Span("g1", 0.9, 0.02, 0.02, 0.02, signal="topic"))
    assert softened(claims_of(said_by(jerk)))[1]
    assert face_at(jerk, np.array([1.6])).of("head")[0, 2] == 0.2


def test_a_posture_is_reached_whole_by_a_rise_that_takes_the_time_it_needs() -> None:
    turn = Span("h1", 1.0, 0.5, 0.01, 0.01, (("turn_rad", 0.8),))
    sign = with_new_item(Sign(), TrackName("head"), turn)
    assert (face_at(sign, np.array([1.0, 1.5])).of("head")[:, 1] == 0.8).all()
    assert any(TOLD in reason for reason in face_at(sign, np.zeros(1)).reasons)


def test_a_nod_of_25_ms_is_softened_and_told() -> None:
    sign = load_sign(NOD)
    (words,) = face_at(sign, np.zeros(1)).reasons
    assert TOLD in words
    assert any(TOLD in problem.words for problem in review(sign).problems)
    times = np.arange(0.0, 2.0, 1.0 / HZ)
    top = np.append(REFERENCE.body.heads[REFERENCE.bones["head"]] + (0.0, 0.2, 0.1), 1.0)
    points = poses(sign, times, REFERENCE).matrices[:, REFERENCE.bones["head"]] @ top
    fastest_m_s = HZ * np.linalg.norm(np.diff(points, axis=0), axis=1).max()
    assert 0.5 < fastest_m_s < 2.0  # 13.9 m/s unsoftened: it still turns, and nods a little
