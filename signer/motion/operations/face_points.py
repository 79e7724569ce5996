"""Points of the face that are dragged: where they lie on the skin, and how far one is pulled.

Everything is found for a right-handed signer whose head rests; whoever drags turns what is seen into that.
"""

from collections.abc import Mapping
from typing import Final, NamedTuple

import numpy as np

import sites.catalogue as places
from body_model.arrays import Array
from body_model.face_shapes import FACE_SHAPES, sided
from body_model.model import Body
from body_model.plain_types import Side, Vector
from body_model.surface_point import Attachment, SurfacePoint, attach, nearest
from nonmanuals.shapes import Region
from signer.characters.character import Character, per_character
from signer.characters.roles import EYES, HEAD
from signer.motion.pose import Pose

_SITES: Final[Mapping[str, tuple[Region, str]]] = {
    "brow.middle": ("brows", "brow"),
    "brow.outer": ("brows", "brow.tail"),
    "nose.wing": ("nose", "nose.side"),
    "mouth.corner": ("mouth", "mouth.corner"),
}
"""Points on either side, by the region whose shapes they move and the site where they are."""
_MIDDLE: Final[Mapping[str, tuple[Region, str]]] = {
    "lip.upper": ("mouth", "lip.upper"),
    "lip.lower": ("mouth", "lip.lower"),
    "chin": ("mouth", "chin"),
}
LID_SHARES: Final = (0.25, 0.55)
"""Stretch of a lid where it is held, beside the iris: shares of the way from above the pupil outwards."""
SHUT: Final = 0.75
"""An iris under a lid that is shut further cannot be taken hold of."""
CORNERS: Final = ((0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0))
"""Places of the four corners on a quad."""
TURNS: Final = "nose"
TILTS: Final = "crown"
IRISES: Final = ("iris.left", "iris.right")
IRIS_M: Final = 0.0125
"""From the centre of an eye to its iris, m, of the reference body."""


class RigPoint(NamedTuple):
    """A point of the face that can be dragged.

    Attributes:
        name: its own, with the side of the body on which it is.
        region: the part of the face whose shapes follow it.
        mirror: name of its partner, or its own in the middle.
        skin: where it is on the skin.
    """

    name: str
    region: Region
    mirror: str
    skin: Attachment


class Pull(NamedTuple):
    """A drag of a point, seen with the head at rest, of a right-handed signer: from where it was, m."""

    name: str
    by_m: Vector


@per_character(maxsize=1)
def rig_points(character: Character) -> Mapping[str, RigPoint]:
    """Return the points that move shapes of the face, by name."""
    body, found = character.body, dict[str, RigPoint]()

    def add(name: str, region: Region, mirror: str, skin: Attachment) -> None:
        found[name] = RigPoint(name, region, mirror, skin)

    sides: tuple[tuple[str, Side, Side], ...] = (("L", "left", "right"), ("R", "right", "left"))
    for letter, side, other in sides:
        ends = [_attached(character, site).rest for site in ("brow.centre", f"brow.{letter}")]
        inner = attach(body, [(nearest(body, np.mean(ends, axis=0)), 1.0)])
        add(f"brow.inner.{side}", "brows", f"brow.inner.{other}", inner)
        ends = [_attached(character, f"{site}.{letter}").rest for site in ("eye", "eye.outer")]
        add(f"lid.{side}", "eyes", f"lid.{other}", attach(body, [(_on_lid(body, side, ends), 1.0)]))
        for name, (region, site) in _SITES.items():
            add(f"{name}.{side}", region, f"{name}.{other}", _attached(character, f"{site}.{letter}"))
    for name, (region, site) in _MIDDLE.items():
        add(name, region, name, _attached(character, site))
    return found


@per_character(maxsize=1)
def head_points(character: Character) -> Mapping[str, Attachment]:
    """Return the points that turn and tilt the head."""
    return {TURNS: _attached(character, "nose.tip"), TILTS: _attached(character, "head.top")}


def _on_lid(body: Body, side: Side, ends: list[Array]) -> SurfacePoint:
    """Return the point of an upper lid beside the iris that a blink moves most."""
    blink = body.shapes[sided("eyeBlink", side)]
    aside = body.cage[blink.vertices, 0]
    low, high = sorted(ends[0][0] + share * (ends[1][0] - ends[0][0]) for share in LID_SHARES)
    far = np.where((aside > low) & (aside < high), np.linalg.norm(blink.moved, axis=1), 0.0)
    quad, corner = np.argwhere(body.quads == blink.vertices[int(np.argmax(far))])[0]
    return SurfacePoint(int(quad), *CORNERS[int(corner)])


def _attached(character: Character, site_id: str) -> Attachment:
    point = places.find(site_id).point
    assert point is not None, site_id
    return attach(character.body, [(point, 1.0)])


class SeenPoint(NamedTuple):
    """A point of the rig on a pose: (3,) m and (3,) unit outward, in the world."""

    name: str
    at: Array
    outward: Array


def seen_points(pose: Pose) -> tuple[SeenPoint, ...]:
    """Return where the points of the rig are on a pose, exactly on the drawn skin; irises on their eyes."""
    character, face = pose.character, pose.face_weights
    skins = {name: point.skin for name, point in rig_points(character).items()} | dict(head_points(character))
    found = []
    for name, skin in skins.items():
        posed = skin.on_face(face)
        found.append(SeenPoint(name, posed.position(pose.matrices), posed.normal(pose.matrices)))
    for name, eye in zip(IRISES, EYES, strict=True):
        bone, lid = character.bones[eye], sided("eyeBlink", "left" if name.endswith("left") else "right")
        if face[FACE_SHAPES.index(lid)] > SHUT:
            continue
        ahead = pose.bone_rotations[bone][:, 2]
        reach_m = character.scale.length * IRIS_M
        found.append(SeenPoint(name, pose.bone_positions[bone] + reach_m * ahead, ahead))
    return tuple(found)


def head_of(pose: Pose) -> Array:
    """(3, 3) from the head at rest to the world."""
    return np.asarray(pose.bone_rotations[pose.character.bones[HEAD]])


def pull_of(pose: Pose, name: str, by_m: Array) -> Pull:
    """Return the drag of a point by (3,) m in the world as a pull, mirrored for a left-handed signer."""
    x, y, z = (float(value) for value in head_of(pose).T @ by_m)
    if pose.dominant_side == "left":
        return Pull(rig_points(pose.character)[name].mirror, (-x, y, z))
    return Pull(name, (x, y, z))


def with_mirror(character: Character, pull: Pull) -> tuple[Pull, ...]:
    """Return a pull and the same of its partner on the other side; one in the middle stays in the middle."""
    mirror = rig_points(character)[pull.name].mirror
    x, y, z = pull.by_m
    return (pull,) if mirror == pull.name else (pull, Pull(mirror, (-x, y, z)))
