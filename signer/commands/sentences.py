"""`signer say`, `spell` and `update`: sentences from a line of glosses, and kept up to date."""

from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Final

from signer.commands import export
from signer.commands.arguments import add_gaps, add_life, letter_rate, tempo
from signer.commands.shelves import add_shelves, library_of, shelves_of, tell_of_several
from signer.commands.sources import GO_ON, HELP, sources
from signer.commands.terminal import DONE, FAILED, Commands, command, complain, say, warn
from signer.corpus.inputs import ENDINGS
from signer.document.life import proposed_life
from signer.errors import SignerError, SignFileError
from signer.lazy import lazily

with lazily():
    from signer import files, sequencing
    from signer.document import utterance, utterance_edits, utterance_item_edits
    from signer.files import utterance_file
    from signer.library import index
    from signer.sequencing import gaps, glosses, proposing


if TYPE_CHECKING:
    from signer.document.utterance import Utterance
    from signer.library.shelf import Entry, Library

STYLE_NAMES: Final = ("natural", "clear", "teaching", "citation")
OUT: Final = "OUT.utterance, OUT.sign, or any name that export takes, such as OUT.glb"


def add(commands: Commands) -> None:
    """The words that the three commands take."""
    _add_say(commands)
    _add_spell(commands)
    _add_update(commands)


def _add_say(commands: Commands) -> None:
    words = "make a sentence of glosses"
    parser = command(commands, "say", run_say, f"{words}; exit 1 and a list when signs are missing")
    parser.add_argument("glosses", metavar="GLOSSES", help='as "MY NAME fs-JOE . t( HOME ) , IX-2p GO ?"')
    _add_out(parser)
    parser.add_argument("--tempo", type=tempo, default=1.0, metavar="N", help="1.2 is a fifth quicker")
    parser.add_argument("--style", choices=STYLE_NAMES, default="clear", help="clear unless given")
    add_life(parser, f"{proposed_life():g}, in teaching {proposed_life('teaching'):g},")
    add_gaps(parser)
    parser.add_argument("--lay", action="store_true", help="lay the grammar that is proposed, too")
    add_shelves(parser)


def _add_spell(commands: Commands) -> None:
    parser = command(commands, "spell", run_spell, "fingerspell a word")
    parser.add_argument("word", metavar="WORD")
    _add_out(parser)
    parser.add_argument(
        "--rate",
        type=letter_rate,
        default=4.0,
        metavar="N",
        help="letters a second; %(default)g if not given",
    )


def _add_update(commands: Commands) -> None:
    words = "take signs of sentences from the library as they are now"
    parser = command(commands, "update", run_update, f"{words}; what was changed in a sentence is kept")
    parser.add_argument("files", nargs="+", metavar="FILE", help=f"{HELP}; signs among them are passed over")
    add_shelves(parser)
    parser.add_argument("--dry-run", action="store_true", help="say what would change, and write nothing")


def run_say(options: Namespace) -> int:
    """Make the sentence and write it; a sentence with gaps is only written as one."""
    known = library_of(shelves_of(options)).named(glosses.names_in(options.glosses))
    tell_of_several(known)
    made = sequencing.say(options.glosses, known)
    if not made.items:
        raise SignerError(f"{options.glosses!r} holds no gloss; give some, as in signer say --help")
    life = proposed_life(options.style) if options.life is None else options.life
    made = utterance_edits.set_utterance(tempo=options.tempo, style=options.style, life=life)(made)
    made = gaps.mended(made, options.gaps or "keep")
    _tell_of_grammar(made, is_laid=options.lay)
    if options.lay:
        made = proposing.lay(proposing.proposals(made))(made)
    left = gaps.gaps_of(made)
    _tell_of(left, is_kept=options.gaps == "keep")
    is_refused = bool(left) and options.gaps != "keep"
    if is_refused and options.out.suffix.lower() != utterance_file.ENDING:
        return FAILED
    return max(_write(made, options), FAILED if is_refused else DONE)


