"""File > Publish writes a site, after a look at the page, and the embed code names the sign."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QLineEdit,
    QPushButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from signer.document.utterance import Spelling, Utterance, UtteranceItem
from signer.errors import ExportError
from signer.publishing.site import require_site
from signer.studio.editing.session import Session
from signer.studio.files.exporting import Exporting
from signer.studio.files.publishing import PublishDialog, Publishing
from signer.studio.files.settings import Settings
from tests.helpers.signs import small_sign

Bench = tuple[QWidget, Publishing, list[str]]


@pytest.fixture
def bench(qtbot: QtBot) -> Bench:
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.show()
    session, told = Session(small_sign()), list[str]()
    session.told.connect(told.append)
    return parent, Publishing(parent, session, Settings(), Exporting(parent, session, Settings())), told


def test_a_sign_is_published_after_a_look_at_its_page(
    bench: Bench, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, made, told = bench
    opened = list[str]()
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: opened.append(QUrl(url).toLocalFile()))
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", staticmethod(lambda *_: str(tmp_path)))

    def fill(dialog: PublishDialog) -> int:
        dialog.show()
        field, look = (
            dialog.findChild(QLineEdit, "publish.report"),
            dialog.findChild(QPushButton, "publish.look"),
        )
        buttons = dialog.findChild(QDialogButtonBox)
        assert field is not None
        assert look is not None
        assert buttons is not None
        save = buttons.button(QDialogButtonBox.StandardButton.Save)
        QTest.keyClicks(field, "javascript:alert(1)")
        assert not save.isEnabled()
        field.selectAll()
        QTest.keyClicks(field, "mailto:a@b.example")
        QTest.mouseClick(look, Qt.MouseButton.LeftButton)
        qtbot.waitUntil(lambda: bool(opened), timeout=20_000)
        page = Path(opened[0])
        assert page.name == "index.html"
        assert len(list(page.parent.glob("signs/*.gz"))) == 1
        QTest.mouseClick(save, Qt.MouseButton.LeftButton)
        return dialog.result()

    monkeypatch.setattr(QDialog, "exec", fill)
    assert made.ask()
    qtbot.waitUntil(lambda: any(words.startswith("Published") for words in told), timeout=20_000)
    (entry,) = tmp_path.glob("signs/*.json")
    made.copy_embed_code()
    assert f'src="signs/{entry.stem}"' in QApplication.clipboard().text()


def test_sentences_without_a_name_are_called_by_their_glosses(bench: Bench) -> None:
    _, made, _ = bench
    for word in ("JO", "ANA"):
        made._session.open_document(Utterance(items=(UtteranceItem("i1", Spelling(word)),)), None)
        made.copy_embed_code()
        assert f'src="signs/fs-{word}"' in QApplication.clipboard().text()


def test_a_folder_with_another_page_is_left_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("my own", encoding="utf-8")
    with pytest.raises(ExportError, match="no site of Signer"):
        require_site(tmp_path)
