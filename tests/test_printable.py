"""Texts of others in our messages."""

import os
import random

import pytest

from signer.errors import ExportError, SignFileError
from signer.printable import LINE, MESSAGE, excerpt, printable, quoted
from tests.helpers.extent import each


@pytest.mark.parametrize("text", ["IDEA", "MÈRE", "母", "🤟🏽", "👩\u200d🏫", "क्\u200cष", 'say "so"\\', ""])
def test_what_people_write_stays_as_it_is(text: str) -> None:
    assert printable(text) == text


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("\033[2J", r"\x1b[2J"), ("\x9b2J", r"\x9b2J"), ("a\nb\tc\r", r"a\nb\tc\r"), ("\u202eabc", r"\u202eabc"), ("\0", r"\x00"),
        ("\ud800", r"\ud800"), (os.fsdecode(b"M\xc8RE"), r"M\xc8RE"), ("\U000e0001", r"\U000e0001"), ("\u2028", r"\u2028"),
    ],
)  # fmt: skip
def test_what_would_be_obeyed_or_not_be_seen_is_escaped(text: str, shown: str) -> None:
    assert printable(text) == shown


@each(range(20))
def test_an_excerpt_is_never_longer_than_asked_and_can_always_be_written(seed: int) -> None:
    draw = random.Random(seed)
    text = "".join(
        chr(draw.choice((draw.randrange(0x20), draw.randrange(0x7F, 0xA0), draw.randrange(0x110000))))
        for _ in range(400)
    )
    shown = excerpt(text, 100)
    assert len(shown) <= 100
    assert printable(shown) == shown
    shown.encode()


def test_a_cut_keeps_both_ends() -> None:
    assert excerpt(f"begin{'x' * 1000}end", 20) == "beginxx ... xxxxxend"
    assert quoted("x" * LINE) == f"'{'x' * LINE}'"


def test_errors_can_be_shown_anywhere() -> None:
    hostile = "\033[2J\ud800" * 1000
    for error in (
        ExportError(hostile),
        SignFileError(hostile, [hostile]),
        SignFileError(hostile, [hostile] * 2),
    ):
        lines = str(error).split("\n")
        assert all(printable(line) == line and len(line) <= 2 * MESSAGE + 20 for line in lines)
