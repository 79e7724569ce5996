"""Pointing: the line from wrist to index tip goes exactly through whom it is meant for."""

from collections.abc import Iterable
from dataclasses import replace
from itertools import product
from math import atan2
from typing import Final

import numpy as np

from body_model.arrays import Array
from body_model.plain_types import Vector
from handshapes import catalogue as shapes
from signer.characters.character import Character, per_character
from signer.characters.scale import NOTCH
from signer.document.sign import Sign
from signer.document.tracks.hand import Key
from signer.document.utterance import PEOPLE, SIGNER, Classifier, Point, Utterance, UtteranceItem
from signer.document.values import Contact, Elbow, GlobalOrientation, Placement, SpacePoint
from signer.kinematics.rotations import shortest_turn
from signer.motion.operations.clearing import cleared_in_place
from signer.motion.pose import HandPose
from signer.motion.posing import poses
from signer.motion.solving.hand_moment import HandMoment
from signer.sequencing.part import Changes, hand_sign, rounded, turned

HOLD_S: Final = 0.12
"""Hold of a point, s."""
SWEEP_RAD: Final = 0.5
"""A point at several sweeps so far about the signer: the tip goes 0.13 m ahead and 0.19 m at the side; half
of it is hardly told from one person, twice of it goes beyond the wrist's limits ahead."""
SWEEP_S: Final = 0.4
"""Time of that sweep, s: the tip goes at 0.5 m/s at the side; in half of it at 0.9, in twice at 0.2."""
MOVES_S: Final = 0.5
"""Time of a classifier from one place to another, s."""
_FROM_M: Final = (-0.14, -0.14, 0.16)
"""Point from which the arm points: before the dominant shoulder, m from the notch."""
_REACH_M: Final = 0.24
"""Distance of the index tip before that, m."""
_TO_LOCUS: Final = 0.55
"""A hand goes to this share of the way from the chest to a place."""
_CHEST_M: Final = (0.0, -0.12, 0.08)
_EYES_TO_CHEST_M: Final = 0.3
"""An addressee is pointed at so far below the eyes, m."""
_ROUNDS: Final = 4
_PALMS: Final = ((0.25, -1.0, 0.0), (0.8, -0.6, 0.0), (1.0, 0.0, 0.0), (0.0, -0.8, 0.6), (0.0, -0.6, -0.8))
_SWIVELS_RAD: Final = (0.2, 0.5, 0.9)
_TO_OWN_CHEST: Final = (
    np.array((0.93, 0.35, -0.12)),
    np.array((0.75, 0.3, -0.6)),
    np.array((0.9, 0.2, -0.4)),
    np.array((0.5, 0.6, -0.6)),
)
"""Directions of the fingers, palms and elbows that are tried, of which the easiest is taken."""
_KNUCKLE: Final = (("index_mcp_flex", 0.9),)
"""An index that points at the own chest bends in at its knuckle, rad: with a straight one the wrist is at its
stop and the elbow out to the side by 36 degrees, with this one by 13."""
_MISS_COUNTS_RAD: Final = 50.0  # rad a metre: a miss of 2 cm counts as a radian over a limit
_LEAST_CROSS: Final = 0.2  # sine, 12 degrees: a finger nearer to the wanted way is not turned
_ON: Final = {
    "on": "other.palm.centre",
    "under": "other.palm.centre",
    "beside": "other.index.proximal.radial",
}


def place_m(utterance: Utterance, name: str) -> Vector:
    """Return where somebody is, m from the notch; straight ahead for nobody, and for who stands nowhere."""
    if name == SIGNER:
        return _CHEST_M
    x, y, z = utterance.addressee_m
    ahead = x, y - _EYES_TO_CHEST_M, z
    return next((one.point_m for one in utterance.places if one.id == name), ahead)


def towards(utterance: Utterance, name: str) -> Vector:
    """Return the point of space at which a hand is for somebody: part of the way from the chest, m."""
    if name == SIGNER:
        x, y, z = _CHEST_M
        return (x, y, z + 0.12)
    there, chest = np.array(place_m(utterance, name)), np.array(_CHEST_M)
    way = there - chest
    length = float(np.linalg.norm(way))
    x, y, z = chest + way * min(_TO_LOCUS, 0.45 / max(length, 1e-6))
    return (float(x), float(y), float(z))


def changes_of(utterance: Utterance, item: UtteranceItem) -> Changes:
    """Return how an item has the movement of its content: from and to where its subject and object are."""
    known = {*PEOPLE, *(place.id for place in utterance.places)}
    subject, object_ = (name if name in known else "" for name in (item.subject, item.object))
    x, _, z = place_m(utterance, object_)
    return Changes(
        towards(utterance, subject) if subject else None,
        towards(utterance, object_) if object_ else None,
        atan2(x, z) if object_ and object_ not in PEOPLE else 0.0,
        item.one_handed,
        item.mirrored,
        item.moved_m,
    )


