"""Transitions between parts: how long they take, and which way the hands go."""

from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import replace
from math import ceil
from typing import Final, NamedTuple

import numpy as np

from body_model.arrays import Array
from signer.characters.character import Character, per_character
from signer.characters.roles import BONE_OF_ROLE
from signer.document.sign import SIDE_OF, Rest, Sign
from signer.document.timing import stored
from signer.document.tracks.hand import HandTrack, Key
from signer.document.tracks.kinds import kind_of
from signer.document.tracks.span import Span
from signer.document.tracks.track import Track, TrackName
from signer.document.utterance import Onward, Style
from signer.document.values import ROLES, HandRole, Lead, Transition
from signer.motion.checks.pace import FASTEST_M_S
from signer.motion.operations.clear_flow import LOOKS_HZ
from signer.motion.pose import Clip
from signer.motion.posing import poses
from signer.sequencing.part import Part
from signer.sequencing.rates import RATES, SHORTEST_TRANSITION_S, transition_s

LEAST_LOOKS: Final = 8
"""A short way is looked at so often at least."""
HOLD_S: Final = 0.1
"""Holds before and after a transition that is looked at alone, s."""
UNHURRIED_M_S: Final = 0.92 * FASTEST_M_S
"""Speed of a wrist up to which a transition is slow enough, m/s: 3.7, as other frames may tell a little more.
With 0.97 one pair of 3,143 was quicker (REMEMBER, TIME: 3.82)."""
_MOST_APART_S: Final = 0.5
"""One hand leaves or comes so much earlier than the other one at most where a transition is looked at."""
_STILL_KINDS: Final = frozenset({"gaze"})
"""Kinds of signals that move nothing a hand could meet."""
_BY_ITSELF: Final = Onward()
LEAVES_S: Final = 1.0
"""Time at which hands leave in a sign of a transition alone: most of them can come from rest before."""
LEAD_S: Final = 0.5
"""Time from rest to the first item and back from the last, unless these are signs that say otherwise, s."""


class HandEnd(NamedTuple):
    """A hand at the beginning or the end of a part.

    Its wrist (3,) m, its rotation (3, 3) from rest, and its finger joints (21,) rad.
    """

    wrist: Array
    rotation: Array
    joints: Array


class Ends(NamedTuple):
    """Both hands at the beginning and at the end of a part; a hand that does nothing is left out."""

    first: Mapping[HandRole, HandEnd]
    last: Mapping[HandRole, HandEnd]


@per_character(maxsize=1024)
def ends_of(character: Character, part: Part) -> Ends:
    """Return how the hands of a part come and go, solved."""
    keys = {role: part.keys(role) for role in ROLES if part.keys(role)}
    first_s = {role: each[0].time_s for role, each in keys.items()}
    last_s = {role: each[-1].end_s for role, each in keys.items()}
    moments = sorted({*first_s.values(), *last_s.values()})
    if not moments:
        return Ends({}, {})
    frames = poses(part.sign, moments, character)

    def end(role: HandRole, time_s: float) -> HandEnd:
        row = moments.index(time_s)
        (bone,) = character.body.bones(BONE_OF_ROLE[f"{SIDE_OF[role]} wrist"])
        hand = frames.hands[role][row]
        return HandEnd(hand.wrist, frames.bone_rotations[row, bone], hand.handshape_angles)

    return Ends(
        {role: end(role, at) for role, at in first_s.items()},
        {role: end(role, at) for role, at in last_s.items()},
    )


def duration_s(
    style: Style,
    tempo: float,
    leaves: Mapping[HandRole, HandEnd],
    comes: Mapping[HandRole, HandEnd],
    life: float = 0.0,
) -> float:
    """Return how long a transition lasts, s, from the longest way, turn and change of a joint of any hand."""
    ways, turns, joints = [0.0], [0.0], [0.0]
    for role in leaves.keys() & comes.keys():
        one, other = leaves[role], comes[role]
        cosine = (float(np.trace(one.rotation.T @ other.rotation)) - 1.0) / 2.0
        ways.append(float(np.linalg.norm(one.wrist - other.wrist)))
        turns.append(float(np.arccos(np.clip(cosine, -1.0, 1.0))))
        joints.append(float(np.abs(one.joints - other.joints).max()))
    return stored(transition_s(style, tempo, max(ways), max(turns), max(joints), life))


