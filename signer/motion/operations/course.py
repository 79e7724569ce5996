"""A key that is tried otherwise, in the whole course of its hold.

What its hand then breaks, and how deep it lies in something.
"""

from functools import reduce
from typing import NamedTuple

import numpy as np

from body_model.arrays import Array
from signer.characters.character import Character
from signer.document.sign import Sign
from signer.document.tracks.hand import Key
from signer.document.values import GlobalOrientation, LaneName
from signer.motion.movement.score import context_for
from signer.motion.operations.clearance import worst_of_tries
from signer.motion.operations.many import Codes, Tries, swivelled, wristed
from signer.motion.operations.moments import moments_of
from signer.motion.operations.obstacles import Obstacle, obstacle_for
from signer.motion.posture.reaching import Ask
from signer.motion.posture.second import wrist_for_second
from signer.motion.posture.stations import Station, wished_wrist


class Course(NamedTuple):
    """Postures of a key's hand in the course of its hold, its site first, and what it has to keep out of."""

    stations: tuple[Station, ...]
    obstacle: Obstacle

    @property
    def station(self) -> Station:
        """The posture at the site."""
        return self.stations[0]

    @property
    def posture(self) -> Array:
        """(4,) rad, wrist and swivel."""
        return np.array([*(float(angle) for angle in self.station.wrist), self.station.swivel_rad])

    def as_it_is(self) -> "Tried":
        """The key itself, with the wrist that it has at each moment.

        Past a limit, no wrist that is tried need be that one.
        """
        return Tried(
            self,
            tuple(
                wristed(station, np.stack(station.wrist, axis=-1).reshape(1, 3), np.array([station.swivel_rad]))
                for station in self.stations
            ),
        )

    def swivelled(self, swivels: Array) -> "Tried":
        """The elbow swung to swivels (n,) rad, the wrist being as the key tells it."""
        return Tried(self, tuple(_swivelled(station, swivels) for station in self.stations))

    def wristed(self, postures: Array) -> "Tried":
        """Wrists and swivels (n, 4) rad."""
        return Tried(self, tuple(wristed(station, postures[:, :3], postures[:, 3]) for station in self.stations))


class Tried(NamedTuple):
    """Postures (n,) of a key, at each moment of its course."""

    course: Course
    moments: tuple[Tries, ...]

    def rows(self, rows: Codes) -> "Tried":
        """Some of them."""
        return Tried(self.course, tuple(tries.rows(rows) for tries in self.moments))

    def broken(self) -> Codes:
        """(n,) the first limit that each breaks at any moment, a place in `many.REASONS`."""
        return reduce(lambda codes, tries: np.where(codes != 0, codes, tries.broken()), self.moments[1:], self.moments[0].broken())

    def over_m(self) -> Array:
        """(n,) how much deeper than flesh gives each lies in something at its worst moment."""
        stations, obstacle = self.course
        worst = [worst_of_tries(station, tries, obstacle).over_m for station, tries in zip(stations, self.moments, strict=True)]
        return np.asarray(np.max(worst, axis=0))


def _swivelled(station: Station, swivels: Array) -> Tries:
    meeting, count = station.meeting, len(swivels)
    if meeting is None or meeting.second is None:
        return swivelled(station, swivels)
    # a second contact turns the wrist about the first one, wherever the elbow is
    wish = station.wrist if isinstance(station.wish, GlobalOrientation) else wished_wrist(station.wish)
    target = np.broadcast_to(station.target, (count, 3))
    ask = Ask(target, station.articulator, station.wrist_rotation, swivels, station.branch, shoulder=station.shoulder)
    wrists = np.stack(wrist_for_second(meeting, wish, ask, station.surroundings), axis=-1)
    return wristed(station, np.broadcast_to(wrists, (count, 3)), swivels)


def course_of(character: Character, sign: Sign, lane: LaneName, key: Key) -> Course:
    """The course of a key; the other arm is taken as it is when the hold begins."""
    return Course(moments_of(key, lane, context_for(character, sign, lane, key)), obstacle_for(character, sign, lane, key))
