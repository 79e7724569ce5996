"""An easier posture of the key under the playhead, looked for at rest beside the window."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from signer.document.edits import Moment
from signer.document.sign import Sign
from signer.document.tracks.hand import Key
from signer.lazy import lazily
from signer.studio.background.jobs import OneJob, is_heard
from signer.studio.editing.player import Player
from signer.studio.editing.session import Session
from signer.studio.editing.soon import later

with lazily():
    from signer.motion import posing
    from signer.motion.operations import easier
    from signer.motion.solving import hand_moment


if TYPE_CHECKING:
    from signer.motion.pose import Pose

AT_REST_MS: Final = 900
"""Time without a change before a search begins: whoever works on goes on sooner."""
KEPT_REFUSALS: Final = 64


@dataclass(frozen=True, slots=True, eq=False)
class Offer:
    """An easier posture, where it belongs, and the signer in it.

    Attributes:
        found: the posture.
        sign: the sign for which it was found.
        at: the hand and the moment.
        pose: the signer in that posture.
    """

    found: easier.EasierPosture
    sign: Sign
    at: Moment
    pose: Pose


class EasierFinder(QObject):
    """Offers an easier posture of the hand that is worked on; it never changes anything by itself.

    What is offered is dropped when the sign, the moment, the hand or the signer changes. Where nobody shows
    offers none is looked for.

    Signals:
        offered(offer): or None where there is none, or no longer.
    """

    offered = Signal(object)

    def __init__(self, session: Session, player: Player) -> None:
        super().__init__()
        self._session, self._player = session, player
        self._on = True
        self.offer: Offer | None = None
        """The posture that is offered now."""
        self._refused: list[Key] = []
        self._job: OneJob[Offer | None] = OneJob(self)
        self._rest = later(self, self._look, AT_REST_MS)
        for changed in (
            player.pose_changed,
            player.playing_changed,
            session.sign_changed,
            session.selection_changed,
            session.signer_changed,
            session.sign_opened,
        ):
            changed.connect(self._forget)

    @property
    def is_settled(self) -> bool:
        """Return whether no search is under way or due."""
        return not (self._job.is_busy or self._rest.isActive())

    def set_on(self, on: bool) -> None:
        """Look for easier postures, or no longer."""
        self._on = on
        self._forget()

    def take(self) -> None:
        """Give the key the posture that is offered, as one undo step."""
        offer = self.offer
        if offer is not None and offer.sign is self._session.sign:
            self._session.key_wanted.emit()
            self._session.perform(offer.found.edit(offer.at))

    def refuse(self) -> None:
        """Take the offer away, and offer nothing for this key as it is."""
        key = self._session.current_key()
        if key is not None:
            self._refused = [*self._refused, key][-KEPT_REFUSALS:]
        self._forget()

    def _forget(self, *_changed: object) -> None:
        """Drop offer and search; look again when nothing has changed for a while."""
        self._job.drop()
        if self.offer is not None:
            self.offer = None
            self.offered.emit(None)
        if self._on and self._player.pose is not None:
            self._rest.start()
        else:
            self._rest.stop()

    def _look(self) -> None:
        session, key = self._session, self._session.current_key()
        if not is_heard(self, "offered"):
            return
        if key is None or self._player.playing or key in self._refused or session.is_performed:
            return
        if session.in_gesture:
            self._rest.start()
            return
        sign, character = session.sign, session.character
        at = Moment(session.selection.role, session.playhead_s)
        asked = replace(key, time_s=at.time_s)

        def look(_progress: object) -> Offer | None:
            found = easier.easier_posture(hand_moment.HandMoment(character, sign, at.side, asked))
            if found is None:
                return None
            taken = found.edit(at, character)
            return Offer(found, sign, at, posing.pose_at(taken(sign), at.time_s, character))

        self._job.start(look, self._on_found)

    def _on_found(self, offer: Offer | None) -> None:
        if offer is not None and offer.sign is self._session.sign:
            self.offer = offer
            self.offered.emit(offer)
