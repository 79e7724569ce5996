"""Sign files damaged at random: each opens or is refused with SignFileError, soon and in bounded memory."""

import copy
import json
import random
import tempfile
import time
import tracemalloc
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from signer.document.sign import Sign
from signer.document.tracks.hand import HandTrack
from signer.errors import SignFileError
from signer.files import read_sign
from signer.files.writing import sign_bytes
from signer.printable import MESSAGE, printable
from tests.helpers.signs import random_sign, shrugging_sign, small_sign

ODDITIES: Final[list[Any]] = [
    None, True, False, 0, -1, 1, 1e308, -1e-300, 10**400, float("nan"), float("inf"), "", "k1", "\ud800", "\0", "🤟", [], {}, [[]], [None],
    {"": 0}, {"a.b[0]": {}}, ["x"] * 50, {"keys": []}, {"local": {}}, "temple.R", "straight", [0, 0, 0], [1, 0], [1, 1], [9, 9], "x" * 5000,
]  # fmt: skip
TOKENS: Final = (b"{", b"}", b"[", b"]", b",", b":", b'"', b"\\", b"\\u", b"\\ud800", b"-", b"1e999", b"0" * 400, b"null", b"NaN", b"\x00", b"\xff",
                 b"\xef\xbb\xbf", b"true", b'"keys"', b'"time_s"', b"[" * 200, b"{\"a\":" * 40)  # fmt: skip
SLOW_S: Final = 0.2
"""From here on it is looked how long a file keeps the processor."""
SLOWEST_S: Final = 5.0
"""Of the processor; a file that takes longer hangs."""
KEPT: Final = Path(tempfile.gettempdir()) / "mutated.sign"
MOST_BYTES: Final = 100_000_000


@dataclass
class Tally:
    """Counts of what became of the files."""

    tried: int = 0
    opened: int = 0
    slowest_s: float = 0.0
    most_bytes: int = 0

    def told(self) -> str:
        """In words."""
        return (
            f"{self.tried} mutated files: {self.opened} opened, the others refused; none took longer "
            f"than {max(self.slowest_s, SLOW_S):.1f} s"
        )


def seeds() -> list[bytes]:
    """The files that are damaged: short ones, so that many fit into a second, and all fields among them."""
    signs = [
        small_sign(),
        shrugging_sign(),
        Sign(gloss="EMPTY"),
        *(_short(random_sign(seed)) for seed in range(6)),
    ]
    return [sign_bytes(sign) for sign in signs]


def mutated(files: list[bytes], draw: random.Random) -> bytes:
    """One of the files, damaged as text or as a tree."""
    data = draw.choice(files)
    if draw.random() < 0.5:
        return _damaged_text(bytearray(data), draw)
    content = json.loads(data)
    for _ in range(draw.choice((1, 1, 1, 2, 3))):
        _damage_tree(content, draw)
    if draw.random() < 0.002:
        _swollen(content, draw)
    if draw.random() < 0.1:
        content["version"] = draw.choice(([1, 0], [1, 1], [1, 2], [1, 9], [2, 0], [0, 9], "1.2"))
    return json.dumps(content, ensure_ascii=draw.random() < 0.5).encode("utf-8", "surrogatepass")


def run(count: int, seed: int, *, memory_every: int = 50) -> Tally:
    """Read many damaged files; AssertionError with the file that was taken wrongly.

    What opens must come back from saving; what is refused must be refused with SignFileError that names the
    file. The memory of every so many readings is measured.
    """
    draw, tally, files = random.Random(seed), Tally(), seeds()
    for data in files:  # inventories and body are loaded before anything is measured
        assert opens(data), _shown(data)
    for number in range(count):
        data = mutated(files, draw)
        if number % memory_every == 0:
            tally.most_bytes = max(tally.most_bytes, _bytes_used(data))
            assert tally.most_bytes < MOST_BYTES, _shown(data)
        begun = time.perf_counter()
        tally.opened += opens(data)
        tally.tried += 1
        if time.perf_counter() - begun > max(tally.slowest_s, SLOW_S):  # perhaps it was the machine
            tally.slowest_s = max(tally.slowest_s, _seconds_used(data))
            assert tally.slowest_s < SLOWEST_S, _shown(data)
    return tally


