"""Pictures of the signer without a window.

Handshape cards, hands and faces for the pickers, whole signs for the command line.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import ArrayLike
from PySide6.QtGui import QImage

from body_model.arrays import Array32
from body_model.model import Look
from body_model.plain_types import Side
from body_model.surface_point import SurfacePoint
from handshapes import catalogue
from handshapes.joints import with_joints
from signer import atomic
from signer.characters.character import Character, per_body
from signer.characters.fingers import finger_angles
from signer.document.sign import Sign
from signer.document.values import HandForm
from signer.lazy import lazily
from signer.motion.pose import Pose
from signer.studio.drawing import framing, picture_store
from signer.studio.drawing.camera import Camera
from signer.studio.drawing.encoding import encoded
from signer.studio.drawing.figure import Figure, Shares, arm_figure, hand_figure, pose_figure, resting_figure
from signer.studio.drawing.frame import Backdrop, Frame
from signer.studio.drawing.framing import View
from signer.studio.drawing.graphics_error import GraphicsError
from signer.studio.drawing.mesh import character_mesh
from signer.studio.drawing.offscreen import NoGraphics, Offscreen
from signer.studio.drawing.quality import FULL, PICTURE, Quality

with lazily():
    from signer.motion import posing

USUAL_DEG: Final = 22.0
BELOW_WRIST_M: Final = -0.004
"""Height below the wrist down to which a close-up of a hand shows the arm."""
FOREARM_SEEN_M: Final = 0.16
"""Height below it down to which one with the forearm shows half of that, on a signer of usual height."""

AZIMUTH_DEG: Final[dict[str, float]] = {
    "c": 62, "flat_c": 62, "spread_c": 55, "o": 62, "flat_o": 55, "baby_o": 58, "g": 60, "closed_g": 60,
    "x": 50, "bent_1": 48, "closed_x": 50, "curved_1": 45, "flat_1": 55, "flat_b": 55, "curved_b": 50,
    "d": 40, "f": 28, "e": 14, "s": 12, "t": 20, "n": 14, "m": 14, "k": 32, "p": 40, "bent_v": 30,
    "flat_v": 50, "flat_h": 55, "curved_h": 50, "bent_l": 35, "curved_l": 55, "closed_flat_h": 55,
    "flat_h_open_thumb": 55, "flatspread_5": 50, "flat_4": 50, "curved_5": 25, "10": 20, "open_8": 45,
    "8": 30, "7": 30, "bent_3": 25, "flat_f": 45, "open_f": 45, "stacked_5": 40,
}  # fmt: skip


def card_azimuth_rad(handshape_name: str) -> float:
    """Return the azimuth of a card's camera about an upright right hand whose palm faces the viewer, rad."""
    return math.radians(AZIMUTH_DEG.get(handshape_name, USUAL_DEG))


LIGHT_BACKDROP: Final = Backdrop((0.894, 0.906, 0.918), (0.749, 0.769, 0.792))
# A dot on the skin is seen when nothing stands this much nearer to the viewer.
HIDDEN_BY_M: Final = 0.004
CARD_ELEVATION_RAD: Final = math.radians(4.0)
PAGES: Final = {
    "face": framing.FACE, "body": framing.TORSO, "head": framing.HEAD, "space": framing.BODY,
}  # fmt: skip
"""Cameras of the pages on which sites are chosen, for the reference signer."""
SIGNER_M: Final = 0.80
"""Distance to the picture of a signer: head and collar fill it; twice that shows the hips."""


class Place(NamedTuple):
    """A point of a picture: fractions from its top left corner, and whether nothing hides it."""

    x: float
    y: float
    seen: bool


@dataclass(frozen=True, slots=True, eq=False)
class Picture:
    """A picture and the way from points of the figure to points of the picture."""

    image: QImage
    figure: Figure
    camera: Camera
    distances: Array32

    def place(self, point: ArrayLike, normal: ArrayLike | None = None) -> Place:
        """Return the place in the picture of a point, (3,) m, and whether it is seen.

        With its outward normal, (3,), the far side of a thin part counts as hidden.
        """
        height, width = self.distances.shape
        x, y, away = self.camera.project(point, width, height)
        seen = bool(0.0 <= x < width and 0.0 <= y < height and away > 0.0)
        if seen:
            column, row = int(x), int(y)
            nearby = self.distances[max(row - 1, 0) : row + 2, max(column - 1, 0) : column + 2]
            seen = bool(away <= float(nearby.max()) + HIDDEN_BY_M)
        if seen and normal is not None:
            seen = bool(np.asarray(normal) @ (self.camera.eye - np.asarray(point)) > 0.0)
        return Place(float(x) / width, float(y) / height, seen)

    def facing(self, point: ArrayLike, normal: ArrayLike) -> float:
        """Return how far skin at a point, (3,) m, faces the viewer: 1 straight, -1 away.

        `normal` is the outward normal of the skin there.
        """
        towards = self.camera.eye - np.asarray(point)
        return float(np.asarray(normal) @ towards / np.linalg.norm(towards))

    def skin_at(self, x: float, y: float) -> SurfacePoint | None:
        """The point of skin or clothes seen at fractions of the picture from its top left corner, or None."""
        height, width = self.distances.shape
        return self.figure.skin_under(self.camera.ray(x * width, y * height, width, height))

    def places(self, points: Mapping[str, Shares]) -> dict[str, Place]:
        """Return the places in the picture of named points of the skin."""
        return {name: self.place(*self.figure.point(shares)) for name, shares in points.items()}


