"""The library under real typing and clicks: what is found, opened, inserted and kept."""

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from signer.document.queries import every_key
from signer.document.sign import Sign
from signer.document.utterance import Gap, Utterance, UtteranceItem
from signer.files import save_utterance
from signer.folders import data_folder
from signer.library.shelf import sign_files
from signer.studio.editing.session import Session
from signer.studio.files import dialogs
from signer.studio.files.file_menu import Files
from signer.studio.files.settings import Settings
from signer.studio.files.shelves import Shelves
from signer.studio.library.window import Library
from signer.studio.look import theme
from signer.studio.pictures.queue import Pictures
from signer.studio.widgets.inventory_list import ItemList
from tests.helpers.examples import example
from tests.helpers.windows import blank_picture

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def library(qtbot: QtBot, qapp: QApplication, idea: Sign) -> Iterator[Library]:
    theme.use_theme(qapp, "dark")
    parent, session = QWidget(), Session(idea)
    qtbot.addWidget(parent)
    session.playhead_s = 5.0
    made = Library(parent, session, Files(parent, session, Settings()), Pictures(blank_picture), Shelves())
    made.show()
    qtbot.waitUntil(lambda: bool(titles(made)), timeout=20_000)
    yield made
    made.close()


def cards(library: Library) -> ItemList:
    found = library.findChild(ItemList, "library.list")
    assert found is not None
    return found


def titles(library: Library) -> list[str]:
    every = (cards(library).item(each) for each in cards(library).ids())
    return [one.title for one in every if one is not None]


def search(library: Library) -> QLineEdit:
    found = library.findChild(QLineEdit, "library.search")
    assert found is not None
    return found


def click(library: Library, name: str) -> None:
    QTest.mouseClick(library.findChild(QToolButton, name), LEFT)


def text_of(library: Library, name: str) -> str:
    found = library.findChild(QLabel, name)
    assert found is not None
    return found.text()


def session_of(library: Library) -> Session:
    return library._session


def test_all_signs_stand_there_and_pictures_of_those_in_sight_are_wanted(
    library: Library, qtbot: QtBot
) -> None:
    count = len(sign_files())
    assert len(titles(library)) == count
    assert text_of(library, "library.found") == f"{count} of {count}."
    made = library._pictures._pictures
    qtbot.waitUntil(lambda: len(made) > 6)
    qtbot.wait(1)
    assert len(made) < 48


def test_the_search_has_the_keyboard_and_finds_exact_glosses_first(library: Library) -> None:
    QTest.keyClicks(search(library), "good")
    assert titles(library)[0] == "GOOD"
    assert "Enter opens GOOD." in text_of(library, "library.found")


def test_what_is_empty_without_a_search_says_how_it_is_filled(library: Library) -> None:
    library.shelf_list.choose(Shelves().own)
    assert titles(library) == []
    assert "Keep on …" in cards(library).nothing


def test_only_signs_of_two_hands_are_shown_when_asked(library: Library) -> None:
    click(library, "library.which.two")
    assert "HELP" in titles(library)
    assert "MOTHER" not in titles(library)


def test_the_chosen_sign_says_what_it_is_made_of(library: Library) -> None:
    QTest.keyClicks(search(library), "mother")
    assert text_of(library, "library.title") == "MOTHER"
    assert "One hand" in text_of(library, "library.made_of")
    assert "No signer has reviewed this yet" in text_of(library, "library.says")


def test_of_answers_of_which_none_is_chosen_nothing_is_said_and_none_can_be_opened(library: Library) -> None:
    assert text_of(library, "library.title")
    QTest.keyClicks(search(library), "flat o temple")
    assert len(titles(library)) > 1
    assert not text_of(library, "library.title")
    for name in ("library.open", "library.insert"):
        button = library.findChild(QToolButton, name)
        assert button is not None
        assert not button.isEnabled()
    QTest.keyClick(search(library), Qt.Key.Key_Return)
    assert text_of(library, "library.title") == titles(library)[0]


def test_enter_opens_a_copy_that_has_no_file(library: Library) -> None:
    QTest.keyClicks(search(library), "mother")
    QTest.keyClick(search(library), Qt.Key.Key_Return)
    session = session_of(library)
    assert session.sign.gloss == "MOTHER"
    assert session.path is None
    assert not library.isVisible()


def test_a_double_click_opens_and_a_click_does_not(library: Library, idea: Sign) -> None:
    where = cards(library).area(cards(library).ids()[3]).center().toPoint()
    QTest.mouseClick(cards(library).viewport(), LEFT, pos=where)
    assert session_of(library).sign is idea
    assert text_of(library, "library.title") == titles(library)[3]
    QTest.mouseDClick(cards(library).viewport(), LEFT, pos=where)
    assert session_of(library).sign.gloss == titles(library)[3]


def test_a_sign_is_inserted_at_the_playhead_as_one_step(library: Library, idea: Sign) -> None:
    session = session_of(library)
    asked: list[float] = []
    session.playhead_wanted.connect(asked.append)
    QTest.keyClicks(search(library), "mother")
    click(library, "library.insert")
    keys = [key for _, key in every_key(session.sign)]
    assert len(keys) == sum(len(list(every_key(sign))) for sign in (idea, example("MOTHER")))
    assert session.sign.gloss == "IDEA"
    assert asked == [5.0]
    assert session.selection.key_ids == (keys[2].id,)
    session.undo()
    assert session.sign is idea


