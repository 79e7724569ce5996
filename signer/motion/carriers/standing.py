"""Torso, head and face at given times: bones, face weights, and their effect on the surroundings.

The surroundings are those of a hand, in the chest's frame.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final

import numpy as np
from numpy.typing import ArrayLike

from body_model.arrays import Array
from body_model.plain_types import Vector
from nonmanuals.target import Hand, Hands, Target
from signer.characters.character import Character, per_character
from signer.characters.roles import EYES
from signer.characters.roles import HEAD as HEAD_ROLE
from signer.characters.scale import NOTCH
from signer.document.sign import Sign
from signer.document.tracks.head import HEAD
from signer.document.values import HandRole
from signer.kinematics.frames import WORLD, brought_back
from signer.motion.carriers.part import turn_of
from signer.motion.carriers.parts import PARTS
from signer.motion.face.envelope import within_limits
from signer.motion.face.gaze import LID_SHAPES, Eyes, GazeScore
from signer.motion.face.rules import within_rules
from signer.motion.face.track import FaceScore, FaceTrack, face_score
from signer.motion.posture.figure import BoneTurns, Figure, compose, mirrored_points, with_eyes
from signer.motion.posture.resting import resting_body
from signer.motion.posture.surroundings import CarrierName, Surroundings, carrier_bones, resting

_AT_HANDS: Final = (Hand, Hands)


@dataclass(frozen=True, slots=True, eq=False)
class Standing:
    """Torso, head and face at F times.

    Attributes:
        surroundings: (F, ...) of either hand, the face among them.
        turns: of bones against their parents, (F, ...) each.
        face_weights: (F, S) of the face shapes, in the body's order; None for a neutral face.
        chest: (F, 3, 4), or (3, 4) for all, from the chest's frame to the world.
        eyes: as they are turned whatever the hands do; None where they look at hands, or at nothing.
        lids: (F, S) face weights whose lids follow these eyes; None likewise.
    """

    surroundings: Surroundings
    turns: tuple[BoneTurns, ...] = ()
    chest: Array = field(default_factory=lambda: WORLD)
    face_weights: Array | None = None
    eyes: Eyes | None = None
    lids: Array | None = None


@per_character(maxsize=1)
def upright(character: Character) -> Standing:
    """Return torso and head of a sign that says nothing of them, at any number of times."""
    return Standing(resting(character))


def standing_at(character: Character, sign: Sign, times_s: Array) -> Standing:
    """Torso and head of a sign at times (F,): a function of these alone, each time by itself."""
    return standing_of(character, face_score(sign), times_s)


def standing_of(character: Character, face: FaceScore, times_s: Array) -> Standing:
    """Torso, head and face at times (F,), by the spans of a sign."""
    return _standing(character, face, times_s.tobytes()) if face else upright(character)


def chest_at(character: Character, sign: Sign, time_s: float) -> Array:
    """(3, 4), from the chest's frame to the world, of a right-handed signer at a time."""
    return standing_at(character, sign, np.array([time_s])).chest.reshape(3, 4)


def point_in_chest(character: Character, sign: Sign, time_s: float, point_m: ArrayLike) -> Array:
    """Return a point (3,) m of the drawn world in the chest's frame of a right-handed signer at a time."""
    return brought_back(chest_at(character, sign, time_s), for_right_handed(sign, point_m))


def for_right_handed(sign: Sign, point_m: ArrayLike) -> Array:
    """Return a point (3,) m as drawn where it is for a right-handed signer."""
    point = np.asarray(point_m, np.float64)
    return mirrored_points(point) if sign.dominant_side == "left" else point


def moving_carriers(sign: Sign) -> frozenset[CarrierName]:
    """Return what torso, head and face move in the chest's frame at any time of a sign."""
    face = face_score(sign)
    moved: set[CarrierName] = {part.carrier for part in PARTS if part.kind.name in face.moves}
    moved |= {"face"} if face.has_face else set()
    return frozenset(moved | {"eyes"} if face.gaze is not None else moved)


