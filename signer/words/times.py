"""Times as people type them: seconds, milliseconds, or frames."""

import re
from typing import Final

from signer.document import timing
from signer.document.frame_rates import FrameRate
from signer.phrases import phrase

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
    return f"{time_s:.2f} s"


def _read(text: str, fps: FrameRate, first_frame: int) -> float:
    plain = text.strip().replace(",", ".")
    found = _TYPED.fullmatch(plain)
    if plain.startswith(("-", "\N{MINUS SIGN}")):
        raise ValueError(f"A time cannot be negative. {HOW}")
    if found is None:
        raise ValueError(
            f"\N{LEFT DOUBLE QUOTATION MARK}{text.strip()[:20]}\N{RIGHT DOUBLE QUOTATION MARK} is not a "
            f"time. {HOW}"
        )
    unit = (found["unit"] or "").lower()
    number = float(found["frame"] or found["number"])
    if found["frame"] or unit.startswith("f"):
        number = max(0.0, number - first_frame) / fps
    elif unit == "ms":
        number /= 1000.0
    if number > timing.LONGEST_S:
        raise ValueError(f"A sign lasts {timing.LONGEST_S:.0f} s at most. {HOW}")
    return timing.stored(number)
