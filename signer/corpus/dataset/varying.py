"""Views of a sign: variations and cameras drawn from a seed and a name, in which contacts still hold."""

import hashlib
from dataclasses import dataclass, replace
from math import radians
from typing import Any, Final, Literal, TypeAlias

import numpy as np

from body_model.arrays import Array
from signer.characters.character import Character
from signer.corpus.dataset.seeing import Camera, looking_at
from signer.document.sign import Sign
from signer.document.tracks.hand import HandTrack, Key
from signer.document.values import ROLES, BothMeet, HandRole, Orientation, SpacePoint
from signer.motion.checks.review import missed_keys

Jitter: TypeAlias = Literal["none", "standard"]

SIZE: Final = (512, 512)
"""px, of the pictures that cameras see."""
YAW_RAD: Final = radians(35.0)
PITCH_RAD: Final = radians(15.0)
ROLL_RAD: Final = radians(5.0)
DISTANCE_M: Final = (1.6, 3.0)
UPRIGHT_M: Final = 1.15
"""Height, m, that the picture shows at the signer's distance before it varies."""
ZOOM: Final = (0.9, 1.2)
ASIDE_M: Final = 0.06
"""By how much the middle of the picture is off the signer's chest."""
SPEED: Final = (0.8, 1.25)
PLACE_M: Final = 0.02
WRIST_RAD: Final = radians(5.0)
ELBOW_RAD: Final = radians(10.0)
TRIES: Final = 4
"""A variation that loses a contact is halved; after so many halvings the posture stays as it is written."""


@dataclass(frozen=True)
class Variation:
    """One view of a sign.

    Attributes:
        signer: name of the character.
        speed: how many times as quick it is.
        share: how much of the drawn posture is used, 1 for all, 0 for none of it.
        sign: the sign as it is shown.
        camera: sees it.
    """

    signer: str
    speed: float
    share: float
    sign: Sign
    camera: Camera

    def as_json(self) -> dict[str, Any]:
        """Return what was drawn, ready for JSON."""
        return {
            "signer": self.signer,
            "speed": self.speed,
            "posture_share": self.share,
            "camera": {
                "world_to_pixel": self.camera.matrix.tolist(),
                "place_m": self.camera.place_m.tolist(),
                "focal_px": self.camera.focal_px,
                "size_px": list(self.camera.size),
            },
        }


def generator(seed: int, name: str, view: int) -> np.random.Generator:
    """Return the random numbers of one view of one sign: the same whatever else is made."""
    digest = hashlib.sha256(f"{seed}\0{view}\0{name}".encode("utf-8", "surrogateescape")).digest()
    return np.random.default_rng(int.from_bytes(digest[:16], "big"))


def variation(sign: Sign, character: Character, seed: int, name: str, view: int, jitter: Jitter) -> Variation:
    """Draw a view of a sign; without jitter the first view is straight from the front.

    Args:
        sign: as written.
        character: shows it.
        seed: of the whole data set.
        name: of the sign's file.
        view: number of the view.
        jitter: `none` varies the camera from the second view on, and nothing else.
    """
    drawn = generator(seed, name, view)
    camera = _camera(drawn, character, is_plain=jitter == "none" and view == 0)
    if jitter == "none":
        return Variation(character.name, 1.0, 0.0, sign, camera)
    speed = float(np.exp(drawn.uniform(*np.log(SPEED))))
    turns = {(role, key.id): drawn.uniform(-1.0, 1.0, 7) for role in ROLES for key in sign.hand(role).keys}
    meeting = drawn.uniform(-1.0, 1.0, 3)
    missed, share = missed_keys(sign, character), 1.0
    for _ in range(TRIES):
        varied = _varied(sign, turns, meeting, share)
        if missed_keys(varied, character) <= missed:
            return Variation(character.name, speed, share, varied, camera)
        share *= 0.5
    return Variation(character.name, speed, 0.0, sign, camera)


def _camera(drawn: np.random.Generator, character: Character, *, is_plain: bool) -> Camera:
    """Draw a camera that sees the upper body."""
    middle = character.body.landmarks["suprasternal_notch"] * np.array((0.0, 1.0, 0.0)) - (0.0, 0.05, 0.0)
    draws = drawn.uniform(-1.0, 1.0, 5) * (0.0 if is_plain else 1.0)
    distance, zoom = (2.2, 1.0) if is_plain else (drawn.uniform(*DISTANCE_M), drawn.uniform(*ZOOM))
    target = middle + ASIDE_M * np.array((draws[0], draws[1], 0.0))
    focal_px = zoom * SIZE[1] * distance / UPRIGHT_M
    return looking_at(
        target, distance, YAW_RAD * draws[2], PITCH_RAD * draws[3], ROLL_RAD * draws[4], focal_px, SIZE
    )


def _varied(sign: Sign, turns: dict[tuple[HandRole, str], Any], meeting: Any, share: float) -> Sign:
    """Return a sign with its postures varied; contacts are asked for as before, so the solver keeps them."""

    def moved(track: HandTrack) -> HandTrack:
        return replace(
            track, keys=tuple(_key(key, turns[track.side, key.id], meeting, share) for key in track.keys)
        )

    return sign.with_tracks(*(moved(sign.hand(role)) for role in ROLES))


def _key(key: Key, draw: Any, meeting: Any, share: float) -> Key:
    place, orientation = key.placement, key.orientation
    if isinstance(place, SpacePoint) and not place.place:
        place = replace(place, point_m=_shifted(place.point_m, share * PLACE_M * draw[:3]))
    elif isinstance(place, BothMeet):  # both hands name one point
        place = replace(place, point_m=_shifted(place.point_m, share * PLACE_M * meeting))
    if isinstance(orientation, Orientation):
        angles = (orientation.pronation_rad, orientation.flexion_rad, orientation.deviation_rad)
        orientation = Orientation(
            *(float(a + share * WRIST_RAD * by) for a, by in zip(angles, draw[3:6], strict=True))
        )
    swivel = float(key.elbow.swivel_rad + share * ELBOW_RAD * draw[6])
    return replace(key, placement=place, orientation=orientation, elbow=replace(key.elbow, swivel_rad=swivel))


def _shifted(point: tuple[float, float, float], by: Any) -> tuple[float, float, float]:
    x, y, z = (float(a + b) for a, b in zip(point, by, strict=True))
    return x, y, z


@dataclass(frozen=True, eq=False)
class View:
    """A view of a sign, frame by frame.

    Attributes:
        variation: what was drawn for it.
        times_s: (F,) s, of the film that the camera would take.
        points_m: (F, N, 3) m, in the world: x to the signer's left, y up, z forward.
        pixels: (F, N, 2) px, x to the right and y down.
        visible: (F, N) in the picture, and not behind drawn skin.
        boxes: (F, 4) px, left, top, right and bottom of the drawn skin in the picture.
        rotations: (F, B, 4) quaternions xyzw of the bones against their parents.
        finger_angles: (F, 2, 21) rad, of the dominant and the base hand.
        labels: F records: contacts, and what each hand is doing.
    """

    variation: Variation
    times_s: Array
    points_m: Array
    pixels: Array
    visible: Array
    boxes: Array
    rotations: Array
    finger_angles: Array
    labels: tuple[dict[str, Any], ...]
