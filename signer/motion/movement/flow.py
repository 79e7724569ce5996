"""Flow: hands pass keys at which nothing holds them, and stop elsewhere as a swing does.

Between two keys the way of least jerk goes from rest to rest. With life it gets the rest of the quintic that
has a speed and an acceleration at either end (Flash and Hogan 1985): every key is met at its place and time,
and both are continuous where one is passed. Computed from the keys of both hands and from how much life the
sign has, of which all of it is a multiple; nothing is kept in the sign.
"""

import math
from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from itertools import islice, takewhile
from operator import attrgetter
from typing import Final, Literal, NamedTuple, TypeAlias

import numpy as np

from body_model.arrays import AS_ONE, Array
from signer.characters.load import reference
from signer.document.timing import STORED_S
from signer.document.tracks.hand import Key
from signer.document.values import OTHER_ROLE, BothMeet, Contact, HandRole, Transition
from signer.motion.movement.easing import Swings
from signer.motion.places.contact_target import is_free
from signer.motion.posture.contact_constraint import is_on_other_arm, key_point_m

Hands: TypeAlias = Mapping[HandRole, Sequence[Key]]
"""Keys of both hands in order of time."""
Stop: TypeAlias = Literal[
    "set", "rest", "touch", "second contact", "hands meet", "hold", "other hand", "way", "time", "beside"
]
"""Reason why a hand stops at a key: somebody set it; it comes from rest or goes there; its contact, a second
one or both hands' meeting; its hold; it is on the other hand, or that is on it; the way before or after it is
of another kind; there is no time; the other hand is so near that a rounder way might lead through it."""

_AT_ONCE_S: Final = 0.05
"""A hand stops where the other one is at it within so long, s: less than a frame and a half. A way that takes
less has no room for a speed of its own; with 0.02 s signs of the library with life are the same."""
_NEAR_S, _NEAR_M = 0.3, 0.16
"""Time, s, and distance, m, within which the other hand is too near for a rounder way: two hands' breadths.
With half the distance FRIEND's hands were 2 mm deeper in each other."""


class _Passing(NamedTuple):
    """Movement past a key.

    Attributes:
        fastest: no faster than so many times the slower one of the mean speeds beside it.
        turns: acceleration in changes of the mean speed over the mean time beside it; 2 is a swing.
        sharpest: it is no more than so many times the slower mean speed over the shorter time.
    """

    fastest: float
    turns: float
    sharpest: float


class _Swinging(NamedTuple):
    """Shares of a swing's acceleration.

    Attributes:
        stop: with which a hand comes to a stop and leaves: 0 is least jerk, whose peak is 1.875 times its
            mean speed, 1 is half a cosine, with 1.57. People's strokes have 1.5 to 1.63.
        struck: where a hand is stopped by what it touches, and rebounds: people brake later for a target that
            they hit than for one they grasp (Marteniuk et al. 1987). A hand from rest comes so whatever the
            life: it is quickest at 0.6 of its time. With that of a stop in the air hands stood at touches,
            1.02 full stops a second in the mean of 48 sentences in place of 0.88, and TEACHER's hands were at
            their place, but for 3 cm of 60, 0.2 s before it begins. With 2 fingertips that rise within 0.4 s
            jerk as they arrive.
        round: in circles and zigzags, which people go round at one speed, as it falls with curvature alone:
            the peak is 1.26 times the mean then. With none MONDAY crept, went round within two frames of a
            film, and crept; with half it is 1.57, with double a hand is quickest as it sets out and arrives.
    """

    stop: float
    struck: float
    round: float


_PASSING: Final = _Passing(fastest=1.5, turns=1.6, sharpest=4.0)
_SWINGS: Final = _Swinging(stop=0.8, struck=1.6, round=2.0)


class Flow(NamedTuple):
    """Flow of a way between two keys, or from rest, on the reference body.

    Attributes:
        swings: share of a swing's acceleration where it begins, where repeats turn round and where it ends.
        speeds: (2, 3) m/s in the chest's frame, with which the hand passes its first and its last key.
        pushes: (2, 3) m/s^2, its accelerations there.
    """

    swings: Swings
    speeds: Array
    pushes: Array

    def offset(self, lasts_s: float, share: Array) -> Array:
        """(n, 3) m, by how much it is off its way at shares (n,) of its time, none at both ends."""
        u, left = share[:, None], 1.0 - share[:, None]
        leaves, comes = u * left**3, left * u**3
        speed = leaves * (1.0 + 3.0 * u) * self.speeds[0] - comes * (1.0 + 3.0 * left) * self.speeds[1]
        push = 0.5 * (leaves * u * self.pushes[0] + comes * left * self.pushes[1])
        return np.asarray(lasts_s * speed + lasts_s**2 * push)


RISE: Final = Flow((0.0, 0.0, _SWINGS.struck), np.zeros((2, 3)), np.zeros((2, 3)))
"""Flow of a hand that rises from rest."""


