"""A place on a hand at rest.

That hand is raised to where it can be touched: to one of a few places, turned as easily as it can be there.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final, NamedTuple

import numpy as np

import handshapes.catalogue as shapes
from body_model.plain_types import Vector
from signer.characters.character import Character
from signer.document.fitting import with_key, with_new_item
from signer.document.queries import new_key_id
from signer.document.sign import OTHER_SIDE, SIDE_OF, Sign
from signer.document.timing import SAME_TIME_S, SHORTEST_GAP_S, stored
from signer.document.tracks.hand import HandTrack, Key
from signer.document.tracks.track import TrackName
from signer.document.values import (
    OTHER_ROLE,
    Contact,
    GlobalOrientation,
    HandRole,
    SkinSpot,
    SpacePoint,
)
from signer.kinematics.sides import side_sign
from signer.motion.movement.score import context_for
from signer.motion.operations.posture_search import Tell, quietly
from signer.motion.operations.reposing import as_local, facing_answer, relaxed_elbow, with_site
from signer.motion.places.contact_target import contact_target_of
from signer.motion.places.other_hand import FLAT_HAND
from signer.motion.posing import pose_at
from signer.motion.posture.penetration import inside_of

PALM: Final = "palm.centre"
"""Articulator by which a raised hand is placed, where its handshape allows it."""
_ENOUGH: Final = 0.25
"""Weight of forearm and hand above which a point, as in the crook of the elbow, is touched where they are
raised."""
_FOREARM: Final = 4
"""The place of the forearm among the bones of an arm; what hangs on the bones above it is touched while the
arm hangs."""
_APPROACH: Final = np.array((0.5, 0.9, 0.5))
"""From where a hand comes to the other one: from its own side (x), from above and from before."""


class Raised(NamedTuple):
    """A sign whose hand is at a site, and how the other hand was raised for it, in words.

    No words where that was not needed.
    """

    sign: Sign
    words: str = ""


class Posture(NamedTuple):
    """Raised posture of the left hand of a right-handed signer: words, palm position and directions.

    `point_m` is where its palm is from the notch, m.
    """

    words: str
    point_m: Vector
    palm: Vector
    fingers: Vector


POSTURES: Final = (
    Posture("palm up before the belly", (0.04, -0.20, 0.26), (-0.1, 1.0, -0.1), (-0.7, 0.0, 0.7)),
    Posture("palm in before the chest", (0.03, -0.14, 0.24), (-0.2, 0.1, -1.0), (-1.0, 0.3, 0.2)),
    Posture("palm to the middle before the chest", (0.07, -0.13, 0.28), (-1.0, 0.1, -0.1), (-0.1, 0.5, 0.8)),
    Posture(
        "palm down, the forearm across before the chest",
        (-0.02, -0.16, 0.27),
        (0.0, -1.0, 0.1),
        (-1.0, 0.0, 0.3),
    ),
    Posture("palm out before the shoulder", (0.12, -0.06, 0.28), (-0.3, 0.0, 1.0), (-0.2, 1.0, 0.1)),
    Posture(
        "back of the hand out, fingers up before the chest",
        (0.06, -0.10, 0.27),
        (-0.1, 0.1, -1.0),
        (-0.4, 1.0, 0.1),
    ),
)
"""By eye, clear of the body with the hand flat; which is taken depends on the site, on reach and on what is
in what. Wrist and elbow are found by comfort, the directions as nearly as an arm has them there."""


def lies_on_other_hand(character: Character, role: HandRole, site: str | SkinSpot) -> bool:
    """Return whether a site, of the inventory or one's own, lies on the other arm's hand or forearm."""
    side = SIDE_OF[role]
    rig = character.rigs[OTHER_SIDE[side]]
    carriers = np.concatenate([rig.bones[_FOREARM:], rig.hand_bones]).tolist()
    return contact_target_of(character, Contact(PALM, site), side).weight_on(carriers) > _ENOUGH


def rests_beside(sign: Sign, role: HandRole, key: Key) -> bool:
    """Return whether the other hand is at rest, or on its way from or to rest, while a key is held."""
    keys = sign.hand(OTHER_ROLE[role]).keys
    return all(one.end_s < key.time_s - SAME_TIME_S for one in keys) or all(
        one.time_s > key.end_s + SAME_TIME_S for one in keys
    )


def touched(
    character: Character,
    sign: Sign,
    role: HandRole,
    key: Key,
    site: str | SkinSpot,
    tell: Tell = quietly,
    *,
    at_s: float | None = None,
) -> Raised:
    """Bring a key of a sign to a site as `with_site` does.

    If that lies on the other hand at rest, raise this for as long as the key is held.

    The first of `POSTURES` in which the site is met within all limits and nothing is inside anything is
    taken, those that turn the site towards the touching hand being tried first; if there is none, the one
    that comes nearest to it.

    Args:
        character: whose body it is.
        sign: as it is now.
        role: of the hand that touches.
        key: of this track.
        site: of the inventory, or one's own.
        tell: called again and again meanwhile; what it raises ends the search.
        at_s: the moment of the hold at which it is brought there; that of the key unless given.
    """
    moment = key if at_s is None else replace(key, time_s=at_s)

    def brought(sign: Sign) -> Sign:
        return with_key(
            sign, role, replace(with_site(character, sign, role, moment, site, tell), time_s=key.time_s)
        )

    if not (lies_on_other_hand(character, role, site) and rests_beside(sign, role, key)):
        return Raised(brought(sign))
    tried = sorted(
        _raised(character, sign, role, key),
        key=lambda one: _faces(character, one.sign, role, key, site),
        reverse=True,
    )
    found: list[tuple[tuple[float, ...], Raised]] = []
    for raised in tried:
        tell()
        after = brought(_eased(character, raised, role, key))
        found.append((_faults(character, after, moment.time_s), raised._replace(sign=after)))
        if not any(found[-1][0]):
            break
    return min(found, key=lambda one: one[0])[1]


def _raised(character: Character, sign: Sign, role: HandRole, key: Key) -> Iterator[Raised]:
    """The sign with the other hand in each of the postures while the key is held.

    It has the shape that it has before or after.
    """
    other = OTHER_ROLE[role]
    keys = sign.hand(other).keys
    later = [one for one in keys if one.time_s > key.end_s]
    near = keys[0] if later else keys[-1] if keys else None
    like = near or Key("", 0.0, FLAT_HAND.handshape, SpacePoint(PALM, (0.0, 0.0, 0.0)))
    legal = {one.id for one in shapes.legal(shapes.find(like.handshape))}
    articulator = PALM if PALM in legal else shapes.default(shapes.find(like.handshape)).id
    until_s = min([key.end_s, *(one.time_s - SHORTEST_GAP_S for one in later)])
    outward = float(side_sign(SIDE_OF[other]))
    for words, (x, y, z), palm, fingers in POSTURES:
        made = Key(
            new_key_id(sign),
            key.time_s,
            like.handshape,
            SpacePoint(articulator, (outward * x, y, z)),
            stored(max(until_s - key.time_s, 0.0)),
            GlobalOrientation(*((outward * direction[0], *direction[1:]) for direction in (palm, fingers))),
            joints=like.joints,
            own_handshape=like.own_handshape,
            points_of=like.points_of,
        )
        made = as_local(character, sign, other, relaxed_elbow(character, sign, other, made))
        yield Raised(with_new_item(sign, TrackName("hand", other), made), words)


def _eased(character: Character, raised: Raised, role: HandRole, key: Key) -> Sign:
    """The sign with the raised hand turned by comfort, its palm alone where both directions do not go.

    The touching hand does not count: it comes to the raised one.
    """
    other = OTHER_ROLE[role]
    alone = raised.sign.with_tracks(HandTrack(role, ()))
    made = next(one for one in alone.hand(other).keys if one.time_s == key.time_s)
    posture = next(one for one in POSTURES if one.words == raised.words)
    outward = np.array((side_sign(SIDE_OF[other]), 1.0, 1.0))
    palm, fingers = posture.palm * outward, posture.fingers * outward
    found = facing_answer(character, alone, other, made, palm=palm, fingers=fingers)
    if not found.is_clean:
        found = facing_answer(character, alone, other, made, palm=palm)
    return with_key(raised.sign, other, found.key)


def _faces(character: Character, sign: Sign, role: HandRole, key: Key, site: str | SkinSpot) -> float:
    """Return the cosine between a site's normal and the way from which the hand comes to it."""
    placed = replace(key, placement=Contact(key.articulator, site))
    around = context_for(character, sign, role, placed)
    normal = contact_target_of(character, Contact(key.articulator, site), SIDE_OF[role], around.form).outward(
        around.surroundings.matrices
    )
    approach = _APPROACH * (side_sign(SIDE_OF[role]), 1.0, 1.0)
    return float(normal @ approach / np.linalg.norm(approach))


def _faults(character: Character, sign: Sign, time_s: float) -> tuple[float, ...]:
    """Return what speaks against a posture, the worst first.

    In order: m by which places are missed, m by which hands are inside something, and the count of limits.
    """
    pose = pose_at(sign, time_s, character=character)
    hands, inside = pose.hands.values(), inside_of(pose).values()
    missed = sum(hand.contact_error_m for hand in hands if hand.state == "missed")
    over = sum(one.over_m for one in inside if not one.is_clear)
    return round(missed, 4), over, float(sum(len(hand.limits) for hand in hands))
