"""The Face dock: signals of face, gaze, head and torso as cards that play, and the details of one."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt, Signal
from PySide6.QtGui import QFocusEvent, QHideEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QVBoxLayout

from nonmanuals import catalogue
from signer.document.tracks.kinds import SPAN_KINDS
from signer.studio.background.signal_pictures import SignalPictures
from signer.studio.editing.player import Player
from signer.studio.editing.sentence_spans import words_over
from signer.studio.editing.session import Session
from signer.studio.editing.signals import (
    chosen_over,
    chosen_span,
    own_over,
    signals_over,
    switch_own,
    switch_signal,
)
from signer.studio.look import plain, theme
from signer.studio.panels.face.cards import (
    OWN,
    SECTIONS,
    UNREVIEWED,
    CardGroup,
    cards_of,
    count,
    found_cards,
    own_group,
    own_id,
    section_of,
)
from signer.studio.panels.face.details import SpanDetails
from signer.studio.panels.face.gaze_plan import GazePlan
from signer.studio.panels.face.grid import SignalGrid
from signer.studio.panels.face.mouthing import MouthWord
from signer.studio.signals.own_signals import OwnSignals
from signer.studio.widgets.card_grid import Group
from signer.studio.widgets.choice_menu import passing_menu
from signer.studio.widgets.elided import Elided
from signer.studio.widgets.found_list import ID_ROLE
from signer.studio.widgets.pieces import button, hint, row, rule
from signer.studio.widgets.search_field import SearchField, found_words
from signer.studio.widgets.segments import Segment, Segments
from signer.studio.workspace import HAND_KINDS, Panel, Workspace
from signer.words.signals import signal_title

OWN_SECTION: Final = "face"
"""Section in which the user's own signals stand, in front."""
OWN_ACTS: Final = (("rename", "Rename…"), ("export", "Export…"), ("delete", "Delete…"))
DETAILS_SHARE: Final = 0.36
"""So much of the panel's height the details take at most; they scroll beyond it."""


