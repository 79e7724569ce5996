"""Places of hands as notation says them: sites by their symbols, points by the place that is nearest."""

from dataclasses import dataclass, field, replace
from functools import cache
from typing import Final, NamedTuple

import numpy as np

import sites.catalogue
from body_model.arrays import Array
from signer.characters.load import reference
from signer.characters.scale import NOTCH
from signer.document.values import BothMeet, Contact, Manner, SkinSpot
from signer.export.losses import Loss
from signer.export.noted_hands import HeldHand
from signer.motion.places.skin_spots import nearest_site
from signer.notation import tables
from signer.notation.notated import Constellation, Location, Part

CONTACTS: Final[dict[Manner, str]] = {
    "none": "", "near": "close", "touch": "touch", "hold": "touch", "brush": "touch", "rub": "touch",
    "tap": "touch", "double": "touch", "interlock": "interlock", "enter": "interlock",
}  # fmt: skip
"""Contacts of notation for manners; `touch`, `near` and `interlock` are read again as they were."""
KEPT: Final[frozenset[Manner]] = frozenset({"touch", "near", "interlock"})


@dataclass(slots=True)
class Told:
    """Losses of a notation, as they are found."""

    losses: list[Loss] = field(default_factory=list)

    def changed(self, feature: str, where: str, words: str) -> None:
        """Say that a feature is there otherwise."""
        self.losses.append(Loss(feature, where, words, "changed"))

    def left_out(self, feature: str, where: str, words: str) -> None:
        """Say that a feature is not there."""
        self.losses.append(Loss(feature, where, f"{words} is left out"))


class SpaceSite(NamedTuple):
    """A place of space with its point (3,), m from the notch of the body at rest."""

    site: str
    point: Array


@cache
def _space_sites() -> tuple[SpaceSite, ...]:
    body = reference().body
    found = []
    for site in sites.catalogue.every():
        if site.kind == "space" and site.offset_m is not None and site.landmark is not None:
            point = body.landmarks[site.landmark] + np.array(site.offset_m) - body.landmarks[NOTCH]
            found.append(SpaceSite(site.id, np.asarray(point)))
    return tuple(one for one in found if one.site in tables.places())


def nearest_space(point: Array) -> tuple[str, float]:
    """Return the place of space nearest to a point (3,) in the chest's frame, and how far it is, m."""
    here = point - reference().body.landmarks[NOTCH]
    found = ((one.site, float(np.linalg.norm(one.point - here))) for one in _space_sites())
    return min(found, key=lambda one: one[1])


def is_on_other_hand(hand: HeldHand) -> bool:
    """Return whether a hand is at the other hand, or meets it."""
    contact = hand.key.contact
    if isinstance(hand.key.placement, BothMeet):
        return True
    return contact is not None and _part_of_other(contact) is not None


def _part_of_other(contact: Contact) -> Part | None:
    """Return the part of the other hand at which a contact is; None where it is elsewhere."""
    site = contact.site
    found = nearest_site(site) if isinstance(site, SkinSpot) else sites.catalogue.find(site)
    if found.carrier != "hand" or found.id not in tables.places():
        return None
    return tables.places()[found.id].part


def location_of(hand: HeldHand, told: Told) -> Location:
    """Return the place of a hand that is not at the other one."""
    contact = hand.key.contact
    if contact is None:
        return _in_space(hand, told)
    where = f"{hand.place}.contacts[0]"
    location = _place_at(hand, contact, where, told)
    _tell_manner(contact, where, told)
    return location


def _in_space(hand: HeldHand, told: Told) -> Location:
    site, off_m = nearest_space(hand.point)
    told.left_out("articulators", hand.place, f"articulator {hand.key.articulator}, at a point of space,")
    becomes = f"becomes {site}, {1000.0 * off_m:.0f} mm off"
    if isinstance(hand.key.placement, BothMeet):
        told.changed("both_meet", f"{hand.place}.both_meet", f"meeting of both hands {becomes}")
    else:
        told.changed("points of space", f"{hand.place}.space", f"point of space {becomes}")
    return tables.places()[site]


