"""Build what is shipped, and try it outside the checkout.

`python -m tools.package [--check] [--frozen] [--share N]` writes wheels and source distributions into dist/,
and with `--frozen` the program that needs no Python. `--check` installs the wheels into clean environments,
of every Python from 3.11 on that is at hand, and by uvx and pipx, and compares them with the checkout, byte
by byte. The movement of every sign of the library is compared for the core on the oldest Python and for the
frozen program; the window exports by the very files of the core, so that every N-th sign is enough for it.
What does not wait for each other is done at the same time, one thread for each processor.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Lock
from typing import Final

from tools import distributions, freeze, smoke
from tools.distributions import DISTRIBUTIONS, ROOT, Distribution

OUT: Final = ROOT / "dist"
LOCK: Final = ROOT / "requirements.lock"
UV: Final = (sys.executable, "-m", "uv")
PYTHONS: Final = ("3.11", "3.12", "3.13")
WHOLE: Final = PYTHONS[0]
"""Python on which every sign of the library is exported, and that uvx and pipx are given."""
PYTHON: Final = Path("Scripts/python.exe" if os.name == "nt" else "bin/python")
"""Interpreter of an environment, in its folder."""
LARGEST_MB: Final = {"core": 230.0, "window": 480.0}
"""Megabytes that an environment may take as installed, with all that is needed; it may only fall."""
OLDER: Final = "0.0.1"
"""Version of the Signer that is updated."""
OWN_PACKAGES: Final = tuple(distributions.PROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]["packages"])
LARGEST_FROZEN_MB: Final = 285.0
"""Megabytes that the frozen program may take; it may only fall."""


def run_uv(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    """Run uv, which makes clean environments; what it said."""
    return subprocess.run([*UV, *map(str, arguments)], capture_output=True, text=True, check=False)


def find_python(version: str) -> Path | None:
    """Find an interpreter of a version on this machine, or fetch one; None where there is none."""
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"), "versions")
    on_path = shutil.which(f"python{version}")
    for python in (Path(on_path or sys.executable), *sorted(pyenv.glob(f"{version}.*/bin/python3"))):
        if _answer(python, "print('{}.{}'.format(*sys.version_info))") == version:
            return Path(_answer(python, "print(sys.executable)"))  # and not a script that looks for it
    run_uv("python", "install", version)
    found = run_uv("python", "find", "--no-project", version)
    return Path(found.stdout.strip()) if found.returncode == 0 else None


def _answer(python: Path, program: str) -> str:
    """Return what an interpreter prints of itself; nothing where it is only a name."""
    command = [str(python), "-c", f"import sys; {program}"]
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip()


def wheels(distribution: Distribution) -> list[Path]:
    """List the wheels that a distribution is installed from, as they lie in dist/."""
    wanted = DISTRIBUTIONS if distribution == "window" else ("core",)
    names = [distributions.name_of(each).replace("-", "_") for each in wanted]
    return [next(OUT.glob(f"{name}-[0-9]*.whl")) for name in names]


def install(distribution: Distribution, python: Path, folder: Path, *more: str) -> Path:
    """Install a distribution into a clean environment, with the pinned versions; the environment's folder.

    `more` names further distributions.

    Raises:
        SmokeError: where that fails.
    """
    made = run_uv("venv", "--quiet", "--no-project", "--python", python, folder)
    if made.returncode == 0:
        pins = ("--constraint", LOCK)
        made = run_uv("pip", "install", "--quiet", "--python", folder, *pins, *wheels(distribution), *more)
    if made.returncode != 0:
        raise smoke.SmokeError(f"{distribution} cannot be installed for {python}:\n{made.stderr}")
    return folder


def size_mb(folder: Path) -> float:
    """Measure what the files of a folder take, in megabytes of a million bytes."""
    return sum(path.lstat().st_size for path in folder.rglob("*") if not path.is_dir()) / 1e6


def installed(distribution: Distribution, version: str, environment: Path, home: Path) -> smoke.Program:
    """Return the program that an environment holds."""
    scripts = (environment / PYTHON).parent
    name = f"{distributions.name_of(distribution)} on Python {version}"
    if distribution == "core":
        return smoke.Program(name, (str(scripts / "signer-core"),), home, folder=environment)
    studio = (str(scripts / "signer-studio"),)
    return smoke.Program(name, (str(scripts / "signer"),), home, studio, environment)


class Checkout:
    """Keep what the checkout does with the libraries of each Python: it is asked once.

    Args:
        folder: scratch folder.
        signs: those that every program checks and exports.
    """

    def __init__(self, folder: Path, signs: Sequence[Path]) -> None:
        self._folder, self.signs = folder, signs
        self._expected: dict[str, smoke.Expected] = {}
        self._every: dict[str, dict[str, str]] = {}
        self._one_asks: dict[str, Lock] = defaultdict(Lock)

    def expected(self, version: str, interpreter: Path) -> smoke.Expected:
        """Return what every program must do; the interpreter has the window's libraries."""
        with self._one_asks[version]:
            if version not in self._expected:
                self._expected[version] = smoke.expect(self._folder / version, self.signs, interpreter)
        return self._expected[version]

    def try_every(self, program: smoke.Program, version: str, interpreter: Path) -> str:
        """Compare the movement of every sign of the library; a line, or SmokeError where one differs."""
        signs = smoke.chosen_signs(1)
        with self._one_asks[version]:
            if version not in self._every:
                asked = smoke.checkout(self._folder / version, interpreter)
                self._every[version] = smoke.exports(asked, signs, smoke.MOVEMENT)
        return smoke.try_exports(program, self._every[version], signs, smoke.MOVEMENT)


