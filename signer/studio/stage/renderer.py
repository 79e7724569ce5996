"""Draws the posed body with plain OpenGL and hands back its pixels: the stage's view and every picture use it alike."""

from __future__ import annotations

import ctypes
import math
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from signer.studio.stage import shaders
from signer.studio.stage.camera import Camera
from signer.studio.stage.gl import GL, GraphicsError, check
from signer.studio.stage.mesh import Mesh, Part
from signer.studio.stage.program import Program
from signer.studio.stage.quality import Quality
from signer.studio.stage.target import ShadowMap, Target

Array = NDArray[np.float64]
Points = NDArray[np.float32]
Colour = tuple[float, float, float]

KEY_ELEVATION_RAD: Final = math.radians(37.0)
KEY_AHEAD_RAD: Final = math.radians(-34.0)
KEY_LAG_RAD: Final = math.radians(32.0)
SHADOW_BLUR_M: Final = 0.0030
UPSIDE_DOWN: Final = np.diag([1.0, -1.0, 1.0, 1.0])
# Seen from the viewer: the fill light from the right, the rim light from behind.
FILL: Final = np.array([0.775, 0.124, 0.620])
RIM: Final = np.array([0.352, 0.553, -0.755])


@dataclass(frozen=True, slots=True)
class Backdrop:
    """The gradient behind the signer, red, green and blue from 0 to 1; no backdrop leaves the picture transparent."""

    centre: Colour
    edge: Colour


