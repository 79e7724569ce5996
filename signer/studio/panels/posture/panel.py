"""The posture panel of the right dock.

Wrist, elbow, shoulder, directions and contact of the hand under the playhead.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QWidget

from signer.studio.hearing import hear
from signer.studio.language import tr, translated
from signer.studio.look import icons, plain, theme
from signer.studio.panels.posture.contact import ContactGroup
from signer.studio.panels.posture.directions import DirectionsGroup
from signer.studio.panels.posture.elbow import ElbowGroup
from signer.studio.panels.posture.shoulder import ShoulderGroup
from signer.studio.panels.posture.wrist import WristGroup
from signer.studio.widgets.fold import Fold
from signer.studio.widgets.pieces import ScrollColumn, across, beneath, hint, identify, rule
from signer.studio.workspace import Panel, Workspace
from signer.words.readings import contact_reading

if TYPE_CHECKING:
    from signer.motion.pose import HandPose, Pose
    from signer.studio.background.possibilities import Possibilities


_TWO_LINES_PX: Final = 36
_THREE_LINES_PX: Final = 48
_MARK_PX: Final = 24


class Reason(QWidget):
    """Two lines, three where they are needed; they stay until something else is true."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self._mark = QLabel()
        self._mark.setFixedSize(18, 18)
        self._words = hint(name=f"{name}.words")
        self._words.setAlignment(Qt.AlignmentFlag.AlignTop)
        across(self, (self._mark, 0, Qt.AlignmentFlag.AlignTop), (self._words, 1), gap=6)
        self._keeps_room, self._calm = True, False
        self._shown: tuple[str, bool, int] | None = None
        self.setFixedHeight(_TWO_LINES_PX)
        theme.theme_changed.connect(self._draw_mark)

    @property
    def text(self) -> str:
        """Message that is shown."""
        return self._words.text()

    def show_text(self, text: str, *, calm: bool = False) -> None:
        """Say why; empty when there is nothing to say. What is calm is no warning and carries no mark."""
        text = translated(text)
        if (text, calm, self.width()) == self._shown:
            return
        self._shown = text, calm, self.width()
        self._calm = calm
        self._mark.setVisible(not calm)
        self._words.setText(text)
        self._words.setToolTip(plain.tip(text))
        self.setAccessibleName(text)
        self._take_room()
        self._draw_mark()

    def keep_room(self, on: bool) -> None:
        """Keep the place free while there is nothing to say, or give it to the panel."""
        self._keeps_room = on
        self._take_room()

    def _take_room(self) -> None:
        needed = self._words.heightForWidth(max(self.width() - (0 if self._calm else _MARK_PX), 120))
        self.setFixedHeight(min(max(needed, _TWO_LINES_PX if self._keeps_room else 0), _THREE_LINES_PX))
        self.setVisible(self._keeps_room or bool(self.text))

    def _draw_mark(self) -> None:
        if self.text and not self._calm:
            self._mark.setPixmap(icons.pixmap("near", "near", 16))
        else:
            self._mark.clear()


TIGHT_PX: Final = 2
STAYS: Final = tr("The contact stays in place.")
ROOMY_PX: Final = 10
ROOMY_FROM_PX: Final = 660
"""From this height on all groups are open at once, with the sizes of a tap."""
AIRY_FROM_PX: Final = 750
"""From this height on they stand apart too."""
KEEPS_ROOM_FROM_PX: Final = 580
"""From this height on the directions are open, and the place for reasons is kept free: with them and the
sizes of a tap all fits."""


