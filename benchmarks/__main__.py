"""All timings beside their targets, and how exact a million solves are: `python -m benchmarks [--json]`.

The editor's timings need a screen, virtual or real. `--peers` compares the solver with other libraries instead; what follows
it is for `benchmarks.peers`.
"""

import sys

from benchmarks import arm, distance, editor, exactness, export, ranges, two_hands
from benchmarks.figure import show
from benchmarks.peers import __main__ as peers

if __name__ == "__main__":
    if "--peers" in sys.argv:
        peers.main([argument for argument in sys.argv[1:] if argument != "--peers"])
    else:
        show(
            [
                *arm.measure(),
                *exactness.measure(),
                *distance.measure(),
                *ranges.measure(),
                *export.measure(),
                *two_hands.measure(),
                *editor.measure(),
            ],
            as_json="--json" in sys.argv,
        )