def usual_way(style: Style) -> Transition:
    """Return the transition of a hand between two items where nothing is in its way: fingers first."""
    handshape, orientation = RATES[style].leads
    return Transition(handshape_lead=handshape, orientation_lead=orientation)


def set_way(style: Style, onward: Onward) -> Transition:
    """Return the transition that somebody set."""
    way = usual_way(style)
    if onward.path is None:
        return way
    return replace(way, path=onward.path, height_m=onward.height_m, plane_rad=onward.plane_rad)


class Leads(NamedTuple):
    """Leads from rest and back to it: in how many seconds, and on which arcs, by hand.

    `later` are the times of hands that come up from rest when the other one is up already, s.
    """

    in_s: float = LEAD_S
    out_s: float = LEAD_S
    arcs_in: tuple[tuple[HandRole, Lead | None], ...] = ()
    arcs_out: tuple[tuple[HandRole, Lead | None], ...] = ()
    later: tuple[tuple[HandRole, float], ...] = ()

    def of(self, comes: Set[HandRole], goes: Set[HandRole]) -> "Leads":
        """Return what it says of hands that come from rest, and of those that go back to it."""
        arcs_in, arcs_out = (
            tuple((role, arc) for role, arc in arcs if role in roles)
            for arcs, roles in ((self.arcs_in, comes), (self.arcs_out, goes))
        )
        in_s = max((lasts_s for role, lasts_s in self.later if role in comes), default=self.in_s)
        return Leads(in_s if comes else LEAD_S, self.out_s if goes else LEAD_S, arcs_in, arcs_out)


class Joint(NamedTuple):
    """Conditions of a transition: the keys of each hand on either side of it, its length, and the style.

    Keys before it are told by times from when it begins, those after it by times from when it ends. They are
    those with which hands leave and come; and of a hand that leaves later or comes earlier than the other
    one, what it does meanwhile too. `onward` has the path alone that somebody set for it, if any. `rest` is
    where a hand is that does nothing meanwhile, and `leads` is how one comes from there or goes there.
    `signals` are the spans that move head, trunk or face meanwhile, their times counted from when the hands
    leave. `life` is that of the sentence: of a key that a hand passes the key beyond it is told too, as how
    quickly it passes depends on that. It is 0 where both ends say that the hand stops.
    """

    before: tuple[tuple[HandRole, Key], ...]
    after: tuple[tuple[HandRole, Key], ...]
    lasts_s: float
    style: Style
    onward: Onward = Onward()
    rest: Rest = "hanging"
    leads: Leads = Leads()
    signals: tuple[tuple[TrackName, Span], ...] = ()
    life: float = 0.0

    def lasting(self, lasts_s: float) -> "Joint":
        """Return it with another length; what is signalled after it comes so much later, too."""
        lasts_s = in_milliseconds(lasts_s)
        later_s = lasts_s - self.lasts_s
        signals = tuple(
            (name, replace(span, time_s=stored(span.time_s + later_s)))
            if span.id.startswith(_AFTER)
            else (name, span)
            for name, span in self.signals
        )
        return self._replace(lasts_s=lasts_s, signals=signals)

    def times(self, hz: float = LOOKS_HZ) -> Array:
        """(n,) s, even times at which it is looked at where it is alone, both ends included."""
        looks = max(ceil(self.lasts_s * hz), LEAST_LOOKS)
        return LEAVES_S + np.linspace(0.0, self.lasts_s, looks + 1)


def in_milliseconds(lasts_s: float) -> float:
    """Return a length of a transition in whole milliseconds, the next ones, s.

    Equal transitions of a sentence are the same wherever they begin, and are looked at once.
    """
    return stored(ceil(1e3 * lasts_s - 1e-3) / 1e3)


_USUAL_LEADS, _PLAIN = Leads(), Transition()
_AFTER: Final = "after "
"""Beginning of the ids of signals that come with what is signed after a transition."""


