"""`signer check`: how well the contacts of signs are met, and what is in their way."""

from argparse import Namespace
from typing import TYPE_CHECKING, Any, Final

from signer.characters.character import Character
from signer.characters.load import character_names, load_character
from signer.commands.arguments import ALL_SIGNERS, add_signer, millimetres
from signer.commands.sources import HELP, Source, sources
from signer.commands.terminal import DONE, FAILED, Commands, Progress, command, say, say_json
from signer.errors import SignFileError
from signer.lazy import lazily

with lazily():
    from signer.document import queries
    from signer.motion import pose
    from signer.motion.checks import review


if TYPE_CHECKING:
    from signer.motion.posture.penetration import Inside

DEEPEST_MM: Final = 5.0
DEEPER: Final = "mm more than flesh gives there"
"""End of the words about a hand that lies too deep in something."""
CELL: Final = 26
"""Letters to a signer's column in the table of all."""
FORMAT: Final = "asl-check"
VERSION: Final = 1
"""Of the JSON report; it changes only when a reader of the old one would break."""


def add(commands: Commands) -> None:
    """The words that the command takes."""
    words = "measure contacts, reach, limits and what is inside what"
    check = command(
        commands,
        "check",
        run,
        f"{words}; exit 1 when a contact is missed, a hand is too deep in something or a file is bad",
    )
    check.add_argument("files", nargs="+", metavar="FILE", help=HELP)
    check.add_argument(
        "--deepest", dest="deepest_mm", type=millimetres, default=DEEPEST_MM, metavar="MM",
        help="by how much more than flesh gives a hand may lie in the body or in the other arm "
             "(%(default)g mm)",
    )  # fmt: skip
    add_signer(check, all_too=True)
    check.add_argument(
        "--json", action="store_true", help="print a report for other programs (docs/command-line.md)"
    )


def run(options: Namespace) -> int:
    """Look every file over, and say what was found."""
    reports, files = [], sources(options.files)
    signers = [
        load_character(name)
        for name in (character_names() if options.signer == ALL_SIGNERS else (options.signer,))
    ]
    if is_table := len(signers) > 1 and not options.json:
        say([_row("", [signer.name for signer in signers])])
    for number, source in enumerate(files):
        progress = Progress(f"checking {source.short_name} ({number + 1} of {len(files)})")
        progress(number / len(files))
        of_file = [_report(source, options.deepest_mm / 1000.0, signer) for signer in signers]
        progress.done("")
        reports += of_file
        if is_table:
            say([_row(source.short_name, [_cell(report) for report in of_file])])
        elif not options.json:
            say(line for report in of_file for line in _lines(report))
    is_good = all(report["ok"] for report in reports)
    if options.json:
        say_json({"format": FORMAT, "version": VERSION, "ok": is_good, "files": reports})
    elif len(files) > 1:
        say([_sum(reports, len(files))])
    return DONE if is_good else FAILED


def _inside(inside: "Inside", time_s: float) -> dict[str, Any]:
    """Return the penetration of a hand, ready for JSON: how deep, of what part, and into what."""
    told = {"depth_m": inside.depth_m, "gives_m": inside.gives_m, "part": inside.part, "into": inside.into}
    return told | {"time_s": time_s if inside.into else None}


def _report(source: Source, deepest_m: float, signer: Character) -> dict[str, Any]:
    """Report what is right and wrong with one file when a signer shows it, ready for JSON.

    A hand is wrong when it is more than `deepest_m` deeper than flesh gives.
    """
    found: dict[str, Any] = {
        "file": source.name,
        "signer": signer.name,
        "ok": False,
        "errors": [],
        "warnings": [],
        "keys": [],
        "worst": None,
        "deepest": None,
    }
    try:
        reading = source.reading()
    except SignFileError as error:
        return found | {"errors": list(error.problems)}
    looked_at = review.review(reading.sign, character=signer)
    worst = looked_at.worst
    told = {
        level: [str(problem) for problem in looked_at.problems if problem.severity == level]
        for level in ("error", "warning")
    }
    empty = ["the sign has no keys"] if queries.is_empty(reading.sign) else []
    keys = [
        {
            "lane": key.role,
            "key": key.key_id,
            "time_s": key.time_s,
            "frames": key.frames,
            "touching": key.touching,
            "contact_error_m": key.contact_error_m,
            "worst_s": key.worst_s,
            "short_by_m": key.short_by_m,
            "limits": list(key.limits),
            "skin_gap_m": key.skin_gap_m,
            "second_error_m": key.second_error_m,
            "inside": _inside(key.inside, key.inside_s),
        }
        for key in looked_at.keys
    ]
    deepest = looked_at.deepest
    too_deep = deepest is not None and deepest.inside.over_m > deepest_m
    if too_deep and deepest is not None:
        inside = deepest.inside
        words = (
            f"the {inside.part} of the {deepest.role} hand is {1000 * inside.depth_m:.1f} mm inside "
            f"the {inside.into}"
        )
        told["error"].append(f"{words} at {deepest.time_s:.2f} s, {1000 * inside.over_m:.1f} {DEEPER}")
    return found | {
        "ok": looked_at.is_good and not too_deep,
        "deepest": deepest and {"lane": deepest.role} | _inside(deepest.inside, deepest.time_s),
        "errors": told["error"],
        "warnings": [*reading.warnings, *told["warning"], *empty],
        "keys": keys,
        "worst": worst
        and {"key": worst.key_id, "time_s": worst.worst_s, "contact_error_m": worst.contact_error_m},
    }


