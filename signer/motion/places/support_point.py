"""Support points of articulators that do not touch by themselves: means of points, and flat palms.

The skin around such an articulator that stands out furthest touches for it.
"""

from dataclasses import dataclass
from typing import Any, Final, NamedTuple

import numpy as np

import handshapes.catalogue as shapes
from body_model.arrays import Array, Indices, Mask
from body_model.distance.parts import Part, part_of_bone
from body_model.plain_types import Side
from body_model.posed_patch import FLESH, REACH_M, TouchingPoints
from body_model.surface_point import Attachment, attach
from signer.characters.character import Character, per_character
from signer.document.values import HandForm
from signer.kinematics.vectors import leading_axes
from signer.motion.many import Many
from signer.motion.places.hands import points_shape, shaped_hand
from signer.motion.places.touched_skin import PosedSkin


class _Skin(NamedTuple):
    """Skin of an articulator that counts.

    Attributes:
        gives_at_m, gives_m: skin so far from all points, m, may lie so deep in what is touched, m; nearer
            skin less, and farther skin more.
        beside_m: skin farther away is not looked at; and the height, m, to which skin about a point of a flat
            hand stands out: 14 mm on an open one, 24 with the thumb across the palm; curled fingers stand 27
            and more. With 24 mm hands of the library end at the same place.
        pressed_m: depth, m, by which the cushions of a palm are pressed flat beyond what flesh gives
            anywhere: in all less than is too deep there. With none, palms of NICE are up to 7 mm apart about
            the place that is named.
        apart_m: points of the skin that are nearer to each other tell nothing more: a fingertip bulges by
            0.05 mm between them.
        beside_apart_m: spacing, m, of the points beside the articulator, which may lie in what is touched
            anyway.
    """

    gives_at_m: float
    gives_m: float
    beside_m: float
    pressed_m: float
    apart_m: float
    beside_apart_m: float


class _Meeting(NamedTuple):
    """Skin of two hands that meet.

    Attributes:
        within_m: skin that stays farther apart than this, m, when both reach one plane does not meet.
        bulge_m: roundness, m, assumed of the skin between its points. As drawn it is flatter: with 1 mm a
            pinch was 0.24 mm off a fist, with 0.3 mm two index fingers lay 0.13 mm in each other; so it is
            0.06 and 0.07 mm.
    """

    within_m: float
    bulge_m: float


_SKIN: Final = _Skin(
    gives_at_m=0.020, gives_m=0.004, beside_m=0.025, pressed_m=0.004, apart_m=0.0015, beside_apart_m=0.004
)
_MEETING: Final = _Meeting(within_m=0.008, bulge_m=0.0005)


@dataclass(frozen=True, slots=True, eq=False)
class SupportPoint:
    """Skin around an articulator of a hand that keeps its shape, as points that ride on the wrist bone.

    Attributes:
        wrist: the bone.
        points: (m, 3) m, from rest, of the articulator itself.
        beside: (k, 3) m, the same and of the skin beside it, fewer.
    """

    wrist: int
    points: Array
    beside: TouchingPoints

    def support_offset(
        self,
        carried: Array,
        articulator: Array,
        outward: Array,
        skin: PosedSkin | None = None,
        site: Array | None = None,
    ) -> Array:
        """Return how far (...) m outside its site the articulator is when this skin just touches.

        It touches the skin about the site.

        Args:
            carried: (..., 3, 4) skinning matrices of the wrist bone.
            articulator: (..., 3) m, where the articulator is then.
            outward: (..., 3) unit, the way in which the hand comes off the site.
            skin: that about the site; None for the plane across `outward`.
            site: (..., 3) m, the site, unless the skin is a plane.
        """
        if skin is None or site is None:
            return self._above_plane(carried, articulator, outward)
        lead = leading_axes(carried.shape[:-2], articulator.shape[:-1], outward.shape[:-1], site.shape[:-1])
        turns = _of_each(carried[..., :3], lead, (3, 3))
        shifts = _of_each(carried[..., 3] - articulator + site, lead, (3,))
        along = _of_each(outward, lead, (3,))
        found = skin.most_along(self.beside, turns, shifts, along).reshape(lead)
        flat = np.asarray(skin.skin.flat)
        return (
            found
            if not flat.any()
            else (1.0 - flat) * found + flat * self._above_plane(carried, articulator, outward)
        )

    def _above_plane(self, carried: Array, articulator: Array, outward: Array) -> Array:
        along = (outward[..., None, :] @ carried[..., :3])[..., 0, :] @ self.points.T
        lowest = along.min(axis=-1) + (outward * carried[..., 3]).sum(axis=-1)
        return np.asarray(np.maximum((articulator * outward).sum(axis=-1) - lowest, 0.0))


