"""`signer import` and `signer draft`: documents from other files, with what is lost on the way."""

from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from pathlib import Path

from signer.commands import corpora, losses_told
from signer.commands.import_runs import SENTENCE, SIGN, Import, landmarks_beside
from signer.commands.shelves import add_shelves, shelves_of
from signer.commands.sources import Source, sources
from signer.commands.terminal import DONE, FAILED, Commands, WrongUseError, command, complain, say
from signer.corpus.work import Row
from signer.errors import ImportingError
from signer.films.look import READ
from signer.importing.formats import FORMATS, IN_FOLDERS, LANDMARKS, ReadFormat
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
    parser.set_defaults(endings=IN_FOLDERS)
    _add_options(parser, FORMATS, "CORPUS/**/*.eaf", "NAME.utterance or NAME.sign")
    words = (
        "name of the tier of the right hand or of all glosses; again for the left hand, and the translation"
    )
    parser.add_argument("--tier", action="append", default=[], metavar="NAME", help=words)
    add_shelves(parser)
    parser.set_defaults(detector="")
    words = (
        "draft signs of films, or of landmarks that a detector read of them (.pose, or JSON of MediaPipe "
        "Holistic): keys with handshape, place, directions and elbow, each a guess to be settled"
    )
    parser = command(commands, "draft", run, words)
    parser.set_defaults(endings=(*(one.ending for one in LANDMARKS), *READ), tier=[], shelf=[])
    _add_options(parser, LANDMARKS, "FILMS/**/*.pose", "NAME.sign")
    words = (
        "interpreter of an environment with MediaPipe 0.10.21, which reads films; that of "
        "`signer detector` unless given"
    )
    parser.add_argument("--detector", default="", metavar="PYTHON", help=words)


def _add_options(parser: ArgumentParser, read: Sequence[ReadFormat], pattern: str, named: str) -> None:
    """Add what both commands take."""
    names = " or ".join(one.name for one in read)
    words = (
        f"{names} files, folders (all of them that are in it), patterns as '{pattern}', @LIST.txt, or a "
        "table of paths (.csv, .parquet)"
    )
    parser.add_argument("files", nargs="+", metavar="FILE", help=words)
    words = f"a folder, or {named} where one document is made"
    parser.add_argument("-o", "--out", required=True, type=Path, metavar="OUT", help=words)
    parser.add_argument(
        "--left-handed", action="store_true", help="the signer's dominant hand is the left one"
    )
    words = "write what of the files is not in the documents, or otherwise, or guessed, as JSON"
    parser.add_argument("--losses", type=Path, metavar="FILE", help=words)
    words = "end with 1, and write nothing of a file, where anything of it would be left out or guessed"
    parser.add_argument("--strict", action="store_true", help=words)
    corpora.add_run(parser)


def run(options: Namespace) -> int:
    """Read one file after the other; a bad one does not stop the others."""
    if words := corpora.misfit(options):
        raise WrongUseError(words)
    found = without_read_films(sources(options.files, str, options.endings))
    out, named = options.out, ""
    if out.suffix.lower() in (SIGN, SENTENCE):
        if len(found) > 1:
            raise ImportingError(f"{out} is one file, and {len(found)} are read; give a folder")
        out, named = out.parent, out.name
    elif words := corpora.twins(found):
        raise ImportingError(words)
    out.mkdir(parents=True, exist_ok=True)
    library = tuple(str(one.place_of("signs")) for one in shelves_of(options))
    job = Import(
        options.strict, named, tuple(options.tier), options.left_handed, library, options.detector, out=out
    )
    if not named and corpora.is_run(options, found):
        return corpora.into_folder(options, job, found, out)
    rows = list[Row]()
    corpora.heard(options, job, found, rows.append)
    told = list["losses.Loss"]()
    for row in rows:
        for words in row.errors:
            complain(ImportingError(corpora.with_path(row.path, words)))
        if not row.ok:
            continue
        say([f"wrote {out / name}" for name in row.outputs])
        say(f"{row.path}: {words}" for words in row.warnings)
        told += row.details
        losses_told.tell(Path(row.path).name, row.details, in_file=options.losses is not None)
    if options.losses is not None:
        losses_told.write(options.losses, told, ", ".join(one.name for one in found), str(options.out))
    return DONE if all(row.ok for row in rows) else FAILED


def without_read_films(found: Sequence[Source]) -> list[Source]:
    """Return the files without films whose landmarks are among them."""
    paths = {source.path for source in found}
    return [
        source
        for source in found
        if (path := Path(source.name)).suffix.lower() not in READ or landmarks_beside(path) not in paths
    ]
