"""Rays that find articulators, wrist and elbow on the right hand and arm of the rest body.

A ray is shot at the skin from outside, through a joint or a share of a bone, in the direction that the
articulator's aspect names; only triangles ruled by the bone in question may answer, or a finger's ray would
find its neighbour.
"""

from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

import numpy as np

from placing.rest_surface import Array, Hit, Mask, RestSurface

DIGITS = {"thumb": 1, "index": 2, "middle": 3, "ring": 4, "pinky": 5}
OUTSIDE_M = 0.06


class Ray(NamedTuple):
    """A point inside, the way out from it, the bones whose skin may answer, and how all that is said."""

    through: Array
    outward: Array
    bones: tuple[str, ...]
    how: str


class RightHand:
    """Joints and directions of the right hand at rest."""

    def __init__(self, surface: RestSurface) -> None:
        body = surface.body
        self._body, self._surface = body, surface
        self.wrist = self.head("wrist.R")
        frame = body.frames[body.bone_index["wrist.R"]]
        # The wrist bone's axes: X to the thumb's side on the right hand, Y distal, Z palmar.
        self.radial, self.distal, self.palmar = frame[:, 0], frame[:, 1], frame[:, 2]

    def head(self, bone: str) -> Array:
        """The joint at which a bone starts."""
        return self._body.heads[self._body.bone_index[bone]]

    def tail(self, bone: str) -> Array:
        """Return where a bone ends."""
        return self._body.tails[self._body.bone_index[bone]]

    def along(self, bone: str, share: float) -> Array:
        """A point of a bone, as a share of its length from its head."""
        return self.head(bone) * (1 - share) + self.tail(bone) * share

    def way(self, bone: str, aspect: str) -> Array:
        """Return the way out of a bone: to pad, nail, the thumb's side, the little finger's side, or tip."""
        x, y, z = self._body.frames[self._body.bone_index[bone]].T
        return {"palmar": z, "dorsal": -z, "radial": x, "ulnar": -x, "tip": y}[aspect]

    def core(self, bone: str, share: float) -> Array:
        """The middle of the flesh around a bone, which itself lies nearer to the back of the hand."""
        middle = self.along(bone, share)
        for one, other in (("palmar", "dorsal"), ("radial", "ulnar")):
            ways = (self.way(bone, one), self.way(bone, other))
            where = self._surface.ruled_by(bone)
            middle = np.mean(
                [self._surface.cast(middle + OUTSIDE_M * way, -way, where).position for way in ways], axis=0
            )
        return middle

    def saddle(self, middle: Array, outward: Array, across: Array, through: Array, *bones: str) -> Array:
        """The deepest point between two digits, seen from outside.

        The lowest across them, the outermost from palm to back.
        """
        where = self._surface.ruled_by(*bones)
        best, height = middle, -np.inf
        for depth in np.arange(-0.012, 0.0121, 0.001):
            starts = [middle + depth * through + side * across for side in np.arange(-0.009, 0.0091, 0.001)]
            heights = [self._height(start, outward, where) for start in starts]
            if min(heights) > height:
                best, height = starts[int(np.argmin(heights))], min(heights)
        return best

    def _height(self, start: Array, outward: Array, where: Mask) -> float:
        """Return how far out the skin lies beyond a point, minus infinity where there is none."""
        try:
            return float(
                (self._surface.cast(start + OUTSIDE_M * outward, -outward, where).position - start) @ outward
            )
        except LookupError:
            return -np.inf


def rays(hand: RightHand) -> dict[str, Ray]:
    """The ray of every articulator that is a point."""
    return {
        **dict(_digit_rays(hand)),
        **dict(_thumb_rays(hand)),
        **dict(_web_rays(hand)),
        **dict(_palm_rays(hand)),
        **dict(_arm_rays(hand)),
    }