def _of_each(values: Array, lead: tuple[int, ...], core: tuple[int, ...]) -> Array:
    """The values (n, *core) of n members, given over leading axes that broadcast to `lead`."""
    if values.shape != (*lead, *core):
        values = np.broadcast_to(values, (*lead, *core))
    return values.reshape(-1, *core)


@dataclass(frozen=True, slots=True, eq=False)
class Opposite:
    """The other hand's side where both hands meet: the skin around its articulator, and that itself."""

    support: SupportPoint
    attachment: Attachment

    def gap(
        self, own: SupportPoint, own_carried: Array, own_articulator: Array, matrices: Array, away: Array
    ) -> Array:
        """Return how far (...) m apart the skins stay while both just reach one plane.

        Each comes straight on from that plane.

        Args:
            own: skin of the hand in question.
            own_carried: (..., 3, 4) skinning matrices of its wrist bone.
            own_articulator: (..., 3) m, where its articulator is.
            matrices: (..., B, 3, 4) of bodies whose other hand is as it is.
            away: (..., 3) unit, from the other hand to the own one.
        """
        carried, articulator = matrices[..., self.support.wrist, :, :], self.attachment.position(matrices)
        lead = np.broadcast_shapes(own_carried.shape[:-2], carried.shape[:-2], away.shape[:-1])
        outward = _of_each(away, lead, (3,))
        above = _before_plane(own.points, own_carried, own_articulator, outward, lead)
        below = _before_plane(self.support.points, carried, articulator, -outward, lead)
        return np.array(list(map(_apart, *above, *below))).reshape(lead)


def _before_plane(
    points: Array, carried: Array, origin: Array, away: Array, lead: tuple[int, ...]
) -> tuple[Array, Array]:
    """Place points (m, 3) m of hands that just reach planes through an origin, in n frames.

    Args:
        points: of the hand, from rest.
        carried: (..., 3, 4) its skinning matrices.
        origin: (..., 3) m.
        away: (n, 3) unit, across the planes, to the side where the hand is.
        lead: leading axes of all, n in all.

    Returns:
        Where on the plane each point is (n, m, 3) m, and how far from it (n, m) m.
    """
    shifts = _of_each(carried[..., 3] - origin, lead, (3,))[:, None]
    placed = points @ np.swapaxes(_of_each(carried[..., :3], lead, (3, 3)), 1, 2) + shifts
    along = (placed @ away[:, :, None])[..., 0]
    return placed - along[..., None] * away[:, None], along - along.min(axis=1, keepdims=True)


def _apart(above: Array, above_m: Array, below: Array, below_m: Array) -> float:
    """Return how far apart, m, round points of two hands stay that reach one plane from both sides.

    They are at places (k, 3) m on the plane, and so high (k,) m before it.
    """
    least = _MEETING.within_m
    # how near the lowest point comes bounds how far from the plane any may be that matters; then all of these
    for lowest in (True, False):
        own = [above_m.argmin()] if lowest else above_m <= least
        other = below_m <= least
        first, second = (
            heights[rows] + np.square(places[rows]).sum(axis=1) / (2.0 * _MEETING.bulge_m)
            for places, heights, rows in ((above, above_m, own), (below, below_m, other))
        )
        apart = first[:, None] + second + (above[own] / -_MEETING.bulge_m) @ below[other].T
        least = min(max(float(apart.min()), 0.0), least)
    return least


@dataclass(frozen=True, slots=True, eq=False)
class ChangingSupport(Many, way=0):
    """Skin about an articulator that becomes another one, by the share `way` (n,)."""

    before: SupportPoint | None
    after: SupportPoint | None
    way: Array

    @property
    def wrist(self) -> int:
        """The bone that carries it."""
        either = self.before or self.after
        return 0 if either is None else either.wrist

    def support_offset(self, *given: Any) -> Array:
        """Return how far (n,) m outside its site the articulator is, as for one alone."""
        first, last = (
            0.0 if one is None else one.support_offset(*given) for one in (self.before, self.after)
        )
        return np.asarray((1.0 - self.way) * first + self.way * last)


