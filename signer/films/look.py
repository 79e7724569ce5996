"""Looks of the film of a sign: what is behind and beside the figure, and what each kind can hold."""

from dataclasses import dataclass
from typing import Final

ENDINGS: Final = (".webm", ".mp4")
"""Kinds of films that the extra writes, by the endings of their files."""
FILMS: Final = (".gif", ".webp", *ENDINGS)
"""Kinds of moving pictures that are drawn, by the endings of their files."""
READ: Final = (".mp4", ".m4v", ".mov", ".webm", ".mkv", ".avi", ".mts", ".3gp")
"""Endings of files that are offered as films to be read; others are read too if they hold one."""
CLEAR: Final = "none"
"""The background that is none."""
BESIDE: Final = ("vtt", "srt")
"""Forms of files of words that stand beside a film."""
CAPTIONS: Final = ("burnt", *BESIDE)
"""Ways in which words come with a film."""
FIGURES: Final = ("light", "dark")
"""Looks of the figure by its skin; its shirt is dark, or light, before which hands are seen."""
WORDS: Final = ("gloss", "translation", "both")
"""Words that captions hold."""


@dataclass(frozen=True, slots=True)
class FilmLook:
    """Look of a film: what it shows behind and beside the figure.

    Attributes:
        background: "" for the soft light one, "none" for transparency, or a colour as "#00b140".
        captions: "" for none, "burnt" into the pictures, or "vtt" or "srt" for a file of the film's name
            beside it.
        words: "gloss", "translation" or "both": what the captions say.
        figure: one of FIGURES.
        anywhere: whether that film is opened also where it is neither beside the sign nor below it.
        slides_mb: how large the file of a clip for slides may be, MB, which shows the sign at full speed, at
            half, and at full again; 0 for a film of the sign once.
        beside: whether the film from which the sign was written stands at the left, at the same moments.
    """

    background: str = ""
    captions: str = ""
    words: str = "gloss"
    beside: bool = False
    figure: str = FIGURES[0]
    anywhere: bool = False
    slides_mb: float = 0.0

    @property
    def is_transparent(self) -> bool:
        """Return whether there is nothing behind the figure."""
        return self.background == CLEAR


def misfit(ending: str, size: tuple[int, int], look: FilmLook) -> str:
    """Return why a film of that kind cannot look so; empty when it can.

    Args:
        ending: of its file, as ".webm".
        size: width and height, px.
        look: what it shows beside the figure.
    """
    if look.is_transparent and ending not in (".webm", ".webp"):
        return f"a film that ends in {ending} cannot be transparent; use .webm"
    if look.slides_mb and look.captions in BESIDE:
        return "a clip for slides has its words in its pictures; use --captions burnt"
    if look.is_transparent and look.beside:
        return "beside a film nothing is transparent; leave one of both out"
    if ending == ".mp4" and (size[0] % 2 or size[1] % 2):
        return f"an MP4 has even sides, not {size[0]}x{size[1]}; add a pixel"
    return ""


PLAIN: Final = FilmLook()
"""A film of the figure before the soft light background."""
