"""Versions of a file on a shelf that is a checkout of git: who changed it, when and why; read alone."""

import os
import shutil
import subprocess
from pathlib import Path
from typing import Final, NamedTuple

from signer.phrases import phrase
from signer.printable import MESSAGE, excerpt

MOST: Final = 50
"""Versions that are listed: more than anybody looks through."""
PATIENCE_S: Final = 5.0
"""Seconds for one answer of git: one over a network disk takes half a second. Who waits for more, waits for
a disk that has gone away."""
NO_GIT: Final = phrase("Git is not installed here: who changed what cannot be told.")
NO_CHECKOUT: Final = phrase("This shelf is no checkout of git: who changed what is not kept.")
NEVER: Final = phrase("Git does not keep this file yet: it was not committed.")
_FIELDS: Final = "%x1e%H%x1f%an%x1f%as%x1f%s%x1f"
_QUIET: Final = (
    "--no-pager", "--no-optional-locks", "-c", "log.showSignature=false", "-c", "core.fsmonitor=false",
)  # fmt: skip
"""Nothing is written and nothing that a checkout names is run: others may have written its settings."""


class Version(NamedTuple):
    """A version of a file: its commit, who made it, the day (YYYY-MM-DD), the first line of why.

    Last comes the file's path in the checkout as it was then.
    """

    commit: str
    who: str
    day: str
    why: str
    name: str


class History(NamedTuple):
    """Versions of a file, the newest first, and in a sentence why there are none."""

    versions: tuple[Version, ...]
    words: str = ""


def history_of(path: Path) -> History:
    """Ask git who changed a file, when and why."""
    out, words = _asked(
        path, "log", f"-n{MOST}", "--follow", "--name-only", f"--format={_FIELDS}", "--", path.name
    )
    if words:
        return History((), words)
    records = (one.split("\x1f") for one in os.fsdecode(out).split("\x1e"))
    found = tuple(
        Version(one[0], excerpt(one[1], MESSAGE), one[2], excerpt(one[3], MESSAGE), one[4].strip())
        for one in records
        if len(one) == 5
    )
    return History(found, "" if found else NEVER)


def content_of(path: Path, version: Version) -> tuple[bytes, str]:
    """Return the content of a file in a version; in a sentence why there is none."""
    return _asked(path, "cat-file", "blob", f"{version.commit}:{version.name}")


def _asked(path: Path, *words: str) -> tuple[bytes, str]:
    """Return what git answers in the folder of a file, or in a sentence why it does not."""
    git = shutil.which("git")
    if git is None:
        return b"", NO_GIT
    command = [git, *_QUIET, "-c", "core.quotePath=false", "-C", str(path.parent), *words]
    try:
        done = subprocess.run(
            command,
            capture_output=True,
            timeout=PATIENCE_S,
            check=False,
            stdin=subprocess.DEVNULL,
            env={**os.environ, "GIT_TERMINAL_PROMPT": "0", "LC_ALL": "C"},
        )
    except subprocess.TimeoutExpired:
        return b"", phrase(
            "Git did not answer within {patience_s:g} s: is the disk of the shelf connected?",
            patience_s=PATIENCE_S,
        )
    except OSError as error:
        return b"", phrase("Git could not be asked: {part}.", part=error.strerror or error)
    if done.returncode:
        told = done.stderr.decode("utf-8", "replace").strip()
        if "not a git repository" in told:
            return b"", NO_CHECKOUT
        if "does not have any commits" in told:
            return b"", NEVER
        return b"", phrase("Git does not tell: {told}", told=excerpt(told, MESSAGE))
    return done.stdout, ""
