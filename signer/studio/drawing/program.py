"""A compiled pair of shaders and the values handed to it."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from body_model.arrays import Array
from signer.studio.drawing.gl import GL, GraphicsError


class Program:
    """One linked program; the places of its values are asked for once."""

    def __init__(self, vertex_text: str, fragment_text: str) -> None:
        self.name = int(GL.glCreateProgram())
        stages = [
            _compiled(GL.GL_VERTEX_SHADER, vertex_text),
            _compiled(GL.GL_FRAGMENT_SHADER, fragment_text),
        ]
        for stage in stages:
            GL.glAttachShader(self.name, stage)
        GL.glLinkProgram(self.name)
        if not GL.glGetProgramiv(self.name, GL.GL_LINK_STATUS):
            raise GraphicsError(f"shaders do not link: {_words(GL.glGetProgramInfoLog(self.name))}")
        for stage in stages:
            GL.glDetachShader(self.name, stage)
            GL.glDeleteShader(stage)
        self._places: dict[str, int] = {}
        self._told: dict[str, object] = {}

    def matrix(self, name: str, values: Array) -> None:
        """Hand over a (4, 4) matrix."""
        rows = np.ascontiguousarray(values, np.float32)
        if self._is_new(name, rows.tobytes()):
            GL.glUniformMatrix4fv(self._place(name), 1, True, rows)

    def vector(self, name: str, values: Sequence[float] | Array) -> None:
        """Hand over three numbers."""
        three = float(values[0]), float(values[1]), float(values[2])
        if self._is_new(name, three):
            GL.glUniform3f(self._place(name), *three)

    def pair(self, name: str, first: float, second: float) -> None:
        """Hand over two numbers."""
        if self._is_new(name, (first, second)):
            GL.glUniform2f(self._place(name), first, second)

    def number(self, name: str, value: float) -> None:
        """Hand over one number."""
        if self._is_new(name, value):
            GL.glUniform1f(self._place(name), value)

    def integer(self, name: str, value: int) -> None:
        """Hand over a whole number, such as the unit of a texture."""
        if self._is_new(name, value):
            GL.glUniform1i(self._place(name), value)

    def _is_new(self, name: str, value: object) -> bool:
        """Return whether a value differs from what was handed over last: most are the same in every frame."""
        if self._told.get(name) == value:
            return False
        self._told[name] = value
        return True

    def _place(self, name: str) -> int:
        if name not in self._places:
            self._places[name] = int(GL.glGetUniformLocation(self.name, name))
        return self._places[name]


def _compiled(kind: int, text: str) -> int:
    stage = int(GL.glCreateShader(kind))
    GL.glShaderSource(stage, text)
    GL.glCompileShader(stage)
    if not GL.glGetShaderiv(stage, GL.GL_COMPILE_STATUS):
        raise GraphicsError(f"a shader does not compile: {_words(GL.glGetShaderInfoLog(stage))}")
    return stage


def _words(log: bytes | str) -> str:
    return log.decode("utf-8", "replace") if isinstance(log, bytes) else log
