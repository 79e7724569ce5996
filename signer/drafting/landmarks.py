"""Landmarks of a film in metres of a character: where its joints would be, were it filmed."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from itertools import pairwise
from typing import Any, Final

import numpy as np
from scipy.ndimage import gaussian_filter1d
from scipy.spatial.transform import Rotation

from body_model.arrays import Array, Mask
from body_model.plain_types import Side
from signer.characters.character import Character, per_character
from signer.document.sign import OTHER_SIDE
from signer.drafting.points import BODY, LEAST_FRAMES, Points, refused
from signer.export.keypoints import BODY_NAMES, HAND_NAMES, keypoints_of
from signer.kinematics.sides import SIDES
from signer.phrases import phrase

FASTEST_HZ: Final = 45.0
"""Frames a second from which on frames are drawn together: hands do not turn quicker than in a thirtieth."""
USUAL_HZ: Final = 30.0
WIDE: Final = 70
"""Percentile of a distance over the film that is its true one: a trunk that turns is narrower."""
LONGEST: Final = 97
"""Percentile of a bone's seen length that is its true one: in some frame it lies in the picture."""
SHORT_M: Final = {"elbow": 0.04, "wrist": 0.05}
"""Depth, m, before the joint above it of a joint whose bone seems to lie in the picture: arms sign before the
body. On films of the half for setting elbows err by 37 mm so and forearms, whose hands say whether they point
back, by 19; by 41 and 32 with 0. What MediaPipe tells of depth makes both worse: it has all forearms point to
the camera."""
HAND_LARGER: Final = (0.6, 1.5)
"""Hands are scaled by so much at most: beyond it the detector has lost the hand."""
PALM: Final = ((0, 5), (0, 9), (0, 13), (0, 17), (5, 17), (5, 9), (9, 13), (13, 17))
"""Pairs of points of a palm, which does not bend."""
FACE_ROWS: Final = (0, 2, 5, 7, 8, 9, 10)
"""Nose, eyes, ears and corners of the mouth: where the head is."""
MOST_ASIDE: Final = 0.6
"""Sine of the greatest angle by which a camera may stand aside, 37 degrees: a film from 45 gave nonsense."""
FROM_SIDE: Final = phrase("the signer is filmed from the side; one camera in front of them sees both hands")
NARROW: Final = 0.55
"""Width of the shoulders beside the longest upper arm, as a share of ours: less is seen from the side."""
TRAVELS: Final = 1.5
"""Times as far as the other hand that the one travels which leads."""
OVER: Final = np.array((-1.0, 1.0, 1.0))
"""Signs of the axes of a mirror image."""
_SIDED: Final = tuple(
    BODY_NAMES.index(name.replace("left", "*").replace("right", "left").replace("*", "right"))
    for name in BODY_NAMES
)
"""Row of the mirror image of each point of the body."""


@dataclass(frozen=True)
class Detector:
    """Detector of points: how they lie, and how sure what is seen of them is.

    Attributes:
        source: where its figures come from.
        anchors: two points of the body by which scale and place are found.
        wide: their distance, beside that of our joints.
        rise_m: by how much they lie above our joints.
        has_depth: depths are as good as places in the picture.
        lens_m: distance of the camera, of points without depths; 0 else.
        plane_m: error of a point in the plane of the picture, standard deviation.
        hand_m: errors of a point of a hand that is laid on a handshape, in the plane and in depth.
        place_depth_m: error of a wrist in depth.
        shoulder_depth_m: error of a shoulder in depth, beside where its arm would bring our own.
        smoothed_s: standard deviation, s, of what points are smoothed by.
        aside_rad: how far aside, to the signer's left, a camera seems to stand that is in front.
        right: share of directions and of elbows within 20 and 15 degrees, which is how sure they are.
    """

    source: str
    anchors: tuple[str, str]
    wide: float
    rise_m: float
    has_depth: bool
    lens_m: float
    plane_m: float
    hand_m: tuple[float, float]
    place_depth_m: float
    shoulder_depth_m: float
    smoothed_s: float
    aside_rad: float
    right: Mapping[str, float]


@cache
def detectors() -> dict[str, Detector]:
    """Return the detectors by their names."""
    text = files("signer.drafting").joinpath("detectors.json").read_text("utf-8")
    found: dict[str, dict[str, Any]] = json.loads(text)
    return {name: Detector(**one) for name, one in found.items()}


