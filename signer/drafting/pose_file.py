"""Points of a .pose file, versions 0.1 and 0.2: by the names of their components and points.

Source: the format's description in the pose-format project, versions 0.1 and 0.2.
"""

import struct
from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

import numpy as np

from body_model.arrays import Array
from signer.drafting.points import (
    FASTEST_FPS,
    MOST_FRAMES,
    Points,
    checked,
    kept,
    largest,
    refused,
    row_of_body,
    row_of_hand,
)
from signer.kinematics.sides import SIDES
from signer.phrases import phrase

VERSIONS: Final = (0.1, 0.2)
MOST_COMPONENTS: Final = 32
MOST_PEOPLE: Final = 20
"""People in a film at most."""
OUR_FACE: Final = "SIGNER_FACE"
"""Component that Signer's own files have in place of MediaPipe's face."""
FACE: Final[dict[str, tuple[str, ...]]] = {
    "left_eye": ("263", "362"), "right_eye": ("33", "133"), "left_ear": ("454",), "right_ear": ("234",),
    "mouth_left": ("291",), "mouth_right": ("61",),
}  # fmt: skip
"""Points of the face's mesh, whose middle stands for a point of the body that a reduced file has not."""
NOSE_DOWN: Final = 0.55
"""Share of the way from eyes to mouth at which the tip of the nose is."""


class _Component(NamedTuple):
    name: str
    points: tuple[str, ...]
    dimensions: int


class _Bytes:
    """Bytes that are read one value after the other; ImportingError where they end too early."""

    def __init__(self, data: bytes, name: str) -> None:
        self.data, self.name, self.at = data, name, 0

    def take(self, form: str) -> tuple[float, ...]:
        """Return the numbers of a form of `struct`, little-endian."""
        size = struct.calcsize("<" + form)
        if self.at + size > len(self.data):
            raise refused(self.name, phrase("the file ends before its data; get it again, it is not whole"))
        found = struct.unpack_from("<" + form, self.data, self.at)
        self.at += size
        return found

    def number(self) -> int:
        """Return a whole number of two bytes."""
        return int(self.take("H")[0])

    def text(self) -> str:
        """Return a text with its length before it."""
        length = self.number()
        start, self.at = self.at, self.at + length
        if self.at > len(self.data):
            self.take("B")
        return self.data[start : self.at].decode("utf-8", "replace")


def read_pose(content: bytes, name: str) -> Points:
    """Return the points of a .pose file; ImportingError where no draft can be made of them.

    Args:
        content: of the file.
        name: of the file, for errors.
    """
    data = _Bytes(content, name)
    version = round(float(data.take("f")[0]), 3)
    if version not in VERSIONS:
        raise refused(
            name,
            phrase("it is no .pose file of version 0.1 or 0.2, but begins with {version:g}", version=version),
        )
    width, height, _depth, count = (data.number() for _ in range(4))
    if not (width and height and 0 < count <= MOST_COMPONENTS):
        raise refused(
            name,
            phrase(
                "it has {count} components in a picture of {width} by {height}",
                count=count,
                width=width,
                height=height,
            ),
        )
    components = [_component(data) for _ in range(count)]
    fps, frames, people = _size(data, version)
    points = sum(len(one.points) for one in components)
    dimensions = max(one.dimensions for one in components)
    each = people * points * (dimensions + 1) * 4
    left = len(content) - data.at
    if version == VERSIONS[0] and each:
        frames = left // each  # two bytes do not hold the frames of long films
    if not (0.0 < fps <= FASTEST_FPS and 0 < people <= MOST_PEOPLE and points and dimensions >= 2):
        raise refused(
            name,
            phrase(
                "it has {people} people, {points} points in {dimensions} dimensions at {fps:g} Hz",
                people=people,
                points=points,
                dimensions=dimensions,
                fps=fps,
            ),
        )
    if not 0 < frames <= MOST_FRAMES or frames * each > left:
        raise refused(
            name,
            phrase(
                "it has {frames} frames, and bytes for {there}; get it again",
                frames=frames,
                there=left // each,
            ),
        )
    values, seen = _values(content, data.at, (frames, people, points, dimensions))
    parts = dict(_parts(components, values, seen))
    return checked(_points(parts, (width, height), fps), name)