def _place_at(hand: HeldHand, contact: Contact, where: str, told: Told) -> Location:
    site = contact.site
    if isinstance(site, SkinSpot):
        name = nearest_site(site).id
        told.changed("own spots", where, f"spot of one's own becomes {name}")
    else:
        name = site
    location = tables.places().get(name)
    if location is None:
        told.left_out("sites", where, f"site {name}")
        return Location()
    if sites.catalogue.find(name).kind != "space":
        location = replace(location, contact=CONTACTS[contact.manner])
    articulator = _articulator(contact.articulator, where.partition(".contacts")[0], location.contact, told)
    location = replace(location, articulator=articulator)
    read = tables.site_of(location, "right" if hand.role == "dominant" else "left")
    if isinstance(site, str) and read != site:
        told.changed("sites", where, f"site {site} becomes {read or 'a place before it'}")
    return location


def _articulator(name: str, where: str, contact: str, told: Told) -> Part | None:
    if contact in ("", "armextended"):
        told.left_out("articulators", where, f"articulator {name}, where nothing is touched,")
        return None
    part = tables.parts()[name]
    if (read := tables.articulator_of(part)) != name:
        told.changed("articulators", where, f"articulator {name} becomes {read}")
    return part


def _tell_manner(contact: Contact, where: str, told: Told) -> None:
    if contact.manner not in KEPT:
        told.changed(
            "manners", where, f"manner {contact.manner} becomes {CONTACTS[contact.manner] or 'near'}"
        )
    if contact.stand_off_m:
        told.changed(
            "stand-offs", where, f"stand-off of {1000.0 * contact.stand_off_m:.0f} mm becomes a word"
        )


def constellation_of(dominant: HeldHand, base: HeldHand, told: Told) -> Constellation:
    """Return how two hands stand to each other, of which one is at the other, or which meet."""
    moving, other = (dominant, base) if is_on_other_hand(dominant) else (base, dominant)
    placement = moving.key.placement
    if isinstance(placement, BothMeet):
        site, off_m = nearest_space(moving.point)
        for hand in (dominant, base):
            words = f"meeting of both hands becomes {site}, {1000.0 * off_m:.0f} mm off"
            if isinstance(hand.key.placement, BothMeet):
                told.changed("both_meet", f"{hand.place}.both_meet", words)
        one, two = (
            _articulator(hand.key.articulator, hand.place, "touch", told) for hand in (dominant, base)
        )
        return Constellation(one, two, "touch", tables.places()[site])
    contact = moving.key.contact
    assert contact is not None
    where = f"{moving.place}.contacts[0]"
    own = _articulator(contact.articulator, moving.place, "touch", told)
    part = _part_of_other(contact)
    assert part is not None
    if moving is base:  # who reads it brings the dominant hand to the base one
        told.changed("sites", where, f"{_spelled(contact.site)} becomes a place of the dominant hand")
        told.changed("articulators", base.place, f"articulator {contact.articulator} becomes what is touched")
    _tell_site_of_other(contact, part, where, told)
    _tell_manner(contact, where, told)
    location = None if is_on_other_hand(other) else location_of(other, told)
    if location is not None and location.articulator is not None:
        told.left_out(
            "articulators", other.place, f"articulator {other.key.articulator}, beside a touched part,"
        )
        location = replace(location, articulator=None)
    one, two = (own, part) if moving is dominant else (part, own)
    return Constellation(one, two, CONTACTS[contact.manner], location)


def _tell_site_of_other(contact: Contact, part: Part, where: str, told: Told) -> None:
    read = f"other.{tables.articulator_of(part)}"
    if isinstance(contact.site, SkinSpot):
        told.changed("own spots", where, f"spot of one's own becomes {read}")
    elif read != contact.site:
        told.changed("sites", where, f"site {contact.site} becomes {read}")


def _spelled(site: str | SkinSpot) -> str:
    return "spot of one's own" if isinstance(site, SkinSpot) else f"site {site}"