def pointing_sign(character: Character, utterance: Utterance, content: Point) -> Sign:
    """Return a sign that points at somebody, or sweeps over several; the signer's own chest is touched."""
    if content.to == SIGNER:
        return hand_sign([_own_chest(character)])
    there = place_m(utterance, content.to)
    if not content.is_plural:
        return hand_sign([_aimed(character, there)])
    half_rad = SWEEP_RAD / 2 if there[0] > 0.0 else -SWEEP_RAD / 2
    first, last = (_aimed(character, turned(there, by_rad)) for by_rad in (-half_rad, half_rad))
    return hand_sign([replace(first, hold_s=0.0), replace(last, id="k2", time_s=SWEEP_S)])


def classifier_sign(utterance: Utterance, content: Classifier) -> Sign:
    """Return a sign of a handshape that is kept at one place, or goes from one to another."""
    start = np.array(towards(utterance, content.start))
    end = np.array(towards(utterance, content.end)) if content.end else start
    way = end - start
    forward = (
        way * (1.0, 0.0, 1.0) if float(np.linalg.norm(way[[0, 2]])) > 0.05 else np.array((0.0, 0.0, 1.0))
    )
    forward = forward / np.linalg.norm(forward)
    if forward[2] < -0.2:  # no wrist turns back so far: the hand goes there sideways
        forward = np.array((float(np.sign(forward[0])) * 0.8 or -0.8, 0.0, 0.6))
    side = np.cross((0.0, 1.0, 0.0), forward)
    palm, fingers = np.array((0.0, -1.0, 0.0)), forward
    if content.handshape == "3":  # a vehicle: the thumb up
        palm = side
    elif content.handshape == "1":  # somebody upright, who faces where the hand goes
        palm, fingers = forward, np.array((0.0, 1.0, 0.2))
    facing = GlobalOrientation(rounded(palm), rounded(fingers))
    shape = shapes.find(content.handshape)
    by = shapes.default_in_space(shape).id
    first: Placement = SpacePoint(by, rounded(start))
    if content.relation:
        first = Contact(shapes.default(shape).id, _ON[content.relation])
    keys = [Key("k1", 0.0, shape.name, first, HOLD_S, facing, Elbow(0.3))]
    if content.end:
        last = replace(keys[0], id="k2", time_s=HOLD_S + MOVES_S, placement=SpacePoint(by, rounded(end)))
        keys.append(last)
    return hand_sign(keys)


@per_character(maxsize=4)
def _own_chest(character: Character) -> Key:
    touch = Contact("index.tip", "chest.mid.centre")
    touching = Key("k1", 0.0, "1", touch, HOLD_S, joints=_KNUCKLE)
    key = _easiest(character, touching, _TO_OWN_CHEST, ((-0.1, -0.1, -1.0), *_PALMS))
    clear = cleared_in_place(HandMoment(character, hand_sign([key]), "dominant", key))
    return key if clear is None else clear.key


@per_character(maxsize=256)
def _aimed(character: Character, there: Vector) -> Key:
    """Return a key whose line from wrist to index tip goes through a point, m from the notch."""
    notch, base = character.body.landmarks[NOTCH], np.array(_FROM_M)
    goal = character.scale.point(np.array(there))
    fingers = (goal - base) / np.linalg.norm(goal - base)
    tip = SpacePoint("index.tip", rounded(base + _REACH_M * fingers))
    key = _easiest(character, Key("k1", 0.0, "1", tip, HOLD_S), (fingers,), _PALMS)
    assert isinstance(key.orientation, GlobalOrientation)
    palm = key.orientation.palm
    for _ in range(_ROUNDS):
        hand = _posed(character, key)
        pointed, aim = hand.articulator - hand.wrist, notch + goal - hand.wrist
        fingers = shortest_turn(pointed / np.linalg.norm(pointed), aim / np.linalg.norm(aim)) @ fingers
        key = replace(key, orientation=GlobalOrientation(palm, rounded(fingers)))
    return key


def _easiest(character: Character, key: Key, ways: Iterable[Array], palms: Iterable[Vector]) -> Key:
    """Return a key with fingers, palm and elbow of which the wrist is least beyond its limits.

    Of those that come out alike it is the first one.
    """
    tries = [
        replace(
            key,
            orientation=GlobalOrientation(rounded(_crossed(palm, way)), rounded(way)),
            elbow=Elbow(swivel),
        )
        for way, palm, swivel in product(ways, palms, _SWIVELS_RAD)
    ]

    def beyond_rad(key: Key) -> float:
        hand = _posed(character, key)
        return sum(abs(one.over_rad) for one in hand.limits) + _MISS_COUNTS_RAD * hand.contact_error_m

    return min(tries, key=lambda key: round(beyond_rad(key), 3))


def _posed(character: Character, key: Key) -> HandPose:
    return poses(hand_sign([key]), (0.0,), character).hands["dominant"][0]


def _crossed(palm: Vector, fingers: Array) -> Array:
    """(3,) a direction of the palm that is not along the fingers: as said, or upright across them."""
    wanted = np.array(palm)
    is_across = float(np.linalg.norm(np.cross(wanted, fingers))) > _LEAST_CROSS
    return wanted if is_across else wanted + np.array((0.0, -0.5, 0.3))