def joint_of(
    before: Mapping[HandRole, Sequence[Key]],
    after: Mapping[HandRole, Sequence[Key]],
    lasts_s: float,
    style: Style,
    onward: Onward = _BY_ITSELF,
    rest: Rest = "hanging",
    leads: Leads = _USUAL_LEADS,
    signals: Iterable[tuple[TrackName, Span]] = (),
    life: float = 0.0,
    passed: Set[str] = frozenset(),
    after_id: str = "",
) -> Joint:
    """Return a transition by what it depends on alone, wherever it stands in an utterance.

    It lasts whole milliseconds, as those of a sentence do; one that is hardly any is given the shortest time.
    A rub stays: a hand comes to where it begins, and leaves from where it ends. A hand that is held longer or
    comes later than the other one does so here too, and the other one goes on meanwhile as it does in the
    sentence; `signals` are those of the sentence, at their times. Ways that are not seen are left out.

    Args:
        before: keys of each hand up to the one with which it leaves, in order of time.
        after: keys of each hand from the one with which it comes, likewise.
        lasts_s: length of the transition, s.
        style: style of the sentence.
        onward: what somebody set for the transition.
        rest: where a hand is that does nothing meanwhile.
        leads: how hands come from rest and go back to it.
        signals: spans of head, trunk and face, at the times of the keys.
        life: of the sentence.
        passed: ids of the keys that hands pass with it.
        after_id: how the ids of signals begin of what is signed after it; empty where nobody tells.
    """
    ends = (*(keys[-1] for keys in before.values()), *(keys[0] for keys in after.values()))
    if not life or all(key.stops for key in ends):
        life, passed = 0.0, frozenset()
    lasts_s = max(in_milliseconds(lasts_s), SHORTEST_TRANSITION_S)
    leaves_s = max((keys[-1].end_s for keys in before.values()), default=0.0)
    comes_s = min((keys[0].time_s for keys in after.values()), default=leaves_s)
    leaving = {
        role: _near(
            _Stay(leaves_s - key.end_s, leaves_s - key.time_s, key, key.id in passed)
            for key in reversed(keys)
        )
        for role, keys in before.items()
    }
    coming = {
        role: _near(_Stay(key.time_s - comes_s, key.end_s - comes_s, key, key.id in passed) for key in keys)
        for role, keys in after.items()
    }
    first = tuple(
        (role, _bare(stay, f"{role}.before {number}", -stay.until_s, life, goes_on=number > 0))
        for role, number, stay in reversed([*_beside_transition(leaving)])
    )
    there = [*_beside_transition(coming)]
    farthest = {role: number for role, number, _ in there}
    last = tuple(
        (role, _bare(stay, f"{role}.after {number}", stay.from_s, life, goes_on=number < farthest[role]))
        for role, number, stay in there
    )
    heard = [
        (name, span)
        for name, span in signals
        if span.from_s < comes_s and span.until_s > leaves_s and name.kind not in _STILL_KINDS
    ]
    around = list[tuple[TrackName, Span]]()
    for row, (name, span) in enumerate(heard):
        begins = _AFTER if after_id and span.id.startswith(after_id) else "s"
        around.append((name, _beside(span, f"{begins}{row}", leaves_s, comes_s)))
    path = _BY_ITSELF if onward.path is None else replace(onward, duration_s=None, extra=())
    own = leads.of(after.keys() - before.keys(), before.keys() - after.keys())
    return Joint(first, last, lasts_s, style, path, rest, own, tuple(around), life)


class _Stay(NamedTuple):
    """A hand at a key, from when until when, s away from a transition, before it or after it.

    It passes that key, or is held there.
    """

    from_s: float
    until_s: float
    key: Key
    is_passed: bool


def _near(stays: Iterable[_Stay]) -> list[_Stay]:
    """Return the first of some stays, up to the one held until both hands are surely there."""
    found = list[_Stay]()
    for stay in stays:
        counts = stay.is_passed and stay.from_s < _MOST_APART_S
        found.append(stay if stay.is_passed == counts else stay._replace(is_passed=False))
        if stay.until_s >= _MOST_APART_S:
            break
    return found


