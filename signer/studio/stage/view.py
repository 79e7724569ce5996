"""The stage of the window: it follows the session and the player, and shows what they say."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signer.document.tracks.hand import Key
from signer.document.values import BothMeet, Contact, SkinSpot
from signer.studio.editing.player import Player
from signer.studio.editing.session import Session
from signer.studio.language import tr, translated
from signer.studio.stage.scene import Focus
from signer.studio.stage.stage import Stage
from signer.words import wording
from sites import catalogue

if TYPE_CHECKING:
    from signer.motion.pose import Pose


class StageView(Stage):
    """The stage on the open sign.

    The pose under the playhead, and the handles of the hand that is being edited.
    """

    def __init__(self, session: Session, player: Player) -> None:
        super().__init__()
        self._session, self._player = session, player
        player.pose_changed.connect(self._on_pose)
        player.playing_changed.connect(self.set_playing)
        session.sign_opened.connect(self._on_opened)
        session.sign_changed.connect(self._on_edited)
        session.selection_changed.connect(self._on_edited)
        if player.pose is not None:
            self._on_pose(player.pose)

    def _on_pose(self, pose: Pose) -> None:
        self.set_focus(self._focus())
        self.show_pose(pose)

    def _on_opened(self) -> None:
        """Show another sign from the front."""
        self.set_view("front")

    def _on_edited(self) -> None:
        self.set_focus(self._focus())

    def _focus(self) -> Focus:
        role, key = self._session.selection.role, self._session.current_key()
        if key is None:
            return Focus(role)
        stand_off_m = key.contact.stand_off_m if key.contact is not None else 0.0
        own = key.contact is not None and isinstance(key.contact.site, SkinSpot)
        return Focus(
            role, self._target_name(key), in_space=is_in_space(key), stand_off_m=stand_off_m, on_own_place=own
        )

    def _target_name(self, key: Key) -> str:
        if isinstance(key.placement, Contact):
            return translated(wording.site_name(key.placement.site, self._session.sign.dominant_side))
        is_named = isinstance(key.placement, BothMeet) or key.placement.place
        return (
            translated(wording.place_name(key.placement, places=self._session.sign.places))
            if is_named
            else tr("Space")
        )


def is_in_space(key: Key) -> bool:
    """Return whether the key sends the hand to a point of space, which may be dragged."""
    if not isinstance(key.placement, Contact):
        return True
    if isinstance(key.placement.site, SkinSpot):
        return False
    try:
        return catalogue.find(key.placement.site).kind == "space"
    except LookupError:  # a site of a newer file
        return False