def _digit_rays(hand: RightHand) -> Iterator[tuple[str, Ray]]:
    for digit, number in DIGITS.items():
        last, middle, first = (f"finger{number}-{joint}.R" for joint in (3, 2, 1))
        core = hand.core(last, 0.6)
        yield (
            f"{digit}.tip",
            Ray(core, hand.way(last, "tip"), (last,), "the middle of the last bone's flesh, along the bone"),
        )
        for name, aspect in (
            ("pad", "palmar"),
            ("nail", "dorsal"),
            ("distal.radial", "radial"),
            ("distal.ulnar", "ulnar"),
        ):
            yield (
                f"{digit}.{name}",
                Ray(core, hand.way(last, aspect), (last,), f"the flesh at 60 % of the last bone, {aspect}"),
            )
        if digit == "thumb":
            continue
        for level, bone in (("middle", middle), ("proximal", first)):
            core = hand.core(bone, 0.55)
            for aspect in ("palmar", "dorsal", "radial", "ulnar"):
                yield (
                    f"{digit}.{level}.{aspect}",
                    Ray(
                        core,
                        hand.way(bone, aspect),
                        (bone,),
                        f"the flesh at 55 % of the {level} bone, {aspect}",
                    ),
                )
        knuckle = hand.way(first, "dorsal") + hand.way(middle, "dorsal")
        yield (
            f"{digit}.pip.dorsal",
            Ray(hand.head(middle), knuckle, (first, middle), "the middle joint, dorsal"),
        )
        palm = (f"metacarpal{number - 1}.R", first, "wrist.R")
        yield (
            f"{digit}.mcp.dorsal",
            Ray(hand.head(first), hand.way(first, "dorsal") - hand.palmar, palm, "the base joint, dorsal"),
        )
        yield f"{digit}.base.palmar", Ray(hand.head(first), hand.palmar, palm, "the base joint, palmar")


def _thumb_rays(hand: RightHand) -> Iterator[tuple[str, Ray]]:
    last, proximal, metacarpal = "finger1-3.R", "finger1-2.R", "finger1-1.R"
    for aspect in ("palmar", "dorsal"):
        joint = hand.way(proximal, aspect) + hand.way(last, aspect)
        yield (
            f"thumb.ip.{aspect}",
            Ray(hand.head(last), joint, (proximal, last), f"the thumb's last joint, {aspect}"),
        )
    core = hand.core(proximal, 0.5)
    for aspect in ("palmar", "dorsal", "radial", "ulnar"):
        yield (
            f"thumb.proximal.{aspect}",
            Ray(
                core,
                hand.way(proximal, aspect),
                (proximal,),
                f"the flesh at 50 % of the proximal bone, {aspect}",
            ),
        )
    base = (metacarpal, proximal)
    joint = hand.way(metacarpal, "dorsal") + hand.way(proximal, "dorsal")
    yield "thumb.mcp.dorsal", Ray(hand.head(proximal), joint, base, "the thumb's base joint, dorsal")
    outer = hand.way(metacarpal, "dorsal") - hand.way(metacarpal, "ulnar")
    yield (
        "thumb.mcp.radial",
        Ray(
            hand.head(proximal),
            outer,
            base,
            "the thumb's base joint, half way from dorsal to radial: its outer side",
        ),
    )
    ball = (metacarpal, proximal, "wrist.R", "metacarpal1.R")
    yield (
        "thumb.ball",
        Ray(hand.along(metacarpal, 0.55), hand.palmar, ball, "55 % of the thumb's metacarpal, palmar"),
    )


def _web_rays(hand: RightHand) -> Iterator[tuple[str, Ray]]:
    for (one, first), (other, second) in pairwise(list(DIGITS.items())[1:]):
        bones = (
            f"finger{first}-1.R",
            f"finger{second}-1.R",
            f"metacarpal{first - 1}.R",
            f"metacarpal{second - 1}.R",
            "wrist.R",
        )
        middle = (hand.head(bones[0]) + hand.head(bones[1])) / 2
        deepest = hand.saddle(middle, hand.distal, hand.radial, hand.palmar, *bones)
        yield (
            f"web.{one}_{other}",
            Ray(deepest, hand.distal, bones, "the deepest point between the fingers, from their tips"),
        )
    thumb, index, root = hand.head("finger1-2.R"), hand.head("finger2-1.R"), hand.head("finger1-1.R")
    outward = (thumb + index) / 2 - root
    outward /= np.linalg.norm(outward)
    through = np.cross(outward, index - thumb)
    through /= np.linalg.norm(through)
    bones = ("finger1-1.R", "finger1-2.R", "metacarpal1.R", "finger2-1.R", "wrist.R")
    deepest = hand.saddle((thumb + index) / 2, outward, np.cross(through, outward), through, *bones)
    yield (
        "web.thumb_index",
        Ray(deepest, outward, bones, "the deepest point between thumb and index, towards the thumb's root"),
    )


