"""`signer publish`: a web site that shows signs, and the element that any page can show them with."""

from argparse import ArgumentTypeError, Namespace

from body_model.bodies import REFERENCE
from signer.characters.load import character_names
from signer.commands import corpora
from signer.commands.arguments import add_gaps, add_life, to_folder
from signer.commands.sources import HELP, sources
from signer.commands.terminal import STOPPED, WRONG_USE, Commands, command, complain, say
from signer.errors import ExportError
from signer.lazy import lazily
from signer.printable import counted

with lazily():
    from signer.library import shelf
    from signer.publishing import signs, site, told


def add(commands: Commands) -> None:
    """The words that the command takes."""
    words = "make a web site of signs, with the element that shows them on any page"
    parser = command(commands, "publish", run, words)
    words = f"{HELP}; the signs that come with the program unless given"
    parser.add_argument("files", nargs="*", metavar="FILE", help=words)
    parser.add_argument(
        "-o", "--out", required=True, type=to_folder, metavar="SITE", help="the folder of the site"
    )
    words = f"who signs: {', '.join(character_names())} (%(default)s)"
    parser.add_argument("--signer", choices=character_names(), default=REFERENCE, metavar="NAME", help=words)
    words = "address (https:, http: or mailto:) to which each sign has a link, for reports of mistakes"
    parser.add_argument("--report", type=_report, metavar="URL", help=words)
    words = "heading of the page (%(default)s)"
    parser.add_argument("--title", default="Signs", metavar="TEXT", help=words)
    add_gaps(parser)
    add_life(parser)
    corpora.add_run(parser)


def run(options: Namespace) -> int:
    """Write signs that have changed, then all that they share."""
    found, out = sources(options.files or [str(shelf.FOLDER)]), options.out
    if words := corpora.misfit(options) or corpora.twins(found):
        complain(ExportError(words))
        return WRONG_USE
    site.require_site(out)
    job = signs.Publish(options.signer, options.report or "", out=out, gaps=options.gaps, life=options.life)
    code = corpora.into_folder(options, job, found, out, kept=site.kept_beside(out))
    if code != STOPPED:
        shown = site.complete(out, [source.stem for source in found], options.signer, options.title)
        say([f"{counted(len(shown), 'sign')} in {out / site.PAGE}"])
    return code


def _report(text: str) -> str:
    if not told.is_address(text):
        raise ArgumentTypeError(
            f"{text!r} is no address for reports; give one that begins with https: or mailto:"
        )
    return text
