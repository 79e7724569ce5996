"""`signer import`: sentences and drafts from files of other programs, with what is lost on the way."""

from argparse import Namespace
from collections.abc import Iterator, Sequence
from pathlib import Path

from signer import folders
from signer.commands import corpora, losses_told
from signer.commands.import_runs import SENTENCE, SIGN, Import
from signer.commands.shelves import add_library
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
from signer.corpus.work import Row
from signer.errors import ImportingError, SignerError
from signer.importing.formats import ENDINGS, FORMATS
from signer.lazy import lazily

with lazily():
    from signer.export import losses


def add(commands: Commands) -> None:
    """The words that the command takes."""
    words = (
        "make sentences of annotations of ELAN (.eaf), where a gloss without a sign is a gap that keeps its "
        "words, and drafts of signs in SiGML (.sigml) or landmarks of a film (.pose), which show what had to "
        "be guessed"
    )
    parser = command(commands, "import", run, words)
    names = " or ".join(one.name for one in FORMATS)
    words = f"{names} files, folders (all of them that are in it), or patterns as 'CORPUS/**/*.eaf'"
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
    out, named = options.out, ""
    sources = [Source(str(path), path) for path in found]
    if out.suffix.lower() in (SIGN, SENTENCE):
        if len(found) > 1:
            raise ImportingError(f"{out} is one file, and {len(found)} are read; give a folder")
        out, named = out.parent, out.name
    elif words := corpora.twins(sources):
        raise ImportingError(words)
    out.mkdir(parents=True, exist_ok=True)
    library = "" if options.library is None else str(options.library)
    job = Import(options.strict, named, tuple(options.tier), options.left_handed, library, out=out)
    if not named and corpora.is_run(options, sources):
        return corpora.into_folder(options, job, sources, out)
    rows = list[Row]()
    corpora.heard(options, job, sources, rows.append)
    told = list["losses.Loss"]()
    for row in rows:
        for words in row.errors:
            complain(ImportingError(words))
        if not row.ok:
            continue
        say([f"wrote {out / name}" for name in row.outputs])
        say(f"{row.path}: {words}" for words in row.warnings)
        told += row.details
        losses_told.tell(Path(row.path).name, row.details, in_file=options.losses is not None)
    if options.losses is not None:
        losses_told.write(options.losses, told, ", ".join(map(str, found)), str(options.out))
    return DONE if all(row.ok for row in rows) else FAILED


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
