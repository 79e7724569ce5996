"""Places of a notation made into placements of keys, and places to try where a hand cannot be as told."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

import numpy as np

import sites.catalogue as sites
from body_model.arrays import Array
from body_model.plain_types import Vector
from signer.characters.character import Character, per_character
from signer.characters.names import site_problem
from signer.document.sign import SIDE_OF, Sign
from signer.document.tracks.hand import Key
from signer.document.values import BothMeet, Contact, HandRole, Placement, SpacePoint
from signer.export.losses import read_as
from signer.importing import nearest
from signer.kinematics.sides import side_sign
from signer.motion.operations.new_keys import (
    FIRST_HANDSHAPE,
    FIRST_SITE,
    default_articulator,
    first_placement,
    space_point,
)
from signer.motion.places.contact_target import is_on_skin
from signer.motion.solving.hand_moment import HandMoment
from signer.notation import tables
from signer.notation.directions import CLOSE_M
from signer.notation.notated import Location, Part
from signer.printable import quoted

BEFORE: Final = "space.centre.mid.mid"
"""Site whose distance from the chest a hand has that is told to be at a place without a contact."""
CLOSE: Final = "space.centre.mid.near"
"""Site whose distance it has that is close to the trunk."""
EXTENDED: Final = "space.centre.mid.far"
"""Site whose distance it has with the arm extended."""
OF_TRUNK: Final = frozenset({"shoulders", "shouldertop", "chest", "stomach", "belowstomach"})
"""Places before which a hand is in the space before the signer, also where its own arm carries them."""
SPACE: Final = Location()
INTERLOCKED: Final = frozenset({"interlock", "cross"})
"""Contacts of hands that are within each other."""
_SIDE_OF_HAND: Final[dict[HandRole, str]] = {"dominant": "right_at", "base": "left_at"}


@dataclass(frozen=True, slots=True)
class Placed:
    """Placement that a notation tells of a hand.

    Attributes:
        placement: where the hand goes.
        parts: articulators that may be meant, the likeliest first, where it is open which; else that one.
        is_named: the part of the hand is named, or it does not matter, as nothing is touched.
        told: what is otherwise than written, in words; empty where nothing is.
    """

    placement: Placement
    parts: tuple[str, ...]
    is_named: bool
    told: str = ""


def place_hand(
    character: Character,
    location: Location | None,
    role: HandRole,
    handshape: str,
    *,
    is_paired: bool = False,
    is_of_both: bool = False,
) -> Placed:
    """Bring a hand of some shape to where a notation tells it to be.

    Args:
        character: whose body it is.
        location: where; None for where a hand is that nothing is told of.
        role: of the hand.
        handshape: of the hand.
        is_paired: the other hand does the mirror image: in the middle each is before its own shoulder.
        is_of_both: it is where both hands stand to each other: the part of the hand is at the other one.
    """
    if location is None or location == replace(SPACE, articulator=location.articulator):
        placement = first_placement(role, handshape)
        return Placed(placement, (placement.articulator,), True)
    own = _SIDE_OF_HAND[role]
    beside = replace(location, part=replace(location.part, side=own), second=None)
    has_sides = location.contact != "touch" or nearest.site_near(beside, SIDE_OF[role]).is_exact
    if is_paired and not location.is_hand and not location.part.side and has_sides:
        second = location.second
        second = None if second is None else replace(second, side=second.side or own)
        location = replace(location, part=replace(location.part, side=own), second=second)
    side = SIDE_OF[role]
    bare = replace(location, articulator=None)
    exact = None if location.is_hand or location.contact == "touch" else tables.site_of(bare, side)
    if exact is not None and not is_on_skin(exact):
        part, is_sure, told = _part(location.articulator, handshape, None)
        return Placed(Contact(part[0], exact, "none"), part, is_sure, told)
    if location.is_hand or location.contact == "touch" or location.contact in INTERLOCKED:
        return _touching(character, location, role, handshape)
    if location.contact == "close":
        found = nearest.site_near(location, side)
        site = found.names[0]
        is_meant = (
            found.is_exact  # who names what of the hand is close to a place means no space before it
            if location.articulator is not None and not is_of_both
            else not (location.second or _is_before_trunk(location, role) or sites.find(site).is_followed)
        )
        if is_meant and not site_problem(site, role):
            part, is_sure, told = _part(location.articulator, handshape, None)
            told = told or ("" if found.is_exact else _changed(location.part, site))
            return Placed(Contact(part[0], site, "near", CLOSE_M), part, is_sure, told)
    part, is_sure, told = _part(location.articulator, handshape, None)
    point = space_point(character, part[0], _point(character, location, role))
    return Placed(point, part, is_sure, told)


def _touching(character: Character, location: Location, role: HandRole, handshape: str) -> Placed:
    found = nearest.site_near(location, SIDE_OF[role])
    site = found.names[0]
    if location.second is not None and not location.is_hand and not found.is_exact:
        site = _site_between(character, location, role)
    part, is_sure, told = _part(location.articulator, handshape, site)
    told = told or ("" if found.is_exact else _changed(location.part, site))
    if location.contact == "touch":
        return Placed(Contact(part[0], site, "touch"), part, is_sure, told)
    if location.contact in INTERLOCKED:
        return Placed(Contact(part[0], site, "interlock"), part, is_sure, told)
    return Placed(Contact(part[0], site, "near", CLOSE_M), part, True, told)


def _site_between(character: Character, location: Location, role: HandRole) -> str:
    """Return the site of the skin that is nearest to the middle between two parts of the body."""
    assert location.second is not None
    ends = [place_of_part(character, part, role)[0] for part in (location.part, location.second)]
    middle = np.mean(ends, axis=0)
    offered = [
        site.id for site in sites.placed(SIDE_OF[role]) if site.kind == "surface" and not site.is_followed
    ]
    return min(offered, key=lambda site: float(np.linalg.norm(site_point(character, site, role)[0] - middle)))


def _part(part: Part | None, handshape: str, site: str | None) -> tuple[tuple[str, ...], bool, str]:
    """Return articulators that are meant, whether that is sure, and what is otherwise than written."""
    if part is None:
        usual = default_articulator(handshape, site)
        touches = site is not None
        return (nearest.articulators_of(handshape, usual) if touches else (usual,)), not touches, ""
    found = nearest.articulators_near(part, handshape)
    return found.names, found.is_sure, "" if found.is_exact else _changed(part, found.names[0])


def _changed(part: Part, name: str) -> str:
    digits = "".join(map(str, part.digits))
    told = " ".join(filter(None, (part.location or "finger", digits, part.side)))
    return read_as(quoted(told), name)


def _point(character: Character, location: Location, role: HandRole) -> Array:
    """Return the point of space, (3,) m in the chest's frame, that is told by a place and how far it is."""
    found = [place_of_part(character, part, role) for part in (location.part, location.second) if part]
    point = np.mean([one for one, _ in found], axis=0)
    normal = np.mean([one for _, one in found], axis=0)
    is_close = location.contact == "close"
    if is_close and not _is_before_trunk(location, role):
        return np.asarray(point + CLOSE_M * normal / np.linalg.norm(normal))
    distance = CLOSE if is_close else EXTENDED if location.contact == "armextended" else BEFORE
    far = site_point(character, distance, role)[0]
    return np.array((point[0], point[1], far[2]))


