"""Signs in gestural SiGML as drafts, drawn ones and the library's: what passes, what is guessed, what comes back,
how long it takes."""

import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from signer.corpus.checking import DEEPEST_MM
from signer.files import load_sign
from signer.importing.sigml import read_sigml
from signer.library.shelf import FOLDER
from signer.motion.checks.review import review
from tests.helpers.notation import NAME, brought_back
from tests.strategies.notation import gestural_sign, kinds_in

PASS: Final = 0.95
"""Share of drafts that have to pass `signer check` as they are."""
SURE: Final = 0.75
"""Share of drafts that have to pass without a guess."""
BACK: Final = 0.97
"""Share of the keys of library signs that have to come back within one symbol, not as a guess: 98.7 % did."""
EVERY: Final = 50


@dataclass
class Tally:
    """Counts of what became of signs and files."""

    tried: int = 0
    passed: int = 0
    sure: int = 0
    keys: int = 0
    back: int = 0
    gone: list[str] = field(default_factory=list)
    slowest_s: float = 0.0
    failing: Counter[str] = field(default_factory=Counter)

    def told(self) -> str:
        """In words."""
        kinds = ", ".join(f"{count} with {kind}" for kind, count in self.failing.most_common())
        return (
            f"{self.passed} of {self.tried} drafts pass, {self.sure} of these without a guess; "
            f"of the others {kinds or 'none'}; {self.back} of {self.keys} keys of library signs come back within a "
            f"symbol, {len(self.gone)} are neither back nor guessed; the slowest draft took {self.slowest_s:.1f} s of the processor"
        )


def run(count: int, seed: int, tell: Callable[[str], None]) -> Tally:
    """Draft so many signs, then all of the library, as they are written."""
    found = Tally()
    for number in range(seed, seed + count):
        content = gestural_sign(number)
        begun = time.process_time()
        (imported,) = read_sigml(content, NAME)
        found.slowest_s = max(found.slowest_s, time.process_time() - begun)
        looked_at = review(imported.document)
        deepest = looked_at.deepest
        passes = looked_at.is_good and (deepest is None or 1000.0 * deepest.inside.over_m <= DEEPEST_MM)
        found.tried += 1
        found.passed += passes
        found.sure += passes and not imported.document.guesses
        if not passes:
            found.failing.update(kinds_in(content) or {"nothing else"})
        if found.tried % EVERY == 0:
            tell(f"  {found.told()}")
    for path in sorted(FOLDER.glob("*.sign")):
        back = brought_back(load_sign(path))
        found.back, found.keys = found.back + back.as_told, found.keys + back.keys
        found.gone += [f"{path.stem}: {place}" for place in back.gone]
    return found
