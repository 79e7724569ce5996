"""Help: the pages of the documentation in a window, found and followed without a network."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from signer.studio import language
from signer.studio.help import pages, terms
from signer.studio.help.help_window import ENGLISH_ALONE, HEADING_PX, HelpWindow
from tools import translations

LINK = re.compile(r"\]\(([\w/-]+\.md(?:#[\w-]+)?)\)")


@pytest.fixture
def editor(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    return made


SPOKEN = {
    "index", "first-sign", "tour", "sentences", "glossary", "films", "library", "shelves", "reviewing"
}  # fmt: skip
"""Pages that German and Spanish have."""


@pytest.fixture
def shown(editor: QWidget) -> HelpWindow:
    window = HelpWindow(editor)
    window.open("first-sign.md")
    window.show()
    return window


def words(window: HelpWindow) -> str:
    return window.page.document().toPlainText()


def test_every_page_of_the_documentation_is_in_the_contents_once() -> None:
    names = [page.name for page in pages.pages()]
    assert len(names) == len(set(names))
    lying = {pages.name_of(path) for path in Path(pages.folder()).glob("*.md")}
    assert {name for name in names if "/" not in name} == lying
    assert all(page.title for page in pages.pages())


def test_what_is_sought_by_the_words_of_a_heading_is_found() -> None:
    for section in pages.sections()[::7]:
        query = " ".join(re.findall(r"\w+", section.heading))
        found = pages.search(query)
        assert len(found) == pages.MOST_FOUND or section in found, section.address
    assert pages.search("blender")[0].page.name == "animators"
    assert pages.search("xyzzy") == []
    assert pages.search(" ") == []


def test_links_to_headings_lead_to_headings() -> None:
    known = {section.address for section in pages.sections()}
    linked = {link for page in pages.pages() for link in LINK.findall(page.text) if "#" in link}
    by_name = {page.name for page in pages.pages()}
    assert {link for link in linked if link.partition(".md")[0] in by_name} <= known


def test_a_search_lists_sections_and_enter_shows_the_best(shown: HelpWindow) -> None:
    QTest.keyClicks(shown.search, "blender")
    assert len(shown.list.ids()) == len(pages.search("blender"))
    QTest.keyClick(shown.search, Qt.Key.Key_Return)
    assert shown.page.name == "animators"
    QTest.keyClick(shown.search, Qt.Key.Key_Escape)
    assert shown.list.current.title == "A clip in Blender, Unity, Unreal"
    assert shown.isVisible()
    QTest.keyClick(shown, Qt.Key.Key_Escape)
    assert not shown.isVisible()


def test_links_lead_to_pages_back_and_out(shown: HelpWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = list[str]()
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: opened.append(url.toString()))
    shown.page.follow(QUrl("tour.md"))
    assert shown.page.name == "tour"
    assert words(shown).startswith("A tour")
    shown.page.backward()
    assert shown.page.name == "first-sign"
    shown.page.follow(QUrl("../LICENSE"))
    assert shown.page.name == "first-sign"
    shown.page.follow(QUrl("https://example.org/"))
    assert opened == ["https://example.org/"]


def test_pages_are_markdown_without_marks_of_the_site(shown: HelpWindow) -> None:
    shown.open("index.md")
    assert "toctree" not in words(shown)
    assert ":::" not in words(shown)
    assert "What this is not" in words(shown)


def test_headings_alone_are_larger_than_running_text(shown: HelpWindow) -> None:
    for name in ("glossary", "formats", "first-sign"):
        shown.open(f"{name}.md")
        block = shown.page.document().begin()
        while block.isValid():
            first = block.begin().fragment().charFormat() if block.text().strip() else None
            if first is not None and not block.blockFormat().headingLevel():
                assert first.font().pixelSize() in (-1, HEADING_PX[4]), block.text()
            block = block.next()


@pytest.fixture(params=[path.stem for path in sorted(language.FOLDER.glob("*.ts"))])
def spoken(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Each language of the window in turn, which only the pages speak."""
    code = str(request.param)
    monkeypatch.setattr(pages.language, "current", lambda: code)
    caches = (pages.pages, pages.sections, terms.meanings)
    for cache in caches:
        cache.cache_clear()
    yield code
    for cache in caches:
        cache.cache_clear()


def test_pages_of_a_language_stand_in_the_place_of_the_english(spoken: str, shown: HelpWindow) -> None:
    assert {page.name for page in pages.pages() if page.speaks_the_language} == SPOKEN
    own = (pages.folder() / f"first-sign.{spoken}.md").read_text(encoding="utf-8")
    assert words(shown).splitlines()[0] == own.splitlines()[0].removeprefix("# ")
    assert (shown.page.name, shown._told.text()) == ("first-sign", "")
    shown.open("formats.md")
    assert shown._told.text() == ENGLISH_ALONE


def test_the_words_of_a_glossary_are_those_of_the_window(spoken: str) -> None:
    catalogue = translations.translated(language.FOLDER / f"{spoken}.ts")
    said = " ".join(form for forms in catalogue.values() for form in forms).replace("&", "").lower()
    assert len(terms.meanings()) > 50
    assert [word for word in terms.meanings() if word not in said] == []
