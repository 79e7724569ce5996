"""`signer render`: a picture or a film of a sign."""

from argparse import Namespace
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from signer.commands.arguments import (
    FILMS,
    GIF_FPS,
    VIEWS,
    add_signer,
    add_stretch,
    film_misfit,
    frame_rate,
    picture,
    seconds,
    size,
    view,
)
from signer.commands.sources import STANDARD, Source, as_file, sources
from signer.commands.terminal import DONE, WRONG_USE, Commands, Outputs, Progress, command, complain, stopped
from signer.errors import ExportError
from signer.lazy import lazily

with lazily():
    from signer.document import queries
    from signer.export import sampling
    from signer.studio import still_picture


if TYPE_CHECKING:
    from signer.document.sign import Sign
    from signer.studio.still_picture import Shot

PICTURE_SIZE: Final = (1200, 1200)
FILM_SIZE: Final = (480, 480)


def add(commands: Commands) -> None:
    """The words that the command takes."""
    render = command(commands, "render", run, "draw a picture or a film of a sign")
    render.add_argument("file", metavar="FILE", help=f"a sign file, or {STANDARD} for standard input")
    render.add_argument(
        "-o",
        "--out",
        required=True,
        type=picture,
        metavar="OUT",
        help="OUT.png, or OUT.gif or OUT.webp for a film",
    )
    render.add_argument(
        "--time", type=seconds, metavar="S", help="seconds into the sign; its first hold unless given"
    )
    views = f"{', '.join(VIEWS)}, or degrees to the signer's left and up, as 40,15"
    render.add_argument("--view", type=view, default="front", metavar="VIEW", help=views)
    sizes = ("x".join(map(str, each)) for each in (PICTURE_SIZE, FILM_SIZE))
    render.add_argument(
        "--size",
        type=size,
        metavar="WxH",
        help="in pixels; {} for a picture and {} for a film unless given".format(*sizes),
    )
    render.add_argument(
        "--fps", type=frame_rate, metavar="N", help="frames a second of a film; the sign's own unless given"
    )
    add_signer(render)
    add_stretch(render)


def run(options: Namespace) -> int:
    """Draw it."""
    is_film = options.out.suffix.lower() in FILMS
    if words := film_misfit(options, is_film=is_film):
        complain(ExportError(f"{options.out}: {words}"))
        return WRONG_USE
    found = sources([options.file])
    if len(found) > 1:
        complain(ExportError(f"{options.file}: is a folder of several signs; give one of them"))
        return WRONG_USE
    outputs = Outputs([options.out])
    try:
        _draw(found[0], options, is_film=is_film)
    except KeyboardInterrupt:
        return stopped(outputs.stopped_words())
    return DONE


def _draw(source: Source, options: Namespace, *, is_film: bool) -> None:
    sign = source.sign()
    if words := sampling.ended_words(sign, options.start_s if is_film else options.time):
        raise ExportError(f"{options.out}: not drawn: {words}")
    progress = Progress(f"drawing {options.out.name}")
    try:
        with as_file(source, sign) as path:
            still_picture.draw(
                path,
                options.out,
                _shot(sign, options, is_film=is_film),
                progress if is_film else Progress(""),
            )
    except BaseException:
        progress.done("")
        raise
    progress.done(f"wrote {options.out}")


def _shot(sign: "Sign", options: Namespace, *, is_film: bool) -> "Shot":
    """Say what is drawn: a moment of the sign, or a part of it for a film."""
    shot = still_picture.Shot(
        _shown_time(sign) if options.time is None else options.time,
        options.view,
        options.size or PICTURE_SIZE,
    )
    shot = replace(shot, signer=options.signer)
    if not is_film:
        return shot
    fps = options.fps or (min(sign.fps, GIF_FPS) if options.out.suffix.lower() == ".gif" else sign.fps)
    return replace(
        shot,
        size=options.size or FILM_SIZE,
        fps=fps,
        stretch=sampling.stretch_of(sign, options.start_s, options.end_s),
    )


def _shown_time(sign: "Sign") -> float:
    """The middle of the first hold: what a sign is best known by."""
    first = next((key for _, key in queries.every_key(sign)), None)
    return first.time_s + first.hold_s / 2 if first else 0.0
