"""Signals of face, gaze, head and trunk: stills of what is held, strips of frames of what moves."""

from typing import Final

from nonmanuals import catalogue
from nonmanuals.signal import Signal
from nonmanuals.target import Sweep
from signer.characters.load import load_character
from signer.studio.drawing.signal_views import BEGINS_S, length_s, moments, moves, signal_picture
from tools.sheets.hands import on_paper
from tools.sheets.page import Cell

PICTURE_PX: Final = 196
STRIP: Final = 8
"""Frames of what moves, at equal distances: a row of the page."""
FASTEST_HZ: Final = 4.0
"""A movement up to this rate has four frames a swing there and back in a strip."""


def cell_of(signal_id: str, size_px: int = PICTURE_PX) -> Cell:
    """One signal: one or two stills, or frames of its movement; its meaning, rate and confidence."""
    signal, character = catalogue.find(signal_id), load_character()
    times_s = strip_s(signal) if is_strip(signal) else moments(signal_id)
    pictures = tuple(on_paper(signal_picture(character, signal_id, time_s, size_px)) for time_s in times_s)
    when = ", ".join(f"{time_s - BEGINS_S:+.2f}" for time_s in times_s)
    return Cell(pictures, (signal.id, f"{signal.name}, {signal.confidence}", signal.meaning, f"at {when} s"))


def is_strip(signal: Signal) -> bool:
    """Return whether a signal is told by how it goes on: swings, blinks, sweeps and mouthed words."""
    goes_on = signal.kind == "blink" or signal.reading is not None or isinstance(signal.target, Sweep)
    return goes_on or moves(signal)


def strip_s(signal: Signal) -> tuple[float, ...]:
    """Moments of a preview that show how a signal moves, s: from its onset on.

    All of it where what moves is at a place of its own, such as the nod at the end of a topic.
    """
    start_s = BEGINS_S - signal.onset_s / 2
    step_s = (length_s(signal.id) - start_s) / (STRIP - 1)
    if _rate_hz(signal) and all(
        part.place == "all" for part in signal.parts if moves(catalogue.find(part.signal))
    ):
        step_s = min(step_s, 0.25 / min(_rate_hz(signal), FASTEST_HZ))
    return tuple(start_s + step_s * number for number in range(STRIP))


def _rate_hz(signal: Signal) -> float:
    """Return the rate of its own movement or of its quickest part; 0 without."""
    every = (signal, *(catalogue.find(part.signal) for part in signal.parts))
    return max((each.movement.rate_hz for each in every if each.movement is not None), default=0.0)
