"""Extent to which a law is checked: a seeded part in the suite, all of it in `dev.py soak laws`."""

import os
from collections.abc import Sequence
from typing import Final, TypeVar

T = TypeVar("T")

WHOLE_LAWS: Final = "SIGNER_WHOLE_LAWS"
"""Name of the environment variable under which every law is looked at whole."""


def count(few: int, *, whole: int) -> int:
    """Return how many examples to look at."""
    return whole if os.environ.get(WHOLE_LAWS) else few


def seeds(few: int, *, whole: int) -> range:
    """Return the seeds to look at, from zero."""
    return range(count(few, whole=whole))


def part(things: Sequence[T], *, every: int) -> Sequence[T]:
    """Return each `every`-th of some things, or all of them."""
    return things[:: count(every, whole=1)]
