"""Contact gestures of held keys: taps that retreat and return, rubs and brushes about their site."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from body_model.arrays import Array
from body_model.plain_types import Side
from body_model.skin_path import SkinPath, draped_path
from signer.characters.character import Character, per_character
from signer.document.tracks.hand import Key
from signer.document.values import RETREATING, SLIDING, Act, Contact, HandForm, Manner, SkinSpot, Transition
from signer.motion.movement.easing import progress
from signer.motion.places.contact_target import ContactTarget, surface_point_of
from signer.motion.places.touched_skin import skin_along

_STEPS: Final = 120
"""Parts of a stroke or a round on the skin."""
_SMALLER: Final = (1.0, 0.75, 0.5, 0.35, 0.25, 0.15)
"""Sizes of a rub that are tried where the skin folds under before it has come so far."""
_RAMP: Final = 0.25  # part of a round in which a circle of the skin gets going, and in which it stops


@dataclass(frozen=True, slots=True, eq=False)
class Slid:
    """A rub or a brush: the way along the skin that it takes, and where it begins and ends.

    It is that of a hand of a side; the other hand has a form.
    """

    path: SkinPath
    begins: SkinSpot
    ends: SkinSpot
    side: Side
    form: HandForm | None

    def target(self, site: ContactTarget, way: Array, rounds: Array | None = None) -> ContactTarget:
        """Return the target of the site moved to shares (n,) of the way; `rounds` are as of `skin_along`."""
        skin = site.skin and skin_along(site.character, self.path, way, self.side, self.form, rounds=rounds)
        return replace(site, attachment=self.path.at(way, rounds), skin=skin)


def acts(key: Key) -> bool:
    """Return whether the contact of a key moves while the key is held."""
    return (
        key.act is not None
        and key.contact is not None
        and key.contact.manner in RETREATING | SLIDING
        and key.hold_s > 0.0
    )


def slid_of(character: Character, key: Key, side: Side, form: HandForm | None = None) -> Slid | None:
    """The way of a key that rubs or brushes; None for other keys, and where there is no room on the skin.

    Args:
        character: whose body it is.
        key: on its track.
        side: of its hand.
        form: how the other hand is shaped, for a site on it.
    """
    contact = key.contact
    if contact is None or key.act is None or contact.manner not in SLIDING or not acts(key):
        return None
    return _slid(character, contact.site, contact.manner, replace(key.act, times=1), side, form)


def gesture_target(
    key: Key, contact_target: ContactTarget, slid: Slid | None, shares: Array
) -> ContactTarget:
    """Return the target of a contact gesture at shares (n,) of its hold."""
    assert key.act is not None
    assert key.contact is not None
    if slid is not None:
        return slid.target(contact_target, *_along(key.contact.manner, key.act, shares))
    if key.contact.manner in RETREATING:
        return replace(
            contact_target,
            stand_off_m=contact_target.character.scale.length
            * key.act.size_m
            * retreat(key.act.times, shares),
        )
    return contact_target


def retreat(times: int, shares: Array) -> Array:
    """Return the retreat (n,) of a tap off the skin, from 0 to 1, at shares of its hold."""
    return np.asarray(np.sin(np.pi * times * np.asarray(shares)) ** 2)


def _along(manner: Manner, act: Act, shares: Array) -> tuple[Array, Array | None]:
    """(n,) share of its way that a rub or brush has done; of rounds also how many the ends are away."""
    if manner == "brush":
        return progress(Transition(), shares), None
    if act.shape == "line":
        strokes = 2 * act.times
        return progress(Transition(repeats=act.times), np.asarray(shares) * strokes / (strokes + 1)), None
    done = _rounds(act.times, shares)
    return np.asarray(done % 1.0), np.minimum(done, act.times - done)


def _rounds(times: int, shares: Array) -> Array:
    """Rounds done (n,): at one pace, but for a soft start and stop that take a part of a round each."""
    ramp, x = _RAMP / times, np.clip(shares, 0.0, 1.0)
    first, last = _soft(np.minimum(x, ramp), ramp), 1.0 - ramp - _soft(np.minimum(1.0 - x, ramp), ramp)
    done = np.where(x < ramp, first, np.where(x > 1.0 - ramp, last, x - ramp / 2.0))
    return np.asarray(times * done / (1.0 - ramp))


def _soft(x: Array, ramp: float) -> Array:
    """The way done while the pace rises softly from nothing to one over `ramp`."""
    u = x / ramp
    return np.asarray(ramp * (u**3 - u**4 / 2.0))


@per_character(maxsize=256)
def _slid(
    character: Character, site: str | SkinSpot, manner: Manner, act: Act, side: Side, form: HandForm | None
) -> Slid | None:
    curves = _curves(manner, act, character.scale.length * act.size_m)
    point = surface_point_of(character, site, side, form)
    if point is None:
        return None
    for path in (draped_path(character.body, point, curve) for curve in curves):
        if path is not None:
            begins, ends = (
                SkinSpot(tuple(map(int, corners)), tuple(map(float, shares))) for corners, shares in path.ends
            )
            return Slid(path, begins, ends if manner == "brush" else begins, side, form)
    return None


def _curves(manner: Manner, act: Act, size_m: float) -> Iterator[Array]:
    """(M, 2) m, right and up, what is rubbed; the largest that is asked for first."""
    sine, cosine = np.sin(act.direction_rad), np.cos(act.direction_rad)
    if manner == "brush" or act.shape == "line":
        curve = np.linspace(-1.0, 1.0, _STEPS + 1)[:, None] * np.array((sine, cosine))
    else:
        angle = (
            np.linspace(0.0, 2.0 * np.pi, _STEPS + 1) * (1.0 if act.shape == "clockwise" else -1.0)
            + act.direction_rad
        )
        curve = np.stack([np.sin(angle), np.cos(angle)], axis=1)
    return (size_m * smaller * curve for smaller in _SMALLER)


def at_spot(key: Key, spot: SkinSpot) -> Key:
    """Return the key with its contact at another place of the skin."""
    assert isinstance(key.placement, Contact)
    return replace(key, placement=replace(key.placement, site=spot))
