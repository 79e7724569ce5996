"""Times a user feels: a dial moved to new surface, a clip solved, the window and the figure in it.

python -m benchmarks.editor [--json]
"""

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import replace
from math import radians
from pathlib import Path
from typing import Any

from benchmarks.figure import Figure, show
from signer.characters.load import load_character
from signer.motion.posture.surroundings import at_rest
from signer.motion.solving.hand_moment import HandMoment, hold_of

EXAMPLE = Path(__file__).parents[1] / "signer" / "library" / "signs" / "IDEA.sign"
DIAL_STEPS = 120
STARTS = 5
TOO_LONG_S = 120.0
"""A window that has not painted its figure by then waits for something that nobody will do."""

# Measured from before the first import of the window's modules, in a process of its own that has nothing in
# memory. A picture is painted when the first event comes that is no more painting.
START = """
import json, sys, time
start = time.perf_counter()
from pathlib import Path
from PySide6.QtCore import QEvent, QObject
from signer.studio import app
application = app.prepare()
from signer.studio.files.settings import Settings
window = app.open_editor(application, Settings(), Path(sys.argv[1]))
begun, times = set(), {}
class Listener(QObject):
    def eventFilter(self, target, event):
        if event.type() == QEvent.Type.Paint:
            if target is window:
                begun.add("window")
            return False
        if window.stage.is_drawn:
            begun.add("figure")
        for name in begun - times.keys():
            times[name] = time.perf_counter() - start
        return False
listener = Listener()
application.installEventFilter(listener)
while "figure" not in times:
    application.processEvents()
print(json.dumps([times["window"], times["figure"]]))
"""

# Measured from the command that opens the library of signs in a window that has come to rest. A picture is
# painted when the cards have one, and the first event comes that is no more painting.
LIBRARY = """
import json, os, sys, time
from pathlib import Path
from PySide6.QtCore import QEvent, QObject
from signer.studio import app
application = app.prepare()
from signer.studio.drawing import picture_store
from signer.studio.files.settings import Settings
from signer.studio.library.window import Library
window = app.open_editor(application, Settings(), Path(sys.argv[1]))
while not window.stage.is_drawn:
    application.processEvents()
folder, drawn, until = picture_store.folder(), 0, time.perf_counter() + 2.0
while time.perf_counter() < until:
    application.processEvents()
    count = len(os.listdir(folder)) if folder.is_dir() else 0
    if count != drawn:  # the first start of all draws cards of handshapes for a while
        drawn, until = count, time.perf_counter() + 2.0
ready, times = [], {}
start = time.perf_counter()
window.actions_["library"].trigger()
library = window.findChild(Library)
window.workspace.pictures.ready.connect(ready.append)
class Listener(QObject):
    def eventFilter(self, target, event):
        if event.type() != QEvent.Type.Paint and ready:
            times.setdefault("first", time.perf_counter() - start)
        return False
listener = Listener()
application.installEventFilter(listener)
while "first" not in times:
    application.processEvents()
library.close()
print(json.dumps(times["first"]))
"""


def measure() -> list[Figure]:
    """Time everything once."""
    return [*_geometry(), *_window(), *_library()]


