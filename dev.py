#!/usr/bin/env python3
"""Set Signer up on a fresh machine and do one job.

`python3 dev.py run | test | check | docs | bench | soak | sheet | bake | package | lock`

It uses only the standard library, because it runs before anything is installed. It prints its
steps, and the second time there is nothing left to do.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
STAMP = VENV / "signer-stamp"
LOCK = ROOT / "requirements.lock"
DOCS_LOCK = ROOT / "docs" / "requirements.lock"
DETECTOR_LOCK = ROOT / "signer" / "drafting" / "detector.lock"
DOCS_STAMP = VENV / "docs-stamp"
OUT = ROOT / "out"
WEB = ROOT / "tests" / "web"
ELEMENT = ROOT / "web"
OLDEST_PYTHON = (3, 11)
SCREEN = "-screen 0 1920x1200x24"

# What Qt's xcb platform, Mesa's software GL and readable letters need on a bare Debian or Ubuntu.
DEBIAN_PACKAGES = [
    "xvfb",
    "xauth",
    "libgl1",
    "libegl1",
    "libgl1-mesa-dri",
    "libxkbcommon-x11-0",
    "libxcb-cursor0",
    "libxcb-icccm4",
    "libxcb-image0",
    "libxcb-keysyms1",
    "libxcb-randr0",
    "libxcb-render-util0",
    "libxcb-shape0",
    "libxcb-xinerama0",
    "libdbus-1-3",
    "libglib2.0-0",
    "libfontconfig1",
    "libfreetype6",
    "fonts-inter",
    "fonts-dejavu-core",
]


class SetUpError(Exception):
    """Something is missing that this script may not mend by itself; the message says what to do."""


def say(text: str) -> None:
    """Tell the user what happens; flushed, so that it stands before the output of what it announces."""
    print(text, flush=True)


def run(command: Sequence[str | Path], *, env: dict[str, str] | None = None, quiet: bool = False) -> int:
    """Run a command in the project's folder and return its exit code."""
    output = subprocess.DEVNULL if quiet else None
    return subprocess.run(
        [str(part) for part in command], cwd=ROOT, env=env, stdout=output, check=False
    ).returncode


def must(command: Sequence[str | Path], failure: str, *, quiet: bool = False) -> None:
    """Run a command and stop with `failure` when it does not succeed."""
    if run(command, quiet=quiet) != 0:
        raise SetUpError(failure)


# ------------------------------------------------------------------------------------------------ system
# libraries


def missing_packages(names: Sequence[str]) -> list[str]:
    """Those of the Debian packages that are not installed.

    Since the change of time_t some releases append t64 to a library's package and let it stand in for the old
    name.
    """
    query = [
        "dpkg-query",
        "-W",
        "-f",
        "${Package} ${db:Status-Status}\n",
        *names,
        *(f"{name}t64" for name in names),
    ]
    found = subprocess.run(query, capture_output=True, text=True, check=False).stdout.splitlines()
    installed = {line.split()[0].removesuffix("t64") for line in found if line.endswith(" installed")}
    return [name for name in names if name not in installed]


def apt_prefix() -> list[str] | None:
    """Return the command prefix that installs packages without asking: empty as root, or sudo.

    It is None where that is not possible at all.
    """
    if os.geteuid() == 0:
        return []
    if shutil.which("sudo") and run(["sudo", "-n", "true"], quiet=True) == 0:
        return ["sudo", "-n"]
    return None


def install_packages(names: Sequence[str]) -> bool:
    """Install Debian packages where that is allowed; say the command otherwise."""
    prefix = apt_prefix()
    if prefix is None:
        say(f"Missing system packages. Please run:\n  sudo apt-get install {' '.join(names)}")
        return False
    say(f"Installing {len(names)} system packages: {' '.join(names)}")
    environment = ["env", "DEBIAN_FRONTEND=noninteractive"]
    run([*prefix, *environment, "apt-get", "update", "-qq"], quiet=True)
    install = [*prefix, *environment, "apt-get", "install", "-y", "-qq", "--no-install-recommends", *names]
    return run(install, quiet=True) == 0


def on_debian() -> bool:
    """Return whether this is Debian, Ubuntu or a relative."""
    return (
        sys.platform == "linux"
        and shutil.which("apt-get") is not None
        and shutil.which("dpkg-query") is not None
    )


def ensure_system_libraries() -> None:
    """Install what Qt and software GL need, on Debian and its relatives; elsewhere the desktop has them."""
    if not on_debian():
        return
    missing = missing_packages(DEBIAN_PACKAGES)
    if missing and not install_packages(missing):
        say("Going on without them; the window may not open.")


