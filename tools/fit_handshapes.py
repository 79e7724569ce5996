"""Fit the inventory's handshapes to the drawn hand and write `handshapes/data/rig_angles.csv`.

With names, only those shapes.

What touches in a shape is the fact; the inventory's angles were found on another hand. Here the joints are
turned as little as needed so that the parts meet and do not stand in each other. `python -m
tools.handshape_residuals` measures what came out.
"""

import argparse
import csv
import sys
import time
from dataclasses import replace
from pathlib import Path

import numpy as np

from tools.fitting.measure import Residuals, measured, right_hand
from tools.fitting.recipe import COLUMNS, Recipe, inventory, recipe_of
from tools.fitting.solve import THUMB, Solver
from tools.fitting.touches import touches

PATH = Path(__file__).parents[1] / "handshapes" / "data" / "rig_angles.csv"
FIELDS = ["name", *COLUMNS, "contact_mm", "overlap_mm", "how", "source"]
# Good enough to keep without looking for better, mm.
GAP_MM, OVERLAP_MM = 0.9, 1.3


class Fitter:
    """Fits shapes one after the other.

    Shapes that hold the thumb against the same parts hold it alike, and those with the same fingers keep
    them.
    """

    def __init__(self, path: Path) -> None:
        self.hand, self.parts = right_hand()
        self.solver = Solver(self.hand, self.parts)
        self.path = path
        self.stored = _read(path)
        self._fingers: dict[tuple[float, ...], np.ndarray] = {}
        self._thumbs: dict[str, list[np.ndarray]] = {}

    def keep(self, recipe: Recipe) -> None:
        """Let other shapes take over what a stored shape has."""
        row = self.stored.get(recipe.name)
        if row is not None:
            self._offer(recipe, np.array([float(row[column]) for column in COLUMNS]))

    def fit(self, recipe: Recipe) -> dict[str, str]:
        """A row for a shape."""
        start = recipe.start(self.curled())
        family = tuple(recipe.table[: THUMB.start])
        if family in self._fingers:
            start[: THUMB.start] = self._fingers[family]
        held = self._held_thumb(recipe, start)
        if held is not None:
            start[THUMB.start :] = held
        residuals = self.measure(start, recipe)
        if recipe.is_fist or not _good(residuals) or not self._is_as_open(start, recipe):
            start, residuals = self._solved(recipe, start, thumb_is_held=held is not None)
        self._offer(recipe, start)
        return _row(recipe, start, residuals)

    def _offer(self, recipe: Recipe, angles: np.ndarray) -> None:
        if any(goal.is_beside for goal in recipe.goals) and not recipe.keeps_fingers:
            self._fingers.setdefault(tuple(recipe.table[: THUMB.start]), angles[: THUMB.start])
        for key in recipe.thumb_keys:
            self._thumbs.setdefault(key, []).append(angles[THUMB.start :])

    def _held_thumb(self, recipe: Recipe, start: np.ndarray) -> np.ndarray | None:
        """A thumb of an earlier shape that does for this one as well."""
        angles = start.copy()
        for thumb in (thumb for key in recipe.thumb_keys for thumb in self._thumbs.get(key, [])):
            angles[THUMB.start :] = thumb
            found = measured(self.hand, self.parts, np.radians(angles), recipe.thumb_goals, recipe.curled)
            overlap_m = max((one.depth_m for one in found.overlaps if "thumb" in one[:2]), default=0.0)
            # A thumb that touches nothing is the inventory's, or what became of it; fingers that still have
            # to move go around it.
            is_free = not recipe.thumb_goals and recipe.gap_m is None
            if is_free or (
                1e3 * found.gap_m <= GAP_MM
                and 1e3 * overlap_m <= OVERLAP_MM
                and self._is_as_open(angles, recipe)
            ):
                return thumb
        return None

    def _solved(self, recipe: Recipe, start: np.ndarray, thumb_is_held: bool) -> tuple[np.ndarray, Residuals]:
        best = None
        overlaps = self.measure(start, recipe).overlaps
        task = recipe.task(start, overlaps, thumb_is_held)
        for begin in [start] if thumb_is_held else recipe.begins(start):
            if recipe.draped:  # the thumb goes in first, then the fingers close on it
                thumb_only = replace(
                    task,
                    start=begin,
                    free=np.array(THUMB),
                    ease=task.ease[np.isin(task.free, THUMB)],
                    alike=(),
                )
                begin = self.solver.solve(thumb_only, begin)[0]
            angles, cost = self.solver.solve(task, begin)
            angles = np.round(angles, 1) + 0.0
            residuals = self.measure(angles, recipe)
            rank = (
                round(
                    max(0.0, 1e3 * residuals.gap_m - GAP_MM)
                    + max(0.0, 1e3 * residuals.overlap_m - OVERLAP_MM),
                    1,
                ),
                cost,
            )
            if best is None or rank < best[0]:
                best = rank, angles, residuals
            if rank[0] == 0.0:
                break
        assert best is not None
        return best[1], best[2]

    def measure(self, angles: np.ndarray, recipe: Recipe) -> Residuals:
        """The residuals of a shape in degrees."""
        return measured(self.hand, self.parts, np.radians(angles), recipe.goals, recipe.curled)

    def _is_as_open(self, angles: np.ndarray, recipe: Recipe) -> bool:
        if recipe.gap_m is None:
            return True
        return (
            recipe.gap_m[0] <= self.solver.pads_apart(self.hand.skin(np.radians(angles))) <= recipe.gap_m[1]
        )

    def curled(self) -> np.ndarray:
        """The (4, 4) angles of the fist's fingers, which all other shapes with curled fingers take over.

        The inventory's at first.
        """
        row = self.stored.get("10")
        return (
            np.array([float(row[column]) for column in COLUMNS[:16]]).reshape(4, 4)
            if row
            else np.full((4, 4), np.nan)
        )


