"""Naming what was bent: a handshape of one's own, kept under a name."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from handshapes.own import OwnHandshape
from handshapes.search import fold
from signer.document.tracks.hand import Key
from signer.errors import SignFileError
from signer.lazy import lazily
from signer.names import LONGEST
from signer.phrases import begins
from signer.studio.editing.session import Session
from signer.studio.handshapes.own_handshapes import OwnHandshapes
from signer.studio.language import tr, translated
from signer.studio.look import theme
from signer.studio.widgets.pieces import beneath, button, heading, hint, identify, row
from signer.studio.widgets.search_field import TypedLine

with lazily():
    from signer.motion.operations import hand_edits


class SavingGroup(QWidget):
    """A name and a button that save a handshape.

    If the hand came from a handshape of one's own, that one is saved over under its own name. Any other
    name must be free.
    """

    def __init__(self, session: Session, own: OwnHandshapes) -> None:
        super().__init__()
        self._session, self._own = session, own
        self._from = ""
        self._doubt = ""
        self.name = TypedLine()
        identify(self.name, "fingers.name", tr("Name of the handshape"))
        self.name.setPlaceholderText(tr("Name it to keep it"))
        self.name.setFont(theme.font())
        self.name.setMaxLength(LONGEST)
        self.name.returnPressed.connect(self.save)
        self.name.textChanged.connect(self._on_typed)
        self._save = button(
            tr("Save"), name="fingers.save", tip=tr("Keep this handshape under the name"), kind="raised"
        )
        self._save.clicked.connect(self.save)
        self._words = hint("", name="fingers.words")
        self._words.setMinimumHeight(34)
        self._words.setAlignment(Qt.AlignmentFlag.AlignTop)
        beneath(self, heading(tr("Own handshape")), row(self.name, self._save, gap=6), self._words, gap=4)

    def show_key(self, key: Key | None) -> None:
        """Show what the hand of a key is called; while it is bent the name that it had stays in the field."""
        if key is not None and key.own_handshape:
            self._from = key.own_handshape
            self.name.setText(key.own_handshape)
        elif key is None or not key.joints:
            self._from = ""
            if not self.name.hasFocus():
                self.name.clear()
        self.setEnabled(key is not None)
        self._on_typed()

    def say(self, words: str) -> None:
        """Say something in the place of reasons.

        Without words, what is doubtful about the hand, or what saving would do.
        """
        self._words.setText(words or self._doubt or self._what_saving_does())

    def doubt(self, words: str) -> None:
        """Tell what is doubtful about the hand as it is bent; without words, nothing is."""
        told = f"{begins(translated(words))}." if words else ""
        if told != self._doubt:
            self._doubt = told
            self.say("")

    def save(self) -> None:
        """Keep the hand as it is under the name, and call it so in the sign."""
        self._session.break_gesture()  # what was just bent by the arrow keys counts
        key, name = self._session.current_key(), " ".join(self.name.text().split())
        if key is None or not key.joints:
            self.say(tr("Bend a joint first: as it is the hand has a handshape of the inventory."))
            return
        is_change = bool(self._from) and fold(name) == fold(self._from) and self._own.find(name) is not None
        if words := self._own.file_kind.name_problem(
            name, () if is_change else (other.name for other in self._own.every)
        ):
            self.say(f"{begins(translated(words))}.")
            self.name.setFocus()
            return
        made = OwnHandshape(name, key.handshape, key.joints)
        kept = self._own.find(name)
        try:
            if is_change and kept is not None:
                self._own.put(replace(kept, name=name, handshape=key.handshape, joints=key.joints))
            else:
                self._own.add(made)
        except SignFileError as error:
            self.say(tr("Not saved: {problems}.", problems="; ".join(error.problems)))
            return
        self._session.perform(hand_edits.ChangeKey({"own_handshape": name}, tr("Name handshape")))
        self.say(tr("Saved. {name} stands among the handshapes.", name=name))

    def _on_typed(self, *_text: object) -> None:
        self.say("")

    def _what_saving_does(self) -> str:
        key, name = self._session.current_key(), self.name.text()
        if key is None:
            return tr("Put the playhead on a key to bend its fingers.")
        if key.joints and key.own_handshape and fold(name) == fold(key.own_handshape):
            return (
                ""
                if self._own.of_key(key)
                else tr("Save keeps it on this computer too: it came with the sign.")
            )
        if name.strip() and fold(name) == fold(self._from) and self._own.find(name) is not None:
            return tr("Save changes {part}; signs made with it before stay as they are.", part=self._from)
        return ""
