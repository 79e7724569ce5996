"""One row in this process; prints its figures as JSON.

`python -m benchmarks.peers.worker MODULE VARIANT FOLDER COUNT PATIENCE_S`.
"""

import importlib
import json
import sys
import time
from pathlib import Path

import numpy as np

from benchmarks.peers.arm_task import targets
from benchmarks.peers.judge import judged, yardstick_us


def main() -> None:
    """Load the library, make it ready, judge it; the figures are the last line of the output."""
    module, variant, folder, count, patience_s = sys.argv[1:]
    start = time.perf_counter()
    library = importlib.import_module(f"benchmarks.peers.libraries.{module}")
    imported_s = time.perf_counter() - start
    solver = library.make(variant, Path(folder))
    with np.errstate(all="ignore"):
        tasks = judged(solver, targets(int(count)), float(patience_s))
    print(
        json.dumps(
            {
                "version": solver.version,
                "import_s": imported_s,
                "yardstick_us": yardstick_us(),
                "tasks": tasks,
            }
        )
    )


if __name__ == "__main__":
    main()
