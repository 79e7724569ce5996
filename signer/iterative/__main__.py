"""Prints how near each method comes to four targets, and what is said of it.

`python -m signer.iterative [STEPS]`: five links of one length in the plane, joints of 90 degrees to either
side, and the distance left above the least possible, in links, after each fifth of the steps.
"""

import sys
from math import pi

import numpy as np

from signer.iterative.runs import run
from signer.iterative.tasks import link_task

CASES = {
    "in the middle": (3.0, 0.2),
    "at 99.9 % of the reach": (4.995, 0.2),
    "beyond reach": (5.6, 0.2),
    "inward along a straight chain, which no small turn shortens": (2.0, 0.0),
}
"""Targets: distance from the root in links, and the bend of every joint that it begins with, rad."""


def main(arguments: list[str]) -> int:
    """Write a table a case: a row for each method."""
    steps = int(arguments[0]) if arguments else 50
    shown = np.linspace(0, steps, 6).astype(int)
    for name, (away, bend) in CASES.items():
        task = link_task((1.0,) * 5, clamp_rad=pi / 2, elastic=False, damping=1.0, first=(bend, bend))
        lines = ["", name, f"{'steps':34}" + "".join(f"{k:9}" for k in shown)]
        for method in task.methods:
            made = run(task, method, np.array((away, 0.0, 0.0)), steps, task.first)
            left = made.excess[np.minimum(shown, len(made.excess) - 1)]
            lines.append(f"{method:34}" + "".join(f"{error:9.0e}" for error in left) + f"  {made.verdict}")
        sys.stdout.write("\n".join(lines) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
