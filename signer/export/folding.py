"""Folding: a clip shown with fewer bones than ours, so that hands stay where they are.

A body without our outer shoulder, twist joints or metacarpals would miss contacts by up to 20 mm with turns
that are copied alone. So each bone that is kept takes its own turn in the world, and then, in this order:
bones of the trunk and the shoulders are turned by the least turn that brings the next joint to its place;
arms are bent so that wrists are in theirs, elbows on their side; fingers are turned at their roots so that
their tips are in theirs; and a pass at the end moves each hand by what its contacts still miss, between two
contacts evenly. Where no bone is left out nothing changes.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final, NamedTuple

import numpy as np

from body_model.arrays import Array, Indices, Mask
from signer.document.frame_rates import FrameRate
from signer.export.bone_sets import BoneSet
from signer.export.skeleton import FINGERS, PHALANGES, SIDES
from signer.kinematics.rotations import shortest_turn, slerp
from signer.kinematics.skeleton import local_rotations
from signer.kinematics.vectors import length
from signer.motion.pose import Clip, Goal, HandPose

TRUNK: Final = ("hips", "spine", "spineMiddle", "spineUpper", "chest", "upperChest", "neck", "neckMiddle",
                "neckUpper", "head")  # fmt: skip
ROUNDS: Final = 6
"""Rounds of the pass over both hands. Hands that follow each other need three; one round brings others."""
ENOUGH_M: Final = 1e-6
"""Miss of contacts in a round, m, below which it is the last: a hundredth of what counts as met."""
_STRAIGHT_M: Final = 1e-9
"""Distance of an elbow from the line of a straight arm, m, below which it has no side."""


@dataclass(frozen=True, slots=True, eq=False)
class Folded:
    """A clip on fewer bones.

    Attributes:
        bones: the K bones.
        times_s: (F,) s.
        rotations: (F, K, 3, 3) turns from rest, in axes of the world.
        positions: (F, K, 3) m, heads of the bones.
        contacts_mm: by how much articulators and targets of first contacts are otherwise apart than on our
            body, at most. It is a claim about these bones at our measures, never about another body.
        seconds_mm: the same of second contacts, which nothing moves for.
        face_weights: (F, S) of the body's face shapes.
        looks: (F, 3) unit, where the eyes look, in the head's axes: z is straight ahead.
        fps: frames a second.
    """

    bones: BoneSet
    times_s: Array
    rotations: Array
    positions: Array
    contacts_mm: float
    seconds_mm: float
    face_weights: Array
    looks: Array
    fps: FrameRate

    def from_t_pose(self) -> Array:
        """Return turns (F, K, 3, 3) from the T-pose, each against its parent, in axes of the world."""
        turns = self.rotations @ np.swapaxes(self.bones.t_turns, -1, -2)
        return local_rotations(self.bones.parents, turns)

    def t_pose_heads(self) -> Array:
        """Return heads (K, 3) m in the T-pose."""
        return np.asarray(self.bones.positions(self.bones.t_turns[None], self.bones.heads[None, 0])[0])


class _Goals(NamedTuple):
    """Goals of a hand over F frames.

    Attributes:
        is_met: (F,) there is one.
        articulators, targets: (F,) rows of the bones that carry the two points.
        points: (F, 2, 3) m, both points at rest.
        apart: (F, 3) m, from the articulator to the target on our body.
    """

    is_met: Mask
    articulators: Indices
    targets: Indices
    points: Array
    apart: Array

    def missing(self, bones: BoneSet, rotations: Array, positions: Array) -> Array:
        """Return (F, 3) m by which a hand has to move; zero in frames without a goal."""
        frames = np.arange(len(rotations))
        ends = [
            positions[frames, rows]
            + np.einsum("fij,fj->fi", rotations[frames, rows], self.points[:, end] - bones.heads[rows])
            for end, rows in enumerate((self.articulators, self.targets))
        ]
        return np.where(self.is_met[:, None], ends[1] - ends[0] - self.apart, 0.0)


def folded(blocks: Iterable[Clip], bones: BoneSet) -> Folded:
    """Fold the blocks of a clip to a set of bones, hands moved to what they touch.

    Only what the fold needs is kept of each block.
    """
    kept, told = list[tuple[Array, ...]](), dict[tuple[str, bool], list[_Goals]]()
    follows, fps = set[str](), list[FrameRate]()
    for block in blocks:
        heads = block.bone_positions[:, bones.rows[0]]
        kept.append((block.times_s, _aimed(bones, block), heads, block.face_weights, _looks(block)))
        fps.append(block.fps)
        for track in block.hands.values():
            for second in (False, True):
                goal = _goals(bones, block, track, second=second)
                told.setdefault((track[0].side, second), []).append(goal)
            if any(_is_on_other(block, hand) for hand in track):
                follows.add(track[0].side)
    times, base, first, face, looks = map(np.concatenate, zip(*kept, strict=True))
    goals = {
        name: _Goals(*(np.concatenate(parts) for parts in zip(*found, strict=True)))
        for name, found in told.items()
    }
    hands = sorted((side for side, second in goals if not second), key=lambda side: side in follows)
    shifts = {side: np.zeros((len(times), 3)) for side in hands}
    rotations, positions = base, bones.positions(base, first)
    for _ in range(ROUNDS):
        worst = 0.0
        for side in hands:
            own = goals[side, False]
            missing = own.missing(bones, rotations, positions)
            worst = max(worst, float(length(missing).max()))
            shifts[side] = _between(times, own.is_met, shifts[side] + missing)
            rotations = base
            for other in hands:
                rotations = with_hand_moved(bones, rotations, first, other, shifts[other])
            positions = bones.positions(rotations, first)
        if worst < ENOUGH_M:
            break
    firsts_mm, seconds_mm = (
        1000.0
        * max(
            float(length(found.missing(bones, rotations, positions)).max())
            for (_, is_second), found in goals.items()
            if is_second == second
        )
        for second in (False, True)
    )
    return Folded(bones, times, rotations, positions, firsts_mm, seconds_mm, face, looks, fps[0])


def with_hand_moved(bones: BoneSet, rotations: Array, first: Array, side: str, shift: Array) -> Array:
    """Move a hand by bending and turning its arm; the hand itself stays turned as it is.

    Args:
        bones: what is turned.
        rotations: (F, K, 3, 3) turns from rest.
        first: (F, 3) m, head of the first bone.
        side: of the hand.
        shift: (F, 3) m. What the arm cannot reach is left.
    """
    if not shift.any():
        return rotations
    arm = [bones.row(f"{side}{part}") for part in ("UpperArm", "LowerArm", "Hand")]
    shoulder, elbow, wrist = np.moveaxis(bones.positions(rotations, first)[:, arm], 1, 0)
    turns = _bend(elbow - shoulder, wrist - elbow, wrist + shift - shoulder)
    found = rotations.copy()
    for part, turn in zip(("UpperArm", "LowerArm"), turns, strict=True):
        for name in (f"{side}{part}", f"{side}{part}Twist"):
            if bones.has(name):
                row = bones.row(name)
                found[:, row] = turn @ rotations[:, row]
    return found


def _bend(upper: Array, lower: Array, wanted: Array) -> tuple[Array, Array]:
    """Return turns (F, 3, 3) of upper and lower arm that bring the wrist to its place.

    Law of cosines; the elbow keeps its side.

    Args:
        upper: (F, 3) m, from shoulder to elbow.
        lower: (F, 3) m, from elbow to wrist.
        wanted: (F, 3) m, from the shoulder to the wrist's place.
    """
    a, b, far = (length(each)[:, None] for each in (upper, lower, wanted))
    ahead = wanted / far
    reach = np.clip(far, np.abs(a - b), a + b)
    along = (a * a - b * b + reach * reach) / (2.0 * reach)
    aside = upper - ahead * (upper * ahead).sum(-1, keepdims=True)
    off = np.sqrt(np.maximum(a * a - along * along, 0.0)) / np.maximum(length(aside)[:, None], _STRAIGHT_M)
    new_upper = along * ahead + off * aside
    new_lower = reach * ahead - new_upper
    return _turn(upper, new_upper), _turn(lower, new_lower)


def _turn(before: Array, after: Array) -> Array:
    """Return the least turn (F, 3, 3) that takes one direction to the other; their lengths do not count."""
    return shortest_turn(before / length(before)[:, None], after / length(after)[:, None])


def _aimed(bones: BoneSet, clip: Clip) -> Array:
    """Return turns (F, K, 3, 3) of the bones that are left, before contacts are looked at."""
    rotations = clip.bone_rotations[:, bones.rows]
    at = {name: clip.bone_positions[:, bones.rows[row]] for row, name in enumerate(bones.names)}
    first = at[bones.names[0]]

    def aim(name: str, end: str) -> None:
        """Turn a bone so that the head of another one lies where it is, or in that direction."""
        row, goes_to = bones.row(name), bones.row(end)
        if bones.body.parents[bones.rows[goes_to]] == bones.rows[row]:
            return  # nothing was left out between them: both keep their own turns
        here = bones.positions(rotations, first)
        turn = _turn(here[:, goes_to] - here[:, row], at[end] - here[:, row])
        rotations[:, row] = turn @ rotations[:, row]

    _share_twists(bones, clip, rotations)
    for name, end in pairwise(part for part in TRUNK if bones.has(part)):
        if name != "hips":
            aim(name, end)
    for side in SIDES.values():
        if bones.has(f"{side}Shoulder"):
            aim(f"{side}Shoulder", f"{side}UpperArm")
        wrist = bones.row(f"{side}Hand")
        shift = at[f"{side}Hand"] - bones.positions(rotations, first)[:, wrist]
        rotations = with_hand_moved(bones, rotations, first, side, shift)
        for finger in FINGERS:
            if not bones.has(f"{side}{finger}Metacarpal"):
                _aim_finger(bones, clip, rotations, f"{side}{finger}", wrist)
    return rotations


def _share_twists(bones: BoneSet, clip: Clip, rotations: Array) -> None:
    """Give limb bones half of the turn of their twist joints, where those are left out."""
    body = clip.character.body
    for row, name in enumerate(bones.names):
        if name.endswith(("UpperArm", "LowerArm")) and not bones.has(f"{name}Twist"):
            twist = int(np.flatnonzero(body.parents == bones.rows[row])[0])
            rotations[:, row] = slerp(rotations[:, row], clip.bone_rotations[:, twist], 0.5)


def _aim_finger(bones: BoneSet, clip: Clip, rotations: Array, finger: str, wrist: int) -> None:
    """Turn a finger at its root so that its tip is where it is, seen from the wrist."""
    rows = [bones.row(f"{finger}{phalanx}") for phalanx in PHALANGES]
    root = rotations[:, wrist] @ bones.offsets[rows[0]]
    along = sum(rotations[:, row] @ bones.offsets[after] for row, after in pairwise(rows))
    along = along + rotations[:, rows[-1]] @ bones.tips[rows[-1]]
    last = bones.rows[rows[-1]]
    tip = clip.bone_positions[:, last] + clip.bone_rotations[:, last] @ bones.tips[rows[-1]]
    turn = _turn(along, tip - clip.bone_positions[:, bones.rows[wrist]] - root)
    rotations[:, rows] = turn[:, None] @ rotations[:, rows]


def _looks(clip: Clip) -> Array:
    """Return where both eyes look on the whole (F, 3), in the head's axes."""
    index = clip.character.body.bone_index
    head = np.swapaxes(clip.bone_rotations[:, index["head"]], -1, -2)
    left, right = (head @ clip.bone_rotations[:, index[f"eye.{letter}"]] for letter in "LR")
    ahead = left[..., 2] + right[..., 2]
    return np.asarray(ahead / length(ahead)[:, None])


