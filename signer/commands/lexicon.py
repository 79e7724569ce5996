"""`signer lexicon`: signs as a release for others, with a table, sources, checksums and a citation."""

from argparse import Namespace

from signer.commands import corpora
from signer.commands.arguments import to_folder
from signer.commands.sources import HELP, sources
from signer.commands.terminal import STOPPED, WRONG_USE, Commands, command, complain, say
from signer.errors import ExportError
from signer.lazy import lazily
from signer.printable import counted

with lazily():
    from signer.library import shelf
    from signer.publishing import lexicon, site


def add(commands: Commands) -> None:
    """The words that the command takes."""
    parser = command(commands, "lexicon", run, "release signs as files for others, under CC BY 4.0")
    words = f"{HELP}; the signs that come with the program unless given"
    parser.add_argument("files", nargs="*", metavar="FILE", help=words)
    words = "the folder of the release"
    parser.add_argument("-o", "--out", required=True, type=to_folder, metavar="OUT", help=words)
    corpora.add_run(parser)


def run(options: Namespace) -> int:
    """Write signs that have changed, then table, licence, citation and checksums."""
    found, out = sources(options.files or [str(shelf.FOLDER)]), options.out
    if words := corpora.misfit(options) or corpora.twins(found):
        complain(ExportError(words))
        return WRONG_USE
    code = corpora.into_folder(options, lexicon.Release(out=out), found, out, kept=site.kept_beside(out))
    if code != STOPPED:
        count = lexicon.complete(out, [source.stem for source in found])
        say([f"{counted(count, 'sign')} in {out}"])
    return code
