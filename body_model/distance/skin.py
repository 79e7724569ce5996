"""The skin that moves: points of the drawn surface in patches and bundles, and their poses.

A point of the drawn surface is linear in the skinning matrices, and so is a tangent of it: a row of
numbers each. Positions are therefore exactly those that are drawn. Normals are those of the posed
surface, in folds and on knuckles too.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import Final, NamedTuple

import numpy as np
import scipy

from body_model.arrays import Array, Array32, Indices, Mask
from body_model.distance.parts import ARM, BUNDLE, DIGITS, FAR, LIMB, POINTS, ROOTS, Part, part_of_bone
from body_model.model import Body
from body_model.skin import moments_of
from body_model.surface_point import rest_surface

_MARGINS_M: Final = np.array((0.025, 0.025, 0.025, 0.017, *len(DIGITS) * (0.011,)), np.float32)
"""Depth to which each `Part` is looked into, m: as deep as its flesh, or deep enough to tell that something
is amiss. Half changes the depths of 55 of 400 seeded hands, by up to 13 mm, double those of 148."""


@dataclass(frozen=True, slots=True, eq=False)
class MovingSkin:
    """K bundles of up to p patches of up to s points.

    Rows multiply the matrices of a bundle's b bones, 4 numbers a bone.

    Attributes:
        bones: (K, b) that carry a bundle, filled up with the first.
        side: (K,) 0 for the right one, 1 for the left one.
        part: (K,) of `Part`.
        margin_m: (K,) how deep it is looked into.
        others: (K, K) whether the points of the first are held against the second; only rows of `LIMB` have
            any.
        own_hand: (K, K) the same for what is of one hand.
        centre_rows: (K, B * 4) of the bundle's middle, over all bones; `radius_m` (K,).
        patch_rows: (K, p, b * 4) of the patches' middles; `patch_radius_m` (K, p), negative where there is no
            patch.
        rows: (K, b * 4, s * p) of the points, as columns; `tangent_rows` (K, p, s, 2, b * 4) of two tangents
            of each.
        curvature: (K, p, s) 1/m, positive where the skin bulges.
        vertices: (K, p, s) of the level-1 surface; -1 where there is no point.
        spacing_m: (K,) between neighbouring points.
    """

    bones: Indices
    side: Indices
    part: Indices
    margin_m: Array32
    others: Mask
    own_hand: Mask
    centre_rows: Array32
    radius_m: Array32
    patch_rows: Array32
    patch_radius_m: Array32
    rows: Array32
    tangent_rows: Array32
    curvature: Array32
    vertices: Indices
    spacing_m: Array32


class Widths(NamedTuple):
    """The radii of patches (K, p) and of bundles (K,), m, that hold however the skin is bent."""

    patches: Array32
    bundles: Array32


def moving_skin(
    body: Body, patch_points: Indices, bundle_starts: Indices, bundle_bones: Indices, widths: Widths | None
) -> MovingSkin:
    """Prepare chosen points (P, s) of the level-1 surface, the last repeated where a patch has fewer.

    Without widths nothing is near anything: only the rows are of use.
    """
    count = len(bundle_bones)
    of_patch = np.repeat(np.arange(count), np.diff(bundle_starts))
    place = np.arange(len(patch_points)) - bundle_starts[of_patch]
    vertices = np.full((count, BUNDLE, POINTS), -1, np.intp)
    vertices[of_patch, place] = patch_points
    repeated = np.zeros(patch_points.shape, bool)
    repeated[:, 1:] = patch_points[:, 1:] == patch_points[:, :-1]
    vertices[of_patch, place] = np.where(repeated, -1, patch_points)
    filled = np.zeros((count, BUNDLE, POINTS), np.intp)
    filled[of_patch, place] = patch_points

    rest = rest_surface(body).positions
    real = vertices >= 0
    points = rest[filled]
    shares = real / np.maximum(real.sum(axis=2, keepdims=True), 1)
    patch_shares = shares / np.maximum(real.any(axis=2).sum(axis=1), 1)[:, None, None]
    centres = np.einsum("kps,kpsi->ki", patch_shares, points)
    if widths is None:
        widths = Widths(np.zeros(real.shape[:2], np.float32), np.zeros(count, np.float32))

    first, second, curvature = tangent_mixes(body, np.unique(filled[real]))
    mixes = (
        body.subdivision[filled.ravel()],
        *(mix[filled.ravel()] @ body.subdivision for mix in (first, second)),
    )
    bone_count, size = len(body.bone_names), BUNDLE * POINTS
    used, moments = np.zeros((count, bone_count), bool), []
    for mix in mixes:  # points, and two tangents of each
        found = moments_of(body, mix).tocoo()
        bundle, bone = found.row // size, found.col % bone_count
        moments.append((found.row, bundle, bone, found.col // bone_count, found.data))
        held = real.ravel()[found.row] & (found.data != 0.0)
        used[bundle[held], bone[held]] = True
    bones = np.argsort(~used, axis=1, kind="stable")[:, : int(used.sum(axis=1).max())]
    places = np.zeros((count, bone_count), np.intp)
    np.put_along_axis(places, bones, np.arange(bones.shape[1]), axis=1)
    own = np.zeros((count * size, 3, bones.shape[1], 4), np.float32)
    for number, (row, bundle, bone, axis, share) in enumerate(moments):
        held = used[bundle, bone]
        own[row[held], number, places[bundle, bone][held], axis[held]] = share[held]
    centre_rows = np.zeros((count, bone_count, 4), np.float32)
    on_bones = own[:, 0].reshape(count, size, -1, 4)
    centres_of = np.einsum("ks,ksbj->kbj", patch_shares.reshape(count, -1), on_bones)
    np.put_along_axis(centre_rows, bones[:, :, None], centres_of, axis=1)
    own = own.reshape(count, BUNDLE, POINTS, 3, -1)
    rows = own[:, :, :, 0]
    part = part_of_bone(body)[bundle_bones]
    side = np.array([1 if body.bone_names[bone].endswith(".L") else 0 for bone in bundle_bones], np.intp)
    side = np.where(part == Part.SHOULDER, (centres[:, 0] > 0.0).astype(np.intp), side)
    others, own_hand = _may_sink(body, part, side, bundle_bones)
    return MovingSkin(
        bones=bones,
        side=side,
        part=part,
        margin_m=_MARGINS_M[part],
        others=others,
        own_hand=own_hand,
        centre_rows=centre_rows.reshape(count, -1),
        radius_m=widths.bundles,
        patch_rows=np.einsum("kps,kpsr->kpr", shares, rows).astype(np.float32),
        patch_radius_m=np.where(real.any(axis=2), widths.patches, np.float32(-1.0)),
        rows=np.ascontiguousarray(rows.transpose(0, 3, 2, 1)).reshape(count, -1, POINTS * BUNDLE),
        tangent_rows=np.ascontiguousarray(own[:, :, :, 1:]),
        curvature=curvature[filled].astype(np.float32),
        vertices=vertices,
        spacing_m=_spacing(points, real),
    )


def tangent_mixes(
    body: Body, vertices: Indices
) -> tuple[scipy.sparse.csr_matrix, scipy.sparse.csr_matrix, Array]:
    """Build two matrices (M, M) from positions to tangents at some vertices.

    Also return the mean curvature (M,) at rest, 1/m.
    """
    positions, normals = rest_surface(body)
    edges = np.concatenate([body.triangles[:, [0, 1]], body.triangles[:, [1, 2]], body.triangles[:, [2, 0]]])
    asked = np.zeros(len(positions), bool)
    asked[vertices] = True
    edges = np.concatenate([edges, edges[:, ::-1]])
    count, edges = len(positions), edges[asked[edges[:, 0]]]
    here, there = np.divmod(np.unique(edges[:, 0].astype(np.int64) * count + edges[:, 1]), count)
    way = positions[there] - positions[here]
    normal = normals[here]
    axis = np.where(np.abs(normal[:, :1]) < 0.7, (1.0, 0.0, 0.0), (0.0, 1.0, 0.0))
    along = np.cross(axis, normal)
    along /= np.linalg.norm(along, axis=1, keepdims=True)
    size = np.maximum((way * way).sum(axis=1), 1e-12)
    found = []
    for direction in (along, np.cross(normal, along)):
        share = (way * direction).sum(axis=1) / size
        shape = (len(positions), len(positions))
        found.append(
            scipy.sparse.csr_matrix(
                (np.r_[share, -share], (np.r_[here, here], np.r_[there, here])), shape=shape
            )
        )
    bends = -2.0 * (way * normal).sum(axis=1) / size
    around = np.maximum(np.bincount(here, minlength=len(positions)), 1)
    return found[0], found[1], np.bincount(here, bends, minlength=len(positions)) / around


def _spacing(points: Array, real: Mask) -> Array32:
    """(K,) how far a point usually is from the nearest other one of its patch."""
    apart = np.linalg.norm(points[:, :, :, None] - points[:, :, None, :], axis=4)
    apart[~(real[:, :, :, None] & real[:, :, None, :])] = np.inf
    apart[..., np.arange(POINTS), np.arange(POINTS)] = np.inf
    nearest = apart.min(axis=3).reshape(len(points), -1)
    return np.array([np.median(row[np.isfinite(row)]) for row in nearest], np.float32)


def _may_sink(body: Body, part: Indices, side: Indices, bone: Indices) -> tuple[Mask, Mask]:
    """Return which bundles are held against which, (K, K) each: of the limb, and within the own hand.

    Everything of the limb is held against everything that it is not one piece with.
    """
    root = np.array([body.bone_names[each].startswith(ROOTS) for each in bone])
    on_arm = np.array([body.bone_names[each].startswith(ARM) for each in bone])
    is_digit = np.isin(part, DIGITS)
    a, b = np.ix_(np.arange(len(part)), np.arange(len(part)))
    same = side[a] == side[b]
    other_limb = ~same & (part[b] != Part.SHOULDER)
    shoulders = (part[b] == Part.SHOULDER) & ~(same & (part[a] == Part.FOREARM) & on_arm[b])
    own_arm = same & (part[b] == Part.UPPER_ARM) & (part[a] != Part.FOREARM)
    # the first bones of neighbouring digits share their skin, and so do they and the palm
    apart = same & (part[a] != part[b]) & ~(root[a] & root[b])
    own_digits = apart & is_digit[a] & is_digit[b]
    own_palm = apart & (
        (is_digit[a] & ~root[a] & (part[b] == Part.PALM)) | (is_digit[b] & ~root[b] & (part[a] == Part.PALM))
    )
    is_limb = np.isin(part[a], LIMB)
    return np.asarray(is_limb & (other_limb | shoulders | own_arm)), np.asarray(own_digits | own_palm)


class PosedSkin(NamedTuple):
    """Some bundles (U,), each in one pose; their patches are Q = U * p.

    Everything is stored with x, y and z apart and patches along the last axis: numpy is several times quicker
    along long rows than along the eight points of a patch.

    Attributes:
        pose: (U,) row of the batch.
        bundle: (U,) of the skin, ascending.
        columns: (U, 3, b * 4) what the bundle's rows are multiplied by.
        points: (3, s, Q) m.
        middles: (3, Q) m, of the patches.
        radii: (Q,) m, of the balls about the middles; far below zero where there is no patch.
        inner: (Q,) m, from a middle to the nearest point of its patch; far where there is no patch.
    """

    pose: Indices
    bundle: Indices
    columns: Array32
    points: Array32
    middles: Array32
    radii: Array32
    inner: Array32


def posed_skin(skin: MovingSkin, matrices: Array32, pose: Indices, bundle: Indices) -> PosedSkin:
    """Bundles (U,), ascending, in poses (U,) of skinning matrices (n, B, 3, 4)."""
    count, width = len(bundle), skin.rows.shape[1]
    columns = matrices[pose[:, None], skin.bones[bundle]]  # (U, b, 3, 4)
    columns = np.ascontiguousarray(np.swapaxes(columns, 1, 2)).reshape(count, 3, width)
    flat, posed = columns.reshape(3 * count, width), np.empty((3 * count, skin.rows.shape[2]), np.float32)
    edges = (3 * np.flatnonzero(np.diff(bundle, prepend=-1, append=-1))).tolist()
    for first, end in pairwise(edges):
        # one bundle after the other: to multiply all at once their rows would be copied, and those are
        # megabytes
        np.dot(flat[first:end], skin.rows[bundle[first // 3]], out=posed[first:end])
    points = np.ascontiguousarray(posed.reshape(count, 3, POINTS, BUNDLE).transpose(1, 2, 0, 3)).reshape(
        3, POINTS, count * BUNDLE
    )
    middles = points.sum(axis=1) * np.float32(1.0 / POINTS)
    away = points - middles[:, None]
    away *= away
    squared = away.sum(axis=0)
    missing = (skin.patch_radius_m[bundle] < 0.0).ravel()
    radii, inner = np.sqrt(squared.max(axis=0)), np.sqrt(squared.min(axis=0))
    radii[missing], inner[missing] = -FAR, FAR
    return PosedSkin(pose, bundle, columns, points, middles, radii, inner)
