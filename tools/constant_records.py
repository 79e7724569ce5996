"""Find the fields of a record of constants, and what its class says of each.

A record is one constant that is made of a class with the names of its fields: `SWAY: Final = Sway(rest=0.3)`.
Its class stands in the same module or in one that is imported, and says of its fields under `Attributes:`
what they are for. Where a field is such a record itself its fields are listed in its place.
"""

import ast
import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tools.sizes import ROOT

_ATTRIBUTE = re.compile(r"^    (\w+(?:, \w+)*): (.*(?:\n {5,}.*)*)", re.MULTILINE)


class Field(NamedTuple):
    """A field of a record: its path below the constant, its value, and what is said of it."""

    path: str
    value: ast.expr
    said: str


def fields_of(body: Sequence[ast.stmt], value: ast.expr | None) -> list[Field]:
    """Return the fields of a record that is a constant of a module; of anything else none."""
    return list(_fields(body, value, ""))


def _fields(body: Sequence[ast.stmt], value: ast.expr | None, within: str) -> Iterator[Field]:
    if not (isinstance(value, ast.Call) and value.keywords and isinstance(value.func, ast.Name)):
        return
    made_of = _class(body, value.func.id)
    if made_of is None:
        return
    names = [
        one.target.id
        for one in made_of.body
        if isinstance(one, ast.AnnAssign) and isinstance(one.target, ast.Name)
    ]
    said = _said(ast.get_docstring(made_of) or "")
    given = [
        *zip(names, value.args, strict=False),
        *((one.arg, one.value) for one in value.keywords if one.arg),
    ]
    for name, each in given:
        reason = "; ".join(filter(None, (within.rstrip("."), said.get(name, ""))))
        nested = list(_fields(body, each, reason))
        yield from (one._replace(path=f"{name}.{one.path}") for one in nested)
        if not nested:
            yield Field(name, each, reason)


def _class(body: Sequence[ast.stmt], name: str) -> ast.ClassDef | None:
    """Return the class of a name that a module knows, its own or one that it imports."""
    for one in body:
        match one:
            case ast.ClassDef() if one.name == name:
                return one
            case ast.ImportFrom(module=str(module)) if any(name == each.name for each in one.names):
                path = ROOT / f"{module.replace('.', '/')}.py"
                return _class(ast.parse(path.read_text("utf-8")).body, name) if path.exists() else None
    return None


def _said(docstring: str) -> dict[str, str]:
    """Return what a docstring says of each attribute."""
    attributes = docstring.partition("Attributes:\n")[2]
    return {
        name: " ".join(text.split())
        for names, text in _ATTRIBUTE.findall(attributes)
        for name in names.split(", ")
    }
