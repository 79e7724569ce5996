"""Check where modules import, and that types of arrays and plain types are defined once.

`python -m tools.check_imports`, exit 1 otherwise.
"""

import ast
import sys
from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
FOLDERS: Final = ("signer", "body_model", "handshapes", "sites", "nonmanuals", "fingerspelling")
MOST_IN_FUNCTIONS: Final = 40
"""Imports inside functions that may be left in the whole program; what loads slowly is imported through
`signer.lazy`."""
ARRAYS: Final = "body_model/arrays.py"
"""The one module that names types of arrays."""
NAMED: Final = frozenset({"float64", "float32", "intp", "bool_"})
"""Kinds of numbers whose arrays have a name there."""
HOMES: Final = {
    "Side": "body_model/plain_types.py",
    "Vector": "body_model/plain_types.py",
    "Confidence": "handshapes/handshape.py",
}
"""The one module that defines each plain type that several packages use."""


def imports_in_functions(source: str) -> Iterator[int]:
    """Yield the line of every import inside a function of a module's source."""
    lines = {
        node.lineno
        for function in ast.walk(ast.parse(source))
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef)
        for node in ast.walk(function)
        if isinstance(node, ast.Import | ast.ImportFrom)
    }
    yield from sorted(lines)


def lazy_names(source: str) -> Iterator[tuple[int, str]]:
    """Yield line and full name of everything that a module's source imports lazily."""
    for block in ast.walk(ast.parse(source)):
        if isinstance(block, ast.With) and any(
            ast.unparse(item.context_expr) == "lazily()" for item in block.items
        ):
            for node in block.body:
                if isinstance(node, ast.ImportFrom):
                    yield from ((node.lineno, f"{node.module}.{name.name}") for name in node.names)
                elif isinstance(node, ast.Import):
                    yield from ((node.lineno, name.name) for name in node.names)


def array_types(source: str) -> Iterator[tuple[int, str]]:
    """Yield line and text of every type of array that a module's source spells out though it has a name."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Subscript) and ast.unparse(node.value) == "NDArray":
            kind = ast.unparse(node.slice).removeprefix("np.")
            if kind in NAMED:
                yield node.lineno, ast.unparse(node)


def plain_types(source: str) -> Iterator[tuple[int, str]]:
    """Yield line and name of every plain type with a home that a module's source defines."""
    for node in ast.parse(source).body:
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation).endswith("TypeAlias"):
            name = ast.unparse(node.target)
        elif isinstance(node, ast.Assign):
            name = ast.unparse(node.targets[0])
        else:
            continue
        if name in HOMES:
            yield node.lineno, name


def is_module(name: str) -> bool:
    """Tell whether a full name is that of a module."""
    try:
        return find_spec(name) is not None
    except ModuleNotFoundError:
        return False


def problems(sources: Sequence[tuple[str, str]]) -> Iterator[str]:
    """Yield what is wrong in modules that are given as path and source."""
    inside = [f"{path}:{line}" for path, source in sources for line in imports_in_functions(source)]
    if len(inside) > MOST_IN_FUNCTIONS:
        yield from (f"{place}: an import inside a function" for place in inside)
        yield (
            f"{len(inside)} imports inside functions, at most {MOST_IN_FUNCTIONS} may be; import at "
            "the head, or through signer.lazy."
        )
    for path, source in sources:
        for line, name in lazy_names(source):
            if not is_module(name):
                yield f"{path}:{line}: {name} is imported lazily, but is no module"
        if path != ARRAYS:
            for line, text in array_types(source):
                yield f"{path}:{line}: {text} has a name in {ARRAYS}"
        for line, name in plain_types(source):
            if path != HOMES[name]:
                yield f"{path}:{line}: {name} is defined in {HOMES[name]}"


def main() -> int:
    """Print everything that is wrong with its place, or how many imports functions still do."""
    sources = [
        (path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8"))
        for folder in FOLDERS
        for path in sorted((ROOT / folder).rglob("*.py"))
    ]
    found = list(problems(sources))
    for one in found:
        print(one)
    if not found:
        count = sum(len(list(imports_in_functions(source))) for _, source in sources)
        print(f"Functions import {count} times (at most {MOST_IN_FUNCTIONS}); types are named once.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
