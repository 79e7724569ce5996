"""`signer export`: the movement of signs, written for other programs."""

import os
from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from body_model.bodies import REFERENCE
from signer.characters.load import load_character
from signer.commands import corpora, losses_told
from signer.commands.arguments import (
    add_film,
    add_gaps,
    add_life,
    add_signer,
    add_stretch,
    film_misfit,
    film_size,
    form,
    frame_rate,
    size,
    standard_misfit,
    stretch_misfit,
    target,
)
from signer.commands.filming import Drawing, film_losses, film_shot, screen, with_film_allowed
from signer.commands.shelves import add_shelves, library_of, shelves_of
from signer.commands.sources import Source, add_files, as_file, sources
from signer.commands.terminal import (
    DONE,
    FAILED,
    STOPPED,
    WRONG_USE,
    Commands,
    Outputs,
    Progress,
    command,
    complain,
    given_out,
    stopped,
    warn,
)
from signer.corpus.exporting import Export
from signer.corpus.inputs import STANDARD
from signer.errors import ExportError, SignerError
from signer.films.look import FILMS
from signer.lazy import lazily

with lazily():
    from signer import avatars
    from signer import export as exports
    from signer.document import queries
    from signer.export import losses, sampling
    from signer.films import captions
    from signer.library import shelf
    from signer.studio import still_picture


if TYPE_CHECKING:
    from signer.document.sign import Sign

BODY: Final = "body-{}.glb"
"""Name of the file of a body."""
SEPARATORS: Final = tuple({"/", os.sep})


class Job(NamedTuple):
    """One sign and where its movement goes; None for standard output."""

    source: Source
    out: Path | None


def add(commands: Commands) -> None:
    """The words that the command takes."""
    export = command(commands, "export", run, "write the movement of signs for other programs")
    add_files(export, target, "a file such as IDEA.glb or IDEA.webm, a folder, or - for standard output")
    export.add_argument(
        "--format",
        type=form,
        metavar="FORMAT",
        help="what to write into a folder or to standard output; json unless given",
    )
    rate = (
        "frames a second; unless given the sign's own, or its first multiple from 60 (GLB, VRMA) or 120 (BVH)"
    )
    export.add_argument("--fps", type=frame_rate, metavar="N", help=rate)
    wide, high = film_size(".webm")
    export.add_argument(
        "--size", type=size, metavar="WxH", help=f"of a film, in pixels; {wide}x{high} for WebM"
    )
    words = f"write movement alone, and the body once beside it as {BODY.format('SIGNER')}"
    export.add_argument("--glb-without-mesh", dest="without_mesh", action="store_true", help=words)
    words = "of a BVH: vrm for the bones of a VRM humanoid alone, with hands where they were"
    export.add_argument("--bones", choices=("vrm",), default="", help=words)
    words = "of a VRMA: presets of VRM, or arkit for an avatar that has ARKit's shapes"
    export.add_argument("--face", choices=("presets", "arkit"), default="", help=words)
    words = "of SiGML: hamnosys, symbols by their names, or gestural, attributes as Performs reads them"
    export.add_argument("--dialect", choices=("hamnosys", "gestural"), default="", help=words)
    words = (
        "of an EAF: let its tiers choose from the glosses of the library, which are written beside it as "
        "signs.ecv, with signs.etf, a template for new annotations"
    )
    export.add_argument("--vocabulary", action="store_true", help=words)
    add_shelves(export)
    words = "write what of the sign is not in the file, or otherwise, as JSON; of one sign"
    export.add_argument("--losses", type=Path, metavar="FILE", help=words)
    words = "end with 1, and write nothing, where anything of the sign would be left out"
    export.add_argument("--strict", action="store_true", help=words)
    add_film(export)
    add_signer(export)
    words = "a signer of your own, a file in .avatar: of one that was learned, its own file with the sign"
    export.add_argument("--avatar", metavar="FILE", default="", help=words)
    add_stretch(export)
    add_gaps(export)
    add_life(export)
    corpora.add_run(export)