class FacePanel(QFrame):
    """Sections above, search, cards; under them what a card means, and the span that is worked on.

    Signals:
        face_shown(on): the panel is shown, or no longer.
        gaze_shown(on): where the eyes look is of interest, or no longer.
        act_wanted(name, act): "rename", "delete" or "export" a signal of the user's own, "import" one, or
            "keep" the face that is shown.
    """

    face_shown = Signal(bool)
    gaze_shown = Signal(bool)
    act_wanted = Signal(str, str)

    def __init__(
        self,
        session: Session,
        player: Player,
        pictures: SignalPictures,
        own: OwnSignals | None = None,
    ) -> None:
        super().__init__()
        self._own = own or OwnSignals()
        self.setObjectName("face")
        self.setProperty("kind", "panel")
        self.setAccessibleName("Face")
        self._session, self._player = session, player
        self._last = ""
        self._side = session.sign.dominant_side
        segments = [Segment(section.id, section.title, tip=section.tip) for section in SECTIONS]
        self.sections = Segments("face.section", "Which signals", segments, snug=True)
        self.sections.chosen.connect(self._on_section)
        self.search = SearchField("face.search", "Search signals", "Name, meaning, English word, code")
        self.search.textChanged.connect(self._on_searched)
        self._keep = button(
            icon="own", name="face.keep", tip="Keep the face at the playhead under a name, among the signals"
        )
        self._keep.clicked.connect(lambda: self.act_wanted.emit("", "keep"))
        self._found = Elided("", 2)
        self._found.setObjectName("face.found")
        self._found.hide()
        self.grid = SignalGrid(pictures)
        self.grid.taken.connect(self.choose)
        self.search.accepted.connect(self.grid.take_current)
        self.search.left_downwards.connect(self.grid.setFocus)
        self.grid.typed.connect(self.search.type_on)
        self.grid.escaped.connect(self.search.clear)
        self.grid.pointed.connect(self._say_meaning)
        self.grid.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.grid.customContextMenuRequested.connect(self._open_menu)
        self._own.changed.connect(lambda: self._on_searched(self.search.text()))
        self.mouthing = MouthWord(session, pictures)
        self.mouthing.mouthed.connect(self._on_set)
        self.gaze = GazePlan(session)
        self.gaze.looked.connect(self._on_set)
        self.meaning = hint()
        self.meaning.setObjectName("face.meaning")
        self.meaning.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.meaning.setFixedHeight(2 * self.meaning.fontMetrics().lineSpacing())
        self.unreviewed = Elided(UNREVIEWED, 3)
        self.unreviewed.setObjectName("face.unreviewed")
        self.unreviewed.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.details = SpanDetails(session)
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setWidget(self.details)
        self._lay_out()
        self._show_section()
        for changed in (
            session.sign_changed,
            session.selection_changed,
            session.sentence.selection_changed,
            session.sentence.entered_changed,
        ):
            changed.connect(self._on_changed)
        session.selection_changed.connect(self._on_selection)
        session.sign_opened.connect(self._forget)
        player.playhead_moved.connect(self._on_changed)
        player.playing_changed.connect(self._on_changed)

    def _lay_out(self) -> None:
        box = QVBoxLayout(self)
        box.setContentsMargins(theme.MARGIN, 2, theme.MARGIN, 0)
        box.setSpacing(4)
        for part, stretch in (
            (self.sections, 0),
            (row(self.search, self._keep, gap=4), 0),
            (self._found, 0),
            (self.mouthing, 0),
            (self.gaze, 0),
            (self.grid, 1),
            (self.meaning, 0),
            (self.unreviewed, 0),
            (rule(), 0),
            (self._scroll, 0),
        ):
            box.addWidget(part, stretch)
        self.setMinimumWidth(2 * theme.MARGIN)

    def focusInEvent(self, event: QFocusEvent) -> None:
        # Not a focus proxy: Tab would come back to it from wherever this panel stands in the window's order.
        self.search.setFocus(event.reason())

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.face_shown.emit(True)
        self.gaze_shown.emit(self.gaze.isVisibleTo(self))
        self._refresh()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.face_shown.emit(False)
        self.gaze_shown.emit(False)

    def turn_to(self, part: str) -> None:
        """Show a section, by its id or by a kind of track whose signals stand there."""
        self.search.clear()
        self.sections.choose(part if any(part == one.id for one in SECTIONS) else section_of(part))
        self._show_section()

    def choose(self, signal_id: str) -> None:
        """Set a signal over what is chosen, or take it away where it is set."""
        if signal_id.startswith(OWN):
            self._choose_own(signal_id)
            return
        reading = catalogue.find(signal_id).reading
        if reading is not None:  # it wants a word
            self.turn_to(section_of(catalogue.find(signal_id).track))
            self.mouthing.reading.choose(reading)
            self.mouthing.word.setFocus()
            return
        before = self._session.document
        self._last = switch_signal(self._session, signal_id)
        if self._session.document is not before:
            self._tell_set(signal_title(catalogue.find(signal_id), self._side))
        if self.search.text():
            self.search.clear()
            self.turn_to(section_of(catalogue.find(signal_id).track))
        self._refresh()
        self.grid.reveal(signal_id)

    def _choose_own(self, card_id: str) -> None:
        own = self._own.find(card_id.removeprefix(OWN))
        if own is None:
            return
        before = self._session.document
        self._last = switch_own(self._session, own)
        if self._session.document is not before:
            self._tell_set(own.name)
        if self.search.text():
            self.search.clear()
            self.turn_to(OWN_SECTION)
        self._refresh()
        self.grid.reveal(card_id)

    def _tell_set(self, name: str) -> None:
        over = chosen_over(self._session)
        where = "from the playhead on" if over.is_point else "over what is chosen"
        if self._session.sentence.is_performed:
            where = words_over(self._session)
        self._session.tell(f"{name}, {where}." if self._last else f"{name} is taken away.")

    def reveal_own(self, name: str) -> None:
        """Show where one of the user's own stands."""
        own = self._own.find(name)
        if own is not None:
            self.turn_to(OWN_SECTION)
            self.grid.reveal(own_id(own.name))

    def _open_menu(self, at: QPoint) -> None:
        """Open the menu of the card under the pointer, or of the one that the keyboard is on."""
        item = self.grid.itemAt(at) or self.grid.currentItem()
        card = self.grid.card(item.data(ID_ROLE) or "") if item is not None else None
        menu = passing_menu(self, "face.menu")
        if card is not None:
            verb = "Take away" if self.grid.is_marked(card.id) else "Set"
            menu.addAction(plain.caption(f"{verb} {card.title}")).triggered.connect(
                lambda: self.choose(card.id)
            )
            menu.addSeparator()
            for act, text in OWN_ACTS if card.is_own else ():
                menu.addAction(text).triggered.connect(partial(self.act_wanted.emit, card.title, act))
            menu.addSeparator()
        for act, text in (("keep", "Keep the face at the playhead…"), ("import", "Import a signal…")):
            menu.addAction(text).triggered.connect(partial(self.act_wanted.emit, "", act))
        menu.popup(self.grid.viewport().mapToGlobal(at))

    def _on_set(self, span_id: str) -> None:
        self._last = span_id
        self._refresh()

    # What is shown

    def _on_section(self, _section: str) -> None:
        self._last = ""  # what was set in another section is not worked on here
        self.search.clear()
        self._show_section()

    def _show_section(self) -> None:
        kinds = next(one.kinds for one in SECTIONS if one.id == self.sections.value)
        looks = "gaze" in kinds
        self.gaze.setVisible(looks)
        self.mouthing.setVisible("mouth" in kinds)
        self.gaze_shown.emit(looks and self.isVisible())
        if self.isVisible():
            self._refresh()
        own = own_group(self._own.every) if self.sections.value == OWN_SECTION else ()
        self._show_cards((*own, *cards_of(self.sections.value, self._side)), "")

    def _show_cards(self, groups: tuple[CardGroup, ...], query: str) -> None:
        self.grid.show_groups(groups, query)
        self._say_meaning("")

    def _on_searched(self, text: str) -> None:
        self._found.setVisible(bool(text.strip()))
        if not text.strip():
            self._show_section()
            return
        found = found_cards(text, self._side, self._own.every)
        total = count() + len(self._own.every)
        self._found.setText(found_words(len(found), total, found[0].title if found else ""))
        self._show_cards((Group("", found),), text)

    def _say_meaning(self, signal_id: str) -> None:
        card = self.grid.card(signal_id)
        self.meaning.setText(
            f"{card.title}: {card.meaning if card.signal is None else card.signal.meaning}"
            if card is not None
            else "Click to set a signal, again to take it away."
        )

    def _on_selection(self, *_selection: object) -> None:
        """Show the section of a span that is chosen on the timeline."""
        row = self._session.selection.row
        if any(kind.name == row.kind for kind in SPAN_KINDS) and self._session.selection.key_ids:
            self._last = ""
            section = section_of(row.kind)
            if section != self.sections.value and not self.search.text():
                self.turn_to(section)

    def _forget(self) -> None:
        self._last = ""

    def _on_changed(self, *_changed: object) -> None:
        if self.isVisible() and not self._player.playing:
            self._refresh()

    def _refresh(self) -> None:
        if self._side != self._session.sign.dominant_side:
            self._side = self._session.sign.dominant_side
            self._on_searched(self.search.text())
        self.grid.mirror(self._side == "left")
        self.gaze.refresh()
        self.mouthing.refresh()
        own = frozenset(own_id(name) for name in own_over(self._session))
        self.grid.mark_all(signals_over(self._session) | own)
        section = next(one for one in SECTIONS if one.id == self.sections.value)
        kinds = () if self.search.text() else section.kinds  # a search is in all sections
        self.details.show_span(chosen_span(self._session, self._last, kinds))
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)  # its height as it is by now
        wanted = self.details.sizeHint().height() if self.details.isVisibleTo(self._scroll) else 0
        self._scroll.setFixedHeight(min(wanted, round(DETAILS_SHARE * self.height())))
        self._scroll.setVisible(wanted > 0)


def _make(workspace: Workspace) -> FacePanel:
    made = FacePanel(workspace.session, workspace.player, workspace.signal_pictures, workspace.own_signals)
    made.act_wanted.connect(workspace.own_signal_act)
    workspace.own_signal_came.connect(made.reveal_own)
    made.face_shown.connect(workspace.face_shown)
    made.gaze_shown.connect(workspace.gaze_shown)
    return made


PANEL: Final = Panel(
    "face",
    "Face",
    "right",
    _make,
    "Ctrl+7",
    "Questions, mouth, brows, gaze and head, over the keys that are chosen",
    kinds=(*HAND_KINDS, *(kind.name for kind in SPAN_KINDS)),
)
