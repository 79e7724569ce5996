"""Contacts of signers whose torso and head move, by the thousand: how far they are missed, solved and as
drawn."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Final

import numpy as np

from signer.motion.posing import clip, poses
from tests.helpers.characters import REFERENCE
from tests.helpers.drawn_contacts import drawn_miss_m, held_on_skin, touching_sign
from tests.strategies.motion import carried_sign

FPS: Final = 12.0
SOLVED_M: Final = 1e-9
"""The solver's own error at most."""
DRAWN_M: Final = 1e-4
"""Most that a contact may miss on the skin as it is drawn."""
TELL_EVERY: Final = 50


@dataclass(slots=True)
class Worst:
    """The worst that was seen, m, and the seeds that broke a law.

    Attributes:
        contacts: held contacts that were looked at.
        short: of them those out of reach.
        solved_m: greatest difference between a contact's error and the shortfall that is told.
        drawn_m: the same of what is measured on the drawn surface.
        broken: what was measured, by seed.
    """

    contacts: int = 0
    short: int = 0
    solved_m: float = 0.0
    drawn_m: float = 0.0
    broken: dict[str, float] = field(default_factory=dict)

    def told(self) -> str:
        """Return the figures in words."""
        out = f"{self.contacts} held contacts, {self.short} of them out of reach"
        return (
            f"{out}; off what is told by {1e3 * self.solved_m:.1e} mm as solved and "
            f"{1e3 * self.drawn_m:.1e} mm as drawn"
        )

    def note(self, name: str, off_m: float, most_m: float) -> float:
        """Hold one measurement against the law and return it."""
        if not off_m <= most_m:
            self.broken[name] = max(off_m, self.broken.get(name, 0.0))
        return off_m


def run(count: int, first: int, tell: Callable[[str], None]) -> Worst:
    """Look at the signs of so many seeds, and at as many single contacts on the drawn surface."""
    worst = Worst()
    for number, seed in enumerate(range(first, first + count), 1):
        sign = replace(carried_sign(seed), dominant_side="right")
        for _, hand, _ in held_on_skin(sign, clip(sign, FPS)):
            worst.contacts, worst.short = worst.contacts + 1, worst.short + (hand.short_by_m > 0.0)
            off_m = worst.note(f"sign {seed}", abs(hand.contact_error_m - hand.short_by_m), SOLVED_M)
            worst.solved_m = max(worst.solved_m, off_m)
        touch = touching_sign(seed)
        for pose in poses(touch, np.linspace(0.4, 1.4, 4), REFERENCE):
            hand = pose.hands["dominant"]
            worst.contacts, worst.short = worst.contacts + 1, worst.short + (hand.short_by_m > 0.0)
            worst.solved_m = max(
                worst.solved_m,
                worst.note(f"touch {seed}", abs(hand.contact_error_m - hand.short_by_m), SOLVED_M),
            )
            off_m = abs(drawn_miss_m(pose, hand, touch.hand("dominant").keys[0]) - hand.short_by_m)
            worst.drawn_m = max(worst.drawn_m, worst.note(f"drawn {seed}", off_m, DRAWN_M))
        if number % TELL_EVERY == 0:
            tell(f"  {number} signs: {worst.told()}; {len(worst.broken)} broken")
    return worst
