"""The directions of the posture panel: where palm and fingers point for the signer, and ways on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from PySide6.QtCore import Signal, SignalInstance
from PySide6.QtWidgets import QSizePolicy, QToolButton, QWidget

from signer.document.change import Outcome
from signer.document.sign import Sign
from signer.document.tracks.hand import Key
from signer.document.values import GlobalOrientation, HandRole
from signer.lazy import lazily
from signer.studio.editing.session import Session
from signer.studio.language import tr, translated
from signer.studio.look import plain
from signer.studio.widgets.direction_pad import DirectionPad
from signer.studio.widgets.fold import Fold
from signer.studio.widgets.pieces import CheckBox, across, button, row
from signer.words import facing, went_along, wording

with lazily():
    from signer.motion.operations import hand_edits, searches

if TYPE_CHECKING:
    from signer.kinematics.orientation import DirectionName
    from signer.motion.operations.editing import HandEdit
    from signer.motion.pose import Pose


KEEP_TIP: Final = tr(
    "On: palm and fingers go on pointing where they point while the elbow, the site or the time changes; "
    "the wrist follows.\n"
    "Off: the hand goes along with its forearm. Switching moves nothing."
)


class KeepDirections(CheckBox):
    """Checked while the key under the playhead tells its hand by directions of the world."""

    def __init__(self, session: Session) -> None:
        super().__init__(tr("Keep"), "posture.keep_directions")
        self._session = session
        self.setAccessibleName(tr("Keep directions"))
        self.setToolTip(plain.tip(KEEP_TIP))
        self.clicked.connect(self._on_clicked)

    def show_key(self, key: Key | None) -> None:
        """Show how a key tells its hand."""
        self.setChecked(key is not None and isinstance(key.orientation, GlobalOrientation))

    def _on_clicked(self, keep: bool) -> None:
        self._session.perform(hand_edits.KeepDirections(keep))
        self.show_key(self._session.current_key())


ANYWAY_TIP: Final = tr(
    "Meet the direction exactly, whatever that breaks: a joint at its stop, the arm in the body.\n"
    "A second click on the same direction does so too."
)
FREER_TIP: Final = tr("Turn the hand that way only as far as is easy, up to 65° off.")
FARTHER_TIP: Final = tr(
    "Bring the hand to the next place out from the body where the direction is met better."
)
NO_FARTHER_TIP: Final = tr("Only a hand in space goes farther out: this one touches, or is far out already.")


class WaysOn(QWidget):
    """Three buttons, there only while the direction that was asked for last is nearly met or not at all.

    Signals:
        anyway(): it is to be met exactly.
        freer(): the hand is to be turned only as far as is easy.
        farther(): the hand is to go farther out.
    """

    anyway = Signal()
    freer = Signal()
    farther = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("posture.ways_on")
        anyway = _button(tr("Exact anyway"), "anyway", ANYWAY_TIP, self.anyway)
        freer = _button(tr("Freer turn"), "freer", FREER_TIP, self.freer)
        self._farther = _button(tr("Next place out"), "farther", FARTHER_TIP, self.farther)
        across(self, anyway, freer, self._farther, gap=4, margins=(0, 2, 0, 2))
        self.hide()

    def offer(self, *, can_go_out: bool) -> None:
        """Show the buttons; the last one only invites where there is a place farther out."""
        self._farther.setEnabled(can_go_out)
        self._farther.setToolTip(plain.tip(FARTHER_TIP if can_go_out else NO_FARTHER_TIP))
        self.show()


def _button(text: str, name: str, tip: str, pressed: SignalInstance) -> QToolButton:
    made = button(text, name=f"posture.ways_on.{name}", tip=tip, kind="raised")
    made.setProperty("snug", "true")
    made.setSizePolicy(QSizePolicy.Policy.MinimumExpanding, QSizePolicy.Policy.Fixed)
    made.clicked.connect(lambda _checked=False: pressed.emit())
    return made


What: TypeAlias = Literal["palm", "fingers"]


class DirectionsGroup(Fold):
    """One click points the palm or the fingers along a direction of the world; the contact is kept.

    `ways_on` stands where the panel tells by how much a direction is off, so that it is seen though this
    group is folded.

    Signals:
        hovered(what, name): "palm" or "fingers" and the direction under the pointer; empty when it left.
        refused(): a direction was asked for that leaves the hand as it is; `refusal` says so.
    """

    hovered = Signal(str, str)
    refused = Signal()

    def __init__(self, session: Session) -> None:
        super().__init__("posture.directions", tr("Directions"))
        self._session = session
        self._asked: tuple[What, DirectionName] | None = None
        self._shown: Pose | None = None
        self._before: tuple[What, Pose] | None = None
        """Direction pointed last and the pose before, until the pose after it has come."""
        self._did = ""
        """Sentence on where the hand went besides."""
        self.refusal = ""
        """By how much what was pointed last is off and why, or why it was not possible; empty when it was
        met."""
        self.palm = self._pad("palm", tr("Palm"))
        self.fingers = self._pad("fingers", tr("Fingers"))
        self.keep = KeepDirections(session)
        self.ways_on = WaysOn()
        self.ways_on.anyway.connect(self._on_anyway)
        self.ways_on.freer.connect(self._on_freer)
        self.ways_on.farther.connect(self._on_farther)
        self.fill(row(self.palm, self.fingers, gap=4), self.keep)
        self._faces = ""
        self.opened.connect(lambda _on: self._answer())
        self._answer()

    def show_pose(self, pose: Pose, role: HandRole) -> None:
        """Show where palm and fingers point."""
        if self._before is not None and self._before[1] is not pose:
            along = translated(went_along.after_pointing(self._before[0], role, self._before[1], pose))
            words = " ".join(filter(None, (self._did, along)))
            self._before = None
            if words:
                self._session.tell(words)
        self._shown = pose
        turned = facing.facing(pose, role)
        self.keep.show_key(self._session.current_key())
        self.palm.show_direction(turned.palm)
        self.fingers.show_direction(turned.fingers)
        palm, fingers = (facing.NAMES[facing.nearest(each)[0]] for each in turned)
        self._faces = tr("palm {palm}, fingers {fingers}", palm=palm, fingers=fingers)
        self._answer()

    def _answer(self) -> None:
        """Say whose left and right they are, or folded away: which way the hand faces."""
        self.say(tr("the signer's own") if self.is_open else self._faces)

    def forget_wish(self) -> None:
        """Something else changed."""
        self._asked = self._before = None
        self.refusal = ""
        self.ways_on.hide()

    def _pad(self, what: What, title: str) -> DirectionPad:
        pad = DirectionPad(f"posture.{what}", title)
        pad.chosen.connect(lambda name: self._face(what, name))
        pad.hovered.connect(lambda name: self.hovered.emit(what, name))
        return pad

    def _face(self, what: What, name: DirectionName) -> None:
        anyway = self._asked == (what, name) and not self.ways_on.isHidden()
        self._asked = (what, name)
        self._perform(hand_edits.Face(what, name, anyway), has_ways_on=not anyway)

    def _on_anyway(self) -> None:
        if self._asked is not None:
            self._perform(hand_edits.Face(*self._asked, anyway=True), has_ways_on=False)

    def _on_farther(self) -> None:
        if self._asked is None:
            return
        what, name = self._asked
        done = self._perform(searches.FaceFartherOut(what, name))
        if done.changed and done.key is not None:
            site = None if done.key.contact is None else done.key.contact.site
            place = (
                translated(wording.site_name(site, self._session.sign.dominant_side))
                if site is not None
                else ""
            )
            self._did = (
                tr("The hand went farther out, to {place}.", place=place)
                if place
                else tr("The hand went farther out.")
            )

    def _on_freer(self) -> None:
        if self._asked is not None:
            self._perform(searches.FaceFreely(*self._asked), has_ways_on=False)

    def _perform(self, edit: HandEdit, *, has_ways_on: bool = True) -> Outcome[Sign]:
        """Perform an edit towards the direction that is asked for, and say what came of it."""
        asked, before = self._asked, self._shown
        assert asked is not None
        done = self._session.perform(edit)
        self._asked = asked
        self._before = (asked[0], before) if done.changed and before is not None else None
        self._did = ""
        self.refusal = done.words
        if done.words and has_ways_on and done.key is not None:
            self.ways_on.offer(can_go_out=searches.can_go_out(done.key))
        else:
            if self.ways_on.isAncestorOf(self.window().focusWidget() or self):  # the button pressed goes
                (self.palm if asked[0] == "palm" else self.fingers).setFocus()
            self.ways_on.hide()
        if done.words:
            self.refused.emit()
        return done
