"""Laws of whole signs over drawn ones and over the cases kept in `tests/cases`: how many break, and by how
much."""

import gc
import signal
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from statistics import median
from types import FrameType
from typing import Final, NamedTuple

import numpy as np

from body_model.arrays import Array, Mask
from signer.document.queries import span_s
from signer.document.sign import Sign
from signer.document.timing import MOMENTS_HZ, SAME_TIME_S, frame_times
from signer.document.tracks.hand import Key
from signer.document.tracks.kinds import BODY_KINDS
from signer.document.tracks.shoulder import ShoulderKey
from signer.document.values import ROLES, BothMeet, Transition
from signer.files import load_sign
from signer.motion.checks.pace import TOGETHER_S, Step
from signer.motion.movement.compiling import strong_keys
from signer.motion.movement.easing import progress
from signer.motion.movement.segments import FOR_GOOD
from signer.motion.pose import Clip
from signer.motion.posing import pose_at, poses
from tests.helpers.characters import REFERENCE
from tests.helpers.movement import velocity_steps
from tests.helpers.spans import span_curve
from tests.strategies.motion import moving_sign

CASES: Final = Path(__file__).parents[1] / "cases"
CASE_MOMENTS: Final = {"min_differs": (0.4166666666666667,), "slow_pose": (0.936,)}
"""Moments at which a case was found, s, looked at beside the drawn ones."""
FPS: Final = 120.0
"""Frames a second of the clips that are looked at."""
MOMENTS: Final = 8
"""Moments of a sign at which one pose is solved alone."""
PIECE: Final = 8
"""Frames that are solved together where a clip is solved in pieces."""
SAME_M: Final = 1e-9
"""Most by which a pose may differ between ways to ask for it, m, and most by which a contact in reach may be
missed."""
PIECES_M: Final = 1e-7
"""Most by which frames of a clip and of its pieces may differ, m. Ends that are carried along begin from
elsewhere in pieces: where turns of a hand nearly have two answers, an error of 1e-12 leaves its place open by
2e-8."""
STEP_M_S: Final = 6.0
"""In a step a joint is quicker, m/s: hands that sign reach 3."""
BESIDE_M_S: Final = 2.0
"""In the frames before and after a step it is slower, m/s."""
ASKED_SHARE: Final = 0.1
"""A sign that goes this share of a way within a frame asks for a step: 50 mm of a way of half a metre."""
FINER: Final = 16
"""Into so many parts the quickest frames are cut to look for a jump: half a millisecond each."""
LEAST_JUMP_M: Final = 1e-3
"""Moves within half a millisecond that are smaller than this are no jumps, m: the quickest hands move by 3
mm."""
LEFT_OF_JUMP: Final = 0.6
"""Where halving the time leaves more than this of a move, the joint jumps."""
QUICKEST: Final = 3
"""Frames of a clip in which a jump is looked for."""
POSE_S: Final = 0.25
"""Most processor time that one pose may take, s."""
MEDIAN_S: Final = 0.02
"""Most that the median pose of two hands may take, s."""
GIVEN_UP_S: Final = 30.0
"""Processor time after which solving a clip is given up, s."""
TELL_EVERY: Final = 10
NAMED: Final = 12
"""So many signs that break a law are named."""


class TooSlowError(Exception):
    """Solving was given up."""


@dataclass(slots=True)
class Law:
    """A law, and the signs that break it.

    Attributes:
        words: what must hold.
        unit: of what is measured.
        broken: name of each sign that breaks the law, with what was measured.
        looked_at: signs that were looked at.
        told: name of each sign that would break it but for what its review tells at that time.
    """

    words: str
    unit: str
    broken: dict[str, float] = field(default_factory=dict)
    looked_at: int = 0
    told: dict[str, float] = field(default_factory=dict)

    def row(self) -> str:
        """Write the law down as a row of the table."""
        worst = max(self.broken, key=lambda name: self.broken[name], default="")
        told = f"{self.broken[worst]:.3g} {self.unit} ({worst})" if worst else ""
        names = ", ".join(list(self.broken)[:NAMED]) + (", ..." if len(self.broken) > NAMED else "")
        if self.told:
            names += f"; told by the review in {len(self.told)}: {', '.join(list(self.told)[:NAMED])}"
        return f"{self.words:<58} {len(self.broken):5} of {self.looked_at:<5} {told:<32} {names}"


