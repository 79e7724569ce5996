"""`signer export`: the movement of signs, written for other programs."""

import os
from argparse import Namespace
from pathlib import Path
from typing import Final

from signer.commands.arguments import add_stretch, frame_rate, stretch_misfit, target
from signer.commands.terminal import DONE, FAILED, WRONG_USE, Commands, Progress, command, complain, opened
from signer.errors import ExportError, SignerError

SEPARATORS: Final = tuple({"/", os.sep})


def add(commands: Commands) -> None:
    """The words that the command takes."""
    export = command(commands, "export", run, "write the movement of signs for other programs")
    export.add_argument("files", nargs="+", type=Path, metavar="FILE")
    export.add_argument("-o", "--out", required=True, type=target, metavar="OUT", help="a file such as IDEA.json or IDEA.glb, or a folder")
    export.add_argument("--format", choices=("json", "glb"), help="what to write into a folder; json unless given")
    export.add_argument("--fps", type=frame_rate, metavar="N", help="frames a second; the sign's own unless given")
    add_stretch(export)


def run(options: Namespace) -> int:
    """Export one after the other; a bad one does not stop the others."""
    from signer.export import export

    try:
        jobs, code = _jobs(options), DONE
    except ExportError as error:
        complain(error)
        return WRONG_USE
    for number, (source, there) in enumerate(jobs, 1):
        progress = Progress(f"exporting {source.name}" + (f" ({number} of {len(jobs)})" if len(jobs) > 1 else ""))
        try:
            sign = opened(source)
            fps = sign.fps if options.fps is None else options.fps
            export(sign, there, fps, progress, start_s=options.start_s, end_s=options.end_s)
            progress.done(f"wrote {there}")
        except SignerError as error:
            progress.done("")
            complain(error)
            code = FAILED
    return code


def _jobs(options: Namespace) -> list[tuple[Path, Path]]:
    """Which file goes where; into a folder when there are several. ExportError for what cannot be meant."""
    from signer.export import FORMATS, format_of

    if words := stretch_misfit(options):
        raise ExportError(words)
    files, out = options.files, Path(options.out)
    if len(files) == 1 and not (out.is_dir() or options.out.endswith(SEPARATORS)):
        if format_of(out).ending != f".{options.format or format_of(out).ending[1:]}":
            raise ExportError(f"{out}: the ending is not that of --format {options.format}; leave one of them out")
        return [(files[0], out)]
    if out.exists() and not out.is_dir():
        raise ExportError(f"{out}: is a file; give a folder for several signs")
    if not out.exists() and any(out.suffix.lower() == one.ending for one in FORMATS):
        raise ExportError(f"{out}: is the name of one file; give a folder for several signs, and --format {out.suffix[1:].lower()}")
    jobs = [(path, out / f"{path.stem}.{options.format or 'json'}") for path in files]
    for index, (path, there) in enumerate(jobs):
        twin = next((other for other, same in jobs[:index] if same == there), None)
        if twin:
            raise ExportError(f"{there}: both {twin} and {path} would be written there; export them one by one")
    try:
        out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ExportError(f"{out}: this folder cannot be made: {error.strerror}; choose another") from error
    return jobs
