"""The sign files that come with the program."""

from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent / "signs"


def sign_files() -> tuple[Path, ...]:
    """All of them, in the order of the alphabet."""
    return tuple(sorted(FOLDER.glob("*.sign")))
