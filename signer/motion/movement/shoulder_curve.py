"""Shoulder motion through time: keys of the shoulders' own tracks, and transitions between them."""

from dataclasses import dataclass

import numpy as np

from body_model.arrays import Array
from signer.document.sign import Sign
from signer.document.timing import SAME_TIME_S
from signer.document.tracks.hand import Key
from signer.document.tracks.shoulder import ShoulderKey
from signer.document.values import Easing, HandRole
from signer.motion.movement.easing import ease
from signer.motion.posture.shoulder import AUTOMATIC, Shoulder


@dataclass(frozen=True, slots=True)
class ShoulderCurve:
    """Keys of a shoulder, at least one, and the times at which it leaves rest and is back there."""

    keys: tuple[ShoulderKey, ...]
    leaves_s: float
    back_s: float

    def at(self, times_s: Array) -> Shoulder:
        """Return help and shrug at the times (F,)."""
        values = np.tile(_values(None), (len(times_s), 1))
        _fill(values, times_s, self.leaves_s, self.keys[0].time_s, None, self.keys[0])
        for key, following in zip(self.keys, [*self.keys[1:], None], strict=True):
            held = (times_s >= key.time_s - SAME_TIME_S) & (times_s <= key.end_s + SAME_TIME_S)
            values[held] = _values(key)
            _fill(
                values,
                times_s,
                key.end_s,
                self.back_s if following is None else following.time_s,
                key,
                following,
            )
        return Shoulder(*values.T)


def shoulder_curve(sign: Sign, role: HandRole) -> ShoulderCurve | None:
    """Compile the track of a hand's shoulder; None without keys."""
    keys = sign.shoulder(role).keys
    if not keys:
        return None
    return ShoulderCurve(
        keys, keys[0].time_s - min(sign.lead_in_s, keys[0].time_s), keys[-1].end_s + sign.lead_out_s
    )


def shoulder_at(sign: Sign, role: HandRole, times_s: Array) -> Shoulder:
    """Return help and shrug of a hand's shoulder at the times (F,).

    Before its first key it comes from rest, after its last it goes back.
    """
    curve = shoulder_curve(sign, role)
    return Shoulder(*np.tile(_values(None), (len(times_s), 1)).T) if curve is None else curve.at(times_s)


def shoulder_for(sign: Sign, role: HandRole, key: Key) -> Shoulder:
    """Return help and shrug of the shoulder at the time of a key."""
    return shoulder_at_time(sign, role, key.time_s)


def shoulder_at_time(sign: Sign, role: HandRole, time_s: float) -> Shoulder:
    """Return help and shrug of a hand's shoulder at one time, as floats."""
    return shoulder_at(sign, role, np.array((time_s,))).row(0) if sign.shoulder(role).keys else AUTOMATIC


def _fill(
    values: Array,
    times_s: Array,
    start_s: float,
    end_s: float,
    before: ShoulderKey | None,
    after: ShoulderKey | None,
) -> None:
    between = (times_s > start_s + (SAME_TIME_S if before else 0.0)) & (
        times_s < end_s - (SAME_TIME_S if after else 0.0)
    )
    if end_s > start_s and between.any():
        easing: Easing = before.easing if before is not None and after is not None else "smooth"
        way = ease(easing, (times_s[between] - start_s) / (end_s - start_s))[:, None]
        values[between] = (1.0 - way) * _values(before) + way * _values(after)


def _values(key: ShoulderKey | None) -> Array:
    return np.array((1.0, 0.0, 0.0) if key is None else (key.assist, key.elevation_rad, key.protraction_rad))
