"""The `.avatar` file: what was learned of somebody's avatar, beside the avatar's own file.

It holds no mesh: which nodes are bones of ours, what can be touched, and where our chart lies, as rows of the
avatar's triangles with shares of their corners.
"""

from __future__ import annotations

import base64
import hashlib
import zlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from body_model.arrays import Array, Indices
from body_model.load import load_body
from body_model.model import Body
from signer import atomic
from signer.avatars.avatar_body import body_of
from signer.avatars.drawn import drawn_skin
from signer.avatars.gltf import Glb
from signer.avatars.licence import Licence, licence_of
from signer.avatars.own_signer import (
    BAKE,
    NO_SIGNER,
    OwnSigner,
    read_told,
    told_numbers,
    told_turns,
    turns_told,
    write_told,
)
from signer.avatars.reading import checked, read_avatar
from signer.avatars.rolls import rolled
from signer.avatars.soup import Soup
from signer.avatars.standing import Standing, stand
from signer.characters.drawn import DrawnSkin
from signer.errors import AvatarError, AvatarMovedError
from signer.phrases import phrase
from signer.printable import quoted

FORMAT: Final = "asl-signer-avatar"
VERSION: Final = (1, 2)
STEPS: Final = 65535
"""Steps of a share of a triangle's corner: of a triangle of 3 cm they are half a micrometre."""
_FARTHEST_M: Final = 10.0
"""Of a landmark from the origin: bodies stand within two metres of it."""


@dataclass(frozen=True, eq=False)
class Avatar(OwnSigner):
    """An avatar that was learned: its file, and what signs need to know of it.

    Attributes:
        name: what it is called.
        glb: its own file.
        bones: the nodes that stand for bones of ours.
        soup: its skin as the file has it.
        triangles: (M,) rows of its triangles on which the points of our surface lie.
        steps: (M, 2) shares of their first two corners, in STEPS.
        handshapes: by how many degrees (21,) shapes that were fitted to its fingers are turned from ours.
        landmarks: places (3,) m of sites that somebody showed, in our frame at rest.
        allowed: somebody said that the file may be changed and passed on, whatever its licence says.
        rolls: degrees by which its digits, thumb first, are turned about their length, as `rolls_of` finds.
    """

    name: str
    glb: Glb
    bones: Mapping[str, int]
    soup: Soup
    triangles: Indices
    steps: Indices
    handshapes: Mapping[str, Array] = field(default_factory=dict)
    landmarks: Mapping[str, Array] = field(default_factory=dict)
    allowed: bool = False
    rolls: tuple[float, ...] = ()

    @property
    def licence(self) -> Licence | None:
        """Licence that its author wrote into its file; None for none."""
        return licence_of(self.glb)

    @property
    def forbids(self) -> str:
        """Return what its author forbids, as `Licence` has it; empty where somebody said that they may."""
        return "" if self.allowed or self.licence is None else self.licence.forbids

    @cached_property
    def standing(self) -> Standing:
        """The avatar at rest in our frame."""
        ours = load_body()
        return checked(
            self.glb.path, lambda: rolled(ours, stand(self.glb, self.soup, self.bones, ours), self.rolls)
        )

    @property
    def path(self) -> Path:
        """Its own file."""
        return self.glb.path

    def made_body(self) -> Body:
        """Make its body, without distances."""
        return body_of(load_body(), self.standing, self.name, (self.triangles, self.shares))

    @cached_property
    def digest(self) -> str:
        """Name of what is baked of it: the same for the same skin and chart."""
        found = hashlib.sha256(self.glb.content)
        for part in (self.triangles.astype("<u4"), self.steps.astype("<u2")):
            found.update(part.tobytes())
        found.update(repr((sorted(self.bones.items()), self.soup.names, BAKE, *self.rolls)).encode())
        return found.hexdigest()

    @cached_property
    def drawn(self) -> DrawnSkin:
        """Its mesh as it is drawn."""
        return checked(self.glb.path, lambda: drawn_skin(self.glb, self.standing, self.body))

    @property
    def shares(self) -> Array:
        """(M, 3) of the corners, from 0 to 1."""
        first, second = (self.steps[:, column] / STEPS for column in (0, 1))
        return np.stack([first, second, np.maximum(1.0 - first - second, 0.0)], axis=1)


def in_steps(shares: Array) -> Indices:
    """(M, 2) shares (M, 3) of the corners of triangles, as they are kept."""
    return np.floor(np.clip(shares[:, :2], 0.0, 1.0) * STEPS + 1e-6).astype(np.intp)


class Kept(NamedTuple):
    """Content of an avatar's file that stays when it is learned again.

    Attributes:
        name: what it is called.
        file: its own file, as it was found last.
        landmarks: places that somebody showed.
    """

    name: str
    file: Path
    landmarks: Mapping[str, Array]