def laws() -> dict[str, Law]:
    """Make the laws anew, nothing looked at yet."""
    return {
        "solved": Law("every pose is solved, every number of it finite", ""),
        "ended": Law(f"a clip at {FPS:.0f} a second takes less than {GIVEN_UP_S:.0f} s", "s"),
        "same": Law(f"a frame of a clip is the pose at its time to {SAME_M:g} m", "m"),
        "pieces": Law(f"frames are the same in pieces and in any order to {PIECES_M:g} m", "m"),
        "met": Law(f"a contact in reach is met to {SAME_M:g} m", "m"),
        "step": Law(f"no frame above {STEP_M_S:g} m/s between two under {BESIDE_M_S:g} m/s", "m/s"),
        "jump": Law("half the time leaves half of the largest move", "m"),
        "pose": Law(f"a pose takes less than {POSE_S:g} s of processor", "s"),
    }


@dataclass(slots=True)
class Looked:
    """All laws, and how long poses of two hands took, s."""

    laws: dict[str, Law] = field(default_factory=laws)
    two_handed_s: list[float] = field(default_factory=list)

    @property
    def is_good(self) -> bool:
        """Say whether nothing is broken."""
        return not any(law.broken for law in self.laws.values()) and self.median_s <= MEDIAN_S

    @property
    def median_s(self) -> float:
        """The median of the processor time that poses of two hands took, s."""
        return median(self.two_handed_s or [0.0])

    def note(self, name: str, law: str, value: float, most: float) -> None:
        """Hold one measurement of a sign against a law; what is not a number breaks it."""
        self.laws[law].looked_at += 1
        if not value <= most:
            self.laws[law].broken[name] = value

    def table(self) -> list[str]:
        """Write down what breaks."""
        told = (
            f"median pose of two hands: {1e3 * self.median_s:.1f} ms of processor, at most "
            f"{1e3 * MEDIAN_S:.0f} are wanted"
        )
        return [
            f"{'law':<58} {'broken':>8}       {'worst':<32} seeds or cases",
            *(law.row() for law in self.laws.values()),
            told,
        ]


def signs(count: int, first: int = 0) -> Iterator[tuple[str, Sign]]:
    """All cases, then the signs of so many seeds."""
    yield from ((path.stem, load_sign(path)) for path in sorted(CASES.glob("*.sign")))
    yield from ((str(seed), moving_sign(seed)) for seed in range(first, first + count))


def run(count: int, first: int = 0, tell: Callable[[str], None] | None = None) -> Looked:
    """Look at all cases and at the signs of so many seeds, whatever breaks."""
    found = Looked()
    for number, (name, sign) in enumerate(signs(count, first), 1):
        look_at(found, name, sign)
        if tell is not None and number % TELL_EVERY == 0:
            tell(f"  {number} signs, {sum(len(law.broken) for law in found.laws.values())} laws broken")
    return found


def look_at(found: Looked, name: str, sign: Sign) -> None:
    """Hold all laws over one sign; of one that is given up or breaks down, what was seen until then
    counts."""
    try:
        _look_at(found, name, sign)
    except TooSlowError:
        found.note(name, "ended", GIVEN_UP_S, 0.0)
    except Exception:  # noqa: BLE001 - any exception breaks the law, and the next sign is looked at all the same
        found.note(name, "solved", np.inf, 0.0)


