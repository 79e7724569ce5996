"""Dialog for a new sign from a film: the film, its landmarks, whose signing it is, and the draft."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar

from PySide6.QtWidgets import QFormLayout, QLabel, QLineEdit, QWidget

from signer.document.sign import Sign
from signer.errors import SignerError
from signer.importing import formats
from signer.lazy import lazily
from signer.studio.background.jobs import OneJob
from signer.studio.files import dialogs
from signer.studio.language import complaint, tr
from signer.studio.look import plain, theme
from signer.studio.widgets.forms import Dialog, Form, line_field, progress_bar
from signer.studio.widgets.pieces import CheckBox, across, button, hint

with lazily():
    from signer.drafting import detecting, points, reading
    from signer.files import disk

if TYPE_CHECKING:
    from signer.characters.character import Character
    from signer.importing.imported import Imported

T = TypeVar("T")

ENDING: Final = ".pose"
LANDMARKS: Final = tr("Landmarks ({part})", part=" ".join(f"*{one.ending}" for one in formats.LANDMARKS))
NOTHING: Final = tr("Choose a film, or the landmarks that a detector read of one.")
DETECTS: Final = tr(
    "Landmarks of this film are missing: the detector reads them, which takes twice as long as the film."
)
NO_DETECTOR: Final = tr(
    "Landmarks of this film are missing. A detector (MediaPipe) can be set up for this, once: about 100 MB "
    "are fetched, and it takes {} MB in {}. Landmarks from elsewhere are read without it."
)
SETTING_UP: Final = tr("Setting the detector up …")
DETECTING: Final = tr("Reading landmarks …")
BESIDE: Final = tr("The landmarks {} lie beside the film.")
ALONE: Final = tr("The draft comes without a film: none is chosen.")
WHOSE: Final = tr("Whose signing is it, and may it be kept and shown? Ask who is in the film.")
DRAFTING: Final = tr("Drafting …")
WIDE_PX: Final = 620


class FilmDialog(Dialog):
    """Asks for a film or landmarks; `sign` is the draft once it is made, its film beside it."""

    def __init__(self, parent: QWidget, folder: Path, character: Character) -> None:
        super().__init__(parent, "film", tr("New sign from a film"), tr("Draft it"))
        self.take.setObjectName("film.draft")
        self.sign: Sign | None = None
        self._folder, self._character = folder, character
        self._taken = ""  # the landmarks that lie beside the film
        self._job: OneJob[Any] = OneJob(self)
        form = Form("film")
        self._film = self._path_row(form, tr("&Film"), "film", dialogs.FILM_FILES)
        self._landmarks = self._path_row(form, tr("Land&marks"), "landmarks", LANDMARKS)
        self._told = hint("")
        self._set_up = button(
            tr("Set up the detector"), name="film.set_up", tip=tr("Fetch it, once"), kind="raised"
        )
        self._set_up.clicked.connect(self._begin_set_up)
        self._bar = progress_bar("film.progress")
        self._bar.hide()
        form.addRow(self._told)
        form.addRow(across(None, self._set_up, None))
        form.addRow(self._bar)
        form.addRow(hint(WHOSE))
        self._author = form.line(
            tr("&Signer in the film"), "author", example=tr("name, as they want to be named")
        )
        self._source = form.line(tr("Sou&rce"), "source", example=tr("where the film comes from"))
        by_whom = tr("CC BY 4.0, or by permission of the signer")
        self._licence = form.line(tr("Li&cence"), "licence", example=by_whom)
        self._left_handed = CheckBox(tr("The signer leads with the &left hand"), "film.left_handed")
        form.addRow(self._left_handed)
        self.lay_out(form, None)
        self.setMinimumWidth(WIDE_PX)
        self._film.textChanged.connect(self._on_film)
        self._landmarks.textChanged.connect(self._show)
        self._show()

    def accept(self) -> None:
        """Draft it first; the dialog is taken with the draft."""
        if self.sign is None:
            self._begin()
        else:
            super().accept()

    def done(self, result: int) -> None:
        """End the drafting that still runs, and close."""
        self._drop()
        super().done(result)

    # what is chosen

    def _path_row(self, form: QFormLayout, title: str, name: str, kinds: str) -> QLineEdit:
        field = line_field(f"film.{name}", title.replace("&", ""))
        choose = button(tr("Choose…"), name=f"film.choose_{name}", tip=tr("Choose the file"), kind="raised")
        choose.clicked.connect(lambda: self._choose(field, title.replace("&", ""), kinds))
        beside = across(None, (field, 1), choose, gap=theme.GAP)
        words = QLabel(title)
        words.setBuddy(field)
        form.addRow(words, beside)
        return field

    def _choose(self, field: QLineEdit, title: str, kinds: str) -> None:
        folder = Path(field.text()).parent if field.text() else self._folder
        if (path := dialogs.ask_file(self, title, folder, kinds)) is not None:
            self._folder = path.parent
            field.setText(str(path))

    def _on_film(self, text: str) -> None:
        """Take the landmarks that lie beside a film with its name; those beside another one go."""
        beside = _beside(text)
        there = str(beside) if beside is not None and beside.is_file() else ""
        if there or self._landmarks.text() == self._taken:
            self._landmarks.setText(there)
        self._taken = there
        self._show()

    def _show(self, *_changed: object) -> None:
        """Say what is missing, or that it can be drafted."""
        self._drop()
        film, landmarks = self._film.text(), self._landmarks.text()
        beside, is_there = _beside(film), detecting.is_set_up()
        wants_detector = beside is not None and not landmarks
        words = NOTHING
        if wants_detector:
            words = DETECTS if is_there else NO_DETECTOR.format(detecting.MB, detecting.environment())
        elif landmarks:
            is_beside = Path(landmarks) == beside
            words = BESIDE.format(Path(landmarks).name) if is_beside else "" if film else ALONE
        self._told.setText(plain.tip(words))
        self._set_up.setVisible(wants_detector and not is_there)
        self.take.setEnabled(bool(landmarks) or (wants_detector and is_there))
        self._source.setPlaceholderText(_source_of(film or landmarks) or tr("where the film comes from"))
        # what is said has lines of its own, which the layout counts for a width alone
        self.resize(self.width(), max(self.height(), self.heightForWidth(self.width())))

    # the detector

    def _begin_set_up(self) -> None:
        """Set the detector up beside the window."""
        self._run(detecting.set_up, SETTING_UP, lambda _none: self._show())

    # the draft

    def _begin(self) -> None:
        """Draft beside the window; a file of which none can be made is told in a sentence."""
        landmarks, film, character = self._landmarks.text(), self._film.text(), self._character
        is_left_handed = self._left_handed.isChecked()

        def draft(progress: Callable[[float], None]) -> Imported[Sign]:
            path = Path(landmarks)
            if not landmarks:
                path = Path(film).with_suffix(ENDING)
                detecting.detect(Path(film), path, progress)
            content = disk.content_of(path, "file", points.MOST_BYTES)
            film_path = str(Path(film).absolute()) if film else ""
            return reading.read_draft(
                content, str(path), character, is_left_handed=is_left_handed, film=film_path
            )

        self._run(draft, DRAFTING if landmarks else DETECTING, self._end)

    def _run(
        self, work: Callable[[Callable[[float], None]], T], words: str, done: Callable[[T], None]
    ) -> None:
        """Run a job, with how far it is; what cannot be done is told."""
        for each in (self.take, self._set_up):
            each.setEnabled(False)
        self._told.setText(words)
        self._bar.setValue(0)
        self._job.start(work, done, self._fail, told=self._on_progress)

    def _on_progress(self, share: float) -> None:
        self._bar.show()
        self._bar.setValue(round(100 * share))

    def _end(self, made: Imported[Sign]) -> None:
        film = self._film.text() or self._landmarks.text()
        self.sign = replace(
            made.document,
            author=self._author.text().strip(),
            source=self._source.text().strip() or _source_of(film),
            licence=self._licence.text().strip(),
        )
        self.accept()

    def _fail(self, error: SignerError) -> None:
        """Tell it, and let another film be typed: the focus went to the button that gives all up."""
        self._show()
        self._told.setText(plain.tip(complaint(error)))
        self._film.setFocus()
        self._film.selectAll()

    def _drop(self) -> None:
        self._job.drop()
        self._bar.hide()
        self._set_up.setEnabled(True)


def _beside(film: str) -> Path | None:
    """Return where the landmarks of a film lie; None while its path has no ending."""
    return Path(film).with_suffix(ENDING) if Path(film).suffix else None


def _source_of(path: str) -> str:
    return tr("film {name}", name=Path(path).name) if path else ""
