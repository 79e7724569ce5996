"""A picture of a sign from a process that has no window, and perhaps no screen."""

import contextlib
import os
import select
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from signer.errors import ExportError
from signer.studio.stage.framing import ViewName

SCREEN: Final = ("-screen", "0", "1280x1024x24", "-nolisten", "tcp", "-noreset")
START_S: Final = 20.0
ANSWER_S: Final = 2.0
_CHILD: Final = "SIGNER_ON_VIRTUAL_SCREEN"


def draw(sign_path: Path, picture: Path, time_s: float, view: ViewName, size: tuple[int, int]) -> None:
    """Write a picture of the sign of a file; ExportError says what is in the way.

    Without a screen the same command runs again in a process of its own, on a virtual screen that lasts as long as it.
    """
    if has_screen():
        _draw_here(sign_path, picture, time_s, view, size)
        return
    if os.environ.get(_CHILD):
        raise ExportError(f"{picture}: not drawn: the virtual screen does not answer")
    command = [sys.executable, "-m", "signer", "render", str(sign_path), "-o", str(picture), "--time", repr(time_s), "--view", view]
    with virtual_screen() as name:
        environment = os.environ | {"DISPLAY": name, "QT_QPA_PLATFORM": "xcb", _CHILD: "1"}
        ended = subprocess.run([*command, "--size", f"{size[0]}x{size[1]}"], env=environment, capture_output=True, text=True, check=False)
    if ended.returncode:
        words = ended.stderr.strip().splitlines()
        raise ExportError(words[-1].removeprefix("signer: ") if words else f"{picture}: not drawn: the drawing process failed")


def has_screen() -> bool:
    """Whether windows can be shown here. A display that is named but does not answer is none: Qt would abort on it."""
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
    program = shutil.which("Xvfb")
    if program is None:
        raise ExportError("there is no screen to draw with, and no Xvfb to stand in for one; install xvfb, or run it on a desktop")
    told, tells = os.pipe()
    with os.fdopen(told, "rb", buffering=0) as answer:
        server = subprocess.Popen(
            [program, "-displayfd", str(tells), *SCREEN], pass_fds=[tells], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        os.close(tells)
        try:
            ready, _, _ = select.select([answer], [], [], START_S)
            number = answer.readline().decode().strip() if ready else ""
            if not number:
                raise ExportError("the virtual screen (Xvfb) does not start; run it on a desktop, or try Xvfb by hand to see why")
            yield f":{number}"
        finally:
            server.terminate()
            server.wait()


def _draw_here(sign_path: Path, picture: Path, time_s: float, view: ViewName, size: tuple[int, int]) -> None:
    from PySide6.QtGui import QGuiApplication

    from signer.files import load_sign
    from signer.studio.stage.gl import GraphicsError
    from signer.studio.stage.recorder import render_sign

    application = QGuiApplication.instance() or QGuiApplication(["signer"])
    try:
        render_sign(load_sign(sign_path), picture, time_s, view, size)
    except OSError as error:
        raise ExportError(str(error)) from error
    except GraphicsError as error:
        raise ExportError(f"{picture}: not drawn: {error}") from error
    finally:
        del application
