"""Names beside postures."""

import numpy as np
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication

from signer.studio.lab.scene import grouped, placed

BENT = np.array([(100.0, 100.0), (140.0, 160.0), (200.0, 120.0)])
BOUNDS = QRectF(0, 0, 600, 500)


def test_postures_that_coincide_share_one_name_and_many_are_counted() -> None:
    apart = grouped([("direct", BENT), ("ccd", BENT + 2.0), ("pseudo_inverse", BENT + 40.0)])
    assert [text for text, _ in apart] == ["Direct \N{MIDDLE DOT} CCD", "Pseudo"]
    many = [(name, BENT) for name in ("direct", "ccd", "pseudo_inverse", "heading", "axis_angle", "juggler")]
    assert [text for text, _ in grouped(many)] == ["Direct and 5 others"]


def test_no_name_covers_another_or_leaves_the_picture_and_the_first_stands_outside_the_bend(
    qapp: QApplication,
) -> None:
    target = QRectF(120, 180, 160, 26)
    groups = [(f"name {index}", BENT + index) for index in range(6)]
    edge = ("Direct and 5 others", BENT + np.array((430.0, 360.0)))
    boxes = [target, *(box for _, box, _ in placed([*groups, edge], BOUNDS, [target]))]
    assert not any(first.intersects(second) for index, first in enumerate(boxes) for second in boxes[:index])
    assert all(BOUNDS.contains(box) for box in boxes)
    assert placed(groups[:1], BOUNDS, [])[0][1].center().y() > BENT[1, 1]
