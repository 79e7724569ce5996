"""The track of a shoulder: how much it helps the hand by itself, and what it does beside that."""

from dataclasses import dataclass, replace
from typing import ClassVar, Final, Literal, TypeAlias

from signer.document.tracks.kind import TrackKind
from signer.document.values import ROLES, Easing, Extra, HandRole, require_finite

Doing: TypeAlias = Literal["assist", "elevation_rad", "protraction_rad"]
DOINGS: Final[tuple[Doing, ...]] = ("assist", "elevation_rad", "protraction_rad")
"""Movements of a shoulder, as its keys name them."""


@dataclass(frozen=True, slots=True)
class ShoulderKey:
    """Key of one shoulder, reached at `time_s` and kept for `hold_s`.

    By itself it goes along with the arm, and by `assist` (0 to 1) it helps towards what is far. By hand it is
    raised (`elevation_rad`: a shrug; negative: a slump) and drawn forward (`protraction_rad`). `easing` leads
    on to the next key.
    """

    id: str
    time_s: float
    hold_s: float = 0.0
    assist: float = 1.0
    elevation_rad: float = 0.0
    protraction_rad: float = 0.0
    easing: Easing = "smooth"
    extra: Extra = ()

    @property
    def end_s(self) -> float:
        """Time at which the hold ends, s."""
        return self.time_s + self.hold_s


@dataclass(frozen=True, slots=True)
class ShoulderTrack:
    """The keys of one shoulder in order of time.

    Before the first key the shoulder comes from rest and after the last it goes back to rest. At rest it
    helps the arm fully.
    """

    kind: ClassVar[str] = "shoulder"
    content: ClassVar[str] = "keys"
    side: HandRole
    keys: tuple[ShoulderKey, ...] = ()


def checked_shoulder_key(key: ShoulderKey) -> ShoulderKey:
    """Return the key; ValueError for a number that is not finite or out of its range."""
    require_finite(
        time_s=key.time_s,
        hold_s=key.hold_s,
        elevation_rad=key.elevation_rad,
        protraction_rad=key.protraction_rad,
    )
    if not 0.0 <= key.assist <= 1.0:
        raise ValueError(f"assist is {key.assist}; it must be from 0 to 1")
    return key


SHOULDER: Final = TrackKind(
    "shoulder",
    ROLES,
    ShoulderTrack,
    ShoulderKey,
    "keys",
    "s",
    "shoulder key",
    is_required=False,
    checked=checked_shoulder_key,
    eased=lambda key, easing: replace(key, easing=easing),
)
