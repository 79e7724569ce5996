"""Texts as people, other programs and attackers write them."""

from functools import cache
from typing import Final

from hypothesis import strategies as st

MARKUP: Final = (
    '<img src="/etc/hostname">',
    "<b>bold</b>",
    '<a href="file:///">here</a>',
    "&amp;",
    "A & B",
    "&File",
    "[*]",
    "%s {0} ${x}",
)
CONTROL: Final = (
    "\033[2J",
    "\x9b31m",
    "\0",
    "\a",
    "\r",
    "line one\nline two",
    "a\tb",
    "\u202eback",
    "\u2028",
    "\ufeff",
)
HUMAN: Final = (
    "IDEA",
    "MÈRE",
    "母",
    "🤟🏽",
    "👩\u200d🏫",
    "क्\u200cष",
    "e\u0301",
    'say "so"\\',
    "../../up",
    "con",
    "null",
    "NaN",
    "",
)
LONG: Final = 5_000
ANY_CHARACTER: Final = st.characters(exclude_categories=["Cs"])
"""All of Unicode but half characters: the very alphabet of `st.text()`, which takes two seconds to find it."""


@cache
def texts(most: int = LONG) -> st.SearchStrategy[str]:
    """Draw any text that a file may hold: all of Unicode but half characters."""
    ready = st.sampled_from([text for text in (*MARKUP, *CONTROL, *HUMAN) if len(text) <= most])
    long = st.sampled_from("aé母\n").map(lambda letter: letter * most)
    return st.one_of(
        ready,
        st.text(ANY_CHARACTER, max_size=min(most, 40)),
        st.lists(ready, max_size=4).map("".join).map(lambda text: text[:most]),
        long,
    )


@cache
def names(most: int = 200) -> st.SearchStrategy[str]:
    """Draw a text with at least one character."""
    return texts(most).filter(bool)


@cache
def broken_texts() -> st.SearchStrategy[str]:
    """Draw a text with half a character in it, which JSON can write and no file may hold."""
    half = st.integers(0xD800, 0xDFFF).map(chr)
    return st.tuples(texts(40), half, texts(40).map(lambda text: text.lstrip("\udc00"))).map("".join)
