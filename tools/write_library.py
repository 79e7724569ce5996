"""Writes signs of the library from their recipes.

`.venv/bin/python tools/write_library.py [NAME ...]`; all of them without a name.
"""

import sys
from collections.abc import Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from signer import atomic
from signer.files.writing import sign_bytes
from signer.library.shelf import FOLDER
from signer.motion.checks.review import review
from tools.library.recipes import RECIPES
from tools.library.writing import written


def main(names: Sequence[str]) -> int:
    """Write what is named and say what is wrong with it."""
    unknown = [name for name in names if name not in RECIPES]
    if unknown:
        print(f"write_library: no recipe for {', '.join(unknown)}")
        return 2
    for name in names or RECIPES:
        sign = written(RECIPES[name])
        atomic.write(FOLDER / f"{name}.sign", sign_bytes(sign), keep_backup=False)
        problems = review(sign).problems
        print(f"{name}: " + ("good" if not problems else f"{len(problems)} to look at"))
        for problem in problems:
            print(f"  {problem.severity}: {problem}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
