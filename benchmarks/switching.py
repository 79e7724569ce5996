"""Another signer by View > Signer: until it is drawn with care, and until its bands are found.

python -m benchmarks.switching [--json]

In a process of its own with a desk of its own, from a window that has come to rest. The processor's time is
of all threads; beside other work it is the steadier of the two.
"""

import sys

from benchmarks.dragging import OPENED, SIGNS, in_a_window
from benchmarks.figure import Figure, show

LIMIT_S = 0.6
SWITCH = (
    OPENED
    + """
from PySide6.QtGui import QAction

def choose(name, pointed):
    action = window.findChild(QAction, "action.signer_" + name)
    if pointed:
        action.hover()
        settle()
    wall, work = time.perf_counter(), time.process_time()
    action.trigger()
    drawn = None
    while drawn is None or not window.workspace.possibilities.is_settled:
        application.processEvents()
        if window.stage.is_drawn and window.player.pose.character.name == name:
            drawn = drawn or time.perf_counter() - wall
    found = [drawn, time.perf_counter() - wall, time.process_time() - work]
    settle()
    return found

settle()
ways = {"first": ("man", False), "pointed at": ("child", True), "again": ("man", False)}
print(json.dumps({way: choose(*of) for way, of in ways.items()}))
"""
)


def measure() -> list[Figure]:
    """Let others show IDEA: for the first time, after the pointer stayed on the name, and once more."""
    found: list[Figure] = []
    for way, (drawn_s, bands_s, work_s) in in_a_window(SWITCH, SIGNS / "IDEA.sign").items():
        found += [
            Figure(f"another signer, {way}: drawn", drawn_s, "s", LIMIT_S),
            Figure(f"another signer, {way}: bands found", bands_s, "s", LIMIT_S),
            Figure(f"another signer, {way}: processor of all threads", work_s, "s", None),
        ]
    return found


if __name__ == "__main__":
    show(measure(), as_json="--json" in sys.argv)
