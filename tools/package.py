"""Build what is shipped, and try it outside the checkout.

`python -m tools.package [--check] [--frozen] [--share N]` writes wheels and source distributions into dist/,
and with `--frozen` the program that needs no Python. `--check` installs the wheels into clean environments,
of every Python from 3.11 on that is at hand, and compares them with the checkout; every sign of the library
is exported from the oldest Python and from the frozen program, and compared byte by byte.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tools import distributions, freeze, smoke
from tools.distributions import DISTRIBUTIONS, ROOT, Distribution

OUT: Final = ROOT / "dist"
PYTHONS: Final = ("3.11", "3.12", "3.13")
WHOLE: Final = PYTHONS[0]
"""Python on which every sign of the library is exported, and not only those that are checked."""
PYTHON: Final = Path("Scripts/python.exe" if os.name == "nt" else "bin/python")
"""Interpreter of an environment, in its folder."""
LARGEST_MB: Final = {"core": 230.0, "window": 480.0}
"""Megabytes that an environment may take with all that a distribution needs; it may only fall."""
OLDER: Final = "0.0.1"
"""Version of the Signer that is updated."""
OWN_PACKAGES: Final = tuple(distributions.PROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]["packages"])
LARGEST_FROZEN_MB: Final = 290.0
"""Megabytes that the frozen program may take; it may only fall."""


def run_uv(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    """Run uv, which makes clean environments; what it said."""
    return subprocess.run(
        [sys.executable, "-m", "uv", *map(str, arguments)], capture_output=True, text=True, check=False
    )


def find_python(version: str) -> Path | None:
    """Find an interpreter of a version on this machine, or fetch one; None where there is none."""
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"), "versions")
    on_path = shutil.which(f"python{version}")
    for python in (Path(on_path or sys.executable), *sorted(pyenv.glob(f"{version}.*/bin/python3"))):
        if _version(python) == version:
            return python
    run_uv("python", "install", version)
    found = run_uv("python", "find", "--no-project", version)
    return Path(found.stdout.strip()) if found.returncode == 0 else None


def _version(python: Path) -> str:
    """Return the version of an interpreter, such as 3.12; nothing where it is only a name."""
    ask = "import sys; print('{}.{}'.format(*sys.version_info))"
    return subprocess.run([python, "-c", ask], capture_output=True, text=True, check=False).stdout.strip()


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
        pins = ("--constraint", ROOT / "requirements.lock")
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


def check(signs: Sequence[Path]) -> None:
    """Try both distributions in clean environments of every Python; SmokeError where one differs."""
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch)
        for version in PYTHONS:
            if (python := find_python(version)) is None:
                print(f"Python {version} is not here and cannot be fetched: not tried", flush=True)
                continue
            environments = {
                each: install(each, python, folder / f"{each} {version}") for each in DISTRIBUTIONS
            }
            interpreter = environments["window"] / PYTHON
            exported = smoke.chosen_signs(1) if version == WHOLE else signs
            expected = smoke.expect(folder / f"checkout {version}", signs, exported, interpreter)
            for distribution, environment in environments.items():
                size = size_mb(environment)
                home = folder / f"home {distribution} {version}"
                program = installed(distribution, version, environment, home)
                for line in smoke.try_program(program, expected, signs, exported):
                    print(line, flush=True)
                smoke.require_imports(program, environment / PYTHON, OWN_PACKAGES)
                print(f"{program.name}: {size:.0f} MB installed, all modules without an extra", flush=True)
                if size > LARGEST_MB[distribution]:
                    raise smoke.SmokeError(
                        f"{program.name} takes more than {LARGEST_MB[distribution]:.0f} MB"
                    )


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
            pins = ("--constraint", ROOT / "requirements.lock")
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


def frozen(signs: Sequence[Path], *, is_tried: bool) -> None:
    """Freeze the program, and compare it with the checkout; SmokeError where it differs."""
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch)
        environment = install("window", Path(sys.executable), folder / "environment", "pyinstaller")
        program, archive = freeze.freeze(environment, environment / PYTHON, OUT)
        size = size_mb(program)
        print(f"{program}: {size:.0f} MB, packed {archive.stat().st_size / 1e6:.0f} MB", flush=True)
        if size > LARGEST_FROZEN_MB:
            raise smoke.SmokeError(f"the frozen program takes more than {LARGEST_FROZEN_MB:.0f} MB")
        if is_tried:
            exported = smoke.chosen_signs(1)
            expected = smoke.expect(folder / "checkout", signs, exported, environment / PYTHON)
            start = str(program / "signer")
            tried = smoke.Program("frozen", (start,), folder / "home", (start, "edit"), program)
            for line in smoke.try_program(tried, expected, signs, exported):
                print(line, flush=True)


def main() -> int:
    """Do what the command line asks; exit 1 where what is shipped differs from the checkout."""
    parser = argparse.ArgumentParser(prog="dev.py package", description=__doc__)
    parser.add_argument("--check", action="store_true", help="try the wheels in clean environments")
    parser.add_argument("--frozen", action="store_true", help="freeze the program too, for this system")
    parser.add_argument(
        "--share", type=int, default=12, metavar="N", help="check every N-th sign of the library (12; 1: all)"
    )
    options = parser.parse_args()
    distributions.main([str(OUT)])
    try:
        signs = smoke.chosen_signs(options.share)
        if options.check:
            check(signs)
            survive()
        if options.frozen:
            frozen(signs, is_tried=options.check)
    except smoke.SmokeError as problem:
        print(f"package: {problem}")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
