"""Laws of the letters that choose entries of a menu."""

import re

from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from signer.studio.language import FOLDER
from signer.studio.widgets.letters import lettered
from signer.studio.window import Window
from tools import translations

TEXTS = st.lists(
    st.text("abAB &é", max_size=5) | st.sampled_from(["Save &as", "&Save", "R && D", "Ö"]), max_size=9
)


def letter(text: str) -> str:
    """Return the letter that is underlined in a text."""
    return "".join(re.findall("&(.)", text.replace("&&", ""))).lower()


def bare(text: str) -> str:
    """Return a text without its mark."""
    return re.sub("&(.)", lambda pair: pair[0] if pair[0] == "&&" else pair[1], text)


def assert_lettered(texts: list[str], taken: str = "") -> None:
    """Each letter stands once; only where all its letters are given away an entry has none."""
    given_ = [letter(text) for text in texts]
    owned = [one for one in given_ if one]
    assert len(set(owned)) == len(owned), texts
    for text, one in zip(texts, given_, strict=True):
        assert one or set(re.findall("[a-z0-9]", bare(text).lower())) <= {*owned, *taken}, texts


@given(TEXTS, st.sampled_from(["", "a", "as"]))
def test_no_two_entries_have_one_letter_and_their_words_stay(texts: list[str], taken: str) -> None:
    made = lettered(texts, taken)
    assert_lettered(made, taken)
    assert not {letter(text) for text in made} & set(taken)
    assert [bare(text) for text in made] == [bare(text) for text in texts]
    assert lettered(made, taken) == made


def test_an_entry_keeps_the_letter_that_it_wishes_and_gives_way_where_that_helps() -> None:
    assert lettered(["&Save", "Save &as", "Sag"]) == ["&Save", "Save &as", "Sa&g"]
    assert lettered(["ab", "a"]) == ["a&b", "&a"]


def test_every_menu_of_the_window_has_its_letters_in_each_language(window: Window) -> None:
    catalogues = [{}, *(
        {bare(source): forms[0] for source, forms in translations.translated(path).items()}
        for path in FOLDER.glob("*.ts")
    )]  # fmt: skip
    for menu in window.header.menus.values():
        menu.aboutToShow.emit()
        for each in (menu, *menu.findChildren(QMenu)):
            texts = [action.text() for action in each.actions() if not action.isSeparator()]
            assert_lettered(texts)
            for known in catalogues:
                assert_lettered(lettered([known.get(bare(text), text) for text in texts]))


def test_a_menu_is_opened_by_its_letter_and_an_entry_chosen(window: Window, qtbot: QtBot) -> None:
    with qtbot.waitSignal(window.actions_["select_all"].triggered):
        qtbot.keyClick(window, Qt.Key.Key_E, Qt.KeyboardModifier.AltModifier)
        opened = QApplication.activePopupWidget()
        assert opened is window.header.menus["Edit"]
        qtbot.keyClick(opened, Qt.Key.Key_A)