def _good(residuals: Residuals) -> bool:
    return 1e3 * residuals.gap_m <= GAP_MM and 1e3 * residuals.overlap_m <= OVERLAP_MM


def _row(recipe: Recipe, angles: np.ndarray, residuals: Residuals) -> dict[str, str]:
    moved = [name for name, part in recipe.parts() if np.abs(angles - recipe.table)[part].max() > 0.05]
    values = {column: f"{angle:g}" for column, angle in zip(COLUMNS, angles, strict=True)}
    numbers = {"contact_mm": f"{1e3 * residuals.gap_m:.2f}", "overlap_mm": f"{1e3 * residuals.overlap_m:.2f}"}
    how = f"{', '.join(moved) or 'nothing'} turned from the inventory's angles"
    return {
        "name": recipe.name,
        **values,
        **numbers,
        "how": how,
        "source": "fitted for this project by tools/fit_handshapes.py",
    }


def _read(path: Path) -> dict[str, dict[str, str]]:
    return (
        {row["name"]: row for row in csv.DictReader(path.open(encoding="utf-8", newline=""))}
        if path.exists()
        else {}
    )


def main() -> int:
    """Fit and write."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "names", nargs="*", help="fit only these shapes and keep the other rows; the fist 10 comes first"
    )
    parser.add_argument("--to", type=Path, default=PATH, help="write another file")
    options = parser.parse_args()
    fitter = Fitter(options.to)
    rows = inventory()
    unknown = set(options.names) - rows.keys()
    if unknown:
        parser.error(f"no such handshape: {', '.join(sorted(unknown))}")
    order = sorted(rows, key=lambda name: name != "10")
    recipes = {name: recipe_of(row, touches(row["touches"])) for name, row in rows.items()}
    for name in order:
        if options.names and name not in options.names:
            fitter.keep(recipes[name])
            continue
        began = time.monotonic()
        row = fitter.stored[name] = fitter.fit(recipes[name])
        print(
            f"{name:18s} gap {row['contact_mm']:>5s} overlap {row['overlap_mm']:>5s} mm  "
            f"{time.monotonic() - began:4.0f} s  {row['how']}",
            flush=True,
        )
        _write(options.to, [fitter.stored[each] for each in rows if each in fitter.stored])
    return 0


def _write(path: Path, rows: list[dict[str, str]]) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, FIELDS, lineterminator="\n", extrasaction="ignore")
        writer.writeheader()
        writer.writerows(rows)


if __name__ == "__main__":
    sys.exit(main())