def run(options: Namespace) -> int:
    """Export one after the other; a bad one does not stop the others."""
    try:
        jobs = _jobs(options)
    except ExportError as error:
        complain(error)
        return WRONG_USE
    if _is_folder(jobs, options) and corpora.is_run(options, [job.source for job in jobs]):
        return _run(jobs, options)
    outputs = Outputs(job.out for job in jobs if job.out is not None)
    try:
        if options.vocabulary and jobs[0].out is not None:
            _put_vocabulary(jobs[0].out.absolute().parent, options)
        return max(
            _done(job, f" ({number} of {len(jobs)})" if len(jobs) > 1 else "", options)
            for number, job in enumerate(jobs, 1)
        )
    except KeyboardInterrupt:
        return stopped(outputs.stopped_words())


def _run(jobs: list[Job], options: Namespace) -> int:
    """Export into the folder of a run; the exit code."""
    out, found = Path(options.out), [job.source for job in jobs]
    if f".{_format(options)}" in FILMS:
        with screen():
            return corpora.into_folder(options, Drawing.of(options, _format(options), out), found, out)
    stretch = options.start_s, options.end_s
    asked = options.fps, options.signer, *stretch, options.without_mesh, _words(options)
    vocabulary = str(out.absolute()) if options.vocabulary else ""
    choices = options.bones, options.face, options.dialect, options.strict, vocabulary
    given = {"avatar": options.avatar, "gaps": options.gaps, "life": options.life}
    job = Export(_format(options), *asked, *choices, out=out, **given)
    code = corpora.into_folder(options, job, found, out)
    if options.without_mesh and code != STOPPED:
        _put_body(out, options)
    if options.vocabulary and code != STOPPED:
        _put_vocabulary(out, options)
    return code


def _put_body(folder: Path, options: Namespace) -> None:
    """Write the file of the body into a folder unless it is there."""
    path = folder / BODY.format(options.signer)
    if not path.exists():
        exports.body_file(path, load_character(options.signer))


def _put_vocabulary(folder: Path, options: Namespace) -> None:
    """Write the glosses of the library into a folder, for ELAN."""
    exports.write_vocabulary(folder, shelf.glosses_of(library_of(shelves_of(options))))


def _is_folder(jobs: list[Job], options: Namespace) -> bool:
    """Return whether outputs go into a folder."""
    return jobs[0].out is not None and jobs[0].out != Path(options.out)


def _done(job: Job, count: str, options: Namespace) -> int:
    """Export one sign, and say what is in the way; the exit code."""
    progress = Progress(f"exporting {job.source.short_name}{count}")
    try:
        sign = job.source.sign(options)
        with given_out(job.out, _format(options)) as there:
            lost = _written(job, sign, there, options, progress)
            if options.losses is not None:
                goes_to = STANDARD if job.out is None else str(job.out)
                losses_told.write(options.losses, lost, job.source.name, goes_to)
    except SignerError as error:
        progress.done("")
        complain(error)
        return FAILED
    progress.done("" if job.out is None else f"wrote {job.out}")
    name = "standard output" if job.out is None else job.out.name
    losses_told.tell(name, lost, in_file=options.losses is not None)
    for loss in lost:
        if loss.feature == exports.FOLDED:
            warn(f"{name}: {loss.words}")
    return DONE


def _written(
    job: Job, sign: "Sign", there: Path, options: Namespace, progress: Progress
) -> "tuple[losses.Loss, ...]":
    """Write a file, and return what it does not say of the sign."""
    if there.suffix.lower() in FILMS:
        return _film(job.source, sign, there, options, progress)
    lost = exports.export(
        sign,
        there,
        options.fps,
        progress,
        start_s=options.start_s,
        end_s=options.end_s,
        character=load_character(options.signer),
        avatar=avatars.opened(options.avatar) if options.avatar else None,
        without_mesh=options.without_mesh,
        words=_words(options),
        bones=options.bones,
        face=options.face,
        dialect=options.dialect,
        strict=options.strict,
        vocabulary=there.absolute().parent if options.vocabulary else None,
    )
    if options.without_mesh and job.out is not None:
        _put_body(job.out.parent, options)
    return lost