def _row(name: str, cells: list[str]) -> str:
    """Return a line of the table of signs by signers."""
    return "  ".join([f"{name:<24}", *(f"{cell:<{CELL}}" for cell in cells)]).rstrip()


def _cell(report: dict[str, Any]) -> str:
    """Return the verdict on a sign by one signer in few words.

    That is the contact that is missed by most, what a hand is in where nothing else is wrong, or how much is.
    """
    worst, deepest, count = report["worst"], report["deepest"], len(report["errors"])
    if report["ok"]:
        return "ok"
    if worst is not None and worst["contact_error_m"] > pose.MET_M:
        return f"missed by {1000 * worst['contact_error_m']:.1f} mm"
    if count == 1 and deepest is not None and report["errors"][0].endswith(DEEPER):
        return f"{1000 * deepest['depth_m']:.1f} mm in the {deepest['into']}"
    return f"{count} problem{'s' if count > 1 else ''}"


def _sum(reports: list[dict[str, Any]], count: int) -> str:
    """Count the files that fail, so that nobody has to read through those of a folder."""
    bad = list(dict.fromkeys(report["file"] for report in reports if not report["ok"]))
    return f"{count} files: " + (f"{len(bad)} with problems: {', '.join(bad)}" if bad else "all ok")


def _lines(report: dict[str, Any]) -> list[str]:
    count = len(report["errors"])
    lines = [f"{report['file']}: " + ("ok" if report["ok"] else f"{count} problem{'s' if count > 1 else ''}")]
    for key in report["keys"]:
        error = f"{'contact' if key['touching'] else 'target'} off by {1000 * key['contact_error_m']:.3f} mm"
        reach = f"short by {1000 * key['short_by_m']:.1f} mm" if key["short_by_m"] > 0 else "in reach"
        limits = "at a limit" if key["limits"] else "within limits"  # which ones, the problems below say
        second = (
            "" if key["second_error_m"] is None else f", second contact {1000 * key['second_error_m']:.1f} mm"
        )
        if key["skin_gap_m"] is not None:
            second = (
                f", skins {'apart' if key['skin_gap_m'] > 0.0 else 'overlap'} by "
                f"{abs(1000 * key['skin_gap_m']):.2f} mm" + second
            )
        if key["inside"]["depth_m"]:
            second += f", {1000 * key['inside']['depth_m']:.1f} mm deep in the {key['inside']['into']}"
        lines.append(
            f"  {key['lane']:<8} {key['key']:<4} {key['time_s']:6.2f} s  {key['frames']:3d} frames  "
            f"{error:<24}  {reach}, {limits}{second}"
        )
    if worst := report["worst"]:
        lines.append(
            f"  worst frame: {worst['time_s']:.2f} s, {worst['key']}, off by "
            f"{1000 * worst['contact_error_m']:.3f} mm"
        )
    if deepest := report["deepest"]:
        what = (
            f"{deepest['lane']} {deepest['part']} {1000 * deepest['depth_m']:.1f} mm deep in the "
            f"{deepest['into']}"
        )
        lines.append(
            f"  deepest:     {deepest['time_s']:.2f} s, {what}, where flesh gives "
            f"{1000 * deepest['gives_m']:.0f} mm"
        )
    return lines + [f"  {level}: {words}" for level in ("error", "warning") for words in report[f"{level}s"]]
