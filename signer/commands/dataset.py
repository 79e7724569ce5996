"""`signer dataset`: exact keypoints, contacts and phonology of signs, for people who train models."""

import json
from argparse import ArgumentTypeError, Namespace
from typing import Final

from signer.characters.load import character_names
from signer.commands import corpora
from signer.commands.arguments import ALL_SIGNERS, add_gaps, frame_rate, to_folder
from signer.commands.sources import HELP, sources
from signer.commands.terminal import STOPPED, Commands, WrongUseError, command
from signer.lazy import lazily

with lazily():
    from signer.corpus import report, table
    from signer.corpus.dataset import card, making


FORMS: Final = ("parquet", "pose", "npz", "coco")
JITTERS: Final = ("none", "standard")
MOST_VIEWS: Final = 1000


def add(commands: Commands) -> None:
    """The words that the command takes."""
    words = "make keypoints, visibility, contacts and phonology of signs, for training models"
    parser = command(commands, "dataset", run, words)
    parser.add_argument("files", nargs="+", metavar="FILE", help=HELP)
    parser.add_argument(
        "-o", "--out", required=True, type=to_folder, metavar="OUT", help="the folder of the data set"
    )
    words = "npz and coco need nothing else, nor does pose; parquet needs the extra table (%(default)s)"
    parser.add_argument("--format", choices=FORMS, default="npz", help=words)
    parser.add_argument(
        "--fps", type=frame_rate, default=30.0, metavar="N", help="frames a second (%(default)g)"
    )
    words = "cameras a sign, each with a posture of its own (%(default)d)"
    parser.add_argument("--views", type=_views, default=8, metavar="N", help=words)
    parser.add_argument(
        "--seed", type=_seed, default=1, metavar="N", help="of all that is drawn (%(default)d)"
    )
    names = (*character_names(), ALL_SIGNERS)
    words = f"who signs: {', '.join(names)}; all take turns from view to view"
    parser.add_argument("--signers", choices=names, default=character_names()[0], metavar="NAME", help=words)
    words = "standard: postures and speed vary, contacts hold; none: cameras alone (%(default)s)"
    parser.add_argument("--jitter", choices=JITTERS, default="standard", help=words)
    add_gaps(parser)
    corpora.add_run(parser)


def run(options: Namespace) -> int:
    """Make the data, then the card, the splits and the table of signs."""
    found = sources(options.files)
    if words := corpora.misfit(options) or corpora.twins(found):
        raise WrongUseError(words)
    if options.format == "parquet":
        table.require()
    signers = tuple(character_names()) if options.signers == ALL_SIGNERS else (options.signers,)
    job = making.Dataset(
        options.format,
        options.fps,
        options.views,
        options.seed,
        signers,
        options.jitter,
        out=options.out,
        gaps=options.gaps,
    )
    code = corpora.into_folder(options, job, found, options.out)
    if code != STOPPED:
        rows = map(json.loads, (options.out / report.ROWS).read_text(encoding="utf-8").splitlines())
        made = {row["path"] for row in rows if row["state"] == "ok"}
        card.finish(options.out, job, sorted(source.stem for source in found if source.name in made))
    return code


def _views(text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text) <= MOST_VIEWS:
        raise ArgumentTypeError(f"{text} views; give a whole number from 1 to {MOST_VIEWS}")
    return int(text)


def _seed(text: str) -> int:
    if not text.isdecimal():
        raise ArgumentTypeError(f"{text} is no seed; give a whole number from 0")
    return int(text)
