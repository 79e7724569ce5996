"""Dependency of a hand on the other arm, in time and in the other hand's shape, from keys alone."""

from dataclasses import replace
from typing import Final

import numpy as np

from body_model.arrays import Array, Mask
from signer.characters.character import Character
from signer.document.sign import OTHER_SIDE, SIDE_OF, Sign
from signer.document.timing import SAME_TIME_S
from signer.document.tracks.hand import Key
from signer.document.values import OTHER_LANE, BothMeet, HandForm, LaneName
from signer.motion.carriers.standing import moving_carriers
from signer.motion.movement.acts import arrived, left, slid_of
from signer.motion.movement.order import FOR_GOOD, Strong, order_of
from signer.motion.movement.schedule import Stretch, stretch_at, stretches_of
from signer.motion.movement.slides import skin_way
from signer.motion.places.contact import is_shaped_by_other
from signer.motion.places.touched_skin import patches_along
from signer.motion.posture.meeting import meeting_of
from signer.motion.posture.shoulder import AUTOMATIC, Shoulder
from signer.motion.posture.stations import carriers_of, follows_other_arm
from signer.motion.posture.surroundings import Context, Surroundings, arm_bones, arm_carrier, at_rest

_CARRIED: Final = 1e-9


def followed(character: Character, sign: Sign, lane: LaneName, times_s: Array) -> Mask:
    """(F,) whether what the hand is to meet then, or comes from or goes to, moves with the other arm as that is then.

    Ways from and to rest go to where it will be, or from where it was, but for those to a key that follows later.
    """
    stretches, order = stretches_of(sign, lane), order_of(character, sign)
    at = stretch_at(stretches, times_s)
    found = np.zeros(len(times_s), np.bool_)
    for number in np.unique(at):
        one, rows = stretches[number], at == number
        before, after = (None if key is None else order.get((lane, key.id)) for key in (one.before, one.after))
        if (
            one.after is not None
            and (one.before is not None or _follows_later(after))
            and _is_carried(character, sign, lane, one, one.after)
        ):
            found[rows] = True if after is None else after.share(times_s[rows]) > 0.0
        if one.after is not None and one.before is not None and not one.is_still and _is_carried(character, sign, lane, one, one.before):
            found[rows] |= not (leaves_it_behind(character, sign, lane, one) or (before is not None and before.until_s == FOR_GOOD))
    return found


def ever_follows(character: Character, sign: Sign, lane: LaneName) -> bool:
    """Return whether the other arm moves anything that a hand goes to at any time."""
    return any(_goes_there(character, sign, lane, one) for one in stretches_of(sign, lane))


def _follows_later(strong: Strong | None) -> bool:
    return strong is not None and np.isfinite(strong.until_s)


def _is_carried(character: Character, sign: Sign, lane: LaneName, stretch: Stretch, key: Key) -> bool:
    """Return whether the other arm moves the place of a key, or the skin along which a stretch leads."""
    return follows_other_arm(character, key, lane) or _slides_over_other_arm(character, sign, lane, stretch)


def leaves_it_behind(character: Character, sign: Sign, lane: LaneName, stretch: Stretch) -> bool:
    """Return whether a hand on its way goes from where the other arm was when it left.

    Else it goes from where its place is carried to since. On its way to rest it goes from where its place
    was, and so it does where the other hand goes to this one meanwhile: two hands that chase each other would
    get nowhere.
    """
    if stretch.is_still or stretch.before is None:
        return False
    if stretch.after is None:
        carriers = carriers_of(character, stretch.before, lane)
        return bool(carriers & moving_carriers(sign)) or arm_carrier(SIDE_OF[OTHER_LANE[lane]]) in carriers
    return (
        follows_other_arm(character, stretch.before, lane)
        and not _slides_over_other_arm(character, sign, lane, stretch)
        and any(
            _goes_there(character, sign, OTHER_LANE[lane], one)
            for one in stretches_of(sign, OTHER_LANE[lane])
            if one.start_s < stretch.end_s and one.end_s > stretch.start_s
        )
    )


def _goes_there(character: Character, sign: Sign, lane: LaneName, stretch: Stretch) -> bool:
    """Return whether the other arm moves anything that a hand meets, comes from or goes to in a stretch."""
    return any(key is not None and _is_carried(character, sign, lane, stretch, key) for key in (stretch.before, stretch.after))


def _slides_over_other_arm(character: Character, sign: Sign, lane: LaneName, stretch: Stretch) -> bool:
    """Return whether a slide or a rub leads over skin that moves with the other arm, as on the chest."""
    side, others = SIDE_OF[lane], arm_bones(character, OTHER_SIDE[SIDE_OF[lane]])
    before, after = stretch.before, stretch.after
    form = None if before is None else form_beside(sign, lane, before)
    if before is None or after is None:
        return False
    if stretch.is_still:
        slid = slid_of(character, before, side, form)
        path = None if slid is None else slid.path
    elif stretch.transition.path == "slide":
        forms = form, form_beside(sign, lane, after)
        path = skin_way(
            character, left(character, before, side, forms[0]).placement, arrived(character, after, side, forms[1]).placement, side, *forms
        )
    else:
        return False
    if path is None:
        return False
    if bool((path.q[:, np.isin(path.bones, others), 3] > _CARRIED).any()):
        return True
    if not any(_touches_with_skin(character, sign, lane, key) for key in (before, after)):
        return False
    return any(bool(np.isin(patch.bones, others).any()) for patch in patches_along(character, path, side, form))


def _touches_with_skin(character: Character, sign: Sign, lane: LaneName, key: Key) -> bool:
    """Return whether a key's articulator that is off the skin touches with the skin around it."""
    return meeting_of(character, key.form, key.placement, SIDE_OF[lane], form_beside(sign, lane, key)).landing.skin is not None


def form_beside(sign: Sign, lane: LaneName, key: Key) -> HandForm | None:
    """Return the form of the other hand for a key that goes to it; None without a key there.

    It is that of its key at that time, the last before it or the first after. None too where the form
    does not matter.
    """
    if not is_shaped_by_other(key):
        return None
    other = _key_beside(sign, lane, key)
    return None if other is None else other.form


def around_key(sign: Sign, lane: LaneName, key: Key, shoulder: Shoulder, surroundings: Surroundings) -> Context:
    """Return what a key's posture depends on besides the key, with its own shoulder and all around it as they are."""
    form, meets = form_beside(sign, lane, key), ""
    if isinstance(key.placement, BothMeet):
        there = _key_beside(sign, lane, key)
        if there is not None and there.placement == replace(key.placement, articulator=there.articulator):
            form, meets = there.form, there.articulator
    if shoulder is AUTOMATIC and not surroundings.moved and form is None:
        return at_rest(surroundings.character)
    return Context(shoulder, surroundings, form, meets)


def _key_beside(sign: Sign, lane: LaneName, key: Key) -> Key | None:
    """The other hand's key at the time of a key, the last before it or the first after."""
    keys = sign.hand(OTHER_LANE[lane]).keys
    before = [one for one in keys if one.time_s <= key.time_s + SAME_TIME_S]
    return (before[-1] if before else keys[0]) if keys else None
