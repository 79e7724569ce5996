"""Check that docstrings begin with what a thing does or is.

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
FOLDERS: Final = ("signer", "body_model", "handshapes", "sites", "tools", "benchmarks", "docs")
OBLIQUE: Final = re.compile(r"(What|Whether|How|Where|The same|Who|When|Which|Why)\b")
"""Openings after which a reader still waits for the verb or the noun."""

LONGEST: Final = 100
"""Characters that a docstring's first line may have."""
MOST_LONG: Final = 18
"""Longer first lines that are still left; each that is mended lowers this."""

Documented = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def first_lines(source: str) -> Iterator[tuple[int, str]]:
    """Yield line and first line of every docstring of a source, those of attributes too."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, Documented) and (text := ast.get_docstring(node)):
            yield node.body[0].lineno, text.splitlines()[0]
        if isinstance(node, ast.ClassDef):
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


def main() -> int:
    """Print every such docstring with its place; the long ones where there are more than may be left."""
    sources = [
        (path.relative_to(ROOT), path.read_text(encoding="utf-8"))
        for folder in FOLDERS
        for path in sorted((ROOT / folder).rglob("*.py"))
    ]
    found = [
        f"{path}:{line}: {first}" for path, source in sources for line, first in oblique_docstrings(source)
    ]
    long = [f"{path}:{line}: {first}" for path, source in sources for line, first in long_docstrings(source)]
    too_many = len(long) > MOST_LONG
    for one in [*found, *(long if too_many else ())]:
        print(one)
    if found:
        print(f"{len(found)} docstrings begin with no verb or noun.")
    if too_many:
        print(
            f"{len(long)} docstrings begin with a line of more than {LONGEST} characters; at most "
            f"{MOST_LONG} may be left."
        )
    elif not found:
        print(
            f"Docstrings say first what things do; {len(long)} begin with too long a line (at most "
            f"{MOST_LONG})."
        )
    return 1 if found or too_many else 0


if __name__ == "__main__":
    sys.exit(main())
