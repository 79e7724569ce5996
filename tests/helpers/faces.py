"""Faces of signs made of shapes by name, and at random."""

import numpy as np

from body_model.face_shapes import FACE_SHAPES, mirrored_shape
from nonmanuals.shapes import GAZE_SHAPES, region_of
from signer.document.sign import Sign
from signer.document.tracks.face import BrowsTrack, EyesTrack, MouthTrack, NoseTrack
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


def with_held_face(sign: Sign, from_s: float = 0.1, **strengths: float) -> Sign:
    """The sign with a face that stays from a time on."""
    tracks = []
    for region, track in _TRACKS.items():
        shapes = tuple((name, weight) for name, weight in strengths.items() if region_of(name) == region)
        if shapes:
            tracks.append(track(spans=(Span(f"{region[0]}0", from_s, 9.0, 0.1, 0.1, shapes=shapes),)))
    return sign.with_tracks(*tracks)
