"""Results kept with the body, obstacles or character that they were found for: they go with it."""

from collections.abc import Callable
from functools import lru_cache, partial, wraps
from typing import Any, Concatenate, ParamSpec, Protocol, TypeAlias, TypeVar, cast

P = ParamSpec("P")
R = TypeVar("R")
Kept: TypeAlias = dict[Callable[..., Any], Callable[..., Any]]
"""Caches of an owner by the functions that fill them."""


class Owner(Protocol):
    """Owner of what functions have found for it."""

    @property
    def kept(self) -> Kept:
        """Return its caches."""


Owned = TypeVar("Owned", bound=Owner)
T = TypeVar("T")


def kept_in(
    caches_of: Callable[[T], Kept], maxsize: int | None
) -> Callable[[Callable[Concatenate[T, P], R]], Callable[Concatenate[T, P], R]]:
    """Cache a function of an owner and other, hashable values in caches of the owner.

    Args:
        caches_of: says which.
        maxsize: how many results an owner keeps, the least recently used go first; None for all.
    """

    def decorate(function: Callable[Concatenate[T, P], R]) -> Callable[Concatenate[T, P], R]:
        @wraps(function)
        def cached(owner: T, /, *args: P.args, **named: P.kwargs) -> R:
            caches = caches_of(owner)
            kept = caches.get(function)
            if kept is None:
                kept = caches.setdefault(function, lru_cache(maxsize=maxsize)(partial(function, owner)))
            return cast(R, kept(*args, **named))

        return cached

    return decorate


def per_owner(function: Callable[Concatenate[Owned, P], R]) -> Callable[Concatenate[Owned, P], R]:
    """Keep all that a function finds with its first argument; the others are hashable."""

    def kept_of(owner: Owned) -> Kept:
        return owner.kept

    return kept_in(kept_of, None)(function)
