"""The film beside the open sign: its copy made by a process of its own, and its frame at any moment."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from pathlib import Path
from typing import Final, Literal, NamedTuple, Protocol, TypeAlias

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal
from PySide6.QtGui import QImage

from signer.addresses import is_address
from signer.document.video import Video
from signer.errors import SignerError
from signer.films import extra
from signer.lazy import lazily
from signer.phrases import begins
from signer.studio.background.film_copying import FilmCopy
from signer.studio.background.film_frames import OwnFrames
from signer.studio.background.jobs import OneJob
from signer.studio.editing.session import Session
from signer.studio.language import complaint, tr, translated

with lazily():
    from signer.films import opening

State: TypeAlias = Literal["none", "looking", "elsewhere", "missing", "copying", "ready", "refused"]
ELSEWHERE: Final = tr("This was written from {name} in {folder}, which is not beside it. Open film shows it.")
"""Asked once of a film that a sign names in another folder; the answer is remembered for the sign's file."""
SAME_S: Final = 6e-4
"""s. Frames whose times differ by less are one: WebM rounds times to milliseconds."""


class Shown(NamedTuple):
    """A frame as it is shown.

    Attributes:
        image: the picture, upright.
        number: counted from zero.
        time_s: when it begins, in the film.
        exact: whether it is the frame of the moment that was asked for, and not the nearest known one.
    """

    image: QImage
    number: int
    time_s: float
    exact: bool


class Leave(Protocol):
    """Memory of the films that the user lets be opened, such as the settings."""

    def may_open_film(self, document: Path | None, film: str) -> bool:
        """Return whether a film may be opened that lies elsewhere than the file of its document."""

    def allow_film(self, document: Path | None, film: str) -> None:
        """Remember that it may."""


