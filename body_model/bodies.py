"""The bodies that come with the program, as mixes of the shapes of their family.

Nothing is loaded to tell them.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

REFERENCE: Final = "signer-hm08"
"""The body that signs are written on, and whose mesh the others have."""


@dataclass(frozen=True, slots=True)
class Build:
    """Mix of the source's shapes, by its own measures.

    Attributes:
        female: share from 0 to 1; the rest is male.
        origins: parts of the shapes that the source names by origin, in the order of `family.ORIGINS`.
        age: -1 for its child of ten years, 0 for its adult of 25, 1 for its one of 90.
        muscle: from -1 to 1, 0 the average.
        weight: from -1 to 1, 0 the average.
        shoulders: from -1 to 1, how much narrower or broader they are than that gives.
        arms: from -1 to 1, how much shorter or longer.
        size: height as a share of what that gives.
    """

    female: float
    origins: tuple[int, int, int] = (1, 1, 1)
    age: float = 0.0
    muscle: float = 0.0
    weight: float = 0.0
    shoulders: float = 0.0
    arms: float = 0.0
    size: float = 1.0


BUILDS: Final[Mapping[str, Build]] = MappingProxyType(
    {
        REFERENCE: Build(female=0.5),
        "woman": Build(female=1.0),
        "man": Build(female=0.0, origins=(0, 3, 1)),
        "older-woman": Build(female=1.0, origins=(3, 0, 1), age=0.62),
        "older-man": Build(female=0.0, origins=(0, 1, 3), age=0.62),
        "strong": Build(female=0.0, origins=(3, 1, 0), muscle=0.8, weight=0.3),
        "slim": Build(female=0.8, origins=(1, 3, 0), muscle=-0.3, weight=-0.7),
        "child": Build(female=0.5, origins=(1, 0, 3), age=-1.0),
    }
)
"""Bodies by name, the reference first."""
BODIES: Final = tuple(BUILDS)
"""The names of all, the reference first."""
