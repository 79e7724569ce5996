"""A body of our family that somebody shaped: a shipped one with another build and other colours.

Its file holds these numbers alone, and the handshapes that were fitted to its fingers.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any, Final

from body_model.arrays import Array
from body_model.bodies import BUILDS, REFERENCE, Build
from body_model.family import RANGES, is_within, shaped
from body_model.model import Body
from signer.avatars.own_signer import BAKE, OwnSigner, told_turns, turns_told, write_told
from signer.characters.colours import OWN, look_at, places_of

BODY_FORMAT: Final = "asl-signer-body"
BODY_VERSION: Final = (1, 0)


@dataclass(frozen=True, eq=False)
class Shaped(OwnSigner):
    """A body of our family.

    Attributes:
        name: what it is called.
        like: the shipped body whose skin, face and rests it has.
        build: its own.
        colours: places of its colours in `colours.ROWS`.
        handshapes: by how many degrees (21,) shapes that were fitted to its fingers are turned from ours.
        file: where it is kept; the current folder as long as it is not.
    """

    name: str
    like: str = REFERENCE
    build: Build = BUILDS[REFERENCE]
    colours: Mapping[str, float] = field(default_factory=lambda: places_of(OWN[REFERENCE]))
    handshapes: Mapping[str, Array] = field(default_factory=dict)
    file: Path = Path()

    @property
    def path(self) -> Path:
        """The file that it is kept in."""
        return self.file

    @property
    def digest(self) -> str:
        """Name of what is baked of it: the same for the same shape."""
        return hashlib.sha256(repr((self.like, self.build, BAKE)).encode()).hexdigest()

    def made_body(self) -> Body:
        """Make its body, without distances; ValueError where a value is out of bounds."""
        return replace(shaped(self.like, self.build, self.name), look=look_at(self.colours))

    @property
    def height_m(self) -> float:
        """From the floor to the crown, m."""
        return float(self.body.landmarks["crown"][1])

    def as_build(self, **values: Any) -> Shaped:
        """Return this signer with other values of its build, by their names in RANGES.

        Its handshapes are to be fitted again.
        """
        build = replace(self.build, **values)
        return self if build == self.build else replace(self, build=build, handshapes={})


def shaped_like(name: str) -> Shaped:
    """Return a shipped body as one to shape."""
    return Shaped("", name, BUILDS[name], places_of(OWN[name]))


def save_shaped(signer: Shaped, path: Path) -> None:
    """Write a body; AvatarError when the disk does not let it."""
    told = {
        "format": BODY_FORMAT,
        "version": list(BODY_VERSION),
        "name": signer.name,
        "like": signer.like,
        "build": {name: value for name, value in asdict(signer.build).items() if name in RANGES},
        "colours": dict(signer.colours),
        "handshapes_deg": turns_told(signer.handshapes),
    }
    write_told(path, told)


def read_shaped(told: Mapping[str, Any], path: Path) -> Shaped:
    """Return the body of a file's content; ValueError, KeyError or TypeError where it is none."""
    like = told["like"]
    if like not in BUILDS:
        raise ValueError(f"there is no signer {like!r}; there are {', '.join(BUILDS)}")
    values: Any = {name: float(told["build"][name]) for name in RANGES}
    build = replace(BUILDS[like], **values)
    if not is_within(build):
        raise ValueError("a value of its build is out of bounds")
    colours = {str(name): float(place) for name, place in told["colours"].items()}
    look_at(colours)
    return Shaped(told["name"], like, build, colours, told_turns(told), path)
