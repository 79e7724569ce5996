"""Check that every link, anchor and picture of the built documentation site leads somewhere.

`python -m tools.check_site FOLDER`. Links to other sites are not followed: nothing is fetched. It looks at
what was built, where Sphinx looks at what was written: raw HTML, pages that are copied and the theme's own
links too.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit

REMOTE: Final = ("http", "https", "mailto", "data", "javascript")
"""Kinds of links that are not followed."""
FETCHED: Final = {("script", "src"), ("img", "src"), ("link", "href"), ("source", "src"), ("video", "src")}
"""Links that a browser follows by itself: none of them may lead to another machine."""


class _Page(HTMLParser):
    """Anchors of a page, and what it links to."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.anchors = set[str]()
        self.links = list[tuple[str, str, str]]()
        self.without_words = 0
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.anchors |= {given[name] for name in ("id", "name") if name in given}
        self.links += [(tag, name, given[name]) for name in ("href", "src") if name in given]
        self.without_words += tag == "img" and not given.get("alt", "").strip()


@cache
def _page(path: Path) -> _Page:
    return _Page(path.read_text(encoding="utf-8"))


def _has(path: Path, anchor: str) -> bool:
    return anchor in _page(path).anchors


def problems(site: Path) -> Iterator[str]:
    """Yield what is wrong with a site in a folder, a line each."""
    for path in sorted(site.rglob("*.html")):
        where, page = path.relative_to(site), _page(path)
        if page.without_words:
            yield f"{where}: {page.without_words} pictures without words for who cannot see them"
        for tag, name, link in page.links:
            parts = urlsplit(link)
            if parts.scheme in REMOTE or parts.netloc:
                if (tag, name) in FETCHED and parts.scheme != "data":
                    yield f"{where}: fetches {link} from elsewhere; the site must work offline"
                continue
            target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
            if not target.is_file():
                yield f"{where}: {link} leads nowhere"
            elif parts.fragment and target.suffix == ".html" and not _has(target, unquote(parts.fragment)):
                yield f"{where}: {link} names a place that is not there"


def main(site: Path) -> int:
    """Print what is wrong; 1 where anything is."""
    found = sorted(set(problems(site)))
    for line in found:
        print(line)
    pages = len(list(site.rglob("*.html")))
    print(f"{pages} pages, {len(found)} problems" if found else f"{pages} pages, every link leads somewhere")
    return 1 if found or not pages else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]).resolve()))
