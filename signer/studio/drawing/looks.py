"""Looks of the figure: in the signer's own colours, or darker; and which of them the stage shows."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from body_model.model import Look
from signer.characters.colours import DARK
from signer.films.look import FIGURES

LOOKS: Final[Mapping[str, Look | None]] = MappingProxyType(dict(zip(FIGURES, (None, DARK), strict=True)))
"""Looks by name; None is that of the signer itself."""

_shown = [FIGURES[0]]


def shown() -> str:
    """Return the name of the look in which the stage shows the figure; cards keep the first one."""
    return _shown[0]


def on_stage() -> Look | None:
    """Return the look in which the stage shows the figure; None for its own."""
    return LOOKS[shown()]


def show(name: str) -> None:
    """Let the stage show the figure in this look from its next picture on. KeyError for an unknown name."""
    if name not in LOOKS:
        raise KeyError(name)
    _shown[0] = name
