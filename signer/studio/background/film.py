"""The film beside the open sign: its copy made by a process of its own, and its frame at any moment."""

from __future__ import annotations

import contextlib
import os
import shutil
import sys
from pathlib import Path
from typing import Final, Literal, NamedTuple, TypeAlias

from PySide6.QtCore import QFileSystemWatcher, QObject, QProcess, QStandardPaths, QTimer, Signal
from PySide6.QtGui import QImage

from signer.document.video import Video
from signer.films import extra
from signer.lazy import lazily
from signer.studio.background.film_frames import OwnFrames
from signer.studio.editing.session import Session

with lazily():
    from signer.films import scrub

State: TypeAlias = Literal["none", "missing", "copying", "ready", "refused"]
SILENT_MS: Final = 60_000
"""A copying process that says nothing for so long is ended: its film hangs the decoder."""
END_MS: Final = 3000
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


def cache_folder() -> Path:
    """Return the folder of scrub copies; deleting it costs the time to decode films again."""
    return Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.CacheLocation)) / "films"


class Film(QObject):
    """The film of the open sign.

    The session's sign says which; the playhead alone says which frame, by `shown`. Nothing is decoded here.

    Signals:
        changed(): another film or state, or more frames of it are there.
        progressed(share): so much of its copy is made.
        own_came(): a frame of its own size that was asked for is there.
    """

    changed = Signal()
    progressed = Signal(float)
    own_came = Signal()

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._video: Video | None = None
        self._copy: scrub.ScrubCopy | None = None
        self._process: QProcess | None = None
        self._part: Path | None = None
        self._key = ""
        self._decoded: tuple[int, QImage] | None = None
        self._own = OwnFrames()
        self._own.came.connect(self.own_came)
        self._watcher = QFileSystemWatcher(self)
        self._watcher.fileChanged.connect(self._on_file)
        self._silence = QTimer(self)
        self._silence.setSingleShot(True)
        self._silence.setInterval(SILENT_MS)
        self._silence.timeout.connect(self._on_silence)
        self.state: State = "none"
        self.words = ""
        """Reason why there is no picture; empty where there is one, or no film."""
        self.share = 0.0
        self.slip_s = 0.0
        """s by which the film is ahead of where its pins put it, until the moment is pinned."""
        session.sign_changed.connect(self._follow)
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
    def size(self) -> tuple[int, int] | None:
        """Width and height of the film's picture, px; None as long as no frame is known."""
        if self._copy is not None and self._copy.facts is not None:
            return self._copy.facts.size
        return None if self._decoded is None else (self._decoded[1].width(), self._decoded[1].height())

    def span_s(self) -> tuple[float, float] | None:
        """Return from when to when the film is looked at, in seconds of the sign; None without frames."""
        video, copy = self.video, self._copy
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
        video, copy = self.video, self._copy
        if video is None or copy is None:
            return None
        film_s = self._at(sign_s)
        found = copy.at(film_s)
        if found is None:
            return None
        if self._decoded is None or self._decoded[0] != found.number:
            self._decoded = found.number, QImage.fromData(found.jpeg)
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
        if self._copy is not None and self._video is not None:
            self._own.ask(self._at(sign_s))

    def _at(self, sign_s: float) -> float:
        """Return the moment of the film that is shown at a moment of the sign, s."""
        video, film_s = self.video, self.film_time(sign_s)
        if video is not None and video.trim_s is not None and not self.slip_s:
            return min(max(film_s, video.trim_s[0]), video.trim_s[1])
        return film_s

    def frame_step(self, sign_s: float, frames: int) -> float:
        """Return when a frame so many further on begins, in the film, s; within the film."""
        copy = self._copy
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
        self._end_process()
        self._own.show(None)
        if self._watcher.files():
            self._watcher.removePaths(self._watcher.files())
        if self._copy is not None:
            self._copy.close()
        self._copy, self._decoded, self.share, self.slip_s = None, None, 0.0, 0.0

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
        path = Path(video.path)
        try:
            key, digest = scrub.key_of(path), scrub.digest_of(path)
        except (OSError, ValueError):
            self._become("missing", f"{path.name} is not in {path.parent} any more. Show where it is now.")
            return
        with contextlib.suppress(UnicodeEncodeError):  # a name that Qt's texts cannot hold is not watched
            self._watcher.addPath(str(path).encode().decode())
        if video.digest and digest != video.digest:
            self._session.tell(f"{path.name} is another film than the one that this sign was written from.")
        self._key = key
        self._own.show(path if extra.is_installed() else None)
        scrub.keep_within(cache_folder(), needed=key)
        if self._take(cache_folder() / key):
            scrub.mark_used(cache_folder() / key)
            self._become("ready")
        elif not extra.is_installed():
            self._become("refused", f"{extra.MISSING[0].upper()}{extra.MISSING[1:]}")
        else:
            self._begin(path)

    def _become(self, state: State, words: str = "") -> None:
        self.state, self.words = state, words
        if words:
            self._session.tell(words)
        self.changed.emit()

    def _take(self, folder: Path) -> bool:
        """Read a copy from now on; False where there is none, or not all of one."""
        try:
            copy = scrub.ScrubCopy(folder)
        except OSError:
            return False
        if copy.facts is None and folder != self._part:
            copy.close()
            return False
        if self._copy is not None:
            self._copy.close()
        self._copy, self._decoded = copy, None
        if copy.facts is not None and copy.facts.warning:
            self._session.tell(f"{self.path.name if self.path else 'The film'}: {copy.facts.warning}.")
        return True

    # the process that copies

    def _begin(self, path: Path) -> None:
        self._part = cache_folder() / f"{self._key}.part{os.getpid()}-{id(self):x}"
        shutil.rmtree(self._part, ignore_errors=True)
        process = QProcess(self)
        process.readyReadStandardOutput.connect(self._on_progress)
        process.finished.connect(self._on_finished)
        process.errorOccurred.connect(self._on_error)
        self._process = process
        process.start(sys.executable, ["-m", "signer.films.copying", str(path), str(self._part)])
        self._silence.start()
        self._become("copying")

    def _on_progress(self) -> None:
        if self._process is None:
            return
        self._silence.start()
        lines = bytes(self._process.readAllStandardOutput().data()).split()
        with contextlib.suppress(ValueError, IndexError):
            self.share = float(lines[-1])
        if self._copy is None:
            self._take(self._part or Path())
        else:
            self._copy.refresh()
        self.progressed.emit(self.share)
        self.changed.emit()

    def _on_error(self, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart:
            self._refuse("The film cannot be read: no other process can be started here.")

    def _on_finished(self, code: int, status: QProcess.ExitStatus) -> None:
        process, part = self._process, self._part
        if process is None or part is None:
            return
        complaint = bytes(process.readAllStandardError().data()).decode(errors="replace").strip()
        if code != 0 or status != QProcess.ExitStatus.NormalExit:
            name = self.path.name if self.path is not None else "The film"
            told = complaint.splitlines()[-1:] if code == 1 and "Traceback" not in complaint else []
            self._refuse(told[0] if told else f"{name}: its decoder ended over it; it is damaged")
            return
        self._forget_process()
        if self._copy is not None:
            self._copy.close()
            self._copy = None
        target = cache_folder() / self._key
        with contextlib.suppress(OSError):
            os.replace(part, target)
        if not self._take(target):
            self._become("refused", "The copy of the film is gone; open the film again.")
            return
        shutil.rmtree(part, ignore_errors=True)  # another window was quicker
        scrub.keep_within(cache_folder(), needed=self._key)
        self.share = 1.0
        self.progressed.emit(1.0)
        self._become("ready")

    def _on_silence(self) -> None:
        name = self.path.name if self.path is not None else "The film"
        self._refuse(f"{name}: reading it does not come to an end; it is damaged")

    def _refuse(self, words: str) -> None:
        self._end_process()
        if self._copy is not None:
            self._copy.close()
            self._copy, self._decoded = None, None
        self._become("refused", f"{words}.")

    def _end_process(self) -> None:
        process = self._process
        self._forget_process()
        if process is not None and process.state() != QProcess.ProcessState.NotRunning:
            process.kill()
            process.waitForFinished(END_MS)
        if self._part is not None:
            if self._copy is not None and process is not None:
                self._copy.close()
                self._copy, self._decoded = None, None
            shutil.rmtree(self._part, ignore_errors=True)
            self._part = None

    def _forget_process(self) -> None:
        self._silence.stop()
        if self._process is not None:
            self._process.blockSignals(True)
            self._process.deleteLater()
        self._process = None

    # the file

    def _on_file(self, _path: str) -> None:
        """Say that the film is another file now; what is shown stays as it was."""
        path = self.path
        if path is None or self.state == "copying":  # the copying process finds it out
            return
        try:
            if scrub.key_of(path) == self._key:
                return
            self._own.show(None)
            self._session.tell(
                f"{path.name} was replaced by another program. The film is shown as it was; "
                "Film > Read the film again takes the new one."
            )
        except OSError:
            self._session.tell(f"{path.name} was moved or removed. It is shown from its copy.")
