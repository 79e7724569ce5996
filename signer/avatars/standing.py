"""Standing an avatar up in our frame: metres, feet on the floor, facing +Z; and our bones in it.

A bone of ours that the avatar has not stands at the joint of the next one below it: its turns move no joint
then, and the avatar's file needs rotations alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

import numpy as np

from body_model.arrays import Array, Indices, Mask
from body_model.kept import per_owner
from body_model.model import OUR_SHARES, Body, ShapeDelta, TurnShares
from body_model.regions import carried_share
from body_model.surface_point import rest_surface
from signer.avatars.gltf import Glb
from signer.avatars.morphs import Mix, face_of, moves_of, shapes_on, told_apart
from signer.avatars.soup import Soup
from signer.kinematics.rig import BENT_ENOUGH
from signer.kinematics.rotations import axis_rotation, quaternion_from_matrix, shortest_turn

_TRUNK_M: Final = (0.25, 1.1)
"""From hips to head, m: of small figures and of giants. Our own have 0.65 m."""
_UNITS: Final = (1.0, 0.01, 100.0, 0.001, 0.1, 10.0)
"""Metres that files are written in, the likelier first."""
_UPRIGHT: Final = 0.85
"""Cosine within which the line from hips to head leans from the file's own axis: it does by 10 degrees on an
upright body, and taking that line for up put places 15 to 30 mm off."""
_STRAIGHT: Final = 0.98
"""Cosine within which shoulders stand along an axis of the file."""
_TWIST_SHARE: Final = OUR_SHARES.forearm[1]
"""Share of the hand's turn against the forearm that its lower half has at rest."""
_WHOLE_LEGS: Final = 0.6
"""Length of legs that stand on the floor, from the hips, as a share of the trunk: ours have 1.4, figures with
large heads 0.8; bodies that are cut at the thighs 0.2."""
_WELD_STEPS: Final = 2e5
"""Steps of a body's height within which points stand in one place: 9 micrometres of 1.7 m."""
_OWN: Final = 0.5
"""Share from which a bone owns a point of the skin."""


@dataclass(frozen=True, eq=False)
class Standing:
    """An avatar at rest in our frame, and our bones in it.

    Attributes:
        to_ours: (4, 4) from the avatar's rest space to ours, turned and scaled as one.
        size: of its trunk, as a share of ours.
        points: (V, 3) m of its skin.
        weights: (V, B) share of each of our bones.
        triangles: (T, 3).
        face: the face shapes that it has, and the morph targets of its file that stand for each.
        shapes: what every face shape moves of its points.
        fold: (n,) our bone that carries each node of the file.
        has: (B,) which bones of ours it has.
        heads: (B, 3) m; `tails` likewise.
        turns: (B, 3, 3) of each bone from our rest to the avatar's.
        frames: (B, 3, 3) of the bones, as `Body` has them.
    """

    to_ours: Array
    size: float
    points: Array
    weights: Array
    triangles: Indices
    face: Mapping[str, Mix]
    shapes: Mapping[str, ShapeDelta]
    fold: Indices
    has: Mask
    heads: Array
    tails: Array
    turns: Array
    frames: Array

    _index: Mapping[str, int]

    @property
    def turn_shares(self) -> TurnShares:
        """Shares of turns that its bones can show."""
        index = self._index
        both = [
            all(self.has[index[f"{bone}.{side}"]] for side in "RL") for bone in ("lowerarm02", "shoulder01")
        ]
        cupped = all(self.has[index[f"metacarpal{k}.{side}"]] for k in range(1, 5) for side in "RL")
        rise = sum(OUR_SHARES.girdle) / 2.0
        return OUR_SHARES._replace(
            forearm=OUR_SHARES.forearm if both[0] else (0.5, 0.5),
            girdle=OUR_SHARES.girdle if both[1] else (rise, rise),
            metacarpals=OUR_SHARES.metacarpals if cupped else (0.0, 0.0, 0.0, 0.0),
        )


