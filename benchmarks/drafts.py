"""Measure how much of a sign comes back as a draft of the points of its own film, without a detector.

python -m benchmarks.drafts [setting|measuring] [COUNT] [pose|bvh|glb]

Half of the library was for setting numbers of `signer.drafting`, the other half is for measuring: drawn by
name and the seed below. Points are exact, as `signer export -o X.pose` writes them, or the joints of a BVH or
GLB; so are the targets.
"""

import sys
import tempfile
import time
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np

from benchmarks.figure import Figure, show
from signer.characters.load import reference
from signer.document.sign import Sign
from signer.document.tracks.hand import Key
from signer.document.values import ROLES, Contact, HandRole
from signer.drafting.reading import read_draft
from signer.export import export
from signer.files.sign_file import load_sign
from signer.motion import pose_at
from signer.motion.checks.review import review
from signer.words.facing import facing

LIBRARY: Final = Path(__file__).parents[1] / "signer" / "library" / "signs"
SEED: Final = 39
"""Of the draw of the halves: a sign stays in its half when others come."""
NEAR_S: Final = 0.15
"""Time between the middles of holds, s, up to which they are of one key."""
FPS: Final = 30.0
PLACED: Final = ("touch", "hold", "brush", "rub", "tap", "double")
"""Manners of a contact that lie on the skin."""


class Compared(NamedTuple):
    """Key that came back: ranks of its handshape and site among the alternatives, 0 for the first.

    Times are in s, angles in degrees; `site` is None where the key touches nothing.
    """

    begin_s: float
    shape: int
    site: int | None
    palm: float
    fingers: float


def half(name: str) -> list[Path]:
    """Return the files of a half of the library, in the order of the draw: "setting" or "measuring"."""
    drawn = {path: zlib.crc32(f"{SEED} {path.stem}".encode()) for path in LIBRARY.glob("*.sign")}
    return sorted((path for path in drawn if drawn[path] % 2 == (name == "measuring")), key=drawn.__getitem__)


def _between(first: object, second: object) -> float:
    """Return the angle between two directions, degrees."""
    a, b = np.asarray(first, float), np.asarray(second, float)
    return float(np.degrees(np.arccos(np.clip(a @ b / np.linalg.norm(a) / np.linalg.norm(b), -1.0, 1.0))))


def _found(role: HandRole, key: Key, draft: Sign) -> Key | None:
    """Return the key of a draft that is nearest in time; None where none is near."""
    middle = key.time_s + 0.5 * key.hold_s
    away = [
        (max(abs(one.time_s + 0.5 * one.hold_s - middle) - 0.5 * key.hold_s, 0.0), number)
        for number, one in enumerate(draft.hand(role).keys)
    ]
    nearest = min(away, default=(NEAR_S, 0))
    return draft.hand(role).keys[nearest[1]] if nearest[0] < NEAR_S else None


def _rank(value: object, values: list[object]) -> int:
    return values.index(value) if value in values else len(values) + 99


def compared(sign: Sign, draft: Sign) -> Iterator[Compared | None]:
    """Compare each key of a sign with that of its draft; None where there is none."""
    guessed = {(one.key_id, one.field): one.alternatives for one in draft.guesses}
    for role in ROLES:
        for key in sign.hand(role).keys:
            one = _found(role, key, draft)
            if one is None:
                yield None
                continue
            sites = [
                each.value.site for each in guessed[one.id, "placement"] if isinstance(each.value, Contact)
            ]
            place = key.placement
            touches = isinstance(place, Contact) and place.manner in PLACED and isinstance(place.site, str)
            told = facing(pose_at(sign, key.time_s + 0.5 * key.hold_s), role)
            came = facing(pose_at(draft, one.time_s + 0.5 * one.hold_s), role)
            yield Compared(
                one.time_s - key.time_s,
                _rank(key.handshape, [each.value for each in guessed[one.id, "handshape"]]),
                _rank(place.site, list(dict.fromkeys(sites))) if touches else None,  # type: ignore[union-attr]
                _between(told.palm, came.palm),
                _between(told.fingers, came.fingers),
            )


def measure(name: str = "measuring", count: int | None = None, ending: str = "pose") -> list[Figure]:
    """Draft signs of a half of the library, from files with an ending, and compare."""
    made: list[Compared | None] = []
    extra, accepted, spent = 0, 0, list[float]()
    paths = half(name)[:count]
    for path in paths:
        sign = load_sign(path)
        content = _file_of(sign, ending)
        start = time.process_time()
        draft = read_draft(content, f"{path.stem}.{ending}").document
        spent.append(time.process_time() - start)
        keys = list(compared(sign, draft))
        made += keys
        extra += sum(len(draft.hand(role).keys) for role in ROLES) - sum(one is not None for one in keys)
        told = review(draft)
        accepted += told.is_good and not any(one.severity == "error" for one in told.problems)
    there = [one for one in made if one is not None]
    touching = [one.site for one in there if one.site is not None]
    shares = [
        (f"of {len(made)} keys not found", 1.0 - len(there) / len(made), 3.0),
        ("handshape not the first", np.mean([one.shape > 0 for one in there]), 1.0),
        ("handshape not among 3", np.mean([one.shape > 2 for one in there]), 0.0),
        (f"site of {len(touching)} contacts not among 3", np.mean([rank > 2 for rank in touching]), 2.0),
        ("site not among 5", np.mean([rank > 4 for rank in touching]), 1.0),
        ("refused by check", 1.0 - accepted / len(paths), 2.0),
    ]
    return [
        *(Figure(f"drafts: {what}", 100.0 * float(share), "%", most) for what, share, most in shares),
        Figure("drafts: keys too many", extra, "keys", None),
        Figure("drafts: begin of a key, median", 1e3 * _median([one.begin_s for one in there]), "ms", 15.0),
        Figure("drafts: palm, median", _median([one.palm for one in there]), "degrees", None),
        Figure("drafts: fingers, median", _median([one.fingers for one in there]), "degrees", None),
        Figure("drafts: longest", max(spent), "s", 2.0),
    ]


def _median(values: list[float]) -> float:
    return float(np.median(np.abs(values)))


def _file_of(sign: Sign, ending: str) -> bytes:
    """Return a file of the movement of a sign."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, f"sign.{ending}")
        export(sign, path, fps=FPS)
        return path.read_bytes()


if __name__ == "__main__":
    reference()
    given = sys.argv[1:]
    show(measure(given[0] if given else "measuring", int(given[1]) if given[1:] else None, *given[2:3]))
