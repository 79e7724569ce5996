"""Times as people type them: seconds, milliseconds, or frames."""

import re
from typing import Final

from signer.document import timing
from signer.document.frame_rates import FrameRate
from signer.phrases import joined, phrase
from signer.words.numbers import signed

_TYPED: Final = re.compile(
    r"(?P<number>\d+\.?\d*|\.\d+)\s*(?P<unit>s|sec|ms|f|fr|frames?)?|frame\s*(?P<frame>\d+)", re.IGNORECASE
)
HOW: Final = phrase("Type seconds, as 0.4, or frames, as 12 f.")


def read_moment(text: str, fps: FrameRate) -> float:
    """Read a moment of the sign in seconds; frames are counted from 1, as the window shows them.

    ValueError says what to type.
    """
    return _read(text, fps, first_frame=1)


def read_length(text: str, fps: FrameRate) -> float:
    """Read a length of time in seconds; frames count from none. ValueError says what to type."""
    return _read(text, fps, first_frame=0)


def in_seconds(time_s: float) -> str:
    """Say a time in seconds with two decimals: "0.40 s"."""
    return joined(" ", (signed(time_s, 2), "s"))


def _read(text: str, fps: FrameRate, first_frame: int) -> float:
    plain = text.strip().replace(",", ".")
    found = _TYPED.fullmatch(plain)
    if plain.startswith(("-", "\N{MINUS SIGN}")):
        raise ValueError(phrase("A time cannot be negative. {how}", how=HOW))
    if found is None:
        raise ValueError(phrase("“{typed}” is not a time. {how}", typed=text.strip()[:20], how=HOW))
    unit = (found["unit"] or "").lower()
    number = float(found["frame"] or found["number"])
    if found["frame"] or unit.startswith("f"):
        number = max(0.0, number - first_frame) / fps
    elif unit == "ms":
        number /= 1000.0
    if number > timing.LONGEST_S:
        raise ValueError(
            phrase("A sign lasts {most_s:.0f} s at most. {how}", most_s=timing.LONGEST_S, how=HOW)
        )
    return timing.stored(number)
