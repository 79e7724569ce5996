"""Speed profiles: how far along its way the hand is at each share of the time."""

from collections.abc import Callable
from typing import Final

import numpy as np
from numpy.typing import ArrayLike, NDArray

from signer.document.values import Easing

Array = NDArray[np.float64]

_CURVES: Final[dict[Easing, Callable[[Array], Array]]] = {
    "smooth": lambda x: x * x * x * (10.0 + x * (6.0 * x - 15.0)),  # least jerk: how hands move between two rests
    "even": lambda x: x,
    "soft start": lambda x: x * x,
    "soft stop": lambda x: x * (2.0 - x),
}


def ease(easing: Easing, share: ArrayLike) -> Array:
    """The share of the way done after a share of the time; 0 stays 0, 1 stays 1, and it never turns back.

    Args:
        easing: the profile's name.
        share: (...,) of the time; what lies outside [0, 1] counts as its end.
    """
    return _CURVES[easing](np.clip(np.asarray(share, dtype=np.float64), 0.0, 1.0))
