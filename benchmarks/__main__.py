"""All timings beside their targets, and how exact a million solves are.

`python -m benchmarks [PART ...] [--json]`.

Each part is told as soon as it is measured, with how long that took; one that fails does not keep the rest.
The window's timings need a screen, virtual or real. `--peers` compares the solver with others that are
installed instead, and `--clients` opens GLB files in three.js, Babylon.js and
Blender and compares every vertex; what follows it is for `benchmarks.clients`. How penetration and the ways
out of it are measured against brute force takes many minutes, and has commands of its own: `python -m
benchmarks.penetration`, `python -m benchmarks.clearing`.
"""

import argparse
import importlib
import sys
import time
import traceback
from collections.abc import Sequence
from typing import Final

from benchmarks.figure import Figure, show

PARTS: Final = (
    "arm",
    "exactness",
    "distance",
    "ranges",
    "directions",
    "fresh_contacts",
    "face",
    "export",
    "folding",
    "two_hands",
    "sentences",
    "editor",
    "dragging",
    "switching",
    "film",
    "corpus",
    "drafts",
)
"""Modules of this folder, each with a `measure` that returns its figures."""


def main(arguments: Sequence[str]) -> int:
    """Measure the parts that are named, or all; 1 when one of them could not be measured."""
    parser = argparse.ArgumentParser(
        prog="dev.py bench", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "parts", nargs="*", metavar="PART", help=f"of {', '.join(PARTS)}; all when none is named"
    )
    parser.add_argument("--json", action="store_true", help="the figures for other programs, at the end")
    given = parser.parse_args(arguments)
    unknown = sorted(set(given.parts) - set(PARTS))
    if unknown:
        parser.error(f"there is no part {unknown[0]!r}; the parts are {', '.join(PARTS)}")
    begun, figures, failed = time.monotonic(), list[Figure](), list[str]()
    for part in given.parts or PARTS:
        start = time.monotonic()
        try:
            found = importlib.import_module(f"benchmarks.{part}").measure()
        except Exception:  # noqa: BLE001 - whatever it is, the other parts are still worth their figures
            failed.append(part)
            traceback.print_exc()
            continue
        figures += found
        if not given.json:
            print(f"\n{part}, {time.monotonic() - start:.0f} s")
            show(found)
            sys.stdout.flush()
    if given.json:
        show(figures, as_json=True)
    else:
        missed = sum(not figure.is_met for figure in figures)
        print(f"\n{len(figures)} figures in {time.monotonic() - begun:.0f} s, {missed} missed their target")
    if failed:
        print(f"could not be measured: {', '.join(failed)}", file=sys.stderr)
    return 1 if failed else 0


if __name__ == "__main__":
    if "--peers" in sys.argv:
        from benchmarks import peers

        peers.main([argument for argument in sys.argv[1:] if argument != "--peers"])
    elif "--clients" in sys.argv:
        from benchmarks.clients import __main__ as clients  # what it needs would weigh on the timings

        sys.exit(clients.main([argument for argument in sys.argv[1:] if argument != "--clients"]))
    else:
        sys.exit(main(sys.argv[1:]))
