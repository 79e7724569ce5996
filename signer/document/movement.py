"""Checks of a key's transition, contact gesture and secondary motion; each names the field at fault."""

import math
from collections.abc import Iterator, Sequence

from signer.document.values import (
    FASTEST_HZ,
    LARGEST_ACT_M,
    MOST_LEAD,
    MOST_TIMES,
    Act,
    LocalMovement,
    Transition,
)


def movement_problems(
    transition: Transition, act: Act | None, local: Sequence[LocalMovement]
) -> Iterator[tuple[str, str]]:
    """Yield the place within the key and the words of each number that no movement can have."""
    yield from _transition_problems(transition)
    if act is not None:
        yield from _act_problems(act)
    kinds = [one.kind for one in local]
    for index, one in enumerate(local):
        if one.kind in kinds[:index]:
            yield f"local[{index}].kind", f"{one.kind!r} is there twice; keep one of them"
        yield from _local_problems(one, f"local[{index}]")


def _transition_problems(way: Transition) -> Iterator[tuple[str, str]]:
    if not (abs(way.turns) <= MOST_TIMES and way.turns):
        yield (
            "transition.turns",
            f"turns is {way.turns:g}; it must be from -{MOST_TIMES} to {MOST_TIMES}, and not 0",
        )
    if not 0 <= way.repeats <= MOST_TIMES:
        yield "transition.repeats", f"repeats is {way.repeats}; it must be from 0 to {MOST_TIMES}"
    for name, lead in (("handshape_lead", way.handshape_lead), ("orientation_lead", way.orientation_lead)):
        if not abs(lead) <= MOST_LEAD:
            yield f"transition.{name}", f"{name} is {lead:g}; it must be from -{MOST_LEAD} to {MOST_LEAD}"
    if not math.isfinite(way.plane_rad):
        yield "transition.plane_rad", f"plane_rad is {way.plane_rad}; it must be a finite number"
    if way.handles is not None and not (
        len(way.handles) == 4 and all(0.0 <= part <= 1.0 for part in way.handles)
    ):
        yield "transition.handles", "handles must be four shares from 0 to 1"


def _act_problems(act: Act) -> Iterator[tuple[str, str]]:
    if not 0.0 < act.size_m <= LARGEST_ACT_M:
        yield "act.size_m", f"size_m is {act.size_m:g}; it must be above 0 and at most {LARGEST_ACT_M:g}"
    if not 1 <= act.times <= MOST_TIMES:
        yield "act.times", f"times is {act.times}; it must be from 1 to {MOST_TIMES}"
    if not math.isfinite(act.direction_rad):
        yield "act.direction_rad", f"direction_rad is {act.direction_rad}; it must be a finite number"


def _local_problems(movement: LocalMovement, at: str) -> Iterator[tuple[str, str]]:
    if not 0.0 < movement.rate_hz <= FASTEST_HZ:
        yield (
            f"{at}.rate_hz",
            f"rate_hz is {movement.rate_hz:g}; it must be above 0 and at most {FASTEST_HZ:g}",
        )
    if not 0.0 <= movement.size_rad <= math.pi:
        yield f"{at}.size_rad", f"size_rad is {movement.size_rad:g}; it must be from 0 to {math.pi:.4f}"
    if not 0.0 <= movement.share <= 1.0:
        yield f"{at}.share", f"share is {movement.share:g}; it must be from 0 to 1"
    if (movement.kind == "open and close") != bool(movement.toward):
        words = "names the handshape to which the hand opens or closes, and only then; " + (
            "add it" if not movement.toward else "leave it out"
        )
        yield f"{at}.toward", words
