"""Types of numpy arrays, for every package."""

from importlib import import_module
from types import ModuleType
from typing import Any, Final, TypeAlias

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

STILL: Final = np.eye(3, 4)
"""The matrix of what stands still, and the frame of the world."""
STILL.flags.writeable = False
AS_ONE: Final = 1e-6
"""Distance, m, rad or shares, within which values count as one, such as those of bones that move together:
matrices of single precision are off by a tenth of it. Half and double change nothing."""
NOTHING: Final = 1e-12
"""Size of what is computed of lengths up to 1 that is no more than rounding: it has no direction; as a share
of squares it is none of their difference. Half and double change nothing."""
TRACE: Final = 1e-9
"""Remainder of a calculation, m, rad or a share, that is nothing: half a nanometre at a fingertip is
not seen. Half and double change nothing."""

UNUSED: Final = ("char", "core", "ctypeslib", "f2py", "ma", "polynomial", "rec", "strings", "testing")
"""Modules of numpy that scipy asks for by name as it is loaded, and uses none of."""


class _Later(ModuleType):
    """A module that is loaded when something of it is asked for."""

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):  # import machinery looks, and uses nothing
            raise AttributeError(name)
        return getattr(import_module(self.__name__), name)


for _name in UNUSED:  # a quarter of the time in which scipy is loaded
    if _name not in vars(np):
        setattr(np, _name, _Later(f"numpy.{_name}"))
