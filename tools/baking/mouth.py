"""The inside of the mouth: teeth that meet as drawn, a tongue with a groove, and its shapes.

The refinement of the drawn surface shortens teeth, and the source's tongue is a flat plate with one shape.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

import numpy as np
from scipy.sparse import csr_matrix
from scipy.sparse.csgraph import connected_components

from baking.figure import TEETH, TONGUE, Figure
from baking.source import Array
from baking.symmetry import MIRROR
from baking.weighting import smoothstep
from body_model.arrays import Indices
from body_model.subdivide import subdivide

OVERLAP_M: Final = 0.0003
"""The drawn edges of both rows of teeth reach past each other by this, so that nothing shows between them."""
BELOW_LIPS_M: Final = 0.0015
"""Both rows meet so far below the source's lips, 5 mm lower than its own: the upper teeth are seen as soon as
the lips part. 5 mm higher the upper lip hides them, 3 mm lower they fill an open mouth."""
RINGS: Final = 4
"""Of vertices in each row of teeth: the gum, the crown's front, its edge, and its back."""
JAW_FALLS_M: Final = 0.01
"""The lower lip falls by more than this as the jaw opens, the upper one by less."""
GROOVE_M: Final = 0.0016
"""Depth of the groove along the middle of the tongue,"""
GROOVE_WIDTH_M: Final = 0.0035
"""and half its width."""

# The tongue that is out, in metres; looked at with the jaw open by 0.2 to 1.
LONGER_M: Final = 0.037
"""Way of the tip forward: at half of it, with the lips shut, the tip is still behind them."""
RISE_M: Final = 0.0032
"""Rise of the part that passes over the lower teeth and lip; the open jaw lowers it again."""
DROOP_M: Final = 0.0020
"""The tip hangs so much lower than that."""
THINNER: Final = 0.55
"""The share of its thickness that the tip loses,"""
NARROWER: Final = 0.30
"""and of its width."""
ROUNDED_M: Final = 0.0085
"""The corners of the tip stay so far behind its middle."""

TURNS_RAD: Final[Mapping[str, tuple[float, float]]] = {
    "tongueUp": (-0.22, 0.0),
    "tongueDown": (0.16, 0.0),
    "tongueLeft": (0.0, 0.20),
    "tongueRight": (0.0, -0.20),
}
"""Turns of the tongue's tip about its root: downward and to the signer's left."""


def meeting_lips(figure: Figure, mirror: Indices, lips: Array, jaw: Array) -> Indices:
    """Return the vertices of the middle at which the upper and the lower lip meet.

    Args:
        figure: the reference figure.
        mirror: pairs of its vertices.
        lips: (V,) how much each vertex belongs to the lips.
        jaw: (V, 3) m, what an open jaw moves.
    """
    middle = np.flatnonzero((mirror == np.arange(len(mirror))) & (lips > 0.5))
    falls = jaw[middle, 1] < -JAW_FALLS_M
    upper, lower = middle[~falls], middle[falls]
    height = figure.positions[:, 1]
    return np.array([upper[height[upper].argmin()], lower[height[lower].argmax()]])


def finish_mouth(figure: Figure, mirror: Indices, like: Figure, lips: Indices) -> Figure:
    """Return the figure with teeth that meet when they are drawn, and with a groove in its tongue.

    The edges of the teeth are the vertices that they are on the reference figure, `like`, and the tongue
    stands to the meeting lips as there: the shapes that put it out are the same.
    """
    positions = figure.positions.copy()
    _lengthen_teeth(like, positions)
    _lower_teeth(figure, positions, lips)
    tongue = np.flatnonzero(figure.parts == TONGUE)
    (here, own), (there, its) = (
        (each.positions[lips].mean(axis=0), each.positions[tongue].mean(axis=0)) for each in (figure, like)
    )
    positions[tongue] += ((here - own) - (there - its)) * (0.0, 1.0, 1.0)
    along, upward = _along_tongue(positions[tongue]), _is_upper(figure, tongue)
    taper = smoothstep(0.15, 0.45, along) * smoothstep(1.0, 0.85, along)
    groove = GROOVE_M * np.exp(-np.square(positions[tongue, 0] / GROOVE_WIDTH_M)) * taper
    positions[tongue, 1] -= np.where(upward, groove, 0.0)
    return replace(figure, positions=0.5 * (positions + positions[mirror] * MIRROR))


def tongue_shapes(figure: Figure) -> dict[str, Array]:
    """Displacements (V, 3) m of the tongue that is out, and of the tongue turned about its root."""
    tongue = np.flatnonzero(figure.parts == TONGUE)
    points = figure.positions[tongue]
    root = np.array([0.0, np.median(points[:, 1]), points[:, 2].min()])
    along = _along_tongue(points)
    moved = {"tongueOut": _out(points, along) - points}
    for name, (down, left) in TURNS_RAD.items():
        moved[name] = _turned(points - root, down * along, left * along) + root - points
    result = {name: np.zeros_like(figure.positions) for name in moved}
    for name, way in moved.items():
        result[name][tongue] = way
    return result


