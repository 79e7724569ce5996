"""Penetration of hands and forearms of posed bodies: each hand's worst place per pose, and in what.

Flesh gives: a little everywhere, more where a hand presses its articulator on. What lies no deeper than that
    is clear.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np

from body_model.arrays import Array, Indices, Mask
from body_model.distance.exact import SIDES, Sunk, sunk, sunk_and_near
from body_model.distance.parts import GRIDS, LIMB, Part, code_of, part_of_code
from body_model.plain_types import Side
from signer.characters.character import Character
from signer.document.sign import OTHER_SIDE
from signer.document.values import ROLES, HandRole
from signer.kinematics.frames import brought_back
from signer.motion.pose import Clip, Pose
from signer.phrases import phrase

SAME_M: Final = 0.0003
"""A hand that lies so much deeper on its way than in the hold beside lies as deep as there, m."""


class Flesh(NamedTuple):
    """Depths that flesh gives.

    Attributes:
        gives_m: depth, m, that skin may lie in skin anywhere.
        contact_gives_m: depth, m, that it may about an articulator.
        contact_reach_m: distance, m, from an articulator within which it may.
        palm_gives_m: depth, m, that palms may lie in things, or things in palms: the middle of a palm is a
            hollow between cushions, and where it touches, the cushions are pressed flat. An estimate of this
            project, not a measured figure.
        palm_reach_m: distance, m, from an articulator within which palms may.
    """

    gives_m: float
    contact_gives_m: float
    contact_reach_m: float
    palm_gives_m: float
    palm_reach_m: float


FLESH: Final = Flesh(
    gives_m=0.003, contact_gives_m=0.006, contact_reach_m=0.030, palm_gives_m=0.008, palm_reach_m=0.060
)

PART_NAMES: Final = {
    Part.SHOULDER: phrase("shoulder"),
    Part.UPPER_ARM: phrase("upper arm"),
    Part.FOREARM: phrase("forearm"),
    Part.PALM: phrase("palm"),
    Part.THUMB: phrase("thumb"),
    Part.INDEX: phrase("index finger"),
    Part.MIDDLE: phrase("middle finger"),
    Part.RING: phrase("ring finger"),
    Part.PINKY: phrase("little finger"),
}
"""Names of the parts of an arm, without their side."""
_PALMS: Final = tuple(code_of(side, Part.PALM) for side in range(len(SIDES)))
# Down to which bone's head each part of the trunk reaches.
_TRUNK: Final = (
    (phrase("neck"), "neck"), (phrase("chest"), "chest"), (phrase("belly"), "belly"),
    (phrase("hips"), "right thigh"),
)  # fmt: skip


def is_too_deep(over_m: Array) -> Mask:
    """Return whether lying so much (...) m deeper than flesh gives is too deep: told in red, and barred."""
    return np.asarray(over_m) > 0.0


class Inside(NamedTuple):
    """The worst place of one hand.

    Attributes:
        depth_m: how deep the worst point of it lies; zero when none lies in anything.
        gives_m: how deep it may, there.
        into: in what, in words; empty when in nothing.
        part: which part of the arm it is, in words.
        place: (3,) m, the point.
    """

    depth_m: float
    gives_m: float
    into: str
    part: str
    place: Array

    @property
    def over_m(self) -> float:
        """Penetration beyond what flesh gives, m; zero or negative when it is clear."""
        return self.depth_m - self.gives_m

    @property
    def is_clear(self) -> bool:
        """Return whether nothing lies deeper than flesh gives."""
        return not is_too_deep(np.asarray(self.over_m))


NOWHERE: Final = Inside(0.0, FLESH.gives_m, "", "", np.zeros(3))
"""Tells of a hand that lies in nothing."""


class Worst(NamedTuple):
    """Of n poses the worst point: (n,) depth, what gives, codes of what it is in and of it, (n, 3) place."""

    depth_m: Array
    gives_m: Array
    into: Indices
    part: Indices
    place: Array

    @property
    def over_m(self) -> Array:
        """(n,) how much deeper than flesh gives."""
        return self.depth_m - self.gives_m

    def put_deeper(self, others: "Worst", rows: Indices) -> None:
        """Take the points (m,) of others for some of the poses, where these lie deeper."""
        is_deeper = (others.into >= 0) & ((self.into[rows] < 0) | (others.over_m > self.over_m[rows]))
        for column, other in zip(self, others, strict=True):
            column[rows[is_deeper]] = other[is_deeper]


def worst_of(
    character: Character,
    matrices: Array,
    articulators: Mapping[Side, Array],
    side: Side,
    face: Array | None = None,
) -> tuple[Worst, Mask]:
    """Return the worst point of one side in poses (n, B, 3, 4).

    It also returns in which of them (n,) something of the other side may lie in it.

    Args:
        character: whose body it is.
        matrices: skinning matrices.
        articulators: (n, 3) m by side, about which flesh gives more.
        side: whose forearm and hand are looked at.
        face: (S,) or (n, S) weights of the face shapes; None for a face at rest.
    """
    found, near = sunk_and_near(character.obstacles, matrices, side, face)
    return _worst(found, gives_at(found, articulators), SIDES.index(side), len(matrices)), near


def worst_in(character: Character, matrices: Array, articulators: Mapping[Side, Array], side: Side) -> Worst:
    """Return the worst point of the other limb that lies in that of a side, in poses (n, B, 3, 4)."""
    found = sunk(character.obstacles, matrices, (OTHER_SIDE[side],), into=side)
    return _worst(found, gives_at(found, articulators), SIDES.index(side), len(matrices))


def _worst_of_both(found: Sunk, articulators: Mapping[Side, Array], count: int) -> dict[Side, Worst]:
    gives = gives_at(found, articulators)
    return {side: _worst(found, gives, SIDES.index(side), count) for side in SIDES}


def gives_at(found: Sunk, articulators: Mapping[Side, Array]) -> Array:
    """(k,) how deep each point may lie."""
    gives = np.full(len(found.pose), FLESH.gives_m)
    is_palm = np.isin(found.limb, _PALMS) | np.isin(found.into, _PALMS)
    for points in articulators.values():
        away = np.linalg.norm(found.place - points[found.pose], axis=1)
        near, on_palm = away < FLESH.contact_reach_m, is_palm & (away < FLESH.palm_reach_m)
        gives[near] = np.maximum(gives[near], FLESH.contact_gives_m)
        gives[on_palm] = FLESH.palm_gives_m
    return gives


def _worst(found: Sunk, gives: Array, side: int, count: int) -> Worst:
    own = [code_of(side, part) for part in LIMB]
    is_own, holds = np.isin(found.limb, own), np.isin(found.into, own)
    rows = np.flatnonzero(is_own | holds)
    over = found.depth_m[rows] - gives[rows]
    order = np.lexsort((over, found.pose[rows]))
    rows = rows[order]
    last = rows[np.flatnonzero(np.diff(found.pose[rows], append=-1))]
    pose, mine = found.pose[last], is_own[last]
    depth, allowed, place = np.zeros(count), np.full(count, FLESH.gives_m), np.zeros((count, 3))
    into, part = np.full(count, -1), np.full(count, -1)
    depth[pose], allowed[pose], place[pose] = found.depth_m[last], gives[last], found.place[last]
    into[pose] = np.where(mine, found.into[last], found.limb[last])
    part[pose] = np.where(mine, found.limb[last], found.into[last])
    return Worst(depth, allowed, into, part, place)


def insides(clip: Clip) -> dict[HandRole, tuple[Inside, ...]]:
    """The worst place of each hand in every pose of a clip."""
    if not len(clip):
        return {}
    side_of: dict[HandRole, Side] = {role: clip.side(role) for role in ROLES}
    articulators = {side: clip.hands[role].articulators for role, side in side_of.items()}
    found = sunk(clip.character.obstacles, clip.matrices, face=clip.face_weights)
    worst = _worst_of_both(found, articulators, len(clip))
    return {role: _told(clip.character, worst[side], clip.chest) for role, side in side_of.items()}


@lru_cache(maxsize=8)
def sunk_of(pose: Pose) -> Sunk:
    """Every point of both hands of a pose that lies in something, remembered."""
    return sunk(pose.character.obstacles, pose.matrices[None], face=pose.face_weights)


def too_deep_in(pose: Pose) -> Sunk:
    """Those of them that lie deeper than flesh gives."""
    found = sunk_of(pose)
    gives = gives_at(found, {hand.side: hand.articulator[None] for hand in pose.hands.values()})
    hard = np.flatnonzero(is_too_deep(found.depth_m - gives))
    return Sunk(*(np.asarray(column)[hard] for column in found))  # type: ignore[arg-type]  # each column keeps its own type


@lru_cache(maxsize=8)
def inside_of(pose: Pose) -> Mapping[HandRole, Inside]:
    """The worst place of each hand of a pose, remembered."""
    articulators = {hand.side: hand.articulator[None] for hand in pose.hands.values()}
    worst = _worst_of_both(sunk_of(pose), articulators, 1)
    return {role: _told(pose.character, worst[hand.side], pose.chest)[0] for role, hand in pose.hands.items()}


def _told(character: Character, worst: Worst, chest: Array) -> tuple[Inside, ...]:
    seen, told = brought_back(chest, worst.place), list[Inside]()
    for depth, gives, into, part, place, at in zip(*worst, seen, strict=True):
        if into < 0:
            told.append(NOWHERE)
            continue
        within, part_words = (place_words(character, int(code), at) for code in (into, part))
        told.append(Inside(float(depth), float(gives), within, part_words, place))
    return tuple(told)


def place_words(character: Character, code: int, point: Array) -> str:
    """Return the words for a code; a point (3,) m in the chest's frame says where in the trunk."""
    found = part_of_code(code)
    if found is not None:
        side, part = found
        name = PART_NAMES[part]
        is_right = SIDES[side] == "right"
        return phrase("right {part}", part=name) if is_right else phrase("left {part}", part=name)
    if GRIDS[code] == "head" and point[1] > character.body.heads[character.bones["top of the neck"]][1]:
        return phrase("head")
    body = character.body
    return next(
        (name for name, bone in _TRUNK if point[1] > body.heads[character.bones[bone]][1]), phrase("thigh")
    )
