"""Solve the hand on its transition between two postures.

The goals of the arm are interpolated, and the arm is solved in every frame.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

import numpy as np

from body_model.arrays import Array
from signer.document.values import GlobalOrientation
from signer.kinematics.limits import ClampedWrist, clamp_wrist
from signer.kinematics.rig import ArmRig, articulator_in_hand
from signer.kinematics.rotations import slerp
from signer.kinematics.sides import side_sign
from signer.kinematics.swivel import wrapped
from signer.kinematics.wrist import WristAngles, wrist_angles, wrist_rotation
from signer.motion.movement.frames import Frames, Piece, mixed
from signer.motion.movement.moving import fingers_between
from signer.motion.movement.paths import bulge_direction, onward_direction, path_points
from signer.motion.movement.schedule import LEAD
from signer.motion.places.hands import hand_of
from signer.motion.posture.gentle import GENTLE_RAD, gentle_wrist, room_above, room_below
from signer.motion.posture.reaching import Ask, Reach, elbow_from, reach
from signer.motion.posture.stations import Station, hand_in_world
from signer.motion.posture.turning import turn_hand
from signer.motion.posture.yielding import MOST, MOST_FROM_REST, GoingOver, Yielding, gap_of, margin

_LEAD_RISE: Final = 0.4
_LEAD_RISE_MOST_M: Final = 0.28
_ASIDE: Final = 0.5
_AHEAD: Final = 1.5


def on_the_way(piece: Piece) -> Frames:
    """The frames of a piece between two postures; on a slide the place on the skin is met as at a key."""
    before, after, way = piece.before, piece.after, piece.way
    rig, meeting = piece.character.rigs[before.side], piece.meeting
    hand = hand_of(piece.character, fingers_between(piece) if piece.locally.fingers is None else piece.locally.fingers, before.side)

    def articulator_of(turn: Array) -> Array:
        if meeting is not None:
            return meeting.articulator_in(turn)
        point = articulator_in_hand(rig, before.attachment, hand.matrices, turn)
        if after.attachment is before.attachment:
            return point
        return mixed(point, articulator_in_hand(rig, after.attachment, hand.matrices, turn), way)

    def answered(ask: Ask) -> tuple[Ask, Reach]:
        return (ask, reach(rig, ask)) if meeting is None else meeting.reached(ask, piece.surroundings)

    turn = slerp(before.wrist_rotation, after.wrist_rotation, way if piece.wrist_way is None else piece.wrist_way)
    swivel = before.swivel_rad + way * wrapped(after.swivel_rad - before.swivel_rad)
    target = _path(piece) if meeting is None else np.broadcast_to(meeting.start_beside(piece.surroundings), (len(way), 3))
    ask = _with_shoulder(piece, Ask(target, articulator_of(turn), turn, swivel, np.broadcast_to(before.got_branch, len(way))))
    is_told_in_world = isinstance(before.wish, GlobalOrientation) and isinstance(after.wish, GlobalOrientation)
    if meeting is None:
        ask = replace(ask, yielding=_yielding(piece, before, rig, goes_over=not is_told_in_world))
    if is_told_in_world:
        in_world = slerp(hand_in_world(before), hand_in_world(after), way if piece.wrist_way is None else piece.wrist_way)
        place = None if meeting is None or not meeting.moves else meeting.placing(piece.surroundings)
        ask = turn_hand(rig, ask, in_world, articulator_in=articulator_of, place=place, wrist_for=_gentle_limits(piece, rig)).ask
    if piece.locally.wrist is not None:
        angles = wrist_angles(rig.arm, ask.wrist_rotation)
        moved = clamp_wrist(WristAngles(*(angle + move for angle, move in zip(angles, piece.locally.wrist.T, strict=True)))).angles
        turn = wrist_rotation(rig.arm, *moved)
        ask = replace(ask, wrist_rotation=turn, articulator=articulator_of(turn))
        if meeting is None and piece.held is not None:
            # as the wrist is moved, another share of the reach is left at the end from which it goes
            ask = replace(ask, yielding=_yielding(piece, piece.held, rig, goes_over=not is_told_in_world))
    ask, answer = answered(ask)
    normal = (
        mixed(before.normal, after.normal, way)
        if meeting is None
        else np.broadcast_to(meeting.normal(answer, piece.surroundings), (len(way), 3))
    )
    asked = (hand.angles, hand.fingers, swivel, ask.articulator, ask.target, normal, np.zeros((len(way), 3)))
    return Frames(*(np.asarray(value) for value in (*asked, *answer.girdle, *answer.posture)))


def _gentle_limits(piece: Piece, rig: ArmRig) -> Callable[[Array], ClampedWrist]:
    """Return the limits of a wrist between two keys given by directions.

    The wrist does not go beyond its limits, and slows down before them.
    """
    start, end = (np.stack(wrist_angles(rig.arm, one.wrist_rotation), axis=-1) for one in (piece.before, piece.after))
    way = (piece.way if piece.wrist_way is None else piece.wrist_way)[:, None]
    below, above = (margin(room(start), room(end), way, GENTLE_RAD) for room in (room_below, room_above))
    line = (1.0 - way) * start + way * end
    return lambda wished: gentle_wrist(rig.arm, wished, below, above, line)


def _yielding(piece: Piece, before: Station, rig: ArmRig, *, goes_over: bool) -> tuple[Yielding, Yielding]:
    """Return the soft reach limits of an arm on its way, with the shoulder at rest and as moved.

    There is none at both ends of the way, which are met as they are; it leaves from `before`.

    From one branch to the other the elbow goes from its bend at the one end to that at the other, as there is no other way;
    `goes_over` tells that it may.
    """
    way, ends = piece.way, (before, piece.after)
    changes = goes_over & np.broadcast_to(np.not_equal(before.got_branch, piece.after.got_branch), len(way))
    asks = [Ask(end.target, end.articulator, end.wrist_rotation, end.swivel_rad, end.got_branch) for end in ends]
    at_rest = [elbow_from(rig, ask, rig.shoulder) for ask in asks] if changes.any() else None
    as_moved = None if at_rest is None else [np.asarray(end.reach.posture.flexion_rad) for end in ends]
    most_near = MOST if piece.is_asked else MOST_FROM_REST
    found = []
    for bends, shoulders in ((at_rest, (rig.shoulder,) * 2), (as_moved, [end.reach.girdle.shoulder for end in ends])):
        gaps = [
            gap_of(rig, shoulder, ask.target, ask.articulator, ask.wrist_rotation) for ask, shoulder in zip(asks, shoulders, strict=True)
        ]
        (far_start, near_start), (far_end, near_end) = gaps
        far, near = margin(far_start, far_end, way), margin(near_start, near_end, way, most_near)
        going_over = None if bends is None else GoingOver(changes, bends[0] + way * (bends[1] - bends[0]))
        found.append(Yielding(far, near, going_over))
    return found[0], found[1]


def _with_shoulder(piece: Piece, ask: Ask) -> Ask:
    """Return the goal with what the shoulder does.

    On the transition from and to rest no help is asked for: help comes and goes with the key that needs
    it.
    """
    ask = replace(ask, shoulder=piece.shoulder)
    if piece.is_asked:
        return ask
    to_key = piece.stretch.after is not None
    help_ = (piece.after if to_key else piece.before).reach.help
    if help_ is None:
        return replace(ask, shoulder=replace(piece.shoulder, assist=0.0))
    return replace(ask, help=slerp(np.eye(3), help_, piece.way if to_key else 1.0 - piece.way))


def _path(piece: Piece) -> Array:
    """(n, 3) m, where the articulator is sent on its way."""
    transition, start, end = piece.stretch.transition, piece.before, piece.after
    shape, normals = transition.path, (start.normal, end.normal)
    length = piece.character.scale.length
    height_m: float | Array = length * transition.height_m
    if transition is LEAD:
        height_m = np.minimum(_LEAD_RISE * np.linalg.norm(end.target - start.target, axis=-1), length * _LEAD_RISE_MOST_M)
    if not piece.is_asked:
        # Clear of thigh and chest: a hand that rises or sinks swings out in front of the body and to its own side.
        normals = (start.normal + np.array((_ASIDE * side_sign(start.side), 0.0, _AHEAD)), end.normal)
    drawn = (start.target, end.target, *normals) if piece.drawn is None else piece.drawn
    bulge = bulge_direction(*drawn, transition.plane_rad)
    onward = onward_direction(drawn[0], drawn[1], bulge)
    return path_points(shape, height_m, start.target, end.target, bulge, piece.way, transition.turns, onward)
