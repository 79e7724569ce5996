"""Body terms of the measure of comfort: depth of forearm and hand, and how much of the face they hide."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from body_model.arrays import Array, Indices, Mask
from body_model.distance.parts import DIGITS, Part
from body_model.distance.rough import (
    SHOULDER_ONLY,
    WITH_ARM,
    RoughSkin,
    places_of_middles,
    rough_middles,
    rough_skin,
)
from body_model.plain_types import Side
from signer.characters.character import Character, per_character
from signer.document.sign import OTHER_SIDE
from signer.kinematics.frames import brought_back
from signer.kinematics.rig import ARM_BONES
from signer.motion.pose import Pose
from signer.motion.posture.figure import in_chest_frame
from signer.motion.posture.penetration import FLESH
from signer.motion.posture.surroundings import Surroundings, arm_bones, arm_carrier

Numbers = NDArray[np.floating[Any]]


class Hiding(NamedTuple):
    """Hiding of a face: what of it counts, and what that costs.

    Attributes:
        eyes, mouth: shares of the face that eyes and mouth stand for; the rest is the skin between. By area
            both would be a twentieth, but brows, gaze and mouthing are grammar. With half of them cheeks
            count as much as eyes, and an arm takes the way over the eyes that is easier for the elbow; with
            all of them a hand may hide the rest.
        third: share of the face from which it is hidden.
        free: share that costs nothing, as half an eye behind the edge of a hand. With 0.05 palms at the
            forehead turn out by 20 degrees to show the last of an eye; with 0.2 a whole eye is nearly free.
        third_costs: cost of a third of the face: more than a wrist at its stop, which is 5 at most. With half
            of it elbows that are easier by two awkward joints hide an eye; twice is more than what breaks a
            limit costs in a search.
        all_costs: cost of all of the face, to which it rises evenly from a third: less than what breaks a
            limit costs in a search, so that a clean posture is found where every one hides the face.
        spared_m: distance from the articulator, m, seen from the front, within which nothing counts: about
            the breadth of two fingers. With half of it touches of the mouth are charged for the mouth; with
            twice, touches of the forehead may hide the eyes.
        patch_covers: share of its radius to which a patch of skin covers what is behind it: whole discs hide
            twice what the drawn skin of the library does.
    """

    eyes: float
    mouth: float
    third: float
    free: float
    third_costs: float
    all_costs: float
    spared_m: float
    patch_covers: float


HIDING: Final = Hiding(
    eyes=0.5,
    mouth=0.25,
    third=1.0 / 3.0,
    free=0.1,
    third_costs=6.0,
    all_costs=9.0,
    spared_m=0.025,
    patch_covers=0.7,
)


class Features(NamedTuple):
    """Features of a face on the reference body.

    Attributes:
        eye_m, mouth_m: half the width and height of an open eye and of a closed mouth, m.
        oval_m: half the width and height of the face about a point between eyes and mouth, m: to brows and
            chin.
        skin_m: distance, m, seen from the front, within which the foremost skin lies before a point of the
            oval.
    """

    eye_m: tuple[float, float]
    mouth_m: tuple[float, float]
    oval_m: tuple[float, float]
    skin_m: float


FEATURES: Final = Features(eye_m=(0.014, 0.005), mouth_m=(0.020, 0.006), oval_m=(0.055, 0.062), skin_m=0.010)


class FacePoints(NamedTuple):
    """Points (k, 3) m of a face, and the share (k,) of it that each stands for; all shares are one.

    `of` (k,) tells of what each is: 0 of the eyes, 1 of the mouth, 2 of the skin between.
    """

    places: Array
    weights: Array
    of: Indices

    def share(self, covered: Mask, spared_at: Numbers) -> Array:
        """Share (n,) of the face that is covered (n, k), but for what lies about points (n, 3) m."""
        away = spared_at[:, None, :2] - self.places[:, :2]
        counts = (away * away).sum(axis=-1) > HIDING.spared_m**2
        return np.asarray((covered & counts) @ self.weights, np.float64)


def face_cost(share: Array) -> Array:
    """Discomfort (...) of hiding so much (...) of the face."""
    rise = np.maximum(np.minimum(share, HIDING.third) - HIDING.free, 0.0) / (HIDING.third - HIDING.free)
    beyond = np.maximum(share - HIDING.third, 0.0) / (1.0 - HIDING.third)
    return np.asarray(HIDING.third_costs * rise * rise + (HIDING.all_costs - HIDING.third_costs) * beyond)


def face_points(character: Character, matrices: Array) -> FacePoints:
    """Return the points of a face where matrices (B, 3, 4) have the head."""
    at_rest, head = face_points_at_rest(character), matrices[character.bones["head"]]
    return at_rest._replace(places=at_rest.places @ head[:, :3].T + head[:, 3])


@per_character(maxsize=1)
def face_points_at_rest(character: Character) -> FacePoints:
    """Return the points of both eyes, the mouth and the rest of the face of a body at rest."""
    landmarks, across = character.body.landmarks, character.scale.head
    eyes = [landmarks[name] + spread(FEATURES.eye_m, (3, 2)) * across for name in ("eye.R", "eye.L")]
    mouth = landmarks["mouth"] + spread(FEATURES.mouth_m, (3, 2)) * across
    oval = _oval(character, landmarks, across)
    parts = (np.concatenate(eyes), mouth, oval)
    weigh = (HIDING.eyes, HIDING.mouth, 1.0 - HIDING.eyes - HIDING.mouth)
    counts = [len(places) for places in parts]
    of = np.repeat(np.arange(len(parts)), counts)
    return FacePoints(np.concatenate(parts), np.repeat(np.array(weigh) / counts, counts), of)


class Hidden(NamedTuple):
    """Share of eyes, mouth and all of a face that one hand hides from the front; where both are, (3,) m."""

    eyes: float
    mouth: float
    face: float
    eyes_at: Array
    mouth_at: Array


def hidden_by(pose: Pose, side: Side) -> Hidden:
    """Look at what the forearm and hand of a side hide of the face, in the chest's frame, as searches do."""
    character, matrices = pose.character, in_chest_frame(pose.chest, pose.matrices)
    face = face_points(character, matrices)
    places, _, radii = places_of_middles(character.obstacles, matrices[None], side)
    covered = covered_by_patches(places, radii, face.places.astype(np.float32))
    articulator = next(hand.articulator for hand in pose.hands.values() if hand.side == side)
    share = face.share(covered, brought_back(pose.chest, articulator)[None])
    eyes, mouth = (float(covered[0, face.of == part].mean()) for part in (0, 1))
    eyes_at, mouth_at = (face.places[face.of == part].mean(axis=0) for part in (0, 1))
    return Hidden(eyes, mouth, float(share[0]), eyes_at, mouth_at)


