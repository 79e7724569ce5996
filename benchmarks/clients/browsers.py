"""A published site in Chromium and Firefox, and its vertices beside the editor's.

What the element shows is compared on moments of ten signs, by Node running the element's own code. In each
browser: first pictures, pictures a second at 400 x 400, requests, messages of the console, what axe finds,
and what the Tab key reaches. Pictures of pages go into out/browsers, to be looked at. Times are of this
machine as it is: a busy one is slower.
"""

import base64
import gzip
import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any, Final

import numpy as np

from benchmarks.clients.environments import MissingError
from body_model.skin import surface
from signer.characters.load import reference
from signer.cli import main as signer
from signer.export.exporting import movement_bytes
from signer.files import load_sign
from signer.library.shelf import ENDING, FOLDER
from signer.motion.posing import poses
from signer.publishing.figure import figure_bytes

ROOT: Final = Path(__file__).resolve().parents[2]
PICTURES: Final = ROOT / "out" / "browsers"
LOOK: Final = ROOT / "web" / "look.mjs"
FIGURE: Final = ROOT / "tests" / "web" / "figure.mjs"
SIGNS: Final = ("IDEA", "TEACH", "REMEMBER", "HELP", "MOTHER", "SORRY", "APPLE", "BED", "CHOCOLATE", "RAIN")
PROGRAMS: Final = {"chromium": "chromium", "firefox": "firefox-esr"}
"""Browsers by the programs that Debian calls them."""
MOMENTS: Final = 24
"""Moments of each sign that are compared: what Node prints for them is 17 MB."""
ALLOWED_MM: Final = 0.1
FIRST_S, NEXT_S, FPS = 2.0, 0.1, 30.0
"""Wanted: seconds until the first picture and until that of another sign, and pictures a second."""
KEY_S: Final = 0.05
"""Wanted: seconds from a key in the search of 10,000 signs until its answers are painted."""
KBYTES: Final = {"module": 250, "figure": 1500, "movement, median": 80}
"""Largest packed sizes."""
REACHED: Final = {"Play", "Time", "Speed", "More", "Loop", "Mirrored", "Left-handed", "View", "Captions"}
"""Controls that Tab must reach."""
TOO_LONG_S: Final = 300


def main() -> int:
    """Publish ten signs, compare and look; 1 where anything is not as it must be. Times are printed alone."""
    worst_mm = max(map(worst_of, SIGNS))
    print(f"vertices of {len(SIGNS)} signs, worst on {MOMENTS} moments each: {worst_mm:.3f} mm")
    problems = [f"a vertex is off by {worst_mm:.3f} mm"] if worst_mm > ALLOWED_MM else []
    with tempfile.TemporaryDirectory() as folder:
        site = Path(folder) / "site"
        signer(
            [
                "publish",
                *(str(FOLDER / f"{name}{ENDING}") for name in SIGNS),
                "-o",
                str(site),
                "--report",
                "mailto:signs@example.org",
            ]
        )
        problems += sizes_of(site)
        for browser, program in PROGRAMS.items():
            if shutil.which(program) is None:
                raise MissingError(f"{program} is not installed; `apt-get install {program}` has it")
            problems += looked(site, browser)
    for problem in problems:
        print(problem, file=sys.stderr)
    return 1 if problems else 0


def worst_of(name: str) -> float:
    """Return how far the worst vertex of a sign is off in the element, mm."""
    sign, who = load_sign(FOLDER / f"{name}{ENDING}"), reference()
    with tempfile.TemporaryDirectory() as folder:
        paths = Path(folder) / "figure.glb", Path(folder) / "movement.glb"
        paths[0].write_bytes(figure_bytes(who))
        paths[1].write_bytes(movement_bytes(sign, who, name, {}))
        content = paths[1].read_bytes()
        about = json.loads(content[20 : 20 + int.from_bytes(content[12:16], "little")])["asset"]["extras"]
        frames = np.unique(np.linspace(0, about["frames"] - 1, MOMENTS).astype(int))
        times_s = frames / about["frames_per_second"]
        shown = _node(FIGURE, *map(str, paths), ",".join(map(str, times_s)))["shown"]
    solved = poses(sign, times_s, who)
    drawn = (
        surface(who.body, *each).positions for each in zip(solved.matrices, solved.face_weights, strict=True)
    )
    found = (np.frombuffer(base64.b64decode(each["positions"]), np.float32).reshape(-1, 3) for each in shown)
    return max(1000.0 * float(np.linalg.norm(a - b, axis=1).max()) for a, b in zip(found, drawn, strict=True))


def sizes_of(site: Path) -> list[str]:
    """Print what a page fetches, packed, and say what is too large."""
    movements = [path.stat().st_size for path in site.glob("signs/*.gz")]
    packed = len(gzip.compress((site / "asl-sign.js").read_bytes(), 9))
    found = dict(
        zip(
            KBYTES,
            (packed, *(path.stat().st_size for path in site.glob("figures/*.gz")), median(movements)),
            strict=True,
        )
    )
    print(", ".join(f"{what} {size / 1000:.0f} kB" for what, size in found.items()))
    return [f"{what} has {size / 1000:.0f} kB" for what, size in found.items() if size > 1000 * KBYTES[what]]


def looked(site: Path, browser: str) -> list[str]:
    """Look at a site in a browser, print the times, and say what is not as it must be."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    told = _node(LOOK, str(site), browser, str(PICTURES))
    first, other, fps = (f"{told[name]:.2f}" for name in ("first_s", "next_s", "fps"))
    named = f"{told['browser']}: first picture {first} s (wanted {FIRST_S:g})"
    print(f"{named}, of another sign {other} s ({NEXT_S:g}),")
    print(f"    {fps} pictures a second ({FPS:g}); {len(told['tabbed'])} stops by Tab; looks in {PICTURES}")
    usual, worst = 1000 * median(told["keys_s"]), 1000 * max(told["keys_s"])
    print(
        f"    {told['found']}: a key is answered in {usual:.0f} ms, {worst:.0f} at worst ({1000 * KEY_S:.0f})"
    )
    wrong = [
        f"{browser}: {what}: {words}" for what in ("console", "axe", "strangers") for words in told[what]
    ]
    if told["ran"][:3] != ["undefined", 0, 1] or any(
        "cannot be shown" not in words for words in told["sentences"]
    ):
        wrong.append(f"{browser}: hostile or broken files are shown so: {told['ran']}, {told['sentences']}")
    if told["stale"]:
        wrong.append(f"{browser}: {told['stale']} signs are shown by the picture of another")
    wide = {page: pixels for page, pixels in told["wide"].items() if pixels > 0}
    wrong += [f"{browser}: {page} is {pixels} pixels too wide" for page, pixels in wide.items()]
    if missing := REACHED - set(told["tabbed"]):
        wrong.append(f"{browser}: Tab does not reach {', '.join(sorted(missing))}")
    return wrong


def _node(script: Path, *arguments: str) -> Any:
    node = Path(sys.executable).with_name("node")
    done = subprocess.run(
        [node, script, *arguments], capture_output=True, text=True, check=False, timeout=TOO_LONG_S
    )
    if done.returncode != 0:
        raise MissingError(f"{script.name}: {done.stderr.strip()[-400:]}")
    return json.loads(done.stdout)


if __name__ == "__main__":
    sys.exit(main())