def stand(glb: Glb, soup: Soup, bones: Mapping[str, int], ours: Body) -> Standing:
    """Stand an avatar up; ValueError where its joints cannot be those of a body.

    Args:
        glb: its file.
        soup: its skin.
        bones: the nodes that stand for bones of ours.
        ours: the reference body.
    """
    to_ours = _upright(soup, bones, ours)
    joints = soup.bind[:, :3, 3] @ to_ours[:3, :3].T + to_ours[:3, 3]
    points = soup.points @ to_ours[:3, :3].T + to_ours[:3, 3]
    index = ours.bone_index
    fold = _folded(glb, {node: index[bone] for bone, node in bones.items()}, index["root"])
    weights = folded_weights(soup, fold, len(index))
    face = face_of(glb, has_eyes="eye.R" in bones or "eye.L" in bones)
    moves = moves_of(glb, soup, face, to_ours)
    first, place = welded(points, weights, moves)
    _, alike = welded(points, weights, {})
    corners = alike[soup.triangles]
    triangles = place[soup.triangles][(corners != np.roll(corners, 1, axis=1)).all(axis=1)]
    shapes = shapes_on(moves, first, len(points))
    points, weights = points[first], weights[first]
    has = np.array([bone in bones for bone in ours.bone_names])
    size = _trunk(joints[bones["head"]], joints[bones["root"]]) / _trunk(
        *ours.heads[ours.bones("head", "root")]
    )
    heads = _heads(ours, {index[bone]: joints[node] for bone, node in bones.items()}, size)
    tips = _tips(glb, bones, joints)
    turns = _turns(ours, heads, _ends(ours, (points, weights, triangles), heads, tips))
    tails = _tails(ours, heads, turns)
    return Standing(
        to_ours,
        size,
        points,
        weights,
        triangles,
        face,
        shapes,
        fold,
        has,
        heads,
        tails,
        turns,
        turns @ ours.frames,
        index,
    )


def _trunk(head: Array, hips: Array) -> float:
    return float(np.linalg.norm(head - hips))


def _upright(soup: Soup, bones: Mapping[str, int], ours: Body) -> Array:
    """Return what brings the avatar's rest space into ours."""
    at = {bone: soup.bind[node, :3, 3] for bone, node in bones.items()}
    up, left = at["head"] - at["root"], at["upperarm02.L"] - at["upperarm02.R"]
    long = float(np.linalg.norm(up))
    if not long > 1e-9:
        raise ValueError("its head stands in its hips")
    fitting = [unit for unit in _UNITS if _TRUNK_M[0] <= unit * long <= _TRUNK_M[1]]
    unit = fitting[0] if fitting else 0.6 / long
    y = _snapped(up / long, _UPRIGHT)
    across = left - (left @ y) * y
    if not np.linalg.norm(across) > 0.05 * long:
        raise ValueError("its shoulders stand in one point")
    x = _snapped(across / np.linalg.norm(across), _STRAIGHT)
    if abs(x @ y) > 1e-6:
        x = across / np.linalg.norm(across)
    out = np.eye(4)
    out[:3, :3] = unit * np.stack([x, y, np.cross(x, y)])
    heights = soup.points @ out[1, :3]
    middle = 0.5 * (at["upperarm02.L"] + at["upperarm02.R"]) @ out[:3, :3].T
    hips = float(at["root"] @ out[1, :3])
    floor = float(heights.min())
    if hips - floor < _WHOLE_LEGS * unit * long:  # cut off above its feet: as high as ours, in its size
        own = ours.heads[ours.bones("root", "head")]
        floor = hips - float(own[0, 1]) * unit * long / _trunk(own[1], own[0])
    out[:3, 3] = (-middle[0], -floor, 0.0)
    return out


def _snapped(direction: Array, cosine: float) -> Array:
    """Return the axis that a unit direction nearly is, or the direction itself."""
    row = int(np.abs(direction).argmax())
    axis = np.eye(3)[row] * np.sign(direction[row])
    return axis if float(direction @ axis) > cosine else direction


def _folded(glb: Glb, bone_of: Mapping[int, int], root: int) -> Indices:
    """(n,) the bone of ours that carries each node: its own, or that of the next node above with one."""
    out = np.full(len(glb.nodes), root)
    for node in glb.order:
        if node in bone_of:
            out[node] = bone_of[node]
        elif (parent := glb.parents[node]) >= 0:
            out[node] = out[parent]
    return out


def folded_weights(soup: Soup, fold: Indices, count: int) -> Array:
    """(V, B) share of each of our bones in the points of a soup, by the bone that carries each node."""
    weights = np.zeros((len(soup.points), count))
    for column, node in enumerate(soup.joints):
        weights[:, fold[node]] += soup.weights[:, column].toarray()[:, 0]
    return weights


