"""Prints how near each method comes to the targets of the solver lab, and what is said of it.

`python -m signer.iterative [STEPS]`: five links of one length in the plane, joints of 90 degrees to either
side, at first with the target within easy reach; then each preset, with what to look at in it. A row tells
the distance left above the least possible, as a share of the reach, after each fifth of the steps.
"""

import sys
from collections.abc import Iterator

import numpy as np

from signer.iterative.problem import CLAMP_DEG, PRESETS, Problem, preset, preset_words
from signer.iterative.runs import run

LINKS = Problem("links", (0.6, 0.0, 0.0), clamp_deg=CLAMP_DEG["links"])


def table(problem: Problem, steps: int) -> Iterator[str]:
    """Yield a line for each method."""
    task, shown = problem.task(), np.linspace(0, steps, 6).astype(int)
    yield f"{'steps':34}" + "".join(f"{k:9}" for k in shown)
    for method in task.methods:
        made = run(task, method, np.array(problem.target) * task.shell[1], steps, task.first)
        left = made.excess[np.minimum(shown, len(made.excess) - 1)] / task.shell[1]
        yield f"{method:34}" + "".join(f"{error:9.0e}" for error in left) + f"  {made.verdict}"


def main(arguments: list[str]) -> int:
    """Write a table a question."""
    steps = int(arguments[0]) if arguments else 50
    asked = {"Five links, a target within easy reach.": LINKS}
    asked |= {f"{PRESETS[name][0]}: {preset_words(name)}": preset(name, LINKS) for name in PRESETS}
    for words, problem in asked.items():
        sys.stdout.write("\n".join((words, *table(problem, steps))) + "\n\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
