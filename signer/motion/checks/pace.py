"""Warnings about movement: ways and steps too fast, impossible slides, acts without time or room."""

from collections.abc import Iterable, Iterator
from itertools import pairwise
from math import ceil, pi
from typing import Final, NamedTuple

import numpy as np

from body_model.arrays import Array
from signer.characters.character import Character
from signer.document.problems import Problem, key_place, warning
from signer.document.sign import SIDE_OF, Sign
from signer.document.timing import MOMENTS_HZ
from signer.document.tracks.hand import Key
from signer.document.values import ROLES, SLIDING, HandRole
from signer.motion.checks.moments import Moments
from signer.motion.movement.contact_gestures import slid_of
from signer.motion.movement.easing import ARRIVES
from signer.motion.movement.even_leads import known_leads
from signer.motion.movement.score import score_of
from signer.motion.movement.segments import form_beside
from signer.motion.movement.slides import slide_problem
from signer.motion.operations.evenness import JOINTS, Changes, shares_of_limit
from signer.phrases import phrase

FASTEST_M_S: Final = 4.0
"""Derived, not measured on signers: see "How fast hands sign" in docs/conventions.md. Sentences keep to it
too (`sequencing/paces.py`, `joining.py`): after a change run `python -m tools.bake_paces --anew`."""
SEEN_M: Final = 0.040
"""A circle that is narrower than this is hardly seen at the size of a window."""
TOLD_LEAD: Final = 0.01
"""A lead that is shorter by more than this share of a way's time than asked for is told: the window counts
whole hundredths."""
_LEADS: Final = (
    ("handshape_lead", phrase("the fingers")),
    ("orientation_lead", phrase("the turns of the wrist")),
)


def movement_doubts(moments: Moments) -> Iterator[Problem]:
    """Everything that is worth a look about the movement of a sign whose names are known."""
    character, sign = moments.character, moments.sign
    for role in ROLES:
        keys = sign.hand(role).keys
        for index, key in enumerate(keys):
            place = key_place(role, index)
            yield from _act_doubts(character, sign, role, key, place)
            yield from _small_circles(key, place)
        for index, (key, following) in enumerate(pairwise(keys)):
            if key.transition.path == "slide":
                forms = form_beside(sign, role, key), form_beside(sign, role, following)
                if words := slide_problem(character, key, following, SIDE_OF[role], forms):
                    yield warning(
                        f"{key_place(role, index)}.transition.path",
                        phrase("{words}; the hand goes straight", words=words),
                    )
        yield from _shortened_leads(character, sign, role)
    yield from fast_ways(moments)


def _act_doubts(character: Character, sign: Sign, role: HandRole, key: Key, place: str) -> Iterator[Problem]:
    if key.act is None or key.contact is None:
        return
    if key.hold_s <= 0.0:
        yield warning(
            f"{place}.act", phrase("the key has no hold in which the contact could move; give it one")
        )
    elif (
        key.contact.manner in SLIDING
        and slid_of(character, key, SIDE_OF[role], form_beside(sign, role, key)) is None
    ):
        yield warning(
            f"{place}.act",
            phrase("the skin folds under here, and leaves no room to slide; choose a place beside it"),
        )


def _small_circles(key: Key, place: str) -> Iterator[Problem]:
    found: list[tuple[str, float]] = []
    if key.act is not None and key.contact is not None and key.act.shape != "line":
        found.append((f"{place}.act", 2.0 * key.act.size_m))
    if key.transition.path == "circle" and abs(key.transition.turns) >= 1.0:
        found.append((f"{place}.transition", 2.0 * key.transition.height_m))
    for where, across_m in found:
        if across_m < SEEN_M:
            words = phrase(
                "the circle is {across_mm:.0f} mm across and hardly seen: {seen_mm:.0f} mm are",
                across_mm=1000.0 * across_m,
                seen_mm=1000.0 * SEEN_M,
            )
            yield warning(where, words)


def _shortened_leads(character: Character, sign: Sign, role: HandRole) -> Iterator[Problem]:
    """Ways on which fingers or wrist run ahead, or stay behind, by less than the sign asks for."""
    keys, score = sign.hand(role).keys, score_of(character, sign)
    for segment in score.hands[role].segments if keys else ():
        way, key = segment.interval.transition, segment.interval.before
        if key is None or segment.interval.is_still or not (way.handshape_lead or way.orientation_lead):
            continue
        found = known_leads(segment)
        if found is None:
            score.at(np.array([0.5 * (segment.interval.start_s + segment.interval.end_s)]))
            found = known_leads(segment)
        assert found is not None
        parts = zip(_LEADS, (way.handshape_lead, way.orientation_lead), found, strict=True)
        for (name, words), lead, done in parts:
            if abs(lead - done) > TOLD_LEAD:
                manner = phrase("run ahead") if lead > 0.0 else phrase("stay behind")
                yield warning(
                    f"{key_place(role, keys.index(key))}.transition.{name}",
                    phrase(
                        "{words} would {manner} by {lead:.0%} of the way's time and jerk; they do by "
                        "{done:.0%}, give the way more time",
                        words=words,
                        manner=manner,
                        lead=abs(lead),
                        done=abs(done),
                    ),
                )


