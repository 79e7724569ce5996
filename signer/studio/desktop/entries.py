"""Write and remove what a Linux desktop reads: entry, icons, types of files, thumbnails.

Everything goes into the user's own data folder, and nothing that is not written here is touched, but the
indexes that the desktop's own tools keep.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple
from xml.sax.saxutils import escape, quoteattr

from PySide6.QtCore import QBuffer, QIODevice, QRectF
from PySide6.QtGui import QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgRenderer

from signer import atomic, installed
from signer.errors import SignerError

NAME: Final = "asl-signer"
"""Name of every file that is written, and the id of the program on the desktop."""
ICON: Final = Path(__file__).parent / "icon.svg"
ICON_SIZES: Final = (16, 22, 24, 32, 48, 64, 128, 256, 512)
"""Edges of the drawn icons, in pixels, as the icon themes of desktops ask for them."""
ENTRY: Final = f"applications/{NAME}.desktop"
PACKAGE: Final = f"mime/packages/{NAME}.xml"
THUMBNAILER: Final = f"thumbnailers/{NAME}.thumbnailer"
DRAWN: Final = f"icons/hicolor/scalable/apps/{NAME}.svg"
ICONS: Final = {f"icons/hicolor/{edge}x{edge}/apps/{NAME}.png": edge for edge in ICON_SIZES}
"""Paths of what is written, in the data folder; of the drawn icons with their edges in pixels."""
MAGIC_BYTES: Final = 64
"""Bytes at the start of a file within which its format is looked for."""


class FileType(NamedTuple):
    """A kind of file of Signer's: whether the editor opens it, and `signer render` draws it."""

    mime: str
    comment: str
    pattern: str
    magic: str
    is_opened: bool
    is_drawn: bool


TYPES: Final = (
    FileType("application/x-asl-sign+json", "ASL sign", "*.sign", "asl-sign", True, True),
    FileType("application/x-asl-utterance+json", "ASL sentence", "*.utterance", "asl-utterance", True, True),
    FileType(
        "application/x-asl-handshape+json", "ASL handshape", "*.handshape", "asl-handshape", True, False
    ),
    FileType("application/x-asl-signal+json", "ASL face signal", "*.signal", "asl-signal", True, False),
)


def data_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """Return the folder in which the desktop looks for what one user has installed."""
    named = environment.get("XDG_DATA_HOME", "")
    return Path(named) if Path(named).is_absolute() else Path.home() / ".local" / "share"


def commands() -> tuple[list[str], list[str]]:
    """Find the commands of this very installation: one opens the editor, one takes all others.

    They are named in full, for a desktop does not search where a shell does.
    """
    if installed.is_frozen():
        return [sys.executable, "edit"], [sys.executable]
    folder = Path(sys.executable).parent
    found = [folder / "signer-studio", folder / "signer"]
    if all(path.is_file() for path in found):
        return [str(found[0])], [str(found[1])]
    own = [sys.executable, "-m", "signer"]
    return [*own, "edit"], own


def _quoted(words: list[str]) -> str:
    """Quote a command as desktop entries want it: first as an argument, then as a text."""
    return " ".join(map(_quoted_word, words)).replace("\\", "\\\\")


def _quoted_word(word: str) -> str:
    for special in '\\"`$':
        word = word.replace(special, f"\\{special}")
    return f'"{word}"'.replace("%", "%%")


def desktop_entry(editor: list[str]) -> str:
    """Return the entry of the program, which `editor` opens."""
    return "\n".join(
        (
            "[Desktop Entry]",
            "Type=Application",
            "Name=Signer",
            "GenericName=Sign language editor",
            "Comment=Write signs of American Sign Language for signing avatars",
            f"Exec={_quoted(editor)} %f",
            f"Icon={NAME}",
            "Terminal=false",
            f"MimeType={''.join(f'{each.mime};' for each in TYPES if each.is_opened)}",
            "Categories=Graphics;3DGraphics;Education;",
            "Keywords=ASL;sign language;avatar;animation;",
            "StartupWMClass=Signer",
            "",
        )
    )


