"""The face rig: points of the face that are dragged, and what of shapes, head and eyes a drag makes.

Everything is found for a right-handed signer whose head rests; whoever drags turns what is seen into that.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np

import sites.catalogue as places
from body_model.arrays import Array
from body_model.face_shapes import FACE_SHAPES, mirrored_shape, sided
from body_model.model import Body
from body_model.plain_types import Side, Vector
from body_model.surface_point import Attachment, SurfacePoint, attach, nearest
from nonmanuals import catalogue
from nonmanuals.shapes import GAZE_SHAPES, Region, region_of
from nonmanuals.target import FURTHEST_RAD, Direction, mirrored_target
from signer.characters.character import Character, per_character
from signer.characters.roles import EYES, HEAD
from signer.document.edits import Outcome
from signer.document.face_edits import set_span
from signer.document.fitting import with_item
from signer.document.items import has_id
from signer.document.sign import Sign
from signer.document.tracks.span import Span
from signer.motion.carriers.head import BONES
from signer.motion.carriers.head import HEAD as HEAD_PART
from signer.motion.face.mixing import mixed
from signer.motion.face.rules import within_rules
from signer.motion.face.track import face_score
from signer.motion.operations.editing import Held, SolvedEdit, outcome_of
from signer.motion.operations.keying import span_at
from signer.motion.pose import Pose

STIFFNESS: Final = 0.12
"""Cost of moving any other point of the rig, as a share of the cost of missing the pointer."""
FIXED_M: Final = 2e-4
"""Cost of a shape at full strength that moves no point of the rig, m off the pointer."""
STEPS: Final = 6
"""Rounds of the search for the weights at a bound, for each of them."""
SLOPE: Final = 1e-12
"""A bound is let go where that lowers the cost by more, m² for each unit of a weight."""
LEAST: Final = 5e-3
"""A weight that is less is not written."""
DIGITS: Final = 4
PROBE: Final = 0.05
"""The weight by which it is found how much a span counts at a moment: small, so that nothing is cut off."""
COUNTS: Final = 1e-3
"""A shape whose weight in the span counts less than this at the moment is left as it is."""
STEP_RAD: Final = 1e-4
ROUNDS: Final = 5
"""Newton's rule on a point that a head turns is within a micrometre after so many rounds."""

_SITES: Final[Mapping[str, tuple[Region, str]]] = {
    "brow.middle": ("brows", "brow"),
    "brow.outer": ("brows", "brow.tail"),
    "nose.wing": ("nose", "nose.side"),
    "mouth.corner": ("mouth", "mouth.corner"),
}
"""Points on either side, by the region whose shapes they move and the site where they are."""
_MIDDLE: Final[Mapping[str, tuple[Region, str]]] = {
    "lip.upper": ("mouth", "lip.upper"),
    "lip.lower": ("mouth", "lip.lower"),
    "chin": ("mouth", "chin"),
}
UNUSED: Final = (
    "cheek", "jawForward", "mouthClose", "mouthDimple", "mouthPress", "mouthRoll", "tongue",
)  # fmt: skip
"""Beginnings of the shapes of the mouth that no point of the rig moves: they are set by sliders."""
MOUTHED: Final = "A word is mouthed here: its mouths are changed in the tab Face."
NO_FURTHER: Final = "The face goes no further there."
ASIDE: Final = (("mouthLeft", "mouthRight"), ("jawLeft", "jawRight"))
"""Shapes that cancel out: a drag makes one of them at most."""
LID_SHARES: Final = (0.25, 0.55)
"""Stretch of a lid where it is held, beside the iris: shares of the way from above the pupil outwards."""
SHUT: Final = 0.75
"""An iris under a lid that is shut further cannot be taken hold of."""
CORNERS: Final = ((0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0))
JAW: Final = "chin"
"""The point that takes lips and corners along."""
TURNS: Final = "nose"
TILTS: Final = "crown"
IRISES: Final = ("iris.left", "iris.right")
IRIS_M: Final = 0.0125
"""From the centre of an eye to its iris, m, of the reference body."""


class RigPoint(NamedTuple):
    """A point of the face that can be dragged.

    Attributes:
        name: its own, with the side of the body on which it is.
        region: the part of the face whose shapes follow it.
        mirror: name of its partner, or its own in the middle.
        skin: where it is on the skin.
    """

    name: str
    region: Region
    mirror: str
    skin: Attachment


class Pull(NamedTuple):
    """A drag of a point, seen with the head at rest, of a right-handed signer: from where it was, m."""

    name: str
    by_m: Vector


