"""Contact sheets show every posture once, and say where something is missed."""

import random
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication

from handshapes import catalogue
from nonmanuals import catalogue as signal_catalogue
from signer.document.tracks.hand import HandTrack
from signer.motion.posing import poses
from signer.studio.drawing.signal_views import length_s, moves, preview
from tests.helpers.characters import REFERENCE
from tests.helpers.examples import example
from tools.sheets import film_size, signals
from tools.sheets.hands import cell_of
from tools.sheets.page import PAGE_PX, Cell, write_pages
from tools.sheets.signs import cells_of


def square(edge_px: int = 60) -> QImage:
    picture = QImage(edge_px, edge_px, QImage.Format.Format_RGB32)
    picture.fill(QColor("teal"))
    return picture


def test_a_posture_that_comes_back_is_shown_once(qapp: QApplication) -> None:
    sign = example("IDEA")
    sign = sign.with_tracks(
        HandTrack(
            "dominant",
            (*sign.hand("dominant").keys, replace(sign.hand("dominant").keys[0], id="k3", time_s=2.0)),
        )
    )
    headings = [cell.lines[0] for cell in cells_of("IDEA", sign, 24)]
    assert [heading.split("   ")[1] for heading in headings] == ["k1, k3", "k2"]


def test_what_is_missed_stands_out(qapp: QApplication) -> None:
    sign = example("MOTHER")
    bent = replace(sign.hand("dominant").keys[0].orientation, flexion_rad=2.5)
    broken = sign.with_tracks(
        HandTrack("dominant", (replace(sign.hand("dominant").keys[0], orientation=bent),))
    )
    (good,), (bad,) = (
        list(cells_of("A", one, 24))
        for one in (sign.with_tracks(HandTrack("dominant", sign.hand("dominant").keys[:1])), broken)
    )
    assert "LIMIT" not in good.lines[1]
    assert "LIMIT" in bad.lines[1]


@pytest.mark.parametrize("side", ["right", "left"])
def test_a_handshape_is_seen_from_four_sides(qapp: QApplication, side: str) -> None:
    cell = cell_of(catalogue.find("open_b"), "right" if side == "right" else "left", 24)
    assert len(cell.pictures) == 4
    assert cell.lines[0] == "open_b"


def test_a_signal_is_a_still_or_a_strip_and_says_what_it_means(qapp: QApplication) -> None:
    still, moving = (signals.cell_of(name, 24) for name in ("brow.raise", "head.shake"))
    assert (len(still.pictures), len(moving.pictures)) == (1, signals.STRIP)
    assert still.lines[:2] == ("brow.raise", "Brows raised, H")
    assert len({picture.constBits().tobytes() for picture in moving.pictures}) == signals.STRIP


def test_every_strip_shows_the_movement_there_and_back() -> None:
    """Between the frames of a strip the head or face goes both ways at least once."""
    for signal in random.Random("strips").sample([*filter(moves, signal_catalogue.every())], 12):
        times_s = signals.strip_s(signal)
        assert times_s[0] > 0.0
        assert times_s[-1] <= length_s(signal.id) + 1e-9
        solved = poses(preview(signal.id), times_s, REFERENCE)
        moved = np.concatenate([solved.face_weights, solved.matrices.reshape(len(times_s), -1)], axis=1)
        steps = np.diff(moved, axis=0)
        assert ((steps > 1e-3).any(axis=0) & (steps < -1e-3).any(axis=0)).any(), signal.id


def test_pages_are_no_larger_than_they_may_be_and_hold_everything(qapp: QApplication, tmp_path: Path) -> None:
    cells = [Cell((square(), square()), (f"cell {number}", "words")) for number in range(400)]
    written = write_pages(cells, lambda number: tmp_path / f"page-{number}.png")
    pages = [QImage(str(path)) for path in written]
    assert len(pages) > 1
    assert all(page.width() <= PAGE_PX[0] + 16 and page.height() <= PAGE_PX[1] + 16 for page in pages)


FAINTEST = ("gaze.far", "eyes.wide.slight", "mouth.relax", "gaze.addressee")
"""Signals that change least at film size, and two that are seen only as another one ends."""


def test_the_faintest_signals_are_seen_at_film_size(qapp: QApplication) -> None:
    assert film_size.faint(REFERENCE, FAINTEST) == []


def test_a_signal_that_changes_too_little_is_named(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(film_size, "SEEN_PX", 10_000)
    (told,) = film_size.faint(REFERENCE, ["gaze.far"])
    assert told.startswith("gaze.far changes ")


def test_a_question_has_its_answer_once_and_no_choice_that_is_done_alike() -> None:
    every, draw = signal_catalogue.every(), random.Random(3)
    for signal in every:
        choices = film_size._choices(signal, every, draw)
        assert choices.count(signal) == 1
        assert len({film_size._done(each) for each in choices}) == len(choices) == len("ABCD")
        assert len({film_size.signal_camera(each.id) for each in choices}) == 1