def _goals(bones: BoneSet, clip: Clip, track: Sequence[HandPose], *, second: bool) -> _Goals:
    count, body = len(track), clip.character.body
    found = _Goals(
        np.zeros(count, bool), np.zeros(count, np.intp), np.zeros(count, np.intp), np.zeros((count, 2, 3)),
        np.zeros((count, 3)),
    )  # fmt: skip
    for frame, hand in enumerate(track):
        goal, articulator, target = _goal_of(hand, second=second)
        if goal is None:
            continue
        found.is_met[frame] = True
        found.apart[frame] = target - articulator
        for end, (named, point) in enumerate(
            ((goal.articulator_bone, articulator), (goal.target_bone, target))
        ):
            bone = _nearest_bone(clip, frame, named, point)
            (found.articulators, found.targets)[end][frame] = bones.carriers[bone]
            beside = point - clip.bone_positions[frame, bone]
            found.points[frame, end] = body.heads[bone] + clip.bone_rotations[frame, bone].T @ beside
    return found


def _nearest_bone(clip: Clip, frame: int, bone: int, point: Array) -> int:
    """Return the bone at which a point lies that a bone is said to carry.

    A point that slides over several bones of an arm is carried by the one from which all of these hang: a
    point of the palm by the forearm, which turns otherwise when it is folded. Such a point belongs to the
    nearest bone from there on; all others to the bone that is named.
    """
    body = clip.character.body
    if not body.bone_names[bone].startswith(("upperarm", "lowerarm")):
        return bone
    below = [bone]
    for other, parent in enumerate(body.parents.tolist()):  # parents stand first
        if parent in below and other not in below:
            below.append(other)
    heads = clip.bone_positions[frame, below]
    along = np.einsum("bij,bj->bi", clip.bone_rotations[frame, below], (body.tails - body.heads)[below])
    share = np.clip(((point - heads) * along).sum(-1) / (along * along).sum(-1), 0.0, 1.0)
    return below[int(length(point - heads - share[:, None] * along).argmin())]


def _goal_of(hand: HandPose, *, second: bool) -> tuple[Goal | None, Array, Array]:
    if not second:
        return hand.goal, hand.articulator, hand.target
    if hand.second_goal is None or hand.second_articulator is None or hand.second_target is None:
        return None, hand.articulator, hand.target
    return hand.second_goal, hand.second_articulator, hand.second_target


def _is_on_other(clip: Clip, hand: HandPose) -> bool:
    """Return whether a place that a hand goes to is on the other arm, which must be ready before it."""
    suffix = ".R" if hand.side == "left" else ".L"
    names = clip.character.body.bone_names
    return hand.goal is not None and names[hand.goal.target_bone].endswith(suffix)


def _between(times_s: Array, is_met: Mask, shift: Array) -> Array:
    """Return shifts (F, 3) that go evenly from one goal to the next, from and to nothing at both ends."""
    if not is_met.any():
        return np.zeros_like(shift)
    known = is_met.copy()
    known[[0, -1]] = True
    held = np.where(is_met[:, None], shift, 0.0)[known]
    return np.stack([np.interp(times_s, times_s[known], held[:, axis]) for axis in range(3)], axis=-1)
