"""Bake how much slower than sentences ask for the signs of the library must be, for hands to follow.

`python -m tools.bake_paces` adds what is new, in seconds after a change of some signs; `--anew` makes all of
it again, in minutes; with `--check`, make all again and compare, never write. Needs are those of signs as
sentences have them that are new, and in the natural style: with and without life, first, again and last.
"""

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from typing import Any, Final

from signer.characters.load import reference
from signer.document.life import PROPOSED
from signer.document.utterance import SignContent, Style
from signer.files import load_sign
from signer.library.shelf import sign_files
from signer.sequencing.paces import SHIPPED, Needs, Pace, json_of_needs, needs_at
from signer.sequencing.part import Part, part_of
from signer.sequencing.rates import RATES

STYLES: Final[tuple[Style, ...]] = ("natural", "clear")
LIVES: Final = (0.0, PROPOSED)


def factors() -> list[float]:
    """Return the paces at which sentences have signs, the quickest first."""
    found = set[float]()
    for rates in map(RATES.__getitem__, STYLES):
        usual = (1.0, rates.mentioned_again, rates.at_end)
        found |= {1.0 * (rates.core * by) for by in usual}
    return sorted(found)


def parts() -> Iterator[Part]:
    """Yield the signs of the library as parts of sentences."""
    for path in sign_files():
        sign = load_sign(path)
        yield part_of(SignContent(sign.gloss, sign).edited)


def needs_of(part: Part, life: float) -> float | dict[str, list[Any]]:
    """Return the quickest pace where nothing is needed at any; else what is needed at each."""
    found = dict[str, list[Any]]()
    for factor in factors():
        pace = Pace(part, factor, 1.0, life)
        needs = needs_at(reference(), pace)
        if not found and needs == Needs(factor):
            return factor
        found[pace.rate] = json_of_needs(needs)
    return found


def main(arguments: Sequence[str]) -> int:
    """Write the file, or compare it; 1 when it is not what this tool writes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--anew", action="store_true", help="make all of it again")
    parser.add_argument("--check", action="store_true", help="compare with the stored file")
    options = parser.parse_args(arguments)
    stored = SHIPPED.read_text(encoding="utf-8") if SHIPPED.is_file() else "{}"
    known = {} if options.anew or options.check else json.loads(stored)
    baked = dict[str, Any]()
    for part in parts():
        for life in LIVES:
            content = Pace(part, 1.0, 1.0, life).content
            baked[content] = known[content] if content in known else needs_of(part, life)
    text = "{\n" + ",\n".join(f'"{each}": {json.dumps(baked[each])}' for each in sorted(baked)) + "\n}\n"
    if options.check:
        print(f"library: paces are {'current' if text == stored else 'not what this tool writes'}")
        return int(text != stored)
    SHIPPED.write_text(text, encoding="utf-8", newline="\n")
    print(f"wrote the paces of {len(baked)} contents, {len(text) / 1e3:.0f} kB")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