class Film(QObject):
    """The film of the open sign.

    The session's sign says which; the playhead alone says which frame, by `shown`. Nothing is decoded here,
    and the file is opened by threads and processes alone. One that lies neither beside the sign nor below it
    waits until it is allowed.

    Signals:
        changed(): another film or state, or more frames of it are there.
        progressed(share): so much of its copy is made.
        own_came(): a frame of its own size that was asked for is there.
    """

    changed = Signal()
    progressed = Signal(float)
    own_came = Signal()

    def __init__(self, session: Session, leave: Leave) -> None:
        super().__init__()
        self._session, self._leave = session, leave
        self._looking: OneJob[opening.Identity] = OneJob()
        self._trying: OneJob[opening.Identity] = OneJob()
        self._video: Video | None = None
        self._copy = FilmCopy(self)
        self._copy.grew.connect(self._on_more)
        self._copy.made.connect(self._on_made)
        self._copy.failed.connect(self._refuse)
        self._decoded: tuple[int, QImage] | None = None
        self._own = OwnFrames()
        self._own.came.connect(self.own_came)
        self._watcher = QFileSystemWatcher(self)
        self._watcher.fileChanged.connect(self._on_file)
        self.state: State = "none"
        self.words = ""
        """Reason why there is no picture; empty where there is one, or no film."""
        self.slip_s = 0.0
        """s by which the film is ahead of where its pins put it, until the moment is pinned."""
        session.sign_changed.connect(self._follow)
        session.sign_opened.connect(self._trying.drop)
        session.file_changed.connect(self._on_document)
        self._follow()

    @property
    def video(self) -> Video | None:
        """Film of the sign as the sign holds it."""
        return self._session.sign.video

    @property
    def path(self) -> Path | None:
        """The film's file; None where there is no film."""
        return Path(self._video.path) if self._video is not None else None

    @property
    def share(self) -> float:
        """So much of its copy is made."""
        return self._copy.share

    @property
    def size(self) -> tuple[int, int] | None:
        """Width and height of the film's picture, px; None as long as no frame is known."""
        if self._copy.frames is not None and self._copy.frames.facts is not None:
            return self._copy.frames.facts.size
        return None if self._decoded is None else (self._decoded[1].width(), self._decoded[1].height())

    def span_s(self) -> tuple[float, float] | None:
        """Return from when to when the film is looked at, in seconds of the sign; None without frames."""
        video, copy = self.video, self._copy.frames
        if video is None or copy is None or not len(copy.times_s):
            return None
        end_s = copy.facts.duration_s if copy.facts is not None else float(copy.times_s[-1])
        start_s, end_s = video.trim_s or (0.0, end_s)
        return video.sign_time(start_s), video.sign_time(end_s)

    def film_time(self, sign_s: float) -> float:
        """Return the moment of the film, s, that belongs to a moment of the sign now."""
        video = self.video
        return self.slip_s if video is None else video.film_time(sign_s) + self.slip_s

    def shown(self, sign_s: float) -> Shown | None:
        """Return the frame that belongs to a moment of the sign; None where nothing is to be shown."""
        video, copy = self.video, self._copy.frames
        if video is None or copy is None:
            return None
        film_s = self._at(sign_s)
        found = copy.at(film_s)
        if found is None:
            return None
        if self._decoded is None or self._decoded[0] != found.number:
            image = QImage.fromData(found.jpeg)
            if image.isNull() and copy.facts is not None:
                QTimer.singleShot(0, self, self._copy_anew)
                return None
            self._decoded = found.number, image
        return Shown(self._decoded[1], found.number, found.time_s, copy.is_exact(film_s))

    def own(self, sign_s: float) -> Shown | None:
        """Return the frame of a moment in the film's own size; None where it is not read yet."""
        shown, held = self.shown(sign_s), self._own.frame
        if shown is None or held is None or self.video is None:
            return None
        is_this = (
            abs(held.time_s - shown.time_s) < SAME_S if shown.exact else held.asked_s == self._at(sign_s)
        )
        return Shown(held.image, shown.number, held.time_s, exact=True) if is_this else None

    def ask_own(self, sign_s: float) -> None:
        """Read the frame of a moment in the film's own size; `own_came` tells when it is there."""
        if self._copy.frames is not None and self._video is not None:
            self._own.ask(self._at(sign_s))

    def _at(self, sign_s: float) -> float:
        """Return the moment of the film that is shown at a moment of the sign, s."""
        video, film_s = self.video, self.film_time(sign_s)
        if video is not None and video.trim_s is not None and not self.slip_s:
            return min(max(film_s, video.trim_s[0]), video.trim_s[1])
        return film_s

    def frame_step(self, sign_s: float, frames: int) -> float:
        """Return when a frame so many further on begins, in the film, s; within the film."""
        copy = self._copy.frames
        if copy is None or not len(copy.times_s):
            return self.film_time(sign_s)
        found = copy.at(self.film_time(sign_s))
        number = 0 if found is None else found.number
        return float(copy.times_s[min(max(number + frames, 0), len(copy.times_s) - 1)])

    def slip_to(self, sign_s: float, film_s: float) -> None:
        """Show another moment of the film at a moment of the sign, until it is pinned or given up."""
        video = self.video
        self.slip_s = 0.0 if video is None else film_s - video.film_time(sign_s)
        self.changed.emit()

    def open_again(self) -> None:
        """Open the film as it is now, a file that was replaced or has come back."""
        self._open(self.video)

    def close(self) -> None:
        """Let go of the film, and end what is made of it."""
        self._looking.drop()
        self._own.show(None)
        if self._watcher.files():
            self._watcher.removePaths(self._watcher.files())
        self._copy.close()
        self._decoded = None
        self.slip_s = 0.0

    # opening

    def _follow(self, *_changed: object) -> None:
        """Take another film, or the same one with other pins."""
        video, before = self.video, self._video
        if (video and (video.path, video.digest)) != (before and (before.path, before.digest)):
            self._open(video)
        elif video is not before:
            self._video, self.slip_s = video, 0.0
            self.changed.emit()

    def _open(self, video: Video | None) -> None:
        self.close()
        self._video = video
        if video is None:
            self._become("none")
            return
        path, folder = Path(video.path), self._folder
        is_allowed = self._leave.may_open_film(self._session.path, video.path)
        if is_allowed or opening.is_below(video.path, folder):
            self._become("looking")
            self._looking.start(
                lambda _told: opening.identify(path, folder, anywhere=is_allowed),
                self._on_found,
                self._on_no_film,
            )
        elif is_address(video.path):
            self._become(
                "refused",
                tr("{path} is no file of this machine. Save the film beside the sign.", path=video.path),
            )
        else:
            self._become("elsewhere", ELSEWHERE.format(name=path.name, folder=path.parent))

    @property
    def _folder(self) -> Path | None:
        """Folder of the document's file; None for one without a file."""
        path = self._session.path
        return None if path is None else path.absolute().parent

    def allow(self, path: str | None = None) -> None:
        """Let a film be opened wherever it lies, that of the sign unless another is named; remember it."""
        if path is None and self._video is not None:
            path = self._video.path
        if path is not None:
            self._leave.allow_film(self._session.path, path)
            if self.state == "elsewhere" and self._video is not None and path == self._video.path:
                self._open(self.video)

    def try_out(self, path: Path, done: Callable[[opening.Identity], None]) -> None:
        """Look beside the window which film a file is; where none of it can be read its user is told why."""
        self._session.tell(tr("Looking at {name}…", name=path.name))
        self._trying.start(
            lambda _told: opening.try_out(path),
            done,
            lambda error: self._session.tell(f"{complaint(error)}."),
        )

    def _on_document(self) -> None:
        """Remember what was allowed for a document that has a file now."""
        video, path = self._session.sign.video, self._session.path
        if video is None or path is None or opening.is_below(video.path, self._folder):
            return
        if self._leave.may_open_film(None, video.path):
            self._leave.allow_film(path, video.path)

    def _on_no_film(self, error: SignerError) -> None:
        video = self._video
        if video is None:
            return
        path = Path(video.path)
        if isinstance(error, opening.ElsewhereError):
            self._become("elsewhere", ELSEWHERE.format(name=path.name, folder=path.parent))
        elif isinstance(error.__cause__, FileNotFoundError):
            self._become(
                "missing",
                tr(
                    "{name} is not in {parent} any more. Show where it is now.",
                    name=path.name,
                    parent=path.parent,
                ),
            )
        else:
            self._become("refused", f"{complaint(error)}.")

    def _on_found(self, found: opening.Identity) -> None:
        video = self._video
        if video is None:
            return
        path, (key, digest) = Path(video.path), found
        with contextlib.suppress(UnicodeEncodeError):  # a name that Qt's texts cannot hold is not watched
            self._watcher.addPath(str(path).encode().decode())
        if video.digest and digest != video.digest:
            self._session.tell(
                tr("{name} is another film than the one that this sign was written from.", name=path.name)
            )
        self._own.show(path if extra.is_installed() else None)
        if self._copy.take(key):
            self._on_made()
        elif not extra.is_installed():
            self._become("refused", begins(translated(extra.MISSING)))
        else:
            self._become("copying")
            self._copy.make(path)

    def _copy_anew(self) -> None:
        """Make the copy again: what is in the cache is damaged."""
        if self._video is not None and self.state == "ready":
            self._copy.throw_away()
            self._decoded = None
            self._on_found(opening.Identity(self._copy.key, self._video.digest))

    def _become(self, state: State, words: str = "") -> None:
        self.state, self.words = state, words
        if words:
            self._session.tell(words)
        self.changed.emit()

    def _on_more(self) -> None:
        self.progressed.emit(self.share)
        self.changed.emit()

    def _on_made(self) -> None:
        """Say that all of it is there, and what is odd about the film."""
        facts = None if self._copy.frames is None else self._copy.frames.facts
        if facts is not None and facts.warning:
            name = self.path.name if self.path else tr("The film")
            self._session.tell(f"{name}: {translated(facts.warning)}.")
        self._decoded = None
        self.progressed.emit(self.share)
        self._become("ready")

    def _refuse(self, words: str) -> None:
        self._copy.close()
        self._decoded = None
        self._become("refused", f"{words}.")

    # the file

    def _on_file(self, _path: str) -> None:
        """Say that the film is another file now; what is shown stays as it was."""
        path = self.path
        if path is None or self.state != "ready":  # the copying process finds it out
            return

        def found(now: opening.Identity) -> None:
            if now.key != self._copy.key:
                self._own.show(None)
                self._session.tell(
                    tr(
                        "{name} was replaced by another program. The film is shown as it was; "
                        "Film > Read the film again takes the new one.",
                        name=path.name,
                    )
                )

        words = tr("{name} was moved or removed. It is shown from its copy.", name=path.name)
        self._trying.start(
            lambda _told: opening.identify(path), found, lambda _error: self._session.tell(words)
        )
