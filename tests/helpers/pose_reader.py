"""A reader of .pose files, version 0.2, that shares no code with what writes them."""

import struct
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray


@dataclass(frozen=True)
class PoseComponent:
    """A component: names of its points, pairs of them that are linked, and red, green, blue of colours."""

    points: list[str]
    limbs: list[tuple[int, int]]
    colours: list[tuple[int, int, int]]


@dataclass(frozen=True)
class PoseFile:
    """A whole file: size of the picture, components by name, values (F, N, 3) and confidences (F, N)."""

    version: float
    size: tuple[int, int]
    components: dict[str, PoseComponent]
    fps: float
    values: NDArray[np.float32]
    confidence: NDArray[np.float32]

    def row(self, component: str, point: str) -> int:
        """Return the row of a point."""
        before = 0
        for name, one in self.components.items():
            if name == component:
                return before + one.points.index(point)
            before += len(one.points)
        raise LookupError(component)


class _Bytes:
    def __init__(self, data: bytes) -> None:
        self._data, self._at = data, 0

    def numbers(self, form: str) -> tuple[float, ...]:
        found = struct.unpack_from(form, self._data, self._at)
        self._at += struct.calcsize(form)
        return found

    def text(self) -> str:
        (length,) = self.numbers("<H")
        self._at += int(length)
        return self._data[self._at - int(length) : self._at].decode()

    def rest(self) -> NDArray[np.float32]:
        return np.frombuffer(self._data, "<f4", offset=self._at)


def read_pose(data: bytes) -> PoseFile:
    """Read a file of one person whose points have x, y, z and confidence."""
    held = _Bytes(data)
    version, width, height, _, count = held.numbers("<fHHHH")
    components = dict[str, PoseComponent]()
    for _ in range(int(count)):
        name = held.text()
        assert held.text() == "XYZC"
        points, limbs, colours = map(int, held.numbers("<HHH"))
        components[name] = PoseComponent(
            [held.text() for _ in range(points)],
            [(int(one), int(other)) for one, other in (held.numbers("<HH") for _ in range(limbs))],
            [(int(r), int(g), int(b)) for r, g, b in (held.numbers("<HHH") for _ in range(colours))],
        )
    fps, frames, people = held.numbers("<fIH")
    assert people == 1
    points, numbers = sum(len(one.points) for one in components.values()), held.rest()
    assert len(numbers) == int(frames) * points * 4
    values = numbers[: int(frames) * points * 3].reshape(int(frames), points, 3)
    confidence = numbers[int(frames) * points * 3 :].reshape(int(frames), points)
    return PoseFile(version, (int(width), int(height)), components, fps, values, confidence)
