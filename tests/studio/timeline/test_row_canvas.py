"""The canvas of rows leaves open what stands on it: each canvas says all of that."""

from signer.studio.sentences.track import GlossTrack
from signer.studio.timeline.row_canvas import RowCanvas
from signer.studio.timeline.track_view.widget import TrackView

OPEN = [name for name, one in vars(RowCanvas).items() if getattr(one, "__isabstractmethod__", False)]


def test_each_canvas_says_all_that_is_left_open() -> None:
    canvases = RowCanvas.__subclasses__()
    assert {TrackView, GlossTrack} <= set(canvases)
    assert "draw" in OPEN
    for canvas in canvases:
        assert [name for name in OPEN if getattr(canvas, name) is getattr(RowCanvas, name)] == []
