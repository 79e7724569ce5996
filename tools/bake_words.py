"""Pack CMUdict's pronunciations into the data of `nonmanuals`, from its file `cmudict.dict`.

`python -m tools.bake_words cmudict.dict`; the first pronunciation of each word, words of letters and
apostrophes only. Its licence stands beside the data.
"""

import re
import sys
from pathlib import Path

from nonmanuals.words import WORDS, packed


def entries_of(text: str) -> dict[str, tuple[str, ...]]:
    """Return the first pronunciation of every word of letters in the text of `cmudict.dict`."""
    found: dict[str, tuple[str, ...]] = {}
    for line in text.splitlines():
        word, _, sounds = line.partition("#")[0].strip().partition(" ")
        if re.fullmatch(r"[a-z]+('[a-z]+)*'?", word):
            found.setdefault(word, tuple(sounds.split()))
    return found


def main() -> int:
    """Pack the file named on the command line."""
    entries = entries_of(Path(sys.argv[1]).read_text(encoding="utf-8"))
    WORDS.write_bytes(packed(entries))
    print(f"{len(entries)} words, {WORDS.stat().st_size} bytes")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
