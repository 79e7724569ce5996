"""Uses of handshapes, articulators and sites in the half of the library that numbers are set on."""

import csv
from functools import cache
from importlib.resources import files
from math import log
from typing import Final, Literal, TypeAlias

Kind: TypeAlias = Literal["handshape", "articulator", "site"]
UNSEEN: Final = 0.5
"""Uses of what no sign has: with 0 it could never be proposed."""


@cache
def counted() -> dict[tuple[str, str], int]:
    """Return uses by kind and id, as `tools.count_uses` writes them."""
    text = files("signer.drafting").joinpath("uses.csv").read_text("utf-8")
    return {(row["kind"], row["id"]): int(row["uses"]) for row in csv.DictReader(text.splitlines())}


@cache
def log_use(kind: Kind, name: str) -> float:
    """Return the logarithm of how often something is used beside what is used most."""
    uses = {known: count for (of_kind, known), count in counted().items() if of_kind == kind}
    return log(uses.get(name, 0) + UNSEEN) - log(max(uses.values(), default=0) + UNSEEN)
