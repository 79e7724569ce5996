"""A key between two others, with the posture that the hand has at a share of the way."""

from dataclasses import replace
from typing import Final

import numpy as np

from signer.document.edits import remove_keys
from signer.document.lanes import with_new_key
from signer.document.queries import key_under
from signer.document.rows import Row
from signer.document.sign import Key, Sign
from signer.document.timing import SAME_TIME_S, stored
from signer.document.values import LaneName
from signer.motion.movement.easing import progress
from signer.motion.movement.schedule import Stretch, stretch_at, stretches_of
from signer.motion.wishes.reposing import key_at

_STEPS: Final = 2001


def breakdown_at(sign: Sign, lane: LaneName, time_s: float, share: float) -> Key | None:
    """A new key at a time between two keys, with the posture at a share (0 to 1) of the way from one to the other.

    Solved there, on the path and in contact where the way keeps contact; None where no hand is on its way between two keys.
    """
    stretch = _way_at(sign, lane, time_s)
    if stretch is None:
        return None
    parts = np.linspace(0.0, 1.0, _STEPS)
    reached = progress(stretch.transition, parts) >= min(max(share, 0.0), 1.0)
    part = float(parts[int(np.argmax(reached))])
    inside_s = min(max(stretch.start_s + part * (stretch.end_s - stretch.start_s), stretch.start_s + 2e-3), stretch.end_s - 2e-3)
    return replace(key_at(sign, lane, inside_s), time_s=stored(time_s))


def broken_down(sign: Sign, lane: LaneName, time_s: float, share: float) -> Sign | None:
    """The sign with that key; a key that begins there already is set anew, as if its neighbours alone were there, and keeps its id.

    None where there is nothing on both sides to lie between.
    """
    there = key_under(sign.lane(lane), time_s)
    if there is not None and abs(there.time_s - time_s) > SAME_TIME_S:
        return None
    without = sign if there is None else remove_keys([there.id]).change(sign)
    made = breakdown_at(without, lane, time_s if there is None else there.time_s, share)
    if made is None:
        return None
    kept = made if there is None else replace(made, id=there.id, time_s=there.time_s, hold_s=there.hold_s, extra=there.extra)
    return with_new_key(without, Row(lane), kept)


def share_at(sign: Sign, lane: LaneName, time_s: float) -> float | None:
    """How much of the way from one key to the next a hand has gone at a time; None where it is on no such way."""
    stretch = _way_at(sign, lane, time_s)
    return None if stretch is None else float(progress(stretch.transition, stretch.share(np.array([time_s])))[0])


def _way_at(sign: Sign, lane: LaneName, time_s: float) -> Stretch | None:
    stretches = stretches_of(sign, lane)
    stretch = stretches[int(stretch_at(stretches, np.array([time_s]))[0])]
    return None if stretch.is_still or stretch.before is None or stretch.after is None else stretch
