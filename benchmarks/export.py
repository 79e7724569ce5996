"""A sign of 10,000 frames exported to animation JSON, beside how long it plays, and a GLB.

With `--profile`, where the time goes.

python -m benchmarks.export [--json | --profile]
"""

import cProfile
import io
import pstats
import statistics
import sys
import tempfile
import time
from dataclasses import replace
from pathlib import Path
from typing import Final

from benchmarks.figure import Figure, show
from signer.document.queries import frame_count, span_s
from signer.document.sign import Sign
from signer.document.tracks.hand import HandTrack, Key
from signer.document.values import Contact, Elbow, Orientation, SpacePoint, Transition
from signer.export import export
from signer.export.glb import glb_bytes
from signer.export.options import Options
from signer.files import load_sign
from signer.library.shelf import FOLDER
from signer.motion import clip

FPS: Final = 30
FRAMES: Final = 10_000
LEAST_TIMES_REAL: Final = 20.0
GLB_ROUNDS: Final = 9
STEP_S: Final = 0.55
"""From key to key: a little slower than signing."""
PLACES: Final = ("temple.R", "chin", "forehead.centre", "chest.mid.centre", "cheekbone.R", "shoulder.L")
HANDSHAPES: Final = ("1", "5", "b", "s")


def long_sign() -> Sign:
    """Two hands that move all the time from place to place: FRAMES frames at FPS."""
    count = int((FRAMES / FPS - 1.0) / STEP_S)
    dominant = tuple(_key(index) for index in range(count))
    base = tuple(_space_key(index) for index in range(count))
    sign = Sign(gloss="LONG", fps=FPS, tracks=(HandTrack("dominant", dominant), HandTrack("base", base)))
    return replace(sign, lead_out_s=sign.lead_out_s + (FRAMES - frame_count(sign, FPS)) / FPS)


def measure() -> list[Figure]:
    """Export once."""
    sign = long_sign()
    told: list[float] = []
    with tempfile.TemporaryDirectory() as folder:
        begun = time.process_time()
        export(sign, Path(folder) / "LONG.json", FPS, told.append)
        used_s = time.process_time() - begun
        size_mb = (Path(folder) / "LONG.json").stat().st_size / 1e6
    frames, plays_s = frame_count(sign, FPS), span_s(sign)[1]
    return [
        Figure(
            f"{frames:,} frames to JSON, of the time they play",
            used_s / plays_s,
            f"x ({used_s:.1f} s)",
            1.0 / LEAST_TIMES_REAL,
        ),
        Figure("the same, size", size_mb, "MB", None),
        Figure("the same, times that progress was told", len(told), "", None),
        _glb(),
    ]


def _glb() -> Figure:
    """Measure a frame of GLB export beyond solving, for a sign of usual length: the median of several.

    What is read once is read before.
    """
    solved = clip(load_sign(FOLDER / "IDEA.sign"), FPS)
    taken_s = []
    for _ in range(1 + GLB_ROUNDS):
        begun = time.process_time()
        glb_bytes(solved, Options())
        taken_s.append(time.process_time() - begun)
    frame_ms = 1000 * statistics.median(taken_s[1:]) / len(solved)
    return Figure("a frame to GLB, beyond solving it", frame_ms, "ms", None)


def profile() -> str:
    """The functions in which most of the time goes."""
    sign, profiler = long_sign(), cProfile.Profile()
    with tempfile.TemporaryDirectory() as folder:
        profiler.enable()
        export(sign, Path(folder) / "LONG.json", FPS)
        profiler.disable()
    told = io.StringIO()
    pstats.Stats(profiler, stream=told).strip_dirs().sort_stats("cumulative").print_stats(45)
    return told.getvalue()


def _key(index: int) -> Key:
    contact = Contact("index.tip", PLACES[index % len(PLACES)])
    way = Transition("arc", 0.05) if index % 2 else Transition()
    return Key(
        f"k{index}",
        0.5 + index * STEP_S,
        HANDSHAPES[index % 2],
        contact,
        0.1,
        Orientation(-0.5),
        Elbow(0.3),
        way,
    )


def _space_key(index: int) -> Key:
    point = (0.15 + 0.05 * (index % 3), -0.05 * (index % 4), 0.35)
    return Key(
        f"b{index}", 0.5 + index * STEP_S, HANDSHAPES[2 + index % 2], SpacePoint("index.tip", point), 0.1
    )


if __name__ == "__main__":
    if "--profile" in sys.argv:
        print(profile())
    else:
        show(measure(), as_json="--json" in sys.argv)
