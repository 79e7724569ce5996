"""Captions of a film: words with their times, and the text of a WebVTT or SRT file."""

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple


class Cue(NamedTuple):
    """Words that are shown from one time of a film to another, s."""

    start_s: float
    end_s: float
    text: str


def vtt(cues: Iterable[Cue]) -> str:
    """Return the text of a WebVTT file; whatever stands in the words is shown as it is."""
    parts = ["WEBVTT\n"]
    for cue in cues:
        words = " ".join(cue.text.split()).replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
        parts.append(f"{_clock(cue.start_s)} --> {_clock(cue.end_s)}\n{words}\n")
    return "\n".join(parts)


def srt(cues: Iterable[Cue]) -> str:
    """Return the text of an SRT file, which has no escapes: players may take `<i>` in words as theirs."""
    found = list(cues)
    found.sort(key=lambda cue: cue.start_s)  # players show cues in the order of the file
    times = (f"{_clock(cue.start_s)} --> {_clock(cue.end_s)}".replace(".", ",") for cue in found)
    parts = zip(times, found, strict=True)
    return "\n".join(
        f"{number}\n{time}\n{' '.join(cue.text.split())}\n" for number, (time, cue) in enumerate(parts, 1)
    )


def shown_at(cues: Iterable[Cue], time_s: float) -> tuple[str, ...]:
    """Return the words that are shown at a time, a line for each cue; none where none are."""
    return tuple(cue.text for cue in cues if cue.start_s <= time_s < cue.end_s)


def _clock(time_s: float) -> str:
    milliseconds = round(1000 * max(0.0, time_s))
    minutes, rest = divmod(milliseconds, 60_000)
    return f"{minutes // 60:02d}:{minutes % 60:02d}:{rest // 1000:02d}.{rest % 1000:03d}"


TEXTS: Final[dict[str, Callable[[Iterable[Cue]], str]]] = {".vtt": vtt, ".srt": srt}
"""Texts of files of words, by their endings."""
