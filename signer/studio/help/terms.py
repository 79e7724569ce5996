"""Meanings of words of the window, from the glossary, told where the pointer rests on one."""

import re
from functools import cache
from typing import Final

from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QLabel, QToolTip, QWidget

from signer.studio.help import pages
from signer.studio.look import plain

GLOSSARY: Final = "glossary"
_ROW: Final = re.compile(r"^\| ([^|]+) \| ([^|]+) \|", re.MULTILINE)


@cache
def meanings() -> dict[str, str]:
    """Return what each word of the glossary means; empty where the pages did not come along."""
    page = next((page.text for page in pages.pages() if page.name == GLOSSARY), "")
    found = dict[str, str]()
    for words, meaning in _ROW.findall(page):
        for word in re.sub(r"\([^)]*\)", "", pages.plain_words(words)).split(","):
            found.setdefault(word.strip().lower(), pages.plain_words(meaning).strip())
    return found


def tell(window: QWidget, event: QHelpEvent) -> bool:
    """Tell what the word under the pointer means; False where the glossary has none."""
    under = window.childAt(event.pos())
    word = under.text().strip() if isinstance(under, QLabel) and not under.toolTip() else ""
    meaning = meanings().get(word.lower())
    if under is None or meaning is None:
        return False
    QToolTip.showText(event.globalPos(), plain.tip(f"{word}: {meaning}"), under)
    return True
