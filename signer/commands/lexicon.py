"""`signer lexicon`: signs as a release for others, with a table, sources, checksums and a citation."""

from argparse import Namespace

from signer.commands import corpora
from signer.commands.terminal import Commands, command
from signer.lazy import lazily
from signer.phrases import counted

with lazily():
    from signer.publishing import lexicon


def add(commands: Commands) -> None:
    """The words that the command takes."""
    parser = command(commands, "lexicon", run, "release signs as files for others, under CC BY 4.0")
    corpora.add_release(parser, "OUT", "the folder of the release")
    corpora.add_run(parser)


def run(options: Namespace) -> int:
    """Write signs that have changed, then table, licence, citation and checksums."""
    out = options.out

    def complete(stems: list[str]) -> str:
        return f"{counted(lexicon.complete(out, stems), 'sign')} in {out}"

    return corpora.release(options, lexicon.Release(out=out), complete)
