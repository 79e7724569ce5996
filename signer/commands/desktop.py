"""`signer desktop`: make Signer known to the desktop, or take that back."""

from argparse import Namespace
from typing import Final

from signer.commands import terminal
from signer.commands.terminal import DONE, Commands, command
from signer.lazy import lazily

with lazily():
    from signer.studio.desktop import entries

PASSING: Final = (
    "signer: this Signer runs from a cache that may be cleaned, and the entry would lead nowhere then; "
    "install it first: uv tool install asl-signer, or pipx install asl-signer"
)


def add(commands: Commands) -> None:
    """Add the command's words to the command line."""
    parser = command(commands, "desktop", run, "make Signer known to the desktop, or take that back")
    which = parser.add_mutually_exclusive_group(required=True)
    which.add_argument(
        "--install",
        action="store_true",
        help="write entry, icons, types of files and thumbnails for you alone",
    )
    which.add_argument("--remove", action="store_true", help="remove them again")


def run(options: Namespace) -> int:
    """Write or remove, and say what."""
    if options.remove:
        removed = entries.remove()
        terminal.say([f"removed {path}" for path in removed] or ["nothing of Signer was installed"])
        return DONE
    if not entries.lasts():
        terminal.warn(PASSING)
    terminal.say(f"wrote {path}" for path in entries.install())
    return DONE
