"""Torso, head and face at given times: bones, face weights, and their effect on the surroundings.

The surroundings are those of a hand, in the chest's frame. Eyes turn last of all, after head and hands.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property, reduce
from typing import Final

import numpy as np
from numpy.typing import ArrayLike

from body_model.arrays import Array
from signer.characters.character import Character, per_character
from signer.characters.roles import EYES
from signer.characters.roles import HEAD as HEAD_ROLE
from signer.characters.scale import NOTCH
from signer.document.sign import SIDE_OF, Sign
from signer.document.tracks.torso import TORSO
from signer.document.values import ROLES, HandRole
from signer.kinematics.frames import WORLD, brought_back
from signer.motion.carriers.head import HEAD
from signer.motion.carriers.parts import PARTS
from signer.motion.face.envelope import within_limits
from signer.motion.face.gaze import LID_SHAPES, Eyes, GazeScore, Room
from signer.motion.face.rules import within_rules
from signer.motion.face.track import FaceScore, FaceTrack, face_score
from signer.motion.pose import Gaze
from signer.motion.posture.figure import (
    BoneTurns,
    Figure,
    compose,
    in_chest_frame,
    mirrored_points,
    resting_body,
    with_eyes,
)
from signer.motion.posture.surroundings import CarrierName, Surroundings, carrier_bones, resting


@dataclass(frozen=True, eq=False)
class Standing:
    """Torso, head and face at F times; what surrounds hands is put together when it is asked for.

    Attributes:
        character: who stands.
        face: what torso, head and face do.
        times_s: (F,); None for any number of times of a sign that says nothing of them.
        turns: of bones against their parents, (F, ...) each.
        face_weights: (F, S) of the face shapes, in the body's order; None for a neutral face.
    """

    character: Character
    face: FaceScore
    times_s: Array | None = None
    turns: tuple[BoneTurns, ...] = ()
    face_weights: Array | None = None

    @cached_property
    def _figure(self) -> Figure:
        """Bodies (F,) without arms."""
        assert self.times_s is not None
        return compose(self.character, self.turns, {}, self.times_s.shape, self.face_weights)

    @property
    def chest(self) -> Array:
        """(F, 3, 4), or (3, 4) for all, from the chest's frame to the world."""
        return self._figure.chest if self.turns else WORLD

    @cached_property
    def surroundings(self) -> Surroundings:
        """The surroundings (F, ...) of either hand, the face among them."""
        if self.times_s is None:
            return resting(self.character)
        seen, gaze = self._figure, self.face.gaze
        if gaze is not None:
            # a hand that is brought to a lid while the eyes are on a hand finds the lid where it would be
            # without that look
            looks = tuple(one for one in gaze.looks if not one.is_at_hand)
            seen, _ = with_eyes_on(seen, replace(gaze, looks=looks), {}, self.times_s)
        return self._as_seen(seen)

    @cached_property
    def beside_eyes(self) -> Surroundings:
        """The surroundings (F, ...) of hands that go to neither eyes nor face, which look nowhere."""
        return resting(self.character) if self.times_s is None else self._as_seen(self._figure)

    def _as_seen(self, seen: Figure) -> Surroundings:
        moved = carriers_moved_by(self.face)
        posed = np.array(np.broadcast_to(resting_body(self.character), seen.matrices.shape))
        for carrier in moved:
            bones = carrier_bones(self.character, carrier)
            found = seen.matrices[:, bones]
            posed[:, bones] = found if seen.is_upright else in_chest_frame(seen.chest, found)
        posed.setflags(write=False)
        return Surroundings(self.character, moved, posed, seen.face_weights)


@per_character(maxsize=1)
def upright(character: Character) -> Standing:
    """Return torso and head of a sign that says nothing of them, at any number of times."""
    return Standing(character, face_score(Sign()))


def standing_of(character: Character, face: FaceScore, times_s: Array) -> Standing:
    """Torso, head and face at times (F,), by the spans of a sign alone, each time by itself."""
    return _standing(character, face, times_s.tobytes()) if face else upright(character)


def point_in_chest(character: Character, sign: Sign, time_s: float, point_m: ArrayLike) -> Array:
    """Return a point (3,) m of the drawn world in the chest's frame of a right-handed signer at a time."""
    chest = standing_of(character, face_score(sign), np.array([time_s])).chest.reshape(3, 4)
    return brought_back(chest, for_right_handed(sign, point_m))


def for_right_handed(sign: Sign, point_m: ArrayLike) -> Array:
    """Return a point (3,) m as drawn where it is for a right-handed signer."""
    point = np.asarray(point_m, np.float64)
    return mirrored_points(point) if sign.dominant_side == "left" else point


