"""Transitions between parts: how long they take, and which way the hands go."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from threading import Lock
from typing import Final, NamedTuple

import numpy as np

from body_model.arrays import Array
from signer.characters.character import Character, per_character
from signer.characters.roles import BONE_OF_ROLE
from signer.document.items import with_items
from signer.document.sign import SIDE_OF, Sign
from signer.document.timing import frame_times, stored
from signer.document.tracks.hand import Key
from signer.document.tracks.track import TrackName
from signer.document.utterance import Onward, Style
from signer.document.values import ROLES, HandRole, Transition
from signer.motion.checks.obstacle_avoidance import avoid_obstacle
from signer.motion.checks.penetrating_transitions import passages_in
from signer.motion.operations.posture_search import Tell, quietly
from signer.motion.posing import poses
from signer.motion.posture.penetration import insides
from signer.sequencing.part import Part
from signer.sequencing.rates import RATES, transition_s

ARCS_M: Final = (0.03, 0.06, 0.10)
"""Heights of arcs that are tried round the body, m."""
PLANES_DEG: Final = (0.0, 45.0, -45.0, 90.0, -90.0, 135.0, -135.0, 180.0)
"""By how much these are turned about the straight way, away from the body first."""
_FPS: Final = 30
_LEAST_FRAMES: Final = 4
_HOLD_S: Final = 3 / _FPS
_MOST_KNOWN: Final = 8192
LEAD_S: Final = 0.4
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
    found = dict[str, dict[HandRole, HandEnd]]()
    times = {
        "first": {role: part.keys(role)[0].time_s for role in ROLES if part.keys(role)},
        "last": {role: part.keys(role)[-1].end_s for role in ROLES if part.keys(role)},
    }
    moments = sorted({time_s for each in times.values() for time_s in each.values()})
    if not moments:
        return Ends({}, {})
    frames = poses(part.sign, moments, character)
    for name, each in times.items():
        found[name] = {}
        for role, time_s in each.items():
            row = moments.index(time_s)
            (bone,) = character.body.bones(BONE_OF_ROLE[f"{SIDE_OF[role]} wrist"])
            hand = frames.hands[role][row]
            found[name][role] = HandEnd(hand.wrist, frames.bone_rotations[row, bone], hand.handshape_angles)
    return Ends(found["first"], found["last"])


def duration_s(
    style: Style, tempo: float, leaves: Mapping[HandRole, HandEnd], comes: Mapping[HandRole, HandEnd]
) -> float:
    """Return how long a transition lasts, s, from the longest way, turn and change of a joint of any hand."""
    ways, turns, joints = [0.0], [0.0], [0.0]
    for role in ROLES:
        if role in leaves and role in comes:
            one, other = leaves[role], comes[role]
            ways.append(float(np.linalg.norm(one.wrist - other.wrist)))
            cosine = (float(np.trace(one.rotation.T @ other.rotation)) - 1.0) / 2.0
            turns.append(float(np.arccos(np.clip(cosine, -1.0, 1.0))))
            joints.append(float(np.abs(one.joints - other.joints).max()))
    return stored(transition_s(style, tempo, max(ways), max(turns), max(joints)))


@dataclass(frozen=True, slots=True)
class Way:
    """Transition of each hand to the next item; `is_free` where none goes through the body."""

    transitions: Mapping[HandRole, Transition]
    is_free: bool = True


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


class Joint(NamedTuple):
    """Conditions of a transition: the key of each hand on either side of it, its length, and the style."""

    before: tuple[tuple[HandRole, Key], ...]
    after: tuple[tuple[HandRole, Key], ...]
    lasts_s: float
    style: Style


def joint_of(
    before: Mapping[HandRole, Key], after: Mapping[HandRole, Key], lasts_s: float, style: Style
) -> Joint:
    """Return a transition by what it depends on alone, wherever it stands in an utterance.

    It lasts whole frames, so that both of its ends are looked at too; no way of a hand depends on that.
    """
    lasts_s = stored(max(round(lasts_s * _FPS), _LEAST_FRAMES) / _FPS)
    first, last = (
        tuple((role, replace(key, id=f"{role}.{end}", time_s=0.0, hold_s=0.0, act=None, local=()))
              for role, key in keys.items())
        for end, keys in (("before", before), ("after", after))
    )  # fmt: skip
    return Joint(first, last, lasts_s, style)


@per_character(maxsize=2048)
def free_way(character: Character, joint: Joint) -> Way:
    """Return the way of each hand that is free of the body: straight, or else the least arc that is.

    A hand for which no arc is free goes straight, and the way says so.
    """
    return _free_way(character, joint, quietly)


class KnownWays:
    """Ways that were looked at so far, for whoever cannot wait until all of them are.

    Given to `perform`, it lets transitions that it does not know go straight, and they are `unchecked`.
    `look` finds the way of one, beside the window, and the next performance takes it. They are those of
    one character; threads may share them.
    """

    def __init__(self) -> None:
        self._known: dict[Joint, Way] = {}
        self._lock = Lock()

    def __call__(self, joint: Joint) -> Way | None:
        """Return the way that was found; None where nobody has looked."""
        with self._lock:
            return self._known.get(joint)

    def look(self, character: Character, joint: Joint, tell: Tell = quietly) -> None:
        """Find the way of a transition, about 0.03 s, where hands must go round up to 2 s.

        `tell` is called meanwhile; an exception that it raises ends the search, and nothing is kept.
        """
        if self(joint) is not None:
            return
        way = _free_way(character, joint, tell)
        with self._lock:
            self._known[joint] = way
            for oldest in list(self._known)[: max(len(self._known) - _MOST_KNOWN, 0)]:
                del self._known[oldest]


def _free_way(character: Character, joint: Joint, tell: Tell) -> Way:
    tell()
    usual = usual_way(joint.style)
    sign, after = alone(joint, usual), dict(joint.after)
    keys = {role: key for role, key in joint.before if role in after}
    found, is_free = dict.fromkeys(keys, usual), True
    times = np.array(frame_times(joint.lasts_s, _FPS)) + (LEAD_S + _HOLD_S)
    frames = poses(sign, times, character)
    inside = insides(frames)
    blocked = {role for role in keys if passages_in(frames, role, inside[role])}
    for role, key in keys.items():
        if role not in blocked:
            continue
        answer = avoid_obstacle(
            character, sign, role, float(times.mean()), tell, heights_m=ARCS_M, planes_deg=PLANES_DEG
        )
        is_free = is_free and answer.why != "none"
        if answer.edit is not None:
            sign, blocked = answer.edit(sign), set(keys)  # the other hand may be in its way now
        found[role] = next(one for one in sign.hand(role).keys if one.id == key.id).transition
    return Way(found, is_free)


def alone(joint: Joint, way: Transition) -> Sign:
    """Return a sign of a transition alone: the keys before it, and those after it."""
    sign, leaves_s = Sign(fps=_FPS, lead_in_s=LEAD_S, lead_out_s=LEAD_S), LEAD_S
    comes_s = stored(leaves_s + _HOLD_S + joint.lasts_s)
    for role in ROLES:
        keys = [
            replace(key, time_s=leaves_s, hold_s=_HOLD_S, transition=way)
            for name, key in joint.before
            if name == role
        ]
        keys += [replace(key, time_s=comes_s, hold_s=_HOLD_S) for name, key in joint.after if name == role]
        sign = with_items(sign, TrackName("hand", role), keys)
    return sign