def _look_at(found: Looked, name: str, sign: Sign) -> None:
    times = np.array(frame_times(span_s(sign)[1], FPS))
    draw = np.random.default_rng(len(times))
    with at_most(GIVEN_UP_S):
        alone, took_s = _alone(sign, _moments(sign, draw) + list(CASE_MOMENTS.get(name, ())))
        found.note(name, "pose", max(took_s), POSE_S)
        if all(sign.hand(side).keys for side in ROLES):
            found.two_handed_s += took_s
    with at_most(GIVEN_UP_S):
        solved = poses(sign, times, REFERENCE)
    found.note(name, "ended", 0.0, GIVEN_UP_S)
    found.note(name, "solved", 0.0 if _is_finite(solved) else np.inf, 0.0)
    with at_most(GIVEN_UP_S):
        among = poses(sign, np.sort([*times, *alone]), REFERENCE)
        rows = np.searchsorted(among.times_s, list(alone))
        found.note(name, "same", _apart(among.bone_positions[rows], np.array(list(alone.values()))), SAME_M)
        order = draw.permutation(len(times))
        pieces = np.array_split(order, -(-len(order) // PIECE))
        found.note(
            name,
            "pieces",
            max(
                _apart(poses(sign, times[each], REFERENCE).bone_positions, solved.bone_positions[each])
                for each in pieces
            ),
            PIECES_M,
        )
    found.note(name, "met", _missed_m(sign, among), SAME_M)
    counts = ~is_asked(sign, times) & _in_reach(solved)
    found.note(name, "step", 0.0, 0.0)
    found.note(name, "jump", 0.0, 0.0)
    with at_most(GIVEN_UP_S):
        steps, jumps = steps_of(solved.bone_positions, counts), _jumps(sign, solved, counts)
    told = _told(sign) if steps or jumps else ()
    for law, unit, ones in (("step", FPS, steps), ("jump", 1.0, jumps)):
        untold = [unit * one.size_m for one in ones if not is_told(one, told)]
        if ones:
            where = found.laws[law].broken if untold else found.laws[law].told
            where[name] = max(untold or [unit * one.size_m for one in ones])


@contextmanager
def at_most(processor_s: float) -> Iterator[None]:
    """Raise TooSlowError where what is done inside takes more processor time."""

    def give_up(_number: int, _frame: FrameType | None) -> None:
        raise TooSlowError

    before = signal.signal(signal.SIGPROF, give_up)
    signal.setitimer(signal.ITIMER_PROF, processor_s)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0.0)
        signal.signal(signal.SIGPROF, before)


# ------------------------------------------------------------------------------------------------
# measurements


def _moments(sign: Sign, draw: np.random.Generator) -> list[float]:
    """Draw moments at keys, in holds and on ways."""
    edges = [edge for side in ROLES for key in sign.hand(side).keys for edge in (key.time_s, key.end_s)]
    end_s = span_s(sign)[1]
    return sorted(
        {*draw.permutation(edges)[: MOMENTS // 2].tolist(), *draw.uniform(0.0, end_s, MOMENTS // 2).tolist()}
    )


def _alone(sign: Sign, moments: list[float]) -> tuple[dict[float, Array], list[float]]:
    """Solve one pose after the other: bone heads by moment, and the processor time that each took, s.

    Garbage that drawing signs has left is not collected meanwhile: that may take 0.1 s, and is nobody's pose.
    """
    heads, took_s = dict[float, Array](), list[float]()
    gc.disable()
    try:
        for time_s in sorted(set(moments)):
            begun = time.process_time()
            heads[time_s] = pose_at(sign, time_s).bone_positions
            took_s.append(time.process_time() - begun)
    finally:
        gc.enable()
    return heads, took_s


def _apart(one: Array, other: Array) -> float:
    """Return the largest distance of a bone head, m."""
    return float(np.linalg.norm(one - other, axis=-1).max())


def _is_finite(solved: Clip) -> bool:
    """Say whether all that is drawn and measured is a number."""
    measured = [
        (hand.contact_error_m, hand.short_by_m, hand.swivel_rad, *hand.target, *hand.articulator)
        for each in solved.hands.values()
        for hand in each
    ]
    return bool(np.isfinite(solved.matrices).all() and np.isfinite(measured).all())


def _missed_m(sign: Sign, solved: Clip) -> float:
    """Return the most by which a hand misses a held contact that is in reach and does not give way for good,
    m.

    Two hands that meet are in reach when both are: what is between them is measured once.
    """
    excused = {name for name, strong in strong_keys(REFERENCE, sign).items() if strong.until_s == FOR_GOOD}
    meeting = {
        (side, key.id)
        for side in ROLES
        for key in sign.hand(side).keys
        if isinstance(key.placement, BothMeet)
    }
    missed = [0.0]
    for hands in zip(*(solved.hands[side] for side in ROLES), strict=True):
        for hand in hands:
            name = hand.role, hand.key_id or ""
            short_m = max(each.short_by_m for each in hands) if name in meeting else hand.short_by_m
            if hand.key_id and hand.touching and not hand.alone and short_m == 0.0 and name not in excused:
                missed.append(hand.contact_error_m)
    return max(missed)


def _in_reach(solved: Clip) -> Mask:
    """(F-1,) frames from one moment to the next at both of which no hand falls short."""
    short = np.any([[hand.short_by_m > 0.0 for hand in each] for each in solved.hands.values()], axis=0)
    return np.asarray(~(short[:-1] | short[1:]))


class Move(NamedTuple):
    """A move of a joint that is too large, m, and from when to when, s."""

    size_m: float
    from_s: float
    to_s: float


def steps_of(heads: Array, allowed: Mask, fps: float = FPS) -> list[Move]:
    """Return the moves of the quickest joint in frames that stand out.

    Args:
        heads: (F, B, 3) m.
        allowed: (F-1,) the frames that count, with both that are beside them.
        fps: frames a second.
    """
    if len(heads) < 4:
        return []
    speeds = fps * np.linalg.norm(np.diff(heads, axis=0), axis=-1)
    counts = allowed[1:-1] & allowed[:-2] & allowed[2:]
    stands_out = (
        (speeds[1:-1] > STEP_M_S) & (speeds[:-2] < BESIDE_M_S) & (speeds[2:] < BESIDE_M_S) & counts[:, None]
    )
    quickest = np.where(stands_out, speeds[1:-1], 0.0).max(axis=-1)
    return [
        Move(float(quickest[row]) / fps, (row + 1) / fps, (row + 2) / fps)
        for row in np.flatnonzero(quickest).tolist()
    ]


def _jumps(sign: Sign, solved: Clip, allowed: Mask) -> list[Move]:
    """Return the moves within half a millisecond that hardly get smaller in half of that time, of the
    quickest frames."""
    moved = np.where(
        allowed, np.linalg.norm(np.diff(solved.bone_positions, axis=0), axis=-1).max(axis=-1), 0.0
    )
    jumps = []
    for row in np.argsort(-moved)[:QUICKEST]:
        if not moved[row] > LEAST_JUMP_M:
            continue
        times, move = _largest_move(sign, np.linspace(*solved.times_s[row : row + 2], FINER + 1))
        if move > LEAST_JUMP_M and _largest_move(sign, np.linspace(*times, 3))[1] > LEFT_OF_JUMP * move:
            jumps.append(Move(move, *times.tolist()))
    return jumps


def _told(sign: Sign) -> Sequence[Step]:
    """Return the steps that the review of a sign tells; none where telling them takes too long."""
    try:
        with at_most(GIVEN_UP_S):
            return velocity_steps(sign, REFERENCE)
    except TooSlowError:
        return ()


def is_told(move: Move, told: Sequence[Step]) -> bool:
    """Return whether the steps that a review tells at the time of a move are large enough to explain it."""
    sizes = [
        step.size_m_s / MOMENTS_HZ
        for step in told
        if move.from_s - TOGETHER_S <= step.time_s <= move.to_s + TOGETHER_S
    ]
    return max(sizes, default=0.0) > LEFT_OF_JUMP * move.size_m


def _largest_move(sign: Sign, times: Array) -> tuple[Array, float]:
    """Return the two moments that follow each other between which a bone head moves most, and by how much,
    m."""
    moved = np.linalg.norm(np.diff(poses(sign, times, REFERENCE).bone_positions, axis=0), axis=-1).max(
        axis=-1
    )
    row = int(np.argmax(moved))
    return times[row : row + 2], float(moved[row])


# ------------------------------------------------------------------------------------------------ what a sign
# asks for


def is_asked(sign: Sign, times: Array) -> Mask:
    """(F-1,) frames from one of these moments to the next in which the sign itself asks for a step."""
    asked = np.zeros(len(times) - 1, dtype=np.bool_)
    for side in ROLES:
        keys, shoulder = sign.hand(side).keys, sign.shoulder(side).keys
        for from_s, to_s, transition in _ways(sign, keys):
            asked |= _share_gone(transition, from_s, to_s, times) > ASKED_SHARE
            if to_s - from_s < 1.0 / FPS:  # which of these frames it falls in is a matter of rounding
                asked |= _overlap(from_s - SAME_TIME_S, to_s + SAME_TIME_S, times) > 0.0
        for key in keys:
            if key.act is not None:
                asked |= key.act.times * _overlap(key.time_s, key.end_s, times) > ASKED_SHARE
        for from_s, to_s in _shoulder_ways(sign, shoulder):
            asked |= 2.0 * _overlap(from_s, to_s, times) > ASKED_SHARE
    for kind in (kind for kind in BODY_KINDS if sign.spans(kind.name)):
        curve = span_curve(sign.spans(kind.name), tuple(channel.name for channel in kind.channels))
        for from_s, lasts_s in zip(curve.starts, curve.durations, strict=True):
            asked |= 2.0 * _overlap(from_s, from_s + lasts_s, times) > ASKED_SHARE
    return asked


def _ways(sign: Sign, keys: tuple[Key, ...]) -> Iterator[tuple[float, float, Transition]]:
    """All ways of a hand, from and to rest included: from when, to when, and in what manner."""
    if keys:
        yield keys[0].time_s - min(sign.lead_in_s, keys[0].time_s), keys[0].time_s, Transition()
        yield from ((one.end_s, other.time_s, one.transition) for one, other in pairwise(keys))
        yield keys[-1].end_s, keys[-1].end_s + sign.lead_out_s, Transition()


def _shoulder_ways(sign: Sign, keys: tuple[ShoulderKey, ...]) -> Iterator[tuple[float, float]]:
    """All ways of a shoulder, from and to rest included: from when to when."""
    if keys:
        yield keys[0].time_s - min(sign.lead_in_s, keys[0].time_s), keys[0].time_s
        yield from ((one.end_s, other.time_s) for one, other in pairwise(keys))
        yield keys[-1].end_s, keys[-1].end_s + sign.lead_out_s


def _share_gone(transition: Transition, from_s: float, to_s: float, times: Array) -> Array:
    """(F-1,) how much of a way the hand, its fingers or its wrist go in each frame, as a share of its length
    when straight."""
    shares = np.clip((times - from_s) / max(to_s - from_s, 1e-9), 0.0, 1.0)
    round_again = max(1.0, abs(transition.turns)) * (1 + 2 * transition.repeats)
    leads = {0.0, transition.handshape_lead, transition.orientation_lead}
    return (
        np.max([np.abs(np.diff(progress(transition, shares, lead))) for lead in leads], axis=0) * round_again
    )


def _overlap(from_s: float, to_s: float, times: Array) -> Array:
    """(F-1,) the share of a stretch of time that each frame covers."""
    return np.asarray(np.diff(np.clip((times - from_s) / max(to_s - from_s, 1e-9), 0.0, 1.0)))
