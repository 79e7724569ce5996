"""One lane through time: what its hand is asked at each moment, and the arm solved for it."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import numpy as np

from body_model.arrays import Array
from signer.characters.load import load_character
from signer.document.sign import SIDE_OF, Side, Sign
from signer.document.tracks.hand import Key
from signer.document.values import HandForm, LaneName
from signer.motion.movement.acts import acts, arrived, left
from signer.motion.movement.easing import progress
from signer.motion.movement.following import around_key, form_beside, leaves_it_behind
from signer.motion.movement.frames import AXES, Frames, Piece, Track
from signer.motion.movement.moving import moving
from signer.motion.movement.schedule import Stretch, stretch_at, stretches_of
from signer.motion.movement.shoulder_lane import shoulder_at
from signer.motion.movement.ways import on_the_way
from signer.motion.places.contact import articulator_attachment
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
from signer.motion.posture.surroundings import Surroundings
from signer.motion.posture.turning import Begun


def track_of(
    sign: Sign,
    lane: LaneName,
    times_s: Array,
    surroundings: Surroundings,
    *,
    ahead: Callable[[float], Surroundings] | None = None,
    behind: Callable[[float], Surroundings] | None = None,
    begun: Begun | None = None,
    left_off: Array | None = None,
) -> Track:
    """Solve one lane at the times (F,), all of them together.

    Args:
        sign: as written, for a right-handed signer.
        lane: which hand.
        times_s: in any order.
        surroundings: in each frame (F, ...).
        ahead: the surroundings at a time to come. With it a hand that rises from rest goes straight to where its first key will be;
            without it, to where that would be in the surroundings of each frame.
        behind: the same of a time that has been, for a hand that leaves its place behind.
        begun: (F, 3) each, how the same was solved in surroundings only little elsewhere.
        left_off: (F,) how much of what is off may be left where nothing has begun, as `turn_hand` takes it; None for nothing.
    """
    side, stretches = SIDE_OF[lane], stretches_of(sign, lane)
    falls_in, is_keyed = stretch_at(stretches, times_s), bool(sign.shoulder(lane).keys)
    shoulder = shoulder_at(sign, lane, times_s) if is_keyed else AUTOMATIC
    pieces = []
    for index in np.unique(falls_in):
        rows, stretch = np.flatnonzero(falls_in == index), stretches[index]
        shoulders = (AUTOMATIC, AUTOMATIC)
        if is_keyed:
            ends = shoulder_at(sign, lane, np.array((stretch.start_s, stretch.end_s)))
            shoulders = ends.row(0), ends.row(1)
        beside = surroundings.rows(rows)
        if ahead is not None and stretch.before is None and stretch.after is not None:
            beside = ahead(stretch.end_s)
        was = behind(stretch.start_s) if behind is not None and leaves_it_behind(sign, lane, stretch) else beside
        near = Begun(*(values[rows] for values in begun)) if begun is not None and stretch.is_still else None
        roughly = left_off[rows] if left_off is not None and stretch.is_still else None
        before, after = _ends(sign, stretch, lane, shoulders, (was, beside), near, roughly)
        way = progress(stretch.transition, stretch.share(times_s[rows]))
        piece = Piece(rows, stretch, before, after, way, shoulder.rows(rows) if is_keyed else AUTOMATIC, beside)
        if piece.bends and ahead is not None and behind is not None and max(before.target.ndim, after.target.ndim) > 1:
            # drawn anew in every frame a path would swing round where its ends pass each other
            then = _ends(sign, stretch, lane, shoulders, (behind(stretch.start_s), ahead(stretch.end_s)))
            piece = replace(piece, drawn=(then[0].target, then[1].target, then[0].normal, then[1].normal))
        pieces.append(moving(piece, lane, times_s[rows]))
    order = np.argsort(np.concatenate([piece.rows for piece in pieces]), kind="stable")
    solved = [_solved(piece, lane, sign) for piece in pieces]
    frames = solved[0] if len(solved) == 1 else Frames(*(np.concatenate(parts)[order] for parts in zip(*solved, strict=True)))
    return Track(side, tuple(pieces), frames)


def nearly_again(track: Track, lane: LaneName, surroundings: Surroundings, begun: Begun) -> Track | None:
    """A track solved again in surroundings that are only little elsewhere; None where more goes on in it than one posture that is kept.

    Args:
        track: as it was solved.
        lane: whose it is.
        surroundings: in each frame (F, ...).
        begun: (F, 3) each, how the track was solved.
    """
    piece, *more = track.pieces
    if more or piece.key is None or piece.meeting is not None or piece.shoulder is not AUTOMATIC or piece.before.target.ndim == 1:
        return None
    station = tried_station(piece.key, lane, replace(piece.before.around, surroundings=surroundings), begun)
    piece = replace(piece, before=station, after=station, surroundings=surroundings)
    return Track(track.side, (piece,), Frames(*_values(station, len(piece.rows))))


def _ends(
    sign: Sign,
    stretch: Stretch,
    lane: LaneName,
    shoulders: tuple[Shoulder, Shoulder],
    surroundings: tuple[Surroundings, Surroundings],
    begun: Begun | None = None,
    left_off: Array | None = None,
) -> tuple[Station, Station]:
    """The postures between which a stretch leads; rest is told by the articulator of the key that it leads to or from."""
    side, keys = SIDE_OF[lane], sign.hand(lane).keys
    if stretch.is_still and stretch.before is not None:
        still = surroundings[1].only(carriers_of(load_character(), stretch.before, lane)).where_still()
        held = _end(sign, stretch.before, lane, shoulders[0], still, begun, left_off)
        return held, held
    before = None if stretch.before is None else _end(sign, _met(sign, stretch.before, lane, left), lane, shoulders[0], surroundings[0])
    after = None if stretch.after is None else _end(sign, _met(sign, stretch.after, lane, arrived), lane, shoulders[1], surroundings[1])
    if before is not None:
        return before, after or rest_station(load_character(), side, before.attachment, shoulders[1])
    if after is not None:
        return rest_station(load_character(), side, after.attachment, shoulders[0]), after
    near = (keys[0] if stretch.end_s < np.inf else keys[-1]) if keys else None
    told_by = UNUSED_HAND if near is None else (near.form, near.articulator)
    rest = rest_station(load_character(), side, articulator_attachment(load_character(), *told_by, side), shoulders[0])
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
    beside = surroundings.only(carriers_of(load_character(), key, lane))
    around = around_key(sign, lane, key, shoulder, beside)
    if not beside.is_many:
        return station_of(key, lane, around)
    return tried_station(key, lane, around, begun, 0.0 if left_off is None else left_off)


def _met(sign: Sign, key: Key, lane: LaneName, where: Callable[[Key, Side, HandForm | None], Key]) -> Key:
    """The key as a hand comes to it or leaves it."""
    return where(key, SIDE_OF[lane], form_beside(sign, lane, key)) if acts(key) else key


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
            rest_station(load_character(), piece.before.side, piece.before.attachment, shoulder)
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
