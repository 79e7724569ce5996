"""From a sign and a time to a pose."""

from signer.motion.posing import clip, pose_at

__all__ = ["clip", "pose_at"]