def welded(points: Array, weights: Array, moves: Mapping[str, ShapeDelta]) -> tuple[Indices, Indices]:
    """Join points that stand in one place, hang on the same bones and are moved alike by the face.

    Seams of texture double them; lips that rest on each other stay apart.

    Returns:
        Rows (W,) of the points that are left, and for each point (V,) which of these it is.
    """
    steps = _WELD_STEPS / max(float(np.ptp(points, axis=0).max()), 1e-9)
    held = weights @ np.sqrt(np.arange(2.0, 2.0 + weights.shape[1]))  # one number for all shares of a point
    apart = told_apart(moves, len(points))
    keys = np.round(np.column_stack([points * steps, held * 1e4, apart * _WELD_STEPS])).astype(np.int64)
    _, first, place = np.unique(keys, axis=0, return_index=True, return_inverse=True)
    return first, place.ravel()


def _heads(ours: Body, joints: Mapping[int, Array], size: float) -> Array:
    """(B, 3) where each of our bones begins in the avatar."""
    children: list[list[int]] = [[] for _ in ours.parents]
    for bone, parent in enumerate(ours.parents.tolist()):
        if parent >= 0:
            children[parent].append(bone)

    def below(bone: int) -> Array | None:
        if bone in joints:
            return joints[bone]
        found = (below(child) for child in children[bone])
        return next((place for place in found if place is not None), None)

    heads = np.zeros_like(ours.heads)
    for bone, name in enumerate(ours.bone_names):
        parent = ours.parents[bone]
        place = below(bone)
        if bone not in joints and name.startswith("metacarpal"):
            place = heads[parent]  # it does not turn
        elif place is None:
            place = heads[parent] + size * (ours.heads[bone] - ours.heads[parent])
        heads[bone] = place
    return heads


def _tips(glb: Glb, bones: Mapping[str, int], joints: Array) -> dict[str, Array]:
    """Return ends of the digits by joints below their last ones, where there are some that stand apart."""
    out = dict[str, Array]()
    for bone in (f"finger{k}-3.{side}" for k in range(1, 6) for side in "RL"):
        children = glb.nodes[bones[bone]].get("children", ())
        if len(children) == 1:
            away = float(np.linalg.norm(joints[children[0]] - joints[bones[bone]]))
            before = float(np.linalg.norm(joints[bones[bone]] - joints[bones[bone.replace("-3", "-2")]]))
            if away > 0.3 * before:
                out[bone] = joints[children[0]]
    return out


_Skin = tuple[Array, Array, Indices]


def _ends(ours: Body, skin: _Skin, heads: Array, tips: Mapping[str, Array]) -> dict[str, tuple[Array, Array]]:
    """Tell where the last bones of digits point, in our rest and in the avatar's: two unit vectors.

    By joints at their tips; else by the middle of the skin that they carry, which is measured on both bodies.
    """
    out, index = dict[str, tuple[Array, Array]](), ours.bone_index
    for bone in (f"finger{k}-3.{side}" for k in range(1, 6) for side in "RL"):
        at, row = heads[index[bone]], index[bone]
        if bone in tips:
            pair = ours.tails[row] - ours.heads[row], tips[bone] - at
        else:
            ours_middle = _our_middle(ours, row)
            middle = _middle(skin[0], skin[1][:, row], skin[2])
            if middle is None or ours_middle is None:
                continue
            pair = ours_middle - ours.heads[row], middle - at
        sizes = [float(np.linalg.norm(one)) for one in pair]
        if min(sizes) > 1e-3:
            out[bone] = pair[0] / sizes[0], pair[1] / sizes[1]
    return out


@per_owner
def _our_middle(ours: Body, bone: int) -> Array | None:
    return _middle(rest_surface(ours).positions, carried_share(ours, [bone]), ours.triangles)


def _middle(points: Array, share: Array, triangles: Indices) -> Array | None:
    """Return the middle of the skin of which a bone owns every corner, by area."""
    chosen = triangles[(share[triangles] > _OWN).all(axis=1)]
    a, b, c = (points[chosen[:, corner]] for corner in range(3))
    area = np.linalg.norm(np.cross(b - a, c - a), axis=1)
    if not area.sum() > 0.0:
        return None
    return np.asarray((area[:, None] * (a + b + c)).sum(axis=0) / (3.0 * area.sum()))


