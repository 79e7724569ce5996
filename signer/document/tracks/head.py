"""The track of the head: how it nods, turns, tilts and is pushed forward."""

from dataclasses import dataclass
from typing import ClassVar, Final

from signer.document.tracks.kind import Channel
from signer.document.tracks.span import SpanTrack, angle, span_kind


@dataclass(frozen=True, slots=True)
class HeadTrack(SpanTrack):
    """The spans of the head against the chest, for a right-handed signer."""

    kind: ClassVar[str] = "head"


# Limits: what a neck does at ease; the skin of the figure was looked at up to 40 degrees of turn.
HEAD: Final = span_kind(
    HeadTrack,
    "h",
    (
        angle("pitch_rad", -35, 40, "nods down; negative: up"),
        angle("turn_rad", -65, 65, "turns to the signer's left; negative: to the right"),
        angle("tilt_rad", -35, 35, "tilts to the signer's right; negative: to the left"),
        Channel("thrust_m", "m", -0.02, 0.035, "is pushed forward; negative: drawn back"),
    ),
)
