"""Ways on where a direction is only nearly met: a freer turn, the next place out."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import degrees, radians
from typing import Final

from signer.document.tracks.hand import Key
from signer.document.values import Contact, SpacePoint
from signer.kinematics.orientation import DIRECTIONS
from signer.motion.operations.editing import Held
from signer.motion.operations.hand_edits import Face, written_direction
from signer.motion.operations.placing import with_site
from signer.motion.posture.solved_posture import hand_in_world
from signer.motion.solving.directions import FREELY, MOST_TILT_RAD, Asked
from signer.motion.solving.facing_search import MET_RAD
from signer.motion.solving.hand_moment import HandMoment
from signer.phrases import phrase
from sites import catalogue as places

_NEARER_RAD: Final = radians(5.0)
"""By so much nearer to the direction another place must bring the hand."""
_OUTWARD_M: Final = (0.08, 0.16)
"""Steps outwards for a hand at a free point, as far apart as the named places are."""
_DEPTHS: Final = ("near", "mid", "far")
NO_FREER: Final = phrase("no freer turn is easier")
_MOST_TILT_RAD: Final = MOST_TILT_RAD + 2.0 * MET_RAD
"""Most that a hand farther out may be off: no more than a direction button leaves it, as a key is solved."""
NO_FARTHER: Final = phrase(
    "No place farther out meets it better and within {most_tilt_deg:.0f}°.",
    most_tilt_deg=degrees(MOST_TILT_RAD),
)


@dataclass(frozen=True)
class FaceFreely(Face):
    """Turn palm or fingers towards a direction as far as is easy, up to 65 degrees off; the value, rad."""

    @property
    def label(self) -> str:
        """Name in the Undo menu."""
        return phrase("Point {what} freely {direction}", what=self.what, direction=self.direction)

    def held(self, at: HandMoment) -> Held[Key]:
        """Change a key of a sign."""
        best = self.answer(at, FREELY)
        if best.key is at.key:
            return Held(at.key, best.off_rad, f"{self.request}: {NO_FREER}.")
        words = phrase(
            "{request} only as far as is easy, {off_deg:.0f}° off.",
            request=self.request,
            off_deg=degrees(best.off_rad),
        )
        return Held(best.key, best.off_rad, words)


@dataclass(frozen=True)
class FaceFartherOut(Face):
    """Bring the hand to the next place out at which palm or fingers come nearer to a direction.

    Only a clean posture counts that is tilted no more than a direction button allows.
    The outcome's value is by how much it is off, rad; its words say that, or what is in the way here and that
    no place is better.
    """

    @property
    def label(self) -> str:
        """Name in the Undo menu."""
        return phrase("Point {what} {direction} farther out", what=self.what, direction=self.direction)

    def held(self, at: HandMoment) -> Held[Key]:
        """Change a key of a sign."""
        asked = Asked(**{self.what: DIRECTIONS[written_direction(at.sign, self.direction)]})
        now_rad = float(asked.off_rad(at.side, hand_in_world(at.tried)))
        nearer_rad = min(max(now_rad - _NEARER_RAD, _NEARER_RAD), _MOST_TILT_RAD)
        for placed in _farther_out(at):
            answer = self.answer(placed)
            if answer.is_clean and answer.off_rad <= nearer_rad:
                return Held(answer.key, answer.off_rad, answer.words(self.request, at.key))
        here = self.answer(at)
        why = here.words(self.request, at.key) if here.key is at.key else ""
        return Held(at.key, now_rad, f"{why or f'{self.request}.'} {NO_FARTHER}")


def can_go_out(key: Key) -> bool:
    """Return whether there is a place farther out: the hand is in space, and not at the farthest place."""
    if isinstance(key.placement, SpacePoint):
        return True
    return isinstance(key.placement, Contact) and any(_sites_out(key.placement))


def _sites_out(contact: Contact) -> Iterator[str]:
    """Named places of space straight before a named one, the nearest first."""
    if not isinstance(contact.site, str) or not contact.site.startswith("space."):
        return
    parts = contact.site.split(".")
    known = {site.id for site in places.every()}
    for depth in _DEPTHS[_DEPTHS.index(parts[-1]) + 1 :] if parts[-1] in _DEPTHS else ():
        if (site := ".".join((*parts[:-1], depth))) in known:
            yield site


def _farther_out(at: HandMoment) -> Iterator[HandMoment]:
    """The key at places farther and farther out."""
    placement = at.key.placement
    if isinstance(placement, SpacePoint):
        x, y, z = placement.point_m
        for by_m in _OUTWARD_M:
            yield at.having(placement=replace(placement, point_m=(x, y, round(z + by_m, 6)), place=""))
    elif isinstance(placement, Contact):
        for site in _sites_out(placement):
            yield at.with_key(with_site(at, site))
