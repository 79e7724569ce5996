"""`signer publish`: a web site that shows signs, and the element that any page can show them with."""

from argparse import ArgumentTypeError, Namespace

from body_model.bodies import REFERENCE
from signer.characters.load import character_names
from signer.commands import corpora
from signer.commands.arguments import add_gaps, add_life
from signer.commands.terminal import Commands, command
from signer.lazy import lazily
from signer.phrases import counted

with lazily():
    from signer.publishing import figure, signs, site, told


def add(commands: Commands) -> None:
    """The words that the command takes."""
    words = "make a web site of signs, with the element that shows them on any page"
    parser = command(commands, "publish", run, words)
    corpora.add_release(parser, "SITE", "the folder of the site")
    words = f"who signs: {', '.join(character_names())} (%(default)s)"
    parser.add_argument("--signer", choices=character_names(), default=REFERENCE, metavar="NAME", help=words)
    words = "who signs instead: an avatar that `signer avatar learn` has learned, if it may be passed on"
    parser.add_argument("--avatar", metavar="FILE", default="", help=words)
    words = "address (https:, http: or mailto:) to which each sign has a link, for reports of mistakes"
    parser.add_argument("--report", type=_report, metavar="URL", help=words)
    words = "heading of the page (%(default)s)"
    parser.add_argument("--title", default="Signs", metavar="TEXT", help=words)
    add_gaps(parser)
    add_life(parser)
    corpora.add_run(parser)


def run(options: Namespace) -> int:
    """Write signs that have changed, then all that they share."""
    out = options.out
    site.require_site(out)
    who = figure.shown_by(options.signer, options.avatar)
    asked = options.signer, options.report or "", options.avatar
    job = signs.Publish(*asked, out=out, gaps=options.gaps, life=options.life)

    def complete(stems: list[str]) -> str:
        shown = site.complete(out, stems, who, options.title)
        return f"{counted(len(shown), 'sign')} in {out / site.PAGE}"

    return corpora.release(options, job, complete)


def _report(text: str) -> str:
    if not told.is_address(text):
        raise ArgumentTypeError(
            f"{text!r} is no address for reports; give one that begins with https: or mailto:"
        )
    return text