def _palm_rays(hand: RightHand) -> Iterator[tuple[str, Ray]]:
    wrist, palmar, radial = hand.wrist, hand.palmar, hand.radial
    index, middle, ring, pinky = (hand.head(f"finger{number}-1.R") for number in (2, 3, 4, 5))
    hand_bones = ("wrist.R", "metacarpal1.R", "metacarpal2.R", "metacarpal3.R", "metacarpal4.R")
    palm = (*hand_bones, "finger1-1.R", *(f"finger{number}-1.R" for number in (2, 3, 4, 5)))
    centre = (wrist + middle) / 2
    yield (
        "palm.centre",
        Ray(
            centre * 0.75 + (wrist + ring) / 8,
            palmar,
            palm,
            "half way from the wrist to the middle knuckle, a quarter to the ring finger, palmar",
        ),
    )
    yield (
        "palm.distal",
        Ray(
            wrist * 0.14 + (middle + ring) * 0.43,
            palmar,
            palm,
            "86 % from the wrist to the middle and ring knuckles, palmar",
        ),
    )
    yield (
        "palm.radial",
        Ray(wrist * 0.45 + index * 0.55, palmar, palm, "55 % from the wrist to the index knuckle, palmar"),
    )
    bulge = wrist * 0.6 + pinky * 0.4 - 0.008 * radial
    yield (
        "palm.ulnar",
        Ray(bulge, palmar, palm, "40 % from the wrist to the pinky knuckle and 8 mm to its side, palmar"),
    )
    yield (
        "palm.heel",
        Ray(
            wrist * 0.86 + (middle + ring) * 0.07,
            palmar,
            palm,
            "14 % from the wrist to the middle and ring knuckles, palmar",
        ),
    )
    yield (
        "hand.back",
        Ray(centre, -palmar, hand_bones, "half way from the wrist to the middle knuckle, dorsal"),
    )
    yield (
        "hand.radial",
        Ray(
            wrist * 0.4 + index * 0.6,
            radial - 0.35 * palmar,
            (*hand_bones, "finger2-1.R"),
            "60 % from the wrist to the index knuckle, radial and a little dorsal",
        ),
    )
    yield (
        "hand.ulnar",
        Ray(
            wrist * 0.5 + pinky * 0.5,
            -radial,
            hand_bones,
            "half way from the wrist to the pinky knuckle, ulnar",
        ),
    )
    wrist_bones = ("wrist.R", "lowerarm02.R", "finger1-1.R")
    # The palmar crease lies before the joint, the styloid bones behind it.
    crease, styloids = wrist + 0.004 * hand.distal, wrist - 0.006 * hand.distal
    yield "wrist.palmar", Ray(crease, palmar, wrist_bones, "4 mm from the wrist joint to the hand, palmar")
    for aspect, outward in (("dorsal", -palmar), ("radial", radial), ("ulnar", -radial)):
        yield (
            f"wrist.{aspect}",
            Ray(styloids, outward, wrist_bones, f"6 mm from the wrist joint to the elbow, {aspect}"),
        )


def _arm_rays(hand: RightHand) -> Iterator[tuple[str, Ray]]:
    elbow = hand.head("lowerarm01.R")
    middle = (elbow + hand.wrist) / 2
    yield (
        "forearm.ulnar",
        Ray(middle, -hand.radial, ("lowerarm01.R", "lowerarm02.R"), "half way from elbow to wrist, ulnar"),
    )
    shoulder = hand.head("upperarm01.R")
    back = 2 * elbow - shoulder - hand.wrist
    yield (
        "elbow",
        Ray(elbow, back, ("lowerarm01.R", "upperarm02.R"), "the elbow joint, away from shoulder and wrist"),
    )


def met(surface: RestSurface, ray: Ray) -> Hit:
    """Return where a ray meets the skin of its bones, from outside."""
    outward = ray.outward / np.linalg.norm(ray.outward)
    return surface.cast(ray.through + OUTSIDE_M * outward, -outward, surface.ruled_by(*ray.bones))
