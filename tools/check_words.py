"""Check that docstrings begin with what a thing does or is.

`python -m tools.check_words`, exit 1 when one does not.
"""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
FOLDERS: Final = ("signer", "body_model", "handshapes", "sites", "tools", "benchmarks", "docs")
OBLIQUE: Final = re.compile(r"(What|Whether|How|Where|The same|Who|When|Which|Why)\b")
"""Openings after which a reader still waits for the verb or the noun."""

Documented = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def oblique_docstrings(source: str) -> Iterator[tuple[int, str]]:
    """Yield line and first line of every docstring that does not begin with what the thing does or is."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, Documented) and (text := ast.get_docstring(node)) and OBLIQUE.match(text):
            yield node.body[0].lineno, text.splitlines()[0]


def main() -> int:
    """Print every such docstring with its place."""
    found = [
        f"{path.relative_to(ROOT)}:{line}: {first}"
        for folder in FOLDERS
        for path in sorted((ROOT / folder).rglob("*.py"))
        for line, first in oblique_docstrings(path.read_text(encoding="utf-8"))
    ]
    for one in found:
        print(one)
    print(f"{len(found)} docstrings begin with no verb or noun." if found else "Docstrings say first what things do.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
