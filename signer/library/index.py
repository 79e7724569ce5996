"""Index of a folder of signs: found by their words at once, however many, and kept up to date."""

import contextlib
import hashlib
import heapq
import json
import os
import sqlite3
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple

from handshapes.search import fold
from handshapes.search import term as searched
from signer.corpus.executors import Executor, Inline, Processes
from signer.corpus.running import Kept, Plan, State, run
from signer.corpus.work import Item, Job, Row, digest_of
from signer.folders import cache_folder, has_ending, is_shown
from signer.library.facts import Facts, Hands

if TYPE_CHECKING:
    from signer.files import SignReading

NAME: Final = ".signer-index.sqlite"
ENDING: Final = ".sign"
FORM: Final = 5
"""Raise it when an index holds other facts than before: older ones are made anew."""
MOST: Final = 500
"""Signs that a search returns at most."""
SORTED: Final = 1000
"""Signs that are put in order at most, of those that answer by some of their words alone."""
LONGEST: Final = 8
"""Letters of a word's beginning up to which one list holds the signs with it; longer ones are merged."""
BY_WORDS: Final = 6
"""Grade of a sign that answers by some of its words alone."""
CACHE_KIB: Final = 16_384
"""Of the file that is held in memory: what a search reads of 100,000 signs, and a second search again."""
FEW: Final = 64
"""Changed files up to which they are read in this process."""
BATCH: Final = 1000
"""Signs that are written at once."""
FRESH_NS: Final = 2_000_000_000
"""A file that changed so shortly before it was read may change again within a tick of the disk's clock."""
NETWORKS: Final = ("nfs", "nfs4", "cifs", "smb3", "smbfs", "9p", "fuse.sshfs", "afpfs", "davfs")
"""File systems on which SQLite's locks are not to be relied on."""
_TABLES: Final = """
create table if not exists signs (id integer primary key, path text unique, mtime_ns integer, size integer,
    title text, rank integer, hands text, facts text, refused text);
create table if not exists terms (term text, grade integer, title text, rank integer, hands text,
    sign integer);
create index if not exists by_stamp on signs (path, mtime_ns, size);
create index if not exists by_title on signs (hands, title) where refused = '';
create index if not exists by_rank on signs (hands, rank, title) where refused = '';
create index if not exists by_refusal on signs (path) where refused != '';
create index if not exists by_term on terms (hands, grade, term, title, sign);
create index if not exists by_term_and_rank on terms (hands, grade, term, rank, title, sign);
create index if not exists by_sign on terms (sign);
"""
_TEXTS: Final = (
    "create virtual table if not exists words using "
    f"fts5 (text, detail=none, prefix='{' '.join(map(str, range(1, LONGEST + 1)))}')"
)
_MARKS: Final[dict[Hands, str]] = {"one": "\ue001", "two": "\ue002"}
"""Words that nobody can type, by which texts are found by the number of hands."""
_LAST: Final = "\U0010ffff"


class Hit(NamedTuple):
    """A sign that was found.

    Attributes:
        grade: how well it answers, 0 for its very name.
        name: path of its file.
        held: its facts as JSON; reading them for every sign that is found would take longer than finding.
    """

    grade: int
    name: str
    held: str

    @property
    def path(self) -> Path:
        """The file of the sign."""
        return Path(self.name)

    @property
    def facts(self) -> Facts:
        """Read the facts about the sign."""
        return Facts.from_json(json.loads(self.held))


@dataclass(frozen=True)
class Indexing(Job):
    """Read what a sign is found by; the details of its row are its facts."""

    name: ClassVar[str] = "index"

    def work(self, item: Item, reading: "SignReading", row: Row) -> Row:
        """Read the facts of a sign."""
        return replace(row, details=Facts.of(item.stem, reading.sign).as_json())


