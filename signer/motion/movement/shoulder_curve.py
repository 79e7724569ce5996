"""Shoulder motion through time: keys of the shoulders' own tracks, and transitions between them."""

from dataclasses import dataclass

import numpy as np

from body_model.arrays import Array
from signer.document.sign import Sign
from signer.document.timing import STORED_S
from signer.document.tracks.hand import Key
from signer.document.tracks.shoulder import ShoulderKey
from signer.document.values import HandRole
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
        """(F, 3) help and shrug by the keys alone, which are met a rounding before they begin and after."""
        if not self.keys:
            return np.tile(_values(None), (len(times_s), 1))
        edges = np.array(
            [self.leaves_s, *(at for key in self.keys for at in (key.time_s, key.end_s)), self.back_s]
        )
        met = np.array([0.0, *(STORED_S * sign for _ in self.keys for sign in (-1.0, 1.0)), 0.0])
        ends = (key for key in self.keys for _ in range(2))
        stops = np.array([_values(key) for key in (None, *ends, None)])
        names = np.array(["smooth", *(name for key in self.keys for name in ("smooth", key.easing))])
        names[-1] = "smooth"  # back to rest
        passed = np.searchsorted(np.maximum.accumulate(edges + met), times_s, side="right")
        row = np.clip(passed - 1, 0, len(names) - 1)
        share, way = (times_s - edges[row]) / np.maximum(np.diff(edges)[row], STORED_S), np.zeros(len(row))
        for name in set(names[row].tolist()):
            way[names[row] == name] = ease(name, share[names[row] == name])
        return np.asarray((1.0 - way)[:, None] * stops[row] + way[:, None] * stops[row + 1])


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


def _values(key: ShoulderKey | None) -> Array:
    return np.array((1.0, 0.0, 0.0) if key is None else (key.assist, key.elevation_rad, key.protraction_rad))
