"""Flesh of lively signs over the library: no hand is deeper than without life, by over half a millimetre."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Final

from signer.characters.character import Character
from signer.document.sign import Sign
from signer.document.values import ROLES
from signer.files import load_sign
from signer.library.shelf import sign_files
from signer.motion.operations.clear_flow import DEEPER_M, with_clear_flow
from signer.motion.posing import clip
from signer.motion.posture.penetration import insides
from signer.motion.solving.descent import quietly
from tests.helpers.characters import OTHER, REFERENCE

FPS, FINE_FPS = 60.0, 480.0
"""Moments a second that are looked at, and of signs that seem deeper: two hands that pass each other are
deepest for a hundredth of a second, which 24 a second met in YEAR with life and missed without, by 1.3 mm."""
TELL_EVERY: Final = 25


@dataclass(slots=True)
class Deeper:
    """Count of the signs that were looked at, and how much deeper, m, hands are in those that break the law."""

    signs: int = 0
    worst_m: float = 0.0
    broken: dict[str, float] = field(default_factory=dict)


def deeper_m(sign: Sign, character: Character, life: float = 1.0, fps: float = FPS) -> float:
    """Return how much deeper than flesh gives, m, a hand gets with life than without, at its deepest.

    Keys stop at which a hand would be deeper, as the window has it.
    """
    still = replace(sign, life=0.0)
    lively = with_clear_flow(replace(sign, life=life), still, character, quietly)
    deepest = [
        {
            role: max((one.over_m for one in insides(clip(each, fps, character))[role]), default=0.0)
            for role in ROLES
        }
        for each in (still, lively)
    ]
    return max(max(deepest[1][role], 0.0) - max(deepest[0][role], 0.0) for role in ROLES)


def run(count: int, seed: int, tell: Callable[[str], None]) -> Deeper:
    """Look at so many signs of the library from a place that the seed says, on the other body left-handed."""
    paths, found = sign_files(), Deeper()
    for number in range(min(count, len(paths))):
        path = paths[(seed + number) % len(paths)]
        sign = load_sign(path)
        left_handed = replace(sign, dominant_side="left")
        for name, one, character in (("", sign, REFERENCE), (" (other body, left)", left_handed, OTHER)):
            by_m = deeper_m(one, character)
            if by_m > DEEPER_M:
                by_m = deeper_m(one, character, fps=FINE_FPS)
            found.worst_m = max(found.worst_m, by_m)
            if by_m > DEEPER_M:
                found.broken[f"{path.stem}{name}"] = by_m
        found.signs += 1
        if found.signs % TELL_EVERY == 0:
            tell(f"  {found.signs} signs, deeper by {1e3 * found.worst_m:.2f} mm at most")
    return found