@dataclass(frozen=True, eq=False)
class Landmarks:
    """Places of joints in the frames of a film, m: x to the signer's left, y up, z out of the chest.

    They are of a right-handed signer: those of a left-handed one are mirrored.

    Attributes:
        times_s: (F,) of the frames.
        body: (F, 33, 3) in the order of `BODY_NAMES`.
        hands: (F, 21, 3) in the order of `HAND_NAMES`; bridged where they are not seen.
        seen: (F,) frames in which a hand is seen.
        detector: whose errors they have.
        aside_rad: how far to the signer's left the camera stands, along whose axis z is.
        is_mirrored: the signer leads with the left hand.
    """

    times_s: Array
    body: Array
    hands: Mapping[Side, Array]
    seen: Mapping[Side, Mask]
    detector: Detector
    aside_rad: float = 0.0
    is_mirrored: bool = False

    def joint(self, side: Side, name: str) -> Array:
        """Return the places (F, 3) of a shoulder, elbow or wrist of a side."""
        return np.asarray(self.body[:, BODY[f"{side}_{name}"]])

    def lasts_s(self, start: int, end: int) -> float:
        """Return the time from a frame to another, s."""
        return float(self.times_s[end] - self.times_s[start])

    @property
    def axes(self) -> int:
        """Return along how many axes places are known well, the first ones: depth is the third."""
        plane_m, depth_m = self.detector.hand_m
        return 3 if self.detector.has_depth and depth_m < 2.0 * plane_m else 2

    @property
    def shoulders(self) -> Array:
        """Return the middle (F, 3) between both shoulders."""
        return 0.5 * (self.joint("left", "shoulder") + self.joint("right", "shoulder"))


def seen_from(aside_rad: float) -> Array:
    """Return the turn (3, 3) of rows of points from the signer's axes to those of a camera to their left."""
    sin, cos = np.sin(aside_rad), np.cos(aside_rad)
    return np.array(((cos, 0.0, sin), (0.0, 1.0, 0.0), (-sin, 0.0, cos)))


@per_character(maxsize=4)
def rest_of(character: Character) -> Array:
    """Return the points (33, 3) m of a character's body at rest."""
    found = keypoints_of(character)
    return found.rest[found.part("body")]


def body_of(character: Character, matrices: Array) -> Array:
    """Return the points (33, 3) m of a character's body as it stands by skinning matrices."""
    found = keypoints_of(character)
    return found.carried(matrices, found.part("body"))


@per_character(maxsize=4)
def palm_of(character: Character) -> float:
    """Return the lengths of all pairs of points of a palm together, m."""
    found = keypoints_of(character)
    hand = found.rest[found.part("right_hand")]
    return float(sum(np.linalg.norm(hand[one] - hand[other]) for one, other in PALM))


def landmarks_of(
    character: Character, points: Points, name: str, *, is_left_handed: bool = False
) -> Landmarks:
    """Return points of a file as places of a character's joints.

    Args:
        character: who signs.
        points: as they were read.
        name: of the file, for errors.
        is_left_handed: the signer leads with the left hand; otherwise the one that travels far farther leads.

    Raises:
        ImportingError: the signer is not seen from the front.
    """
    found = _metric(character, _at_usual_rate(points), name)
    if not found.detector.has_depth:
        found = _with_arm_depths(character, _straight(_with_arm_depths(character, found)))
    sigma = found.detector.smoothed_s / float(np.median(np.diff(found.times_s)))
    found = replace(
        found,
        body=gaussian_filter1d(found.body, sigma, axis=0),
        hands={side: gaussian_filter1d(found.hands[side], sigma, axis=0) for side in SIDES},
    )
    travelled = {side: _travelled(found, side) for side in SIDES}
    leads_left = is_left_handed or travelled["left"] > TRAVELS * travelled["right"]
    return _mirrored(found) if leads_left else found


def _at_usual_rate(points: Points) -> Points:
    """Return the points at 30 frames a second where there are many more, or frames of unequal length."""
    times, steps = points.times_s, np.diff(points.times_s)
    is_even = float(np.ptp(steps)) < 0.2 * float(np.median(steps))
    if is_even and 1.0 / float(np.median(steps)) <= FASTEST_HZ:
        return points
    even = np.arange(times[0], times[-1] + 1e-9, 1.0 / USUAL_HZ)
    if len(even) < LEAST_FRAMES:
        return points
    rows = np.searchsorted(0.5 * (times[1:] + times[:-1]), even)  # the nearest frame
    return replace(
        points,
        times_s=even,
        body=points.body[rows],
        hands={side: points.hands[side][rows] for side in SIDES},
    )


