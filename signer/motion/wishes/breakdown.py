"""A key between two others, with the posture that the hand has at a share of the way."""

from dataclasses import replace
from typing import Final

import numpy as np

from signer.document.sign import Key, Sign
from signer.document.timing import stored
from signer.document.values import LaneName
from signer.motion.movement.easing import progress
from signer.motion.movement.schedule import stretch_at, stretches_of
from signer.motion.wishes.reposing import key_at

_STEPS: Final = 2001


def breakdown_at(sign: Sign, lane: LaneName, time_s: float, share: float) -> Key | None:
    """A new key at a time between two keys, with the posture at a share (0 to 1) of the way from one to the other.

    Solved there, on the path and in contact where the way keeps contact; None where no hand is on its way between two keys.
    """
    stretches = stretches_of(sign, lane)
    stretch = stretches[int(stretch_at(stretches, np.array([time_s]))[0])]
    if stretch.is_still or stretch.before is None or stretch.after is None:
        return None
    parts = np.linspace(0.0, 1.0, _STEPS)
    reached = progress(stretch.transition, parts) >= min(max(share, 0.0), 1.0)
    part = float(parts[int(np.argmax(reached))])
    inside_s = min(max(stretch.start_s + part * (stretch.end_s - stretch.start_s), stretch.start_s + 2e-3), stretch.end_s - 2e-3)
    return replace(key_at(sign, lane, inside_s), time_s=stored(time_s))
