"""Places of a notation made into placements of keys: contacts, and points of space."""

from dataclasses import dataclass, replace
from typing import Final

import numpy as np

import sites.catalogue as sites
from body_model.arrays import Array
from signer.characters.character import Character, per_character
from signer.characters.names import site_problem
from signer.document.sign import SIDE_OF, Sign
from signer.document.tracks.hand import Key
from signer.document.values import Contact, HandRole, Placement, SpacePoint
from signer.export.losses import read_as
from signer.importing import nearest
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
from signer.notation.notated import Location, Part
from signer.notation.sizes import CLOSE_M
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
