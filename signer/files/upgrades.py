"""Older sign files made into today's, one version at a time."""

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

Version: TypeAlias = tuple[int, int]
Upgrade: TypeAlias = Callable[[dict[str, Any]], dict[str, Any]]

STEPS: Final[Mapping[Version, tuple[Version, Upgrade]]] = {
    (1, 0): ((1, 1), lambda data: data),  # 1.1 adds global orientations and the shoulders' lanes: nothing old changes
    (1, 1): ((1, 2), lambda data: data),  # 1.2 adds spots, second contacts, hands that meet, and bent joints: likewise
    (1, 2): ((1, 3), lambda data: data),  # 1.3 adds more paths and profiles, acts of contacts, local movements: likewise
    (1, 3): ((1, 4), lambda data: data),  # 1.4 adds arcs by which hands go round something from and to rest: likewise
}
"""From each version that ever was to the next one. 1.0 is the first."""


def upgrade(data: dict[str, Any], version: Version, steps: Mapping[Version, tuple[Version, Upgrade]] = STEPS) -> dict[str, Any]:
    """The file as the newest version would have written it; one that is not old comes back as it is."""
    while version in steps:
        version, step = steps[version]
        data = step(data) | {"version": list(version)}
    return data
