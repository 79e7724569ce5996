"""The canvas of rows leaves open what stands on it: each canvas says all of that."""

from types import FunctionType

import pytest

from signer.studio.sentences.track import GlossTrack
from signer.studio.timeline.row_canvas import RowCanvas
from signer.studio.timeline.track_view.widget import TrackView

OPEN = [
    name
    for name, one in vars(RowCanvas).items()
    if isinstance(one, FunctionType) and "NotImplementedError" in one.__code__.co_names
]
CANVASES = RowCanvas.__subclasses__()


def test_tracks_and_glosses_are_canvases_of_rows() -> None:
    assert {TrackView, GlossTrack} <= set(CANVASES)
    assert "draw" in OPEN


@pytest.mark.parametrize("canvas", CANVASES)
def test_a_canvas_says_all_that_is_left_open(canvas: type) -> None:
    assert [name for name in OPEN if getattr(canvas, name) is getattr(RowCanvas, name)] == []
