"""One lane through time: what its hand is asked at each moment, and the arm solved for it."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any, NamedTuple, Protocol

import numpy as np

from body_model.arrays import Array, Indices
from signer.characters.character import Character
from signer.document.sign import OTHER_SIDE, SIDE_OF, Side, Sign
from signer.document.tracks.hand import Key
from signer.document.values import HandForm, LaneName
from signer.motion.movement.acts import acts, arrived, left
from signer.motion.movement.easing import progress
from signer.motion.movement.following import around_key, form_beside, leaves_it_behind
from signer.motion.movement.frames import AXES, Frames, Piece, Track
from signer.motion.movement.moving import moving
from signer.motion.movement.order import AT_ONCE, FOR_GOOD, Order, Strong, order_of
from signer.motion.movement.schedule import Stretch, stretch_at, stretches_of
from signer.motion.movement.shoulder_lane import shoulder_at
from signer.motion.movement.ways import on_the_way
from signer.motion.places.contact import articulator_attachment
from signer.motion.posture.resting import resting_body
from signer.motion.posture.shoulder import AUTOMATIC, Shoulder
from signer.motion.posture.stations import (
    UNUSED_HAND,
    Station,
    carriers_of,
    moving_station,
    rest_station,
    station_of,
    tried_station,
)
from signer.motion.posture.surroundings import Surroundings, arm_bones
from signer.motion.posture.turning import Begun


class Elsewhen(Protocol):
    """Surroundings of a hand at other times than those that are solved."""

    def ahead(self, time_s: float) -> Surroundings:
        """The surroundings at a time to come, to which a hand goes that rises from rest."""

    def behind(self, time_s: float) -> Surroundings:
        """The surroundings at a time that has been, from which a hand leaves."""

    def arm_behind(self, time_s: float) -> Array | None:
        """(26, 3, 4) the other arm at a time that has been; None while it hangs."""

    def arm_alone(self, time_s: float) -> Array | None:
        """(26, 3, 4) the other arm as its own keys alone would have it; None while it hangs."""


class EndsFound(NamedTuple):
    """Solutions of the postures between which each of n frames leads: (n, 12) m each, as `Begun` takes them."""

    before: Array
    after: Array

    def begun(self, rows: Indices) -> tuple[Begun, Begun]:
        """Return the warm starts of both ends in some frames."""
        return _begun(self.before[rows]), _begun(self.after[rows])


def _begun(values: Array) -> Begun:
    return Begun(values[:, :3], values[:, 3:6], values[:, 6:9], values[:, 9:], np.zeros(len(values)))


def ends_of(track: Track) -> EndsFound:
    """Return what a track has found for both ends of each frame's way."""
    found = EndsFound(*np.zeros((2, len(track.frames.target), 12)))
    for piece in track.pieces:
        for values, station in zip(found, (piece.before, piece.after), strict=True):
            parts = (station.reach.girdle.shoulder, station.reach.posture.articulator, station.target, station.articulator)
            values[piece.rows] = np.concatenate([np.broadcast_to(part, (len(piece.rows), 3)) for part in parts], axis=-1)
    return found


