"""Import of the signs of a file of another program, as one file of a run."""

from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Final

from signer.corpus.work import Item, Job, Row, described
from signer.errors import ImportingError
from signer.lazy import lazily

with lazily():
    from signer import files
    from signer.export import losses
    from signer.files import disk
    from signer.importing import sigml


if TYPE_CHECKING:
    from signer.files import SignReading

ENDING: Final = ".sign"


@dataclass(frozen=True)
class Import(Job):
    """Draft the signs of a SiGML file, each as a file of its own.

    The row tells the first of them; its details are the losses of all.

    Attributes:
        strict: a file of which something would be left out, or is guessed, is refused.
        named: the whole name of the one file that is written; empty for names by those that are read.
    """

    name: ClassVar[str] = "import"
    strict: bool = False
    named: str = ""

    def work_on_file(self, item: Item, row: Row) -> Row:
        """Draft the signs of a file and write them."""
        content = item.content
        if content is None:
            content = disk.content_of(Path(item.path), "SiGML", sigml.MOST_BYTES)
        read = sigml.read_sigml(content, item.path)
        lost = [loss for one in read for loss in one.losses]
        if self.strict and (refused := losses.refused_by_strict(lost)):
            raise ImportingError(f"{item.path}: not read: it {refused}")
        if self.named and len(read) > 1:
            raise ImportingError(f"{item.path}: not read: it holds {len(read)} signs; give a folder for them")
        width = len(str(len(read)))
        row = described(row, files.SignReading(read[0].document, ()))
        for number, one in enumerate(read, 1):
            stem = item.stem if len(read) == 1 else f"{item.stem}-{number:0{width}}"
            row = self.work(replace(item, stem=stem), files.SignReading(one.document, ()), row)
        return replace(row, losses=losses.counts_of(lost), details=lost)

    def work(self, item: Item, reading: "SignReading", row: Row) -> Row:
        """Write one draft."""

        def write(path: Path) -> None:
            files.save_sign(reading.sign, path)

        return self.delivered(row, self.named or f"{item.stem}{ENDING}", write)
