"""A picture or a film of a sign from a process that has no window, and perhaps no screen."""

import contextlib
import math
import os
import select
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from body_model.bodies import REFERENCE
from signer import atomic
from signer.characters.character import Character
from signer.characters.load import load_character
from signer.document.frame_rates import FrameRate
from signer.document.sign import Sign
from signer.document.video import placed
from signer.errors import ExportError, FilmError
from signer.films.look import PLAIN, FilmLook
from signer.lazy import lazily
from signer.studio.drawing import gl_format
from signer.studio.drawing.framing import View
from signer.studio.drawing.gl import GraphicsError
from signer.studio.drawing.looks import LOOKS
from signer.studio.language import complaint, tr

with lazily():
    from PySide6 import QtGui

    from signer import avatars, files, installed
    from signer.films import opening
    from signer.studio.drawing import diagram, film, recorder


SCREEN: Final = ("-screen", "0", "1280x1024x24", "-nolisten", "tcp", "-noreset")
START_S: Final = 20.0
ANSWER_S: Final = 2.0
_CHILD: Final = "SIGNER_ON_VIRTUAL_SCREEN"


@dataclass(frozen=True, slots=True)
class Shot:
    """Picture or film to draw: a moment or a time range of a sign, and its view.

    Attributes:
        time_s: the moment of a picture, and of a film the one whose pose the close-up looks at.
        view: from where.
        size: width and height, px.
        fps: frames a second of a film; None for a picture.
        stretch: of a film, from when to when, s.
        signer: name of the character, or the path of an avatar that was learned, in `.avatar`.
        look: of the figure, and what a film shows beside it.
        is_diagram: a page that explains the whole sign by postures and arrows, in place of a moment; it has
            views of its own, and is at most as large as `size`.
    """

    time_s: float
    view: View
    size: tuple[int, int]
    fps: FrameRate | None = None
    stretch: tuple[float, float] = (0.0, 0.0)
    signer: str = REFERENCE
    look: FilmLook = PLAIN
    is_diagram: bool = False


def draw(sign_path: Path, picture: Path, shot: Shot, progress: Callable[[float], None]) -> None:
    """Write a picture or a film of the sign of a file; ExportError says what is in the way.

    Without a screen the same command runs again in a process of its own, on a virtual screen that lasts as
    long as it.
    """
    _require_file(picture)
    if has_screen():
        _draw_here(sign_path, picture, shot, _say if os.environ.get(_CHILD) else progress)
        return
    if os.environ.get(_CHILD):
        raise ExportError(tr("{picture}: not drawn: the virtual screen does not answer", picture=picture))
    with virtual_screen() as name:
        _draw_in_child(sign_path, picture, shot, progress, {"DISPLAY": name, "QT_QPA_PLATFORM": "xcb"})


def draw_beside(sign: Sign, picture: Path, shot: Shot, progress: Callable[[float], None]) -> None:
    """Draw an open sign as `draw` does, in a child process, on the window's screen.

    The OpenGL of the window beside it belongs to the window's own thread.
    """
    _require_file(picture)
    with tempfile.TemporaryDirectory(prefix="signer-") as folder:
        sign_path = Path(folder) / "open.sign"
        files.save_sign(sign, sign_path)
        _draw_in_child(sign_path, picture, shot, progress, {})


def _require_file(picture: Path) -> None:
    """Refuse a place where no file can be written, before anything is drawn."""
    try:
        atomic.require_file(picture)
    except OSError as error:
        raise ExportError(
            tr("{picture}: not drawn: {refusal}", picture=picture, refusal=atomic.refusal(error, picture))
        ) from error


def _draw_in_child(
    sign_path: Path, picture: Path, shot: Shot, progress: Callable[[float], None], environment: dict[str, str]
) -> None:
    command = [sys.executable, "-m", "signer", "render", str(sign_path), "-o", str(picture), *_options(shot)]
    environment = os.environ | environment | {_CHILD: "1"}
    with (
        tempfile.TemporaryFile("w+") as complaints,
        subprocess.Popen(
            command, env=environment, stdout=subprocess.PIPE, stderr=complaints, text=True
        ) as child,
    ):
        assert child.stdout is not None
        try:
            for line in child.stdout:
                progress(float(line))
        except BaseException:
            child.terminate()
            raise
        child.wait()
        complaints.seek(0)
        words = complaints.read().strip().splitlines()
    if child.returncode:
        raise ExportError(
            words[-1].removeprefix("signer: ")
            if words
            else tr("{picture}: not drawn: the drawing process failed", picture=picture)
        )


