"""Ways on where a direction is only nearly met: a freer turn, the next place out."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import cos, degrees, radians, sin
from typing import Final

import numpy as np

from body_model.arrays import Array
from signer.document.tracks.hand import Key
from signer.document.values import Contact, SpacePoint
from signer.kinematics.orientation import DIRECTIONS, DirectionName, directions_of
from signer.motion.operations.clearing import turned_about_both
from signer.motion.operations.conversion import described_like, to_wrist_angles
from signer.motion.operations.editing import HandEdit, Held, SearchedHandEdit
from signer.motion.operations.hand_edits import Facing, written_direction
from signer.motion.operations.placing import with_site
from signer.motion.operations.turning import facing_answer
from signer.motion.posture.solved_posture import hand_in_world
from signer.motion.solving.descent import Tell, quietly
from signer.motion.solving.directions import MOST_TILT_RAD, Asked
from signer.motion.solving.facing import Answer
from signer.motion.solving.facing_search import MET_RAD
from signer.motion.solving.hand_moment import HandMoment
from sites import catalogue as places

_FREER_RAD: Final = radians(35.0)
"""Angle beside the direction at which a freer turn aims, each of which may be met nearly. Half or double
change 10 of 22 answers."""
_WAYS: Final = 6
"""Budget: directions about the one. Half changes 4 of 22 answers in 0.6 of the time, double 5 in 1.5."""
_MOST_OFF_RAD: Final = radians(65.0)
"""Angle off beyond which a hand points another of the six ways; half takes 10 of 22 answers away."""
_OFF_PER_RAD: Final = 1.0 / radians(30.0)
"""Cost of being off by a radian where the turn is free: 30 degrees count as one awkward joint."""
_WORTH: Final = 0.5
"""By so much less discomfort a freer turn must have to be taken."""
_NEARER_RAD: Final = radians(5.0)
"""By so much nearer to the direction another turn or place must bring the hand."""
_OUTWARD_M: Final = (0.08, 0.16)
"""Steps outwards for a hand at a free point, as far apart as the named places are."""
_DEPTHS: Final = ("near", "mid", "far")
NO_FREER: Final = "no freer turn is easier"
_MOST_TILT_RAD: Final = MOST_TILT_RAD + 2.0 * MET_RAD
"""Most that a hand farther out may be off: no more than a direction button leaves it, as a key is solved."""
NO_FARTHER: Final = f"No place farther out meets it better and within {degrees(MOST_TILT_RAD):.0f}°."


@dataclass(frozen=True)
class FaceFreely(SearchedHandEdit):
    """Turn palm or fingers towards a direction only as far as is easy, up to 65 degrees off.

    The outcome's value is by how much it is off, rad; its words say that, or that nothing is easier.
    """

    what: Facing
    direction: DirectionName

    @property
    def label(self) -> str:
        """Name in the Undo menu."""
        return f"Point {self.what} freely {self.direction}"

    def held(self, at: HandMoment, tell: Tell = quietly) -> Held[Key]:
        """Change a key of a sign."""
        named, goal = _named(self, at)
        if at.key.second is not None:
            tell()
            now, best = _about_both(at, _goal(self.what, goal))
        else:
            now, found = _answer(at, self.what, goal), list[Answer]()
            for aim in _aims(goal):
                tell()
                answer = _answer(at, self.what, aim)
                if answer.is_clean and answer.key is not at.key:
                    found.append(answer._replace(off_rad=_off_rad(at.with_key(answer.key), self.what, goal)))
            best = min(found, key=_cost, default=None)
        if best is None or not _is_worth(best, now):
            return Held(at.key, now.off_rad, f"{named}: {NO_FREER}.")
        words = f"{named} only as far as is easy, {degrees(best.off_rad):.0f}° off."
        return Held(best.key, best.off_rad, words)


@dataclass(frozen=True)
class FaceFartherOut(HandEdit):
    """Bring the hand to the next place out at which palm or fingers come nearer to a direction.

    Only a clean posture counts that is tilted no more than a direction button allows.
    The outcome's value is by how much it is off, rad; its words say that, or what is in the way here and that
    no place is better.
    """

    what: Facing
    direction: DirectionName

    @property
    def label(self) -> str:
        """Name in the Undo menu."""
        return f"Point {self.what} {self.direction} farther out"

    def held(self, at: HandMoment) -> Held[Key]:
        """Change a key of a sign."""
        named, goal = _named(self, at)
        now_rad = _off_rad(at, self.what, goal)
        nearer_rad = min(max(now_rad - _NEARER_RAD, _NEARER_RAD), _MOST_TILT_RAD)
        for placed in _farther_out(at):
            answer = _answer(placed, self.what, goal)
            if answer.is_clean and answer.off_rad <= nearer_rad:
                return Held(answer.key, answer.off_rad, answer.words(named, at.key))
        here = _answer(at, self.what, goal)
        why = here.words(named, at.key) if here.key is at.key else ""
        return Held(at.key, now_rad, f"{why or f'{named}.'} {NO_FARTHER}")


def _named(edit: FaceFreely | FaceFartherOut, at: HandMoment) -> tuple[str, Array]:
    """Return the name of what is asked for, and its direction (3,)."""
    goal = DIRECTIONS[written_direction(at.sign, edit.direction)]
    return f"{edit.what.capitalize()} {edit.direction}", goal


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


def _aims(goal: Array) -> Iterator[Array]:
    """Directions about one."""
    across = np.cross(goal, (0.0, 1.0, 0.0) if abs(goal[1]) < 0.5 else (0.0, 0.0, 1.0))
    beside = np.cross(goal, across)
    for step in range(_WAYS):
        angle = step * radians(360.0) / _WAYS
        yield cos(_FREER_RAD) * goal + sin(_FREER_RAD) * (cos(angle) * across + sin(angle) * beside)


def _goal(what: Facing, goal: Array) -> Asked:
    """Return the goal of palm or fingers, the other left free."""
    return Asked(palm=goal) if what == "palm" else Asked(fingers=goal)


def _answer(at: HandMoment, what: Facing, goal: Array) -> Answer:
    """Turn palm or fingers to a direction by the easiest clean posture."""
    return facing_answer(at, **_goal(what, goal)._asdict())


def _about_both(at: HandMoment, goal: Asked) -> tuple[Answer, Answer | None]:
    """The key as it is, and turned about both its contacts only as far as is easy, in one search."""
    local = at.with_key(to_wrist_angles(at))
    now, found = turned_about_both(local, goal, _OFF_PER_RAD)
    if found.key is local.key:
        return now, None
    return now, found._replace(key=described_like(at, found.key))


def _off_rad(at: HandMoment, what: Facing, goal: Array) -> float:
    """Angle between a hand and a direction, rad."""
    solved = at.tried
    turned = directions_of(solved.side, hand_in_world(solved))
    return float(np.arccos(np.clip((turned.palm if what == "palm" else turned.fingers) @ goal, -1.0, 1.0)))


def _cost(answer: Answer) -> float:
    return answer.discomfort + _OFF_PER_RAD * answer.off_rad


def _is_worth(best: Answer, now: Answer) -> bool:
    """Return whether a freer turn is nearer to the direction than a hand kept as it was, or easier."""
    if best.off_rad > _MOST_OFF_RAD:
        return False
    return best.off_rad < now.off_rad - _NEARER_RAD or best.discomfort < now.discomfort - _WORTH
