"""A face taken from a sign, to be kept as a signal of one's own."""

from typing import Final

import numpy as np

from body_model.face_shapes import FACE_SHAPES
from nonmanuals.own import OwnSignal
from nonmanuals.shapes import GAZE_SHAPES
from signer.document.sign import Sign
from signer.document.tracks.head import HEAD
from signer.motion.face.track import face_at

COUNTS: Final = 1e-3
"""A weight, or an angle in rad, that is less does not count; of a length in metres a tenth of it."""
DIGITS: Final = 4
"""Digits of stored weights, angles and heights: a tenth of a millimetre or a ten thousandth is not seen."""


def face_kept(sign: Sign, time_s: float) -> OwnSignal | None:
    """Return the face and head at a time, without a name or a gaze; None for a face at rest."""
    face = face_at(sign, np.array([time_s]))
    shapes = tuple(
        (name, round(float(weight), DIGITS))
        for name, weight in zip(FACE_SHAPES, face.weights[0], strict=True)
        if weight >= COUNTS and name not in GAZE_SHAPES
    )
    head = tuple(
        sorted(
            (channel.name, round(float(value), DIGITS))
            for channel, value in zip(HEAD.channels, face.of(HEAD.name)[0], strict=True)
            if abs(value) >= (COUNTS if channel.unit == "rad" else 0.1 * COUNTS)
        )
    )
    return OwnSignal("", shapes, head) if shapes or head else None
