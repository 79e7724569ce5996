"""Films whose frames carry their number: twelve bars, dark or light, one a binary digit."""

from collections.abc import Sequence
from fractions import Fraction
from pathlib import Path

import av
import numpy as np

BITS = 12
BAR_PX = 16
SIZE = (BITS * BAR_PX, 64)
"""Width and height, px, as the frames lie in the file."""


def numbered(number: int, size: tuple[int, int] = SIZE) -> np.ndarray:
    """(height, width, 3): bars from left to right, the lowest digit first; the lowest quarter is red."""
    digits = (number >> np.arange(BITS)) & 1
    row = np.repeat(np.where(digits, 225, 30), -(-size[0] // BITS))[: size[0]]
    picture = np.repeat(np.tile(row, (size[1], 1))[:, :, None], 3, axis=2).astype(np.uint8)
    picture[3 * size[1] // 4 :] = (200, 30, 30)
    return picture


def number_in(picture: np.ndarray) -> int:
    """Return the number that an upright picture carries."""
    height, width = picture.shape[:2]
    middles = ((np.arange(BITS) + 0.5) * width / BITS).astype(int)
    light = picture[height // 4, middles].astype(int).mean(axis=-1) > 128
    return int((light << np.arange(BITS)).sum())


def write_numbered(
    path: Path,
    times: Sequence[Fraction],
    *,
    codec: str = "libx264",
    size: tuple[int, int] = SIZE,
    turned_deg: int = 0,
    group: int = 250,
    options: dict[str, str] | None = None,
) -> Path:
    """Write a film with one frame at each of the times, s, stored lying on its side by `turned_deg`."""
    base = Fraction(1, 90_000)
    with av.open(str(path), "w") as container:
        stream = container.add_stream(codec, rate=30)
        stream.width, stream.height = size if turned_deg % 180 == 0 else size[::-1]
        stream.pix_fmt, stream.codec_context.time_base = "yuv420p", base
        stream.codec_context.gop_size = group
        stream.options = options or {}
        if turned_deg:
            stream.set_display_rotation(turned_deg)
        for number, time_s in enumerate(times):
            lying = np.ascontiguousarray(np.rot90(numbered(number, size), -turned_deg // 90))
            frame = av.VideoFrame.from_ndarray(lying, format="rgb24")
            frame.pts, frame.time_base = round(time_s / base), base
            container.mux(stream.encode(frame))
        container.mux(stream.encode())
    return path


def constant(frames: int, fps: Fraction = Fraction(30)) -> list[Fraction]:
    """Times of a film of constant rate, s."""
    return [number / fps for number in range(frames)]


def variable(frames: int, seed: int = 1) -> list[Fraction]:
    """Times of a film whose frames last 8 to 80 ms each, as phones make them."""
    steps = np.random.default_rng(seed).integers(8, 80, frames)
    return [Fraction(int(at), 1000) for at in np.cumsum(steps) - steps[0]]
