"""Handshapes laid on the 21 points of a seen hand: how well each fits, and how its hand is turned."""

from pathlib import Path
from typing import Final, NamedTuple

import numpy as np

import handshapes.catalogue as shapes
from body_model.arrays import Array, Mask
from body_model.plain_types import Side
from signer.characters.character import Character, per_character
from signer.characters.load import reference
from signer.document.values import HandForm
from signer.drafting.landmarks import Detector, palm_of
from signer.export.keypoints import HAND_NAMES, keypoints_of
from signer.motion.places.contact_target import articulator_attachment
from signer.motion.places.hands import shaped_hand

SEEN_FILE: Final = Path(__file__).with_name("detected_hands.npz")
"""Handshapes as a detector sees them, which `tools.bake_detector` writes."""
KNUCKLES: Final = (0, 5, 9, 13, 17)
KNUCKLES_COUNT: Final = 3.0
"""Wrist and knuckles count so many times as much as the rest: fingers bend, and are seen worse."""
TOGETHER: Final = 4.0
"""Points of a finger that err together: sums of errors go through it."""
TAIL: Final = 9.0
"""Square of the errors, in standard deviations, from which on more counts little: a finger that is lost."""
LEAST_M: Final = (0.004, 0.006)
"""Errors in plane and depth, m, of points that are exact: hands of one handshape differ by so much."""
BETWEEN: Final = 30.0
"""Concentration of the weights of the directions beside that from which a hand is seen: they are 32 degrees
apart, over which it falls to a hundredth. Of 95 hands of films of the half for setting 58 % are known at once
and 91 % among three, and fingers err by 10.0 degrees in the median; with the nearest direction alone 56, 88
and 12.3, with 15 57, 92 and 10.9."""
FRAMES: Final = 3
"""Frames of a hold whose errors are their own."""


class Templates(NamedTuple):
    """All handshapes of a hand whose wrist is at rest.

    Attributes:
        names: of the S handshapes.
        points: (S, 21, 3) m.
        palm, fingers: (3,) where they face and point.
        matrices: (S, B, 3, 4) of the bones of the body.
    """

    names: tuple[str, ...]
    points: Array
    palm: Array
    fingers: Array
    matrices: Array


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


class Fit(NamedTuple):
    """Handshapes laid on points: log likelihoods (S,), turns (S, 3, 3) and shifts (S, 3) of hands."""

    log: Array
    turn: Array
    shift: Array


class Articulators(NamedTuple):
    """Parts of a hand in a handshape while its wrist is at rest.

    Attributes:
        ids: of the A parts.
        tier: (A,) 2 for the usual one, 1 for those that the handshape has, else 0.
        points, normals: (A, 3) m, and outward.
    """

    ids: tuple[str, ...]
    tier: Array
    points: Array
    normals: Array


@per_character(maxsize=4)
def templates_of(character: Character, side: Side) -> Templates:
    """Return all handshapes of a hand."""
    found, rig = keypoints_of(character), character.rigs[side]
    first = found.names.index(f"{side}_hand.wrist")
    rows = slice(first, first + len(HAND_NAMES))
    names = tuple(one.name for one in shapes.every())
    matrices = np.tile(np.eye(3, 4), (len(names), len(character.body.bone_names), 1, 1))
    for row, name in enumerate(names):
        matrices[row, rig.hand_bones] = shaped_hand(character, HandForm(name), side).matrices
    moved = matrices[:, found.bones[rows]]
    points = np.einsum("snij,nj->sni", moved[..., :3], found.rest[rows]) + moved[..., 3]
    bone = character.body.frames[character.bones[f"{side} wrist"]]
    return Templates(names, points, np.cross(bone[:, 0], bone[:, 1]), bone[:, 1], matrices)


@per_character(maxsize=4)
def sights_of(character: Character, side: Side) -> Sights:
    """Return all handshapes of a hand as the detector sees them, the left one as the mirror image."""
    mine = templates_of(character, side)
    with np.load(SEEN_FILE) as kept:
        rows = [list(kept["names"]).index(name) for name in mine.names]
        directions, points = kept["directions"].astype(float), kept["points"][rows].astype(float)
    over = np.array((-1.0 if side == "left" else 1.0, 1.0, 1.0))
    frame = character.body.frames[character.bones[f"{side} wrist"]]
    larger = palm_of(character) / palm_of(reference())
    placed = larger * points * over @ frame.T + mine.points[:, None, :1]
    is_found = np.isfinite(placed).all(axis=(2, 3))
    placed = np.where(is_found[..., None, None], placed, mine.points[:, None])
    return Sights(directions * over @ frame.T, placed, is_found)


@per_character(maxsize=256)
def articulators_of(character: Character, name: str, side: Side) -> Articulators:
    """Return the parts of a hand in a handshape that may touch something."""
    shape, templates = shapes.find(name), templates_of(character, side)
    matrices = templates.matrices[templates.names.index(name)]
    legal, usual = {one.id for one in shapes.legal(shape)}, shapes.default(shape).id
    offered = [one for one in shapes.articulators() if one.is_offered and not one.is_on_forearm]
    points = [articulator_attachment(character, HandForm(name), one.id, side) for one in offered]
    at = [(point.position(matrices), point.normal(matrices)) for point in points]
    tier = [2 if one.id == usual else int(one.id in legal) for one in offered]
    return Articulators(
        tuple(one.id for one in offered),
        np.array(tier),
        np.array([p for p, _ in at]),
        np.array([n for _, n in at]),
    )


def laid_on(character: Character, points: Array, side: Side, detector: Detector, frames: int) -> Fit:
    """Lay the hands of all handshapes on points.

    Gaps are scored apart in the plane of the picture and in depth.

    Args:
        character: whose hands they are.
        points: (21, 3) m, as they are seen.
        side: of the hand.
        detector: whose errors they have.
        frames: from how many frames they are the middle.
    """
    mine = templates_of(character, side).points
    weights = np.ones(len(HAND_NAMES))
    weights[list(KNUCKLES)] = KNUCKLES_COUNT
    turn, shift = rigid(mine, points, weights / weights.sum())
    if not detector.has_depth:  # again, with the hands as it sees them from there
        mine = _as_seen(sights_of(character, side), turn[:, 2])
        turn, shift = rigid(mine, points, weights / weights.sum())
    gap = points - (np.einsum("sij,snj->sni", turn, mine) + shift[:, None])
    errors = np.hypot(detector.hand_m, LEAST_M) / np.sqrt(min(max(frames, 1), FRAMES))
    each = (gap[..., :2] ** 2).sum(axis=-1) / errors[0] ** 2 + gap[..., 2] ** 2 / errors[1] ** 2
    cost = (TAIL * np.log1p(each / TAIL)).sum(axis=-1)
    return Fit(-0.5 * (cost - cost.min()) / TOGETHER, turn, shift)


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
