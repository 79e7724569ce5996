"""Signs of a signer who leans, turns and tilts while they are signed."""

from signer.document.sign import Sign
from signer.document.tracks.span import Span
from signer.document.tracks.torso import TorsoTrack

LEANING = (("pitch_rad", 0.35), ("tilt_rad", -0.2), ("turn_rad", 0.5))
"""A trunk that leans far: whatever takes the world for the chest's frame is off by decimetres."""


def leaning(sign: Sign, from_s: float = 0.0, for_s: float = 9.0) -> Sign:
    """The sign with the trunk leaning all the while."""
    return sign.with_tracks(TorsoTrack((Span("t1", from_s, for_s, pose=LEANING),)))
