"""A drag in the whole window.

What a step of the mouse takes until everything that follows from it is drawn.

python -m benchmarks.dragging [--json] [NAME ...]

Real mouse events in a process of its own with a desk of its own, 1280 x 800. A step is over when the event
loop has nothing left to do but what goes on beside the window. With wall time the processor's is told, all
threads together: on a machine that does other things besides, that one is the steadier of the two.
"""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from benchmarks.figure import Figure, show

SIGNS = Path(__file__).parents[1] / "signer" / "library" / "signs"
NAMES = ("IDEA", "HELP")
FRAME_MS = 50.0
"""Twenty frames a second."""

OPENED = """
import json, math, statistics, sys, time
from dataclasses import replace
from pathlib import Path
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from signer.motion.operations.hand_edits import ChangeKey
from signer.studio import app
from signer.studio.look import theme
application = app.prepare()
theme.use_theme(application, "dark")
from body_model.load import load_body
from signer.document.values import SpacePoint
from signer.motion.places.contact_target import NOTCH
from signer.studio.files.settings import Settings
from signer.studio.window import Window
from signer.studio.workspace import Workspace

STEPS, TURN, SETTLED_S = 40, 20, 60.0
window = Window(Workspace(Settings()))
window.open_first(Path(sys.argv[1]))
window.resize(1280, 800)
window.show()

def run(seconds):
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        application.processEvents()
        time.sleep(0.002)

def settle():
    end, quiet = time.perf_counter() + SETTLED_S, 0
    while quiet < 3 and time.perf_counter() < end:
        before = time.process_time()
        run(0.2)
        waited = window.workspace.possibilities, window.workspace.insides
        still = all(one.is_settled for one in waited) and window.stage.is_drawn
        quiet = quiet + 1 if still and time.process_time() - before < 0.06 else 0
"""
"""A window with the sign that the script is given, and how to wait until all of it rests."""

DRAG = (
    OPENED
    + """
def there_and_back(step):
    step %= 2 * TURN
    return min(step, 2 * TURN - step)

def dial(axis):
    made = window.hand.posture.wrist.dials[axis].dial
    start, pivot = made.value, made._pivot()
    def at(step):
        angle = math.radians(start + there_and_back(step))
        return QPoint(round(pivot.x() + 40 * math.sin(angle)), round(pivot.y() - 40 * math.cos(angle)))
    return made, at

def bar():
    made = window.hand.posture.elbow.bar
    start = round(made.x_of(made.value))
    return made, lambda step: QPoint(start + there_and_back(step), 22)

def handle(name):
    def found():
        start = window.stage.handle_point(name).toPoint()
        return window.stage, lambda step: start + QPoint(there_and_back(step), -there_and_back(step) // 2)
    return found

def free_point():
    hand = window.player.pose.hands["dominant"]
    place = hand.articulator - load_body().landmarks[NOTCH] + (0.0, 0.0, 0.05)
    point = SpacePoint(window.session.current_key().articulator, tuple(float(each) for each in place))
    window.session.perform(ChangeKey({"placement": point, "second": None}))
    settle()
    return handle("target")()

WAYS = {
    "elbow bar": bar,
    "bend dial": lambda: dial("flexion_rad"),
    "side dial": lambda: dial("deviation_rad"),
    "turn dial": lambda: dial("pronation_rad"),
    "elbow on the stage": handle("elbow"),
    "ring on the stage": handle("bend"),
    "target on the stage": free_point,
}
settle()
told = {}
for name, begin in WAYS.items():
    widget, at = begin()
    QTest.mouseMove(widget, at(0))
    run(0.2)
    QTest.mousePress(widget, Qt.MouseButton.LeftButton, pos=at(0))
    run(0.05)
    walls, works = [], []
    for step in range(1, STEPS + 1):
        wall, work = time.perf_counter(), time.process_time()
        QTest.mouseMove(widget, at(step))
        for _ in range(3):
            application.processEvents()
        walls.append(1e3 * (time.perf_counter() - wall))
        works.append(1e3 * (time.process_time() - work))
    QTest.mouseRelease(widget, Qt.MouseButton.LeftButton, pos=at(STEPS))
    told[name] = [statistics.median(walls), sorted(walls)[int(0.9 * STEPS)], statistics.median(works)]
    settle()
    while window.session.undo_stack.canUndo():
        window.session.undo()
    settle()
print(json.dumps(told))
"""
)


def measure(names: tuple[str, ...] = NAMES) -> list[Figure]:
    """Drag everything that can be dragged in these signs of the library."""
    found: list[Figure] = []
    for name in names:
        for way, (median, slow, work) in in_a_window(DRAG, SIGNS / f"{name}.sign").items():
            what = f"{name}: {way}"
            found += [
                Figure(f"{what}, a step", median, "ms", FRAME_MS),
                Figure(f"{what}, of the frame", 100.0 * median / FRAME_MS, "%", 100.0),
                Figure(f"{what}, one step of ten is slower", slow, "ms", None),
                Figure(f"{what}, processor of all threads", work, "ms", None),
            ]
    return found


def in_a_window(script: str, sign: Path) -> Any:
    """Return what a script prints last, as JSON, in a process with settings and pictures of its own."""
    with tempfile.TemporaryDirectory() as folder:
        places = dict.fromkeys(
            ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"), folder
        )
        command = [sys.executable, "-c", script, str(sign)]
        answer = subprocess.run(
            command, capture_output=True, text=True, check=True, env={**os.environ, **places}
        )
    return json.loads(answer.stdout.splitlines()[-1])


if __name__ == "__main__":
    wanted = tuple(each for each in sys.argv[1:] if not each.startswith("-"))
    show(measure(wanted or NAMES), as_json="--json" in sys.argv)
