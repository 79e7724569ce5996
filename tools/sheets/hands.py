"""Handshapes from four sides: into the palm, from the thumb, onto the back, from the pinky."""

from math import radians
from typing import Final

from PySide6.QtGui import QImage, QPainter

from body_model.plain_types import Side
from handshapes.handshape import Handshape
from signer.characters.load import load_character
from signer.studio.drawing.recorder import hand_closeup
from tools.sheets.page import PAPER, Cell

SIDES_DEG: Final = (0.0, 90.0, 180.0, -90.0)
ELEVATION_DEG: Final = 4.0
PICTURE_PX: Final = 190


def cell_of(shape: Handshape, side: Side = "right", size_px: int = PICTURE_PX) -> Cell:
    """One handshape, with its name, title, letters and confidence."""
    pictures = tuple(
        on_paper(
            hand_closeup(
                load_character(), shape.name, side, radians(azimuth), radians(ELEVATION_DEG), size_px, size_px
            ).image
        )
        for azimuth in SIDES_DEG
    )
    letters = f"  ({' '.join(shape.letters)})" if shape.letters else ""
    return Cell(
        pictures,
        (
            f"{shape.name}{letters}",
            f"{shape.title}, confidence {shape.confidence}: palm, thumb's side, back, pinky's side",
        ),
    )


def on_paper(picture: QImage) -> QImage:
    """A picture that lets something through, on the paper of the page."""
    paper = QImage(picture.size(), QImage.Format.Format_RGB32)
    paper.fill(PAPER)
    painter = QPainter(paper)
    painter.drawImage(0, 0, picture)
    painter.end()
    return paper
