import pytest
from PySide6.QtCore import QPointF

from signer.document.values import PATH_SHAPES, PathShape
from signer.studio.timeline.track_view.paint import way_shape

START, END = QPointF(10.0, 50.0), QPointF(90.0, 50.0)


@pytest.mark.parametrize("shape", PATH_SHAPES)
def test_every_path_is_drawn_from_key_to_key_and_within_its_track(shape: PathShape) -> None:
    box = way_shape(shape, START, END).boundingRect()
    assert (box.left(), box.right()) == (10.0, 90.0)
    assert box.top() >= 34.0
    assert box.bottom() <= 54.0


def test_no_two_paths_look_alike() -> None:
    drawn = [way_shape(shape, START, END) for shape in PATH_SHAPES]
    assert all(one != other for index, one in enumerate(drawn) for other in drawn[:index])
