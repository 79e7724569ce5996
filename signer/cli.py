"""The commands: open the editor, or do one job without a window."""

import argparse
import json
import os
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from difflib import get_close_matches
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from signer.arguments import FILMS, GIF_FPS, VIEWS, add_stretch, film_misfit, frame_rate, picture, seconds, size, view
from signer.document import queries
from signer.document.sign import Sign
from signer.document.values import LANES, Transition
from signer.errors import ExportError, SignerError, SignFileError
from signer.files import SignReading, open_sign

if TYPE_CHECKING:
    from signer.motion.posture.penetration import Inside

DEEPEST_MM: Final = 5.0
COMMANDS: Final = ("edit", "export", "check", "info", "render")
FAILED: Final = 1
WRONG_USE: Final = 2
STOPPED: Final = 130
PICTURE_SIZE: Final = (1200, 1200)
FILM_SIZE: Final = (480, 480)


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line asks; the exit code: 0 done, 1 a bad file or a failed check, 2 wrong use."""
    try:
        options = _parsed(list(sys.argv[1:] if arguments is None else arguments))
    except SystemExit as stop:  # argparse has said why
        return stop.code if isinstance(stop.code, int) else WRONG_USE
    try:
        code: int = options.job(options)
        sys.stdout.flush()
    except SignerError as error:
        _complain(error)
        return FAILED
    except KeyboardInterrupt:
        _Progress("").done("stopped; nothing was written")
        return STOPPED
    except BrokenPipeError:  # whoever read our output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED
    return code


# The jobs


def _edit(options: argparse.Namespace) -> int:
    from signer.studio.app import run

    return int(run(options.file))


def _export(options: argparse.Namespace) -> int:
    from signer.export import export

    try:
        jobs, code = _export_jobs(options), 0
    except ExportError as error:
        _complain(error)
        return WRONG_USE
    for number, (source, target) in enumerate(jobs, 1):
        progress = _Progress(f"exporting {source.name}" + (f" ({number} of {len(jobs)})" if len(jobs) > 1 else ""))
        try:
            sign = _opened(source).sign
            fps = sign.fps if options.fps is None else options.fps
            export(sign, target, fps, progress, start_s=options.start_s, end_s=options.end_s)
            progress.done(f"wrote {target}")
        except SignerError as error:
            progress.done("")
            _complain(error)
            code = FAILED
    return code


def _check(options: argparse.Namespace) -> int:
    reports = []
    for number, path in enumerate(options.files, 1):
        progress = _Progress(f"checking {path.name} ({number} of {len(options.files)})")
        progress(0.0)
        report = _report(path, options.deepest_mm / 1000.0)
        progress.done("")
        reports.append(report)
        if not options.json:
            print("\n".join(_report_lines(report)))
    if options.json:
        print(json.dumps({"files": reports}, indent=2, ensure_ascii=False))
    return 0 if all(report["ok"] for report in reports) else FAILED


def _inside(inside: "Inside", time_s: float) -> dict[str, Any]:
    """What of a hand is in what, ready for JSON."""
    told = {"depth_m": inside.depth_m, "gives_m": inside.gives_m, "part": inside.part, "into": inside.into}
    return told | {"time_s": time_s if inside.into else None}


def _report(path: Path, deepest_m: float) -> dict[str, Any]:
    """What is right and wrong with one file, ready for JSON; wrong is a hand by more than `deepest_m` deeper than flesh gives."""
    from signer.motion.checks.review import review

    found: dict[str, Any] = {"file": str(path), "ok": False, "errors": [], "warnings": [], "keys": [], "worst": None, "deepest": None}
    try:
        reading = open_sign(path)
    except SignFileError as error:
        return found | {"errors": list(error.problems)}
    looked_at = review(reading.sign)
    worst = looked_at.worst
    told = {level: [str(problem) for problem in looked_at.problems if problem.severity == level] for level in ("error", "warning")}
    empty = ["the sign has no keys"] if queries.is_empty(reading.sign) else []
    keys = [
        {
            "lane": key.lane, "key": key.key_id, "time_s": key.time_s, "frames": key.frames, "touching": key.touching,
            "contact_error_m": key.contact_error_m, "worst_s": key.worst_s, "short_by_m": key.short_by_m, "limits": list(key.limits),
            "second_error_m": key.second_error_m, "inside": _inside(key.inside, key.inside_s),
        }
        for key in looked_at.keys
    ]  # fmt: skip
    deepest = looked_at.deepest
    too_deep = deepest is not None and deepest.inside.over_m > deepest_m
    if too_deep and deepest is not None:
        inside = deepest.inside
        words = f"the {inside.part} of the {deepest.lane} hand is {1000 * inside.depth_m:.1f} mm inside the {inside.into}"
        told["error"].append(f"{words} at {deepest.time_s:.2f} s, {1000 * inside.over_m:.1f} mm more than flesh gives there")
    return found | {
        "ok": looked_at.is_good and not too_deep,
        "deepest": deepest and {"lane": deepest.lane} | _inside(deepest.inside, deepest.time_s),
        "errors": told["error"],
        "warnings": [*reading.warnings, *told["warning"], *empty],
        "keys": keys,
        "worst": worst and {"key": worst.key_id, "time_s": worst.worst_s, "contact_error_m": worst.contact_error_m},
    }


def _report_lines(report: dict[str, Any]) -> list[str]:
    count = len(report["errors"])
    lines = [f"{report['file']}: " + ("ok" if report["ok"] else f"{count} problem{'s' if count > 1 else ''}")]
    for key in report["keys"]:
        error = f"{'contact' if key['touching'] else 'target'} {1000 * key['contact_error_m']:.3f} mm"
        reach = f"short by {1000 * key['short_by_m']:.1f} mm" if key["short_by_m"] > 0 else "in reach"
        limits = "at a limit" if key["limits"] else "within limits"  # which ones, the problems below say
        second = "" if key["second_error_m"] is None else f", second contact {1000 * key['second_error_m']:.1f} mm"
        if key["inside"]["depth_m"]:
            second += f", {1000 * key['inside']['depth_m']:.1f} mm in the {key['inside']['into']}"
        lines.append(
            f"  {key['lane']:<8} {key['key']:<4} {key['time_s']:6.2f} s  {key['frames']:3d} frames  {error:<17}  {reach}, {limits}{second}"
        )
    if worst := report["worst"]:
        lines.append(f"  worst frame: {worst['time_s']:.2f} s, {worst['key']}, {1000 * worst['contact_error_m']:.3f} mm")
    if deepest := report["deepest"]:
        what = f"{deepest['lane']} {deepest['part']} {1000 * deepest['depth_m']:.1f} mm in the {deepest['into']}"
        lines.append(f"  deepest:     {deepest['time_s']:.2f} s, {what}, where flesh gives {1000 * deepest['gives_m']:.0f} mm")
    return lines + [f"  {level}: {words}" for level in ("error", "warning") for words in report[f"{level}s"]]


def _info(options: argparse.Namespace) -> int:
    from signer.studio import wording  # plain words for ids; loads no Qt

    sign, warnings = open_sign(options.file)
    rows = [(name, str(getattr(sign, name))) for name in ("gloss", "notes", "author", "licence", "source")]
    rows.insert(2, ("tags", ", ".join(sign.tags)))
    rows += [
        ("signer", f"{sign.dominant_side}-handed"),
        ("length", f"{queries.span_s(sign)[1]:.2f} s, {queries.frame_count(sign)} frames at {sign.fps} a second"),
        ("body", f"{sign.rig_name} {sign.rig_version}"),
    ]
    print(f"{options.file}")
    for name, text in rows:
        if text:
            print(f"  {name:<10} " + text.replace("\n", f"\n  {'':<10} "))
    for lane in LANES:
        keys = sign.lane(lane).keys
        print(f"  {lane + ' hand':<10} " + ("at rest" if not keys else f"{len(keys)} key{'s' if len(keys) > 1 else ''}"))
        for key in keys:
            print(f"    {key.id:<4} {wording.span_words(key):<18} {wording.key_words(key, sign.dominant_side)}")
            onward = () if key is keys[-1] or key.transition == Transition() else (f"then {wording.transition_words(key.transition)}",)
            for words in (*wording.moving_words(key), *onward):
                print(f"    {'':<23} {words}")
        for shoulder in sign.shoulder(lane).keys:
            print(f"    {shoulder.id:<4} {wording.span_words(shoulder):<18} {wording.shoulder_words(shoulder)}")
    for warning in warnings:
        print(f"  warning: {warning}")
    return 0


def _render(options: argparse.Namespace) -> int:
    from signer.export.sampling import stretch_of
    from signer.studio.still_picture import Shot, draw

    is_film = options.out.suffix.lower() in FILMS
    if words := film_misfit(options, is_film=is_film):
        _complain(ExportError(f"{options.out}: {words}"))
        return WRONG_USE
    sign = _opened(options.file).sign
    shot = Shot(_shown_time(sign) if options.time is None else options.time, options.view, options.size or PICTURE_SIZE)
    if is_film:
        fps = options.fps or (min(sign.fps, GIF_FPS) if options.out.suffix.lower() == ".gif" else sign.fps)
        shot = replace(shot, size=options.size or FILM_SIZE, fps=fps, stretch=stretch_of(sign, options.start_s, options.end_s))
    progress = _Progress(f"drawing {options.out.name}")
    try:
        draw(options.file, options.out, shot, progress if is_film else _Progress(""))
    except BaseException:
        progress.done("")
        raise
    progress.done(f"wrote {options.out}")
    return 0


# What they share


class _Progress:
    """One line on a terminal that says how far a job is; silent when nobody sits there."""

    def __init__(self, words: str) -> None:
        self._words, self._seen = words, sys.stderr.isatty()

    def __call__(self, share: float) -> None:
        if self._seen:
            print(f"\r{self._words}: {share:4.0%}", end="", file=sys.stderr, flush=True)

    def done(self, words: str) -> None:
        if self._seen:
            print(f"\r\033[K{words}", end="\n" if words else "", file=sys.stderr, flush=True)


def _opened(path: Path) -> SignReading:
    reading = open_sign(path)
    for warning in reading.warnings:
        print(f"signer: {path}: warning: {warning}", file=sys.stderr)
    return reading


def _complain(error: SignerError) -> None:
    lines = [f"{error.name}: {problem}" for problem in error.problems] if isinstance(error, SignFileError) else [str(error)]
    for line in lines:
        print(f"signer: {line}", file=sys.stderr)


def _export_jobs(options: argparse.Namespace) -> list[tuple[Path, Path]]:
    """Which file goes where; into a folder when there are several."""
    from signer.export import format_of

    files, out = options.files, options.out
    if len(files) == 1 and not out.is_dir():
        if format_of(out).ending != f".{options.format or format_of(out).ending[1:]}":
            raise ExportError(f"{out}: the ending is not that of --format {options.format}; leave one of them out")
        return [(files[0], out)]
    if out.exists() and not out.is_dir():
        raise ExportError(f"{out}: is a file; give a folder for several signs")
    jobs = [(path, out / f"{path.stem}.{options.format or 'json'}") for path in files]
    for index, (path, target) in enumerate(jobs):
        twin = next((other for other, same in jobs[:index] if same == target), None)
        if twin:
            raise ExportError(f"{target}: both {twin} and {path} would be written there; export them one by one")
    try:
        out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ExportError(f"{out}: this folder cannot be made: {error.strerror}; choose another") from error
    return jobs


def _shown_time(sign: Sign) -> float:
    """The middle of the first hold: what a sign is best known by."""
    first = next((key for _, key in queries.every_key(sign)), None)
    return first.time_s + first.hold_s / 2 if first else 0.0


# The command line


def _parsed(arguments: list[str]) -> argparse.Namespace:
    parser = _parser()
    if arguments and arguments[0] not in COMMANDS and arguments[0] not in ("-h", "--help", "--version"):
        _require_a_file_or_command(parser, arguments[0])
    if not arguments or arguments[0] not in (*COMMANDS, "-h", "--help", "--version"):
        arguments = ["edit", *arguments]
    return parser.parse_args(arguments)


def _require_a_file_or_command(parser: argparse.ArgumentParser, first: str) -> None:
    """Say that a mistyped command is one, instead of looking for a file of that name."""
    close = get_close_matches(first, COMMANDS, n=1)
    if close and not Path(first).exists():
        parser.error(f"there is no command {first!r}, nor a file; did you mean {close[0]!r}?")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="signer",
        description="Write signs of American Sign Language. Without a command it opens the editor.",
        epilog="signer [FILE] opens the editor, with that sign.",
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"signer {_version()}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)

    def command(name: str, job: Callable[[argparse.Namespace], int], words: str) -> argparse.ArgumentParser:
        added = commands.add_parser(name, help=words, description=f"{words[:1].upper()}{words[1:]}.", allow_abbrev=False)
        added.set_defaults(job=job)
        return added

    edit = command("edit", _edit, "open the editor")
    edit.add_argument("file", nargs="?", type=Path, metavar="FILE")
    export = command("export", _export, "write the movement of signs for other programs")
    export.add_argument("files", nargs="+", type=Path, metavar="FILE")
    export.add_argument("-o", "--out", required=True, type=Path, metavar="OUT", help="a file such as IDEA.json or IDEA.glb, or a folder")
    export.add_argument("--format", choices=("json", "glb"), help="what to write into a folder; json unless given")
    export.add_argument("--fps", type=frame_rate, metavar="N", help="frames a second; the sign's own unless given")
    add_stretch(export)
    check = command(
        "check",
        _check,
        "measure contacts, reach, limits and what is inside what; exit 1 when a contact is missed, a hand is too deep in something or a file is bad",
    )
    check.add_argument("files", nargs="+", type=Path, metavar="FILE")
    check.add_argument(
        "--deepest", dest="deepest_mm", type=float, default=DEEPEST_MM, metavar="MM",
        help="by how much more than flesh gives a hand may lie in the body or in the other arm (%(default)g mm)",
    )  # fmt: skip
    check.add_argument("--json", action="store_true", help="for other programs")
    info = command("info", _info, "say what is in a sign file")
    info.add_argument("file", type=Path, metavar="FILE")
    render = command("render", _render, "draw a picture or a film of a sign")
    render.add_argument("file", type=Path, metavar="FILE")
    render.add_argument("-o", "--out", required=True, type=picture, metavar="OUT", help="OUT.png, or OUT.gif or OUT.webp for a film")
    render.add_argument("--time", type=seconds, metavar="S", help="seconds into the sign; its first hold unless given")
    views = f"{', '.join(VIEWS)}, or degrees to the signer's left and up, as 40,15"
    render.add_argument("--view", type=view, default="front", metavar="VIEW", help=views)
    render.add_argument("--size", type=size, metavar="WxH", help="in pixels; 1200x1200 for a picture and 480x480 for a film unless given")
    render.add_argument("--fps", type=frame_rate, metavar="N", help="frames a second of a film; the sign's own unless given")
    add_stretch(render)
    return parser


def _version() -> str:
    try:
        return version("asl-signer")
    except PackageNotFoundError:  # run from a folder that is not installed
        return "(not installed)"