def _options(shot: Shot) -> list[str]:
    """The shot as the command line spells it."""
    view = (
        shot.view
        if isinstance(shot.view, str)
        else ",".join(repr(math.degrees(angle)) for angle in shot.view)
    )
    told = [f"--view={view}", "--size", f"{shot.size[0]}x{shot.size[1]}", "--signer", shot.signer]
    if shot.is_diagram:
        return [*told[1:], "--diagram"]
    told += ["--look", shot.look.figure]
    if shot.fps is None:
        return [*told, "--time", repr(shot.time_s)]
    told += ["--fps", str(shot.fps), "--from", repr(shot.stretch[0]), "--to", repr(shot.stretch[1])]
    told += ["--background", shot.look.background] if shot.look.background else []
    captions = ["--captions", shot.look.captions, "--caption-words", shot.look.words]
    told += captions if shot.look.captions else []
    told += ["--beside"] if shot.look.beside else []
    told += ["--slides", repr(shot.look.slides_mb)] if shot.look.slides_mb else []
    return [*told, "--film-anywhere"] if shot.look.beside and shot.look.anywhere else told


def require_film(look: FilmLook, sign: Sign, folder: Path | None) -> None:
    """Raise FilmError where a film is to be shown beside that lies elsewhere, and that was not allowed.

    Args:
        look: what is to be shown.
        sign: the sign, the path of its film absolute.
        folder: that of the sign's file; None where it has none.
    """
    if look.beside and sign.video is not None and not look.anywhere:
        try:
            opening.require_beside(Path(sign.video.path), folder)
        except opening.ElsewhereError as error:
            raise FilmError(
                tr("{error}; --film-anywhere opens it all the same", error=complaint(error))
            ) from error


def _say(share: float) -> None:
    sys.stdout.write(f"{share}\n")
    sys.stdout.flush()


def has_screen() -> bool:
    """Return whether windows can be shown here.

    A display that is named but does not answer is none: Qt would abort on it.
    """
    if not sys.platform.startswith("linux") or os.environ.get("WAYLAND_DISPLAY"):
        return True
    host, colon, number = os.environ.get("DISPLAY", "").rpartition(":")
    number = number.partition(".")[0]
    return bool(colon) and number.isdecimal() and _answers(host, int(number))


def _answers(host: str, number: int) -> bool:
    path = f"/tmp/.X11-unix/X{number}"
    places: list[tuple[int, str | tuple[str, int]]] = [(socket.AF_UNIX, path), (socket.AF_UNIX, f"\0{path}")]
    if host not in ("", "unix"):
        places = [(socket.AF_INET, (host, 6000 + number))]
    for family, address in places:
        with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_STREAM) as line:
            line.settimeout(ANSWER_S)
            line.connect(address)
            return True
    return False


@contextmanager
def virtual_screen() -> Iterator[str]:
    """Run Xvfb, and give the name of its display; ExportError where it is not installed or does not start."""
    program = shutil.which(tr("Xvfb"))
    if program is None:
        raise ExportError(
            tr(
                "there is no screen to draw with, and no Xvfb to stand in for one; install xvfb, or run it "
                "on a desktop"
            )
        )
    told, tells = os.pipe()
    with os.fdopen(told, "rb", buffering=0) as answer:
        server = subprocess.Popen(
            [program, "-displayfd", str(tells), *SCREEN],
            env=installed.system_environment(),
            pass_fds=[tells],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(tells)
        try:
            ready, _, _ = select.select([answer], [], [], START_S)
            number = answer.readline().decode().strip() if ready else ""
            if not number:
                raise ExportError(
                    tr(
                        "the virtual screen (Xvfb) does not start; run it on a desktop, or try Xvfb by hand "
                        "to see why"
                    )
                )
            yield f":{number}"
        finally:
            server.terminate()
            server.wait()


def _who(signer: str) -> Character:
    """Return the character of a name, or the avatar of a file that was learned."""
    return avatars.opened(signer).character if signer.endswith(".avatar") else load_character(signer)


def _draw_here(sign_path: Path, picture: Path, shot: Shot, progress: Callable[[float], None]) -> None:
    if QtGui.QGuiApplication.instance() is None:
        gl_format.prepare()
    application = QtGui.QGuiApplication.instance() or QtGui.QGuiApplication(["signer"])
    sign = files.load_sign(sign_path)
    if sign.video is not None:
        sign = replace(sign, video=placed(sign.video, str(sign_path.absolute().parent), absolute=True))
    require_film(shot.look, sign, sign_path.absolute().parent)
    try:
        if shot.is_diagram:
            diagram.write_diagram(_who(shot.signer), sign, picture, shot.size)
        elif shot.fps is None:
            recorder.render_sign(
                _who(shot.signer),
                sign,
                picture,
                shot.time_s,
                shot.view,
                shot.size,
                LOOKS[shot.look.figure],
            )
        else:
            film.render_film(
                _who(shot.signer),
                sign,
                picture,
                shot.fps,
                stretch=shot.stretch,
                still_s=shot.time_s,
                view=shot.view,
                size=shot.size,
                look=shot.look,
                progress=progress,
            )
    except OSError as error:
        raise ExportError(
            tr("{picture}: not drawn: {refusal}", picture=picture, refusal=atomic.refusal(error, picture))
        ) from error
    except GraphicsError as error:
        raise ExportError(
            tr("{picture}: not drawn: {error}", picture=picture, error=complaint(error))
        ) from error
    finally:
        del application
