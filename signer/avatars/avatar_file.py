"""The `.avatar` file: what was learned of somebody's avatar, beside the avatar's own file.

It holds no mesh: which nodes are bones of ours, what can be touched, and where our chart lies, as rows of the
avatar's triangles with shares of their corners.
"""

from __future__ import annotations

import base64
import hashlib
import json
import zlib
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, NamedTuple

import numpy as np

from body_model.arrays import Array, Indices
from body_model.load import load_body
from body_model.model import Body
from signer import atomic
from signer.avatars.avatar_body import body_of
from signer.avatars.distances import bake_distances, kept_distances
from signer.avatars.drawn import drawn_skin
from signer.avatars.gltf import Glb
from signer.avatars.licence import Licence, licence_of
from signer.avatars.reading import checked, read_avatar
from signer.avatars.soup import Soup
from signer.avatars.standing import Standing, stand
from signer.characters.character import Character
from signer.characters.drawn import DrawnSkin
from signer.characters.making import baked_rests, character_of
from signer.errors import AvatarError, AvatarMovedError
from signer.kinematics.hand import ANGLE_COUNT
from signer.phrases import phrase
from signer.printable import quoted

FORMAT: Final = "asl-signer-avatar"
VERSION: Final = (1, 1)
STEPS: Final = 65535
"""Steps of a share of a triangle's corner: of a triangle of 3 cm they are half a micrometre."""
BAKE: Final = 1
"""Version of what is baked; another one bakes anew."""
_MOST_DEG: Final = 180.0
"""Of a turn of a joint from ours, which no joint can exceed."""
_FARTHEST_M: Final = 10.0
"""Of a landmark from the origin: bodies stand within two metres of it."""
_MOST_BYTES: Final = 8 * 2**20
"""Of an `.avatar` file, which has 0.3 MB."""


@dataclass(frozen=True, eq=False)
class Avatar:
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
        return checked(self.glb.path, lambda: stand(self.glb, self.soup, self.bones, load_body()))

    @cached_property
    def body(self) -> Body:
        """Its skin, on which our chart lies."""
        chart = self.triangles, self.shares
        made = checked(self.glb.path, lambda: body_of(load_body(), self.standing, self.name, chart))
        return replace(made, distances=kept_distances(self.digest))

    @cached_property
    def digest(self) -> str:
        """Name of what is baked of it: the same for the same skin and chart."""
        found = hashlib.sha256(self.glb.content)
        for part in (self.triangles.astype("<u4"), self.steps.astype("<u2")):
            found.update(part.tobytes())
        found.update(repr((sorted(self.bones.items()), self.soup.names, BAKE)).encode())
        return found.hexdigest()

    @property
    def is_measured(self) -> bool:
        """Return whether it is known how deep something lies in it."""
        return self.body.distances is not None

    def measured(self, *, bake: bool = True) -> Avatar:
        """Return this avatar with distances to it: known ones, or baked in half a minute of the processor.

        Raises:
            AvatarError: its skin cannot be closed, or the disk does not let them be kept.
        """
        path = kept_distances(self.digest)
        if path is None and bake:
            path = checked(
                self.glb.path, lambda: bake_distances(self.body, self.digest), "cannot be measured"
            )
        if path == self.body.distances:
            return self
        body, other = replace(self.body, distances=path), replace(self)
        signer = replace(self.character, body=body, caches={}, shared={})
        other.__dict__.update(standing=self.standing, body=body, drawn=self.drawn, character=signer)
        return other

    @cached_property
    def character(self) -> Character:
        """The avatar as a signer; made once."""
        made = character_of(self.body, baked_rests(load_body().name, self.body))
        return replace(made, handshapes=_radians(self.handshapes), drawn=self.drawn)

    @cached_property
    def drawn(self) -> DrawnSkin:
        """Its mesh as it is drawn."""
        return checked(self.glb.path, lambda: drawn_skin(self.glb, self.standing, self.body))

    def with_handshapes(self, handshapes: Mapping[str, Array]) -> Avatar:
        """Return this avatar with other fitted shapes, as `handshapes` has them."""
        other = replace(self, handshapes=handshapes)
        signer = replace(self.character, handshapes=_radians(handshapes), caches={})
        other.__dict__.update(standing=self.standing, body=self.body, drawn=self.drawn, character=signer)
        return other

    @property
    def shares(self) -> Array:
        """(M, 3) of the corners, from 0 to 1."""
        first, second = (self.steps[:, column] / STEPS for column in (0, 1))
        return np.stack([first, second, np.maximum(1.0 - first - second, 0.0)], axis=1)


def in_steps(shares: Array) -> Indices:
    """(M, 2) shares (M, 3) of the corners of triangles, as they are kept."""
    return np.floor(np.clip(shares[:, :2], 0.0, 1.0) * STEPS + 1e-6).astype(np.intp)


def _radians(handshapes: Mapping[str, Array]) -> Mapping[str, Array]:
    return MappingProxyType({name: np.radians(degrees) for name, degrees in handshapes.items()})


class Kept(NamedTuple):
    """Content of an avatar's file that stays when it is learned again.

    Attributes:
        name: what it is called.
        file: its own file, as it was found last.
        landmarks: places that somebody showed.
        handshapes: fitted shapes; they serve while the file is the same.
    """

    name: str
    file: Path
    landmarks: Mapping[str, Array]
    handshapes: Mapping[str, Array]


