"""Whatever happens to a file, reading it gives a sign or one SignFileError, never anything else."""

import json
import random
from contextlib import suppress
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given

from signer.errors import SignFileError
from signer.files import load_sign, read_sign
from signer.files.writing import sign_bytes
from signer.printable import MESSAGE, printable
from tests.helpers.extent import each, seeds
from tests.helpers.signs import random_sign
from tests.strategies import over
from tests.strategies.files import damaged_files

CASES = Path(__file__).parents[1] / "cases" / "inputs"

ODDITIES: list[Any] = [
    None, True, False, 0, -1, 1, 1e308, -1e-300, 10**400, float("nan"), float("inf"), "", "k1", "\ud800", "\0", "🤟", [], {}, [[]], [None],
    {"": 0}, {"a.b[0]": {}}, ["x"] * 50, {"keys": []}, {"local": {}}, "temple.R", "straight", [0, 0, 0], [1, 0], [1, 1], [9, 9],
]  # fmt: skip


def ways(value: Any, way: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [way, *(found for name, item in items for found in ways(item, (*way, name)))]


def damaged(content: Any, draw: random.Random) -> Any:
    """The content with one thing replaced, taken away, renamed or added."""
    way = draw.choice(ways(content)[1:])
    holder = content
    for part in way[:-1]:
        holder = holder[part]
    act = draw.randrange(4)
    if act == 0:
        del holder[way[-1]]
    elif act == 1 and isinstance(holder, dict):
        holder[draw.choice(["gloss", "handshape", "x", "a/b~c", "keys", ""])] = holder.pop(way[-1])
    elif act == 2 and isinstance(holder, list):
        holder.insert(0, draw.choice(ODDITIES))
    else:
        holder[way[-1]] = draw.choice(ODDITIES)
    return content


def refusal(text: bytes | str) -> str:
    """What is said about a file that is refused; empty for one that opens and comes back from saving."""
    try:
        sign, _ = read_sign(text, "damaged.sign")
    except SignFileError as error:
        return str(error)
    return "" if read_sign(sign_bytes(sign)).sign == sign else "changed"


@each(seeds(60, whole=150))
def test_damaged_content_is_read_or_refused(seed: int) -> None:
    draw = random.Random(seed)
    content = json.loads(sign_bytes(random_sign(seed % 7)))
    if seed % 3 == 0:
        content["version"] = [2, 5]
    for _ in range(draw.randrange(1, 4)):
        content = damaged(content, draw)
        words = refusal(json.dumps(content))
        assert not words or words.startswith("damaged.sign")


FOREIGN = ("input should", "value error", "valid ", "unable to", "pydantic", "does not fit here")
"""Words of the library that checks forms, and those of ours for a kind of mistake that has none of its own."""


@each(seeds(75, whole=3000))
def test_every_mistake_is_told_in_words_of_our_own(seed: int) -> None:
    draw = random.Random(seed)
    content = json.loads(sign_bytes(random_sign(seed % 7)))
    for way in draw.sample(ways(content)[1:], 12):
        holder = content
        with suppress(KeyError, IndexError, TypeError):  # of what has been replaced already
            for part in way[:-1]:
                holder = holder[part]
            holder[way[-1]] = deepcopy(draw.choice(ODDITIES))
    try:
        read_sign(json.dumps(content), "damaged.sign")
    except SignFileError as error:
        for line in error.problems:
            assert not any(words in line.lower() for words in FOREIGN), line


def test_a_track_that_its_version_never_had_is_refused_in_words() -> None:
    with pytest.raises(SignFileError) as told:
        load_sign(CASES / "v1_mouth_track.sign")
    assert told.value.problems == (
        "lanes: the field is missing; add it",
        "tracks: a file of version 1.4 has 'lanes' in its place; give it that, or the version of the Signer "
        "that wrote it",
    )


@over(20)
@given(damaged_files())
def test_damaged_files_are_read_or_refused_in_lines_that_anyone_may_show(data: bytes) -> None:
    try:
        sign, told = read_sign(data, "damaged.sign")
    except SignFileError as error:
        told = error.problems
    else:
        assert read_sign(sign_bytes(sign)).sign == sign
    assert all(printable(line) == line and len(line) <= MESSAGE for line in told)