def _tell_of_grammar(made: "Utterance", *, is_laid: bool) -> None:
    """Say which signals lie over which glosses, and which are proposed, by which rule."""
    say([f"laid: {proposing.told(made, [span])}" for span in made.spans])
    word = "laid as proposed" if is_laid else "proposed"
    found = proposing.proposals(made)
    for one in found:
        say([f"{word}: {proposing.told(made, one.spans)} ({one.rule.meaning}; {one.rule.source})"])
    if found and not is_laid:
        say(["nothing that is proposed is laid by itself: mark it as t( ), neg( ) ..., or give --lay"])


def _tell_of(found: "Sequence[gaps.FoundGap]", *, is_kept: bool) -> None:
    """Say which glosses have no sign, why, and what mends them: a warning where they are kept."""
    lines = [f"{gap.place}: {gap.why}" for gap in found]
    for line in lines:
        warn(f"signer: warning: {line}") if is_kept else complain(SignerError(line))
    if found and not is_kept:
        complain(SignerError(GO_ON))


def run_spell(options: Namespace) -> int:
    """Spell the word and write it."""
    try:
        made = sequencing.spell(options.word, options.rate)
    except ValueError as error:
        raise SignerError(str(error)) from None
    return _write(made, options)


def run_update(options: Namespace) -> int:
    """Update one file after the other; a bad one does not stop the others."""
    library = library_of(shelves_of(options))
    code = DONE
    named = set(options.files)
    found = [
        source
        for source in sources(options.files)
        if source.is_sentence or source.name in named or source.problems
    ]
    if not found:
        raise SignerError(f"no sentence (NAME{ENDINGS[1]}) is in {', '.join(options.files)}; give one")
    for source in found:
        try:
            source.item.require_file()
            if source.path is None:
                raise SignFileError(source.name, ["a sentence is updated in its file; name the file"])
            code = max(code, _updated(source.path, library, is_dry=options.dry_run))
        except SignFileError as error:
            complain(error)
            code = FAILED
    return code


def _updated(path: Path, library: "Library", *, is_dry: bool) -> int:
    reading = files.open_utterance(path)
    for words in reading.warnings:
        warn(f"signer: {path}: warning: {words}")
    known: dict[str, Entry] = {}
    names = [
        item.content.name
        for item in reading.utterance.items
        if isinstance(item.content, utterance.SignContent)
    ]
    for entry in library.named(names):  # the first shelf wins
        known.setdefault(entry.name, entry)
    made, told = reading.utterance, []
    for item in made.items:
        content = item.content
        if not (isinstance(content, utterance.SignContent) and content.digest):
            continue
        if (found := known.get(content.name)) is None:
            told.append(f"{item.id} {content.name}: the library has no such sign any more; it stays as it is")
        elif found.digest != content.digest:
            came = utterance_item_edits.update_item(item.id, found.sign, found.digest).outcome(made)
            made = came.after
            told.append(f"{item.id} {content.name}: updated{f'; {came.words}' if came.words else ''}")
    say([f"{path}: {line}" for line in told] or [f"{path}: nothing has changed"])
    if made is not reading.utterance and not is_dry:
        files.save_utterance(made, path)
    return DONE


def _write(made: "Utterance", options: Namespace) -> int:
    """Write a sentence as its file, as a sign, or by the command that exports."""
    out: Path = options.out
    ending = out.suffix.lower()
    if ending == utterance_file.ENDING:
        files.save_utterance(made, out)
    elif ending == index.ENDING:
        files.save_sign(sequencing.perform(made).sign, out)
    else:
        with TemporaryDirectory(prefix="signer-") as folder:
            passing = Path(folder) / f"sentence{utterance_file.ENDING}"
            files.save_utterance(made, passing)
            parser = ArgumentParser(prog="signer")
            export.add(parser.add_subparsers())
            gaps = ["--gaps", options.gaps] if getattr(options, "gaps", None) else []
            options = parser.parse_args(["export", str(passing), "--out", str(out), *gaps])
            return int(options.job(options))
    say([f"wrote {out}"])
    return DONE


def _add_out(parser: ArgumentParser) -> None:
    parser.add_argument("-o", "--out", required=True, type=Path, metavar="OUT", help=OUT)