def _geometry() -> list[Figure]:
    from body_model.load import load_body
    from body_model.skin import surface
    from signer.document import edits
    from signer.document.values import Orientation
    from signer.files.sign_file import load_sign
    from signer.motion.operations.ranges import elbow_range, wrist_ranges
    from signer.motion.operations.turning import turned_wrist
    from signer.motion.posing import clip, pose_at

    body, sign = load_body(), load_sign(EXAMPLE)
    key = sign.hand("dominant").keys[0]
    wrist = key.orientation
    assert isinstance(wrist, Orientation)  # the example tells its hand by the wrist

    def wish(step: int) -> object:
        turned = replace(wrist, flexion_rad=radians(-30 + step / 4))
        return turned_wrist(HandMoment(load_character(), sign, "dominant", key), turned)

    def dial(step: int) -> object:
        turned = replace(wrist, flexion_rad=radians(-30 + step / 4))
        wished = turned_wrist(HandMoment(load_character(), sign, "dominant", key), turned)
        moved = edits.replace_key("dominant", key.id, orientation=wished.orientation, elbow=wished.elbow)(
            sign
        )
        return surface(body, pose_at(moved, key.time_s).matrices)

    def ranges(step: int) -> object:
        # another wrist each time, as while a dial is dragged: nothing of it is remembered
        turned = replace(key, orientation=replace(wrist, flexion_rad=radians(-30 + step / 4)))
        return elbow_range(hold_of(turned, "dominant", at_rest(load_character()))), wrist_ranges(
            hold_of(turned, "dominant", at_rest(load_character()))
        )

    pose = pose_at(sign, key.time_s)
    frames = len(clip(sign, 30.0))
    return [
        Figure("surface of one pose", _median_ms(lambda _: surface(body, pose.matrices)), "ms", None),
        Figure("wish about a wrist, the elbow kept", _median_ms(wish), "ms", None),
        Figure("dial step: wish, solve, hands, skin, normals", _median_ms(dial), "ms", 5.0),
        Figure("ranges of bar and three dials", _median_ms(ranges), "ms", 10.0),
        Figure("a frame of a whole clip", _median_ms(lambda _: clip(sign, 30.0), 5) / frames, "ms", None),
    ]


def _window() -> list[Figure]:
    """Start the window a few times, the first time to fill caches: those of the system and of bytecode."""
    with tempfile.TemporaryDirectory() as bytecode:
        times = [_started(Path(bytecode)) for _ in range(STARTS)]
    painted, figure = (statistics.median(column) for column in zip(*times[1:], strict=True))
    return [
        Figure("window painted, warm", painted, "s", 0.7),
        Figure("figure painted, warm", figure, "s", 1.5),
    ]


def _library() -> list[Figure]:
    """Open the library of signs: with no picture and no index on disk, then with both.

    The first time is not counted: it writes bytecode, which an installed program has.
    """
    cold, warm = list[float](), list[float]()
    with tempfile.TemporaryDirectory() as bytecode:
        for _ in range(STARTS):
            with tempfile.TemporaryDirectory() as cache:
                own = {"XDG_CACHE_HOME": cache, "XDG_DATA_HOME": cache}
                for times in (cold, warm):
                    times.append(_answer(LIBRARY, Path(bytecode), own))
    return [
        Figure("library: first pictures, nothing on disk", statistics.median(cold[1:]), "s", 0.5),
        Figure("library: first pictures, warm", statistics.median(warm), "s", 0.5),
    ]


def _started(bytecode: Path) -> tuple[float, float]:
    """Start the window once; the seconds until it is painted, and until its figure is."""
    painted, figure = _answer(START, bytecode, {})
    return painted, figure


def _answer(script: str, bytecode: Path, more: dict[str, str]) -> Any:
    """Return what a script prints that opens the editor in a process of its own."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    with tempfile.TemporaryDirectory() as folder:
        # the user's unsaved work would be asked about and keep the window waiting
        own = {"XDG_CONFIG_HOME": folder, "XDG_STATE_HOME": folder, "PYTHONPYCACHEPREFIX": str(bytecode)}
        command = [sys.executable, "-c", script, str(EXAMPLE)]
        answer = subprocess.run(
            command, stdout=subprocess.PIPE, text=True, check=True, env=kept | own | more, timeout=TOO_LONG_S
        )
    return json.loads(answer.stdout.splitlines()[-1])


def _median_ms(task: Callable[[int], object], count: int = DIAL_STEPS) -> float:
    taken = []
    for step in range(count):
        start = time.perf_counter()
        task(step)
        taken.append((time.perf_counter() - start) * 1e3)
    return statistics.median(taken)


if __name__ == "__main__":
    show(measure(), as_json="--json" in sys.argv)
