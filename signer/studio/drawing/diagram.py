"""A sign on one page, as a dictionary draws it: postures with arrows, and hands and face close to.

The upper row shows each posture large, a little from aside, with the way of each hand as an arrow; below are
the same from the side, the hands and, where it says something, the face close to; at the foot moments as a
film shows them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import radians
from pathlib import Path
from typing import Final

import numpy as np
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from body_model.arrays import Array
from signer import atomic
from signer.characters.character import Character
from signer.document.queries import every_key
from signer.document.sign import Sign
from signer.document.tracks.kinds import SPAN_KINDS
from signer.document.values import ROLES, HandRole
from signer.kinematics.sides import bone_suffix
from signer.motion.pose import Clip, Pose
from signer.motion.posing import poses
from signer.studio.drawing import arrows, framing, recorder
from signer.studio.drawing.camera import Camera
from signer.studio.drawing.encoding import encoded
from signer.studio.drawing.quality import PICTURE, Quality
from signer.studio.drawing.strokes import Stroke, hand_points, strokes, told

PANEL_PX: Final = 440
LARGE_PX, FEW = 560, 3
"""Edge of a large picture, and up to how many of them are as large as this instead."""
BELOW_PX: Final = 292
MOMENT_PX: Final = 196
GAP_PX: Final = 8
MOMENT: Final = replace(PICTURE, shadow_taps=1, detail=False, shadow_size=512, coarse_shadow=True)
"""Of the moments: what it leaves out is finer than their pixels."""
MOST_PANELS: Final = 4
MOMENTS: Final = 9
DEEP_PX: Final = 440
ASIDE: Final = (framing.ASIDE_RAD, radians(3.0))
SIDE: Final = (radians(58.0), radians(14.0))
PROFILE: Final = (radians(80.0), radians(6.0))
"""From how far round and how far up the upper and the lower row are seen, the lower from the signing hand's
side; in profile, and larger, where a hand goes forward or back, which nothing else tells from sideways."""
DEEP: Final = 0.7
"""A way goes forward or back that does so for this share of its length: by less than 45 degrees aside."""
OTHER_M: Final = 0.035
"""A posture is another one where a fingertip or knuckle lies so far from where it was."""
NEAR_M: Final = 0.02
"""A hand that stands off a place by less is drawn as touching it: a drawing shows no narrower gap."""
CLOSE_TOGETHER_M: Final = 0.26
"""Hands whose knuckles are nearer to each other are shown close to in one picture."""

ARROWS_M: Final = np.array([0.12, 0.0, 0.0])
"""The arrows of a squeeze need so much room beside the hand."""
NEAREST_M: Final = 0.62
"""A single hand is shown from no nearer: a fist would fill the picture."""

PAPER: Final = QColor("#f4f5f6")
INK: Final = QColor("#16191c")


@dataclass(frozen=True, slots=True, eq=False)
class _Panel:
    """A posture and the strokes that leave it."""

    pose: Pose
    strokes: tuple[Stroke, ...]


def diagram(sign: Sign, character: Character) -> QImage:
    """Draw the page of a sign, without a word on it."""
    still = told(sign)
    keys = [key for _, key in every_key(still)]
    if not keys:
        return _page([[_picture(poses(still, [0.0], character)[0], framing.FRONT, PANEL_PX)]])
    panels = _panels(still, character)
    first_s, last_s = min(key.time_s for key in keys), max(key.end_s for key in keys)
    film = poses(sign, np.linspace(first_s - 0.12, last_s, MOMENTS), character)
    is_deep = any(_goes_forward(one) for panel in panels for one in panel.strokes)
    side, side_px = (PROFILE, DEEP_PX if len(panels) < FEW else BELOW_PX) if is_deep else (SIDE, BELOW_PX)
    upper, lower = (_camera(panels, *_turned(sign, angles)) for angles in (ASIDE, side))
    large_px = PANEL_PX if len(panels) > FEW else LARGE_PX
    shown = [_drawn(panel, upper, large_px) for panel in panels]
    below = [_drawn(panel, lower, side_px) for panel in panels]
    below += [_hands(panel.pose) for panel in panels[: max(1, 5 - len(panels))]]
    if any(sign.spans(kind.name) for kind in SPAN_KINDS):
        face = framing.sized(replace(framing.FACE, distance_m=0.72), character.scale.height)
        below.append(_picture(_telling(film), replace(face, azimuth_rad=upper.azimuth_rad), BELOW_PX))
    strip = [_picture(pose, upper, MOMENT_PX, MOMENT) for pose in film]
    return _page([shown, below, strip])


def _goes_forward(stroke: Stroke) -> bool:
    """Return whether a way leads to or from the viewer of the front for the most part."""
    size = np.ptp(stroke.points, axis=0)
    return stroke.kind == "way" and bool(size[2] > DEEP * np.linalg.norm(size))


def _telling(film: Clip) -> Pose:
    """Return the moment at which the face says most and hands are farthest from it."""
    said = np.abs(film.face_weights).sum(axis=1)
    head = film.bone_positions[:, film.character.body.bone_index["head"]] + np.array([0.0, 0.08, 0.08])
    away = np.min([np.linalg.norm(film.hands[role].wrists - head, axis=1) for role in ROLES], axis=0)
    return film[int(np.where(said >= 0.7 * said.max(), away, -1.0).argmax())]


def write_diagram(character: Character, sign: Sign, path: Path, size: tuple[int, int]) -> None:
    """Write the page of a sign, at most as large as `size` in px; the format is the path's ending.

    Raises:
        GraphicsError: OpenGL cannot start.
        OSError: the picture cannot be written there; `atomic.refusal` says why.
    """
    recorder.require_graphics(character)
    page = diagram(sign, character)
    if page.width() > size[0] or page.height() > size[1]:
        smooth = Qt.TransformationMode.SmoothTransformation
        page = page.scaled(*size, Qt.AspectRatioMode.KeepAspectRatio, smooth)
    atomic.write(path, encoded(page, path.suffix[1:].upper()), keep_backup=False)


def _turned(sign: Sign, angles: tuple[float, float]) -> tuple[float, float]:
    """From aside is from the other hand's side, from the side is from the signing hand's."""
    aside = 1.0 if angles is ASIDE else -1.0
    return angles[0] * aside * (1.0 if sign.dominant_side == "right" else -1.0), angles[1]


# Panels


def _panels(sign: Sign, character: Character) -> list[_Panel]:
    clip = poses(sign, _moments(sign), character)
    chosen = _different(clip)
    moves = strokes(sign, character)
    starts = [float(clip.times_s[at]) for at in chosen]
    found = []
    for number, at in enumerate(chosen):
        until = starts[number + 1] if number + 1 < len(starts) else float("inf")
        since = starts[number] if number else -1.0
        here = tuple(one for one in moves if since - 0.2 <= one.time_s < until - 0.2)
        found.append(_Panel(clip[at], here))
    return _assigned(found, moves)


def _assigned(panels: list[_Panel], moves: Sequence[Stroke]) -> list[_Panel]:
    """Give each stroke to the last posture that is not later than it."""
    given: list[list[Stroke]] = [[] for _ in panels]
    for one in moves:
        before = [at for at, panel in enumerate(panels) if panel.pose.time_s <= one.time_s + 0.08]
        given[before[-1] if before else 0].append(one)
    return [replace(panel, strokes=tuple(here)) for panel, here in zip(panels, given, strict=True)]


def _moments(sign: Sign) -> list[float]:
    """Times at which a posture may be drawn: keys, and halfway where fingers open, close or snap."""
    found = set()
    for _, key in every_key(sign):
        found.add(key.time_s)
        for local in key.local:
            if local.kind in ("open and close", "snap") and key.hold_s > 0.0:
                found.add(min(key.time_s + 0.5 / local.rate_hz, key.end_s))
    return sorted(found)


def _different(clip: Clip) -> list[int]:
    """Rows of the poses that differ from all before.

    Of too many, some evenly between the first and the last.
    """
    points = np.concatenate([_tips(clip, role) for role in ROLES], axis=1)
    found: list[int] = []
    for at in range(len(clip)):
        gaps = [float(np.linalg.norm(points[at] - points[other], axis=1).max()) for other in found]
        if not gaps or min(gaps) > OTHER_M:
            found.append(at)
    shapes = points - np.repeat(points[:, 5::6], 6, axis=1)
    found = [
        at
        for before, at, after in zip([-1, *found], found, [*found[1:], -1], strict=False)
        if -1 in (before, after) or not _only_goes(shapes[[before, at, after]])
    ]
    if len(found) > MOST_PANELS:
        picks = np.linspace(0, len(found) - 1, MOST_PANELS).round().astype(int)
        found = [found[at] for at in picks]
    return found


def _only_goes(shapes: Array) -> bool:
    """Return whether hands, (3, N, 3) m from their knuckles, are alike in a posture and those beside it."""
    return bool(np.linalg.norm(shapes[1] - shapes[[0, 2]], axis=2).max() < OTHER_M)


def _tips(clip: Clip, role: HandRole) -> Array:
    """(F, 6, 3) m, the tips of the fingers and the middle of the knuckles."""
    body, suffix = clip.character.body, bone_suffix(clip.side(role))
    at = [body.bone_index[f"finger{number}-3{suffix}"] for number in range(1, 6)]
    ends = (clip.matrices[:, at][..., :3] @ body.tails[at][None, :, :, None])[..., 0]
    return np.concatenate([ends + clip.matrices[:, at][..., 3], hand_points(clip, role)[0][:, None]], axis=1)


def _camera(panels: Sequence[_Panel], azimuth_rad: float, elevation_rad: float) -> Camera:
    """A camera that holds head, shoulders, and all that hands do."""
    pose = panels[0].pose
    body = pose.character.body
    names = ("head", "upperarm01.L", "upperarm01.R")
    held = [pose.bone_positions[body.bone_index[name]] for name in names]
    held.append(held[0] + np.array([0.0, 0.2, 0.0]) * pose.character.scale.height)
    held.append(0.5 * (held[1] + held[2]) - np.array([0.0, 0.12, 0.0]))
    for panel in panels:
        for role in ROLES:
            hand = panel.pose.hands[role]
            if not hand.resting:
                held += [*_fingers(panel.pose, role), hand.elbow * 0.3 + hand.wrist * 0.7]
        held += [point for one in panel.strokes for point in one.points]
        squeezed = [one.points[0] for one in panel.strokes if one.kind == "squeeze"]
        held += [point + side * ARROWS_M for point in squeezed for side in (-1.0, 1.0)]
    return framing.around(np.array(held), azimuth_rad, elevation_rad, margin=1.04)


def _fingers(pose: Pose, role: HandRole) -> Array:
    body, suffix = pose.character.body, bone_suffix(pose.hands[role].side)
    at = [body.bone_index[f"finger{number}-3{suffix}"] for number in range(1, 6)]
    ends = (pose.matrices[at][..., :3] @ body.tails[at][..., None])[..., 0]
    return np.asarray(ends + pose.matrices[at][..., 3])


# Pictures


def _picture(pose: Pose, camera: Camera, size_px: int, quality: Quality = PICTURE) -> QImage:
    return recorder.render_pose(
        pose, camera, size_px, size_px, backdrop=recorder.LIGHT_BACKDROP, quality=quality
    )


def _hands(pose: Pose) -> QImage:
    """The hands close to, as they stand there, the signing one alone where they are far apart."""
    roles = [role for role in ROLES if not pose.hands[role].resting]
    if not roles:
        return _picture(pose, framing.FRONT, BELOW_PX)
    wrists = [pose.hands[role].wrist for role in roles]
    apart = float(np.linalg.norm(wrists[0] - wrists[-1]))
    roles = roles if apart < CLOSE_TOGETHER_M else roles[:1]
    held = np.concatenate([[*_fingers(pose, role), pose.hands[role].wrist] for role in roles])
    turned = framing.ASIDE_RAD if pose.dominant_side == "right" else -framing.ASIDE_RAD
    camera = framing.around(held, turned, radians(8.0), margin=1.35)
    camera = replace(camera, distance_m=max(camera.distance_m, NEAREST_M))
    return _picture(pose, camera, BELOW_PX)


def _drawn(panel: _Panel, camera: Camera, size_px: int) -> QImage:
    image = _picture(panel.pose, camera, size_px)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    acting = [role for role in ROLES if not panel.pose.hands[role].resting]
    ground = arrows.Ground(painter, camera, size_px, {role: _covering(panel.pose, role) for role in acting})
    for point in _touched(panel.pose):
        arrows.touch(ground, point)
    own = {role: sum(one.role == role for one in panel.strokes) for role in ROLES}
    counted = dict.fromkeys(ROLES, 0)
    for one in panel.strokes:
        counted[one.role] += 1
        arrows.arrow(ground, one, counted[one.role] if own[one.role] > 1 else 0)
    painter.end()
    return image


def _touched(pose: Pose) -> list[Array]:
    """Return the points, (3,) m, where a hand lies on skin, and the one between hands that meet."""
    found = []
    for role in ROLES:
        hand = pose.hands[role]
        if hand.key_id is None or hand.goal is None or not hand.goal.on_skin:
            continue
        if hand.site is not None:
            if np.linalg.norm(hand.articulator - hand.site) < NEAR_M:
                found.append(hand.articulator)
        elif role == "dominant" and hand.state == "touching":
            found.append(np.mean([one.articulator for one in pose.hands.values()], axis=0))
    return found


def _covering(pose: Pose, role: HandRole) -> Array:
    """(N, 3) m, joints of the fingers, their tips, and the wrist."""
    body, hand = pose.character.body, pose.hands[role]
    names = [
        f"finger{finger}-{joint}{bone_suffix(hand.side)}" for finger in range(1, 6) for joint in (1, 2, 3)
    ]
    joints = pose.bone_positions[[body.bone_index[name] for name in names]]
    return np.concatenate([joints, _fingers(pose, role), hand.wrist[None]])


def _page(rows: Sequence[Sequence[QImage]]) -> QImage:
    """Rows of pictures under each other, each row from the left."""
    width = max(sum(one.width() + GAP_PX for one in row) for row in rows) + GAP_PX
    height = sum(max(one.height() for one in row) + GAP_PX for row in rows) + GAP_PX
    page = QImage(width, height, QImage.Format.Format_RGB32)
    page.fill(PAPER)
    painter = QPainter(page)
    painter.setPen(QPen(INK, 1))
    y = GAP_PX
    for row in rows:
        x = GAP_PX
        for one in row:
            painter.drawImage(x, y, one)
            x += one.width() + GAP_PX
        y += max(one.height() for one in row) + GAP_PX
    painter.end()
    return page
