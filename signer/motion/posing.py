"""Sign and time to pose: both lanes solved, put on one body, and mirrored as a whole for a left-handed signer."""

from dataclasses import replace
from functools import lru_cache

import numpy as np
from numpy.typing import ArrayLike

from signer.characters.load import load_character
from signer.document.queries import span_s
from signer.document.sign import SIDE_OF, Sign
from signer.document.timing import frame_times
from signer.document.values import LANES, LaneName
from signer.motion.movement.together import tracks_of
from signer.motion.movement.track import track_of
from signer.motion.pose import Clip, HandPose, Pose
from signer.motion.posture.figure import limb_of, mirrored, put_together
from signer.motion.posture.resting import hanging_limb
from signer.motion.readings import hand_poses, meeting_gaps


def pose_at(sign: Sign, time_s: float) -> Pose:
    """The pose of a sign at a time: a function of these two alone."""
    return poses(sign, (time_s,))[0]


def poses(sign: Sign, times_s: ArrayLike) -> Clip:
    """The poses of a sign at many times (F,), solved together; each is the one that `pose_at` gives.

    Signs are solved as written, for a right-handed signer: only here do dominant and base become the other sides.
    """
    times = np.asarray(times_s, dtype=np.float64)
    tracks = tracks_of(sign, times)
    limbs = {SIDE_OF[lane]: hanging_limb(SIDE_OF[lane]) for lane in LANES if lane not in tracks}
    limbs |= {track.side: limb_of(track.side, track.frames.reach, track.frames.fingers) for track in tracks.values()}
    figure, is_mirrored = put_together(limbs, times.shape), sign.dominant_side == "left"
    gaps = meeting_gaps(tracks, figure)
    hands = {
        lane: hand_poses(lane, tracks[lane], figure, is_mirrored=is_mirrored, gap=gaps.get(lane))
        if lane in tracks
        else (_idle_hand(lane, is_mirrored),) * len(times)
        for lane in LANES
    }
    shown = mirrored(figure) if is_mirrored else figure
    return Clip(times, shown.matrices, shown.rotations, shown.positions, hands, sign.dominant_side, load_character())


def clip(sign: Sign, fps: float | None = None) -> Clip:
    """The poses of a sign from its first moment at rest to its last, at its own frame rate unless another is given.

    Raises:
        ValueError: a frame rate that is not positive.
    """
    rate = float(sign.fps if fps is None else fps)
    if not rate > 0.0:
        raise ValueError(f"frames per second must be positive, got {rate:g}")
    return replace(poses(sign, frame_times(span_s(sign)[1], rate)), fps=rate)


@lru_cache(maxsize=4)
def _idle_hand(lane: LaneName, is_mirrored: bool) -> HandPose:
    """The hand of an empty lane, the same at all times."""
    track = track_of(Sign(), lane, np.zeros(1))
    return hand_poses(lane, track, put_together({track.side: hanging_limb(track.side)}, (1,)), is_mirrored=is_mirrored)[0]
