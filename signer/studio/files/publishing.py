"""Publishing from the File menu: the open sign goes into a web site, after a look at the page."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final
from urllib.parse import quote

from PySide6.QtCore import QTemporaryDir, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QApplication, QDialog, QDialogButtonBox, QFileDialog, QWidget

from signer.document.utterance import Utterance
from signer.lazy import lazily
from signer.studio.editing.session import Session
from signer.studio.files import dialogs, own_avatars
from signer.studio.files.exporting import Exporting
from signer.studio.files.settings import Settings
from signer.studio.language import tr
from signer.studio.widgets.forms import Dialog, Form
from signer.studio.widgets.pieces import hint

with lazily():
    from signer.publishing import figure, site, told

WIDTH_PX: Final = 520
ABOUT: Final = tr(
    "What is open goes into a folder that any web server shows, beside the signs that are there: a page, the "
    "figure once, and a small file of movement. The embed code shows it on pages of your own."
)
EMBED: Final = (
    '<script type="module" src="asl-sign.mjs"></script>\n<asl-sign id="sign" src="{}"></asl-sign>\n'
    '<asl-text for="sign"></asl-text>\n'
)
WRONG_REPORT: Final = tr("An address for reports begins with https: or mailto:")


class PublishDialog(Dialog):
    """Asks for the heading of the page and where mistakes are reported, and shows the page first.

    Args:
        parent: the window.
        look: called to show the page in a browser.
    """

    def __init__(self, parent: QWidget, look: Callable[[str, str], None]) -> None:
        title = tr("Publish on a web site")
        super().__init__(parent, "publish", title, tr("Publish…"), kind=QDialogButtonBox.StandardButton.Save)
        form = Form("publish")
        self._title = form.line(tr("Heading"), "title", tr("Signs"))
        self._report = form.line(tr("Reports to"), "report", example=tr("https://… or mailto:…, or nothing"))
        self._title.setAccessibleName(tr("Heading of the page"))
        self._report.setAccessibleName(tr("Address for reports"))
        self._wrong = hint()
        form.addRow("", self._wrong)
        self._look = self.buttons.addButton(tr("Look at the page"), QDialogButtonBox.ButtonRole.ActionRole)
        self._look.setObjectName("publish.look")
        self._look.clicked.connect(lambda: look(*self.answers()))
        self.lay_out(hint(ABOUT), form)
        self.setFixedWidth(WIDTH_PX)
        self._report.textChanged.connect(self._check)

    def answers(self) -> tuple[str, str]:
        """Return the heading and the address for reports."""
        return self._title.text().strip() or tr("Signs"), self._report.text().strip()

    def _check(self) -> None:
        report = self.answers()[1]
        can = not report or told.is_address(report)
        self._wrong.setText("" if can else WRONG_REPORT)
        self.take.setEnabled(can)
        self._look.setEnabled(can)


class Publishing:
    """Publishes the open document of a window."""

    def __init__(self, parent: QWidget, session: Session, settings: Settings, exporting: Exporting) -> None:
        self._parent, self._session, self._settings, self._exporting = parent, session, settings, exporting
        self._looks: QTemporaryDir | None = None

    def ask(self) -> bool:
        """Ask for the page and the folder, and publish."""
        if self._exporting.whole_sign() is None:
            return False
        dialog = PublishDialog(self._parent, self._look)
        answers = dialog.answers() if dialog.exec() == QDialog.DialogCode.Accepted else None
        dialog.deleteLater()
        if answers is None:
            return False
        folder = QFileDialog.getExistingDirectory(
            self._parent, tr("Folder of the site"), str(self._settings.export_folder)
        )
        if not folder:
            return False
        self._write(
            Path(folder),
            *answers,
            tr("Published in {name}: {page} shows it.", name=Path(folder).name, page=site.PAGE),
        )
        return True

    def copy_embed_code(self) -> None:
        """Put the lines that show the open sign on a page on the clipboard."""
        QApplication.clipboard().setText(EMBED.format(f"{told.SIGNS}/{quote(self._stem())}"))
        self._session.tell(
            tr("Copied the embed code: it works on a page beside the files of the site (File > Publish).")
        )

    def _look(self, title: str, report: str) -> None:
        """Make the page in a passing folder, and show it in the browser."""
        self._looks = QTemporaryDir()
        page = Path(self._looks.path())

        def show() -> None:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(page / site.PAGE)))

        self._write(page, title, report, tr("The browser shows the page."), show)

    def _write(
        self, folder: Path, title: str, report: str, done: str, then: Callable[[], None] = lambda: None
    ) -> None:
        sign = self._exporting.whole_sign()
        if sign is None:
            return
        stem, is_sentence = self._stem(), isinstance(self._session.document, Utterance)
        signer = self._session.signer
        avatar = signer if signer.endswith(own_avatars.ENDING) else ""

        def work(progress: Callable[[float], None]) -> None:
            progress(0.1)
            who = figure.shown_by(signer, avatar)
            site.add_sign(sign, stem, folder, who, title=title, report=report, is_sentence=is_sentence)

        self._exporting.start(tr("{stem} into {name}", stem=stem, name=folder.name), work, done, then)

    def _stem(self) -> str:
        """Return the name of the sign's files in a site."""
        path = self._session.path
        return path.stem if path is not None else dialogs.document_stem(self._session.document)
