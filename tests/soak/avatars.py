"""Mutated files of avatars: read, or refused in words, in little time and memory."""

import random
import time
import tracemalloc
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from signer.avatars.reading import read_avatar
from signer.errors import AvatarError
from tests.helpers.avatar_files import Made, mutated, write_avatar

SLOWEST_S: Final = 2.0
"""Of the processor, for one file."""
MOST_BYTES: Final = 500_000_000
EVERY: Final = 1000


@dataclass
class Tally:
    """Counts of what became of files, and the worst of them."""

    tried: int = 0
    refused: int = 0
    slowest_s: float = 0.0
    most_bytes: int = 0
    broken: list[str] = field(default_factory=list)

    def told(self) -> str:
        """In words."""
        return (
            f"{self.tried} mutated files: {self.refused} refused, the others read; none took longer than "
            f"{self.slowest_s:.2f} s of the processor, nor more than {self.most_bytes >> 20} MB"
        )


def run(count: int, seed: int, folder: Path, tell: Callable[[str], None]) -> Tally:
    """Read so many mutated files of one avatar."""
    found, path = Tally(), folder / "odd.glb"
    write_avatar(path, Made(every=40))
    whole = path.read_bytes()
    for number in range(count):
        path.write_bytes(mutated(whole, random.Random(seed + number)))
        tracemalloc.start()
        begun = time.process_time()
        try:
            read_avatar(path).standing()
        except AvatarError:
            found.refused += 1
        except Exception as error:  # noqa: BLE001 - what is no AvatarError is what is looked for
            found.broken.append(f"{type(error).__name__}: {error} of seed {seed + number}")
        took_s, most = time.process_time() - begun, tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
        found.slowest_s, found.most_bytes = max(found.slowest_s, took_s), max(found.most_bytes, most)
        if took_s > SLOWEST_S or most > MOST_BYTES:
            found.broken.append(f"{took_s:.1f} s and {most >> 20} MB of seed {seed + number}")
        found.tried += 1
        if found.tried % EVERY == 0:
            tell(f"  {found.told()}")
    return found
