"""A ghost of the arm that is worked on: drawn alone, quickly, from where the stage looks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QImage

from body_model.arrays import Array
from signer.characters.character import Character
from signer.document.sign import OTHER_SIDE, SIDE_OF, Sign
from signer.document.values import HandRole
from signer.lazy import lazily
from signer.studio.drawing import looks
from signer.studio.drawing.figure import figure_of
from signer.studio.drawing.frame import Frame
from signer.studio.drawing.quality import Quality
from signer.studio.stage.stage import Stage

with lazily():
    from signer.studio.drawing import recorder

if TYPE_CHECKING:
    from signer.studio.drawing.mesh import Part


def drawn_arm(stage: Stage, character: Character, sign: Sign, role: HandRole, matrices: Array) -> QImage:
    """Return the arm of a hand, as posed by the bones' matrices, as large as the stage."""
    figure, side = figure_of(character, matrices), SIDE_OF[role]
    side = side if sign.dominant_side == "right" else OTHER_SIDE[side]
    part: Part = "right arm" if side == "right" else "left arm"
    quality, size = Quality(shadow_taps=0, detail=False, samples=4), (stage.width(), stage.height())
    frame = Frame(stage.camera, size, quality, look=looks.on_stage())
    return recorder.studio(character).picture(*figure.drawn, frame, part)
