"""Types of numpy arrays, for every package."""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Array: TypeAlias = NDArray[np.float64]
"""Numbers: positions in metres, angles in radians, shares."""
Array32: TypeAlias = NDArray[np.float32]
"""Numbers as the baked data and the graphics card have them."""
Indices: TypeAlias = NDArray[np.intp]
"""Whole numbers that say where something stands in another array."""
Mask: TypeAlias = NDArray[np.bool_]
"""Truth of each of several."""
