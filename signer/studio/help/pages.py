"""Pages of the documentation as they come along with the program: their contents, and a search.

A page may stand in a language too, beside the English one: `glossary.de.md`. It is shown in its place there.
"""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from signer.studio import language

SHIPPED: Final = Path(__file__).parent / "pages"
"""Folder of the pages in an installed program; `tools.distributions` lays them there."""
CHECKOUT: Final = Path(__file__).parents[3] / "docs"
INDEX: Final = "index"
MOST_FOUND: Final = 40
"""Sections that a search lists: more are not read; the next word narrows it."""
HEADING_WORTH: Final = 5
"""Worth of a word in a heading, in words of running text: half and double order the same pages first."""

_FENCE: Final = re.compile(r"^```\{toctree\}\n(.*?)^```\n", re.DOTALL | re.MULTILINE)
_NOTE: Final = re.compile(
    r"^:::\{admonition\} ([^\n]*)\n(?::class:[^\n]*\n)?(.*?)^:::\n", re.DOTALL | re.MULTILINE
)
_CODE: Final = re.compile(r"^```.*?^```", re.DOTALL | re.MULTILINE)
_LINK: Final = re.compile(r"!?\[([^\]]*)\]\([^)]*\)")
_HEADING: Final = re.compile(r"^(#{1,4}) (.+)$", re.MULTILINE)


class Page(NamedTuple):
    """A page: its name is that of its English file, its group the part of the contents that it stands in."""

    name: str
    title: str
    group: str
    text: str

    @property
    def speaks_the_language(self) -> bool:
        """It is written in the language of the window."""
        return language.current() == language.ENGLISH or in_language(folder() / f"{self.name}.md") is not None


class Section(NamedTuple):
    """A heading of a page with the words below it, up to the next heading."""

    page: Page
    heading: str
    words: str

    @property
    def address(self) -> str:
        """Address of the section, as pages link to it."""
        return f"{self.page.name}.md#{anchor(self.heading)}"


def folder() -> Path:
    """Return the folder of the pages and their pictures."""
    return SHIPPED if SHIPPED.is_dir() else CHECKOUT


def in_language(path: Path) -> Path | None:
    """Return the file of a page in the language of the window; None where the English is alone."""
    found = path.with_suffix(f".{language.current()}.md")
    return found if found.is_file() else None


def name_of(path: Path) -> str:
    """Return the name of a page by its file, in whatever language."""
    whole = path.with_suffix("").with_suffix("") if path.suffixes[-2:-1] else path.with_suffix("")
    return whole.relative_to(folder()).as_posix()


def readable(text: str) -> str:
    """Write a page in plain Markdown: without contents, a box as a quotation with a bold heading."""

    def quoted(box: re.Match[str]) -> str:
        return "".join(f"> {line}\n" for line in (f"**{box[1]}**", "", *box[2].rstrip().split("\n")))

    return _NOTE.sub(quoted, _FENCE.sub("", text))


def anchor(heading: str) -> str:
    """Return what a link to a heading is called, as repositories and the site call it."""
    plain = re.sub(r"[^\w\- ]", "", plain_words(heading).lower())
    return plain.strip().replace(" ", "-")


def plain_words(text: str) -> str:
    """Leave the marks of Markdown out of a text."""
    return re.sub(r"[*`]|<br>", "", _LINK.sub(r"\1", text))


@cache
def pages() -> tuple[Page, ...]:
    """Return the pages in the order of the contents, which is that of the first page.

    Empty where the program was installed without them.
    """
    first = folder() / f"{INDEX}.md"
    if not first.is_file():
        return ()
    text = first.read_text(encoding="utf-8")
    shown = (in_language(first) or first).read_text(encoding="utf-8")
    found = [Page(INDEX, _title(shown), "", shown)]
    for tree in _FENCE.findall(text):
        caption = re.search(r":caption: (.*)", tree)
        for line in tree.split("\n"):
            entry = re.fullmatch(r"(?:(?P<title>[^<:]+) )?<?(?P<name>[\w/-]+)>?", line)
            path = folder() / f"{entry['name']}.md" if entry else None
            if entry and path is not None and path.is_file():
                own = in_language(path)
                page = (own or path).read_text(encoding="utf-8")
                title = _title(page) if own or not entry["title"] else entry["title"]
                found.append(Page(entry["name"], title, caption[1] if caption else "", page))
    return tuple(found)


def _title(text: str) -> str:
    heading = _HEADING.search(_CODE.sub("", text))
    return plain_words(heading[2]) if heading else ""


@cache
def sections() -> tuple[Section, ...]:
    """Return the sections of all pages."""
    return tuple(section for page in pages() for section in _sections(page))


def _sections(page: Page) -> Iterator[Section]:
    parts = _HEADING.split(_hidden_hashes(readable(page.text)))
    for _level, heading, below in zip(parts[1::3], parts[2::3], parts[3::3], strict=True):
        yield Section(page, plain_words(heading), plain_words(below))


def _hidden_hashes(text: str) -> str:
    """Indent what is code: a comment in it is no heading."""
    return _CODE.sub(lambda code: code[0].replace("\n#", "\n #"), text)


def search(query: str) -> list[Section]:
    """Return the sections in which every word of a query begins a word, the best first.

    A word in a heading counts more than one below it; of equal ones the earlier page comes first.
    """
    begins = [re.compile(rf"\b{re.escape(word)}", re.IGNORECASE) for word in query.split()]
    if not begins:
        return []
    ranked = []
    for number, section in enumerate(sections()):
        heading = f"{section.page.title} {section.heading}"
        worth = [
            HEADING_WORTH * len(word.findall(heading)) + min(len(word.findall(section.words)), HEADING_WORTH)
            for word in begins
        ]
        if all(worth):
            ranked.append((-sum(worth), number, section))
    return [section for _, _, section in sorted(ranked)[:MOST_FOUND]]
