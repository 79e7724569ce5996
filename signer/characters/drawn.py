"""Skin of a character that is drawn in place of the surface that is touched: an avatar's own mesh."""

from dataclasses import dataclass
from typing import NamedTuple

from body_model.arrays import Array32, Indices
from body_model.model import Body


class Paint(NamedTuple):
    """Base colour of a material.

    Attributes:
        picture: a PNG or JPEG as its file has it; empty for one colour.
        factor: (3,) linear, what the picture is multiplied by.
        cut: opacity below which nothing is drawn; 0 draws all of it.
    """

    picture: bytes
    factor: tuple[float, float, float]
    cut: float


@dataclass(frozen=True, eq=False)
class DrawnSkin:
    """Mesh of an avatar, with all of its hair and clothes.

    Attributes:
        body: its points as the cage, each once, and as the surface those of the file, seams doubled.
        triangles: (T, 3) of the surface, both sides of those that are seen from both.
        places: (M, 3) place of each point in the picture of its paint, and the row of that.
        paints: base colours.
        credit: words of its author and its licence, which its file asks to be shown; empty for none.
    """

    body: Body
    triangles: Indices
    places: Array32
    paints: tuple[Paint, ...]
    credit: str = ""