def kept_of(path: Path) -> Kept:
    """Read what is kept of an avatar without its own file; AvatarError where it is none."""

    def made() -> Kept:
        told = _told(path)
        shown, turns = _shown(told)
        return Kept(str(told["name"]), path.parent / told["file"], shown, turns)

    return checked(path, made, phrase("is no avatar that was learned"))


def find_again(path: Path, file: Path) -> None:
    """Say where an avatar's own file is now; AvatarError where it is not the one that was learned."""
    told = checked(path, lambda: _told(path), phrase("is no avatar that was learned"))
    try:
        digest = hashlib.sha256(file.read_bytes()).hexdigest()
        if digest != told["sha256"]:
            raise AvatarMovedError(
                phrase("{file}: is not the file that was learned; learn it again", file=file)
            )
        told |= {"file": _as_seen_from(path, file), "touched": sorted(told["touched"])}
        _write(path, told)
    except OSError as error:
        raise AvatarError(
            phrase("{path}: not written: {refusal}", path=path, refusal=atomic.refusal(error, path))
        ) from error


def _as_seen_from(path: Path, file: Path) -> str:
    own, here = file.absolute(), path.absolute().parent
    return str(own.relative_to(here)) if own.is_relative_to(here) else str(own)


def _write(path: Path, told: Mapping[str, Any]) -> None:
    data = json.dumps(told, indent=1, ensure_ascii=False).encode() + b"\n"
    atomic.write(path, data, keep_backup=False)


def save_avatar(avatar: Avatar, path: Path) -> None:
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
        "handshapes_deg": {name: apart.tolist() for name, apart in sorted(avatar.handshapes.items())},
        "chart": base64.b64encode(zlib.compress(chart, 9)).decode("ascii"),
    }
    try:
        _write(path, told)
    except (OSError, UnicodeEncodeError) as error:
        words = (
            atomic.refusal(error, path) if isinstance(error, OSError) else phrase("a name in it is no text")
        )
        raise AvatarError(phrase("{path}: not written: {words}", path=path, words=words)) from error


def opened(path: str) -> Avatar:
    """Read what was learned as `load_avatar`, and keep it while its file stays: for many signs."""
    try:
        return _opened(path, Path(path).stat().st_mtime_ns)
    except OSError:
        return load_avatar(path)


@lru_cache(maxsize=2)
def _opened(path: str, _written_ns: int) -> Avatar:
    return load_avatar(path)


def load_avatar(path: Path | str) -> Avatar:
    """Read what was learned, and the avatar's own file.

    Raises:
        AvatarError: either cannot be read, or the avatar's file is not the one that was learned.
    """
    path = Path(path)
    told = checked(path, lambda: _told(path), phrase("is no avatar that was learned"))
    file = path.parent / told["file"]
    if not file.is_file():
        raise AvatarMovedError(
            phrase(
                "{path}: the avatar's own file {own} is not there any more; put it back, "
                "or learn it again with `signer avatar learn FILE`",
                path=path,
                own=quoted(str(told["file"])),
            )
        )
    found = read_avatar(file, {bone: node for bone, (node, _) in told["bones"].items()}, told["touched"])
    if hashlib.sha256(found.glb.content).hexdigest() != told["sha256"]:
        raise AvatarMovedError(
            phrase(
                "{path}: the avatar's own file {own} has changed since it was learned; "
                "learn it again with `signer avatar learn FILE`",
                path=path,
                own=quoted(str(told["file"])),
            )
        )

    def made() -> Avatar:
        triangles, steps = _chart(told["chart"])
        shown, turns = _shown(told)
        name, soup = str(told["name"]), found.soup
        allowed = told.get("allowed") is True
        return Avatar(name, found.glb, found.bones, soup, triangles, steps, turns, shown, allowed)

    return checked(path, made, phrase("is no avatar that was learned"))


def _told(path: Path) -> dict[str, Any]:
    with path.open("rb") as file:
        data = file.read(_MOST_BYTES + 1)
    if len(data) > _MOST_BYTES:
        raise ValueError("it is too large for one")
    told = json.loads(data)
    if not isinstance(told, dict) or told.get("format") != FORMAT:
        raise ValueError(f"its format is not {FORMAT}")
    if told["version"][0] > VERSION[0]:
        raise ValueError(f"it is of version {told['version'][0]}; update Signer")
    str_fields = all(isinstance(told[name], str) for name in ("name", "file", "sha256", "chart"))
    bones = told["bones"]
    if not str_fields or not all(type(node) is int and node >= 0 for node, _ in bones.values()):
        raise ValueError("a field of it is not what it should be")
    told["touched"] = frozenset(str(name) for name in told["touched"])
    return told


def _shown(told: Mapping[str, Any]) -> tuple[dict[str, Array], dict[str, Array]]:
    """Return the landmarks and the fitted handshapes of a file."""
    places, shapes = told.get("landmarks_m", {}).items(), told.get("handshapes_deg", {}).items()
    return (
        {str(site): _numbers(place, 3, _FARTHEST_M) for site, place in places},
        {str(name): _numbers(degrees, ANGLE_COUNT, _MOST_DEG) for name, degrees in shapes},
    )


def _numbers(told: Any, count: int, most: float) -> Array:
    numbers = np.array(told, np.float64)
    if numbers.shape != (count,) or not (np.abs(numbers) <= most).all():
        raise ValueError("a handshape or a landmark of it is none")
    return numbers


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
