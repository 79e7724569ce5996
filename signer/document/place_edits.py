"""Edits of the places of a sign, where in the room somebody or something is referred to."""

import math
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from body_model.plain_types import Vector
from nonmanuals.target import Place as PlaceTarget
from nonmanuals.target import Point, Sweep
from signer.document.edits import Edit
from signer.document.fitting import with_item
from signer.document.items import with_items
from signer.document.sign import Sign
from signer.document.tracks.hand import Key
from signer.document.tracks.track import TrackName
from signer.document.values import ROLES, Place, SpacePoint, require_finite
from signer.phrases import phrase

LONGEST_NAME: Final = 60
NEAREST_M: Final = 0.15
FARTHEST_M: Final = 3.0
HIGHEST_M: Final = 0.8
"""A place is no higher than this above the notch of the chest, and no lower below it."""
LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"
APART_RAD: Final = math.radians(45.0)
"""New places stand so far to either side, then twice as far, then ahead."""


def at_their_places(sign: Sign) -> Sign:
    """Return the sign with every key that names a place at the point of it; the same object if all are.

    A key whose place the sign does not have keeps its point and is free.
    """
    points = {place.id: point_of(place) for place in sign.places}
    for role in ROLES:
        keys = tuple(_at_its_place(key, points) for key in sign.hand(role).keys)
        if keys != sign.hand(role).keys:
            sign = with_items(sign, TrackName("hand", role), keys)
    return sign


def _at_its_place(key: Key, points: Mapping[str, Vector]) -> Key:
    placed = key.placement
    if not isinstance(placed, SpacePoint) or not placed.place:
        return key
    point_m = points.get(placed.place)
    if point_m is None:
        return replace(key, placement=replace(placed, place=""))
    return replace(key, placement=replace(placed, point_m=point_m))


def new_place(sign: Sign) -> Place:
    """Return a place that a sign does not have yet: the next one of either side, then ahead."""
    taken = {place.id for place in sign.places}
    names = (*LETTERS, *(f"{letter}{number}" for number in range(2, 100) for letter in LETTERS))
    found = next(name for name in names if name not in taken)
    ways = (-APART_RAD, APART_RAD, -2.0 * APART_RAD, 2.0 * APART_RAD, 0.0)
    held = {round(place.angle_rad, 3) for place in sign.places}
    return Place(found, angle_rad=round(next((way for way in ways if round(way, 3) not in held), 0.0), 4))


def add_place(place: Place) -> Edit:
    """Add a place. ValueError, when it is performed, for an id that there is."""

    def change(sign: Sign) -> Sign:
        if not place.id or any(one.id == place.id for one in sign.places):
            raise ValueError(f"there is a place {place.id!r} already; use new_place")
        return replace(sign, places=(*sign.places, _fitted(place)))

    return Edit(phrase("Add place"), change)


def set_place(place_id: str, **changes: Any) -> Edit:
    """Change name, angle, distance or height of a place; keys that go to it go along."""
    if strange := set(changes) - {"name", "angle_rad", "distance_m", "height_m"}:
        raise ValueError(f"a place has no {sorted(strange)[0]!r} that can be set")

    def change(sign: Sign) -> Sign:
        find_place(sign, place_id)
        places = (_fitted(replace(one, **changes)) if one.id == place_id else one for one in sign.places)
        return at_their_places(replace(sign, places=tuple(places)))

    return Edit(
        phrase("Move place") if "name" not in changes else phrase("Name place", "in the room"),
        change,
        f"place {place_id}",
    )


def remove_place(place_id: str) -> Edit:
    """Take a place away; hands stay and gazes keep looking where it was, sweeps end."""

    def change(sign: Sign) -> Sign:
        gone = find_place(sign, place_id)
        for span in sign.spans("gaze"):
            if isinstance(span.target, PlaceTarget) and span.target.id == place_id:
                sign = with_item(sign, replace(span, target=Point(point_of(gone))))
            elif isinstance(span.target, Sweep) and place_id in (span.target.start, span.target.end):
                sign = with_item(sign, replace(span, target=None))
        return at_their_places(replace(sign, places=tuple(one for one in sign.places if one is not gone)))

    return Edit(phrase("Remove place"), change)


def point_of(place: Place) -> Vector:
    """Return the point of a place, m from the suprasternal notch of a right-handed signer at rest."""
    x, y, z = (round(value, 4) + 0.0 for value in place.point_m)
    return x, y, z


def _fitted(place: Place) -> Place:
    require_finite(angle_rad=place.angle_rad, distance_m=place.distance_m, height_m=place.height_m)
    name = "".join(letter for letter in place.name if letter.isprintable()).strip()[:LONGEST_NAME]
    return replace(
        place,
        name=name,
        angle_rad=round(math.remainder(place.angle_rad, math.tau), 4),
        distance_m=round(min(max(place.distance_m, NEAREST_M), FARTHEST_M), 4),
        height_m=round(min(max(place.height_m, -HIGHEST_M), HIGHEST_M), 4),
    )


def find_place(sign: Sign, place_id: str) -> Place:
    """Return a place of a sign by its id; LookupError, with those that there are, for another."""
    found = next((one for one in sign.places if one.id == place_id), None)
    if found is None:
        known = ", ".join(one.id for one in sign.places) or "none"
        raise LookupError(f"the sign has no place {place_id!r}; it has {known}")
    return found
