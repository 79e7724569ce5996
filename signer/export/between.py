"""Moments between frames, where a player that draws straight on would leave the sign.

Players turn each joint the shortest way at an even rate from one moment to the next. Where a way bends
that is off by the square of the time between them; moments are added there, and only there.
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import chain, pairwise
from typing import Final

import numpy as np

from body_model.arrays import Array, Indices, Mask
from body_model.model import Body
from signer.document.sign import Sign
from signer.kinematics.rotations import slerp
from signer.kinematics.skeleton import local_rotations, world_pose
from signer.motion.pose import Clip
from signer.motion.posing import poses

OFF_M: Final = 0.0005
"""Distance, m, by which bones may be off halfway between two moments: skin is off by up to twice as much."""
PROMISED_M: Final = 0.001
"""Distance, m, within which a player shows every point of the skin at any time."""
ROUNDS: Final = 4
"""Rounds in which the time between two moments is halved: what leaps in 1 ms is a leap of the sign."""
BESIDE: Final = ROUNDS + 1
"""Frames of the blocks on either side on which the moments of a block depend: one more with each round."""
EVEN: Final = 0.5
"""Share of how much a way bends at an end of an interval that it bends at all moments about it, at least,
where no corner lies in it. With a quarter 4 % fewer moments are solved; with one as many as without it."""
UNEVEN: Final = 1.5
"""Times by which an even way may bend more between two moments than at them. With 1 moments are missed, and
ways are off by 0.52 mm; with 2 a twentieth more are solved, and none is found."""
ASIDE_M: Final = 0.035
"""Distance of points beside a bone, m, by which its turning about itself is seen: as thick as limbs are."""


def moments_between(sign: Sign, blocks: Iterable[Clip]) -> Iterator[Clip]:
    """Add moments to the blocks of a clip, so many in each as in the whole clip."""
    before = list[Clip]()
    for block, after in pairwise(chain(blocks, [None])):
        assert block is not None
        beside = [] if after is None else [after.rows(np.arange(min(len(after), BESIDE)))]
        found = with_moments_between(sign, Clip.joined([*before, block, *beside]))
        first, last = np.searchsorted(
            found.times_s, (block.times_s[0], np.inf if after is None else after.times_s[0])
        )
        yield found.rows(np.arange(first, last))
        before = [block.rows(np.arange(max(0, len(block) - BESIDE), len(block)))]


def with_moments_between(sign: Sign, clip: Clip) -> Clip:
    """Add moments between the frames of a clip until a player is within a millimetre at any time."""
    intervals = np.arange(len(clip) - 1)
    for _ in range(ROUNDS):
        rows = intervals[_may_bend(clip, intervals)]
        if not len(rows):
            break
        middles = poses(sign, clip.times_s[rows] + 0.5 * np.diff(clip.times_s)[rows], clip.character)
        bends = _off_m(clip, rows, rows + 1, np.full(len(rows), 0.5), middles) > OFF_M
        clip = _merged(clip, middles.rows(np.flatnonzero(bends)))
        halves = rows[bends] + np.arange(np.count_nonzero(bends))  # each moment before one moves it on
        intervals = np.sort(np.concatenate([halves, halves + 1]))
    return clip


def _may_bend(clip: Clip, intervals: Indices) -> Mask:
    """(n,) where the sign may bend between a moment of a clip and the next, from the moments about both.

    How far a moment is off the straight way between its neighbours tells how much the way bends there. Where
    it bends as much at all four moments about an interval, it is off by that much halfway. Where it does not,
    a corner may lie between two moments, which halfway is off by up to four times of that.
    """
    if len(clip) < 3:
        return np.zeros(len(intervals), bool)
    times, about = clip.times_s, np.clip(intervals[:, None] + np.arange(-1, 3), 1, len(clip) - 2)
    inner, at = np.unique(about, return_inverse=True)
    before, after = times[inner] - times[inner - 1], times[inner + 1] - times[inner]
    off = _off_m(clip, inner - 1, inner + 1, before / (before + after), clip.rows(inner))
    bent = (off / (before * after))[at.reshape(about.shape)]  # m/s2, half of the acceleration
    most = bent[:, 1:3].max(axis=1)
    factor = np.where(bent.min(axis=1) > EVEN * most, UNEVEN, 4.0)
    return np.asarray(factor * most * (0.5 * (times[intervals + 1] - times[intervals])) ** 2 > OFF_M)


def _off_m(clip: Clip, first: Indices, last: Indices, share: Array, truth: Clip) -> Array:
    """(n,) m, how far a player's bones are from those of poses, a share of the way between two moments."""
    body = clip.character.body
    local = local_rotations(body.parents, clip.bone_rotations)
    straight = world_pose(body, slerp(local[first], local[last], share[:, None]))
    away = _points(body, *straight) - _points(body, truth.bone_rotations, truth.bone_positions)
    return np.asarray(np.linalg.norm(away, axis=-1).max(axis=(1, 2)))


def _points(body: Body, rotations: Array, heads: Array) -> Array:
    """(F, B, 3, 3) m, of each bone its end and two points beside it."""
    own = np.stack(
        [body.tails - body.heads, ASIDE_M * body.frames[:, :, 0], ASIDE_M * body.frames[:, :, 2]], axis=-1
    )
    return np.asarray(heads[..., None, :] + np.swapaxes(rotations @ own, -1, -2))


def _merged(clip: Clip, more: Clip) -> Clip:
    """Return the moments of both in the order of time, at the rate of the first."""
    both = Clip.joined([clip, more])
    order = np.argsort(both.times_s, kind="stable")
    return replace(both.rows(order), fps=clip.fps)
