"""Losses of an export: what a sign says and a file of some format does not say, or says otherwise."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final, Literal, TypeAlias

from signer.export.schema_parts import TEXT, Schema, document, listed, record, said
from signer.phrases import phrase

Severity: TypeAlias = Literal["changed", "left out", "guessed"]
SEVERITIES: Final[tuple[Severity, ...]] = ("left out", "changed", "guessed")
"""The gravest first but for what is guessed, which only reading does."""
FORMAT: Final = "asl-losses"
VERSION: Final = 1
"""Of a file of losses; it changes only when a reader of the old one would break."""


@dataclass(frozen=True, slots=True)
class Loss:
    """One thing that a file does not say as the document does.

    Attributes:
        feature: one of FEATURES, or a word of the format's own.
        where: place in the document, as messages spell it: `tracks[0] (hand, dominant).keys[1].elbow`.
        words: what becomes of it, with its number: "swivel of 18 degrees is left out".
        severity: `changed`, another value stands there, such as movement for what moved it; `left out`; or
            `guessed`, of reading: to be settled.
    """

    feature: str
    where: str
    words: str
    severity: Severity = "left out"


def left_out(what: str) -> str:
    """Say that something is left out."""
    return phrase("{what} is left out", what=what)


def read_as(told: str, found: str) -> str:
    """Say that something is read as what is nearest to it."""
    return phrase("{told} is read as {found}", told=told, found=found)


def counts_of(losses: Iterable[Loss]) -> dict[str, int]:
    """Count losses by feature."""
    return dict(Counter(loss.feature for loss in losses))


def summary_of(losses: Sequence[Loss]) -> str:
    """Say in a few words how much is lost: "3 left out, 2 changed"; empty where nothing is."""
    counts = Counter(loss.severity for loss in losses)
    return ", ".join(f"{counts[severity]} {severity}" for severity in SEVERITIES if counts[severity])


def lines_of(losses: Sequence[Loss]) -> str:
    """Say what is lost as a file in XML holds it: how much, then a line each."""
    return "\n".join((f"{summary_of(losses)}.", *(f"{loss.where}: {loss.words}" for loss in losses)))


def refused_by_strict(losses: Iterable[Loss]) -> str:
    """Say why a strict export writes nothing: what would be left out or guessed; empty where nothing is."""
    grave = counts_of(loss for loss in losses if loss.severity != "changed")
    told = ", ".join(f"{name} ({count})" for name, count in grave.items())
    return phrase("would lose {told}; leave --strict out", told=told) if told else ""


def losses_json(losses: Iterable[Loss], came_from: str, goes_to: str) -> dict[str, Any]:
    """Return losses as they are written into a file of their own."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "from": came_from,
        "to": goes_to,
        "losses": [asdict(loss) for loss in losses],
    }


def schema() -> Schema:
    """Describe the file of losses."""
    loss = record(
        feature=said(TEXT, "which feature of the sign; `signer formats --json` names all of them"),
        where=said(TEXT, "its place in the sign file"),
        words=said(TEXT, "what becomes of it, with its number"),
        severity={"enum": list(SEVERITIES)},
    )
    files = {"from": said(TEXT, "the file that was read"), "to": said(TEXT, "the file that was written")}
    return document(
        "Signer losses",
        "What of a sign a file in another format does not say. Readers ignore fields that they do not know.",
        format={"const": FORMAT},
        version={"const": VERSION},
        losses=listed(loss),
        **files,
    )
