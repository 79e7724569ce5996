"""The track of the torso: how the trunk leans, turns and tilts."""

from dataclasses import dataclass
from typing import ClassVar, Final

from signer.document.tracks.span import SpanTrack, angle, span_kind


@dataclass(frozen=True, slots=True)
class TorsoTrack(SpanTrack):
    """The spans of the torso, for a right-handed signer; the arms hang on the chest and go along."""

    kind: ClassVar[str] = "torso"


# Limits: the spine of the figure was looked at up to 35 degrees of lean and 45 of turn and bends well;
# signers stay below.
TORSO: Final = span_kind(
    TorsoTrack,
    "t",
    (
        angle("pitch_rad", -15, 30, "leans forward; negative: back"),
        angle("turn_rad", -40, 40, "turns to the signer's left; negative: to the right"),
        angle("tilt_rad", -20, 20, "tilts to the signer's right; negative: to the left"),
    ),
)