def track_of(
    sign: Sign,
    lane: LaneName,
    times_s: Array,
    surroundings: Surroundings,
    arm: Array | None = None,
    *,
    elsewhen: Elsewhen | None = None,
    begun: Begun | None = None,
    left_off: Array | None = None,
    found: EndsFound | None = None,
) -> Track:
    """Solve one lane at the times (F,), all of them together.

    Args:
        sign: as written, for a right-handed signer.
        lane: which hand.
        times_s: in any order.
        surroundings: of each frame (F, ...), with the other arm hanging.
        arm: (F, 26, 3, 4) the other arm in each frame; None while it hangs.
        elsewhen: what is around the hand at other times; None for what is around it in each frame.
        begun: (F, 3) each, how the same was solved in surroundings only little elsewhere.
        left_off: (F,) how much of what is off may be left where nothing has begun, as `turn_hand` takes it; None for nothing.
        found: what was found for both ends of each frame's way beside an arm only little elsewhere.
    """
    side, stretches, order = SIDE_OF[lane], stretches_of(sign, lane), order_of(surroundings.character, sign)
    falls_in, is_keyed = stretch_at(stretches, times_s), bool(sign.shoulder(lane).keys)
    shoulder = shoulder_at(sign, lane, times_s) if is_keyed else AUTOMATIC
    pieces = []
    for index in np.unique(falls_in):
        rows, stretch = np.flatnonzero(falls_in == index), stretches[index]
        shoulders = (AUTOMATIC, AUTOMATIC)
        if is_keyed:
            ends = shoulder_at(sign, lane, np.array((stretch.start_s, stretch.end_s)))
            shoulders = ends.row(0), ends.row(1)
        around = _Around(sign, lane, stretch, order, surroundings.rows(rows), None if arm is None else arm[rows], elsewhen)
        was, beside = around.before(times_s[rows]), around.after(times_s[rows])
        near: tuple[Begun | None, ...] = (None, None)
        if stretch.is_still:
            near = (None, None if begun is None else Begun(*(values[rows] for values in begun)))
        elif found is not None:
            near = found.begun(rows)
        roughly = left_off[rows] if left_off is not None and stretch.is_still else None
        before, after = _ends(sign, stretch, lane, shoulders, (was, beside), near, roughly)
        way = progress(stretch.transition, stretch.share(times_s[rows]))
        along = _mixed_surroundings(was, beside, way) if stretch.transition.path == "slide" and not stretch.is_still else beside
        piece = Piece(rows, stretch, before, after, way, shoulder.rows(rows) if is_keyed else AUTOMATIC, along)
        if piece.bends and elsewhen is not None and max(before.target.ndim, after.target.ndim) > 1:
            # drawn anew in every frame a path would swing round where its ends pass each other
            then = _ends(sign, stretch, lane, shoulders, (elsewhen.behind(stretch.start_s), elsewhen.ahead(stretch.end_s)))
            piece = replace(piece, drawn=(then[0].target, then[1].target, then[0].normal, then[1].normal))
        pieces.append(moving(piece, lane, times_s[rows]))
    by_row = np.argsort(np.concatenate([piece.rows for piece in pieces]), kind="stable")
    solved = [_solved(piece, lane, sign) for piece in pieces]
    frames = solved[0] if len(solved) == 1 else Frames(*(np.concatenate(parts)[by_row] for parts in zip(*solved, strict=True)))
    return Track(side, tuple(pieces), frames)


@dataclass(frozen=True, slots=True)
class _Around:
    """Surroundings of both ends of a stretch: with the other arm as it is, as it was or will be, or between these."""

    sign: Sign
    lane: LaneName
    stretch: Stretch
    order: Order
    surroundings: Surroundings
    arm: Array | None
    elsewhen: Elsewhen | None

    def before(self, times_s: Array) -> Surroundings:
        """Surroundings (n, ...) of the place that the hand comes from."""
        if self.stretch.is_still or self.elsewhen is None or self.stretch.before is None:
            return self.after(times_s)
        strong = self.order.get((self.lane, self.stretch.before.id))
        if strong is not None and strong.until_s == FOR_GOOD:
            return self.beside(self._then(strong))
        if leaves_it_behind(self.surroundings.character, self.sign, self.lane, self.stretch):
            return self.elsewhen.behind(self.stretch.start_s)
        return self.beside(self.arm)

    def after(self, times_s: Array) -> Surroundings:
        """Surroundings (n, ...) of the place that the hand is at or goes to."""
        if self.elsewhen is None or self.stretch.after is None:
            return self.beside(self.arm)
        strong = self.order.get((self.lane, self.stretch.after.id))
        if strong is None or strong.until_s == AT_ONCE:
            return self.elsewhen.ahead(self.stretch.end_s) if self.stretch.before is None else self.beside(self.arm)
        if strong.until_s < FOR_GOOD and self.stretch.is_still:
            return self.beside(self.arm)
        then = self._then(strong)
        if strong.until_s == FOR_GOOD:
            return self.beside(then)
        share = strong.share(times_s)[:, None, None, None]
        hanging = self._hanging()
        return self.beside((1.0 - share) * (hanging if then is None else then) + share * (hanging if self.arm is None else self.arm))

    def _then(self, strong: Strong) -> Array | None:
        """(26, 3, 4) the other arm when the hand set out to a key; for a first key, as the other hand's own keys alone would have it."""
        assert self.elsewhen is not None
        if self.sign.hand(self.lane).keys[0].id != strong.key.id:
            return self.elsewhen.arm_behind(strong.from_s)
        return None if strong.until_s == FOR_GOOD else self.elsewhen.arm_alone(strong.key.time_s)

    def beside(self, arm: Array | None) -> Surroundings:
        """The surroundings with the other arm (..., 26, 3, 4) so, or hanging."""
        return self.surroundings if arm is None else self.surroundings.with_arm(OTHER_SIDE[SIDE_OF[self.lane]], arm)

    def _hanging(self) -> Array:
        character = self.surroundings.character
        return np.asarray(resting_body(character)[arm_bones(character, OTHER_SIDE[SIDE_OF[self.lane]])])


