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
_NAVEL: Final = "belly"


@dataclass(frozen=True, slots=True)
class Measures:
    """Measures of a body by which points of space are scaled, m.

    Attributes:
        half_breadth_m: from the middle to a shoulder joint.
        to_eyes_m: from the suprasternal notch up to the eyes.
        to_navel_m: from the notch down to the navel.
        arm_m: from the shoulder to the wrist of a straight arm.
        shoulder_z_m: how far before the notch the shoulder joints are; negative behind it.
    """

    half_breadth_m: float
    to_eyes_m: float
    to_navel_m: float
    arm_m: float
    shoulder_z_m: float


def measures_of(body: Body) -> Measures:
    """Measure a body at rest."""
    notch = body.landmarks[NOTCH]
    shoulder, elbow, wrist = body.heads[body.bones("upperarm01.L", "lowerarm01.L", "wrist.L")]
    navel = places.find(_NAVEL).point
    assert navel is not None
    (at,) = on_surface(body, [navel], rest_surface(body).positions)
    arm = float(np.linalg.norm(elbow - shoulder) + np.linalg.norm(wrist - elbow))
    return Measures(
        float(shoulder[0]),
        float(body.landmarks["eye.L"][1] - notch[1]),
        float(notch[1] - at[1]),
        arm,
        float(shoulder[2] - notch[2]),
    )


@dataclass(frozen=True, slots=True)
class Scale:
    """Scale from metres of sign files, which are the reference body's, to those of a body.

    Attributes:
        across, above, below: of x, and of y over and under the suprasternal notch.
        length: of z from the shoulder joints, of stand-offs, and of the sizes of acts and ways.
        height: of the whole body, from the floor to the crown.
        from_z_m, to_z_m: the depth of the shoulder joints from the notch, of the reference body and of this
            one.
    """

    across: float = 1.0
    above: float = 1.0
    below: float = 1.0
    length: float = 1.0
    height: float = 1.0
    from_z_m: float = 0.0
    to_z_m: float = 0.0

    def point(self, written_m: Array) -> Array:
        """(..., 3) m from the notch on the body, for points as signs have them."""
        if self == SAME:
            return written_m
        x, y, z = np.moveaxis(np.asarray(written_m, np.float64), -1, 0)
        up = np.where(y > 0.0, self.above, self.below)
        return np.stack([self.across * x, up * y, self.to_z_m + self.length * (z - self.from_z_m)], axis=-1)

    def written(self, point_m: Array) -> Array:
        """(..., 3) m as signs have them, for points from the notch on the body."""
        if self == SAME:
            return point_m
        x, y, z = np.moveaxis(np.asarray(point_m, np.float64), -1, 0)
        up = np.where(y > 0.0, self.above, self.below)
        return np.stack([x / self.across, y / up, self.from_z_m + (z - self.to_z_m) / self.length], axis=-1)


SAME: Final = Scale()
"""The scale of the reference body."""


def scale_between(reference: Body, body: Body) -> Scale:
    """Return the scale from the reference body to another one."""
    if body is reference:
        return SAME
    old, new = measures_of(reference), measures_of(body)
    return Scale(
        across=new.half_breadth_m / old.half_breadth_m,
        above=new.to_eyes_m / old.to_eyes_m,
        below=new.to_navel_m / old.to_navel_m,
        length=new.arm_m / old.arm_m,
        height=float(body.landmarks["crown"][1] / reference.landmarks["crown"][1]),
        from_z_m=old.shoulder_z_m,
        to_z_m=new.shoulder_z_m,
    )
