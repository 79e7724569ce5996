"""Write docs/modules.csv: every module that is installed, its first line and the names of its numbers.

`python -m tools.list_modules`
"""

import ast
import csv
import io
from collections.abc import Iterator
from typing import Final

from tools.constants import constants_of
from tools.sizes import ROOT

TABLE: Final = ROOT / "docs" / "modules.csv"
PACKAGES: Final = ("signer", "body_model", "handshapes", "sites", "nonmanuals", "fingerspelling")


def table() -> str:
    """Return the table as it is written."""
    written = io.StringIO()
    csv.writer(written, lineterminator="\n").writerows((("module", "what it does", "its numbers"), *_rows()))
    return written.getvalue()


def _rows() -> Iterator[tuple[str, str, str]]:
    """Yield a row for each module; a package says what it is in that of its `__init__.py`."""
    for path in sorted(path for top in PACKAGES for path in (ROOT / top).rglob("*.py")):
        name, source = path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8")
        told = (ast.get_docstring(ast.parse(source)) or "").partition("\n\n")[0].replace("\n", " ")
        yield name, told, "; ".join(one.name for one in constants_of(name, source))


if __name__ == "__main__":
    TABLE.write_text(table(), encoding="utf-8")
