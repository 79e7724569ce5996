"""Writing of films, WebM (VP9, also transparent) and MP4 (H.264), from pictures one by one."""

from __future__ import annotations

import io
from collections.abc import Iterable
from fractions import Fraction
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from signer.errors import FilmError
from signer.films import extra
from signer.lazy import lazily
from signer.phrases import phrase

with lazily():
    import av


class Codec(NamedTuple):
    """Way in which a kind of film file is written.

    Attributes:
        names: encoders, the best first; the first that is there is used.
        options: of the encoder; its own names.
        container: name of the kind of file.
    """

    names: tuple[str, ...]
    options: dict[str, str]
    container: str


CODECS: Final = {
    ".webm": Codec(
        ("libvpx-vp9",), {"deadline": "good", "cpu-used": "5", "row-mt": "1", "crf": "24"}, "webm"
    ),
    ".mp4": Codec(("libx264", "libopenh264"), {"preset": "medium", "crf": "18"}, "mp4"),
}
"""By the endings of files. A frame of 720p takes VP9 40 ms so, and H.264 20."""
_BT709: Final = 1
"""Number of the colours of high definition, in the standards of films: what players take for granted."""
_SRGB: Final = 13
"""Number of the curve by which screens show colours."""
_NARROW: Final = 1
"""Number of the range of brightness that players take for granted: 16 to 235."""
_PIECE_S: Final = 2
"""s between two whole pictures, so that players find a moment quickly."""


def film_bytes(ending: str, pictures: Iterable[NDArray[np.uint8]], fps: float | Fraction) -> bytes:
    """Return the content of a film file.

    Args:
        ending: ".webm" or ".mp4".
        pictures: (height, width, 3) red, green, blue, or (height, width, 4) with alpha, not premultiplied;
            all of one size.
        fps: pictures a second.

    Raises:
        FilmError: the extra is missing, or has no encoder for this kind; no picture came.
    """
    extra.require()
    codec, content = CODECS[ending], io.BytesIO()
    rate = Fraction(fps).limit_denominator(100_000)
    try:
        with av.open(content, "w", format=codec.container) as container:
            stream: Any = None
            for number, picture in enumerate(pictures):
                if stream is None:
                    stream = _stream(container, codec, rate, picture)
                for packet in stream.encode(_frame(picture, number, rate, stream.pix_fmt)):
                    container.mux(packet)
            if stream is None:
                raise FilmError(phrase("the film has no pictures"))
            container.mux(stream.encode())
    except av.FFmpegError as error:
        raise FilmError(
            phrase("the film could not be written: {error}", error=str(error.strerror or error))
        ) from error
    return content.getvalue()


def _stream(container: Any, codec: Codec, rate: Fraction, first: NDArray[np.uint8]) -> Any:
    name = next((name for name in codec.names if name in av.codecs_available), None)
    if name is None or not _can_write(name):
        raise FilmError(
            phrase(
                "this PyAV writes no {container}; choose another format", container=codec.container.upper()
            )
        )
    stream = container.add_stream(name, rate=rate)
    stream.height, stream.width = first.shape[:2]
    stream.pix_fmt = "yuva420p" if first.shape[2] == 4 else "yuv420p"
    context = stream.codec_context
    context.time_base, context.gop_size = 1 / rate, max(1, round(_PIECE_S * rate))
    context.bit_rate = 0
    context.colorspace = context.color_primaries = _BT709
    context.color_trc, context.color_range = _SRGB, _NARROW
    # Transparency is a second picture beside each; the encoder keeps both in step only where none is hidden.
    stream.options = codec.options | ({"auto-alt-ref": "0"} if first.shape[2] == 4 else {})
    return stream


def _can_write(name: str) -> bool:
    try:
        return bool(av.codec.Codec(name, "w").is_encoder)
    except (av.FFmpegError, ValueError):
        return False


def _frame(picture: NDArray[np.uint8], number: int, rate: Fraction, form: str) -> Any:
    kind = "rgba" if picture.shape[2] == 4 else "rgb24"
    frame = av.VideoFrame.from_ndarray(np.ascontiguousarray(picture), format=kind)
    frame = frame.reformat(format=form, dst_colorspace="ITU709", dst_color_range="MPEG")
    frame.pts, frame.time_base = number, 1 / rate
    return frame
