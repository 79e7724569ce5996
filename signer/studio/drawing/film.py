"""A sign as a moving picture: animated GIF or WebP, drawn frame by frame."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Final

from PIL import Image
from PySide6.QtGui import QImage

from signer import atomic
from signer.characters.character import Character
from signer.document.sign import Sign
from signer.lazy import lazily
from signer.studio.drawing.frame import Backdrop
from signer.studio.drawing.framing import View
from signer.studio.drawing.graphics_error import GraphicsError
from signer.studio.drawing.recorder import LIGHT_BACKDROP, camera_for, render_pose, studio

with lazily():
    from signer.export import sampling
    from signer.motion import posing


GIF_FPS: Final = 50
"""Players show a GIF frame for at least two hundredths of a second; a shorter one they show for ten."""
MAX_BYTES: Final = 1_500_000_000
GIF_COLOURS: Final = 256
PLAIN_BACKDROP: Final = Backdrop(LIGHT_BACKDROP.centre, LIGHT_BACKDROP.centre)
"""Of a GIF: so few colours draw a soft gradient as rings, and those that it took are missing from the
skin."""


def render_film(
    character: Character,
    sign: Sign,
    path: Path,
    fps: float,
    *,
    stretch: tuple[float, float],
    still_s: float,
    view: View,
    size: tuple[int, int],
    progress: Callable[[float], None],
) -> None:
    """Write a sign as a film that repeats; the format is the path's ending, .gif or .webp.

    Args:
        character: whose body it is.
        sign: what is shown.
        path: where to.
        fps: frames a second; in a GIF at most GIF_FPS.
        stretch: from when to when, s.
        still_s: the moment whose pose the close-up looks at: the camera stands still.
        view: from where it is seen.
        size: width and height, px.
        progress: told the share done.

    Raises:
        GraphicsError: OpenGL cannot start, or the film would not fit into memory.
        OSError: the film cannot be written there; `atomic.refusal` says why.
    """
    if not studio(character).can_draw:
        raise GraphicsError("OpenGL 3.3 cannot start here, so no picture can be drawn")
    clip = sampling.sampled(character, sign, fps, stretch, lambda share: progress(0.1 * share))
    if 3 * size[0] * size[1] * len(clip) > MAX_BYTES:
        raise GraphicsError(
            f"{len(clip)} frames of {size[0]}x{size[1]} are too many; make them smaller or fewer"
        )
    camera = camera_for(posing.pose_at(sign, still_s, character=character), view)
    backdrop = PLAIN_BACKDROP if path.suffix.lower() == ".gif" else LIGHT_BACKDROP

    def frames() -> Iterator[Image.Image]:
        for index, pose in enumerate(clip):
            progress(0.1 + 0.8 * index / len(clip))
            yield _image(render_pose(pose, camera, *size, backdrop=backdrop))

    atomic.write(
        path,
        _film(frames(), path.suffix.lower(), durations_ms(len(clip), fps, path.suffix.lower())),
        keep_backup=False,
    )
    progress(1.0)


def durations_ms(frames: int, fps: float, ending: str) -> list[int]:
    """Return how long each frame is shown, ms, in whole steps of the format.

    The film never runs ahead or behind by more than half a step.
    """
    step = 10 if ending == ".gif" else 1
    times = [round(1000.0 * index / (fps * step)) * step for index in range(frames + 1)]
    return [after - before for before, after in pairwise(times)]


def _film(frames: Iterator[Image.Image], ending: str, durations: list[int]) -> bytes:
    content = io.BytesIO()
    first = next(frames)
    if ending == ".gif":
        shown = list(frames)
        # One set of colours for all frames, so that what stands still does not flicker.
        colours = (shown[len(shown) // 2] if shown else first).quantize(GIF_COLOURS, Image.Quantize.MEDIANCUT)
        reduced = [one.quantize(palette=colours, dither=Image.Dither.NONE) for one in (first, *shown)]
        reduced[0].save(
            content, "GIF", save_all=True, append_images=reduced[1:], duration=durations, loop=0, disposal=1
        )
    else:
        first.save(
            content,
            "WEBP",
            save_all=True,
            append_images=list(frames),
            duration=durations,
            loop=0,
            quality=85,
            method=3,
        )
    return content.getvalue()


def _image(drawn: QImage) -> Image.Image:
    flat = drawn.convertToFormat(QImage.Format.Format_RGB888)
    return Image.frombuffer(
        "RGB", (flat.width(), flat.height()), bytes(flat.constBits()), "raw", "RGB", flat.bytesPerLine(), 1
    )
