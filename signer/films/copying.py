"""The process that makes a scrub copy: `python -m signer.films.copying FILM FOLDER`.

It is one of its own, so that a film that the decoder does not survive takes nothing with it, and its memory
goes with it. It prints the share done, a line each; its complaint is one line on standard error.
"""

import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from signer.errors import SignerError
from signer.films.scrub import write_copy

EVERY_S: Final = 0.05
"""s between two lines of progress."""


def main(arguments: Sequence[str]) -> int:
    """Make the copy; the exit code is 1 where the film cannot be read."""
    film, folder = map(Path, arguments)
    last_s = 0.0

    def tell(share: float) -> None:
        nonlocal last_s
        now_s = time.monotonic()
        if now_s - last_s >= EVERY_S:
            last_s = now_s
            sys.stdout.write(f"{share:.4f}\n")
            sys.stdout.flush()

    try:
        write_copy(film, folder, tell)
    except SignerError as error:
        sys.stderr.write(f"{error}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
