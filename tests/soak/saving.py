"""A process that saves is killed at a random moment, again and again: on disk is always a whole old sign or a whole new one.

Runs as a program of its own (`python -m tests.soak.saving COUNT SEED FOLDER`), because it forks: only a process without threads may.
"""

import os
import random
import signal
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Final

from signer import atomic
from signer.files import read_sign, save_sign
from signer.files.writing import sign_bytes
from tests.helpers.signs import random_sign

SAVES: Final = 3
"""The moment is drawn over as long as so many saves take."""


def run(count: int, seed: int, folder: Path) -> Counter[str]:
    """Kill savers; how often which content was found. AssertionError when it was neither."""
    path, draw = folder / "KILLED.sign", random.Random(seed)
    signs = [random_sign(seed, keys=3), random_sign(seed + 1, keys=12)]
    whole = {sign_bytes(sign): name for sign, name in zip(signs, ("short", "long"), strict=True)}
    save_sign(signs[0], path)
    begun = time.perf_counter()
    for number in range(4):
        save_sign(signs[number % 2], path)
    span_s = SAVES * (time.perf_counter() - begun) / 4
    found: Counter[str] = Counter()
    for number in range(count):
        child = os.fork()
        if child == 0:
            _save_forever(signs, path)
        time.sleep(draw.uniform(0.0, span_s))
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        content = path.read_bytes()
        assert content in whole, f"after kill {number} the file is neither sign: {content[:200]!r} ..."
        read_sign(content)
        backup = atomic.backup_of(path)
        assert backup.read_bytes() in whole, f"after kill {number} the backup is neither sign"
        found[whole[content]] += 1
    return found


def _save_forever(signs: list[object], path: Path) -> None:
    try:
        while True:
            for sign in signs:
                save_sign(sign, path)  # type: ignore[arg-type]
    finally:
        os._exit(1)  # whatever happens, the copy of the parent ends here


if __name__ == "__main__":
    told = run(int(sys.argv[1]), int(sys.argv[2]), Path(sys.argv[3]))
    sys.stdout.write(
        f"{told.total()} kills while saving: {told['short']} times the short sign, {told['long']} times the long one, never half\n"
    )
