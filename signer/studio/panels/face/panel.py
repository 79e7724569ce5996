"""The Face dock: signals of face, gaze, head and torso as cards that play, and the details of one."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, Signal
from PySide6.QtGui import QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QScrollArea

from nonmanuals import catalogue
from nonmanuals.own import OwnSignal
from signer.document.tracks.kinds import SPAN_KINDS
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
from signer.studio.files.own_acts import acts_between
from signer.studio.hearing import hear
from signer.studio.language import roomy, tr, translated
from signer.studio.look import theme
from signer.studio.panels.face.cards import (
    SECTIONS,
    UNREVIEWED,
    Playing,
    answers,
    cards_of,
    own_group,
    section_of,
)
from signer.studio.panels.face.details import SpanDetails
from signer.studio.panels.face.gaze_plan import GazePlan
from signer.studio.panels.face.mouthing import MouthWord
from signer.studio.pictures.queue import Pictures
from signer.studio.signals.own_signals import OwnSignals
from signer.studio.widgets.inventory_browser import Acts, Inventory, InventoryBrowser
from signer.studio.widgets.inventory_items import OWN, Group, Item
from signer.studio.widgets.pieces import Elided, beneath, button, hint, row, rule, widened
from signer.studio.widgets.segments import Segment, Segments
from signer.studio.workspace import HAND_KINDS, Panel, Workspace
from signer.words.signals import signal_title

OWN_SECTION: Final = "face"
"""Section in which the user's own signals stand, in front."""
CARD_PX: Final = roomy(86)
"""Least width of a card: brows and mouth are told apart at that size."""
DETAILS_SHARE: Final = 0.36
"""So much of the panel's height the details take at most; they scroll beyond it."""


