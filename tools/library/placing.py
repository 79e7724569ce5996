"""Placement of a recipe's posture: a site, the skin beside one, a point of space or the other hand."""

from functools import cache
from typing import Final

import numpy as np

import sites.catalogue as places
from body_model.arrays import Array
from body_model.load import load_body
from body_model.plain_types import Side, Vector
from body_model.surface_point import SurfacePoint, attach, nearest
from signer.characters.load import load_character
from signer.characters.scale import NOTCH
from signer.characters.spots import spot_at
from signer.document.sign import SIDE_OF
from signer.document.values import (
    BothMeet,
    Contact,
    HandForm,
    HandRole,
    Manner,
    Placement,
    SpacePoint,
)
from signer.kinematics.orientation import directions_of
from signer.kinematics.rig import arm_rig
from signer.motion.places.contact_target import contact_target_of, surface_point_of
from signer.motion.posture.resting import resting_body
from tools.library.recipe import OnSkin, Posture
from tools.library.rows import RowKey

MANNERS: Final[dict[str, Manner]] = {"continuous": "rub", "tap": "touch", "none": "near"}
NEAR_MM: Final = 20.0
SIDES: Final[tuple[Side, Side]] = ("right", "left")


def placement_of(posture: Posture, named: RowKey, role: HandRole, other: HandForm | None) -> Placement:
    """Return the placement of a posture; values that it leaves empty are taken from its row.

    `other` is the form of the other hand, if it takes part.
    """
    articulator = posture.part or named.articulator
    if posture.meet_mm is not None:
        return BothMeet(articulator, _vector(np.array(posture.meet_mm) / 1000.0))
    place = posture.place or named.site
    if posture.off_mm is not None:
        return SpacePoint(articulator, from_notch(_point(place) + np.array(posture.off_mm) / 1000.0))
    site = places.find(place)
    if site.kind == "space" and site.point is None:
        return Contact(articulator, place, "none")
    manner = posture.manner or _manner(named.contact)
    if posture.along_mm is not None:
        stand_off_m = (posture.stand_off_mm or 0.0) / 1000.0
        return Contact(
            articulator,
            spot_at(
                _beside(place, posture.along_mm, role, other), f"Beside {site.name[0].lower()}{site.name[1:]}"
            ),
            "near" if stand_off_m else manner,
            stand_off_m,
        )
    if manner in ("none", "near") or site.kind == "space":
        stand_off_mm = (
            posture.stand_off_mm
            if posture.stand_off_mm is not None
            else 0.0
            if site.kind == "space"
            else NEAR_MM
        )
        return Contact(articulator, place, "near", stand_off_mm / 1000.0)
    return Contact(articulator, place, manner)


def _manner(contact: str) -> Manner:
    return MANNERS.get(contact, contact or "touch")  # type: ignore[arg-type]


def _beside(place: str, along: OnSkin, role: HandRole, other: HandForm | None) -> SurfacePoint:
    """The point of the skin so far from a site along the skin, on the limb that carries the site."""
    body, point = load_body(), surface_point_of(load_character(), place, SIDE_OF[role], other)
    if point is None:
        raise ValueError(f"{place}: only a place on the skin has skin beside it")
    at = attach(body, [(point, 1.0)])
    for side in SIDES:
        rig = arm_rig(body, side)
        bones = (*rig.bones[4:].tolist(), *rig.hand_bones.tolist())
        if at.weight_on(bones) > 0.5:
            facing = directions_of(side, rig.hand_frame)
            thumb = np.cross(facing.fingers, facing.palm) * (1.0 if side == "right" else -1.0)
            return nearest(body, at.rest + _tangent(at.rest_normal, facing.fingers, thumb, along), bones)
    return nearest(
        body, at.rest + _tangent(at.rest_normal, np.array((1.0, 0.0, 0.0)), np.array((0.0, 1.0, 0.0)), along)
    )


def _tangent(normal: Array, first: Array, second: Array, along: OnSkin) -> Array:
    """(3,) m, so many millimetres along the skin in the first direction and the second."""
    flat = [way - (way @ normal) * normal for way in (first, second)]
    return np.asarray(
        sum(length / 1000.0 * way / np.linalg.norm(way) for length, way in zip(along, flat, strict=True))
    )


@cache
def _point(place: str) -> Array:
    """(3,) m, where a site is while the arms hang."""
    return np.asarray(
        contact_target_of(load_character(), Contact("index.tip", place, "near")).aim(
            resting_body(load_character())
        )
    )


def from_notch(point: Array) -> Vector:
    """A point (3,) m of the world as the document counts it."""
    return _vector(point - load_body().landmarks[NOTCH])


def _vector(point: Array) -> Vector:
    x, y, z = (round(float(value), 5) + 0.0 for value in point)
    return x, y, z