def try_python(version: str, checkout: Checkout, folder: Path) -> None:
    """Try both distributions in clean environments of a Python; SmokeError where one differs."""
    if (python := find_python(version)) is None:
        print(f"Python {version} is not here and cannot be fetched: not tried", flush=True)
        return
    environments = {each: install(each, python, folder / f"{each} {version}") for each in DISTRIBUTIONS}
    sizes = {each: size_mb(environments[each]) for each in DISTRIBUTIONS}  # before Python compiles any
    interpreter = environments["window"] / PYTHON
    expected = checkout.expected(version, interpreter)
    for distribution, environment in environments.items():
        size, home = sizes[distribution], folder / f"home {distribution} {version}"
        program = installed(distribution, version, environment, home)
        tell(smoke.try_program(program, expected, checkout.signs))
        smoke.require_imports(program, environment / PYTHON, OWN_PACKAGES)
        print(f"{program.name}: {size:.0f} MB installed, all modules without an extra", flush=True)
        if size > LARGEST_MB[distribution]:
            raise smoke.SmokeError(f"{program.name} takes more than {LARGEST_MB[distribution]:.0f} MB")
        if version == WHOLE and distribution == "core":
            tell([checkout.try_every(program, version, interpreter)])
    if version == WHOLE:
        try_uvx(expected, checkout.signs, python, folder)
        try_pipx(expected, checkout.signs, python, folder)


def tell(lines: Iterable[str]) -> None:
    """Print lines as they come."""
    for line in lines:
        print(line, flush=True)


def _fetching() -> dict[str, str]:
    """Return what uv and pip find around them, and a home of its own would hide: where packages come from."""
    kept = {name: value for name, value in os.environ.items() if name.startswith(("UV_", "PIP_", "SSL_"))}
    return {**kept, "UV_CACHE_DIR": run_uv("cache", "dir").stdout.strip()}


def try_uvx(expected: smoke.Expected, signs: Sequence[Path], python: Path, folder: Path) -> None:
    """Try what uvx runs from the wheel; SmokeError where it differs from the checkout."""
    core, window = wheels("window")
    fresh = (
        "--refresh-package",
        distributions.name_of("core"),
        "--refresh-package",
        window.stem.split("-")[0],
    )
    asked = ("--quiet", "--python", python, "--find-links", core.parent, "--constraints", LOCK)
    command = (*UV, "tool", "run", *map(str, asked), "--from", str(window))
    home = folder / "home uvx"
    home.mkdir()
    studio, found = (*command, "signer-studio"), _fetching()
    began = time.monotonic()
    smoke.Program("uvx", (*command, *fresh, "signer"), home, variables=found).run("--version")
    print(f"uvx: its environment is made after {time.monotonic() - began:.1f} s", flush=True)
    program = smoke.Program("uvx", (*command, "signer"), home, studio, variables=found)
    tell(smoke.try_program(program, expected, signs))


def try_pipx(expected: smoke.Expected, signs: Sequence[Path], python: Path, folder: Path) -> None:
    """Install by pipx, use and remove; SmokeError where it differs, or where anything is left."""
    home, pins = folder / "home pipx", folder / "constraints.txt"
    home.mkdir()
    # With hashes in its constraints pip would ask for one of the wheel that has just been built.
    found = re.findall(r"^(\S+==[^\\\n]+)", LOCK.read_text(encoding="utf-8"), re.MULTILINE)
    pins.write_text("\n".join(found), encoding="utf-8")
    places = {"PIPX_HOME": str(home / "pipx"), "PIPX_BIN_DIR": str(home / "bin")}
    fetching = _fetching()
    links = f"{OUT} {fetching.get('PIP_FIND_LINKS', '')}".strip()
    variables = {**fetching, **places, "PIP_FIND_LINKS": links, "PIP_CONSTRAINT": str(pins)}
    pipx = smoke.Program("pipx", (*UV, "tool", "run", "--quiet", "pipx"), home, variables=variables)
    pipx.run("install", "--python", python, distributions.name_of("window"))
    commands = {each.name: (str(each),) for each in (home / "bin").iterdir()}
    program = smoke.Program("installed by pipx", commands["signer"], home, commands["signer-studio"])
    report = smoke.report(program, signs[:: smoke.TOLD])
    if program.run("--version").stdout != expected.version or report != expected.report:
        raise smoke.SmokeError(f"{program.name}: version or report differ from the checkout")
    print(f"{program.name}: {', '.join(sorted(commands))}; check reports what the checkout does", flush=True)
    tell([smoke.try_window(program, smoke.LIBRARY / "IDEA.sign")])
    pipx.run("uninstall", distributions.name_of("window"))
    if left := [each.name for each in (home / "bin").iterdir()]:
        raise smoke.SmokeError(f"{program.name}: after removal {', '.join(left)} are left")


