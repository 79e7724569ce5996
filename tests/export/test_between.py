"""Moments between the frames of a GLB: a player that draws straight on is within a millimetre at any time."""

import numpy as np
import pytest

from body_model.load import load_body
from body_model.skin import skin_matrices, surface
from signer.document.sign import Sign
from signer.export.between import PROMISED_M, with_moments_between
from signer.files import load_sign
from signer.kinematics.rotations import slerp
from signer.kinematics.skeleton import world_pose
from signer.library.shelf import FOLDER
from signer.motion.pose import Clip
from signer.motion.posing import clip as clip_of
from signer.motion.posing import poses
from tests.helpers.characters import REFERENCE
from tests.helpers.extent import count, part

BODY = load_body()
SIGNS = sorted(path.stem for path in FOLDER.glob("*.sign"))


def at_60(sign: Sign) -> Clip:
    return clip_of(sign, 60.0)


def played(clip: Clip, times_s: np.ndarray) -> list[np.ndarray]:
    """Drawn vertices as a player shows them at some times: joints and weights straight on between moments."""
    found = []
    for time_s in times_s:
        row = min(int(np.searchsorted(clip.times_s, time_s, side="right")) - 1, len(clip) - 2)
        share = (time_s - clip.times_s[row]) / (clip.times_s[row + 1] - clip.times_s[row])
        local = clip.bone_rotations[row : row + 2].copy()
        inner = np.flatnonzero(BODY.parents >= 0)
        above = clip.bone_rotations[row : row + 2, BODY.parents[inner]]
        local[:, inner] = np.swapaxes(above, -1, -2) @ local[:, inner]
        posed = world_pose(BODY, slerp(local[0], local[1], share))
        weights = (1.0 - share) * clip.face_weights[row] + share * clip.face_weights[row + 1]
        found.append(surface(BODY, skin_matrices(BODY, *posed), weights).positions)
    return found


def off_m(sign: Sign, clip: Clip, times_s: np.ndarray) -> float:
    truth = poses(sign, times_s, REFERENCE)
    drawn = (surface(BODY, pose.matrices, pose.face_weights).positions for pose in truth)
    return max(
        float(np.linalg.norm(one - two, axis=1).max())
        for one, two in zip(drawn, played(clip, times_s), strict=True)
    )


@pytest.mark.parametrize("gloss", part(("WHAT", *SIGNS), every=len(SIGNS) + 1))
def test_a_player_is_within_a_millimetre_at_any_time(gloss: str) -> None:
    sign = load_sign(FOLDER / f"{gloss}.sign")
    frames = at_60(sign)
    clip = with_moments_between(sign, frames)
    draw = np.random.default_rng(1)
    steps = np.diff(clip.times_s)
    rows = draw.choice(len(steps), count(16, whole=60), replace=False)
    times = clip.times_s[:-1][rows] + draw.uniform(0.2, 0.8, len(rows)) * steps[rows]
    assert off_m(sign, clip, times) < PROMISED_M
    assert np.isin(frames.times_s, clip.times_s).all()
    assert (steps > 0.0).all()
    assert clip.fps == frames.fps
    for row in np.flatnonzero(np.isin(clip.times_s, frames.times_s))[::20]:
        here = np.searchsorted(frames.times_s, clip.times_s[row])
        assert np.array_equal(clip.matrices[row], frames.matrices[here])
        assert clip[int(row)].hands["dominant"].wrist == pytest.approx(
            frames[int(here)].hands["dominant"].wrist
        )


def test_frames_alone_would_be_off_and_what_stands_still_gets_none() -> None:
    sign = load_sign(FOLDER / "STOP.sign")
    frames = at_60(sign)
    middles = frames.times_s[:-1] + 0.5 / 60.0
    assert off_m(sign, frames, middles) > PROMISED_M
    still = poses(Sign(), np.arange(31) / 60.0, REFERENCE)
    assert len(with_moments_between(Sign(), still)) == len(still)
