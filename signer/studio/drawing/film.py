"""A sign as a moving picture, drawn frame by frame: animated GIF or WebP, WebM or MP4."""

from __future__ import annotations

import io
import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import islice, pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from PIL import Image
from PySide6.QtCore import QBuffer, QByteArray, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from signer import atomic
from signer.characters.character import Character
from signer.document.frame_rates import FrameRate, exact
from signer.document.sign import Sign
from signer.document.timing import frame_times
from signer.errors import FilmError
from signer.films import writing
from signer.films.captions import TEXTS, shown_at
from signer.films.film import Film, Pixels
from signer.films.look import BESIDE, ENDINGS, FilmLook
from signer.lazy import lazily
from signer.phrases import phrase
from signer.studio.drawing.frame import Backdrop
from signer.studio.drawing.framing import View
from signer.studio.drawing.graphics_error import GraphicsError
from signer.studio.drawing.looks import LOOKS
from signer.studio.drawing.recorder import LIGHT_BACKDROP, camera_for, render_pose, studio
from signer.studio.look import theme

with lazily():
    from signer.export import sampling, subtitles
    from signer.motion import posing

if TYPE_CHECKING:
    from signer.motion.pose import Pose


GIF_FPS: Final = 50
"""Players show a GIF frame for at least two hundredths of a second; a shorter one they show for ten."""
MOST_PIXELS: Final = {".gif": 300e6, ".webp": 500e6}
"""Of all frames together. A GIF's are kept at a byte each until it is written; WebP keeps some tenth."""
GIF_COLOURS: Final = 256
WORDS_SHARE: Final = 0.045
"""Height of burnt-in letters, as a share of the picture's."""
LEAST_WORDS_PX: Final = 13
MOST_ROWS: Final = 2.6
"""Longer words than so many rows hold are cut; rows break between words, and hold less than they could."""
TRIES: Final = 4
"""Times that a clip for slides is made smaller: a file is smaller by less than its pictures are."""
LOOKED_S: Final = 0.4
"""Length, s, of the run in the middle of a clip whose frames tell how large the file becomes: with half of it
the first frame counts too much, twice of it is a fifth of a short sign."""
BEFORE_WRITING: Final = 0.9
"""Share of the work that is done when all pictures are drawn; the rest packs and writes them."""
SPARE: Final = 0.95
"""Share of the sides at which a clip would just fit, so that it does the next time."""
LEAST_PX: Final = 96
"""Sides of a clip, px, below which no handshape is recognised."""
PLAIN_BACKDROP: Final = Backdrop(LIGHT_BACKDROP.centre, LIGHT_BACKDROP.centre)
"""Of a GIF: so few colours draw a soft gradient as rings, and those that it took are missing from the
skin."""