class Index:
    """Index of the signs of a folder and of the folders in it, in a file of SQLite.

    It lies in the folder where one was made there (`signer index`), else in the user's cache; where neither
    can be written it lasts as long as the program.

    Args:
        folder: of the signs; it need not exist.
        inside: make it in the folder.
        known: facts by the digests of files, which then need not be read as signs.
    """

    def __init__(
        self,
        folder: Path,
        *,
        inside: bool = False,
        known: Callable[[], Mapping[str, Mapping[str, Any]]] = dict,
    ) -> None:
        self.folder, self._known = folder, known
        self._lock = threading.Lock()
        self.has_words = True
        self.path, self._sql = self._opened(inside=inside)

    def _opened(self, *, inside: bool) -> tuple[Path | None, sqlite3.Connection]:
        """Open the first file that can be written, made anew where it cannot be understood."""
        beside = self.folder / NAME
        is_there = (inside or beside.is_file()) and not _is_network(self.folder)
        for path in ((beside,) if is_there else ()) + (_cached(self.folder),):
            for _ in range(2):
                try:
                    path.parent.mkdir(parents=True, exist_ok=True)
                    return path, self._connected(str(path))
                except sqlite3.OperationalError:  # may not be written, or is in use for long
                    break
                except sqlite3.DatabaseError:  # no index, or half of one
                    with contextlib.suppress(OSError):
                        path.unlink()
                except OSError:
                    break
        return None, self._connected(":memory:")

    def _connected(self, name: str) -> sqlite3.Connection:
        sql = sqlite3.connect(name, timeout=10.0, check_same_thread=False)
        try:
            if sql.execute("pragma user_version").fetchone()[0] not in (0, FORM):
                sql.close()
                raise sqlite3.DatabaseError("of another version")
            sql.execute(f"pragma cache_size = -{CACHE_KIB}")
            sql.executescript(_TABLES)
            try:
                sql.execute(_TEXTS)
            except sqlite3.OperationalError as error:
                if "fts5" not in str(error):
                    raise
                self.has_words = False  # this SQLite searches texts one by one
                sql.execute("create table if not exists words (rowid integer primary key, text text)")
            sql.execute(f"pragma user_version = {FORM}")
            sql.commit()
        except BaseException:
            sql.close()
            raise
        return sql

    def close(self) -> None:
        """Close the file."""
        with self._lock:
            self._sql.close()

    def refresh(self, tell: Callable[[float], None] = lambda _share: None, jobs: int = 1) -> tuple[str, ...]:
        """Read what has changed since; what is wrong with files that could not be read, in words.

        Args:
            tell: told how far this is, 0 to 1.
            jobs: processes that read where many files have changed.
        """
        found = dict(_files(self.folder)) if self.folder.is_dir() else {}
        with self._lock:
            known = {
                path: (mtime, size)
                for path, mtime, size in self._sql.execute("select path, mtime_ns, size from signs")
            }
        gone = [path for path in known if path not in found]
        new = [path for path, stamp in found.items() if known.get(path) != stamp]
        self._write((), gone)
        if new:
            self._read(new, found, tell, jobs)
        with self._lock:
            told = self._sql.execute("select refused from signs where refused != '' order by path").fetchall()
        return tuple(words for (words,) in told)

    def _read(
        self,
        new: Sequence[bytes],
        found: dict[bytes, tuple[int, int]],
        tell: Callable[[float], None],
        jobs: int,
    ) -> None:
        """Read files and keep their facts, a batch at a time."""
        items = tuple(Item.of(self.folder / os.fsdecode(path)) for path in new)
        names = dict(zip((item.path for item in items), new, strict=True))
        batch, now = list[tuple[bytes, tuple[int, int], Row]](), time.time_ns()

        def keep(row: Row) -> None:
            name = names[row.path]
            mtime, size = found[name]
            batch.append((name, (mtime if now - mtime > FRESH_NS else -1, size), row))
            if len(batch) == BATCH:
                self._write(batch, ())
                batch.clear()

        def told(state: State) -> None:
            tell(state.done / len(items))

        if known := self._known():
            recalled = {item: _recalled(item, known) for item in items}
            for row in recalled.values():
                if row is not None:
                    keep(row)
            items = tuple(item for item, row in recalled.items() if row is None)
        engine: Executor = Inline() if jobs == 1 or len(items) <= FEW else Processes(jobs)
        if items:
            run(Plan(items, Indexing()), engine, Kept(items, keep, remember=False), told)
        self._write(batch, ())

    def _write(self, rows: Iterable[tuple[bytes, tuple[int, int], Row]], gone: Iterable[bytes]) -> None:
        rows = list(rows)
        with (
            self._lock,
            contextlib.suppress(sqlite3.OperationalError),
            self._sql as sql,
        ):  # in use for long: the next time
            sql.execute("begin immediate")  # another process may be writing the same rows
            for path in (*gone, *(path for path, _, _ in rows)):
                for (number,) in sql.execute("select id from signs where path = ?", (path,)).fetchall():
                    sql.execute("delete from signs where id = ?", (number,))
                    sql.execute("delete from terms where sign = ?", (number,))
                    sql.execute("delete from words where rowid = ?", (number,))
            for path, stamp, row in rows:
                self._insert(sql, path, stamp, row)

    def _insert(self, sql: sqlite3.Connection, path: bytes, stamp: tuple[int, int], row: Row) -> None:
        facts = Facts(Path(os.fsdecode(path)).stem) if row.details is None else Facts.from_json(row.details)
        refused = "\n".join(f"{row.path}: {words}" for words in row.errors)
        held = json.dumps(facts.as_json(), separators=(",", ":"))
        values = (path, *stamp, _sane(fold(facts.title)), facts.rank, facts.hands, held, _sane(refused))
        number = sql.execute(
            "insert into signs (path, mtime_ns, size, title, rank, hands, facts, refused) "
            "values (?,?,?,?,?,?,?,?)",
            values,
        ).lastrowid
        if not refused:
            same = values[3], facts.rank, facts.hands, number
            terms = ((_sane(term), grade, *same) for term, grade in terms_of(facts))
            sql.executemany("insert into terms values (?,?,?,?,?,?)", terms)
            text = f"{_sane(facts.words())} {_MARKS[facts.hands]}"
            sql.execute("insert into words (rowid, text) values (?,?)", (number, text))

    def search(
        self, text: str, hands: Hands | None = None, most: int = MOST, *, frequent_first: bool = False
    ) -> list[Hit]:
        """Return the signs that answer a text, best first; no text finds all, in order of their titles.

        A sign answers by its gloss, by a letter, name, place or initials, or where each word begins one of
        its words.

        Args:
            text: what was typed.
            hands: how many hands it has; None for any number.
            most: of these at most.
            frequent_first: equally good ones by frequency instead of by title.
        """
        wanted, found = _sane(searched(text)), dict[int, int]()
        orders = (hands,) if hands else tuple(_MARKS)
        with self._lock:
            for grade, query, values in _of_names(wanted, frequent_first=frequent_first):
                ordered = (self._sql.execute(query, (each, *values)) for each in orders)
                _take(found, (number for *_, number in heapq.merge(*ordered)), grade, most)
            if len(found) < most and len(wanted) > 2:  # fewer letters begin a word of nearly everything
                query, values = _of_words(wanted, hands, self.has_words)
                rows = self._sql.execute(query, values).fetchall()
                rows.sort(key=(lambda row: row) if frequent_first else (lambda row: row[1:]))
                _take(found, (number for *_, number in rows), BY_WORDS, most)
            return self._hits(found)

    def named(self, names: Iterable[str]) -> list[Hit]:
        """Return the signs that have one of the names as their gloss or the name of their file."""
        with self._lock:
            numbers = {
                number: 0
                for name in names
                for (number,) in self._sql.execute(
                    "select sign from terms where term = ? and grade = 0", (_sane(searched(name)),)
                )
            }
            return sorted(self._hits(numbers), key=lambda hit: fold(hit.facts.stem))

    def __len__(self) -> int:
        with self._lock:
            return int(self._sql.execute("select count(*) from signs where refused = ''").fetchone()[0])

    def _hits(self, grades: dict[int, int]) -> list[Hit]:
        """Return signs by their numbers, with their grades, in order."""
        found = dict[int, Hit]()
        numbers, folder = list(grades), f"{self.folder}{os.sep}"
        for start in range(0, len(numbers), BATCH):
            some = numbers[start : start + BATCH]
            asked = f"select id, path, facts from signs where id in ({','.join('?' * len(some))})"
            for number, path, held in self._sql.execute(asked, some):
                found[number] = Hit(grades[number], folder + os.fsdecode(path), held)
        return [found[number] for number in numbers]


