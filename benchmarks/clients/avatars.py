"""Contacts of named points on an avatar, measured where three.js shows its own file.

The editor says where a fingertip lies on the avatar's skin; here nothing of ours poses that skin. Places are
read from the vertices that three.js shows, a frame within each hold.
"""

import math
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from scipy.spatial import cKDTree

import handshapes.catalogue as shapes
from benchmarks.clients.players import Shown, play
from body_model.arrays import Array
from body_model.skin import posed_cage
from body_model.surface_point import on_surface
from signer.avatars import Avatar
from signer.avatars.gltf import read_glb
from signer.document.sign import Sign
from signer.document.tracks.hand import Key
from signer.document.values import ROLES, Contact, HandRole
from signer.export import export
from signer.motion.places.contact_target import surface_point_of
from signer.motion.places.hands import points_shape
from signer.motion.pose import MET_M, Pose
from signer.motion.posing import pose_at

Held: TypeAlias = tuple[HandRole, Key]
FPS: Final = 60.0
LIMIT_MM: Final = 0.1
"""A named point may be so far from its place in the file."""


class Found(NamedTuple):
    """Contacts of a sign in an avatar's file.

    Attributes:
        met: how many named points touch a place by the editor's own word; skins that meet beside them do not
            count.
        missed: how many do not reach theirs.
        worst_mm: how far apart the worst of those that are met is in three.js.
        skin_mm: how far the worst vertex is from where the editor has it.
        moved: names of joints that the file moves, but for the one above all of them.
    """

    met: int
    missed: int
    worst_mm: float
    skin_mm: float
    moved: tuple[str, ...]

    @property
    def is_close(self) -> bool:
        """Every contact that the editor meets is met in the file, which moves no joint."""
        return self.worst_mm <= LIMIT_MM and not self.moved

    def __str__(self) -> str:
        words = f"{self.met} points met, {self.missed} missed, {self.worst_mm:.4f} mm in three.js"
        moved = f", MOVES {', '.join(self.moved)}" if self.moved else ""
        return f"{words}, skin {self.skin_mm:.4f} mm{'' if self.is_close else ' TOO FAR'}{moved}"


def named_holds(sign: Sign) -> Iterator[tuple[int, Held]]:
    """Yield the keys at which a named point touches skin, each with a frame within its hold."""
    points = {one.id for one in shapes.articulators() if one.kind == "point"}
    for role in ROLES:
        for key in sign.hand(role).keys:
            frame = math.ceil(FPS * key.time_s - 1e-6)
            is_held = frame <= FPS * (key.time_s + key.hold_s) + 1e-6
            placed = key.placement
            touches = isinstance(placed, Contact) and placed.manner == "touch" and not placed.stand_off_m
            if is_held and touches and key.articulator in points:
                yield frame, (role, key)


def measured(avatar: Avatar, sign: Sign, command: Sequence[str]) -> Found | None:
    """Export a sign on an avatar and measure its contacts in three.js; None for one without named points."""
    holds = list(named_holds(sign))
    if not holds:
        return None
    frames = sorted({frame for frame, _ in holds})
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "sign.glb"
        export(sign, path, FPS, avatar=avatar)
        shown = play(command, path, frames)
        moved = _moved(path)
    poses = {frame: pose_at(sign, frame / FPS, avatar.character) for frame in frames}
    cages = _cages(avatar, poses, shown, frames)
    skin = max(float(np.linalg.norm(cages[frame] - _own(poses[frame]), axis=1).max()) for frame in frames)
    gaps = list[tuple[float, float]]()
    for frame, held in holds:
        pose = poses[frame]
        here, there = (_gap_m(pose, cage, held) for cage in (_own(pose), cages[frame]))
        if pose.hands[held[0]].touching and here is not None and there is not None:
            gaps.append((here if pose.hands[held[0]].contact_error_m <= MET_M else np.inf, there))
    met = [there for here, there in gaps if here <= MET_M]
    missed = sum(here == np.inf for here, _ in gaps)
    return Found(len(met), missed, 1000.0 * max(met, default=0.0), 1000.0 * skin, moved)


def _own(pose: Pose) -> Array:
    return np.asarray(posed_cage(pose.character.body, pose.matrices, pose.face_weights))


def _cages(
    avatar: Avatar, poses: Mapping[int, Pose], shown: Shown, frames: Sequence[int]
) -> dict[int, Array]:
    """Return the avatar's points (N, 3) m as three.js shows them, by frame, in our frame at rest.

    Which vertex is which is told by the first frame alone.
    """
    move = avatar.standing.to_ours
    drawn = [
        np.concatenate([mesh[row] for mesh in shown.vertices.values()]) @ move[:3, :3].T + move[:3, 3]
        for row in range(len(frames))
    ]
    _, rows = cKDTree(drawn[0]).query(_own(poses[frames[0]]))
    return {frame: np.asarray(each[rows], np.float64) for frame, each in zip(frames, drawn, strict=True)}


def _gap_m(pose: Pose, cage: Array, held: Held) -> float | None:
    """Return how far a named point is from its place on a posed skin (N, 3) m; None for an area."""
    role, key = held
    hand, body = pose.hands[role], pose.character.body
    assert isinstance(key.placement, Contact)
    site = surface_point_of(pose.character, key.placement.site, hand.side)
    if site is None:
        return None
    points = shapes.articulator_points(key.articulator, hand.side, points_shape(key.form))
    places = on_surface(body, [*(point for point, _ in points), site], np.asarray(body.subdivision @ cage))
    return float(np.linalg.norm(np.array([share for _, share in points]) @ places[:-1] - places[-1]))


def _moved(path: Path) -> tuple[str, ...]:
    """Return names of nodes with a parent whose place the file's animation changes."""
    glb = read_glb(path)
    channels = glb.json["animations"][0]["channels"]
    nodes = {each["target"]["node"] for each in channels if each["target"]["path"] == "translation"}
    return tuple(glb.name_of(node) for node in sorted(nodes) if glb.parents[node] >= 0)
