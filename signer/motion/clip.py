"""A whole sign as evenly spaced poses."""

from dataclasses import replace

from signer.document.queries import span_s
from signer.document.sign import Sign
from signer.document.timing import frame_times
from signer.motion.pose import Clip
from signer.motion.posing import poses


def clip(sign: Sign, fps: float | None = None) -> Clip:
    """The poses of a sign from its first moment at rest to its last, at its own frame rate unless another is given.

    Raises:
        ValueError: a frame rate that is not positive.
    """
    rate = float(sign.fps if fps is None else fps)
    if not rate > 0.0:
        raise ValueError(f"frames per second must be positive, got {rate:g}")
    return replace(poses(sign, frame_times(span_s(sign)[1], rate)), fps=rate)
