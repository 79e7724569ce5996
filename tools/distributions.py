"""Build the two distributions of the tree, each from its own files and none from the other's.

`asl-signer-core` solves, checks and exports, without Qt; `asl-signer` is the window, and needs the core of
the same version. `python -m tools.distributions FOLDER` writes the wheel and the source distribution of
both: each source distribution is laid out from the files that git knows, and its wheel is built from it.
"""

import json
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path, PurePosixPath
from typing import Any, Final, Literal, TypeAlias

ROOT: Final = Path(__file__).resolve().parents[1]
PROJECT: Final[Mapping[str, Any]] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
VERSION: Final[str] = PROJECT["project"]["version"]

Distribution: TypeAlias = Literal["core", "window"]
DISTRIBUTIONS: Final[tuple[Distribution, ...]] = ("core", "window")

PAGES: Final = "signer/studio/help/pages"
"""Folder in the package in which the pages of the documentation come along."""
BESIDE: Final = ("README.md", "CHANGELOG.md")
"""Files that stand beside the packages in every source distribution."""


@cache
def shipped_files() -> tuple[str, ...]:
    """List every file of the packages that git knows, as paths from the root of the tree.

    A tree without git, as it comes out of an archive, ships all but what Python compiled.
    """
    packages = PROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]["packages"]
    if (ROOT / ".git").exists():
        listed = subprocess.run(
            ["git", "ls-files", "-z", "--", *packages], cwd=ROOT, capture_output=True, text=True, check=True
        )
        found: Iterable[str] = (name for name in listed.stdout.split("\0") if name)
    else:
        found = (
            path.relative_to(ROOT).as_posix()
            for package in packages
            for path in (ROOT / package).rglob("*")
            if path.is_file() and "__pycache__" not in path.parts
        )
    return tuple(sorted(found))


@cache
def pages() -> dict[str, str]:
    """Return where pages of the documentation and their pictures come along, and where they lie."""
    found = [*(ROOT / "docs").rglob("*.md"), *(ROOT / "docs" / "pictures").rglob("*.*")]
    names = (path.relative_to(ROOT / "docs").as_posix() for path in sorted(found))
    return {f"{PAGES}/{name}": f"docs/{name}" for name in names}


def files_of(distribution: Distribution) -> tuple[str, ...]:
    """List the files of the packages that belong to a distribution."""
    folders = PROJECT["tool"]["signer"]["window"]["folders"]
    is_window = distribution == "window"
    return tuple(
        name
        for name in (*shipped_files(), *pages())
        if any(PurePosixPath(name).is_relative_to(folder) for folder in folders) == is_window
    )


def name_of(distribution: Distribution) -> str:
    """Return the name under which a distribution is installed."""
    return str({**PROJECT["project"], **PROJECT["tool"]["signer"][distribution]}["name"])


def metadata_of(distribution: Distribution, version: str = VERSION) -> dict[str, Any]:
    """Return the `[project]` table of a distribution, made from that of the tree."""
    own, other = {**PROJECT["project"], "version": version}, PROJECT["tool"]["signer"]["core"]
    of_window = set(PROJECT["tool"]["signer"]["window"]["dependencies"])
    needs = {needed: _bare_name(needed) in of_window for needed in own["dependencies"]}
    extras = own["optional-dependencies"]
    there = {"LICENSE", *files_of(distribution)}
    own["license-files"] = [name for name in own["license-files"] if name in there]
    if distribution == "core":
        own |= {key: other[key] for key in ("name", "description", "scripts")}
        own["dependencies"] = [needed for needed, is_of_window in needs.items() if not is_of_window]
        del own["gui-scripts"]
        return own
    core = other["name"]
    own["dependencies"] = [f"{core}=={own['version']}"] + [
        needed for needed, is_of_window in needs.items() if is_of_window
    ]
    own["optional-dependencies"] = {extra: [f"{core}[{extra}]=={own['version']}"] for extra in extras}
    return own


def lay_out(distribution: Distribution, folder: Path, version: str = VERSION) -> None:
    """Lay the files of a distribution and its own pyproject.toml out in an empty folder."""
    metadata = metadata_of(distribution, version)
    names = files_of(distribution)
    for name in {*names, *BESIDE, *metadata["license-files"]}:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / pages().get(name, name), folder / name)
    targets = {
        "wheel": {"only-include": sorted({name.split("/")[0] for name in names})},
        "sdist": {"include": ["*"]},
    }
    hatch = {"hatch": {"build": {"targets": targets}}}
    text = _toml({"build-system": PROJECT["build-system"], "project": metadata, "tool": hatch})
    (folder / "pyproject.toml").write_text(text, encoding="utf-8")


def build(distribution: Distribution, out: Path, version: str = VERSION) -> tuple[Path, Path]:
    """Build the source distribution, and the wheel from it; their paths in the folder `out`.

    Another version than the tree's is for trying what an update does.
    """
    with tempfile.TemporaryDirectory() as scratch:
        laid_out, unpacked = Path(scratch, "tree"), Path(scratch, "unpacked")
        lay_out(distribution, laid_out, version)
        source = _run_hatchling(laid_out, "sdist", out)
        with tarfile.open(source) as archive:
            archive.extractall(unpacked, filter="data")
        (only,) = unpacked.iterdir()
        return source, _run_hatchling(only, "wheel", out)


def _run_hatchling(tree: Path, target: Literal["sdist", "wheel"], out: Path) -> Path:
    """Build one target of a tree in a process of its own; the path of what was built."""
    before = set(out.glob("*"))
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(out)]
    # The tree laid out has no history, and an outer one is none of its business.
    environment = {**os.environ, "GIT_CEILING_DIRECTORIES": str(tree.parent)}
    subprocess.run(command, cwd=tree, env=environment, check=True, stdout=subprocess.DEVNULL)
    (made,) = set(out.glob("*")) - before
    return made


def _bare_name(requirement: str) -> str:
    """Return the distribution that a requirement names."""
    end = next((k for k, sign in enumerate(requirement) if sign in "<>=!~[; "), len(requirement))
    return requirement[:end]


def _toml(tables: Mapping[str, Any]) -> str:
    """Write tables of texts, lists and tables as TOML."""
    return "\n".join(f"{json.dumps(key)} = {_value(value)}" for key, value in tables.items()) + "\n"


def _value(value: Any) -> str:
    """Write a value on one line; what is a text or a list in JSON is one in TOML too."""
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{json.dumps(key)} = {_value(each)}" for key, each in value.items()) + " }"
    return json.dumps(value, ensure_ascii=False)


def main(arguments: list[str]) -> int:
    """Build everything into the folder that the arguments name."""
    out = Path(arguments[0])
    out.mkdir(parents=True, exist_ok=True)
    for path in (*out.glob("asl_signer*.whl"), *out.glob("asl_signer*.tar.gz")):
        path.unlink()
    for distribution in DISTRIBUTIONS:
        for path in build(distribution, out):
            print(f"{path} {path.stat().st_size / 1e6:.2f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
