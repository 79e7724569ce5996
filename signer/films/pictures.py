"""Decoded pictures made into pixels: colours as they are meant, and no comb of two moments."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from signer.lazy import lazily

with lazily():
    import av

UNTAGGED: Final = 2
"""Number of colours of which a film says nothing, in the standards of films."""
HD_PX: Final = 720
"""Pictures of so many rows or more have the colours of high definition unless they say otherwise; so players
and FFmpeg's own filters guess, and so their makers mean it (ITU-R BT.709, and BT.601 below)."""


def rgb(picture: Any, size: tuple[int, int]) -> NDArray[np.uint8]:
    """Return (height, width, 3) red, green, blue of a decoded picture, in another size.

    Of two interlaced moments the first one is shown: its rows are made as high as the picture.
    """
    colours = None
    if picture.colorspace == UNTAGGED and min(picture.width, picture.height) >= HD_PX:
        colours = av.video.reformatter.Colorspace.ITU709
    if picture.interlaced_frame and picture.height >= 4:
        picture = _one_field(picture)
    flat = picture.reformat(width=size[0], height=size[1], format="rgb24", src_colorspace=colours)
    pixels: NDArray[np.uint8] = flat.to_ndarray()
    return pixels


def _one_field(picture: Any) -> Any:
    """Return every other row of a picture, as a picture of half its height."""
    half: Any = av.VideoFrame(picture.width, picture.height // 2, picture.format.name)
    for whole, part in zip(picture.planes, half.planes, strict=True):
        rows = np.frombuffer(whole, np.uint8).reshape(-1, whole.line_size)[::2]
        into = np.frombuffer(part, np.uint8).reshape(-1, part.line_size)
        wide = min(whole.line_size, part.line_size)
        into[:, :wide] = rows[: len(into), :wide]
    half.colorspace, half.color_range = picture.colorspace, picture.color_range
    return half
