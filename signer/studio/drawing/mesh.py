"""Static vertex data of the body on the graphics card: all of the drawn surface that no pose changes."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal, NamedTuple, TypeAlias, cast

import numpy as np
from numpy.typing import NDArray

from body_model.arrays import Array, Array32, Indices, Mask
from body_model.kept import Kept, per_owner
from body_model.model import LASH, MATERIALS, SKIN, TEETH, Body, Look
from body_model.regions import below, carried_share
from signer.characters.character import Character, per_body
from signer.characters.colours import LIGHT, look_of, waist_m
from signer.characters.drawn import DrawnSkin, Paint
from signer.studio.drawing.folds import Folds, folds_of, mouth_corner
from signer.studio.drawing.palms import hand_fields

Part: TypeAlias = Literal["all", "right hand", "left hand", "right arm", "left arm"]

AVATAR: Final = 5.0
"""Kind of the vertices of an avatar."""
COVER: Final = ("shirt", "hair", "lips", "nail")
HAND_BONES: Final = ("wrist", "metacarpal", "finger", "lowerarm02")
CUT_M: Final = 0.015  # from the shoulder's joint
ARM_BONES: Final = ("upperarm", "lowerarm", "wrist", "metacarpal", "finger")


class Mouth(NamedTuple):
    """The mouth of a body, which is dark inside as far as its lips are shut.

    Attributes:
        skull: three vertices on the head that no face shape moves, by which the head is found in a pose.
        skull_rest: (3,) m, where the first of them rests.
        skull_axes: (3, 3) columns at right angles, which all three span at rest.
        lips: the vertices of the middle at which the upper lip meets the lower one.
        front: (3,) m, between the lips at rest.
        teeth: (3,) m, the middle between both rows of teeth at their back, at the height where they meet.
    """

    skull: Indices
    skull_rest: Array
    skull_axes: Array
    lips: tuple[int, int]
    front: Array
    teeth: Array

    def to_head(self, positions: Array32) -> Array:
        """(4, 4) from a posed surface (M, 3) m to where the head rests."""
        now = positions[self.skull].astype(np.float64)
        result = np.eye(4)
        result[:3, :3] = self.skull_axes @ _axes(now).T
        result[:3, 3] = self.skull_rest - result[:3, :3] @ now[0]
        return result

    def gap_m(self, positions: Array32, to_head: Array) -> float:
        """Return how far the lips of a posed surface (M, 3) m are apart, 0 while they meet.

        `to_head` is that of the surface.
        """
        upper, lower = (positions[each].astype(np.float64) for each in self.lips)
        return max(float(to_head[1, :3] @ (upper - lower)), 0.0)


@dataclass(frozen=True, slots=True, eq=False)
class Mesh:
    """The drawn surface without its pose.

    Attributes:
        rest: (M, 3) m, where every vertex is at rest; patterns hang on it, so they move with the skin.
        cover: (M, 4) the fields shirt, hair, lips and nail.
        hand: (M, 4) how far it is of an arm from the elbow on, and above 1 how far tendons show; how far of a
            palm; m to the next fold of the hand; which tendon of its back it lies on.
        kind: (M,) 0 skin, down to -1 inside the mouth, 1 eye, 2 lash, 3 teeth, 4 tongue; few numbers a vertex
            are quick to draw.
        solid, lashes: (T, 3) triangles; lashes are seen from both sides, the rest from outside.
        casters: (C, 3) the cage's own triangles among the same vertices, four times fewer, for quick shadows.
        limbs: triangles of each hand with the end of its forearm, and of each arm.
        hands: those of the cage, of each hand, by which its edge is drawn.
        arms: (M,) whatever moves with the right arm, and with the left, from the collarbone on.
        eye_left, eye_right, head: (3,) m landmarks that the patterns are counted from.
        mouth: the parts of the mouth that its shade and teeth are counted from.
        look: its own colours.
        waist_m: where its shirt ends and its trousers begin.
        folds: the points by which the folds of its face are told; None where none are drawn.
        nose_tip, mouth_corner: (3,) m, from which those of the cheek are counted.
        kept: what was found for it.
        paints: base colours of an avatar; its `cover` has the place of a vertex in its picture, and the row
            of that.
    """

    rest: Array32
    cover: Array32
    hand: Array32
    kind: Array32
    solid: NDArray[np.uint32]
    lashes: NDArray[np.uint32]
    casters: NDArray[np.uint32]
    limbs: dict[Part, NDArray[np.uint32]]
    hands: dict[Part, NDArray[np.uint32]]
    arms: tuple[Mask, ...]
    eye_left: Array
    eye_right: Array
    head: Array
    mouth: Mouth
    look: Look
    waist_m: float = 0.0
    folds: Folds | None = None
    nose_tip: Array = field(default_factory=lambda: np.zeros(3))
    mouth_corner: Array = field(default_factory=lambda: np.zeros(3))
    kept: Kept = field(init=False, repr=False, default_factory=dict)
    paints: tuple[Paint, ...] = ()

    def triangles(self, part: Part) -> NDArray[np.uint32]:
        """The triangles of a part that are seen from outside."""
        return self.solid if part == "all" else self.limbs[part]

    def vertices(self, part: Part) -> Indices:
        """Return the vertices of a part; of the whole body, those of the cage: enough to find its extent."""
        return _vertices(self, part)


@per_owner
def _vertices(mesh: Mesh, part: Part) -> Indices:
    return np.unique(mesh.casters if part == "all" else mesh.limbs[part]).astype(np.intp)


@per_body(maxsize=1)
def character_mesh(character: Character) -> Mesh:
    """The mesh of a character."""
    drawn = character.drawn
    return mesh_of(character) if drawn is None else _avatars_mesh(drawn)


@per_body(maxsize=1)
def limbs_of(character: Character) -> dict[Part, NDArray[np.uint32]]:
    """Return the triangles of the touched surface of each hand with the end of its forearm, and each arm."""
    return _limbs(character.body, character.body.triangles)


def _hands(body: Body, triangles: Indices) -> dict[Part, NDArray[np.uint32]]:
    return {
        cast(Part, f"{side} hand"): limb_triangles(body, triangles, HAND_BONES, suffix)
        for side, suffix in (("right", "R"), ("left", "L"))
    }


def _limbs(body: Body, triangles: Indices) -> dict[Part, NDArray[np.uint32]]:
    found = _hands(body, triangles)
    for side, suffix in (("right", "R"), ("left", "L")):
        arm = limb_triangles(body, triangles, ARM_BONES, suffix)
        found[cast(Part, f"{side} arm")] = _cut_across(body, arm, suffix)
    return found


def mesh_of(character: Character) -> Mesh:
    """Compute the static vertex data of a body of ours."""
    body = character.body
    fields = {name: body.materials[:, column] for column, name in enumerate(MATERIALS)}
    kinds = {"eye": 1.0, "lash": 2.0, "teeth": 3.0, "tongue": 4.0, "mouth": -1.0}
    kind = np.sum([number * fields[name] for name, number in kinds.items()], axis=0)
    is_lash = np.repeat((body.parts == LASH)[body.quads].all(axis=1), 8)
    quads = body.quads[~(body.parts == LASH)[body.quads].all(axis=1)]
    casters = np.concatenate([quads[:, [0, 1, 2]], quads[:, [0, 2, 3]]])
    return Mesh(
        rest=np.ascontiguousarray(body.rest, np.float32),
        cover=np.ascontiguousarray(np.stack([fields[name] for name in COVER], axis=1), np.float32),
        hand=hand_fields(body),
        kind=np.ascontiguousarray(kind, np.float32),
        solid=body.triangles[~is_lash].astype(np.uint32),
        lashes=body.triangles[is_lash].astype(np.uint32),
        casters=casters.astype(np.uint32),
        limbs=limbs_of(character),
        hands=_hands(body, casters),
        arms=(
            carried_share(body, below(body, "clavicle.R")) > 0.0,
            carried_share(body, below(body, "clavicle.L")) > 0.0,
        ),
        eye_left=body.heads[body.bone_index["eye.L"]],
        eye_right=body.heads[body.bone_index["eye.R"]],
        head=body.heads[body.bone_index["head"]],
        mouth=_mouth(body),
        look=look_of(body),
        waist_m=waist_m(body),
        folds=folds_of(body),
        nose_tip=body.landmarks["nose_tip"],
        mouth_corner=mouth_corner(body),
    )


def _avatars_mesh(drawn: DrawnSkin) -> Mesh:
    """Compute the static vertex data of an avatar: its own triangles, coloured by its pictures."""
    body, count = drawn.body, len(drawn.body.rest)
    shares = [carried_share(body, below(body, f"lowerarm01.{suffix}")) for suffix in "RL"]
    hand = np.ones((count, 4), np.float32)
    hand[:, 0], hand[:, 1] = sum(shares), 0.0
    cover = np.zeros((count, 4), np.float32)
    cover[:, :3] = drawn.places
    none = np.zeros((0, 3), np.uint32)
    on_head = carried_share(body, [body.bone_index["head"]])
    skull = _spread(np.asarray(body.rest, np.float64), np.flatnonzero(on_head > 0.99 * on_head.max()))
    head, rest = body.heads[body.bone_index["head"]], np.asarray(body.rest, np.float64)
    return Mesh(
        rest=np.ascontiguousarray(body.rest, np.float32),
        cover=cover,
        hand=hand,
        kind=np.full(count, AVATAR, np.float32),
        solid=drawn.triangles.astype(np.uint32),
        lashes=none,
        casters=drawn.triangles.astype(np.uint32),
        limbs=_limbs(body, drawn.triangles),
        hands=_hands(body, drawn.triangles),
        arms=tuple(carried_share(body, below(body, f"clavicle.{suffix}")) > 0.0 for suffix in "RL"),
        eye_left=body.heads[body.bone_index["eye.L"]],
        eye_right=body.heads[body.bone_index["eye.R"]],
        head=head,
        mouth=Mouth(skull, rest[skull[0]], _axes(rest[skull]), (int(skull[0]), int(skull[0])), head, head),
        look=LIGHT,
        paints=drawn.paints,
    )


def _spread(points: Array, rows: Indices) -> Indices:
    """Return three of some points that span a plane."""
    first = rows[points[rows, 1].argmax()]
    second = rows[np.linalg.norm(points[rows] - points[first], axis=1).argmax()]
    along = points[second] - points[first]
    third = rows[np.linalg.norm(np.cross(points[rows] - points[first], along), axis=1).argmax()]
    return np.array([first, second, third])


def _mouth(body: Body) -> Mouth:
    moved, count = np.zeros((len(body.shapes), len(body.cage), 3)), len(body.cage)
    for number, shape in enumerate(body.shapes.values()):
        moved[number, shape.vertices] = shape.moved
    on_head = body.weights[:, body.bone_index["head"]].toarray().ravel() == 1.0
    still = np.flatnonzero(on_head & (body.parts == SKIN) & ~moved.any(axis=(0, 2)))
    places = body.cage[still]
    skull = still[[places[:, 1].argmax(), places[:, 0].argmin(), places[:, 0].argmax()]]
    falls = -moved[body.shape_names.index("jawOpen"), :, 1]
    lips = np.flatnonzero(
        (body.mirror_vertex == np.arange(count)) & (body.materials[:count, MATERIALS.index("lips")] > 0.5)
    )
    upper, lower = (lips[(falls[lips] > 0.5 * falls[lips].max()) == is_lower] for is_lower in (False, True))
    pair = int(upper[body.cage[upper, 1].argmin()]), int(lower[body.cage[lower, 1].argmax()])
    teeth = body.parts == TEETH
    above, below_ = (body.cage[teeth & ((falls > 0.0) == is_lower)] for is_lower in (False, True))
    meet = 0.5 * (above[:, 1].min() + below_[:, 1].max())
    skull_rest = np.asarray(body.subdivision[skull] @ body.cage)
    return Mouth(
        skull,
        skull_rest[0],
        _axes(skull_rest),
        pair,
        body.landmarks["mouth"],
        np.array([0.0, meet, body.cage[teeth, 2].min()]),
    )


def _axes(points: Array) -> Array:
    """(3, 3) whose columns are at right angles, for a triangle (3, 3) m."""
    first = points[1] - points[0]
    third = np.cross(first, points[2] - points[0])
    first, third = first / np.linalg.norm(first), third / np.linalg.norm(third)
    return np.stack([first, np.cross(third, first), third], axis=1)


def limb_triangles(body: Body, triangles: Indices, bones: tuple[str, ...], suffix: str) -> NDArray[np.uint32]:
    """The triangles that hang mostly on the bones of one side whose names begin so."""
    names = [name.endswith(f".{suffix}") and name.startswith(bones) for name in body.bone_names]
    share = np.asarray(body.subdivision @ (body.weights @ np.array(names, np.float64)))
    return triangles[(share > 0.5)[triangles].all(axis=1)].astype(np.uint32)


def _cut_across(body: Body, triangles: NDArray[np.uint32], suffix: str) -> NDArray[np.uint32]:
    """The triangles of an arm without its end at the shoulder, cut straight.

    Where bones share their skin is a ragged line.
    """
    bone = body.bone_index[f"upperarm01.{suffix}"]
    along = body.frames[bone][:, 1]
    beyond = (np.asarray(body.subdivision @ body.cage) - body.heads[bone]) @ along > CUT_M
    return np.asarray(triangles[beyond[triangles].any(axis=1)])
