"""Records that are told for one posture or moment, or for each of many; then their arrays lead with n."""

from collections.abc import Mapping
from dataclasses import replace
from itertools import repeat
from operator import is_
from typing import Any, ClassVar, Self, TypeAlias

import numpy as np

from body_model.arrays import Indices

Axes: TypeAlias = int | tuple[int, ...]
"""Number of axes of a single value, or of each part of a tuple."""


class Many:
    """A frozen record, one or many: `class Hands(Many, angles=1)` has angles (k,) or (n, k).

    Each keyword names a field that may lead with n, and the number of axes that a single one has, of a tuple
    that of each part where they differ; records among them know it themselves.
    """

    __slots__ = ()
    _axes: ClassVar[Mapping[str, Axes]]

    def __init_subclass__(cls, **axes: Axes) -> None:
        """Keep the axes; a class that gets slots is made twice, the second time without a word of them."""
        super().__init_subclass__()
        if axes:
            cls._axes = axes

    def rows(self, rows: Indices | int) -> Self:
        """Return some of many, or a single one; what is one for all stays."""
        now = {name: getattr(self, name) for name in self._axes}
        some = {name: _some(value, rows, self._axes[name]) for name, value in now.items()}
        changed: Any = {name: value for name, value in some.items() if value is not now[name]}
        return replace(self, **changed) if changed else self  # type: ignore[type-var]  # records are dataclasses

    def as_many(self) -> Self:
        """Return a single one, or the only one of many, leading with 1."""
        first = {name: _leading(getattr(self, name), axes) for name, axes in self._axes.items()}
        return replace(self, **first)  # type: ignore[type-var]  # as above


def _some(value: Any, rows: Indices | int, axes: Any) -> Any:
    """Some rows of a field, or of each part of one."""
    if hasattr(value, "rows"):
        return value.rows(rows)
    if isinstance(value, Mapping):
        return {name: _some(part, rows, axes) for name, part in value.items()}
    if isinstance(value, tuple):
        each = axes if isinstance(axes, tuple) else repeat(axes)
        some = [_some(part, rows, own) for part, own in zip(value, each, strict=False)]
        return value if all(map(is_, some, value)) else getattr(type(value), "_make", tuple)(some)
    return value[rows] if getattr(value, "ndim", 0) > axes else value


def _leading(value: Any, axes: Any) -> Any:
    """A field, or each part of one, leading with 1; what is one for all stays."""
    if isinstance(value, Many):
        return value.as_many()
    if isinstance(value, tuple):
        each = axes if isinstance(axes, tuple) else repeat(axes)
        return getattr(type(value), "_make", tuple)(map(_leading, value, each))
    return value if value is None else np.reshape(value, (1, *np.shape(value)[np.ndim(value) - axes :]))