def render_film(
    character: Character,
    sign: Sign,
    path: Path,
    fps: FrameRate,
    *,
    stretch: tuple[float, float],
    still_s: float,
    view: View,
    size: tuple[int, int],
    look: FilmLook,
    progress: Callable[[float], None],
) -> None:
    """Write a sign as a film; the format is the path's ending. A GIF or WebP repeats.

    Args:
        character: whose body it is.
        sign: what is shown.
        path: where to; captions of their own go beside it.
        fps: frames a second; in a GIF at most GIF_FPS.
        stretch: from when to when, s.
        still_s: the moment whose pose the close-up looks at: the camera stands still.
        view: from where it is seen.
        size: width and height, px.
        look: what is behind and beside the figure.
        progress: told the share done.

    Raises:
        FilmError: the extra for this format is missing, the film cannot look so, or there are no such words.
        GraphicsError: OpenGL cannot start, or the film would not fit into memory.
        OSError: the film cannot be written there; `atomic.refusal` says why.
    """
    ending = path.suffix.lower()
    if not studio(character).can_draw:
        raise GraphicsError("OpenGL 3.3 cannot start here, so no picture can be drawn")
    cues = subtitles.captions_of(sign, stretch, look.words) if look.captions else ()
    burnt = cues if look.captions == "burnt" else subtitles.gaps_of(sign, stretch)
    camera = camera_for(posing.pose_at(sign, still_s, character=character), view)
    backdrop = _backdrop(look, ending)

    once = frame_times(stretch[1] - stretch[0], fps)
    between = frame_times(stretch[1] - stretch[0], exact(2 * fps))[1::2] if look.slides_mb else ()
    drawn = len(once) + len(between)
    told = PicturesTold(progress)

    def frames(times_s: Sequence[float], size: tuple[int, int], start_s: float) -> Iterator[QImage]:
        return told.each(frames_at(times_s, size, start_s))

    def frames_at(times_s: Sequence[float], size: tuple[int, int], start_s: float) -> Iterator[QImage]:
        with _opened(sign, look) as filmed:
            for time_s, pose in moments_at(character, sign, start_s, times_s):
                drawn = render_pose(pose, camera, *size, backdrop=backdrop, look=LOOKS[look.figure])
                if filmed is not None and sign.video is not None:
                    at = filmed.at(sign.video.film_time(start_s + time_s), size[1])
                    drawn = side_by_side(at.pixels, drawn)
                yield with_words(drawn, shown_at(burnt, start_s - stretch[0] + time_s))

    def written(
        pictures: Iterable[QImage], count: int, size: tuple[int, int], part: tuple[float, float]
    ) -> bytes:
        if ending in ENDINGS:
            return writing.film_bytes(
                ending, (pixels(each, alpha=look.is_transparent) for each in pictures), fps
            )
        shown = (_image(each, alpha=look.is_transparent) for each in pictures)
        durations = durations_ms(count, fps, ending)
        if ending != ".gif":
            return _webp(shown, durations)
        middle_s = sampling.count(part, fps) // 2 / fps
        return _gif(shown, durations, _image(next(frames([middle_s], size, part[0])), alpha=False))

    def content(size: tuple[int, int]) -> bytes:
        count = 2 * len(once) + drawn if look.slides_mb else drawn
        if size[0] * size[1] * count > MOST_PIXELS.get(ending, math.inf):
            raise GraphicsError(
                f"{count} frames of {size[0]}x{size[1]} are too many; make them smaller or fewer"
            )
        told.ahead(drawn)
        every, slow = (frames(times_s, size, stretch[0]) for times_s in (once, between))
        return written(and_slowly(every, slow) if look.slides_mb else every, count, size, stretch)

    def estimated(size: tuple[int, int]) -> float:
        middle_s = 0.5 * sum(stretch)
        run = (max(stretch[0], middle_s - 0.5 * LOOKED_S), min(stretch[1], middle_s + 0.5 * LOOKED_S))
        looked_at = sampling.count(run, fps)
        told.ahead(1 + looked_at + drawn)
        first, all_ = (
            len(written(frames(times_s, size, part[0]), len(times_s), size, part))
            for part in ((middle_s, middle_s), run)
            for times_s in [frame_times(part[1] - part[0], fps)]
        )
        return first + (4 * len(once) - 1) * (all_ - first) / max(1, looked_at - 1)

    made = small_enough(size, look.slides_mb, estimated, content) if look.slides_mb else content(size)
    atomic.write(path, made, keep_backup=False)
    if look.captions in BESIDE:
        beside = path.with_suffix(f".{look.captions}")
        atomic.write(beside, TEXTS[beside.suffix](cues).encode(), keep_backup=False)
    progress(1.0)


def moments_at(
    character: Character, sign: Sign, start_s: float, times_s: Sequence[float]
) -> Iterator[tuple[float, Pose]]:
    """Yield those times after the start of a stretch, s, each with its pose, solved a block at a time."""
    for first in range(0, len(times_s), sampling.BLOCK):
        block = times_s[first : first + sampling.BLOCK]
        yield from zip(block, posing.poses(sign, start_s + np.array(block), character), strict=True)


