"""Results kept with the body, or the obstacles, that they were found for: they go when it goes."""

from collections.abc import Callable
from functools import wraps
from typing import Any, Concatenate, ParamSpec, Protocol, TypeAlias, TypeVar, cast

P = ParamSpec("P")
R = TypeVar("R")
Kept: TypeAlias = dict[tuple[Any, ...], Any]


class Owner(Protocol):
    """Owner of what functions have found for it."""

    @property
    def kept(self) -> Kept:
        """Return what was found, by the function and its other arguments."""


Owned = TypeVar("Owned", bound=Owner)


def per_owner(function: Callable[Concatenate[Owned, P], R]) -> Callable[Concatenate[Owned, P], R]:
    """Keep all that a function finds with its first argument; the others are hashable."""

    @wraps(function)
    def found(owner: Owned, /, *args: P.args, **named: P.kwargs) -> R:
        key, kept = (function, *args, *named.items()), owner.kept
        if key not in kept:
            kept.setdefault(key, function(owner, *args, **named))
        return cast(R, kept[key])

    return found