def _frame(along: Array, across: Array) -> Array:
    """(3, 3) whose Y lies along a direction and whose X is as near as can be to another."""
    y = along / np.linalg.norm(along)
    x = across - (across @ y) * y
    x = x / np.linalg.norm(x)
    return np.stack([x, y, np.cross(x, y)], axis=1)


def _turns(ours: Body, heads: Array, ends: Mapping[str, tuple[Array, Array]]) -> Array:
    """(B, 3, 3) turns of the bones from our rest to the avatar's: of the arms; the trunk stands as ours."""
    turns, index = np.tile(np.eye(3), (len(heads), 1, 1)), ours.bone_index
    for side in "RL":
        at = {
            bone.removesuffix(f".{side}"): (ours.heads[row], heads[row])
            for bone, row in index.items()
            if bone.endswith(f".{side}")
        }
        tips = {bone.removesuffix(f".{side}"): pair for bone, pair in ends.items() if bone.endswith(side)}
        of_arm = _arm_turns(at)
        for stem, turn in (of_arm | _digit_turns(at, of_arm["wrist"], tips)).items():
            turns[index[f"{stem}.{side}"]] = turn
    return turns


_Joints = Mapping[str, tuple[Array, Array]]


def _span(at: _Joints, first: str, second: str) -> tuple[Array, Array]:
    """Return the way from a joint to another one, in our rest and in the avatar's."""
    return at[second][0] - at[first][0], at[second][1] - at[first][1]


def _arm_turns(at: _Joints) -> dict[str, Array]:
    """Return turns of an arm's bones and of the palm, of joints (3,) in our rest and in the avatar's."""
    upper, fore = _span(at, "upperarm01", "lowerarm01"), _span(at, "lowerarm01", "wrist")
    hinges = np.cross(upper[0], fore[0]), _hinge(upper[1], fore[1])
    palms = _span(at, "wrist", "finger3-1"), _span(at, "finger5-1", "finger2-1")
    of_upper, of_fore, of_hand = (
        _frame(along[1], across[1]) @ _frame(along[0], across[0]).T
        for along, across in ((upper, hinges), (fore, hinges), palms)
    )
    axis = fore[0] / np.linalg.norm(fore[0])
    twist = quaternion_from_matrix(of_fore.T @ of_hand)
    angle = 2.0 * np.arctan2(twist[:3] @ axis, twist[3])
    angle = (angle + np.pi) % (2.0 * np.pi) - np.pi
    return {
        "upperarm01": of_upper, "upperarm02": of_upper, "lowerarm01": of_fore, "wrist": of_hand,
        "lowerarm02": of_fore @ axis_rotation(axis, _TWIST_SHARE * angle),
        **{f"metacarpal{k}": of_hand for k in range(1, 5)},
    }  # fmt: skip


def _digit_turns(at: _Joints, of_hand: Array, ends: Mapping[str, tuple[Array, Array]]) -> dict[str, Array]:
    """Return turns of the digits' bones: each by the least turn from the one before it."""
    out = dict[str, Array]()
    for digit in range(1, 6):
        turn = of_hand
        for joint in (1, 2, 3):
            bone = f"finger{digit}-{joint}"
            if joint < 3:
                pair = _span(at, bone, f"finger{digit}-{joint + 1}")
                start, end = (one / np.linalg.norm(one) for one in pair)
            else:
                start, end = ends.get(bone, (turn.T @ turn[:, 1], turn[:, 1]))
            turn = shortest_turn(turn @ start, end) @ turn
            out[bone] = turn
    return out


def _hinge(upper: Array, fore: Array) -> Array:
    """Return the axis about which an elbow bends: across both bones, or forwards from a straight arm."""
    forwards = np.cross(upper, (0.0, 0.0, 1.0))
    across = np.cross(upper, fore)
    bend = float(np.linalg.norm(across)) / float(np.linalg.norm(upper) * np.linalg.norm(fore))
    is_told = bend >= BENT_ENOUGH and float(across @ forwards) > 0.0
    return np.asarray(across if is_told else forwards)


def _tails(ours: Body, heads: Array, turns: Array) -> Array:
    """(B, 3) where bones end: at the next joint of theirs, or as far as ours do."""
    tails = heads + (turns @ (ours.tails - ours.heads)[:, :, None])[..., 0]
    for bone, parent in reversed(list(enumerate(ours.parents.tolist()))):
        if parent >= 0 and np.linalg.norm(heads[bone] - heads[parent]) > 1e-5:
            tails[parent] = heads[bone]
    return tails