def _is_before_trunk(location: Location, role: HandRole) -> bool:
    found = nearest.site_near(Location(location.part), SIDE_OF[role]).names[0]
    return sites.find(found).carrier == "trunk" or location.part.location in OF_TRUNK


def place_of_part(character: Character, part: Part, role: HandRole) -> tuple[Array, Array]:
    """Return where a part of the body is, (3,) m, and the way out of it, in the chest's frame."""
    if part == Part():
        return site_point(character, FIRST_SITE[role], role)[0], np.array((0.0, 0.0, 1.0))
    for side in (SIDE_OF[role], "right" if role == "base" else "left"):
        found = nearest.site_near(Location(part), "left" if side == "left" else "right")
        site = found.names[0]
        if not sites.find(site).is_followed or side != SIDE_OF[role]:
            break
    return site_point(character, site, "dominant" if side == "right" else "base")


@per_character(maxsize=1024)
def site_point(character: Character, site: str, role: HandRole) -> tuple[Array, Array]:
    """Return where a site is on a body at rest, (3,) m in the chest's frame, and outward there.

    The role is of the hand that goes there.
    """
    key = Key(
        "probe", 0.0, FIRST_HANDSHAPE, Contact(default_articulator(FIRST_HANDSHAPE, site), site, "none")
    )
    solved = HandMoment(character, Sign(), role, key).tried
    return solved.target, solved.normal


def moved(character: Character, placement: Placement, point: Array) -> SpacePoint:
    """Return the same part of the hand at a point (3,) m of the chest's frame."""
    return space_point(character, placement.articulator, point)


def in_space(character: Character, placement: Placement) -> SpacePoint | None:
    """Return a placement that touches nothing as a point of space; None for one on the body or the hand."""
    if isinstance(placement, Contact) and placement.manner == "none" and isinstance(placement.site, str):
        return moved(character, placement, site_point(character, placement.site, "dominant")[0])
    return placement if isinstance(placement, SpacePoint) else None


