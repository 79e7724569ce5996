"""Texts for people that keep their template and values, so that they can be shown in another language.

A `Phrase` is a `str`: its letters are English, and files, logs, the command line and tests read these. The
window shows it in the user's language by what it keeps (`signer.studio.language`). Packages without Qt make
theirs here and know nothing of languages.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, Literal, Protocol, TypeAlias

_VALUE: Final = re.compile(r"\{[^{}]*\}")
MEANING: Final = "\N{END OF TRANSMISSION}"
"""Between a template and what it means, in the key of one whose English has several meanings."""
_WORD: Final = re.compile(r"[^\W\d_]{2}")
Case: TypeAlias = Literal["", "begins", "within"]
"""Writing of the first letter: as it is, as a line begins, or as after other words of a sentence."""


class Lookup(Protocol):
    """A language: finds the template that stands for an English one."""

    def __call__(self, template: str, number: int | None = None) -> str:
        """Return the template in the language; `number` chooses among its plurals."""


class Phrase(str):
    """A text with its template and values; made by `phrase` and the functions beside it.

    Attributes:
        template: English text with a `{name}` for each value, as `str.format` reads it; `MEANING` and what is
            meant follow it where the English alone could mean something else.
        values: the values by name; texts among them are shown in the language too.
        number: number that chooses the plural; None for a text that has none.
        case: how its first letter is written.
    """

    template: str
    values: Mapping[str, object]
    number: int | None
    case: Case

    def __new__(
        cls, template: str, values: Mapping[str, object], number: int | None = None, case: Case = "",
        english: str = "",
    ) -> Phrase:  # fmt: skip
        """Make a text; `english` is its template in English where that is another than the key."""
        wanted = english or template
        made = super().__new__(cls, _cased(wanted.format_map(values) if values else wanted, case))
        made.template, made.values, made.number, made.case = template, values, number, case
        return made

    def __reduce__(self) -> tuple[Callable[..., Phrase], tuple[object, ...]]:
        return _copy, (str(self), self.template, dict(self.values), self.number, self.case)

    def __str__(self) -> str:
        return str.__str__(self)

    def __add__(self, after: str) -> Phrase:
        return joined("", (self, after))

    def __radd__(self, before: str) -> Phrase:
        return joined("", (before, self))


def phrase(template: str, meaning: str = "", /, **values: object) -> Phrase:
    """Make a text of a template, which stands in the catalogue, and of its values.

    Args:
        template: English text with a `{name}` for each value.
        meaning: what is meant, for translators, where the same English stands for something else too.
        values: values by name.
    """
    return Phrase(meant(template, meaning), values, english=template)


def meant(template: str, meaning: str = "") -> str:
    """Return the key of a template that means this."""
    return f"{template}{MEANING}{meaning}" if meaning else template


def counted(number: int, noun: str, nouns: str = "") -> Phrase:
    """Return a number with its noun, in the plural unless it is one: "1 sign", "1,200 signs"."""
    one, many = plurals(noun, nouns)
    return Phrase(many, {"number": number}, number, english=one if number == 1 else many)


def plurals(noun: str, nouns: str = "") -> tuple[str, str]:
    """Return the templates of one and of many; the second is the one that stands in the catalogue."""
    return f"{{number:,}} {noun}", f"{{number:,}} {nouns or f'{noun}s'}"


def joined(between: str, parts: Iterable[str]) -> Phrase:
    """Join texts as `str.join` does, each still to be shown in the language."""
    listed = [part for each in parts for part in (between, each)][1:]
    names = {f"p{index}": part for index, part in enumerate(listed)}
    return Phrase("".join(f"{{{name}}}" for name in names), names)


def listed(parts: Sequence[str]) -> str:
    """List texts within a sentence: "a, b and c"."""
    if len(parts) < 2:
        return parts[0] if parts else ""
    return phrase("{listed} and {last}", listed=joined(", ", parts[:-1]), last=parts[-1])


def name_of(words: str) -> Phrase:
    """Take a name out of a table of the program, which stands in the catalogue as it is.

    One without two letters together, such as that of the handshape D, is the same in every language; D on the
    pad of directions is another word.
    """
    return Phrase(words, {}) if _WORD.search(words) else Phrase("{name}", {"name": words})


def begins(words: str) -> str:
    """Write the words as they begin a line."""
    return _in_case(words, "begins")


def within(words: str) -> str:
    """Write a name as it stands after other words: small, unless it begins with an abbreviation."""
    return _in_case(words, "within")


def shown(
    value: str,
    lookup: Lookup,
    *,
    nouns_are_large: bool = False,
    number: Callable[[object], object] = lambda value: value,
) -> str:
    """Put a text into a language; a plain `str` stays as it is.

    Args:
        value: the text, or letters of the user's own.
        lookup: the language.
        nouns_are_large: names keep their first letter within a sentence, as in German.
        number: gives a value as it is formatted, such as one that writes its decimals after a comma.
    """
    if not isinstance(value, Phrase):
        return value
    values = {
        name: shown(each, lookup, nouns_are_large=nouns_are_large, number=number)
        if isinstance(each, Phrase)
        else number(each)
        for name, each in value.values.items()
    }
    made = lookup(value.template, value.number)
    made = made.format_map(values) if values else made
    return made if nouns_are_large and value.case == "within" else _cased(made, value.case)


def outside(template: str) -> str:
    """Return a template without its values: the letters that are to be translated."""
    return _VALUE.sub("", template)


def in_brackets(template: str) -> str:
    """Put brackets about the letters of a template, so that each value stands in its own or in none."""
    begin, end = "\N{LEFT CEILING}", "\N{RIGHT CEILING}"
    return f"{begin}{_VALUE.sub(lambda value: f'{end}{value[0]}{begin}', template)}{end}"


def _in_case(words: str, case: Case) -> str:
    if not isinstance(words, Phrase):
        return _cased(words, case)
    return _copy(_cased(str(words), case), words.template, words.values, words.number, case)


def _copy(
    english: str, template: str, values: Mapping[str, object], number: int | None, case: Case
) -> Phrase:
    made = str.__new__(Phrase, english)
    made.template, made.values, made.number, made.case = template, values, number, case
    return made


def _cased(words: str, case: Case) -> str:
    if case == "begins":
        return f"{words[:1].upper()}{words[1:]}"
    if case == "within" and words[1:2].isalpha() and not words[1:2].isupper():
        return f"{words[0].lower()}{words[1:]}"
    return words
