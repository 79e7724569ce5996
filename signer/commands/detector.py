"""`signer detector`: set up what finds landmarks in films, say whether it is there, or remove it."""

from argparse import Namespace
from typing import Final

from signer.commands.terminal import DONE, Commands, Progress, command, say
from signer.lazy import lazily

with lazily():
    from signer.drafting import detecting

READY: Final = "set up in {}: `signer draft FILM -o OUT` reads films"


def add(commands: Commands) -> None:
    """Add the command's words to the command line."""
    words = "set up what finds landmarks in films for `signer draft`, or say whether it is there"
    parser = command(commands, "detector", run, words)
    which = parser.add_mutually_exclusive_group()
    words = "fetch MediaPipe and make an environment of its own for it, of about 410 MB"
    which.add_argument("--set-up", action="store_true", help=words)
    which.add_argument("--remove", action="store_true", help="remove that environment again")
    words = "an interpreter of Python 3.11 or 3.12 to make it with; it is looked for unless given"
    parser.add_argument("--python", default="", metavar="PYTHON", help=words)


def run(options: Namespace) -> int:
    """Set up or remove, and say what is there."""
    folder = detecting.environment()
    if options.remove:
        was_there = folder.exists()
        detecting.remove()
        say([f"removed {folder}" if was_there else "nothing was set up"])
        return DONE
    if options.set_up:
        line = Progress("detector")
        try:
            detecting.set_up(lambda share: line.show(f"detector: {share:.0%} set up"), options.python)
        finally:
            line.done("")
    say([READY.format(folder) if detecting.is_set_up() else detecting.NOT_SET_UP])
    return DONE
