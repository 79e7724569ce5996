"""The canvas of rows leaves open what stands on it: Python refuses one that does not say all of that."""

import pytest

from signer.studio.timeline.row_canvas import RowCanvas
from signer.studio.timeline.track_view.widget import TrackView

OPEN = [name for name, one in vars(RowCanvas).items() if getattr(one, "__isabstractmethod__", False)]


@pytest.mark.parametrize("name", OPEN)
def test_a_canvas_that_leaves_something_open_is_refused_by_its_name(name: str) -> None:
    said = {each: getattr(TrackView, each) for each in OPEN}
    type("Whole", (RowCanvas,), said)
    with pytest.raises(TypeError, match=f"^Part does not say {name}$"):
        type("Part", (RowCanvas,), {each: one for each, one in said.items() if each != name})
