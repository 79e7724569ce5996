"""Acts on the user's own signers: learn or shape one, let it show the sign, find its file again."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import chain, count
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QDialog, QWidget

from body_model.bodies import REFERENCE
from signer.characters.character import Character
from signer.errors import AvatarError
from signer.lazy import lazily
from signer.studio.files import dialogs
from signer.studio.language import tr
from signer.studio.on_stage.compared import Compared
from signer.studio.side_windows.avatar_dialog import AvatarDialog
from signer.studio.side_windows.body_dialog import BodyDialog
from signer.studio.workspace import Workspace

with lazily():
    from signer import avatars

if TYPE_CHECKING:
    from signer.avatars.avatar_file import Kept

_MINE: Final = tr("My signer")
_NONE: Final = tr("The avatar cannot be shown.")


class AvatarActs(QObject):
    """Acts of the menu of signers on avatars.

    Signals:
        changed(): there are others now.
    """

    changed = Signal()

    def __init__(
        self, window: QWidget, workspace: Workspace, shown: Callable[[Character], None], compared: Compared
    ) -> None:
        """`shown` is told who showed the sign before, when an avatar shows it."""
        super().__init__(window)
        self._compared, self._wanted = compared, ""
        self._window, self._workspace, self._own = window, workspace, workspace.avatars
        self._before: Character | None = None
        self._shown = shown
        self._own.changed.connect(self.changed)
        self._own.joined.connect(self._on_joined)
        self._own.moved.connect(self._find)
        self._own.failed.connect(self._tell)
        workspace.session.signer_changed.connect(self._on_signer)

    @property
    def every(self) -> tuple[Path, ...]:
        """The avatars that were learned."""
        return self._own.every

    def show(self, path: str) -> None:
        """Let an avatar show the sign."""
        if path != self._workspace.session.signer:
            self._before = self._workspace.session.character
            self._own.show(Path(path))

    def compare(self, name: str) -> None:
        """Show an avatar or a character of the program beside who signs; nobody for an empty name."""
        if name in map(str, self.every):
            self._wanted = name
            self._own.compare(Path(name))
        else:
            self._wanted = ""
            self._compared.show_signer(name)

    def _on_joined(self, name: str) -> None:
        if name == self._wanted:
            self._wanted = ""
            self._compared.show_signer(name)

    def customise(self) -> None:
        """Shape the body that is shown, or a shipped one like it, and let that show the sign."""
        now = self._workspace.session.signer
        file = Path(now) if now in map(str, self.every) else None
        if file is not None:
            opened = dialogs.attempt(self._window, _NONE, lambda: avatars.opened(str(file)))
            begun = opened if isinstance(opened, avatars.Shaped) else avatars.shaped_like(REFERENCE)
        else:
            begun = avatars.shaped_like(now)
        taken = {path.stem for path in self.every} - {begun.name}
        page = BodyDialog(self._window, begun if begun.name else replace(begun, name=_free(taken)), taken)
        if page.exec() == QDialog.DialogCode.Accepted:
            self._use(page.signer)

    def learn(self) -> None:
        """Ask for a file, learn it, and let it show the sign."""
        file = dialogs.ask_avatar(self._window, Path.home())
        if file is not None:
            self._learn(file, None)

    def _learn(self, file: Path, kept: Kept | None) -> None:
        made = AvatarDialog(
            self._window, file, "" if kept is None else kept.name, {} if kept is None else kept.landmarks
        )
        if made.exec() == QDialog.DialogCode.Accepted and made.avatar is not None:
            self._use(made.avatar)

    def _use(self, signer: avatars.Own) -> None:
        """Keep a signer, and let it show the sign."""
        path = dialogs.attempt(self._window, tr("The avatar cannot be kept."), lambda: self._own.put(signer))
        if path is not None:
            self._before = self._workspace.session.character
            self._own.show(path)

    def _on_signer(self) -> None:
        before, self._before = self._before, None
        if before is not None:
            self._shown(before)

    def _tell(self, words: str) -> None:
        self._before = None
        dialogs.show_error(self._window, _NONE, AvatarError(words))

    def _find(self, path: Path, words: str) -> None:
        """Ask where the file of an avatar is now, or learn it again; what was shown on it is kept."""
        self._before = None
        kept = dialogs.attempt(self._window, _NONE, lambda: avatars.kept_of(path))
        if kept is None:
            return
        answer = dialogs.ask_moved(self._window, kept.name, words)
        if answer == "cancel":
            return
        file = kept.file if answer == "learn" and kept.file.is_file() else None
        file = file or dialogs.ask_avatar(
            self._window, kept.file.parent, tr("Find the file of {name}", name=kept.name)
        )
        if file is None:
            return
        if answer == "learn":
            self._learn(file, kept)
        else:
            dialogs.attempt(self._window, _NONE, lambda: self._found(path, file))

    def _found(self, path: Path, file: Path) -> None:
        avatars.find_again(path, file)
        self.show(str(path))


def _free(taken: set[str]) -> str:
    """Return a name for a signer that no other one has."""
    numbered = (f"{_MINE} {number}" for number in count(2))
    return next(name for name in chain([str(_MINE)], numbered) if name not in taken)
