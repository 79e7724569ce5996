"""Marks of a drawing that explains a sign, painted on white paper: no OpenGL is asked for anything."""

from typing import Any

import numpy as np
import pytest
from PySide6.QtGui import QGuiApplication, QImage, QPainter

from signer.studio.drawing import arrows, framing
from signer.studio.drawing.arrows import Ground
from signer.studio.drawing.strokes import Stroke

SIZE_PX = 440
ALONG = np.linspace(0.0, 1.0, 49)[:, None]
FROM = np.array([-0.2, 1.2, 0.2])
HAND = FROM + 0.04 * np.array([(x, y, 0.0) for x in (-1.0, 0.0, 1.0) for y in (-1.0, 0.0, 1.0)])


def painted(stroke: Stroke, hand: np.ndarray | None = None) -> tuple[np.ndarray, np.ndarray]:
    """(N, 2) px that are painted in the stroke's ink, and (M, 2) px of the hand."""
    image = QImage(SIZE_PX, SIZE_PX, QImage.Format.Format_RGB32)
    image.fill(0xFFFFFFFF)
    painter = QPainter(image)
    ground = Ground(painter, framing.FRONT, SIZE_PX, {} if hand is None else {"dominant": hand})
    arrows.arrow(ground, stroke, 0)
    painter.end()
    pixels = np.array(image.constBits(), np.uint8).reshape(SIZE_PX, SIZE_PX, 4)[..., :3]
    ink = np.array(arrows.INKS[stroke.role].getRgb()[2::-1])
    return np.argwhere((pixels == ink).all(axis=-1))[:, ::-1], ground.covered()


def way(towards: tuple[float, float, float], **changes: Any) -> Stroke:
    return Stroke("dominant", 0.0, FROM + ALONG * np.array(towards), **changes)


def width_px(pixels: np.ndarray, share: float) -> int:
    """Height of the column of a way to the side, at a share of its length."""
    left, right = pixels[:, 0].min(), pixels[:, 0].max()
    return int((pixels[:, 0] == round(left + share * (right - left))).sum())


def test_an_arrow_grows_wider_as_it_comes_nearer(qapp: QGuiApplication) -> None:
    aside, nearer = painted(way((0.2, 0.0, 0.0)))[0], painted(way((0.2, 0.0, 0.12)))[0]
    assert width_px(aside, 0.4) == pytest.approx(width_px(aside, 0.1), abs=1)
    assert width_px(nearer, 0.6) > width_px(nearer, 0.1) + 2


@pytest.mark.parametrize(
    "stroke",
    [
        way((0.03, 0.01, 0.0), times=2),
        way((0.0, 0.02, 0.0), times=3, is_double=True),
        way((0.01, 0.02, 0.01), times=2, kind="squeeze"),
    ],
    ids=["taps", "goes to and fro", "squeezes"],
)
def test_what_is_small_covers_no_part_of_the_hand(qapp: QGuiApplication, stroke: Stroke) -> None:
    pixels, hand = painted(stroke, HAND)
    assert len(pixels) > 100
    apart = np.linalg.norm(pixels[:, None] - hand[None], axis=2)
    assert apart.min() > 5.0


def test_how_often_is_told_of_what_is_done_more_than_once_or_goes_back(qapp: QGuiApplication) -> None:
    once, twice = painted(way((0.2, 0.0, 0.0)))[0], painted(way((0.2, 0.0, 0.0), times=2))[0]
    assert len(twice) > len(once)
    there_and_back = painted(way((0.2, 0.0, 0.0), is_double=True))[0]
    assert np.ptp(there_and_back[:, 1]) > np.ptp(once[:, 1])
