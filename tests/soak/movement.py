"""The laws of movement for every sign of the library and for signs of two hands drawn at random: what the
suite looks at in a few of them."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Final

import numpy as np

from signer.document.sign import Sign
from signer.document.values import ROLES
from signer.files import load_sign
from signer.library.shelf import sign_files
from signer.motion.operations.evenness import STEP_M_S, excused, of_hand
from signer.motion.pose import Clip
from signer.motion.posing import clip, poses
from tests.helpers.characters import REFERENCE
from tests.helpers.movement import LEFT_OF_STEP, TIMES_DENSER, changes, greatest_velocity_step, smoothness
from tests.helpers.moving_hands import moving_hands

HELD_M: Final = 1e-4
SAME: Final = 1e-7
TELL_EVERY: Final = 25
LIBRARY: Final = frozenset(path.stem for path in sign_files())
RATES: Final = (30, 60, 120)


@dataclass(slots=True)
class Looked:
    """The worst that was found, and in which sign."""

    signs: int = 0
    held_frames: int = 0
    short_frames: int = 0
    contact_m: tuple[float, str] = (0.0, "")
    bends: tuple[float, str] = (0.0, "")
    left_of_step: tuple[float, str] = (0.0, "")
    rates_apart: tuple[float, str] = (0.0, "")
    ends_apart: tuple[float, str] = (0.0, "")
    velocity_step_m_s: tuple[float, str] = (0.0, "")
    excused: dict[str, tuple[int, float, str]] = field(default_factory=dict)
    broken: list[str] = field(default_factory=list)

    def told(self) -> str:
        """In words."""
        return (
            f"{self.signs} signs, {self.held_frames} frames held in contact ({self.short_frames} more out "
            "of reach): "
            f"contact missed by {1e3 * self.contact_m[0]:.1e} mm at most ({self.contact_m[1]}), "
            f"second differences up to {self.bends[0]:.2f} times those of ten times as many frames "
            f"({self.bends[1]}), "
            f"{self.left_of_step[0]:.2f} left of a step ({self.left_of_step[1]}), "
            f"frame rates {self.rates_apart[0]:.1e} apart ({self.rates_apart[1]}), ends "
            f"{self.ends_apart[0]:.1e} ({self.ends_apart[1]}), "
            f"velocities of the library step by {self.velocity_step_m_s[0]:.2f} m/s at most "
            f"({self.velocity_step_m_s[1]})"
            + "".join(
                f"\n  excused: {count:4} times {kind:<12} steps by {most:.2f} m/s at most ({name})"
                for kind, (count, most, name) in sorted(self.excused.items())
            )
        )


def signs(count: int, seed: int) -> Iterator[tuple[str, Sign]]:
    """All signs of the library, then so many that are drawn."""
    yield from ((path.stem, load_sign(path)) for path in sign_files())
    for each in range(seed, seed + count):
        kind, sign = moving_hands(each)
        yield f"{each}, {kind}", sign


def run(count: int, seed: int = 0, tell: Callable[[str], None] | None = None) -> Looked:
    """Look at them all; what breaks a law is named and the rest looked at all the same. From time to time it
    is told how many are done."""
    found = Looked()
    for name, sign in signs(count, seed):
        look_at(found, name, sign)
        if tell is not None and found.signs % TELL_EVERY == 0:
            tell(f"  {found.signs} signs, {len(found.broken)} laws broken")
    return found


def look_at(found: Looked, name: str, sign: Sign) -> None:
    """Add what one sign shows."""
    found.signs += 1
    solved = {fps: clip(sign, fps) for fps in RATES}
    hands = [hand for each in solved[120].hands.values() for hand in each if hand.touching]
    held = [hand.contact_error_m for hand in hands if not hand.short_by_m]
    found.held_frames, found.short_frames = (
        found.held_frames + len(held),
        found.short_frames + len(hands) - len(held),
    )
    bent, left_of_step = smoothness(sign)
    apart = max(_apart(solved[30], solved[fps], fps // 30) for fps in RATES[1:])
    shown = solved[30]  # whose last frame may come after the sign's end, where trunk and head sway on
    ends = poses(sign, shown.times_s[[0, -1]], REFERENCE)
    ends_apart = float(max(np.abs(shown.matrices[at] - ends.matrices[at]).max() for at in (0, -1)))
    # what is drawn at random goes round and to and fro at any speed
    is_calm = name in LIBRARY
    if is_calm:
        _count_excused(found, name, sign)
    for kind, value, most in (
        ("velocity_step_m_s", greatest_velocity_step(sign) if is_calm else 0.0, STEP_M_S),
        ("contact_m", max(held, default=0.0), HELD_M),
        ("bends", bent, TIMES_DENSER),
        ("left_of_step", left_of_step, LEFT_OF_STEP),
        ("rates_apart", apart, SAME),
        ("ends_apart", ends_apart, SAME),
    ):
        if value > getattr(found, kind)[0]:
            setattr(found, kind, (value, name))
        if not value <= most:
            found.broken.append(f"{name}: {kind} {value:.3g}")


def _count_excused(found: Looked, name: str, sign: Sign) -> None:
    """Count the spans in which a sign excuses a hand from moving evenly, with the largest step in them."""
    spans = {role: excused(sign, role) for role in ROLES}
    for role, (times, sizes) in changes(sign, REFERENCE).items() if any(spans.values()) else ():
        for kind, (from_s, to_s) in ((kind, span) for kind, each in spans[role].items() for span in each):
            within = of_hand(sizes[(times >= from_s) & (times <= to_s)])
            count, most, where = found.excused.get(kind, (0, 0.0, ""))
            largest = max((most, where), (float(within.max(initial=0.0)), name))
            found.excused[kind] = (count + 1, *largest)


def _apart(coarse: Clip, fine: Clip, every: int) -> float:
    """Return the greatest difference of two clips' matrices where their frames coincide."""
    shared = fine.matrices[::every]
    count = min(len(shared), len(coarse.matrices))
    return float(np.abs(shared[:count] - coarse.matrices[:count]).max())
