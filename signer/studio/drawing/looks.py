"""Looks of the figure: colours of skin, palms, hair and shirt, and which of them the stage shows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from body_model.plain_types import Vector
from signer.films.look import FIGURES


@dataclass(frozen=True, slots=True)
class Look:
    """Colours of the figure, linear red, green and blue from 0 to 1.

    Attributes:
        skin: of face, arms and backs of the hands.
        palm: of the palms, by which they are told from the backs.
        hair: of hair, brows and lashes.
        shirt: contrasts with the skin, so that hands before it are seen.
    """

    skin: Vector
    palm: Vector
    hair: Vector
    shirt: Vector


LIGHT: Final = Look(
    (0.600, 0.372, 0.272), (0.740, 0.470, 0.385), (0.030, 0.019, 0.014), (0.036, 0.088, 0.135)
)
DARK: Final = Look((0.150, 0.076, 0.046), (0.400, 0.222, 0.160), (0.014, 0.010, 0.009), (0.560, 0.580, 0.560))
LOOKS: Final[Mapping[str, Look]] = MappingProxyType(dict(zip(FIGURES, (LIGHT, DARK), strict=True)))

_shown = [FIGURES[0]]


def shown() -> str:
    """Return the name of the look in which the stage shows the figure; cards keep the first one."""
    return _shown[0]


def on_stage() -> Look:
    """Return the look in which the stage shows the figure."""
    return LOOKS[shown()]


def show(name: str) -> None:
    """Let the stage show the figure in this look from its next picture on. KeyError for an unknown name."""
    if name not in LOOKS:
        raise KeyError(name)
    _shown[0] = name
