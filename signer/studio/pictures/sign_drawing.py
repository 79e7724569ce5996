"""Draws pictures of signs in a process of its own, so that the window does not stand still.

`python -m signer.studio.pictures.sign_drawing`.

It is called with the names of the application and its organisation, which say where pictures are kept. Paths
of sign files come in, one a line; each is told back when its picture lies on disk, or when there is none to
be had.
"""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from PySide6.QtGui import QGuiApplication, QImage

from signer.characters.load import reference
from signer.document.queries import every_key
from signer.document.sign import Sign
from signer.document.values import TOUCHING
from signer.errors import SignerError
from signer.lazy import lazily
from signer.studio.drawing import framing, gl_format, picture_store
from signer.studio.drawing.quality import PICTURE
from signer.studio.files import locations
from signer.studio.language import tr

with lazily():
    from signer.files import sign_file
    from signer.library import facts
    from signer.motion import posing
    from signer.studio.drawing import recorder


PICTURE_PX: Final = 260  # twice what a card shows, for fine screens
CAMERA: Final = replace(framing.FRONT, target_m=(0.0, 1.42, 0.05), distance_m=1.9)
DRAWN: Final = "1"
"""Raise it when the same sign is posed or shown otherwise than before."""


def question(digest: str) -> str:
    """Under what the picture of a sign is kept; `digest` is that of its facts."""
    return tr(
        "sign {digest} {camera} {picture_px} {drawn}",
        digest=digest,
        camera=CAMERA,
        picture_px=PICTURE_PX,
        drawn=DRAWN,
    )


def shown_time_s(sign: Sign) -> float:
    """The moment that a sign is best known by.

    The first touch of the hands, or its first key, in the middle of the hold.
    """
    keys = [key for _, key in every_key(sign)]
    touching = (key for key in keys if key.contact is not None and key.contact.manner in TOUCHING)
    key = next(touching, keys[0] if keys else None)
    return key.time_s + key.hold_s / 2 if key is not None else 0.0


def drawn(sign: Sign) -> QImage:
    """The picture of a sign, made now."""
    return recorder.render_pose(
        posing.pose_at(sign, shown_time_s(sign)), CAMERA, PICTURE_PX, PICTURE_PX, quality=PICTURE
    )


def _keep(path: Path) -> None:
    """Draw the picture of a file's sign unless it lies on disk."""
    sign = sign_file.open_sign(path).sign
    asked = question(facts.Facts.of(path.stem, sign).picture)
    picture_store.kept(reference(), asked, lambda: drawn(sign))


def main(names: Sequence[str]) -> int:
    """Draw what is asked for until nothing more comes."""
    gl_format.prepare()
    application = QGuiApplication(["signer"])
    application.setApplicationName(names[0])
    application.setOrganizationName(names[1])
    for line in sys.stdin:
        path = locations.of_text(line.rstrip("\n"))
        with contextlib.suppress(SignerError, OSError):  # the card stays empty; opening the sign says why
            _keep(path)
        print(line, end="", flush=True)  # noqa: T201
    del application
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
