"""Pictures kept on disk between runs, found by what went into them.

The body, its handshapes, the shaders, and the question.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
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
    """The picture that answers a question: from disk, or made and put there.

    A disk that cannot be read or written only costs time: the picture is made again.
    """
    image = found(character, question)
    if image.isNull():
        image = make()
        if not image.isNull():
            _write(_path(character, question), image)
    return image


def found(character: Character, question: str) -> QImage:
    """The picture that answers a question when it lies on disk, else an empty one."""
    path = _path(character, question)
    image = QImage(str(path)) if path.exists() else QImage()
    return image if image.isNull() else image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)


def _path(character: Character, question: str) -> Path:
    name = hashlib.sha256(f"{_made_of(character)} {question}".encode()).hexdigest()
    return folder() / f"{name[:32]}.png"


def _write(path: Path, image: QImage) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError:
        return
    content, file = encoded(image, "PNG"), QSaveFile(str(path))
    if file.open(QIODevice.OpenModeFlag.WriteOnly):
        file.write(content)
        file.commit()  # does nothing when a write has failed