def survive() -> None:
    """Install an older Signer, use it, update it and remove it; SmokeError where the user loses anything."""
    with tempfile.TemporaryDirectory() as scratch:
        folder, home = Path(scratch), Path(scratch, "home")
        older = [distributions.build(each, folder, version=OLDER)[1] for each in DISTRIBUTIONS]
        environment = folder / "environment"
        run_uv("venv", "--quiet", "--no-project", "--python", sys.executable, environment)
        own = smoke.make_own_files(home)
        sign = smoke.LIBRARY / "IDEA.sign"
        for step, chosen in (("older", older), ("updated", wheels("window"))):
            pins = ("--constraint", LOCK)
            made = run_uv("pip", "install", "--quiet", "--python", environment, *pins, *chosen)
            if made.returncode != 0:
                raise smoke.SmokeError(f"the {step} Signer cannot be installed:\n{made.stderr}")
            program = installed("window", step, environment, home)
            version = program.run("--version").stdout.strip()
            _, _, picture = smoke.open_window(program, sign)
            smoke.require_own_files(home, own, step)
            if picture.mean() < smoke.LIGHT:
                raise smoke.SmokeError(f"{program.name}: the theme that the user chose is not used")
            print(f"{program.name}: {version}; settings and own files are as they were", flush=True)
        program.run("desktop", "--install")
        program.run("desktop", "--remove")
        names = [distributions.name_of(each) for each in DISTRIBUTIONS]
        run_uv("pip", "uninstall", "--quiet", "--python", environment, *names)
        smoke.require_own_files(home, own, "removed")
        packages = [path for path in environment.rglob("site-packages/*") if path.name in OWN_PACKAGES]
        left = [path for package in packages for path in package.rglob("*") if path.is_file()]
        if left:
            raise smoke.SmokeError(f"after removal {len(left)} files are left, such as {left[0]}")
        print("removed: own files are as they were, and nothing of the program is left", flush=True)


def frozen(checkout: Checkout, folder: Path, *, is_tried: bool) -> None:
    """Freeze the program, and compare it with the checkout; SmokeError where it differs."""
    environment = install("window", Path(sys.executable), folder / "environment", "pyinstaller")
    program, archive = freeze.freeze(environment, environment / PYTHON, OUT)
    size = size_mb(program)
    print(f"{program}: {size:.0f} MB, packed {archive.stat().st_size / 1e6:.0f} MB", flush=True)
    if size > LARGEST_FROZEN_MB:
        raise smoke.SmokeError(f"the frozen program takes more than {LARGEST_FROZEN_MB:.0f} MB")
    if is_tried:
        version, interpreter = "{}.{}".format(*sys.version_info), environment / PYTHON
        start = str(program / "signer")
        tried = smoke.Program("frozen", (start,), folder / "home frozen", (start, "edit"), program)
        tell(smoke.try_program(tried, checkout.expected(version, interpreter), checkout.signs))
        tell([checkout.try_every(tried, version, interpreter)])


def main() -> int:
    """Do what the command line asks; exit 1 where what is shipped differs from the checkout."""
    parser = argparse.ArgumentParser(prog="dev.py package", description=__doc__)
    parser.add_argument("--check", action="store_true", help="try the wheels in clean environments")
    parser.add_argument("--frozen", action="store_true", help="freeze the program too, for this system")
    parser.add_argument(
        "--share", type=int, default=24, metavar="N", help="check every N-th sign of the library (24; 1: all)"
    )
    options, began = parser.parse_args(), time.monotonic()
    distributions.main([str(OUT)])
    is_good = True
    with tempfile.TemporaryDirectory() as scratch, ThreadPoolExecutor(os.cpu_count()) as pool:
        folder = Path(scratch)
        checkout = Checkout(folder / "checkout", smoke.chosen_signs(options.share))
        steps = [pool.submit(try_python, each, checkout, folder) for each in PYTHONS if options.check]
        if options.frozen:
            steps.append(pool.submit(frozen, checkout, folder, is_tried=options.check))
        if options.check:
            steps.append(pool.submit(survive))
        for step in steps:
            try:
                step.result()
            except smoke.SmokeError as problem:
                print(f"package: {problem}", flush=True)
                is_good = False
    print(f"package: {'done' if is_good else 'broken'} after {time.monotonic() - began:.0f} s", flush=True)
    return 0 if is_good else 1


if __name__ == "__main__":
    sys.exit(main())