def fast_ways(moments: Moments) -> Iterator[Problem]:
    """Ways between keys on which a hand would move faster than hands sign."""
    for role in ROLES:
        ways = list(enumerate(pairwise(moments.sign.hand(role).keys)))
        times = [time_s for _, (key, after) in ways for time_s in (key.end_s, after.time_s)]
        ends = moments.hands_at(times)[role] if ways else ()
        for (index, (key, after)), first, last in zip(ways, ends[::2], ends[1::2], strict=True):
            apart_m = float(np.linalg.norm(first.articulator - last.articulator))
            fastest = _fastest_m_s(moments, role, key, after, apart_m)
            if fastest > FASTEST_M_S:
                words = phrase(
                    "the hand would move at {fastest:.1f} m/s on the way to the next key; hands do not "
                    "sign faster than {fastest_m_s:g} m/s, give it more time or a shorter way",
                    fastest=fastest,
                    fastest_m_s=FASTEST_M_S,
                )
                yield warning(f"{key_place(role, index)}.transition", words)


def _fastest_m_s(moments: Moments, role: HandRole, key: Key, after: Key, apart_m: float) -> float:
    """Return the peak speed of a hand on a way whose ends are so far apart; zero where it is surely slow."""
    way, lasts_s, legs = key.transition, after.time_s - key.end_s, 2 * key.transition.repeats + 1
    round_m = 2.0 * pi * abs(moments.character.scale.length * way.height_m) * max(abs(way.turns), 1.0)
    quickest = 2.0 / ARRIVES  # times the mean speed: that of the sharp stop, the fastest of any easing
    if quickest * legs * (apart_m + round_m) < FASTEST_M_S * lasts_s:
        return 0.0
    times = _looked_at(key.end_s, after.time_s)
    points = np.array([hand.articulator for hand in moments.hands_at(times)[role]])
    return float((np.linalg.norm(np.diff(points, axis=0), axis=1) / np.diff(times)).max())


def _looked_at(from_s: float, to_s: float) -> Array:
    """Return both ends, s, and the moments between them that a review has solved."""
    even = np.arange(ceil(MOMENTS_HZ * from_s + 0.5), ceil(MOMENTS_HZ * to_s - 0.5)) / MOMENTS_HZ
    return np.array([from_s, *even, to_s])


TOGETHER_S: Final = 0.1
"""Of steps that lie closer together than this, s, the largest is reported."""
_JOINT_WORDS: Final = {
    "wrist": phrase("the wrist"), "elbow": phrase("the elbow"), "finger": phrase("a finger"),
}  # fmt: skip


class Step(NamedTuple):
    """A step in the velocity of a joint: of which hand, when, of which joint, and by how much, m/s."""

    role: HandRole
    time_s: float
    joint: str
    size_m_s: float


def step_problems(moments: Moments) -> Iterator[Problem]:
    """Warn of every step in the velocity of a joint, at the key that is held then or left last."""
    sign = moments.sign
    for step in steps_in(sign, moments.solved.changes):
        words = phrase(
            "{joint} jerks: its velocity changes by {size_m_s:.2f} m/s within a 240th of a "
            "second at {time_s:.2f} s;"
            " give the way more time, lead it further from the body, or take another posture",
            joint=_JOINT_WORDS[step.joint],
            size_m_s=step.size_m_s,
            time_s=step.time_s,
        )
        yield warning(_place(sign, step), words, step.time_s)


def steps_in(sign: Sign, found: Changes) -> tuple[Step, ...]:
    """Select the steps that are too large from changes, in order of time, the worst of those together."""
    steps = [
        step
        for role, (times, sizes) in found.items()
        for step in _worst(role, times, sizes, shares_of_limit(sign, role, times, sizes))
    ]
    return tuple(sorted(steps, key=lambda step: step.time_s))


def _worst(role: HandRole, times: Array, steps: Array, shares: Array) -> list[Step]:
    """Select steps (n, joints) m/s that are too large by their shares, one for those that lie together."""
    joints = shares.argmax(axis=-1)
    sizes, most = steps[np.arange(len(steps)), joints], shares.max(axis=-1, initial=0.0)
    found: list[Step] = []
    for place in np.argsort(-most, kind="stable"):
        if most[place] <= 1.0:
            break
        if all(abs(times[place] - one.time_s) > TOGETHER_S for one in found):
            joint = JOINTS[joints[place]] if joints[place] < len(JOINTS) else "finger"
            found.append(Step(role, float(times[place]), joint, float(sizes[place])))
    return found


def _place(sign: Sign, step: Step) -> str:
    """The key of the hand that is held at a step or left last; the first one on the way from rest."""
    times: Iterable[float] = (key.time_s for key in sign.hand(step.role).keys)
    return key_place(step.role, max(sum(time_s <= step.time_s for time_s in times) - 1, 0))
