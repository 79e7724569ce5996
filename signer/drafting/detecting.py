"""Detector of landmarks in films, in an environment of its own: set up when asked for, run on a film.

It is MediaPipe Holistic 0.10.21, the last release that has its models with it; it needs older packages than
Signer, so that nothing of it is imported here. What its process writes is data like any other file.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib.resources import as_file, files
from pathlib import Path
from threading import Event, Timer
from typing import Final

from signer.errors import ImportingError
from signer.folders import cache_folder
from signer.phrases import phrase

MB: Final = 410
"""Size of the environment, MB, of which 100 are fetched: measured on Linux."""
PYTHONS: Final = ((3, 12), (3, 11))
"""Versions of Python, the best first, for which its packages are made."""
LEAST_S: Final = 60.0
"""Time, s, in which a detector must tell its first frame, and that it may always take: it loads for 5 s."""
SLOWEST: Final = 10.0
"""Time beside that of the film after which a detector is ended: it takes 2 times as long on one core."""
COLLECTED: Final = 0.5
"""Share of the work after which all packages are fetched, and are put in their places."""
STAMP: Final = "signer-detector.txt"
"""File in the environment that says from which lock it was made, written last."""
LOCK: Final = "detector.lock"
PROGRAM: Final = "detector_program.py"
NOT_SET_UP: Final = phrase("the detector is not set up: `signer detector --set-up` does that, once")
SAID: Final = (
    phrase("no picture can be read of the film"),
    phrase("several people are in it; cut the picture to the one who signs"),
)
"""Sentences of the program, which knows nothing of Signer."""
NO_PYTHON: Final = phrase(
    "The detector needs Python 3.11 or 3.12, and neither was found; install one of them, or name its "
    "interpreter with `signer detector --set-up --python PYTHON`."
)

Progress = Callable[[float], None]
"""Is told the share that is done again and again; what it raises ends the work."""


def environment() -> Path:
    """Return the folder of the detector's environment, which may not be there yet."""
    return cache_folder("detector")


def interpreter() -> Path:
    """Return the interpreter of the detector's environment."""
    where = ("Scripts", "python.exe") if sys.platform == "win32" else ("bin", "python")
    return environment().joinpath(*where)


def is_set_up() -> bool:
    """Tell whether the environment is there, whole, and made from the lock of this version."""
    stamp = environment() / STAMP
    return stamp.is_file() and interpreter().exists() and stamp.read_text("utf-8") == _digest()


def set_up(progress: Progress, python: str = "") -> None:
    """Make the environment anew, of packages whose hashes are known; ImportingError where that fails.

    Args:
        progress: is told how far it is.
        python: an interpreter of Python 3.11 or 3.12; empty to look for one.
    """
    base = [python] if python else found_python()
    folder, here = environment(), str(interpreter())
    remove()
    folder.parent.mkdir(parents=True, exist_ok=True)
    count = _lock_text().count("==")
    done = 0
    with as_file(files("signer.drafting").joinpath(LOCK)) as lock:
        install = ["-m", "pip", "install", "--no-deps", "--require-hashes", "--only-binary", ":all:"]
        for command in (
            [*base, "-I", "-m", "venv", str(folder)],
            [here, "-I", *install, "--disable-pip-version-check", "-r", str(lock)],
            [here, "-I", "-c", "import cv2, mediapipe"],
        ):
            for line in _lines(command, _not_made):
                done += line.startswith("Collecting")
                progress(COLLECTED * done / count)
    (folder / STAMP).write_text(_digest(), "utf-8")
    progress(1.0)


def _not_made(words: str) -> ImportingError:
    return ImportingError(phrase("The detector could not be set up: {words}", words=words))


def remove() -> None:
    """Take the environment away."""
    shutil.rmtree(environment(), ignore_errors=True)


def found_python() -> list[str]:
    """Return the command of a Python for which the detector is made; ImportingError for none."""
    is_interpreter = not getattr(sys, "frozen", False)
    if is_interpreter and sys.version_info[:2] in PYTHONS:
        return [getattr(sys, "_base_executable", sys.executable)]
    launcher = shutil.which("py")  # of Windows
    for major, minor in PYTHONS:
        named = shutil.which(f"python{major}.{minor}")
        commands = [[named] if named else [], [launcher, f"-{major}.{minor}"] if launcher else []]
        for command in commands:
            if command and _runs(command):
                return command
    raise ImportingError(NO_PYTHON)


