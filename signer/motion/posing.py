"""From sign and time to pose: torso, head and both hands solved and put together once.

For a left-handed signer the pose is mirrored as a whole.
"""

from dataclasses import replace
from functools import cache
from typing import Final

import numpy as np
from numpy.typing import ArrayLike

from body_model.arrays import Array
from signer.characters.character import Character, per_character
from signer.characters.load import reference
from signer.document.frame_rates import FrameRate, exact, spelled
from signer.document.queries import span_s
from signer.document.sign import SIDE_OF, Sign
from signer.document.timing import frame_times
from signer.document.values import ROLES, HandRole
from signer.kinematics.frames import carried
from signer.motion.carriers.standing import looking, mirrored_gaze
from signer.motion.movement.score import Score, Solved, idle_track, score_of
from signer.motion.pose import Clip, HandPose, HandPoses, Pose
from signer.motion.posture.figure import BoneTurns, Figure, compose, limb_of, mirrored, resting_limb
from signer.motion.posture.fixed_point import EXACT
from signer.motion.readings import hand_poses, meeting_gaps

_CARRIED: Final = ("shoulder", "elbow", "wrist", "articulator", "target")
"""Points of a hand that the trunk carries."""


def pose_at(sign: Sign, time_s: float, character: Character | None = None) -> Pose:
    """Return the pose of a sign at a time, s, a function of both and the character; None: the reference."""
    return poses(sign, (time_s,), character or reference())[0]


def poses(sign: Sign, times_s: ArrayLike, character: Character, met_m: float = EXACT) -> Clip:
    """The poses of a sign at many times (F,), solved together; each is the one that `pose_at` gives.

    Signs are solved as written, for a right-handed signer: only here do dominant and base become the other
    sides. `met_m` is the error of hands on their way that is near enough.
    """
    times, score = np.asarray(times_s, dtype=np.float64), score_of(character, sign)
    return composed(sign, score, times, score.at(times, met_m))


def composed(sign: Sign, score: Score, times: Array, solved: Solved) -> Clip:
    """Put together the poses of a sign at times (F,) at which its score is solved."""
    character, standing, tracks = score.character, solved.standing, solved.tracks
    limbs = {SIDE_OF[role]: resting_limb(character, SIDE_OF[role]) for role in ROLES if role not in tracks}
    limbs |= {
        track.side: limb_of(character, track.side, track.frames.reach, track.frames.fingers)
        for track in tracks.values()
    }

    def figure_of(turns: tuple[BoneTurns, ...]) -> Figure:
        return compose(character, turns, limbs, times.shape, standing.face_weights)

    figure, gaze = looking(figure_of(standing.turns), score.face, times, standing, figure_of)
    is_mirrored = sign.dominant_side == "left"
    shown, gaps = mirrored(figure) if is_mirrored else figure, cache(lambda: meeting_gaps(tracks, figure))
    hands = {
        role: hand_poses(role, tracks[role], figure, is_mirrored=is_mirrored, gaps=gaps)
        if role in tracks
        else _idle_hands(role, shown, is_mirrored=is_mirrored)
        for role in ROLES
    }
    return Clip(
        times,
        shown.matrices,
        shown.rotations,
        shown.positions,
        shown.chest,
        shown.face_weights,
        hands,
        sign.dominant_side,
        character,
        gaze=mirrored_gaze(gaze) if gaze is not None and is_mirrored else gaze,
    )


def clip(sign: Sign, fps: FrameRate | None = None, character: Character | None = None) -> Clip:
    """Return the poses of a sign from its first moment at rest to its last.

    They are at the sign's own frame rate unless another is given. The character is the one that signs
    are written on unless another is given.

    Raises:
        ValueError: a frame rate that is not positive.
    """
    rate = exact(sign.fps if fps is None else fps)
    if not rate > 0.0:
        raise ValueError(f"frames per second must be positive, got {spelled(rate)}")
    return replace(poses(sign, frame_times(span_s(sign)[1], rate), character or reference()), fps=rate)


def _idle_hands(role: HandRole, shown: Figure, *, is_mirrored: bool) -> HandPoses:
    """The hand of an empty track in each frame, the same at all times unless the trunk carries it."""
    count, hand = len(shown.matrices), _idle_hand(shown.character, role, is_mirrored)
    points = {name: carried(shown.chest, getattr(hand, name)) for name in _CARRIED}

    def made() -> tuple[HandPose, ...]:
        if shown.is_upright:
            return (hand,) * count
        return tuple(
            replace(hand, chest=shown.chest[row], **{name: each[row] for name, each in points.items()})
            for row in range(count)
        )

    told = np.array([points[name] for name in ("elbow", "wrist", "articulator")])
    return HandPoses(told, (hand.key_id,) * count, made)


@per_character(maxsize=4)
def _idle_hand(character: Character, role: HandRole, is_mirrored: bool) -> HandPose:
    """The hand of an empty track while the signer is upright."""
    figure = compose(character, (), {SIDE_OF[role]: resting_limb(character, SIDE_OF[role])}, (1,))
    return hand_poses(role, idle_track(character, role, 1), figure, is_mirrored=is_mirrored)[0]