@per_character(maxsize=1)
def rig_points(character: Character) -> Mapping[str, RigPoint]:
    """Return the points that move shapes of the face, by name."""
    body, found = character.body, dict[str, RigPoint]()

    def add(name: str, region: Region, mirror: str, skin: Attachment) -> None:
        found[name] = RigPoint(name, region, mirror, skin)

    sides: tuple[tuple[str, Side, Side], ...] = (("L", "left", "right"), ("R", "right", "left"))
    for letter, side, other in sides:
        ends = [_attached(character, site).rest for site in ("brow.centre", f"brow.{letter}")]
        inner = attach(body, [(nearest(body, np.mean(ends, axis=0)), 1.0)])
        add(f"brow.inner.{side}", "brows", f"brow.inner.{other}", inner)
        ends = [_attached(character, f"{site}.{letter}").rest for site in ("eye", "eye.outer")]
        add(f"lid.{side}", "eyes", f"lid.{other}", attach(body, [(_on_lid(body, side, ends), 1.0)]))
        for name, (region, site) in _SITES.items():
            add(f"{name}.{side}", region, f"{name}.{other}", _attached(character, f"{site}.{letter}"))
    for name, (region, site) in _MIDDLE.items():
        add(name, region, name, _attached(character, site))
    return found


@per_character(maxsize=1)
def head_points(character: Character) -> Mapping[str, Attachment]:
    """Return the points that turn and tilt the head."""
    return {TURNS: _attached(character, "nose.tip"), TILTS: _attached(character, "head.top")}


def _on_lid(body: Body, side: Side, ends: list[Array]) -> SurfacePoint:
    """Return the point of an upper lid beside the iris that a blink moves most."""
    blink = body.shapes[sided("eyeBlink", side)]
    aside = body.cage[blink.vertices, 0]
    low, high = sorted(ends[0][0] + share * (ends[1][0] - ends[0][0]) for share in LID_SHARES)
    far = np.where((aside > low) & (aside < high), np.linalg.norm(blink.moved, axis=1), 0.0)
    quad, corner = np.argwhere(body.quads == blink.vertices[int(np.argmax(far))])[0]
    return SurfacePoint(int(quad), *CORNERS[int(corner)])


def _attached(character: Character, site_id: str) -> Attachment:
    point = places.find(site_id).point
    assert point is not None, site_id
    return attach(character.body, [(point, 1.0)])


class SeenPoint(NamedTuple):
    """A point of the rig on a pose: (3,) m and (3,) unit outward, in the world."""

    name: str
    at: Array
    outward: Array


def seen_points(pose: Pose) -> tuple[SeenPoint, ...]:
    """Return where the points of the rig are on a pose, exactly on the drawn skin; irises on their eyes."""
    character, face = pose.character, pose.face_weights
    skins = {name: point.skin for name, point in rig_points(character).items()} | dict(head_points(character))
    found = []
    for name, skin in skins.items():
        posed = skin.on_face(face)
        found.append(SeenPoint(name, posed.position(pose.matrices), posed.normal(pose.matrices)))
    for name, eye in zip(IRISES, EYES, strict=True):
        bone, lid = character.bones[eye], sided("eyeBlink", "left" if name.endswith("left") else "right")
        if face[FACE_SHAPES.index(lid)] > SHUT:
            continue
        ahead = pose.bone_rotations[bone][:, 2]
        reach_m = character.scale.length * IRIS_M
        found.append(SeenPoint(name, pose.bone_positions[bone] + reach_m * ahead, ahead))
    return tuple(found)


def head_of(pose: Pose) -> Array:
    """(3, 3) from the head at rest to the world."""
    return np.asarray(pose.bone_rotations[pose.character.bones[HEAD]])


def pull_of(pose: Pose, name: str, by_m: Array) -> Pull:
    """Return the drag of a point by (3,) m in the world as a pull, mirrored for a left-handed signer."""
    x, y, z = (float(value) for value in head_of(pose).T @ by_m)
    if pose.dominant_side == "left":
        return Pull(rig_points(pose.character)[name].mirror, (-x, y, z))
    return Pull(name, (x, y, z))


def with_mirror(character: Character, pull: Pull) -> tuple[Pull, ...]:
    """Return a pull and the same of its partner on the other side; one in the middle stays in the middle."""
    mirror = rig_points(character)[pull.name].mirror
    x, y, z = pull.by_m
    return (pull,) if mirror == pull.name else (pull, Pull(mirror, (-x, y, z)))


