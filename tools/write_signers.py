"""Write `docs/signers.md`, signs by signers, from what `signer check` found.

`signer check signer/library/signs --signer all -o OUT` looks every sign over on every body, seconds of the
processor each; `python -m tools.write_signers OUT...` makes the page of the reports of one such run, or of
several of different signs.
"""

import json
import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from signer.characters.load import character_names, title_of

PAGE: Final = Path(__file__).parents[1] / "docs" / "signers.md"
REPORT: Final = "report.jsonl"
MISSED: Final = re.compile(r"contact is missed by ([\d.]+) mm")
INSIDE: Final = re.compile(r"is ([\d.]+) mm inside the ([^,]+?) at")
HEAD: Final = """\
# Signs by signers

What `signer check signer/library/signs --signer all` finds, written by `python -m tools.write_signers`: the
signs that fall short on a body, with the worst of it. *Short* is by how much a contact is missed that this
body cannot meet, with its arm as far bent or stretched as it goes; *in* is how deep a hand or forearm lies in
something, where that is over 5 mm more than flesh gives. No sign is edited to fit a body
([bodies](body.md)).

"""


def rows_of(folders: Sequence[Path]) -> list[dict[str, Any]]:
    """Return the rows of reports, a sign each, by name; ValueError where a sign was not looked at by all."""
    lines = [line for folder in folders for line in (folder / REPORT).read_text("utf-8").splitlines()]
    found = {Path(row["path"]).stem: row for row in map(json.loads, lines)}
    wrong = [name for name, row in found.items() if row.get("signer", "").split(", ") != [*character_names()]]
    if wrong:
        raise ValueError(f"not looked at on every body: {', '.join(sorted(wrong))}")
    return [found[name] | {"name": name} for name in sorted(found)]


def shortfall(row: dict[str, Any], signer: str) -> str:
    """Return the worst that is wrong with a sign on a signer, in few words; empty for nothing."""
    errors = [error.removeprefix(f"{signer}: ") for error in row["errors"] if error.startswith(f"{signer}: ")]
    missed = [float(found[1]) for found in map(MISSED.search, errors) if found]
    inside = [(float(found[1]), found[2]) for found in map(INSIDE.search, errors) if found]
    if missed:
        return f"short {max(missed):.1f} mm"
    if inside:
        depth_mm, into = max(inside)
        return f"{depth_mm:.0f} mm in {into}"
    return errors[0] if errors else ""


def page_of(rows: Sequence[dict[str, Any]]) -> Iterator[str]:
    """Yield the lines of the page after its head."""
    names = character_names()
    yield "| | " + " | ".join(str(title_of(name)).lower() for name in names) + " |"
    yield "|---" * (len(names) + 1) + "|"
    good = dict.fromkeys(names, 0)
    for row in rows:
        cells = {name: shortfall(row, name) for name in names}
        for name, words in cells.items():
            good[name] += not words
        if any(cells.values()):
            yield f"| {row['name'].replace('_', ' ')} | " + " | ".join(cells.values()) + " |"
    yield f"| **good, of {len(rows)}** | " + " | ".join(str(count) for count in good.values()) + " |"


def main(folders: Sequence[str]) -> int:
    """Write the page."""
    if not folders:
        print(__doc__)
        return 2
    PAGE.write_text(HEAD + "\n".join(page_of(rows_of(list(map(Path, folders))))) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
