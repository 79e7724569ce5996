"""A sign at each of its keys.

From the front, from the side of the leading hand, and close to what it touches.
"""

import functools
import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import degrees, radians
from multiprocessing import get_context
from pathlib import Path
from typing import Final

import numpy as np
from PySide6.QtGui import QGuiApplication

from signer.characters.load import load_character
from signer.document.queries import every_key, key_under
from signer.document.sign import Sign
from signer.document.timing import SAME_TIME_S
from signer.document.values import ROLES
from signer.files import load_sign
from signer.library.shelf import sign_files
from signer.motion.pose import MET_M, HandPose, Pose
from signer.motion.posing import poses
from signer.studio.drawing import framing
from signer.studio.drawing.camera import Camera
from signer.studio.drawing.diagram import write_diagram
from signer.studio.drawing.framing import busy_hand, contact_camera
from signer.studio.drawing.quality import PICTURE
from signer.studio.drawing.recorder import LIGHT_BACKDROP, render_pose
from signer.words import wording
from tools.library.faces import PAIRS
from tools.sheets.page import Cell

PICTURE_PX: Final = 256
FRONT: Final = replace(framing.FRONT, target_m=(0.0, 1.37, 0.05), distance_m=1.98)
OBLIQUE_RAD: Final = (radians(58.0), radians(12.0))
PROCESSES: Final = 2
PAGE_PX: Final = (1844, 1200)
CLOSE_M: Final = 0.78
_SAME_M: Final = 5e-4


def cells_of(name: str, sign: Sign, size_px: int = PICTURE_PX) -> Iterator[Cell]:
    """One cell for each posture of the sign.

    A key that only comes back to an earlier posture is named with that one.
    """
    for ids, pose in _postures(sign):
        pictures = tuple(
            render_pose(pose, camera, size_px, size_px, backdrop=LIGHT_BACKDROP, quality=PICTURE)
            for camera in _cameras(pose)
        )
        yield Cell(pictures, (f"{name}   {', '.join(ids)}   {pose.time_s:.2f} s", *_words(sign, pose)))


def write_questions(folder: Path, named: Sequence[str], count: int, seed: int) -> None:
    """Draw pages of signs for a reader who names them: those named, and others up to a number, by a seed.

    Pages are numbered and say nothing; `FOLDER.key.txt`, beside the folder, tells which is which. Signs that
    differ by the face alone are left out: their hands are asked for once.
    """
    files = {path.stem: path for path in sign_files() if path.stem not in PAIRS}
    draw = random.Random(seed)
    others = sorted(set(files) - set(named))
    asked = [*named, *draw.sample(others, max(count - len(named), 0))]
    draw.shuffle(asked)
    folder.mkdir(parents=True, exist_ok=True)
    lines = [f"{number:03} {name}" for number, name in enumerate(asked, 1)]
    folder.with_suffix(".key.txt").write_text("\n".join(lines) + "\n")
    pages = [(files[name], folder / f"{number:03}.png") for number, name in enumerate(asked, 1)]
    with get_context("spawn").Pool(PROCESSES) as pool:
        pool.starmap(_draw_page, pages, chunksize=1)


def _draw_page(sign: Path, page: Path) -> None:
    _application()
    write_diagram(load_character(), load_sign(sign), page, PAGE_PX)


@functools.cache
def _application() -> QGuiApplication:
    return QGuiApplication(["sheets"])


def _postures(sign: Sign) -> list[tuple[list[str], Pose]]:
    """The different poses at the keys, each with the ids of the keys that show it, in order of time."""
    times: dict[float, list[str]] = {}
    for _, key in every_key(sign):
        # A hand that only waits is shown with what the other one does meanwhile.
        held = [time for time in times if key.time_s - SAME_TIME_S <= time <= key.end_s + SAME_TIME_S]
        for time in held or [key.time_s + key.hold_s / 2]:
            times.setdefault(time, []).append(key.id)
    found: list[tuple[list[str], Pose]] = []
    for pose, ids in zip(
        poses(sign, sorted(times), load_character()), (times[time] for time in sorted(times)), strict=True
    ):
        same = next(
            (one for one, other in found if np.abs(other.matrices - pose.matrices).max() < _SAME_M), None
        )
        if same is None:
            found.append((list(ids), pose))
        else:
            same += [one for one in ids if one not in same]
    return found


def _cameras(pose: Pose) -> tuple[Camera, Camera, Camera]:
    outward = -1.0 if pose.dominant_side == "right" else 1.0
    azimuth, elevation = OBLIQUE_RAD
    oblique = replace(FRONT, azimuth_rad=outward * azimuth, elevation_rad=elevation)
    return FRONT, oblique, contact_camera(busy_hand(pose), CLOSE_M)


def _words(sign: Sign, pose: Pose) -> Iterator[str]:
    """Yield what each hand is asked at this time, and how it gets there."""
    for role in ROLES:
        hand, key = pose.hands[role], key_under(sign.hand(role), pose.time_s)
        if key is not None:
            yield f"{wording.key_words(key, sign.dominant_side)}; {_state(hand)}"


def _state(hand: HandPose) -> str:
    """Wrist, elbow, and whatever is not as it should be, in capitals to be seen."""
    turn = hand.orientation
    angles = [round(degrees(angle)) for angle in (turn.pronation_rad, turn.flexion_rad, turn.deviation_rad)]
    told = f"turn {angles[0]} bend {angles[1]} side {angles[2]} elbow {degrees(hand.elbow_height_rad):.0f}"
    missed = f"; MISSED {1000 * hand.contact_error_m:.1f} mm" if hand.contact_error_m > MET_M else ""
    limits = f"; LIMIT {' '.join(report.words for report in hand.limits)}" if hand.limits else ""
    return f"{told}{missed}{limits}"
