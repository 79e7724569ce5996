"""Sign and time to pose: both lanes solved, put on one body, and mirrored as a whole for a left-handed signer."""

import numpy as np
from numpy.typing import ArrayLike

from signer.document.sign import Sign
from signer.document.values import LANES
from signer.motion.figure import Limb, mirrored, put_together
from signer.motion.pose import Clip, Pose
from signer.motion.readings import hand_poses
from signer.motion.track import track_of


def pose_at(sign: Sign, time_s: float) -> Pose:
    """The pose of a sign at a time: a function of these two alone."""
    return poses(sign, (time_s,))[0]


def poses(sign: Sign, times_s: ArrayLike) -> Clip:
    """The poses of a sign at many times (F,), solved together; each is the one that `pose_at` gives.

    Signs are solved as written, for a right-handed signer: only here do dominant and base become the other sides.
    """
    times = np.asarray(times_s, dtype=np.float64)
    tracks = {lane: track_of(sign, lane, times) for lane in LANES}
    figure = put_together({track.side: Limb(track.frames.reach, track.frames.fingers) for track in tracks.values()}, times.shape)
    is_mirrored = sign.dominant_side == "left"
    hands = {lane: hand_poses(lane, track, figure, is_mirrored=is_mirrored) for lane, track in tracks.items()}
    shown = mirrored(figure) if is_mirrored else figure
    return Clip(times, shown.matrices, shown.rotations, shown.positions, hands, sign.dominant_side)
