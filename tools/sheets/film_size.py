"""Signals as a film shows them: how much of the picture each changes, and sheets for a reader.

A film of 1080 lines shows a head of some 165 px. What is not seen there is not signed.
"""

import math
import random
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtGui import QImage

from nonmanuals import catalogue
from nonmanuals.signal import Signal
from signer.characters.character import Character
from signer.characters.load import load_character
from signer.studio.drawing.signal_views import before_s, moments, signal_camera, signal_picture
from tools.sheets.hands import on_paper
from tools.sheets.page import Cell, write_pages
from tools.sheets.signals import is_strip, strip_s

HEAD_PX: Final = 165
"""From chin to crown."""
LEVELS: Final = 16
"""Of 255, by which a point has to change on the mean of red, green and blue: half of it is grain, twice of it
loses the folds."""
SEEN_PX: Final = 170
"""Points that have to change: a square of 13. At 100 and fewer a reader sees no change."""
FRAMES: Final = 4
"""Of what moves, on a sheet to guess from."""


def head_picture(character: Character, signal_id: str, time_s: float) -> QImage:
    """A picture of a moment of a signal, as large as in a film."""
    camera, marks = signal_camera(signal_id), load_character().body.landmarks
    wide_m = 2.0 * camera.distance_m * math.tan(camera.fov_rad / 2.0)
    head_m = float(marks["crown"][1] - marks["chin"][1])
    return on_paper(signal_picture(character, signal_id, time_s, round(wide_m * HEAD_PX / head_m)))


def changed_px(character: Character, signal_id: str) -> int:
    """Return how many points of the picture a signal changes, at the moment at which it changes most."""
    before = _levels(head_picture(character, signal_id, before_s(signal_id)))
    signal = catalogue.find(signal_id)
    return max(
        int((np.abs(_levels(head_picture(character, signal_id, time_s)) - before) > LEVELS).sum())
        for time_s in (moments(signal_id) if signal.reading is None else strip_s(signal))
    )


def _levels(picture: QImage) -> NDArray[np.float64]:
    flat = picture.convertToFormat(QImage.Format.Format_RGB888)
    rows = np.frombuffer(bytes(flat.constBits()), np.uint8).reshape(flat.height(), flat.bytesPerLine())
    points = rows[:, : 3 * flat.width()].reshape(flat.height(), flat.width(), 3)
    return np.asarray(points.mean(axis=2, dtype=np.float64))


def faint(character: Character, ids: Iterable[str]) -> list[str]:
    """Return which signals change less than has to be seen, with how much."""
    found = ((signal_id, changed_px(character, signal_id)) for signal_id in ids)
    return [f"{signal_id} changes {count} px of {SEEN_PX}" for signal_id, count in found if count < SEEN_PX]


def write_questions(folder: Path, count: int, seed: int) -> list[Path]:
    """Write sheets of questions, each a signal in words and four pictures, one of which shows it.

    Beside it stand one signal of its own track and two of any, all seen by its camera, so that nothing but
    what is shown tells them apart; those that are done alike are no choice. `questions.txt` has the words,
    `key.txt` beside the folder the answers.
    """
    draw, every = random.Random(seed), catalogue.every()
    asked = draw.sample(every, min(count, len(every)))
    cells, questions, key = list[Cell](), list[str](), list[str]()
    for number, signal in enumerate(asked, 1):
        choices = _choices(signal, every, draw)
        key.append(f"{number} {'ABCD'[choices.index(signal)]} {signal.id}")
        questions.append(f"{number}: {signal.name} ({signal.meaning})")
        cells += [
            Cell(_frames(each), (f"{number} {letter}",)) for letter, each in zip("ABCD", choices, strict=True)
        ]
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "questions.txt").write_text("\n".join(questions) + "\n")
    folder.with_suffix(".key.txt").write_text("\n".join(key) + "\n")
    return write_pages(cells, lambda page: folder / f"questions-{page}.png")


def _choices(signal: Signal, every: Sequence[Signal], draw: random.Random) -> list[Signal]:
    camera, done = signal_camera(signal.id), {_done(signal)}
    beside = list[Signal]()
    others = [each for each in every if signal_camera(each.id) == camera]
    for wanted in ([each for each in others if each.track == signal.track], others, others):
        for each in draw.sample(wanted, len(wanted)):
            if _done(each) not in done:
                done.add(_done(each))
                beside.append(each)
                break
    return draw.sample([signal, *beside], 1 + len(beside))


def _done(signal: Signal) -> object:
    return signal.phases, signal.pose, signal.movement, signal.parts, signal.target, signal.reading


def _frames(signal: Signal) -> tuple[QImage, ...]:
    times_s = moments(signal.id)
    if is_strip(signal):
        times_s = strip_s(signal)[:: -(-len(strip_s(signal)) // FRAMES)]
    character = load_character()
    return tuple(head_picture(character, signal.id, time_s) for time_s in times_s)
