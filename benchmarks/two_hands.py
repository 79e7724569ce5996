"""Cost of a pose of two hands, in poses of one: while a key is dragged, so that nothing is cached.

python -m benchmarks.two_hands [--json]
"""

import statistics
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Final

from benchmarks.figure import Figure, show
from signer.document.sign import Sign
from signer.document.tracks.hand import HandTrack
from signer.document.values import HandRole
from signer.files.sign_file import load_sign
from signer.motion.posing import pose_at

DOMINANT: Final[HandRole] = "dominant"
BASE: Final[HandRole] = "base"
LIBRARY: Final = Path(__file__).parents[1] / "signer" / "library" / "signs"
STEP_RAD: Final = 1e-3
STEPS: Final = 25
ONE_HAND: Final = ("GLASSES", "KNOW", "SUMMER")
ONE_ON_THE_OTHER: Final = ("SCHOOL", "LEARN", "CHAIR")
EACH_FOLLOWS: Final = ("LOVE", "MORE")
CHANGE_ROLES: Final = "FRIEND"


def measure() -> list[Figure]:
    """Drag the elbow in every sign, all of them by turns, so that a busy moment slows each of them alike."""
    dragged: list[tuple[str, HandRole]] = [
        (name, DOMINANT) for name in (*ONE_HAND, *ONE_ON_THE_OTHER, *EACH_FOLLOWS)
    ]
    dragged += [(name, BASE) for name in ONE_ON_THE_OTHER]
    signs = {name: load_sign(LIBRARY / f"{name}.sign") for name, _ in dragged}
    taken: dict[tuple[str, HandRole], list[float]] = {each: [] for each in dragged}
    for step in range(STEPS + 1):
        for name, role in dragged:
            took_ms = _pose_ms(_dragged(signs[name], role, step))
            if step:
                taken[name, role].append(took_ms)
    changing, changing_ms = load_sign(LIBRARY / f"{CHANGE_ROLES}.sign"), []
    on_way_s = (changing.hand("dominant").keys[1].end_s + changing.hand("dominant").keys[2].time_s) / 2.0
    for step in range(STEPS + 1):
        took_ms = _pose_ms(_dragged(changing, DOMINANT, step), on_way_s)
        changing_ms += [took_ms] if step else []
    ms = {each: statistics.median(times) for each, times in taken.items()}
    one, on_other, under = (
        statistics.mean(ms[name, role] for name in names)
        for names, role in ((ONE_HAND, DOMINANT), (ONE_ON_THE_OTHER, DOMINANT), (ONE_ON_THE_OTHER, BASE))
    )
    return [
        Figure("a pose of one hand told by directions", one, "ms", 7.0),
        Figure("one hand on the other, of that", on_other / one, "x", 1.6),
        Figure("the same, the hand that is touched being dragged", under / one, "x", 2.0),
        *(
            Figure(
                f"each follows the other ({name}), of that",
                ms[name, DOMINANT] / one,
                f"x ({ms[name, DOMINANT]:.1f} ms)",
                2.6,
            )
            for name in EACH_FOLLOWS
        ),
        Figure(
            f"on a way on which they change roles ({CHANGE_ROLES}), of that",
            statistics.median(changing_ms) / one,
            "x",
            10.0,
        ),
    ]


def _dragged(sign: Sign, role: HandRole, step: int) -> Sign:
    """The sign with the elbow of a hand's first key swung on by some steps."""
    key, *others = sign.hand(role).keys
    swung = replace(key, elbow=replace(key.elbow, swivel_rad=key.elbow.swivel_rad + step * STEP_RAD))
    moved = HandTrack("dominant", (swung, *others))
    return (
        sign.with_tracks(replace(moved, side="dominant"))
        if role == DOMINANT
        else sign.with_tracks(replace(moved, side="base"))
    )


def _pose_ms(sign: Sign, time_s: float | None = None) -> float:
    """The processor's milliseconds for the pose at a time, that of the first key unless it is given."""
    start = time.process_time()
    pose_at(sign, sign.hand("dominant").keys[0].time_s if time_s is None else time_s)
    return (time.process_time() - start) * 1e3


if __name__ == "__main__":
    show(measure(), as_json="--json" in sys.argv)