@dataclass(frozen=True)
class DragFace(SolvedEdit):
    """Let the shapes of a part of the face follow points that are pulled, as near as they can.

    Weights are the least-squares answer within 0 and 1 that is nearest to those that are there; the span at
    the moment has them as its own, or a new one is made. Nothing is changed where a word is mouthed.

    Attributes:
        region: the part of the face, and the kind of its track.
        pulls: of points of that part, from where they are at the moment.
        normal: (3,) unit, across the plane in which they are pulled, with the head at rest.
    """

    region: Region
    pulls: tuple[Pull, ...]
    normal: Vector = (0.0, 0.0, 1.0)
    named = "Shape face"

    @property
    def kind(self) -> str:
        """Kind of the track that is changed."""
        return self.region

    def outcome(self, sign: Sign) -> Outcome:
        """Return what becomes of a sign. ValueError without a moment."""
        if not any(any(pull.by_m) for pull in self.pulls):
            return Outcome(sign)
        captured, span, given = _begun(_Same(sign), self.region, self.moment.time_s)
        if span.word or span.sounds:
            return Outcome(sign, words=MOUTHED)
        own = {name: value for name, value in zip(given.names, self._solved(given), strict=True) if value}
        if not own and not has_id(sign, span.id):
            return Outcome(sign, words=NO_FURTHER)
        if not own and catalogue.has(span.signal):  # without any the signal's own would come back
            own = {given.names[0]: 0.0}
        after = with_item(captured, replace(span, shapes=tuple(own.items()), name=""))
        return outcome_of(sign, after, span.id, Held(span, None, self._held_back(after)))

    def _held_back(self, sign: Sign) -> str:
        """Say which rules hold this part of the face back; empty where none does."""
        asked = _mixed_at(sign, self.moment.time_s)[None]
        ruled = within_rules(asked)
        own = [region_of(name) == self.region for name in FACE_SHAPES]
        is_held = bool((ruled.weights != asked)[0, own].any())
        return f"Held back: {'; '.join(ruled.reasons)}." if is_held and ruled.reasons else ""

    def _solved(self, given: _Weighing) -> list[float]:
        points = [point for point in rig_points(self.signer).values() if point.region == self.region]
        across = np.eye(3) - np.outer(self.normal, self.normal)
        used = np.array([not name.startswith(UNUSED) for name in given.shown])
        names = [name for name in given.shown if not name.startswith(UNUSED)]
        shapes = [FACE_SHAPES.index(name) for name in names]
        moved = np.stack([_moves_of(point.skin)[shapes] for point in points]) * given.counts[used, None]
        by_m = {pull.name: np.array(pull.by_m) for pull in self.pulls}
        rows, led_by_jaw = np.array([point.name in by_m for point in points]), JAW in by_m
        asked = np.concatenate([across @ by_m[point.name] for point in points if point.name in by_m])
        led = (moved[rows] @ across).swapaxes(1, 2).reshape(-1, len(shapes))
        stiff = np.array([point.name not in by_m and not led_by_jaw for point in points])
        stays = STIFFNESS * moved[stiff].swapaxes(1, 2).reshape(-1, len(shapes))
        cost = (STIFFNESS * np.linalg.norm(moved, axis=2).max(axis=0)) ** 2 + FIXED_M**2
        matrix, vector = led.T @ led + stays.T @ stays + np.diag(cost), led.T @ asked
        now, most = given.now[used], given.most[used]
        found = now + least_within(matrix, vector, -now, most - now)
        idle = [
            name for pair in ASIDE if all(one in names for one in pair)
            for name in _cancelled(*((one, float(found[names.index(one)])) for one in pair))
        ]  # fmt: skip
        if idle:
            most = np.where(np.isin(names, idle), 0.0, most)
            found = now + least_within(matrix, vector, -now, most - now)
        weights = given.now.copy()
        weights[used] = np.where(found < LEAST, 0.0, found)
        return [round(float(value), DIGITS) for value in weights]


def _cancelled(one: tuple[str, float], other: tuple[str, float]) -> tuple[str, ...]:
    """Return which of two opposite shapes with weights is idle: the weaker, or both that cancel out."""
    (name, weight), (opposite, against) = sorted((one, other), key=lambda each: each[1])
    if weight < LEAST:
        return ()
    return (name, opposite) if against - weight < LEAST else (name,)


class _Same:
    """Key of a cache: a sign by its identity."""

    __slots__ = ("sign",)

    def __init__(self, sign: Sign) -> None:
        self.sign = sign

    def __hash__(self) -> int:
        return id(self.sign)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and self.sign is other.sign


@lru_cache(maxsize=1)
def _begun(same: _Same, region: Region, time_s: float) -> tuple[Sign, Span, _Weighing]:
    """Return the sign with the span that a drag changes: the same for every step of the drag."""
    captured, span = span_at(same.sign, region, time_s)
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
    counts[counts < COUNTS] = 0.0
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