def and_slowly(pictures: Iterable[QImage], between: Iterable[QImage]) -> Iterator[QImage]:
    """Yield pictures at full speed, at half with those between them, and at full again, each drawn once."""
    kept = list[QByteArray]()
    for each in pictures:
        kept.append(_packed(each))
        yield each
    extra = iter(between)
    for packed in kept:
        yield QImage.fromData(packed)
        yield from islice(extra, 1)
    yield from map(QImage.fromData, kept)


def _packed(picture: QImage) -> QByteArray:
    """Return a picture as the content of a PNG, made quickly: some tenth of its memory."""
    made, quickest = QByteArray(), 100
    picture.save(QBuffer(made), "PNG", quickest)  # type: ignore[call-overload]
    return made


def small_enough(
    size: tuple[int, int],
    most_mb: float,
    estimated: Callable[[tuple[int, int]], float],
    content: Callable[[tuple[int, int]], bytes],
) -> bytes:
    """Return a film that is no larger than so many MB: its size is estimated before all of it is drawn."""
    most = 1e6 * most_mb
    for _ in range(TRIES):
        if (large := estimated(size)) <= most:
            break
        size = _shrunk(size, most / large)
    for _ in range(TRIES):
        if min(size) < LEAST_PX:
            break
        made = content(size)
        if len(made) <= most:
            return made
        size = _shrunk(size, most / len(made))
    raise FilmError(
        phrase("it does not fit into {most:g} MB; allow more, or take a shorter part", most=most_mb)
    )


def _shrunk(size: tuple[int, int], share: float) -> tuple[int, int]:
    """Return the even sides, as an MP4 has them, of pictures of a share of the pixels, a little less."""
    wide, high = (2 * int(SPARE * math.sqrt(share) * side / 2) for side in size)
    return wide, high


@contextmanager
def _opened(sign: Sign, look: FilmLook) -> Iterator[Film | None]:
    """Open the film that the sign was written from where it is asked for. FilmError where it is not there."""
    if not look.beside:
        yield None
        return
    if sign.video is None:
        raise FilmError(phrase("the sign was not written from a film; leave --beside out"))
    with Film(Path(sign.video.path)) as film:
        yield film