def kept_of(path: Path) -> Kept:
    """Read what is kept of an avatar without its own file; AvatarError where it is none."""

    def made() -> Kept:
        told = _told(path)
        return Kept(told["name"], path.parent / told["file"], _landmarks(told))

    return checked(path, made, NO_SIGNER)


def find_again(path: Path, file: Path) -> None:
    """Say where an avatar's own file is now; AvatarError where it is not the one that was learned."""
    told = checked(path, lambda: _told(path), NO_SIGNER)
    try:
        digest = hashlib.sha256(file.read_bytes()).hexdigest()
        if digest != told["sha256"]:
            raise AvatarMovedError(
                phrase("{file}: is not the file that was learned; learn it again", file=file)
            )
    except OSError as error:
        raise AvatarError(
            phrase("{file}: not read: {refusal}", file=file, refusal=atomic.refusal(error, file))
        ) from error
    write_told(path, told | {"file": _as_seen_from(path, file), "touched": sorted(told["touched"])})


def _as_seen_from(path: Path, file: Path) -> str:
    own, here = file.absolute(), path.absolute().parent
    return str(own.relative_to(here)) if own.is_relative_to(here) else str(own)


def save_learned(avatar: Avatar, path: Path) -> None:
    """Write what was learned; AvatarError when the disk does not let it."""
    chart = avatar.triangles.astype("<u4").tobytes() + avatar.steps.astype("<u2").tobytes()
    told = {
        "format": FORMAT,
        "version": list(VERSION),
        "name": avatar.name,
        "file": _as_seen_from(path, avatar.glb.path),
        "sha256": hashlib.sha256(avatar.glb.content).hexdigest(),
        "bones": {bone: [node, avatar.glb.name_of(node)] for bone, node in sorted(avatar.bones.items())},
        "touched": list(avatar.soup.names),
        "allowed": avatar.allowed,
        "landmarks_m": {site: [round(x, 5) for x in at.tolist()] for site, at in avatar.landmarks.items()},
        "rolls_deg": list(avatar.rolls),
        "handshapes_deg": turns_told(avatar.handshapes),
        "chart": base64.b64encode(zlib.compress(chart, 9)).decode("ascii"),
    }
    write_told(path, told)


def read_learned(path: Path) -> Avatar:
    """Read what was learned of an avatar, and its own file, as `load_avatar`."""
    told = checked(path, lambda: _told(path), NO_SIGNER)
    file = path.parent / told["file"]
    if not file.is_file():
        raise AvatarMovedError.of(
            path,
            phrase(
                "the avatar's own file {own} is not there any more; put it back, "
                "or learn it again with `signer avatar learn FILE`",
                own=quoted(str(told["file"])),
            ),
        )
    found = read_avatar(file, {bone: node for bone, (node, _) in told["bones"].items()}, told["touched"])
    if hashlib.sha256(found.glb.content).hexdigest() != told["sha256"]:
        raise AvatarMovedError.of(
            path,
            phrase(
                "the avatar's own file {own} has changed since it was learned; "
                "learn it again with `signer avatar learn FILE`",
                own=quoted(str(told["file"])),
            ),
        )

    def made() -> Avatar:
        triangles, steps = _chart(told["chart"])
        own = found.glb, found.bones, found.soup, triangles, steps, told_turns(told), _landmarks(told)
        rolls = told_numbers(given, 5, 180.0).tolist() if (given := told.get("rolls_deg")) else ()
        return Avatar(told["name"], *own, told.get("allowed") is True, tuple(rolls))

    return checked(path, made, NO_SIGNER)


def _told(path: Path) -> dict[str, Any]:
    told = read_told(path, {FORMAT: VERSION[0]})
    str_fields = all(isinstance(told[name], str) for name in ("file", "sha256", "chart"))
    bones = told["bones"]
    if not str_fields or not all(type(node) is int and node >= 0 for node, _ in bones.values()):
        raise ValueError("a field of it is not what it should be")
    told["touched"] = frozenset(str(name) for name in told["touched"])
    return told


def _landmarks(told: Mapping[str, Any]) -> dict[str, Array]:
    places = told.get("landmarks_m", {}).items()
    return {str(site): told_numbers(place, 3, _FARTHEST_M) for site, place in places}


def _chart(text: str) -> tuple[Indices, Indices]:
    count = len(load_body().rest)
    raw = zlib.decompressobj().decompress(base64.b64decode(text, validate=True), 8 * count + 1)
    if len(raw) != 8 * count:
        raise ValueError("its chart does not fit")
    triangles = np.frombuffer(raw, "<u4", count).astype(np.intp)
    steps = np.frombuffer(raw, "<u2", 2 * count, 4 * count).reshape(-1, 2).astype(np.intp)
    if (steps.sum(axis=1) > STEPS).any():
        raise ValueError("its chart does not fit")
    return triangles, steps