def least_within(matrix: Array, vector: Array, low: Array, high: Array) -> Array:
    """Minimize x A x / 2 - b x with low <= x <= high, exactly: step by step from bound to bound.

    Args:
        matrix: (n, n) A, positive definite.
        vector: (n,) b.
        low: (n,) bounds below.
        high: (n,) bounds above.
    """
    x, held = np.clip(np.zeros(len(vector)), low, high), np.zeros(len(vector), bool)
    for _ in range(STEPS * len(vector)):
        free = ~held
        wanted = x.copy()
        if free.any():
            wanted[free] = np.linalg.solve(
                matrix[np.ix_(free, free)], vector[free] - matrix[np.ix_(free, held)] @ x[held]
            )
        step = wanted - x
        with np.errstate(divide="ignore", invalid="ignore"):
            room = np.where(step > 0.0, (high - x) / step, np.where(step < 0.0, (low - x) / step, np.inf))
        tightest = int(np.argmin(np.where(free, room, np.inf)))
        if free.any() and room[tightest] < 1.0:
            x = np.clip(x + max(float(room[tightest]), 0.0) * step, low, high)
            x[tightest] = high[tightest] if step[tightest] > 0.0 else low[tightest]
            held[tightest] = True
            continue
        x = wanted
        slope = vector - matrix @ x
        wrong = np.where(held & (high > low), np.where(x >= high, -slope, slope), 0.0)
        worst = int(np.argmax(wrong))
        if wrong[worst] <= SLOPE:
            break
        held[worst] = False
    return x


def head_change(pose: Pose, name: str, to: Array) -> dict[str, float]:
    """Return by how much the channels of the head's track change as a drag takes one of its points along.

    Args:
        pose: when the drag began.
        name: of the point: the nose turns and nods the head, the crown tilts it.
        to: (3,) m of the world, where the point is asked to go.

    Returns:
        Changes in rad, of the sign as it is written.
    """
    character, body = pose.character, pose.character.body
    skin = head_points(character)[name]
    channels = ("pitch_rad", "turn_rad") if name == TURNS else ("tilt_rad",)
    rest = body.heads[body.bones(*BONES)]
    chest = pose.chest[:, :3]
    mirror = np.array([-1.0, 1.0, 1.0]) if pose.dominant_side == "left" else np.ones(3)
    turned = mirror[:, None] * (chest.T @ head_of(pose)) * mirror
    start = np.array([*_angles(turned), 0.0])
    asked = mirror * (chest.T @ (to - skin.position(pose.matrices)))

    def point(change: Array) -> Array:
        values = start.copy()
        values[[_COLUMNS[channel] for channel in channels]] += change
        world, at = np.eye(3), rest[0]
        for local, joint, following in zip(
            HEAD_PART.turns(character, values[None])[0], rest, (*rest[1:], skin.rest), strict=True
        ):
            world = world @ local
            at = at + world @ (following - joint)
        return np.asarray(at)

    change, home = np.zeros(len(channels)), point(np.zeros(len(channels)))
    for _ in range(ROUNDS):
        now = point(change)
        slopes = np.stack(
            [(point(change + STEP_RAD * axis) - now) / STEP_RAD for axis in np.eye(len(channels))]
        )
        step = np.linalg.lstsq(slopes.T, home + asked - now, rcond=None)[0]
        change = change + step
        if np.abs(step).max() < STEP_RAD:
            break
    return dict(zip(channels, (float(value) for value in change), strict=True))


_COLUMNS: Final = {"pitch_rad": 0, "turn_rad": 1, "tilt_rad": 2}


def _angles(rotation: Array) -> tuple[float, float, float]:
    """Return pitch, turn and tilt, rad, of a rotation (3, 3) Ry Rx Rz."""
    pitch = float(np.arcsin(np.clip(-rotation[1, 2], -1.0, 1.0)))
    turn = float(np.arctan2(rotation[0, 2], rotation[2, 2]))
    return pitch, turn, float(np.arctan2(rotation[1, 0], rotation[1, 1]))


@dataclass(frozen=True)
class LookTowards(SolvedEdit):
    """Let the eyes look in a direction of the room.

    Attributes:
        direction: (3,) of any length, in the world, as the signer is drawn.
    """

    direction: Vector
    named = "Turn eyes"

    @property
    def kind(self) -> str:
        """Kind of the track that is changed."""
        return "gaze"

    def outcome(self, sign: Sign) -> Outcome:
        """Return what becomes of a sign. ValueError without a moment."""
        captured, span = span_at(sign, "gaze", self.moment.time_s)
        target = (
            mirrored_target(direction_of(self.direction))
            if sign.dominant_side == "left"
            else direction_of(self.direction)
        )
        after = set_span(span.id, signal="", target=target).change(captured)
        return outcome_of(sign, after, span.id, Held(span))


def direction_of(direction: Vector) -> Direction:
    """Return a direction of the room by its angles, no further than a gaze may be."""
    x, y, z = direction
    pitch, turn = np.arctan2(-y, np.hypot(x, z)), np.arctan2(x, z)
    return Direction(
        *(round(float(np.clip(angle, -FURTHEST_RAD, FURTHEST_RAD)), 4) for angle in (pitch, turn))
    )
