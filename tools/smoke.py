"""Try an installed or frozen Signer as a user meets it: outside the checkout, in folders of its own.

`Program` runs one in a scratch home, and `try_program` asks of it what the checkout does: the version, the
report on signs of the library, exports and pictures to the byte, and the window drawn on a virtual screen.
"""

import hashlib
import json
import os
import shutil
import signal
import struct
import subprocess
import time
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import numpy as np

from body_model.arrays import Array

ROOT: Final = Path(__file__).resolve().parents[1]
LIBRARY: Final = ROOT / "signer" / "library" / "signs"
SCREEN: Final = (1280, 800)
SKIN_SHARE: Final = 0.012
"""Share of the screen in colours of skin once the figure is painted; without it there is a tenth of that."""
LIGHT: Final = 120.0
"""Mean brightness of a window in the light theme, at least; the dark one has a third of it."""
PATIENCE_S: Final = 60.0
"""Seconds after which a window that has painted no figure is given up."""
DECIMALS: Final = 9
"""Decimals of metres, seconds and radians in which reports must agree."""
MOVEMENT: Final = (("json",), ("glb", "--glb-without-mesh"))
"""Formats of movement alone, with their options."""
FORMS: Final = (*MOVEMENT, ("glb",))
"""Formats with their options; each sign is exported in each, and compared byte by byte."""
DRAWN: Final = (("render", "png"), ("render", "gif", "--fps", "10"), ("export", "webp", "--fps", "10"))
"""Commands, endings and options of what is drawn of one sign, where there is a window to draw it."""
_IMPORTS: Final = """
import importlib.util, pkgutil, sys
for name in filter(importlib.util.find_spec, sys.argv[1:]):
    for one in pkgutil.walk_packages(importlib.import_module(name).__path__, f"{name}."):
        if not one.name.endswith(("__main__", ".detector_program")):  # that one has an environment of its own
            try:
                importlib.import_module(one.name)
            except ImportError as error:
                print(one.name, error)
"""
FOUND: Final = (0, 1)
"""Exit codes of a check that was made: of 1 a sign has a failure, which is told."""
TOLD: Final = 3
"""Every so many-th sign is checked by one process too, beside the run of two over all."""


STARTING: Final = ("realpath", "dirname")
"""Tools of the system by which the commands of uvx find their Python."""


class SmokeError(Exception):
    """A program did not do what the checkout does; the message says what."""