SHIFTS: Final[tuple[Vector, ...]] = (
    (0.0, 0.0, 0.04), (0.0, 0.0, 0.08), (0.07, 0.0, 0.0), (0.0, -0.07, 0.0), (0.0, 0.07, 0.0),
    (0.0, 0.0, 0.13), (-0.07, 0.0, 0.0), (0.07, 0.0, 0.08), (0.07, -0.07, 0.08), (0.07, 0.07, 0.08),
    (0.1, -0.1, 0.0), (0.0, 0.0, -0.1), (0.12, 0.0, 0.1),
)  # fmt: skip
"""Shifts, m, at which a hand is tried that cannot be where it is told to be: to its own side, up, out.
Symbols of places are a hand's length apart: half of it is the same symbol, the last ones are the next."""
MET_AT: Final[tuple[Vector, ...]] = (
    (0.0, 0.0, 0.0), (0.0, 0.0, 0.08), (0.0, 0.0, 0.15), (0.0, 0.08, 0.0), (0.0, -0.08, 0.0), (0.0, 0.1, 0.1),
    (0.0, -0.1, 0.1),
)  # fmt: skip
"""Shifts, m, in the middle, at which a hand is tried that cannot meet its mirror image as it is told to."""
FURTHER: Final[tuple[Vector, ...]] = (
    *SHIFTS, (0.0, 0.13, 0.08), (0.07, 0.13, 0.0), (0.0, 0.1, 0.12), (0.09, 0.09, 0.09), (0.0, 0.15, 0.0),
    (0.13, 0.0, 0.06), (0.0, -0.13, 0.08), (0.15, 0.0, 0.03), (0.11, 0.11, 0.0), (-0.11, 0.0, 0.08),
    (-0.15, 0.0, 0.03), (-0.11, -0.11, 0.03), (-0.11, 0.1, 0.05),
)  # fmt: skip
"""Shifts at which it is tried tilted by up to a symbol: to the next symbol of places too, most of them up,
where a forearm comes upright, and to the other side, where it comes to lie across."""
MOST_MOVED_M: Final = 0.16
"""Distance, m, from where a hand is told to be up to which it is at the next symbol at most."""
BESIDE_M: Final = {"head": 0.04, "hand": 0.04, "trunk": 0.12}
"""Distances, m, up to which a place on the skin is beside another one, as on the trunk on arms too: half of
those lie within 18, 9 and 69 mm of the next."""
HAND: Final = "palm.centre"
"""Part of a hand that is at a place where notation names none: its middle, where the usual part cannot be."""
CLOSE_AT_M: Final = (0.02, 0.1)
"""Distances, m, that are as close as the usual one: nine in ten of the library's hands that are close to
something are 3 to 70 mm from it."""
AWAY_M: Final = (0.1, 0.2, 0.3)
"""Distances, m, before a place to which a hand is brought for which no posture at it is found."""


def away(first: HandMoment) -> list[Array]:
    """Return points (3,) m ever further before a place that the hand cannot come to, and to its own side."""
    target, aside = first.tried.target, side_sign(first.side)
    ways = ((0.0, 0.0, 1.0), (0.6 * aside, 0.0, 0.8))
    return [target + by * np.array(way) for by in AWAY_M for way in ways]


def beside(first: HandMoment) -> list[Contact]:
    """Return the places beside the one on the skin that a hand touches, nearest first: the next symbols."""
    told, side = first.key.placement, SIDE_OF[first.role]
    if not isinstance(told, Contact) or not isinstance(told.site, str) or not touches(told):
        return []
    carrier = sites.find(told.site).carrier
    most_m = BESIDE_M.get(carrier, BESIDE_M["trunk"])
    here = site_point(first.character, told.site, first.role)[0]
    found = [
        (float(np.linalg.norm(site_point(first.character, one.id, first.role)[0] - here)), one.id)
        for one in sites.placed(side)
        if one.carrier == carrier and one.kind == "surface" and not one.is_followed and one.id != told.site
    ]
    return [replace(told, site=name) for apart_m, name in sorted(found) if apart_m <= most_m]


def as_close(first: HandMoment) -> list[Contact]:
    """Return the place of a hand that is close to something at the other distances that are close too."""
    told = first.key.placement
    if not isinstance(told, Contact) or not _is_close(told):
        return []
    return [replace(told, stand_off_m=off_m) for off_m in CLOSE_AT_M]


def near(first: HandMoment, shifts: Sequence[Vector]) -> list[Array]:
    """Return points (3,) m about the place of a hand that touches nothing, nearest first.

    Half a hand further on is the same symbol still.
    """
    told = first.key.placement
    if touches(told):
        return []
    target, side = first.tried.target, side_sign(first.side)
    return [target, *(target + np.array((side * x, y, z)) for x, y, z in shifts)]


def moved_m(told: HandMoment, done: HandMoment) -> float | None:
    """Return how far, m, a hand that touches nothing is from where it is told to be; None further."""
    one, other = told.key.placement, done.key.placement
    if one == other or (_is_close(one) and _is_close(other) and told.key.sites == done.key.sites):
        return 0.0
    if not isinstance(other, SpacePoint | BothMeet) or touches(one) or _is_close(one):
        return None
    if other.articulator not in (one.articulator, HAND):
        return None
    apart_m = float(np.linalg.norm(told.tried.target - done.tried.target))
    return apart_m if apart_m <= MOST_MOVED_M else None


def _is_close(placement: Placement) -> bool:
    return isinstance(placement, Contact) and placement.manner == "near"


def touches(placement: Placement) -> bool:
    """Return whether a hand touches at a placement, or means to."""
    return isinstance(placement, Contact) and placement.manner not in ("near", "none")