def _component(data: _Bytes) -> _Component:
    name, form = data.text(), data.text()
    points, limbs, colours = (data.number() for _ in range(3))
    names = tuple(data.text() for _ in range(points))
    data.at += 4 * limbs + 6 * colours
    return _Component(name, names, len(form) - 1)


def _size(data: _Bytes, version: float) -> tuple[float, int, int]:
    """Return frames a second, frames, and people."""
    fps, frames, people = data.take("HHH" if version == VERSIONS[0] else "fIH")
    return float(fps), int(frames), int(people)


def _values(content: bytes, at: int, shape: tuple[int, int, int, int]) -> tuple[Array, Array]:
    """Return values (F, people, N, 3), NaN where nothing is seen, and confidences (F, people, N)."""
    frames, people, points, dimensions = shape
    count = frames * people * points
    values = np.frombuffer(content, "<f4", count * dimensions, at).reshape(shape)
    seen = np.frombuffer(content, "<f4", count, at + 4 * count * dimensions).reshape(shape[:3])
    deep = np.zeros((*shape[:3], 3), np.float32)
    deep[..., : min(dimensions, 3)] = values[..., :3]
    with np.errstate(invalid="ignore"):
        return np.where((seen > 0.0)[..., None], deep, np.nan), seen


def _parts(
    components: list[_Component], values: Array, seen: Array
) -> Iterator[tuple[str, tuple[tuple[str, ...], Array, Array]]]:
    """Yield the names, values and confidences of the points of each component by its name."""
    at = 0
    for one in components:
        end = at + len(one.points)
        yield one.name, (one.points, values[:, :, at:end], seen[:, :, at:end])
        at = end


def _points(
    parts: dict[str, tuple[tuple[str, ...], Array, Array]], size: tuple[int, int], fps: float
) -> Points:
    """Return the points of the largest person."""
    some = next(iter(parts.values()))[1]
    frames, people = some.shape[:2]

    def laid(part: str, rows: int, row_of: Callable[[str], int | None]) -> list[Array]:
        out = np.full((people, frames, rows, 3), np.nan)
        names, values, _ = parts.get(part, ((), some, some))
        for number, name in enumerate(names):
            row = row_of(name)
            if row is not None:
                with np.errstate(invalid="ignore"):  # signalling NaNs of damaged files
                    out[:, :, row] = np.moveaxis(values[:, :, number], 1, 0)
        return [kept(one) for one in out]

    bodies = laid("POSE_LANDMARKS", 33, row_of_body)
    chosen = largest(bodies)
    body = _with_face(bodies[chosen], parts, chosen)
    hands = {side: laid(f"{side.upper()}_HAND_LANDMARKS", 21, row_of_hand)[chosen] for side in SIDES}
    many = phrase("{people} people are in the film: the largest is drafted", people=people)
    times = np.arange(frames) / fps
    is_ours = OUR_FACE in parts
    return Points(
        times, body, hands, size, "signer" if is_ours else "mediapipe", (many,) if people > 1 else ()
    )


def _with_face(body: Array, parts: dict[str, tuple[tuple[str, ...], Array, Array]], person: int) -> Array:
    """Return the body (F, 33, 3) with points of the head that only the face's mesh has."""
    names, values, _ = parts.get("FACE_LANDMARKS", ((), body[:, None], body))
    numbers = {name: number for number, name in enumerate(names)}
    for name, those in FACE.items():
        row = row_of_body(name)
        assert row is not None
        if np.isnan(body[:, row]).all() and all(one in numbers for one in those):
            body[:, row] = kept(np.mean([values[:, person, numbers[one]] for one in those], axis=0))
    eyes = 0.5 * (body[:, 2] + body[:, 5])
    mouth = 0.5 * (body[:, 9] + body[:, 10])
    if np.isnan(body[:, 0]).all():
        body[:, 0] = eyes + NOSE_DOWN * (mouth - eyes)
    return body
