"""Curves of spans as they are told."""

from functools import lru_cache

import numpy as np

from signer.document.tracks.span import Span
from signer.motion.face.envelope import SpanCurve, Stretch, curve_of


@lru_cache(maxsize=64)
def span_curve(spans: tuple[Span, ...], channels: tuple[str, ...]) -> SpanCurve:
    """Compile the postures of a track's spans, in order of time, to the ramps of its channels."""
    stretches = [
        Stretch(
            one.time_s,
            one.hold_s,
            one.onset_s,
            one.offset_s,
            np.array([one.value(name) for name in channels]),
        )
        for one in spans
    ]
    return curve_of(stretches, len(channels))
