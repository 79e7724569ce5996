"""Check how docstrings begin, and that lines and paragraphs of pages are short.

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

PAGES: Final = ("*.md", "packaging/README.md", "docs/**/*.md")
WIDEST: Final = 110
"""Columns that a line of prose in a page may have, as lines of code."""

WORDIEST: Final = 90
"""Words that a paragraph or an item of a list may have: over it readers skip."""

LONGEST_README: Final = 600
"""Words that the first page may have, code included."""

_END: Final = re.compile(r"[.?!]\s+(?=[A-Z*`])")
_QUOTED: Final = re.compile(r"`[^`]*`|\([^)]*\)|\*[^*]*\*")
_NO_PROSE: Final = re.compile(r"\s*(\||#|<|:{3,}|!\[)")
_ITEM: Final = re.compile(r"\s*([-*]|\d+\.)\s")
_FENCE: Final = re.compile(r"\s*(`{3,})")

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


def prose_of(page: str) -> Iterator[tuple[int, list[str]]]:
    """Yield number and lines of each paragraph and item of a page: no code, table, heading or picture."""
    begun, lines, fence = 0, list[str](), ""
    for number, line in enumerate([*page.splitlines(), ""], 1):
        is_code, mark = bool(fence), _FENCE.match(line)
        if mark and not fence:
            is_code, fence = True, mark[1]
        elif mark and line.strip() == fence:
            fence = ""
        is_code |= not lines and line.startswith("    ")
        is_break = is_code or not line.strip() or _NO_PROSE.match(line)
        if lines and (is_break or _ITEM.match(line)):
            yield begun, lines
            lines = []
        if not is_break:
            begun = begun if lines else number
            lines.append(line)


def page_problems(path: str, page: str) -> Iterator[str]:
    """Yield lines of prose that are too wide, and paragraphs that have too many words."""
    for begun, lines in prose_of(page):
        for number, line in enumerate(lines, begun):
            if len(line) > WIDEST:
                yield f"{path}:{number}: {len(line)} columns, at most {WIDEST} may be"
        if (words := sum(len(line.split()) for line in lines)) > WORDIEST:
            yield f"{path}:{begun}: a paragraph of {words} words, at most {WORDIEST} may be"


def readme_problems(page: str) -> Iterator[str]:
    """Yield that the first page is too long."""
    if (words := len(page.split())) > LONGEST_README:
        yield f"README.md: {words} words, at most {LONGEST_README} may be"


def changelog_problems(page: str) -> Iterator[str]:
    """Yield entries of the changelog that have more than one sentence, or no end."""
    for begun, lines in prose_of(page):
        words = _QUOTED.sub("X", " ".join(lines))
        if _ITEM.match(lines[0]) and (_END.search(words) or not words.endswith(".")):
            yield f"CHANGELOG.md:{begun}: an entry is one sentence"


def problems(path: str, source: str) -> Iterator[str]:
    """Yield what is wrong with the docstrings of a source, with its place."""
    for line, first in oblique_docstrings(source):
        yield f"{path}:{line}: begins with no verb or noun: {first}"
    for line, first in long_docstrings(source):
        yield f"{path}:{line}: begins with {len(first)} characters, at most {LONGEST} may be: {first}"


def main() -> int:
    """Print every such docstring and paragraph with its place; return 1 if there is one, else 0."""
    sources = [
        (path.relative_to(ROOT), path.read_text(encoding="utf-8"))
        for folder in FOLDERS
        for path in sorted((ROOT / folder).rglob("*.py"))
    ]
    found = [problem for path, source in sources for problem in problems(str(path), source)]
    for page in sorted(path for pattern in PAGES for path in ROOT.glob(pattern)):
        found += page_problems(str(page.relative_to(ROOT)), page.read_text(encoding="utf-8"))
    found += readme_problems((ROOT / "README.md").read_text(encoding="utf-8"))
    found += changelog_problems((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
    for one in found:
        print(one)
    if not found:
        print(f"Docstrings say first what things do, in at most {LONGEST} characters; pages are short.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
