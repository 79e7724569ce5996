"""Slides: from one site to another along the drawn skin between them."""

from dataclasses import replace

import numpy as np

from body_model.arrays import Array
from body_model.plain_types import Side
from body_model.skin_path import SkinPath, section_path
from signer.characters.character import Character, per_character
from signer.document.tracks.hand import Key
from signer.document.values import Contact, HandForm, Placement
from signer.motion.places.contact_target import ContactTarget, contact_target_of, surface_point_of
from signer.motion.places.touched_skin import skin_along


@per_character(maxsize=256)
def skin_way(
    character: Character,
    first: Placement,
    last: Placement,
    side: Side,
    first_form: HandForm | None = None,
    last_form: HandForm | None = None,
) -> SkinPath | None:
    """Return the path along the skin between two contacts of a hand.

    None between other placements, and where no path leads across.

    Args:
        character: whose body it is.
        first: where it begins.
        last: where it ends.
        side: of the hand that slides.
        first_form: how the other hand is shaped at the first, for a site on it.
        last_form: the same at the last.
    """
    if not isinstance(first, Contact) or not isinstance(last, Contact):
        return None
    ends = (
        surface_point_of(character, first.site, side, first_form),
        surface_point_of(character, last.site, side, last_form),
    )
    return None if ends[0] is None or ends[1] is None else section_path(character.body, ends[0], ends[1])


def slid_target(
    path: SkinPath,
    before: ContactTarget,
    after: ContactTarget,
    way: Array,
    side: Side,
    form: HandForm | None = None,
) -> ContactTarget:
    """Return the target at shares (n,) of a way along the skin, between those at its ends."""
    stand_off: float | Array = 0.0
    if np.any(before.stand_off_m) or np.any(after.stand_off_m):
        stand_off = (1.0 - way) * before.stand_off_m + way * after.stand_off_m
    skin = None
    if before.skin is not None or after.skin is not None:
        # a hand that stays off the skin at one end meets a plane there
        flat = (0.0 if before.skin is not None else 1.0 - way) + (0.0 if after.skin is not None else way)
        skin = skin_along(before.character, path, way, side, form, flat)
    return replace(
        before,
        attachment=path.at(way),
        stand_off_m=stand_off,
        touching=before.touching and after.touching,
        skin=skin,
    )


def slide_problem(
    character: Character,
    before: Key,
    after: Key,
    side: Side,
    forms: tuple[HandForm | None, HandForm | None] = (None, None),
) -> str:
    """Return why a hand cannot slide from one key to the next, in words; empty when it can."""
    placements = before.placement, after.placement
    if not all(
        isinstance(one, Contact) and contact_target_of(character, one, side, form).attachment
        for one, form in zip(placements, forms, strict=True)
    ):
        return (
            "a slide leads from one place on the skin to another; bring both keys to such places, or "
            "choose another path"
        )
    if skin_way(character, *placements, side, *forms) is None and _is_apart(
        character, before, after, side, forms
    ):
        return (
            "no way along the skin leads from this place to the next; choose another path, or a "
            "place between them"
        )
    return ""


def _is_apart(
    character: Character, before: Key, after: Key, side: Side, forms: tuple[HandForm | None, HandForm | None]
) -> bool:
    ends = [
        contact_target_of(character, key.placement, side, form).attachment
        for key, form in zip((before, after), forms, strict=True)
    ]
    return (
        ends[0] is not None
        and ends[1] is not None
        and float(np.linalg.norm(ends[0].rest - ends[1].rest)) > 1e-6
    )