@per_body(maxsize=1)
def studio(character: Character) -> Offscreen | NoGraphics:
    """The one renderer without a window that all pictures share.

    Where OpenGL cannot start, one that leaves them empty.
    """
    try:
        return Offscreen(character_mesh(character))
    except GraphicsError:
        return NoGraphics()


def render_figure(
    figure: Figure,
    camera: Camera,
    width: int,
    height: int,
    *,
    backdrop: Backdrop | None = None,
    dim: float = 0.0,
    quality: Quality = PICTURE,
    look: Look | None = None,
) -> QImage:
    """A picture of a figure, transparent where there is no backdrop."""
    frame = Frame(camera, (width, height), quality, backdrop, dim, look)
    return studio(figure.character).picture(*figure.drawn, frame, figure.part)


def picture_of(
    figure: Figure, camera: Camera, width: int, height: int, *, dim: float = 0.0, question: str = ""
) -> Picture:
    """A picture on which points can be found; with a `question` the image is kept on disk under it."""

    def make() -> QImage:
        return render_figure(figure, camera, width, height, dim=dim)

    image = (
        picture_store.kept(figure.character, f"{question} {camera} {width} {height} {dim}", make)
        if question
        else make()
    )
    distances = studio(figure.character).distances(*figure.drawn, camera, width, height, figure.part)
    return Picture(image, figure, camera, distances)


def handshape_picture(
    character: Character, handshape: str | HandForm, size_px: int, side: Side = "right"
) -> QImage:
    """The card of a handshape: the hand upright and transparent around, from the side that shows it best.

    Raises:
        LookupError: no such handshape.
    """
    form = HandForm(handshape) if isinstance(handshape, str) else handshape
    angles = finger_angles(character, with_joints(catalogue.find(form.handshape), form.joints)).tolist()
    return picture_store.kept(
        character,
        f"card {angles} {form.handshape} {side} {size_px}",
        lambda: _card(character, form, size_px, side),
    )


def _card(character: Character, form: HandForm, size_px: int, side: Side) -> QImage:
    figure = hand_figure(character, form, side)
    azimuth = card_azimuth_rad(form.handshape) * (1.0 if side == "right" else -1.0)
    return render_figure(figure, _hand_camera(figure, azimuth, CARD_ELEVATION_RAD), size_px, size_px)


def hand_closeup(
    character: Character,
    handshape: str | HandForm,
    side: Side,
    azimuth_rad: float,
    elevation_rad: float,
    width: int,
    height: int,
    quality: Quality = PICTURE,
    *,
    with_forearm: bool = False,
) -> Picture:
    """A hand to click articulators on, seen from any side, with half of the forearm if asked for.

    Azimuth 0 looks into the palm, positive from the thumb's side.

    Raises:
        LookupError: no such handshape.
    """
    figure = (arm_figure if with_forearm else hand_figure)(character, handshape, side)
    lowest_m = -FOREARM_SEEN_M * character.scale.height if with_forearm else BELOW_WRIST_M
    azimuth = azimuth_rad * (1.0 if side == "right" else -1.0)
    return _closeup(
        figure,
        _hand_camera(figure, azimuth, elevation_rad, width / height, lowest_m),
        width,
        height,
        quality,
    )


def arm_closeup(
    character: Character,
    handshape: str | HandForm,
    side: Side,
    azimuth_rad: float,
    elevation_rad: float,
    width: int,
    height: int,
    quality: Quality = PICTURE,
) -> Picture:
    """Draw an arm to pick places on, from the shoulder to the fingertips, seen from any side.

    Azimuth 0 looks into the palm, positive from the thumb's side.

    Raises:
        LookupError: no such handshape.
    """
    figure = arm_figure(character, handshape, side)
    used = figure.drawn.positions[character_mesh(figure.character).vertices(figure.part)]
    camera = framing.around(
        used,
        azimuth_rad * (1.0 if side == "right" else -1.0),
        elevation_rad,
        margin=1.06,
        aspect=width / height,
    )
    return _closeup(figure, camera, width, height, quality)