def _lengthen_teeth(figure: Figure, positions: Array) -> None:
    """Move the edges of both rows up and down until the drawn edges meet halfway, column by column.

    `figure` is the reference one, on which the edges are found; `positions` may be another one's.
    """
    teeth = np.flatnonzero(figure.parts == TEETH)
    number = np.full(len(positions), -1)
    number[teeth] = np.arange(len(teeth))
    quads = number[figure.quads[(figure.parts == TEETH)[figure.quads].all(axis=1)]]
    ahead = np.roll(quads, -1, axis=1)
    joined = csr_matrix((np.ones(quads.size), (quads.ravel(), ahead.ravel())), shape=(len(teeth), len(teeth)))
    rows, row = connected_components(joined, directed=False)
    if rows != 2:
        raise ValueError(f"the source has {rows} rows of teeth, not two")
    refined, height = subdivide(quads, len(teeth)).matrix, positions[teeth, 1]
    edges = [_edge(figure.positions[teeth], np.flatnonzero(row == each)) for each in range(rows)]
    upper, lower = sorted(edges, key=lambda edge: -height[edge].mean())
    drawn = refined @ height
    middle = 0.5 * (drawn[upper] + drawn[lower])
    for edge, past_m in ((upper, -0.5 * OVERLAP_M), (lower, 0.5 * OVERLAP_M)):
        longer = np.linalg.solve(refined[edge][:, edge].toarray(), middle + past_m - drawn[edge])
        positions[teeth[edge], 1] += longer


def _lower_teeth(figure: Figure, positions: Array, lips: Indices) -> None:
    """Move both rows of teeth until they meet below the meeting lips."""
    teeth = np.flatnonzero(figure.parts == TEETH)
    middle = 0.5 * (positions[teeth, 1].min() + positions[teeth, 1].max())
    heights = positions[teeth, 1]
    meet = 0.5 * (heights[heights > middle].min() + heights[heights < middle].max())
    positions[teeth, 1] += positions[lips, 1].mean() - BELOW_LIPS_M - meet


def _edge(points: Array, row: Indices) -> Indices:
    """The vertices of a row's cutting edge from right to left: the ring that is farthest from the gum."""
    heights = points[row, 1]
    upward = 1.0 if np.median(heights) < 0.5 * (heights.min() + heights.max()) else -1.0
    ring = row[np.argsort(-upward * heights)[: len(row) // RINGS]]
    return np.asarray(ring[np.argsort(points[ring, 0])])


def _along_tongue(points: Array) -> Array:
    """(n,) how far along the tongue points are, from 0 at its root to 1 at its tip."""
    back, front = points[:, 2].min(), points[:, 2].max()
    return np.asarray((points[:, 2] - back) / (front - back))


def _is_upper(figure: Figure, tongue: Indices) -> Array:
    """(n,) whether the tongue's surface looks upward at its vertices."""
    a, b, c, d = (figure.positions[figure.quads[:, corner]] for corner in range(4))
    up = np.bincount(
        figure.quads.ravel(), np.repeat(np.cross(c - a, d - b)[:, 1], 4), minlength=len(figure.positions)
    )
    return np.asarray(up[tongue] > 0.0)


def _out(points: Array, along: Array) -> Array:
    """The tongue (n, 3) m put out: longer, thinner and narrower to the tip, over the lip and down."""
    x, y, z = points.T
    order = np.argsort(along, kind="stable")
    # the middle line, smooth enough to measure thickness from
    centre = np.polynomial.Polynomial.fit(along[order], y[order], 3)(along)
    stretched = along**1.4
    ahead = z + LONGER_M * stretched
    ahead -= ROUNDED_M * smoothstep(0.5, 1.0, along) * np.square(x / np.abs(x[along > 0.9]).max())
    over = RISE_M * smoothstep(0.25, 0.75, along)
    hanging = DROOP_M * smoothstep(0.66, 1.05, along)
    height = centre + (y - centre) * (1.0 - THINNER * smoothstep(0.3, 0.9, along)) + over - hanging
    return np.stack([x * (1.0 - NARROWER * smoothstep(0.4, 1.0, along)), height, ahead], axis=1)


def _turned(points: Array, down_rad: Array, left_rad: Array) -> Array:
    """Points (n, 3) from the root, each turned by its own angles (n,)."""
    x, y, z = points.T
    y, z = y * np.cos(down_rad) - z * np.sin(down_rad), y * np.sin(down_rad) + z * np.cos(down_rad)
    x, z = x * np.cos(left_rad) + z * np.sin(left_rad), z * np.cos(left_rad) - x * np.sin(left_rad)
    return np.stack([x, y, z], axis=1)