class BodyRenderer:
    """One body in one OpenGL context. Every method wants that context to be current."""

    def __init__(self, mesh: Mesh) -> None:
        self.mesh = mesh
        self.renderer_name = ""
        self._programs: dict[tuple[object, ...], Program] = {}
        self._buffers: dict[str, int] = {}
        self._indices: dict[str, tuple[int, int]] = {}
        self._surface: tuple[Points, Points] | None = None
        self._stain: Points | None = None
        self._array = 0
        self._empty_array = 0
        self._target = Target()
        self._size = 1, 1
        self._shadow = ShadowMap()

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
        )
        for location, (name, values, width) in enumerate(fields):
            self._buffers[name] = int(GL.glGenBuffers(1))
            GL.glBindBuffer(GL.GL_ARRAY_BUFFER, self._buffers[name])
            GL.glBufferData(GL.GL_ARRAY_BUFFER, values.nbytes, values, GL.GL_DYNAMIC_DRAW if location < 2 else GL.GL_STATIC_DRAW)
            GL.glEnableVertexAttribArray(location)
            GL.glVertexAttribPointer(location, width, GL.GL_FLOAT, False, 0, ctypes.c_void_p(0))
        GL.glBindVertexArray(0)
        GL.glBindBuffer(GL.GL_ARRAY_BUFFER, 0)

    def set_surface(self, positions: Points, normals: Points) -> None:
        """Take a newly posed surface, (M, 3) m and (M, 3) unit."""
        self._surface = (positions, normals)
        for name, values in (("positions", positions), ("normals", normals)):
            values = np.ascontiguousarray(values, np.float32)
            GL.glBindBuffer(GL.GL_ARRAY_BUFFER, self._buffers[name])
            GL.glBufferData(GL.GL_ARRAY_BUFFER, values.nbytes, None, GL.GL_DYNAMIC_DRAW)  # a fresh store: do not wait for the last frame
            GL.glBufferSubData(GL.GL_ARRAY_BUFFER, 0, values.nbytes, values)
        GL.glBindBuffer(GL.GL_ARRAY_BUFFER, 0)

    def set_stain(self, shares: Points | None) -> None:
        """Colour skin by shares (M,) from 0 to 1; None for no skin at all."""
        if shares is self._stain:
            return
        self._stain = shares
        values = np.zeros(len(self.mesh.rest), np.float32) if shares is None else np.ascontiguousarray(shares, np.float32)
        GL.glBindBuffer(GL.GL_ARRAY_BUFFER, self._buffers["stain"])
        GL.glBufferSubData(GL.GL_ARRAY_BUFFER, 0, values.nbytes, values)
        GL.glBindBuffer(GL.GL_ARRAY_BUFFER, 0)

    def draw(
        self,
        camera: Camera,
        width: int,
        height: int,
        quality: Quality,
        *,
        part: Part = "all",
        backdrop: Backdrop | None = None,
        dim: float = 0.0,
    ) -> None:
        """Draw a picture of that size, to be taken with `pixels` or `distances`."""
        if self._surface is None:
            raise GraphicsError("nothing to draw: no surface was given")
        self._size = width, height
        key = key_direction(camera)
        light = self._light_matrix(key, part)
        if quality.shadow_taps:
            self._draw_shadow(light, quality, part)
        self._target.bind(max(1, round(width * quality.scale)), max(1, round(height * quality.scale)), quality.samples)
        GL.glClearColor(0.0, 0.0, 0.0, 0.0)
        GL.glClear(GL.GL_COLOR_BUFFER_BIT | GL.GL_DEPTH_BUFFER_BIT)
        if backdrop is not None:
            self._draw_backdrop(backdrop, width / height)
        self._draw_body(camera, quality, key, light, part, dim)
        check("drawing the signer")

    def pixels(self) -> NDArray[np.uint8]:
        """(H, W, 4) blue, green, red, alpha of what the last `draw` drew, alpha multiplied in, top row first."""
        found = self._target.pixels(*self._size)
        check("reading the picture")
        return found

    def distances(self, camera: Camera) -> Points:
        """(H, W) m along the line of sight of what the last `draw` drew, top row first; far where there is nothing."""
        depth = self._target.depth()
        matrix = camera.projection(depth.shape[1], depth.shape[0])
        away: Points = (matrix[2, 3] / (2.0 * depth - 1.0 + matrix[2, 2])).astype(np.float32)
        return away

    def release(self) -> None:
        """Give everything back to the card."""
        for program in self._programs.values():
            GL.glDeleteProgram(program.name)
        names = [*self._buffers.values(), *(name for name, _ in self._indices.values())]
        GL.glDeleteBuffers(len(names), names)
        GL.glDeleteVertexArrays(2, [self._array, self._empty_array])
        self._target.release()
        self._shadow.release()
        self._programs.clear()
        self._buffers.clear()
        self._indices.clear()

    def _light_matrix(self, key: Array, part: Part) -> Array:
        """World to the light's clip space, fitted around what is drawn so that no shadow pixel is wasted."""
        assert self._surface is not None
        points = self._surface[0][self.mesh.vertices(part)]
        across = np.cross((0.0, 1.0, 0.0), key)
        across /= np.linalg.norm(across)
        rotation = np.stack([across, np.cross(key, across), -key])
        in_light = points @ rotation.T.astype(np.float32)
        low, high = in_light.min(0) - 0.01, in_light.max(0) + 0.01
        matrix = np.eye(4)
        scale = 2.0 / np.maximum(high - low, 1e-3)
        matrix[:3, :3] = rotation * scale[:, None]
        matrix[:3, 3] = -(high + low) / 2.0 * scale
        return matrix

    def _draw_shadow(self, light: Array, quality: Quality, part: Part) -> None:
        program = self._program("depth")
        self._shadow.bind(quality.shadow_size)
        GL.glEnable(GL.GL_DEPTH_TEST)
        GL.glDepthMask(True)
        GL.glDisable(GL.GL_CULL_FACE)
        GL.glClear(GL.GL_DEPTH_BUFFER_BIT)
        GL.glUseProgram(program.name)
        program.matrix("u_light", light)
        GL.glBindVertexArray(self._array)
        if quality.coarse_shadow and part == "all":
            self._draw_triangles("casters", self.mesh.casters)
        else:
            self._draw_triangles(part, self.mesh.triangles(part))
        GL.glBindVertexArray(0)

    def _draw_backdrop(self, backdrop: Backdrop, aspect: float) -> None:
        program = self._program("backdrop")
        GL.glDisable(GL.GL_DEPTH_TEST)
        GL.glUseProgram(program.name)
        program.vector("u_centre", backdrop.centre)
        program.vector("u_edge", backdrop.edge)
        program.number("u_aspect", aspect)
        GL.glBindVertexArray(self._empty_array)
        GL.glDrawArrays(GL.GL_TRIANGLES, 0, 3)
        GL.glBindVertexArray(0)

    def _draw_body(self, camera: Camera, quality: Quality, key: Array, light: Array, part: Part, dim: float) -> None:
        GL.glEnable(GL.GL_DEPTH_TEST)
        GL.glDepthFunc(GL.GL_LESS)
        GL.glBindVertexArray(self._array)
        if quality.shadow_taps:
            self._shadow.use(0)
        GL.glEnable(GL.GL_CULL_FACE)
        GL.glCullFace(GL.GL_FRONT)  # upside down, what faces the viewer runs the other way round
        self._use_body_program(camera, quality, key, light, dim, lashes=False)
        self._draw_triangles(part, self.mesh.triangles(part))
        GL.glDisable(GL.GL_CULL_FACE)
        if part == "all":
            self._use_body_program(camera, quality, key, light, dim, lashes=True)
            self._draw_lashes(quality.samples > 0)
        GL.glBindVertexArray(0)
        GL.glUseProgram(0)

    def _use_body_program(self, camera: Camera, quality: Quality, key: Array, light: Array, dim: float, *, lashes: bool) -> None:
        taps, detail = quality.shadow_taps, int(quality.detail)
        program = self._program("body", SHADOW_TAPS=taps, DETAIL=detail, SAMPLES=quality.samples, LASHES=int(lashes))
        GL.glUseProgram(program.name)
        program.matrix("u_view_projection", UPSIDE_DOWN @ camera.projection(*self._size) @ camera.view())
        program.matrix("u_light", light)
        texel_m = 2.0 / float(np.linalg.norm(light[0, :3])) / quality.shadow_size
        blur_m = max(SHADOW_BLUR_M, 1.5 * texel_m)
        program.number("u_light_offset", 0.0006 + texel_m)
        program.number("u_blur_m", 1.2 * blur_m)
        program.number("u_shadow_blur", blur_m / texel_m / quality.shadow_size)
        program.number("u_dim", dim)
        program.integer("u_shadow_map", 0)
        axes, mesh = camera.axes, self.mesh
        vectors = {
            "u_key": key,
            "u_fill": axes @ FILL,
            "u_rim": axes @ RIM,
            "u_eye_point": camera.eye,
            "u_eye_left": mesh.eye_left,
            "u_eye_right": mesh.eye_right,
            "u_head": mesh.head,
        }
        for name, values in vectors.items():
            program.vector(name, values)

    def _draw_lashes(self, sampled: bool) -> None:
        """Hairs finer than a pixel cover a share of its samples; what is behind keeps its own opacity."""
        if sampled:
            GL.glEnable(GL.GL_SAMPLE_ALPHA_TO_COVERAGE)
        GL.glColorMask(True, True, True, False)
        self._draw_triangles("lashes", self.mesh.lashes)
        GL.glColorMask(True, True, True, True)
        GL.glDisable(GL.GL_SAMPLE_ALPHA_TO_COVERAGE)

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

    def _program(self, kind: str, **switches: int) -> Program:
        wanted = (kind, *sorted(switches.items()))
        if wanted not in self._programs:
            vertex = "screen" if kind == "backdrop" else kind
            self._programs[wanted] = Program(shaders.source(f"{vertex}.vert"), shaders.source(f"{kind}.frag", **switches))
        return self._programs[wanted]


def key_direction(camera: Camera) -> Array:
    """(3,) unit, toward the key light: from the signer's right front, turning along with a viewer who walks around.

    It lags behind near the front, where a still light shows the shape best, and catches up behind, where it would leave
    the back dark; the rule is periodic, so that nothing jumps at the back.
    """
    azimuth = camera.azimuth_rad + KEY_AHEAD_RAD - KEY_LAG_RAD * math.sin(camera.azimuth_rad)
    flat = math.cos(KEY_ELEVATION_RAD)
    return np.array([flat * math.sin(azimuth), math.sin(KEY_ELEVATION_RAD), flat * math.cos(azimuth)])


def _text(value: bytes | str) -> str:
    return value.decode("utf-8", "replace") if isinstance(value, bytes) else str(value)
