"""`signer import`: sentences and drafts from files of other programs, with what is lost on the way."""

from argparse import Namespace
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from signer import folders
from signer.commands import corpora, losses_told
from signer.commands.shelves import add_library, shelf_of
from signer.commands.sources import Source
from signer.commands.terminal import (
    DONE,
    FAILED,
    WRONG_USE,
    Commands,
    command,
    complain,
    say,
)
from signer.corpus.importing import ENDING, Import
from signer.corpus.work import Row
from signer.errors import ImportingError, SignerError
from signer.lazy import lazily

with lazily():
    from signer import files
    from signer.export import losses
    from signer.files import disk, utterance_file
    from signer.importing import eaf, xml_text
    from signer.sequencing import gaps


if TYPE_CHECKING:
    from signer.document.utterance import Utterance
    from signer.importing.imported import Imported
    from signer.library.shelf import Shelf

NOTATION: Final = (".sigml",)
"""Endings of files of signs in notation."""
ENDINGS: Final = (".eaf", *NOTATION)


def add(commands: Commands) -> None:
    """The words that the command takes."""
    words = (
        "make sentences of annotations of ELAN (.eaf), where a gloss without a sign is a gap that keeps its "
        "words, and drafts of signs in SiGML (.sigml), which show what had to be guessed"
    )
    parser = command(commands, "import", run, words)
    words = "EAF or SiGML files, folders (all of them that are in it), or patterns as 'CORPUS/**/*.eaf'"
    parser.add_argument("files", nargs="+", metavar="FILE", help=words)
    words = "a folder, or NAME.utterance or NAME.sign where one sentence or sign is read"
    parser.add_argument("-o", "--out", required=True, type=Path, metavar="OUT", help=words)
    words = (
        "name of the tier of the right hand or of all glosses; again for the left hand, and the translation"
    )
    parser.add_argument("--tier", action="append", default=[], metavar="NAME", help=words)
    parser.add_argument(
        "--left-handed", action="store_true", help="the signer's dominant hand is the left one"
    )
    words = "write what of the files is not in the documents, or otherwise, or guessed, as JSON"
    parser.add_argument("--losses", type=Path, metavar="FILE", help=words)
    words = "end with 1, and write nothing of a file, where anything of it would be left out or guessed"
    parser.add_argument("--strict", action="store_true", help=words)
    add_library(parser)
    corpora.add_run(parser)


def run(options: Namespace) -> int:
    """Read one file after the other; a bad one does not stop the others."""
    if words := corpora.misfit(options):
        complain(SignerError(words))
        return WRONG_USE
    found = list(_paths(options.files))
    if not found:
        raise ImportingError(
            f"no file that ends in {' or '.join(ENDINGS)} is in {', '.join(options.files)}; give one"
        )
    told = list["losses.Loss"]()
    notated = [path for path in found if path.suffix.lower() in NOTATION]
    annotated = [path for path in found if path not in notated]
    codes = [_drafts(options, notated, told)] if notated else []
    codes += [_sentences(options, annotated, told)] if annotated else []
    if options.losses is not None:
        losses_told.write(options.losses, told, ", ".join(map(str, found)), str(options.out))
    return max(codes)


def _drafts(options: Namespace, found: Sequence[Path], told: "list[losses.Loss]") -> int:
    """Draft the signs of SiGML files: of many as a run in the folder, of few as they come."""
    sources = [Source(str(path), path) for path in found]
    out, named = options.out, ""
    if out.suffix.lower() == ENDING:
        if len(found) > 1:
            raise ImportingError(f"{out} is one file, and {len(found)} are read; give a folder")
        out, named = out.parent, out.name
    elif words := corpora.twins(sources):
        raise ImportingError(words)
    out.mkdir(parents=True, exist_ok=True)
    job = Import(options.strict, named, out=out)
    if not named and corpora.is_run(options, sources):
        return corpora.into_folder(options, job, sources, out)
    rows = list[Row]()
    corpora.heard(options, job, sources, rows.append)
    for row in rows:
        for words in row.errors:
            complain(ImportingError(words))
        if not row.ok:
            continue
        say([f"wrote {out / name}" for name in row.outputs])
        told += row.details
        losses_told.tell(Path(row.path).name, row.details, in_file=options.losses is not None)
    return DONE if all(row.ok for row in rows) else FAILED


def _sentences(options: Namespace, found: Sequence[Path], told: "list[losses.Loss]") -> int:
    """Make sentences of annotations."""
    shelf, code = shelf_of(options), DONE
    for path in found:
        try:
            read = _read(path, shelf, options)
            lost = [loss for one in read for loss in one.losses]
            if options.strict and (refused := losses.refused_by_strict(lost)):
                raise ImportingError(f"{path}: not read: it {refused}")
            for out, one in zip(_outputs(path, read, options.out), read, strict=True):
                files.save_utterance(one.document, out)
                say([f"wrote {out}{_gaps(one.document)}"])
        except SignerError as error:
            complain(error)
            code = FAILED
            continue
        told += lost
        losses_told.tell(path.name, lost, in_file=options.losses is not None)
    return code


def _paths(named: Sequence[str]) -> Iterator[Path]:
    """Yield the files that are named, in folders and by patterns too."""
    for name in named:
        path = Path(name)
        if path.is_dir():
            yield from folders.files_in(path, ENDINGS)
        elif path.exists() or not any(mark in name for mark in "*?["):
            yield path
        else:
            yield from map(Path, folders.matching(name, ENDINGS))


def _read(path: Path, shelf: "Shelf", options: Namespace) -> "tuple[Imported[Utterance], ...]":
    content = disk.content_of(path, "EAF", xml_text.MOST_BYTES)
    return eaf.read_eaf(
        content,
        str(path),
        shelf.named,
        tiers=options.tier,
        is_left_handed=options.left_handed,
        has_film=lambda film: (path.parent / film).is_file(),
    )


def _outputs(path: Path, read: "Sequence[Imported[Utterance]]", out: Path) -> list[Path]:
    """Return where the sentences of a file go: into a folder under its name, or to the file that is named."""
    ending = utterance_file.ENDING
    if out.suffix.lower() == ending:
        if len(read) == 1:
            return [out]
        raise ImportingError(f"{path}: not read: it holds {len(read)} sentences; give a folder for them")
    out.mkdir(parents=True, exist_ok=True)
    if len(read) == 1:
        return [out / f"{path.stem}{ending}"]
    width = len(str(len(read)))
    return [out / f"{path.stem}-{number:0{width}}{ending}" for number in range(1, len(read) + 1)]


def _gaps(made: "Utterance") -> str:
    """Say how many glosses of a sentence have no sign; empty where all have."""
    missing = len(gaps.gaps_of(made))
    noun = "gloss" if len(made.items) == 1 else "glosses"
    return f", {missing} of {len(made.items)} {noun} without a sign" if missing else ""
