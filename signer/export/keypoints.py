"""Keypoints of a body: joints of the hands, points of the body, places of the face, in every pose."""

from typing import Final, NamedTuple

import numpy as np

import sites.catalogue as places
from body_model.arrays import Array, Indices
from body_model.plain_types import Side
from body_model.surface_point import Attachment, attach
from signer.characters.character import Character, per_character
from signer.kinematics.sides import SIDES, bone_suffix

HAND_NAMES: Final = (
    "wrist",
    "thumb_cmc", "thumb_mcp", "thumb_ip", "thumb_tip",
    "index_mcp", "index_pip", "index_dip", "index_tip",
    "middle_mcp", "middle_pip", "middle_dip", "middle_tip",
    "ring_mcp", "ring_pip", "ring_dip", "ring_tip",
    "pinky_mcp", "pinky_pip", "pinky_dip", "pinky_tip",
)  # fmt: skip
"""Points of a hand, in the order of MediaPipe's 21."""
BODY_NAMES: Final = (
    "nose", "left_eye_inner", "left_eye", "left_eye_outer", "right_eye_inner", "right_eye", "right_eye_outer",
    "left_ear", "right_ear", "mouth_left", "mouth_right", "left_shoulder", "right_shoulder", "left_elbow",
    "right_elbow", "left_wrist", "right_wrist", "left_pinky", "right_pinky", "left_index", "right_index",
    "left_thumb", "right_thumb", "left_hip", "right_hip", "left_knee", "right_knee", "left_ankle",
    "right_ankle", "left_heel", "right_heel", "left_foot_index", "right_foot_index",
)  # fmt: skip
"""Points of the body, in the order of MediaPipe's 33."""
APPROXIMATE: Final = (
    "left_eye_inner", "right_eye_inner", "left_eye_outer", "right_eye_outer", "mouth_left", "mouth_right",
    "left_knee", "right_knee", "left_ankle", "right_ankle", "left_heel", "right_heel", "left_foot_index",
    "right_foot_index",
)  # fmt: skip
"""Points of the body that are put where they are about: corners of the eyes, corners of the mouth, which do
not go with the lips here (those of the face do), and legs, which are not drawn."""
_LEGS: Final = ("knee", "ankle", "heel", "foot_index")
SKIN_M: Final = 0.003
"""Skin that lies by so much nearer to the camera than a point of the skin does not hide it."""
AROUND: Final = 2.0
"""Flesh about a joint is looked through to so many times its least depth: a ray may pass at a slant."""


class Keypoints(NamedTuple):
    """Keypoints of a character.

    Attributes:
        names: of the N points: left hand, right hand, body, face.
        kinds: how many of each kind: `left_hand`, `right_hand`, `body`, `face`.
        bones: (n,) bones that carry the first n points, which are all but those of the face's skin.
        rest: (n, 3) m, where they are at rest.
        skin: the other points, each on the drawn skin.
        tolerance_m: (N,) by how much skin may lie nearer to the camera without hiding a point.
        drawn: (N,) bool, false for points of what is not drawn.
    """

    names: tuple[str, ...]
    kinds: dict[str, int]
    bones: Indices
    rest: Array
    skin: tuple[Attachment, ...]
    tolerance_m: Array
    drawn: Array

    def part(self, kind: str) -> slice:
        """Return the rows of the points of a kind."""
        before = list(self.kinds)[: list(self.kinds).index(kind)]
        first = sum(self.kinds[one] for one in before)
        return slice(first, first + self.kinds[kind])

    def carried(self, matrices: Array, rows: slice) -> Array:
        """Return places (..., n, 3) m of points that bones carry, for skinning matrices (..., B, 3, 4)."""
        moved = matrices[..., self.bones[rows], :, :]
        return np.asarray(np.einsum("...nij,nj->...ni", moved[..., :3], self.rest[rows]) + moved[..., 3])

    def at(self, matrices: Array, faces: Array) -> Array:
        """Return the places (F, N, 3) m of the points in poses.

        Args:
            matrices: (F, B, 3, 4) skinning matrices.
            faces: (F, S) weights of face shapes.
        """
        carried = self.carried(matrices, slice(None))
        on_skin = [point.on_face(faces).position(matrices) for point in self.skin]
        return np.concatenate([carried, np.stack(on_skin, axis=1)], axis=1)


