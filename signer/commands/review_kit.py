"""`signer review-kit`: pages on which people who sign say whether signs are right."""

import json
import os
from argparse import Namespace
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Final, NamedTuple
from unicodedata import normalize

from body_model.bodies import REFERENCE
from signer import atomic
from signer.commands.arguments import jobs, lives, to_folder
from signer.commands.filming import screen
from signer.commands.sources import HELP, Source, as_file, sources
from signer.commands.terminal import (
    DONE,
    FAILED,
    Commands,
    Progress,
    WrongUseError,
    command,
    complain,
    say,
    stopped,
)
from signer.errors import ExportError, SignerError
from signer.lazy import lazily
from signer.phrases import counted

with lazily():
    from signer.document import queries
    from signer.films import extra
    from signer.library import shelf
    from signer.reviewing import answers, pages
    from signer.studio import still_picture


FILM_SIZE: Final = (640, 480)
PICTURE_SIZE: Final = (480, 480)
LOOP: Final = ".webp"
"""Ending of films where the extra for videos is not installed: a picture that moves."""
VIDEO: Final = ".webm"
MARK_LETTERS: Final = 12
"""Letters of a digest in the name of a film: two of a sign's are the same once in 10 to the 14."""
MADE: Final = "made.json"
"""File of a kit's record."""


class Record(NamedTuple):
    """Pages of a kit that are whole.

    Attributes:
        kit: name of the kit, under which browsers keep answers.
        signs: what each sign's page was drawn from, by the sign's name.
    """

    kit: str
    signs: dict[str, str]


def add(commands: Commands) -> None:
    """The words that the command takes."""
    kit = command(commands, "review-kit", run, "make pages on which people who sign review signs")
    kit.add_argument(
        "folder", type=to_folder, metavar="DIR", help="where the pages go; index.html lists them"
    )
    kit.add_argument("files", nargs="*", metavar="FILE", help=f"{HELP}; the whole library unless given")
    words = "compare each sign with these lives, as 0,0.5,1, in place of asking whether it is right"
    kit.add_argument("--lives", type=lives, default=(), metavar="L,L", help=words)
    kit.add_argument(
        "--jobs", type=jobs, metavar="N", help="processes that draw; one for each core unless given"
    )


def run(options: Namespace) -> int:
    """Make what is missing of the kit: a page is whole when its sign is in the record."""
    found = sources(options.files or [str(shelf.FOLDER)])
    if any(source.path is None for source in found):
        raise WrongUseError("pages are called after files; give files or folders, not standard input")
    names = [source.stem for source in found if not source.problems]
    spelled = [normalize("NFC", name).casefold() for name in names]  # one file on some disks
    if twice := sorted({name for name, each in zip(names, spelled, strict=True) if spelled.count(each) > 1}):
        raise ExportError(f"{', '.join(twice)}: given twice; pages are called after their files")
    try:
        return _made(options.folder, found, options.lives, options.jobs or os.cpu_count() or 1)
    except KeyboardInterrupt:
        return stopped("stopped; what is made stays, and the next run goes on from there")


def _made(folder: Path, found: list[Source], compared: tuple[float, ...], count: int) -> int:
    (folder / "media").mkdir(parents=True, exist_ok=True)
    record, ending = _record(folder), VIDEO if extra.is_installed() else LOOP
    readable, code = [], DONE
    for source in found:
        try:
            shown = _shown(source, ending, compared)
        except SignerError as error:
            complain(error)
            code = FAILED
            continue
        if queries.is_empty(shown.sign):
            complain(ExportError(f"{source.name}: left out: the sign has no keys"))
            code = FAILED
            continue
        readable.append((source, shown))
    names = [shown.name for _, shown in readable]
    waiting = [each for each in readable if record.signs.get(each[1].name) != _mark(each[1])]
    progress = Progress(f"drawing {len(waiting)} of {len(names)} signs")
    for number, (shown, refused) in enumerate(_drawn(folder, waiting, count), 1):
        if refused is None:
            record.signs[shown.name] = _mark(shown)
            _write(folder / MADE, json.dumps(record._asdict(), indent=1) + "\n")
        else:
            complain(refused)
            code = FAILED
        progress(number / len(waiting))
    for (_, shown), before, after in zip(readable, ["", *names], [*names[1:], ""], strict=False):
        _write(folder / pages.page_name(shown.name), pages.sign_page(shown, record.kit, before, after))
    _write(folder / "index.html", pages.index_page(names, record.kit, is_choice=bool(compared)))
    progress.done("")
    say([f"{counted(len(names), 'sign')} in {folder / 'index.html'}, {len(waiting)} of them drawn now"])
    return code


