"""Handshapes laid on the 21 points of a seen hand: how well each fits, and how its hand is turned."""

from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
from scipy.spatial.transform import Rotation

import handshapes.catalogue as shapes
from body_model.arrays import Array, Mask
from body_model.plain_types import Side
from handshapes.joints import NAMES, angles_of
from signer.characters.character import Character, per_character
from signer.characters.fingers import LIMITS_RAD
from signer.characters.load import reference
from signer.document.values import HandForm
from signer.drafting.landmarks import Detector, palm_of
from signer.export.keypoints import HAND_NAMES, keypoints_of
from signer.motion.places.contact_target import articulator_attachment
from signer.motion.places.hands import hand_of, shaped_hand
from signer.motion.places.support_point import support_point_of

SEEN_FILE: Final = Path(__file__).with_name("detected_hands.npz")
"""Handshapes as a detector sees them, which `tools.bake_detector` writes."""
ERRORS_FILE: Final = Path(__file__).with_name("hand_errors.npz")
"""Errors of the detector about hands, which `tools.bake_hand_errors` writes."""
KNUCKLES: Final = (0, 5, 9, 13, 17)
KNUCKLES_COUNT: Final = 3.0
"""Wrist and knuckles count so many times as much as the rest: fingers bend, and are seen worse."""
_COUNTS: Final = np.where(np.isin(range(len(HAND_NAMES)), KNUCKLES), KNUCKLES_COUNT, 1.0)
WEIGHTS: Final = _COUNTS / _COUNTS.sum()
"""(21,) of the points of a hand, one together."""
TOGETHER: Final = 4.0
"""Sums of squares of errors, in standard deviations, go through it: holds of a sign err alike. Of 112 holds
of films of the half for setting, each with the errors of the other signs, 71 to 75 % are known at once with
2, 4 and 8, and the logarithm of what the right one is given is -1.84, -1.60 and -1.64 in the mean."""
LEAST_M: Final = (0.004, 0.006)
"""Errors in plane and depth, m, of points that are exact: hands of one handshape differ by so much."""
BETWEEN: Final = 30.0
"""Concentration of the weights of the directions beside that from which a hand is seen: they are 32 degrees
apart, over which it falls to a hundredth. Of 95 hands of films of the half for setting 58 % are known at once
and 91 % among three, and fingers err by 10.0 degrees in the median; with the nearest direction alone 56, 88
and 12.3, with 15 57, 92 and 10.9."""
ALIKE: Final = 1.5
"""Errors in depth up to which points are those of a handshape, 3 mm of exact ones: farther ones are of joints
that are bent otherwise."""
BENT_RAD: Final = 0.03
"""Least angle, rad, by which a joint is bent otherwise: over a finger it is 3 mm."""
EASE: Final = 0.5
"""Errors of points against which a joint is turned by a radian: what points do not show stays."""
ROUNDS: Final = 3
"""Steps of the search for the joints. Of 200 hands with three joints that are bent by 9 to 26 degrees all are
within 2.4 mm, and half within 0.05, after three and after eight; up to 4 mm off after two, 23 after one."""
FARTHEST_RAD: Final = 0.8
"""Greatest turn by which a hand is turned from where its points lie best: errors that are greater are of
hands that the detector lost. Others were not measured."""


class Templates(NamedTuple):
    """All handshapes of a hand whose wrist is at rest.

    Attributes:
        names: of the S handshapes.
        points: (S, 21, 3) m.
        palm, fingers: (3,) where they face and point.
    """

    names: tuple[str, ...]
    points: Array
    palm: Array
    fingers: Array


class Sights(NamedTuple):
    """All handshapes of a hand whose wrist is at rest, as a detector sees them.

    Attributes:
        directions: (V, 3) unit, from which the hand is seen.
        points: (S, V, 21, 3) m; those of `Templates` where the detector finds no hand.
        is_found: (S, V) where it finds one.
    """

    directions: Array
    points: Array
    is_found: Mask


class Errors(NamedTuple):
    """Errors of a detector about hands, in the axes of a right hand.

    Attributes:
        gaps: (63,) m, of the 21 points in the mean.
        inverse: (63, 63) 1/m2, of the covariance of gaps.
        turn: (3,) rad, by which hands are turned from where their points lie best, in the mean.
        turning: (3, 63) rad a metre of gaps: the turn that goes with them.
    """

    gaps: Array
    inverse: Array
    turn: Array
    turning: Array


class Fit(NamedTuple):
    """Handshapes laid on points: log likelihoods (S,), turns (S, 3, 3) and shifts (S, 3) of hands."""

    log: Array
    turn: Array
    shift: Array


class Articulators(NamedTuple):
    """Parts of a hand in a form while its wrist is at rest.

    Attributes:
        ids: of the A parts.
        tier: (A,) 2 for the usual one, 1 for those that the handshape has, else 0.
        points, normals: (A, 3) m, and outward.
        supports: (M, 3) m of each, skin that may touch for it; only its own point where it touches itself.
    """

    ids: tuple[str, ...]
    tier: Array
    points: Array
    normals: Array
    supports: tuple[Array, ...]

    def lifts(self, outward: Array) -> Array:
        """Return how far (A, N) m each part is off skin with outward normals (N, 3) that the hand touches."""
        lowest = [(skin @ outward.T).min(axis=0) for skin in self.supports]
        return np.asarray(np.maximum(self.points @ outward.T - np.array(lowest), 0.0))


