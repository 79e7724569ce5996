"""Metres of sign files on a body of another size: points by landmarks, lengths by the arm.

What is told of the reference body stays the same to the last bit.
"""

from dataclasses import dataclass
from typing import Final

import numpy as np

import sites.catalogue as places
from body_model.arrays import Array
from body_model.model import Body
from body_model.surface_point import on_surface, rest_surface

NOTCH: Final = "suprasternal_notch"
"""The landmark from which points of space are counted."""
_TRUNK: Final = ("belly", "stomach", "chest.lower.centre", "chest.mid.centre")
"""Sites on the front of the trunk. Hands stay as far before the mean of them; by each at its height two hands
one over the other would part by some millimetres."""
_FACE, _HIP, _WAIST, _EAR = ("chin", "forehead.centre"), "hip.L", "waist.L", "ear.L"


@dataclass(frozen=True, slots=True)
class Measures:
    """Measures of a body by which points of space are scaled, m from the suprasternal notch.

    Attributes:
        shoulder_x_m: of a shoulder joint.
        to_eyes_m, to_navel_m: up to the eyes, and down to the navel.
        arm_m: from the shoulder to the wrist of a straight arm.
        shoulder_z_m: how far before the notch the shoulder joints are; negative behind it.
        hip_m, waist_m, ear_m: (2,) x and y of the left side of hips, waist and head.
        front_m: (3, 2) y and z of the front of the trunk, up to the notch, of chin and forehead.
    """

    shoulder_x_m: float
    to_eyes_m: float
    to_navel_m: float
    arm_m: float
    shoulder_z_m: float
    hip_m: Array
    waist_m: Array
    ear_m: Array
    front_m: Array


def measures_of(body: Body) -> Measures:
    """Measure a body at rest."""
    notch = body.landmarks[NOTCH]
    shoulder, elbow, wrist = body.heads[body.bones("upperarm01.L", "lowerarm01.L", "wrist.L")]
    points = [
        place
        for name in (_HIP, _WAIST, _EAR, *_FACE, *_TRUNK)
        if (place := places.find(name).point) is not None
    ]
    found = on_surface(body, points, rest_surface(body).positions) - notch
    arm = float(np.linalg.norm(elbow - shoulder) + np.linalg.norm(wrist - elbow))
    eyes = float(body.landmarks["eye.L"][1] - notch[1])
    hip, waist, ear = found[:3, :2]
    trunk = found[5:, 1:]
    front = np.array([(0.0, trunk[:, 1].mean()), *found[3:5, 1:]])
    navel = float(-trunk[0, 0])
    depth = float(shoulder[2] - notch[2])
    return Measures(float(shoulder[0]), eyes, navel, arm, depth, hip, waist, ear, front)


@dataclass(frozen=True, slots=True)
class Scale:
    """Scale from metres of sign files, which are the reference body's, to those of a body.

    Attributes:
        above, below: of y over and under the suprasternal notch.
        length: of z from the front of the body, or from the shoulder joints where that leads further out; of
            stand-offs, and of the sizes of acts and ways.
        height: of the whole body, from the floor to the crown.
        sides_y_m, sides: heights of the reference body from the notch, from below, and of x there: by the
            breadth of the shoulders from the waist to the notch, and of hips and head where they are more.
        fronts_y_m, from_z_m, to_z_m: heights of trunk, chin and forehead of the reference body, and how far
            before the notch they are, on it and on this one.
    """

    above: float = 1.0
    below: float = 1.0
    length: float = 1.0
    height: float = 1.0
    sides_y_m: tuple[float, ...] = (0.0,)
    sides: tuple[float, ...] = (1.0,)
    fronts_y_m: tuple[float, ...] = (0.0,)
    from_z_m: tuple[float, ...] = (0.0,)
    to_z_m: tuple[float, ...] = (0.0,)

    @property
    def head(self) -> float:
        """Return by how many times the head is broader than the reference body's."""
        return self.sides[-1]

    def point(self, written_m: Array) -> Array:
        """(..., 3) m from the notch on the body, for points as signs have them."""
        if self == SAME:
            return written_m
        x, y, z = np.moveaxis(np.asarray(written_m, np.float64), -1, 0)
        across, from_z, to_z = self._at(y)
        up = np.where(y > 0.0, self.above, self.below)
        return np.stack([across * x, up * y, to_z + self.length * (z - from_z)], axis=-1)

    def written(self, point_m: Array) -> Array:
        """(..., 3) m as signs have them, for points from the notch on the body."""
        if self == SAME:
            return point_m
        x, y, z = np.moveaxis(np.asarray(point_m, np.float64), -1, 0)
        y = y / np.where(y > 0.0, self.above, self.below)
        across, from_z, to_z = self._at(y)
        return np.stack([x / across, y, from_z + (z - to_z) / self.length], axis=-1)

    def _at(self, written_y: Array) -> tuple[Array, Array, Array]:
        """Return by how much x is scaled at heights as signs have them, and both depths of the front."""
        from_z = np.interp(written_y, self.fronts_y_m, self.from_z_m)
        to_z = np.interp(written_y, self.fronts_y_m, self.to_z_m)
        return np.interp(written_y, self.sides_y_m, self.sides), from_z, to_z


SAME: Final = Scale()
"""The scale of the reference body."""


def scale_between(reference: Body, body: Body) -> Scale:
    """Return the scale from the reference body to another one."""
    if body is reference:
        return SAME
    old, new = measures_of(reference), measures_of(body)
    across, length = new.shoulder_x_m / old.shoulder_x_m, new.arm_m / old.arm_m
    hips, head = (
        max(across, float(now[0] / was[0])) for was, now in ((old.hip_m, new.hip_m), (old.ear_m, new.ear_m))
    )
    # a hand is never drawn in nearer than its arm goes: broad shoulders and bellies have their room
    from_shoulders = new.shoulder_z_m + length * (old.front_m[:, 1] - old.shoulder_z_m)
    return Scale(
        above=new.to_eyes_m / old.to_eyes_m,
        below=new.to_navel_m / old.to_navel_m,
        length=length,
        height=float(body.landmarks["crown"][1] / reference.landmarks["crown"][1]),
        sides_y_m=(float(old.hip_m[1]), float(old.waist_m[1]), 0.0, float(old.ear_m[1])),
        sides=(hips, across, across, head),
        fronts_y_m=tuple(old.front_m[:, 0].tolist()),
        from_z_m=tuple(old.front_m[:, 1].tolist()),
        to_z_m=tuple(np.maximum(new.front_m[:, 1], from_shoulders).tolist()),
    )
