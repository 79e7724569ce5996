"""Print the size of each package, with its tuned numbers, beside that of an earlier commit.

`python -m tools.sizes`, and `--keep NAME` to measure this tree as the one that later trees are set beside.
Lines alone say little, since they may grow long: the nodes of the syntax tree say how much is written in
them. A tuned number is one that somebody chose: a module's constant that holds a number, or a number in the
code that is no index, no factor between units and none of those that stand for themselves.
"""

import argparse
import ast
import csv
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[1]
KEPT: Final = ROOT / "tools" / "sizes.csv"
PACKAGES: Final = (
    *("signer/motion", "signer/sequencing", "signer/kinematics", "body_model", "signer/characters"),
    *("signer/document", "signer/files", "signer/export", "signer/films", "signer/corpus", "signer/commands"),
    *("signer/studio", "signer", "handshapes", "sites", "nonmanuals", "fingerspelling", "tests", "tools"),
)
ENGINE: Final = PACKAGES[:4]
PLAIN: Final = frozenset({-1, 0, 1, 2})
UNITS: Final = frozenset({10, 60, 90, 100, 180, 360, 1000, 1_000_000, 0.5, 0.01, 0.001, 1e-6})
"""Numbers that turn one unit into another, or halve."""


class Size(NamedTuple):
    """Size of a package: lines, nodes of the syntax tree, constants with numbers, numbers in the code."""

    lines: int
    nodes: int
    constants: int
    literals: int

    def __add__(self, other: object) -> "Size":
        """Add two sizes, figure by figure."""
        assert isinstance(other, Size)
        return Size(*(a + b for a, b in zip(self, other, strict=True)))


def numbers_in(tree: ast.AST) -> Iterator[float]:
    """Yield every number that a piece of code names, those of indices left out."""
    if isinstance(tree, ast.Constant) and type(tree.value) in (int, float):
        yield tree.value  # type: ignore[misc]
    for child in ast.iter_child_nodes(tree):
        if not (isinstance(tree, ast.Subscript) and child is tree.slice):
            yield from numbers_in(child)


def size_of(source: str) -> Size:
    """Return the size of one module's source."""
    tree = ast.parse(source)
    values = (each.value for each in tree.body if isinstance(each, ast.Assign | ast.AnnAssign))
    return Size(
        len(source.splitlines()),
        sum(1 for _ in ast.walk(tree)),
        sum(1 for value in values if value is not None and any(True for _ in numbers_in(value))),
        sum(1 for number in numbers_in(tree) if number not in PLAIN and number not in UNITS),
    )


def measured(root: Path) -> dict[str, Size]:
    """Return the size of each package of a checkout, and of the four of the engine together."""
    sizes = {
        package: sum(
            (size_of(path.read_text(encoding="utf-8")) for path in (root / package).rglob("*.py")),
            Size(0, 0, 0, 0),
        )
        for package in PACKAGES
    }
    sizes["engine"] = sum((sizes[package] for package in ENGINE), Size(0, 0, 0, 0))
    return sizes


def kept(path: Path) -> tuple[str, dict[str, Size]]:
    """Read the sizes that trees are set beside, and the commit that they are of."""
    with path.open(encoding="utf-8", newline="") as file:
        rows = list(csv.reader(file))
    return rows[0][0], {row[0]: Size(*map(int, row[1:])) for row in rows[1:]}


def table(commit: str, before: dict[str, Size], now: dict[str, Size]) -> Iterator[str]:
    """Yield the lines of a table: each figure now, and in brackets before."""
    yield f"{'in brackets at ' + commit:28}" + "".join(f"{name:>20}" for name in Size._fields)
    for package, size in now.items():
        was = before.get(package, Size(0, 0, 0, 0))
        cells = (f"{new:,} ({old:,})" for new, old in zip(size, was, strict=True))
        yield f"{package:28}" + "".join(f"{cell:>20}" for cell in cells)


def main(arguments: list[str]) -> int:
    """Print the table of sizes; with --keep write this tree's as those to come back to."""
    parser = argparse.ArgumentParser(prog="python -m tools.sizes", description="Sizes of the packages.")
    parser.add_argument(
        "--keep", metavar="COMMIT", help="keep this tree's sizes under the name of its commit"
    )
    asked = parser.parse_args(arguments)
    now = measured(ROOT)
    if asked.keep:
        with KEPT.open("w", encoding="utf-8", newline="") as file:
            csv.writer(file, lineterminator="\n").writerows(
                [[asked.keep, *Size._fields], *([package, *size] for package, size in now.items())]
            )
    for line in table(*kept(KEPT), now):
        print(line)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
