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
from signer.kinematics.comfort import joint_terms
from signer.kinematics.frames import brought_back
from signer.kinematics.rotations import shortest_turn
from signer.motion.operations.clearing import cleared_in_place
from signer.motion.pose import HandPose
from signer.motion.posing import poses
from signer.motion.posture.penetration import insides
from signer.motion.solving.hand_moment import HandMoment
from signer.sequencing.part import Changes, hand_sign, rounded, turned


class _Pointing(NamedTuple):
    """Places and times of a hand that points, or stands for somebody.

    Attributes:
        hold_s: hold of a point, s: by eye.
        from_m: points from which the arm points, tried in turn, m from the notch: before the dominant
            shoulder, and beside the waist, from where it points far aside. The first alone leaves an eighth
            of places past the wrist's limits; the second alone points up at near places rather than aside.
        reach_m: distance of the index tip before that, m: a forearm with the hand.
        short: share of the way to a near place that the tip goes at most; 0.4 m to it are usual.
        palms: directions of the palm that are tried where a point goes straight ahead: the thumb edge half
            up, and up. They turn about the upright with the point.
        elbows_rad: heights of the elbow that are tried with each, rad: hanging, drawn in, and out, which
            leads the forearm before the trunk.
        easy: discomfort up to which what is tried first is taken; at 3 a posture is awkward. Half of it
            points up at the usual places rather than aside, twice of it leaves 15 of 109 points awkward
            instead of 3.
        past_per_rad: discomfort of a wrist that is past its limits, by rad, as `comfort` counts it.
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
    from_m: tuple[Vector, ...]
    reach_m: float
    short: float
    palms: tuple[Vector, ...]
    elbows_rad: tuple[float, ...]
    easy: float
    past_per_rad: float
    sweep_rad: float
    sweep_s: float
    chest_m: Vector
    below_eyes_m: float
    part: float
    most_m: float
    moves_s: float


_POINTING: Final = _Pointing(
    hold_s=0.12,
    from_m=((-0.2, -0.16, 0.18), (-0.24, -0.28, 0.04)),
    reach_m=0.4,
    short=0.9,
    palms=((0.7, -0.7, 0.0), (1.0, 0.3, 0.0)),
    elbows_rad=(0.15, -0.2, 0.7),
    easy=2.0,
    past_per_rad=30.0,
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
    GlobalOrientation(palm=(0.3664, -0.2833, -0.8863), fingers=(0.9118, 0.2993, 0.2813)),
    Elbow(0.5416),
    joints=(("index_mcp_flex", 1.188),),
)
"""The key of a point at the own chest: the posture of ME. The index bends in at its knuckle: with a straight
one the wrist is at its stop and the elbow out to the side by 36 degrees, with this one by 18."""
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


def in_mirror(utterance: Utterance) -> Utterance:
    """Return an utterance with each place at the other side, where what is mirrored then goes to it."""
    x, y, z = utterance.addressee_m
    places = tuple(replace(one, angle_rad=0.0 - one.angle_rad) for one in utterance.places)
    return replace(utterance, places=places, addressee_m=(0.0 - x, y, z))


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
    """Return a key whose line from wrist to index tip goes through a point, m from the notch.

    It is the first that is easy, else the easiest.
    """
    best, least = None, (True, np.inf)
    for base, palm, elbow_rad in product(_POINTING.from_m, _POINTING.palms, _POINTING.elbows_rad):
        way = np.subtract(there, base)
        length = float(np.linalg.norm(way))
        reach = min(_POINTING.reach_m / length, _POINTING.short)
        tip = SpacePoint("index.tip", rounded(base + reach * way))
        palm_to = rounded(np.array(turned(palm, atan2(way[0], way[2]))))
        facing = GlobalOrientation(palm_to, rounded(way / length))
        key = Key("k1", 0.0, "1", tip, _POINTING.hold_s, facing, Elbow(elbow_rad))
        key = _turned_to(character, key, there)
        strain = _strain(character, key)
        if best is None or strain < least:
            best, least = key, strain
        if strain <= (False, _POINTING.easy):
            break
    assert best is not None
    return _turned_to(character, best, there)


def _turned_to(character: Character, key: Key, there: Vector) -> Key:
    """Return a key turned about the index tip until it points at a point, m from the notch.

    Twice is exact to 0.1 degrees: the tip lies aside of the fingers, and moves a little with the wrist.
    """
    facing = key.orientation
    assert isinstance(facing, GlobalOrientation)
    hand = _posed(character, key)
    goal = character.body.landmarks[NOTCH] + character.scale.point(np.array(there))
    pointed, aim = hand.articulator - hand.wrist, goal - hand.articulator
    turn = shortest_turn(pointed / np.linalg.norm(pointed), aim / np.linalg.norm(aim))
    return replace(key, orientation=replace(facing, fingers=rounded(turn @ facing.fingers)))


def _strain(character: Character, key: Key) -> tuple[bool, float]:
    """Return whether a key has the arm in the body, which is worst, and its discomfort."""
    pose = poses(hand_sign([key]), (0.0,), character)
    hand = pose.hands["dominant"][0]
    shoulder = brought_back(hand.chest, hand.shoulder)
    terms = joint_terms(character.rigs[hand.side].arm, hand.posture, shoulder)
    past_rad = sum(abs(one.over_rad) for one in hand.limits)
    is_inside = not insides(pose)["dominant"][0].is_clear
    return is_inside, float(terms.total()) + _POINTING.past_per_rad * past_rad


def _posed(character: Character, key: Key) -> HandPose:
    return poses(hand_sign([key]), (0.0,), character).hands["dominant"][0]
