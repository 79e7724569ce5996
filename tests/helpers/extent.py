"""Extent to which a law is checked: a seeded part in the suite, all of it in `dev.py soak laws`."""

import os
from collections.abc import Callable, Sequence
from inspect import signature
from typing import Final, TypeVar

import pytest

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


def each(
    things: Sequence[T], called: Callable[[T], str] = lambda thing: str(thing)[:80]
) -> Callable[[Callable[..., None]], Callable[[], None]]:
    """Make one test of a check that holds for each of many things and takes next to no time: it names all for
    which it fails, and shows the first failure. A thousand tests of a millisecond cost three each.

    A check of several arguments gets the parts of a thing.
    """

    def decorate(check: Callable[..., None]) -> Callable[[], None]:
        are_parts = len(signature(check).parameters) > 1

        def test() -> None:
            assert things
            failed = dict[str, BaseException]()
            for thing in things:
                try:
                    check(*thing) if are_parts else check(thing)  # type: ignore[misc]
                except (Exception, pytest.fail.Exception) as error:  # noqa: BLE001 - it is raised again
                    failed[called(thing)] = error
            if failed:
                told = f"{len(failed)} of {len(things)}: {', '.join(failed)}"
                raise AssertionError(told) from next(iter(failed.values()))

        test.__name__, test.__qualname__, test.__doc__ = check.__name__, check.__qualname__, check.__doc__
        test.__module__ = check.__module__
        return test

    return decorate