def head_with_gaze(
    character: Character, face: FaceScore, track: FaceTrack, hands: Mapping[HandRole, Array], times_s: Array
) -> Array:
    """(F, 4) pitch, turn, tilt (rad) and thrust (m) of the head with its share of the gaze, within limits.

    Hands (F, 3) m are where they are in the world, by role; none where they are not solved yet. How far a
    target is aside is told from where the eyes rest: it decides the share alone; eyes aim as they are.
    """
    head = track.head.copy()
    if face.gaze is not None:
        written = turn_of(*track.torso.T) @ turn_of(*head.T[:3])
        points = points_in_room(character, face.gaze.points)
        head[:, :2] += face.gaze.head_share(points, hands, written, _between_eyes(character), times_s)
    return within_limits(head, HEAD.channels)


def points_in_room(character: Character, points: Mapping[Target, Vector]) -> dict[Target, Array]:
    """Return points of the room (3,) m in the world, which are counted from the notch of a body at rest."""
    notch = character.body.landmarks[NOTCH]
    return {target: notch + character.scale.point(np.array(point)) for target, point in points.items()}


def _between_eyes(character: Character) -> Array:
    body = character.body
    return np.asarray(body.heads[[character.bones[eye] for eye in EYES]].mean(axis=0))


@per_character(maxsize=16)
def _standing(character: Character, face: FaceScore, times: bytes) -> Standing:
    body, times_s = character.body, np.frombuffer(times)
    turns, moved = list[BoneTurns](), set[CarrierName]()
    track = face.at(times_s)
    looks = face.gaze is not None and face.gaze.turns_head
    values = {part.kind.name: track.of(part.kind.name) for part in PARTS}
    if looks:
        values[HEAD.name] = head_with_gaze(character, face, track, {}, times_s)
    weights = track.weights if face.has_face else None
    for part in PARTS:
        if part.kind.name in face.moves:
            own = part.turns(character, values[part.kind.name])
            turns.append(BoneTurns(body.bones(*part.bones), own))
            moved.add(part.carrier)
    figure = compose(character, turns, {}, times_s.shape, weights)
    seen, eyes = (figure, None) if face.gaze is None else _with_eyes_on_room(figure, face.gaze, times_s)
    moved |= {"face"} if face.has_face else set()
    moved |= {"eyes"} if face.gaze is not None else set()
    found = seen.in_chest
    posed = np.array(np.broadcast_to(resting_body(character), found.shape))
    for carrier in moved:
        bones = carrier_bones(character, carrier)
        posed[:, bones] = found[:, bones]
    posed.setflags(write=False)
    surroundings = Surroundings(character, frozenset(moved), posed, seen.face_weights)
    standing = Standing(surroundings, tuple(turns), figure.chest if turns else WORLD, weights)
    is_last = face.gaze is not None and not face.gaze.looks_at_hands
    return replace(standing, eyes=eyes, lids=seen.face_weights) if is_last else standing


def _with_eyes_on_room(figure: Figure, gaze: GazeScore, times_s: Array) -> tuple[Figure, Eyes]:
    """Turn the eyes of figures (F,) before their hands are solved, and let the lids follow.

    Looks at hands are left out: a hand that is brought to a lid while the eyes are on a hand finds the lid
    where it would be without that look.
    """
    character, looks = (
        figure.character,
        tuple(one for one in gaze.looks if not isinstance(one.target, _AT_HANDS)),
    )
    eyes = replace(gaze, looks=looks).eyes(
        points_in_room(character, gaze.points),
        {},
        figure.rotations[:, character.bones[HEAD_ROLE]],
        figure.positions[:, [character.bones[eye] for eye in EYES]],
        times_s,
    )
    return with_eyes(figure, eyes.turns, with_lids(eyes.lids, figure.face_weights)), eyes


def with_lids(lids: Array, weights: Array) -> Array:
    """(F, S) face weights whose lids follow the eyes, within the rules of the face."""
    return within_rules(np.where(LID_SHAPES, lids, weights)).weights
