"""Films beside the figure: frames a second while they are scrubbed, opening, memory over ten films.

python -m benchmarks.film [--json]

A film of 1080p is made first: a picture that moves, with noise, in groups of 250 frames as phones make them.
Real mouse events drag the playhead in the whole window, in a process of its own; a step is over when its
frame is painted. Exact seeks in the film itself are told beside it: what scrubbing would cost without a copy.
"""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from benchmarks.figure import Figure, show

FRAMES: Final = 90
IDEA: Final = Path(__file__).parents[1] / "signer" / "library" / "signs" / "IDEA.sign"
FILMS: Final = 10
FRAME_MS: Final = 50.0
"""Twenty frames a second."""
MOST_GROWTH_MB: Final = 30.0
"""MB that ten films may leave behind in memory: less than one picture of 1080p a film."""

SCRUB = """
import json, os, random, statistics, sys, time
from pathlib import Path
import numpy as np
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from signer.studio import app
from signer.studio.look import theme
application = app.prepare()
theme.use_theme(application, "dark")
from signer.document import video_edits
from signer.document.edits import Edit
from signer.files import load_sign
from signer.document.video import Video
from signer.films.film import Film
from signer.films.writing import film_bytes
from signer.studio.files.settings import Settings
from signer.studio.window import Window
from signer.studio.workspace import Workspace

folder, frames, films = Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
rng = np.random.default_rng(0)
still = rng.integers(0, 255, (1080, 1920, 3), np.uint8) // 8 + 90

def moving(count):
    for number in range(count):
        picture = still.copy()
        picture[400:700, 20 + 4 * number % 1700 :][:, :180] = (200, 140, 110)
        yield picture

film = folder / "film.mp4"
film.write_bytes(film_bytes(".mp4", moving(frames), 30.0))

def memory_mb():
    pages = int(Path("/proc/self/statm").read_text().split()[1]) if os.path.exists("/proc/self/statm") else 0
    return pages * 4096 / 1e6

def run_until(condition):
    while not condition():
        application.processEvents()
        time.sleep(0.002)

seeks = []
with Film(film) as reading:
    for _ in range(20):
        at_s = random.Random(len(seeks)).uniform(0.0, frames / 30.0)
        start = time.perf_counter()
        reading.at(at_s)
        seeks.append(1000.0 * (time.perf_counter() - start))

window = Window(Workspace(Settings()))
window.resize(1280, 800)
window.show()
run_until(lambda: window.stage.is_drawn)
beside = window.workspace.film

def show(path):
    start = time.perf_counter()
    window.session.perform(video_edits.set_video(Video(str(path))))
    run_until(lambda: beside.state in ("ready", "refused"))
    assert beside.state == "ready", beside.words
    return time.perf_counter() - start

opened_s = show(film)
tracks = window.timeline.track_view
run_until(lambda: window.stage.is_drawn)
taken = {}
for where in ("beside", "under", "over", "beside IDEA"):
    if where == "beside IDEA":
        idea = load_sign(sys.argv[4])
        window.session.perform(Edit("Take IDEA", lambda sign: sign.with_tracks(*idea.tracks)))
        window.film.put("beside")
    else:
        window.film.put(where)
    run_until(lambda: window.stage.is_drawn)
    left, right = (round(tracks.scale.x(at_s)) for at_s in (0.1, frames / 30.0 - 0.1))
    QTest.mousePress(tracks, Qt.MouseButton.LeftButton, pos=QPoint(left, 8))
    ms, cpu = [], []
    for step in range(80):
        x = left + (right - left) * (37 * step % 80) // 80
        start, used = time.perf_counter(), time.process_time()
        QTest.mouseMove(tracks, QPoint(x, 8))
        application.processEvents()
        window.film.picture.repaint()
        ms.append(1000.0 * (time.perf_counter() - start))
        cpu.append(1000.0 * (time.process_time() - used))
    QTest.mouseRelease(tracks, Qt.MouseButton.LeftButton, pos=QPoint(x, 8))
    taken[where] = statistics.median(ms), statistics.median(cpu), sorted(ms)[int(0.95 * len(ms))]
window.film.put("beside")
decode = []
for step in range(60):
    at_s = (37 * step % 60) / 60.0 * frames / 30.0
    beside._decoded = None
    start = time.perf_counter()
    beside.shown(at_s)
    decode.append(1000.0 * (time.perf_counter() - start))

content = film.read_bytes()
grown = []
for number in range(films):
    copy = folder / f"film {number}.mp4"
    copy.write_bytes(content + bytes(number + 1))  # another film to the cache, the same to a decoder
    show(copy)
    for step in range(20):
        window.player.seek(step / 20.0 * frames / 30.0)
        application.processEvents()
    grown.append(memory_mb())
window.session.undo_stack.setClean()
window.close()
print(json.dumps({"seek": statistics.median(seeks), "opened_s": opened_s, "taken": taken,
                  "decode": statistics.median(decode), "grown": grown[-1] - grown[0]}))
"""


def measure() -> list[Figure]:
    """Make a film, scrub it, and open ten more."""
    with tempfile.TemporaryDirectory(prefix="signer-") as folder:
        kinds = ("CONFIG", "STATE", "DATA", "CACHE")
        environment = os.environ | {f"XDG_{kind}_HOME": f"{folder}/{kind}" for kind in kinds}
        command = [sys.executable, "-c", SCRUB, folder, str(FRAMES), str(FILMS), str(IDEA)]
        ended = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    found = json.loads(ended.stdout.splitlines()[-1])
    figures = [
        Figure("an exact seek in the film of 1080p itself", found["seek"], "ms", None),
        Figure(f"opening it: {FRAMES} frames copied", found["opened_s"], "s", None),
        Figure("its frame from the copy, read and decoded", found["decode"], "ms", 16.0),
    ]
    for where, (step_ms, cpu_ms, worst_ms) in found["taken"].items():
        figures += [
            Figure(f"a step of scrubbing, the film {where}", step_ms, "ms", FRAME_MS),
            Figure("  of that, the processor's time", cpu_ms, "ms", None),
            Figure("  the slowest of twenty", worst_ms, "ms", None),
        ]
    return [*figures, Figure(f"memory that {FILMS} films leave behind", found["grown"], "MB", MOST_GROWTH_MB)]


if __name__ == "__main__":
    show(measure(), as_json="--json" in sys.argv)
