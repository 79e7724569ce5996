"""The characters that come with the program, by name.

Each is made from its shipped body when it is first asked for, and once.
"""

from functools import cache
from threading import RLock
from typing import Final

from body_model.bodies import BODIES, REFERENCE
from signer.characters.character import Character
from signer.lazy import lazily
from signer.phrases import name_of, phrase

with lazily():  # the command line and the window name characters before one is made
    from signer.characters import making


_TITLES: Final[dict[str, str]] = {
    REFERENCE: phrase("Reference signer"),
    **{name: name_of(name.replace("-", " ").capitalize()) for name in BODIES if name != REFERENCE},
}


_joined: Final = dict[str, Character]()
_MAKING: Final = RLock()


def join(name: str, title: str, character: Character) -> None:
    """Let an avatar be loaded by a name as the characters of the program are; it may be another one later."""
    _joined[name], _TITLES[name] = character, title


def is_character(name: str) -> bool:
    """Return whether a character can be loaded by that name."""
    return name in _joined or name in character_names()


def title_of(name: str) -> str:
    """Return what a character is called in the window."""
    return _TITLES.get(name, name)


def character_names() -> tuple[str, ...]:
    """Return the names of the characters that come with the program, the reference first."""
    return BODIES


def load_character(name: str = REFERENCE) -> Character:
    """A character that comes with the program, made once, or an avatar that joined them.

    Raises:
        LookupError: there is none of that name.
        ValueError: its data is missing or broken.
    """
    return _joined[name] if name in _joined else _shipped(name)


def _shipped(name: str) -> Character:
    with _MAKING:  # a worker may make one that the window wants now
        return _made(name)


@cache
def _made(name: str) -> Character:
    return making.make_character(name)


def reference() -> Character:
    """Return the character that signs are written on: what a file tells is judged on it, whoever shows it."""
    return load_character(REFERENCE)