def _metric(character: Character, points: Points, name: str) -> Landmarks:
    detector, rest = detectors()[points.detector], rest_of(character)
    anchors = [BODY[one] for one in detector.anchors]
    body = _bridged(points.body)
    _require_front(body, rest, name)
    wide = float(np.linalg.norm(rest[anchors[0]] - rest[anchors[1]]))
    apart = np.linalg.norm((body[:, anchors[0]] - body[:, anchors[1]])[:, :2], axis=1)
    scale = detector.wide * wide / max(float(np.percentile(apart, WIDE)), 1e-6)
    middle = np.median(0.5 * (body[:, anchors[0]] + body[:, anchors[1]]), axis=0)
    to_metres = np.array((scale, -scale, -scale))
    shift = 0.5 * (rest[anchors[0]] + rest[anchors[1]]) + (0.0, detector.rise_m, 0.0)
    placed = (body - middle) * to_metres
    hands = {side: (_bridged(points.hands[side]) - middle) * to_metres for side in SIDES}
    aside_rad = 0.0
    if not detector.has_depth:
        aside_rad = _aside(placed, rest, name) - detector.aside_rad
        placed, hands = _with_own_depths(character, placed, hands, points, aside_rad)
    placed = placed + shift
    if detector.wide < 1.0:  # shoulders of the detector become ours
        half = np.array((0.5 * (1.0 - detector.wide) * wide, -detector.rise_m, 0.0))
        for side, row in zip(("left", "right"), anchors, strict=True):
            placed[:, row] += half * (1.0 if side == "left" else -1.0, 1.0, 1.0)
    seen = {side: points.seen(side) for side in SIDES}
    hands = {side: at + shift for side, at in hands.items()}
    return Landmarks(points.times_s, placed, hands, seen, detector, aside_rad)


def _aside(body: Array, rest: Array, name: str) -> float:
    """Return how far to the signer's left the camera stands, rad: a nose is before the shoulders.

    ImportingError where it stands too far aside.
    """
    shoulders = [BODY["left_shoulder"], BODY["right_shoulder"]]
    deep = rest[0, 2] - rest[shoulders, 2].mean()
    off = float(np.median(body[:, 0, 0] - body[:, shoulders, 0].mean(axis=1)))
    if abs(off) > MOST_ASIDE * deep:
        raise refused(name, FROM_SIDE)
    return float(np.arcsin(-off / deep))


def _require_front(body: Array, rest: Array, name: str) -> None:
    """Raise ImportingError where shoulders are narrow beside the arms."""

    def apart(one: str, other: str) -> Array:
        return np.asarray(np.linalg.norm((body[:, BODY[one]] - body[:, BODY[other]])[:, :2], axis=1))

    ours = np.linalg.norm(rest[BODY["left_shoulder"]] - rest[BODY["right_shoulder"]])
    arm = np.linalg.norm(rest[BODY["left_shoulder"]] - rest[BODY["left_elbow"]])
    shoulders = np.percentile(apart("left_shoulder", "right_shoulder"), WIDE)
    arms = [np.percentile(apart(f"{side}_shoulder", f"{side}_elbow"), LONGEST) for side in SIDES]
    if not np.isfinite([shoulders, *arms]).all() or shoulders < 2.0:
        raise refused(name, phrase("shoulders and elbows are not seen; film somebody from the hips up"))
    if shoulders / max(arms) < NARROW * ours / arm:
        raise refused(name, FROM_SIDE)


def _with_own_depths(
    character: Character, body: Array, hands: dict[Side, Array], points: Points, aside_rad: float
) -> tuple[Array, dict[Side, Array]]:
    """Return body and hands of a detector that knows no depth.

    The head stands over the shoulders, arms lie in their plane, and hands have the size of ours.
    """
    rest, body = rest_of(character), body.copy()
    shoulders = [BODY["left_shoulder"], BODY["right_shoulder"]]
    body[..., 2] = 0.0
    still = [*range(11), *shoulders]
    body[:, still, 2] = ((rest[still] - rest[shoulders].mean(axis=0)) @ seen_from(aside_rad))[:, 2]
    made = dict[Side, Array]()
    for side, at in hands.items():
        wrist = body[:, BODY[f"{side}_wrist"]]
        seen = points.seen(side)
        if not seen.any():
            made[side] = np.repeat(wrist[:, None], len(HAND_NAMES), axis=1)
            continue
        own = at - at[:, :1]
        length = sum(np.linalg.norm(own[:, one] - own[:, other], axis=1) for one, other in PALM)
        larger = np.clip(palm_of(character) / np.maximum(length, 1e-6), *HAND_LARGER)
        larger = 0.5 * (np.median(larger[seen]) + larger)
        where = np.where(seen[:, None], at[:, 0], wrist) * (1.0, 1.0, 0.0)
        made[side] = where[:, None] + own * larger[:, None, None]
    return body, made