def _recalled(item: Item, known: Mapping[str, Mapping[str, Any]]) -> Row | None:
    """Return the row of a file whose facts are known by its digest, None for any other."""
    try:
        digest = digest_of(Path(item.path).read_bytes())
    except OSError:  # reading it as a sign says why
        return None
    facts = known.get(digest)
    return None if facts is None else Row(item.path, "ok", digest, details={**facts, "stem": item.stem})


def terms_of(facts: Facts) -> Iterator[tuple[str, int]]:
    """Yield what a sign is called, folded, with its grade: 0 names, 1 letters, 2 other names, 3 initials."""
    found = facts.searchable
    names = {searched(name): None for name in (*found.names, facts.stem) if name.strip()}
    yield from ((name, 0) for name in names)
    yield from ((letter, 1) for letter in {fold(one): None for one in found.letters})
    yield from ((alias, 2) for alias in {fold(one): None for one in found.aliases})
    yield from (("".join(word[0] for word in name.split()), 3) for name in names if " " in name)


def _of_names(wanted: str, *, frequent_first: bool) -> Iterator[tuple[int, str, tuple[object, ...]]]:
    """Yield the questions of a search for names, from the closest answer on: grade, SQL and its values.

    Each is answered for one number of hands, its first value, in the order of its columns and from an index
    that holds nothing else there, so that the first answers come at once however many there are.
    """
    order = "rank, title" if frequent_first else "title"
    if not wanted:
        yield 0, f"select {order}, id from signs where refused = '' and hands = ? order by {order}", ()
        return
    of_term = (
        "select term, {0}, sign from terms where hands = ? and grade = ? and term {1} order by 1, {0}, sign"
    )
    for grade in (0, 1, 2, 3) if len(wanted) > 1 else (0, 1):
        yield grade, of_term.format(order, "= ?"), (grade, wanted)
    for grade in (0, 2) if len(wanted) > 1 else (0,):
        beginning = of_term.format(order, "> ? and term < ?")
        yield 4 + grade // 2, beginning, (grade, wanted, wanted + _LAST)


