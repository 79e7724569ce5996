"""Laws of the effort that drafts spend."""

import pytest
from hypothesis import given
from hypothesis import strategies as some

from signer.importing.effort import Effort

COSTS = some.floats(0.0, 30.0)


@given(left=COSTS, most=COSTS, kept=COSTS, cost=COSTS)
def test_what_is_lent_leaves_what_is_kept_and_comes_back_unspent(
    left: float, most: float, kept: float, cost: float
) -> None:
    effort = Effort(left)
    with effort.at_most(most, kept) as lent:
        assert lent.left <= most
        assert effort.left >= min(left, kept) - 1e-9
        spent = cost if lent.takes(cost) else 0.0
    assert effort.left == pytest.approx(left - spent)