def covered_by_patches(places: Numbers, radii: Numbers, face: Numbers) -> Mask:
    """Return whether (n, k) patches of skin hide points from one who stands in front.

    Args:
        places: (n, m, 3) m, the middles of patches in the chest's frame.
        radii: (m,) m, of the patches.
        face: (k, 3) m, the points.
    """
    covered: Mask = np.zeros((len(places), len(face)), np.bool_)
    radii = HIDING.patch_covers * radii
    low, high = face.min(axis=0) - radii.max(), face.max(axis=0) + radii.max()
    near = (places[..., 1] > low[1]) & (places[..., 1] < high[1])
    if near.any():
        near &= (places[..., 0] > low[0]) & (places[..., 0] < high[0]) & (places[..., 2] > low[2])
    pose, patch = np.nonzero(near)
    if len(pose):
        x, y, z = ((places[..., axis][pose, patch])[:, None] - face[:, axis] for axis in range(3))
        is_before = (x * x + y * y < (radii[patch] ** 2)[:, None]) & (z > 0.0)
        row, sample = np.nonzero(is_before)
        covered[pose[row], sample] = True
    return covered


def spread(half_m: tuple[float, float], steps: tuple[int, int]) -> Array:
    """(n, 3) m, points over a field that lies across the line of sight."""
    across, up = (np.linspace(-half, half, count) for half, count in zip(half_m, steps, strict=True))
    return np.array([(x, y, 0.0) for x in across for y in up])


