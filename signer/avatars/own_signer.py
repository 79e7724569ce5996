"""Signers of one's own, learned avatars and shaped bodies alike: what is known of each, and kept."""

from __future__ import annotations

import json
from abc import abstractmethod
from collections.abc import Mapping
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, Self

import numpy as np

from body_model.arrays import Array
from body_model.bodies import REFERENCE
from body_model.model import Body
from signer import atomic
from signer.avatars.distances import bake_distances, kept_distances
from signer.avatars.reading import checked
from signer.characters.character import Character
from signer.characters.drawn import DrawnSkin
from signer.characters.making import baked_rests, character_of, fitted_handshapes
from signer.errors import AvatarError
from signer.kinematics.hand import ANGLE_COUNT
from signer.phrases import phrase

BAKE: Final = 1
"""Version of what is baked; another one bakes anew."""
NO_SIGNER: Final = phrase("is no avatar that was learned")
_MOST_DEG: Final = 180.0
"""Of a turn of a joint from ours, which no joint can exceed."""
_MOST_BYTES: Final = 8 * 2**20
"""Of a file of what was learned, which has 0.3 MB."""
_CARRIED: Final = ("standing", "drawn")
"""Part that stays when handshapes or distances change."""


class OwnSigner:
    """A signer of somebody's own, a frozen dataclass.

    Attributes:
        name: what it is called.
        handshapes: by how many degrees (21,) shapes that were fitted to its fingers are turned from ours.
        like: the shipped body whose rests it has, and whose handshapes where none were fitted.
    """

    name: str
    handshapes: Mapping[str, Array]
    like: str = REFERENCE

    @property
    @abstractmethod
    def path(self) -> Path:
        """The file that it is made of, of which errors tell."""

    @property
    @abstractmethod
    def digest(self) -> str:
        """Name of what is baked of it: the same for the same skin."""

    @abstractmethod
    def made_body(self) -> Body:
        """Make its body, without distances."""

    @property
    def drawn(self) -> DrawnSkin | None:
        """Its mesh as it is drawn, where that is not the surface of its body."""
        return None

    @cached_property
    def body(self) -> Body:
        """Its skin, on which our chart lies."""
        return replace(checked(self.path, self.made_body), distances=kept_distances(self.digest))

    @cached_property
    def character(self) -> Character:
        """The signer; made once."""
        made = checked(self.path, lambda: character_of(self.body, baked_rests(self.like, self.body)))
        return replace(made, handshapes=self._turns(), drawn=self.drawn)

    def _turns(self) -> Mapping[str, Array]:
        own = {name: np.radians(degrees) for name, degrees in self.handshapes.items()}
        return MappingProxyType({**fitted_handshapes(self.like), **own})

    @property
    def is_measured(self) -> bool:
        """Return whether it is known how deep something lies in it."""
        return self.body.distances is not None

    def measured(self, *, bake: bool = True) -> Self:
        """Return this signer with distances to it: known ones, or baked in half a minute of the processor.

        Raises:
            AvatarError: its skin cannot be closed, or the disk does not let them be kept.
        """
        path = kept_distances(self.digest)
        if path is None and bake:
            path = checked(self.path, lambda: bake_distances(self.body, self.digest), "cannot be measured")
        if path == self.body.distances:
            return self
        body = replace(self.body, distances=path)
        return self._with(self, body, replace(self.character, body=body, caches={}, shared={}))

    def with_handshapes(self, handshapes: Mapping[str, Array]) -> Self:
        """Return this signer with other fitted shapes, as `handshapes` has them."""
        other = replace(self, handshapes=handshapes)  # type: ignore[type-var]  # every kind is a dataclass
        return self._with(other, self.body, replace(self.character, handshapes=other._turns(), caches={}))

    def _with(self, like: Self, body: Body, character: Character) -> Self:
        other = replace(like)  # type: ignore[type-var]
        carried: dict[str, Any] = {name: self.__dict__[name] for name in _CARRIED if name in self.__dict__}
        other.__dict__.update(carried, body=body, character=character)
        return other


def read_told(path: Path, formats: Mapping[str, int]) -> dict[str, Any]:
    """Read the file of a signer of one of these formats, each of which is known up to a version.

    Raises:
        OSError, ValueError: it cannot be read, or is none.
    """
    with path.open("rb") as file:
        data = file.read(_MOST_BYTES + 1)
    if len(data) > _MOST_BYTES:
        raise ValueError("it is too large for one")
    told = json.loads(data)
    if not isinstance(told, dict) or told.get("format") not in formats:
        raise ValueError(f"its format is not {' or '.join(formats)}")
    if told["version"][0] > formats[told["format"]]:
        raise ValueError(f"it is of version {told['version'][0]}; update Signer")
    if not isinstance(told["name"], str):
        raise ValueError("its name is none")
    return told


def write_told(path: Path, told: Mapping[str, Any]) -> None:
    """Write the file of a signer; AvatarError when the disk does not let it."""
    try:
        data = json.dumps(told, indent=1, ensure_ascii=False).encode() + b"\n"
        atomic.write(path, data, keep_backup=False)
    except (OSError, UnicodeEncodeError) as error:
        words = (
            atomic.refusal(error, path) if isinstance(error, OSError) else phrase("a name in it is no text")
        )
        raise AvatarError.of(path, phrase("not written: {words}", words=words)) from error


def turns_told(handshapes: Mapping[str, Array]) -> dict[str, list[float]]:
    """Return fitted handshapes as a file has them."""
    return {name: apart.tolist() for name, apart in sorted(handshapes.items())}


def told_turns(told: Mapping[str, Any]) -> dict[str, Array]:
    """Return the fitted handshapes (21,) of a file, degrees from ours."""
    every = told.get("handshapes_deg", {}).items()
    return {str(name): told_numbers(degrees, ANGLE_COUNT, _MOST_DEG) for name, degrees in every}


def told_numbers(told: Any, count: int, most: float) -> Array:
    """Return so many numbers (count,) of a file, none beyond `most`."""
    numbers = np.array(told, np.float64)
    if numbers.shape != (count,) or not (np.abs(numbers) <= most).all():
        raise ValueError("a handshape or a landmark of it is none")
    return numbers
