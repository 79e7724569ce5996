"""Count what signs are written with: `python -m tools.count_uses` writes `signer/drafting/uses.csv`.

Uses of handshapes, articulators and named sites in the half of the library that numbers are set on. What is
drafted changes with it: afterwards the figures of `docs/drafts.md` are to be measured again.
"""

import csv
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from benchmarks.drafts import half
from signer.document.queries import every_key
from signer.document.sign import Sign
from signer.drafting.uses import Kind
from signer.files.sign_file import load_sign

TABLE: Final = Path(__file__).parents[1] / "signer" / "drafting" / "uses.csv"


def used_in(sign: Sign) -> Iterator[tuple[Kind, str]]:
    """Yield kind and id of what each key of a sign uses."""
    for _, key in every_key(sign):
        yield "handshape", key.handshape
        if key.contact:
            yield "articulator", key.articulator
            if isinstance(key.contact.site, str):
                yield "site", key.contact.site


def main() -> None:
    """Write the table, the most used of each kind first."""
    uses = Counter(one for path in half("setting") for one in used_in(load_sign(path)))
    ordered = sorted(uses.items(), key=lambda item: (item[0][0], -item[1], item[0][1]))
    with TABLE.open("w", encoding="utf-8", newline="") as file:
        out = csv.writer(file, lineterminator="\n")
        out.writerow(("kind", "id", "uses"))
        out.writerows((kind, name, count) for (kind, name), count in ordered)


if __name__ == "__main__":
    main()
