"""Records that are told for one posture or moment, or for each of many; then their arrays lead with n."""

from collections.abc import Mapping
from dataclasses import replace
from operator import is_
from typing import Any, ClassVar, Self

from body_model.arrays import Indices


class Many:
    """A frozen record, one or many: `class Hands(Many, angles=1)` has angles (k,) or (n, k).

    Each keyword names a field that may lead with n, and the number of axes that a single one has; records
    among them know it themselves.
    """

    __slots__ = ()
    _axes: ClassVar[Mapping[str, int]]

    def __init_subclass__(cls, **axes: int) -> None:
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


def _some(value: Any, rows: Indices | int, axes: int) -> Any:
    """Some rows of a field, or of each part of one."""
    if hasattr(value, "rows"):
        return value.rows(rows)
    if isinstance(value, tuple):
        some = [_some(part, rows, axes) for part in value]
        return value if all(map(is_, some, value)) else getattr(type(value), "_make", tuple)(some)
    return value[rows] if getattr(value, "ndim", 0) > axes else value