def _mixed_surroundings(first: Surroundings, last: Surroundings, way: Array) -> Surroundings:
    """The surroundings (n, ...) that are so far (n,) from one to the other."""
    if first == last:
        return last
    share = way[:, None, None, None]
    return Surroundings(last.character, first.moved | last.moved, (1.0 - share) * first.matrices + share * last.matrices)


def _ends(
    sign: Sign,
    stretch: Stretch,
    lane: LaneName,
    shoulders: tuple[Shoulder, Shoulder],
    surroundings: tuple[Surroundings, Surroundings],
    begun: tuple[Begun | None, ...] = (None, None),
    left_off: Array | None = None,
) -> tuple[Station, Station]:
    """The postures between which a stretch leads; rest is told by the articulator of the key that it leads to or from."""
    side, keys, character = SIDE_OF[lane], sign.hand(lane).keys, surroundings[0].character
    if stretch.is_still and stretch.before is not None:
        still = surroundings[1].only(carriers_of(character, stretch.before, lane)).where_still()
        held = _end(sign, stretch.before, lane, shoulders[0], still, begun[1], left_off)
        return held, held
    before, after = None, None
    if stretch.before is not None:
        before = _end(sign, _met(character, sign, stretch.before, lane, left), lane, shoulders[0], surroundings[0], begun[0])
    if stretch.after is not None:
        after = _end(sign, _met(character, sign, stretch.after, lane, arrived), lane, shoulders[1], surroundings[1], begun[1])
    if before is not None:
        return before, after or rest_station(character, side, before.attachment, shoulders[1])
    if after is not None:
        return rest_station(character, side, after.attachment, shoulders[0]), after
    near = (keys[0] if stretch.end_s < np.inf else keys[-1]) if keys else None
    told_by = UNUSED_HAND if near is None else (near.form, near.articulator)
    rest = rest_station(character, side, articulator_attachment(character, *told_by, side), shoulders[0])
    return rest, rest


def _end(
    sign: Sign,
    key: Key,
    lane: LaneName,
    shoulder: Shoulder,
    surroundings: Surroundings,
    begun: Begun | None = None,
    left_off: Array | None = None,
) -> Station:
    beside = surroundings.only(carriers_of(surroundings.character, key, lane))
    around = around_key(sign, lane, key, shoulder, beside)
    if not beside.is_many:
        return station_of(key, lane, around)
    return tried_station(key, lane, around, begun, 0.0 if left_off is None else left_off)


def _met(character: Character, sign: Sign, key: Key, lane: LaneName, where: Callable[[Character, Key, Side, HandForm | None], Key]) -> Key:
    """The key as a hand comes to it or leaves it."""
    return where(character, key, SIDE_OF[lane], form_beside(sign, lane, key)) if acts(key) else key


def _solved(piece: Piece, lane: LaneName, sign: Sign) -> Frames:
    if not piece.stretch.is_still:
        return on_the_way(piece)
    if piece.key is None or piece.meeting is None:
        return _still(piece, lane, sign)
    count, before = len(piece.rows), piece.before
    leaves_second = piece.meeting.second is None and before.meeting is not None and before.meeting.second is not None
    wrist = before.wrist if leaves_second else None
    found = moving_station(
        piece.key, before, piece.meeting, piece.locally.wrist, count, wrist=wrist, shoulder=piece.shoulder, surroundings=piece.surroundings
    )
    return Frames(*_values(found, count))


def _still(piece: Piece, lane: LaneName, sign: Sign) -> Frames:
    """Return frames of one held posture, as its station has solved it; what moves it solves it anew."""
    count, key = len(piece.rows), piece.key
    if piece.shoulder is AUTOMATIC:
        return Frames(*_values(piece.before, count))
    if key is not None and piece.before.target.ndim > 1:
        return Frames(*_values(tried_station(key, lane, replace(piece.before.around, shoulder=piece.shoulder)), count))
    found = []
    for row in range(count):
        shoulder = piece.shoulder.row(row)
        station = (
            rest_station(piece.character, piece.before.side, piece.before.attachment, shoulder)
            if key is None
            else _end(sign, key, lane, shoulder, piece.before.surroundings)
        )
        found.append(_values(station, 1))
    return Frames(*(np.concatenate(values) for values in zip(*found, strict=True)))


def _values(station: Station, count: int) -> Iterator[Any]:
    """Yield a station's value for each field of Frames, over as many frames."""
    asked = (station.hand.angles, station.hand.fingers, station.swivel_rad, station.articulator, station.target, station.normal)
    over = np.stack(np.broadcast_arrays(*station.over), axis=-1)
    for value, axes in zip((*asked, over, *station.reach.girdle, *station.reach.posture), AXES, strict=True):
        array = np.asarray(value)
        yield array if array.ndim > axes and len(array) == count else np.broadcast_to(array, (count, *array.shape[array.ndim - axes :]))
