"""Small tables of made-up signs, in the heads and codes of public ones."""

from typing import Final

HEADS: Final = (
    "EntryID", "LemmaID", "SignFrequency(M)", "SignType.2.0", "Handshape.2.0", "NonDominantHandshape.2.0",
    "SelectedFingers.2.0", "MajorLocation.2.0", "MinorLocation.2.0", "SecondMinorLocation.2.0",
    "Movement.2.0", "RepeatedMovement.2.0", "SignDuration(ms)",
)  # fmt: skip
ROWS: Final = (
    ("zorp", "zorp", "5.5", "OneHanded", "flat_o", "", "imrp", "Head", "CheekNose", "", "None", "0", "520"),
    ("blick_1", "blick", "6.1", "SymmetricalOrAlternating", "open_b", "open_b", "imrp", "Neutral", "Neutral",
     "", "Straight", "1", "410"),
    ("father", "father", "", "OneHanded", "5", "", "imrp", "Head", "Forehead", "", "None", "1", "NA"),
)  # fmt: skip


def csv_of(*rows: tuple[str, ...], heads: tuple[str, ...] = HEADS, between: str = ",") -> str:
    """Return a table as text."""
    return "".join(between.join(cells) + "\n" for cells in (heads, *rows))
