"""Shapes of the face that follow dragged points as near as they can; a face kept as a signal."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np

from body_model.arrays import Array
from body_model.face_shapes import FACE_SHAPES, mirrored_shape
from body_model.plain_types import Vector
from body_model.surface_point import Attachment
from nonmanuals import catalogue
from nonmanuals.own import OwnSignal
from nonmanuals.shapes import GAZE_SHAPES, Region, region_of
from signer.document.change import Outcome
from signer.document.fitting import with_item
from signer.document.items import has_id
from signer.document.same import Same
from signer.document.sign import Sign
from signer.document.tracks.head import HEAD
from signer.document.tracks.span import DIGITS, Span
from signer.lazy import lazily
from signer.motion.face.mixing import mixed
from signer.motion.face.rules import within_rules
from signer.motion.face.track import face_at, face_score
from signer.motion.operations.editing import Held, SolvedEdit, outcome_of, span_at
from signer.motion.operations.face_points import Pull, rig_points
from signer.phrases import joined, phrase

with lazily():
    from scipy import optimize

STIFFNESS: Final = 0.12
"""Cost of moving any other point of the rig, as a share of the cost of missing the pointer. Half or double
change most drags, one shape in full."""
FIXED_M: Final = 2e-4
"""Cost of a shape at full strength that moves no point of the rig, m off the pointer. Half or double change
weights by 0.03 and 0.08."""
LEAST: Final = 5e-3
"""A dragged or kept weight, or an angle in rad, that is less is not written, and of a length in metres a
tenth of it; double of it drops one weight in 24 drags."""
PROBE: Final = 0.05
"""The weight by which it is found how much a span counts at a moment: small, so that nothing is cut off."""
UNUSED: Final = (
    "cheek", "jawForward", "mouthClose", "mouthDimple", "mouthPress", "mouthRoll", "tongue",
)  # fmt: skip
"""Beginnings of the shapes of the mouth that no point of the rig moves: they are set by sliders."""
MOUTHED: Final = phrase("A word is mouthed here: its mouths are changed in the tab Face.")
NO_FURTHER: Final = phrase("The face goes no further there.")
ASIDE: Final = (("mouthLeft", "mouthRight"), ("jawLeft", "jawRight"))
"""Shapes that cancel out: a drag makes one of them at most."""
JAW: Final = "chin"
"""The point that takes lips and corners along."""


@dataclass(frozen=True)
class DragFace(SolvedEdit):
    """Let the shapes of a part of the face follow points that are pulled, as near as they can.

    Weights are the least-squares answer within 0 and 1 that is nearest to those that are there; the span at
    the moment has them as its own, or a new one is made. Nothing is changed where a word is mouthed.

    Attributes:
        kind: the part of the face, and of its track.
        pulls: of points of that part, from where they are at the moment.
        normal: (3,) unit, across the plane in which they are pulled, with the head at rest.
    """

    kind: Region = field()
    pulls: tuple[Pull, ...]
    normal: Vector = (0.0, 0.0, 1.0)
    named = phrase("Shape face")

    def outcome(self, sign: Sign) -> Outcome[Sign]:
        """Return what becomes of a sign. ValueError without a moment."""
        if not any(any(pull.by_m) for pull in self.pulls):
            return Outcome(sign)
        captured, span, given = _start_of_drag(Same(sign), self.kind, self.moment.time_s)
        if span.word or span.sounds:
            return Outcome(sign, words=MOUTHED)
        weighed = zip(given.names, self._solved(given), strict=True)
        own = {name: value for name, value in weighed if value}
        if not own and not has_id(sign, span.id):
            return Outcome(sign, words=NO_FURTHER)
        if not own and catalogue.has(span.signal):  # without any the signal's own would come back
            own = {given.names[0]: 0.0}
        after = with_item(captured, replace(span, shapes=tuple(own.items()), name=""))
        return outcome_of(sign, after, span.id, Held(span, None, self._held_back(after)))

    def _held_back(self, sign: Sign) -> str:
        """Say which rules hold this part of the face back; empty where none does."""
        mixed_weights = _mixed_at(sign, self.moment.time_s)[None]
        ruled = within_rules(mixed_weights)
        own = [region_of(name) == self.kind for name in FACE_SHAPES]
        is_held = bool((ruled.weights != mixed_weights)[0, own].any())
        return (
            phrase("Held back: {reasons}.", reasons=joined("; ", ruled.reasons))
            if is_held and ruled.reasons
            else ""
        )

    def _solved(self, given: _Weighing) -> list[float]:
        points = [point for point in rig_points(self.signer).values() if point.region == self.kind]
        across = np.eye(3) - np.outer(self.normal, self.normal)
        used = np.array([not name.startswith(UNUSED) for name in given.shown])
        names = np.array(given.shown)[used].tolist()
        shapes = [FACE_SHAPES.index(name) for name in names]
        moved = np.stack([_moves_of(point.skin)[shapes] for point in points]) * given.counts[used, None]
        by_m = {pull.name: np.array(pull.by_m) for pull in self.pulls}
        rows, led_by_jaw = np.array([point.name in by_m for point in points]), JAW in by_m
        goal = np.concatenate([across @ by_m[point.name] for point in points if point.name in by_m])
        led = (moved[rows] @ across).swapaxes(1, 2).reshape(-1, len(shapes))
        stiff = np.array([point.name not in by_m and not led_by_jaw for point in points])
        stays = STIFFNESS * moved[stiff].swapaxes(1, 2).reshape(-1, len(shapes))
        cost = np.hypot(STIFFNESS * np.linalg.norm(moved, axis=2).max(axis=0), FIXED_M)
        costs = np.concatenate([led, stays, np.diag(cost)])
        wanted = np.concatenate([goal, np.zeros(len(costs) - len(goal))])
        now, most = given.now[used], given.most[used]
        found = now + least_squares_within(costs, wanted, -now, most - now)
        weight = dict(zip(names, found.tolist(), strict=True))
        idle = {
            name
            for one, other in ASIDE
            if one in weight and other in weight
            for name in _cancelled((one, weight[one]), (other, weight[other]))
        }
        if idle:
            most = np.where([name in idle for name in names], 0.0, most)
            found = now + least_squares_within(costs, wanted, -now, most - now)
        weights = given.now.copy()
        weights[used] = np.where(found < LEAST, 0.0, found)
        return [round(float(value), DIGITS) for value in weights]


def _cancelled(one: tuple[str, float], other: tuple[str, float]) -> tuple[str, ...]:
    """Return which of two opposite shapes with weights is idle: the weaker, or both that cancel out."""
    (name, weight), (opposite, against) = sorted((one, other), key=lambda each: each[1])
    if weight < LEAST:
        return ()
    return (name, opposite) if against - weight < LEAST else (name,)


@lru_cache(maxsize=1)
def _start_of_drag(same: Same[Sign], region: Region, time_s: float) -> tuple[Sign, Span, _Weighing]:
    """Return the sign with the span that a drag changes: the same for every step of the drag."""
    captured, span = span_at(same.value, region, time_s)
    return captured, span, _weighing(captured, span, region, time_s)


class _Weighing(NamedTuple):
    """Shapes of a region as a span sets them at a moment.

    Attributes:
        shown: (s,) names of the shapes of the face.
        names: (s,) the same as the span writes them.
        now: (s,) weights that make the face of the moment.
        most: (s,) the largest ones that change it.
        counts: (s,) by how much the face changes with each.
    """

    shown: tuple[str, ...]
    names: tuple[str, ...]
    now: Array
    most: Array
    counts: Array


def _weighing(sign: Sign, span: Span, region: Region, time_s: float) -> _Weighing:
    """Find out how the weights of a span become those of the face: in a mix of signals each counts less."""
    shown = tuple(name for name in FACE_SHAPES if region_of(name) == region and name not in GAZE_SHAPES)
    columns = [FACE_SHAPES.index(name) for name in shown]

    def face(weight: float) -> Array:
        probed = replace(span, shapes=tuple((name, weight) for name in shown))
        return np.asarray(_mixed_at(with_item(sign, probed), time_s)[columns])

    others, now = face(0.0), _mixed_at(sign, time_s)[columns]
    counts = (face(PROBE) - others) / PROBE
    counts[counts < LEAST] = 0.0
    per_count = np.divide(1.0, counts, out=np.zeros_like(counts), where=counts > 0.0)
    most = np.minimum((1.0 - others) * per_count, 1.0)
    weights = np.clip((now - others) * per_count, 0.0, most)
    names = tuple(mirrored_shape(name) for name in shown) if span.side == "mirrored" else shown
    return _Weighing(shown, names, weights, most, counts)


def _mixed_at(sign: Sign, time_s: float) -> Array:
    """(S,) weights of the face at a time, before its rules."""
    score, time = face_score(sign), np.array([time_s])
    return np.asarray(mixed(score.claims, [claim.at(time) for claim in score.claims])[0])


def _moves_of(skin: Attachment) -> Array:
    """(S, 3) m, what each shape does to a point while the head rests."""
    moved = np.zeros((len(FACE_SHAPES), 3))
    if skin.moves is not None:
        moved[skin.moves.shapes] = skin.moves.moved.sum(axis=1)
    return moved


def least_squares_within(matrix: Array, goal: Array, low: Array, high: Array) -> Array:
    """Return x (n,) with low <= x <= high for which matrix (m, n) @ x is nearest to a goal (m,)."""
    x, free = low.copy(), high > low
    if free.any():
        goal = goal - matrix[:, ~free] @ x[~free]
        x[free] = optimize.lsq_linear(matrix[:, free], goal, (low[free], high[free]), method="bvls").x
    return x


def face_kept(sign: Sign, time_s: float) -> OwnSignal | None:
    """Return the face and head at a time, without a name or a gaze; None for a face at rest."""
    face = face_at(sign, np.array([time_s]))
    shapes = tuple(
        (name, round(float(weight), DIGITS))
        for name, weight in zip(FACE_SHAPES, face.weights[0], strict=True)
        if weight >= LEAST and name not in GAZE_SHAPES
    )
    head = tuple(
        sorted(
            (channel.name, round(float(value), DIGITS))
            for channel, value in zip(HEAD.channels, face.of(HEAD.name)[0], strict=True)
            if abs(value) >= (LEAST if channel.unit == "rad" else 0.1 * LEAST)
        )
    )
    return OwnSignal("", shapes, head) if shapes or head else None
