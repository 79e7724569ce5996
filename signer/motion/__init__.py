"""From a sign and a time to a pose."""

from typing import TYPE_CHECKING, Any

from signer.lazy import lazily

with lazily():
    from signer.motion import posing

if TYPE_CHECKING:
    from signer.motion.posing import clip, pose_at

__all__ = ["clip", "pose_at"]


def __getattr__(name: str) -> Any:
    """Load what solves when it is first asked for: the window is painted before."""
    if name in __all__:
        return getattr(posing, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
