"""Transitions between parts: how long they take, and which way the hands go."""

from collections.abc import Mapping, Set
from dataclasses import replace
from typing import Final, NamedTuple

import numpy as np

from body_model.arrays import Array
from signer.characters.character import Character, per_character
from signer.characters.roles import BONE_OF_ROLE
from signer.document.sign import SIDE_OF, Rest, Sign
from signer.document.timing import stored
from signer.document.tracks.hand import HandTrack, Key
from signer.document.tracks.track import Track
from signer.document.utterance import Onward, Style
from signer.document.values import ROLES, HandRole, Lead, Transition
from signer.motion.posing import poses
from signer.sequencing.part import Part
from signer.sequencing.rates import RATES, transition_s

_FPS: Final = 30
_LEAST_FRAMES: Final = 4
HOLD_S: Final = 3 / _FPS
"""Holds before and after a transition that is looked at alone, s."""
_BY_ITSELF: Final = Onward()
LEAVES_S: Final = 1.0
"""Time at which hands leave in a sign of a transition alone: most of them can come from rest before."""
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
    """Leads from rest and back to it: in how many seconds, and on which arcs, by hand."""

    in_s: float = LEAD_S
    out_s: float = LEAD_S
    arcs_in: tuple[tuple[HandRole, Lead | None], ...] = ()
    arcs_out: tuple[tuple[HandRole, Lead | None], ...] = ()

    def of(self, comes: Set[HandRole], goes: Set[HandRole]) -> "Leads":
        """Return what it says of hands that come from rest, and of those that go back to it."""
        arcs_in, arcs_out = (
            tuple((role, arc) for role, arc in arcs if role in roles)
            for arcs, roles in ((self.arcs_in, comes), (self.arcs_out, goes))
        )
        return Leads(self.in_s if comes else LEAD_S, self.out_s if goes else LEAD_S, arcs_in, arcs_out)


class Joint(NamedTuple):
    """Conditions of a transition: the key of each hand on either side of it, its length, and the style.

    `onward` has the path alone that somebody set for it, if any. `rest` is where a hand is that does nothing
    meanwhile, and `leads` is how one comes from there or goes there.
    """

    before: tuple[tuple[HandRole, Key], ...]
    after: tuple[tuple[HandRole, Key], ...]
    lasts_s: float
    style: Style
    onward: Onward = Onward()
    rest: Rest = "hanging"
    leads: Leads = Leads()


_USUAL_LEADS: Final = Leads()


def joint_of(
    before: Mapping[HandRole, Key],
    after: Mapping[HandRole, Key],
    lasts_s: float,
    style: Style,
    onward: Onward = _BY_ITSELF,
    rest: Rest = "hanging",
    leads: Leads = _USUAL_LEADS,
) -> Joint:
    """Return a transition by what it depends on alone, wherever it stands in an utterance.

    It lasts whole frames, so that both of its ends are looked at too; no way of a hand depends on that. A
    rub stays: a hand comes to where it begins, and leaves from where it ends.
    """
    lasts_s = stored(max(round(lasts_s * _FPS), _LEAST_FRAMES) / _FPS)
    first, last = (
        tuple((role, replace(key, id=f"{role}.{end}", time_s=0.0, hold_s=0.0, local=()))
              for role, key in keys.items())
        for end, keys in (("before", before), ("after", after))
    )  # fmt: skip
    path = _BY_ITSELF if onward.path is None else replace(onward, duration_s=None, extra=())
    own = leads.of(after.keys() - before.keys(), before.keys() - after.keys())
    return Joint(first, last, lasts_s, style, path, rest, own)


def alone(joint: Joint, ways: Mapping[HandRole, Transition]) -> Sign:
    """Return a sign of a transition alone: the keys before it, and those after it."""
    comes_s, tracks = stored(LEAVES_S + joint.lasts_s), list[Track]()
    for role in ROLES:
        keys = [
            replace(
                key,
                time_s=stored(LEAVES_S - HOLD_S),
                hold_s=HOLD_S,
                transition=ways.get(role, Transition()),
            )
            for name, key in joint.before
            if name == role
        ]
        keys += [replace(key, time_s=comes_s, hold_s=HOLD_S) for name, key in joint.after if name == role]
        arcs = (dict(arcs).get(role) for arcs in (joint.leads.arcs_in, joint.leads.arcs_out))
        tracks.append(HandTrack(role, tuple(keys), *arcs))
    return Sign(
        fps=_FPS,
        lead_in_s=joint.leads.in_s,
        lead_out_s=joint.leads.out_s,
        rest=joint.rest,
        tracks=tuple(tracks),
    )
