"""`signer render`: pictures or films of signs."""

from argparse import Namespace
from pathlib import Path
from typing import Final

from signer.commands import corpora
from signer.commands.arguments import (
    LOOP_SIZE,
    PICTURES,
    VIDEO_SIZE,
    add_film,
    add_gaps,
    add_life,
    add_signer,
    add_stretch,
    film_misfit,
    frame_rate,
    picture,
    seconds,
    size,
    standard_misfit,
)
from signer.commands.filming import PICTURE_SIZE, Drawing, screen, shot_of
from signer.commands.sources import Source, add_files, as_file, sources
from signer.commands.terminal import (
    DONE,
    Commands,
    Outputs,
    Progress,
    WrongUseError,
    command,
    given_out,
    stopped,
)
from signer.corpus.inputs import STANDARD
from signer.errors import ExportError
from signer.films.look import FIGURES, FILMS
from signer.lazy import lazily

with lazily():
    from signer.studio import still_picture

FORMS: Final = tuple(ending[1:] for ending in (*PICTURES, *FILMS))


def add(commands: Commands) -> None:
    """The words that the command takes."""
    render = command(commands, "render", run, "draw pictures or films of signs")
    films = ", OUT".join(FILMS)
    add_files(render, picture, f"OUT.png, or for a film OUT{films}; a folder for several signs, or -")
    render.add_argument("--format", choices=FORMS, help="what to draw into a folder; png unless given")
    render.add_argument(
        "--time", type=seconds, metavar="S", help="seconds into the sign; its first hold unless given"
    )
    sizes = ("x".join(map(str, each)) for each in (PICTURE_SIZE, VIDEO_SIZE, LOOP_SIZE))
    words = "in pixels; {} for a picture, {} for a WebM or MP4 and {} for other films unless given"
    render.add_argument("--size", type=size, metavar="WxH", help=words.format(*sizes))
    words = "draw a page that explains the sign: postures with arrows, from the side, hands and face close to"
    render.add_argument("--diagram", action="store_true", help=words)
    add_film(render)
    render.add_argument(
        "--fps", type=frame_rate, metavar="N", help="frames a second of a film; the sign's own unless given"
    )
    add_signer(render, avatars_too=True)
    add_stretch(render)
    add_gaps(render)
    add_life(render)
    corpora.add_run(render)


def run(options: Namespace) -> int:
    """Draw one sign into a file, or several into a folder."""
    found = sources(options.files)
    out = None if str(options.out) == STANDARD else options.out
    is_folder = out is not None and (not out.suffix or out.is_dir())
    ending = f".{options.format or FORMS[0]}" if is_folder or out is None else out.suffix.lower()
    if words := _misfit(options, found, ending, is_folder=is_folder):
        raise WrongUseError(f"{options.out}: {words}")
    if is_folder:
        with screen():
            return corpora.into_folder(
                options, Drawing.of(options, ending[1:], options.out), found, options.out
            )
    outputs = Outputs([] if out is None else [out])
    try:
        with given_out(out, ending[1:]) as there:
            _draw(found[0], options, there)
    except KeyboardInterrupt:
        return stopped(outputs.stopped_words())
    return DONE


def _misfit(options: Namespace, found: list[Source], ending: str, *, is_folder: bool) -> str:
    """Return why the options do not fit each other; empty when they do."""
    if ending in FILMS and options.time is not None:
        return "a film shows more than one moment; say from when to when with --from and --to"
    if options.diagram and (words := _diagram_misfit(options, ending)):
        return words
    if str(options.out) == STANDARD and (words := standard_misfit(options, len(found))):
        return words
    if not is_folder and len(found) > 1:
        return "is the name of one file; give a folder for several signs, and --format " + ending[1:]
    if not is_folder and options.format not in (None, ending[1:]):
        return f"the ending is not that of --format {options.format}; leave one of them out"
    if is_folder and (twins := corpora.twins(found)):
        return twins
    return film_misfit(options, ending) or corpora.misfit(options)


def _diagram_misfit(options: Namespace, ending: str) -> str:
    """Return what does not fit a page that explains a sign; empty when all does."""
    if ending in FILMS:
        return "a page that explains a sign is a picture; leave --diagram out, or ask for png"
    given = {"--time": options.time, "--view": options.view, "--look": options.look != FIGURES[0] or None}
    misfits = " and ".join(name for name, value in given.items() if value is not None)
    return f"a page that explains a sign has views of its own; leave {misfits} out" if misfits else ""


def _draw(source: Source, options: Namespace, out: Path) -> None:
    sign, ending = source.sign(options), out.suffix.lower()
    try:
        shot = shot_of(sign, options, ending)
    except ExportError as error:
        raise ExportError(f"{options.out}: {error}") from None
    progress = Progress(f"drawing {options.out.name}")
    try:
        with as_file(source, sign, is_own=source.is_own(options.life)) as path:
            still_picture.draw(path, out, shot, progress if ending in FILMS else Progress(""))
    except BaseException:
        progress.done("")
        raise
    progress.done("" if str(options.out) == STANDARD else f"wrote {out}")
