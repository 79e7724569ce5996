"""Shoulder motion through time: keys of the shoulders' own tracks, and transitions between them."""

from dataclasses import dataclass

import numpy as np

from body_model.arrays import Array
from signer.document.sign import Sign
from signer.document.timing import STORED_S
from signer.document.tracks.hand import Key
from signer.document.tracks.shoulder import ShoulderKey
from signer.document.values import Easing, HandRole
from signer.motion.face.track import FaceScore, face_score
from signer.motion.movement.easing import ease
from signer.motion.posture.shoulder import AUTOMATIC, Shoulder


@dataclass(frozen=True, slots=True)
class ShoulderCurve:
    """Keys of a shoulder, the times at which it leaves rest and is back there, and the sign's signals.

    Attributes:
        keys: in order of time; there may be none.
        leaves_s, back_s: when it leaves rest and is back there, by its keys.
        role: whose shoulder it is.
        face: signals that raise or draw it beside its keys; None where none does.
    """

    keys: tuple[ShoulderKey, ...]
    leaves_s: float
    back_s: float
    role: HandRole
    face: FaceScore | None

    def at(self, times_s: Array) -> Shoulder:
        """Return help and shrug at the times (F,): of the keys, and what signals add to them."""
        values = self._of_keys(times_s)
        if self.face is not None:
            values[:, 1:] += self.face.shoulder(self.role, times_s)
        return Shoulder(*values.T)

    def _of_keys(self, times_s: Array) -> Array:
        values = np.tile(_values(None), (len(times_s), 1))
        if not self.keys:
            return values
        _fill(values, times_s, self.leaves_s, self.keys[0].time_s, None, self.keys[0])
        for key, following in zip(self.keys, [*self.keys[1:], None], strict=True):
            held = (times_s >= key.time_s - STORED_S) & (times_s <= key.end_s + STORED_S)
            values[held] = _values(key)
            _fill(
                values,
                times_s,
                key.end_s,
                self.back_s if following is None else following.time_s,
                key,
                following,
            )
        return values


def shoulder_curve(sign: Sign, role: HandRole, face: FaceScore) -> ShoulderCurve | None:
    """Compile the track of a hand's shoulder, and the signals that move it; None without either."""
    moving = face if "shoulder" in face.moves else None
    return _curve(sign, role, moving) if sign.shoulder(role).keys or moving is not None else None


def shoulder_for(sign: Sign, role: HandRole, key: Key) -> Shoulder:
    """Return help and shrug of the shoulder at the time of a key."""
    curve = shoulder_curve(sign, role, face_score(sign))
    return AUTOMATIC if curve is None else curve.at(np.array((key.time_s,))).rows(0)


def shoulder_at_time(sign: Sign, role: HandRole, time_s: float) -> Shoulder:
    """Return help and shrug of a hand's shoulder at one time, as floats, as its keys alone have it."""
    if not sign.shoulder(role).keys:
        return AUTOMATIC
    return _curve(sign, role, None).at(np.array((time_s,))).rows(0)


def _curve(sign: Sign, role: HandRole, face: FaceScore | None) -> ShoulderCurve:
    keys = sign.shoulder(role).keys
    leaves_s = keys[0].time_s - min(sign.rise_s(role), keys[0].time_s) if keys else 0.0
    return ShoulderCurve(keys, leaves_s, keys[-1].end_s + sign.lead_out_s if keys else 0.0, role, face)


def _fill(
    values: Array,
    times_s: Array,
    start_s: float,
    end_s: float,
    before: ShoulderKey | None,
    after: ShoulderKey | None,
) -> None:
    between = (times_s > start_s + (STORED_S if before else 0.0)) & (
        times_s < end_s - (STORED_S if after else 0.0)
    )
    if end_s > start_s and between.any():
        easing: Easing = before.easing if before is not None and after is not None else "smooth"
        way = ease(easing, (times_s[between] - start_s) / (end_s - start_s))[:, None]
        values[between] = (1.0 - way) * _values(before) + way * _values(after)


def _values(key: ShoulderKey | None) -> Array:
    return np.array((1.0, 0.0, 0.0) if key is None else (key.assist, key.elevation_rad, key.protraction_rad))
