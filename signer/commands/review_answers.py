"""`signer review-answers`: verdicts written into notes and confidence of signs, choices counted."""

from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING
from unicodedata import normalize

from signer.commands.terminal import DONE, FAILED, Commands, WrongUseError, command, complain, say
from signer.errors import SignerError, SignFileError
from signer.folders import files_in
from signer.lazy import lazily

with lazily():
    from signer import files
    from signer.reviewing import answers

if TYPE_CHECKING:
    from signer.reviewing.answers import Answer


def add(commands: Commands) -> None:
    """The words that the command takes."""
    told = command(commands, "review-answers", run, "write verdicts into their signs, count choices")
    told.add_argument(
        "answers", nargs="+", type=Path, metavar="ANSWERS", help="files that the pages of a review kit saved"
    )
    told.add_argument(
        "--signs", type=Path, metavar="FOLDER", help="the folder of the signs that change by verdicts"
    )


def run(options: Namespace) -> int:
    """Read every file of answers first; one that cannot be read lets nothing be written."""
    read = [answers.read_review(path) for path in options.answers]
    verdicts = answers.latest([one for each in read for one in each.answers])
    choices = [one for each in read for one in each.choices]
    if verdicts and options.signs is None:
        raise WrongUseError("these files say whether signs are right; give their folder with --signs")
    if choices:
        say(answers.count_choices(choices))
    code = DONE
    for answer in verdicts:
        try:
            say([_told(answer, options.signs)])
        except SignerError as error:
            complain(error)
            code = FAILED
    return code


def _told(answer: "Answer", folder: Path) -> str:
    """Write one answer into its sign, and say what was done."""
    here, name = files_in(folder, [".sign"]) if folder.is_dir() else [], normalize("NFC", answer.sign)
    path = next((each for each in here if normalize("NFC", each.stem) == name), None)
    if path is None:
        raise SignFileError(answer.sign, [f"no sign of this name is in {folder}; its answer was not written"])
    sign = files.load_sign(path)
    is_current = answer.digest == answers.digest_of(sign)
    after = answers.reviewed(sign, answer, is_current=is_current)
    if after is sign:
        return f"{answer.sign}: {answer.verdict}, as it stands there already"
    files.save_sign(after, path)
    return f"{answer.sign}: {answer.verdict}" + ("" if is_current else ", of an older form of the sign")