def _closeup(figure: Figure, camera: Camera, width: int, height: int, quality: Quality) -> Picture:
    image = render_figure(figure, camera, width, height, quality=quality)
    distances = studio(figure.character).distances(*figure.drawn, camera, width, height, figure.part)
    return Picture(image, figure, camera, distances)


def _hand_camera(
    figure: Figure,
    azimuth_rad: float,
    elevation_rad: float,
    aspect: float = 1.0,
    lowest_m: float = BELOW_WRIST_M,
) -> Camera:
    """Close on the hand; a fist is shown a little smaller, so that it looks smaller than a flat hand."""
    used = figure.drawn.positions[character_mesh(figure.character).vertices(figure.part)]
    hand = used[used[:, 1] > lowest_m]
    camera = framing.around(hand, azimuth_rad, elevation_rad, margin=1.10, aspect=aspect)
    nearest = 0.36 * min(aspect, 1.0)
    return (
        camera
        if camera.distance_m > nearest
        else Camera(camera.target_m, nearest, camera.azimuth_rad, camera.elevation_rad)
    )


def page_picture(character: Character, page: str, width: int, height: int, *, dim: float = 0.0) -> Picture:
    """The signer from the front as on a page on which sites are chosen; `dim` puts it back behind dots.

    Args:
        character: who is drawn.
        page: "face", "body" (from the mouth to the hips, more of both in a high picture), "head" or "space"
            (from the hips up).
        width: of the picture, px.
        height: of the picture, px.
        dim: 0 to 1.
    """
    camera = framing.sized(PAGES[page], character.scale.height)
    return picture_of(resting_figure(character), camera, width, height, dim=dim, question=page)


def signer_closeup(
    character: Character,
    camera: Camera,
    azimuth_rad: float,
    elevation_rad: float,
    width: int,
    height: int,
    quality: Quality = PICTURE,
) -> Picture:
    """Draw the signer as in a picture for choosing a site, but seen from any side.

    `camera` is that of the picture of the reference signer; azimuth 0 looks the signer in the face, positive
    from the signer's left.
    """
    camera = replace(
        framing.sized(camera, character.scale.height), azimuth_rad=azimuth_rad, elevation_rad=elevation_rad
    )
    return _closeup(resting_figure(character), camera, width, height, quality)


def signer_card(character: Character, size_px: int) -> QImage:
    """Draw head and shoulders, by which a signer is chosen."""
    camera = framing.sized(replace(framing.FACE, distance_m=SIGNER_M), character.scale.height)
    return render_figure(resting_figure(character), camera, size_px, size_px, backdrop=LIGHT_BACKDROP)


def camera_for(pose: Pose, view: View) -> Camera:
    """The camera of a view of a pose; the close-up looks at the hand that is doing something."""
    return (
        framing.contact_camera(framing.busy_hand(pose), framing.CLOSEUP_M)
        if view == "closeup"
        else framing.view_of(pose, view)
    )


def render_pose(
    pose: Pose,
    camera: Camera,
    width: int,
    height: int,
    *,
    backdrop: Backdrop | None = None,
    quality: Quality = FULL,
    look: Look | None = None,
) -> QImage:
    """A picture of a whole pose."""
    figure = pose_figure(pose)
    return render_figure(figure, camera, width, height, backdrop=backdrop, quality=quality, look=look)


def require_graphics(character: Character) -> None:
    """Raise GraphicsError where nothing can be drawn."""
    if not studio(character).can_draw:
        raise GraphicsError("OpenGL 3.3 cannot start here, so no picture can be drawn")


def render_sign(
    character: Character,
    sign: Sign,
    path: Path,
    time_s: float,
    view: View = "front",
    size: tuple[int, int] = (1200, 1200),
    look: Look | None = None,
) -> None:
    """Write a picture of a sign at a time; the format is the path's ending.

    Raises:
        GraphicsError: OpenGL cannot start.
        OSError: the picture cannot be written there; `atomic.refusal` says why.
    """
    require_graphics(character)
    pose = posing.pose_at(sign, time_s, character=character)
    image = render_pose(pose, camera_for(pose, view), *size, backdrop=LIGHT_BACKDROP, look=look)
    atomic.write(path, encoded(image, path.suffix[1:].upper()), keep_backup=False)
