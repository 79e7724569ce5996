"""Mutated files of landmarks, .pose, JSON, BVH and GLB: each gives a draft, or a sentence with its name."""

import json
import random
import time
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from signer import export, files
from signer.characters.load import reference
from signer.drafting.holds import holds_of
from signer.drafting.landmarks import landmarks_of
from signer.drafting.points import Points
from signer.drafting.reading import read_draft, read_points
from signer.errors import SignerError
from signer.kinematics.sides import SIDES

LIBRARY: Final = Path(files.__file__).parents[1] / "library" / "signs"
SIGN: Final = "UNDERSTAND"
NAMES: Final = ("film.pose", "film.json", "film.bvh", "film.glb")
SLOWEST_S: Final = 1.0
"""Of the processor, for the landmarks of a file."""
DRAFTED: Final = 250
"""Of so many files one is drafted whole, which takes half a second; of the others landmarks and holds."""


@dataclass
class Tally:
    """Counts of what became of files."""

    read: int = 0
    drafted: int = 0
    slowest_s: float = 0.0
    refused: Counter[str] = field(default_factory=Counter)

    def told(self) -> str:
        """In words."""
        return (
            f"{self.read} files read, {self.drafted} of them drafted, {self.refused.total()} refused in "
            f"{len(self.refused)} kinds of sentences; the slowest took {self.slowest_s:.2f} s of the processor"
        )


def whole_files(folder: Path, sign: str = SIGN) -> dict[str, bytes]:
    """Return the files of a sign, by their names."""
    for name in (NAMES[0], *NAMES[2:]):
        export.export(files.load_sign(LIBRARY / f"{sign}.sign"), folder / name, fps=30)
    found = {name: (folder / name).read_bytes() for name in (NAMES[0], *NAMES[2:])}
    return found | {NAMES[1]: holistic_of(read_points(found[NAMES[0]], NAMES[0]))}


def holistic_of(points: Points) -> bytes:
    """Return a file of holistic JSON with points."""
    width, height = points.size
    parts = {"pose_landmarks": points.body, **{f"{one}_hand_landmarks": points.hands[one] for one in SIDES}}
    scaled = {name: (at / (width, height, width)).tolist() for name, at in parts.items()}
    frames = [{name: at[frame] for name, at in scaled.items()} for frame in range(len(points.times_s))]
    return json.dumps({"fps": 30, "width": width, "height": height, "frames": frames}).encode()


def mutated(content: bytes, seed: int) -> bytes:
    """Cut a file short, or change some of its bytes, mostly of its head, which decides what is read."""
    draw, bad = random.Random(seed), bytearray(content)
    if draw.random() < 0.3:
        del bad[draw.randrange(len(bad)) :]
        return bytes(bad)
    most = 2000 if draw.random() < 0.7 else len(bad)
    for _ in range(draw.randint(1, 4)):
        bad[draw.randrange(most)] = draw.randrange(256)
    return bytes(bad)


def run(count: int, seed: int, whole: Mapping[str, bytes]) -> Tally:
    """Read so many mutated files of landmarks, made of whole ones of each name."""
    found, character = Tally(), reference()
    for number in range(seed, seed + count):
        name = NAMES[number % len(NAMES)]
        bad, begun = mutated(whole[name], number), time.process_time()
        try:
            landmarks = landmarks_of(character, read_points(bad, name), name)
            for side in SIDES:
                holds_of(landmarks, side)
            found.slowest_s = max(found.slowest_s, time.process_time() - begun)
            found.read += 1
            if found.read % DRAFTED == 1:
                read_draft(bad, name)
                found.drafted += 1
        except SignerError as error:
            found.refused["".join(one for one in str(error) if not one.isdigit())[:60]] += 1
    assert all(words.startswith(NAMES) for words in found.refused), found.refused
    return found
