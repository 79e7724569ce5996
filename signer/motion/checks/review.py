"""Review of a sign: contacts not met on the drawn surface, goals out of reach, and unknown names."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from math import degrees
from typing import Final, NamedTuple

import numpy as np

import handshapes.catalogue as shapes
from body_model.arrays import AS_ONE, TRACE
from signer.characters.character import Character
from signer.characters.load import reference
from signer.document.problems import (
    Problem,
    Severity,
    coded,
    guess_problems,
    item_place,
    key_place,
    meeting_problems,
    structure_problems,
    warning,
)
from signer.document.sign import Sign
from signer.document.tracks.hand import Key
from signer.document.tracks.track import TrackName
from signer.document.values import ENTERING, ROLES, HandRole
from signer.kinematics.clavicle import GIRDLE
from signer.motion.checks.awkward import awkward_problems
from signer.motion.checks.conditions import two_hand_problems
from signer.motion.checks.face import face_doubts, unknown_signals
from signer.motion.checks.moments import DEPTHS_HZ, Moments, Solved, depths_in
from signer.motion.checks.pace import movement_doubts, step_problems
from signer.motion.checks.penetrating_transitions import Passage, departs_from, passages_in
from signer.motion.checks.placed_keys import placed_keys, placements, unknown_names
from signer.motion.checks.skin_gap import skin_gap_m
from signer.motion.movement.compiling import strong_keys
from signer.motion.movement.segments import FOR_GOOD
from signer.motion.pose import MET_M, SECOND_MET_M, HandPose
from signer.motion.posing import poses
from signer.motion.posture.penetration import NOWHERE, Inside
from signer.motion.posture.self_collision import self_collision_of
from signer.phrases import joined, name_of, phrase

_SHOULDER: Final = (
    ("elevation_rad", phrase("lowered"), phrase("raised"), GIRDLE.rise_rad),
    ("protraction_rad", phrase("drawn back"), phrase("drawn forward"), GIRDLE.forward_rad),
)
"""Angles of a shoulder, what it cannot be below and above their ends, and the ends."""
SAME_MOMENT_S: Final = 1.5 / DEPTHS_HZ
"""Two hands are equally deep in each other: their worst frames are one, or neighbours by rounding."""
ELSEWHERE: Final = phrase("The other hand is elsewhere then; let the keys of both hands last equally long.")


@dataclass(frozen=True, slots=True)
class KeyReview:
    """One key and the frames of its hold, at their worst.

    Attributes:
        where: the key's place, as the sign file spells it.
        frames: how many moments of it were looked at, `MOMENTS_HZ` a second.
        contact_error_m: the greatest drawn distance between articulator and target.
        is_met: in all of these frames the hand is where the key wants it, as `HandPose.state` judges it.
        alone: at the worst moment the other hand, which is to meet this one, is elsewhere.
        worst_s: when it was found.
        short_by_m: the greatest miss for want of reach.
        touching: skin on skin is wanted.
        limits: what was held back, in words, each once.
        second_error_m: the greatest drawn miss of a second contact; None without one.
        skin_gap_m: how far the skins are apart about the place of the contact at the key's time, negative
            where they overlap, as `skin_gap_m` measures it; None where that does.
        inside: where forearm or hand lies deepest in the body or in the other arm, for what flesh gives
            there, and when.
    """

    role: HandRole
    key_id: str
    where: str
    time_s: float
    frames: int
    contact_error_m: float
    worst_s: float
    short_by_m: float
    touching: bool
    limits: tuple[str, ...]
    second_error_m: float | None = None
    inside: Inside = NOWHERE
    inside_s: float = 0.0
    is_met: bool = True
    alone: bool = False
    skin_gap_m: float | None = None


class Deepest(NamedTuple):
    """The worst moment of a sign: of which hand, when, and in what."""

    role: HandRole
    time_s: float
    inside: Inside


@dataclass(frozen=True, slots=True)
class Review:
    """Outcome of a review: keys in order, all that is wrong, and where a hand is deepest in something."""

    keys: tuple[KeyReview, ...]
    problems: tuple[Problem, ...]
    deepest: Deepest | None = None

    @property
    def worst(self) -> KeyReview | None:
        """The key whose contact misses by most; of equals the one with the longest miss in reach."""
        return max(self.keys, key=lambda key: (key.touching, key.contact_error_m), default=None)

    @property
    def is_good(self) -> bool:
        """Return whether no problem is an error; what is only worth a look does not count."""
        return not any(problem.severity == "error" for problem in self.problems)


def review(
    sign: Sign,
    character: Character | None = None,
    tell: Callable[[float], None] = lambda _share: None,
) -> Review:
    """Review a sign at its keys and at every moment of their holds.

    It is done on the character that signs are written on unless another is given. A sign that names
    what does not exist, or whose keys collide, is reported as such and not solved. `tell` is called now and
    then with the share that is done; what it raises ends the review.
    """
    character = character or reference()
    problems = [
        *structure_problems(sign),
        *(found for placed in placed_keys(sign) for found in unknown_names(*placed)),
        *coded("unknown", unknown_signals(sign)),
    ]
    if problems:
        return Review((), tuple(problems))
    moments = Moments(sign, character, lambda share: tell(0.5 * share))
    frames = moments.solved.frames
    tell(0.5)
    inside, keys, unmet = depths_in(frames), [], meeting_problems(sign)
    through = [one for role in ROLES for one in passages_in(frames, role, inside[role])]
    told = [(one.inside, one.time_s) for one in through]
    placed = list(placed_keys(sign))
    for row, (place, role, key) in enumerate(placed):
        tell(0.7 + 0.1 * row / len(placed))
        looked_at = _reviewed(role, key, place, moments.solved, inside[role])
        keys.append(looked_at)
        problems += [
            *_doubtful(character, place, key),
            *(() if any(one.where.startswith(f"{place}.") for one in unmet) else _missed_place(looked_at)),
            *_doubtful_posture(looked_at),
        ]
        within = looked_at.inside, looked_at.inside_s
        if (
            not (looked_at.inside.is_clear or (key.contact and key.contact.manner in ENTERING))
            and not any(_is_other_side(within, one) for one in told)  # of the hand that moves it is told
        ):
            told.append(within)
            by_life_m = _by_life_m(moments, role, looked_at.inside, key.time_s, key.end_s)
            problems.append(_in_something(place, looked_at.inside, looked_at.inside_s, by_life_m))
    tell(0.8)
    for at, one in enumerate(through):
        if any(_is_other_side(told[at], other) for other in told[:at]):
            continue
        by_life_m = _by_life_m(moments, one.role, one.inside, one.from_s, one.to_s)
        problems.append(
            _in_something(_place_of(sign, one), one.inside, one.time_s, by_life_m, phrase("on the way "))
        )
    deep = [Deepest(one.role, one.time_s, one.inside) for one in through]
    deep += [Deepest(key.role, key.inside_s, key.inside) for key in keys]
    deep = [one for one in deep if one.inside.into]
    most_m = max((one.inside.over_m for one in deep), default=0.0)
    # of equals the first, as two hands are equally deep in each other
    deepest = next((one for one in deep if one.inside.over_m >= most_m - TRACE), None)
    whole = (one for code, check in _WHOLE for one in coded(code, check(moments)))
    return Review(tuple(keys), (*problems, *whole), deepest)


def missed_keys(sign: Sign, character: Character) -> int:
    """Count the keys at whose time a hand is not where they want it; none where names are unknown."""
    keys = list(placed_keys(sign))
    if structure_problems(sign) or any(True for each in keys for _ in unknown_names(*each)):
        return 0
    times = sorted({key.time_s for _, _, key in keys})
    at = {pose.time_s: pose for pose in poses(sign, times, character)} if times else {}
    return sum(at[key.time_s].hands[role].state == "missed" for _, role, key in keys)


def _reviewed(role: HandRole, key: Key, place: str, moments: Solved, inside: Sequence[Inside]) -> KeyReview:
    frames, (times, hands) = moments.frames, moments.held(role, key.time_s, key.end_s)
    held = np.flatnonzero((frames.times_s >= key.time_s) & (frames.times_s <= key.end_s)).tolist()
    deepest = max(held, key=lambda row: inside[row].over_m if inside[row].into else -np.inf)
    worst = max(range(len(times)), key=lambda row: (hands[row].alone, hands[row].contact_error_m))
    return KeyReview(
        role=role,
        key_id=key.id,
        where=place,
        time_s=key.time_s,
        frames=len(times),
        contact_error_m=hands[worst].contact_error_m,
        is_met=all(hand.state != "missed" for hand in hands),
        alone=hands[worst].alone,
        worst_s=float(times[worst]),
        short_by_m=max(hand.short_by_m for hand in hands),
        touching=hands[0].touching,
        limits=_worst_limits(hands),
        second_error_m=None if key.second is None else max(hand.second_error_m or 0.0 for hand in hands),
        skin_gap_m=skin_gap_m(frames[held[0]], role),
        inside=inside[deepest],
        inside_s=float(frames.times_s[deepest]),
    )


def _worst_limits(hands: Iterable[HandPose]) -> tuple[str, ...]:
    """Return what held a hand back in some poses, in words: once for each kind, from its worst moment."""
    worst = dict[tuple[str, bool], tuple[float, float, str]]()
    for hand in hands:
        for report in hand.limits:
            kind, size = (report.joint, report.over_rad > 0.0), (abs(report.over_rad), hand.contact_error_m)
            worst[kind] = max(worst.get(kind, (0.0, 0.0, "")), (*size, report.words))
    return tuple(words for _, _, words in worst.values())


def _place_of(sign: Sign, passage: Passage) -> str:
    """The key from which the hand is on its way, or the first one to which it rises."""
    before = departs_from(sign, passage)
    return key_place(passage.role, 0 if before is None else sign.hand(passage.role).keys.index(before))


def _by_life_m(moments: Moments, role: HandRole, inside: Inside, from_s: float, to_s: float) -> float:
    """Return by how much deeper, m, a hand is than without life at its deepest from one time to another."""
    if not moments.sign.life:
        return 0.0
    times = moments.solved.frames.times_s
    looked = times[(times >= from_s) & (times <= to_s)]
    still = depths_in(poses(replace(moments.sign, life=0.0), looked, moments.character))
    return inside.depth_m - max(one.depth_m for one in still[role])


def _is_other_side(one: tuple[Inside, float], other: tuple[Inside, float]) -> bool:
    """Return whether two parts lie in each other at one moment: what each of them would tell of the other."""
    (inside, time_s), (across, at_s) = one, other
    crossed = (inside.part, inside.into) == (across.into, across.part)
    return crossed and abs(time_s - at_s) <= SAME_MOMENT_S


def _in_something(where: str, inside: Inside, time_s: float, by_life_m: float, when: str = "") -> Problem:
    depth = phrase(
        "{depth_mm:.1f} mm inside the {into} at {time_s:.2f} s",
        depth_mm=1000.0 * inside.depth_m,
        into=inside.into,
        time_s=time_s,
    )
    if by_life_m >= MET_M:
        depth += phrase(", {by_life_mm:.1f} mm of it by life", by_life_mm=1000.0 * by_life_m)
    return warning(
        where,
        phrase("{when}the {part} is {depth}", when=when, part=inside.part, depth=depth),
        time_s,
        code="inside",
    )


def _doubtful(character: Character, place: str, key: Key) -> Iterator[Problem]:
    for at, one in placements(place, key):
        of_shape = any(
            one.articulator in shapes.find(name).articulators
            for name in (key.handshape, key.points_of or key.handshape)
        )
        if not of_shape and not shapes.find_articulator(one.articulator).is_on_forearm:
            words = phrase(
                "{part} is not among the articulators of the handshape {handshape}",
                part=name_of(shapes.find_articulator(one.articulator).name),
                handshape=name_of(shapes.find(key.handshape).title),
            )
            yield warning(f"{at}.articulator", words, code="articulator")
    # the handshapes of the inventory are looked at by the tests
    if key.joints and (crossing := self_collision_of(character, key.form)) is not None:
        yield warning(f"{place}.joints_rad", crossing.words, key.time_s, code="fingers")


def _on_each_other(moments: Moments) -> Iterator[Problem]:
    """Yield a problem for each key that gives way for good, as each hand is on the other."""
    sign = moments.sign
    for one in strong_keys(moments.character, sign).values():
        if one.pair is None or one.until_s < FOR_GOOD:
            continue
        words = phrase(
            "each hand is on the other at {time_s:.2f} s (the other one by its key at {other_s:.2f} s), so "
            "that nothing says where the two are: this one goes to where the other was when it set out; "
            "bring it to a place of the body or of space, or let both meet",
            time_s=max(one.key.time_s, one.pair.time_s),
            other_s=one.pair.time_s,
        )
        index = sign.hand(one.role).keys.index(one.key)
        yield Problem(key_place(one.role, index), words, "error", one.key.time_s)


def _unconverged(moments: Moments) -> Iterator[Problem]:
    """The worst frame in which two hands that follow each other did not converge."""
    frames = moments.solved.frames
    hands = zip(*frames.hands.values(), strict=True)
    residuals_m = [max(hand.residual_m for hand in both) for both in hands]
    left_m = max(residuals_m, default=0.0)
    if left_m > AS_ONE:
        time_s = float(frames.times_s[residuals_m.index(left_m)])
        words = phrase(
            "each hand follows the other at {time_s:.2f} s and they did not converge: "
            "{left_mm:.4f} mm are left",
            time_s=time_s,
            left_mm=1000.0 * left_m,
        )
        yield warning("tracks[1] (hand, base)", words, time_s)


def _held_shoulders(moments: Moments) -> Iterator[Problem]:
    """Shoulders set by hand to where they do not go; they stop where they can."""
    for role in ROLES:
        for index, key in enumerate(moments.sign.shoulder(role).keys):
            place = item_place(moments.sign, TrackName("shoulder", role), index)
            for name, below, above, (low, high) in _SHOULDER:
                angle = getattr(key, name)
                nearest = min(max(angle, low), high)
                if nearest != angle:
                    words = phrase(
                        "the shoulder cannot be {moved} by {angle:.0f}°; it stops at {nearest:.0f}°",
                        moved=below if angle < low else above,
                        angle=degrees(abs(angle)),
                        nearest=degrees(abs(nearest)),
                    )
                    yield warning(f"{place}.{name}", words)


def _missed_place(key: KeyReview) -> Iterator[Problem]:
    """A contact that is not met is wrong, a point of space that is not met is worth a look."""
    if key.is_met:
        return
    what = phrase("the contact") if key.touching else phrase("the place")
    reasons = (ELSEWHERE, *key.limits) if key.alone else key.limits
    missed = phrase(
        "{what} is missed by {contact_error_mm:.1f} mm at {worst_s:.2f} s.",
        what=what,
        contact_error_mm=1000.0 * key.contact_error_m,
        worst_s=key.worst_s,
    )
    severity: Severity = "error" if key.touching else "warning"
    yield Problem(key.where, joined(" ", (missed, *reasons)), severity, key.worst_s, code="missed")


def _doubtful_posture(key: KeyReview) -> Iterator[Problem]:
    """A second contact that is missed, skins that are apart, and a limit are worth a look."""
    if key.second_error_m is not None and key.second_error_m > SECOND_MET_M:
        words = phrase(
            "the second contact is missed by {second_error_mm:.1f} mm; another elbow "
            "height or other joints may bring it nearer",
            second_error_mm=1000.0 * key.second_error_m,
        )
        yield warning(key.where, words, code="second_missed")
    if key.is_met and key.skin_gap_m is not None and key.skin_gap_m > MET_M:
        words = phrase(
            "the skins are {skin_gap_mm:.1f} mm apart about the place that is touched: "
            "the hand is met beside it first",
            skin_gap_mm=1000.0 * key.skin_gap_m,
        )
        yield warning(key.where, words, key.time_s, code="apart")
    if key.is_met and key.limits:
        yield warning(key.where, joined(" ", key.limits), code="limit")


_WHOLE: Final[tuple[tuple[str, Callable[[Moments], Iterable[Problem]]], ...]] = (
    ("both_meet", lambda moments: meeting_problems(moments.sign)),
    ("circular", _on_each_other),
    ("unconverged", _unconverged),
    ("two_hands", two_hand_problems),
    ("shoulder", _held_shoulders),
    ("movement", movement_doubts),
    ("jump", step_problems),
    ("awkward", awkward_problems),
    ("guessed", lambda moments: guess_problems(moments.sign)),
    ("face", lambda moments: face_doubts(moments.sign, moments.solved.frames)),
)
"""Checks of a sign as a whole, by the code of what they find."""