def mime_package() -> str:
    """Return the types of files as shared-mime-info reads them; magic tells ours from others."""
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">',
    ]
    for each in TYPES:
        quoted = quoteattr(f'"{each.magic}"')
        lines += [
            f"  <mime-type type={quoteattr(each.mime)}>",
            f"    <comment>{escape(each.comment)}</comment>",
            '    <sub-class-of type="application/json"/>',
            f'    <icon name="{NAME}"/>',
            '    <magic priority="60">',
            f'      <match type="string" offset="0:{MAGIC_BYTES}" value={quoted}/>',
            "    </magic>",
            f"    <glob pattern={quoteattr(each.pattern)}/>",
            "  </mime-type>",
        ]
    return "\n".join([*lines, "</mime-info>", ""])


def thumbnailer(program: list[str]) -> str:
    """Return the entry by which a file manager has signs drawn."""
    return "\n".join(
        (
            "[Thumbnailer Entry]",
            f"TryExec={program[0]}",
            f"Exec={_quoted(program)} render %i -o %o --size %sx%s",
            f"MimeType={''.join(f'{each.mime};' for each in TYPES if each.is_drawn)}",
            "",
        )
    )


@cache
def icon(edge_px: int) -> bytes:
    """Draw the icon as a PNG of so many pixels a side."""
    image = QImage(edge_px, edge_px, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    QSvgRenderer(str(ICON)).render(painter, QRectF(0, 0, edge_px, edge_px))
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QImageWriter(buffer, b"png")
    if not writer.write(image):
        raise SignerError(f"the icon cannot be drawn: {writer.errorString()}")
    return bytes(buffer.data().data())


def files(editor: list[str], program: list[str]) -> dict[str, bytes]:
    """Return every file that is written, by its path in the data folder."""
    return {
        ENTRY: desktop_entry(editor).encode(),
        PACKAGE: mime_package().encode(),
        THUMBNAILER: thumbnailer(program).encode(),
        DRAWN: ICON.read_bytes(),
        **{name: icon(edge) for name, edge in ICONS.items()},
    }


def install() -> list[Path]:
    """Write everything, over what an older Signer wrote; the paths of the files.

    Raises:
        SignerError: where this is no such desktop, or its folder cannot be written.
    """
    _require_linux()
    folder, written = data_folder(), []
    for name, content in files(*commands()).items():
        path = folder / name
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            atomic.write(path, content, keep_backup=False)
        except OSError as error:
            raise SignerError(f"{path}: not installed: {atomic.refusal(error, path)}") from error
        written.append(path)
    _refresh(folder)
    return written


def remove() -> list[Path]:
    """Remove what was installed; the paths of the files that were there.

    Raises:
        SignerError: where this is no such desktop, or a file cannot be removed.
    """
    _require_linux()
    folder, removed = data_folder(), []
    for name in (ENTRY, PACKAGE, THUMBNAILER, DRAWN, *ICONS):
        path = folder / name
        try:
            path.unlink()
        except FileNotFoundError:
            continue
        except OSError as error:
            raise SignerError(f"{path}: not removed: {error.strerror or error}") from error
        removed.append(path)
    if removed:
        _refresh(folder)
    return removed


def lasts() -> bool:
    """Return whether this installation stays where it is: one in a cache may be cleaned away.

    The environment's own mark tells nothing: uv puts one into every environment, so that none is backed up.
    """
    return not any((parent / "CACHEDIR.TAG").is_file() for parent in Path(sys.prefix).parents)


def _require_linux() -> None:
    if sys.platform in ("win32", "darwin"):
        raise SignerError("desktop entries are for Linux; here the installer makes known what Signer opens")


def _refresh(folder: Path) -> None:
    """Let the desktop's own tools renew their indexes, where it has them."""
    for tool, *arguments in (
        ("update-mime-database", str(folder / "mime")),
        ("update-desktop-database", "-q", str(folder / "applications")),
        ("gtk-update-icon-cache", "-q", "-t", "-f", str(folder / "icons" / "hicolor")),
    ):
        if program := shutil.which(tool):
            subprocess.run(
                [program, *arguments],
                env=installed.system_environment(),
                check=False,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )
