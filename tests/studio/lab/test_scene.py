"""Names beside postures."""

import numpy as np
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication

from signer.studio.lab.scene import grouped, placed

BENT = np.array([(100.0, 100.0), (140.0, 160.0), (200.0, 120.0)])
BOUNDS = QRectF(0, 0, 600, 500)


def test_postures_that_coincide_share_one_name() -> None:
    groups = grouped([("direct", BENT), ("ccd", BENT + 2.0), ("damped", BENT + 40.0)])
    assert [text for text, _ in groups] == ["Direct \N{MIDDLE DOT} CCD", "Damped"]


def test_many_of_them_are_counted() -> None:
    names = ("direct", "ccd", "transpose", "pseudo_inverse", "damped", "selective")
    assert [text for text, _ in grouped([(name, BENT) for name in names])] == ["Direct and 5 others"]


def test_a_name_stands_outside_the_bend(qapp: QApplication) -> None:
    (name,) = placed([("Direct", BENT)], BOUNDS, [])
    assert name.box.center().y() > BENT[1, 1]


def test_no_name_covers_another_or_leaves_the_picture(qapp: QApplication) -> None:
    target = QRectF(120, 180, 160, 26)
    names = placed([(f"name {index}", BENT + index) for index in range(6)], BOUNDS, [target])
    boxes = [target, *(name.box for name in names)]
    assert not any(first.intersects(second) for index, first in enumerate(boxes) for second in boxes[:index])
    assert all(BOUNDS.contains(name.box) for name in names)


def test_a_name_at_the_edge_is_moved_inside(qapp: QApplication) -> None:
    (name,) = placed([("Direct and 5 others", BENT + np.array((430.0, 360.0)))], BOUNDS, [])
    assert BOUNDS.contains(name.box)
