"""Draws the posed body with plain OpenGL and hands back its pixels.

The stage's view and every picture use it alike.
"""

from __future__ import annotations

import ctypes
from typing import Final

import numpy as np
from numpy.typing import NDArray

from body_model.arrays import Array, Array32
from body_model.face_shapes import FOLDED_BY
from signer.studio.drawing import shaders
from signer.studio.drawing.camera import Camera
from signer.studio.drawing.frame import Frame
from signer.studio.drawing.gl import GL, GraphicsError, check
from signer.studio.drawing.hand_edges import edges, face_of, hands_before
from signer.studio.drawing.layers import Layers
from signer.studio.drawing.light import light_matrix
from signer.studio.drawing.mesh import Mesh, Part
from signer.studio.drawing.paints import uploaded
from signer.studio.drawing.program import Program
from signer.studio.drawing.quality import Quality
from signer.studio.drawing.standing import Standing
from signer.studio.drawing.target import ShadowMap, Target

_PAINT_UNIT: Final = 6
"""Texture unit of an avatar's pictures, behind those of the layers."""
SHADOW_BLUR_M: Final = 0.0030
SHADOW_REACH_M: Final = 0.040
"""Distance from a surface beyond which nothing throws a shadow on it: the light of a signing studio comes
from all sides, and the shadow of a hand on the chest would look like a second hand."""
# Seen from the viewer: the fill light from the right, the rim light from behind.
FILL: Final = np.array([0.775, 0.124, 0.620])
RIM: Final = np.array([0.352, 0.553, -0.755])


