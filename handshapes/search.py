"""Rank names by how well they answer what someone typed."""

import re
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from functools import lru_cache


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
    wanted = fold(query)
    if not wanted:
        return list(range(len(things)))
    grades = ((_grade(wanted, thing), place) for place, thing in enumerate(things))
    return [place for grade, place in sorted(pair for pair in grades if pair[0] < _MISSED)]


_MISSED = 99


def _grade(wanted: str, thing: Searchable) -> int:
    """Return the first way in which a thing matches the query, from 0 for the closest.

    The ways: its own name, its letter, another name, initials, a beginning, a word, a piece of text.
    """
    names, letters, aliases = (
        [fold(one) for one in some] for some in (thing.names, thing.letters, thing.aliases)
    )
    # One letter begins a word of nearly everything, and two stand in every sentence.
    others = aliases if len(wanted) > 1 else []
    spaced = " ".join(f" {one} " for one in (*names, *others))
    text = f"{spaced} {fold(thing.text)}" if len(wanted) > 2 else ""
    tests = (
        wanted in names,
        wanted in letters,
        wanted in aliases,
        wanted in {"".join(word[0] for word in name.split()) for name in names if " " in name},
        _any_starts(names, wanted),
        _any_starts(others, wanted),
        f" {wanted} " in spaced,
        f" {wanted}" in spaced,
        wanted in text,
        text and all(word in text for word in wanted.split()),
    )
    return next((grade for grade, passed in enumerate(tests) if passed), _MISSED)


def _any_starts(words: Iterable[str], start: str) -> bool:
    return any(word.startswith(start) for word in words)


def did_you_mean(name: str, known: Collection[str]) -> str:
    """The mend for a name that is not known: the closest one, or nothing."""
    folded = {one.casefold(): one for one in sorted(known)}
    close = get_close_matches(name.casefold(), folded, n=1, cutoff=0.5)
    return f"; did you mean {folded[close[0]]!r}?" if close else ""


@lru_cache(maxsize=4096)  # a search folds the same few thousand names at every key stroke
def fold(text: str) -> str:
    """Lower case, with every run of anything but letters and digits as one space."""
    return re.sub(r"[\W_]+", " ", text.casefold()).strip()
