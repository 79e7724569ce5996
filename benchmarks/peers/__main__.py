"""Our solver and its peers side by side.

`python -m benchmarks.peers [--only NAMES] [--quick] [--write]`.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from benchmarks.peers import environments, table
from benchmarks.peers.models import write_models
from benchmarks.peers.rows import OURS, ROWS, Row

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "solver-benchmarks.md"
TOO_LONG_S = 120
ONE_THREAD = dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"), "1")


def main(arguments: Sequence[str] | None = None) -> None:
    """Run every row in its own process, several rounds of all, and show the tables."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.peers", description=__doc__)
    parser.add_argument("--only", default="", help="parts of row names, separated by commas")
    parser.add_argument(
        "--folder",
        type=Path,
        default=environments.default_folder(),
        help="where the peers' environments are kept",
    )
    parser.add_argument("--no-install", action="store_true", help="use only environments that are there")
    parser.add_argument("--quick", action="store_true", help="one round, few targets")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--write", action="store_true", help=f"write {PAGE.relative_to(ROOT)}")
    given = parser.parse_args(arguments)
    wanted = [part.strip().lower() for part in given.only.split(",") if part.strip()]
    rows = [
        row
        for row in ROWS
        if not wanted or row.name == OURS or any(part in row.name.lower() for part in wanted)
    ]
    pythons, missing = _interpreters(
        rows, given.folder.expanduser().resolve(), may_install=not given.no_install
    )
    count, patience_s, rounds = (80, 0.3, 1) if given.quick else (400, 1.0, given.rounds)
    found: dict[str, list[Any]] = {}
    with tempfile.TemporaryDirectory() as folder:
        write_models(Path(folder))
        for turn in range(rounds):
            for row in rows:
                if row.name in missing:
                    continue
                print(f"{turn + 1}/{rounds} {row.name}", file=sys.stderr, flush=True)
                try:
                    found.setdefault(row.name, []).append(
                        _run(pythons[row.environment], row, folder, count, patience_s)
                    )
                except environments.MissingError as reason:
                    missing[row.name] = str(reason)
    results = {name: merged(each) for name, each in found.items() if name not in missing}
    text = table.page(rows, results, missing, rounds, [] if given.quick else _own_targets())
    print(text)
    if given.write:
        PAGE.write_text(text, encoding="utf-8")


def _interpreters(
    rows: Sequence[Row], folder: Path, *, may_install: bool
) -> tuple[dict[str, Path], dict[str, str]]:
    """The interpreter of each environment, and why rows are missing."""
    pythons: dict[str, Path] = {}
    absent: dict[str, str] = {}
    for row in rows:
        name = row.environment
        if row.module == "signer":
            pythons[name] = Path(sys.executable)
        elif name not in pythons and name not in absent:
            print(f"environment {name}", file=sys.stderr, flush=True)
            try:
                pythons[name] = environments.python_in(folder / name, row.packages, may_install=may_install)
            except environments.MissingError as reason:
                absent[name] = str(reason)
    return pythons, {row.name: absent[row.environment] for row in rows if row.environment in absent}


def _run(python: Path, row: Row, folder: str, count: int, patience_s: float) -> Any:
    command = [
        str(python),
        "-m",
        "benchmarks.peers.worker",
        row.module,
        row.variant,
        folder,
        str(count),
        str(patience_s),
    ]
    environment = os.environ | ONE_THREAD | {"PYTHONPATH": str(ROOT), "PYTHONDONTWRITEBYTECODE": "1"}
    try:
        done = subprocess.run(
            command,
            capture_output=True,
            text=True,
            check=False,
            timeout=TOO_LONG_S,
            env=environment,
            cwd=folder,
        )
    except subprocess.TimeoutExpired:
        raise environments.MissingError(f"no figures within {TOO_LONG_S} s") from None
    if done.returncode != 0:
        raise environments.MissingError(
            (done.stderr.strip().splitlines() or [f"ended with {done.returncode}"])[-1]
        )
    return json.loads(done.stdout.splitlines()[-1])


def _own_targets() -> Any:
    """Our solver's figures beside what they should reach."""
    print("own targets", file=sys.stderr, flush=True)
    command = [sys.executable, "-m", "benchmarks.arm", "--json"]
    return json.loads(
        subprocess.run(
            command, capture_output=True, text=True, check=True, env=os.environ | ONE_THREAD, cwd=ROOT
        ).stdout
    )


def merged(rounds: Sequence[Any]) -> Any:
    """Several rounds of the same figures as one: medians of numbers."""
    first = rounds[0]
    if isinstance(first, dict):
        return {name: merged([each[name] for each in rounds]) for name in first}
    numbers = [each for each in rounds if isinstance(each, int | float)]
    return statistics.median(numbers) if numbers else first


if __name__ == "__main__":
    main()
