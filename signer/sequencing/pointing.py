"""Pointing: the line from wrist to index tip goes exactly through whom it is meant for."""

from dataclasses import replace
from itertools import product
from math import atan2
from typing import Final, NamedTuple

import numpy as np

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


class _Pointing(NamedTuple):
    """Places and times of a hand that points, or stands for somebody.

    Attributes:
        hold_s: hold of a point, s: by eye.
        from_m: point from which the arm points: before the dominant shoulder, m from the notch.
        reach_m: distance of the index tip before that, m.
        aims: times that the hand is turned on until it points at its place, of easy ones within 2 degrees:
            half of it leaves 6, twice of it takes other wrists past their limits.
        palms: directions of the palm that are tried, of which the easiest is taken.
        elbows_rad: heights of the elbow that are tried with each, rad; one between them won in a fifth of 570
            points, and others in its place were as easy.
        sweep_rad: a point at several sweeps so far about the signer: the tip goes 0.13 m ahead and 0.19 m at
            the side; half of it is hardly told from one person, twice of it goes beyond the wrist's limits
            ahead.
        sweep_s: time of that sweep, s: the tip goes at 0.5 m/s at the side; in half of it at 0.9, in twice at
            0.2.
        chest_m: from where hands go to somebody, and where the signer's own chest is, m from the notch.
        below_eyes_m: an addressee is pointed at so far below the eyes, m.
        part: share of the way from the chest to a place that a hand goes.
        most_m: and how far it goes at most, m.
        moves_s: time of a classifier from one place to another, s: by eye.
    """

    hold_s: float
    from_m: Vector
    reach_m: float
    aims: int
    palms: tuple[Vector, ...]
    elbows_rad: tuple[float, ...]
    sweep_rad: float
    sweep_s: float
    chest_m: Vector
    below_eyes_m: float
    part: float
    most_m: float
    moves_s: float


_POINTING: Final = _Pointing(
    hold_s=0.12,
    from_m=(-0.14, -0.14, 0.16),
    reach_m=0.24,
    aims=4,
    palms=((0.25, -1.0, 0.0), (1.0, 0.0, 0.0), (0.0, -0.8, 0.6), (0.0, -0.6, -0.8)),
    elbows_rad=(0.2, 0.9),
    sweep_rad=0.5,
    sweep_s=0.4,
    chest_m=(0.0, -0.12, 0.08),
    below_eyes_m=0.3,
    part=0.55,
    most_m=0.45,
    moves_s=0.5,
)
_OWN_CHEST: Final = Key(
    "k1",
    0.0,
    "1",
    Contact("index.tip", "chest.mid.centre"),
    _POINTING.hold_s,
    GlobalOrientation(palm=(-0.1, -0.1, -1.0), fingers=(0.93, 0.35, -0.12)),
    Elbow(0.2),
    joints=(("index_mcp_flex", 0.9),),
)
"""The key of a point at the own chest: of 72 postures tried the easiest on all bodies. The index bends in at
its knuckle: with a straight one the wrist is at its stop and the elbow out to the side by 36 degrees, with
this one by 13."""
_ON: Final = {
    "on": "other.palm.centre",
    "under": "other.palm.centre",
    "beside": "other.index.proximal.radial",
}


def place_m(utterance: Utterance, name: str) -> Vector:
    """Return where somebody is, m from the notch; straight ahead for nobody, and for who stands nowhere."""
    if name == SIGNER:
        return _POINTING.chest_m
    x, y, z = utterance.addressee_m
    ahead = x, y - _POINTING.below_eyes_m, z
    return next((one.point_m for one in utterance.places if one.id == name), ahead)


def towards(utterance: Utterance, name: str) -> Vector:
    """Return the point of space at which a hand is for somebody: part of the way from the chest, m."""
    if name == SIGNER:
        x, y, z = _POINTING.chest_m
        return (x, y, z + 0.12)
    there, chest = np.array(place_m(utterance, name)), np.array(_POINTING.chest_m)
    way = there - chest
    length = float(np.linalg.norm(way))
    x, y, z = chest + way * min(_POINTING.part, _POINTING.most_m / max(length, 1e-6))
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
    half_rad = _POINTING.sweep_rad / 2 if there[0] > 0.0 else -_POINTING.sweep_rad / 2
    first, last = (_aimed(character, turned(there, by_rad)) for by_rad in (-half_rad, half_rad))
    return hand_sign([replace(first, hold_s=0.0), replace(last, id="k2", time_s=_POINTING.sweep_s)])


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
    keys = [Key("k1", 0.0, shape.name, first, _POINTING.hold_s, facing, Elbow(0.3))]
    if content.end:
        last = replace(
            keys[0],
            id="k2",
            time_s=_POINTING.hold_s + _POINTING.moves_s,
            placement=SpacePoint(by, rounded(end)),
        )
        keys.append(last)
    return hand_sign(keys)


@per_character(maxsize=4)
def _own_chest(character: Character) -> Key:
    clear = cleared_in_place(HandMoment(character, hand_sign([_OWN_CHEST]), "dominant", _OWN_CHEST))
    return _OWN_CHEST if clear is None else clear.key


@per_character(maxsize=256)
def _aimed(character: Character, there: Vector) -> Key:
    """Return a key whose line from wrist to index tip goes through a point, m from the notch."""
    notch, base = character.body.landmarks[NOTCH], np.array(_POINTING.from_m)
    goal = character.scale.point(np.array(there))
    fingers = (goal - base) / np.linalg.norm(goal - base)
    tip = SpacePoint("index.tip", rounded(base + _POINTING.reach_m * fingers))
    key = _easiest(character, Key("k1", 0.0, "1", tip, _POINTING.hold_s), rounded(fingers))
    assert isinstance(key.orientation, GlobalOrientation)
    palm = key.orientation.palm
    for _ in range(_POINTING.aims):
        hand = _posed(character, key)
        pointed, aim = hand.articulator - hand.wrist, notch + goal - hand.wrist
        fingers = shortest_turn(pointed / np.linalg.norm(pointed), aim / np.linalg.norm(aim)) @ fingers
        key = replace(key, orientation=GlobalOrientation(palm, rounded(fingers)))
    return key


def _easiest(character: Character, key: Key, fingers: Vector) -> Key:
    """Return a key with palm and elbow for fingers of which the wrist is least beyond its limits.

    Of those that come out alike it is the first one.
    """
    tries = [
        replace(key, orientation=GlobalOrientation(palm, fingers), elbow=Elbow(elbow_rad))
        for palm, elbow_rad in product(_POINTING.palms, _POINTING.elbows_rad)
    ]

    def beyond_rad(key: Key) -> float:
        return sum(abs(one.over_rad) for one in _posed(character, key).limits)

    return min(tries, key=lambda key: round(beyond_rad(key), 3))


def _posed(character: Character, key: Key) -> HandPose:
    return poses(hand_sign([key]), (0.0,), character).hands["dominant"][0]
