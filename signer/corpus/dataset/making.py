"""Frames of a data set: what a sign is in every frame of every view, and the job that makes them."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Final

import numpy as np

from body_model.arrays import Indices
from body_model.bodies import REFERENCE
from body_model.skin import surface
from signer.characters.character import Character, per_character
from signer.characters.load import load_character
from signer.corpus.dataset import formats
from signer.corpus.dataset.seeing import visible
from signer.corpus.dataset.varying import Jitter, Variation, View, variation
from signer.corpus.work import Item, Job, Row, write_output
from signer.document.frame_rates import FrameRate
from signer.document.queries import is_empty, key_before, key_under, span_s
from signer.document.sign import Sign
from signer.document.timing import frame_times
from signer.document.values import ROLES, HandRole
from signer.errors import ExportError
from signer.export.keypoints import keypoints_of
from signer.export.skeleton import local_motion
from signer.motion.pose import Clip, Pose
from signer.motion.posing import poses
from signer.words.facing import facing
from signer.words.wording import site_id

if TYPE_CHECKING:
    from signer.files import SignReading

FPS: Final = 30.0
VIEWS: Final = 8
DIGITS: Final = 5
"""Of directions and speeds among the labels."""


@dataclass(frozen=True)
class Dataset(Job):
    """Make data of a sign: keypoints, visibility, contacts and phonology, seen by several cameras.

    Attributes:
        form: `npz`, `parquet`, `pose` or `coco`.
        fps: frames a second.
        views: cameras a sign, each with a posture of its own.
        seed: of everything that is drawn.
        signers: characters, which take turns from view to view.
        jitter: how postures and speed vary.
    """

    name: ClassVar[str] = "dataset"
    form: str = "npz"
    fps: FrameRate = FPS
    views: int = VIEWS
    seed: int = 1
    signers: tuple[str, ...] = (REFERENCE,)
    jitter: Jitter = "standard"

    def work(self, item: Item, reading: "SignReading", row: Row) -> Row:
        """Make the files of a sign."""
        if is_empty(reading.sign):
            raise ExportError("the sign has no keys; there is nothing to show")
        views = [self._view(reading.sign, item.stem, number) for number in range(self.views)]
        about = about_sign(item, reading.sign, views)
        for name, data in formats.files_of(self.form, item.stem, about, views):
            row = self.delivered(row, name, lambda path, data=data: write_output(path, data))  # type: ignore[misc]
        text = (json.dumps(about, ensure_ascii=False, indent=1) + "\n").encode("utf-8", "backslashreplace")
        return self.delivered(row, f"signs/{item.stem}.json", lambda path: write_output(path, text))

    def _view(self, sign: Sign, name: str, number: int) -> View:
        character = load_character(self.signers[number % len(self.signers)])
        return view_of(variation(sign, character, self.seed, name, number, self.jitter), self.fps)


def view_of(varied: Variation, fps: FrameRate) -> View:
    """Solve a variation and look at it."""
    character, sign = load_character(varied.signer), varied.sign
    times = np.array(frame_times(span_s(sign)[1] / varied.speed, fps))
    clip = poses(sign, np.minimum(times * varied.speed, span_s(sign)[1]), character)
    keypoints, triangles = keypoints_of(character), _seen_triangles(character)
    points = np.empty((len(times), len(keypoints.names), 3))
    points[:] = keypoints.at(clip.matrices, clip.face_weights)
    seen, boxes = np.zeros(points.shape[:2], np.bool_), np.empty((len(times), 4))
    for frame in range(len(times)):
        skin = surface(character.body, clip.matrices[frame], clip.face_weights[frame]).positions
        mesh = skin[: len(character.body.cage)].astype(np.float64)
        boxes[frame] = varied.camera.box(skin.astype(np.float64))
        seen[frame] = np.asarray(keypoints.drawn, np.bool_) & visible(
            varied.camera, points[frame], keypoints.tolerance_m, mesh, triangles
        )
    rotations = local_motion(character.body, clip.bone_rotations, clip.bone_positions).rotations
    angles = np.stack([[hand.handshape_angles for hand in clip.hands[role]] for role in ROLES], axis=1)
    return View(
        varied,
        times,
        points.astype(np.float32),
        varied.camera.seen(points)[..., :2].astype(np.float32),
        seen,
        boxes,
        rotations.astype(np.float16),
        angles.astype(np.float16),
        tuple(_labels(sign, clip, varied.speed)),
    )


def about_sign(item: Item, sign: Sign, views: list[View]) -> dict[str, Any]:
    """Return what the data set says of a sign, ready for JSON."""
    character = load_character(views[0].variation.signer)
    return {
        "name": item.stem,
        "gloss": sign.gloss,
        "synthetic": True,
        "author": sign.author,
        "licence": sign.licence,
        "source": sign.source,
        "confidence": sign.confidence,
        "tags": list(sign.tags),
        "dominant_side": sign.dominant_side,
        "points": list(keypoints_of(character).names),
        "bones": list(character.body.bone_names),
        "views": [{"frames": len(view.times_s), **view.variation.as_json()} for view in views],
    }


def _labels(sign: Sign, clip: Clip, speed: float) -> Iterator[dict[str, Any]]:
    """Yield what is true of each frame: contacts, and what each hand is doing."""
    wrists = {role: np.array([hand.wrist for hand in clip.hands[role]]) for role in ROLES}
    times = clip.times_s / speed
    speeds = {
        role: np.linalg.norm(np.gradient(at, times, axis=0), axis=1)
        if len(times) > 1
        else np.zeros(len(times))
        for role, at in wrists.items()
    }
    for frame, pose in enumerate(clip):
        hands = {role: _phonology(sign, pose, role, float(speeds[role][frame])) for role in ROLES}
        yield {"contacts": list(_contacts(pose)), "hands": hands}


def _contacts(pose: Pose) -> Iterator[dict[str, Any]]:
    """Yield the contacts that hold in a pose: what touches what, and by how much they are apart."""
    for role in ROLES:
        hand = pose.hands[role]
        for goal, error_m in ((hand.goal, hand.contact_error_m), (hand.second_goal, hand.second_error_m)):
            if goal is None or error_m is None or not hand.touching or hand.state != "touching":
                continue
            yield {
                "hand": role,
                "articulator": goal.articulator,
                "site": goal.site,
                "manner": goal.manner,
                "primary": goal is hand.goal,
                "apart_mm": round(1000.0 * float(error_m), 4),
            }


def _phonology(sign: Sign, pose: Pose, role: HandRole, speed_m_s: float) -> dict[str, Any]:
    """Return handshape, place, directions and movement of a hand in a frame."""
    track, hand = sign.hand(role), pose.hands[role]
    held = key_under(track, pose.time_s)
    last = held or key_before(track, pose.time_s)
    following = next((key for key in track.keys if key.time_s > pose.time_s), None)
    shown = facing(pose, role)
    phase = "rest" if hand.resting else "hold" if held else "transition"
    return {
        "side": hand.side,
        "phase": phase,
        "handshape": None if last is None or hand.resting else last.handshape,
        "next_handshape": None if held or following is None else following.handshape,
        "place": None if last is None or hand.resting else site_id(last) or None,
        "key": hand.key_id,
        "palm": [round(value, DIGITS) for value in shown.palm],
        "fingers": [round(value, DIGITS) for value in shown.fingers],
        "wrist_m_s": round(speed_m_s, DIGITS),
    }


@per_character(maxsize=4)
def _seen_triangles(character: Character) -> Indices:
    """Return the triangles (T, 3) that may hide points: the quads of the cage, at their drawn places."""
    quads = character.body.quads
    return np.concatenate([quads[:, (0, 1, 2)], quads[:, (0, 2, 3)]])
