"""Recipes: the code on their pages, put into a copy of the tree, runs and answers as the page says."""

import contextlib
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path
from typing import NamedTuple

import pytest

from tools.distributions import PROJECT

ROOT = Path(__file__).parents[2]
PAGES = sorted(path for path in (ROOT / "docs" / "recipes").glob("*.md") if path.stem != "index")
PACKAGES = PROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]["packages"]
PARTS = (*PACKAGES, "tools", "pyproject.toml")
STEP = re.compile(
    r"^(?:(?P<new>A new file, )|(?P<end>At the end of )|In )`(?P<path>[^`]+)`"
    r"(?:, (?P<how>below|in place of)\s`(?P<anchor>[^`]+)`)?:\n\n```\w*\n(?P<code>.*?)^```$",
    re.MULTILINE | re.DOTALL,
)
CONSOLE = re.compile(r"^```console\n(.*?)^```$", re.MULTILINE | re.DOTALL)


class Call(NamedTuple):
    """A command of a page, and the lines that it prints; `...` stands for any."""

    command: str
    told: str


def linked(source: str, target: str) -> None:
    """Link a module, which nothing writes in place; copy data, and all where links lead to no other disk."""
    if source.endswith((".py", ".pyc")):
        with contextlib.suppress(OSError):
            os.link(source, target)
            return
    shutil.copy2(source, target)


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """Return a copy of the code and its data."""
    for part in PARTS:
        if (ROOT / part).is_file():
            linked(str(ROOT / part), str(tmp_path / part))
        else:
            shutil.copytree(ROOT / part, tmp_path / part, copy_function=linked)
    return tmp_path


def put(tree: Path, step: re.Match[str]) -> None:
    """Do what a step says to one file; the file that it is a link to stays as it is."""
    path = tree / step["path"]
    text = "" if step["new"] else path.read_text("utf-8")
    if step["new"]:
        assert not path.exists(), f"{step['path']} is no new file"
        text = step["code"]
    elif step["end"]:
        text += step["code"]
    else:
        lines = text.splitlines(keepends=True)
        [row] = [row for row, line in enumerate(lines) if line.strip() == step["anchor"]]
        lines[row : row + 1] = [*lines[row : row + (step["how"] == "below")], step["code"]]
        text = "".join(lines)
    path.unlink(missing_ok=True)
    path.write_text(text, "utf-8")


def calls_of(page: str) -> Iterator[Call]:
    """Yield the commands of a page with what they print."""
    for console in CONSOLE.findall(page):
        for call in re.split(r"^\$ ", console, flags=re.MULTILINE)[1:]:
            command, _, told = call.partition("\n")
            yield Call(command, told)


@pytest.mark.parametrize("path", PAGES, ids=[path.stem for path in PAGES])
def test_the_code_of_a_recipe_runs_and_answers_as_its_page_says(path: Path, tree: Path) -> None:
    page = path.read_text("utf-8")
    steps = list(STEP.finditer(page))
    assert steps
    assert len(re.findall(r"^```", page, re.MULTILINE)) == 2 * (len(steps) + len(CONSOLE.findall(page)))
    for step in steps:
        put(tree, step)
    told = dict[str, str]()
    variables = os.environ | {"PYTHONPATH": str(tree), "QT_LOGGING_RULES": "*=false"}
    for command, expected in calls_of(page):
        words = shlex.split(command)
        start = {"signer": ["-m", "signer"], "python": []}[words[0]]
        done = subprocess.run(
            [sys.executable, *start, *words[1:]], cwd=tree, env=variables, capture_output=True, text=True
        )
        told[command] = done.stdout + done.stderr
        assert fnmatchcase(told[command], re.sub(r"\.\.\.", "*", expected.replace("[", "[[]"))), told[command]
    assert told