@per_character(maxsize=4)
def templates_of(character: Character, side: Side) -> Templates:
    """Return all handshapes of a hand."""
    names = tuple(one.name for one in shapes.every())
    hands = [shaped_hand(character, HandForm(name), side).matrices for name in names]
    points = _points_of(character, np.array(hands), side)
    bone = character.body.frames[character.bones[f"{side} wrist"]]
    return Templates(names, points, np.cross(bone[:, 0], bone[:, 1]), bone[:, 1])


def _points_of(character: Character, hands: Array, side: Side) -> Array:
    """Return the points (..., 21, 3) m of hands whose bones have matrices (..., N, 3, 4)."""
    found = keypoints_of(character)
    return found.carried(_of_body(character, hands, side), found.part(f"{side}_hand"))


def _of_body(character: Character, hands: Array, side: Side) -> Array:
    """Return matrices (..., B, 3, 4) of all bones of a body at rest, but for a hand (..., N, 3, 4)."""
    matrices = np.tile(np.eye(3, 4), (*hands.shape[:-3], len(character.body.bone_names), 1, 1))
    matrices[..., character.rigs[side].hand_bones, :, :] = hands
    return matrices


@per_character(maxsize=4)
def sights_of(character: Character) -> Sights:
    """Return all handshapes of a right hand as the detector sees them."""
    mine = templates_of(character, "right")
    with np.load(SEEN_FILE) as kept:
        rows = [list(kept["names"]).index(name) for name in mine.names]
        directions, points = kept["directions"].astype(float), kept["points"][rows].astype(float)
    frame = character.body.frames[character.bones["right wrist"]]
    larger = palm_of(character) / palm_of(reference())
    placed = larger * points @ frame.T + mine.points[:, None, :1]
    is_found = np.isfinite(placed).all(axis=(2, 3))
    placed = np.where(is_found[..., None, None], placed, mine.points[:, None])
    return Sights(directions @ frame.T, placed, is_found)


@cache
def errors_of_detector() -> Errors:
    """Return how the detector errs about hands."""
    with np.load(ERRORS_FILE) as kept:
        mean, covariance = kept["mean"].astype(float), kept["covariance"].astype(float)
    inverse = np.linalg.inv(covariance[:-3, :-3])
    return Errors(mean[:-3], inverse, mean[-3:], covariance[-3:, :-3] @ inverse)


@per_character(maxsize=256)
def articulators_of(character: Character, form: HandForm, side: Side) -> Articulators:
    """Return the parts of a hand in a form that may touch something."""
    shape = shapes.find(form.handshape)
    matrices = _of_body(character, shaped_hand(character, form, side).matrices, side)
    legal, usual = {one.id for one in shapes.legal(shape)}, shapes.default(shape).id
    offered = [one for one in shapes.articulators() if one.is_offered and not one.is_on_forearm]
    points = [articulator_attachment(character, form, one.id, side) for one in offered]
    at = [(point.position(matrices), point.normal(matrices)) for point in points]
    tier = [2 if one.id == usual else int(one.id in legal) for one in offered]
    skin = [support_point_of(character, form, one.id, side) for one in offered]
    return Articulators(
        tuple(one.id for one in offered),
        np.array(tier),
        np.array([p for p, _ in at]),
        np.array([n for _, n in at]),
        tuple(p[None] if one is None else one.points for one, (p, _) in zip(skin, at, strict=True)),
    )


def laid_on(character: Character, points: Array, side: Side, detector: Detector) -> Fit:
    """Lay the hands of all handshapes on points.

    Gaps of a detector that knows depth are scored apart in the plane of the picture and in depth; those of
    another one by how it errs.

    Args:
        character: whose hands they are.
        points: (21, 3) m, as they are seen.
        side: of the hand.
        detector: whose errors they have.
    """
    over = np.array((-1.0 if side == "left" else 1.0, 1.0, 1.0))  # a left hand is the mirror image
    turn, shift, gaps = gaps_of(character, points * over, has_depth=detector.has_depth)
    if detector.has_depth:
        sizes = np.hypot(detector.hand_m, LEAST_M)[[0, 0, 1]]
        cost = ((np.einsum("sij,snj->sni", turn, gaps) / sizes) ** 2).sum(axis=(1, 2))
    else:
        errors, axes = errors_of_detector(), axes_of(character)
        off = (gaps @ axes).reshape(len(gaps), -1) - errors.gaps
        cost = np.einsum("si,ij,sj->s", off, errors.inverse, off)
        told = errors.turn + off @ errors.turning.T
        told *= np.minimum(FARTHEST_RAD / np.linalg.norm(told, axis=1, keepdims=True), 1.0)
        turn = turn @ axes @ Rotation.from_rotvec(told).as_matrix() @ axes.T
        wrist = templates_of(character, "right").points[:, 0]  # which is seen best
        shift = points[0] * over - np.einsum("sij,sj->si", turn, wrist)
    return Fit(-0.5 * (cost - cost.min()) / TOGETHER, over[:, None] * turn * over, shift * over)


