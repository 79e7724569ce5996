"""A character: one signer as solver and renderer use it, with the caches that belong to it.

A pose is a function of sign, time and character. Nothing below `pose_at` chooses a character by itself.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache, partial, wraps
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, TypeVar, cast

from signer.lazy import lazily

with lazily():  # only those pay for it who ask for distances
    from body_model import distance_load

if TYPE_CHECKING:
    from body_model.distance_load import Obstacles
    from body_model.model import Body
    from body_model.plain_types import Side
    from signer.characters.scale import Scale
    from signer.kinematics.arm_shape import ArmPosture
    from signer.kinematics.rig import ArmRig

P = ParamSpec("P")
R = TypeVar("R")


@dataclass(frozen=True, eq=False)
class Character:
    """One signer; two of them are the same only if they are one object.

    Attributes:
        name: as `load_character` and the command line take it.
        body: its bones and its drawn skin.
        rigs: its arms as the solver sees them, by side.
        hanging: the arms at rest, by side.
        bones: the bones by what they do, as `BONE_OF_ROLE` names them.
        scale: from metres of sign files to its own.
        caches: what was found for this character, by the function that found it; see `per_character`.
    """

    name: str
    body: Body
    rigs: Mapping[Side, ArmRig]
    hanging: Mapping[Side, ArmPosture]
    bones: Mapping[str, int]
    scale: Scale
    caches: dict[Callable[..., Any], Callable[..., Any]] = field(default_factory=dict, repr=False)

    @cached_property
    def obstacles(self) -> Obstacles:
        """Obstacles of its hands; a quarter of a second when first asked for."""
        return distance_load.load_obstacles(self.body)

    def __repr__(self) -> str:
        return f"Character({self.name!r})"


def per_character(
    maxsize: int | None,
) -> Callable[[Callable[Concatenate[Character, P], R]], Callable[Concatenate[Character, P], R]]:
    """Cache a function of a character and other hashable values.

    The character owns the cache, least recently used entries go first.

    Args:
        maxsize: how many results a character keeps; None for all.
    """

    def decorate(function: Callable[Concatenate[Character, P], R]) -> Callable[Concatenate[Character, P], R]:
        @wraps(function)
        def cached(character: Character, /, *args: P.args, **named: P.kwargs) -> R:
            kept = character.caches.get(function)
            if kept is None:
                kept = character.caches.setdefault(
                    function, lru_cache(maxsize=maxsize)(partial(function, character))
                )
            return cast(R, kept(*args, **named))

        return cached

    return decorate