def test_the_button_says_where_a_sign_goes(library: Library) -> None:
    session, button = session_of(library), library.findChild(QToolButton, "library.insert")
    assert button.text() == button.accessibleName() == "Insert at the playhead"
    session.open_document(Utterance(), None)
    assert button.text() == button.accessibleName() == "Add to the sentence"
    session.open_sign(Sign(), None)
    assert button.text() == "Insert at the playhead"


def test_the_open_sign_is_kept_found_among_ones_own_and_deleted(
    library: Library, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    click(library, "library.keep")
    qtbot.waitUntil(lambda: len(titles(library)) == len(sign_files()) + 1, timeout=20_000)
    assert text_of(library, "library.drawing") == "IDEA is kept on My own."
    library.shelf_list.choose(Shelves().own)
    assert titles(library) == ["IDEA"]
    assert (data_folder() / "signs" / "IDEA.sign").is_file()
    answers: list[Any] = []
    monkeypatch.setattr(dialogs, "ask_delete", lambda *asked: answers.append(asked) or True)
    QTest.keyClick(cards(library), Qt.Key.Key_Delete)
    qtbot.waitUntil(lambda: not titles(library), timeout=20_000)
    assert len(answers) == 1
    assert not (data_folder() / "signs" / "IDEA.sign").exists()


def test_an_open_sentence_is_kept_and_deleted_by_its_key(
    library: Library, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    session_of(library).open_document(
        Utterance(title="My name", items=(UtteranceItem("i1", Gap("MY")),)), None
    )
    click(library, "library.keep")
    library.shelf_list.choose(Shelves().own)
    click(library, "library.which.sentences")
    qtbot.waitUntil(lambda: titles(library) == ["My name"], timeout=20_000)
    assert text_of(library, "library.found") == "1 of 1."
    kept = data_folder() / "sentences" / "My name.utterance"
    assert kept.is_file()
    answers = iter((False, True))
    monkeypatch.setattr(dialogs, "ask_delete", lambda *_asked: next(answers))
    QTest.keyClick(cards(library), Qt.Key.Key_Delete)
    assert kept.is_file()
    QTest.keyClick(cards(library), Qt.Key.Key_Delete)
    qtbot.waitUntil(lambda: not titles(library), timeout=20_000)
    assert not kept.exists()
    assert next(answers, None) is None


@pytest.mark.parametrize("title", ["", "My name"])
def test_a_sentence_tells_what_it_says_also_without_a_title(
    title: str, library: Library, qtbot: QtBot
) -> None:
    items = (UtteranceItem("i1", Gap("MY")), UtteranceItem("i2", Gap("NAME")))
    folder = data_folder() / "sentences"
    folder.mkdir(parents=True)
    save_utterance(
        Utterance(title=title, translation="I am called ...", items=items), folder / "one.utterance"
    )
    (folder / "two.utterance").write_text("{", encoding="utf-8")
    click(library, "library.which.sentences")
    library.read()
    qtbot.waitUntil(lambda: titles(library) == ["one", "two"], timeout=20_000)
    assert text_of(library, "library.made_of") == "MY NAME"
    assert text_of(library, "library.says") == "\n".join(filter(None, (title, "I am called ...")))
    QTest.keyClick(cards(library), Qt.Key.Key_Right)
    assert "two.utterance: " in text_of(library, "library.made_of")
    assert text_of(library, "library.says") == ""
    for text in ("my name", "called", "one"):
        search(library).setText("")
        qtbot.waitUntil(lambda: titles(library) == ["one", "two"], timeout=20_000)
        search(library).setText(text)
        qtbot.waitUntil(lambda: titles(library) == ["one"], timeout=20_000)


def test_what_is_kept_twice_is_asked_about(
    library: Library, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    click(library, "library.keep")
    qtbot.waitUntil(lambda: len(titles(library)) == len(sign_files()) + 1, timeout=20_000)
    monkeypatch.setattr(dialogs, "ask_replace", lambda *_asked: False)
    click(library, "library.keep")
    assert len(titles(library)) == len(sign_files()) + 1


def test_a_sign_of_the_program_cannot_be_deleted(library: Library) -> None:
    QTest.keyClick(cards(library), Qt.Key.Key_Delete)
    assert len(titles(library)) == len(sign_files())


def test_an_empty_sign_is_not_kept(library: Library) -> None:
    session_of(library).open_sign(Sign(), None)
    click(library, "library.keep")
    assert text_of(library, "library.drawing") == "The open sign has no keys yet."
    assert not data_folder().exists()


def test_typing_on_the_cards_searches_and_escape_shows_all_again(library: Library) -> None:
    cards(library).setFocus()
    QTest.keyClicks(cards(library), "mother")
    assert search(library).text() == "mother"
    QTest.keyClick(search(library), Qt.Key.Key_Escape)
    assert len(titles(library)) == len(sign_files())
    assert library.isVisible()
