"""Life in new keys: a low arc between free places, leads as long as the way, a share of far reaches.

These are values of the sign, written when a key is made or placed, and changed again only as long as they
are what this module wrote. None of them moves a contact.
"""

from dataclasses import replace
from math import radians
from typing import Final, NamedTuple

import numpy as np

from body_model.arrays import Array
from signer.characters.character import Character
from signer.document.fitting import with_new_item
from signer.document.items import new_item_id, with_items
from signer.document.queries import key_under
from signer.document.sign import Sign
from signer.document.tracks.hand import Key
from signer.document.tracks.span import DIGITS, Span
from signer.document.tracks.track import TrackName
from signer.document.values import OTHER_ROLE, ROLES, Contact, HandRole, SpacePoint, Transition
from signer.motion.operations.leads import ENDS, lasting, lasting_s, lead_s
from signer.motion.places.contact_target import is_on_skin
from signer.motion.solving.hand_moment import HandMoment

ARC_SHARE: Final = 0.08
"""Height of the arc between two free places as a share of the way: reaching hands leave the straight line
by a few hundredths of it."""
LEAST_WAY_M: Final = 0.03
"""A shorter way stays straight."""
FAR: Final = (0.90, 1.0)
"""Extension of the arm, as a share of its length, from which torso and head go along, and at which they do so
most."""
LEAN_RAD: Final = radians(4.0)
TURN_RAD: Final = radians(6.0)
"""Share of torso in the farthest reach: it leans to what lies in front, turns its shoulder there."""
GOES_ALONG: Final = {"torso": 1.0, "head": -0.6}
"""Share of that motion of each part: the head takes back most, so that the face stays where it is shown."""


class _Reach(NamedTuple):
    """Reach of a key: where it brings the hand, in the chest's frame.

    Attributes:
        place: (3,) m, of the articulator.
        outward: (3,) from the shoulder to the place, of unit length.
        extension: distance from shoulder to wrist as a share of the arm's length.
    """

    place: Array
    outward: Array
    extension: float


def enlivened(character: Character, before: Sign, after: Sign) -> Sign:
    """Return a sign with life in the keys that a change has made or placed otherwise.

    Args:
        character: who signs.
        before: the sign before the change.
        after: the sign after it; returned as it is where no key was made or placed.
    """
    for role in ROLES:
        old = {key.id: key for key in before.hand(role).keys}
        for key in after.hand(role).keys:
            if key.id not in old or key.placement != old[key.id].placement:
                after = _with_ways(character, before, after, role, key.id)
                after = _with_share_of_reach(character, before, after, role, key.id)
                after = _with_leads(character, before, after)
    return after


def _with_ways(character: Character, before: Sign, after: Sign, role: HandRole, key_id: str) -> Sign:
    """The sign with arcs of the ways to a key and from it, where they are not what somebody set."""
    keys, old = list(after.hand(role).keys), {key.id: key for key in before.hand(role).keys}
    index = [key.id for key in keys].index(key_id)
    is_appended = key_id not in old and index == len(keys) - 1
    for first in (index - 1, index):
        if not 0 <= first < len(keys) - 1:
            continue
        one, other = keys[first], keys[first + 1]
        if one.id in old and other.id in old:
            ours = way_between(character, before, role, old[one.id], old[other.id])
        elif is_appended:
            ours = Transition()
        else:
            continue  # a key on the way between two others leaves the way as it was
        if one.transition == ours:
            keys[first] = replace(one, transition=way_between(character, after, role, one, other))
    return with_items(after, TrackName("hand", role), tuple(keys))


def way_between(character: Character, sign: Sign, role: HandRole, one: Key, other: Key) -> Transition:
    """The transition between two keys that nobody has set: a low arc between free places, else straight."""
    if not (_is_free(one) and _is_free(other)):
        return Transition()
    start, end = (_reach(HandMoment(character, sign, role, key)) for key in (one, other))
    way_m = float(np.linalg.norm(end.place - start.place))
    if way_m < LEAST_WAY_M:
        return Transition()
    return Transition(path="arc", height_m=round(ARC_SHARE * way_m, DIGITS))


def _with_share_of_reach(
    character: Character, before: Sign, after: Sign, role: HandRole, key_id: str
) -> Sign:
    """The sign with torso and head going along with a far reach into space, where no other span is there."""
    key = next(each for each in after.hand(role).keys if each.id == key_id)
    old = next((each for each in before.hand(role).keys if each.id == key_id), None)
    was = {} if old is None else _share(HandMoment(character, before, role, old))
    for kind, pose in _share(HandMoment(character, after, role, key)).items():
        spans = after.spans(kind)
        ours = [
            span
            for span in spans
            if old is not None
            and span.pose
            and (span.time_s, span.hold_s, span.pose) == (old.time_s, old.hold_s, was[kind])
        ]
        if ours:
            spans = tuple(span for span in spans if span not in ours)
            after = with_items(after, TrackName(kind), spans)
        made = Span("", key.time_s, key.hold_s, pose=pose)
        if made.pose and not any(span.from_s < made.until_s and made.from_s < span.until_s for span in spans):
            row = TrackName(kind)
            after = with_new_item(after, row, replace(made, id=new_item_id(after, row)))
    return after


def _share(at: HandMoment) -> dict[str, tuple[tuple[str, float], ...]]:
    """Return what torso and head do by themselves at a far key in space, rad by channel."""
    other = key_under(at.sign.hand(OTHER_ROLE[at.role]), at.key.time_s)
    if not _is_free(at.key) or (other is not None and not _is_free(other)):
        return dict.fromkeys(GOES_ALONG, ())
    reach = _reach(at)
    low, high = FAR
    far = min(max((reach.extension - low) / (high - low), 0.0), 1.0)
    side = 1.0 if at.side == "right" else -1.0
    lean = far * LEAN_RAD * max(float(reach.outward[2]), 0.0)
    turn = far * TURN_RAD * side * max(float(reach.outward[2]), side * float(reach.outward[0]), 0.0)
    poses = {kind: {"pitch_rad": by * lean, "turn_rad": by * turn} for kind, by in GOES_ALONG.items()}
    return {
        kind: tuple(
            sorted((name, round(value, DIGITS)) for name, value in pose.items() if round(value, DIGITS))
        )
        for kind, pose in poses.items()
    }


def _with_leads(character: Character, before: Sign, after: Sign) -> Sign:
    """The sign with straight leads as long as its ways need, where nobody set them otherwise."""
    for end in ENDS:
        was_s, now_s = lasting_s(before, end), lasting_s(after, end)
        if any(getattr(one.hand(role), end) for one in (before, after) for role in ROLES):
            continue
        if was_s == lead_s(character, before, end, fits=True):
            needs_s = lead_s(character, after, end, fits=True)
            after = after if needs_s == now_s else lasting(after, end, needs_s)
    return after


def _is_free(key: Key) -> bool:
    """Return whether a hand is in space and touches nothing."""
    if isinstance(key.placement, SpacePoint):
        return True
    return isinstance(key.placement, Contact) and not is_on_skin(key.placement.site)


def _reach(at: HandMoment) -> _Reach:
    solved, rig = at.tried, at.character.rigs[at.side]
    posture, shoulder = solved.reach.posture, solved.reach.girdle.shoulder
    away = solved.target - shoulder
    length = float(np.linalg.norm(rig.elbow - rig.shoulder) + np.linalg.norm(rig.wrist - rig.elbow))
    return _Reach(
        solved.target,
        away / max(float(np.linalg.norm(away)), 1e-9),
        float(np.linalg.norm(posture.wrist - shoulder)) / length,
    )
