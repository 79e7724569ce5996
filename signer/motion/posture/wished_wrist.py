"""Read how a key wishes its hand turned: wrist angles within limits, or a turn in the chest's frame."""

from functools import lru_cache
from typing import Final

import numpy as np

from body_model.arrays import Array
from body_model.plain_types import Side
from signer.document.values import GlobalOrientation, Orientation
from signer.kinematics.limits import LimitReport, clamp_wrist, wrist_reports
from signer.kinematics.orientation import hand_rotation
from signer.kinematics.wrist import WristAngles

NOT_OVER: Final = WristAngles(*np.zeros(len(WristAngles._fields)))
"""A wrist within its limits."""


def wished_wrist(orientation: Orientation) -> WristAngles:
    """The nearest angles to those wished that a wrist can take."""
    return clamp_wrist(angles_of(orientation)).angles


def within_limits(orientation: Orientation) -> tuple[Orientation, tuple[LimitReport, ...]]:
    """The nearest orientation that a wrist can take, and what held it back."""
    clamped = clamp_wrist(angles_of(orientation))
    reports = wrist_reports(clamped.over)
    return (orientation_from(clamped.angles), reports) if reports else (orientation, ())


def orientation_from(angles: WristAngles) -> Orientation:
    """One wrist's angles as the document keeps them."""
    return Orientation(*(float(angle) for angle in angles))


def angles_of(orientation: Orientation) -> WristAngles:
    """Return the angles of a wrist as the document keeps them, be they within limits or not."""
    return WristAngles(
        *(
            np.asarray(angle)
            for angle in (orientation.pronation_rad, orientation.flexion_rad, orientation.deviation_rad)
        )
    )


def moved_wrist(wrist: WristAngles, moves: Array | None) -> WristAngles:
    """Return the angles (...) with the local movement (n, 3) rad of the wrist, within their limits."""
    if moves is None:
        return wrist
    return clamp_wrist(
        WristAngles(*(angle + move for angle, move in zip(wrist, moves.T, strict=True)))
    ).angles


@lru_cache(maxsize=128)
def wished_rotation(side: Side, wish: GlobalOrientation) -> Array:
    """Return the (3, 3) turn of a hand in the chest's frame that directions ask for."""
    return hand_rotation(side, wish.palm, wish.fingers)