@per_character(maxsize=512)
def support_point_of(
    character: Character, form: HandForm, articulator: str, side: Side
) -> SupportPoint | None:
    """The skin that touches for a derived articulator; None for one that is a point of the skin itself."""
    if shapes.find_articulator(articulator).kind == "point":
        return None
    body, shape = character.body, points_shape(form)
    posed, skin = _posed_hand(character, form, side)
    parts = [
        attach(body, [(point, 1.0)]).position(posed)
        for point, _ in shapes.articulator_points(articulator, side, shape)
    ]
    away = np.linalg.norm(skin[:, None] - np.stack(parts), axis=-1).min(axis=-1)
    chosen = np.concatenate(
        [
            _thinned(skin, away < FLESH.free_m, _SKIN.apart_m),
            _thinned(skin, (away >= FLESH.free_m) & (away < _SKIN.beside_m), _SKIN.beside_apart_m),
        ]
    )
    gives = _SKIN.gives_m * np.square(
        np.maximum(away[chosen] - FLESH.free_m, 0.0) / (_SKIN.gives_at_m - FLESH.free_m)
    )
    wrist = int(character.rigs[side].bones[-1])
    return SupportPoint(wrist, skin[away < FLESH.free_m], TouchingPoints(skin[chosen], gives))


@per_character(maxsize=128)
def cushions_of(character: Character, form: HandForm, articulator: str, side: Side) -> SupportPoint | None:
    """The skin about a flat point of a hand that lies on another; None at the heel and of curled fingers."""
    posed, skin = _posed_hand(character, form, side)
    own = attach(character.body, shapes.articulator_points(articulator, side, points_shape(form)))
    apart = skin - own.position(posed)
    away, height = np.linalg.norm(apart, axis=-1), apart @ own.normal(posed)
    # what is not above the plane of the articulator is the other side of its hand
    around = _thinned(skin, (away < REACH_M) & (height > 0.0), _SKIN.beside_apart_m)
    if not len(around) or height[around].max() > _SKIN.beside_m:
        return None
    bones, q = _skin_of_hand(character, side)  # the wrist is the first of them
    on_palm = q[around][..., 3] @ (part_of_bone(character.body)[bones] == Part.PALM)
    pressed = (
        _SKIN.pressed_m
        * on_palm
        * np.clip((away[around] - FLESH.free_m) / (FLESH.anywhere_m - FLESH.free_m), 0.0, 1.0)
    )
    points = TouchingPoints(skin[around], pressed, evenly=True)
    return SupportPoint(int(bones[0]), points.points, points)


def _posed_hand(character: Character, form: HandForm, side: Side) -> tuple[Array, Array]:
    """Return the matrices (B, 3, 4) of a hand in a form, its wrist at rest, and its drawn skin (m, 3) m."""
    bones, q = _skin_of_hand(character, side)
    posed = np.zeros((len(character.body.bone_names), 3, 4))
    posed[bones] = np.concatenate([np.eye(3, 4)[None], shaped_hand(character, form, side).matrices])
    return posed, q.reshape(len(q), -1) @ np.swapaxes(posed[bones], 1, 2).reshape(-1, 3)


def _thinned(skin: Array, chosen: Mask, apart_m: float) -> Indices:
    """Some of the chosen points of skin (m, 3) m: one of each cell of a grid."""
    rows = np.flatnonzero(chosen)
    _, first = np.unique(np.floor(skin[rows] / apart_m).astype(np.intp), axis=0, return_index=True)
    return rows[np.sort(first)]


@per_character(maxsize=2)
def _skin_of_hand(character: Character, side: Side) -> tuple[Indices, Array]:
    """(20,) bones, the wrist first, and (m, 20, 4) 4-vectors of the vertices that these alone carry."""
    body, rig = character.body, character.rigs[side]
    bones = np.concatenate([rig.bones[-1:], rig.hand_bones])
    shares = (body.subdivision @ body.weights)[:, bones].toarray()
    rows = np.flatnonzero(shares.sum(axis=1) > 1.0 - 1e-9)
    drawn, carried = body.subdivision[rows], body.weights[:, bones]
    moments = [((drawn.multiply(body.cage[:, axis])) @ carried).toarray() for axis in range(3)]
    return bones, np.stack([*moments, shares[rows]], axis=-1)
