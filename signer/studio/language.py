"""The language of the window: that of the settings, else the system's, else English.

A process has one. It is read once, when the first text is wanted, so that tables of texts can be made as
modules are imported; another choice holds from the next start on. Catalogues are Qt's (`languages/*.ts`,
`docs/translating.md`).
"""

import os
import re
from functools import cache
from numbers import Real
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QDateTime, QLibraryInfo, QLocale, QSettings, QTranslator
from PySide6.QtGui import QKeySequence

from signer import phrases
from signer.errors import SignerError
from signer.phrases import Phrase, phrase

FOLDER: Final = Path(__file__).with_name("languages")
CONTEXT: Final = "Signer"
"""Context of all messages in the catalogues: a text means the same in every module,
or tells what it means."""
ENGLISH: Final = "en"
PSEUDO: Final = "brackets"
"""Language for trials: English in brackets, so that a text without them is one that cannot be translated."""
SETTING: Final = "language"
SYSTEM: Final = "system"
"""As the system has it."""
VARIABLE: Final = "SIGNER_LANGUAGE"
"""Variable of the environment that goes before the settings."""
LONGER: Final = 1.2
"""Places of short words are wider by it: short words of German are longer by a fifth to a third."""
_LARGE_NOUNS: Final = frozenset({"de"})
_FOUR: Final = re.compile(r"(?<![\d,])(\d),(\d{3})(?![\d,])")
"""A number of four digits with a mark in it."""


def languages() -> tuple[str, ...]:
    """Return the codes of the languages that the window speaks: English, and those with a catalogue."""
    return (ENGLISH, *sorted(path.stem for path in FOLDER.glob("*.qm")))


def own_name(code: str) -> str:
    """Return a language's name for itself: "Deutsch"."""
    name = QLocale(code).nativeLanguageName().partition(" ")[0] if code != ENGLISH else "English"
    return f"{name[:1].upper()}{name[1:]}"


@cache
def current() -> str:
    """Return the code of the language of this process."""
    store = QSettings(QSettings.Format.IniFormat, QSettings.Scope.UserScope, "asl-signer", "studio")
    wished = os.environ.get(VARIABLE) or str(store.value(SETTING, SYSTEM))
    if wished == SYSTEM:
        wished = QLocale.system().name().partition("_")[0]
    return wished if wished == PSEUDO or wished in languages() else ENGLISH


def install(app: QCoreApplication) -> None:
    """Let Qt's own dialogs and the children of this process speak the language."""
    os.environ[VARIABLE] = current()
    qts = QTranslator(app)
    if qts.load(f"qtbase_{current()}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)):
        app.installTranslator(qts)


def tr(template: str, meaning: str = "", /, **values: object) -> str:
    """Return a text of the window in the language; `template` stands in the catalogue, in English.

    `meaning` tells translators which one is meant where the same English stands for something else too.
    """
    if current() == ENGLISH and not values:
        return template
    return translated(phrase(template, meaning, **values))


def translated(words: str) -> str:
    """Return what a package without Qt says, in the language; letters of the user's own stay as they are."""
    if not isinstance(words, Phrase) or current() == ENGLISH:
        return words
    return phrases.shown(words, _lookup, nouns_are_large=current() in _LARGE_NOUNS, number=_number)


def decimals(number: str) -> str:
    """Return a formatted number, with its unit, by the language's own marks: "0,25 s" and "1.200"."""
    if current() in (ENGLISH, PSEUDO):
        return number
    return (number if _parts_four(current()) else _FOUR.sub(r"\1\2", number)).translate(_marks(current()))


def moment(seconds: float) -> str:
    """Return a day and the time of day, s since 1970, in words: "22 November 2026, 09:12"."""
    of = QLocale(ENGLISH if current() == PSEUDO else current())
    return of.toString(QDateTime.fromSecsSinceEpoch(int(seconds)), tr("d MMMM yyyy, HH:mm"))


def complaint(error: Exception) -> str:
    """Return what an error tells, in the language."""
    words = error.words if isinstance(error, SignerError) else next(iter(error.args), "")
    return translated(words if isinstance(words, Phrase) else str(error))


def named(words: str) -> str:
    """Return a name out of a table of the program (handshapes, places, signals) in the language."""
    return translated(phrases.name_of(words))


def initial(word: str) -> str:
    """Return the first letter of a word in the language, large: by it hands are told apart everywhere."""
    return next((letter for letter in translated(word) if letter.isalpha()), "").upper()


def goes_on(sentence: str) -> str:
    """Return a sentence as it goes on after a colon: small, where nouns are not large anyway."""
    return sentence if current() in _LARGE_NOUNS else f"{sentence[:1].lower()}{sentence[1:]}"


def roomy(px: int) -> int:
    """Return the width of a place for words, which was measured for English ones, in the language."""
    return px if current() == ENGLISH else round(LONGER * px)


def keys(text: str) -> str:
    """Return a shortcut as keyboards of the language name its keys: "Strg+S"; other words stay."""
    portable = QKeySequence.SequenceFormat.PortableText
    sequence = QKeySequence(text, portable)
    is_shortcut = current() != ENGLISH and sequence.toString(portable) == text
    return sequence.toString(QKeySequence.SequenceFormat.NativeText) if is_shortcut else text


class _Number:
    """A number of a text: its format is read in English and written in the language."""

    def __init__(self, value: Real) -> None:
        self._value = value

    def __format__(self, spec: str) -> str:
        return decimals(format(self._value, spec))

    def __str__(self) -> str:
        return format(self)

    __repr__ = __str__


def _number(value: object) -> object:
    return _Number(value) if isinstance(value, Real) else value


@cache
def _parts_four(code: str) -> bool:
    """Tell whether a language sets a mark in a number of four digits: in Spanish it is 1000, and 10.000."""
    return QLocale(code).groupSeparator() in QLocale(code).toString(1000)


@cache
def _marks(code: str) -> dict[int, str]:
    """Return a language's marks of decimals and of thousands for the English ones."""
    of = QLocale(code)
    return str.maketrans({".": of.decimalPoint(), ",": of.groupSeparator()})


@cache
def _translator() -> QTranslator:
    made = QTranslator()
    made.load(str(FOLDER / f"{current()}.qm"))
    return made


@cache
def _lookup(key: str, number: int | None = None) -> str:
    template, _, meaning = key.partition(phrases.MEANING)
    if not any(letter.isalpha() for letter in phrases.outside(template)):
        return template
    if current() == PSEUDO:
        return phrases.in_brackets(template)
    return _translator().translate(CONTEXT, template, meaning, -1 if number is None else number) or template