def detect(film: Path, out: Path, progress: Progress, python: str = "") -> None:
    """Write the landmarks of a film as a .pose file.

    Args:
        film: the film.
        out: the file; it is whole or not there.
        progress: is told how far it is.
        python: interpreter of an environment with MediaPipe 0.10.21; empty for the one that was set up.

    Raises:
        ImportingError: the detector is not set up, or finds no picture, or takes far too long.
    """
    if not film.is_file():
        raise _unread(film, phrase("there is no such file"))
    if not os.access(out.absolute().parent, os.W_OK):
        words = phrase(
            "they would be kept in {folder}, which cannot be written; copy the film elsewhere",
            folder=out.absolute().parent,
        )
        raise _unread(film, words)
    if not python and not is_set_up():
        raise _unread(film, NOT_SET_UP)
    with as_file(files("signer.drafting").joinpath(PROGRAM)) as program:
        run = [python or str(interpreter()), "-I", str(program)]
        command = [*run, str(film.absolute()), str(out.absolute())]
        for line in _lines(command, lambda words: _unread(film, words), LEAST_S, _limit_s):
            number, count, _fps = line.split()
            progress(int(number) / int(count))


def _unread(film: Path, words: str) -> ImportingError:
    return ImportingError(phrase("{film}: no landmarks: {words}", film=film, words=words))


def _limit_s(line: str) -> float:
    """Return how long a detector may take for a film, by the first frame that it tells."""
    _number, count, fps = line.split()
    return max(LEAST_S, SLOWEST * int(count) / float(fps))


def _lines(
    command: Sequence[str],
    failed: Callable[[str], ImportingError],
    first_s: float | None = None,
    limit_s: Callable[[str], float] | None = None,
) -> Iterator[str]:
    """Yield the lines that a program tells; it ends with the generator, and ImportingError where it fails.

    Args:
        command: of the program.
        failed: makes the error of what went wrong.
        first_s: time for the first line; None for any.
        limit_s: time for all after it, by that line.
    """
    spare = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
    with tempfile.TemporaryFile() as told:
        try:
            process = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=told, env=spare
            )
        except OSError as error:
            cause = phrase("{program} cannot be run: {reason}", program=command[0], reason=error.strerror)
            raise failed(cause) from error
        late, last = Event(), ""
        with process, _ending(process, late, first_s) as begin:
            assert process.stdout is not None
            for number, line in enumerate(process.stdout):
                last = line.decode("utf-8", "replace")
                if number == 0 and limit_s is not None:
                    begin(limit_s(last))
                yield last
        if process.returncode != 0:
            told.seek(0)
            words = told.read().decode("utf-8", "replace").splitlines()
            said = [line.strip() for line in (f"it ended with {process.returncode}", last, *words)]
            why = next(line for line in reversed(said) if line)
            known = next((one for one in SAID if one == why), why)
            raise failed(phrase("it took too long") if late.is_set() else known)


@contextmanager
def _ending(
    process: "subprocess.Popen[bytes]", late: Event, first_s: float | None
) -> Iterator[Callable[[float], None]]:
    """End a process with the context, or when its time is over, which sets `late`; give it another time."""
    timers = list[Timer]()

    def begin(seconds: float) -> None:
        for timer in timers:
            timer.cancel()
        timers.append(Timer(seconds, end))
        timers[-1].daemon = True
        timers[-1].start()

    def end() -> None:
        late.set()
        process.kill()

    if first_s is not None:
        begin(first_s)
    try:
        yield begin
        process.wait()
    finally:
        for timer in timers:
            timer.cancel()
        process.kill()


def _runs(command: Sequence[str]) -> bool:
    """Tell whether a command is a Python."""
    try:
        done = subprocess.run([*command, "-I", "-c", ""], capture_output=True, timeout=LEAST_S, check=False)
    except (OSError, subprocess.SubprocessError):
        return False
    return done.returncode == 0


def _lock_text() -> str:
    return files("signer.drafting").joinpath(LOCK).read_text("utf-8")


def _digest() -> str:
    return hashlib.sha256(_lock_text().encode()).hexdigest()
