"""`signer check`: how well the contacts of signs are met, and what is in their way."""

from argparse import Namespace
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from signer.characters.load import character_names
from signer.commands import corpora
from signer.commands.arguments import ALL_SIGNERS, add_life, add_signer, millimetres, to_folder
from signer.commands.sources import HELP, sources
from signer.commands.terminal import DONE, FAILED, Commands, WrongUseError, command, say, say_json
from signer.corpus.checking import DEEPER, DEEPEST_MM, Check
from signer.corpus.work import Row
from signer.lazy import lazily
from signer.phrases import counted

with lazily():
    from signer import avatars
    from signer.motion import pose
    from signer.tables import kept

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
    words = "an avatar that was learned shows the signs, too; once for each"
    check.add_argument("--avatar", action="append", default=[], metavar="FILE", help=words)
    add_life(check)
    check.add_argument(
        "--json", action="store_true", help="print a report for other programs (docs/command-line.md)"
    )
    words = "what is guessed in a draft, and not settled yet, is an error"
    check.add_argument("--strict", action="store_true", help=words)
    words = "compare signs that have an ID in their tags (asllex:ID) with their rows of a table that you have"
    check.add_argument("--table", default="", metavar="TABLE", help=words)
    words = "a folder for the report of many signs; a check that was stopped goes on there"
    check.add_argument("-o", "--out", type=to_folder, metavar="OUT", help=words)
    corpora.add_run(check)


def run(options: Namespace) -> int:
    """Look every file over, and say what was found."""
    if words := corpora.misfit(options) or _misfit(options):
        raise WrongUseError(words)
    files = sources(options.files)
    names = tuple(character_names()) if options.signer == ALL_SIGNERS else (options.signer,)
    if options.table:
        kept.read_once(options.table)  # told before anything is checked
    own = tuple(dict.fromkeys(options.avatar))
    titles = [*names, *(avatars.load_avatar(path).measured().name for path in own)]
    job = Check(options.deepest_mm, names, options.strict, own, options.table, life=options.life)
    if options.out is not None:
        return corpora.into_folder(options, job, files, options.out)
    reports, rows, bad = list[dict[str, Any]](), list[_Row](), dict[str, None]()
    if is_table := len(titles) > 1 and not options.json:
        say([_row("", titles)])
    short = {source.name: source.short_name for source in files}

    def hear(row: Row) -> None:
        of_file = row.details or job.unread(row)
        bad.update((report["file"], None) for report in of_file if not report["ok"])
        if options.json:
            reports.extend(of_file)
        elif is_table:
            rows.append(_Row(short[row.path], [_shortfalls(report) for report in of_file]))
            say([_row(short[row.path], [verdict(report) for report in of_file])])
        else:
            say(line for report in of_file for line in _lines(report))

    corpora.heard(options, job, files, hear)
    if options.json:
        say_json({"format": FORMAT, "version": VERSION, "ok": not bad, "files": reports})
    elif len(files) > 1:
        if is_table:
            say(_table(titles, rows))
        say([_sum(list(bad), len(files))])
    return FAILED if bad else DONE


class _Row(NamedTuple):
    """Row of a sign: words for what falls short on each signer, empty where nothing does."""

    name: str
    shortfalls: list[str]


def _shortfalls(report: dict[str, Any]) -> str:
    """Return each contact that is missed, by how much, or else what is wrong."""
    if report["ok"]:
        return ""
    missed = [key for key in report["keys"] if key["contact_error_m"] > pose.MET_M]
    told = (f"{key['key']} {1000 * key['contact_error_m']:.1f} mm" for key in missed)
    return ", ".join(told) if missed else verdict(report)


def _table(titles: list[str], rows: list[_Row]) -> Iterator[str]:
    """Yield the signs that fall short on a body, with each missed contact, and how many are good on each."""
    short = [row for row in rows if any(row.shortfalls)]
    if short:
        yield ""
        yield _row("short by", titles)
        yield from (_row(row.name, [cell or "ok" for cell in row.shortfalls]) for row in short)
    good = [sum(not row.shortfalls[place] for row in rows) for place in range(len(titles))]
    yield _row("ok", [f"{count} of {len(rows)}" for count in good])


def _misfit(options: Namespace) -> str:
    if options.out is None and options.again:
        return "--again is for a folder of a run; give one with --out"
    if options.out is not None and options.json:
        return "--json prints a report, --out writes one; give one of them"
    return ""


def _row(name: str, cells: list[str]) -> str:
    """Return a line of the table of signs by signers."""
    return "  ".join([f"{name:<24}", *(f"{cell:<{CELL}}" for cell in cells)]).rstrip()


def verdict(report: dict[str, Any]) -> str:
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
    return counted(count, "problem")


def _sum(bad: list[str], count: int) -> str:
    """Count the files that fail, so that nobody has to read through those of a folder."""
    return f"{counted(count, 'file')}: " + (
        f"{len(bad)} with problems: {', '.join(bad)}" if bad else "all ok"
    )


def _lines(report: dict[str, Any]) -> list[str]:
    count = len(report["errors"])
    lines = [f"{report['file']}: " + ("ok" if report["ok"] else counted(count, "problem"))]
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