class BodyRenderer:
    """One body in one OpenGL context. Every method wants that context to be current."""

    def __init__(self, mesh: Mesh) -> None:
        self.mesh = mesh
        self.renderer_name = ""
        self._programs: dict[tuple[object, ...], Program] = {}
        self._buffers: dict[str, int] = {}
        self._indices: dict[str, tuple[int, int]] = {}
        self._surface: tuple[Array32, Array32] | None = None
        self._to_head, self._lip_gap_m = np.eye(4), 0.0
        self._folds = np.zeros((len(FOLDED_BY), 2))
        self._stain: Array32 | None = None
        self._array = self._paints = 0
        self._empty_array = 0
        self._target = Target()
        self._size = 1, 1
        self._shadow = ShadowMap()
        self._standing, self._layers = Standing(mesh.arms), Layers()

    def initialise(self) -> None:
        """Put onto the card what never changes."""
        self.renderer_name = _text(GL.glGetString(GL.GL_RENDERER))
        self._array, self._empty_array = (int(name) for name in GL.glGenVertexArrays(2))
        GL.glBindVertexArray(self._array)
        empty = np.zeros_like(self.mesh.rest)
        fields = (
            ("positions", empty, 3),
            ("normals", empty, 3),
            ("rest", self.mesh.rest, 3),
            ("cover", self.mesh.cover, 4),
            ("kind", self.mesh.kind, 1),
            ("stain", np.zeros(len(self.mesh.rest), np.float32), 1),
            ("hand", self.mesh.hand, 4),
        )
        for location, (name, values, width) in enumerate(fields):
            self._buffers[name] = int(GL.glGenBuffers(1))
            GL.glBindBuffer(GL.GL_ARRAY_BUFFER, self._buffers[name])
            GL.glBufferData(
                GL.GL_ARRAY_BUFFER,
                values.nbytes,
                values,
                GL.GL_DYNAMIC_DRAW if location < 2 else GL.GL_STATIC_DRAW,
            )
            GL.glEnableVertexAttribArray(location)
            GL.glVertexAttribPointer(location, width, GL.GL_FLOAT, False, 0, ctypes.c_void_p(0))
        GL.glBindVertexArray(0)
        GL.glBindBuffer(GL.GL_ARRAY_BUFFER, 0)
        if self.mesh.paints:
            self._paints = uploaded(self.mesh.paints)

    def set_surface(self, positions: Array32, normals: Array32) -> None:
        """Take a newly posed surface, (M, 3) m and (M, 3) unit."""
        self._surface = (positions, normals)
        self._to_head = self.mesh.mouth.to_head(positions)
        self._lip_gap_m = self.mesh.mouth.gap_m(positions, self._to_head)
        if self.mesh.folds is not None:
            self._folds = self.mesh.folds.shares(positions, self._to_head)
        for name, values in (("positions", positions), ("normals", normals)):
            values = np.ascontiguousarray(values, np.float32)
            GL.glBindBuffer(GL.GL_ARRAY_BUFFER, self._buffers[name])
            GL.glBufferData(
                GL.GL_ARRAY_BUFFER, values.nbytes, None, GL.GL_DYNAMIC_DRAW
            )  # a fresh store: do not wait for the last frame
            GL.glBufferSubData(GL.GL_ARRAY_BUFFER, 0, values.nbytes, values)
        GL.glBindBuffer(GL.GL_ARRAY_BUFFER, 0)

    def set_stain(self, shares: Array32 | None) -> None:
        """Colour skin by shares (M,) from 0 to 1; None for no skin at all."""
        if shares is self._stain:
            return
        self._stain = shares
        values = (
            np.zeros(len(self.mesh.rest), np.float32)
            if shares is None
            else np.ascontiguousarray(shares, np.float32)
        )
        GL.glBindBuffer(GL.GL_ARRAY_BUFFER, self._buffers["stain"])
        GL.glBufferSubData(GL.GL_ARRAY_BUFFER, 0, values.nbytes, values)
        GL.glBindBuffer(GL.GL_ARRAY_BUFFER, 0)

    def draw(self, frame: Frame, part: Part = "all") -> None:
        """Draw a picture, to be taken with `pixels` or `distances`."""
        if self._surface is None:
            raise GraphicsError("nothing to draw: no surface was given")
        self._size = frame.size
        positions, moving = self._surface[0], None
        if part == "all" and frame.backdrop is not None:
            if frame.quality.layered:
                moving = self._standing.moving(frame.view, positions, self._stain)
            else:
                self._standing.rest(frame.view, positions, self._stain)
        if moving is not None:
            self._layers.draw(self, frame, positions, moving, self._target)
        else:
            self._draw_whole(frame, part)
        if part == "all":
            self._draw_hand_edges(frame, positions)
        check("drawing the signer")

    def rest(self, frame: Frame) -> None:
        """The surface stands as it was given last: what moves is told from there."""
        if self._surface is not None:
            self._standing.rest(frame.view, self._surface[0], self._stain)

    def _draw_whole(self, frame: Frame, part: Part) -> None:
        assert self._surface is not None
        light = light_matrix(frame.key, self._surface[0][self.mesh.vertices(part)])
        if frame.quality.shadow_taps:
            coarse = frame.quality.coarse_shadow and part == "all"
            name, triangles = ("casters", self.mesh.casters) if coarse else (part, self.mesh.triangles(part))
            self.draw_shadow(light, frame.quality, self._shadow, name, triangles)
            self.use_shadows(self._shadow)
        self.bind(frame)
        GL.glClear(GL.GL_COLOR_BUFFER_BIT | GL.GL_DEPTH_BUFFER_BIT)
        self.draw_backdrop(frame)
        self.draw_solid(frame, light, part, self.mesh.triangles(part))
        if part == "all":
            self.draw_lashes(frame, light, "lashes", self.mesh.lashes)

    def _draw_hand_edges(self, frame: Frame, positions: Array32) -> None:
        """Draw lines where hands end before the face, over all that was drawn."""
        face = face_of(self.mesh, self._to_head)
        parts = hands_before(face, frame.camera, positions, self.mesh)
        if not parts:
            return
        with edges(self.program("edge"), frame, face, frame.look or self.mesh.look):
            GL.glBindVertexArray(self._array)
            for part in parts:
                self._draw_triangles(f"edge of {part}", self.mesh.hands[part])
            GL.glBindVertexArray(0)

    def pixels(self) -> NDArray[np.uint8]:
        """(H, W, 4) blue, green, red, alpha (premultiplied) of what `draw` drew last, top row first."""
        found = self._target.pixels(*self._size)
        check("reading the picture")
        return found

    def distances(self, camera: Camera) -> Array32:
        """(H, W) m along the line of sight of what the last `draw` drew, top row first.

        Far where there is nothing.
        """
        depth = self._target.depth()
        matrix = camera.projection(depth.shape[1], depth.shape[0])
        away: Array32 = (matrix[2, 3] / (2.0 * depth - 1.0 + matrix[2, 2])).astype(np.float32)
        return away

    def release(self) -> None:
        """Give everything back to the card."""
        for program in self._programs.values():
            GL.glDeleteProgram(program.name)
        names = [*self._buffers.values(), *(name for name, _ in self._indices.values())]
        GL.glDeleteBuffers(len(names), names)
        GL.glDeleteVertexArrays(2, [self._array, self._empty_array])
        if self._paints:
            GL.glDeleteTextures(1, [self._paints])
        self._target.release()
        self._shadow.release()
        self._layers.release()
        self._programs.clear()
        self._buffers.clear()
        self._indices.clear()

    # The parts of a picture, for the whole of it and for its layers

    def bind(self, frame: Frame) -> None:
        """Draw into the picture from now on."""
        self._target.bind(*frame.pixels, frame.quality.samples)
        GL.glClearColor(0.0, 0.0, 0.0, 0.0)

    def draw_shadow(
        self, light: Array, quality: Quality, into: ShadowMap, name: str, triangles: NDArray[np.uint32]
    ) -> None:
        """Draw some triangles into a shadow map, as the key light sees them."""
        program = self.program("depth")
        into.bind(quality.shadow_size)
        GL.glEnable(GL.GL_DEPTH_TEST)
        GL.glDepthMask(True)
        GL.glDisable(GL.GL_CULL_FACE)
        GL.glClear(GL.GL_DEPTH_BUFFER_BIT)
        GL.glUseProgram(program.name)
        program.matrix("u_light", light)
        GL.glBindVertexArray(self._array)
        self._draw_triangles(name, triangles)
        GL.glBindVertexArray(0)

    def use_shadows(self, *maps: ShadowMap) -> None:
        """Read these, the first for `u_shadow_map`, another for `u_moving_map`."""
        for unit, each in enumerate(maps):
            each.use(unit)

    def draw_backdrop(self, frame: Frame) -> None:
        """The gradient behind the signer, where there is one."""
        if frame.backdrop is None:
            return
        program = self.program("backdrop")
        GL.glUseProgram(program.name)
        program.vector("u_centre", frame.backdrop.centre)
        program.vector("u_edge", frame.backdrop.edge)
        program.number("u_aspect", frame.size[0] / frame.size[1])
        self.draw_screen()

    def draw_screen(self) -> None:
        """One triangle over everything with the program in use, without depth."""
        GL.glDisable(GL.GL_DEPTH_TEST)
        GL.glBindVertexArray(self._empty_array)
        GL.glDrawArrays(GL.GL_TRIANGLES, 0, 3)
        GL.glBindVertexArray(0)
        GL.glEnable(GL.GL_DEPTH_TEST)

    def draw_solid(
        self, frame: Frame, light: Array, name: str, triangles: NDArray[np.uint32], **switches: int
    ) -> None:
        """Triangles that are seen from outside."""
        GL.glEnable(GL.GL_DEPTH_TEST)
        GL.glDepthFunc(GL.GL_LESS)
        GL.glEnable(GL.GL_CULL_FACE)
        GL.glCullFace(GL.GL_FRONT)  # upside down, what faces the viewer runs the other way round
        self._use_body_program(frame, light, LASHES=0, **switches)
        GL.glBindVertexArray(self._array)
        self._draw_triangles(name, triangles)
        GL.glBindVertexArray(0)
        GL.glDisable(GL.GL_CULL_FACE)
        GL.glUseProgram(0)

    def draw_lashes(
        self, frame: Frame, light: Array, name: str, triangles: NDArray[np.uint32], **switches: int
    ) -> None:
        """Hairs finer than a pixel cover a share of its samples; what is behind keeps its own opacity."""
        self._use_body_program(frame, light, LASHES=1, **switches)
        if frame.quality.samples:
            GL.glEnable(GL.GL_SAMPLE_ALPHA_TO_COVERAGE)
        GL.glColorMask(True, True, True, False)
        GL.glBindVertexArray(self._array)
        self._draw_triangles(name, triangles)
        GL.glBindVertexArray(0)
        GL.glColorMask(True, True, True, True)
        GL.glDisable(GL.GL_SAMPLE_ALPHA_TO_COVERAGE)
        GL.glUseProgram(0)

    def forget_triangles(self, *names: str) -> None:
        """Other triangles are drawn by these names from now on."""
        buffers = [self._indices.pop(name)[0] for name in names if name in self._indices]
        if buffers:
            GL.glDeleteBuffers(len(buffers), buffers)

    def set_offsets(self, frame: Frame, light: Array, program: Program) -> tuple[float, float]:
        """Tell a program how far out a surface asks for its shadow, so that it throws none on itself.

        Texel and blur, m.
        """
        texel_m = frame.shadow_texel_m(light)
        blur_m = max(SHADOW_BLUR_M, 1.5 * texel_m)
        program.number("u_light_offset", 0.0006 + texel_m)
        program.number("u_blur_m", 1.2 * blur_m)
        program.number("u_shadow_reach", SHADOW_REACH_M * float(np.linalg.norm(light[2, :3])) / 2.0)
        return texel_m, blur_m

    def _use_body_program(self, frame: Frame, light: Array, **switches: int) -> None:
        quality, axes, mesh = frame.quality, frame.camera.axes, self.mesh
        look = frame.look or mesh.look
        detail = int(quality.detail)
        if self._paints:
            switches = {**switches, "AVATAR": 1}
            GL.glActiveTexture(GL.GL_TEXTURE0 + _PAINT_UNIT)
            GL.glBindTexture(GL.GL_TEXTURE_2D_ARRAY, self._paints)
            GL.glActiveTexture(GL.GL_TEXTURE0)
        program = self.program(
            "body", SHADOW_TAPS=quality.shadow_taps, DETAIL=detail, SAMPLES=quality.samples, **switches
        )
        GL.glUseProgram(program.name)
        program.matrix("u_view_projection", frame.view_projection)
        program.matrix("u_light", light)
        texel_m, blur_m = self.set_offsets(frame, light, program)
        program.number("u_shadow_blur", blur_m / texel_m / quality.shadow_size)
        program.number("u_dim", frame.dim)
        program.integer("u_shadow_map", 0)
        if self._paints:
            program.integer("u_paints", _PAINT_UNIT)
        if "MOVING_MAP" in switches:
            program.integer("u_moving_map", 1)
        vectors = {
            "u_key": frame.key,
            "u_fill": axes @ FILL,
            "u_rim": axes @ RIM,
            "u_eye_point": frame.camera.eye,
            "u_eye_left": mesh.eye_left,
            "u_eye_right": mesh.eye_right,
            "u_head": mesh.head,
            "u_lips": mesh.mouth.front,
            "u_teeth": mesh.mouth.teeth,
            "u_nose_tip": mesh.nose_tip,
            "u_mouth_corner": mesh.mouth_corner,
            "u_skin": np.array(look.skin),
            "u_palm": np.array(look.palm),
            "u_hair": np.array(look.hair),
            "u_shirt": np.array(look.shirt),
        }
        for name, values in vectors.items():
            program.vector(name, values)
        program.matrix("u_to_head", self._to_head)
        program.number("u_lip_gap", self._lip_gap_m)
        program.number("u_waist", mesh.waist_m)
        program.number("u_folded", float(self._folds.max()))
        for number, (left, right) in enumerate(self._folds.tolist()):
            program.pair(f"u_folds[{number}]", left, right)

    def _draw_triangles(self, name: str, triangles: NDArray[np.uint32]) -> None:
        if name not in self._indices:
            buffer = int(GL.glGenBuffers(1))
            flat = np.ascontiguousarray(triangles, np.uint32).ravel()
            GL.glBindBuffer(GL.GL_ELEMENT_ARRAY_BUFFER, buffer)
            GL.glBufferData(GL.GL_ELEMENT_ARRAY_BUFFER, flat.nbytes, flat, GL.GL_STATIC_DRAW)
            self._indices[name] = (buffer, flat.size)
        buffer, count = self._indices[name]
        GL.glBindBuffer(GL.GL_ELEMENT_ARRAY_BUFFER, buffer)
        GL.glDrawElements(GL.GL_TRIANGLES, count, GL.GL_UNSIGNED_INT, ctypes.c_void_p(0))

    def program(self, kind: str, **switches: int) -> Program:
        """A program, compiled when it is first asked for with these switches."""
        wanted = (kind, *sorted(switches.items()))
        if wanted not in self._programs:
            vertex = "screen" if kind in ("backdrop", "layers") else kind
            self._programs[wanted] = Program(
                shaders.source(f"{vertex}.vert"), shaders.source(f"{kind}.frag", **switches)
            )
        return self._programs[wanted]


def _text(value: bytes | str) -> str:
    return value.decode("utf-8", "replace") if isinstance(value, bytes) else str(value)
