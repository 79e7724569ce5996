"""Check that docstrings begin with what a thing does or is, in a line that is not too long.

`python -m tools.check_words`, exit 1 when one does not.
"""

import ast
import re
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
FOLDERS: Final = (
    "signer",
    "body_model",
    "handshapes",
    "sites",
    "nonmanuals",
    "fingerspelling",
    "tools",
    "benchmarks",
    "docs",
)
OBLIQUE: Final = re.compile(r"(What|Whether|How|Where|The same|Who|When|Which|Why)\b")
"""Openings after which a reader still waits for the verb or the noun."""

LONGEST: Final = 100
"""Characters that a docstring's first line may have."""

Documented = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def first_lines(source: str) -> Iterator[tuple[int, str]]:
    """Yield line and first line of every docstring of a source, those of attributes and constants too."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, Documented) and (text := ast.get_docstring(node)):
            yield node.body[0].lineno, text.splitlines()[0]
        if isinstance(node, Documented):
            for before, after in pairwise(node.body):
                if (
                    isinstance(before, ast.Assign | ast.AnnAssign)
                    and isinstance(after, ast.Expr)
                    and isinstance(after.value, ast.Constant)
                ):
                    yield after.lineno, str(after.value.value).strip().splitlines()[0]


def oblique_docstrings(source: str) -> Iterator[tuple[int, str]]:
    """Yield line and first line of every docstring that does not begin with what the thing does or is."""
    return ((line, first) for line, first in first_lines(source) if OBLIQUE.match(first))


def long_docstrings(source: str) -> Iterator[tuple[int, str]]:
    """Yield line and first line of every docstring that begins with too long a line."""
    for node in ast.walk(ast.parse(source)):
        if (
            isinstance(node, Documented)
            and (text := ast.get_docstring(node))
            and len(text.splitlines()[0]) > LONGEST
        ):
            yield node.body[0].lineno, text.splitlines()[0]


def problems(path: str, source: str) -> Iterator[str]:
    """Yield what is wrong with the docstrings of a source, with its place."""
    for line, first in oblique_docstrings(source):
        yield f"{path}:{line}: begins with no verb or noun: {first}"
    for line, first in long_docstrings(source):
        yield f"{path}:{line}: begins with {len(first)} characters, at most {LONGEST} may be: {first}"


def main() -> int:
    """Print every such docstring with its place; return 1 if there is one, else 0."""
    sources = [
        (path.relative_to(ROOT), path.read_text(encoding="utf-8"))
        for folder in FOLDERS
        for path in sorted((ROOT / folder).rglob("*.py"))
    ]
    found = [problem for path, source in sources for problem in problems(str(path), source)]
    for one in found:
        print(one)
    if not found:
        print(f"Docstrings say first what things do, in at most {LONGEST} characters.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