def bent(
    character: Character, name: str, points: Array, side: Side, detector: Detector
) -> tuple[HandForm, Array, Array]:
    """Return the form of a hand of points that know depth, its turn (3, 3) and its shift (3,) m.

    The joints are found by Gauss and Newton's method, and stay in their ranges.

    Args:
        character: whose hand it is.
        name: of the handshape that is nearest.
        points: (21, 3) m.
        side: of the hand.
        detector: whose errors they have.
    """
    mine = templates_of(character, side)
    ((turn,), (shift,), (seen,)) = _by_palm(mine.points[[mine.names.index(name)]], points)
    if np.linalg.norm(points - seen, axis=1).max() < ALIKE * detector.hand_m[1]:
        return HandForm(name), turn, shift
    usual = angles = shaped_hand(character, HandForm(name), side).angles
    small = 1e-4
    for _ in range(ROUNDS):
        tried = np.vstack([angles, angles + small * np.eye(len(angles))])
        made = _points_of(character, hand_of(character, tried, side).matrices, side)
        at = _by_palm(made, points)[2].reshape(len(tried), -1)
        slopes = (at[1:] - at[0]) / small
        ease = (EASE * detector.hand_m[0]) ** 2 * np.eye(len(angles))
        wanted = slopes @ (points.ravel() - at[0]) + ease @ (usual - angles)
        angles = np.clip(angles + np.linalg.solve(slopes @ slopes.T + ease, wanted), *LIMITS_RAD)
    told = np.array(list(angles_of(shapes.find(name)).values())) + angles - usual  # as on our own hand
    told = np.clip(told, *LIMITS_RAD)
    off = zip(NAMES, told, angles - usual, strict=True)
    joints = tuple(sorted((joint, round(float(value), 4)) for joint, value, by in off if abs(by) > BENT_RAD))
    form = HandForm(name, joints)
    ((turn,), (shift,), _) = _by_palm(
        _points_of(character, shaped_hand(character, form, side).matrices, side)[None], points
    )
    return form, turn, shift


def _by_palm(hands: Array, points: Array) -> tuple[Array, Array, Array]:
    """Return turns (H, 3, 3), shifts (H, 3) and points of hands whose palms lie on that of points.

    A palm hollows with the fingers beside it: each hand has its own.
    """
    palm = list(KNUCKLES)
    turns, shifts = rigid(hands[:, palm], points[palm], np.full(len(palm), 1.0 / len(palm)))
    return turns, shifts, np.einsum("hij,hnj->hni", turns, hands) + shifts[:, None]


def gaps_of(character: Character, points: Array, *, has_depth: bool) -> tuple[Array, Array, Array]:
    """Return turns (S, 3, 3), shifts (S, 3) m of right hands of all handshapes laid on points, and gaps.

    Gaps (S, 21, 3) m go from the hands to the points, in the axes of the body at rest.
    """
    mine = templates_of(character, "right").points
    turn, shift = rigid(mine, points, WEIGHTS)
    if not has_depth:  # again, with the hands as the detector sees them from there
        mine = _as_seen(sights_of(character), turn[:, 2])
        turn, shift = rigid(mine, points, WEIGHTS)
    return turn, shift, np.einsum("sji,snj->sni", turn, points - shift[:, None]) - mine


def axes_of(character: Character) -> Array:
    """Return the axes (3, 3) of the right hand at rest, in columns: across it, its fingers, its palm."""
    mine = templates_of(character, "right")
    return np.stack([np.cross(mine.fingers, mine.palm), mine.fingers, mine.palm], axis=1)


def _as_seen(sights: Sights, towards: Array) -> Array:
    """Return the points (S, 21, 3) of hands seen from the directions (S, 3) in which their viewers stand."""
    near = np.where(sights.is_found, np.exp(BETWEEN * (towards @ sights.directions.T - 1.0)), 0.0)
    return np.asarray(np.einsum("sv,svnj->snj", near / near.sum(axis=1, keepdims=True), sights.points))


def rigid(mine: Array, points: Array, weights: Array) -> tuple[Array, Array]:
    """Return turns (S, 3, 3) and shifts (S, 3) that bring points (S, N, 3) nearest to others (N, 3).

    Source: W. Kabsch, A solution for the best rotation to relate two sets of vectors, 1976.
    """
    middle, there = np.einsum("n,snj->sj", weights, mine), weights @ points
    across = np.einsum("sni,nj->sij", mine - middle[:, None], (points - there) * weights[:, None])
    u, _, vt = np.linalg.svd(across)
    flip = np.ones((len(mine), 3))
    flip[:, 2] = np.sign(np.linalg.det(u @ vt))
    turn = np.einsum("sji,sj,skj->sik", vt, flip, u)
    return turn, there - np.einsum("sij,sj->si", turn, middle)
