"""Signs filmed as drawn, read by the detector, and drafted: each is whole and clean, or says what is not.

The detector must be set up (`signer detector --set-up`); the suite never starts it.
"""

import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from benchmarks.drafts import LIBRARY, compared
from signer.characters.load import reference
from signer.document.queries import every_key
from signer.drafting import detecting
from signer.drafting.reading import read_draft
from signer.files.sign_file import load_sign
from signer.motion.checks.review import review
from signer.studio import app
from tools.bake_films import film

SLOWEST_S = 2.0
"""Of the processor, for a draft once its landmarks are read."""
ASIDE_DEG = (0.0, 12.0)


@dataclass
class Tally:
    """Counts of films that were drafted, and of keys that came back.

    Attributes:
        films: of signs.
        keys, found: of all signs, and those that their drafts have.
        refused: drafts that `check` refuses without their saying so.
        slowest_s: longest draft, of the processor.
    """

    films: int = 0
    keys: int = 0
    found: int = 0
    refused: int = 0
    slowest_s: float = 0.0

    def told(self) -> str:
        """In words."""
        return (
            f"{self.films} films, {self.found} of {self.keys} keys found, {self.refused} drafts that are not "
            f"clean and do not say so; the slowest draft took {self.slowest_s:.1f} s of the processor"
        )


def run(count: int, seed: int, folder: Path, tell: Callable[[str], None]) -> Tally:
    """Film and draft so many signs, drawn by lot; AssertionError where a law of drafts is broken."""
    application, found, draw = app.prepare(), Tally(), random.Random(seed)
    for path in draw.sample(sorted(LIBRARY.glob("*.sign")), count):
        aside_deg, sign = draw.choice(ASIDE_DEG), load_sign(path)
        filmed, seen = (folder / f"{path.stem}{ending}" for ending in (".mp4", ".pose"))
        filmed.write_bytes(film(path, aside_deg))
        detecting.detect(filmed, seen, lambda _share: None)
        content, begun = seen.read_bytes(), time.process_time()
        imported = read_draft(content, seen.name, reference(), film=str(filmed))
        found.slowest_s = max(found.slowest_s, time.process_time() - begun)
        draft = imported.document
        assert draft.video is not None
        keys = {key.id for _, key in every_key(draft)}
        assert keys, f"{path.stem} from {aside_deg:.0f} degrees aside: no key"
        assert {one.key_id for one in draft.guesses} == keys, f"{path.stem}: a key that is no guess"
        found.films += 1
        found.keys += sum(1 for _ in every_key(sign))
        found.found += sum(one is not None for one in compared(sign, draft, draft.video.offset_s))
        found.refused += not review(draft).is_good and all(one.feature != "draft" for one in imported.losses)
        tell(f"  {path.stem}, {aside_deg:.0f} degrees aside: {found.told()}")
    del application
    assert found.slowest_s <= SLOWEST_S, found.told()
    assert not found.refused, found.told()
    return found
