"""Rank names by how well they answer what someone typed."""

import re
import unicodedata
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from functools import lru_cache
from typing import Final, NamedTuple

APOSTROPHES: Final = "'’‘ʼʻ´`′"  # noqa: RUF001  they are what people type
"""Characters that are typed for an apostrophe."""
_NO_APOSTROPHES: Final = str.maketrans("", "", APOSTROPHES)


@dataclass(frozen=True, slots=True)
class Searchable:
    """Search terms of one thing: names that are the thing, words about it, and longer text."""

    names: tuple[str, ...]
    letters: tuple[str, ...] = ()
    aliases: tuple[str, ...] = ()
    text: str = ""


def rank_matches(query: str, things: Sequence[Searchable]) -> list[int]:
    """Return the positions of the things that match a query, best first.

    Equally good ones keep their order. An empty query finds all.
    """
    wanted = term(query)
    if not wanted:
        return list(range(len(things)))
    exactly = name_key(query)
    grades = ((_grade(wanted, exactly, thing), place) for place, thing in enumerate(things))
    return [place for grade, place in sorted(pair for pair in grades if pair[0] < _MISSED)]


def is_called(query: str, thing: Searchable) -> bool:
    """Return whether a query is a name of a thing, its letter or its initials, and not only found in it."""
    return _grade(term(query), name_key(query), thing) < _EXACT


_MISSED = 99
_EXACT: Final = 5
"""Number of the ways to match by a whole name, the first ones of `_ways`."""


class _Terms(NamedTuple):
    """Search terms of one thing as they are compared: folded, and names in lines with a space about each."""

    keys: frozenset[str]
    names: tuple[str, ...]
    letters: tuple[str, ...]
    aliases: tuple[str, ...]
    initials: frozenset[str]
    own_line: str
    whole_line: str
    text: str


@lru_cache(maxsize=4096)  # a search asks the same thousand things at every key stroke
def _terms_of(thing: Searchable) -> _Terms:
    names, letters, aliases = (
        tuple(term(one) for one in some) for some in (thing.names, thing.letters, thing.aliases)
    )
    initials = frozenset("".join(word[0] for word in name.split()) for name in names if " " in name)
    own, whole = (" ".join(f" {one} " for one in some) for some in (names, (*names, *aliases)))
    keys = frozenset(map(name_key, thing.names))
    return _Terms(keys, names, letters, aliases, initials, own, whole, f"{whole} {fold(thing.text)} ")


def _grade(wanted: str, exactly: str, thing: Searchable) -> int:
    """Return the first way in which a thing matches the query, from 0 for the closest."""
    ways = _ways(wanted, exactly, _terms_of(thing))
    return next((grade for grade, passed in enumerate(ways) if passed), _MISSED)


def _ways(wanted: str, exactly: str, terms: _Terms) -> Iterator[bool]:
    """Yield whether a thing matches the query, by one way after another.

    The ways: exactly its own name, its name but for other signs in it, its letter, another name, initials,
    a beginning, a word, all words in its names, in their order, then in any, a piece of text, all pieces.
    """
    yield exactly in terms.keys
    yield wanted in terms.names
    yield wanted in terms.letters
    yield wanted in terms.aliases
    yield wanted in terms.initials
    # One letter begins a word of nearly everything, and two stand in every sentence.
    line = terms.whole_line if len(wanted) > 1 else terms.own_line
    yield any(name.startswith(wanted) for name in terms.names)
    yield len(wanted) > 1 and any(alias.startswith(wanted) for alias in terms.aliases)
    yield f" {wanted} " in line
    yield f" {wanted}" in line
    words = wanted.split()
    yield len(words) > 1 and _in_order(words, terms.own_line)
    yield len(words) > 1 and all(f" {word}" in terms.own_line for word in words)
    if len(wanted) > 2:
        yield wanted in terms.text
        # A letter of several words is a name, as in "flat o": not sought inside words either.
        yield all((word if len(word) > 1 else f" {word} ") in terms.text for word in words)


def _in_order(words: Sequence[str], line: str) -> bool:
    """Return whether words of a line begin with these, one after another."""
    at = 0
    for word in words:
        at = line.find(f" {word}", at) + 1
        if not at:
            return False
    return True


def did_you_mean(name: str, known: Collection[str]) -> str:
    """The mend for a name that is not known: the closest one, or nothing."""
    folded = {one.casefold(): one for one in sorted(known)}
    close = get_close_matches(name.casefold(), folded, n=1, cutoff=0.5)
    return f"; did you mean {folded[close[0]]!r}?" if close else ""


@lru_cache(maxsize=4096)  # a search folds the same few thousand names at every key stroke
def fold(text: str) -> str:
    """Lower case, without apostrophes, and with every run of anything but letters and digits as one space."""
    return re.sub(r"[\W_]+", " ", _composed(text)).strip()


def term(text: str) -> str:
    """Return a text as it is searched: folded, and as it is where there is no letter or digit in it."""
    return fold(text) or _composed(text).strip()


def name_key(text: str) -> str:
    """Return what two spellings of one name have in common; other names have other keys.

    Neither case nor the Unicode form matters, nor apostrophes, nor which of hyphen, underscore and space
    stands between words.
    """
    return re.sub(r"[\s_\-\u2010-\u2015]+", "-", _composed(text).strip())


def _composed(text: str) -> str:
    """Return a text in lower case without apostrophes, in one form however it was composed."""
    bare = unicodedata.normalize("NFKC", text.translate(_NO_APOSTROPHES))
    return unicodedata.normalize("NFKC", bare.casefold())
