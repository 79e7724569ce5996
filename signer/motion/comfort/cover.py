"""Hidden face as a term of comfort: how much of it a hand and forearm cover, seen from the front.

One point stands for a part of an eye, of the mouth, or of the rest of the face between brows and chin. What
lies behind the articulator itself is not counted: no posture of that contact shows it.
"""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from body_model.arrays import Array, Mask
from signer.characters.character import Character, per_character
from signer.motion.posture.surroundings import Surroundings

Numbers = NDArray[np.floating[Any]]

EYES_WEIGH: Final = 0.5
MOUTH_WEIGHS: Final = 0.25
"""Shares of the face that eyes and mouth stand for; the rest is the skin between. By area both would be a
twentieth, but brows, gaze and mouthing are grammar. With half of them cheeks count as much as eyes, and an
arm takes the way over the eyes that is easier for the elbow; with all of them a hand may hide the rest."""
THIRD: Final = 1.0 / 3.0
"""Share of the face from which it is hidden."""
FREE: Final = 0.1
"""Share that costs nothing, as half an eye behind the edge of a hand. With 0.05 palms at the forehead turn
out by 20 degrees to show the last of an eye; with 0.2 a whole eye is nearly free."""
THIRD_COSTS: Final = 6.0
"""Cost of a third of the face: more than a wrist at its stop, which is 5 at most. With half of it elbows that
are easier by two awkward joints hide an eye; twice is more than what breaks a limit costs in a search."""
ALL_COSTS: Final = 9.0
"""Cost of all of the face, to which it rises evenly from a third: less than what breaks a limit costs in a
search, so that a clean posture is found where every one hides the face."""
SPARED_M: Final = 0.025
"""Distance from the articulator, seen from the front, within which nothing counts: about the breadth of two
fingers. With half of it touches of the mouth are charged for the mouth; with twice, touches of the forehead
may hide the eyes."""
PATCH_COVERS: Final = 0.7
"""Share of its radius to which a patch of skin covers what is behind it: whole discs hide twice what the
drawn skin of the library does."""
EYE_HALF_M: Final = (0.014, 0.005)
"""Half the width and height of an open eye, m, on the reference body."""
MOUTH_HALF_M: Final = (0.020, 0.006)
"""Half the width and height of a closed mouth, m, on the reference body."""

_OVAL_M: Final = (0.055, 0.062)
"""Half the width and height of the face about a point between eyes and mouth, m: to brows and chin."""
_OVAL_STEPS: Final = (5, 6)
_SKIN_WITHIN_M: Final = 0.010
"""Distance, seen from the front, within which the foremost skin lies before a point of the oval."""


class FacePoints(NamedTuple):
    """Points (k, 3) m of a face, and the share (k,) of it that each stands for; all shares are one."""

    places: Array
    weights: Array

    def share(self, covered: Mask, spared_at: Numbers) -> Array:
        """Share (n,) of the face that is covered (n, k), but for what lies about points (n, 3) m."""
        away = spared_at[:, None, :2] - self.places[:, :2]
        counts = (away * away).sum(axis=-1) > SPARED_M**2
        return np.asarray((covered & counts) @ self.weights, np.float64)


def face_cost(share: Array) -> Array:
    """Discomfort (...) of hiding so much (...) of the face."""
    rise = np.maximum(np.minimum(share, THIRD) - FREE, 0.0) / (THIRD - FREE)
    beyond = np.maximum(share - THIRD, 0.0) / (1.0 - THIRD)
    return np.asarray(THIRD_COSTS * rise * rise + (ALL_COSTS - THIRD_COSTS) * beyond)


def face_points(surroundings: Surroundings) -> FacePoints:
    """Return the points of a face where the head is in the chest's frame."""
    at_rest = face_points_at_rest(surroundings.character)
    head = surroundings.matrices[surroundings.character.bones["head"]]
    return at_rest._replace(places=at_rest.places @ head[:, :3].T + head[:, 3])


@per_character(maxsize=1)
def face_points_at_rest(character: Character) -> FacePoints:
    """Return the points of both eyes, the mouth and the rest of the face of a body at rest."""
    landmarks, across = character.body.landmarks, character.scale.across
    eyes = [landmarks[name] + spread(EYE_HALF_M, (3, 2)) * across for name in ("eye.R", "eye.L")]
    mouth = landmarks["mouth"] + spread(MOUTH_HALF_M, (3, 2)) * across
    oval = _oval(character, landmarks, across)
    parts = (np.concatenate(eyes), mouth, oval)
    weigh = (EYES_WEIGH, MOUTH_WEIGHS, 1.0 - EYES_WEIGH - MOUTH_WEIGHS)
    shares = [np.full(len(places), share / len(places)) for places, share in zip(parts, weigh, strict=True)]
    return FacePoints(np.concatenate(parts), np.concatenate(shares))


def covered_by_patches(places: Numbers, radii: Numbers, face: Numbers) -> Mask:
    """Return whether (n, k) patches of skin hide points from one who stands in front.

    Args:
        places: (n, m, 3) m, the middles of patches in the chest's frame.
        radii: (m,) m, of the patches.
        face: (k, 3) m, the points.
    """
    covered: Mask = np.zeros((len(places), len(face)), np.bool_)
    radii = PATCH_COVERS * radii
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
    points = middle + spread(_OVAL_M, _OVAL_STEPS) * across
    inside = (((points - middle)[:, :2] / (np.array(_OVAL_M) * across)) ** 2).sum(axis=1) <= 1.2
    points = np.asarray(points[inside], np.float64)
    skin = character.body.rest
    for point in points:
        near = np.linalg.norm((skin - point)[:, :2], axis=1) < _SKIN_WITHIN_M * across
        point[2] = skin[near, 2].max(initial=point[2])
    return points
