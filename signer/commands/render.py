"""`signer render`: a picture or a film of a sign."""

from argparse import Namespace
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from signer.commands.arguments import (
    FILMS,
    LOOP_SIZE,
    VIDEO_SIZE,
    add_film,
    add_signer,
    add_stretch,
    film_misfit,
    frame_rate,
    picture,
    seconds,
    size,
)
from signer.commands.filming import film_shot, shown_time
from signer.commands.sources import STANDARD, Source, as_file, sources
from signer.commands.terminal import DONE, WRONG_USE, Commands, Outputs, Progress, command, complain, stopped
from signer.errors import ExportError
from signer.lazy import lazily

with lazily():
    from signer.export import sampling
    from signer.studio import still_picture


if TYPE_CHECKING:
    from signer.document.sign import Sign
    from signer.studio.still_picture import Shot

PICTURE_SIZE: Final = (1200, 1200)


def add(commands: Commands) -> None:
    """The words that the command takes."""
    render = command(commands, "render", run, "draw a picture or a film of a sign")
    render.add_argument(
        "file", metavar="FILE", help=f"a sign or sentence file, or {STANDARD} for standard input"
    )
    render.add_argument(
        "-o",
        "--out",
        required=True,
        type=picture,
        metavar="OUT",
        help=f"OUT.png, or for a film OUT{', OUT'.join(FILMS)}",
    )
    render.add_argument(
        "--time", type=seconds, metavar="S", help="seconds into the sign; its first hold unless given"
    )
    sizes = ("x".join(map(str, each)) for each in (PICTURE_SIZE, VIDEO_SIZE, LOOP_SIZE))
    words = "in pixels; {} for a picture, {} for a WebM or MP4 and {} for other films unless given"
    render.add_argument("--size", type=size, metavar="WxH", help=words.format(*sizes))
    add_film(render)
    render.add_argument(
        "--fps", type=frame_rate, metavar="N", help="frames a second of a film; the sign's own unless given"
    )
    add_signer(render)
    add_stretch(render)


def run(options: Namespace) -> int:
    """Draw it."""
    ending = options.out.suffix.lower()
    is_film = ending in FILMS
    words = "a film shows more than one moment; say from when to when with --from and --to"
    if words := words if is_film and options.time is not None else film_misfit(options, ending):
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
    if is_film:
        return film_shot(sign, options, options.out.suffix.lower())
    time_s = shown_time(sign) if options.time is None else options.time
    shot = still_picture.Shot(time_s, options.view or "front", options.size or PICTURE_SIZE)
    return replace(shot, signer=options.signer)