def _oval(character: Character, landmarks: Mapping[str, Array], across: float) -> Array:
    """(n, 3) m, points of the skin between brows and chin."""
    middle = 0.5 * (landmarks["mouth"] + 0.5 * (landmarks["eye.R"] + landmarks["eye.L"]))
    points = middle + spread(FEATURES.oval_m, (5, 6)) * across
    inside = (((points - middle)[:, :2] / (np.array(FEATURES.oval_m) * across)) ** 2).sum(axis=1) <= 1.2
    points = np.asarray(points[inside], np.float64)
    skin = character.body.rest
    for point in points:
        near = np.linalg.norm((skin - point)[:, :2], axis=1) < FEATURES.skin_m * across
        point[2] = skin[near, 2].max(initial=point[2])
    return points


class DepthCosts(NamedTuple):
    """Costs of lying deep.

    Attributes:
        inside_per_m: cost of each metre deeper than flesh gives: 5 mm count as much as two awkward joints.
        margin_m: distance before the skin, m, from which nearness costs: what a rough look may err by.
        margin_per_m: cost of each metre of that nearness: 0.2 at the skin.
    """

    inside_per_m: float
    margin_m: float
    margin_per_m: float


DEPTH: Final = DepthCosts(inside_per_m=400.0, margin_m=0.005, margin_per_m=40.0)
_GLANCED: Final = 4
"""A glance takes each fourth patch of skin."""
_MOST_GIVES_M: Final = max(FLESH.gives_m, FLESH.contact_gives_m, FLESH.palm_gives_m) + 0.002
"""Depth that is too deep wherever it is, m; glances err by 2 mm."""
_WRIST: Final = ARM_BONES.index("wrist")
"""The place of the wrist among the bones of an arm: the hand is rigid on it."""


class BodyTerms(NamedTuple):
    """Terms (n,) of the measure that need the body.

    Attributes:
        over_m: how much deeper than flesh gives the worst point lies, m; negative when clear.
        face: share of the face that hand or forearm hides, as `FacePoints.share` counts it.
    """

    over_m: Array
    face: Array

    def total(self) -> Array:
        """Discomfort (n,) by the body: the weighted sum."""
        inside = DEPTH.inside_per_m * np.maximum(self.over_m, 0.0)
        near = DEPTH.margin_per_m * np.maximum(self.over_m + DEPTH.margin_m, 0.0)
        return np.asarray(inside + near + face_cost(self.face))