class Flows:
    """Flows of the ways after keys, each computed where somebody asks for it."""

    def __init__(self, keys: Hands, life: float) -> None:
        """Take the keys of both hands, and how much life they have."""
        self._keys, self._life, self._known = keys, life, dict[str, Flow | None]()

    @cached_property
    def _rows(self) -> dict[str, tuple[HandRole, int]]:
        return {key.id: (role, row) for role, track in self._keys.items() for row, key in enumerate(track)}

    def after(self, key_id: str) -> Flow | None:
        """Return the flow of the way after a key; None for one of least jerk, from rest to rest."""
        if self._life and key_id not in self._known:
            self._known[key_id] = self._flow(*self._rows[key_id])
        return self._known.get(key_id)

    def _flow(self, role: HandRole, row: int) -> Flow | None:
        track, life, ends = self._keys[role], self._life, (row, row + 1)
        if row + 1 == len(track) or not is_shaped(track[row].transition):
            return None
        stops = [stop_of(self._keys, role, end) for end in ends]
        first, last = (life * _swing(stop, track[row].transition) for stop in stops)
        swings = first, life * bool(track[row].transition.repeats), last
        if not any(swings) and None not in stops:
            return None
        moves = [
            np.zeros((2, 3)) if stop else life * _passing(self._keys, role, end)
            for end, stop in zip(ends, stops, strict=True)
        ]
        speeds, pushes = np.stack(moves, axis=1)
        return Flow(swings, speeds, pushes)


def _swing(stop: Stop | None, way: Transition) -> float:
    """Return the share of a swing's acceleration at an end of a way where a hand stops for such a reason."""
    if stop in (None, "set"):
        return 0.0
    if not is_plain(way):
        return _SWINGS.round
    return _SWINGS.struck if stop in ("touch", "second contact", "hands meet") else _SWINGS.stop


def is_shaped(way: Transition) -> bool:
    """Return whether life shapes the speed of a way: one through space, with no profile of its own."""
    return way.path != "slide" and way.easing == "smooth" and way.handles is None


def is_plain(way: Transition) -> bool:
    """Return whether life shapes a way, and not its speed alone: a straight one or an arc, so paced."""
    return way.path in ("straight", "arc") and is_shaped(way)


def stop_of(keys: Hands, role: HandRole, row: int) -> Stop | None:
    """Return why a hand stops at a key; None for one that it passes where there is life."""
    track, key = keys[role], keys[role][row]
    if key.stops:
        return "set"
    bound = own_contact(key)
    if bound is not None:
        return bound
    if row in (0, len(track) - 1):
        return "rest"
    if key.hold_s > STORED_S:
        return "hold"
    before, after = track[row - 1], track[row + 1]
    if not all(is_plain(one.transition) and not one.transition.repeats for one in (before, key)):
        return "way"
    if min(key.time_s - before.end_s, after.time_s - key.end_s) < _AT_ONCE_S:
        return "time"
    if is_with_other_hand(keys, role, key):
        return "other hand"
    here, other = key_point_m(reference(), keys, role, key), OTHER_ROLE[role]
    beside = (key_point_m(reference(), keys, other, one) for one in _during(keys[other], key, _NEAR_S))
    return "beside" if any(math.dist(one, here) < _NEAR_M for one in beside) else None


def own_contact(key: Key) -> Stop | None:
    """Return the contact of its own by which a key binds its hand; None where it stays near or in space."""
    if isinstance(key.placement, BothMeet):
        return "hands meet"
    if key.second is not None:
        return "second contact"
    contact = key.contact
    touches = contact is not None and contact.manner not in ("near", "none") and not is_free(contact)
    return "touch" if touches else None


def is_with_other_hand(keys: Hands, role: HandRole, key: Key) -> bool:
    """Return whether a key is on the other hand or arm, or the other hand at this one meanwhile."""
    other = OTHER_ROLE[role]
    return _is_on_other(key, role) or any(
        _is_on_other(one, other) for one in _during(keys[other], key, _AT_ONCE_S)
    )


def _is_on_other(key: Key, role: HandRole) -> bool:
    return isinstance(key.placement, BothMeet) or (
        isinstance(key.placement, Contact) and is_on_other_arm(reference(), key, role)
    )


def _during(track: Sequence[Key], key: Key, within_s: float) -> Iterator[Key]:
    """Return the keys of a track that are held during another key, or so long, s, before or after it."""
    first = bisect_left(track, key.time_s - within_s, key=attrgetter("end_s"))
    return takewhile(lambda one: one.time_s <= key.end_s + within_s, islice(track, first, None))


def _passing(keys: Hands, role: HandRole, row: int) -> Array:
    """(2, 3) m/s and m/s^2, with which speed and acceleration a hand passes a key."""
    around = keys[role][row - 1 : row + 2]
    before, here, after = (key_point_m(reference(), keys, role, key) for key in around)
    before_s, after_s = around[1].time_s - around[0].end_s, around[2].time_s - around[1].end_s
    comes, goes = (here - before) / before_s, (after - here) / after_s
    came, went = math.hypot(*comes), math.hypot(*goes)
    slower = min(came, went)
    if slower < AS_ONE:
        return np.zeros((2, 3))
    straight = 0.5 + 0.5 * float(comes @ goes) / (came * went)
    speed = straight * (before_s * goes + after_s * comes) / (before_s + after_s)
    push = _PASSING.turns * 2.0 * (goes - comes) / (before_s + after_s)
    return np.array(
        [
            _no_longer(speed, _PASSING.fastest * slower),
            _no_longer(push, _PASSING.sharpest * slower / min(before_s, after_s)),
        ]
    )


def _no_longer(vector: Array, most: float) -> Array:
    length = math.hypot(*vector)
    return vector * (most / length) if length > most else vector
