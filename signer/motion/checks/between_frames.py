"""Frames between frames that were solved, nearly: for what is too quick to be seen in these alone."""

from dataclasses import replace

import numpy as np

from body_model.arrays import Array, Indices
from signer.motion.pose import Clip, HandPose, HandPoses


def filled(frames: Clip, by: int) -> Clip:
    """Return a clip with `by` - 1 more frames in each interval between frames at even times.

    Skin and the points of hands go there as smoothly as through the frames beside; what else a frame
    tells is that of the frame before it. A hand holds a key there only where it does on both sides.
    """
    if len(frames) < 2:
        return frames
    rows = np.append(np.repeat(np.arange(len(frames) - 1), by), len(frames) - 1)
    found = frames.rows(rows)
    hands = {role: _filled(track, rows, by) for role, track in frames.hands.items()}
    return replace(
        found,
        times_s=np.interp(np.arange(len(rows)) / by, np.arange(len(frames)), frames.times_s),
        matrices=between(frames.matrices, by),
        chest=between(frames.chest, by),
        hands=hands,
    )


def _filled(track: HandPoses, rows: Indices, by: int) -> HandPoses:
    """Return a hand with more frames, each told like that before it in `rows` (n,), its points apart."""
    elbows, wrists, articulators = points = between(track.points.swapaxes(0, 1), by).swapaxes(0, 1)
    last, ids = len(track) - 1, track.key_ids
    key_ids = tuple(
        ids[row] if number % by == 0 or ids[row] == ids[min(row + 1, last)] else None
        for number, row in enumerate(rows.tolist())
    )

    def made() -> tuple[HandPose, ...]:
        return tuple(
            replace(
                track[row],
                key_id=key_ids[number],
                elbow=elbows[number],
                wrist=wrists[number],
                articulator=articulators[number],
            )
            for number, row in enumerate(rows.tolist())
        )

    return HandPoses(points, key_ids, made)


def between(values: Array, by: int) -> Array:
    """Return values (n, ...) with `by` - 1 more in each interval, on cubics through them (Catmull-Rom)."""
    before, after = np.concatenate([values[:1], values[:-1]]), np.concatenate([values[1:], values[-1:]])
    slopes = (after - before) / 2.0
    start, end, leaves, comes = values[:-1], values[1:], slopes[:-1], slopes[1:]
    found = np.empty(((len(values) - 1) * by + 1, *values.shape[1:]))
    found[::by] = values
    for number in range(1, by):
        x = number / by
        found[number::by] = (
            (1.0 + 2.0 * x) * (1.0 - x) ** 2 * start
            + x * (1.0 - x) ** 2 * leaves
            + x * x * (3.0 - 2.0 * x) * end
            + x * x * (x - 1.0) * comes
        )
    return found
