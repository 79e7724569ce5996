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
from pathlib import Path

import numpy as np

from signer.fitting.fitter import Fitter
from signer.fitting.measure import Residuals, right_hand
from signer.fitting.recipe import COLUMNS, Recipe, inventory, recipe_of
from signer.fitting.touches import touches

PATH = Path(__file__).parents[1] / "handshapes" / "data" / "rig_angles.csv"
FIELDS = ["name", *COLUMNS, "contact_mm", "overlap_mm", "how", "source"]


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
    stored, fitter = _read(options.to), Fitter(*right_hand())
    rows = inventory()
    unknown = set(options.names) - rows.keys()
    if unknown:
        parser.error(f"no such handshape: {', '.join(sorted(unknown))}")
    order = sorted(rows, key=lambda name: name != "10")
    recipes = {name: recipe_of(row, touches(row["touches"])) for name, row in rows.items()}
    for name in order:
        if options.names and name not in options.names:
            if name in stored:
                kept = np.array([float(stored[name][column]) for column in COLUMNS])
                fitter.keep(recipes[name], kept)
            continue
        began = time.monotonic()
        row = stored[name] = _row(recipes[name], *fitter.fit(recipes[name]))
        print(
            f"{name:18s} gap {row['contact_mm']:>5s} overlap {row['overlap_mm']:>5s} mm  "
            f"{time.monotonic() - began:4.0f} s  {row['how']}",
            flush=True,
        )
        _write(options.to, [stored[each] for each in rows if each in stored])
    return 0


def _write(path: Path, rows: list[dict[str, str]]) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, FIELDS, lineterminator="\n", extrasaction="ignore")
        writer.writeheader()
        writer.writerows(rows)


if __name__ == "__main__":
    sys.exit(main())
