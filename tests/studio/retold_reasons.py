"""End with what of the reasons for guesses is not in the language of the process when it is read from a file."""

import re
import sys
from collections.abc import Iterator

from signer.phrases import MEANING, Phrase, counted, joined, phrase
from signer.studio.language import translated
from signer.studio.retelling import BETWEEN, retold
from tools.translations import CODE, templates

PACKAGES = ("drafting", "importing", "tables")
"""Those that say why a field of a key had to be guessed."""


def reasons() -> Iterator[Phrase]:
    """Yield each text of theirs once, with values."""
    for package in PACKAGES:
        for path in sorted((CODE / package).rglob("*.py")):
            for source, is_count in templates(path.read_text(encoding="utf-8")):
                if not is_count and MEANING not in source and BETWEEN not in source and "!" not in source:
                    fields = re.findall(r"\{(\w+)(:[^{}]*)?\}", source)
                    yield phrase(source, **{name: 1.25 if form else "IDEA" for name, form in fields})
    for number in (1, 3):
        yield phrase("from the table {table}: {what} {code}", table="Neck", what=phrase("place"), code="Neck")
        yield joined(BETWEEN, [phrase("no part of the hand is named"), counted(number, "time")])


wrong = [one for one in reasons() if retold(str(one)) != translated(one)]
wrong += [
    own for own in ("words of a user 1.5; <b>x</b>", "{number} of {x.y}", "") if retold(own) != own
]  # those of a user stay
sys.exit("\n".join(f"{one}: {retold(str(one))}" for one in wrong) or None)
