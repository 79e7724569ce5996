"""Movement of one sign for a site, as one sign of a run."""

import base64
import gzip
import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Final

from body_model.bodies import REFERENCE
from signer.corpus.inputs import ENDINGS
from signer.corpus.work import Item, Job, Row, write_output
from signer.lazy import lazily
from signer.publishing.told import SIGNS

with lazily():
    from signer.export import exporting
    from signer.publishing import figure, told


if TYPE_CHECKING:
    from signer.characters.character import Character
    from signer.document.sign import Sign
    from signer.files import SignReading

PACKED: Final = ".glb.gz"
"""Ending of what a server gives."""
SCRIPT: Final = ".glb.js"
"""Ending of the same content as a script, for `file:` pages."""
EFFORT: Final = 7
"""Of packing: 9 takes three times as long for half a per cent less."""
ENTRY: Final = ".json"
"""Ending of the row of a sign in the index."""


@dataclass(frozen=True)
class Publish(Job):
    """Write the movement of a sign, packed and as a script, and its row of the index.

    Attributes:
        signer: name of the character that shows it.
        report: address at which somebody hears of mistakes; empty for none.
        avatar: file of the avatar that shows it instead; empty for none.
    """

    name: ClassVar[str] = "publish"
    signer: str = REFERENCE
    report: str = ""
    avatar: str = ""

    def work(self, item: Item, reading: "SignReading", row: Row) -> Row:
        """Publish a sign."""
        is_sentence = item.path.lower().endswith(ENDINGS[1])
        who = figure.shown_by(self.signer, self.avatar)
        for name, data in outputs(reading.sign, item.stem, who, self.report, is_sentence=is_sentence):
            row = self.delivered(row, name, _writing(data))
        return row


def outputs(
    sign: "Sign", stem: str, character: "Character", report: str, *, is_sentence: bool
) -> Iterator[tuple[str, bytes]]:
    """Yield the files of a sign in a site: names and contents.

    Args:
        sign: as it is performed.
        stem: name of its files.
        character: who shows it.
        report: address at which somebody hears of mistakes; empty for none.
        is_sentence: it is one.

    Raises:
        ExportError: it has no keys, or is too long.
    """
    more = {"published": told.published(sign, report)}
    movement = exporting.movement_bytes(sign, character, stem, more)
    entry = told.entry_of(stem, sign, character.name, is_sentence=is_sentence)
    for ending, data in (*forms_of(movement), (ENTRY, json_bytes(entry))):
        yield f"{SIGNS}/{stem}{ending}", data


def forms_of(content: bytes) -> tuple[tuple[str, bytes], tuple[str, bytes]]:
    """Return a GLB as a site has it, by endings: packed, and as a script that hands it to the element."""
    packed = gzip.compress(content, EFFORT, mtime=0)
    return (PACKED, packed), (SCRIPT, script_of(packed))


def script_of(packed: bytes) -> bytes:
    """Return a script that hands packed content to the element."""
    return b'AslSignSite.put("' + base64.b64encode(packed) + b'");\n'


def json_bytes(value: object) -> bytes:
    """Return JSON in UTF-8, without blanks."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()


def _writing(data: bytes) -> Callable[[Path], None]:
    return lambda path: write_output(path, data)