def opens(data: bytes) -> bool:
    """Read a file, and tell whether it opens; AssertionError when it is neither taken nor refused as it
    should be."""
    refused: SignFileError | None = None
    try:
        sign, told = read_sign(data, "damaged.sign")
    except SignFileError as error:
        refused, told = error, error.problems
    except BaseException as error:
        raise AssertionError(_shown(data)) from error
    assert all(printable(words) == words and len(words) <= MESSAGE for words in told), _shown(data)
    if refused is not None:
        assert refused.problems, _shown(data)
        assert refused.name == "damaged.sign", _shown(data)
        return False
    assert read_sign(sign_bytes(sign)).sign == sign, _shown(data)
    return True


def _shown(data: bytes) -> str:
    """Enough of a file to know it; all of it is in KEPT."""
    KEPT.write_bytes(data)
    return f"{data[:300]!r} ... ({len(data)} bytes, kept as {KEPT})"


def _seconds_used(data: bytes) -> float:
    begun = time.process_time()
    opens(data)
    return time.process_time() - begun


def _bytes_used(data: bytes) -> int:
    tracemalloc.start()
    opens(data)
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return most


def _short(sign: Sign) -> Sign:
    return sign.with_tracks(
        HandTrack("dominant", sign.hand("dominant").keys[:2]), HandTrack("base", sign.hand("base").keys[:1])
    )


def _damaged_text(data: bytearray, draw: random.Random) -> bytes:
    for _ in range(draw.choice((1, 1, 2, 4))):
        start, act = draw.randrange(len(data) + 1), draw.randrange(6)
        if act == 0:
            data[start : start + draw.randrange(3)] = draw.randbytes(draw.randrange(3))
        elif act == 1:
            data[start:start] = draw.choice(TOKENS)
        elif act == 2:
            del data[start : start + draw.randrange(40)]
        elif act == 3:
            end = start + draw.randrange(200)
            data[start:start] = data[start:end]
        elif act == 4:
            del data[start:]
        elif start < len(data):
            data[start] ^= 1 << draw.randrange(8)
        if not data:
            break
    return bytes(data)


def _swollen(content: Any, draw: random.Random) -> None:
    """A list of the file made long, so that each of its items is another mistake."""
    lists = [holder for holder in _holders(content) if isinstance(holder, list)]
    holder = draw.choice(lists) if lists else content.setdefault("tags", [])
    holder.extend([draw.choice((0, "x", None, [], {}, {"id": "k1"}))] * draw.choice((100, 2_000, 100_000)))


def _damage_tree(content: Any, draw: random.Random) -> None:
    """One thing replaced, taken away, renamed, moved, repeated or added."""
    holders = [holder for holder in _holders(content) if holder]
    if not holders:
        return
    holder = draw.choice(holders)
    at = draw.choice(list(holder)) if isinstance(holder, dict) else draw.randrange(len(holder))
    act = draw.randrange(6)
    if act == 0:
        del holder[at]
    elif act == 1 and isinstance(holder, dict):
        holder[draw.choice(["gloss", "handshape", "x", "a/b~c", "keys", "", f"{at}x"])] = holder.pop(at)
    elif act == 2 and isinstance(holder, list):
        holder.insert(draw.randrange(len(holder) + 1), copy.deepcopy(draw.choice((*ODDITIES, holder[at]))))
    elif act == 3:
        holder[at] = copy.deepcopy(draw.choice(holders))  # a part of the file where another belongs
    elif act == 4 and isinstance(holder[at], (int, float)) and abs(holder[at]) < 1e300:
        holder[at] = holder[at] * draw.choice((-1, 1000, 1e-9, 1e300)) + draw.choice((0, 1, 0.1))
    elif act == 4 and isinstance(holder[at], str):
        holder[at] = holder[at][: draw.randrange(len(holder[at]) + 1)] + draw.choice(
            ("", "x", "\u0301", "\n", '"')
        )
    else:
        holder[at] = copy.deepcopy(draw.choice(ODDITIES))


def _holders(value: Any) -> Iterator[Any]:
    if isinstance(value, (dict, list)):
        yield value
        for item in value.values() if isinstance(value, dict) else value:
            yield from _holders(item)
