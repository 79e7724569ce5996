"""Find the functions that read a constant, and those that a call comes to.

Both name a function by its file and first line; what is nested in a function counts as the function.
"""

import ast
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import cache
from types import FrameType
from typing import Any, NamedTuple

from tools.sizes import ROOT

Function = tuple[str, int]
"""File below the root, and first line: that of its first decorator."""


class _Module(NamedTuple):
    """A module: its name, its file below the root, and its statements."""

    name: str
    file: str
    body: list[ast.stmt]


def functions_run(call: Callable[[], Any]) -> frozenset[Function]:
    """Call something and return the functions of the project that it came to."""
    found = set[tuple[str, int]]()

    def note(frame: FrameType, event: str, _: Any) -> None:
        if event == "call":
            found.add((frame.f_code.co_filename, frame.f_code.co_firstlineno))

    sys.setprofile(note)
    try:
        call()
    finally:
        sys.setprofile(None)
    root = f"{ROOT}/"
    return frozenset((file.removeprefix(root), line) for file, line in found if file.startswith(root))


def readers_of(module: str, name: str) -> frozenset[Function]:
    """Return the functions that read a constant of a module, or one that is made of it, wherever they are.

    What a class reads as it is made counts for all functions of its module. A field of a record, as in
    `SWAY.at_rest`, is read by all functions that read a field of that name: a record is given on.
    """
    name, _, path = name.partition(".")
    if path and (found := _readers_of_field(path.rpartition(".")[2])):
        return found
    readers, seen, asked = set[Function](), set[tuple[str, str]](), [(module, name)]
    while asked:
        constant = asked.pop()
        if constant in seen:
            continue
        seen.add(constant)
        for reader in (each for each in _modules() if constant[1] in _names(each.name)):
            known = {constant[1]} if reader.name == constant[0] else _imported(reader)[constant]
            for one in reader.body:
                if not known or not _reads(one, known):
                    continue
                match one:
                    case ast.Assign(targets=targets):
                        asked += [(reader.name, made) for made in _bound(targets)]
                    case ast.AnnAssign(target=target):
                        asked += [(reader.name, made) for made in _bound([target])]
                    case ast.ClassDef(body=body) if all(
                        isinstance(each, ast.FunctionDef) or not _reads(each, known) for each in body
                    ):
                        readers |= {_place(reader, each) for each in body if _reads(each, known)}
                    case ast.FunctionDef():
                        readers.add(_place(reader, one))
                    case _:
                        readers |= {
                            _place(reader, each)
                            for part in reader.body
                            for each in ast.walk(part)
                            if isinstance(each, ast.FunctionDef)
                        }
    return frozenset(readers)


def _readers_of_field(field: str) -> frozenset[Function]:
    return frozenset(
        _place(module, one)
        for module in _modules()
        if field in _names(module.name)
        for one in (each for part in module.body for each in ast.walk(part))
        if isinstance(one, ast.FunctionDef)
        and any(isinstance(each, ast.Attribute) and each.attr == field for each in ast.walk(one))
    )


@cache
def _modules() -> tuple[_Module, ...]:
    found = list[_Module]()
    for package in ("signer", "body_model", "handshapes", "sites", "nonmanuals", "fingerspelling"):
        for path in sorted((ROOT / package).rglob("*.py")):
            file = path.relative_to(ROOT).as_posix()
            name = file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
            found.append(_Module(name, file, ast.parse(path.read_text(encoding="utf-8")).body))
    return tuple(found)


@cache
def _trees() -> dict[str, frozenset[str]]:
    return {
        each.name: frozenset(word for part in each.body for one in ast.walk(part) for word in _words(one))
        for each in _modules()
    }


def _names(module: str) -> frozenset[str]:
    """Return all names that a module reads, binds or imports."""
    return _trees()[module]


def _words(node: ast.AST) -> Iterator[str]:
    match node:
        case ast.Name(id=word) | ast.Attribute(attr=word) | ast.alias(name=word):
            yield word


@cache
def _imports() -> dict[str, dict[tuple[str, str], set[str]]]:
    found = dict[str, dict[tuple[str, str], set[str]]]()
    for each in _modules():
        own = found.setdefault(each.name, defaultdict(set))
        for one in (node for part in each.body for node in ast.walk(part)):
            if isinstance(one, ast.ImportFrom) and one.module:
                for alias in one.names:
                    own[one.module, alias.name].add(alias.asname or alias.name)
    return found


def _imported(module: _Module) -> dict[tuple[str, str], set[str]]:
    """Return by what names a module knows constants of others."""
    return _imports()[module.name]


def _reads(node: ast.AST, names: set[str]) -> bool:
    return any(
        isinstance(one, ast.Name) and one.id in names and isinstance(one.ctx, ast.Load)
        for one in ast.walk(node)
    )


def _bound(targets: list[ast.expr]) -> list[str]:
    return [one.id for target in targets for one in ast.walk(target) if isinstance(one, ast.Name)]


def _place(module: _Module, one: ast.AST) -> Function:
    assert isinstance(one, ast.FunctionDef)
    return module.file, min([one.lineno, *(each.lineno for each in one.decorator_list)])
