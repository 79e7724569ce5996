"""Our skin on an avatar's bones, before it is laid on its skin: the beginning of the fit.

Limbs are turned and scaled along their bones. Trunk and head go by heights of joints and features, and by how
broad and how deep the avatar is at each height.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from body_model.arrays import Array, Indices
from body_model.model import MATERIALS, SKIN, Body
from body_model.regions import triangles_of_parts
from body_model.surface_point import rest_surface
from signer.avatars.skin_search import MIDDLE, part_of
from signer.avatars.standing import Standing

_HEIGHTS: Final = 40
"""Heights between hips and crown at which breadth and depth are measured; with half the chin is smoothed into
the neck."""
_MOSTLY: Final = 0.6
"""Share of trunk, neck and head in skin by which these are measured; at half shoulders count as ribs."""
_PROFILE_STEPS: Final = 300
"""Heights of a head at which its profile is looked at."""
_CHIN: Final = 0.06
"""Share of a head's height over which the profile falls back under the chin."""


def carried(ours: Body, avatar: Standing) -> Array:
    """(M, 3) m, the points of our surface on the avatar's bones.

    Args:
        ours: the reference body.
        avatar: how the avatar stands.
    """
    rest, shares = rest_surface(ours).positions, (ours.subdivision @ ours.weights).toarray()
    is_middle = np.array([part_of(bone).partition(".")[0] in MIDDLE for bone in ours.bone_names])
    limbs = np.flatnonzero(~is_middle)
    on_limbs = on_limbs_of(ours, avatar, limbs, shares[:, limbs], rest)
    outside = ours.triangles[triangles_of_parts(ours, SKIN)]
    outside = outside[(ours.materials[outside, MATERIALS.index("mouth")] < 0.5).all(axis=1)]
    own, other = _Skin(rest, shares, outside), _Skin(avatar.points, avatar.weights, avatar.triangles)
    flow = _on_trunk(ours, avatar, (own, other), np.flatnonzero(is_middle))
    return np.asarray(on_limbs + shares[:, is_middle].sum(axis=1)[:, None] * flow)


def on_limbs_of(ours: Body, avatar: Standing, bones: Indices, shares: Array, points: Array) -> Array:
    """(n, 3) m, points (n, 3) of our rest on bones (b,) of limbs that carry shares (n, b) of them."""
    placed = _on_limbs(ours, avatar)[bones]
    turned = np.einsum("nb,bij,nj->ni", shares, placed[:, :, :3], points, optimize=True)
    return np.asarray(turned + shares @ placed[:, :, 3])


class _Skin(NamedTuple):
    """The skin of a body at rest: points (n, 3) m, shares (n, B) of bones in them, and triangles (t, 3)."""

    points: Array
    shares: Array
    triangles: Indices

    def of(self, bones: Indices) -> Array:
        """Return the corners (t, 3, 3) of the triangles that bones carry mostly."""
        own = self.shares[:, bones].sum(axis=1) > _MOSTLY
        return np.asarray(self.points[self.triangles[own[self.triangles].all(axis=1)]])


def _cut(corners: Array, axis: int, at: float) -> Array:
    """Return the pieces (s, 2, 3) in which triangles (t, 3, 3) are cut by a plane across an axis."""
    height = corners[:, :, axis] - at
    crossing = (height.min(axis=1) < 0.0) & (height.max(axis=1) >= 0.0)
    corners, height = corners[crossing], height[crossing]
    # the corner that is alone on its side, and the other two
    above = height >= 0.0
    alone = np.where(above.sum(axis=1) == 1, above.argmax(axis=1), above.argmin(axis=1))
    rows = np.arange(len(alone))
    ends = list[Array]()
    for step in (1, 2):
        other = (alone + step) % 3
        share = height[rows, alone] / (height[rows, alone] - height[rows, other])
        ends.append(corners[rows, alone] + share[:, None] * (corners[rows, other] - corners[rows, alone]))
    return np.stack(ends, axis=1)