def _film(
    source: Source, sign: "Sign", out: Path, options: Namespace, progress: Progress
) -> "tuple[losses.Loss, ...]":
    """Draw a film, as `signer render` does, and return what it does not say of the sign.

    ExportError for a sign without a key.
    """
    if queries.is_empty(sign):
        raise ExportError(f"{out}: not exported: the sign has no keys; set one first")
    if words := sampling.ended_words(sign, options.start_s):
        raise ExportError(f"{out}: not exported: {words}")
    lost = film_losses(sign, options, out.suffix.lower(), str(out))
    shot = film_shot(sign, options, out.suffix.lower())
    is_own = source.is_own(options.life)
    if not is_own:
        shot = with_film_allowed(shot, sign, source.path)
    with as_file(source, sign, is_own=is_own) as path:
        still_picture.draw(path, out, shot, progress)
    return lost


def _format(options: Namespace) -> str:
    return str(options.format or "json")


def _words(options: Namespace) -> str:
    return str(options.caption_words or "gloss")


def _jobs(options: Namespace) -> list[Job]:
    """Pair every sign with where it goes, into a folder when there are several.

    ExportError for what cannot be meant.
    """
    if words := stretch_misfit(options) or corpora.misfit(options):
        raise ExportError(words)
    found, out = sources(options.files), Path(options.out)
    if options.losses is not None and len(found) > 1:
        raise ExportError("--losses tells of one sign; the report of a run counts them for many")
    if options.without_mesh and (out.suffix.lower() if out.suffix else f".{_format(options)}") != ".glb":
        raise ExportError(f"{options.out}: --glb-without-mesh is for GLB; ask for it with --format glb")
    ending = f".{options.format}" if options.format else out.suffix.lower()
    if options.vocabulary and (ending != exports.EAF or options.out == STANDARD):
        raise ExportError(f"{options.out}: --vocabulary is for EAF files, beside which glosses are written")
    if options.avatar and options.without_mesh:
        raise ExportError(f"{options.out}: --avatar is for files with its mesh; leave --glb-without-mesh out")
    if options.avatar and options.signer != REFERENCE:
        raise ExportError("--avatar and --signer each say who signs; give one of them")
    if options.bones or options.face or options.dialect:
        asked = exports.format_of(f"a{ending}" if _is_format(ending) else f"a.{_format(options)}")
        exports.as_asked(asked, bones=options.bones, face=options.face, dialect=options.dialect)
    if words := film_misfit(options, ending) if ending in FILMS else _film_words(options, ending):
        raise ExportError(f"{options.out}: {words}")
    if options.out == STANDARD:
        if words := standard_misfit(options, len(found)):
            raise ExportError(words)
        return [Job(found[0], None)]
    is_folder = (
        os.path.isdir(out) or options.out.endswith(SEPARATORS) or any(map(os.path.isdir, options.files))
    )
    return (
        _into_folder(found, out, options)
        if len(found) > 1 or is_folder
        else [_into_file(found[0], out, options)]
    )


def _film_words(options: Namespace, ending: str) -> str:
    """Return which options are for films alone; empty where none is given."""
    of_films = {"--view": options.view, "--size": options.size}
    of_films |= {"--background": options.background, "--captions": options.captions}
    of_films |= {"--beside": options.beside, "--film-anywhere": options.film_anywhere}
    of_films |= {"--slides": options.slides}
    if ending not in captions.TEXTS:
        of_films["--caption-words"] = options.caption_words
    given = [name for name, value in of_films.items() if value]
    return f"{' and '.join(given)} {'is' if len(given) == 1 else 'are'} for films" if given else ""


def _is_format(ending: str) -> bool:
    return any(one.ending == ending for one in exports.FORMATS)


def _into_file(source: Source, out: Path, options: Namespace) -> Job:
    ending = exports.format_of(out).ending
    if ending != f".{options.format or ending[1:]}":
        raise ExportError(
            f"{out}: the ending is not that of --format {options.format}; leave one of them out"
        )
    return Job(source, out)


def _into_folder(found: list[Source], out: Path, options: Namespace) -> list[Job]:
    if out.exists() and not out.is_dir():
        raise ExportError(f"{out}: is a file; give a folder for several signs")
    if not out.exists() and _is_format(out.suffix.lower()):
        raise ExportError(
            f"{out}: is the name of one file; give a folder for several signs, and --format "
            f"{out.suffix[1:].lower()}"
        )
    jobs = [Job(source, out / f"{source.stem}.{_format(options)}") for source in found]
    if words := corpora.twins(found):
        raise ExportError(f"{out}: {words}")
    try:
        out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ExportError(f"{out}: this folder cannot be made: {error.strerror}; choose another") from error
    return jobs
