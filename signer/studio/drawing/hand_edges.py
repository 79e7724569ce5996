"""Edges of hands before the face: skin before skin is told apart by a line where one ends."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple

import numpy as np

from body_model.arrays import Array, Array32
from body_model.model import Look
from signer.studio.drawing.camera import Camera
from signer.studio.drawing.frame import Frame
from signer.studio.drawing.gl import GL
from signer.studio.drawing.mesh import Mesh, Part
from signer.studio.drawing.program import Program

WIDE_PX: Final = 1.5
"""At film size half of it is lost in the grain of the skin, twice of it looks drawn."""
REACH: Final = 0.079
"""Radius of a face about its middle, as a share of the height of the eyes: from chin to hairline."""
MIDDLE: Final = (-0.012, -0.012)
"""Distances of its middle above and before the eyes, as shares of that height."""
_EVERY: Final = 12
"""One vertex of so many tells where a hand is; they lie 2 to 5 mm apart."""
DARK: Final = 0.10
"""Of the light of skin, linear: darker skin has a light edge."""
HANDS: Final[tuple[Part, ...]] = ("right hand", "left hand")


class Face(NamedTuple):
    """The face of a posed body as a ball: middle (3,) m, and radius, m."""

    middle: Array
    reach_m: float


def face_of(mesh: Mesh, to_head: Array) -> Face:
    """Find the face of a body in a pose, whose head `to_head` (4, 4) takes back to rest."""
    eyes = 0.5 * (mesh.eye_left + mesh.eye_right)
    rest = eyes + float(eyes[1]) * np.array([0.0, *MIDDLE])
    return Face((rest - to_head[:3, 3]) @ to_head[:3, :3], REACH * float(eyes[1]))


def hands_before(face: Face, camera: Camera, positions: Array32, mesh: Mesh) -> list[Part]:
    """List the hands of a posed surface (M, 3) m of which a camera sees some before the face."""
    found: list[Part] = []
    eye = camera.eye
    to_face = face.middle - eye
    for part in HANDS:
        ways = positions[mesh.vertices(part)[::_EVERY]].astype(np.float64) - eye
        away = np.linalg.norm(ways, axis=1)
        along = (ways / away[:, None]) @ to_face
        aside = np.sqrt(np.maximum(to_face @ to_face - along * along, 0.0))
        if ((aside < face.reach_m) & (away < np.linalg.norm(to_face) + 0.5 * face.reach_m)).any():
            found.append(part)
    return found


def edge_colour(look: Look) -> tuple[float, float, float]:
    """Return the colour of an edge on the screen: dark before light skin, and light before dark."""
    skin = np.array(look.skin)
    red, green, blue = (0.35 * np.sqrt(skin) if skin.mean() > DARK else np.sqrt(skin) + 0.25).tolist()
    return red, green, blue


@contextmanager
def edges(program: Program, frame: Frame, face: Face, look: Look) -> Iterator[None]:
    """Triangles of hands that are drawn meanwhile leave their edges over what the target holds."""
    GL.glUseProgram(program.name)
    program.matrix("u_view_projection", frame.view_projection)
    width, height = frame.size
    program.pair("u_wide", 2.0 * WIDE_PX / width, 2.0 * WIDE_PX / height)
    program.vector("u_eye_point", frame.camera.eye)
    program.vector("u_face", face.middle)
    program.number("u_face_reach", face.reach_m)
    program.vector("u_edge", edge_colour(look))
    GL.glEnable(GL.GL_DEPTH_TEST)
    GL.glEnable(GL.GL_CULL_FACE)
    GL.glCullFace(GL.GL_BACK)  # what looks at the viewer, as pictures are drawn upside down
    GL.glEnable(GL.GL_BLEND)
    GL.glBlendFunc(GL.GL_SRC_ALPHA, GL.GL_ONE_MINUS_SRC_ALPHA)
    GL.glColorMask(True, True, True, False)
    GL.glDepthMask(False)
    yield
    GL.glDepthMask(True)
    GL.glColorMask(True, True, True, True)
    GL.glDisable(GL.GL_BLEND)
    GL.glDisable(GL.GL_CULL_FACE)
    GL.glUseProgram(0)
