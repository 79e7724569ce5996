"""The characters that come with the program, by name.

Each is made from its shipped body when it is first asked for, and once.
"""

from functools import cache
from typing import Final

from body_model.bodies import BODIES, REFERENCE
from signer.characters.character import Character
from signer.lazy import lazily

with lazily():  # the command line and the window name characters before one is made
    from signer.characters import making


_TITLES: Final = {REFERENCE: "Reference signer", "woman": "Woman"}


def title_of(name: str) -> str:
    """Return what a character is called in the window."""
    return _TITLES.get(name, name)


def character_names() -> tuple[str, ...]:
    """Return the names of the characters that come with the program, the reference first."""
    return BODIES


def load_character(name: str = REFERENCE) -> Character:
    """A character that comes with the program, made once.

    Raises:
        LookupError: there is none of that name.
        ValueError: its data is missing or broken.
    """
    return _shipped(name)


@cache
def _shipped(name: str) -> Character:
    return making.make_character(name)


def reference() -> Character:
    """Return the character that signs are written on: what a file tells is judged on it, whoever shows it."""
    return load_character(REFERENCE)