def _with_arm_depths(character: Character, found: Landmarks) -> Landmarks:
    """Return landmarks whose elbows and wrists are as deep as the lengths of the arm have it."""
    body, hands = found.body.copy(), dict(found.hands)
    rest = rest_of(character)
    for side in SIDES:
        rows = [BODY[f"{side}_{name}"] for name in ("shoulder", "elbow", "wrist")]
        seen = found.seen[side][:, None]
        body[:, rows[2], :2] = np.where(seen, found.hands[side][:, 0, :2], body[:, rows[2], :2])
        for (above, row), short_m in zip(pairwise(rows), SHORT_M.values(), strict=True):
            length_m = float(np.linalg.norm(rest[above] - rest[row]))
            body[:, row, 2] = body[:, above, 2] + _deep(body[:, above], body[:, row], length_m, short_m)
        hands[side] = found.hands[side].copy()
        hands[side][..., 2] += (body[:, rows[2], 2] - found.hands[side][:, 0, 2])[:, None]
    return replace(found, body=body, hands=hands)


def _deep(one: Array, other: Array, length_m: float, short_m: float) -> Array:
    """Return the depth (F,) m of the end of a bone before its beginning."""
    flat = np.linalg.norm((other - one)[:, :2], axis=1)
    longest = max(length_m, float(np.percentile(flat, LONGEST)))
    size = np.sqrt(np.maximum(longest**2 - flat**2, 0.0)) * length_m / longest
    return np.asarray(np.hypot(size, short_m))


def _straight(found: Landmarks) -> Landmarks:
    """Return landmarks without a lens, which draws what is near larger and sees from aside what is aside."""
    middle, lens_m = np.median(found.shoulders, axis=0), found.detector.lens_m

    def straight(at: Array) -> Array:
        off = at - middle
        return np.asarray(at - off * (off[..., 2:] / lens_m) * (1.0, 1.0, 0.0))

    made = dict[Side, Array]()
    for side, at in found.hands.items():
        wrist = straight(at[:, 0])
        ray = (middle - wrist) / lens_m
        turn = np.stack([-ray[:, 1], ray[:, 0], np.zeros(len(ray))], axis=1)  # turns the camera's axis to it
        turns = Rotation.from_rotvec(turn).as_matrix()
        made[side] = wrist[:, None] + np.einsum("fij,fnj->fni", turns, at - at[:, :1])
    return replace(found, body=straight(found.body), hands=made)


def _bridged(values: Array) -> Array:
    """Return values (F, N, D) with what is not known interpolated in time; zeros where nothing ever is."""
    out, times = np.zeros_like(values), np.arange(len(values))
    known = np.asarray(np.isfinite(values).all(axis=2))
    for row in range(values.shape[1]):
        rows = np.flatnonzero(known[:, row])
        if len(rows):
            out[:, row] = np.stack(
                [np.interp(times, rows, values[rows, row, axis]) for axis in range(values.shape[2])], axis=-1
            )
    return out


def _travelled(found: Landmarks, side: Side) -> float:
    at = found.hands[side][:, 0, :2]
    return float(np.linalg.norm(np.diff(at, axis=0), axis=1).sum())


def mirrored(body: Array) -> Array:
    """Return the mirror image of points (..., 33, 3) of a body."""
    return np.asarray(body[..., list(_SIDED), :] * OVER)


def _mirrored(found: Landmarks) -> Landmarks:
    """Return the mirror image."""
    return replace(
        found,
        body=mirrored(found.body),
        hands={side: found.hands[OTHER_SIDE[side]] * OVER for side in SIDES},
        seen={side: found.seen[OTHER_SIDE[side]] for side in SIDES},
        aside_rad=-found.aside_rad,
        is_mirrored=True,
    )
