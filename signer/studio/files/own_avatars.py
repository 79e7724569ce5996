"""Avatars that a user has learned: loaded beside the window, fitted and measured in a process."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QObject, QProcess, Signal

from signer.characters import load
from signer.document.queries import every_key
from signer.errors import AvatarError, AvatarMovedError, SignerError
from signer.lazy import lazily
from signer.shelves.shelf import shelf_of
from signer.studio.background.jobs import OneJob
from signer.studio.files.shelves import Shelves
from signer.studio.language import complaint, tr

with lazily():
    from signer import avatars
    from signer.avatars import handshapes
    from signer.studio.drawing import mesh


if TYPE_CHECKING:
    from signer.studio.editing.session import Session

ENDING: Final = ".avatar"
READ_ONLY: Final = tr(
    "{} lies on the read-only shelf {}: handshapes are not fitted to its fingers from here."
)
_KEPT: Final = 3
"""Avatars that are kept when others are shown: some 60 MB each. With one, both would be read anew by
somebody who looks from one to another and back."""
_RENEWED: Final = 12
"""Shapes after which all that were fitted are taken over; those of the open sign are at once."""


class OwnAvatars(QObject):
    """The avatars on the user's shelves, and the one that is shown.

    Signals:
        changed(): there are others now.
        joined(name): an avatar can be loaded by a name now, as a character of the program.
        moved(path, words): the avatar's own file is elsewhere or another one.
        failed(words): an avatar could not be loaded.
    """

    changed = Signal()
    joined = Signal(str)
    moved = Signal(object, str)
    failed = Signal(str)

    def __init__(self, session: Session, shelves: Shelves) -> None:
        super().__init__()
        self._shelves = shelves
        shelves.changed.connect(self._on_changed)
        self._session = session
        self._job: OneJob[avatars.Own] = OneJob(self)
        self._shown: tuple[Path, avatars.Own] | None = None
        self._loaded: dict[Path, tuple[tuple[int, ...], avatars.Own]] = {}
        self._process: QProcess | None = None
        self._fitted = 0
        if (app := QCoreApplication.instance()) is not None:
            app.aboutToQuit.connect(self.end)

    def _on_changed(self, kinds: frozenset[str]) -> None:
        if "avatars" in kinds:
            self.changed.emit()

    @property
    def every(self) -> tuple[Path, ...]:
        """The files of avatars that were learned, shelf by shelf and by name."""
        places = (one.place_of("avatars") for one in self._shelves.every if not one.problem)
        return tuple(path for place in places for path in sorted(place.glob(f"*{ENDING}")))

    @property
    def folder(self) -> Path:
        """Folder of what is learned here."""
        return self._shelves.own.place_of("avatars")

    @property
    def is_busy(self) -> bool:
        """Return whether one is being loaded, or fitted and measured."""
        return self._job.is_busy or self._process is not None

    def put(self, avatar: avatars.Own) -> Path:
        """Keep an avatar in the folder, and return where; AvatarError when the disk does not let it."""
        stem = "".join(letter if letter.isalnum() or letter in "-_ " else "_" for letter in avatar.name)
        path = self.folder / f"{stem.strip() or 'avatar'}{ENDING}"
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise AvatarError(
                tr("{path}: not written: {part}", path=path, part=error.strerror or error)
            ) from error
        avatars.save_avatar(avatar, path)
        self._keep(path, avatars.load_avatar(path) if isinstance(avatar, avatars.Shaped) else avatar)
        self.changed.emit()
        return path

    def show(self, path: Path) -> None:
        """Let an avatar show the sign, as soon as it is loaded."""
        self._load(path, self._show)

    def compare(self, path: Path) -> None:
        """Let an avatar be known by its path as soon as it is loaded; `joined` says so."""
        self._load(path, self._join)

    def _load(self, path: Path, then: Callable[[Path, avatars.Own], None]) -> None:
        self._job.drop()
        if (found := self._known(path)) is not None:
            then(path, found)
            return

        def loaded(_tell: object) -> avatars.Own:
            found = avatars.load_avatar(path)
            mesh.character_mesh(found.character)  # so that it stands as soon as it is shown
            return found

        self._job.start(loaded, lambda found: then(path, found), lambda error: self._fail(path, error))

    def _known(self, path: Path) -> avatars.Own | None:
        """Return an avatar that was shown before, if no file of it was written since."""
        stamps, avatar = self._loaded.get(path, ((), None))
        return avatar if avatar is not None and stamps == _stamps(path, avatar) else None

    def _keep(self, path: Path, avatar: avatars.Own) -> None:
        """Keep an avatar that is shown, and those before it."""
        self._loaded.pop(path, None)
        self._loaded[path] = _stamps(path, avatar), avatar
        while len(self._loaded) > _KEPT:
            del self._loaded[next(iter(self._loaded))]

    def _show(self, path: Path, avatar: avatars.Own) -> None:
        self._shown = path, avatar
        self._join(path, avatar)
        self._session.show_signer(str(path))
        self._fit(path, avatar)

    def _join(self, path: Path, avatar: avatars.Own) -> None:
        self._keep(path, avatar)
        load.join(str(path), avatar.name, avatar.character)
        self.joined.emit(str(path))

    def _fail(self, path: Path, error: SignerError) -> None:
        if isinstance(error, AvatarMovedError):
            self.moved.emit(path, complaint(error))
        else:
            self.failed.emit(complaint(error))

    # Handshapes

    def _fit(self, path: Path, avatar: avatars.Own) -> None:
        """Fit what is not fitted yet, the shapes of the open sign first, and measure its skin after these."""
        self.end()
        if avatar.is_measured and len(avatar.handshapes) >= len(handshapes.shapes_to_fit()):
            return
        on = shelf_of(path, self._shelves.every)
        if on is not None and on.is_read_only:
            self._session.tell(READ_ONLY.format(avatar.name, on.name))
            return
        self._process, self._fitted = QProcess(self), 0
        self._process.setProcessChannelMode(QProcess.ProcessChannelMode.ForwardedErrorChannel)
        self._process.readyReadStandardOutput.connect(self._on_told)
        self._process.finished.connect(self._on_finished)
        self._process.start(
            sys.executable, ["-m", "signer", "avatar", "fit", str(path), *sorted(self._in_sign())]
        )

    def _in_sign(self) -> set[str]:
        known = {shape.name for shape in handshapes.shapes_to_fit()}
        return {key.form.handshape for _, key in every_key(self._session.sign)} & known

    def _on_told(self) -> None:
        """Take over what is fitted: at once where the open sign has it."""
        while self._process is not None and self._process.canReadLine():
            words = bytes(self._process.readLine().data()).decode("utf-8", "replace").split()
            if words[:1] == ["distances"]:
                self._renew()
            elif len(words) > 3 and words[1] == "of":
                self._fitted += 1
                if words[3] in self._in_sign() or self._fitted % _RENEWED == 0:
                    self._renew()

    def _on_finished(self) -> None:
        if self._process is not None:
            self._process.deleteLater()
            self._process = None
            self._renew()

    def _renew(self) -> None:
        """Show the avatar with the handshapes that it has now."""
        if self._shown is None or self._session.signer != str(self._shown[0]):
            return
        path, avatar = self._shown
        try:
            avatar = avatar.with_handshapes(avatars.handshapes_of(path)).measured(bake=False)
        except AvatarError:
            return  # it was deleted meanwhile; what is shown stays
        self._shown = path, avatar
        self._keep(path, avatar)
        load.join(str(path), avatar.name, avatar.character)
        if not self._session.in_gesture:
            self._session.show_signer(str(path))

    def end(self) -> None:
        """Stop fitting; what was fitted is kept in the file."""
        process, self._process = self._process, None
        _end(process)


def _stamps(path: Path, avatar: avatars.Own) -> tuple[int, ...]:
    """Return when what was learned and the avatar's own file were written, ns; 0 where one is gone."""
    files = (path, avatar.path)
    return tuple(file.stat().st_mtime_ns if file.is_file() else 0 for file in files)


def _end(process: QProcess | None) -> None:
    if process is not None:
        process.blockSignals(True)
        process.kill()
        process.waitForFinished()
