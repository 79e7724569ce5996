"""Processes that save are killed at random moments, or save one file all at once: on disk is always one whole
sign.

Runs as a program of its own (`python -m tests.soak.saving COUNT SEED FOLDER`), because it forks: only a
process without threads may.
"""

import os
import random
import signal
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from signer import atomic
from signer.document.sign import Sign
from signer.files import read_sign, save_sign
from signer.files.writing import sign_bytes
from tests.helpers.signs import random_sign

SAVES: Final = 3
"""The moment is drawn over as long as so many saves take."""
SAVERS: Final = 4
"""So many processes save one file."""
ENDLESS: Final = 1_000_000
"""Saves of a process that is killed long before."""


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
        child = _fork(lambda: _save_often(ENDLESS, signs, path))
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


def together(saves: int, seed: int, folder: Path) -> int:
    """Let several processes save one file, and read it all the while; how often it was read.

    AssertionError when the file or its backup was neither sign, or when a save failed or left anything
    behind.
    """
    path, signs = folder / "SHARED.sign", [random_sign(seed, keys=2), random_sign(seed + 1, keys=6)]
    whole = {sign_bytes(sign) for sign in signs}
    for sign in signs:
        save_sign(sign, path)
    running = [_fork(lambda: _save_often(saves, signs, path)) for _ in range(SAVERS)]
    read = 0
    while running:
        for each in (path, atomic.backup_of(path)):
            content = each.read_bytes()
            assert content in whole, (
                f"{each.name} was neither sign but {content[:200]!r} ... ({len(content)} bytes)"
            )
            read += 1
        ended = [(child, os.waitpid(child, os.WNOHANG)) for child in running]
        assert all(status == 0 for _, (_, status) in ended), "a save failed"
        running = [child for child, (gone, _) in ended if not gone]
    assert sorted(item.name for item in folder.glob("*SHARED*")) == ["SHARED.sign", "SHARED.sign~"]
    return read


def _fork(work: Callable[[], None]) -> int:
    """Do some work in a process of its own, which ends with 0 when nothing was raised; its number."""
    child = os.fork()
    if child:
        return child
    code = 1
    try:
        work()
        code = 0
    except BaseException:
        traceback.print_exc()
        sys.stderr.flush()
        raise
    finally:
        os._exit(code)  # whatever happens, the copy of the parent ends here


def _save_often(saves: int, signs: Sequence[Sign], path: Path) -> None:
    for number in range(saves):
        save_sign(signs[number % len(signs)], path)


if __name__ == "__main__":
    count, seed, folder = int(sys.argv[1]), int(sys.argv[2]), Path(sys.argv[3])
    told = run(count, seed, folder)
    sys.stdout.write(
        f"{told.total()} kills while saving: {told['short']} times the short sign, {told['long']} times "
        "the long one, never half; "
        f"{together(count, seed, folder)} reads while {SAVERS} processes saved one file, always whole\n"
    )
