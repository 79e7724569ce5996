"""The window: docks, header and stage put together; it builds and connects, and decides nothing."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Final, Literal

from PySide6.QtCore import QCoreApplication, QEvent, QMargins, QPoint, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QHelpEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QDockWidget, QMainWindow, QStyle, QWidget

from signer.films import look as films
from signer.importing import formats as importing
from signer.lazy import lazily
from signer.studio import language
from signer.studio.background import insides
from signer.studio.background.possibilities import Possibilities
from signer.studio.commands.actions import MENUS, Actions
from signer.studio.commands.drops import Drops
from signer.studio.commands.keyboard import Keyboard, NextStep
from signer.studio.commands.window_commands import Commands
from signer.studio.commands.window_parts import WindowParts
from signer.studio.docks.hand_dock import HandDock
from signer.studio.docks.header import Header, session_title
from signer.studio.docks.registered import panels_of
from signer.studio.docks.sentence import Sentence
from signer.studio.docks.steps import Steps
from signer.studio.files.file_menu import Files
from signer.studio.files.own_acts import OwnActs
from signer.studio.help import terms
from signer.studio.language import tr, translated
from signer.studio.look import plain
from signer.studio.on_stage.compared import Compared
from signer.studio.on_stage.easier_offer import EasierOffer
from signer.studio.on_stage.edits import StageEdits
from signer.studio.on_stage.face_edits import FaceEdits
from signer.studio.on_stage.film_pane import FilmPane
from signer.studio.on_stage.gaze_marks import GazeMarks
from signer.studio.on_stage.onion import Onion
from signer.studio.on_stage.sites import StageSites
from signer.studio.on_stage.status_line import StatusLine
from signer.studio.panels.handshapes.browser import HandshapeBrowser
from signer.studio.panels.sites.browser import SiteBrowser
from signer.studio.sentences.known_signs import KnownSigns
from signer.studio.sentences.track import GlossTrack
from signer.studio.signals.own_signals import OwnSignalActs
from signer.studio.stage.view import StageView
from signer.studio.timeline.view import Timeline
from signer.studio.widgets.pieces import across, beneath
from signer.studio.widgets.tab_order import chain
from signer.studio.workspace import Workspace

with lazily():
    from signer.files import own_files

LARGEST: Final = QSize(1600, 1000)
"""A first window is no larger: beyond it only the stage grows, and hands move away from the controls."""
SMALLEST: Final = QSize(1120, 600)
"""Both docks and a stage beside each other, with everything in them within reach; 1280x720 less a task bar
and a frame has room for it."""


def first_size(available: QRect, frame: QMargins) -> QSize:
    """Return the size of a first window within its frame, px.

    Never below `SMALLEST`, which a smaller screen has to cut.
    """
    room = available.marginsRemoved(frame).size()
    return room.boundedTo(LARGEST).expandedTo(SMALLEST)


def usual_frame(window: QWidget) -> QMargins:
    """Guess the frame that a window will get, px: nobody knows it before the window is shown."""
    bar = window.style().pixelMetric(QStyle.PixelMetric.PM_TitleBarHeight, None, window)
    edge = window.style().pixelMetric(QStyle.PixelMetric.PM_MdiSubWindowFrameWidth, None, window)
    return QMargins(edge, bar + edge, edge, edge)


def keep_on_screen(window: QWidget) -> None:
    """Shrink and move a window so that it and the frame that it has now are on the screen.

    One that fills the screen stays so.
    """
    if window.isMaximized() or window.isFullScreen():
        return
    available, outer, inner = window.screen().availableGeometry(), window.frameGeometry(), window.geometry()
    if available.contains(outer):
        return
    around = outer.size() - inner.size()
    window.resize(inner.size().boundedTo(available.size() - around))
    outer = window.frameGeometry()
    low, high = available.topLeft(), available.bottomRight() - QPoint(outer.width() - 1, outer.height() - 1)
    window.move(max(low.x(), min(outer.x(), high.x())), max(low.y(), min(outer.y(), high.y())))


WIDE_PX: Final = 1600
DOCUMENTS: Final = (".sign", ".utterance")
"""Endings of files that can be dropped on the window to be opened."""

FURTHER_MS: Final = 500
"""Milliseconds after which a file is opened that came while a question was being asked."""


class Window(QMainWindow):
    """The editor of one sign, or of one sentence."""

    def __init__(self, workspace: Workspace) -> None:
        super().__init__()
        self.setObjectName("window")
        self.workspace = workspace
        self.settings, self.session, self.player = workspace.settings, workspace.session, workspace.player
        keep = tr("Signs made with it keep their hands.")
        self.acts = OwnActs(self, self.session, self.settings, workspace.own, tr("handshape"), keep)
        self.signal_acts = OwnSignalActs(self, self.session, self.settings, workspace.own_signals)
        keep = tr("Signs made with it keep their places.")
        self.place_acts = OwnActs(self, self.session, self.settings, workspace.own_places, tr("place"), keep)
        self.files = Files(self, self.session, self.settings)
        self.files.film_chosen.connect(self.workspace.film.allow)
        self._painted = False
        self._is_wide: bool | None = None  # which of both the docks were last fitted to
        self._first: Path | None = None
        self._build()
        self._connect()
        self._restore()
        self._show_title()

    def _build(self) -> None:
        workspace, session, player = self.workspace, self.session, self.player
        self.header = Header(session, MENUS)
        self.setMenuWidget(self.header)
        self.sentence = Sentence(session, player, workspace.pictures)
        self.stage = StageView(session, player)
        self.status = StatusLine(self.stage, session, workspace.searching)
        self.easier = EasierOffer(self.stage, workspace.easier)
        self.film = FilmPane(self.stage, workspace.film, session, player)
        self.compared = Compared(self.stage, session, player)
        shown = QWidget()
        across(shown, (self.film, 1), (self.compared, 1), gap=2)
        self.setCentralWidget(_column(self.sentence, shown, stretched=shown))
        self.steps = Steps(workspace, panels_of("left"))
        self.handshapes = self.steps.panel("handshape", HandshapeBrowser)
        self.sites = self.steps.panel("site", SiteBrowser)
        self.hand = HandDock(workspace, (*panels_of("right"), *panels_of("over tabs")))
        self.timeline = Timeline(session, player, workspace.pictures)
        self.timeline.track_view.show_marks(workspace.marks)
        self.known_signs = KnownSigns(self, workspace.pictures, workspace.shelves)
        axis = self.timeline.track_view.axis
        self.glosses = GlossTrack(session, player, axis, self.known_signs, workspace.pictures)
        self.timeline.put_over_tracks(self.glosses)
        self.onion = Onion(session, player, self.stage)
        self.setCorner(Qt.Corner.BottomRightCorner, Qt.DockWidgetArea.RightDockWidgetArea)
        places = Qt.DockWidgetArea
        self.docks = {
            name: self._dock(name, title, widget, area)
            for name, title, widget, area in (
                ("sign", tr("Sign"), self.steps, places.LeftDockWidgetArea),
                ("posture", tr("Posture"), self.hand, places.RightDockWidgetArea),
                ("timeline", tr("Timeline"), self.timeline, places.BottomDockWidgetArea),
            )
        }
        self.actions_ = Actions(self)
        parts = (
            self.files,
            self.header,
            self.steps,
            self.stage,
            self.hand,
            self.acts,
            self.timeline,
            self.onion,
            self.docks,
            self.film,
            self.compared,
            self.glosses,
        )
        self.commands = Commands(WindowParts(self, workspace, *parts), self.actions_)
        self.keyboard = Keyboard(self, self.actions_.is_shared)
        chain(self.header, self.sentence, self.steps, self.stage, self.hand, self.timeline)
        self._drops = Drops(self, session, _is_known, self._take_dropped)
        self.setMinimumSize(SMALLEST)
        self.next_step = NextStep(session, self.steps, self.stage)
        self.next_step.begin()

    def _dock(self, name: str, title: str, widget: QWidget, area: Qt.DockWidgetArea) -> QDockWidget:
        dock = QDockWidget(title, self)
        dock.setObjectName(f"dock.{name}")
        dock.setFeatures(QDockWidget.DockWidgetFeature.DockWidgetClosable)
        bare = QWidget()
        bare.setFixedHeight(0)
        dock.setTitleBarWidget(bare)
        dock.setWidget(widget)
        self.addDockWidget(area, dock)
        return dock

    def _connect(self) -> None:
        workspace, open_panel = self.workspace, self.commands.view.open_panel
        StageEdits(self.stage, self.session, workspace.contacts, workspace.possibilities)
        stage_sites = StageSites(self.stage, self.sites, self.session)
        self.keyboard.escaped.connect(stage_sites.end)
        self.keyboard.escaped.connect(self.film.end_match)
        self.keyboard.escaped.connect(self._on_escaped)
        self.compared.changed.connect(self._on_compared)
        workspace.panel_wanted.connect(open_panel)
        self.sentence.chooser_wanted.connect(
            lambda name: open_panel("posture", name) if name == "contact" else open_panel(name)
        )
        self.timeline.track_view.movement_wanted.connect(lambda part: open_panel("movement", part))
        self.timeline.track_view.hand_wanted.connect(partial(open_panel, "handshape"))
        self.timeline.track_view.signal_wanted.connect(lambda kind: open_panel("face", kind))
        self.glosses.face_wanted.connect(lambda kind: open_panel("face", kind))
        self.glosses.places_wanted.connect(self.actions_["places"].trigger)
        self.hand.readouts.problems.clicked.connect(self.commands.side.show_problems)
        self.header.guesses_wanted.connect(self.commands.side.show_guesses)
        self.header.help_wanted.connect(self.commands.side.show_help)
        self.header.details_wanted.connect(self.commands.sign.edit_details)
        self.player.playhead_moved.connect(self.status.clear)
        self.handshapes.bending_wanted.connect(partial(self.commands.view.open_panel, "fingers"))
        self.handshapes.act_wanted.connect(self.acts.act_on)
        self.sites.act_wanted.connect(self.place_acts.act_on)
        self.acts.came.connect(self.handshapes.reveal_own)
        workspace.shelves.told.connect(self.session.tell)
        workspace.own_signal_act.connect(self.signal_acts.act_on)
        self.signal_acts.came.connect(workspace.own_signal_came)
        # To methods, not lambdas: Qt lets go of a receiver that is destroyed, while what is looked for in the
        # background may come after.
        workspace.possibilities.found.connect(self._show_found)
        workspace.insides.found.connect(self._show_inside)
        workspace.insides.gaps_found.connect(self._show_gaps)
        workspace.whole.measured.connect(self.timeline.show_measured)
        workspace.direction_hovered.connect(self._show_direction)
        workspace.gaze_shown.connect(self.stage.set_gaze_lines)
        workspace.gaze_shown.connect(GazeMarks(self.stage, self.session, self.player).show_marks)
        workspace.face_shown.connect(FaceEdits(self.stage, self.session, self.player).show_face)
        self.session.file_changed.connect(self._show_title)
        self.session.sign_changed.connect(self._show_title)
        self.session.sentence.changed.connect(self._show_title)
        self.session.sentence.entered_changed.connect(self._show_title)

    def _on_escaped(self) -> None:
        """Leave the sign of an item for the sentence; else give the stage the keyboard."""
        if self.session.sentence.entered:
            self.session.sentence.leave()
            self.glosses.setFocus()
        else:
            self.stage.setFocus()

    def _on_compared(self) -> None:
        self.film.make_room(bool(self.compared.signer))

    def _show_found(self, found: Possibilities | None) -> None:
        self.stage.show_elbow_range(None if found is None else found.elbow.possible)

    def _show_inside(self, found: insides.Found | None) -> None:
        self.stage.canvas.show_sunk(None if found is None else found.sunk)
        if found is not None:
            self._show_gaps(found)

    def _show_gaps(self, found: insides.Found) -> None:
        self.stage.show_gaps(found.pose, found.gaps_m)

    def _show_direction(self, what: Literal["palm", "fingers"], name: str) -> None:
        self.stage.show_direction(what, name or None)

    def _restore(self) -> None:
        self.session.set_auto_key(self.settings.flag("auto_key", True))
        self.player.set_loop(self.settings.flag("loop", True))
        self.handshapes.set_recent(self.settings.names("recent_handshapes"))
        self.sites.set_recent(self.settings.names("recent_sites"))
        self.resize(first_size(self.screen().availableGeometry(), usual_frame(self)))
        self._fit_docks()
        if not self.settings.blob("geometry").isEmpty():
            self.restoreGeometry(self.settings.blob("geometry"))
        if not self.settings.blob("layout").isEmpty():
            self.restoreState(self.settings.blob("layout"))

    def _remember(self) -> None:
        self.settings.set_flag("auto_key", self.session.auto_key)
        self.settings.set_flag("loop", self.player.loop)
        self.settings.set_names("recent_handshapes", self.handshapes.recent)
        self.settings.set_names("recent_sites", self.sites.recent)
        self.settings.set_blob("geometry", self.saveGeometry())
        self.settings.set_blob("layout", self.saveState())
        self.settings.save()

    def open_first(self, path: Path | None) -> None:
        """Open a sign, or take in a handshape, as soon as the window stands."""
        self._first = path
        if self._painted:
            self._begin()

    def open_further(self, path: Path) -> None:
        """Come forward and open a file that the program was started with again."""
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.raise_()
        self.activateWindow()
        if QApplication.activeModalWidget() is not None:  # one question at a time
            QTimer.singleShot(FURTHER_MS, self, lambda: self.open_further(path))
        elif _is_own(path):
            self._take_in(path)
        else:
            self.files.open_path(path)

    def _begin(self) -> None:
        """Begin what the first paint did not wait for: first file, recovery, player and pictures."""
        self._painted = True
        if self._first is not None and not _is_own(self._first):
            path, self._first = self._first, None
            self.files.read_first(path)
        self.files.offer_recovered()
        self.workspace.begin()
        QTimer.singleShot(0, self, self._read_own)

    def _read_own(self) -> None:
        """Read the user's own handshapes and signals, and take in what the program was started with."""
        for noun, refused in (
            (tr("handshapes"), self.workspace.own.read()),
            (tr("signals"), self.workspace.own_signals.read()),
            (tr("places"), self.workspace.own_places.read()),
        ):
            if refused:
                words = tr("Of your own {noun} {count} could not be read.", noun=noun, count=len(refused))
                self.session.tell(f"{words} {translated(refused[0]).splitlines()[0]}")
        self.workspace.shelves.begin()
        came, self._first = self._first, None
        if came is not None:
            self._take_in(came)

    def _take_in(self, path: Path) -> None:
        """Take in a handshape or a signal of a file, and show where it stands."""
        if path.suffix.lower() == own_files.SIGNALS.ending:
            self.commands.view.open_panel("face", "face")
            self.signal_acts.import_path(path)
        elif path.suffix.lower() == own_files.PLACES.ending:
            self.place_acts.import_path(path)
        elif self.acts.import_path(path):
            self.docks["sign"].show()
            self.steps.open(0)

    def event(self, event: QEvent) -> bool:
        # What asks for another layout while a picture is due already would be laid out after it: words cut,
        # until the next picture.
        if event.type() == QEvent.Type.UpdateRequest:
            QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)  # None: of every widget
        return super().event(event) or (isinstance(event, QHelpEvent) and terms.tell(self, event))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._painted:
            self._painted = True
            QTimer.singleShot(0, self, self._begin)
            keep_on_screen(self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_docks()
        self.timeline.fit(event.size().height())

    def _fit_docks(self) -> None:
        """From a wide window on the left dock takes the full height too, and both docks are wider."""
        wide = self.width() >= WIDE_PX
        if wide is self._is_wide:
            return
        self._is_wide = wide
        left = Qt.DockWidgetArea.LeftDockWidgetArea if wide else Qt.DockWidgetArea.BottomDockWidgetArea
        self.setCorner(Qt.Corner.BottomLeftCorner, left)
        self.steps.setFixedWidth(356 if wide else 300)
        self.hand.setFixedWidth(language.roomy(332 if wide else 304))

    def _show_title(self, *_changed: object) -> None:
        title = tr("{title}[*] - Signer", title=plain.title(session_title(self.session)))
        if title != self.windowTitle():
            self.setWindowTitle(title)
        is_modified = self.session.is_modified
        if is_modified != self.isWindowModified():  # each call lays the window out, too long within a drag
            self.setWindowModified(is_modified)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.player.pause()
        if self.files.may_close():
            self.files.finish()
            self.workspace.film.close()
            self._remember()
            event.accept()
        else:
            event.ignore()

    def _take_dropped(self, path: Path) -> None:
        """Open a sign or a sentence, take in something of the user's own, or put a film beside the sign."""
        if _is_own(path):
            self._take_in(path)
        elif path.suffix.lower() in films.READ:
            self.commands.film.take(path)
        elif path.suffix.lower() in importing.ENDINGS:
            self.files.import_path(path)
        else:
            self.files.open_path(path)


def _is_known(path: Path) -> bool:
    """Return whether a file is one that can be taken in, by its name: `drops.KINDS` says which."""
    return path.suffix.lower() in (*DOCUMENTS, *films.READ, *importing.ENDINGS) or _is_own(path)


def _is_own(path: Path) -> bool:
    """Return whether a file holds a handshape or a signal of somebody's own."""
    return path.suffix.lower() in own_files.ENDINGS


def _column(*parts: QWidget, stretched: QWidget) -> QWidget:
    made = QWidget()
    box = beneath(made, gap=2)
    for part in parts:
        box.addWidget(part, 1 if part is stretched else 0)
    return made
