"""One measured figure beside its target, and how figures are printed."""

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass


@dataclass(frozen=True)
class Figure:
    """One measured figure beside what it should reach."""

    name: str
    value: float
    unit: str
    target: float | None

    @property
    def is_met(self) -> bool:
        """Return whether the figure is within its target; one without a target always is."""
        return self.target is None or self.value <= self.target


def show(figures: Iterable[Figure], *, as_json: bool = False) -> None:
    """Print figures beside their targets, as a table or for other programs."""
    if as_json:
        print(json.dumps([asdict(figure) | {"is_met": figure.is_met} for figure in figures], indent=1))
        return
    for figure in figures:
        target = (
            ""
            if figure.target is None
            else f"target {figure.target:g}  {'met' if figure.is_met else 'MISSED'}"
        )
        value = f"{figure.value:8.1e}" if 0.0 < abs(figure.value) < 0.001 else f"{figure.value:8.3f}"
        print(f"{figure.name:46} {value} {figure.unit:15} {target}")
