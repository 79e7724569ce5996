"""Verbs bent to who they go from and to: points of space go there, palm and fingers face the object.

Contacts on the body stay. The first key in space goes to the subject, the last one to the object; a hand
that goes along with the other one is moved as far as that.
"""

from collections.abc import Iterable
from dataclasses import replace
from typing import Final, NamedTuple

import numpy as np

from body_model.plain_types import Vector
from signer.characters.character import Character
from signer.document.items import with_items
from signer.document.timing import SAME_TIME_S
from signer.document.tracks.hand import Key
from signer.document.tracks.track import TrackName
from signer.document.values import ROLES, Contact, GlobalOrientation
from signer.motion.operations.conversion import as_vector
from signer.sequencing.part import Part, in_space
from sites.catalogue import find

MOST_TURN_RAD: Final = 1.0
"""Palm and fingers are turned about the vertical by at most so much: a wrist goes no further with ease."""


class Loci(NamedTuple):
    """Points of space, m from the notch, at which a hand is for subject and object; None for nobody.

    `turn_rad` is how far the object is to the signer's left.
    """

    subject_m: Vector | None = None
    object_m: Vector | None = None
    turn_rad: float = 0.0


def bent(character: Character, part: Part, loci: Loci) -> Part:
    """Return a part that goes from its subject to its object."""
    if loci == Loci():
        return part
    part = _with_cells_as_points(character, part)
    free = [[key for key in part.keys(role) if not isinstance(key.placement, Contact)] for role in ROLES]
    places = next(filter(None, free), None)
    if places is None:
        return part
    first, last = places[0], places[-1]
    moves = dict[float, Vector]()
    if loci.subject_m is not None and (loci.object_m is None or first is not last):
        moves[first.time_s] = _way(first, loci.subject_m)
    if loci.object_m is not None:
        moves[last.time_s] = _way(last, loci.object_m)
    turn_rad = float(np.clip(loci.turn_rad, -MOST_TURN_RAD, MOST_TURN_RAD))
    sign = part.sign
    for role in ROLES:
        keys = tuple(_bent(key, moves, turn_rad) for key in sign.hand(role).keys)
        sign = with_items(sign, TrackName("hand", role), keys)
    return replace(part, sign=sign)


def _with_cells_as_points(character: Character, part: Part) -> Part:
    """Return a part whose places before the signer are points of space, with the same postures."""
    sign = part.sign
    for role in ROLES:
        keys = list[Key]()
        for key in part.keys(role):
            contact = key.contact
            if contact is not None and isinstance(contact.site, str) and find(contact.site).tab == "space":
                point = in_space(character, part.sign, role, key, key.time_s).placement
                key = replace(key, placement=point, second=None, act=None)
            keys.append(key)
        sign = with_items(sign, TrackName("hand", role), keys)
    return replace(part, sign=sign)


def _way(key: Key, to_m: Vector) -> Vector:
    assert not isinstance(key.placement, Contact)
    x, y, z = (there - here for there, here in zip(to_m, key.placement.point_m, strict=True))
    return (x, y, z)


def _bent(key: Key, moves: dict[float, Vector], turn_rad: float) -> Key:
    if isinstance(key.placement, Contact):
        return key
    for time_s, way in moves.items():
        if abs(key.time_s - time_s) < SAME_TIME_S:
            x, y, z = (here + by for here, by in zip(key.placement.point_m, way, strict=True))
            key = replace(key, placement=replace(key.placement, point_m=(x, y, z)))
    turned = key.orientation
    if isinstance(turned, GlobalOrientation) and turn_rad:
        turned = GlobalOrientation(_turned(turned.palm, turn_rad), _turned(turned.fingers, turn_rad))
    return replace(key, orientation=turned)


def _turned(direction: Iterable[float], by_rad: float) -> Vector:
    """Turn a direction about the vertical, to the signer's left."""
    x, y, z = direction
    cosine, sine = float(np.cos(by_rad)), float(np.sin(by_rad))
    return as_vector(np.array((cosine * x + sine * z, y, cosine * z - sine * x)))