def side_by_side(left: Pixels, right: QImage) -> QImage:
    """Return both pictures side by side, each in a half as large as the right one; the left one whole."""
    height, width = left.shape[:2]
    shown = QImage(left.tobytes(), width, height, 3 * width, QImage.Format.Format_RGB888)
    half = right.size()
    shown = shown.scaled(half, Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation)
    made = QImage(2 * half.width(), half.height(), QImage.Format.Format_RGB32)
    made.fill(QColor("black"))
    painter = QPainter(made)
    painter.drawImage((half.width() - shown.width()) // 2, (half.height() - shown.height()) // 2, shown)
    painter.drawImage(half.width(), 0, right)
    painter.end()
    return made


class PicturesTold:
    """Tells how many of all pictures are drawn, those too that are made to see how large a file becomes.

    The share never falls, though another try takes more of them.
    """

    def __init__(self, tell: Callable[[float], None]) -> None:
        """`tell` is given the share, 0 to `BEFORE_WRITING`."""
        self._tell, self._made, self._all, self._share = tell, 0, 1, 0.0

    def ahead(self, pictures: int) -> None:
        """From now on so many are to be drawn."""
        self._all = self._made + pictures

    def each(self, pictures: Iterable[QImage]) -> Iterator[QImage]:
        """Yield the pictures as they are drawn."""
        for one in pictures:
            self._made += 1
            self._share = max(self._share, BEFORE_WRITING * min(1.0, self._made / self._all))
            self._tell(self._share)
            yield one


def _backdrop(look: FilmLook, ending: str) -> Backdrop | None:
    if look.is_transparent:
        return None
    if look.background:
        colour = QColor(look.background)
        plain = colour.redF(), colour.greenF(), colour.blueF()
        return Backdrop(plain, plain)
    return PLAIN_BACKDROP if ending == ".gif" else LIGHT_BACKDROP


def with_words(picture: QImage, lines: Sequence[str]) -> QImage:
    """Return a picture with lines of words along its lower edge; the same one without words.

    Each stands on a dark ground and goes over several rows where one is too short for it.
    """
    if not lines:
        return picture
    made = picture.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
    high = max(LEAST_WORDS_PX, round(WORDS_SHARE * made.height()))
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    font = theme.font(theme.BODY, 600)
    font.setPixelSize(high)
    painter.setFont(font)
    metrics, most = painter.fontMetrics(), made.width() - 2 * high
    foot = made.height() - 0.8 * high
    flags = Qt.AlignmentFlag.AlignCenter.value | Qt.TextFlag.TextWordWrap.value
    for words in reversed(lines):
        told = metrics.elidedText(
            " ".join(words.split()), Qt.TextElideMode.ElideRight, round(MOST_ROWS * most)
        )
        room = QRectF(metrics.boundingRect(QRect(0, 0, most, made.height()), flags, told))
        wide, tall = room.width() + high, room.height() + 0.4 * high
        ground = QRectF((made.width() - wide) / 2, foot - tall, wide, tall)
        theme.ink(painter, None, QColor(0, 0, 0, 170))
        painter.drawRoundedRect(ground, 0.3 * high, 0.3 * high)
        painter.setPen(QColor("white"))
        painter.drawText(ground, flags, told)
        foot = ground.top() - 0.3 * high
    painter.end()
    return made


def pixels(picture: QImage, *, alpha: bool) -> Pixels:
    """Return (height, width, 3) red, green, blue of a picture, or (height, width, 4) with alpha."""
    form = QImage.Format.Format_RGBA8888 if alpha else QImage.Format.Format_RGB888
    flat, channels = picture.convertToFormat(form), 4 if alpha else 3
    rows = np.frombuffer(bytes(flat.constBits()), np.uint8).reshape(flat.height(), flat.bytesPerLine())
    return rows[:, : channels * flat.width()].reshape(flat.height(), flat.width(), channels)


def durations_ms(frames: int, fps: FrameRate, ending: str) -> list[int]:
    """Return how long each frame is shown, ms, in whole steps of the format.

    The film never runs ahead or behind by more than half a step.
    """
    step = 10 if ending == ".gif" else 1
    times = [round(1000.0 * index / (fps * step)) * step for index in range(frames + 1)]
    return [after - before for before, after in pairwise(times)]


def _gif(frames: Iterator[Image.Image], durations: list[int], middle: Image.Image) -> bytes:
    """Return the content of a GIF, from frames that are drawn as they are asked for.

    One set of colours, that of a frame in the middle, serves all, so that what stands still does not flicker.
    """
    content, colours = io.BytesIO(), middle.quantize(GIF_COLOURS, Image.Quantize.MEDIANCUT)
    reduced = (one.quantize(palette=colours, dither=Image.Dither.NONE) for one in frames)
    next(reduced).save(
        content, "GIF", save_all=True, append_images=reduced, duration=durations, loop=0, disposal=1
    )
    return content.getvalue()


def _webp(frames: Iterator[Image.Image], durations: list[int]) -> bytes:
    """Return the content of a WebP that moves, from frames that are drawn as they are asked for."""
    content, count = io.BytesIO(), len(durations) - 1
    options = {"duration": durations, "loop": 0, "quality": 85, "method": 3}
    more = [_Following(frames, count)] if count else []
    next(frames).save(content, "WEBP", save_all=True, append_images=more, **options)
    return content.getvalue()


class _Following:
    """Frames after the first as one picture of several, each drawn when the writer comes to it."""

    def __init__(self, frames: Iterator[Image.Image], count: int) -> None:
        self.n_frames, self._frames, self._shown = count, frames, Image.Image()

    def seek(self, _: int) -> None:
        """Go on to the next one."""
        self._shown = next(self._frames)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._shown, name)


def _image(drawn: QImage, *, alpha: bool) -> Image.Image:
    return Image.fromarray(pixels(drawn, alpha=alpha))
