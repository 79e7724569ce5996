"""The process that reads a film for the window: `python -m signer.films.copying FILM [FOLDER]`.

With a folder it makes the scrub copy there and prints the share done, a line each. Without one it answers
each line of standard input, a time in seconds, with the frame of that time in the film's own size. It is a
process of its own, so that a film that the decoder does not survive takes nothing with it, and its memory
goes with it. Its complaint is one line on standard error.
"""

import io
import struct
import sys
import time
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import BinaryIO, Final

from PIL import Image

from signer.errors import SignerError
from signer.films.film import Film
from signer.films.scrub import write_copy

EVERY_S: Final = 0.05
"""s between two lines of progress."""
HEAD: Final = struct.Struct("<dQ")
"""Before the JPEG of a frame: when it begins, s, and how many bytes follow."""
OWN_QUALITY: Final = 92
"""Quality of JPEGs that are looked at closely."""


def main(arguments: Sequence[str]) -> int:
    """Make the copy, or answer for single frames; the exit code is 1 where the film cannot be read."""
    film, *folder = map(Path, arguments)
    try:
        if folder:
            write_copy(film, folder[0], _Progress())
        else:
            answer(film, sys.stdin, sys.stdout.buffer)
    except SignerError as error:
        sys.stderr.write(f"{error}\n")
        return 1
    return 0


def answer(path: Path, times: Iterable[str], out: BinaryIO) -> None:
    """Write for each time, s, the frame that is shown then: `HEAD`, and a JPEG of the film's own size.

    Raises:
        FilmError: the film cannot be read, or not there.
        ValueError: a line is no time.
    """
    with Film(path) as film:
        for line in times:
            frame, content = film.at(float(line)), io.BytesIO()
            Image.fromarray(frame.pixels).save(content, "JPEG", quality=OWN_QUALITY)
            out.write(HEAD.pack(frame.time_s, content.tell()) + content.getvalue())
            out.flush()


class _Progress:
    """Prints the share done, not more often than it is read."""

    def __init__(self) -> None:
        self._last_s = 0.0

    def __call__(self, share: float) -> None:
        now_s = time.monotonic()
        if now_s - self._last_s >= EVERY_S:
            self._last_s = now_s
            sys.stdout.write(f"{share:.4f}\n")
            sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
