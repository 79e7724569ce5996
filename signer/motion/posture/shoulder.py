"""Shoulder at a moment, and how it moves the girdle: help towards what is far, and shrugs by hand."""

from dataclasses import dataclass
from typing import Final

import numpy as np

from body_model.arrays import Array
from signer.kinematics.arm import Attainable, attainable
from signer.kinematics.clavicle import HELP, reach_assist, set_by_hand, turn_girdle
from signer.kinematics.rig import ArmRig, Girdle
from signer.motion.many import Many


@dataclass(frozen=True, slots=True)
class Shoulder(Many, assist=0, elevation_rad=0, protraction_rad=0):
    """Help of a shoulder (...), from 0 to 1, and its rise and forward draw by hand, rad."""

    assist: Array | float = 1.0
    elevation_rad: Array | float = 0.0
    protraction_rad: Array | float = 0.0

    @property
    def is_by_hand(self) -> bool:
        """Return whether the shoulder is moved by hand."""
        return bool(np.any(self.elevation_rad) or np.any(self.protraction_rad))


AUTOMATIC: Final = Shoulder()
"""A shoulder without keys."""


def moved(
    rig: ArmRig, girdle: Girdle, shoulder: Shoulder, *, target: Array, most_m: Array | None
) -> tuple[Girdle, Array | None]:
    """Return the girdle as the shoulder moves it for a target (..., 3) m.

    With it comes the turn (..., 3, 3) that was help; None where none is needed. The girdle is moved
    before the arm is solved: solved from the shoulder that results, it is exact. `most_m` is as `most_from`
    tells it.
    """
    girdle = by_hand(rig, girdle, shoulder)
    if most_m is None or not np.any(shoulder.assist):
        return girdle, None
    help_ = reach_assist(rig, target=target, most_m=most_m, amount=shoulder.assist)
    return turn_girdle(rig, girdle, help_), help_


def most_from(
    rig: ArmRig, *, target: Array, articulator: Array, wrist_rotation: Array, ends: Attainable | None = None
) -> Array | None:
    """Return how far (...) m an arm gets from its shoulder; None where targets (..., 3) m are surely near.

    `ends` are those of its reach, where they are known.
    """
    straight = rig.arm.upper_arm + rig.arm.forearm + (wrist_rotation @ articulator[..., None])[..., 0]
    away = target - rig.shoulder
    if np.all((away * away).sum(-1) <= HELP.knee * HELP.knee * (straight * straight).sum(-1)):
        return None
    ends = ends or attainable(rig.arm, wrist_rotation=wrist_rotation, articulator=articulator)
    return np.asarray(ends.most_m)


def by_hand(rig: ArmRig, girdle: Girdle, shoulder: Shoulder) -> Girdle:
    """The girdle raised and drawn forward as far as the shoulder is by hand."""
    if shoulder is AUTOMATIC or not shoulder.is_by_hand:
        return girdle
    by = set_by_hand(rig, rise_rad=shoulder.elevation_rad, forward_rad=shoulder.protraction_rad)
    return turn_girdle(rig, girdle, by)