def _beside_transition(
    stays: Mapping[HandRole, Sequence[_Stay]],
) -> Iterator[tuple[HandRole, int, _Stay]]:
    """Yield where hands are on one side of a transition until both are there, numbered for each hand.

    The nearest come first, and the farthest of each hand lasts a little longer.
    """
    both_s = min(max((each[0].from_s for each in stays.values()), default=0.0), _MOST_APART_S)
    for role, each in stays.items():
        for number, (from_s, until_s, key, is_passed) in enumerate(each):
            is_last = until_s >= both_s and not is_passed
            if number == 0:
                from_s = min(from_s, _MOST_APART_S)
            if is_last:
                until_s = max(both_s + HOLD_S, from_s)
            elif number == len(each) - 1:
                until_s = max(until_s, from_s + HOLD_S)
            yield role, number, _Stay(from_s, until_s, key, is_passed)
            if is_last:
                break


def _bare(stay: _Stay, name: str, time_s: float, life: float, *, goes_on: bool) -> Key:
    held_s, stops = stored(stay.until_s - stay.from_s), bool(life) and stay.key.stops
    way = stay.key.transition if goes_on else _PLAIN
    return replace(
        stay.key, id=name, time_s=stored(time_s), hold_s=held_s, local=(), stops=stops, transition=way
    )


def _beside(span: Span, name: str, leaves_s: float, comes_s: float) -> Span:
    """Return a span with its times counted from when the hands leave.

    One that is at its full strength long before or after begins and ends a little before and after.
    """
    start_s = max(span.time_s - leaves_s, -_MOST_APART_S)
    end_s = max(min(span.end_s - leaves_s, comes_s - leaves_s + _MOST_APART_S), start_s)
    return replace(
        span,
        id=name,
        from_key="",
        to_key="",
        time_s=stored(start_s),
        hold_s=stored(end_s - start_s),
    )


def alone(joint: Joint, ways: Mapping[HandRole, Transition]) -> Sign:
    """Return a sign of a transition alone: the keys before it, and those after it."""
    comes_s, tracks = stored(LEAVES_S + joint.lasts_s), list[Track]()
    for role in ROLES:
        keys = [
            replace(key, time_s=stored(LEAVES_S + key.time_s)) for name, key in joint.before if name == role
        ]
        keys[-1:] = [replace(key, transition=ways.get(role, Transition())) for key in keys[-1:]]
        keys += [
            replace(key, time_s=stored(comes_s + key.time_s)) for name, key in joint.after if name == role
        ]
        into, back = (dict(arcs).get(role) for arcs in (joint.leads.arcs_in, joint.leads.arcs_out))
        tracks.append(HandTrack(role, tuple(keys), into, back))
    for name in dict.fromkeys(name for name, _ in joint.signals):
        mine = (span for each, span in joint.signals if each == name)
        held = [replace(span, time_s=stored(LEAVES_S + span.time_s)) for span in mine]
        tracks.append(
            kind_of(name).make(name.side, tuple(sorted(held, key=lambda span: (span.time_s, -span.hold_s))))
        )
    return Sign(
        lead_in_s=joint.leads.in_s,
        lead_out_s=joint.leads.out_s,
        rest=joint.rest,
        life=joint.life,
        tracks=tuple(tracks),
    )


def fastest_m_s(wrists: Array, times_s: Array) -> float:
    """Return how fast a wrist (..., n, 3) m goes at most within a sixtieth of a second, m/s.

    Its times (n,) s are as far from one another as the first two.
    """
    step = max(round(1.0 / (LOOKS_HZ * (times_s[1] - times_s[0]))), 1)
    ways = np.linalg.norm(wrists[..., step:, :] - wrists[..., :-step, :], axis=-1)
    return float((ways / (times_s[step:] - times_s[:-step])).max(initial=0.0))


def wrists_of(frames: Clip, roles: Iterable[HandRole]) -> Array:
    """(h, n, 3) m, the wrists of these hands in each frame."""
    return np.array([frames.hands[role].wrists for role in roles])


def finger_joints_of(frames: Clip, roles: Iterable[HandRole]) -> Array:
    """(19h, n, 3) m, the joints of the fingers of these hands in each frame."""
    bones = np.concatenate([frames.character.rigs[SIDE_OF[role]].hand_bones for role in roles])
    return np.asarray(frames.bone_positions[:, bones].swapaxes(0, 1))
