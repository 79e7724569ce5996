"""`signer index`: an index in a folder of signs, by which they are found at once."""

from argparse import Namespace
from pathlib import Path

from signer.commands.corpora import processes
from signer.commands.terminal import DONE, FAILED, Commands, Progress, command, complain, say, stopped
from signer.errors import SignerError
from signer.lazy import lazily
from signer.phrases import counted

with lazily():
    from signer.library import index


def add(commands: Commands) -> None:
    """The words that the command takes."""
    words = "make or refresh the index of a folder of signs, by which say and the library window find them"
    parser = command(commands, "index", run, words)
    parser.add_argument("folder", type=Path, metavar="DIR", help="the folder; those in it are taken too")
    words = "processes that read; one less than there are cores unless given"
    parser.add_argument("--jobs", type=processes, default=processes("0"), metavar="N", help=words)


def run(options: Namespace) -> int:
    """Read what has changed, and say how many signs there are."""
    if not options.folder.is_dir():
        raise SignerError(f"{options.folder}: there is no such folder")
    progress = Progress(f"indexing {options.folder}")
    try:
        made = index.Index(options.folder, inside=True)
        refused = made.refresh(progress, options.jobs)
    except KeyboardInterrupt:
        return stopped("stopped; what is indexed stays, and the next run goes on from there")
    progress.done("")
    for words in refused:
        complain(SignerError(words))
    where = made.path or "memory alone: neither folder nor cache can be written"
    say([f"{counted(len(made), 'sign')}; index in {where}"])
    made.close()
    return FAILED if refused else DONE
