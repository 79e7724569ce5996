"""A character: one signer as solver and renderer use it, with the caches that belong to it.

A pose is a function of sign, time and character. Nothing below `pose_at` chooses a character by itself.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Concatenate, Final, ParamSpec, TypeVar

from body_model.kept import Kept, kept_in
from signer.lazy import lazily

with lazily():  # only those pay for it who ask for distances
    from body_model.distance import obstacles as body_obstacles

if TYPE_CHECKING:
    from body_model.arrays import Array
    from body_model.distance.obstacles import Obstacles
    from body_model.model import Body
    from body_model.plain_types import Side
    from signer.characters.drawn import DrawnSkin
    from signer.characters.scale import Scale
    from signer.document.sign import Rest
    from signer.kinematics.arm_shape import ArmPosture
    from signer.kinematics.rig import ArmRig

P = ParamSpec("P")
R = TypeVar("R")

GIRDLE_GAIN: Final = 0.3
"""Share by which the girdle goes further along with the upper arm at full life. With double, at half a life,
a fresh contact at the temple swings the elbow up by 65 degrees, where 60 look natural."""
_VARIANTS: Final = 8
"""Variants of a character that are kept: two rests with the lives of two or three documents. With half, two
open documents would find their postures anew in turn; each kept one holds some megabytes of them."""


@dataclass(frozen=True, eq=False)
class RestPosture:
    """Posture of both arms while they do nothing.

    Attributes:
        arms: solved from the shoulder at rest, the wrist as articulator, by side.
        fingers_rad: (21,) angles of the joints of each hand, as `signer.kinematics.hand` orders them.
    """

    arms: Mapping[Side, ArmPosture]
    fingers_rad: Mapping[Side, Array]


@dataclass(frozen=True, eq=False)
class Character:
    """One signer; two of them are the same only if they are one object.

    Attributes:
        name: as `load_character` and the command line take it.
        body: its bones and its drawn skin.
        rigs: its arms as the solver sees them, by side.
        rest: which of its rest postures its arms come from and go back to.
        rests: its rest postures, by name.
        bones: the bones by what they do, as `BONE_OF_ROLE` names them.
        scale: from metres of sign files to its own.
        handshapes: turns (21,) rad by which its fingers differ from ours in a handshape, by its name, in the
            order of `signer.kinematics.hand`; nothing where they are ours.
        drawn: its mesh, where another one than the surface of its body is drawn.
        life: from 0 to 1, how much more than at 0 its shoulders go along with its arms.
        origin: the character that it is a variant of; None for one that was made from its body.
        caches: what was found for this character, by the function that found it; see `per_character`.
        shared: the same for its body, whatever its rest and its life are; see `per_body`.
    """

    name: str
    body: Body
    rigs: Mapping[Side, ArmRig]
    rest: Rest
    rests: Mapping[Rest, RestPosture]
    bones: Mapping[str, int]
    scale: Scale
    handshapes: Mapping[str, Array] = field(default_factory=dict, repr=False)
    drawn: DrawnSkin | None = field(default=None, repr=False)
    life: float = 0.0
    origin: Character | None = None
    caches: Kept = field(default_factory=dict, repr=False)
    shared: Kept = field(default_factory=dict, repr=False)

    @property
    def obstacles(self) -> Obstacles:
        """Obstacles of its hands; a quarter of a second when first asked for."""
        return body_obstacles.load_obstacles(self.body)

    @property
    def resting(self) -> RestPosture:
        """The posture in which its arms rest."""
        return self.rests[self.rest]

    def variant(self, rest: Rest, life: float = 0.0) -> Character:
        """Return this signer with another rest, and with shoulders that go along as far as life has them.

        It shares the body and all that belongs to it.
        """
        origin = self.origin or self
        return origin if (rest, life) == (origin.rest, origin.life) else _variant(origin, rest, life)

    def __repr__(self) -> str:
        return f"Character({self.name!r}, {self.rest!r}, life={self.life:g})"


def per_character(
    maxsize: int | None,
) -> Callable[[Callable[Concatenate[Character, P], R]], Callable[Concatenate[Character, P], R]]:
    """Cache a function of a character and other hashable values.

    The character owns the cache, least recently used entries go first.

    Args:
        maxsize: how many results a character keeps; None for all.
    """
    return kept_in(lambda character: character.caches, maxsize)


def per_body(
    maxsize: int | None,
) -> Callable[[Callable[Concatenate[Character, P], R]], Callable[Concatenate[Character, P], R]]:
    """Cache a function of a character's body and other hashable values.

    As `per_character`, but shared by characters that differ in their rest and life alone: the result neither
    depends on these nor holds the character.
    """
    return kept_in(lambda character: character.shared, maxsize)


@per_character(maxsize=_VARIANTS)
def _variant(origin: Character, rest: Rest, life: float) -> Character:
    gain = 1.0 + GIRDLE_GAIN * life
    rigs = {side: replace(rig, girdle_gain=gain) for side, rig in origin.rigs.items()}
    return replace(origin, rigs=rigs, rest=rest, life=life, origin=origin, caches={})
