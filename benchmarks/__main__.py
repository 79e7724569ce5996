"""All timings beside their targets: `python -m benchmarks [--json]`; the editor's need a screen, virtual or real."""

import sys

from benchmarks import arm, editor
from benchmarks.figure import show

if __name__ == "__main__":
    show([*arm.measure(), *editor.measure()], as_json="--json" in sys.argv)
