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
from signer.export.sampling import joined
from signer.kinematics.rotations import slerp
from signer.kinematics.skeleton import world_pose
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
ASIDE_M: Final = 0.035
"""Distance of points beside a bone, m, by which its turning about itself is seen: as thick as limbs are."""


def moments_between(sign: Sign, blocks: Iterable[Clip]) -> Iterator[Clip]:
    """Add moments to the blocks of a clip, so many in each as in the whole clip."""
    before = list[Clip]()
    for block, after in pairwise(chain(blocks, [None])):
        assert block is not None
        beside = [] if after is None else [after.rows(np.arange(min(len(after), BESIDE)))]
        found = with_moments_between(sign, joined([*before, block, *beside]))
        first, last = np.searchsorted(
            found.times_s, (block.times_s[0], np.inf if after is None else after.times_s[0])
        )
        yield found.rows(np.arange(first, last))
        before = [block.rows(np.arange(max(0, len(block) - BESIDE), len(block)))]


def with_moments_between(sign: Sign, clip: Clip) -> Clip:
    """Add moments between the frames of a clip until a player is within a millimetre at any time."""
    settled = np.zeros(0)
    for _ in range(ROUNDS):
        rows = np.flatnonzero(_may_bend(clip) & ~np.isin(clip.times_s[:-1], settled))
        if not len(rows):
            break
        middles = poses(sign, clip.times_s[rows] + 0.5 * np.diff(clip.times_s)[rows], clip.character)
        bends = _off_m(clip, rows, rows + 1, np.full(len(rows), 0.5), middles) > OFF_M
        settled = np.concatenate([settled, clip.times_s[rows[~bends]]])
        clip = _merged(clip, middles.rows(np.flatnonzero(bends)))
    return clip


def _may_bend(clip: Clip) -> Mask:
    """(F - 1,) where a moment is off the straight way between its neighbours: beside it the sign may bend."""
    off = np.zeros(len(clip))
    if len(clip) > 2:
        inner, times = np.arange(1, len(clip) - 1), clip.times_s
        share = (times[1:-1] - times[:-2]) / (times[2:] - times[:-2])
        off[1:-1] = _off_m(clip, inner - 1, inner + 1, share, clip.rows(inner))
    return np.asarray(np.maximum(off[:-1], off[1:]) > OFF_M)


def _off_m(clip: Clip, first: Indices, last: Indices, share: Array, truth: Clip) -> Array:
    """(n,) m, how far a player's bones are from those of poses, a share of the way between two moments."""
    body = clip.character.body
    local = _local(body, clip.bone_rotations)
    straight = world_pose(body, slerp(local[first], local[last], share[:, None]))
    away = _points(body, *straight) - _points(body, truth.bone_rotations, truth.bone_positions)
    return np.asarray(np.linalg.norm(away, axis=-1).max(axis=(1, 2)))


def _local(body: Body, rotations: Array) -> Array:
    """(F, B, 3, 3) turns of the bones against their parents."""
    local, inner = rotations.copy(), np.flatnonzero(body.parents >= 0)
    local[:, inner] = np.swapaxes(rotations[:, body.parents[inner]], -1, -2) @ rotations[:, inner]
    return local


def _points(body: Body, rotations: Array, heads: Array) -> Array:
    """(F, B, 3, 3) m, of each bone its end and two points beside it."""
    own = np.stack(
        [body.tails - body.heads, ASIDE_M * body.frames[:, :, 0], ASIDE_M * body.frames[:, :, 2]], axis=-1
    )
    return np.asarray(heads[..., None, :] + np.swapaxes(rotations @ own, -1, -2))


def _merged(clip: Clip, more: Clip) -> Clip:
    """Return the moments of both in the order of time, at the rate of the first."""
    both = joined([clip, more])
    order = np.argsort(both.times_s, kind="stable")
    return replace(both.rows(order), fps=clip.fps)
