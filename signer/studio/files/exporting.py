"""Export from the File menu: ask what and where, write in the background, show how far it is."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from dataclasses import replace
from itertools import zip_longest
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QObject, Qt, Signal
from PySide6.QtWidgets import QDialog, QFrame, QWidget

from signer.characters.load import load_character
from signer.document.problems import MISSING
from signer.document.queries import is_empty, span_s
from signer.document.sign import Sign
from signer.document.utterance import name_of
from signer.errors import SignerError
from signer.films.look import FILMS
from signer.lazy import lazily
from signer.printable import excerpt
from signer.studio.background.jobs import Job
from signer.studio.editing.session import Session
from signer.studio.files import dialogs, own_avatars
from signer.studio.files.export_dialog import ExportDialog, ExportWish
from signer.studio.files.settings import Settings
from signer.studio.language import tr
from signer.studio.look import theme
from signer.studio.widgets.forms import progress_bar
from signer.studio.widgets.pieces import across, button, identify, label

with lazily():
    from signer import avatars, export
    from signer.export import sampling
    from signer.films import opening
    from signer.library import shelf
    from signer.sequencing import gaps
    from signer.shelves import listed
    from signer.studio import still_picture


if TYPE_CHECKING:
    from signer.sequencing.performed import Performed

WIDTH_PX: Final = 480
FOOT_PX: Final = 20
MOST_LETTERS: Final = 40
"""Letters of a gloss that a question shows."""


class ExportCard(QFrame):
    """Shown while an export runs.

    Signals:
        cancelled(): the button was pressed.
    """

    cancelled = Signal()

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        identify(self, "export.card", kind="card")
        self._window = window
        self._words = label("", 1, theme.SMALL)
        self._bar = progress_bar("export.progress")
        self._bar.setFixedHeight(6)
        self._bar.setMinimumWidth(60)
        self._percent = label("", 2, theme.SMALL, name="export.percent")
        self._cancel = button(
            tr("Cancel"), name="export.cancel", tip=tr("End the export; nothing is written")
        )
        self._cancel.clicked.connect(self.cancelled)
        across(
            self,
            self._words,
            (self._bar, 1),
            self._percent,
            self._cancel,
            gap=theme.GAP,
            margins=(theme.MARGIN, 8, 8, 8),
        )
        window.installEventFilter(self)
        self.hide()

    def begin(self, file_name: str) -> None:
        """An export begins."""
        self._words.setText(
            self._words.fontMetrics().elidedText(
                tr("Exporting {file_name}", file_name=file_name), Qt.TextElideMode.ElideMiddle, WIDTH_PX // 2
            )
        )
        self._bar.setAccessibleName(tr("Exporting {file_name}", file_name=file_name))
        self.show_share(0.0)
        self._cancel.setEnabled(True)
        self._place()
        self.show()
        self.raise_()

    def show_share(self, share: float) -> None:
        """Show how much is done, 0 to 1."""
        self._bar.setValue(round(100 * share))
        self._percent.setText(f"{self._bar.value()} %")

    def end_soon(self) -> None:
        """It was cancelled and will stop at the next frame."""
        self._cancel.setEnabled(False)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._window and event.type() == QEvent.Type.Resize:
            self._place()
        return False

    def _place(self) -> None:
        high = self.sizeHint().height()
        self.setGeometry(
            (self._window.width() - WIDTH_PX) // 2, self._window.height() - high - FOOT_PX, WIDTH_PX, high
        )


GIF_FPS: Final = 50
"""Players show a GIF frame for at least two hundredths of a second."""
SHORT_S: Final = 1.5
"""So long the window waits for an export without a word."""
WITHOUT_USER: Final = (
    QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents | QEventLoop.ProcessEventsFlag.WaitForMoreEvents
)


def _nothing() -> None:
    """Nothing follows."""


class Exporting(QObject):
    """One export at a time; a new one takes the place of one that still runs."""

    def __init__(self, parent: QWidget, session: Session, settings: Settings) -> None:
        super().__init__(parent)
        self._parent, self._session, self._settings = parent, session, settings
        self._card = ExportCard(parent)
        self._card.cancelled.connect(self.cancel)
        self._job: Job[None] | None = None
        self._writes = ""
        self._last: dict[tuple[Path | None, str], Path] = {}
        """Path that the open document was last exported to, by its file and the format."""
        session.sign_opened.connect(self._last.clear)

    def ask(self, *, for_slides: bool = False) -> bool:
        """Ask what to export and where to, and begin; a clip for slides is a film, a GIF at first."""
        sign = self.whole_sign()
        if sign is None:
            return False
        last = self._settings.export_format
        if for_slides and f".{last}" not in FILMS:
            last = "gif"
        dialog = ExportDialog(
            self._parent, sign, self._selected(sign), last, self._session.signer, for_slides=for_slides
        )
        wish = dialog.wish() if dialog.exec() == QDialog.DialogCode.Accepted else None
        dialog.deleteLater()
        if wish is None:
            return False
        kind = f"{export.format_of(f'a.{wish.format}').name} (*.{wish.format})"
        path = dialogs.ask_export(self._parent, self._suggestion(wish.format), kind)
        if path is None:
            return False
        self._last[self._session.path, wish.format] = path
        self._settings.set_export_folder(path.parent)
        self._settings.set_export_format(wish.format)
        self._begin(sign, path, wish)
        return True

    def whole_sign(self) -> Sign | None:
        """Return what is exported: the open sign or the whole sentence; None, told why, for nothing."""
        performed = self._session.sentence.settle()
        if performed is None:
            if is_empty(self._session.sign):
                self._session.tell(tr("There is nothing to export yet: set a key first."))
                return None
            return self._session.sign
        wrong = [problem for problem in performed.problems if problem.severity == "error"]
        if any(problem.code != MISSING for problem in wrong):
            part = name_of(self._session.document) or tr("The sentence")
            what = tr("{part} is not exported yet.", part=part)
            dialogs.show_error(self._parent, what, SignerError("\n".join(f"{one}." for one in wrong)))
            return None
        if wrong and (performed := self._with_gaps_mended(performed)) is None:
            return None
        if is_empty(performed.sign):
            self._session.tell(tr("There is nothing to export yet: type a sign."))
            return None
        return performed.sign

    def _with_gaps_mended(self, performed: Performed) -> Performed | None:
        """Ask what becomes of glosses without signs; the sentence as it is then, None where nothing is."""
        sentence = self._session.sentence
        if sentence.utterance is None:
            return None
        found = gaps.gaps_of(sentence.utterance)
        no_letters = [gap for gap in found if gap.spelling is None]
        why = (
            ""
            if not no_letters
            else tr("{part} cannot be spelled.", part=", ".join(gap.gloss for gap in no_letters))
        )
        marked = (marker.time_s for marker in performed.sign.markers if marker.is_gap)
        places = [_place_of(gap, time_s) for gap, time_s in zip_longest(found, marked)][: len(found)]
        answer = dialogs.ask_gaps(self._parent, places, why)
        if answer == "cancel":
            return None
        if answer != "keep":
            self._session.perform(gaps.mend_gaps(answer))
        return sentence.settle()

    def _suggestion(self, ending: str) -> Path:
        """Return where this document went last in this format.

        Else its own name, that of its file before its gloss.

        Two signs of one gloss are two files, and so are their exports.
        """
        document = self._session.path
        stem = document.stem if document is not None else dialogs.document_stem(self._session.document)
        return self._last.get((document, ending), self._settings.export_folder / f"{stem}.{ending}")

    def cancel(self) -> None:
        """End the export that runs; nothing of it is written."""
        if self._job is not None:
            self._card.end_soon()
            self._job.cancel()

    def may_end(self) -> bool:
        """Return whether the window may close: a running export is finished, or cancelled by the user."""
        if self._job is None or self._job.wait(SHORT_S):
            return True
        answer = dialogs.ask_exporting(self._parent)
        if answer == "stop":
            self.cancel()
        while self._job is not None and answer != "stay":
            QCoreApplication.processEvents(WITHOUT_USER)
        return self._job is None

    def _selected(self, sign: Sign) -> tuple[float, float]:
        """From the first selected key to the end of the last one.

        The whole sign when fewer than two are selected.
        """
        role = sign.hand(self._session.selection.role)
        keys = [key for key in role.keys if key.id in self._session.selection.key_ids]
        return (keys[0].time_s, keys[-1].end_s) if len(keys) > 1 else span_s(sign)

    def _begin(self, sign: Sign, path: Path, wish: ExportWish) -> None:
        signer = self._session.signer

        document, playhead_s = self._session.path, self._session.playhead_s
        film = "" if sign.video is None else sign.video.path
        may_open = self._settings.may_open_film(document, film)

        def work(progress: Callable[[float], None]) -> None:
            if path.suffix.lower() in FILMS:
                if wish.look.beside and not may_open:
                    opening.require_beside(
                        Path(film), None if document is None else document.absolute().parent
                    )
                _film(sign, signer, path, wish, playhead_s, progress)
                return
            folder = path.absolute().parent if wish.has_vocabulary else None
            is_own_file = signer.endswith(own_avatars.ENDING) and path.suffix.lower() == ".glb"
            if folder is not None:
                with contextlib.closing(shelf.Library(listed.read_shelves())) as signs:
                    signs.refresh()
                    export.write_vocabulary(folder, shelf.glosses_of(signs))
            export.export(
                sign,
                path,
                wish.fps,
                progress,
                start_s=wish.start_s,
                end_s=wish.end_s,
                character=load_character(signer),
                avatar=avatars.opened(signer) if is_own_file else None,
                words=wish.look.words,
                bones=wish.bones,
                face=wish.face,
                dialect=wish.dialect,
                vocabulary=folder,
            )

        self.start(path.name, work, tr("Exported {name}.", name=path.name))

    def start(
        self,
        name: str,
        work: Callable[[Callable[[float], None]], None],
        done: str,
        then: Callable[[], None] = _nothing,
    ) -> None:
        """Do work beside the window while the card shows how far it is.

        Args:
            name: of what is written.
            work: is given what to tell the share done to; SignerError where it cannot be done.
            done: said at its end.
            then: called at its end.
        """
        if self._job is not None:
            self._session.tell(
                tr("{writes} is still being written: wait for it, or cancel it.", writes=self._writes)
            )
            return
        self._job, self._writes = Job(work), name
        self._job.progressed.connect(self._card.show_share)
        self._card.begin(name)

        def end(_: None) -> None:
            self._end(done)
            then()

        self._job.start(
            end,
            lambda error: self._fail(name, error),
            lambda: self._end(tr("The export was cancelled; nothing was written.")),
        )

    def _end(self, words: str) -> None:
        self._job = None
        self._card.hide()
        self._session.tell(words)

    def _fail(self, name: str, error: SignerError) -> None:
        self._end("")
        dialogs.show_error(self._parent, tr("{name} could not be exported.", name=name), error)


def _place_of(gap: gaps.FoundGap, time_s: float | None) -> str:
    """Say which gloss it is, when, and what lacks where that is not its sign."""
    when = "" if time_s is None else tr(", at {time_s:.1f} s", time_s=time_s)
    why = "" if gap.why in (gaps.NO_SIGN, gaps.UNSPELLED) else f": {gap.why}"
    return tr(
        "{gloss}, gloss {number} of the sentence{when}{why}.",
        gloss=excerpt(gap.gloss, MOST_LETTERS),
        number=gap.number,
        when=when,
        why=why,
    )


def _film(
    sign: Sign,
    signer: str,
    path: Path,
    wish: ExportWish,
    playhead_s: float,
    progress: Callable[[float], None],
) -> None:
    """Draw it in a process of its own; the close-up looks at the moment under the playhead."""
    fps = min(wish.fps, GIF_FPS) if wish.format == "gif" else wish.fps
    stretch = sampling.stretch_of(sign, wish.start_s, wish.end_s)
    look = replace(wish.look, anywhere=wish.look.beside)  # it was looked at where the film is
    still_picture.draw_beside(
        sign,
        path,
        still_picture.Shot(playhead_s, wish.view, wish.size, fps, stretch, signer, look),
        progress,
    )
