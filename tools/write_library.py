"""Changes sign files of the library, and says what is wrong with each.

`.venv/bin/python tools/write_library.py OPERATION [NAME ...]`; without a name, all that the operation is for.

--ease  turns wrists and forearms back that are at a stop, where all stays as clear.
--lead  leads hands anew from rest and back, where that is clear, in the time that they need.
--pair  takes hands and times of signs that differ by the face alone from those that they differ from.
--face SIGNAL --sure H|M|L --source TEXT [--strength S]  adds a signal over all keys, named in the notes.
"""

import argparse
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from signer import atomic
from signer.characters.load import load_character
from signer.document.sign import Sign
from signer.files import load_sign
from signer.files.writing import sign_bytes
from signer.library.shelf import ENDING, FOLDER, sign_files
from signer.motion.checks.review import review
from signer.motion.operations.leads import close_to_body, in_time
from tools.library.easing import eased
from tools.library.faces import PAIRS, paired, with_signal


def main(arguments: Sequence[str]) -> int:
    """Change what is named."""
    asked = _parser().parse_args(arguments)
    if asked.face and not (asked.names and asked.sure and asked.source):
        _parser().error("--face wants names, --sure and --source")
    every = list(PAIRS) if asked.pair else [path.stem for path in sign_files()]
    unknown = sorted(set(asked.names) - set(every))
    if unknown:
        _parser().error(f"no such sign: {', '.join(unknown)}")
    for name in asked.names or every:
        path = FOLDER / f"{name}{ENDING}"
        sign = _operation(asked, name)(load_sign(path))
        atomic.write(path, sign_bytes(sign), keep_backup=False)
        problems = review(sign).problems
        print(f"{name}: " + ("good" if not problems else f"{len(problems)} to look at"))
        for problem in problems:
            print(f"  {problem.severity}: {problem}")
    return 0


def _operation(asked: argparse.Namespace, name: str) -> Callable[[Sign], Sign]:
    if asked.pair:
        return partial(paired, of=load_sign(FOLDER / f"{PAIRS[name]}{ENDING}"))
    if asked.face:
        return partial(
            with_signal, signal=asked.face, sure=asked.sure, source=asked.source, strength=asked.strength
        )
    return eased if asked.ease else led


def led(sign: Sign) -> Sign:
    """The sign with ways from rest and to it that are clear, in the time that they need without life."""
    still = close_to_body(load_character(), replace(sign, life=0.0))
    return replace(in_time(load_character(), still), life=sign.life)


def _parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(usage=__doc__)
    operation = made.add_mutually_exclusive_group(required=True)
    for name in ("--ease", "--lead", "--pair"):
        operation.add_argument(name, action="store_true")
    operation.add_argument("--face", metavar="SIGNAL")
    made.add_argument("--sure", choices=("H", "M", "L"))
    made.add_argument("--source")
    made.add_argument("--strength", type=float, default=1.0)
    made.add_argument("names", nargs="*", metavar="NAME")
    return made


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
