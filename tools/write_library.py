"""Writes signs of the library from their recipes.

`.venv/bin/python tools/write_library.py [--face | --ease | --lead] [NAME ...]`; all of them without a name.
With `--face` the hands of the files stay as they are, and face and notes are written anew; with `--ease` only
wrists and forearms that are at a stop change; with `--lead` only ways from rest and to it, and their times,
of signs without a recipe too.
"""

import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from signer import atomic
from signer.document.life import proposed_life
from signer.files import load_sign
from signer.files.writing import sign_bytes
from signer.library.shelf import ENDING, FOLDER, sign_files
from signer.motion.checks.review import review
from tools.library.faces import faced_anew
from tools.library.recipe import Recipe
from tools.library.recipes import RECIPES
from tools.library.touching_up import eased
from tools.library.writing import led, written


def main(arguments: Sequence[str]) -> int:
    """Write what is named and say what is wrong with it."""
    keeps_hands = "--face" in arguments
    eases = "--ease" in arguments
    leads = "--lead" in arguments
    names = [one for one in arguments if one not in ("--face", "--ease", "--lead")]
    files = [path.stem for path in sign_files()] if leads else []
    unknown = [name for name in names if name not in {*RECIPES, *files}]
    if unknown:
        print(f"write_library: no recipe for {', '.join(unknown)}")
        return 2
    for name in names or files or RECIPES:
        recipe, path = RECIPES.get(name), FOLDER / f"{name}{ENDING}"
        if recipe is None or (leads and isinstance(recipe, Recipe)):
            sign = led(load_sign(path))
        elif keeps_hands and isinstance(recipe, Recipe):
            sign = faced_anew(recipe, load_sign(path))
        elif eases and isinstance(recipe, Recipe):
            sign = eased(load_sign(path))
        else:
            sign = replace(written(recipe), life=load_sign(path).life if path.is_file() else proposed_life())
        atomic.write(path, sign_bytes(sign), keep_backup=False)
        problems = review(sign).problems
        print(f"{name}: " + ("good" if not problems else f"{len(problems)} to look at"))
        for problem in problems:
            print(f"  {problem.severity}: {problem}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
