"""The frames that are exported.

The whole sign or a stretch of it, solved a block at a time so that progress can be told.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

import numpy as np

from signer.characters.character import Character
from signer.document.frame_rates import FrameRate, exact
from signer.document.queries import span_s
from signer.document.sign import Sign
from signer.document.timing import frame_count, frame_times
from signer.export.options import Progress, quiet
from signer.motion.pose import Clip
from signer.motion.posing import poses
from signer.phrases import phrase

BLOCK: Final = 500


def stretch_of(sign: Sign, start_s: float | None, end_s: float | None) -> tuple[float, float]:
    """From when to when a sign is exported: all of it unless told otherwise.

    A stretch that reaches beyond the sign is cut to it.
    """
    _, last = span_s(sign)
    return min(max(start_s or 0.0, 0.0), last), last if end_s is None else min(end_s, last)


def ended_words(sign: Sign, time_s: float | None) -> str:
    """That the sign has ended by a time; empty when it has not, or no time is asked for."""
    last = span_s(sign)[1]
    return (
        phrase("at {time_s:g} s the sign has ended; it lasts {last:.2f} s", time_s=time_s, last=last)
        if time_s is not None and time_s > last
        else ""
    )


def count(stretch: tuple[float, float], fps: FrameRate) -> int:
    """Return the number of frames that show a time span."""
    return frame_count(stretch[1] - stretch[0], fps)


def blocks(
    character: Character, sign: Sign, fps: FrameRate, stretch: tuple[float, float], progress: Progress = quiet
) -> Iterator[Clip]:
    """Solve the frames of a stretch of time (s), the first at its start, as they are asked for.

    They come some at a time: all of a long sign would not fit into the memory of a small machine.
    """
    times = stretch[0] + np.array(frame_times(stretch[1] - stretch[0], fps))
    for start in range(0, len(times), BLOCK):
        progress(start / len(times))
        yield replace(poses(sign, times[start : start + BLOCK], character), fps=exact(fps))
    progress(1.0)


def frames_among(
    solved: Sequence[Clip], sign: Sign, fps: FrameRate, stretch: tuple[float, float]
) -> Iterator[Clip]:
    """Take the frames of a stretch of time (s) out of moments that are solved, a block at a time.

    A last frame may come after the last of these, which is nearer to the end of the sign: it is solved.
    ValueError where another frame is not among them: their rate is no multiple of this one.
    """
    times, end_s = stretch[0] + np.array(frame_times(stretch[1] - stretch[0], fps)), solved[-1].times_s[-1]
    found = [block.rows(np.flatnonzero(np.isin(block.times_s, times))) for block in solved]
    if times[-1] > end_s:
        found.append(poses(sign, times[-1:], solved[0].character))
    if sum(map(len, found)) < len(times):
        raise ValueError(f"not all of {len(times)} frames are among the moments that are solved")
    yield from (replace(block, fps=exact(fps)) for block in found if len(block))
