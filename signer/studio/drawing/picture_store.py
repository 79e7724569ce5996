"""Pictures kept on disk between runs or shipped with the program, found by what went into them.

The body, its handshapes, the shaders, and the question.
"""

from __future__ import annotations

import hashlib
import io
import zipfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Final

import numpy as np
from PySide6.QtCore import QIODevice, QSaveFile, QStandardPaths
from PySide6.QtGui import QImage

from handshapes import catalogue
from signer.characters.character import Character, per_body
from signer.kinematics.hand import finger_rotations, handshape_angles
from signer.studio.drawing import shaders
from signer.studio.drawing.encoding import encoded

# Raise it when light, camera or material change outside the shaders.
PICTURES: Final = "2"
SHIPPED: Final = Path(__file__).with_name("pictures.zip")
"""Pictures that come with the program, those of its signs: `tools/bake_library.py` draws them."""


@per_body(maxsize=1)
def _made_of(character: Character) -> str:
    body = character.body
    digest = hashlib.sha256(PICTURES.encode())
    for part in (
        body.cage.tobytes(),
        body.materials.tobytes(),
        body.weights.data.tobytes(),
        shaders.fingerprint_text().encode(),
    ):
        digest.update(part)
    # As the bones turn, not only as the table says: a picture is stale too when angles come to mean something
    # else.
    hands = finger_rotations(body, "right", [handshape_angles(shape) for shape in catalogue.every()])
    digest.update((np.round(hands, 9) + 0.0).tobytes())
    return digest.hexdigest()


def folder() -> Path:
    """Return the folder of the picture cache; deleting it costs a few seconds at the next start."""
    return Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.CacheLocation)) / "pictures"


def kept(character: Character, question: str, make: Callable[[], QImage]) -> QImage:
    """The picture that answers a question: from disk, shipped, or made and put on the disk.

    A disk that cannot be read or written only costs time: the picture is made again.
    """
    image = found(character, question)
    if image.isNull():
        image = make()
        if not image.isNull():
            _write(folder() / f"{name_of(character, question)}.png", image)
    return image


def found(character: Character, question: str) -> QImage:
    """The picture that answers a question when it lies on disk or is shipped, else an empty one."""
    name = name_of(character, question)
    path = folder() / f"{name}.png"
    image = QImage(str(path)) if path.exists() else QImage.fromData(shipped_bytes(name))
    return image if image.isNull() else image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)


def name_of(character: Character, question: str) -> str:
    """Return the name under which the answer to a question is kept, without the file's ending."""
    return hashlib.sha256(f"{_made_of(character)} {question}".encode()).hexdigest()[:32]


def card_of(name: str) -> str:
    """Return the name under which the picture of a signer of the program is shipped."""
    return f"signer-{name}"


def shipped_bytes(name: str) -> bytes:
    """Return the content of the picture of a name that is shipped, as WebP, else nothing."""
    archive = _archive()
    try:
        return b"" if archive is None else archive.read(f"{name}.webp")
    except (KeyError, zipfile.BadZipFile):
        return b""


@cache
def _archive() -> zipfile.ZipFile | None:
    """Open the shipped pictures; None where they are missing or broken: then all are drawn."""
    try:
        return zipfile.ZipFile(io.BytesIO(SHIPPED.read_bytes()))
    except (OSError, zipfile.BadZipFile):
        return None


def _write(path: Path, image: QImage) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError:
        return
    content, file = encoded(image, "PNG"), QSaveFile(str(path))
    if file.open(QIODevice.OpenModeFlag.WriteOnly):
        file.write(content)
        file.commit()  # does nothing when a write has failed
