"""Letters that choose entries of a menu and fields of a dialog: underlined, no two alike in one.

Those of the menu bar are given out as one opens, since its entries are others in each language and at each
time. The letter behind `&` in a text is its wish; one that a neighbour has gives way to the first of a word,
then to any. Where letters end, an entry has none.
"""

import re
from collections.abc import Iterable, Sequence
from functools import partial

from PySide6.QtWidgets import QCheckBox, QDialog, QLabel, QMenu, QMenuBar

_PAIR: re.Pattern[str] = re.compile("&(.)")
_TYPED: re.Pattern[str] = re.compile("[a-z0-9]")
"""Letters that every keyboard has."""
_NOBODY = -1


def keep_lettered(menu: QMenu | QMenuBar, taken: str = "") -> None:
    """Give out letters in a bar at once, and in a menu and all within it whenever it is about to be shown.

    Args:
        menu: the menu, or the bar.
        taken: letters that mean something else.
    """
    if isinstance(menu, QMenu):
        menu.aboutToShow.connect(partial(_give, menu))
        return
    _give(menu, taken)
    for action in menu.actions():
        if isinstance(within := action.menu(), QMenu):
            keep_lettered(within)


def letter_labels(dialog: QDialog) -> None:
    """Give out letters to the labels of a dialog's fields and to its boxes to check."""
    labels = [each for each in dialog.findChildren(QLabel) if each.buddy() is not None]
    shown: list[QLabel | QCheckBox] = [*labels, *dialog.findChildren(QCheckBox)]
    for each, text in zip(shown, lettered([each.text() for each in shown]), strict=True):
        each.setText(text)


def _give(menu: QMenu | QMenuBar, taken: str = "") -> None:
    entries = [action for action in menu.actions() if not action.isSeparator()]
    for action, text in zip(entries, lettered([action.text() for action in entries], taken), strict=True):
        if action.text() != text:
            action.setText(text)
        if isinstance(within := action.menu(), QMenu) and isinstance(menu, QMenu):
            _give(within)


def lettered(texts: Sequence[str], taken: Iterable[str] = ()) -> list[str]:
    """Return the texts of a menu's entries, each with `&` before a letter that no other one has.

    As many as can be have one: an entry takes another of its own letters where that helps a later one.
    """
    wishes = [_letters(text) for text in texts]
    owners = dict.fromkeys(taken, _NOBODY)
    for entry, text in enumerate(texts):
        if _wish(text):
            owners.setdefault(_wish(text), entry)

    def finds(entry: int, tried: set[str]) -> bool:
        for letter in sorted(wishes[entry], key=lambda letter: letter in owners):
            if letter not in tried and (owner := owners.get(letter, entry)) != _NOBODY:
                tried.add(letter)
                if owner == entry or finds(owner, tried):
                    owners[letter] = entry
                    return True
        return False

    for entry in sorted({*range(len(texts))} - {*owners.values()}):
        finds(entry, set())
    chosen = {entry: letter for letter, entry in owners.items()}
    return [_marked(text, chosen.get(entry, "")) for entry, text in enumerate(texts)]


def _bare(text: str) -> str:
    return _PAIR.sub(lambda pair: pair[0] if pair[1] == "&" else pair[1], text)


def _wish(text: str) -> str:
    wished = next((pair[1].lower() for pair in _PAIR.finditer(text) if pair[1] != "&"), "")
    return wished if _TYPED.match(wished) else ""


def _letters(text: str) -> list[str]:
    """Return the letters of an entry, the best first."""
    words = _bare(text).lower()
    every = [_wish(text), *(word[0] for word in re.findall(r"\w+", words)), *words]
    return [letter for letter in dict.fromkeys(every) if _TYPED.match(letter)]


def _marked(text: str, letter: str) -> str:
    words = _bare(text)
    at = re.search(rf"\b{letter}", words, re.IGNORECASE) or re.search(letter, words, re.IGNORECASE)
    return f"{words[: at.start()]}&{words[at.start() :]}" if letter and at else words
