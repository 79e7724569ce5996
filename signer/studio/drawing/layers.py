"""Drawing in two layers: the static one is drawn once and kept, the moving one in every frame.

While an arm is dragged, the static layer holds the other three quarters of the body.

The kept layer is a picture with its depth, once as it is lit and once all in shade. Each frame chooses
between the two by the
shadow of what moves, and draws what moves over it: what is seen is what drawing everything would show.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final, Protocol

import numpy as np
from numpy.typing import NDArray

from body_model.arrays import Array, Array32, Mask
from signer.studio.drawing.frame import Frame
from signer.studio.drawing.gl import GL
from signer.studio.drawing.light import is_lit_whole, light_matrix
from signer.studio.drawing.mesh import Mesh
from signer.studio.drawing.program import Program
from signer.studio.drawing.quality import Quality
from signer.studio.drawing.target import Layer, ShadowMap, Target

ROOM_M: Final = 0.15
"""Beside the body, for the shadow of what moves out there."""
SHADOW_UNIT, MOVING_UNIT, LIT_UNIT, SHADED_UNIT, DEPTH_UNIT, NORMAL_UNIT = range(6)
_NAMES: Final = (
    "standing",
    "moving",
    "standing casters",
    "moving casters",
    "standing lashes",
    "moving lashes",
)


class Brush(Protocol):
    """The parts of a picture, as `BodyRenderer` draws them."""

    mesh: Mesh

    def bind(self, frame: Frame) -> None: ...
    def draw_shadow(
        self, light: Array, quality: Quality, into: ShadowMap, name: str, triangles: NDArray[np.uint32]
    ) -> None: ...
    def use_shadows(self, *maps: ShadowMap) -> None: ...
    def draw_backdrop(self, frame: Frame) -> None: ...
    def draw_screen(self) -> None: ...
    def draw_solid(
        self, frame: Frame, light: Array, name: str, triangles: NDArray[np.uint32], **switches: int
    ) -> None: ...
    def draw_lashes(
        self, frame: Frame, light: Array, name: str, triangles: NDArray[np.uint32], **switches: int
    ) -> None: ...
    def forget_triangles(self, *names: str) -> None: ...
    def set_offsets(self, frame: Frame, light: Array, program: Program) -> tuple[float, float]: ...
    def program(self, kind: str, **switches: int) -> Program: ...


class Layers:
    """Draws frames in which some of the body moves."""

    def __init__(self) -> None:
        self._standing_shadow, self._moving_shadow = ShadowMap(), ShadowMap()
        self._lit, self._shaded = Layer(), Layer()
        self._moving: Mask | None = None
        self._quality: Quality | None = None
        self._light: Array = np.eye(4)

    def draw(self, body: Brush, frame: Frame, positions: Array32, moving: Mask, target: Target) -> None:
        """Draw into a target that is bound.

        `moving` is the same object as long as what stands still is what it was.
        """
        if (
            moving is not self._moving
            or not self._serves(frame.quality)
            or not is_lit_whole(self._light, positions[moving])
        ):
            self._keep(body, frame, positions, moving)
        parts, switches = self._parts(body, moving), {}
        if frame.quality.moving_shadow:
            switches = {"MOVING_MAP": 1}
            body.draw_shadow(
                self._light, frame.quality, self._moving_shadow, "moving casters", parts["moving casters"]
            )
        body.bind(frame)
        self._lit.copy(target, colour=not frame.quality.moving_shadow)
        if frame.quality.moving_shadow:
            self._lay_down(body, frame)
        body.use_shadows(self._standing_shadow, self._moving_shadow)
        body.draw_solid(frame, self._light, "moving", parts["moving"], **switches)
        if len(parts["moving lashes"]):
            body.draw_lashes(frame, self._light, "moving lashes", parts["moving lashes"], **switches)

    def release(self) -> None:
        """Give everything back to the card."""
        for each in (self._standing_shadow, self._moving_shadow, self._lit, self._shaded):
            each.release()
        self._moving = None

    def _serves(self, quality: Quality) -> bool:
        """Return whether the static layer serves this quality; the moving shadow can be left out any time."""
        return self._quality in (quality, replace(quality, moving_shadow=True))

    def _parts(self, body: Brush, moving: Mask) -> dict[str, NDArray[np.uint32]]:
        """The triangles of either layer, found once for a mask."""
        if moving is not self._moving:
            self._moving = moving
            self._found: dict[str, NDArray[np.uint32]] = {}
            for name, triangles in (
                ("", body.mesh.solid),
                (" casters", body.mesh.casters),
                (" lashes", body.mesh.lashes),
            ):
                moves = moving[triangles].any(axis=1)
                self._found[f"standing{name}"], self._found[f"moving{name}"] = (
                    triangles[~moves],
                    triangles[moves],
                )
            body.forget_triangles(*_NAMES)
        return self._found

    def _keep(self, body: Brush, frame: Frame, positions: Array32, moving: Mask) -> None:
        """Draw what stands still, lit, and all in shade too if a shadow will fall on it."""
        parts, self._quality = self._parts(body, moving), frame.quality
        self._light = light_matrix(frame.key, positions[body.mesh.vertices("all")], ROOM_M)
        body.draw_shadow(
            self._light, frame.quality, self._standing_shadow, "standing casters", parts["standing casters"]
        )
        wanted = [(self._lit, {"KEEP_NORMAL": 1})]
        if frame.quality.moving_shadow:
            wanted.append((self._shaded, {"SHADED": 1}))
        for layer, switches in wanted:
            layer.bind(*frame.pixels)
            body.use_shadows(self._standing_shadow)
            GL.glClear(GL.GL_COLOR_BUFFER_BIT | GL.GL_DEPTH_BUFFER_BIT)
            body.draw_backdrop(frame)
            body.draw_solid(frame, self._light, "standing", parts["standing"], **switches)
            body.draw_lashes(frame, self._light, "standing lashes", parts["standing lashes"], **switches)

    def _lay_down(self, body: Brush, frame: Frame) -> None:
        """The kept picture, in shade where the shadow of what moves falls now."""
        program = body.program("layers")
        GL.glUseProgram(program.name)
        self._lit.use(LIT_UNIT, DEPTH_UNIT, NORMAL_UNIT)
        self._shaded.use(SHADED_UNIT)
        self._moving_shadow.use(MOVING_UNIT)
        for name, unit in (
            ("u_lit", LIT_UNIT),
            ("u_shaded", SHADED_UNIT),
            ("u_depth", DEPTH_UNIT),
            ("u_normal", NORMAL_UNIT),
            ("u_moving_map", MOVING_UNIT),
        ):
            program.integer(name, unit)
        program.matrix("u_to_world", np.asarray(np.linalg.inv(frame.view_projection), np.float64))
        program.matrix("u_light", self._light)
        program.vector("u_key", frame.key)
        body.set_offsets(frame, self._light, program)
        program.pair("u_size", *frame.pixels)
        body.draw_screen()