class PosturePanel(QFrame):
    """Shows the pose under the playhead and changes its key; the contact is kept by everything here.

    Signals:
        direction_hovered(what, name): the pointer is on a direction of "palm" or "fingers"; empty when it
            left.
        movement_wanted(page): the movement of the key is to be changed, at a page of its panel.
    """

    direction_hovered = Signal(str, str)
    movement_wanted = Signal(str)

    def __init__(self, workspace: Workspace) -> None:
        super().__init__()
        identify(self, "posture", kind="panel")
        session, player = workspace.session, workspace.player
        self._session, self._player = session, player
        self.wrist = WristGroup(session)
        self.elbow = ElbowGroup(session)
        self.reason = Reason("posture.reason")
        self.shoulder = ShoulderGroup(session)
        self._bent = (self.wrist, self.elbow, self.shoulder)
        self.directions = DirectionsGroup(session)
        self.contact = ContactGroup(session)
        self.finder, self.insides = workspace.possibilities, workspace.insides
        self._role = session.selection.role
        self._lay_out()
        self.directions.hovered.connect(self.direction_hovered)
        self.contact.movement_wanted.connect(lambda: self.movement_wanted.emit("held"))
        self.contact.second.added.connect(lambda: QTimer.singleShot(0, self, self._show_second))
        self.contact.gesture.chosen.connect(self._show_sizes)
        hear(self.show_reason, self.directions.refused, self.contact.refused)
        hear(self._on_unmoved, *(group.unmoved for group in self._bent))
        self.shoulder.opened.connect(self.finder.set_with_shoulder)
        self.shoulder.toggled.connect(lambda on: self._make_room(self.directions, on))
        self.directions.toggled.connect(lambda on: self._make_room(self.shoulder, on))
        hear(self._on_changed, session.sign_changed, player.playhead_moved)
        session.selection_changed.connect(self._on_selection_changed)
        player.pose_changed.connect(self._show_pose)
        self.finder.found.connect(self._show_possible)
        hear(self.show_reason, self.finder.confirmed, self.insides.found)
        self.wrist.keep_elbow.toggled.connect(self.finder.set_keeps_elbow)
        self._show_key()

    def focusInEvent(self, event: QFocusEvent) -> None:
        # Not a focus proxy: Tab would come back to it from wherever this panel stands in the window's order.
        self.wrist.focus_first(event.reason())

    def turn_to(self, part: str) -> None:
        """Give the keyboard to a part: "contact"."""
        {"contact": self.contact.focus_gesture}[part]()

    def _lay_out(self) -> None:
        elbow = (self.elbow, self.reason, self.directions.ways_on)
        below = (self.shoulder, rule(), self.directions, rule(), self.contact)
        self._scroll = ScrollColumn(self.wrist, rule(), *elbow, rule(), *below)
        self._scroll.box.setSpacing(TIGHT_PX)
        beneath(self, self._scroll)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._scroll.box.setSpacing(ROOMY_PX if self.height() >= AIRY_FROM_PX else TIGHT_PX)
        was_roomy = event.oldSize().height() >= ROOMY_FROM_PX
        if self.is_roomy != was_roomy or not event.oldSize().isValid():
            self.shoulder.set_open(self.is_roomy)
        keeps_room = self.height() >= KEEPS_ROOM_FROM_PX
        if keeps_room != (event.oldSize().height() >= KEEPS_ROOM_FROM_PX) or not event.oldSize().isValid():
            self.directions.set_open(keeps_room)
        self.reason.keep_room(keeps_room)

    @property
    def is_roomy(self) -> bool:
        """Return whether everything may be open at once."""
        return self.height() >= ROOMY_FROM_PX

    @property
    def fits(self) -> bool:
        """Return whether all that is open is seen without scrolling."""
        return self._scroll.verticalScrollBar().maximum() == 0

    def _make_room(self, other: Fold, opened: bool) -> None:
        if opened and not self.is_roomy:
            other.set_open(False)

    def _show_key(self, *_changed: object) -> None:
        self.contact.show_key(self._session.current_key())

    def _show_pose(self, pose: Pose) -> None:
        hand = pose.hands[self._session.selection.role]
        for group in self._bent:
            group.show_hand(hand)
        self.directions.show_pose(pose, hand.role)
        self.contact.second.show_hand(hand)
        self.show_reason()

    def _show_possible(self, found: Possibilities | None) -> None:
        for group in self._bent:
            group.show_possible(found)
        self.show_reason()

    def show_reason(self, *_found: object) -> None:
        """Say why a wish was not possible, or what limits the hand, or, calmly, how far its elbow may go."""
        if self.insides.is_due:  # it says so in a moment, and where else this would be said twice
            return
        pose, role = self._player.pose, self._session.selection.role
        hand = None if pose is None else pose.hands[role]
        said = self._refusals(hand) or " ".join(
            dict.fromkeys(translated(report.words) for report in (() if hand is None else hand.limits))
        )
        inside = self.insides.reading(role)
        calm = self.elbow.words(inside) if self.finder.is_current else translated(inside.sentence)
        self.reason.show_text(said or calm, calm=not said)
        self._scroll.lay_out_now()

    def _refusals(self, hand: HandPose | None) -> str:
        """Explain why the last change was not possible as asked, and that the contact is kept where it is."""
        bent = [group for group in self._bent if group.refusal]
        said = [group.refusal for group in bent]
        if (
            any(group.is_for_contact for group in bent)
            and hand is not None
            and contact_reading(hand).mark == "met"
        ):
            said.append(STAYS)
        return " ".join([*said, *(text for text in (self.directions.refusal, self.contact.refusal) if text)])

    def _on_changed(self, *_changed: object) -> None:
        # A wish is remembered after its own change has been announced, so what is forgotten here is an older
        # one.
        self._forget_wishes()
        self._show_key()

    def _forget_wishes(self) -> None:
        for group in (*self._bent, self.directions, self.contact):
            group.forget_wish()

    def _show_second(self) -> None:
        self._scroll.ensureWidgetVisible(self.contact.second)

    def _show_sizes(self, _gesture: str) -> None:
        self._scroll.lay_out_now()
        self._scroll.ensureWidgetVisible(self.contact.sizes)

    def _on_unmoved(self) -> None:
        if self._player.pose is not None:
            self._show_pose(self._player.pose)

    def _on_selection_changed(self, _selection: object) -> None:
        if self._session.selection.role != self._role:
            self._role = self._session.selection.role
            self._forget_wishes()
        self._show_key()
        if self._player.pose is not None:
            self._show_pose(self._player.pose)


def _make(workspace: Workspace) -> PosturePanel:
    made = PosturePanel(workspace)
    made.movement_wanted.connect(lambda part: workspace.panel_wanted.emit("movement", part))
    made.direction_hovered.connect(workspace.direction_hovered)
    keep_elbow = made.wrist.keep_elbow
    keep_elbow.setChecked(workspace.settings.flag("keep_elbow", True))
    keep_elbow.toggled.connect(lambda on: workspace.settings.set_flag("keep_elbow", on))
    return made


PANEL: Final = Panel(
    "posture",
    tr("Posture"),
    "right",
    _make,
    "Ctrl+4",
    tr("How the hand is held: wrist, elbow, directions, contact"),
)
