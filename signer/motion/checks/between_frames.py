"""Frames between frames that were solved, nearly: for what is too quick to be seen in these alone."""

from dataclasses import replace

import numpy as np

from body_model.arrays import Array
from signer.document.values import HandRole
from signer.motion.pose import Clip, HandPose


def filled(frames: Clip, by: int) -> Clip:
    """Return a clip with `by` - 1 more frames in each interval between frames at even times.

    Skin, wrists and articulators go there as smoothly as through the frames beside; what else a frame
    tells is that of the frame before it. A hand holds a key there only where it does on both sides.
    """
    if len(frames) < 2:
        return frames
    rows = np.append(np.repeat(np.arange(len(frames) - 1), by), len(frames) - 1)
    found = frames.rows(rows)
    hands = dict[HandRole, tuple[HandPose, ...]]()
    for role, track in frames.hands.items():
        wrists, articulators = (
            between(np.array([getattr(hand, name) for hand in track]), by)
            for name in ("wrist", "articulator")
        )
        hands[role] = tuple(
            track[row]
            if number % by == 0
            else replace(
                track[row],
                key_id=track[row].key_id if track[row].key_id == track[row + 1].key_id else None,
                wrist=wrists[number],
                articulator=articulators[number],
            )
            for number, row in enumerate(rows.tolist())
        )
    return replace(
        found,
        times_s=np.interp(np.arange(len(rows)) / by, np.arange(len(frames)), frames.times_s),
        matrices=between(frames.matrices, by),
        chest=between(frames.chest, by),
        hands=hands,
    )


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