@dataclass(frozen=True)
class Program:
    """One way to start Signer, and the folder that stands in for a user's home.

    Attributes:
        name: what it is called in messages.
        command: program and arguments before those of Signer.
        home: folder in which it keeps settings; its own.
        studio: the command that opens the editor; None where there is no window.
        folder: where it is installed; it may be read-only, so nothing is written there.
        variables: of its environment, besides those that every program finds.
    """

    name: str
    command: tuple[str, ...]
    home: Path
    studio: tuple[str, ...] | None = None
    folder: Path | None = None
    variables: Mapping[str, str] = field(default_factory=dict)

    def environment(self) -> dict[str, str]:
        """Return what the program finds around it: nothing of the checkout, and a home of its own."""
        kept = {name: os.environ[name] for name in ("PATH", "LANG", "LC_ALL", "TMPDIR") if name in os.environ}
        # One thread, as the suite has it: sums in another order differ in their last bit.
        return {**kept, "HOME": str(self.home), "OPENBLAS_NUM_THREADS": "1", **self.variables}

    def run(
        self, *arguments: str | Path, expect: Sequence[int] = (0,), **variables: str
    ) -> subprocess.CompletedProcess[str]:
        """Run it to its end in its home; SmokeError when it ends otherwise than expected.

        `variables` are of the environment, in place of what it finds there.
        """
        done = subprocess.run(
            [*self.command, *map(str, arguments)],
            cwd=self.home,
            env=self.environment() | variables,
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode not in expect:
            raise SmokeError(
                f"{self.name} {' '.join(map(str, arguments))}: exit {done.returncode}\n{done.stderr}"
            )
        return done


def checkout(home: Path, python: Path) -> Program:
    """Return the checkout itself as a program, run by an interpreter with the libraries that it has."""
    start = f"import sys; sys.path.insert(0, {str(ROOT)!r}); sys.argv[0] = 'signer'; "
    main = f"{start}from signer.cli import main; sys.exit(main())"
    return Program("checkout", (str(python), "-c", main), home, (str(python), "-c", main))


def chosen_signs(share: int) -> list[Path]:
    """List every so many-th sign of the library."""
    return sorted(LIBRARY.glob("*.sign"))[::share]


def copied(program: Program, name: str, signs: Sequence[Path]) -> str:
    """Copy signs, and nothing else, into a folder of a program's home; the folder's name."""
    shutil.rmtree(program.home / name, ignore_errors=True)
    (program.home / name).mkdir()
    for sign in signs:
        shutil.copy(sign, program.home / name)
    return name


def report(program: Program, signs: Sequence[Path]) -> object:
    """Return what `check --json` says of copies of signs in a folder whose name is not plain."""
    told = program.run("check", "--json", copied(program, "Gebärden und Zeichen", signs), expect=FOUND)
    return rounded(json.loads(told.stdout))


def run_of_processes(program: Program, signs: Sequence[Path]) -> str:
    """Return the report of a check by two processes."""
    out = program.home / "checked"
    shutil.rmtree(out, ignore_errors=True)
    folder = copied(program, "Zeichen und Gebärden", signs)
    program.run("check", folder, "-o", out.name, "--jobs", "2", expect=FOUND)
    return (out / "report.jsonl").read_text(encoding="utf-8")


def rounded(value: object) -> object:
    """Round a report to a nanometre: the last bits of a sum are another numpy's own.

    Where nothing is missed, it is chance at which moment most is.
    """
    if isinstance(value, float):
        return round(value, DECIMALS)
    if isinstance(value, list):
        return [rounded(each) for each in value]
    if isinstance(value, dict):
        parts = {name: rounded(each) for name, each in value.items()}
        if parts.get("contact_error_m") == 0.0:
            return {name: each for name, each in parts.items() if name not in ("key", "time_s", "worst_s")}
        return parts
    return value


def exports(
    program: Program, signs: Sequence[Path], forms: Sequence[Sequence[str]] = FORMS
) -> dict[str, str]:
    """Export signs in every one of the formats, by two processes; the digest of each file by its name.

    Reports are among the files, without the digest of the program: the frozen one is a program of its own.
    Outputs are removed when they are read: a library of GLB takes a gigabyte.
    """
    copies, digests = copied(program, "library", signs), {}
    for form, *more in forms:
        out = program.home / "-".join(("exported", form, *more))
        command = ("export", copies, "-o", out.name, "--format", form, *more, "--jobs", "2")
        program.run(*command, "--progress", "none")
        for path in sorted(out.iterdir()):
            if path.is_file():
                content = path.read_bytes()
                if path.name == "summary.json":
                    content = json.dumps(json.loads(content) | {"program": ""}).encode()
                digests[f"{out.name}/{path.name}"] = hashlib.sha256(content).hexdigest()
        shutil.rmtree(out)
    return digests


def drawings(program: Program) -> dict[str, str]:
    """Draw a sign as picture and as film; the digest of each file by its name."""
    digests = {}
    for order, ending, *more in DRAWN:
        out = program.home / f"IDEA.{ending}"
        program.run(order, LIBRARY / "IDEA.sign", "-o", out, *more)
        digests[out.name] = hashlib.sha256(out.read_bytes()).hexdigest()
    return digests


def require_word_without_screen(program: Program) -> None:
    """Draw where neither a screen nor Xvfb is; SmokeError unless one line says what to install."""
    out, few = program.home / "unseen.png", program.home / "few tools"
    few.mkdir()
    for tool in filter(None, map(shutil.which, STARTING)):
        (few / Path(tool).name).symlink_to(tool)
    told = program.run("render", LIBRARY / "IDEA.sign", "-o", out, expect=(1,), PATH=str(few)).stderr
    if "install xvfb" not in told or len(told.splitlines()) != 1 or out.exists():
        raise SmokeError(f"{program.name}: does not say in one line what drawing needs:\n{told}")


def installed_files(program: Program) -> dict[str, tuple[int, int]]:
    """Return size and time of every installed file by its path, without what Python compiles there."""
    found = () if program.folder is None else program.folder.rglob("*")
    files = (path for path in found if "__pycache__" not in path.parts and not path.is_dir())
    return {str(path): (path.lstat().st_size, path.lstat().st_mtime_ns) for path in files}


def require_imports(program: Program, python: Path, packages: Sequence[str]) -> None:
    """Import every module where no extra is installed; SmokeError that names those that need one."""
    names = " ".join(packages)
    done = subprocess.run(
        [str(python), "-B", "-c", _IMPORTS, *packages],
        cwd=program.home,
        env=program.environment(),
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0 or done.stdout.strip():
        raise SmokeError(f"{program.name}: not all of {names} can be imported:\n{done.stdout}{done.stderr}")


# ------------------------------------------------------------------------------------------------ the window


@contextmanager
def virtual_screen(folder: Path) -> Iterator[tuple[str, Path]]:
    """Start a virtual screen; its display's name, and the file in which its picture stands."""
    folder.mkdir(parents=True, exist_ok=True)
    read, write = os.pipe()
    width, height = SCREEN
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{width}x{height}x24", "-fbdir", str(folder)],
        pass_fds=[write],
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    try:
        with os.fdopen(read) as answer:
            number = answer.readline().strip()
        if not number:
            raise SmokeError("Xvfb did not start; is it installed?")
        yield f":{number}", folder / "Xvfb_screen0"
    finally:
        server.terminate()
        server.wait()


def read_screen(file: Path) -> Array:
    """Read what a virtual screen shows, from the window dump that it keeps: (height, width, 3), 0 to 255."""
    data = file.read_bytes()
    header = struct.unpack(">25I", data[:100])
    length, width, height, line, colours = header[0], header[4], header[5], header[12], header[19]
    start = length + colours * 12
    pixels = np.frombuffer(data, np.uint8, line * height, start).reshape(height, line)[:, : width * 4]
    return pixels.reshape(height, width, 4)[:, :, 2::-1].astype(np.float64)


def skin_share(picture: Array) -> float:
    """Return the share of a picture that has the colour of lit skin: red over green over blue."""
    red, green, blue = picture[..., 0], picture[..., 1], picture[..., 2]
    return float(np.mean((red > green + 12) & (green > blue + 6) & (red > 90) & (red - blue < 140)))


def open_window(program: Program, file: Path) -> tuple[float, float, Array]:
    """Open the editor on a file; seconds until anything and until the figure is painted, and the screen."""
    assert program.studio is not None
    with virtual_screen(program.home / "screen") as (display, picture_file):
        began = time.monotonic()
        window = subprocess.Popen(
            [*program.studio, str(file)],
            cwd=program.home,
            env={**program.environment(), "DISPLAY": display, "QT_QPA_PLATFORM": "xcb"},
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,  # Ctrl+C reaches what starts the program, and the program
        )
        painted, complete = 0.0, 0.0
        try:
            while time.monotonic() - began < PATIENCE_S and window.poll() is None:
                picture = read_screen(picture_file)
                now = time.monotonic() - began
                if not painted and np.mean(picture.max(axis=2) > 0) > 0.5:
                    painted = now
                if skin_share(picture) > SKIN_SHARE:
                    complete = now
                    break
                time.sleep(0.02)  # the screen is a file that nobody announces
            time.sleep(1.5 if complete else 0.0)  # what follows the first figure: names, strips, hands
            picture = read_screen(picture_file)
        finally:
            if window.poll() is None:
                os.killpg(window.pid, signal.SIGINT)
            try:
                _, errors = window.communicate(timeout=PATIENCE_S)
            except subprocess.TimeoutExpired:
                os.killpg(window.pid, signal.SIGKILL)
                _, errors = window.communicate()
    if not complete:
        raise SmokeError(f"{program.name}: no figure was painted in the window\n{errors}")
    if window.returncode != 0:
        raise SmokeError(f"{program.name}: the window ended with {window.returncode}\n{errors}")
    return painted, complete, picture


# ------------------------------------------------------------------------------------------------ own files


def make_own_files(home: Path) -> dict[str, bytes]:
    """Put into a home what a user has there: a setting, a sign and a handshape; all by their path."""
    handshape = next((ROOT / "tests" / "files").rglob("*.handshape"))
    own = {
        ".config/asl-signer/studio.ini": b"[General]\ntheme=light\n",
        ".local/share/asl-signer/signs/MINE.sign": (LIBRARY / "MORE.sign").read_bytes(),
        ".local/share/asl-signer/handshapes/mine.handshape": handshape.read_bytes(),
        "signs of mine/IDEA.sign": (LIBRARY / "IDEA.sign").read_bytes(),
    }
    for name, content in own.items():
        (home / name).parent.mkdir(parents=True, exist_ok=True)
        (home / name).write_bytes(content)
    return own


def require_own_files(home: Path, own: dict[str, bytes], step: str) -> None:
    """Look for everything of a user's own; SmokeError where it is gone or changed.

    Settings may gain lines.
    """
    for name, content in own.items():
        there = (home / name).read_bytes() if (home / name).is_file() else b""
        is_whole = b"theme=light" in there if name.endswith(".ini") else there == content
        if not is_whole:
            raise SmokeError(f"{step}: {name} of the user is not as it was")


@dataclass(frozen=True)
class Expected:
    """Expected output of every program: that of the checkout."""

    version: str
    report: object
    run: str
    exports: dict[str, str]
    drawings: dict[str, str]


def expect(home: Path, signs: Sequence[Path], python: Path) -> Expected:
    """Ask the checkout what every other program must do too.

    An interpreter is asked with its own libraries: another numpy sums in another order, and the last bits
    of a mesh differ.

    Args:
        home: scratch folder of the checkout.
        signs: those that are checked and exported.
        python: the interpreter; it has the window's libraries.
    """
    home.mkdir(parents=True, exist_ok=True)
    program = checkout(home, python)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    version, found = f"signer {project['version']}\n", report(program, signs[::TOLD])
    return Expected(
        version, found, run_of_processes(program, signs), exports(program, signs), drawings(program)
    )


def require_bytes(program: Program, found: dict[str, str], expected: dict[str, str]) -> None:
    """Compare digests of files with those of the checkout; SmokeError that counts and names what differs."""
    differ = sorted(name for name in found | expected if found.get(name) != expected.get(name))
    if differ:
        raise SmokeError(
            f"{program.name}: {len(differ)} of {len(expected)} files differ from those of the checkout, such "
            f"as {', '.join(differ[:5])}"
        )


def require_same_files(program: Program, before: dict[str, tuple[int, int]]) -> None:
    """Compare the installed files with those of before; SmokeError where the program wrote among them."""
    after = installed_files(program)
    if differ := sorted(name for name in before | after if before.get(name) != after.get(name)):
        raise SmokeError(f"{program.name}: wrote where it is installed, such as {differ[0]}")


def try_program(program: Program, expected: Expected, signs: Sequence[Path]) -> Iterator[str]:
    """Try all that a program must do; lines that tell figures, each as soon as it is known.

    Args:
        program: what is tried.
        expected: what the checkout does.
        signs: those that are checked and exported.

    Raises:
        SmokeError: where it differs from the checkout.
    """
    program.home.mkdir(parents=True, exist_ok=True)
    before, began = installed_files(program), time.monotonic()
    version = program.run("--version").stdout
    yield f"{program.name}: {version.strip()} after {time.monotonic() - began:.2f} s"
    if version != expected.version:
        raise SmokeError(f"{program.name}: says {version!r} and is {expected.version!r}")
    if report(program, signs[::TOLD]) != expected.report:
        raise SmokeError(f"{program.name}: check reports otherwise than the checkout")
    if run_of_processes(program, signs) != expected.run:
        raise SmokeError(f"{program.name}: two processes report otherwise than in the checkout")
    yield (
        f"{program.name}: check of {len(signs)} signs by two processes reports what the checkout does, and "
        f"of {len(signs[::TOLD])} by one"
    )
    yield try_exports(program, expected.exports, signs)
    sign = LIBRARY / "IDEA.sign"
    if program.studio is None:
        told = program.run(sign, expect=(1,)).stderr
        if "pip install asl-signer" not in told or len(told.splitlines()) != 1:
            raise SmokeError(f"{program.name}: does not say in one line how to get the editor:\n{told}")
        yield f"{program.name}: {told.strip()}"
    else:
        require_bytes(program, drawings(program), expected.drawings)
        require_word_without_screen(program)
        yield f"{program.name}: {', '.join(expected.drawings)} are equal to the byte, without a display"
        yield try_window(program, sign)
    require_same_files(program, before)


def try_exports(
    program: Program,
    expected: dict[str, str],
    signs: Sequence[Path],
    forms: Sequence[Sequence[str]] = FORMS,
) -> str:
    """Export signs and compare each file with the checkout's; a line, or SmokeError where one differs."""
    began = time.monotonic()
    require_bytes(program, exports(program, signs, forms), expected)
    named = ", ".join(" ".join(form) for form in forms)
    return (
        f"{program.name}: {len(expected)} files of {len(signs)} signs ({named}; reports) are equal to the "
        f"byte, after {time.monotonic() - began:.0f} s"
    )


def try_window(program: Program, file: Path) -> str:
    """Open the editor on a file; a line that says when it was painted, or SmokeError."""
    painted, complete, picture = open_window(program, file)
    np.save(program.home / "window.npy", picture.astype(np.uint8))
    return (
        f"{program.name}: window painted after {painted:.2f} s, its figure after {complete:.2f} s "
        f"({skin_share(picture):.1%} skin)"
    )