def _on_limbs(ours: Body, avatar: Standing) -> Array:
    """(B, 3, 4) what carries skin of ours that hangs on a bone of a limb."""
    index, begin = ours.bone_index, avatar.heads.copy()
    for side in "RL":  # halves of a bone that the avatar has as one lie on its line
        for half, whole in (
            ("upperarm02", ("upperarm01", "lowerarm01")),
            ("lowerarm02", ("lowerarm01", "wrist")),
        ):
            a, b = (index[f"{bone}.{side}"] for bone in whole)
            row = index[f"{half}.{side}"]
            there = np.linalg.norm(ours.heads[row] - ours.heads[a]) / np.linalg.norm(
                ours.heads[b] - ours.heads[a]
            )
            begin[row] = begin[a] + there * (begin[b] - begin[a])
    out = np.zeros((len(index), 3, 4))
    for row, bone in enumerate(ours.bone_names):
        stem, _, side = bone.partition(".")
        span = _span_of(stem)
        anchor = row
        stretched = avatar.size * np.eye(3)
        if span is not None:
            a, b = (index[f"{name}.{side}"] for name in span)
            along = ours.heads[b] - ours.heads[a]
            length = float(np.linalg.norm(along))
            share = float(np.linalg.norm(begin[b] - begin[a])) / length
            stretched += (share - avatar.size) * np.outer(along, along) / (length * length)
            if stem.startswith("metacarpal"):
                anchor = index[f"wrist.{side}"]
        out[row, :, :3] = avatar.turns[row] @ stretched
        out[row, :, 3] = begin[anchor] - out[row, :, :3] @ ours.heads[anchor]
    return out


def _span_of(stem: str) -> tuple[str, str] | None:
    """Return the joints between which a bone of a limb is measured; None for another bone."""
    if stem.startswith("upperarm"):
        return "upperarm01", "lowerarm01"
    if stem.startswith("lowerarm"):
        return "lowerarm01", "wrist"
    if stem == "wrist" or stem.startswith("metacarpal"):
        return "wrist", "finger3-1"
    if stem.startswith("finger"):
        digit, joint = stem[6], int(stem[8])
        first = min(joint, 2)  # the last one as the one before: its end is no joint
        return f"finger{digit}-{first}", f"finger{digit}-{first + 1}"
    return None


def _on_trunk(ours: Body, avatar: Standing, skins: tuple[_Skin, _Skin], middle: Indices) -> Array:
    """(M, 3) m, our surface as if it were all trunk and head of the avatar."""
    rest, (own, other) = rest_surface(ours).positions, skins
    knots = _knots(ours, avatar, own, other)
    from_y, to_y = (np.array(column) for column in zip(*knots, strict=True))
    y = np.interp(rest[:, 1], from_y, to_y)
    low = rest[:, 1] < from_y[0]
    y[low] = to_y[0] + (rest[low, 1] - from_y[0]) * avatar.size
    levels = np.linspace(from_y[0] + 0.02, from_y[-1] - 0.015, _HEIGHTS)
    of_ours = _profile(own, levels, middle)
    of_other = _profile(other, np.interp(levels, from_y, to_y), middle)
    is_told = np.isfinite(of_ours).all(axis=1) & np.isfinite(of_other).all(axis=1)
    if not is_told.any():
        raise ValueError("its trunk has no skin that can be touched; its clothes may be in parts left out")

    def smooth(values: Array) -> Array:
        bell = np.exp(-0.5 * (np.arange(-6, 7) / 1.5) ** 2)
        told = np.pad(np.interp(levels, levels[is_told], values[is_told]), 6, "symmetric")
        return np.convolve(told, bell / bell.sum(), "valid")

    with np.errstate(invalid="ignore", divide="ignore"):
        breadth = smooth(of_other[:, 0] / of_ours[:, 0])
        depth = smooth((of_other[:, 2] - of_other[:, 1]) / (of_ours[:, 2] - of_ours[:, 1]))
    from_z, to_z = (smooth(0.5 * (profile[:, 1] + profile[:, 2])) for profile in (of_ours, of_other))
    at = rest[:, 1]
    x = rest[:, 0] * np.interp(at, levels, breadth)
    z = np.interp(at, levels, to_z) + (rest[:, 2] - np.interp(at, levels, from_z)) * np.interp(
        at, levels, depth
    )
    return np.stack([x, y, z], axis=1)


