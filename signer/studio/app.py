"""The application: surface format, theme and fonts, then the window, then what is heavy.

Also what to do when all else fails.
"""

from __future__ import annotations

import gc
import os
import signal
import sys
import traceback
from pathlib import Path
from types import TracebackType
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt, QTimer
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget

from signer.errors import SignerError
from signer.lazy import lazily
from signer.printable import printable
from signer.studio import language
from signer.studio.background import jobs
from signer.studio.background.freed_memory import keep_little
from signer.studio.drawing import gl_format
from signer.studio.files.settings import Settings
from signer.studio.files.single_window import SingleWindow
from signer.studio.language import tr
from signer.studio.look import theme
from signer.studio.widgets import roles

with lazily():
    from signer.studio import window, workspace


NO_FONT: Final = tr(
    "signer: no font is installed, so every letter would be a box. Install one and start again, "
    "on Debian and Ubuntu: apt install fonts-inter fonts-dejavu-core"
)

STARTED_MS: Final = 3000
"""Milliseconds after which the window stands and its figure is painted, also on a slow computer."""


def run(path: Path | None = None, *, alone: bool = False) -> int:
    """Open the editor, on a file when one is given, until its window is closed; the exit code.

    A file goes to the editor that is open already, unless this one shall stand alone.
    """
    _require_screen()
    app = prepare()
    language.install(app)
    single = SingleWindow()
    if path is not None and not alone and single.hand_over(path):
        return 0
    if not theme.has_fonts():
        sys.stderr.write(NO_FONT + "\n")
        return 1
    settings = Settings()
    app.styleHints().colorSchemeChanged.connect(lambda _scheme: theme.use_theme(app, settings.theme))
    editor = open_editor(app, settings, path)
    sys.excepthook = CrashReporter(editor)
    single.file_came.connect(editor.open_further)
    QTimer.singleShot(STARTED_MS, single, single.listen)
    _listen_to_ctrl_c(app)
    code = app.exec()
    single.close()
    return code


def open_editor(app: QApplication, settings: Settings, path: Path | None = None) -> window.Window:
    """Show the window of the editor, on a file when one is given.

    No garbage is collected until it stands: almost all that is made until then stays, and looking through
    it again and again costs a twentieth of the time until the figure is painted.
    """
    gc.disable()
    theme.use_theme(app, settings.theme)
    editor = window.Window(workspace.Workspace(settings))
    editor.open_first(path)
    editor.show()
    QTimer.singleShot(STARTED_MS, editor, _collect_again)
    return editor


def _collect_again() -> None:
    """Collect garbage again, of what is made from now on."""
    gc.freeze()
    jobs.collect_here()


def _stop_reading_sources() -> None:
    """Keep PySide from reading the source of every module that is imported from now on.

    It looks there for whether a module switches names of Qt to snake_case, which none here does. Reading
    takes a sixteenth of the time until the figure is painted.
    """
    feature = sys.modules.get("shibokensupport.feature")
    if feature is not None and hasattr(feature, "_mod_uses_pyside"):  # another PySide may have it elsewhere
        vars(feature)["_mod_uses_pyside"] = lambda _module: False


_stop_reading_sources()


def prepare() -> QApplication:
    """The application, with surfaces that all views can share; call before anything else of Qt."""
    app = QApplication.instance()
    if isinstance(app, QApplication):
        return app
    keep_little()
    gl_format.prepare()
    app = QApplication(sys.argv[:1])
    app.setApplicationName("Signer")
    app.setOrganizationName("asl-signer")
    app.setDesktopFileName("asl-signer")
    roles.install()
    return app


def _require_screen() -> None:
    """Qt ends the whole program where it finds no screen, so it is looked for first."""
    if sys.platform != "linux" or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    ):
        return
    raise SignerError(
        tr("there is no screen to open the editor on; set DISPLAY, or use check, info, export or render")
    )


class CrashReporter:
    """Shows what nobody caught, once at a time; the window and the sign stay."""

    def __init__(self, window: QWidget) -> None:
        self._window = window
        self._showing = False

    def __call__(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        text = "\n".join(map(printable, "".join(traceback.format_exception(kind, error, trace)).split("\n")))
        sys.stderr.write(text)
        if issubclass(kind, KeyboardInterrupt):
            QCoreApplication.quit()
        elif not self._showing:
            self._showing = True
            # Later: what failed may have been a paint, in which no dialog may run.
            QTimer.singleShot(0, lambda: self._show(text))

    def _show(self, text: str) -> None:
        box = QMessageBox(
            QMessageBox.Icon.Critical,
            "Signer",
            tr("Something went wrong in Signer itself."),
            parent=self._window,
        )
        box.setObjectName("dialog.crash")
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setInformativeText(
            tr(
                "The last action may be incomplete. Your sign is still open: undo the last step, or save it "
                "under a new name and start again. "
                "The details below help whoever mends this."
            )
        )
        box.setDetailedText(text)
        box.exec()
        self._showing = False


def _listen_to_ctrl_c(app: QApplication) -> None:
    """Let Ctrl+C in the terminal end the program: Python looks at signals only when it runs."""
    signal.signal(signal.SIGINT, lambda *_: app.quit())
    beat = QTimer(app)
    beat.start(500)
    beat.timeout.connect(lambda: None)
