"""Bake the points that the detector sees in films of our own figure.

`python -m tools.bake_films [FOLDER]`, as `dev.py bake detector` does.

Signs of both halves of the library are filmed from the front, some of them from 12 degrees aside too, and the
detector reads the films. `benchmarks/film_points.npz` keeps the points that drafts use. The detector must be
set up (`signer detector --set-up`). The .pose files stay in the folder: those that are there are not read
again.
"""

import math
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from itertools import cycle, islice
from pathlib import Path
from typing import Final

from benchmarks.draft_films import HALVES, KEPT_FILE, VIEWS_DEG, Filmed, pack
from benchmarks.drafts import half, named_site
from signer.characters.load import reference
from signer.document.queries import every_key
from signer.document.timing import frame_times
from signer.drafting import detecting
from signer.drafting.pose_file import read_pose
from signer.export.sampling import stretch_of
from signer.files.sign_file import load_sign
from signer.films.writing import film_bytes
from signer.studio import app
from signer.studio.drawing.film import moments_at, pixels
from signer.studio.drawing.framing import named_view
from signer.studio.drawing.quality import FULL
from signer.studio.drawing.recorder import LIGHT_BACKDROP, render_pose

PIXELS: Final = 640
"""Width and height of a film, px: some 600 a metre, as films of 720 lines from the hips up have."""
FPS: Final = 25
"""Frames a second: the fewest that docs/drafts.md asks for."""
SIGNS: Final = {0.0: 20, 12.0: 8}
"""Signs of each half, by how far aside the camera stands, degrees."""
TOUCHING: Final = 20
"""More signs of the half for setting, which touch skin."""
MORE: Final = 24
"""And other ones of it, for `tools.bake_hand_errors`, by turns from in front and from aside."""
DRAWN: Final = replace(FULL, shadow_taps=1, shadow_size=512)
"""Hard shadows, which take half the time of soft ones."""
AT_ONCE: Final = 4
"""Films for which the detector is started once; more are drawn meanwhile."""


def film(path: Path, aside_deg: float) -> bytes:
    """Return a film of a sign."""
    character, sign = reference(), load_sign(path)
    camera = named_view((math.radians(aside_deg), 0.0))
    start_s, end_s = stretch_of(sign, None, None)
    drawn = (
        render_pose(pose, camera, PIXELS, PIXELS, backdrop=LIGHT_BACKDROP, quality=DRAWN)
        for _, pose in moments_at(character, sign, start_s, frame_times(end_s - start_s, FPS))
    )
    return film_bytes(".mp4", (pixels(one, alpha=False) for one in drawn), FPS)


def chosen() -> list[tuple[Path, float]]:
    """Return the signs that are filmed, and from how far aside, degrees: both halves by turns.

    Then more of the half for setting: some that touch skin, as few do, and others.
    """
    rest = half("setting")[SIGNS[0.0] :]
    touching = (path for path in rest if any(named_site(key) for _, key in every_key(load_sign(path))))
    more = [*islice(touching, TOUCHING)]
    others = islice((path for path in rest if path not in more), MORE)
    return [
        *((path, 0.0) for path in more),
        *zip(others, cycle(VIEWS_DEG), strict=False),
        *(
            (path, aside_deg)
            for aside_deg in VIEWS_DEG
            for those in zip(*(half(name)[: SIGNS[aside_deg]] for name in HALVES), strict=True)
            for path in those
        ),
    ]


def main(folder: Path) -> int:
    """Film, find and keep."""
    app.prepare()
    folder.mkdir(parents=True, exist_ok=True)
    outs = {one: folder / f"{one[0].stem}.{one[1]:.0f}.pose" for one in chosen()}
    missing = [one for one, out in outs.items() if not out.is_file()]
    program = Path(detecting.__file__).with_name(detecting.PROGRAM)

    def find(films: Sequence[tuple[Path, Path]]) -> None:
        words = [str(path) for pair in films for path in pair]
        subprocess.run(
            [detecting.interpreter(), "-I", program, *words], check=True, stdout=subprocess.DEVNULL
        )
        print(*(out.name for _, out in films), flush=True)

    with tempfile.TemporaryDirectory() as passing, ThreadPoolExecutor(1) as finder:
        waiting = []
        for start in range(0, len(missing), AT_ONCE):
            pairs = [
                (Path(passing, f"{outs[one].stem}.mp4"), outs[one])
                for one in missing[start : start + AT_ONCE]
            ]
            for (shown, _), one in zip(pairs, missing[start:], strict=False):
                shown.write_bytes(film(*one))
                outs[one].with_suffix(".sign").write_bytes(one[0].read_bytes())
            waiting.append(finder.submit(find, pairs))
        for found in waiting:
            found.result()
    pack(
        {
            (path.stem, aside_deg): Filmed(
                out.with_suffix(".sign").read_bytes(), read_pose(out.read_bytes(), out.name)
            )
            for (path, aside_deg), out in outs.items()
        }
    )
    print(f"{KEPT_FILE}: {len(outs)} films, {KEPT_FILE.stat().st_size / 1e6:.2f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(*sys.argv[1:2] or ["out/films"])))