def _knots(ours: Body, avatar: Standing, own: _Skin, other: _Skin) -> list[tuple[float, float]]:
    """Return heights of ours with those of the avatar, ascending on both."""
    index = ours.bone_index
    joints = ["upperleg01.L", "upperarm01.L", *(["neck01"] if avatar.has[index["neck01"]] else [])]
    pairs = [(float(ours.heads[index[bone], 1]), float(avatar.heads[index[bone], 1])) for bone in joints]
    face = np.array([row for bone, row in index.items() if part_of(bone) in ("head", "neck")])
    of_ours = _features(own, face, ours.heads[index["eye.L"], 1])
    eye = float(avatar.heads[index["eye.L"], 1]) if avatar.has[index["eye.L"]] else None
    of_other = _features(other, face, eye)
    pairs += [(of_ours[name], of_other[name]) for name in of_ours if name in of_other]
    if "chin" not in of_other:
        pairs.append((float(ours.heads[index["head"], 1]), float(avatar.heads[index["head"], 1])))
    crowns = [
        float(skin.points[skin.shares[:, index["head"]] > 0.5, 1].max(initial=-1.0)) for skin in (own, other)
    ]
    pairs.append((crowns[0], crowns[1]))
    rising = list[tuple[float, float]]()
    for pair in sorted(pairs):
        if not rising or (pair[0] > rising[-1][0] + 1e-4 and pair[1] > rising[-1][1] + 1e-4):
            rising.append(pair)
    if len(rising) < 2:
        raise ValueError("its joints do not stand above each other as those of a body do")
    return rising


def _features(skin: _Skin, bones: Indices, eye_y: float | None) -> dict[str, float]:
    """Return the heights of eyes, nose and chin, as far as the profile of a face tells them."""
    found = {} if eye_y is None else {"eye": eye_y}
    profile = _cut(skin.of(bones), 0, 0.0)
    if len(profile) < 4:
        return found
    points = profile.reshape(-1, 3)
    low, span = float(points[:, 1].min()), float(np.ptp(points[:, 1]))
    ends = (0.25, 0.75) if eye_y is None else ((eye_y - low) / span - 0.32, (eye_y - low) / span - 0.02)
    between = points[(points[:, 1] > low + ends[0] * span) & (points[:, 1] < low + ends[1] * span)]
    if not len(between):
        return found
    nose = float(between[between[:, 2].argmax(), 1])
    heights = np.arange(nose - 0.45 * span, nose - 0.1 * span, span / _PROFILE_STEPS)
    ahead = _outline(profile, heights)
    step = round(_CHIN * _PROFILE_STEPS)
    falls = ahead[step:] - ahead[:-step]  # most where the profile falls back under the chin
    if np.isfinite(falls).any():
        found["chin"] = float(heights[step + int(np.nanargmax(falls))])
    return found | {"nose": nose}


def _outline(pieces: Array, heights: Array) -> Array:
    """(n,) how far ahead the foremost of pieces (s, 2, 3) is at heights; NaN where there is none."""
    first, last = pieces[:, 0], pieces[:, 1]
    rise = last[:, 1] - first[:, 1]
    share = (heights[:, None] - first[:, 1]) / np.where(rise == 0.0, 1.0, rise)
    there = (share >= 0.0) & (share <= 1.0) & (rise != 0.0)
    z = np.where(there, first[:, 2] + share * (last[:, 2] - first[:, 2]), -np.inf).max(axis=1)
    return np.where(np.isfinite(z), z, np.nan)


def _profile(skin: _Skin, levels: Array, middle: Indices) -> Array:
    """(n, 3) breadth, back and front at heights, by the skin of trunk, neck and head; NaN where is none."""
    own, out = skin.of(middle), np.full((len(levels), 3), np.nan)
    low, high = own[:, :, 1].min(axis=1), own[:, :, 1].max(axis=1)
    for row, level in enumerate(levels):
        cut = _cut(own[(low < level) & (high >= level)], 1, float(level)).reshape(-1, 3)
        if len(cut):
            out[row] = np.ptp(cut[:, 0]), cut[:, 2].min(), cut[:, 2].max()
    return out