def carriers_moved_by(face: FaceScore) -> frozenset[CarrierName]:
    """Return what torso, head and face move in the chest's frame at any time.

    Life turns the whole trunk at the hips: where no span bends the torso, these alone move against the chest.
    """
    moved: set[CarrierName] = {part.carrier for part in PARTS if part.kind.name in face.moves}
    if TORSO.name in face.moves:
        moved |= {"hips"}
        moved -= set() if any(TORSO.name in claim.moves for claim in face.claims) else {"trunk"}
    moved |= {"face"} if face.has_face else set()
    return frozenset(moved | {"eyes"} if face.gaze is not None else moved)


def head_with_gaze(
    character: Character, face: FaceScore, track: FaceTrack, hands: Mapping[HandRole, Array], times_s: Array
) -> Array:
    """(F, 4) pitch, turn, tilt (rad) and thrust (m) of the head with its share of the gaze, within limits.

    Hands (F, 3) m are where they are in the world, by role; none where they are not solved yet. How far a
    target is aside is told from where the eyes rest: it decides the share alone; eyes aim as they are.
    """
    head = track.of(HEAD.kind.name).copy()
    if face.gaze is not None:
        body = character.body
        written = reduce(np.matmul, (part.facing(track.of(part.kind.name)) for part in PARTS))
        eyes = np.asarray(body.heads[[character.bones[eye] for eye in EYES]].mean(axis=0))
        head[:, :2] += face.gaze.head_share(_room(character, face.gaze, hands, times_s), written, eyes)
    return within_limits(head, HEAD.kind.channels)


def with_eyes_on(
    figure: Figure, gaze: GazeScore, hands: Mapping[HandRole, Array], times_s: Array
) -> tuple[Figure, Eyes]:
    """Turn the eyes of figures (F,) whose hands are at (F, 3) m, by role, and let the lids follow."""
    bones = figure.character.bones
    eyes = gaze.eyes(
        _room(figure.character, gaze, hands, times_s),
        figure.rotations[:, bones[HEAD_ROLE]],
        figure.positions[:, [bones[eye] for eye in EYES]],
    )
    weights = within_rules(np.where(LID_SHAPES, eyes.lids, figure.face_weights)).weights
    return with_eyes(figure, eyes.turns, weights), eyes


def _room(character: Character, gaze: GazeScore, hands: Mapping[HandRole, Array], times_s: Array) -> Room:
    """Return what can be looked at; points of the room are counted from the notch of a body at rest."""
    notch = character.body.landmarks[NOTCH]
    points = {target: notch + character.scale.point(np.array(point)) for target, point in gaze.points.items()}
    return Room(points, hands, times_s)


@per_character(maxsize=16)
def _standing(character: Character, face: FaceScore, times: bytes) -> Standing:
    times_s = np.frombuffer(times)
    track, gaze = face.at(times_s), face.gaze
    values = {part.kind.name: track.of(part.kind.name) for part in PARTS}
    if track.at_hips is not None:
        values[TORSO.name] = np.concatenate([values[TORSO.name], track.at_hips], axis=-1)
    if gaze is not None and gaze.turns_head:
        values[HEAD.kind.name] = head_with_gaze(character, face, track, {}, times_s)
    weights = track.weights if face.has_face else None
    turns = tuple(
        part.turned(character, values[part.kind.name]) for part in PARTS if part.kind.name in face.moves
    )
    return Standing(character, face, times_s, turns, weights)


_OF_HAND: Final = ("wrist", "middle knuckle")
"""Joints of a hand between which the eyes look at it."""


def looking(
    figure: Figure,
    face: FaceScore,
    times_s: Array,
    standing: Standing,
    again: Callable[[tuple[BoneTurns, ...]], Figure],
) -> tuple[Figure, Gaze | None]:
    """Return bodies (F,) that look where their sign does, and where that is.

    A sign without spans leaves its eyes as they are.

    Args:
        figure: as it is put together.
        face: the spans of the sign.
        times_s: (F,).
        standing: torso, head and face with which it is put together.
        again: puts it together with other turns, for a head that follows a hand.
    """
    if face.gaze is None:
        return figure, None
    character = figure.character
    hands = dict[HandRole, Array]()
    for role in ROLES if face.gaze.looks_at_hands else ():
        bones = [character.bones[f"{SIDE_OF[role]} {joint}"] for joint in _OF_HAND]
        hands[role] = np.asarray(figure.positions[:, bones].mean(axis=1))
    if face.gaze.follows_hands:
        values = head_with_gaze(character, face, face.at(times_s), hands, times_s)
        own = HEAD.turned(character, values)
        figure = again((*(one for one in standing.turns if set(one.bones) != set(own.bones)), own))
    figure, eyes = with_eyes_on(figure, face.gaze, hands, times_s)
    return figure, eyes.gaze


def mirrored_gaze(gaze: Gaze) -> Gaze:
    """Return a gaze mirrored across the signer's middle."""
    return Gaze(gaze.target * (-1.0, 1.0, 1.0), gaze.converged_at_m, gaze.held_back)
