"""Write docs/constants.csv: each number that the engine was tuned by, with what its module says of it.

`python -m tools.constants`; with `--try NAME...` it tries half and double of some on seeded sets, with
`--try` of all that were not tried at the value they have: it goes on where it was stopped. A constant's unit
and reason are the comment on its line, or the sentence below; those that stand together share theirs. Of a
record, which is written by its fields' names, each field is listed, with what its class says of it.
"""

import ast
import csv
import io
import sys
from collections.abc import Iterator
from itertools import pairwise
from typing import Final, NamedTuple

from tools.constant_records import fields_of
from tools.sizes import ENGINE, PLAIN, ROOT, numbers_in
from tools.try_constants import tried

TABLE: Final = ROOT / "docs" / "constants.csv"
PROCESSES: Final = 2
"""Constants that are tried side by side."""
_LONGEST: Final = 80
"""Characters up to which a value is printed whole."""


class Constant(NamedTuple):
    """A tuned constant.

    Attributes:
        module, name: where it stands; several names that share a value are one, a field of a record is
            `NAME.field`.
        value: as it is written.
        reason: what is said of it.
        half, double: of so many members of the seeded sets, how many end elsewhere with half and double of
            it, and by how much at most (`tools.try_constants`); empty until it was tried.
    """

    module: str
    name: str
    value: str
    reason: str
    half: str = ""
    double: str = ""


def constants_of(module: str, source: str) -> Iterator[Constant]:
    """Yield the constants of a module that hold a number beside -1, 0, 1 and 2, and fields of records."""
    body, lines = ast.parse(source).body, source.splitlines()
    for place, one in enumerate(body):
        if not isinstance(one, ast.Assign | ast.AnnAssign) or one.value is None:
            continue
        if PLAIN.issuperset(numbers_in(one.value)):
            continue
        targets = one.targets if isinstance(one, ast.Assign) else [one.target]
        names = ", ".join(map(ast.unparse, targets))
        reason = _reason(body[place:], lines) or _named_source(one.value)
        fields = fields_of(body, one.value)
        for path, each, said in fields:
            if not PLAIN.issuperset(numbers_in(each)):
                about = _reason(body[place : place + 2], lines) if said else reason
                why = _beside(each, lines) or "; ".join(filter(None, (about.rstrip("."), said)))
                yield Constant(module, f"{names}.{path}", _shown(each), why)
        if not fields:
            yield Constant(module, names, _shown(one.value), reason)


def _shown(value: ast.expr) -> str:
    """Return a value as it is written, cut where it is long."""
    text = " ".join(ast.unparse(value).split())
    return text if len(text) <= _LONGEST else text[: _LONGEST - 1] + "…"


def _beside(one: ast.stmt | ast.expr, lines: list[str]) -> str:
    """Return the comment beside the end of something."""
    return lines[(one.end_lineno or 1) - 1].partition("  # ")[2].strip()


def _reason(body: list[ast.stmt], lines: list[str]) -> str:
    """Return the comment beside a constant, the sentence below it and its neighbours, or one above them."""
    if comment := _beside(body[0], lines):
        return comment
    for before, one in pairwise(body):
        match one:
            case ast.Expr(value=ast.Constant(value=str(text))):
                return " ".join(text.split())
            case ast.Assign() | ast.AnnAssign() if one.lineno == (before.end_lineno or 0) + 1:
                continue
        break
    for line in reversed(lines[: body[0].lineno - 1]):
        if not line or line.startswith("# "):
            return line.removeprefix("# ")
    return ""


def _named_source(value: ast.expr) -> str:
    """Return the source that a value itself names, as ranges of joints do: its last text."""
    return next(
        (
            str(one.value)
            for one in reversed([*ast.walk(value)])
            if isinstance(one, ast.Constant) and isinstance(one.value, str)
        ),
        "",
    )


def engine_constants() -> list[Constant]:
    """Return the constants of the engine, in order of their modules and lines."""
    return [
        constant
        for package in ENGINE
        for path in sorted((ROOT / package).rglob("*.py"))
        for constant in constants_of(path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8"))
    ]


def written(constants: list[Constant]) -> str:
    """Return the table as it stands in its file."""
    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerows([Constant._fields, *constants])
    return text.getvalue()


def kept(found: list[Constant]) -> list[Constant]:
    """Return constants with what the table says of half and double of those that have not changed."""
    with TABLE.open(newline="", encoding="utf-8") as file:
        rows = {tuple(row[:3]): row[4:6] for row in csv.reader(file)}
    return [
        one._replace(**dict(zip(("half", "double"), rows.get(one[:3], ()), strict=False))) for one in found
    ]


def try_each(found: list[Constant], names: list[str]) -> None:
    """Try the named constants, or all that were not tried, and write each into the table as it is found."""
    asked = [
        (one.module.removesuffix(".py").replace("/", "."), _first(one.name))
        for one in found
        if (not names and not one.half) or {one.name, one.name.partition(".")[0]} & {*names}
    ]
    for module, name, (half, double) in tried(asked, PROCESSES):
        print(f"{module}:{name}: half {half}; double {double}", flush=True)
        path = f"{module.replace('.', '/')}.py"
        found = [
            one._replace(half=half, double=double) if (one.module, _first(one.name)) == (path, name) else one
            for one in found
        ]
        TABLE.write_text(written(found), encoding="utf-8")


def _first(names: str) -> str:
    """Return the first of names that share a value: scaling it scales the others too."""
    return names.strip("()").partition(",")[0]


def main(arguments: list[str]) -> int:
    """Write the table, and print how many constants nothing is said of; or try some."""
    found = kept(engine_constants())
    if arguments[:1] == ["--try"]:
        try_each(found, arguments[1:])
        return 0
    TABLE.write_text(written(found), encoding="utf-8")
    bare = [one for one in found if not one.reason]
    for one in bare:
        print(f"{one.module}: nothing is said of {one.name} = {one.value}")
    print(f"{len(found)} constants, {len(bare)} of which nothing is said: {TABLE.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