def _drawn(
    folder: Path, waiting: "list[tuple[Source, pages.Shown]]", count: int
) -> "Iterator[tuple[pages.Shown, SignerError | None]]":
    """Draw the signs that wait, in so many processes; yield each with what was in its way."""
    if not waiting:
        return
    with screen():
        if count == 1:
            for source, shown in waiting:
                yield shown, _error_in(partial(_draw, folder, source, shown))
            return
        with ProcessPoolExecutor(min(count, len(waiting)), get_context("spawn")) as pool:
            running = {pool.submit(_draw, folder, source, shown): shown for source, shown in waiting}
            try:
                for done in as_completed(running):
                    yield running[done], _error_in(done.result)
            except BaseException:
                pool.shutdown(cancel_futures=True)
                raise


def _error_in(job: Callable[[], None]) -> SignerError | None:
    try:
        job()
    except SignerError as error:
        return error
    return None


def _shown(source: Source, ending: str, compared: tuple[float, ...]) -> "pages.Shown":
    sign = source.sign()
    variants = tuple(_variant(source, life) for life in compared)
    return pages.Shown(source.stem, sign, answers.digest_of(sign), ending, variants)


def _variant(source: Source, life: float) -> "pages.Variant":
    """Return a sign with a life; its mark does not tell which it is."""
    sign = source.item.reading(None, life).sign
    return pages.Variant(life, sign, answers.digest_of(sign)[:MARK_LETTERS])


def _mark(shown: "pages.Shown") -> str:
    """Return what a page is drawn from: a page with another mark is drawn again."""
    return "".join((shown.digest, *(one.mark for one in shown.variants), shown.ending))


def _record(folder: Path) -> Record:
    """Return the record of a kit; that of a new one where there is none, or none that can be read."""
    try:
        found = json.loads((folder / MADE).read_text(encoding="utf-8"))
        return Record(str(found["kit"]), dict(found["signs"]))
    except (OSError, ValueError, KeyError, TypeError):
        return Record(os.urandom(8).hex(), {})


def _draw(folder: Path, source: Source, shown: "pages.Shown") -> None:
    """Draw films of a sign, with its key pictures or of its variants; runs in a process of its own."""
    if shown.variants:
        for variant in shown.variants:
            _draw_variant(folder, source, shown, variant)
        return
    sign = shown.sign
    _, end_s = queries.span_s(sign)
    first_s = pages.moments(sign)[0].time_s
    with as_file(source, sign, is_own=source.is_own(None)) as path:
        for view in pages.VIEWS:
            shot = still_picture.Shot(first_s, view, FILM_SIZE, sign.fps, (0.0, end_s), REFERENCE)
            still_picture.draw(path, folder / pages.film_name(shown, view), shot, lambda _share: None)
        for number, moment in enumerate(pages.moments(sign), 1):
            shot = still_picture.Shot(moment.time_s, "front", PICTURE_SIZE, signer=REFERENCE)
            still_picture.draw(path, folder / pages.picture_name(shown, number), shot, lambda _share: None)


def _draw_variant(folder: Path, source: Source, shown: "pages.Shown", variant: "pages.Variant") -> None:
    sign = variant.sign
    with as_file(source, sign, is_own=False) as path:
        for view in pages.VIEWS:
            shot = still_picture.Shot(
                0.0, view, FILM_SIZE, sign.fps, (0.0, queries.span_s(sign)[1]), REFERENCE
            )
            film = folder / pages.film_name(shown, view, variant)
            still_picture.draw(path, film, shot, lambda _share: None)


def _write(path: Path, text: str) -> None:
    try:
        atomic.write(path, text.encode(errors="xmlcharrefreplace"), keep_backup=False)
    except OSError as error:
        raise ExportError(f"{path}: not written: {atomic.refusal(error, path)}") from error