# ------------------------------------------------------------------------------------------------ virtual
# environment


def venv_python() -> Path:
    """The interpreter of the project's own environment."""
    return VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def wanted_stamp() -> list[str]:
    """Return what the environment is to be made from: the lock with the Python version, the project file."""
    lock, project = (
        hashlib.sha256(path.read_bytes()).hexdigest() for path in (LOCK, ROOT / "pyproject.toml")
    )
    return [f"{lock} {platform.python_version()}", project]


def make_venv() -> None:
    """Create the empty environment; Debian's python3 may come without ensurepip."""
    shutil.rmtree(VENV, ignore_errors=True)
    if run([sys.executable, "-m", "venv", VENV], quiet=True) == 0:
        return
    shutil.rmtree(VENV, ignore_errors=True)
    package = f"python{sys.version_info.major}.{sys.version_info.minor}-venv"
    if on_debian() and (install_packages([package]) or install_packages(["python3-venv"])):
        must([sys.executable, "-m", "venv", VENV], "Python could not make a virtual environment in .venv.")
        return
    raise SetUpError(
        f"This Python cannot make virtual environments. On Debian or Ubuntu: sudo apt-get install {package}"
    )


def ensure_environment() -> Path:
    """Make `.venv` from the hashed lock unless it is there already.

    It is stamped last, so that a half-made one is redone.
    """
    wanted, found = wanted_stamp(), STAMP.read_text().splitlines() if STAMP.is_file() else []
    if found == wanted:
        return venv_python()
    pip = [venv_python(), "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    if found[:1] != wanted[:1]:
        say("Making .venv from requirements.lock (once; about 400 MB, a minute or two) ...")
        make_venv()
        must(
            [*pip, "--require-hashes", "--no-deps", "-r", LOCK],
            "The packages of requirements.lock could not be installed (see above).",
        )
    must(
        [*pip, "--no-deps", "--no-build-isolation", "-e", ROOT],
        "The project itself could not be installed into .venv (see above).",
    )
    STAMP.write_text("\n".join(wanted))
    return venv_python()


def ensure_web_clients(python: Path) -> None:
    """Fetch the web clients that the suite opens exports in, once for each lock.

    They are three.js, three-vrm, Babylon.js, pose-format and Khronos' validator, fetched by the
    environment's Node.js.
    """
    fetch_packages(python, WEB, "three.js, three-vrm, Babylon.js and the glTF validator for the tests", 30)


def fetch_packages(python: Path, folder: Path, what: str, size_mb: int) -> None:
    """Fetch the packages that a folder's lock names, once for each lock."""
    lock, stamp = folder / "package-lock.json", folder / "node_modules" / ".signer-stamp"
    wanted = hashlib.sha256(lock.read_bytes()).hexdigest()
    if stamp.is_file() and stamp.read_text() == wanted:
        return
    say(f"Fetching {what} (once, {size_mb} MB) ...")
    npm = [python.parent / "npm", "--prefix", folder, "--loglevel=error", "ci", "--no-audit", "--no-fund"]
    must(npm, f"The packages of {lock.relative_to(ROOT)} could not be installed (see above).", quiet=True)
    stamp.write_text(wanted)


# ------------------------------------------------------------------------------------------------ screens


def ensure_site_tools(python: Path) -> None:
    """Install what builds the documentation site, once for each lock; nobody else needs it."""
    wanted = hashlib.sha256(DOCS_LOCK.read_bytes()).hexdigest()
    if DOCS_STAMP.is_file() and DOCS_STAMP.read_text() == wanted:
        return
    say("Installing what builds the site (once; about 90 MB) ...")
    pip = [python, "-m", "pip", "install", "-q", "--disable-pip-version-check", "--require-hashes"]
    must(
        [*pip, "-r", DOCS_LOCK], "The packages of docs/requirements.lock could not be installed (see above)."
    )
    DOCS_STAMP.write_text(wanted)


def has_screen() -> bool:
    """Return whether a window can be shown to somebody."""
    return sys.platform != "linux" or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def on_virtual_screen(command: Sequence[str | Path], *, without: Sequence[str] = ()) -> int:
    """Run a command on a screen of its own, where Linux has one to offer.

    Qt's offscreen platform draws no GL.

    Args:
        command: the program and its arguments.
        without: environment variables that it does not get.
    """
    if sys.platform != "linux":
        return run(command)
    if shutil.which("xvfb-run") is None:
        raise SetUpError(
            "A virtual screen is needed and xvfb-run is not installed. On Debian or Ubuntu: sudo apt-get "
            "install xvfb xauth"
        )
    dropped = {"WAYLAND_DISPLAY", "DISPLAY", *without}
    env = {name: value for name, value in os.environ.items() if name not in dropped}
    env["QT_QPA_PLATFORM"] = "xcb"
    return run(["xvfb-run", "-a", "-s", SCREEN, *command], env=env)


# ------------------------------------------------------------------------------------------------ jobs


def job_run(arguments: Sequence[str]) -> int:
    """Open the editor on an example; without a screen, write IDEA in it on a virtual one."""
    ensure_system_libraries()
    python = ensure_environment()
    if has_screen():
        example = ROOT / "signer" / "library" / "signs" / "IDEA.sign"
        # An editor that is open may be another Signer than this checkout.
        return run([python, "-m", "signer", "--new", *(arguments or [example])])
    say("There is no screen here, so IDEA is written on a virtual one, through the window's own widgets ...")
    return on_virtual_screen([python, "-m", "tools.write_idea", OUT])


def job_test(arguments: Sequence[str]) -> int:
    """Run the whole suite (or what is named) under a virtual screen."""
    ensure_system_libraries()
    python = ensure_environment()
    ensure_web_clients(python)
    workers = str(max(1, min(4, os.cpu_count() or 1)))
    # Rewriting each assertion to tell its values takes every worker as long as reading all tests does.
    plain = ["--assert=plain"] if not arguments else []
    failed = on_virtual_screen(
        [
            python,
            "-m",
            "pytest",
            "-q",
            "-n",
            workers,
            "--dist",
            "loadfile",
            "--no-loadscope-reorder",
            *plain,
            *arguments,
        ],
        without=["PYTHONDONTWRITEBYTECODE"],  # every worker and command would compile everything again
    )
    if failed and plain:
        say("The values of what failed: python3 dev.py test --last-failed")
    return failed


def job_check(arguments: Sequence[str]) -> int:
    """Lint, formatting, types, import contracts, first lines of docstrings; sizes are printed beside."""
    if arguments:
        raise SetUpError("check looks at the whole project and takes no arguments.")
    python = ensure_environment()
    scripts = python.parent
    checks: list[list[str | Path]] = [
        [scripts / "ruff", "check", "."],
        [scripts / "ruff", "format", "--check", "."],
        [scripts / "mypy"],
        [scripts / "lint-imports"],
        [python, "-m", "tools.check_words"],
        [python, "-m", "tools.check_imports"],
    ]
    failed = [
        str(check[-1]) if check[0] == python else Path(check[0]).name for check in checks if run(check) != 0
    ]
    run([python, "-m", "tools.sizes"])
    say(f"check: {', '.join(failed)} failed" if failed else "check: clean")
    return 1 if failed else 0


def job_docs(arguments: Sequence[str]) -> int:
    """Build the documentation site into out/site and check its links; --pictures takes them anew first."""
    if strange := [each for each in arguments if each != "--pictures"]:
        raise SetUpError(f"docs takes --pictures or nothing, not {' '.join(strange)}.")
    python = ensure_environment()
    ensure_site_tools(python)
    if arguments:
        ensure_system_libraries()
        if on_virtual_screen([python, "-m", "tools.tour"]) != 0:
            return 1
    site = OUT / "site"
    build = [python, "-m", "sphinx", "-W", "--keep-going", "-q", "-b", "html", ROOT / "docs", site]
    if run(build) != 0 or run([python, "-m", "tools.check_site", site]) != 0:
        return 1
    say(f"The site is {site / 'index.html'}")
    return 0


def job_bench(arguments: Sequence[str]) -> int:
    """Time solve, dial step, imports and first paint beside targets; --clients: GLB in Blender, web."""
    ensure_system_libraries()
    python = ensure_environment()
    if "browsers" in arguments:
        ensure_element_tools(python)
    return on_virtual_screen([python, "-m", "benchmarks", *arguments])


def job_sheet(arguments: Sequence[str]) -> int:
    """Draw contact sheets of all signs, handshapes and signals into out/, or of those named."""
    ensure_system_libraries()
    python = ensure_environment()
    return on_virtual_screen([python, "-m", "tools.sheets", *arguments])


def job_soak(arguments: Sequence[str]) -> int:
    """Stress files, saves, edits, editor, movement at random; most of an hour (or: soak files 20000)."""
    ensure_system_libraries()
    python = ensure_environment()
    return on_virtual_screen([python, "-m", "tests.soak", *arguments])


def ensure_element_tools(python: Path) -> None:
    """Fetch what bundles the element for web pages and looks at it in browsers, once for each lock."""
    fetch_packages(python, ELEMENT, "three.js, esbuild, puppeteer and axe for the element", 90)


def bake_element() -> int:
    """Bundle the element for web pages from `web/`."""
    python = ensure_environment()
    ensure_element_tools(python)
    return run([python.parent / "node", ELEMENT / "build.mjs", ROOT / "signer" / "publishing" / "element"])


def bake_detector() -> int:
    """Show the detector our handshapes and films of our figure, and keep what it sees.

    `signer detector --set-up` comes before.
    """
    ensure_system_libraries()
    python = ensure_environment()
    seen = max(on_virtual_screen([python, "-m", f"tools.bake_{what}"]) for what in ("detector", "films"))
    return seen or run([python, "-m", "tools.bake_hand_errors"])


def job_bake(arguments: Sequence[str]) -> int:
    """Make body, places and signs' pictures from source (--check compares), or: bake element, or detector."""
    if list(arguments) == ["element"]:
        return bake_element()
    if list(arguments) == ["detector"]:
        return bake_detector()
    python, only_check = ensure_environment(), [each for each in arguments if each == "--check"]
    made = max(
        run([python, ROOT / "tools" / "bake_body.py", *arguments]),
        run([python, ROOT / "tools" / "bake_distance.py", *only_check]),
    )
    placed = [
        run([python, ROOT / "tools" / f"{what}.py", *only_check])
        for what in ("place_articulators", "place_sites", "bake_rests")
    ]
    placed.append(run([python, "-m", "tools.bake_paces", *(only_check or ["--anew"])]))
    ensure_system_libraries()
    shown = on_virtual_screen([python, "-m", "tools.bake_library", *only_check])
    return max(made, *placed, shown)


def job_package(arguments: Sequence[str]) -> int:
    """Build wheels, sources and (--frozen) a program without Python; --check tries all outside here."""
    ensure_system_libraries()
    return run([ensure_environment(), "-m", "tools.package", *arguments])


def job_lock(arguments: Sequence[str]) -> int:
    """Pin every dependency with hashes, naming no host."""
    python = ensure_environment() if LOCK.is_file() else Path(sys.executable)
    spared = ("jax", "jaxlib", "ml-dtypes", "opt-einsum", "scipy", "sentencepiece", "sounddevice", "cffi",
              "pycparser", "opencv-contrib-python")  # fmt: skip
    without = [word for name in spared for word in ("--no-emit-package", name)]  # landmarks need none of it
    locks = [("dev", LOCK, []), ("docs", DOCS_LOCK, ["-c", LOCK]), ("detector", DETECTOR_LOCK, without)]
    return max(_lock(python, group, path, [*more, *arguments]) for group, path, more in locks)


def _lock(python: Path, group: str, path: Path, arguments: Sequence[str | Path]) -> int:
    compile_lock = [
        "-m",
        "uv",
        "pip",
        "compile",
        "--universal",
        "--generate-hashes",
        "--no-emit-index-url",
        "--no-header",
        "--no-annotate",
    ]
    return run(
        [
            python,
            *compile_lock,
            "--python-version",
            "3.11",
            "--group",
            group,
            *(("pyproject.toml",) if group == "dev" else ()),
            "-o",
            path,
            "-q",
            *arguments,
        ]
    )


JOBS: dict[str, Callable[[Sequence[str]], int]] = {
    "run": job_run,
    "test": job_test,
    "check": job_check,
    "docs": job_docs,
    "bench": job_bench,
    "soak": job_soak,
    "sheet": job_sheet,
    "bake": job_bake,
    "package": job_package,
    "lock": job_lock,
}


def main() -> int:
    """Do the job that the command line names."""
    parser = argparse.ArgumentParser(
        prog="dev.py",
        description="Set Signer up and do one job.",
        formatter_class=argparse.RawTextHelpFormatter,
    )
    words = "\n".join(f"{name:7} {job.__doc__}" for name, job in JOBS.items())
    parser.add_argument("job", choices=JOBS, metavar="JOB", help=words)
    parser.add_argument("arguments", nargs=argparse.REMAINDER, help="handed on to the job")
    if sys.version_info < OLDEST_PYTHON:
        say(
            f"Signer needs Python {'.'.join(map(str, OLDEST_PYTHON))} or newer; this is "
            f"{platform.python_version()}."
        )
        return 2
    if Path(sys.prefix) == VENV:
        # The environment cannot be made anew by the interpreter inside it.
        return run([getattr(sys, "_base_executable", "python3"), __file__, *sys.argv[1:]])
    chosen = parser.parse_args()
    try:
        return JOBS[chosen.job](chosen.arguments)
    except SetUpError as problem:
        say(str(problem))
        return 2
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