@per_character(maxsize=4)
def keypoints_of(character: Character) -> Keypoints:
    """Return the keypoints of a character."""
    body = character.body
    found = list[tuple[str, int, Array]]()
    for side in ("left", "right"):
        found += [(f"{side}_hand.{name}", bone, at) for name, bone, at in _hand(character, side)]
    found += [(f"body.{name}", bone, at) for name, bone, at in _body(character)]
    face = [
        site for site in places.every() if site.kind == "surface" and site.carrier == "head" and site.point
    ]
    rest = np.array([at for _, _, at in found])
    surface = np.asarray(body.subdivision @ body.cage)
    depth = np.array([np.linalg.norm(surface - at, axis=1).min() for at in rest])
    return Keypoints(
        (*(name for name, _, _ in found), *(f"face.{site.id}" for site in face)),
        {"left_hand": 21, "right_hand": 21, "body": len(BODY_NAMES), "face": len(face)},
        np.array([bone for _, bone, _ in found], np.intp),
        rest,
        tuple(attach(body, [(site.point, 1.0)]) for site in face if site.point is not None),
        np.concatenate([AROUND * depth + SKIN_M, np.full(len(face), SKIN_M)]),
        np.array([not name.endswith(_LEGS) for name, _, _ in found] + [True] * len(face)),
    )


def _hand(character: Character, side: Side) -> list[tuple[str, int, Array]]:
    """Return the 21 points of a hand: centres of joints, and ends of the last bones."""
    body, suffix = character.body, bone_suffix(side)
    wrist = body.bone_index[f"wrist{suffix}"]
    found = [(HAND_NAMES[0], wrist, body.heads[wrist])]
    for finger in range(1, 6):
        bones = [body.bone_index[f"finger{finger}-{joint}{suffix}"] for joint in (1, 2, 3)]
        names = HAND_NAMES[4 * finger - 3 : 4 * finger + 1]
        found += [(name, bone, body.heads[bone]) for name, bone in zip(names, bones, strict=False)]
        found.append((names[3], bones[2], body.tails[bones[2]]))
    return found


def _body(character: Character) -> list[tuple[str, int, Array]]:
    """Return the 33 points of the body."""
    body, marks = character.body, character.body.landmarks
    head, hips = body.bone_index["head"], body.bone_index["root"]
    skin = np.asarray(body.subdivision @ body.cage)
    at = {"nose": (head, marks["nose_tip"])}
    for side in SIDES:
        suffix = bone_suffix(side)
        eye, middle = marks[f"eye{suffix}"], marks["nasion"]
        half = 0.5 * float(eye[0] - middle[0])
        ear, corner = marks[f"ear{suffix}"], marks[f"mouth_corner{suffix}"]
        at |= {f"{side}_eye": (head, eye), f"{side}_ear": (head, ear), f"mouth_{side}": (head, corner)}
        for name, across in (("inner", -half), ("outer", half)):
            before = eye + np.array((across, 0.0, abs(half)))
            at[f"{side}_eye_{name}"] = (head, skin[np.linalg.norm(skin - before, axis=1).argmin()])
        joints = {"shoulder": "upperarm01", "elbow": "lowerarm01", "wrist": "wrist", "hip": "upperleg01"}
        joints |= {"pinky": "finger5-1", "index": "finger2-1", "thumb": "finger1-2"}
        for name, bone_name in joints.items():
            bone = body.bone_index[f"{bone_name}{suffix}"]
            at[f"{side}_{name}"] = (hips if name == "hip" else bone, body.heads[bone])
        ankle, toes = marks[f"ankle{suffix}"], marks[f"toes{suffix}"]
        at |= {f"{side}_knee": (hips, marks[f"knee{suffix}"]), f"{side}_ankle": (hips, ankle)}
        at[f"{side}_heel"] = (hips, np.array((ankle[0], toes[1], ankle[2])))
        at[f"{side}_foot_index"] = (hips, marks[f"toe_tips{suffix}"])
    return [(name, *at[name]) for name in BODY_NAMES]
