"""Faces of signs made of shapes by name, and at random."""

from functools import cache

import numpy as np

from body_model.face_shapes import FACE_SHAPES, mirrored_shape
from body_model.load import load_body
from body_model.model import MATERIALS, SKIN
from body_model.rays import nearest_in_triangles
from body_model.regions import triangles_of_parts
from body_model.skin import face_weights, morphed_cage
from nonmanuals.shapes import GAZE_SHAPES, region_of
from nonmanuals.target import Direction, Far, Point, Target
from signer.document.sign import Sign
from signer.document.tracks.face import BrowsTrack, EyesTrack, GazeTrack, MouthTrack, NoseTrack
from signer.document.tracks.span import Span

_TRACKS = {"brows": BrowsTrack, "eyes": EyesTrack, "nose": NoseTrack, "mouth": MouthTrack}

MIRRORED = [FACE_SHAPES.index(mirrored_shape(name)) for name in FACE_SHAPES]
"""For each shape its partner on the other side."""


def with_random_face(sign: Sign, seed: int) -> Sign:
    """The sign with shapes in every region of the face that come and go."""
    draw = np.random.default_rng(seed)
    tracks = []
    for region, track in _TRACKS.items():
        names = [one for one in FACE_SHAPES if region_of(one) == region and one not in GAZE_SHAPES]
        spans = []
        for number in range(3):
            chosen = draw.choice(names, min(len(names), 5), replace=False).tolist()
            time_s, hold_s = 0.2 + 0.5 * number + 0.1 * draw.random(), 0.2 * draw.random()
            shapes = tuple((str(name), float(draw.uniform(0.1, 1.0))) for name in chosen)
            spans.append(Span(f"{region[0]}{number}", time_s, hold_s, 0.15, 0.15, shapes=shapes))
        tracks.append(track(spans=tuple(spans)))
    return sign.with_tracks(*tracks)


def with_random_gaze(sign: Sign, seed: int) -> Sign:
    """The sign with eyes that go to points and directions of the room.

    Looks at hands are left out: a hand on a lid misses that lid meanwhile, and says so.
    """
    draw = np.random.default_rng(seed)
    spans = []
    for number in range(3):
        point = (
            float(draw.uniform(-0.5, 0.5)),
            float(draw.uniform(-0.3, 0.3)),
            float(draw.uniform(0.5, 1.5)),
        )
        way = Direction(float(draw.uniform(-0.4, 0.4)), float(draw.uniform(-0.7, 0.7)))
        targets: tuple[Target, ...] = (Point(point), way, Far())
        target = targets[int(draw.integers(len(targets)))]
        spans.append(Span(f"l{number}", 0.3 + 0.5 * number, 0.2, 0.1, 0.1, target=target))
    return sign.with_tracks(GazeTrack(spans=tuple(spans)))


def with_held_face(sign: Sign, from_s: float = 0.1, **strengths: float) -> Sign:
    """The sign with a face that stays from a time on."""
    tracks = []
    for region, track in _TRACKS.items():
        shapes = tuple((name, weight) for name, weight in strengths.items() if region_of(name) == region)
        if shapes:
            tracks.append(track(spans=(Span(f"{region[0]}0", from_s, 9.0, 0.1, 0.1, shapes=shapes),)))
    return sign.with_tracks(*tracks)


COLUMNS_M = (-0.012, -0.006, 0.0, 0.006, 0.012)
"""Places across the mouth at which lips are looked at, m; its corners are at 0.024 on the reference body."""


@cache
def _lips(name: str) -> tuple[np.ndarray, ...]:
    """By column the triangles of the upper lip there, then those of the lower lip, which goes with the jaw."""
    body = load_body(name)
    material = body.materials
    is_lip = (material[:, MATERIALS.index("lips")] > 0.3) & (material[:, MATERIALS.index("mouth")] < 0.5)
    skin = body.triangles[triangles_of_parts(body, SKIN)]
    lips = skin[is_lip[skin].all(axis=1)]
    rest = body.subdivision @ body.cage
    opened = body.subdivision @ morphed_cage(body, face_weights(body, {"jawOpen": 1.0}))
    drop, across = ((rest - opened)[:, 1])[lips].mean(axis=1), rest[lips].mean(axis=1)[:, 0]
    return tuple(
        lips[chosen & (np.abs(across - column) < 0.002)]
        for column in COLUMNS_M
        for chosen in (drop < 0.010, drop > 0.020)
    )


def lips_gap_m(name: str, weights: np.ndarray) -> float:
    """The widest that the drawn lips of a body are apart at any of the columns."""
    body, found = load_body(name), 0.0
    drawn = body.subdivision @ morphed_cage(body, weights)
    parts = iter(_lips(name))
    for upper, lower in zip(parts, parts, strict=True):
        ways = ((upper, lower), (lower, upper))
        found = max(found, min(_nearest(drawn, np.unique(one), other) for one, other in ways))
    return found


def _nearest(drawn: np.ndarray, points: np.ndarray, triangles: np.ndarray) -> float:
    """The least distance from some points of the surface to some of its triangles."""
    own, corners = (
        np.repeat(drawn[points], len(triangles), axis=0),
        np.tile(drawn[triangles], (len(points), 1, 1)),
    )
    on = np.einsum("nk,nki->ni", nearest_in_triangles(corners, own), corners)
    return float(np.linalg.norm(on - own, axis=1).min())
