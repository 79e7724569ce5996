"""The switch between a hand told by its wrist and one that keeps its directions in the world."""

from __future__ import annotations

from signer.document.tracks.hand import Key
from signer.document.values import GlobalOrientation
from signer.lazy import lazily
from signer.studio.editing.session import Session
from signer.studio.language import tr
from signer.studio.look import plain
from signer.studio.widgets.pieces import CheckBox

with lazily():
    from signer.motion.operations import hand_edits


TIP = tr(
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
        self.setToolTip(plain.tip(TIP))
        self.clicked.connect(self._on_clicked)

    def show_key(self, key: Key | None) -> None:
        """Show how a key tells its hand."""
        self.setChecked(key is not None and isinstance(key.orientation, GlobalOrientation))

    def _on_clicked(self, keep: bool) -> None:
        self._session.perform(hand_edits.KeepDirections(keep))
        self.show_key(self._session.current_key())