def _of_words(wanted: str, hands: Hands | None, has_words: bool) -> tuple[str, tuple[object, ...]]:
    """Return the question for signs where each word begins one of theirs: SQL and its values."""
    asked = "select rank, title, id from signs where id in (select rowid from words where {} limit ?)"
    words, mark = wanted.split(), _MARKS[hands] if hands else ""
    if has_words:
        match = " ".join((*(f'"{word}"*' for word in words), mark))
        return asked.format("words match ?"), (match, SORTED)
    likes = (*(f"% {word}%" for word in words), f"%{mark}")
    return asked.format(" and ".join("text like ?" for _ in likes)), (*likes, SORTED)


def _take(found: dict[int, int], numbers: Iterable[int], grade: int, most: int) -> None:
    """Add signs that are new to those found, until there are enough."""
    for number in numbers:
        if len(found) >= most:
            return
        found.setdefault(number, grade)


def _sane(text: str) -> str:
    """Return a text without half characters, which stand for bytes of names that are no Unicode."""
    return text.encode("utf-8", "replace").decode()


def _files(folder: Path) -> Iterator[tuple[bytes, tuple[int, int]]]:
    """Yield the sign files of a folder and of those in it: path from there in bytes, and time and size."""
    waiting = [("", str(folder))]
    while waiting:
        before, name = waiting.pop()
        with contextlib.suppress(OSError), os.scandir(name) as inside:
            for one in inside:
                if has_ending(one.name, [ENDING]) and not one.is_dir():
                    with contextlib.suppress(OSError):
                        held = one.stat()
                        yield os.fsencode(before + one.name), (held.st_mtime_ns, held.st_size)
                elif is_shown(one.name) and one.is_dir(follow_symlinks=False):
                    waiting.append((f"{before}{one.name}/", one.path))


def _cached(folder: Path) -> Path:
    """Return where the index of a folder lies in the user's cache."""
    name = hashlib.sha256(os.fsencode(os.path.realpath(folder))).hexdigest()[:24]
    return cache_folder("index") / f"{name}.sqlite"


def _is_network(folder: Path) -> bool:
    """Return whether a folder lies on a disk of another computer, as far as the system says."""
    try:
        mounts = [line.split()[1:3] for line in Path("/proc/mounts").read_text(encoding="utf-8").splitlines()]
    except (OSError, IndexError):
        return False
    real = os.path.realpath(folder)
    over = [(point, kind) for point, kind in mounts if Path(real).is_relative_to(point)]
    return bool(over) and max(over, key=lambda one: len(one[0]))[1] in NETWORKS