class FacePanel(InventoryBrowser):
    """Sections above, search, cards; under them what a card means, and the span that is worked on.

    Signals:
        face_shown(on): the panel is shown, or no longer.
        gaze_shown(on): where the eyes look is of interest, or no longer.
        act_wanted(name, act): of the user's own, as in any browser; or "keep" the face that is shown.
    """

    face_shown = Signal(bool)
    gaze_shown = Signal(bool)

    def __init__(
        self,
        session: Session,
        player: Player,
        pictures: Pictures,
        own: OwnSignals | None = None,
    ) -> None:
        self._session, self._player = session, player
        self._own = own or OwnSignals()
        self._last = ""
        self._side = session.sign.dominant_side
        inventory = Inventory(
            "face",
            tr("signal"),
            tr("Name, meaning, English word, code"),
            self._groups,
            lambda text: answers(text, self._side, self._own.every, self._own.where),
            lambda: len(catalogue.every()) + len(self._own.every),
            self.choose,
            card_px=CARD_PX,
            acts=self._acts,
            keeps=True,
        )
        super().__init__(inventory, pictures)
        segments = [Segment(section.id, section.title, tip=section.tip) for section in SECTIONS]
        self.sections = Segments("face.section", tr("Which signals"), segments, snug=True)
        self.sections.chosen.connect(self._on_section)
        self.setProperty("kind", "panel")
        self.setAccessibleName(tr("Face"))
        self._keep = button(
            icon="own",
            name="face.keep",
            tip=tr("Keep the face at the playhead under a name, among the signals"),
        )
        self._keep.clicked.connect(lambda: self.act_wanted.emit("", "keep"))
        self.list.pointed.connect(self._say_meaning)
        self.playing = Playing(self.list, pictures)
        self._own.changed.connect(self.refresh)
        self.mouthing = MouthWord(session, pictures)
        self.mouthing.mouthed.connect(self._on_set)
        self.gaze = GazePlan(session)
        self.gaze.looked.connect(self._on_set)
        self.meaning = hint(name="face.meaning")
        self.meaning.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.meaning.setFixedHeight(2 * self.meaning.fontMetrics().lineSpacing())
        self.unreviewed = widened(Elided(UNREVIEWED, 3, name="face.unreviewed"))
        self._say_meaning("")
        self.details = SpanDetails(session)
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setWidget(self.details)
        self._lay_out()
        self._show_section()
        sentence = session.sentence
        hear(self._on_changed, *player.at_work, sentence.selection_changed, sentence.entered_changed)
        session.selection_changed.connect(self._on_selection)
        session.sign_opened.connect(self._forget)

    def _lay_out(self) -> None:
        above = (self.sections, row(self.search, self._keep, gap=4), self.found, self.mouthing, self.gaze)
        below = (self.meaning, self.unreviewed, rule(), self._scroll)
        beneath(self, *above, (self.list, 1), *below, gap=4, margins=(theme.MARGIN, 2, theme.MARGIN, 0))
        self.setMinimumWidth(2 * theme.MARGIN)

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
            own = self._own.find(signal_id.removeprefix(OWN))
            if own is not None:
                self._take_own(signal_id, own)
            return
        signal = catalogue.find(signal_id)
        if signal.reading is not None:  # it wants a word
            self.turn_to(section_of(signal.track))
            self.mouthing.reading.choose(signal.reading)
            self.mouthing.word.setFocus()
            return
        before, self._last = self._session.document, switch_signal(self._session, signal_id)
        title = translated(signal_title(signal, self._side))
        self._show_set(before, title, section_of(signal.track), signal_id)

    def _take_own(self, card_id: str, own: OwnSignal) -> None:
        before, self._last = self._session.document, switch_own(self._session, own)
        self._show_set(before, own.name, OWN_SECTION, card_id)

    def _show_set(self, before: object, title: str, section: str, card_id: str) -> None:
        """Tell what was set or taken away, and show its card in its section where it was searched for."""
        if self._session.document is not before:
            self._tell_set(title)
        if self.search.text():
            self.turn_to(section)
        self._refresh()
        self.list.reveal(card_id)

    def _tell_set(self, name: str) -> None:
        over = chosen_over(self._session)
        where = tr("from the playhead on") if over.is_point else tr("over what is chosen")
        if self._session.is_performed:
            where = words_over(self._session)
        self._session.tell(f"{name}, {where}." if self._last else tr("{name} is taken away.", name=name))

    def reveal_own(self, name: str) -> None:
        """Show where one of the user's own stands."""
        own = self._own.find(name)
        if own is not None:
            self.turn_to(OWN_SECTION)
            self.list.reveal(f"{OWN}{own.name}")

    def _acts(self, item: Item | None) -> Acts:
        if item is None:
            return ((tr("Keep the face at the playhead…"), lambda: self.act_wanted.emit("", "keep")),)
        verb = tr("Take away") if item.id in self.list.marked else tr("Set")
        take, act = partial(self._take_own, item.id), self.act_wanted.emit
        own = acts_between(self._own, item.title, take, act) if item.is_own else ()
        return ((f"{verb} {item.title}", lambda: self.choose(item.id)), *own)

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
        self.refresh()

    def _groups(self) -> tuple[Group, ...]:
        own = own_group(self._own.every, self._own.where) if self.sections.value == OWN_SECTION else ()
        return (*own, *cards_of(self.sections.value, self._side))

    def _say_meaning(self, signal_id: str) -> None:
        item = self.list.item(signal_id)
        meaning = (
            tr("Click to set a signal, again to take it away.") if item is None else item.tip.splitlines()[0]
        )
        self.meaning.setText(meaning)

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
            self.refresh()
        self.list.mirror(self._side == "left")
        self.gaze.refresh()
        self.mouthing.refresh()
        own = frozenset(f"{OWN}{name}" for name in own_over(self._session))
        self.list.mark(*signals_over(self._session), *own)
        section = next(one for one in SECTIONS if one.id == self.sections.value)
        kinds = () if self.search.text() else section.kinds  # a search is in all sections
        self.details.show_span(chosen_span(self._session, self._last, kinds))
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)  # its height as it is by now
        self._fit_details()

    def _fit_details(self) -> None:
        """Give the details of a signal the height that they want, as far as the panel has it."""
        wanted = self.details.sizeHint().height() if self.details.isVisibleTo(self._scroll) else 0
        self._scroll.setFixedHeight(min(wanted, round(DETAILS_SHARE * self.height())))
        self._scroll.setVisible(wanted > 0)

    def minimumSizeHint(self) -> QSize:
        """Details have a share of the height that there is, and ask for none: the window may become lower."""
        least = super().minimumSizeHint()
        return QSize(least.width(), least.height() - self._scroll.height() * self._scroll.isVisibleTo(self))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_details()


def _make(workspace: Workspace) -> FacePanel:
    made = FacePanel(workspace.session, workspace.player, workspace.pictures, workspace.own_signals)
    made.act_wanted.connect(workspace.own_signal_act)
    workspace.own_signal_came.connect(made.reveal_own)
    made.face_shown.connect(workspace.face_shown)
    made.gaze_shown.connect(workspace.gaze_shown)
    return made


PANEL: Final = Panel(
    "face",
    tr("Face"),
    "right",
    _make,
    "Ctrl+7",
    tr("Questions, mouth, brows, gaze and head, over the keys that are chosen"),
    kinds=(*HAND_KINDS, *(kind.name for kind in SPAN_KINDS)),
)