class Look:
    """Rough looks at postures of one hand beside shoulders and other arm; they err by some millimetres."""

    def __init__(
        self,
        side: Side,
        posed: Array,
        surroundings: Surroundings,
        articulator: Array | None = None,
        *,
        with_other: bool = True,
    ) -> None:
        """Prepare looks.

        Args:
            side: of the hand.
            posed: (B, 3, 4) skinning matrices of a posture near those that are looked at.
            surroundings: of the hand.
            articulator: (3,) m of the other hand, about which flesh gives more; None where that is not used.
            with_other: whether the other arm counts; one that goes along with this hand may be anywhere.
        """
        self._obstacles, self._side, self._posed = surroundings.character.obstacles, side, posed
        self._face_weights = surroundings.face
        self._articulator = None if articulator is None else np.asarray(articulator, np.float32)
        self._face = face_points(surroundings.character, surroundings.matrices)
        others = posed.copy()
        others[arm_bones(surroundings.character, side)] = np.eye(3, 4)
        self._skins = (
            rough_skin(self._obstacles, posed, side),
            _skin_of_other(surroundings.character, side, with_other, others.tobytes()),
        )
        holds = with_other and surroundings.moves({arm_carrier(OTHER_SIDE[side])})
        self._hand = rough_skin(self._obstacles, posed, side, (Part.PALM, *DIGITS)) if holds else None
        self._wrist = arm_bones(surroundings.character, side)[_WRIST]

    def terms(self, bodies: Array, articulators: Array, every: int = 1) -> BodyTerms:
        """Measure bodies (n, B, 3, 4) whose articulators are at (n, 3) m, at one in `every` patches."""
        places, heights, parts, radii = rough_middles(
            self._obstacles, bodies, self._side, every, self._face_weights
        )
        on_palm = np.broadcast_to(parts == Part.PALM, heights.shape)
        for skin in self._skins:
            over_skin, of_palm = skin.heights(places)
            heights, on_palm = np.minimum(heights, over_skin), on_palm | of_palm
        over = self._over(places, heights, on_palm, articulators)
        if self._hand is not None:
            over = np.maximum(over, self._over_in_hand(self._hand, bodies, articulators, every))
        return BodyTerms(np.asarray(over, np.float64), self._hidden(places, radii, articulators))

    def hides(self, bodies: Array, articulators: Array) -> Array:
        """Cost (n,) of what bodies (n, B, 3, 4) hide of the face, as of `terms` and sooner."""
        places, _, radii = places_of_middles(self._obstacles, bodies, self._side)
        return face_cost(self._hidden(places, radii, articulators))

    def _hidden(self, places: Numbers, radii: Numbers, articulators: Array) -> Array:
        """Share (n,) of the face that patches at (n, m, 3) m hide."""
        covered = covered_by_patches(places, radii, self._face.places.astype(np.float32))
        return self._face.share(covered, articulators)

    def glance(self, bodies: Array) -> Array:
        """Return how much deeper (n,) m bodies (n, B, 3, 4) lie in head or trunk than any flesh gives."""
        heights = rough_middles(self._obstacles, bodies, self._side, _GLANCED, self._face_weights).heights
        return np.asarray(-heights.min(axis=1) - _MOST_GIVES_M, np.float64)

    def _over_in_hand(self, hand: RoughSkin, bodies: Array, articulators: Array, every: int) -> Array:
        """Return roughly how much deeper (n,) m the other arm lies in this hand than flesh gives."""
        across = OTHER_SIDE[self._side]
        places, parts, _ = places_of_middles(self._obstacles, self._posed[None], across, every)
        turn, shift = bodies[:, self._wrist, :, :3], bodies[:, self._wrist, None, :, 3]
        back = self._posed[self._wrist, :, :3] @ np.swapaxes(turn, 1, 2)
        seen = (places - shift) @ np.swapaxes(back, 1, 2) + self._posed[self._wrist, :, 3]
        heights, on_palm = hand.heights(seen.astype(np.float32))
        on_palm |= parts == Part.PALM
        places = np.broadcast_to(places, (len(bodies), *places.shape[1:]))
        return self._over(places, heights, on_palm, articulators)

    def _over(self, places: Numbers, heights: Numbers, on_palm: Mask, articulators: Array) -> Array:
        """(n,) m, the most by which places (n, m, 3) with heights (n, m) lie deeper than flesh gives."""
        away2 = _squared_distance(places, articulators[:, None].astype(np.float32))
        if self._articulator is not None:
            away2 = np.minimum(away2, _squared_distance(places, self._articulator))
        gives = np.where(
            away2 < FLESH.contact_reach_m**2, np.float32(FLESH.contact_gives_m), np.float32(FLESH.gives_m)
        )
        gives[on_palm & (away2 < FLESH.palm_reach_m**2)] = FLESH.palm_gives_m
        return np.asarray(-(heights + gives).min(axis=1))


def _squared_distance(places: Numbers, points: Numbers) -> Numbers:
    """(n, m) m^2 between places (n, m, 3) and points that broadcast to them."""
    x, y, z = (places[..., axis] - points[..., axis] for axis in range(3))
    return np.asarray(x * x + y * y + z * z)


@per_character(maxsize=4)
def _skin_of_other(character: Character, side: Side, with_arm: bool, posed: bytes) -> RoughSkin:
    """The other shoulder and arm in a posture (B, 3, 4): mostly that of the search before."""
    matrices = np.frombuffer(posed).reshape(-1, 3, 4)
    parts = WITH_ARM if with_arm else SHOULDER_ONLY
    return rough_skin(character.obstacles, matrices, OTHER_SIDE[side], parts)
